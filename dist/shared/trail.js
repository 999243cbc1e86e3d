import{Ci as CouldNotMeasure,Di as SideFailed,Yn as exceeds,lr as wholeRounds}from"./basics.js";
import{p as statuses}from"./verdict.js";
function wholeOf({odds:e,answers:t}){
let n=t.filter(({at:t})=>t===e.length);
if(n.length===0)throw RangeError(`BAD is measured first`);
return meanOf(n).worse}
function meanOf(e){
let t=e.map(({worse:e,error:t})=>({worse:e,weight:1/Math.max(t,tiny)**2})),n=t.reduce((e,t)=>e+t.weight,0);
return{worse:t.reduce((e,t)=>e+t.worse*t.weight,0)/n,error:e.every(({error:e})=>e===0)?0:1/Math.sqrt(n)}}
const tiny=1e-6,half=1.959964;
function answerOf(e,t){
let{base:n,head:r,ratio:i}=e.confirmation??e;
return e.better===null||i===null||i.low===null||i.high===null?null:{at:t,worse:(e.better===`higher`?-1:1)*Math.log(i.estimate),error:i.low>0?Math.log(i.high/i.low)/(2*half):1/0,rounds:wholeRounds({base:n.samples,head:r.samples})}}
function positionOf({worse:e,error:t},n,r){
let i=half*Math.hypot(t,r),a=!exceeds(e,i),o=!exceeds(n-i,e);
return a&&o?`undecided`:a?`not slower`:o?`slower`:`between`}
function statusOfBisected({outcome:e}){
return e===`not-slower`?statuses.pass:e===`found`?statuses.fail:statuses.inconclusive}
const bisectStatuses={good:0,bad:1,skip:125,abort:128};
function bisectStatusOf({verdict:e,comparisons:t,baseFailed:n}){
return n?bisectStatuses.abort:t.some(e=>e.change===`regressed`&&e.gate===`fail`&&e.accepted===null)?bisectStatuses.bad:e===`pass`?bisectStatuses.good:bisectStatuses.skip}
function bisectStatusOfError(e){
return e instanceof SideFailed&&e.side===`base`?bisectStatuses.abort:e instanceof CouldNotMeasure?bisectStatuses.skip:bisectStatuses.abort}
export{positionOf as a,meanOf as i,bisectStatusOf as n,statusOfBisected as o,bisectStatusOfError as r,wholeOf as s,answerOf as t};