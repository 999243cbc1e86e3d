function unmatched(e,t){
let n=t===`base`?`head`:`base`,r=e=>JSON.stringify([e.package,e.benchmark]),i=new Set(e.filter(e=>has(e[n])).map(r)),a=new Map;
for(let t of e){
if(has(t[n]))continue;
let{benchmark:e,package:o,unit:s}=t;
i.has(r(t))?a.set(`${r(t)} ${s}`,{benchmark:e,package:o,unit:s}):a.set(r(t),{benchmark:e,package:o,unit:null})}
return[...a.values()]}
function isMatched({base:e,head:t}){
return has(e)&&has(t)}
function has(e){
return e.some(e=>e!==null)}
export{unmatched as n,isMatched as t};