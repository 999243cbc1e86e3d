import{r as benchmarkId}from"./unmatched.js";
import{n as gateOfBenchmark}from"./row-rules.js";
function judge({comparisons:e,unmatched:t,lost:n,proven:r,isClaimed:i=!1,missing:a=0,isOtherCode:o=!1,replayed:s=null,rules:c}){
let l=n.filter(e=>!isMuted(e,c)),u=l.filter(isBroken).length,d={kind:`measured`,compared:e.length===0?null:tallyOf(e),unmatched:{base:countBenchmarks(t.base),head:countBenchmarks(t.head)},halved:countBenchmarks(t.base.filter(({unit:e,...t})=>e!==null&&gateOfBenchmark({...t,unit:e},c)===`fail`)),broken:u,unmeasured:l.length-u,proven:r,isClaimed:i,missing:a,isOtherCode:o,replayed:s};
return{verdict:s?`inconclusive`:verdictOn(d),grounds:d}}
function isMuted({benchmark:e,package:t},n){
return e!==null&&gateOfBenchmark({benchmark:e,package:t},n)!==`fail`}
function isBroken({failures:e}){
return e.every(({side:e,kind:t})=>e===`head`&&t!==`no time`)}
function verdictOn(e){
let{halved:t,broken:n,unmeasured:r,missing:i,compared:a,isOtherCode:o}=e,s=verdictOnTheRest(e);
return n>0?`fail`:(t>0||r>0||i>0||o)&&(s!==`fail`||i!==0&&a===null)?`inconclusive`:s}
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
export{judgeEmpty as a,mutedOnes as c,withChange as d,judge as i,regressions as l,isBroken as n,judgeUntouched as o,isMuted as r,judgeWithoutBase as s,acceptedOnes as t,undecided as u};