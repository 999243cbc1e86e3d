import{a as worseningOf}from"./acceptances.js";
import{Ln as shortSha,mi as printableName,qn as effectByRatio}from"./basics.js";
import{f as regressions}from"./verdict.js";
import{r as idOf}from"./note.js";
import{r as referenceOf,t as kindOf}from"./point.js";
function historyFindings(e,t){
let n=placesIn(e),r=new Map(e.lines.map(e=>[`${e.machine}\0${e.values.at(-1)?.head}\0${idOf(e)}`,e]));
return t.flatMap(e=>{
let[t,i]=[referenceOf(e.commits.base),e.commits.head.sha],a=new Set(regressions(e.comparisons));
return e.comparisons.flatMap(o=>{
let[s,c]=[a.has(o),worseningOf(o)];
if(!s&&(o.gate!==`fail`||o.accepted!==null))return[];
let l=r.get(`${kindOf(e)}\0${i}\0${idOf(o)}`),u=l?worseSteps(l,t.sha,n):[];
if(!s&&(u.length===0||c<=.02||o.better===null))return[];
let{benchmark:d,package:f,unit:p,ratio:m}=o;
return[{worse:c,finding:{benchmark:d,package:f,unit:p,since:t,head:i,ratio:m,isRed:s,steps:u}}]})}).sort((e,t)=>e.worse===t.worse?0:t.worse-e.worse).map(({finding:e})=>e)}
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
function lastingIn(e,t){
let n=placesIn(e);
return t.flatMap(({commits:t,comparisons:r,machine:i,merged:a,rounds:o})=>{
let[s,c,l]=[t.base.sha,t.head.sha,kindOf({machine:i,merged:a})],u=Date.parse(o[0]?.base.started??``),d=r.filter(e=>e.gate===`fail`&&e.accepted===null),f=new Set(d.filter(({better:e})=>e!==null).map(idOf));
return e.lines.filter(e=>{
let t=e.values.at(-1);
if(!f.has(idOf(e))||t?.measured.sha!==s)return!1;
let r=e.machine===l?t.head===c:!(u-Date.parse(t.run)>12096e5),{worsening:i}=effectByRatio(t.own,e.better);
return r&&i>.02/2&&worseSteps(e,s,n).length>0})})}
function whyIssueStays(e){
let{findings:t,lasting:n,results:r,isPartial:i,overtakenBy:a,ref:o,defaultBranch:s}=e;
if(o!==null&&s!==null&&o!==`refs/heads/${s}`)return`it is about ${printableName(s,100)}, and this run is of ${printableName(o.replace(/^refs\/(heads|tags)\//,``),100)}`;
if(a!==null)return`it is about ${shortSha(a)}, a later commit that is recorded already`;
if(t>0)return null;
if(i||!r.every(({verdict:e})=>e===`pass`))return`nothing was found slower, but not everything was decided`;
let[c]=n;
if(!c)return null;
let[l,u,d]=[c.benchmark,c.unit,c.machine].map(e=>printableName(e,100));
return`nothing was found slower, but ${l} ${u} has not found its way back on ${d}`}
export{whyIssueStays as i,historyFindings as n,lastingIn as r,countWorseSteps as t};