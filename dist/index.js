import{i as getInput,s as saveState,u as setSecret}from"./shared/libraries-of-workflow.js";
import{E as version$1,Ht as failureReport,O as wakeWorkers,Vt as failureLine,ot as formatRatio,st as formatRounds}from"./shared/basics.js";
import{o as wholeReport,t as markdownText}from"./shared/markdown.js";
import{n as refuseUnusable,r as writeResults,t as emptyFolder}from"./shared/results.js";
import{c as usualFolder,n as publishFailure,o as labelImproved,s as acceptOnPull,t as publish}from"./shared/publish.js";
import{i as repositoryIn,t as addressesIn}from"./shared/client.js";
import{t as keepCommandFiles}from"./shared/command-files.js";
import{a as now,c as siteOf,i as commentOnResult,l as threadOf,n as commentOnFailure,o as placeOf,r as commentOnProgress,t as commentOnCancel}from"./shared/publish-comment.js";
import{h as placeOf$1,m as inLines,t as gate}from"./shared/gate.js";
import{i as patienceOf}from"./shared/could-not-publish.js";
import{r as readEvent}from"./shared/event.js";
import{n as withholdCredentials}from"./shared/persisted-credentials.js";
import{n as withPull,t as askPull}from"./shared/pull.js";
import{n as workflowConsole,t as failWhereUncaught}from"./shared/workflow-console.js";
import{a as readInputsWith,n as findRules}from"./shared/rules-file.js";
import{n as untrustedEnvironment,r as redactor,t as secretsIn}from"./shared/environment.js";
import{n as isCancellation,t as abortOnSignals}from"./shared/interrupt.js";
import{tmpdir}from"node:os";
import{join,resolve}from"node:path";
import{mkdtemp,rm}from"node:fs/promises";
function nextUpdate(e,t){
return t+Math.min(6e5,Math.max(6e4,t-e))}
function startProgress(e,t=Date.now){
let n=t(),r=now(),i=new AbortController,a=nextUpdate(n,n),o=!1,s=!1,c=!1,l=Promise.resolve();
function u(t){
let n=patienceOf(2e4,AbortSignal.any([e.signal,i.signal]));
s=!0,c=!0,l=commentOnProgress(r,t,e,n).then(({isLeft:e})=>{
o||=e,c=!1},t=>{
o=!0,e.console.info(`The comment does not show progress: ${String(t)}`)})}
return u(null),{roundEnded(e){
let r=t();
o||c||r<a||(a=nextUpdate(n,r),u({place:`${e.isAgain?`measuring suspects again, `:``}${placeOf$1(e)}`,at:now()}))},async end(){
let e=setTimeout(()=>i.abort(),5e3);
return o=!0,await l,clearTimeout(e),s}}}
const{env}=process;
wakeWorkers();
const folder=env.GITHUB_WORKSPACE||process.cwd(),console=workflowConsole();
failWhereUncaught(console);
const interrupt=abortOnSignals(console);
let place=null,progress=null,isPublished=!1;
const secrets=new Set;
let aside=null;
try{
console.info(`Benchgate ${version$1}`);
let e=getInput(`github-token`);
addSecrets(secretsIn(env,e));
let{env:t}=untrustedEnvironment(env,[e]),n=await keepCommandFiles(env),r=await findRules(getInput,{folder,env:t,console}).finally(n);
r.file!==null&&console.info(`Rules from ${r.file}`);
let i=readInputsWith(r,getInput);
console.info(introduction(i));
let a=await withPull(await readEvent(env,i.trustHead),i.pullRequest,i.trustHead,e=>askPull(repositoryIn(env,i.githubToken),e,patienceOf(45e3,interrupt.signal)));
place=placeOf(i,a.pull,env,{signal:interrupt.signal,console});
let o=i.results===null?usualFolder(i.commentId.commentId,env,folder):resolve(folder,i.results);
await refuseUnusable(o),saveState(`folder`,resolve(r.folder,i.workingDirectory)),place&&(saveState(`measuring`,`true`),progress=startProgress(place));
let s=await keepCommandFiles(env),{server:c}=addressesIn(env);
aside=await mkdtemp(join(env.RUNNER_TEMP||tmpdir(),`benchgate-profiles-`));
let l={folder:r.folder,rules:r,env,event:a,withhold,server:c,profiles:aside,signal:interrupt.signal,isOurs:!0,console,watch:watchIn(progress)},u=redactor(secrets)(await gate(i,l).finally(s)),d=placeOf({...i,comment:`always`},a.pull,env,{signal:interrupt.signal,console}),f=d?{...u,result:await acceptOnPull(u.result,i.acceptLabel,d)}:u;
i.results===null&&await emptyFolder(o);
let p=siteOf(i,a.pull,env),m=markdownText(wholeReport(f.result,{...p,report:null})),h=await writeResults(o,{...f,report:m,profiles:aside});
await publish(f.result,h,console,p),isPublished=!0,interrupt.judged(),await progress?.end(),place&&await commentOnResult(f.result,place);
let g=threadOf(i.githubToken,a.pull,env);
g&&await labelImproved(f.result,i.improvedLabel,g,interrupt.signal,console)}catch(e){
isCancellation(e,interrupt.signal)?(console.error(`Cancelled. The checkout is as it was found; there is no verdict.`),place&&await progress?.end()&&await commentOnCancel(place)):await fail(e)}finally{
aside&&await rm(aside,{recursive:!0,force:!0}),progress&&saveState(`measuring`,``),interrupt.done()}
function watchIn(e){
let t=inLines(console);
return{...t,roundEnded(n){
t.roundEnded(n),e?.roundEnded(n)}}}
function introduction({count:e,alpha:t,threshold:n,seed:r}){
return`${formatRounds(e)} of base and head, alpha ${t}, threshold ${formatRatio(n)}, seed ${r}`}
function addSecrets(e){
for(let t of e)setSecret(t),secrets.add(t)}
async function withhold(e){
let t=await withholdCredentials(e,console,e=>saveState(`withheld`,e));
return addSecrets(t.secrets),t}
async function fail(e){
let t=redactor(secrets)(e),n=failureLine(t);
console.fail(n);
try{
if(isPublished)return;
let e=markdownText(failureReport(t));
await publishFailure(e),interrupt.judged(),await progress?.end(),place&&await commentOnFailure(e,n,place)}catch(e){
console.warn(`This failure could not be published: ${failureLine(e)}`)}}
export{};