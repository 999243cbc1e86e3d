import{$ as formatDuration,An as say,Dn as listed,Dt as sides,Ht as median,On as name,Y as counted,wt as usualDirection,xt as isTimed,yt as isCounted}from"./basics.js";
function randomFrom(e){
let t=e>>>0;
return()=>{
t=t+2654435769>>>0;
let e=t;
return e=Math.imul(e^e>>>16,569420461),e=Math.imul(e^e>>>15,1935289751),((e^e>>>15)>>>0)/2**32}}
function mergeVisits(e){
let[t,...n]=e;
if(!t)return{started:``,seconds:0,measurements:[]};
if(n.length===0)return t;
let r=new Map;
for(let{measurements:t}of e){
let e=new Map;
for(let n of t){
let t=rowOf(n),i=e.get(t)??0;
e.set(t,i+1);
let a=`${i} ${t}`,o=r.get(a);
o?o.push(n):r.set(a,[n])}}
return{...t,...timesOf$1(e),measurements:[...r.values()].map(typical)}}
function timesOf$1(e){
let t=e=>e.reduce((e,t)=>e+t,0),n=e.flatMap(e=>e.others??[]),r=t(e.map(e=>e.seconds));
return e.length===0||n.length<e.length?{seconds:r}:{seconds:r,others:t(n)}}
function typical(e){
let t=e[0],n=e.map(e=>e.iterations).toSorted((e,t)=>e-t);
return{...t,iterations:n[n.length-1>>1]??t.iterations,...together(t.unit,withoutStrays(e))}}
const strays=new Map([[`B/op`,6144],[`allocs/op`,8]]);
function withoutStrays(e){
let t=e.map(({value:e})=>e),n=Math.min(...t);
return e.map(({unit:e,value:t,iterations:r})=>{
let i=strays.get(e);
return i!==void 0&&r>0&&(t-n)*r<=i?n:t})}
function together(e,t){
if(isCounted(e))return{value:mean(t)};
let n=usualDirection(e);
if(n===null)return{value:median([...t])};
let r=t.toSorted((e,t)=>n===`lower`?e-t:t-e),i=Math.ceil(r.length/2),a=mean(r.slice(0,i));
return i===r.length?{value:a}:{value:a,worse:mean(r.slice(i))}}
function mean(e){
let[t=0]=e;
return t+e.reduce((e,n)=>e+(n-t),0)/e.length}
function rowOf({benchmark:e,config:t,unit:n}){
return JSON.stringify([e,n,Object.entries(t).sort(([e],[t])=>e<t?-1:1)])}
function turnsFor(e,t,n){
if(e<=4||t.length===0)return Math.min(e,4);
let r=t.slice(-8).toSorted((e,t)=>e-t),i=r[Math.ceil(2/3*r.length)-1]??0,a=2*Math.ceil(i/n**2/2);
return a<e?Math.max(4,a):e}
function noiseOf(e){
let t=Math.min(...sides.map(t=>e[t].length)),n=t>>1;
if(n<2)return null;
let[r,i]=[0,n].map(t=>ratiosOf(e,t,t+n)),a=[...r??[]].flatMap(([e,t])=>{
let n=i?.get(e);
return n===void 0?[]:Math.abs(t-n)});
return a.length===0?null:t*Math.max(...a)**2/4}
function ratiosOf(e,t,n){
let[r,i]=sides.map(r=>timesOf(mergeVisits(e[r].slice(t,n)).measurements)),a=[...r??[]].flatMap(([e,t])=>{
let n=i?.get(e);
return n===void 0?[]:[[e,Math.log(n/t)]]});
return new Map(a)}
function timesOf(e){
let t=e.filter(({unit:e,value:t})=>isTimed(e)&&t>0);
return new Map(t.map(e=>[rowOf(e),e.value]))}
function visitsLine(e){
if(e.length===0)return``;
let t=range(e.flatMap(e=>[turnsFor(e.turns,[],0),e.turns]),String),n=range(e.map(({seconds:e})=>e),about);
return t===`1`?`each round: one visit of ${n} to each side, for each benchmark`:`each round: ${t} visits of ${n} to each side, in turns, for each benchmark, as many as its noise asks for; its value is the mean of the faster half (for a count, of all)`}
function preparationLine(e){
let t=e.filter(({seconds:e,overhead:t})=>t>e&&t>noticed).toSorted((e,t)=>t.overhead*t.turns-e.overhead*e.turns);
if(t.length===0)return[];
let n=e.reduce((e,t)=>e+2*t.turns*(t.seconds+t.overhead),0),r=t.reduce((e,t)=>e+2*t.turns*t.overhead,0),i=t.map(e=>say`${name(e.benchmark)} ${about(e.overhead)}`);
return say`${about(r)} of the ${about(n)} that a round can take are preparation, in ${counted(t.length,`benchmark`)} (for each visit: ${listed(i,mostNames)}). For more rounds in that time, prepare less, or prepare only once, in a package-level variable. Compared with that, measuring longer (\`benchtime\`) costs little`}
const mostNames=3,noticed=.05;
function layoutsLine({laidOut:e,visits:t}){
if(e.length===0)return``;
let n=new Set(t.map(e=>e.package)).size;
return`linked again${e.length<n?` (${e.length} of ${n} packages)`:``} for each round, with the code of both sides in a new order in memory`}
function range(e,t){
let[n,r]=e.reduce(([e,t],n)=>[Math.min(e,n),Math.max(t,n)],[1/0,0]),[i,a]=[t(n),t(r)];
return i===a?i:`${i} to ${a}`}
function about(e){
return e>=99.5?formatDuration(e):e<.995?`${Number((1e3*e).toPrecision(2))} ms`:`${Number(e.toPrecision(2))} s`}
export{turnsFor as a,randomFrom as c,noiseOf as i,preparationLine as n,mergeVisits as o,visitsLine as r,timesOf$1 as s,layoutsLine as t};