import{s as idOf}from"./notes.js";
function worseSteps({steps:e,better:t},n,r){
let i=r.get(n)??1/0,a=({ratio:e})=>t===`higher`?e<1:e>1;
return e.filter(e=>a(e)&&(r.get(e.by)??0)>i)}
function placesIn({commits:e}){
return new Map(e.flatMap(({sha:e,forks:t},n)=>[e,...t].map(e=>[e,n])))}
function countWorseSteps({history:e,commits:t},n,r){
let i=new Map,a=placesIn({commits:t});
if(!a.has(n))return i;
for(let t of e.lines){
if(t.machine!==r||t.better===null)continue;
let e=i.get(idOf(t))??0;
i.set(idOf(t),e+worseSteps(t,n,a).length)}
return i}
export{placesIn as n,worseSteps as r,countWorseSteps as t};