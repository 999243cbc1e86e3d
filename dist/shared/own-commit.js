import{a as decodePath,n as dateOf,u as nulSeparated}from"./commit-object.js";
import{tmpdir}from"node:os";
import{join,sep}from"node:path";
import{mkdtemp,realpath,rm}from"node:fs/promises";
async function readStatus(e,t=`all`){
let n=nulSeparated(await e.run([`status`,`--porcelain=v2`,`-z`,`--untracked-files=${t}`,`--ignored=matching`,`--no-renames`,`--ignore-submodules=all`])),r={changed:[],deleted:[],untracked:[],ignored:[]};
for(let e of n){
let t=e.charAt(0),n=e.split(` `).slice({"?":1,"!":1,u:10}[t]??8).join(` `).replace(/\/$/,``);
t===`?`?r.untracked.push(n):t===`!`?r.ignored.push(n):/^1 (D.|.D) /.test(e)?r.deleted.push(n):r.changed.push(n)}
return r}
async function readIndex(e){
return[...(await e.run([`ls-files`,`-v`,`--stage`,`--debug`,`-z`])).matchAll(indexed)].map(([,e=``,t=``,n=``,r=``,...i])=>({path:r,mode:t,object:n,written:Number(i[0]),modified:Number(i[1])*1e3+Number(i[2])/1e6,isAssumed:/[a-z]/.test(e),isSkipped:/[Ss]/.test(e)}))}
const indexed=/(.) (\d{6}) ([0-9a-f]+) \d\t([^\0]+)\0 {2}ctime: (\d+):\d+\n {2}mtime: (\d+):(\d+)\n {2}dev: .*\n {2}uid: .*\n {2}size: .*\n?/g;
async function filesOfCommit(e,t){
return nulSeparated(await e.run([`ls-tree`,`-r`,`-z`,`--name-only`,t]))}
async function readLinks(e,t){
let n=nulSeparated(await e.run([`ls-tree`,`-r`,`-z`,t])).filter(e=>e.startsWith(`160000`));
return new Map(n.map(e=>[e.slice(e.indexOf(`	`)+1),e.split(/[ \t]/)[2]??``]))}
async function readDifference(e,t,n){
let r=nulSeparated(await e.run([`diff-tree`,`--raw`,`-r`,`-z`,`--no-renames`,t,n,`--`])),i={changed:[],added:[],removed:[]};
for(let e=0;e+1<r.length;e+=2){
let t=r[e+1]??``,[n,a]=r[e]?.slice(1).split(` `)??[],o=e=>e!==`000000`&&e!==`160000`;
o(n)&&o(a)?i.changed.push(t):o(a)?i.added.push(t):o(n)&&i.removed.push(t)}
return i.changed.push(...await filesUnder(e,attributed(i),t,n)),i}
function attributed({changed:e,added:t,removed:n}){
return[...e,...t,...n].filter(e=>/(^|\/)\.gitattributes$/.test(e)).map(e=>e.slice(0,-14))}
async function filesUnder(e,t,n,r){
if(t.length===0)return[];
let[i,a]=await Promise.all([n,r].map(async t=>nulSeparated(await e.run([`ls-tree`,`-r`,`-z`,t])))),o=new Set(i);
return(a??[]).filter(e=>o.has(e)&&!e.startsWith(`160000`)).map(e=>e.slice(e.indexOf(`	`)+1)).filter(e=>t.some(t=>e.startsWith(t)))}
async function isSparse(e){
return await e.find([`config`,`--type=bool`,`core.sparseCheckout`])===`true`}
async function readStashes(e){
let t=await e.run([`stash`,`list`,`-z`,`--format=%H %gs`]);
return nulSeparated(t).map(e=>{
let t=e.indexOf(` `);
return[e.slice(0,t),e.slice(t+1)]})}
async function withOwnIndex(e,t){
let n=await mkdtemp(join(await placeOutside(e),`benchgate-index-`)),r=join(n,`index`),i=e.with({GIT_INDEX_FILE:r,GIT_CONFIG_COUNT:`2`,GIT_CONFIG_KEY_0:`core.sparseCheckout`,GIT_CONFIG_VALUE_0:`false`,GIT_CONFIG_KEY_1:`core.safecrlf`,GIT_CONFIG_VALUE_1:`false`});
try{
return await t(i,r)}finally{
await rm(n,{recursive:!0,force:!0})}}
async function placeOutside(e){
let t=await realpath(tmpdir());
return`${t}${sep}`.startsWith(`${await realpath(e.folder)}${sep}`)?decodePath(await e.run([`rev-parse`,`--absolute-git-dir`])):t}
async function commitTree(e,t,n,r){
let i=await dateOf(e,n),a={GIT_AUTHOR_DATE:i,GIT_COMMITTER_DATE:i};
return e.run([`commit-tree`,`-p`,n,`-m`,r,t],{env:a})}
async function treeOf(e,t){
return e.run([`rev-parse`,`--verify`,`${t}^{tree}`])}
function nulTerminated(e){
return Buffer.from(e.map(e=>`${e}\0`).join(``),`latin1`)}
export{filesOfCommit as a,readIndex as c,readStatus as d,withOwnIndex as i,readLinks as l,nulTerminated as n,isSparse as o,treeOf as r,readDifference as s,commitTree as t,readStashes as u};