import{i as getInput,s as saveState,u as setSecret}from"./shared/libraries-of-workflow.js";
import{Fi as untrustedEnvironment,I as wakeWorkers,Li as redactor,Lr as failureLine,Mn as formatRounds,Pi as secretsIn,Rr as failureReport,in as usualFolder,jn as formatRatio,nn as refuseUnnameable}from"./shared/basics.js";
import{a as wholeReport,t as markdownText}from"./shared/markdown.js";
import{n as refuseUnusable,r as writeResults,t as emptyFolder}from"./shared/results.js";
import{c as acceptOnPull,i as commentOnResult,l as labelImproved,n as commentOnFailure,s as startProgress,t as commentOnCancel}from"./shared/publish-comment.js";
import{m as repositoryIn,r as addressesIn,s as deadlineOf}from"./shared/api.js";
import{o as siteOf,s as threadOf,t as commentPlace}from"./shared/comment.js";
import{n as withholdCredentials}from"./shared/credentials.js";
import{r as readEvent}from"./shared/event.js";
import{n as publishFailure,r as sayVerdict,t as publish}from"./shared/publish.js";
import{o as withPull,t as askPull}from"./shared/pull-request.js";
import{i as workflowConsole,n as failWhereUncaught,r as keepCommandFiles}from"./shared/workflow-console.js";
import{a as readInputsWith,c as rulesLine,n as findRules}from"./shared/rules-file.js";
import{tt as inLines}from"./shared/run-resources.js";
import{n as isCancellation,t as abortOnSignals}from"./shared/interrupt.js";
import{t as gateSince}from"./shared/several-runs.js";
import{tmpdir}from"node:os";
import{join,resolve}from"node:path";
import{mkdtemp,rm}from"node:fs/promises";
const{env}=process;
wakeWorkers();
const folder=env.GITHUB_WORKSPACE||process.cwd(),console=workflowConsole();
failWhereUncaught(console);
const interrupt=abortOnSignals(console);
let place=null,progress=null,isPublished=!1;
const secrets=new Set;
let aside=null;
try{
let e=getInput(`github-token`);
addSecrets(secretsIn(env,e));
let{env:t}=untrustedEnvironment(env,[e]);
await refuseUnnameable(folder);
let n=await keepCommandFiles(env),r=await findRules(getInput,{folder,env:t,console}).finally(n),i=rulesLine(r,getInput);
i!==null&&console.info(i);
let a=readInputsWith(r,getInput);
console.info(introduction(a));
let o=await withPull(await readEvent(env,a.trustHead),a.pullRequest,a.trustHead,e=>askPull(repositoryIn(env,a.githubToken),e,deadlineOf(45e3,interrupt.signal)));
place=commentPlace(a,o.pull,env,{signal:interrupt.signal,console});
let s=a.results===null?usualFolder(a.commentId.commentId,env,folder):resolve(folder,a.results);
await refuseUnusable(s),saveState(`folder`,resolve(r.folder,a.workingDirectory)),place&&(saveState(`measuring`,`true`),progress=startProgress(place));
let c=await keepCommandFiles(env),{server:l}=addressesIn(env);
aside=await mkdtemp(join(env.RUNNER_TEMP||tmpdir(),`benchgate-profiles-`));
let u={folder:r.folder,rules:r,env,event:o,withhold,server:l,profiles:aside,signal:interrupt.signal,isOurs:!0,console,watch:watchIn(progress)},d=await gateSince(a,u).finally(c),f=redactor(secrets)(d),p=commentPlace({...a,comment:`always`},o.pull,env,{signal:interrupt.signal,console}),m=p?await acceptOnPull(f.result,a.acceptLabel,p):{result:f.result,granted:[]},h={...f,result:m.result};
a.results===null&&await emptyFolder(s);
let g=siteOf(a,o.pull,env),_=markdownText(wholeReport(h.result,{...g,report:null})),v={...h,report:_,profiles:aside},y=await writeResults(s,v).catch(sayVerdict(h.result,console));
await publish(h.result,y,console,g),isPublished=!0,interrupt.judged(),await progress?.end(),place&&await commentOnResult(m,place);
let b=threadOf(a.githubToken,o.pull,env);
b&&await labelImproved(h.result,a.improvedLabel,b,interrupt.signal,console)}catch(e){
isCancellation(e,interrupt.signal)?(console.error(`Cancelled. The checkout is as it was found; there is no verdict.`),await progress?.end(),place&&progress&&await commentOnCancel(place)):await fail(e)}finally{
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