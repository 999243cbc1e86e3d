function fitsGlob(e,t){
let[n,r,i,a]=[0,0,-1,0];
for(;n<t.length;)if(e[r]===`*`)i=r++,a=n;else if(r<e.length&&(e[r]===`?`||e[r]===t[n]))r++,n++;else if(i>=0)r=i+1,n=++a;else return!1;
for(;e[r]===`*`;)r++;
return r===e.length}
function namesOf({benchmark:e,package:t,unit:n}){
let r=e.replace(/-\d+$/,``),i=[...new Set([e,r])].flatMap(e=>[e,`Benchmark${e}`]),a=[...i,...endsOf(t).flatMap(e=>i.map(t=>`${e}.${t}`))];
return n===void 0?a:[...a,...a.map(e=>`${e} ${n}`)]}
function endsOf(e){
if(e===null)return[];
let t=e.split(`/`).slice(-8);
return[...new Set([e,...t.map((e,n)=>t.slice(n).join(`/`))])]}
function isNamedBy(e,t){
return namesOf(t).some(t=>fitsGlob(e,t))}
function ruleOf(e,{benchmarks:t}){
if(t.length===0)return null;
let n=namesOf(e),r=t.findIndex(({match:e,isOver:t})=>!t&&n.some(t=>fitsGlob(e,t)));
return r<0?null:r}
function rowRulesOf(e,t){
let n=ruleOf(e,t);
return{rules:withRule(t,n),rule:n,gate:gateOf(t,n)}}
function withRule(e,t){
let n=t===null?void 0:e.benchmarks[t];
if(n===void 0||n.threshold===null&&n.ruleOut===null)return e;
let r=n.threshold??e.threshold;
return{...e,threshold:r,ruleOut:n.ruleOut??e.ruleOut}}
function settingsOfRow({rule:e},t){
return withRule(t,e)}
function gateOf({benchmarks:e},t){
return t===null?`fail`:e[t]?.gate??`fail`}
function gateOfBenchmark(e,t){
return gateOf(t,ruleOf(e,t))}
function directed(e,{benchmarks:t},n){
let r=n===null?null:t[n]?.better??null;
return r===null?e:{...e,rule:{...e.rule,better:r}}}
function isRowOf(e,t){
return e.startsWith(t)&&/^([/\s]|-\d+(\s|$)|$)/.test(e.slice(t.length))}
function ruleWarnings({benchmarks:e},t){
if(e.length===0)return[];
let n=t.flatMap(({benchmark:e,package:t,unit:n})=>e===null?[]:[{benchmark:e,package:t,...n==null?{}:{unit:n}}]);
return e.flatMap(({match:e,isOver:t,until:r,owner:i})=>t?[{kind:`rule-over`,match:e,until:r??``,owner:i}]:n.some(t=>isNamedBy(e,t))?[]:[{kind:`rule-unused`,match:e}])}
export{rowRulesOf as a,settingsOfRow as c,isRowOf as i,fitsGlob as l,gateOfBenchmark as n,ruleOf as o,isNamedBy as r,ruleWarnings as s,directed as t};