import{Fi as untrustedEnvironment,Ot as gitIn,Rr as failureReport,an as _usingCtx$1}from"./shared/basics.js";
import{a as wholeReport,t as markdownText}from"./shared/markdown.js";
import{t as noEvent}from"./shared/event.js";
import{d as readInputs}from"./shared/rules-file.js";
import{n as isCancellation,t as abortOnSignals}from"./shared/interrupt.js";
import{t as terminalConsole}from"./shared/terminal-console.js";
import{t as gate}from"./shared/gate.js";
import{tmpdir}from"node:os";
import{join}from"node:path";
import{mkdtemp,rm,writeFile}from"node:fs/promises";
async function buildSample(e){
let t=await mkdtemp(join(tmpdir(),`benchgate-sample-`)),n=gitIn(t,e);
await n.run([`init`,`--quiet`,`--initial-branch=head`]);
for(let[e,r]of[[`base`,`Words, looked at in three ways`],[`head`,`Ignore space around words, and index the table`]]){
for(let[n,r]of Object.entries(sampleFiles[e]))await writeFile(join(t,n),r);
await n.run([`add`,`--all`]),await n.run([`commit`,`--quiet`,`--message=${r}`]),e===`base`&&await n.run([`tag`,`base`])}
return{folder:t,[Symbol.asyncDispose]:()=>rm(t,{recursive:!0,force:!0})}}
const bench=`import { checksum, lookUp, unique } from './library.mjs'

const words = Array.from({ length: 400 }, (_, i) => \`word-\${(i * 7919) % 300}\`)
const table = Array.from({ length: 400 }, (_, i) => [\`word-\${i}\`, i])

const benchmarks = {
  Unique: () => unique(words).length,
  LookUp: () => lookUp(table, words).length,
  Checksum: () => checksum(words),
}

const results = []
// Of this process alone, in nanoseconds: what else runs on the machine does not count.
const time = () => process.cpuUsage().user * 1000

for (const [name, run] of Object.entries(benchmarks)) {
  let count = 0
  for (const end = time() + 20e6; time() < end; count++) run()
  const start = time()
  for (let i = 0; i < count; i++) run()
  const each = (time() - start) / count
  results.push({ name, unit: 'ns/op', value: each })
}
console.log(JSON.stringify(results))
`,checksum=`
export function checksum(words) {
  let sum = 2166136261
  for (const word of words) {
    for (let i = 0; i < word.length; i++) sum = Math.imul(sum ^ word.charCodeAt(i), 16777619)
  }
  return sum >>> 0
}
`,sampleFiles={base:{"bench.mjs":bench,"library.mjs":`// Words, looked at in three ways.
export function unique(words) {
  return [...new Set(words)]
}

export function lookUp(table, words) {
  return words.map(word => table.find(([key]) => key === word)?.[1])
}
${checksum}`},head:{"bench.mjs":bench,"library.mjs":`// Words, looked at in three ways.
export function unique(words) {
  return [...new Set(words.map(word => word.trim().normalize().toLowerCase()))]
}

export function lookUp(table, words) {
  const index = new Map(table)
  return words.map(word => index.get(word))
}
${checksum}`}},settings={run:`node bench.mjs`,format:`customSmallerIsBetter`,base:`base`,count:`12`,seed:`7`},console=terminalConsole(),interrupt=abortOnSignals(console);
try{
try{
var _usingCtx=_usingCtx$1();
let{env:e}=untrustedEnvironment(process.env,[]),t=_usingCtx.a(await buildSample(e));
console.info(`A sample repository is in ${t.folder}: one function of three got slower, one faster.`);
let{result:n}=await gate(readInputs(e=>settings[e]??``),{folder:t.folder,env:process.env,event:noEvent,server:``,profiles:tmpdir(),signal:interrupt.signal,console});
process.stdout.write(`\nThe comment it would post:\n\n${markdownText(wholeReport(n))}\n`),process.stdout.write(`Verdict: ${n.verdict}. ${n.reason}${n.verdict===`fail`?`; the check would be red`:``}.\n`),n.verdict===`inconclusive`&&process.stdout.write(`This machine was too busy to show it in twelve rounds: the gate says so, and lets the check pass. Run it again when less is going on.
`)}catch(e){
_usingCtx.e=e}finally{
await _usingCtx.d()}}catch(e){
isCancellation(e,interrupt.signal)?console.info(`cancelled; the sample repository has been removed`):process.stdout.write(markdownText(failureReport(e))),process.exitCode||=1}finally{
interrupt.done()}
export{};