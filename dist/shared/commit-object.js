import{vr as CouldNotMeasure,yr as Misconfigured}from"./basics.js";
import{o as exec}from"./libraries.js";
import{accessSync,constants}from"node:fs";
import{delimiter,join}from"node:path";
import{statfs}from"node:fs/promises";
import{spawn}from"node:child_process";
async function notCheckedOut(e,t,n){
if(!(e instanceof GitFailed))return e;
let r=/unable to write|write error|No space left|quota exceeded/i.test(e.message)?await spaceIn(n):`If a filter that .gitattributes names is missing (Git LFS is one), install it before this step.`;
return new CouldNotMeasure(`${t} could not be checked out: ${e.message}\n${r}`)}
async function spaceIn(e){
let t=await statfs(e).catch(()=>null);
return`There may be too little space on the disk of ${e}${(t&&`, where ${Math.floor(t.bavail*t.bsize/2**20)} MiB are free`)??``}. Make room there; a worktree can be on another disk, which RUNNER_TEMP (in a terminal, TMPDIR) names.`}
var GitFailed=class extends Error{
name=`GitFailed`};
const settings={"core.hooksPath":`/dev/null`,"core.fsmonitor":`false`,"advice.detachedHead":`false`,"gc.auto":`0`,"maintenance.auto":`false`,"submodule.recurse":`false`,"core.splitIndex":`false`,"safe.bareRepository":`explicit`,"core.trustctime":`true`,"core.checkStat":`default`,"worktree.useRelativePaths":`false`},surroundings={LC_ALL:`C`,GIT_TERMINAL_PROMPT:`0`,GIT_OPTIONAL_LOCKS:`0`,GIT_NO_REPLACE_OBJECTS:`1`,GIT_LITERAL_PATHSPECS:`0`,GIT_GLOB_PATHSPECS:`0`,GIT_NOGLOB_PATHSPECS:`0`,GIT_ICASE_PATHSPECS:`0`,GIT_AUTHOR_NAME:`benchgate`,GIT_AUTHOR_EMAIL:`benchgate@localhost`,GIT_COMMITTER_NAME:`benchgate`,GIT_COMMITTER_EMAIL:`benchgate@localhost`};
function gitIn(e,t,n=findProgram(`git`,t.PATH??t.Path??``)){
let r=Object.entries(settings).flatMap(([e,t])=>[`-c`,`${e}=${t}`]);
async function i(i,a={}){
let o=[],s=[],c={...t,...surroundings,...a.env};
return a.signal||a.input?runApart(n,[...r,...i],e,c,a):{code:await exec(`"${n}"`,[...r,...i],{cwd:e,env:c,silent:!0,ignoreReturnCode:!0,listeners:{stdout:e=>o.push(e),stderr:e=>s.push(e)}}),stdout:Buffer.concat(o),stderr:Buffer.concat(s)}}
let a=(t,n,r)=>new GitFailed(`git ${t.join(` `)} failed (exit code ${n}) in ${e}: ${r.toString().trim()}`);
return{folder:e,in:e=>gitIn(e,t,n),with:r=>gitIn(e,{...t,...r},n),async run(e,t){
let{code:n,stdout:r,stderr:o}=await i(e,t);
if(n!==0)throw a(e,n,o);
return text(r)},async find(e,t){
let{code:n,stdout:r,stderr:o}=await i(e,t);
if(n!==0&&n!==1)throw a(e,n,o);
return n===0?text(r):null},async ask(t,n){
let{code:r,stdout:a}=await i(t,n);
if(typeof r!=`number`)throw new GitFailed(`git ${t.join(` `)} was killed in ${e}`);
return r===0?text(a):null}}}
function runApart(e,t,n,r,{signal:i,input:a}){
return new Promise((o,s)=>{
let c=i!==void 0&&process.platform!==`win32`,l=spawn(e,t,{cwd:n,env:r,detached:c}),[u,d]=[[],[]];
l.stdout.on(`data`,e=>u.push(e)),l.stderr.on(`data`,e=>d.push(e));
let f=()=>{
l.pid!==void 0&&l.exitCode===null&&(c?process.kill(-l.pid,`SIGTERM`):l.kill())};
i?.addEventListener(`abort`,f,{once:!0}),i?.aborted&&f(),l.on(`error`,s),l.on(`close`,e=>{
i?.removeEventListener(`abort`,f),o({code:i?.aborted?e??1:e,stdout:Buffer.concat(u),stderr:Buffer.concat(d)})}),l.stdin.on(`error`,()=>{}),l.stdin.end(a??``)})}
function findProgram(e,t){
let n=process.platform===`win32`?`${e}.exe`:e,r=t.split(delimiter).find(e=>{
try{
return accessSync(join(e,n),constants.X_OK),e!==``}catch{
return!1}});
return r===void 0?e:join(r,n)}
function text(e){
return e.toString(`latin1`).replace(/\n$/,``)}
function nulSeparated(e){
return e.split(`\0`).filter(e=>e!==``)}
function decodePath(e){
return Buffer.from(e,`latin1`).toString(`utf8`)}
async function gitPath(e,t){
return decodePath(await e.run([`rev-parse`,`--path-format=absolute`,`--git-path`,t]))}
async function gitPaths(e,t){
let n=t.flatMap(e=>[`--git-path`,e]),r=(await e.run([`rev-parse`,`--path-format=absolute`,...n])).split(`
`),i=r.length===t.length?r.map(decodePath):await Promise.all(t.map(t=>gitPath(e,t)));
return new Map(t.map((e,t)=>[e,i[t]??``]))}
async function refuseOldGit(e){
let t=await e.ask([`--version`]).catch(()=>null);
if(t===null)throw new Misconfigured(`git cannot be run. Install git 2.31 or later; in a container, in its image.`);
let[,n=0,r=0]=(/(\d+)\.(\d+)/.exec(t)??[]).map(Number);
if(n<2||n===2&&r<31)throw new Misconfigured(`${t} is too old. Install git 2.31 or later.`)}
async function commitOf(e,t){
return e.ask([`rev-parse`,`--verify`,`--quiet`,`--end-of-options`,`${t}^{commit}`],{env:{GIT_NO_LAZY_FETCH:`1`}})}
async function parentsOf(e,t){
return[...(await headerOf(e,t)).matchAll(/^parent ([0-9a-f]+)$/gm)].map(e=>e[1]??``)}
async function dateOf(e,t){
return`@${/^committer .*> (\d+ [+-]\d{4})$/m.exec(await headerOf(e,t))?.[1]??`0 +0000`}`}
async function headerOf(e,t){
return(await e.run([`cat-file`,`commit`,t])).split(`

`,1)[0]??``}
export{decodePath as a,gitPaths as c,refuseOldGit as d,GitFailed as i,notCheckedOut as l,dateOf as n,gitIn as o,parentsOf as r,gitPath as s,commitOf as t,nulSeparated as u};