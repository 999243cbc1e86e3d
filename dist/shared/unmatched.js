import{Ar as benchmarkId}from"./basics.js";
function unmatched(e,t){
let n=t===`base`?`head`:`base`,r=new Set(e.filter(e=>has(e[n])).map(benchmarkId)),i=new Map;
for(let t of e){
if(has(t[n]))continue;
let{benchmark:e,package:a,unit:o}=t;
r.has(benchmarkId(t))?i.set(`${benchmarkId(t)} ${o}`,{benchmark:e,package:a,unit:o}):i.set(benchmarkId(t),{benchmark:e,package:a,unit:null})}
return[...i.values()]}
function isMatched({base:e,head:t}){
return has(e)&&has(t)}
function has(e){
return e.some(e=>e!==null)}
function differingInNumbers({base:e,head:t}){
let n=({benchmark:e,package:t,unit:n})=>n===null&&isNumbered.test(e)?`${t} ${e.replace(number,`0`)}`:null,r=new Map(e.map(e=>[n(e),e]));
for(let e of t){
let t=n(e),i=t===null?void 0:r.get(t);
if(i)return{base:i,head:e}}
return null}
const number=/(?:0x)?(?=[a-f]*\d)[\da-f]{3,}/gi,isNumbered=new RegExp(number.source,`i`);
export{isMatched as n,unmatched as r,differingInNumbers as t};