import{mt as nearest,yr as Misconfigured}from"./basics.js";
import{a as decodePath,t as commitOf}from"./commit-object.js";
import{a as origin,o as isShallow,t as commitNamed}from"./revisions.js";
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
export{refuseUnknown as t};