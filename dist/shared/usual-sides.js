import{yr as Misconfigured}from"./basics.js";
import{a as decodePath,t as commitOf}from"./commit-object.js";
import{t as refuseDistrusted}from"./refuse-distrusted.js";
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
export{refuseNoCheckout as n,usualSides as r,isDirty as t};