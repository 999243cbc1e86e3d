import{rt as exceeds,tt as apartByRatio}from"./basics.js";
import{r as isNamedBy}from"./row-rules.js";
import{d as finite}from"./verdict.js";
function accept(e,t){
return t.length===0?e:e.map(e=>{
if(e.change!==`regressed`)return e;
let n=t.find(({match:t,upTo:n})=>isFor(e,t)&&(n===null||!exceeds(worseningOf(e),n)));
return n===void 0?e:{...e,accepted:n}})}
function sizeToAccept(e){
let{ratio:t,better:n}=e,r=n===`higher`?t?.low:t?.high,i=Math.max(worseningOf(e),r?apartByRatio(r,n).worsening:0);
return finite(Math.ceil(i*100-1e-9)/100)}
function worseningOf({ratio:e,better:t,base:n,head:r,delta:i}){
return e===null?i===null?1/0:(t===`higher`?-1:1)*Math.sign(r.center-n.center)*Math.abs(i):apartByRatio(e.estimate,t).worsening}
function isFor(e,t){
return typeof t==`string`?isNamedBy(t,e):t.benchmark===e.benchmark&&t.package===e.package&&t.unit===e.unit}
export{sizeToAccept as n,worseningOf as r,accept as t};