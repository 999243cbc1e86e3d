import{_n as CouldNotMeasure,gn as Cancelled,vn as Misconfigured}from"./basics.js";
import{o as standing,r as isFolder}from"./replace-file.js";
import{a as gitIn,c as nulSeparated,l as readable}from"./commit-object.js";
import{n as goCommand}from"./go-command.js";
import{dirname,isAbsolute,join,relative,resolve,sep}from"node:path";
import{readFile}from"node:fs/promises";
import{spawn,spawnSync}from"node:child_process";
import{StringDecoder}from"node:string_decoder";
var CouldNotStart=class extends CouldNotMeasure{};
const mostOutput=64*2**20,mostHandedOn=256*2**20,tooMuch=tooMuchFor(mostOutput),longestTimer=2**31-1,grace=2e3;
async function runProcess({file:e,args:t,cwd:n,env:r,signal:i,deadline:a,onOutput:o,onText:s}){
if(i.aborted)throw new Cancelled(`cancelled`);
let c=process.platform===`win32`,[l,u]=c?[e,t]:[`sh`,[`-c`,`( trap '' HUP INT TERM; ( read -r _ <&3; kill -KILL 0 ) < /dev/null > /dev/null 2>&1 & )
exec "$0" "$@" 3<&-`,e,...t]],d=await outcome(spawn(l,u,{cwd:n,env:r,detached:!c,stdio:[`ignore`,`pipe`,`pipe`,`pipe`]}),{file:e,signal:i,deadline:a,onOutput:o,onText:s});
if(i.aborted)throw new Cancelled(`cancelled`);
return d}
function outcome(e,{file:t,signal:n,deadline:r,onOutput:i,onText:a}){
return new Promise((o,s)=>{
let c=[],l=new StringDecoder(`utf8`),u=a?mostHandedOn:mostOutput,d=0,f=new Tail,p=t=>{
d+=t.length,d>u&&endGroup(e,`SIGKILL`),f.add(t),i(t)};
e.stdout?.on(`data`,e=>{
p(e),d>u||(a?a(l.write(e)):c.push(e))}),e.stderr?.on(`data`,p);
let m,h,g=()=>{
m||=(endGroup(e,`SIGTERM`),setTimeout(()=>endGroup(e,`SIGKILL`),grace))};
n.addEventListener(`abort`,g,{once:!0}),n.aborted&&g();
let _=!1,v=setTimeout(()=>{
_=!0,g()},Math.min(Math.max(0,r-Date.now()),longestTimer));
e.stdio[3]?.on(`error`,()=>{}),e.on(`error`,e=>{
clearTimeout(v),s(new CouldNotStart(`${t} could not be started: ${e.message}.`))}),e.on(`exit`,()=>{
clearTimeout(v),n.removeEventListener(`abort`,g),endGroup(e,`SIGKILL`),e.stdio[3]?.destroy(),h=setTimeout(()=>{
e.stdout?.destroy(),e.stderr?.destroy()},m?200:grace)}),e.on(`close`,(e,t)=>{
if(clearTimeout(m),clearTimeout(v),clearTimeout(h),n.removeEventListener(`abort`,g),d>u)return s(new CouldNotMeasure(tooMuchFor(u),f.lines()));
a?.(l.end()),o({status:e??t??`unknown`,isLate:_,stdout:Buffer.concat(c).toString(`utf8`),lastLines:f.lines(),processor:null})})})}
function tooMuchFor(e){
return`The command printed more than ${e/2**20} MiB and was ended. Let it print its benchmarks only.`}
function endGroup(e,t){
if(e.pid!==void 0){
if(process.platform===`win32`)spawnSync(`taskkill`,[`/pid`,String(e.pid),`/T`,`/F`],{stdio:`ignore`});else try{
process.kill(-e.pid,t)}catch{}}}
var Tail=class{
text=Buffer.alloc(0);
add(e){
this.text=Buffer.concat([this.text,e]).subarray(-16384)}
lines(){
return this.text.toString(`utf8`).trimEnd().split(`
`).slice(-30).join(`
`)}};
async function foldersWithBenchmarks(e){
let t=(await e.ask([`grep`,`--untracked`,`--full-name`,`--name-only`,`--no-color`,`-z`,`--extended-regexp`,`-e`,`^[[:space:]]*func[[:space:]]+Benchmark`,`--`,`*_test.go`])??``).split(`\0`).filter(e=>e!==``);
return[...new Set(t.map(e=>join(readable(e),`..`)))].sort()}
const replaced=/=>[ \t]+"?(\.\.?[/\\][^\s"]*|\.\.)/g,used=/^[ \t]*(?:use[ \t]+)?"?(\.\.?[/\\][^\s"]*|\.\.?)(?=["\s]|$)/gm;
async function sourcesOutside(e,t,{GOWORK:n}){
let r=new Set,i=nulSeparated(await t.run([`ls-files`,`-z`,`--`,`go.mod`,`**/go.mod`,`go.work`,`**/go.work`]));
for(let e of i){
let n=resolve(t.folder,readable(e));
for(let e of await targetsIn(n))r.add(relative(t.folder,e))}
let a=n===`off`||i.includes(`go.work`)?null:await workspaceAbove(e);
if(a!==null)for(let t of[a,`${a}.sum`,...await targetsIn(a)])r.add(relative(e,t));
return[...r].filter(isOutside)}
function whyInPlace(e,{GOWORK:t}){
if(t!==void 0&&t!==``&&t!==`off`)return`GOWORK names the workspace ${t}, whose paths lead to this checkout`;
let n=e.find(e=>e.split(sep).every(e=>e===`..`));
return n===void 0?null:`it is built from a module in a folder around the checkout (${n})`}
async function targetsIn(e){
let t=(await readFile(e,`utf8`).catch(()=>``)).replace(/\/\/.*$/gm,``);
return(e.endsWith(`go.work`)?[replaced,used]:[replaced]).flatMap(e=>[...t.matchAll(e)]).map(([,t=``])=>resolve(dirname(e),t))}
function isOutside(e){
return e.split(sep)[0]===`..`||isAbsolute(e)}
async function workspaceAbove(e){
for(let t=dirname(e);;t=dirname(t)){
if(await standing(join(t,`go.work`)))return join(t,`go.work`);
if(t===dirname(t))return null}}
async function findProject(e,t,n){
let r=resolve(e,t.workingDirectory);
if(!await isFolder(r))throw new Misconfigured(`working-directory: "${t.workingDirectory}" is not a folder below ${e}. Check the repository out first, or name a folder of it.`);
let i=gitIn(r,n),a=await i.ask([`rev-parse`,`--show-toplevel`]);
if(!a)throw new Misconfigured(`working-directory: ${r} is in no git checkout that git trusts. Put actions/checkout before this step. If it has a "path", set working-directory to that; if this is a container, run "git config --global --add safe.directory ${r}" first.`);
let o=readable(await i.run([`rev-parse`,`--show-prefix`])).replace(/\/$/,``),s=await whatToRun(i,r,readable(a),n,t);
return{root:readable(a),settings:{workingDirectory:o||`.`,...s}}}
async function whatToRun(e,t,n,r,{run:i,go:a,checkout:o,ignoredFiles:s}){
if(i!==null)return{run:i,go:null,checkout:o??`in-place`};
if(await isGo(e,t,n)){
let e=whyInPlace(await sourcesOutside(n,gitIn(n,r),r),r);
if(o===`worktree`&&e!==null)throw new Misconfigured(`checkout: "worktree" does not work for this Go code: ${e}. Use in-place (--checkout in-place), and do not work in the checkout until the run ends.`);
let t=s===`shared`||e!==null?`in-place`:`worktree`;
return{run:goCommand(a),go:a,checkout:o??t}}
throw new Misconfigured(`run: not set, and ${t} has no go.mod or go.work to find Go benchmarks by. Set "working-directory" to the folder of your Go module, or "run" to the command that measures.`)}
async function isGo(e,t,n){
for(let e=t;;e=dirname(e)){
for(let t of[`go.mod`,`go.work`])if(await standing(resolve(e,t)))return!0;
if(e===n||e===dirname(e))break}
return await e.run([`ls-files`,`-z`,`--`,`go.mod`,`**/go.mod`])!==``}
export{Tail as a,runProcess as c,CouldNotStart as i,tooMuch as l,sourcesOutside as n,longestTimer as o,foldersWithBenchmarks as r,mostOutput as s,findProject as t};