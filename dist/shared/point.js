import{Ln as shortSha}from"./basics.js";
function whyNoPoint({calibration:e,baseFailed:t}){
return e===null?t===null?null:`base could not be measured in it`:`it is a calibration, which measures one commit against itself`}
function pointOf(e,t){
let{commits:n,comparisons:r,proven:i,rounds:a,settings:o,stopped:s}=e,c=whyNoPoint(e);
if(c!==null)throw RangeError(c);
return{at:t,since:referenceOf(n.base),head:n.head.sha,machine:kindOf(e),run:a[0]?.base.started??t,rounds:a.length,rows:r.flatMap(e=>rowOf(e)??[]),withoutRatio:r.filter(e=>rowOf(e)===null).map(placeOf),proven:i.map(({benchmark:e,package:t})=>({benchmark:e,package:t})),paths:o.paths,isUntouched:s===`unchanged`&&i.length===0}}
function referenceOf({sha:e,from:t}){
return{sha:e,name:/^(?:base|since): (\S+)/.exec(t)?.[1]??shortSha(e)}}
function kindOf({machine:e,merged:t}){
let n=new Set((t?.machines??[e]).map(nameOfMachine));
return n.size===1?[...n].join():`machines of several kinds`}
function nameOfMachine({cpu:e,cores:t,arch:n}){
return`${e}, ${t} cores, ${n}`}
function rowOf(e){
let{better:t,exact:n,ruledOut:r,base:i,head:a}=e,o=e.ratio??(i.center===a.center?{estimate:1,low:1,high:1}:null);
return o===null?null:{...placeOf(e),better:t,exact:n,ratio:o,ruledOut:r}}
function placeOf({benchmark:e,package:t,unit:n}){
return{benchmark:e,package:t,unit:n}}
export{whyNoPoint as i,pointOf as n,referenceOf as r,kindOf as t};