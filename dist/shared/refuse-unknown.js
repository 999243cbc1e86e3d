import{L as nearest,bn as Misconfigured}from"./basics.js";
import{l as readable,t as commitOf}from"./commit-object.js";
import{a as isShallow,i as origin,t as commitNamed}from"./revisions.js";
async function refuseUnknown(e,t,n){
let r=await origin(e,``,``);
for(let[i,a]of t.entries()){
let{revision:t,flag:o}=a;
if(t===`worktree`&&o!==`--base`||await commitNamed(e,r,t)!==null)continue;
let s=i===0&&o===null?nearest(t,n):null;
throw new Misconfigured(await unknown(e,a,s))}}
async function unknown(e,{revision:t,flag:n},r){
let i=await e.ask([`remote`,`get-url`,`origin`])===null?`here`:`here or on origin`,a=t===`worktree`?` The tree as it stands can only be head.`:``,o=`${n===null?``:`${n}: `}"${t}" is no branch, tag or commit ${i}.${a}`;
if(r!==null)return`${o} Did you mean the command "benchgate ${r}"?`;
let[,s=``,c=``]=/^(.*?)((?:[~^]\d*)*)$/s.exec(t)??[],l=await isShallow(e)?` This clone has only part of the history: "git fetch --unshallow" brings the rest.`:``;
if(c!==``&&await commitOf(e,s)!==null)return`${o} There is "${s}", but the history does not go as far back as "${c}".${l}`;
let u=nearest(s,await namesIn(e));
return`${o} ${u===null?`"git branch --all" and "git tag" list what there is.`:`Did you mean "${u}${c}"?`}${l}`}
async function namesIn(e){
let t=await e.run([`for-each-ref`,`--format=%(refname)`,`refs/heads`,`refs/tags`,`refs/remotes`]),n=readable(t).split(`
`).map(e=>e.replace(/^refs\/(heads|tags|remotes\/origin|remotes)\//,``));
return[...new Set([`HEAD`,...n])].filter(e=>e!==``)}
export{refuseUnknown as t};