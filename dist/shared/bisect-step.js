import{i as getInput}from"./libraries-of-workflow.js";
import{a as refuseUnrelated,i as bisect,n as hearIn,o as benchPatternOf,r as bisectionText,t as passesUnmeasured}from"./only-proving.js";
import{p as handled}from"./table.js";
import{r as duration,t as anyText}from"./kinds.js";
import{t as row}from"./row.js";
import{s as regressions}from"./verdict.js";
import{E as wakeWorkers,Ut as failureLine,b as jsonDocument,bn as Misconfigured,mn as legible,w as plain,yn as CouldNotMeasure}from"./basics.js";
import{r as readResults,t as foundName}from"./read-results.js";
import{a as gitIn}from"./commit-object.js";
import{t as keepCommandFiles}from"./command-files.js";
import{t as noEvent}from"./event.js";
import{n as withholdCredentials}from"./persisted-credentials.js";
import{n as workflowConsole,t as failWhereUncaught}from"./workflow-console.js";
import{a as readInputsWith,n as findRules}from"./rules-file.js";
import{n as untrustedEnvironment}from"./environment.js";
import{n as isCancellation,t as abortOnSignals}from"./interrupt.js";
import{t as gate}from"./gate.js";
import{tmpdir}from"node:os";
import{join,resolve}from"node:path";
import{mkdtemp,rm,writeFile}from"node:fs/promises";
const bisected={results:row(anyText({completion:`folder`}),`.`,"The folder of `results` of the step that has measured, relative to the workspace. What is found is written to `bisect.json` in it.",{stands:`with GitHub`}),budget:row(duration,`60m`,`The longest that the search may take, with its unit. What it knows by then is what it says.`,{stands:`with GitHub`}),rules:handled.rules};
function bisectInputsOf(e){
return{results:e(`results`).trim()||`.`,budget:bisected.budget.kind.parse(`budget`,e(`budget`).trim()||`60m`)??3600}}
const longestTimer=2**31-1,unseen={visiting(){},roundEnded(){}},{env}=process;
wakeWorkers();
const workspace=env.GITHUB_WORKSPACE||process.cwd(),console=workflowConsole();
failWhereUncaught(console);
const interrupt=abortOnSignals(console,`ending the search`);
try{
let{results:e,budget:t}=bisectInputsOf(getInput),n=resolve(workspace,e),r=AbortSignal.any([interrupt.signal,AbortSignal.timeout(Math.min(t*1e3,longestTimer))]),i=[];
for(let{name:e,result:t}of await readResults(n)){
let a=t?oneOfEach(regressions(t.comparisons)):[];
a.length===0&&console.info(`${e}: nothing regressed, so there is no commit to look for`);
for(let e of a){
if(r.aborted||t===null)break;
try{
i.push(await search(t,e,r))}catch(t){
let n=r.aborted&&isCancellation(t,r);
if(!n&&!(t instanceof CouldNotMeasure||t instanceof Misconfigured))throw t;
let i=n?`the search ended before anything was known`:failureLine(t);
console.warn(`${legible(e.benchmark)}: no commit was found: ${i}`);
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
let{commits:r,settings:i}=e,{env:a}=untrustedEnvironment(env,[]),o=await findRules(getInput,{folder:workspace,env:a,console}),s=gitIn(o.folder,a),[c,l]=[r.base.sha,r.head.sha];
await refuseUnrelated(s,c,l);
let u={threshold:`2%`,checkout:`worktree`,...i.go===null?{}:{bench:benchPatternOf(e,t.benchmark),packages:t.package??`./...`}},d=await keepCommandFiles(env),f=await mkdtemp(join(env.RUNNER_TEMP||tmpdir(),`benchgate-bisect-`));
try{
let e=await bisect({git:s,inputs:e=>readInputsWith(o,t=>({...u,...e})[t]??``),gate:(e,t)=>quietGate(e,{rules:o,profiles:f,stop:n,like:t}),isProven:e=>passesUnmeasured(t=>quietGate(e,{rules:o,profiles:f,stop:n,with:t})),wanted:{benchmark:t.benchmark,package:t.package},sure:.95,gates:null,stop:n,hears:hearIn(console),clock:()=>performance.now()/1e3},c,l);
for(let t of bisectionText(e,plain,100).split(`
`))console.info(t);
return e}finally{
await d(),await rm(f,{recursive:!0,force:!0})}}
async function quietGate(e,{rules:t,profiles:n,stop:r,...i}){
let{result:a}=await gate(e,{folder:t.folder,rules:t,env,event:noEvent,server:``,profiles:n,isOurs:!0,signal:interrupt.signal,stop:r,watch:unseen,withhold:e=>withholdCredentials(e,{...console,info(){}},()=>{}),console:{...console,info(){},untrusted:()=>({write(){},close(){}})},...i});
return a}
export{};