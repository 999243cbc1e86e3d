import{a as acceptedFilter,i as testFlag,r as splitFlags,s as isFilter}from"./go-flags.js";
import{n as formatNamed,r as formatNames,t as anyFormat}from"./formats.js";
import{yr as Misconfigured}from"./basics.js";
import{a as kind,i as inside,l as refused,n as chosen,o as lines}from"./kinds.js";
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
const profileKinds=[`cpu`,`mem`,`block`],format={...kind((e,t)=>{
if(t===`auto`||formatNamed(t))return t;
let n=[anyFormat,...formatNames].map(e=>`"${e}"`).join(`, `);
throw refused(e,t,`${n}, or describe one of your own, as "lines: REGEXP"`)}),completion:[anyFormat,...formatNames],isKeyed:!0},outputFiles={...lines((e,t)=>inside(e,t,acceptedOutput)),completion:`file`},acceptedOutput=`a file or a glob (as git's ":(glob)") below the working directory, relative to it and without ".."`,filter=kind((e,t)=>{
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
export{goFlags as a,outputFiles as c,processors as d,profiles as f,sixteenth as h,format as i,packages as l,secondsOf as m,commentId as n,governor as o,quarter as p,filter as r,labelOrNone as s,benchtime as t,part as u};