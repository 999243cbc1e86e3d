import{$ as adjust,Dt as usualDirection,J as pairedTest,Lt as sides,Nt as upperTail,T as driftOf,Y as mannWhitney,at as within,dt as formatPercent,ft as formatRatio,pt as formatRounds,vt as shortSha}from"./basics.js";
import{o as logAverage,s as median}from"./libraries.js";
import{E as compare,F as noiseOf,I as planFor,L as blocksOf,O as noisyMachine,b as openWithoutBase,v as confirm,z as wholeRounds}from"./suite.js";
import{r as isNamedBy}from"./row-rules.js";
import{t as isMatched}from"./unmatched.js";
import{a as judgeWithoutBase,d as finite,f as present,i as judgeUntouched,n as judge,r as judgeEmpty,u as confidence}from"./verdict.js";
import{t as accept}from"./accept.js";
import{i as randomFrom}from"./go-command.js";
function binomialInterval(e,t,n){
let r=(1-n)/2;
return{low:e===0?0:rootOf(n=>atLeast(e,t,n)-r),high:e===t?1:rootOf(n=>r-atLeast(t-e,t,1-n))}}
function rootOf(e){
let[t,n]=[0,1];
for(let r=0;r<60;r++){
let r=(t+n)/2;
e(r)<0?t=r:n=r}
return(t+n)/2}
function atLeast(e,t,n){
if(n<=0)return 0;
if(n>=1)return 1;
let r=t*Math.log1p(-n),i=0;
for(let a=0;a<e;a++)i+=Math.exp(r),r+=Math.log((t-a)/(a+1))+Math.log(n)-Math.log1p(-n);
return Math.max(0,1-i)}
function swapTest(e){
let t=e.map(rankDifferences),n=Math.max(0,...t.map(e=>e.length)),r=Array.from({length:n},(e,n)=>t.reduce((e,t)=>e+(t[n]??0),0)),i=r.map(Math.abs).filter(e=>e!==0),a=i.reduce((e,t)=>e+t,0),o=i.length>100?approximate(i,a):exact(i,a);
return e=>{
let t=0;
for(let[n,i]of r.entries())i>0!==(e[n]??!1)&&(t+=Math.abs(i));
return{greater:o(a-t),less:o(t)}}}
function rankDifferences({base:e,head:t}){
let n=n=>(e[n]??null)!==null&&(t[n]??null)!==null,r=[...e.keys()].filter(n).flatMap(n=>[e[n],t[n]]),i=new Float64Array(r).sort(),a=new Map;
for(let e=0,t=0;e<i.length;e=++t){
for(;i[t+1]===i[e];)t++;
a.set(i[e],e+t)}
let o=e=>a.get(e)??0;
return e.map((r,i)=>n(i)?o(t[i])-o(e[i]):0)}
function exact(e,t){
let n=new Float64Array(t+1);
n[0]=1;
let r=0;
for(let t of e){
r+=t;
for(let e=r;e>=t;e--)n[e]=n[e]+n[e-t]}
for(let e=1;e<=t;e++)n[e]=n[e]+n[e-1];
return t=>n[t]/2**e.length}
function approximate(e,t){
let n=Math.sqrt(e.reduce((e,t)=>e+t*t,0))/2,r=e.some(e=>e%2!=0)?1:2;
return e=>upperTail((t/2-e-r/2)/n)}
function swappedSuites(e,t,n,r=[]){
let i=e.filter(e=>directionOf(e)!==null);
if(i.length===0)return null;
let a=swapJudge(i,t,r),o=Math.max(...i.map(({base:e})=>e.length)),s=randomFrom(n+1),c=Array.from({length:isPlain(t)?1e3:200},()=>a(coins(o,s))),l=e=>shareOf(c.filter(e).length,c.length);
return{uncorrected:t.deltaTest===`none`?null:l(({uncorrected:e})=>e>0),red:l(({regressed:e})=>e>0)}}
function shareOf(e,t){
return{hits:e,of:t,...binomialInterval(e,t,confidence)}}
function swapJudge(e,t,n=[]){
let r=isRanked(t)?pByRanks(e,n):pByComparing(e,t,n);
return i=>{
let a=r(i),o=isPlain(t)?adjust(a,t.correction):[],s=e.filter((e,n)=>(o[n]??0)<=t.alpha),c=compare(s.map(e=>exchange(e,i)),t,n);
return{uncorrected:a.filter(e=>e<=t.alpha).length,regressed:c.filter(({change:e})=>e===`regressed`).length}}}
function pByRanks(e,t){
let n=e.map(e=>swapTest(blocksOf(e,t))),r=e.map(directionOf);
return e=>n.map((t,n)=>t(e)[r[n]===`higher`?`less`:`greater`])}
function pByComparing(e,t,n){
let r={...t,correction:`none`,strict:!1,stopEarly:!1};
return t=>compare(e.map(e=>exchange(e,t)),r,n).map(({adjustedP:e})=>e??1)}
function isRanked({deltaTest:e,outliers:t}){
return e===`utest`&&t===`none`}
function isPlain(e){
return isRanked(e)&&!e.strict&&!e.stopEarly}
function exchange(e,t){
let{base:n,head:r}=e,i=(e,n)=>e.map((e,r)=>t[r]?n[r]??null:e);
return{...e,base:i(n,r),head:i(r,n)}}
function directionOf({rule:e,unit:t}){
return e.better===void 0?usualDirection(t):e.better}
function coins(e,t){
return Array.from({length:e},()=>t()<.5)}
const most=.9;
function calibrationOf(e,t,n,r=[]){
let i={...t,stopEarly:!1},a=e.filter(isMatched),o=compare(a,i,r),s=compare(a,{...i,correction:`none`,strict:!1},r),c=e=>o[e]?.exact===!0||isConstant(a[e]),l=a.filter((e,t)=>!c(t)),u=o.filter(({exact:e,better:t})=>!e&&t!==null).length,d=a.flatMap((e,t)=>c(t)?[]:[floorOf(e,o[t],s[t],u,i,r)]),f=d.filter(({p:e})=>e!==null);
return{floors:d.toSorted((e,t)=>place(e)-place(t)),steady:o.flatMap((e,t)=>c(t)?[steadyOf(e)]:[]),...suiteOf(d,i),alarms:f.length===0?null:shareOf(f.filter(({falseAlarm:e})=>e).length,f.length),swapped:swappedSuites(l,i,n,r)}}
function judgeCalibration(e){
return{verdict:`pass`,grounds:{kind:`calibration`,calibration:e}}}
function floorOf(e,t,n,r,i,a){
let{benchmark:o,package:s,unit:c,better:l,ratio:u,change:d}=t,f=noiseOf(e,a),p=f!==null&&l!==null&&i.deltaTest!==`none`?planFor(f,l,r,i):null,m=l===null?null:n.adjustedP;
return{benchmark:o,package:s,unit:c,better:l,rounds:wholeRounds(e),noise:f?.noise??null,spread:f?.spread??null,ratio:u,visible:p?.visible??null,roundsNeeded:p?.roundsNeeded??null,p:m,falseAlarm:m!==null&&m<=i.alpha,regressed:d===`regressed`}}
function suiteOf(e,{threshold:t}){
let n=new Map;
for(let t of e.filter(({better:e,noise:t})=>e!==null&&t!==null)){
let e=JSON.stringify([t.package,t.benchmark]);
within(n,e,()=>[]).push(t)}
let r=e=>[...n.values()].map(t=>Math.max(...t.map(t=>e(t)??1/0))).sort((e,t)=>e-t),[i,a]=[r(e=>e.visible),r(e=>e.roundsNeeded)];
return{benchmarks:n.size,seeing:i.filter(e=>e<=t).length,typical:upTo(.5,i),roundsNeeded:a.findLast(Number.isFinite)??null,suggested:{count:upTo(most,a),threshold:rounded(upTo(most,i))}}}
function upTo(e,t){
return finite(t[Math.ceil(e*t.length)-1]??1/0)}
function rounded(e){
if(e===null||e>1)return null;
let t=e>.1?100:200;
return Math.max(1,Math.ceil(e*t-1e-9))/t}
function place({better:e,unit:t}){
return(e===null?2:0)+(t===`sec/op`?0:1)}
function isConstant({base:e,head:t}){
let n=[...present(e),...present(t)];
return n.every(e=>e===n[0])}
function steadyOf({benchmark:e,package:t,unit:n,base:r,head:i}){
return{benchmark:e,package:t,unit:n,differs:r.center!==i.center}}
function geomeans(e){
return[...new Set(e.map(e=>e.unit))].flatMap(t=>{
let n=e.filter(e=>e.unit===t),r=n.filter(({base:e,head:t})=>e.center>0&&t.center>0).map(({base:e,head:t})=>t.center/e.center),i=r.length===0?NaN:logAverage(r);
return n.length<2||!Number.isFinite(i)?[]:[{unit:t,ratio:i,rows:r.length,of:n.length}]})}
function ruleWarnings({benchmarks:e},t){
if(e.length===0)return[];
let n=t.flatMap(({benchmark:e,package:t,unit:n})=>e===null?[]:[{benchmark:e,package:t,...n==null?{}:{unit:n}}]);
return e.flatMap(({match:e,isOver:t,until:r,owner:i})=>t?[{kind:`rule-over`,match:e,until:r??``,owner:i}]:n.some(t=>isNamedBy(e,t))?[]:[{kind:`rule-unused`,match:e}])}
function reasonOf(e,t){
switch(e.kind){case`measured`:return ofMeasured(e,t.threshold);case`untouched`:return e.isClaimed?"Nothing was measured: the measuring job says that no file that `paths` names differs":"No file that `paths` names differs between base and head, so nothing was measured";case`empty-shard`:return`No benchmark is in shard ${e.shard.join(` of `)}`;case`base-failed`:return`Base could not be measured${e.why===null?``:`: ${e.why}`} (${shortSha(e.sha)})`;case`calibration`:return ofCalibration(e.calibration,t)}}
function ofMeasured(e,t){
let{compared:n,halved:r,broken:i,unmeasured:a,proven:o,missing:s}=e,c=i+a>0,[l=``,...u]=[s>0?`${s===1?`1 part`:`${s} parts`} of the suite could not be judged`:``,i>0?`${plural(i)} failed on head`:``,a>0?`${plural(a)} could not be measured`:``,r>0?`${plural(r)} lost a unit on head`:``,n!==null||o>0||!(c||s>0)?ofTheRest(e,t):``].filter(e=>e!==``);
return[l,...u.map(e=>e.replace(/^N/,`n`))].join(`; `)}
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
function ofCalibration({benchmarks:e,seeing:t,typical:n},{count:r,threshold:i,deltaTest:a}){
let o=plural(e);
if(e===0)return`On this machine nothing varies: there is no noise`;
if(a===`none`)return`How far ${o} vary on this machine; nothing is tested`;
let s=e===1?`the only benchmark`:`all ${o}`,c=`${t===0?`none`:t} of ${o}`,l=n===null||e===1?``:`, and one of ${formatPercent(n)} in half of them`;
return`On this machine ${formatRounds(r)} see a worsening of ${formatRatio(i)} in ${t===e?s:c}${l}`}
function plural(e){
return e===1?`1 benchmark`:`${e} benchmarks`}
function judgeRecorded(e){
let{settings:t,rounds:n,series:r,lost:i,proven:a,unmatched:o,again:s,merged:c,warnings:l}=e,u=compare(r,t,machines(n)),d=s?confirm(u,s.series,t,machines(s.rounds)):u,f=accept(openWithoutBase(d,i),t.accepted),p=t.calibrate&&f.length>0?calibrationOf(r,t,t.seed,machines(n)):null;
if(t.shard!==null&&isEmpty(e))return withoutComparisons(e,judgeEmpty(t.shard));
let m=p?judgeCalibration(p):judgementOn({comparisons:f,unmatched:o,lost:i,proven:a,settings:t,merged:c}),h=t.shard===null&&missingIn(c)===0,g=ruleWarnings(t,[...f,...o.base,...o.head,...i,...a]);
return{...withoutComparisons(e,m),calibration:p,comparisons:f,geomeans:geomeans(f),warnings:inOrder([...l,...g.filter(({kind:e})=>h||e!==`rule-unused`)])}}
function isEmpty({stopped:e,lost:t,series:n}){
return e===`empty`&&t.length===0&&n.length===0}
function judgementOn({comparisons:e,unmatched:t,lost:n,proven:r,settings:i,merged:a}){
let o=a?.isStrangers??!1,s={proven:r.length,isClaimed:o,missing:missingIn(a)};
return judge({comparisons:e,unmatched:t,lost:n,...s,rules:i})}
function judgeNothing(e){
return withoutComparisons(e,judgeUntouched(e.merged?.isStrangers))}
function judgeBaseFailed(e,t,n){
return{...withoutComparisons(e,judgeWithoutBase(n,e.commits.base)),baseFailed:t}}
function withoutComparisons(e,t){
let{series:n,again:r,...i}=e;
return{schema:1,...inWords(t,i.settings),...i,baseFailed:null,again:r?.rounds??[],calibration:null,comparisons:[],geomeans:[]}}
function inWords({verdict:e,grounds:t},n){
return{verdict:e,reason:reasonOf(t,n)}}
function missingIn(e){
let t=e?.missing??[],n=t.filter(({why:e})=>e===`unreadable`).length,r=t.filter(({why:e})=>e===`absent`).length;
return t.length-n-r+Math.max(n,r)}
function machines(e){
return e.map(({block:e})=>e)}
function inOrder(e){
return[`too-few-rounds`,`suite`,`noisy-machine`,`drift`,`second-visit`,`configuration`,`steal`,`others`,`rule-unused`,`rule-over`,`left-running`,`git-changed`,`reference-failed`].flatMap(t=>e.filter(e=>e.kind===t))}
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
function othersOf(e){
let[t,n]=[busyDuring(e,`base`),busyDuring(e,`head`)];
if(t.length===0||n.length===0)return null;
let{p:r}=mannWhitney(t,n),i={base:median([...t]),head:median([...n])};
return r>.001||Math.abs(i.base-i.head)<.25?null:{kind:`others`,...i,p:r}}
function busyDuring(e,t){
return e.flatMap(e=>{
let{others:n,seconds:r}=e[t];
return n===void 0||r<=0?[]:[n/r]})}
function warningsFrom({rounds:e,again:t,series:n,machine:r,toolchains:i}){
return[...toolchainWarning(i),...[noisyMachine(r)].filter(e=>e!==null),...movements(e,n),...stealWarning(r.steal),...[othersOf(e)??othersOf(t?.rounds??[])].filter(e=>e!==null)]}
function toolchainWarning({base:e,head:t}){
return e===null||t===null||e===t?[]:[{kind:`configuration`,key:`go`,base:e,head:t}]}
export{inWords as a,judgeRecorded as c,inOrder as i,judgementOn as l,configurations as n,judgeBaseFailed as o,suiteWarning as r,judgeNothing as s,warningsFrom as t};