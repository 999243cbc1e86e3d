import{an as name,in as listed,rt as formatDuration,sn as say}from"./basics.js";
function visitsLine(e){
if(e.length===0)return``;
let t=range(e.map(e=>e.turns),String),n=range(e.map(({seconds:e})=>e),about);
return t===`1`?`each round: one visit of ${n} to each side, for each benchmark`:`each round: ${t} visits of ${n} to each side, in turns, for each benchmark; its value is the mean of the faster half (for a count, of all)`}
function preparationLine(e){
let t=e.filter(({seconds:e,overhead:t})=>t>e&&t>noticed).toSorted((e,t)=>t.overhead*t.turns-e.overhead*e.turns);
if(t.length===0)return[];
let n=e.reduce((e,t)=>e+2*t.turns*(t.seconds+t.overhead),0),r=t.reduce((e,t)=>e+2*t.turns*t.overhead,0),i=t.map(e=>say`${name(e.benchmark)} ${about(e.overhead)}`),a=t.length===1?`1 benchmark`:`${t.length} benchmarks`;
return say`${about(r)} of the ${about(n)} that a round takes are preparation, in ${a} (for each visit: ${listed(i,mostNames)}). For more rounds in that time, prepare less, or prepare only once, in a package-level variable. Compared with that, measuring longer (\`benchtime\`) costs little`}
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
function splitPattern(e){
let t=[],n=[],r=``,i=0,a=0;
for(let o=0;o<e.length;o++){
let s=e[o];
s===`\\`?r+=s+(e[++o]??``):i===0&&a===0&&(s===`/`||s===`|`)?(n.push(r),r=``,s===`|`&&(t.push(n),n=[])):(s===`[`?i++:s===`]`?i=Math.max(0,i-1):i===0&&s===`(`?a++:i===0&&s===`)`&&a--,r+=s)}
return[...t,[...n,r]].map(([e,...t])=>[e||`.`,...t])}
function patternFor(e,t){
let n=t.map(([,...t])=>[`^${e}$`,...t].join(`/`));
return[...new Set(n)].join(`|`)}
function patternOf(e){
let[t=``,...n]=e.split(`/`);
return[`^Benchmark${t}$`,...n.map(e=>`^${quoted(e)}$`)].join(`/`)}
function quoted(e){
return e.replace(/[\\.+*?()|[\]{}^$]/g,`\\$&`)}
export{preparationLine as a,layoutsLine as i,patternOf as n,visitsLine as o,splitPattern as r,patternFor as t};