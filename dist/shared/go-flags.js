import{r as shellWord}from"./shell.js";
const unspeakable=/[\p{Cc}\p{Cs}\u2028\u2029`]/u;
function regexOf(e){
return e.length===0||e.some(e=>e===``||unspeakable.test(e))?null:fitting(`^(${unique(e.map(e=>e.replace(/[\\.[()*+?{|^$]/g,`\\$&`))).join(`|`)})$`)}
function orOf(e){
let t=e.map(e=>[e,e.slice(0,e.search(/\[|$/))].find(isKeyword)??null);
return t.length===0||t.includes(null)?null:fitting(unique(t).join(` or `))}
function isKeyword(e){
return/^\w[\w:+.[\]-]*$/.test(e)&&!/^(and|or|not|true|false|none)$/i.test(e)}
function unique(e){
return[...new Set(e)]}
function fitting(e){
return new TextEncoder().encode(e).length>24576?null:e}
function isUnquoted(e,t){
let n=new Set([...e.matchAll(placeOf(t))].map(({index:e})=>e)),r=``;
for(let t=0;t<e.length;t++){
let i=e[t]??``;
if(r!==``&&n.has(t))return!1;
if(r!==`'`&&i===`\\`){
if(t++,n.has(t))return!1}else if(r!==``)i===r&&(r=``);else if(/['"`]/.test(i))r=i;else if(i===`#`&&/^$|[\s;&|(]/.test(e[t-1]??``)){
let n=e.indexOf(`
`,t);
if(n<0)return!0;
t=n}}
return!0}
function hasPlace(e,t){
return placeOf(t).test(e)}
function putAt(e,t,n){
return e.replace(placeOf(t),()=>n)}
function placeOf(e){
return RegExp(`(?<!\\$)\\{${e}\\}`,`g`)}
const words={regex:regexOf,or:orOf},place=`filter`,acceptedFilter=`one line with "{regex}" or "{or}" in it, where the names go, such as "--benchmark_filter={regex}" or "-k {or}"`;
function isFilter(e){
let t=[...e.matchAll(braced)].map(([,e=``])=>e);
return t.length>0&&t.every(e=>Object.hasOwn(words,e))&&!e.includes(`
`)}
function isFilterUnquoted(e){
return!e.includes("`")&&Object.keys(words).every(t=>isUnquoted(e,t))}
function isPlaceUnquoted(e){
return isUnquoted(e,place)}
function wholeRun(e,t){
return t===null?e:putAt(e,place,``)}
function filteredRun(e,t,n){
let r=Object.fromEntries(Object.entries(words).map(([e,t])=>[e,t(n)]));
if(Object.entries(r).some(([e,n])=>n===null&&hasPlace(t,e)))return null;
let i=t.replace(braced,(e,t)=>{
let n=r[t];
return n?shellWord(n):e});
return hasPlace(e,place)?putAt(e,place,i):`${e.trimEnd()} ${i}`}
const braced=/(?<!\$)\{([^{}]*)\}/g,one=/\s*(?:'([^']*)'|"([^"]*)"|([^\s'"]\S*))(?=\s|$)/y;
function splitFlags(e){
let t=[],n=e.trimEnd();
for(let e=0;e<n.length;e=one.lastIndex){
one.lastIndex=e;
let r=one.exec(n);
if(!r)return null;
let[,i,a,o=``]=r;
if(isOpen(o,`'`)||isOpen(o,`"`))return null;
t.push(i??a??o)}
return t.every(e=>/^--?[^-=]/.test(e))?t:null}
function testFlag(e){
return e.find(e=>forTests.test(e))??null}
const forTests=/^--?(test\.\w+|args|bench|benchmem|benchtime|count|cpu|exec|failfast|fuzz\w*|list|parallel|run|short|shuffle|skip|timeout|outputdir|trace|(block|cpu|mem|mutex)profile\w*)(=|$)/;
function joinFlags(e){
return e.map(e=>/[\s'"]/.test(e)?quoted(e):e).join(` `)}
function relinking(e,t){
let n=e.findLast(e=>/^--?ldflags=/.test(e))?.replace(/^--?ldflags=/,``)??``;
return`-ldflags=${n===``?``:`${n} `}-randlayout=${t}`}
function isOpen(e,t){
return e.split(t).length%2==0}
function quoted(e){
return e.includes(`'`)?e.includes(`"`)?e:`"${e}"`:`'${e}'`}
export{acceptedFilter as a,isFilterUnquoted as c,testFlag as i,isPlaceUnquoted as l,relinking as n,filteredRun as o,splitFlags as r,isFilter as s,joinFlags as t,wholeRun as u};