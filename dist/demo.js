import{Fi as untrustedEnvironment,N as terminalWidth,Ot as gitIn,Rr as failureReport,an as _usingCtx$1,j as paintFor}from"./shared/basics.js";
import{n as usesOf}from"./shared/pins.js";
import{r as briefReport,t as terminalText}from"./shared/terminal2.js";
import{a as wholeReport,t as markdownText}from"./shared/markdown.js";
import{t as htmlPage}from"./shared/html.js";
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

// Processor time of this process, in milliseconds.
const now = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
const warmUp = 8
const slice = 0.3
const slices = 60

const results = []
for (const [name, run] of Object.entries(benchmarks)) {
  let warm = 0
  for (const end = now() + warmUp; now() < end; warm++) run()
  const calls = Math.max(1, Math.round((warm / warmUp) * slice))
  let fastest = Infinity
  for (let i = 0; i < slices; i++) {
    const start = now()
    for (let call = 0; call < calls; call++) run()
    fastest = Math.min(fastest, now() - start)
  }
  results.push({ name, unit: 'ns/op', value: (fastest / calls) * 1e6 })
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
${checksum}`}},settings={run:`node bench.mjs`,format:`customSmallerIsBetter`,base:`base`,count:`10`,threshold:`10%`,seed:`7`},isMarkdown=process.argv.includes(`--markdown`),console=terminalConsole(),interrupt=abortOnSignals(console);
try{
try{
var _usingCtx=_usingCtx$1();
let{env:e}=untrustedEnvironment(process.env,[]),t=_usingCtx.a(await buildSample(e));
console.info(`A sample repository is in ${t.folder}: head made one of its functions slower and one faster.`);
let{result:n}=await gate(readInputs(e=>settings[e]??``),{folder:t.folder,env:process.env,event:noEvent,server:``,profiles:tmpdir(),signal:interrupt.signal,console}),r=wholeReport(n),i=join(await mkdtemp(join(tmpdir(),`benchgate-report-`)),`report.html`);
await writeFile(i,htmlPage(r)),process.stdout.write(isMarkdown?`\n${markdownText(r)}\n`:`\n${inTerminal(n)}${nextSteps(n.verdict,i)}`)}catch(e){
_usingCtx.e=e}finally{
await _usingCtx.d()}}catch(e){
isCancellation(e,interrupt.signal)?console.info(`cancelled; the sample repository has been removed`):process.stdout.write(markdownText(failureReport(e))),process.exitCode||=1}finally{
interrupt.done()}
function inTerminal(e){
let{stdout:t}=process;
return terminalText(briefReport(e,!0),paintFor(t,process.env),terminalWidth(t))}
function nextSteps(e,t){
return`
${e===`fail`?`On a pull request the check would be red, and a comment would say this (npm start -- --markdown prints it).`:`This machine was too busy to show the regression in so few rounds. Run it again when less is going on.`}
The report as a page: ${t}

Next, in a repository of yours:
  npm install --global ${import.meta.dirname}
  benchgate init      finds the benchmarks, writes the workflow, and tries it
  benchgate           compares uncommitted work with HEAD, or a branch with where it began

Or save this as .github/workflows/benchgate.yml in a Go repository:

  on: pull_request
  jobs:
    benchgate:
      runs-on: ubuntu-latest
      permissions: { contents: read, pull-requests: write }
      steps:
        - uses: ${usesOf(`checkout`)}
          with: { persist-credentials: false }
        - uses: ${usesOf(`setup-go`)}
          with: { go-version-file: go.mod }
        - uses: ${usesOf(`benchgate`)}
`}
export{};