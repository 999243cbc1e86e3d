import{i as getInput}from"./shared/libraries-of-workflow.js";
import{r as reportedOf}from"./shared/step-inputs.js";
import{_ as addedUp,r as failsCheck,x as sumOf}from"./shared/verdict.js";
import{n as goCommand}from"./shared/flags.js";
import{_ as newlyAccepted,a as readInputsWith,c as rulesLine,g as settingsOf}from"./shared/rules-file.js";
import{t as couldFail,u as tooFewRounds}from"./shared/interims.js";
import{Ar as benchmarkId,Fr as getOrInsert,Ln as shortSha,Lr as failureLine,Mr as rowId,Oi as version,Pr as sides,Rr as failureReport,Ti as NoResultLeft,in as usualFolder,kr as usualDirection,mi as printableName,wi as Misconfigured,zt as isOtherCodeShown}from"./shared/basics.js";
import{d as judgeBaseFailed,f as judgeNothing,m as warningsFrom,p as judgeRecorded,u as inOrder}from"./shared/progress.js";
import{at as timesOf,y as headline}from"./shared/judged.js";
import{a as wholeReport,t as markdownText}from"./shared/markdown.js";
import{t as plainText}from"./shared/plain.js";
import{r as readResults}from"./shared/read-results.js";
import{r as writeResults,t as emptyFolder}from"./shared/results.js";
import{c as acceptOnPull,i as commentOnResult,l as labelImproved,n as commentOnFailure}from"./shared/publish-comment.js";
import{m as repositoryIn,s as deadlineOf,t as CouldNotPublish}from"./shared/api.js";
import{a as checkOnResult,i as checkOnFailure,n as publishFailure,r as sayVerdict,t as publish}from"./shared/publish.js";
import{a as runAddress,o as siteOf,t as commentPlace}from"./shared/comment.js";
import{a as rulesBeforeOf,i as refuseOtherHead,n as findPull,r as readSubject,t as askPull}from"./shared/pull-request.js";
import{i as workflowConsole,n as failWhereUncaught}from"./shared/workflow-console.js";
import{n as rulesAt,r as rulesSince}from"./shared/rules-at.js";
import{n as isCancellation,t as abortOnSignals}from"./shared/interrupt.js";
import{resolve}from"node:path";
function joinedOf(e){
let[{of:t}]=e,n=e.map(({of:e})=>[...e.warnings,...warningsFrom(e)]),r=n.every(e=>e.some(({kind:e})=>e===`unread-code`)),i=inOrder(strongest(n.flat().filter(e=>e.kind!==`unread-code`||r||isOtherCodeShown(e))));
if(e.length===1)return{...t,warnings:i};
let a=new RoundLayout(e,({rounds:e})=>e),o=new RoundLayout(e,({again:e})=>e?.rounds??[]),s=joinRounds(a),c=joinRounds(o,s.length);
return{...t,...joinLists(e.map(({of:e})=>e)),rounds:s,series:a.join(({series:e})=>e),again:c.length===0?null:{rounds:c,series:o.join(({again:e})=>e?.series??[])},warnings:i,since:null}}
function strongest(e){
let t=new Map,n=e.filter(({kind:e})=>e!==`moved`&&e!==`flaky`);
for(let r of[...n,...allMoved(e),...allFlaky(e)]){
let e=idOf(r),n=t.get(e);
(!n||strengthOf(r)>strengthOf(n))&&t.set(e,r)}
return[...t.values()]}
function idOf(e){
return e.kind===`configuration`?`${e.kind} ${e.key} ${e.base} ${e.head}`:e.kind===`fewer-results`?`${e.kind} ${e.side}`:e.kind}
function allMoved(e){
let t=e.flatMap(e=>e.kind===`moved`?e.packages:[]),n=[...new Map(t.map(e=>[JSON.stringify(e),e])).values()];
return n.length===0?[]:[{kind:`moved`,packages:n}]}
function allFlaky(e){
let t=addedUp(e.flatMap(e=>e.kind===`flaky`?e.benchmarks:[]));
return t.length===0?[]:[{kind:`flaky`,benchmarks:t}]}
function strengthOf(e){
switch(e.kind){case`drift`:case`second-visit`:return Math.abs(e.change);case`steal`:return e.share;case`others`:return Math.abs(e.head-e.base);case`unread-code`:return isOtherCodeShown(e)?2**53-1:e.count;case`shared-install`:case`left-running`:case`setup-running`:case`git-changed`:case`unread-results`:case`values-left-out`:return e.count;case`fewer-results`:return e.missing;case`replayed`:return e.sides.length;default:return 0}}
const byWeight=[`interrupted`,`budget`,`failed`,`count`,`settled`,`unchanged`,`empty`];
function joinLists(e){
let t=e.filter(e=>e.again!==null);
return{stopped:byWeight.find(t=>e.some(({stopped:e})=>e===t))??`count`,isRelaid:t.length>0&&t.every(({isRelaid:e})=>e),laidOut:laidOutIn(e),visits:once(e.flatMap(({visits:e})=>e),benchmarkId),lost:lostIn(e),proven:once(e.flatMap(({proven:e})=>e),benchmarkId),doubts:once(e.flatMap(({doubts:e})=>e),e=>`${e.kind} ${benchmarkId(e)}`),profiles:once(e.flatMap(({profiles:e})=>e),e=>`${e.kind} ${benchmarkId(e)}`),unmatched:{base:unmatchedIn(e,`base`),head:unmatchedIn(e,`head`)},formats:bySide(t=>e.map(({formats:e})=>e?.[t]??null)),innerSamples:innerSamplesIn(e),toolchains:bySide(t=>e.map(({toolchains:e})=>e[t]))}}
function once(e,t){
let n=new Map;
for(let r of e)n.has(t(r))||n.set(t(r),r);
return[...n.values()]}
function bySide(e){
let t=t=>e(t).find(e=>e!==null)??null;
return{base:t(`base`),head:t(`head`)}}
function laidOutIn(e){
let t=e.flatMap(({laidOut:e,series:t})=>{
let n=new Set(e);
return t.flatMap(e=>e.package!==null&&!n.has(e.package)?e.package:[])}),n=new Set(t);
return[...new Set(e.flatMap(({laidOut:e})=>e))].filter(e=>!n.has(e))}
function lostIn(e){
let t=new Map,n=e.flatMap(e=>e.lost);
for(let e of n){
let n=getOrInsert(t,benchmarkId(e),()=>[]);
for(let t of e.failures)n.some(({side:e,kind:n})=>e===t.side&&n===t.kind)||n.push(t)}
return once(n,benchmarkId).map(e=>{
let r=n.flatMap(t=>benchmarkId(t)===benchmarkId(e)&&t.tries||[]);
return{...e,failures:t.get(benchmarkId(e))??e.failures,...e.tries&&{tries:r.reduce(sumOf)}}})}
function unmatchedIn(e,t){
let n=e=>`${benchmarkId(e)} ${e.unit}`,r=e.flatMap(e=>e.series),i=new Set([...r.map(n),...r.map(benchmarkId)]);
return once(e.flatMap(({unmatched:e})=>e[t]),n).filter(e=>!i.has(e.unit===null?benchmarkId(e):n(e)))}
function innerSamplesIn(e){
let t=new Map;
for(let n of e.flatMap(({innerSamples:e=[]})=>e)){
let e=t.get(benchmarkId(n))??n,r={least:Math.min(e.least,n.least),most:Math.max(e.most,n.most)};
t.set(benchmarkId(n),{...n,...r})}
return[...t.values()]}
var RoundLayout=class{
stretches;
roundsOf;
length;
constructor(e,t){
let n=new Map;
for(let t of e)getOrInsert(n,t.replica?.[0]??1,()=>[]).push(t);
let r=0;
this.roundsOf=t,this.stretches=[...n].sort(([e],[t])=>e-t).map(([,e])=>{
let n=e.reduce((e,n)=>Math.max(e,t(n.of).length),0);
return r+=n,{from:r-n,length:n,pieces:e}}),this.length=r}
join(e){
let t=new Map,n=new Map;
for(let{from:r,pieces:i}of this.stretches)for(let{of:a}of i)for(let i of e(a))getOrInsert(t,rowId(i),()=>({first:i,of:[]})).of.push({from:r,series:i}),n.set(i.unit,ofBoth(n.get(i.unit)??{},i.rule));
return[...t.values()].map(({first:e,of:t})=>{
let{worse:r,...i}=e,a=n.get(e.unit)??e.rule,o=this.place(t.map(({from:e,series:t})=>({from:e,block:t}))),s={...i,rule:a,...o},c=t.flatMap(({from:e,series:t})=>t.worse?[{from:e,block:t.worse}]:[]);
return c.length===t.length?{...s,worse:this.place(c)}:s})}
place(e){
let t=t=>{
let[n]=e;
if(e.length===1&&n?.from===0&&n.block[t].length===this.length)return n.block[t];
let r=Array(this.length).fill(null);
for(let{from:n,block:i}of e)for(let[e,a]of i[t].entries())r[n+e]=a;
return r};
return{base:t(`base`),head:t(`head`)}}};
function joinRounds({stretches:e,roundsOf:t},n=0){
return e.flatMap(({from:e,length:r,pieces:i},a)=>Array.from({length:r},(r,o)=>{
let s=i.flatMap(({of:e})=>t(e)[o]??[]),[c]=s,l=e=>{
let t=s.map(t=>({...t[e],measurements:[]})).filter(({started:e})=>e!==``),[n=``]=t.map(e=>e.started).sort();
return{started:n,...timesOf(t)}};
return{round:n+e+o+1,block:a+1,first:s.length===1?c?.first??null:null,base:l(`base`),head:l(`head`)}}))}
function ofBoth(e,t){
let n=e.assume??t.assume,r={better:e.better??t.better??null};
return n===void 0?r:{...r,assume:n}}
function partsInOrder(e){
let t=[],n=[],[r]=e;
if(!r)return{found:t,missing:n};
for(let i of allOf(r.result.settings.shard))for(let a of allOf(r.result.settings.replica)){
let r=e.filter(({result:{settings:e}})=>isSame(e.shard,i)&&isSame(e.replica,a)),[o]=r;
if(o&&t.push({...o,shard:i,replica:a}),r.length===1)continue;
let s=r.length===0?`absent`:`double`;
n.push({shard:i,replica:a,why:s,files:r.map(({name:e})=>e),message:``})}
return{found:t,missing:n}}
function allOf(e){
if(e===null)return[null];
let[,t]=e;
return Array.from({length:t},(e,n)=>[n+1,t])}
function isSame(e,t){
return e?.[0]===t?.[0]}
const same=[...sides.flatMap(e=>[[`${e} is`,({commits:t})=>t[e].sha],[`${e} was read as`,({formats:t})=>t?.[e]??null],[`${e} was built with`,({toolchains:t})=>t[e],`If they are: their machines have different versions of it, as happens while GitHub rolls out an image. Pin all numbers of the version (go-version: 1.26.7), and run all jobs again, not the failed ones alone.`]]),[`the number of shards is`,({settings:e})=>String(e.shard?.[1]??1)],[`they were shared out by the times`,({settings:e})=>e.durations??`none`],[`the number of replicas is`,({settings:e})=>String(e.replica?.[1]??1)],["`benchtime` is",({settings:e})=>e.go?.benchtime??null],["`calibrate` is",({settings:e})=>String(e.calibrate)]];
function refuseDifferent(e){
for(let[t,n,r]of same){
let i=e.map(e=>({...e,has:n(e.result)})).filter(({has:e})=>e!==null),[a]=i,o=i.find(({has:e})=>e!==a?.has);
if(a&&o)throw apart(a,o,`${t} ${shown(a.has)} in one and ${shown(o.has)} in the other`,r)}
refuseWhole(e),refuseShared(e),refuseTurned(e)}
function refuseWhole(e){
let[t,n]=e;
if(t&&n&&!t.result.settings.shard&&!t.result.settings.replica)throw apart(t,n,"each is a whole run, without `shard` or `replica`")}
function refuseShared(e){
let t=new Map;
for(let n of e)for(let e of n.result.comparisons){
let r=t.get(rowId(e))??n;
if(r.result.settings.shard?.[0]!==n.result.settings.shard?.[0])throw apart(r,n,`both shards have measured ${quoted(e.benchmark)}`);
t.set(rowId(e),r)}}
function refuseTurned(e){
let t=new Map;
for(let n of e)for(let e of n.result.comparisons){
let{unit:r,better:i}=e;
if(i===null||isByRule(e,n.result))continue;
let a=t.get(r)??{file:n,better:i};
if(a.better!==i)throw apart(a.file,n,`they say differently which direction of ${quoted(r)} is better`);
t.set(r,a)}}
function isByRule({rule:e},{settings:t}){
return e!==null&&t.benchmarks[e]?.better!=null}
function apart(e,t,n,r){
return new Misconfigured(`results: ${quoted(e.name)} and ${quoted(t.name)} cannot be judged together: ${n}. Give the files of one run.${r===void 0?``:` ${r}`}`)}
function shown(e){
return quoted(e!==null&&/^[0-9a-f]{40,64}$/.test(e)?shortSha(e):e)}
function quoted(e){
return`"${printableName(e??``,100)}"`}
function mergeResults(e,t){
let n=e.filter(e=>`result`in e),r=e.filter(e=>`problem`in e);
if(n.length===0)throw noneOf(r);
refuseDifferent(n);
let{found:i,missing:a}=partsInOrder(n),o=i.filter(({result:e})=>isMeasured(e)),s=o.length===0?i[0]??null:null,c=[...a,...s?[]:i.filter(e=>!o.includes(e)).map(unmeasured),...r.map(unreadable)],l=s?[s]:o,u={files:l.length,machines:l.map(({result:e})=>e.machine),missing:c,isStrangers:t.isStrangers},[d]=i.map(({result:e})=>e.settings.replica?.[1]??1),f={...t,settings:settingsFor(t.settings,d??1)},p=l.map(({result:e,shard:t,replica:n})=>({shard:t,replica:n,of:recordedIn(e,f)}));
refuseBoundless(p);
let m=joinedOf(p),h=tooFewRounds(m.settings,m.series.filter(e=>couldFail(e,m.settings)).length),g={...m,merged:u,warnings:h?inOrder([...m.warnings,h]):m.warnings};
return s?.result.baseFailed?judgeBaseFailed(g,s.result.baseFailed,null):s&&s.result.stopped===`unchanged`&&c.length===0?judgeNothing(g):judgeRecorded(g)}
function noneOf(e){
let[t]=e,n=t?`, such as "${printableName(t.name,100)}": ${t.problem}`:`.`;
return new Misconfigured(`results: none of ${e.length} files is a result file${n} Did the measuring job fail before it wrote one?`)}
function settingsFor(e,t){
return t===1?e:{...e,count:e.count*t,stopEarly:!1}}
function isMeasured({baseFailed:e,stopped:t,comparisons:n,proven:r,lost:i,unmatched:a}){
return e?!1:[n,r,i,a.base,a.head].some(({length:e})=>e>0)||t===`empty`}
function unmeasured({name:e,shard:t,replica:n,result:r}){
let i=r.baseFailed?.message??`The file says that there was nothing to measure.`;
return{shard:t,replica:n,why:`unmeasured`,files:[e],message:i}}
function unreadable({name:e,problem:t}){
return{shard:null,replica:null,why:`unreadable`,files:[e],message:t}}
function recordedIn(e,{settings:t,rules:n,from:r}){
let{commits:i,comparisons:a,again:o,baseFailed:s,calibration:c,geomeans:l,...u}=e,{schema:d,verdict:f,reason:p,...m}=u,{seed:h}=e.settings,g=a.map(t=>isByRule(t,e)?{...t,better:null}:t);
return{...m,commits:{base:{sha:i.base.sha,from:r.base},head:{sha:i.head.sha,from:r.head}},settings:{...t,seed:h,shard:null,durations:null,replica:null},rules:n,warnings:e.warnings.filter(isOnlySaid),rounds:ofOneMachine(e.rounds),series:g.map(seriesOf),again:o.length===0?null:{rounds:ofOneMachine(o),series:g.flatMap(seriesAgain)},merged:null}}
function ofOneMachine(e){
return e.map(e=>({...e,block:1}))}
function seriesOf(e){
let{base:t,head:n,worse:r}=e,i={...named(e),base:t.samples,head:n.samples};
return r===null?i:{...i,worse:r}}
function seriesAgain({confirmation:e,...t}){
if(e===null)return[];
let{base:n,head:r}=e;
return[{...named(t),base:n.samples,head:r.samples}]}
function named({benchmark:e,package:t,unit:n,better:r,assume:i}){
let a={better:usualDirection(n)??r};
return{benchmark:e,package:t,unit:n,rule:i===null?a:{...a,assume:i}}}
function isOnlySaid(e){
return e.kind===`configuration`?e.key!==`go`:[`suite`,`moved`,`flaky`,`unread-code`,`shared-install`,`left-running`,`setup-running`,`git-changed`,`reference-failed`,`unread-results`,`values-left-out`,`fewer-results`].includes(e.kind)}
function refuseBoundless(e){
let t=e.reduce((e,{of:t})=>e+t.series.length,0),{stretches:n}=new RoundLayout(e,({rounds:e,again:t})=>[...e,...t?.rounds??[]]),r=n.map(({length:e})=>e),i=t*r.reduce((e,t)=>e+t,0);
if(t>2e5||i>6e7||i*Math.max(r.length,...r)>5e9)throw new Misconfigured(`results: ${t} rows on ${r.length} machines are too much to judge at once. Give the files of one run.`)}
function judgeElsewhere(e,t){
let{inputs:n,file:r,rules:i,head:a,isStrangers:o}=t,s=e.flatMap(e=>`result`in e?[e.result]:[]),[c]=s,l=mergeResults(e,{settings:{...trustedSettings(n,c?.settings??unknown),accepted:newlyAccepted(n.accepted,r)},rules:r,from:{base:`as the measuring job says`,head:c?.commits.head.sha===a?`as GitHub says`:`a merge of the head that GitHub says`},isStrangers:o}),u=s.flatMap(({settings:e})=>differingSettings(trustedSettings(n,e),e)),d=l.profiles.map(e=>({...e,files:null}));
return{...l,profiles:d,elsewhere:{rules:i,changes:distinct(u)}}}
const unknown={go:null,checkout:`in-place`};
function distinct(e){
return[...new Map(e.toReversed().map(e=>[e.rule,e])).values()].toReversed()}
function trustedSettings(e,t){
let n=e.run===null&&t.go!==null?e.go:null;
return{...settingsOf(e),calibrate:!1,run:e.run??(n===null?``:goCommand(n)),go:n,checkout:e.checkout??t.checkout,workingDirectory:plainFolder(e.workingDirectory)}}
function differingSettings(e,t){
let n=e.go!==null&&t.go!==null,r=[...notMeasured,n?`run`:``,...ofParts(t)],i=e=>new Map(Object.entries({...e,...n?e.go:{}}).map(textOf)),[a,o]=[i(e),i(t)];
return[...a.keys()].filter(e=>!r.includes(e)).map(e=>({rule:e,base:a.get(e)??null,head:o.get(e)??null})).filter(({base:e,head:t})=>e!==t)}
function ofParts({shard:e,replica:t}){
return[...t===null?[]:[`stop-early`],...e??t?[`correction`]:[]]}
const notMeasured=[`seed`,`calibrate`,`shard`,`durations`,`replica`,`fail-on`,`sort`,`go`,`benchmarks`,`accepted`,`profile`,`perflock`,`governor`,`timeout`,`budget`];
function textOf([e,t]){
let n=e.replace(/[A-Z]/g,e=>`-${e.toLowerCase()}`),r=Array.isArray(t)?t.join(`, `):String(t??``);
return[n,r===``?null:r]}
function plainFolder(e){
return e.split(`/`).filter(e=>e!==``&&e!==`.`).join(`/`)||`.`}
const longest=6e4,{env}=process,workspace=env.GITHUB_WORKSPACE||process.cwd(),console=workflowConsole();
failWhereUncaught(console);
const interrupt=abortOnSignals(console),{signal}=interrupt;
let subject=null,pull=null,check=null,inputs=null,isPublished=!1;
try{
console.info(`Benchgate ${version}`);
let e=repositoryIn(env,getInput(`github-token`)),t=reportedOf(getInput),n=deadlineOf(longest,signal);
subject=await readSubject(env,t,t=>askPull(e,t,n)),pull=await pullOf(e,subject),check=checkOf(subject,pull,t.check,e);
let r=await rulesAt(e,subject.rules,getInput,workspace,n),i=rulesLine(r,getInput,` in ${subject.rules}`);
i!==null&&console.info(i),inputs=readInputsWith(r,getInput);
let a=await rulesBeforeOf(e,subject,n),o=a===null?ruled(r):await rulesSince(e,a,r,n),s=await judgedIn(t.results,{...subject,inputs,file:o});
await refuseOtherHead(e,s.commits.head.sha,subject,n);
let c=placeIn(e,inputs,subject,pull),l=c?await acceptOnPull(s,inputs.acceptLabel,c):{result:s,granted:[]},{result:u}=l,d=usualFolder(inputs.commentId.commentId,env,workspace);
await emptyFolder(d);
let f=siteIn(inputs,subject,c!==null),p={result:u,report:markdownText(wholeReport(u,{...f,report:null})),profiles:d,samples:null},m=await writeResults(d,p).catch(sayVerdict(u,console));
await publish(u,m,console,f,check!==null),isPublished=!0,interrupt.judged();
let h=check!==null&&await checkOnResult(u,f,check);
check!==null&&!h&&failsCheck(u.verdict,u.settings.failOn)&&console.fail(plainText(headline(u))),c&&inputs.comment!==`never`&&await commentOnResult(l,{...c,site:f}),c&&await labelImproved(u,inputs.improvedLabel,c.thread,signal,console)}catch(e){
isCancellation(e,signal)?console.error(`Cancelled. Nothing more is published.`):await fail(e)}finally{
interrupt.done()}
async function judgedIn(e,t){
let n=await readResults(resolve(workspace,e));
if(n.length===0)throw nothingIn(e,t);
for(let{name:e,why:t}of n)console.info(t===``?`read ${e}`:`not read: ${e}. ${t}`);
return judgeElsewhere(n.map(({name:e,result:t,why:n})=>t?{name:e,result:t}:{name:e,problem:n}),t)}
function ruled({file:e}){
return e===null?null:{file:e,changes:[]}}
function checkOf({head:e,run:t},{all:n},r,i){
let a=r??(t===null?null:t.workflow??`Benchgate`);
return a===null?null:{name:a,gate:getInput(`comment-id`),pulls:n,head:e,run:addressOf(i,env.GITHUB_RUN_ID),repository:i,signal,console}}
async function pullOf(e,t){
try{
let n=await findPull(e,t,deadlineOf(longest,signal));
return n.number===null&&console.info(n.why),n}catch(e){
if(!(e instanceof CouldNotPublish))throw e;
return console.warn(e.message),{number:null,all:[],why:e.message}}}
function placeIn(e,t,{run:n,head:r},{number:i}){
if(i===null)return null;
let a=t.comment===`never`?{...t,comment:`always`}:t,o=commentPlace(a,{number:i,headSha:r},env,{signal,console});
if(o===null||n===null)return o;
let s={...o.mark,run:[n.id,n.attempt]};
return{...o,mark:s,run:addressOf(e,n.id)}}
function siteIn(e,{run:t},n){
let r=siteOf(e,n?{}:null,env);
return t===null||r.repository===null?r:{...r,run:`${r.repository}/actions/runs/${t.id}`}}
function addressOf({at:e,repository:t},n){
return n===void 0?null:runAddress(e,t,String(n))}
function nothingIn(e,{run:t}){
return t===null?new NoResultLeft(`results: there is no result.json in ${e}. No job before this one has handed over a result, or actions/download-artifact has put it elsewhere.`,null):new NoResultLeft(`The run that was to measure this commit ended as "${t.conclusion}" and has left no result.`,addressOf(repositoryIn(env,getInput(`github-token`)),t.id))}
function isHeld(e){
return e instanceof NoResultLeft&&subject?.run?.conclusion===`action_required`}
async function fail(e){
if(isHeld(e))return console.info(`The run that is to measure this commit waits for approval. Nothing is published until it has run.`);
let t=failureLine(e),n=e instanceof NoResultLeft&&check!==null;
n?console.info(t):console.fail(t);
try{
if(isPublished)return;
let r=check===null||conclusionOf(e)===`failure`,i=markdownText(failureReport(e,r));
await publishFailure(i),interrupt.judged();
let a=check!==null&&await checkOnFailure(i,t,conclusionOf(e),check);
if(n&&!a&&console.fail(t),!subject||!pull||!inputs||inputs.comment===`never`)return;
let o=placeIn(repositoryIn(env,getInput(`github-token`)),inputs,subject,pull);
o&&await commentOnFailure(i,t,o)}catch(e){
console.warn(`This failure could not be published: ${failureLine(e)}`)}}
function conclusionOf(e){
let t=e instanceof NoResultLeft?subject?.run?.conclusion:null;
return t===`cancelled`||t===`skipped`&&!subject?.isStrangers?t:`failure`}
export{};