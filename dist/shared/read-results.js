import{A as recordShape,D as oneOfShape,S as Misshapen,d as path,f as ratioShape,h as sha,k as orNull,l as nameShape,u as p,w as listShape,x as unit}from"./part-shapes.js";
import{an as _usingCtx,wi as Misconfigured}from"./basics.js";
import{i as readResult,n as mostResultBytes,t as NotAResult}from"./read-result.js";
import{constants}from"node:fs";
import{join,resolve}from"node:path";
import{open,opendir}from"node:fs/promises";
const mostCommits=1e3,shape=recordShape({outcome:oneOfShape(`found`,`open`,`not-slower`,`inconclusive`),followed:orNull(recordShape({benchmark:nameShape,package:path,unit})),culprits:listShape(recordShape({commits:listShape(recordShape({sha}),mostCommits),probability:p,ratio:orNull(ratioShape)}),mostCommits)});
function readFound(e){
if(e.length>4e6)return[];
try{
return listShape(shape,100)(JSON.parse(e))}catch(e){
if(e instanceof Misshapen||e instanceof SyntaxError)return[];
throw e}}
const fileName=`result.json`,foundName=`bisect.json`,most={entries:2e4,files:1e3,bytes:2**30};
async function readResults(e){
let t=await namesBelow(e,fileName);
if(t.length>most.files)throw new Misconfigured(`results: there are ${t.length} files "${fileName}" in ${e}; ${most.files} are the most that are read. Give the folder of this run alone.`);
let n=[],r=most.bytes;
for(let i of t){
let t=await textOf(join(e,i),Math.min(mostResultBytes,r));
r-=t.bytes,n.push({name:i,...t.text===null?{result:null,why:t.why}:resultIn(t.text)})}
return n}
async function readFounds(e){
let t=[];
for(let n of(await namesBelow(e,foundName)).slice(0,most.files)){
let{text:r}=await textOf(join(e,n),mostResultBytes);
r!==null&&t.push(...readFound(r))}
return t}
async function namesBelow(e,t){
let n=[],r=0,i=async(a,o)=>{
for await(let s of await opendir(join(e,a))){
if(++r>most.entries)throw new Misconfigured(`results: there are more than ${most.entries} files in ${e}. Give the folder that actions/download-artifact fills, and nothing else is in.`);
let c=join(a,s.name);
s.name===t&&!s.isDirectory()?n.push(c):s.isDirectory()&&o<8&&await i(c,o+1)}};
try{
await i(``,0)}catch(t){
let{code:n}=t;
if(n===void 0)throw t;
if(n===`ENOENT`)return[];
throw new Misconfigured(`results: ${resolve(e)} cannot be read as a folder (${n}).`)}
return n.sort()}
async function textOf(e,t){
let n=e=>({text:null,why:e,bytes:0});
try{
try{
var r=_usingCtx();
let i=r.a(await open(e,constants.O_RDONLY|constants.O_NOFOLLOW|constants.O_NONBLOCK)),a=await i.stat();
if(!a.isFile())return n(`It is no plain file.`);
if(a.size>t)return n(`It is larger than ${t/2**20} MiB, the most that is read of it.`);
let o=Buffer.alloc(a.size),{bytesRead:s}=await i.read(o,0,a.size,0);
return{text:new TextDecoder(`utf-8`,{fatal:!0}).decode(o.subarray(0,s)),why:``,bytes:s}}catch(e){
r.e=e}finally{
await r.d()}}catch(e){
let{code:t}=e;
return n(t===`ELOOP`||t===`EMLINK`?`It is a link, and links are not followed.`:e instanceof TypeError?`It is no UTF-8 text.`:`It cannot be read (${t}).`)}}
function resultIn(e){
try{
return{result:readResult(e),why:``}}catch(e){
if(!(e instanceof NotAResult))throw e;
return{result:null,why:e.message}}}
export{readFounds as n,readResults as r,foundName as t};