import{i as getInput,s as saveState,u as setSecret}from"./shared/libraries-of-workflow.js";
import{Ct as refuseUnnameable,E as wakeWorkers,Ft as formatRounds,Hn as failureReport,Pt as formatRatio,Vn as failureLine,yr as Misconfigured}from"./shared/basics.js";
import{o as wholeReport,t as markdownText}from"./shared/markdown.js";
import{n as refuseUnusable,r as writeResults,t as emptyFolder}from"./shared/results.js";
import{c as acceptOnPull,l as usualFolder,n as publishFailure,r as sayVerdict,s as labelImproved,t as publish}from"./shared/publish.js";
import{i as repositoryIn,t as addressesIn}from"./shared/client.js";
import{t as keepCommandFiles}from"./shared/command-files.js";
import{a as now,c as siteOf,i as commentOnResult,l as threadOf,n as commentOnFailure,o as commentPlace,r as commentOnProgress,t as commentOnCancel}from"./shared/publish-comment.js";
import{c as inLines,l as roundLabel,n as gateOpened,s as withMethods,t as gate}from"./shared/gate.js";
import{r as deadlineOf}from"./shared/could-not-publish.js";
import{r as readEvent}from"./shared/event.js";
import{n as withholdCredentials}from"./shared/persisted-credentials.js";
import{n as withPull,t as askPull}from"./shared/pull.js";
import{n as workflowConsole,t as failWhereUncaught}from"./shared/workflow-console.js";
import{a as readInputsWith,n as findRules,s as rulesLine}from"./shared/rules-file.js";
import{n as untrustedEnvironment,r as redactor,t as secretsIn}from"./shared/environment.js";
import{n as isCancellation,t as abortOnSignals}from"./shared/interrupt.js";
import{W as withWarnings,a as untouched,n as isUntouched,r as openRun}from"./shared/run-resources.js";
import{a as readNotes,n as fetchNotes,s as idOf}from"./shared/notes.js";
import{r as referenceOf,t as kindOf}from"./shared/point.js";
import{t as countWorseSteps}from"./shared/worse-steps.js";
import{t as credentials}from"./shared/credentials.js";
import{a as decodePath}from"./shared/commit-object.js";
import{n as commitsTo,r as historyOf}from"./shared/commits.js";
import{o as isShallow}from"./shared/revisions.js";
import{n as namedConsole,t as measureTogether}from"./shared/measure-together.js";
import{tmpdir}from"node:os";
import{join,resolve}from"node:path";
import{mkdtemp,rm}from"node:fs/promises";
function nextUpdate(e,t){
return t+Math.min(6e5,Math.max(6e4,t-e))}
function startProgress(e,t=Date.now){
let n=t(),r=now(),i=new AbortController,a=nextUpdate(n,n),o=!1,s=!1,c=Promise.resolve();
function l(t){
let n=deadlineOf(2e4,AbortSignal.any([e.signal,i.signal]));
s=!0,c=commentOnProgress(r,t,e,n).then(({isLeft:e})=>{
o||=e,s=!1},t=>e.console.info(`The comment does not show progress: ${String(t)}`))}
return l(null),{roundEnded(e){
let r=t();
o||s||r<a||(a=nextUpdate(n,r),l({place:`${e.isAgain?`measuring suspects again, `:``}${roundLabel(e)}`,at:now()}))},async end(){
let e=setTimeout(()=>i.abort(),5e3);
o=!0,await c,clearTimeout(e)}}}
function withSince(e,t,n){
return{...e,since:sinceIn(t,n)}}
function sinceIn(e,t){
let{commits:n,settings:r,rounds:i,comparisons:a}=e,o=t&&countWorseSteps(t,n.base.sha,kindOf(e));
return{...referenceOf(n.base),threshold:r.threshold,rounds:i.length,rows:a.map(e=>{
let{benchmark:t,package:n,unit:r,better:i,exact:a,delta:s,ratio:c,change:l,gate:u}=e;
return{benchmark:t,package:n,unit:r,better:i,exact:a,delta:s,ratio:c,change:l,gate:u,steps:o?.get(idOf(e))??null}})}}
async function historyBefore(e,t,n,r){
if(await isShallow(e))return null;
let i={GIT_HTTP_LOW_SPEED_LIMIT:`1`,GIT_HTTP_LOW_SPEED_TIME:`60`};
await fetchNotes(e,{...n,...i},r);
let{points:a}=await readNotes(e);
if(a.length===0)return null;
let o=await commitsTo(e,t,a);
return{history:historyOf(a,o),commits:o}}
var LeaderFollower=class{
titles=new Set;
take(e){
return withMethods(e,{items:async()=>{
let t=await e.items();
for(let{title:e}of t)this.titles.add(e);
return t},parts:t=>{
let n=e.parts(t);
for(let t of n)e.turns(t);
return n}})}
follow(e,t){
let n=null;
return withMethods(e,{visit:async(r,i,a)=>{
let{round:o,budgetEnds:s}=a;
if(i!==t||o===0||s===null)return e.visit(r,i,a);
let c=Date.now();
n??=(s-c)*(2/5);
try{
return await e.visit(r,i,{...a,budgetEnds:Math.min(s,c+n)})}finally{
n-=Date.now()-c}},items:async()=>(await e.items()).filter(({title:e})=>this.titles.has(e))})}};
async function gateSince(e,t){
if(!e.sinceOnPull||e.calibrate||t.event.pull===null)return gate(e,t);
refuseUnfit(e);
let n=await openRun(e,t),{git:r,entered:i,settings:a,commits:o}=n;
if(a.checkout!==`worktree`)throw inPlace();
let{console:s,signal:c}=t;
if(await isUntouched(r,i,a))return untouched(n,s);
let{watch:l,...u}=t,d={...u,event:{...t.event,pull:null},console:namedConsole(s,`since`)},[f]=await Promise.allSettled([openReference(n,d)]);
if(f.status===`rejected`){
if(isCancellation(f.reason,c))throw f.reason;
return failed(await gateOpened(n,t),failureLine(f.reason),s)}
if(f.value.commits.base.sha===o.base.sha)return s.info("base is the reference of `since` itself, so nothing else is measured"),gateOpened(n,t);
let p=await beforeBase(n,t);
return measureBoth(n,f.value,t,d,p)}
async function measureBoth(e,t,n,r,i){
let a=new LeaderFollower,o=new AbortController,s=n.stop?AbortSignal.any([n.stop,o.signal]):o.signal,c=e=>e.status===`fulfilled`&&e.value.result.rounds.length>0,[l,u]=await measureTogether(`head`,[{run:e,around:n,name:`base`,with:e=>a.take(e),ended:e=>c(e)||o.abort()},{run:t,name:`since`,with:e=>a.follow(e,`base`),around:{...r,stop:s}}]);
if(l.status===`rejected`)throw l.reason;
if(!c(l))return l.value;
if(u.status===`rejected`)return failed(l.value,failureLine(u.reason),n.console);
let{result:d}=u.value,{baseFailed:f}=d;
return f?withFailed(l.value,f.message):{...l.value,result:withSince(l.value.result,d,i)}}
async function beforeBase({git:e,inputs:t,commits:n},r){
let{console:i,server:a,signal:o,env:s}=r,{SSH_AUTH_SOCK:c}=s;
try{
let r=decodePath(await e.ask([`remote`,`get-url`,`origin`])??``),i={...credentials(r,t.githubToken,a),GIT_ASKPASS:``},s=c===void 0?i:{...i,SSH_AUTH_SOCK:c};
return await historyBefore(e,n.base.sha,s,o)}catch(e){
if(isCancellation(e,o))throw e;
return i.info(`no steps of the history are counted: ${failureLine(e)}`),null}}
function openReference({inputs:e,entered:t},{rules:n,...r}){
let i=(e.seed+1)%2**32,a={base:null,head:t.head.sha};
return openRun({...e,...a,seed:i,accepted:[],profile:[]},r)}
function failed(e,t,n){
return n.warn(`The reference of \`since\` could not be measured; the verdict does not depend on it. ${t}`),withFailed(e,t)}
function withFailed({result:e,samples:t},n){
let[r=``]=n.split(`
`);
return{samples:t,result:withWarnings(e,[{kind:`reference-failed`,message:r}])}}
function refuseUnfit({since:e,overlay:t,shard:n,replica:r,checkout:i}){
if(e===null)throw new Misconfigured(`since-on-pull: "true" needs "since", the reference to measure against. Set it in the rules file, or leave "since-on-pull" out.`);
if(i===`in-place`)throw inPlace();
let[a,o]=t.length>0?[`overlay`,`gives base files of head, and the reference would need them too`]:n===null?r===null?[]:[`replica`,`is about two revisions`]:[`shard`,`is about two revisions`];
if(a!==void 0)throw new Misconfigured(`since-on-pull: "true" does not work with "${a}", which ${o}. Leave one of them out; a run on the default branch compares with the reference in any case.`)}
function inPlace(){
return new Misconfigured(`since-on-pull: "true" needs "checkout: worktree", as a checkout in place has room for two sides only. Set that, or leave "since-on-pull" out.`)}
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
let u=await gateSince(a,{folder:r.folder,rules:r,env,event:o,withhold,server:l,profiles:aside,signal:interrupt.signal,isOurs:!0,console,watch:watchIn(progress)}).finally(c),d=redactor(secrets)(u),f=commentPlace({...a,comment:`always`},o.pull,env,{signal:interrupt.signal,console}),p=f?await acceptOnPull(d.result,a.acceptLabel,f):{result:d.result,granted:[]},m={...d,result:p.result};
a.results===null&&await emptyFolder(s);
let h=siteOf(a,o.pull,env),g=markdownText(wholeReport(m.result,{...h,report:null})),_={...m,report:g,profiles:aside},v=await writeResults(s,_).catch(sayVerdict(m.result,console));
await publish(m.result,v,console,h),isPublished=!0,interrupt.judged(),await progress?.end(),place&&await commentOnResult(p,place);
let y=threadOf(a.githubToken,o.pull,env);
y&&await labelImproved(m.result,a.improvedLabel,y,interrupt.signal,console)}catch(e){
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