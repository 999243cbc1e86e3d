import{n as contentOf}from"./replace-file.js";
import{o as gitPath,r as parentsOf}from"./commit-object.js";
import{tmpdir}from"node:os";
import{join}from"node:path";
import{mkdtemp,rename,rm,writeFile}from"node:fs/promises";
async function isShallow(e){
return await e.run([`rev-parse`,`--is-shallow-repository`])===`true`}
async function keepingHistory(e,t){
let n=await gitPath(e,`shallow`),r=await linesOf(n),i=await t(),a=await linesOf(n),o=a.filter(e=>!r.includes(e)),s=o.length===0?new Set:await cutOff(e,r,o);
return s.size>0&&await replace(n,a.filter(e=>!s.has(e))),i}
async function cutOff(e,t,n){
let r=await mkdtemp(join(tmpdir(),`benchgate-shallow-`));
try{
let i=join(r,`shallow`);
await writeFile(i,textOf(t));
let a=new Set;
for(let t of n){
let n=await parentsOf(e,t),r=[`rev-list`,`--quiet`,...n,`--not`,`--all`,`--`];
n.length>0&&await e.ask(r,{env:{GIT_SHALLOW_FILE:i}})!==null&&a.add(t)}
return a}finally{
await rm(r,{recursive:!0,force:!0})}}
async function replace(e,t){
let n=`${e}.lock`;
try{
await writeFile(n,textOf(t),{flag:`wx`})}catch(e){
if(e.code===`EEXIST`)return;
throw e}
if(t.length>0)return rename(n,e);
await rm(e,{force:!0}),await rm(n,{force:!0})}
async function linesOf(e){
return((await contentOf(e))?.toString()??``).split(`
`).filter(e=>e!==``)}
function textOf(e){
return e.map(e=>`${e}\n`).join(``)}
export{keepingHistory as n,isShallow as t};