function sourceName(e,{cpu:t,reported:n,most:r}){
let[,i=e,a=`1`]=/^(.*)-(\d+)$/s.exec(e)??[],o=t?.split(`,`);
return a!==`1`&&(o?o.includes(a)&&!o.some(t=>n.includes(`${e}-${t}`)):areAdded([e,...n],r))?{name:i,processors:a}:{name:e,processors:null}}
function sourceNameIn({comparisons:e,settings:t,machine:n},r){
let i=e.map(e=>e.benchmark);
return sourceName(r,{cpu:t.go?.cpu??null,reported:i,most:n.cores})}
function benchPatternIn(e,t){
return patternForReported(sourceNameIn(e,t).name)}
function areAdded(e,t){
let n=e.find(e=>!e.includes(`/`));
if(n!==void 0)return n.includes(`-`);
let[r,...i]=new Set(e.map(e=>/-(\d+)$/.exec(e)?.[1]));
return r!==void 0&&i.length===0&&Number(r)<=t}
function splitPattern(e){
let t=[],n=[],r=``,i=0,a=0;
for(let o=0;o<e.length;o++){
let s=e[o];
s===`\\`?r+=s+(e[++o]??``):i===0&&a===0&&(s===`/`||s===`|`)?(n.push(r),r=``,s===`|`&&(t.push(n),n=[])):(s===`[`?i++:s===`]`?i=Math.max(0,i-1):i===0&&s===`(`?a++:i===0&&s===`)`&&a--,r+=s)}
return[...t,[...n,r]].map(([e,...t])=>[e||`.`,...t])}
function patternFor(e,t){
let n=t.map(([,...t])=>[`^${e}$`,...t].join(`/`));
return[...new Set(n)].join(`|`)}
function patternForReported(e){
let[t=``,...n]=e.split(`/`);
return[`^Benchmark${t}$`,...n.map(e=>`^${quoted(e)}$`)].join(`/`)}
function quoted(e){
return e.replace(/[\\.+*?()|[\]{}^$]/g,`\\$&`)}
export{sourceNameIn as a,sourceName as i,patternFor as n,splitPattern as o,patternForReported as r,benchPatternIn as t};