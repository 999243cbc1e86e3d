import{wi as Misconfigured}from"./basics.js";
import{readFile}from"node:fs/promises";
const noEvent={name:``,pull:null,before:null,defaultBranch:null};
async function readEvent(e,t){
let n=e.GITHUB_EVENT_NAME??``,r=e.GITHUB_EVENT_PATH,i=r?await payloadIn(r):{};
if(!t&&mayBeStrangers(n,i))throw new Misconfigured(`This workflow runs on "${n}", which would run a stranger's code with the rights of this repository. Use "on: pull_request"; or, where the job can only read and starts only at the word of people you trust, set "trust-head: true".`);
if(!t&&e.RUNNER_ENVIRONMENT===`self-hosted`&&isOfFork(i))throw new Misconfigured(`This runner is self-hosted, and head comes from a fork: what a stranger leaves behind on it would meet the jobs that come after. Use a runner of GitHub; or, where each job has a machine of its own that is thrown away, set "trust-head: true".`);
let{pull_request:a}=i,o=i.merge_group?.base_sha??i.before;
return{name:n,pull:a?.number&&a.base?.ref&&a.head?.sha?{number:a.number,baseRef:a.base.ref,headSha:a.head.sha}:null,before:o&&!/^0+$/.test(o)?o:null,defaultBranch:i.repository?.default_branch||null}}
async function payloadIn(e){
let t=t=>new Misconfigured(`GITHUB_EVENT_PATH: ${e} ${t}. It says what this workflow runs for. If the job has a container or steps that move files, give it the runner's file; otherwise set the inputs "base" and "head" and leave the variable empty.`),n=await readFile(e,`utf8`).catch(e=>{
throw t(`cannot be read (${e.code})`)}),r;
try{
r=JSON.parse(n)}catch{
throw t(`is no JSON`)}
if(typeof r!=`object`||!r||Array.isArray(r))throw t(`holds no JSON object`);
return r}
function mayBeStrangers(e,{issue:t,workflow_run:n,repository:r}){
return e===`issue_comment`?t?.pull_request!==void 0:e===`workflow_run`?r?.id===void 0||n?.head_repository?.id!==r.id:e===`pull_request_target`}
function isOfFork({pull_request:e,repository:t}){
return e!==void 0&&(t?.id===void 0||e.head?.repo?.id!==t.id)}
export{payloadIn as n,readEvent as r,noEvent as t};