import{i as benchmarkId}from"./unmatched.js";
import{n as gateOfBenchmark}from"./row-rules.js";
function fisherMore(e,t,n,r){
let i=e+n,a=logChoose(t+r,i),o=0;
for(let n=e;n<=Math.min(t,i);n++)i-n<=r&&(o+=Math.exp(logChoose(t,n)+logChoose(r,i-n)-a));
return Math.min(1,o)}
function logChoose(e,t){
let n=0;
for(let r=1;r<=Math.min(t,e-t);r++)n+=Math.log((e-r+1)/r);
return n}
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
export{judgeEmpty as a,mutedOnes as c,withChange as d,addedUp as f,judge as i,regressions as l,sumOf as m,isBroken as n,judgeUntouched as o,failsMoreOften as p,isMuted as r,judgeWithoutBase as s,acceptedOnes as t,undecided as u};