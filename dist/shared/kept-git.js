import{bt as lstatOrNull,fr as escapeControls}from"./basics.js";
import{a as decodePath}from"./commit-object.js";
import{join}from"node:path";
import{chmod,mkdir,readFile,readdir,readlink,rm,symlink,writeFile}from"node:fs/promises";
const most={files:2e3,bytes:16*2**20};
async function snapshotOf(e){
let t=new Map,n=0,r=async i=>{
let a=join(e,i),o=await lstatOrNull(a);
if(o===null)return!0;
if(n+=o.size,t.size>=most.files||n>most.bytes)return!1;
let s=kindOf(o),c=s===`file`?await readFile(a):s===`link`?await readlink(a,`buffer`):none;
if(t.set(i,{kind:s,mode:o.mode&4095,content:c}),s!==`folder`)return!0;
for(let e of await readdir(a))if(!await r(join(i,e)))return!1;
return!0};
return await r(``)?t:null}
function changedIn(e,t){
return t===null?[``]:[...new Set([...e.keys(),...t.keys()])].filter(n=>!isSame(e.get(n),t.get(n))).sort()}
async function putBackFile(e,t,n){
let r=e=>n.some(t=>t===``||e===t||e.startsWith(`${t}/`));
for(let t of n)await rm(join(e,t),{recursive:!0,force:!0});
for(let n of[...t.keys()].filter(r).sort()){
let{kind:r,mode:i,content:a}=t.get(n),o=join(e,n);
r===`link`?await symlink(a,o):r===`folder`?await mkdir(o,{recursive:!0}):r===`file`&&await writeFile(o,a,{flag:`wx`}),(r===`folder`||r===`file`)&&await chmod(o,i)}}
const none=Buffer.alloc(0);
function kindOf(e){
return e.isDirectory()?`folder`:e.isFile()?`file`:e.isSymbolicLink()?`link`:`other`}
function isSame(e,t){
return!e||!t?e===t:e.kind===t.kind&&e.mode===t.mode&&e.content.equals(t.content)}
const shared=[`config`,`config.lock`,`packed-refs.lock`,`hooks`,`info`],own=[`config.worktree`,`HEAD.lock`];
var KeptGit=class e{
repositories;
isPuttingBack;
console;
ended=null;
constructor(e,t,n){
this.repositories=e,this.console=n,this.isPuttingBack=t}
static async of(t,n,{isPuttingBack:r,withHead:i}){
let[a=``,o=a]=(await t.run([`rev-parse`,`--path-format=absolute`,`--absolute-git-dir`,`--git-common-dir`])).split(`
`).map(decodePath),s=[await readRepository(t,``,o,a,i)];
for(let e of await modulesIn(join(o,`modules`))){
let n=join(o,`modules`,e),r=t.in(n).with({GIT_DIR:n,GIT_WORK_TREE:n});
s.push(await readRepository(r,`modules/${e}/`,n,n,i))}
return new e(s,r,n)}
end(){
return this.ended??=this.compare(),this.ended}
async[Symbol.asyncDispose](){
let e=this.ended!==null,t=await this.end();
if(t===null||e)return;
let n=t.isPutBack?`and were put back`:`and were left so`;
this.console.warn(`Files in the repository's git directory changed while the benchmarks ran, ${n}: ${t.changed.map(escapeControls).join(`, `)}.`)}
async compare(){
let e=[],t=this.isPuttingBack;
for(let{git:n,prefix:r,places:i,refs:a}of this.repositories){
for(let{name:t,path:n,before:a}of i){
let i=changedIn(a,await snapshotOf(n));
e.push(...i.map(e=>r+join(t,e))),this.isPuttingBack&&i.length>0&&await putBackFile(n,a,i)}
let o=a&&changesIn(a,await refsOf(n)),s=e=>this.isPuttingBack||!e.startsWith(`refs/remotes/`),c=o&&new Map([...o].filter(([e])=>s(e)));
c&&c.size!==0&&(e.push(...[...c.keys()].map(e=>r+decodePath(e))),this.isPuttingBack&&!await putBackRefs(n,c)&&(t=!1))}
let[n,r]=[e.length,e.slice(0,10)];
return n===0?null:{kind:`git-changed`,count:n,changed:r,isPutBack:t}}};
async function readRepository(e,t,n,r,i){
let a=i?[...own,`HEAD`]:own,o=[...shared.map(e=>({name:e,path:join(n,e)})),...a.map(e=>({name:e,path:join(r,e)}))],s=[];
for(let e of o){
let t=await snapshotOf(e.path);
t&&s.push({...e,before:t})}
return{git:e,prefix:t,places:s,refs:await refsOf(e)}}
async function modulesIn(e,t=``){
let n=[],r=await readdir(e,{withFileTypes:!0}).catch(()=>[]);
for(let i of r){
if(!i.isDirectory())continue;
let[r,a]=[join(e,i.name),join(t,i.name)];
(await lstatOrNull(join(r,`HEAD`)))?.isFile()===!0?n.push(a,...await modulesIn(join(r,`modules`),join(a,`modules`))):n.push(...await modulesIn(r,a))}
return n}
const ours=/^refs\/(stash$|benchgate)/;
async function refsOf(e){
let t=await e.ask([`for-each-ref`,`--format=%(refname) %(objectname) %(symref)`]);
if(t===null)return null;
let n=new Map;
for(let e of t.split(`
`)){
let[t=``,r=``,i=``]=e.split(` `);
t!==``&&!ours.test(t)&&n.set(t,i===``?r:`ref: ${i}`)}
return n}
function changesIn(e,t){
let n=[...new Set([...e.keys(),...t?.keys()??[]])];
return new Map(n.filter(n=>e.get(n)!==t?.get(n)).map(t=>[t,e.get(t)??null]))}
async function putBackRefs(e,t){
let n=[...t],r=n.flatMap(([e,t])=>t===null?[`delete ${e}`]:[]),i=n.flatMap(([e,t])=>t!==null&&!t.startsWith(`ref: `)?[`update ${e} ${t}`]:[]),a=!0;
for(let t of[r,i]){
if(t.length===0)continue;
let n=Buffer.from(`${t.map(e=>`option no-deref\n${e}\n`).join(``)}`,`latin1`);
await e.ask([`update-ref`,`--stdin`],{input:n})===null&&(a=!1)}
for(let[t,r]of n)r?.startsWith(`ref: `)&&await e.ask([`symbolic-ref`,t,r.slice(5)])===null&&(a=!1);
return a}
export{modulesIn as n,KeptGit as t};