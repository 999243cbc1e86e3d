import{bn as Misconfigured}from"./basics.js";
import{l as readable}from"./commit-object.js";
async function refuseNoCheckout(e){
if(await e.ask([`rev-parse`,`--is-inside-work-tree`])!==`true`)throw new Misconfigured(`${e.folder} is in no git repository, or in one without a working tree. Go to the checkout that is to be measured.`);
if(await commitOf(e,`HEAD`)===null)throw new Misconfigured(`The repository has no commit yet, so there is nothing to compare. Make a first commit.`)}
async function usualSides(e,t){
let n=await e.run([`status`,`--porcelain`,`--untracked-files=no`])!==``,r=t.head??(n?`worktree`:`HEAD`);
if(t.base!==void 0)return{base:t.sinceFork?await forkOf(e,t.base,r):t.base,head:r,note:null};
let i=await defaultBranch(e),a=await commitOf(e,r===`worktree`?`HEAD`:r),o=i&&a&&await e.ask([`merge-base`,a,i]),s=o!==null&&o!==``&&o!==a;
if(r===`worktree`)return{base:`HEAD`,head:r,note:s?`comparing uncommitted work with HEAD; for the whole branch: benchgate ${o.slice(0,9)}`:null};
if(s)return{base:o,head:r,note:null};
let c=i?`${r} has no commits beyond ${readable(i)}`:`${r} has no default branch to compare with`;
throw new Misconfigured(`Nothing to compare: no tracked file is changed, and ${c}. Name a revision, such as "benchgate HEAD~1".`)}
async function forkOf(e,t,n){
let[r,i]=[await commitOf(e,t),await commitOf(e,n===`worktree`?`HEAD`:n)],a=r&&i&&await e.ask([`merge-base`,r,i]);
if(a)return a;
throw new Misconfigured(`${t}...${n}: the two have no common history. Give two revisions with a common commit, or "${t}..${n}".`)}
function commitOf(e,t){
let n=Buffer.from(t,`utf8`).toString(`latin1`);
return e.ask([`rev-parse`,`--verify`,`--quiet`,`--end-of-options`,`${n}^{commit}`])}
async function defaultBranch(e){
let t=await e.ask([`symbolic-ref`,`--quiet`,`--short`,`refs/remotes/origin/HEAD`]);
for(let n of[t,`origin/main`,`origin/master`,`main`,`master`])if(n&&await e.ask([`rev-parse`,`--verify`,`--quiet`,`${n}^{commit}`])!==null)return n;
return null}
export{usualSides as n,refuseNoCheckout as t};