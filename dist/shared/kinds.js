import{d as testFlag,f as acceptedFilter,m as isFilter,r as isBenchtime,u as splitFlags}from"./flags.js";
import{n as formatNamed,r as formatNames,t as anyFormat}from"./formats.js";
import{jn as formatRatio,wi as Misconfigured}from"./basics.js";
const profileKinds=[`cpu`,`mem`,`block`];
function row(e,t,n,r={}){
return{kind:e,usual:t,says:n,of:`both`,stands:`anywhere`,...r}}
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
const duration=kind((e,t)=>{
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
const format={...kind((e,t)=>{
if(t===`auto`||formatNamed(t))return t;
throw refused(e,t,`${[anyFormat,...formatNames].map(e=>`"${e}"`).join(`, `)}, or describe one of your own, as "lines: REGEXP"`)}),completion:[anyFormat,...formatNames],isKeyed:!0},outputFiles={...lines((e,t)=>inside(e,t,acceptedOutput)),completion:`file`},acceptedOutput=`a file or a glob (as git's ":(glob)") below the working directory, relative to it and without ".."`,filter=kind((e,t)=>{
if(isFilter(t))return t;
throw refused(e,t,acceptedFilter)}),packages=kind((e,t)=>t.split(/\s+/),{json:`array`,separator:` `}),benchtime=kind((e,t)=>{
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
export{whole as C,truth as S,processors as _,filter as a,refused as b,governor as c,labelOrNone as d,lines as f,part as g,packages as h,duration as i,inside as l,outputFiles as m,benchtime as n,format as o,oneOf as p,commentId as r,goFlags as s,anyText as t,kind as u,profiles as v,row as x,ratio as y};