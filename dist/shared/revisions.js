import{Bt as shortSha,bt as lstatOrNull,fr as escapeControls,vt as contentOf,yr as Misconfigured}from"./basics.js";
import{a as decodePath,i as GitFailed,r as parentsOf,s as gitPath,t as commitOf,u as nulSeparated}from"./commit-object.js";
import{c as readIndex,i as withOwnIndex,n as nulTerminated,r as treeOf,t as commitTree}from"./own-commit.js";
import{t as credentials}from"./credentials.js";
import{tmpdir}from"node:os";
import{join}from"node:path";
import{copyFile,mkdtemp,rename,rm,stat,utimes,writeFile}from"node:fs/promises";
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
const deepenings=[1,50,500,2147483647],patience=[`-c`,`http.lowSpeedLimit=1`,`-c`,`http.lowSpeedTime=60`];
async function origin(e,t,n,r){
let i=await e.ask([`remote`,`get-url`,`origin`]),a={...credentials(decodePath(i??``),t,n),GIT_ASKPASS:``},o=t=>commitOf(e,t),s=!1;
async function c(t,n){
return i===null?null:e.ask([...patience,...t],{env:a,signal:r,...n&&{input:n}})}
async function l(t,n){
let r=[`--quiet`,`--no-tags`,`--no-write-fetch-head`,`--no-recurse-submodules`,`--refmap=`];
return keepingHistory(e,async()=>await c([`fetch`,...r,...t],n)!==null)}
async function u(e){
let t=await c([`ls-remote`,`--quiet`,`origin`,...e]);
s||=t===null&&i!==null;
let n=decodePath(t??``).split(`
`).map(e=>e.split(`	`));
return new Map(n.flatMap(([t=``,n=``])=>e.includes(n)?[[n,t]]:[]))}
async function d(t,n){
let r=await o(n);
return r===null?(await l([...await isShallow(e)?[`--depth=1`]:[],`origin`,t]),o(n)):r}
async function f(e){
for(let t=0;t<2;t++){
let t=await u(e),n=e.find(e=>t.has(e));
if(n===void 0)return null;
let r=await d(n,t.get(n)??``);
if(r!==null)return{sha:r,ref:n}}
return null}
async function p(t,n,r=deepenings){
let i=await n();
for(let a of r){
if(i!==null||!await isShallow(e))break;
for(let e of t)await l([`--deepen=${a}`,`origin`,e]);
i=await n()}
return i}
async function m(t){
return await d(t,t)??await p([await e.run([`rev-parse`,`HEAD`])],()=>o(t),[1])}
async function h(e){
let t=e.replace(/^(refs\/remotes\/)?origin\//,``),n=await o(e);
if(n!==null)return{sha:n,source:e===`HEAD`?`HEAD`:`refs/heads/${t}`,hidesBranch:!1};
if(/^([0-9a-f]{40}|[0-9a-f]{64})$/.test(e)){
let t=await m(e);
return t===null?null:{sha:t,source:t,hidesBranch:!1}}
let[r,i]=[`refs/tags/${e}`,`refs/heads/${e}`],a=await f([...e.startsWith(`refs/`)?[e]:[],`refs/${e}`,r,i,`refs/heads/${t}`]);
if(a===null)return null;
let s=a.ref===r&&(await u([i])).size>0;
return{sha:a.sha,source:a.ref,hidesBranch:s}}
async function g(){
let t=await e.run([`for-each-ref`,`--format=%(objectname)	%(refname)%0a%(*objectname)	%(refname)`,`refs/tags`]),n=await c([`ls-remote`,`--quiet`,`--tags`,`origin`])??``,r=decodePath(`${t}\n${n}`).split(`
`);
return new Map(r.flatMap(e=>{
let[,t=``,n=``]=/^([0-9a-f]+)\trefs\/tags\/(.+?)(?:\^\{\})?$/.exec(e)??[];
return t===``?[]:[[t,n]]}))}
return{get isSilent(){
return s},fetchCommit:m,async lastTag(t){
let n=await g(),r=n.size===0?null:await p([t],async()=>(await e.ask([`rev-list`,`--topo-order`,`--max-count=100000`,`${t}^@`])??``).split(`
`).find(e=>n.has(e))??null);
return r===null?null:{sha:r,name:n.get(r)??``}},async fetchRevision(e){
let[,t=``,n=``]=/^([^~^]+)(.*)$/s.exec(e)??[],r=t===``?null:await h(t);
if(r===null||n===``)return r;
let i=await p([...new Set([r.source,r.sha])],()=>o(`${r.sha}${n}`));
return i===null?null:{sha:i,hidesBranch:r.hidesBranch}},async complete(t){
for(let n=0;n<3;n++){
let n=(await e.run([`rev-list`,`--objects`,`--no-walk`,`--missing=print`,...t])).match(/^\?[0-9a-f]+$/gm)?.map(e=>e.slice(1))??[];
if(n.length===0)return;
if(!await l([`--stdin`,`origin`],Buffer.from(n.map(e=>`${e}\n`).join(``))))break}
throw new Misconfigured(`This is a partial clone, and the files of base and head could not be fetched from origin. Make a clone without "filter", or one whose origin answers.`)},async completeLargeFiles(e){
return await c([`lfs`,`fetch`,`origin`,...e])!==null},async mergeBase(t,n){
let r=()=>o(`refs/remotes/origin/${n}`),i=(await isShallow(e)?null:await r())??(await f([`refs/heads/${n}`]))?.sha??await r()??await o(`refs/heads/${n}`);
return i===null?null:p([`refs/heads/${n}`,t],()=>e.ask([`merge-base`,i,t]))}}}
async function snapshot(e,t,n,r={folder:e.folder,globs:[]}){
let i=await withOwnIndex(e,async(t,i)=>{
await copyIndex(e,i);
let a=await readIndex(t);
await takeTree(t,a),await takeSubmodules(e,t,a,n);
let o=await matching(t,r);
for(let e of o)n.info(`not part of head, as "output" names it: ${escapeControls(decodePath(e))}`);
for(let e of await takeUntracked(t,a,new Set(o)))n.warn(`Not part of head, as it is a repository of its own and no submodule: ${decodePath(e)}. Have git ignore it, or make it a submodule.`);
return t.run([`write-tree`,`--missing-ok`])}).catch(e=>{
throw e instanceof GitFailed?new Misconfigured(`head: "worktree" is not accepted, as git cannot take the tree as it stands: ${e.message}. Fix that, have git ignore the file, or commit your work and leave "head" out.`):e});
return i===await treeOf(e,t)?{sha:t,from:`the tree as it stands, which is ${shortSha(t)}`}:{sha:await commitTree(e,i,t,`The tree as it stood for Benchgate`),from:`the tree as it stands, on top of ${shortSha(t)}`}}
async function copyIndex(e,t){
let n=await gitPath(e,`index`);
if(!await lstatOrNull(n))return;
let{atime:r,mtimeMs:i}=await stat(n);
await copyFile(n,t),await utimes(t,r,Math.floor(i/1e3))}
async function takeTree(e,t){
let n=async(t,n)=>{
let r=nulTerminated(n.map(({path:e})=>e));
n.length>0&&await e.run([`update-index`,t,`-z`,`--stdin`],{input:r})},r=[];
for(let n of t)n.isSkipped&&await lstatOrNull(fileOf(e,n.path))&&r.push(n);
await n(`--no-skip-worktree`,r),await n(`--no-assume-unchanged`,t.filter(({isAssumed:e})=>e)),await e.run([`add`,`--update`])}
async function matching(e,{folder:t,globs:n}){
if(n.length===0)return[];
let r=[`ls-files`,`--others`,`--exclude-standard`,`--full-name`,`-z`,`--`],i=n.map(e=>`:(glob)${e}`);
return nulSeparated(await e.in(t).run([...r,...i])).filter(e=>!e.endsWith(`/`))}
async function takeUntracked(e,t,n){
let r=nulSeparated(await e.run([`ls-files`,`--others`,`--exclude-standard`,`-z`])),i=r.filter(e=>!e.endsWith(`/`)&&!n.has(e));
i.length>0&&await e.run([`update-index`,`--add`,`-z`,`--stdin`],{input:nulTerminated(i)});
let a=new Set(t.filter(isLink).map(({path:e})=>e)),o=(await readIndex(e)).filter(e=>isLink(e)&&!a.has(e.path));
return o.length>0&&await e.run([`update-index`,`--force-remove`,`-z`,`--stdin`],{input:nulTerminated(o.map(({path:e})=>e))}),[...r.filter(e=>e.endsWith(`/`)),...o.map(({path:e})=>e)]}
async function takeSubmodules(e,t,n,r){
for(let{path:i}of n.filter(isLink)){
let n=decodePath(i),a=e.in(join(e.folder,n));
if(!await lstatOrNull(join(a.folder,`.git`)))continue;
let o=await a.find([`rev-parse`,`--verify`,`--quiet`,`HEAD`]);
if(o===null)continue;
let s=Buffer.from(`160000 ${o}\t${i}\0`,`latin1`);
await t.run([`update-index`,`-z`,`--index-info`],{input:s}),await a.run([`status`,`--porcelain`])&&r.warn(`Uncommitted work in the submodule ${n} is not part of head: the submodule counts with its checked-out commit.`)}}
function isLink({mode:e}){
return e===`160000`}
function fileOf({folder:e},t){
return Buffer.concat([Buffer.from(`${e}/`),Buffer.from(t,`latin1`)])}
const lastRelease=`last-release`,worktree=`worktree`;
async function resolveRevisions(e,t,n,r){
let i=await headOf(e,t,n,r),a=n.base===null?await usualBase(e,t,i,n):await named(e,t,`base`,n.base);
if(a.sha===i.sha&&(n.base===null||n.head===`worktree`))throw nothingToCompare(i,a,n);
return{base:a,head:i}}
async function headOf(e,t,n,r){
if(n.head!==null&&n.head!==`worktree`)return named(e,t,`head`,n.head);
let i=await checkedOut(e);
if(n.head===`worktree`)return snapshot(e,i,r,n.leftOut);
let a=`what is checked out`,{pull:o}=n.event;
return{sha:i,from:o&&!await holds(e,i,o.headSha)?`${a}, ${other(o)}`:a}}
function other({headSha:e}){
return`though the event is of ${shortSha(e)}`}
async function holds(e,t,n){
return t===n||(await parentsOf(e,t)).includes(n)?!0:await e.ask([`merge-base`,`--is-ancestor`,n,t])!==null}
async function checkedOut(e){
let t=await commitOf(e,`HEAD`);
if(t!==null)return t;
throw new Misconfigured(`head: nothing is checked out in ${e.folder}: its branch has no commit yet. Commit something, or check a commit out.`)}
async function usualBase(e,t,n,r){
let{name:i,pull:a,before:o,defaultBranch:s}=r.event,c=r.head===worktree,l=c?{...n,sha:await checkedOut(e)}:n;
if(a)return pullRequestBase(e,t,l,a);
if(c)return{...l,from:`the commit that is checked out`};
if(r.since!==null&&i!==`merge_group`)return reference(e,t,n,r.since);
let u=o===null?null:await available(e,t,o);
return u===null?baseWithoutEvent(t,l,s,o===null?`the event "${i}" names no commit to compare with`:`the commit before this ${i}, ${o}, is neither here nor on origin; after a force push it may be gone`):{sha:u,from:`before this ${i}`}}
async function reference(e,t,n,r){
if(r===`last-release`){
let e=await t.lastTag(n.sha);
if(e!==null)return{sha:e.sha,from:`since: ${e.name}`};
throw new Misconfigured(`since: "${lastRelease}" finds no tag before ${shortSha(n.sha)}, here or on origin. Name a commit, or make a first tag.`)}
let i=await commitNamed(e,t,r);
if(i!==null)return{sha:i.sha,from:`since: ${r}`};
throw new Misconfigured(`since: no commit "${r}" here or on origin. Accepted are a tag, a commit, or "${lastRelease}"; in a shallow clone let actions/checkout fetch more ("fetch-depth: 0").`)}
async function baseWithoutEvent(e,t,n,r){
let i=n===null?null:await e.mergeBase(t.sha,n);
if(i!==null&&i!==t.sha)return{sha:i,from:`merge base with ${n}, as ${r}`};
let a=i===null?null:await e.lastTag(t.sha);
if(a!==null)return{sha:a.sha,from:`the last tag, ${a.name}, as ${r}`};
let o=n===null?``:i===null?`, nothing is common with the default branch "${n}"`:`, and there is no tag before ${shortSha(t.sha)}`;
throw new Misconfigured(`base: ${r}${o}. Set the input "base" to a branch, tag or commit; in a shallow clone let actions/checkout fetch the history ("fetch-depth: 0").`)}
async function pullRequestBase(e,t,n,r){
let[i,a,...o]=await parentsOf(e,n.sha);
if(i!==void 0&&a===r.headSha&&o.length===0){
let n=await available(e,t,i);
if(n===null)throw missing(`base`,i);
return{sha:n,from:`${r.baseRef}, as merged into pull request #${r.number}`}}
let s=await t.mergeBase(n.sha,r.baseRef);
if(s===null)throw new Misconfigured(`base: ${n.sha} (${n.from}) and the base branch "${r.baseRef}" have no common commit that can be found here or on origin. Let actions/checkout fetch the history ("fetch-depth: 0"), or set the input "base".`);
return{sha:s,from:`merge base with ${r.baseRef}`}}
async function available(e,t,n){
return await commitOf(e,n)??await t.fetchCommit(n)}
async function commitNamed(e,t,n){
return await namedHere(e,n)??await namedHere(e,`refs/remotes/origin/${n}`)??await t.fetchRevision(n)}
async function named(e,t,n,r){
let i=await commitNamed(e,t,r);
if(i===null)throw missing(n,r);
let a=i.hidesBranch?` (the tag; there is a branch of that name too)`:``;
return{sha:i.sha,from:`${n}: ${r}${a}`}}
async function namedHere(e,t){
let n=await commitOf(e,t);
if(n===null)return null;
let r=await commitOf(e,`refs/tags/${t}`)===n?[`refs/heads`,`refs/remotes/origin`]:[];
return{sha:n,hidesBranch:(await Promise.all(r.map(n=>commitOf(e,`${n}/${t}`)))).some(e=>e!==null)}}
function missing(e,t){
return new Misconfigured(`${e}: no commit "${t}" here or on origin. Accepted are a branch, a tag or a commit; in a shallow clone let actions/checkout fetch more ("fetch-depth: 0").${e===`base`&&t===`worktree`?` The tree as it stands can only be head.`:``}`)}
function nothingToCompare(e,t,n){
let r=`Base and head are the same commit, ${e.sha} (${e.from}; ${t.from}), so there is nothing to compare.`;
return n.head===`worktree`?new Misconfigured(`${r} Change a file, or set the input "base" to an earlier commit.`):n.since===null?new Misconfigured(`${r} For a pull request let actions/checkout check out its default, or set the inputs "base" and "head".`):new Misconfigured(`${r} There is no history after it yet.`)}
export{origin as a,worktree as i,lastRelease as n,isShallow as o,resolveRevisions as r,commitNamed as t};