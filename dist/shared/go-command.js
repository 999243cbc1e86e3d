import{Bt as shortSha,Ft as formatRounds,Mt as formatPercent,Pt as formatRatio,Tt as counted,Ut as pairedTest,Wt as mannWhitney,Xt as isTimed,_n as logAverage,fn as presentValues,ht as driftOf,nn as sides,vn as median}from"./basics.js";
import{i as benchmarkId}from"./unmatched.js";
import{F as judgeCalibration,M as worseningWords,N as calibrationOf,O as noisyMachine,R as compare,v as confirm,x as openWithoutBase}from"./moved.js";
import{r as isNamedBy}from"./row-rules.js";
import{a as judgeEmpty,i as judge,o as judgeUntouched,s as judgeWithoutBase}from"./verdict.js";
import{n as shellLine}from"./shell.js";
import{t as accept}from"./accept.js";
function geomeans(e){
return[...new Set(e.map(e=>e.unit))].flatMap(t=>{
let n=e.filter(e=>e.unit===t),r=n.filter(({base:e,head:t})=>e.center>0&&t.center>0).map(({base:e,head:t})=>t.center/e.center),i=r.length===0?NaN:logAverage(r);
return n.length<2||!Number.isFinite(i)?[]:[{unit:t,ratio:i,rows:r.length,of:n.length}]})}
function ruleWarnings({benchmarks:e},t){
if(e.length===0)return[];
let n=t.flatMap(({benchmark:e,package:t,unit:n})=>e===null?[]:[{benchmark:e,package:t,...n==null?{}:{unit:n}}]);
return e.flatMap(({match:e,isOver:t,until:r,owner:i})=>t?[{kind:`rule-over`,match:e,until:r??``,owner:i}]:n.some(t=>isNamedBy(e,t))?[]:[{kind:`rule-unused`,match:e}])}
function secondVisitOf(e,t){
let n=t.filter(({unit:e})=>e===`sec/op`).map(differencesOf),r=e.flatMap(({first:e},t)=>{
let r=n.flatMap(({weight:e,differences:n})=>{
let r=n[t]??null;
return r===null?[]:[{weight:e,difference:r}]});
if(e===null||r.length===0)return[];
let i=r.reduce((e,{weight:t,difference:n})=>e+t*n,0),a=r.reduce((e,{weight:t})=>e+t,0);
return[{first:e,level:(e===`base`?1:-1)*i/a}]}),i=r.map(({level:e})=>e),{greater:a,less:o}=pairedTest([{base:i.map(e=>-e),head:i}]),s=Math.min(1,2*Math.min(a,o));
if(s>.001)return null;
let c=sides.map(e=>r.filter(({first:t})=>t===e).map(({level:e})=>e)).filter(({length:e})=>e>0);
return{kind:`second-visit`,change:Math.exp(c.reduce((e,t)=>e+median(t),0)/c.length)-1,p:s}}
function differencesOf({base:e,head:t}){
let n=e.map((e,n)=>{
let r=t[n]??null;
return e!==null&&r!==null&&e>0&&r>0?Math.log(r/e):null}),r=n.filter(e=>e!==null);
if(r.length===0)return{weight:0,differences:[]};
let i=centerOf(r);
return{weight:1/(r.reduce((e,t)=>e+(t-i)**2,0)/r.length+1e-6),differences:n.map(e=>e===null?null:e-i)}}
function centerOf(e){
return median(e.flatMap((t,n)=>e.slice(n).map(e=>(t+e)/2)))}
const surroundings=[`goos`,`goarch`,`cpu`];
function movements(e,t){
return[driftOf(t),secondVisitOf(e,t)].filter(e=>e!==null)}
function stealWarning(e){
return e!==null&&e>.02?[{kind:`steal`,share:e}]:[]}
function suiteWarning(e){
return e.length===0?[]:[{kind:`suite`,changed:e}]}
function configurations(e){
let t=(t,n)=>[...new Set(e.flatMap(e=>e[t].measurements.flatMap(e=>e.config[n]||[])))].sort().join(`, `);
return surroundings.map(e=>({kind:`configuration`,key:e,base:t(`base`,e),head:t(`head`,e)})).filter(({base:e,head:t})=>e!==t&&e!==``&&t!==``)}
function isOtherCodeShown(e){
return e.kind===`shared-install`||e.kind===`unread-code`&&(e.isAll||e.isElsewhere||e.instead.length>0)}
function reasonOf(e,t){
switch(e.kind){case`measured`:return ofMeasured(e,t.threshold);case`untouched`:return e.isClaimed?"Nothing was measured: the measuring job says that no file that `paths` names differs":"No file that `paths` names differs between base and head, so nothing was measured";case`empty-shard`:return`No benchmark is in shard ${e.shard.join(` of `)}`;case`base-failed`:return`Base could not be measured${e.why===null?``:`: ${e.why}`} (${shortSha(e.sha)})`;case`calibration`:return ofCalibration(e.calibration,t)}}
function ofMeasured(e,t){
let{compared:n,halved:r,broken:i,unmeasured:a,proven:o,missing:s,isOtherCode:c,unread:l,replayed:u}=e;
if(u)return ofReplayed(u);
let d=i+a>0,[f=``,...p]=[c?`It is not shown that each side ran its own code`:``,l>0?`${counted(l,`line`)} that ${l===1?`looks like a result`:`look like results`} could not be read`:``,s>0?`${counted(s,`part`)} of the suite could not be judged`:``,i>0?`${plural(i)} failed on head`:``,a>0?`${plural(a)} could not be measured`:``,r>0?`${plural(r)} lost a unit on head`:``,n!==null||o>0||!(d||s>0)?ofTheRest(e,t):``].filter(e=>e!==``);
return[f,...p.map(e=>e.replace(/^N/,`n`))].join(`; `)}
function ofReplayed({sides:e,rounds:t,sooner:n}){
let r=`of ${e.join(` and `)}`;
return`${n?`${formatRounds(t)} ${r} ended far sooner than their times allow`:`Every round ${r} printed the same times to the last digit`}, so they were measured once and replayed`}
function ofTheRest({compared:e,unmatched:t,proven:n,isClaimed:r},i){
if(e!==null)return n===0?ofTally(e,i):`${ofTally(e,i)}; ${n} more ${r?`unchanged, as the measuring job says`:`proven unchanged: the same binary on both sides`}`;
if(n>0&&r)return`Nothing was measured: the measuring job says that ${plural(n)} ${n===1?`is`:`are`} the same binary on both sides`;
if(n>0)return`${plural(n)} ${n===1?`is`:`are`} proven unchanged: base and head build the same test binaries`;
let{base:a,head:o}=t;
return a===0&&o===0?`Nothing was measured on either side`:a===0?`Base has no benchmarks to compare with (head has ${o})`:`Nothing to compare: no benchmark has the same name on both sides (base has ${a}, head ${o})`}
function ofTally(e,t){
let{regressed:n,accepted:r,muted:i,improved:a,changed:o,undecided:s}=e,c=plural(e.benchmarks),l=r>0?`${r} of ${c} regressed, which was accepted`:``,u=[n>0&&r>0?`, ${r} more ${r===1?`was`:`were`} accepted`:``,i>0?`, ${i} ${n+r>0?`more`:`regressed but`} ${i===1?`is`:`are`} muted`:``,a>0?`, ${a} improved`:``,o>0?`, ${o} changed in a unit of unknown direction`:``].join(``);
return n>0?`${n} of ${c} regressed${u}${s>0?`, ${s} inconclusive`:``}`:s>0?l===``?`${s} of ${c} undecided, no regression shown${u}`:`${s} of ${c} undecided; ${l}${u}`:l===``?`${noRegression(e,t)}${u}`:`No other regression: ${l}${u}`}
function noRegression({benchmarks:e,within:t},n){
let r=plural(e);
if(t===null)return`No regression in ${r}`;
let i=`within ${Math.ceil(t.ruledOut*100-1e-9)}%`;
if(!t.areOthersNearer)return`No regression in ${r}, ${t.benchmarks} of them ${i}`;
let a=e-t.benchmarks;
return a===0?`No regression: ${r} ${i}`:`No regression: ${a} of ${r} within ${formatRatio(n)}, ${t.benchmarks===1?`the other`:`the others`} ${i}`}
function ofCalibration({benchmarks:e,seeing:t,typical:n,floors:r},i){
let{count:a,deltaTest:o}=i,s=plural(e);
if(e===0)return r.some(({noise:e})=>e!==null)?`On this machine nothing varies that could fail`:`On this machine nothing varies: there is no noise`;
if(o===`none`)return`How far ${s} vary on this machine; nothing is tested`;
let c=e===1?`the only benchmark`:`all ${s}`,l=`${t===0?`none`:t} of ${s}`,u=n===null||e===1?``:`, and one of ${formatPercent(n)} in half of them`;
return`On this machine ${formatRounds(a)} see ${worseningWords(i)} in ${t===e?c:l}${u}`}
function plural(e){
return counted(e,`benchmark`)}
function judgeRecorded(e){
let{settings:t,rounds:n,series:r,lost:i,proven:a,unmatched:o,again:s,merged:c,warnings:l}=e,u=compare(r,t,machines(n)),d=s?confirm(u,s.series,t,machines(s.rounds)):u,f=replayedIn(l),p=f?d.map(opened):openWithoutBase(d,i),m=accept(p,t.accepted),h=t.calibrate&&m.length>0&&f===null?calibrationOf(r,t,t.seed,machines(n)):null;
if(t.shard!==null&&isEmpty(e))return withoutComparisons(e,judgeEmpty(t.shard));
let g=h?judgeCalibration(h):judgementOn({comparisons:m,unmatched:o,lost:i,proven:a,settings:t,merged:c,warnings:l}),_=t.shard===null&&missingIn(c)===0&&a.length===0&&i.length===0,v=ruleWarnings(t,[...m,...o.base,...o.head,...i,...a]);
return{...withoutComparisons(e,g),calibration:h,comparisons:m,geomeans:geomeans(m),warnings:inOrder([...l,...v.filter(({kind:e})=>_||e!==`rule-unused`)])}}
function replayedIn(e){
return e.find(e=>e.kind===`replayed`)??null}
function unreadIn(e){
return e.reduce((e,t)=>e+(t.kind===`unread-results`?t.count:0),0)}
function opened(e){
return{...e,change:`inconclusive`}}
function isEmpty({stopped:e,lost:t,series:n}){
return e===`empty`&&t.length===0&&n.length===0}
function judgementOn({comparisons:e,unmatched:t,lost:n,proven:r,settings:i,merged:a,warnings:o}){
let s=a?.isStrangers??!1,c={proven:r.length,isClaimed:s,missing:missingIn(a),replayed:replayedIn(o),isOtherCode:o.some(isOtherCodeShown),unread:unreadIn(o)};
return judge({comparisons:e,unmatched:t,lost:n,...c,rules:i})}
function judgeNothing(e){
return withoutComparisons(e,judgeUntouched(e.merged?.isStrangers))}
function judgeBaseFailed(e,t,n){
return{...withoutComparisons(e,judgeWithoutBase(n,e.commits.base)),baseFailed:t}}
function withoutComparisons(e,t){
let{series:n,again:r,...i}=e;
return{schema:1,...verdictInWords(t,i.settings),...i,baseFailed:null,again:r?.rounds??[],calibration:null,comparisons:[],geomeans:[]}}
function verdictInWords({verdict:e,grounds:t},n){
return{verdict:e,reason:reasonOf(t,n)}}
function missingIn(e){
let t=e?.missing??[],n=t.filter(({why:e})=>e===`unreadable`).length,r=t.filter(({why:e})=>e===`absent`).length;
return t.length-n-r+Math.max(n,r)}
function machines(e){
return e.map(({block:e})=>e)}
function inOrder(e){
return[`replayed`,`shared-install`,`unread-code`,`unread-results`,`fewer-results`,`values-left-out`,`too-few-rounds`,`suite`,`moved`,`flaky`,`noisy-machine`,`drift`,`second-visit`,`configuration`,`steal`,`others`,`rule-unused`,`rule-over`,`left-running`,`setup-running`,`git-changed`,`reference-failed`].flatMap(t=>e.filter(e=>e.kind===t))}
function othersOf(e){
let[t,n]=[busyDuring(e,`base`),busyDuring(e,`head`)];
if(t.length===0||n.length===0)return null;
let{p:r}=mannWhitney(t,n),i={base:median([...t]),head:median([...n])};
return r>.001||Math.abs(i.base-i.head)<.25?null:{kind:`others`,...i,p:r}}
function busyDuring(e,t){
return e.flatMap(e=>{
let{others:n,seconds:r}=e[t];
return n===void 0||r<=0?[]:[n/r]})}
const tolerance=10**-11;
function stepsIn(e){
let t=Number(Math.abs(e).toExponential(11).replace(/e.*/,``));
if(!(t>0))return 0;
let n=String(t).replace(`.`,``);
if(n.length<=8)return Number(n);
let[r,i]=simplest(t);
return n.length<11&&r*i>=10**9?Number(n):Math.min(odd(r),odd(i))}
function simplest(e){
let[t,n]=[1,0],[r,i]=[0,1],a=e;
for(let o=0;o<24;o++){
let o=Math.floor(a);
if([t,n]=[o*t+n,t],[r,i]=[o*r+i,r],Math.abs(t/r-e)<=tolerance*e||a===o)break;
a=1/(a-o)}
return[t,r]}
function odd(e){
let t=e;
for(let e of[2,5])for(;t>0&&t%e===0;)t/=e;
return t}
function replayedOf(e){
let t=e.filter(({unit:e,rule:t})=>isTimed(e)&&t.assume!==`exact`),n=sides.filter(e=>isReplayed(t,e));
if(n.length===0)return null;
let r=t.flatMap(e=>n.map(t=>presentValues(e[t]).length));
return{kind:`replayed`,sides:n,rounds:Math.max(...r)}}
function isReplayed(e,t){
let n=new Map;
for(let r of e){
let e=presentValues(r[t]);
if(e.some(t=>t!==e[0]))return!1;
let i=benchmarkId(r);
n.set(i,Math.max(n.get(i)??0,logOfChances(e)))}
return[...n.values()].reduce((e,t)=>e+t,0)>=-Math.log(1e-6)}
function logOfChances(e){
let[t]=e;
if(t===void 0||e.length<3)return 0;
let n=stepsIn(t);
if(n<1e3)return 0;
let r=e.length-1;
return Math.max(r*Math.log(n*1e-4),Math.min(r,2)*Math.log(2))}
function soonerOf(e,t){
let n=sides.map(n=>({side:n,visits:tooShort(e,n,2*Math.max(1,t))})).filter(({visits:e})=>e.length>=2),r=n[0]?.visits[0];
if(!r)return null;
let i=Math.max(...n.map(({visits:e})=>e.length));
return{kind:`replayed`,sides:n.map(({side:e})=>e),rounds:i,sooner:r}}
function tooShort(e,t,n){
return e.flatMap(e=>{
let{claimed:r=0,seconds:i}=e[t];
return r>n*i?[{claimed:r,seconds:i}]:[]})}
function warningsFrom({rounds:e,again:t,series:n,machine:r,toolchains:i}){
return[...[replayedOf(n)??soonerOf(e,r.cores)].filter(e=>e!==null),...toolchainWarning(i),...[noisyMachine(r)].filter(e=>e!==null),...movements(e,n),...stealWarning(r.steal),...[othersOf(e)??othersOf(t?.rounds??[])].filter(e=>e!==null)]}
function toolchainWarning({base:e,head:t}){
return e===null||t===null||e===t?[]:[{kind:`configuration`,key:`go`,base:e,head:t}]}
function buildFlags({tags:e}){
return e===null?[]:[`-tags=${e}`]}
function measureFlags({benchmem:e,cpu:t}){
return[...e?[`-test.benchmem`]:[],...t===null?[]:[`-test.cpu=${t}`]]}
function goCommand(e){
let{packages:t,bench:n,benchtime:r,benchmem:i,cpu:a,tags:o,goFlags:s}=e;
return shellLine(`go`,`test`,...s,...o===null?[]:[`-tags`,o],`-run`,`^$`,`-bench`,n,`-benchtime`,r,...i?[`-benchmem`]:[],...a===null?[]:[`-cpu`,a],...t)}
export{replayedOf as a,judgeNothing as c,verdictInWords as d,configurations as f,warningsFrom as i,judgeRecorded as l,suiteWarning as m,goCommand as n,inOrder as o,isOtherCodeShown as p,measureFlags as r,judgeBaseFailed as s,buildFlags as t,judgementOn as u};