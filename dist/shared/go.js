import{a as unseen}from"./escape.js";
function remembering(e){
let t=new Map;
return n=>{
let r=t.get(n);
if(r!==void 0)return r;
t.size>=1e3&&t.clear();
let i=e(n);
return t.set(n,i),i}}
const tidy=remembering(e=>{
let t=1;
return{unit:numerators(e,e=>e===`ns`?(t/=1e9,`sec`):e===`MB`?(t*=1e6,`B`):e),factor:t}});
function countsBytes(e){
let t=!1;
return numerators(e,e=>(t||=e===`B`||e===`MB`||e===`bytes`,e)),t}
const usualDirection=remembering(e=>/\/(s|sec)$/.test(e)?`higher`:e===`B/op`||e===`allocs/op`||isTime(e)?`lower`:null);
function isPossible(e,t){
return e>=0?e<1/0:e>-1/0&&!isTime(t)}
const isTime=remembering(e=>{
let t=!1;
return numerators(e,e=>(t||=e===`sec`,e)),t}),isCounted=remembering(e=>/\/(s|sec)$/.test(e)?!1:countsBytes(e)||/^(allocs|instructions)(\/op)?$/.test(e));
function unitRules(e,t){
let n=new Map(e);
for(let[e,{better:r,...i}]of t){
let t=r!==void 0&&usualDirection(e)===null;
n.has(e)||n.set(e,t?{...i,better:r}:i)}
return n}
function numerators(e,t){
let n=!1;
return e.replace(/[*/]|[^-*/\s]+/g,e=>e===`*`||e===`/`?(n=e===`/`,e):n?e:t(e))}
var Unreadable=class extends Error{
name=`Unreadable`};
function readWhole(e,t){
let n=e.open();
return n.write(t),n.end()}
const longest$1=2**20,kept=2**16;
var Lines=class{
read;
unended=[];
length=0;
isWhole=!0;
constructor(e){
this.read=e}
write(e){
let t=0;
for(let n=e.indexOf(`
`);n>=0;n=e.indexOf(`
`,t))this.take(e.slice(t,n)),t=n+1;
t<e.length&&this.hold(t===0?e:e.slice(t))}
end(){
this.unended.length>0&&this.handOn(this.joined())}
take(e){
let t=this.unended.length===0?e:this.joined(e);
this.handOn(t.charCodeAt(t.length-1)===carriageReturn?t.slice(0,-1):t)}
handOn(e){
let t=this.isWhole&&e.length<=longest$1;
this.isWhole=!0,this.read(e,t)}
hold(e){
if(this.unended.push(e),this.length+=e.length,this.length<=longest$1)return;
let t=this.joined();
this.unended=[t.slice(0,kept),t.slice(-kept)],this.length=2*kept,this.isWhole=!1}
joined(e=``){
let t=this.unended.join(``)+e;
return this.unended=[],this.length=0,t}};
const carriageReturn=13;
var Config=class{
version=0;
values=new Map;
shared;
get entries(){
return this.values.values()}
read(e){
let t=e.indexOf(`:`),n=e.slice(0,Math.max(t,0)),r=e.slice(t+1);
if(!/^\p{Ll}[^\s\p{Lu}]*$/u.test(n)||!/^([ \t]|$)/.test(r))return;
let i=r.replace(/^[ \t]+/,``);
this.values.get(n)?.[1]!==i&&(i===``?this.values.delete(n):this.values.set(n,[n,i]),this.version++,this.shared=void 0)}
now(){
return this.shared??=Object.fromEntries(this.values.values()),this.shared}};
const failed=new RegExp([/^\s*--- FAIL: /,/^FAIL(\t|$)/,/^exit status [1-9]\d*$/,/^signal: \w+/,/^\*\*\* Test killed /,/^SIG[A-Z]+: /,/^WARNING: DATA RACE$/,/^Found \d+ data race\(s\)/,/^runtime: out of memory/,/^(Killed|Aborted|Terminated|Segmentation fault)(: \d+)?( \(core dumped\))?$/,/^\S+: line \d+: +\d+ (Killed|Aborted|Terminated|Segmentation fault)\b/,/^zsh: (killed|abort|terminated|segmentation fault)\b/,/\b[Oo]ut of memory: Killed process \d/].map(({source:e})=>e).join(`|`)),panicked=/^(panic|fatal error): /,stack=/^(goroutine \d+ .*\[.*\]:|runtime stack:)$/;
var GoFailures=class{
lines=[];
last;
read(e){
let t=e.startsWith(`Benchmark`)?e.replace(/^Benchmark\S*\s+/,``):e;
return panicked.test(t)?(this.last??=e.trim(),!0):(stack.test(e)&&this.end(),failed.test(t)?(this.lines.push(e.trim()),!0):!1)}
goOn(){
this.last=void 0}
end(){
this.last!==void 0&&this.lines.push(this.last),this.last=void 0}};
const namesKey=`names`,namesEncoded=`percent-encoded`,unwritable=RegExp(`\\s|${unseen.source}`,`u`),encodable=RegExp(`[\\s%]|${unseen.source}`,`gu`);
function needsEncoding(e){
return unwritable.test(e)}
function encodeWord(e){
return e.replace(encodable,e=>e.split(``).map(encodeUnit).join(``))}
function encodeUnit(e){
let t=e.charCodeAt(0).toString(16).toUpperCase();
return t.length<=2?`%${t.padStart(2,`0`)}`:`%u${t.padStart(4,`0`)}`}
function decodeWord(e){
return e.replace(/%(?:u([\dA-F]{4})|([\dA-F]{2}))/g,(e,t,n)=>String.fromCharCode(Number.parseInt(t??n,16)))}
var Names=class{
areEncoded=!1;
version=0;
known=new Map;
read(e){
return e===`names: percent-encoded`&&(this.areEncoded=!0,this.version++,this.known.clear(),!0)}
decoded(e){
return this.areEncoded?decodeWord(e):e}
shared(e){
let t=this.known.get(e);
if(t!==void 0)return t;
this.known.size>=mostNames&&this.known.clear();
let n=` ${e}`.slice(1),r=this.decoded(n);
return this.known.set(n,r),r}};
const mostNames=1e5,decimal=/^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i,hexadecimal=/^([+-]?)0x([0-9a-f]*)(?:\.([0-9a-f]*))?p([+-]?\d+)$/i,infinite=/^([+-]?)inf(inity)?$/i;
function withoutSeparators(e){
return e.includes(`_`)?e.replace(/(?<=\d)_(?=\d)/g,``):e}
function parseFloat64(e){
if(e.length>1e3)return null;
if(decimal.test(e))return Number(e);
let t=infinite.exec(e);
if(t)return t[1]===`-`?-1/0:1/0;
if(/^nan$/i.test(e))return NaN;
let n=hexadecimal.exec(e);
if(!n)return null;
let[,r,i=``,a=``,o]=n,s=(i+a).replace(/^0+(?=.)/,``);
if(i+a===``)return null;
let c=Number(o)-4*a.length+4*Math.max(0,s.length-16),l=Math.trunc(c/2),u=Number.parseInt(s.slice(0,16),16)*2**l*2**(c-l);
return r===`-`?-u:u}
function readStatements(e,t,n){
return t.flatMap(t=>{
let r=t.indexOf(`=`);
if(r<=0)return[`"${t}" is not key=value`];
let i=t.slice(0,r),a=t.slice(r+1),o=n.get(e)??{},s=(t,n)=>t===n?[]:[`${i} of ${e} is already set to ${t??`neither lower nor higher`}`];
if(i===`better`){
let t=betterOf(a);
return o.better===void 0?(n.set(e,{...o,better:t}),t===null?[`better is neither lower nor higher, but "${a}"`]:[]):s(o.better,t)}
if(i===`assume`){
let t=a===`exact`?`exact`:`nothing`;
return o.assume===void 0?(n.set(e,{...o,assume:t}),a===t?[]:[`assume is neither exact nor nothing, but "${a}"`]):s(o.assume,t)}
return[]})}
function betterOf(e){
return e===`lower`||e===`higher`?e:null}
const begun=/^Benchmark[\p{Lu}\p{N}_]\S* *\t/u,named=/^Benchmark([\p{Lu}\p{N}_]|$)/u,likeNumber=/^[+-]?\.?\d/;
function whyUnread(e,t){
let[n=``,r=``,i]=t,a=withoutSeparators(r);
if(!likeNumber.test(a))return begun.test(e)?`no result follows the name`:null;
if(!named.test(n)&&!(i!==void 0&&likeNumber.test(i)))return null;
if(!/^[+-]?\d+$/.test(a)||!Number.isSafeInteger(Number(a)))return`"${r}" is not a count`;
if(i===void 0)return`nothing follows the count`;
for(let e=2;e<t.length;e+=2){
let n=t[e];
if(parseFloat64(withoutSeparators(n))===null)return`"${n}" is not a number`;
if(t[e+1]===void 0)return`"${n}" has no unit`}
return null}
const typical=/^(Benchmark\S*[^\S\n]+[+-]?\d[\d_]*[^\S\n]+[+-]?([\d.]\S*|[Nn]a[Nn]|[Ii]nf\S*)[^\S\n]+\S|Benchmark[^\sa-z]\S* *\t|[ \t]*--- FAIL: Benchmark|FAIL\t\S|(goos|goarch|pkg): \S)/m,goFormat={name:`go`,claims:e=>typical.test(e),open:()=>new GoReader,namesInFilters:e=>[`Benchmark${e}`,`Benchmark${e.replace(/\/.*|-\d+$/s,``)}`]};
function openGoRest(){
return new GoReader}
function parseGo(e){
return readWhole(goFormat,e)}
var GoReader=class{
measurements=[];
units=new Map;
failures=new GoFailures;
refused=[];
unread=[];
config=new Config;
names=new Names;
lines=new Lines((e,t)=>this.read(e,t));
line=0;
unfinished;
get settings(){
return this.config.entries}
get version(){
return this.config.version+this.names.version}
get areEncoded(){
return this.names.areEncoded}
write(e){
this.lines.write(e)}
end(){
this.lines.end(),this.giveUp(),this.failures.end();
let{measurements:e,units:t,refused:n,unread:r}=this;
return{measurements:e,units:t,failures:this.failures.lines,refused:n,unread:r}}
pass(e){
this.line+=e,this.giveUp(),this.failures.goOn()}
taken(){
let{measurements:e}=this;
return e.length>0&&(this.measurements=[]),e}
read(e,t){
this.line++;
let n=e.startsWith(`Benchmark`);
if(n&&t&&this.take(e))return;
let r=n?/^Benchmark\S*(?=\s)/.exec(e)?.[0]:void 0,i=restOf(r??this.unfinished?.name,e);
if(i!==null&&this.take(i,r===void 0))return;
let a=this.failures.read(e);
if(r!==void 0){
this.giveUp();
let n=a?null:t?whyUnread(e,wordsOf(e)):tooLong;
this.unfinished={name:r,unread:n===null?null:this.unreadLine(e,n,!0)}}else if(a||!t)return;else/^Unit(\s|$)/.test(e)?this.readUnit(e):this.names.read(e)||this.config.read(e)}
readUnit(e){
let[,t,...n]=e.trimEnd().split(/\s+/),r=t===void 0?[`it names no unit`]:readStatements(tidy(this.names.decoded(t)).unit,n,this.units);
this.unread.push(...r.map(t=>this.unreadLine(e,t,!1)))}
unreadLine(e,t,n){
return{line:this.line,text:e.length>mostShown?`${e.slice(0,mostShown)}…`:e,why:t,isResult:n}}
giveUp(){
this.unfinished?.unread&&this.unread.push(this.unfinished.unread),this.unfinished=void 0}
take(e,t=!1){
let n=wordsOf(e),r=withoutSeparators(n[1]??``);
if(n.length<4||n.length%2!=0||!/^[+-]?\d+$/.test(r))return!1;
let i=Number(r);
if(!Number.isSafeInteger(i))return!1;
let a=[];
for(let e=2;e<n.length;e+=2){
let t=parseFloat64(withoutSeparators(n[e]));
if(t===null)return!1;
a.push(t)}
t&&(this.unfinished=void 0),this.giveUp(),this.failures.goOn();
let o=this.names.shared(n[0].slice(9)),s=this.config.now();
for(let e=0;e<a.length;e++){
let t=this.names.decoded(n[2*e+3]),{unit:r,factor:c}=tidy(t),l=a[e]*c;
isPossible(l,r)?this.measurements.push({benchmark:o,config:s,iterations:i,unit:r,value:l}):this.refused.push(`${o}: ${a[e]} ${t}`)}
return!0}};
function wordsOf(e){
let t=[],n=0;
for(let r=0;r<=e.length;r++){
let i=r<e.length?e.charCodeAt(r):32;
if(i>127)return e.trimEnd().split(/\s+/);
i!==32&&(i<9||i>13)||(r>n&&t.push(e.slice(n,r)),n=r+1)}
return t}
function restOf(e,t){
if(e===void 0)return null;
let n=/(?<![\d.])\d+\t *\S+ ns\/op.*$/.exec(t)?.[0];
return n===void 0?null:`${e} ${n}`}
const mostShown=200,tooLong=`the line is longer than ${longest$1} characters, and no result is at its end`;
export{remembering as _,encodeWord as a,needsEncoding as c,countsBytes as d,isCounted as f,usualDirection as g,unitRules as h,parseFloat64 as i,Lines as l,tidy as m,openGoRest as n,namesEncoded as o,isPossible as p,parseGo as r,namesKey as s,goFormat as t,Unreadable as u};