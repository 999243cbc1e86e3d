import{yr as Misconfigured}from"./basics.js";
import{r as shellWord}from"./shell.js";
import{i as GitFailed}from"./commit-object.js";
async function refuseDistrusted(e){
let t=await e.run([`rev-parse`,`--git-dir`]).catch(e=>e),[,n]=t instanceof GitFailed&&distrust.exec(t.message)||[];
if(n!==void 0)throw new Misconfigured(`${n} belongs to another user, so git does not trust the repository in it (in a container the user is often another one than outside). Run "git config --global --add safe.directory ${shellWord(n)}" first.`)}
const distrust=/(?:dubious ownership in repository at |unsafe repository \()'([^']+)'/;
export{refuseDistrusted as t};