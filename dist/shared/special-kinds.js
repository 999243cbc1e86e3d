import{n as formatNamed,r as formatNames,t as anyFormat}from"./formats.js";
import{Qt as Misconfigured,U as formatRatio}from"./basics.js";
function shellWord(e){
return/^[\w@%+=:,./-]+$/.test(e)?e:`'${e.replaceAll(`'`,`'\\''`)}'`}
function shellLine(...e){
return e.map(shellWord).join(` `)}
function runIn(e,t){
return e===`.`?t:`cd ${shellWord(e)} && ${t}`}
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
const words={regex:regexOf,or:orOf},place=`filter`;
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
const braced=/(?<!\$)\{([^{}]*)\}/g;
function kind(e,t={}){
return{json:`string`,completion:`any`,separator:null,...t,parse:e}}
const anyText=(e={})=>kind((e,t)=>t,e);
function whole(e,t){
return kind((n,r)=>{
let i=/^\d+$/.test(r)?Number(r):NaN;
if(i>=e&&i<=t)return i;
throw refused(n,r,`a whole number from ${e} to ${t}`)},{json:`integer`})}
function ratio(e,t,n=!1){
let r=n?`a ratio over`:`a ratio from`,i=n?`and at most`:`to`;
return kind((a,o)=>{
let s=/^(\d+\.?\d*|\.\d+)\s*(%?)$/.exec(o),c=s?Number(s[1])/(s[2]===`%`?100:1):NaN;
if((n?c>e:c>=e)&&c<=t)return c;
let l=c>1&&Number.isInteger(c)&&s?.[2]===``?` Did you mean ${o}%?`:``;
throw refused(a,o,`${r} ${e} ${i} ${t}, or the same as a percentage (${formatRatio(e)} to ${formatRatio(t)})`,l)},{json:`number`})}
const duration$1=kind((e,t)=>{
let[,n=``,r=``]=/^(\d+\.?\d*|\.\d+)\s*([smh]?)$/.exec(t)??[],i=Number(n)*({s:1,m:60,h:3600}[r]??0);
if(i>0)return i;
throw refused(e,t,`a duration over 0 with its unit, such as "90s", "10m" or "1h"`,r===``&&Number(n)>0?` Did you mean ${n}m or ${n}s?`:``)},{json:`number`});
function lines(e=(e,t)=>t){
return kind((t,n)=>n.split(`
`).map(e=>e.trim()).filter(e=>e!==``).map(n=>e(t,n)),{json:`array`,separator:`
`})}
function truth(e=``){
return kind((t,n)=>chosen(t,n.toLowerCase(),[`true`,`false`],e)===`true`,{json:`boolean`})}
function oneOf(e){
return kind((t,n)=>chosen(t,n,e),{completion:e})}
function chosen(e,t,n,r=``){
let i=n.find(e=>e===t);
if(i!==void 0)return i;
throw refused(e,t,n.map(e=>`"${e}"`).join(`, `),r)}
function inside(e,t,n=`a folder below the workspace, relative to it and without ".."`){
let r=t.split(/[\\/]/);
if(!/^([\\/]|[a-z]:)/i.test(t)&&!r.includes(`..`))return t;
throw refused(e,t,n)}
function refused(e,t,n,r=``){
return new Misconfigured(`${e}: "${t}" is not accepted. Give ${n}.${r}`)}
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
const forTests=/^--?(test\.\w+|args|bench|benchmem|benchtime|count|cpu|failfast|fuzz\w*|list|parallel|run|short|shuffle|skip|timeout|outputdir|trace|(block|cpu|mem|mutex)profile\w*)(=|$)/;
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
function nanoseconds(e){
return[...e.matchAll(RegExp(`(${number})(ns|us|µs|μs|ms|s|m|h)`,`g`))].reduce((e,[,t,n])=>e+Math.floor(Number(t)*(units[n??``]??0)),0)}
const profileKinds=[`cpu`,`mem`,`block`],format={...kind((e,t)=>{
if(t===`auto`||formatNamed(t))return t;
throw refused(e,t,`${[anyFormat,...formatNames].map(e=>`"${e}"`).join(`, `)}, or describe one of your own, as "lines: REGEXP"`)}),completion:[anyFormat,...formatNames],isKeyed:!0},outputFiles={...lines((e,t)=>inside(e,t,acceptedOutput)),completion:`file`},acceptedOutput=`a file or a glob (as git's ":(glob)") below the working directory, relative to it and without ".."`,filter=kind((e,t)=>{
if(isFilter(t))return t;
throw refused(e,t,`one line with "{regex}" or "{or}" in it, where the names go, such as "--benchmark_filter={regex}" or "-k {or}"`)}),packages=kind((e,t)=>t.split(/\s+/),{json:`array`,separator:` `}),benchtime=kind((e,t)=>{
if(isBenchtime(t))return t;
throw refused(e,t,`a duration or a number of iterations as Go takes it, such as "100ms", "1s" or "50x"`)}),processors=kind((e,t)=>{
if(/^\d+(,\d+)*$/.test(t)&&t.split(`,`).every(e=>Number(e)>0))return t;
throw refused(e,t,`numbers of processors, such as "1" or "1,2,4"`)},{separator:`,`}),goFlags=kind((e,t)=>{
let n=splitFlags(t);
if(n===null)throw refused(e,t,`flags as in GOFLAGS, such as "-race -ldflags=-s"`);
let r=testFlag(n);
if(r===null)return n;
throw new Misconfigured(`${e}: "${r}" is a flag for running tests, and "go-flags" are for building them, so it would have no effect. Use "bench", "benchtime", "cpu", "benchmem" or "count", or leave it out.`)},{json:`array`,separator:`
`}),profiles=kind((e,t)=>{
let n=t.split(`,`).map(e=>e.trim());
return t===``?[]:[...new Set(n)].map(t=>chosen(e,t,profileKinds))},{json:`array`,separator:`,`,completion:profileKinds}),governor=kind((e,t)=>{
if(t===`none`)return null;
let n=/^(\d{1,3})%$/.exec(t);
if(n&&Number(n[1])<=100)return Number(n[1]);
throw refused(e,t,`a percentage from "0%" to "100%", or "none" to leave the frequency alone`)},{json:`integer`}),part=kind((e,t)=>{
let[,n,r]=(/^(\d{1,3})\s*\/\s*(\d{1,3})$/.exec(t)??[]).map(Number);
if(n&&r&&n<=r&&r<=256)return[n,r];
throw refused(e,t,`a part and how many there are, at most 256, such as "2/5"`)},{json:`array`}),labelOrNone=kind((e,t)=>t===`none`?null:t),commentId=kind((e,t)=>{
let[,n=t,r]=/^([\s\S]*?)\s+(null|\{[\s\S]*\})$/.exec(t)??[];
try{
let e=JSON.parse(r??`null`)??{};
return{commentId:Object.keys(e).length===0?n:`${n} ${JSON.stringify(e)}`,matrix:e}}catch{
return{commentId:t,matrix:{}}}});
export{isFilterUnquoted as A,oneOf as C,whole as D,truth as E,shellWord as F,wholeRun as M,runIn as N,filteredRun as O,shellLine as P,lines as S,refused as T,splitFlags as _,goFlags as a,inside as b,outputFiles as c,processors as d,profiles as f,relinking as g,joinFlags as h,format as i,isPlaceUnquoted as j,isFilter as k,packages as l,sixteenth as m,commentId as n,governor as o,secondsOf as p,filter as r,labelOrNone as s,benchtime as t,part as u,anyText as v,ratio as w,kind as x,duration$1 as y};