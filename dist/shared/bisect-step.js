import{i as getInput}from"./libraries-of-workflow.js";
import{a as bisect,c as bisectionText,n as hearIn,o as measuredWith,s as refuseUnrelated}from"./bisect.js";
import{t as benchPatternIn}from"./names.js";
import{t as bisectInputsOf}from"./step-inputs.js";
import{f as regressions}from"./verdict.js";
import{A as jsonDocument,Ci as CouldNotMeasure,Fi as untrustedEnvironment,I as wakeWorkers,Lr as failureLine,Ot as gitIn,mi as printableName,mn as plain,wi as Misconfigured}from"./basics.js";
import{w as patternsOf}from"./judged.js";
import{r as readResults,t as foundName}from"./read-results.js";
import{n as withholdCredentials}from"./credentials.js";
import{t as noEvent}from"./event.js";
import{i as workflowConsole,n as failWhereUncaught,r as keepCommandFiles}from"./workflow-console.js";
import{a as readInputsWith,n as findRules}from"./rules-file.js";
import{A as passesUnmeasured}from"./run-resources.js";
import{n as isCancellation,t as abortOnSignals}from"./interrupt.js";
import{t as gate}from"./gate.js";
import{tmpdir}from"node:os";
import{join,resolve}from"node:path";
import{mkdtemp,rm,writeFile}from"node:fs/promises";
const ownEvents=[`schedule`,`workflow_dispatch`,`push`],longestTimer=2**31-1,unseen={visiting(){},roundEnded(){}},{env}=process;
wakeWorkers();
const workspace=env.GITHUB_WORKSPACE||process.cwd(),console=workflowConsole();
failWhereUncaught(console);
const interrupt=abortOnSignals(console,`ending the search`);
try{
let{results:e,budget:t}=bisectInputsOf(getInput),n=resolve(workspace,e),r=AbortSignal.any([interrupt.signal,AbortSignal.timeout(Math.min(t*1e3,longestTimer))]),i=[],a=await readResults(n);
a.length===0&&console.warn(`No commit was looked for: results: there is no result file in ${n}.`);
for(let{name:e,result:t,why:o}of a){
if(t===null){
console.warn(`${e} was not read, so no commit was looked for: ${o}`);
continue}
let a=oneOfEach(regressions(t.comparisons));
a.length===0&&console.info(`${e}: nothing regressed, so there is no commit to look for`);
for(let e of a){
if(r.aborted)break;
try{
i.push(await search(t,e,r))}catch(t){
let n=r.aborted&&isCancellation(t,r);
if(!n&&!(t instanceof CouldNotMeasure||t instanceof Misconfigured))throw t;
let i=n?`the search ended before anything was known`:failureLine(t);
console.warn(`${printableName(e.benchmark)}: no commit was found: ${i}`);
continue}
await rm(join(n,foundName),{force:!0}),await writeFile(join(n,foundName),jsonDocument(i),{flag:`wx`})}}}catch(e){
console.warn(`No commit was looked for: ${failureLine(e)}`)}finally{
interrupt.done()}
function oneOfEach(e){
let t=new Map;
for(let n of e){
let e=`${n.package??``}\0${n.benchmark}`;
t.has(e)||t.set(e,n)}
return[...t.values()]}
async function search(e,t,n){
let{commits:r,settings:i}=e,a=i.go!==null,o={...ownEvents.includes(env.GITHUB_EVENT_NAME??``)?measuredWith(i):{},threshold:`2%`,checkout:`worktree`,...a&&{bench:benchPatternIn(e,t.benchmark),packages:patternsOf(t.package,e.warnings)}},{env:s}=untrustedEnvironment(env,[]),c=await findRules(e=>e===`run`&&o.run||getInput(e),{folder:workspace,env:s,console}),l=gitIn(c.folder,s),[u,d]=[r.base.sha,r.head.sha];
await refuseUnrelated(l,u,d);
let f=await keepCommandFiles(env),p=await mkdtemp(join(env.RUNNER_TEMP||tmpdir(),`benchgate-bisect-`));
try{
let e=await bisect({git:l,inputs:e=>readInputsWith(c,t=>({...o,...e})[t]??``),gate:(e,t)=>quietGate(e,{rules:c,own:p,stop:n,like:t}),isProven:e=>passesUnmeasured(t=>quietGate(e,{rules:c,own:p,stop:n,with:t})),wanted:{benchmark:t.benchmark,package:t.package},sure:.95,gates:null,stop:n,hears:hearIn(console),clock:()=>performance.now()/1e3},u,d);
for(let t of bisectionText(e,plain,100).split(`
`))console.info(t);
return e}finally{
await f(),await rm(p,{recursive:!0,force:!0})}}
async function quietGate(e,{rules:t,own:n,stop:r,...i}){
let{result:a}=await gate(e,{folder:t.folder,rules:t,env,event:noEvent,server:``,isOurs:!0,profiles:n,builds:n,signal:interrupt.signal,stop:r,watch:unseen,withhold:e=>withholdCredentials(e,{...console,info(){}},()=>{}),console:{...console,info(){},untrusted:()=>({write(){},close(){}})},...i});
return a}
export{};