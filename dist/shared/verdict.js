import{Ar as benchmarkId,Pr as sides,jr as otherSide}from"./basics.js";
import{n as gateOfBenchmark}from"./row-rules.js";
function fisherMore(e,t,n,r){
let i=e+n,a=logChoose(t+r,i),o=0;
for(let n=e;n<=Math.min(t,i);n++)i-n<=r&&(o+=Math.exp(logChoose(t,n)+logChoose(r,i-n)-a));
return Math.min(1,o)}
function logChoose(e,t){
let n=0;
for(let r=1;r<=Math.min(t,e-t);r++)n+=Math.log((e-r+1)/r);
return n}
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
function exitFailures(e){
let[t,n]=[statusesIn(e.base),statusesIn(e.head)];
return[...n].flatMap(([e,n])=>{
let r=t.get(e);
if(r===void 0)return[];
let i={base:r,head:n};
return failedSides(i).map(t=>({benchmark:e,side:t,why:why(t,i)}))})}
function statusesIn({measurements:e}){
return new Map(e.map(({benchmark:e,statuses:t=[0]})=>[e,t]))}
function failedSides(e){
let t=sides.filter(t=>e[t].length>1),[n,r]=[e.base[0],e.head[0]];
return t.length>0?t:n===r?n===null?sides:[]:r===0?[`base`]:[`head`]}
function why(e,t){
let n=otherSide(e);
return`its command ended with the exit status ${shown$1(t[e])}, and with ${shown$1(t[n])} on ${n}`}
function shown$1(e){
return e.map(e=>e??`unknown`).join(` or `)}
function examplesOf(e){
return e.length===0?null:{count:e.length,lines:e.slice(0,3).map(e=>e.slice(0,300))}}
function joinExamples(e){
let t=e.filter(e=>e!==void 0);
if(t.length===0)return null;
let n=[...new Set(t.flatMap(e=>e.lines))];
return{count:t.reduce((e,{count:t})=>e+t,0),lines:n.slice(0,3)}}
function lostResults(e){
return[told(`unread-results`,e,`unread`),told(`values-left-out`,e,`leftOut`)].filter(e=>e!==null)}
function told(e,t,n){
let r=e=>t.flatMap(t=>t[e][n]??[]),[i,...a]=sides.filter(e=>r(e).length>0);
if(i===void 0)return null;
let o=joinExamples(sides.flatMap(r));
return o&&{kind:e,sides:[i,...a],...o}}
function fewerResults(e){
let t=e.map(({base:e,head:t})=>({base:namesIn(e),head:namesIn(t)})),n=new Map;
for(let[e,{base:r,head:i}]of t.entries())for(let t of[...r,...i])n.set(t,e);
return sides.flatMap(r=>{
let i=new Set;
for(let[a,o]of t.entries()){
let t=t=>e[a]?.[r].asksAll||(n.get(t)??0)>=a,s=[...i].filter(e=>!o[r].has(e)&&t(e));
if(s.length>0)return[{kind:`fewer-results`,side:r,round:e[a]?.round??a+1,before:i.size,missing:s.length,names:s.slice(0,3).map(e=>e.slice(0,200))}];
for(let e of o[r])i.add(e)}
return[]})}
function namesIn({measurements:e}){
return new Set(e.map(({benchmark:e})=>e))}
function failsMoreOften({base:e,head:t}){
return t.failed>0&&fisherMore(t.failed,t.runs,e.failed,e.runs)<=.05}
function isFaultOfHead(e){
return e.head.failed>0&&(e.base.failed===0||failsMoreOften(e))}
function addedUp(e){
let t=new Map;
for(let n of e){
let e=JSON.stringify([n.package,n.benchmark]),r=t.get(e);
t.set(e,r?{...r,...sumOf(r,n)}:n)}
return[...t.values()]}
function sumOf(e,t){
let n=n=>({runs:e[n].runs+t[n].runs,failed:e[n].failed+t[n].failed});
return{base:n(`base`),head:n(`head`)}}
function judge({comparisons:e,unmatched:t,lost:n,proven:r,isClaimed:i=!1,missing:a=0,isOtherCode:o=!1,unread:s=0,replayed:c=null,rules:l}){
let u=n.filter(e=>!isMuted(e,l)),d=u.filter(isBroken).length,f={kind:`measured`,compared:e.length===0?null:tallyOf(e),unmatched:{base:countBenchmarks(t.base),head:countBenchmarks(t.head)},halved:countBenchmarks(t.base.filter(({unit:e,...t})=>e!==null&&gateOfBenchmark({...t,unit:e},l)===`fail`)),broken:d,unmeasured:u.length-d,proven:r,isClaimed:i,missing:a,isOtherCode:o,unread:s,replayed:c};
return{verdict:c?`inconclusive`:verdictOn(f),grounds:f}}
function isMuted({benchmark:e,package:t},n){
return e!==null&&gateOfBenchmark({benchmark:e,package:t},n)!==`fail`}
function isBroken({failures:e,tries:t}){
return e.some(({kind:e})=>e===`no time`)?!1:t?isFaultOfHead(t):e.every(({side:e})=>e===`head`)}
function verdictOn(e){
let{halved:t,broken:n,unmeasured:r,missing:i,compared:a,isOtherCode:o,unread:s}=e,c=verdictOnTheRest(e);
return n>0?`fail`:(t>0||r>0||i>0||o||s>0)&&(c!==`fail`||i!==0&&a===null)?`inconclusive`:c}
function verdictOnTheRest({compared:e,unmatched:t,unmeasured:n,proven:r,isClaimed:i}){
return e===null?r>0?i?`inconclusive`:`pass`:n>0||t.base===0&&t.head>0?`inconclusive`:`fail`:e.regressed>0?`fail`:e.undecided>0?`inconclusive`:`pass`}
function tallyOf(e){
let t=t=>countBenchmarks(withChange(e,t)),n=new Set(held(e));
return{benchmarks:countBenchmarks(e),regressed:countBenchmarks(regressions(e)),accepted:countBenchmarks(acceptedOnes(e)),muted:countBenchmarks(mutedOnes(e)),improved:t(`improved`),changed:t(`changed`),undecided:countBenchmarks(undecided(e)),within:n.size===0?null:{benchmarks:countBenchmarks([...n]),ruledOut:[...n].reduce((e,{ruledOut:t})=>Math.max(e,t??0),0),areOthersNearer:e.every(e=>n.has(e)||isGated(e)&&e.rule===null)}}}
function judgeUntouched(e=!1){
return{verdict:e?`inconclusive`:`pass`,grounds:{kind:`untouched`,isClaimed:e}}}
function judgeEmpty(e){
return{verdict:`pass`,grounds:{kind:`empty-shard`,shard:e}}}
function judgeWithoutBase(e,{sha:t}){
return{verdict:`inconclusive`,grounds:{kind:`base-failed`,why:e,sha:t}}}
function held(e){
return withChange(e,`within`).filter(isGated)}
function undecided(e){
return withChange(e,`inconclusive`).filter(isGated)}
function regressions(e){
return withChange(e,`regressed`).filter(e=>isGated(e)&&e.accepted===null)}
function acceptedOnes(e){
return withChange(e,`regressed`).filter(e=>isGated(e)&&e.accepted!==null)}
function mutedOnes(e){
return withChange(e,`regressed`).filter(({gate:e})=>e!==`fail`)}
function isGated({better:e,gate:t}){
return e!==null&&t===`fail`}
function withChange(e,t){
return e.filter(e=>e.change===t)}
function countBenchmarks(e){
return new Set(e.map(benchmarkId)).size}
function failsCheck(e,t){
return t===`never`?!1:e===`fail`||e===`inconclusive`&&t===`inconclusive`}
const statuses={pass:0,fail:1,noMeasurement:2,inconclusive:3};
function exitStatus(e,t){
return t===`never`?statuses.pass:statuses[e]}
function worstOf(e){
return[statuses.fail,statuses.noMeasurement,statuses.inconclusive].find(t=>e.includes(t))??statuses.pass}
function isWorthComment(e,{verdict:t,comparisons:n,settings:r}){
let i=failsCheck(t,r.failOn);
switch(e){case`always`:return!0;case`on-failure`:return i;case`on-change`:return i||t===`fail`||n.some(({change:e,gate:t})=>t!==`off`&&changes.includes(e));case`never`:return!1}}
const changes=[`regressed`,`improved`,`changed`];
export{exitFailures as C,examplesOf as S,binomialInterval as T,addedUp as _,isMuted as a,lostResults as b,judgeEmpty as c,mutedOnes as d,regressions as f,worstOf as g,withChange as h,isBroken as i,judgeUntouched as l,undecided as m,exitStatus as n,isWorthComment as o,statuses as p,failsCheck as r,judge as s,acceptedOnes as t,judgeWithoutBase as u,failsMoreOften as v,joinExamples as w,sumOf as x,fewerResults as y};