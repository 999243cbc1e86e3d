import{Ln as shortSha,Mn as formatRounds,Pr as sides,Qt as makeFolder,Zt as lstatOrNull,ci as systemErrorText,fi as escapeControls,rn as replaceFile,wi as Misconfigured,yi as textField}from"./basics.js";
import{a as wholeReport}from"./markdown.js";
import{t as htmlPage}from"./html.js";
import{V as completeRounds}from"./judged.js";
import{dirname,join,resolve}from"node:path";
import{mkdir,mkdtemp,readFile,rm}from"node:fs/promises";
const columns=[[`package`,e=>e.package],[`benchmark`,e=>e.benchmark],[`unit`,e=>e.unit],[`n_base`,e=>measured(e.base.samples)],[`base`,e=>e.base.center],[`base_low`,e=>e.base.low],[`base_high`,e=>e.base.high],[`n_head`,e=>measured(e.head.samples)],[`head`,e=>e.head.center],[`head_low`,e=>e.head.low],[`head_high`,e=>e.head.high],[`delta`,e=>e.delta],[`ratio`,e=>e.ratio?.estimate??null],[`delta_low`,e=>changeOf(e.ratio?.low??null)],[`delta_high`,e=>changeOf(e.ratio?.high??null)],[`p`,e=>e.p],[`adjusted_p`,e=>e.adjustedP],[`ruled_out`,e=>e.ruledOut],[`change`,e=>e.change],[`gate`,e=>e.gate],[`accepted_up_to`,e=>e.accepted?.upTo??null]];
function csvReport({comparisons:e}){
let t=e.map(e=>columns.map(([,t])=>written(t(e))));
return[columns.map(([e])=>e),...t].map(e=>`${e.join(`,`)}\r\n`).join(``)}
function written(e){
return e===null?``:typeof e==`number`?String(e):textField(e)}
function measured(e){
return e.filter(e=>e!==null).length}
function changeOf(e){
return e===null?null:e-1}
const longest={benchmark:1024,measure:64};
function bencherMetricFormat({comparisons:e}){
let t=new Map;
for(let n of e){
let e=shorten(nameOf(n),longest.benchmark),r=t.get(e)??new Map;
r.set(measureOf(n),metricOf(n)),t.set(e,r)}
let n=Object.fromEntries([...t].map(([e,t])=>[e,Object.fromEntries(t)]));
return`${JSON.stringify(n,null,2)}\n`}
function nameOf({benchmark:e,package:t}){
return escapeControls(t===null?e:`${t}.${e}`)||`(no name)`}
function measureOf({unit:e}){
return e===`sec/op`?`latency`:shorten(escapeControls(peopleUnit(e).unit),longest.measure)}
function metricOf({unit:e,head:t}){
let{convert:n}=peopleUnit(e);
return{value:n(t.center),...t.low===null?{}:{lower_value:n(t.low)},...t.high===null?{}:{upper_value:n(t.high)}}}
function shorten(e,t){
let n=[...e];
if(n.length<=t)return e;
let r=`~${digest(e)}`;
return n.slice(0,t-r.length).join(``)+r}
function digest(e){
let t=14695981039346656037n;
for(let n of new TextEncoder().encode(e))t=BigInt.asUintN(64,(t^BigInt(n))*1099511628211n);
return t.toString(16).padStart(16,`0`)}
function githubActionBenchmark({comparisons:e,commits:t},n=`lower`){
let r=e.filter(e=>e.better===n).map(e=>{
let{unit:n,convert:r}=peopleUnit(e.unit),{center:i,low:a,high:o}=e.head,s=a===null||o===null?{}:{range:`${r(a)} to ${r(o)}`},c=`median of ${formatRounds(completeRounds(e))} at ${shortSha(t.head.sha)}`;
return{name:nameWithUnit(e),unit:escapeControls(n),value:r(i),...s,extra:c}});
return`${JSON.stringify(r,null,2)}\n`}
function nameWithUnit({benchmark:e,package:t,unit:n}){
let r=t===null?``:` (${t})`;
return escapeControls(`${e}${r}${n===`sec/op`?``:` - ${n}`}`)}
function peopleUnit(e){
return e===`sec/op`?{unit:`ns/op`,convert:e=>Number((e*1e9).toPrecision(15))}:e===`B/s`?{unit:`MB/s`,convert:e=>Number((e/1e6).toPrecision(15))}:{unit:e,convert:e=>e}}
const leastSpace=2**16;
async function refuseUnusable(e){
try{
await makeFolder(e);
let t=await mkdtemp(join(e,`.benchgate-`));
try{
await replaceFile(join(t,`space`),Buffer.alloc(leastSpace,1))}finally{
await rm(t,{recursive:!0,force:!0})}}catch(t){
throw new Misconfigured(`results: "${e}" cannot be used as a folder: ${systemErrorText(t)??`${t.message}.`} Give a path that can be written.`)}}
async function emptyFolder(e){
let t=dirname(e);
(await lstatOrNull(t))?.isSymbolicLink()&&await rm(t),await rm(e,{recursive:!0,force:!0}),await mkdir(e,{recursive:!0})}
async function writeResults(e,{result:t,report:n,profiles:r,samples:i}){
let a=t=>join(resolve(e),t),o={result:a(`result.json`),report:a(`report.md`),base:i&&a(`base.txt`),head:i&&a(`head.txt`)},s=[[o.result,()=>`${JSON.stringify(t,null,2)}\n`],[o.report,()=>n],[a(`report.html`),()=>htmlPage(wholeReport(t))],...i===null?[]:sides.map(e=>[a(`${e}.txt`),()=>i[e]]),[a(`comparisons.csv`),()=>csvReport(t)],[a(`smaller-is-better.json`),()=>githubActionBenchmark(t,`lower`)],[a(`bigger-is-better.json`),()=>githubActionBenchmark(t,`higher`)],[a(`bencher.json`),()=>bencherMetricFormat(t)]];
await mkdir(e,{recursive:!0});
for(let[e,t]of s)await replaceFile(e,t());
for(let{files:n}of t.profiles)for(let t of Object.values(n??{}))await copyProfile(r,resolve(e),t);
return o}
async function copyProfile(e,t,n){
let r=join(e,n);
(await lstatOrNull(r))?.isFile()&&(await mkdir(dirname(join(t,n)),{recursive:!0}),await replaceFile(join(t,n),await readFile(r)))}
export{csvReport as i,refuseUnusable as n,writeResults as r,emptyFolder as t};