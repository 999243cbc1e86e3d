import{i as sourceName}from"./names.js";
import{Dt as decodePath,Fi as untrustedEnvironment,L as usualRules,Ot as gitIn,jn as formatRatio,k as readFlags,mi as printableName,wi as Misconfigured}from"./basics.js";
import{o as readRules,s as rulesIn,x as ruleTexts,y as ruleAt}from"./rules-file.js";
import{i as sizeToAccept}from"./acceptances.js";
import{r as isNamedBy}from"./row-rules.js";
import{f as regressions}from"./verdict.js";
import{r as readComparisons,t as NotAResult}from"./read-result.js";
import{dirname,join,resolve}from"node:path";
import{mkdir,readFile,writeFile}from"node:fs/promises";
function withEntries(e,t,n,r,i){
let a=new Set(r.map(({match:e})=>e)),o=i.filter(({texts:e})=>a.has(e.match??``)),s=t.split(`
`);
if(n===null){
let e=t===``||t.endsWith(`
`)?t:`${t}\n`;
return`${e}${e===``?``:`
`}accepted:\n${inYaml(r,`  `)}`}
if(!/^(accepted|"accepted"|'accepted')\s*:\s*(#.*)?\r?$/.test(s[n-1]??``))throw new Misconfigured(`${ruleAt(e,n)}: "accepted" is written in one line. Write its entries on lines of their own below it, or add these yourself:\n${inYaml(r,`  `)}`);
let c=s.slice(n).find(e=>/^\s*-\s/.test(e)),l=/^\s*/.exec(c??`  -`)?.[0]??``,u=new Set(o.flatMap(e=>linesOf(e,s))),d=s.filter((e,t)=>t>=n&&!u.has(t));
return[...s.slice(0,n),inYaml(r,l).trimEnd(),...d].join(`
`)}
function linesOf({line:e},t){
let n=e-1,r=/^(\s*)-\s/.exec(t[n]??``)?.[1]?.length;
if(r===void 0)return[];
let i=t.slice(e).findIndex(e=>/\S/.test(e)&&e.search(/\S/)<=r),a=i<0?t.length:e+i;
for(;a>e&&t[a-1]?.trim()===``;)a--;
return Array.from({length:a-n},(e,t)=>n+t)}
function inYaml(e,t){
return e.map(e=>{
let[n=``,...r]=Object.entries(e).filter(([,e])=>e!==``).map(([e,t])=>`${e}: ${scalar(t)}`);
return[`${t}- ${n}`,...r.map(e=>`${t}  ${e}`)].join(`
`)}).map(e=>`${e}\n`).join(``)}
function scalar(e){
return/^\d[\d.%-]*$/.test(e)?e:JSON.stringify(e)}
const flags={from:{type:`string`},why:{type:`string`},rules:{type:`string`}},usage=`Usage: benchgate accept --from result.json --why "reason" [benchmark ...]

Accepts regressions of a result in the rules file (${usualRules}): each with its size, the reason, your name from git
and the day. Commit that file with the change: the check passes as long as these get no worse, and reviewers see what was
accepted. After the merge the entries do nothing more, and can be removed.

Benchmarks are names as the report has them, or globs such as "Decode*" or "* B/op"; without any, all that regressed.

  --from    the result file: of a run with --results, or out of the artifact of a workflow
  --why     the reason; it stands in the report
  --rules   another rules file, from the top folder of the repository
`;
async function run(e,t){
let{words:n,values:r}=readFlags(e,flags,`benchgate accept`),{from:i,why:a}=r;
if(typeof i!=`string`||i===``)throw new Misconfigured(`accept: which result? Give the file with --from: the result.json of a run with --results, or of the artifact of a workflow.`);
if(typeof a!=`string`||a.trim()===``)throw new Misconfigured(`accept: why? Give the reason with --why; reviewers read it in the report.`);
let{env:o}=untrustedEnvironment(t.env,[]),s=await comparisonsIn(resolve(t.folder,i),i),c=chosenOf(regressions(s),n,i),l=gitIn(t.folder,o),u=decodePath((await l.run([`rev-parse`,`--show-toplevel`])).trim()),d=decodePath((await l.ask([`config`,`user.name`]))?.trim()??``),f=new Date().toISOString().slice(0,10),p=c.map(e=>entryOf(e,s,a.trim(),d,f)),m=typeof r.rules==`string`?r.rules:``,h=await readRules(u,m),g=h?.file??`.github/benchgate.yml`,_=withEntries(g,h===null?``:await readFile(join(u,g),`utf8`),h?.lines.accepted??null,p,h?.lists.accepted??[]);
return ruleTexts(g,rulesIn(g,_)),h===null&&await mkdir(join(u,dirname(usualRules)),{recursive:!0}),await writeFile(join(u,g),_),t.stdout.write(`${g}: accepted\n${p.map(e=>`  ${printableName(e.match)}, up to ${e[`up-to`]} worse\n`).join(``)}Commit it with the change.\n`),0}
async function comparisonsIn(e,t){
let n=await readFile(e,`utf8`).catch(e=>{
throw new Misconfigured(`accept: "${t}" cannot be read: ${e.message}. Name a result file.`)});
try{
return readComparisons(n)}catch(e){
throw e instanceof NotAResult?new Misconfigured(`accept: "${t}" is no result file of this version: ${e.message} Name a result.json.`):e}}
function chosenOf(e,t,n){
if(e.length===0)throw new Misconfigured(`accept: nothing regressed in "${n}", so there is nothing to accept.`);
let r=t.find(t=>!e.some(e=>isNamedBy(t,e)));
if(r!==void 0)throw new Misconfigured(`accept: "${r}" fits nothing that regressed. These did: ${e.slice(0,10).map(e=>`"${printableName(e.benchmark)} ${e.unit}"`).join(`, `)}.`);
return t.length===0?e:e.filter(e=>t.some(t=>isNamedBy(t,e)))}
function entryOf(e,t,n,r,i){
let{package:a,benchmark:o,unit:s}=e,c=sizeToAccept(e),l={cpu:null,reported:t.map(({benchmark:e})=>e),most:1/0};
return{match:`${a===null?o:`${a}.${sourceName(o,l).name}`} ${s}`.replaceAll(`*`,`?`),"up-to":c===null?`any`:formatRatio(c),why:n,by:r,on:i}}
export{flags,run,usage};