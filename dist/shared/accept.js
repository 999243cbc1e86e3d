import{an as effectByRatio,dn as finite,on as effectByShift,sn as exceeds}from"./basics.js";
import{r as isNamedBy}from"./row-rules.js";
function accept(e,t){
return t.length===0?e:e.map(e=>{
if(e.change!==`regressed`)return e;
let n=t.find(({match:t,upTo:n})=>isFor(e,t)&&(n===null||!exceeds(worseningOf(e),n)));
return n===void 0?e:{...e,accepted:n}})}
function sizeToAccept(e){
let{ratio:t,better:n}=e,r=n===`higher`?t?.low:t?.high,i=Math.max(worseningOf(e),r?effectByRatio(r,n).worsening:0);
return finite(Math.ceil(i*100-1e-9)/100)}
function worseningOf({ratio:e,shift:t,better:n,base:r,head:i,delta:a}){
return e===null?t===void 0?a===null?1/0:(n===`higher`?-1:1)*Math.sign(i.center-r.center)*Math.abs(a):effectByShift(t,r.center,i.center,n).worsening:effectByRatio(e.estimate,n).worsening}
function isFor(e,t){
return typeof t==`string`?isNamedBy(t,e):t.benchmark===e.benchmark&&t.package===e.package&&t.unit===e.unit}
export{sizeToAccept as n,worseningOf as r,accept as t};