import{yt as medianOrders}from"./basics.js";
import{c as medianSorted}from"./libraries.js";
import{n as gateOfBenchmark}from"./row-rules.js";
function medianWithInterval(e,t){
let n=e.toSorted((e,t)=>e-t),r=medianOrders(n.length,t);
return{center:medianSorted(n),low:n[r.low-1]??-1/0,high:n[r.high-1]??1/0}}
const confidence=.95;
function summarise(e,t){
let{center:n,...r}=medianWithInterval(present(e),confidence),{low:i,high:a}=t?{low:n,high:n}:r;
return{center:n,low:finite(i),high:finite(a),samples:e}}
function present(e){
return e.filter(e=>e!==null)}
function finite(e){
return Number.isFinite(e)?e:null}
function judge({comparisons:e,unmatched:t,lost:n,proven:r,isClaimed:i=!1,missing:a=0,rules:o}){
let s=n.filter(e=>!isMuted(e,o)),c=s.filter(isBroken).length,l={kind:`measured`,compared:e.length===0?null:tallyOf(e),unmatched:{base:countBenchmarks(t.base),head:countBenchmarks(t.head)},halved:countBenchmarks(t.base.filter(({unit:e,...t})=>e!==null&&gateOfBenchmark({...t,unit:e},o)===`fail`)),broken:c,unmeasured:s.length-c,proven:r,isClaimed:i,missing:a};
return{verdict:verdictOn(l),grounds:l}}
function isMuted({benchmark:e,package:t},n){
return e!==null&&gateOfBenchmark({benchmark:e,package:t},n)!==`fail`}
function isBroken({failures:e}){
return e.every(({side:e,kind:t})=>e===`head`&&t!==`no time`)}
function verdictOn(e){
let{halved:t,broken:n,unmeasured:r,missing:i,compared:a}=e,o=verdictOnTheRest(e);
return n>0?`fail`:(t>0||r>0||i>0)&&(o!==`fail`||i!==0&&a===null)?`inconclusive`:o}
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
return new Set(e.map(e=>JSON.stringify([e.package,e.benchmark]))).size}
export{judgeWithoutBase as a,undecided as c,finite as d,present as f,judgeUntouched as i,withChange as l,judge as n,mutedOnes as o,summarise as p,judgeEmpty as r,regressions as s,acceptedOnes as t,confidence as u};