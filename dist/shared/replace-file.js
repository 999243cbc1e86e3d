import{t as _usingCtx}from"./usingCtx.js";
import{constants}from"node:fs";
import{dirname,resolve}from"node:path";
import{lstat,mkdir,open,rm,stat as stat$1,writeFile}from"node:fs/promises";
async function isFolder(e){
try{
return(await stat$1(e)).isDirectory()}catch{
return!1}}
async function nearestFolder(e){
let t=resolve(e);
for(;t!==dirname(t)&&!await isFolder(t);)t=dirname(t);
return t}
async function makeFolder(e){
let t=[],n=await nearestFolder(e);
for(let r=resolve(e);r!==n;r=dirname(r))t.unshift(r);
for(let e of t)await mkdir(e).catch(async t=>{
if(!await isFolder(e))throw t})}
async function standing(e){
try{
return await lstat(e)}catch(e){
let{code:t=``}=e;
if([`ENOENT`,`ENOTDIR`,`ELOOP`,`ENAMETOOLONG`].includes(t))return null;
throw e}}
async function contentOf(e){
try{
try{
var t=_usingCtx();
let n=t.a(await open(e,constants.O_RDONLY|(constants.O_NONBLOCK??0)));
if(!(await n.stat()).isFile())throw Error(`${e} is not a plain file`);
return await n.readFile()}catch(e){
t.e=e}finally{
await t.d()}}catch(e){
if(e.code===`ENOENT`)return null;
throw e}}
async function replaceFile(e,t,n=438){
await rm(e,{recursive:!0,force:!0}),await writeFile(e,t,{flag:`wx`,mode:n})}
export{nearestFolder as a,makeFolder as i,contentOf as n,standing as o,isFolder as r,replaceFile as t};