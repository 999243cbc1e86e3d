function benchmarkId({benchmark:e,package:t}){
return JSON.stringify([t,e])}
function rowId({benchmark:e,package:t,unit:n}){
return JSON.stringify([t,e,n])}
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
export{rowId as i,unmatched as n,benchmarkId as r,isMatched as t};