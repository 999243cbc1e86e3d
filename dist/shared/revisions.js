import{Dt as decodePath,Et as credentials,Kt as nearest,Ln as shortSha,Nt as refuseDistrusted,kt as gitPath,qt as contentOf,wi as Misconfigured}from"./basics.js";
import{r as parentsOf,t as commitOf}from"./commits.js";
import{i as snapshot}from"./own-commits.js";
import{tmpdir}from"node:os";
import{join}from"node:path";
import{mkdtemp,rename,rm,writeFile}from"node:fs/promises";
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
async function refuseNoCheckout(e){
if(await refuseDistrusted(e),await e.ask([`rev-parse`,`--is-inside-work-tree`])!==`true`)throw new Misconfigured(`${e.folder} is in no git repository, or in one without a working tree. Go to the checkout that is to be measured.`);
if(await commitOf(e,`HEAD`)===null)throw new Misconfigured(`The repository has no commit yet, so there is nothing to compare. Make a first commit.`)}
async function usualSides(e,t){
let n=t.head??(await isDirty(e)?`worktree`:`HEAD`);
if(t.base!==void 0)return{base:t.sinceFork?await forkOf(e,t.base,n):t.base,head:n,note:null};
let r=await defaultBranch(e),i=await commitOf(e,n===`worktree`?`HEAD`:n),a=r&&i&&await e.ask([`merge-base`,i,r]),o=r!==null&&i!==null&&!!a&&a!==i;
if(n===`worktree`)return{base:`HEAD`,head:n,note:o?`comparing uncommitted work with HEAD; for the whole branch: benchgate ${a.slice(0,9)}`:null};
if(o)return{base:a,head:n,note:await whereItLeft(e,r,a,i)};
let s=r?`${n} has no commits beyond ${r}`:`${n} has no default branch to compare with`;
throw new Misconfigured(`Nothing to compare: no tracked file is changed, and ${s}. Name a revision, such as "benchgate HEAD~1".`)}
async function isDirty(e){
return await e.find([`diff`,`--quiet`,`--no-ext-diff`,`--no-relative`,`--ignore-submodules=dirty`,`HEAD`,`--`])===null}
async function whereItLeft(e,t,n,r){
let i=await e.run([`rev-list`,`--count`,`${n}..${r}`]),a=`base: where head left ${t}, ${i} ${i===`1`?`commit`:`commits`} before`;
if(!t.startsWith(`origin/`))return a;
let o=[`log`,`-1`,`--no-show-signature`,`--format=%cs`,`refs/remotes/${t}`,`--`];
return`${a}; its newest commit here is of ${await e.run(o)} ("git fetch origin" renews it)`}
async function forkOf(e,t,n){
let[r,i]=[await commitOf(e,t),await commitOf(e,n===`worktree`?`HEAD`:n)],a=r&&i&&await e.ask([`merge-base`,r,i]);
if(a)return a;
throw new Misconfigured(`${t}...${n}: the two have no common history. Give two revisions with a common commit, or "${t}..${n}".`)}
async function defaultBranch(e){
let t=await e.ask([`symbolic-ref`,`--quiet`,`--short`,`refs/remotes/origin/HEAD`]);
for(let n of[decodePath(t??``),`origin/main`,`origin/master`,`main`,`master`])if(n!==``&&await commitOf(e,n)!==null)return n;
return null}
async function refuseUnknown(e,t,n){
let r=await origin(e,``,``);
for(let[i,a]of t.entries()){
let{revision:t,flag:o}=a;
if(t===`worktree`&&o!==`--base`||await commitNamed(e,r,t)!==null)continue;
let s=i===0&&o===null?nearest(t,n):null;
throw new Misconfigured(await unknown(e,r,a,s))}}
async function unknown(e,t,{revision:n,flag:r},i){
let a=await e.ask([`remote`,`get-url`,`origin`])!==null,o=t.isSilent?`here, and origin could not be asked ("git ls-remote origin" says why)`:a?`here or on origin`:`here`,s=n===`worktree`?` The tree as it stands can only be head.`:``,c=`${r===null?``:`${r}: `}"${n}" is no branch, tag or commit ${o}.${s}`;
if(i!==null)return`${c} Did you mean the command "benchgate ${i}"?`;
let[,l=``,u=``]=/^(.*?)((?:[~^]\d*)*)$/s.exec(n)??[],d=await isShallow(e)?` This clone has only part of the history: "git fetch --unshallow" brings the rest.`:``;
if(u!==``&&await commitOf(e,l)!==null)return`${c} There is "${l}", but the history does not go as far back as "${u}".${d}`;
let f=nearest(l,await namesIn(e));
return`${c} ${f===null?`"git branch --all" and "git tag" list what there is.`:`Did you mean "${f}${u}"?`}${d}`}
async function namesIn(e){
let t=await e.run([`for-each-ref`,`--format=%(refname)`,`refs/heads`,`refs/tags`,`refs/remotes`]),n=decodePath(t).split(`
`).map(e=>e.replace(/^refs\/(heads|tags|remotes\/origin|remotes)\//,``));
return[...new Set([`HEAD`,...n])].filter(e=>e!==``)}
export{resolveRevisions as a,isShallow as c,refuseUnknown as i,origin as l,lastRelease as n,usualSides as o,refuseNoCheckout as r,worktree as s,isDirty as t};