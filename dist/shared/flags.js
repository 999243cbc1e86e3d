import{_i as shellLine,vi as shellWord}from"./basics.js";
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
const braced=/(?<!\$)\{([^{}]*)\}/g,unspeakable=/[\p{Cc}\p{Cs}\u2028\u2029`]/u;
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
function reportedAs(e,t){
let n=t=>e.some(e=>e===t||e.startsWith(`${t} `));
return[...new Set(t)].filter(n)}
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
const one=/\s*(?:'([^']*)'|"([^"]*)"|([^\s'"]\S*))(?=\s|$)/y;
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
const number=String.raw`(?:\d+\.?\d*|\.\d+)`,duration=RegExp(`^(?:${number}(?:ns|us|µs|μs|ms|s|m|h))+$`),units={ns:1,us:1e3,µs:1e3,μs:1e3,ms:1e6,s:1e9,m:6e10,h:36e11};
function isBenchtime(e){
let t=/^\d+x$/.test(e)?Number.parseInt(e,10):duration.test(e)?nanoseconds(e):0;
return t>=1&&t<2**63}
function secondsOf(e){
return e.endsWith(`x`)?null:nanoseconds(e)/1e9}
function sixteenth(e){
return e.endsWith(`x`)?`${Math.max(1,Math.floor(Number.parseInt(e,10)/16))}x`:`${Math.max(1,Math.round(nanoseconds(e)/16))}ns`}
function quarter(e){
return`${Math.max(1,Math.round(nanoseconds(e)/4))}ns`}
function nanoseconds(e){
return[...e.matchAll(RegExp(`(${number})(ns|us|µs|μs|ms|s|m|h)`,`g`))].reduce((e,[,t,n])=>e+Math.floor(Number(t)*(units[n??``]??0)),0)}
function buildFlags({tags:e}){
return e===null?[]:[`-tags=${e}`]}
function measureFlags({benchmem:e,cpu:t}){
return[...e?[`-test.benchmem`]:[],...t===null?[]:[`-test.cpu=${t}`]]}
function goCommand(e){
let{packages:t,bench:n,benchtime:r,benchmem:i,cpu:a,tags:o,goFlags:s}=e;
return shellLine(`go`,`test`,...s,...o===null?[]:[`-tags`,o],`-run`,`^$`,`-bench`,n,`-benchtime`,r,...i?[`-benchmem`]:[],...a===null?[]:[`-cpu`,a],...t)}
export{reportedAs as _,measureFlags as a,secondsOf as c,testFlag as d,acceptedFilter as f,isPlaceUnquoted as g,isFilterUnquoted as h,joinFlags as i,sixteenth as l,isFilter as m,goCommand as n,quarter as o,filteredRun as p,isBenchtime as r,relinking as s,buildFlags as t,splitFlags as u,wholeRun as v};