import{Jn as effectByShift,Yn as exceeds,qn as effectByRatio,rr as finite}from"./basics.js";
import{r as isNamedBy}from"./row-rules.js";
function applicableAcceptances(e,t,n,r){
let i=r!==null&&n?.head===r;
return t.flatMap(t=>{
let r=(n?.accepted??[]).filter(e=>isOf(e,t));
if(r.length>0)return r;
let{by:a,when:o,what:s,reason:c,url:l}=t;
return(n===null?e.map(shownNow):n.seen.filter(e=>showed(e,o))).filter(({row:e})=>s===null||isNamedBy(s,e)).map(({row:t,upTo:n})=>({match:t,upTo:larger(n,i?e.find(e=>isSame(t,e)):void 0),by:a,when:o,why:c,url:l}))})}
function ledgerOf(e,t,n,r,i){
let a=n!==null&&i?.head===n,o=e.map(e=>{
let{row:t,upTo:n}=shownNow(e),o=i?.seen.find(t=>t.until===void 0&&isSame(t.row,e));
return{row:t,upTo:n,since:o&&(a||(n??1/0)<=(o.upTo??1/0))?o.since:r}}),s=(i?.seen??[]).filter(({row:t})=>!e.some(e=>isSame(t,e))).map(e=>({...e,until:e.until??r}));
return{head:n,seen:[...o,...s],accepted:t}}
function showed({since:e,until:t},n){
return n>=e&&(t===void 0||n<t)}
function shownNow(e){
return{row:rowOf(e),upTo:sizeToAccept(e)}}
function larger(e,t){
if(t===void 0||e===null)return e;
let n=sizeToAccept(t);
return n===null?null:Math.max(e,n)}
function isOf(e,{when:t,url:n}){
return e.when===t&&e.url===n}
function isSame(e,{benchmark:t,package:n,unit:r}){
return e.benchmark===t&&e.package===n&&e.unit===r}
function rowOf({benchmark:e,package:t,unit:n}){
return{benchmark:e,package:t,unit:n}}
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
export{worseningOf as a,sizeToAccept as i,applicableAcceptances as n,ledgerOf as r,accept as t};