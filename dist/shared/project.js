import{$ as formatDuration,B as Unreadable,Dt as sides,Et as settingOf,Hn as CouldNotMeasure,In as legible,Kn as SideFailed,Ln as visible,O as goFormat,Un as Misconfigured,Vn as Cancelled,Y as counted,j as endOfResult,k as parseGo,ut as shortSha}from"./basics.js";
import{r as benchmarkId}from"./unmatched.js";
import{a as turnsFor,c as randomFrom,n as preparationLine}from"./visits.js";
import{n as shellLine,r as shellWord}from"./shell.js";
import{n as relinking,o as filteredRun,r as splitFlags,t as joinFlags,u as wholeRun}from"./go-flags.js";
import{a as patternOf,i as patternFor,n as sourceName,o as splitPattern}from"./source-name.js";
import{t as plainText}from"./plain.js";
import{t as _usingCtx}from"./usingCtx.js";
import{n as contentOf$1,o as standing,r as isFolder}from"./replace-file.js";
import{a as gitIn,l as nulSeparated,u as readable}from"./commit-object.js";
import{a as failedAlone,c as sharedIn,i as formats,n as formatNamed,o as joinParsed,s as nothingParsed,t as anyFormat,u as asked}from"./formats.js";
import{h as sixteenth,m as secondsOf,p as quarter}from"./special-kinds.js";
import{Y as removeWhole}from"./recover.js";
import{t as refuseDistrusted}from"./refuse-distrusted.js";
import{n as unknownFormat,t as Recogniser}from"./recognise.js";
import{n as goCommand,r as measureFlags,t as buildFlags}from"./go-command.js";
import{closeSync,constants,fstatSync,openSync,readFileSync,readSync,readdirSync,rmSync,statSync}from"node:fs";
import{availableParallelism,constants as constants$1,tmpdir}from"node:os";
import{delimiter,dirname,isAbsolute,join,relative,resolve,sep}from"node:path";
import{mkdir,mkdtemp,open,readFile,readdir,realpath,rm,stat as stat$1,writeFile}from"node:fs/promises";
import{setTimeout as setTimeout$1}from"node:timers/promises";
import{randomBytes}from"node:crypto";
import{spawn,spawnSync}from"node:child_process";
import{fileURLToPath}from"node:url";
import{StringDecoder}from"node:string_decoder";
import{createInterface}from"node:readline";
import{join as join$1,relative as relative$1}from"node:path/posix";
function canProve({measure:e,calibrate:t,go:n,setup:r}){
return n!==null&&e===`changed`&&!t&&r===null&&!n.test}
function mayReadDifference(e,{differences:t,links:n}){
return t.length>0&&n.some(t=>isIn$1(e,t)&&!isDocument(t))||t.some(t=>mayRead(e,t))}
function namesToLookFor({differences:e}){
let t=e.filter(({path:e})=>isDocument(e)).flatMap(({path:e})=>e.split(`/`));
return t.length===0?[]:[...new Set([`*.md`,...t])]}
function mayRead(e,{path:t,isPlain:n}){
return n?isDocument(t)?isBelow(e,t):isIn$1(e,t)||isData(t)||!(t.endsWith(`.go`)||t.startsWith(`.github/`)):!0}
function isDocument(e){
return(e.endsWith(`.md`)||nameOf(e)===`LICENSE`)&&!isData(e)}
function isData(e){
return e.split(`/`).some(e=>e===`testdata`||e.startsWith(`_`))}
function isIn$1(e,t){
return e===`.`||t.startsWith(`${e}/`)}
function isBelow(e,t){
let n=e===`.`?t:t.slice(e.length+1);
return isIn$1(e,t)&&n.includes(`/`)&&!forPeople.some(e=>n.startsWith(`${e}/`))}
const forPeople=[`docs`,`doc`,`.github`];
function nameOf(e){
return e.slice(e.lastIndexOf(`/`)+1)}
function alikeFrom(e){
return{plans:new Map,laidOut:new Map,seed:e}}
function alikeAs({visits:e,laidOut:t},n){
let r=new Set([...e.map(e=>e.package),...t]);
return{plans:new Map(e.map(e=>[`${e.package}.Benchmark${e.benchmark}`,e])),laidOut:new Map([...r].map(e=>[e,t.includes(e)])),seed:n}}
var OutOfBudget=class extends Error{
name=`OutOfBudget`},EmptyShard=class extends Error{
name=`EmptyShard`};
function lostOf({item:e,failures:t}){
let{benchmark:n,package:r}=e;
return{benchmark:n,package:r,failures:t.map(({side:e,message:t,output:n,kind:r})=>({side:e,message:t,output:n,kind:r}))}}
async function warnOfEditable(e,{checkout:t,...n},r){
let i=t?await editableIn(e,{...n,checkout:t}):null;
i&&r.warn(`Both sides may run the code in ${i.target} and not their own: the Python environment ${i.environment} has it as an editable install. Make an environment in "setup" (docs/formats.md), or set "checkout" to in-place.`)}
async function editableIn(e,t){
let n=await environmentsOf(e,t);
for(let e of n.filter(e=>!isIn(t.checkout,e)))for(let n of await packageFolders(e))for(let r of await pathsIn(n)){
let n=await realpath(r).catch(()=>r);
if(isIn(t.checkout,n)&&!isIn(e,n))return{environment:e,target:n}}
return null}
const named$1=/(?<![^\s;&|("'=])(?!\/usr\/)([^\s;&|("'=]+)\/bin\/[\w.-]+/g,python=/\b(py\w*|asv|make|just|task|invoke|[\w./-]+\.sh)\b/,managed=/\b(uvx?|poetry|pdm|pipenv|hatch|tox|nox|pixi|conda)\b/;
async function environmentsOf(e,{folder:t,env:n}){
let r=[...e.matchAll(named$1)].map(([,e=``])=>resolve(t,e));
if(r.length>0)return r;
if(managed.test(e))return[n.UV_PROJECT_ENVIRONMENT,`.venv`,n.VIRTUAL_ENV,n.CONDA_PREFIX].filter(e=>e).map((e=``)=>resolve(t,e));
if(!python.test(e))return[];
for(let e of(n.PATH??``).split(delimiter))for(let n of[`python3`,`python`])if(e!==``&&await standing(join(e,n)))return[dirname(resolve(t,e))];
return[]}
async function packageFolders(e){
let t=join(e,`lib`);
return(await namesIn$1(t)).filter(e=>e.startsWith(`python3`)).flatMap(e=>[`site-packages`,`dist-packages`].map(n=>join(t,e,n)))}
async function pathsIn(e){
let t=[];
for(let n of await namesIn$1(e))if(n.endsWith(`.pth`)){
let r=(await textOf(join(e,n))).split(`
`);
t.push(...r.map(t=>resolve(e,t.trim())))}else if(n.endsWith(`.dist-info`)){
let r=editableUrl(await textOf(join(e,n,`direct_url.json`)));
r!==null&&t.push(r)}
return t}
function editableUrl(e){
try{
let{url:t,dir_info:n}=JSON.parse(e);
return n?.editable===!0&&t!==void 0?fileURLToPath(t):null}catch{
return null}}
function isIn(e,t){
return t===e||t.startsWith(`${e}${sep}`)}
async function namesIn$1(e){
return readdir(e).catch(()=>[])}
async function textOf(e){
return readFile(e,`utf8`).catch(()=>``)}
var FilteredRun=class{
run;
filter;
console;
hasFailed=!1;
constructor(e,t,n){
this.run=e,this.filter=t,this.console=n}
get isOn(){
return this.filter!==null&&!this.hasFailed}
async visit(e,t,n){
let r=wholeRun(this.run,this.filter);
if(e===null)return await n(r);
let i=this.textFor(e,t),a=i===null?null:await this.attempt(()=>n(i),e);
return a!==null&&typeof a!=`string`?a:(a!==null&&this.giveUp(a),keeping(await n(r),e))}
textFor(e,t){
if(this.filter===null||this.hasFailed)return null;
let n=e.flatMap(e=>t?.namesInFilters?.(e)??e);
return filteredRun(this.run,this.filter,n)}
async attempt(e,t){
try{
let n=keeping(await e(),t);
return n.visit.measurements.length>0?n:`With "filter" the command measured none of ${t.length===1?`what`:`the ${t.length} benchmarks that`} it was asked for.`}catch(e){
if(!(e instanceof SideFailed)||e.kind!==`failed`)throw e;
return e.message}}
giveUp(e){
this.hasFailed=!0,this.console.warn(`${e}\nFrom now on "run" is run without "filter", which measures everything in each round. Check that "filter" selects these benchmarks, or leave it out.`)}};
function keeping(e,t){
let n=new Set(t),r=e.visit.measurements.filter(({benchmark:e})=>n.has(e)),i=new Map([...e.failed??[]].filter(([e])=>n.has(e)));
return{...e,failed:i,visit:{...e.visit,measurements:r}}}
async function isBefore(e,t,n){
let r=t.getTime()-2e3-e.getTime();
return r>0&&r>await lateness(n)}
async function lateness(e){
try{
let t=await mkdtemp(join(e,`.benchgate-`)),n=Date.now(),{mtimeMs:r}=await stat$1(t);
return await rm(t,{recursive:!0}),n-r}catch{
return 0}}
async function openWithin(e,t,n){
let r=await realpath(t).catch(()=>``),i=relative(await realpath(e),r);
if(r===``||i.split(sep)[0]===`..`||isAbsolute(i))throw new CouldNotMeasure(`output: ${n} is a link that does not lead to a file of the checkout. Let the command write the file itself.`);
let{O_RDONLY:a,O_NOFOLLOW:o=0,O_NONBLOCK:s=0}=constants,c=await telling(n,`opened`,()=>open(r,a|o|s)),l=await c.stat(),u=()=>c.close();
if(!l.isFile())throw await u(),new CouldNotMeasure(`output: ${n} is not a plain file. Let the command write one.`);
return{size:l.size,written:l.mtime,async beginning(){
let e=await readAt(c,0,Math.min(asked,l.size),n);
return new StringDecoder(`utf8`).write(e)},pieces:()=>piecesOf(c,l.size,n),[Symbol.asyncDispose]:u}}
async function telling(e,t,n){
try{
return await n()}catch(n){
let{code:r}=n;
throw r===void 0?n:new CouldNotMeasure(`output: ${e} could not be ${t} (${r}). Let the command write a plain file, in a folder of its own, that the user who runs Benchgate may read and remove.`)}}
async function*piecesOf(e,t,n){
let r=new StringDecoder(`utf8`);
for(let i=0;i<t;){
let a=await readAt(e,i,Math.min(asked,t-i),n);
if(a.length===0)break;
i+=a.length,yield r.write(a)}
let i=r.end();
i!==``&&(yield i)}
function readAt(e,t,n,r){
return telling(r,`read`,async()=>{
let{buffer:r,bytesRead:i}=await e.read(Buffer.alloc(n),0,n,t);
return r.subarray(0,i)})}
const mostBytes=256*2**20,mostFiles=1e4,fetched=/(^|\/)(node_modules|bower_components|vendor|site-packages|\.?venv|\.(tox|nox|yarn|pnpm-store|cargo|gradle|m2|bundle|git))\//;
async function refuseTracked({git:e,globs:t}){
let[n]=await list$1(e,[`--cached`],t);
if(n!==void 0)throw new Misconfigured(`output: ${named(n)} is tracked by git, and files of "output" are removed before each round. Let the command write to a path that git does not track.`)}
async function refusePresent(e){
let[t]=await listOutput(e);
if(t!==void 0)throw new Misconfigured(`output: ${named(t)} already exists, and files of "output" are removed before each round. With "ignored-files: shared" it is your own file: move or remove it, or let the command write to another.`)}
async function removeOutput(e){
for(let t of await listOutput(e))await telling(named(t),`removed`,()=>rm(pathOf(e.git,t),{force:!0}))}
async function readOutput(e,t,n,r=()=>{},i=null){
let a=await listOutput(e);
if(i)for(let t of a)await refuseStale(e,t,i);
if(a.length===0)throw new CouldNotMeasure(`The command left no file that matches "output": ${e.globs.join(`, `)}. (Links to folders are not followed.)`);
let o=n??await formatOf(e,a,t,r),s=o?await readAs(o,e,a,r):nothingParsed;
return{format:o,parsed:s,problem:s.measurements.length===0&&s.failures.length===0&&o?.lacks?`${o.lacks}, in any of: ${e.globs.join(`, `)}. Correct it.`:null}}
async function formatOf(e,t,n,r){
let i=null,a=null;
for(let s of t)try{
var o=_usingCtx();
r();
let t=await o.a(await openOutput(e,s)).beginning();
if(a?.format.claims(t))continue;
let c=n.find(e=>e.claims(t));
if(a&&c&&c!==goFormat)throw new CouldNotMeasure(`${named(a.path)} is in the format ${a.format.name}, and ${named(s)} in ${c.name}. Let "output" match files of one format, or set "format" to the one to be read.`);
c?a??={format:c,path:s}:i===null&&/\S/.test(t)&&(i=`${named(s)} ${unknownFormat(t,n)}`)}catch(e){
o.e=e}finally{
await o.d()}
if(a||i===null)return a?.format??null;
throw new CouldNotMeasure(i)}
async function readAs(e,t,n,r){
let i=[],a=await realpath(t.git.folder),o=e.open(a),s=o.file!==void 0,c=0;
for(let u of n)try{
var l=_usingCtx();
let n=l.a(await openOutput(t,u));
if(c+=n.size,c>mostBytes)throw new CouldNotMeasure(`The files that match "output" have more than ${mostBytes/2**20} MiB. Name fewer, or let the command write less.`);
try{
o.file?.(readable(u));
for await(let e of n.pieces())r(),o.write(e);
if(s)continue;
i.push(o.end())}catch(t){
throw t instanceof Unreadable?new CouldNotMeasure(`${named(u)} could not be read as ${e.name}: ${t.message}`):t}
o=e.open(a)}catch(e){
l.e=e}finally{
await l.d()}
try{
return s?o.end():joined(i,n)}catch(t){
throw t instanceof Unreadable?new CouldNotMeasure(`The files that match "output" could not be read as ${e.name}: ${t.message}`):t}}
async function refuseStale(e,t,n){
try{
var r=_usingCtx();
let{written:i}=r.a(await openOutput(e,t));
if(!await isBefore(i,n,dirname(pathOf(e.git,t).toString())))return;
throw new CouldNotMeasure(`${named(t)} was last written at ${i.toISOString()}, before this visit began: ${n.toISOString()}. So it holds what was measured earlier, and a cache or a copy (cp -p) has put it there. Let the command measure and write it in each round.`)}catch(e){
r.e=e}finally{
await r.d()}}
function joined(e,t){
let n=sharedIn(e);
if(n===null)return joinParsed(e);
let[r=``,i=``]=n.parts.map(e=>named(t[e]??``));
throw new CouldNotMeasure(`${r} and ${i} both have the benchmark "${visible(n.benchmark.slice(0,200))}", so their values cannot be told apart. Let "output" match one of them, or give the benchmarks names of their own.`)}
function openOutput({git:e,tree:t},n){
return openWithin(t,pathOf(e,n),named(n))}
async function listOutput({git:e,globs:t}){
let n=await list$1(e,[`--others`],t),[r]=n;
if(r!==void 0&&n.length>mostFiles)throw new Misconfigured(`output: ${t.join(`, `)} matches ${n.length} files, such as ${named(r)}; at most ${mostFiles} are read. Name the command's results only, as these files are removed before each round.`);
let i=n.find(e=>fetched.test(e));
if(i===void 0)return n;
throw new Misconfigured(`output: ${t.join(`, `)} matches ${named(i)}, which is an installed file, not a result. Name the command's results only, as these files are removed before each round.`)}
async function list$1(e,t,n){
let r=n.map(e=>`:(glob)${e}`),i=nulSeparated(await e.run([`ls-files`,`-z`,...t,`--`,...r]));
return[...new Set(i)].filter(e=>!e.endsWith(`/`))}
function pathOf({folder:e},t){
return Buffer.concat([Buffer.from(`${e}/`),Buffer.from(t,`latin1`)])}
function named(e){
return`"${visible(readable(e))}"`}
var PrintedFailures=class{
readers;
constructor(e){
this.readers=new Map(e.flatMap(e=>e.openPrinted?[[e,e.openPrinted()]]:[]))}
write(e){
for(let t of this.readers.values())t.write(e)}
addTo(e,t){
let n=t&&this.readers.get(t);
return n?joinParsed([e,n.end()]):e}};
function refuseFailed({commits:e,timeout:t},n,r,{name:i,its:a,text:o,hint:s=``},{status:c,isLate:l,lastLines:u}){
let d=`${r}, ${n} (${shortSha(e[n].sha)})`;
if(l)throw new SideFailed(n,`${a} did not end within ${formatDuration(t)} (\`timeout\`) in ${r}`,`${i} did not end within ${formatDuration(t)} in ${d}, and was ended with everything it had started. Find what it waits for, or raise "timeout". Command: ${o}`,u,`timeout`);
if(c===0)return;
let f=`failed with ${typeof c==`number`?`exit code`:`signal`} ${c}`;
throw new SideFailed(n,`${a} ${f} in ${r}`,`${i} ${f} in ${d}. Command: ${o}\nCheck that commit out and run the command there to see it fail.${s}`,u)}
function refuseParsed(e,{side:t,place:n,where:r,text:i,lastLines:a}){
let{failures:o,refused:s,measurements:c}=e,l=(e,o=``)=>new SideFailed(t,`a benchmark failed in ${n}`,`A benchmark failed in ${r}, though its command ended with status 0: ${e}${o}. Command: ${i}`,a),u=c.length>0?failedAlone(e):null,[d,...f]=o;
if(d!==void 0&&u===null)throw l(d,f.length>0?` (and ${f.length} more)`:``);
if(s.length>0)throw new SideFailed(t,`a benchmark gave a value that cannot have been measured in ${n}`,`A benchmark in ${n}, ${t} gave a value that cannot have been measured: ${s[0]}. Fix what it reports.`,a);
return new Map([...u??[]].map(([e,t])=>[e,l(t)]))}
var CouldNotStart=class extends CouldNotMeasure{};
const mostOutput=64*2**20,mostHandedOn=256*2**20,tooMuch=tooMuchFor(mostOutput),longestTimer=2**31-1,grace$1=2e3;
async function runProcess({file:e,args:t,cwd:n,env:r,signal:i,deadline:a,onOutput:o,onText:s}){
if(i.aborted)throw new Cancelled(`cancelled`);
let c=process.platform===`win32`,[l,u]=c?[e,t]:[`sh`,[`-c`,`( trap '' HUP INT TERM; ( read -r _ <&3; kill -KILL 0 ) < /dev/null > /dev/null 2>&1 & )
exec "$0" "$@" 3<&-`,e,...t]],d=await outcome(spawn(l,u,{cwd:n,env:r,detached:!c,stdio:[`ignore`,`pipe`,`pipe`,`pipe`]}),{file:e,signal:i,deadline:a,onOutput:o,onText:s});
if(i.aborted)throw new Cancelled(`cancelled`);
return d}
function outcome(e,{file:t,signal:n,deadline:r,onOutput:i,onText:a}){
return new Promise((o,s)=>{
let c=[],l=new StringDecoder(`utf8`),u=a?mostHandedOn:mostOutput,d=0,f=new Tail,p=t=>{
d+=t.length,d>u&&endGroup$1(e,`SIGKILL`),f.add(t),i(t)};
e.stdout?.on(`data`,e=>{
p(e),d>u||(a?a(l.write(e)):c.push(e))}),e.stderr?.on(`data`,p);
let m,h,g=()=>{
m||=(endGroup$1(e,`SIGTERM`),setTimeout(()=>endGroup$1(e,`SIGKILL`),grace$1))};
n.addEventListener(`abort`,g,{once:!0}),n.aborted&&g();
let _=!1,v=setTimeout(()=>{
_=!0,g()},Math.min(Math.max(0,r-Date.now()),longestTimer));
e.stdio[3]?.on(`error`,()=>{}),e.on(`error`,e=>{
clearTimeout(v),s(new CouldNotStart(`${t} could not be started: ${e.message}.`))}),e.on(`exit`,()=>{
clearTimeout(v),n.removeEventListener(`abort`,g),endGroup$1(e,`SIGKILL`),e.stdio[3]?.destroy(),h=setTimeout(()=>{
e.stdout?.destroy(),e.stderr?.destroy()},m?200:grace$1)}),e.on(`close`,(e,t)=>{
if(clearTimeout(m),clearTimeout(v),clearTimeout(h),n.removeEventListener(`abort`,g),d>u)return s(new CouldNotMeasure(tooMuchFor(u),f.lines()));
a?.(l.end()),o({status:e??t??`unknown`,isLate:_,stdout:Buffer.concat(c).toString(`utf8`),lastLines:f.lines(),processor:null})})})}
function tooMuchFor(e){
return`The command printed more than ${e/2**20} MiB and was ended. Let it print its benchmarks only.`}
function endGroup$1(e,t){
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
async function runScript({text:e,...t}){
let n=await mkdtemp(join(tmpdir(),`benchgate-script-`));
try{
let r=join(n,`run.sh`),i=join(n,`ended`);
await writeFile(r,`${noting(i)}${e}`);
let a=[`--noprofile`,`--norc`,`-eo`,`pipefail`,r],o=await runProcess({...t,file:bash(),args:a});
if(o.status===notFound$1&&/^.*: exec: .*$/.test(o.lastLines))throw new CouldNotMeasure(`${bash()} could not be started: ${o.lastLines}. ${whereFrom}`);
return{...o,endedAt:await readNote(i,r)}}catch(e){
throw e instanceof CouldNotStart?new CouldNotMeasure(`${e.message} ${whereFrom}`):e}finally{
await rm(n,{recursive:!0,force:!0})}}
function noting(e){
let t=`{ printf '%s\\0' "$-" "$BASH_SUBSHELL" "\${BASH_SOURCE[0]}" "$LINENO" "\${#PIPESTATUS[@]}" "$BASH_COMMAND" "$_" >|${shellWord(e)} || :; } 2>/dev/null`;
return`trap -- ${shellWord(t)} ERR; `}
async function readNote(e,t){
let[n=``,r,i,a,o,s=``]=(await contentOf$1(e).catch(()=>null))?.toString().split(`\0`)??[];
return n.includes(`e`)&&r===`0`&&i===t&&s!==``?{line:Number(a),isPipe:Number(o)>1,command:s}:null}
function hintAt(e,t){
if(!/[\n;|&]/.test(e.trim()))return``;
let n=t&&`the ${t.isPipe?`pipe`:`command`} in line ${t.line}`,r=t?.isPipe===!1?` (\`${legible(t.command)}\`)`:``;
return` \`bash -eo pipefail\`${n?` ended it at ${n}${r}, as it`:``} ends at the first command that fails, in a pipe too; a \`grep\` that finds nothing has failed.`}
const notFound$1=127,whereFrom=`Commands are run with bash. Install it (in a container, in its image); on Windows it comes with Git.`;
function bash(){
return process.platform===`win32`?join(process.env.ProgramFiles??`C:\\Program Files`,`Git`,`bin`,`bash.exe`):`bash`}
function hashOf(e){
let t=2166136261;
for(let n=0;n<e.length;n++)t=Math.imul(t^e.charCodeAt(n),16777619)>>>0;
return t=Math.imul(t^t>>>16,569420461)>>>0,(t^t>>>15)>>>0}
function inShard(e,t=[]){
if(e===null)return()=>!0;
let[n,r]=e,i=shareOut(t,r);
return e=>(i.get(benchmarkId(e))??hashOf(benchmarkId(e))%r+1)===n}
function shareOut(e,t){
let n=new Map;
for(let t of e)n.set(benchmarkId(t),(n.get(benchmarkId(t))??0)+t.seconds);
let r=[...n].sort(([e,t],[n,r])=>r-t||(e<n?-1:1)),i=Array(t).fill(0);
return new Map(r.map(([e,t])=>{
let n=i.indexOf(Math.min(...i));
return i[n]=i[n]+t,[e,n+1]}))}
function keyOf(e){
return e.replace(/-\d+$/,``)}
var ShardedRun=class{
isIn;
names=new Set;
hasOthers=!1;
constructor(e){
this.isIn=e}
get isEmpty(){
return this.hasOthers&&this.names.size===0}
async visit({round:e,only:t},n){
if(t!==null||e>1)return await n(t??[...this.names]);
let r=await n(null),{measurements:i}=r.visit,a=i.filter(e=>this.isOurs(e));
for(let{benchmark:e}of a)this.names.add(e);
this.hasOthers||=a.length<i.length;
let o=new Map([...r.failed??[]].filter(([e])=>this.isOurs({benchmark:e})));
return{...r,failed:o,visit:{...r.visit,measurements:a}}}
isOurs({benchmark:e}){
return this.isIn({benchmark:keyOf(e),package:null})}};
function withheldHint({withheld:e=[]}){
return e.length===0?``:`\nThese variables were withheld from it, as they look like secrets or change how git works: ${e.join(`, `)}. If it needs one, have it in a file that the tool reads (~/.npmrc, ~/.netrc), as docs/formats.md says.`}
function refusedHint(e,t){
return refusal.test(t)?withheldHint(e):``}
const refusal=/\b(40[134]|410) [A-Z][a-z]+|could not read (Username|Password)|Permission denied|terminal prompts disabled/,usualReporting={format:anyFormat,output:[]},everything={title:null,benchmark:null,package:null,sides};
function commandDriver(e,t,{format:n,output:r,filter:i=null,ignoredFiles:a,isInShard:o}=usualReporting){
let s=new FilteredRun(t,i,e.console),c=o?new ShardedRun(o):null,l=formatNamed(n),u={base:l,head:l},d=new Set,f=null,p={},m=null,h=async(t,n,i)=>{
let{place:a}=i,o=`${a}, ${n} (${shortSha(e.commits[n].sha)})`,s=r.length>0?await outputPlace(e,n,r):null;
s&&!d.has(n)&&await refuseTracked(s),d.add(n);
let c=(e,r)=>{
if(!(e instanceof CouldNotMeasure||e instanceof Unreadable))throw e;
let i=`what its command wrote could not be read in ${a}`;
throw new SideFailed(n,i,`In ${o}: ${e.message}\nCommand: ${t}`,r)};
s&&await removeOutput(s).catch(e=>c(e,``));
let l=await realpath(await enterFolder(e,n)),f=new Recogniser(formats,u[n],l),h=s?new PrintedFailures(formats):null,g=e=>(h??f).write(e),{lastLines:_,started:v,seconds:y,goOn:b}=await runOn(e,n,t,{...i,onText:g}),{format:x,parsed:S,problem:C}=await(s?readOutput(s,formats,u[n],b,v):readPrinted(f)).catch(e=>c(e,_));
if(p[n]||=S.measurements.length>0,n===`head`&&C!==null&&!p.head&&(m={problem:C,lastLines:_}),m&&p.base!==void 0){
let n=`Nothing was measured ${p.base?`on head, though base has benchmarks`:`on either side`}. What head printed (${shortSha(e.commits.head.sha)}) ${m.problem}\nCommand: ${t}`;
throw new SideFailed(`head`,`it printed no benchmark in ${a}`,n,m.lastLines)}
x&&!u[n]&&x.name!==`go`&&e.console.info(`${n} is read as ${x.name}`),u[n]??=x;
let w=refuseParsed(h?.addTo(S,x)??S,{side:n,place:a,where:o,text:t,lastLines:_}),{measurements:T,units:E,claimed:D}=S,O={started:v.toISOString(),seconds:y,...D===void 0?{}:{claimed:D},measurements:T};
return{visit:x?{...O,format:x.name}:O,units:E,printed:null,failed:w}};
return{isWarmedUp:!1,get canFilter(){
return s.isOn},async prepare(n){
if(r.length>0&&a===`shared`&&f===null){
let t=await outputPlace(e,n,r);
await refusePresent(t),f=t}
await setUp(e,n);
let{checkout:i,env:o,console:s}=e;
n===`head`&&await warnOfEditable(t,{checkout:i,env:o,folder:await enterFolder(e,n)},s)},async items(){
return[everything]},parts:e=>[e],lost:[],proven:[],toolchain:()=>null,planned:[],laidOut:[],binaries:()=>null,turns:()=>1,get isEmpty(){
return c?.isEmpty??!1},visit(e,t,n){
let r=e=>s.visit(e,u[t],e=>h(e,t,n));
return c?c.visit(n,r):r(n.only)},layOut:async()=>!1,async relay(){},isRelaid:!1,async[Symbol.asyncDispose](){
f&&await removeOutput(f).catch(()=>{})}}}
async function readPrinted(e){
return{parsed:e.end(),format:e.format,problem:e.problem}}
async function outputPlace(e,t,n){
return{git:gitIn(await enterFolder(e,t),e.env),tree:await e.sides.enter(t),globs:n}}
async function setUp(e,t){
let n=()=>runSetup(e,t);
await(e.once?e.once(t,n):n())}
async function runSetup(e,t){
if(e.setup===null)return;
let n=e.console.untrusted(`setup on ${t}`),r={round:0,place:`setup`,only:null,budgetEnds:null,onOutput:e=>n.write(e),onText(){}},{setupEnv:i=e.env}=e,a=withheldHint(e);
await runOn({...e,env:i},t,e.setup,r,a).finally(()=>n.close())}
async function enterFolder(e,t){
let n=resolve(await e.sides.enter(t),e.workingDirectory);
if(await isFolder(n))return n;
throw new SideFailed(t,`it lacks the working-directory`,`working-directory: "${e.workingDirectory}" is not a folder on ${t} (${shortSha(e.commits[t].sha)}). It must exist on both sides.`)}
async function runOn(e,t,n,{place:r,budgetEnds:i,onOutput:a,onText:o},s=``){
let c=await enterFolder(e,t),{env:l,signal:u}=e,d=new Date,f=d.getTime()+e.timeout*1e3,p=Math.min(f,i??f),m=await runScript({text:n,cwd:c,env:l,signal:u,deadline:p,onOutput:a,onText:o}).catch(e=>{
if(!(e instanceof CouldNotMeasure))throw e;
let n=`its command gave no readable output in ${r}`;
throw new SideFailed(t,n,`In ${r}, ${t}: ${e.message}`,e.output)});
if(m.isLate&&p<f)throw new OutOfBudget(`the budget has ended`);
refuseFailed(e,t,r,{name:`The command`,its:`its command`,text:n,hint:`${hintAt(n,m.endedAt)}${s}`},m);
let h=(Date.now()-d.getTime())/1e3;
return{lastLines:m.lastLines,started:d,seconds:h,goOn:()=>{
if(u.aborted)throw new Cancelled(`cancelled`);
if(!(Date.now()<=p))throw p<f?new OutOfBudget(`the budget has ended`):new CouldNotMeasure(`What the command wrote could not be read within "timeout" (${formatDuration(e.timeout)}). Let it write less, or raise "timeout".`)}}}
const mostOverhead=2/3;
function planVisits(e,t){
let n=t.flatMap(e=>e.rows);
if(n.length===0||t.some(e=>e.rows.length===0))return null;
let r=t.every(e=>e.rows.length===1),i=Math.max(...t.map(e=>e.rows.length)),a=Math.max(...t.map(e=>e.overhead))*(r?1:2),o=Math.max(...n.map(operationOf)),s=Math.max(...n.map(e=>firstOf(e,operationOf(e)))),c=Math.max(.001,a*(1/mostOverhead-1)/i,2*o,s/.05),l=Math.min(24,Math.floor(e/c)),u=l<2?1:l-l%2,d=e/u,f=Math.min(1e9,Math.max(1,Math.round(d/o)));
return{turns:u,iterations:r?f:null,seconds:d,overhead:a}}
function roundSeconds({turns:e,seconds:t,overhead:n}){
return 2*e*(t+n)}
function firstOf({firstTwo:e},t){
let n=(e??0)-2*t;
return n>1*t?n:0}
function operationOf({time:e,iterations:t,seconds:n}){
let r=e/t;
return t>1?Math.min(Math.max(n,r),2*r):Math.max(n,r)}
function benchtimeOf({iterations:e,seconds:t}){
return e===null?`${Math.max(1,Math.round(t*1e9))}ns`:`${e}x`}
function onBoth(e,t){
let{why:n,message:r,output:i,kind:a}=e,o=isAlike(e,t)?`${r}\nBase failed in the same way: look at the command, and at what both sides share.`:`${r}\nBase failed as well: ${t.message}`;
return new SideFailed(`head`,n,o,i,a)}
function inBothTries(e,t){
if(t===e)return e;
let{side:n,why:r,message:i,output:a,kind:o}=e,s=isAlike(e,t)?`Tried once more, it failed in the same way.`:`Tried once more, it failed otherwise: ${t.message}`;
return new SideFailed(n,r,`${i}\n${s}`,a,o)}
function isAlike(e,t){
let n=({message:e})=>e.replace(/\b(base|head) \([0-9a-f]{7,64}\)/g,`side`).replace(/\b(base|head)\b/gi,`side`).replace(/\bround \d+ of/g,`round of`);
return n(e)===n(t)}
function cutShort(e){
return new CouldNotMeasure(`budget: the time for measuring ran out before both sides had been tried. Give more time, or let the command do less. One side had already failed: ${e.message}`,e.output)}
const variable=`BENCHGATE_RUN`,mostShown={characters:100,commands:3};
var Leftovers=class{
marks={command:newMark(),setup:newMark()};
commands=new Map;
marked(e,t){
return{...e,[variable]:this.marks[t]}}
get ended(){
let e=[...new Set(this.commands.values())].slice(0,mostShown.commands);
return this.commands.size===0?null:{kind:`left-running`,count:this.commands.size,commands:e}}
async end(){
await endMarked([this.marks.command],(e,t)=>this.commands.set(e,t))}
async endAll(){
await this.end(),await endMarked([this.marks.setup],()=>{})}
[Symbol.asyncDispose](){
return this.endAll()}};
function unmarked(e){
let{[variable]:t,...n}=e;
return n}
async function endMarked(e,t){
let n=Date.now()+5e3,r=[],i=othersTo(e),a=new Set;
for(let o=0;;){
let{left:s,isQuiet:c}=lookFor(e,i),l=s.filter(({pid:e})=>!a.has(e));
for(let{pid:e}of l)signal(e,`SIGSTOP`),a.add(e);
if(!(l.length>0&&Date.now()<=n)){
if(r=r.filter(e=>isDying(e)&&contentOf(e,`cmdline`).length>0),s.length+r.length===0&&(c||++o>4))return;
for(let{pid:e,isFirst:n}of s)n&&!isDying(e)&&!isOfGo(e)&&t(e,commandOf(e)),signal(e,`SIGKILL`);
if(r=[...new Set([...r,...s.map(({pid:e})=>e)])],Date.now()>n)throw new CouldNotMeasure(`A process that was left running could not be ended: ${r.map(e=>`${commandOf(e)} (${e})`)[0]??``}. It would disturb what is measured after it. Let the command end what it starts.`);
r.length>0&&await setTimeout$1(1)}}}
let known=null;
function othersTo(e){
let[t,n]=[performance.now(),e.join()];
return(known?.marks!==n||t>known.until)&&(known={marks:n,others:new Set,until:t+1e3}),known.others}
let silent=new Set;
function lookFor(e,t){
let n=pids(),r=new Set,i=new Set;
for(let a of n){
if(t.has(a))continue;
let n=contentOf(a,`environ`);
n.length===0?i.add(a):e.some(e=>n.includes(`${variable}=${e}`))&&r.add(a),!r.has(a)&&(n.length>0||silent.has(a))&&t.add(a)}
let a=[...i].every(e=>silent.has(e))&&pids().join()===n.join();
if(silent=new Set([...i,...n.filter(e=>silent.has(e))]),r.size===0)return{left:[],isQuiet:a};
let o=new Map(n.map(e=>[e,parentOf(e)]));
for(let e=0;e<r.size;){
e=r.size;
for(let[e,t]of o)r.has(t)&&r.add(e)}
return{left:[...r].map(e=>({pid:e,isFirst:!r.has(o.get(e)??0)})),isQuiet:a}}
function pids(){
return process.platform===`linux`?readdirSync(`/proc`).map(Number).filter(e=>e>0):[]}
const buffer=Buffer.alloc(2**17);
function isOfGo(e){
return contentOf(e,`environ`).includes(`GO_TELEMETRY_CHILD=`)}
function contentOf(e,t){
let n=`/proc/${e}/${t}`;
try{
let e=openSync(n,`r`);
try{
let t=readSync(e,buffer,0,buffer.length,0);
return t<buffer.length?buffer.subarray(0,t):readFileSync(n)}finally{
closeSync(e)}}catch{
return Buffer.alloc(0)}}
function parentOf(e){
let[,t=0]=/\) \w (\d+) [^)]*$/.exec(contentOf(e,`stat`).toString(`latin1`))??[];
return Number(t)}
function isDying(e){
let t=[...contentOf(e,`status`).toString(`latin1`).matchAll(/^S\w+Pnd:\s*([0-9a-f]+)$/gm)].map(([,e])=>BigInt(`0x${e}`)).some(e=>(e&killBit)!==0n),n=/\)(?: [^ )]+){6} (\d+) [^)]*$/.exec(contentOf(e,`stat`).toString(`latin1`))?.[1];
return t||n===void 0||(Number(n)&exiting)!==0}
const killBit=1n<<8n,exiting=1028;
function commandOf(e){
let t=contentOf(e,`cmdline`).toString(`utf8`).split(`\0`).join(` `).trim();
return legible(t||contentOf(e,`comm`).toString(`utf8`).trim(),mostShown.characters)}
function signal(e,t){
try{
process.kill(e,t)}catch{}}
function newMark(){
return randomBytes(16).toString(`hex`)}
const grace=2e3;
var Launcher=class e{
child;
answers;
env;
folder;
worked=0;
constructor(e,t,n){
this.child=e,this.env=t,this.folder=n,this.answers=createInterface({input:e.stdio[4]})[Symbol.asyncIterator]()}
static open(t,n){
if(process.platform===`win32`)return null;
let r=unmarked(t),i=spawn(`bash`,[`--noprofile`,`--norc`,`-c`,`set -m
( trap '' HUP INT TERM; exec < /dev/null > /dev/null 2>&1 4>&- 3<&-
  read -r _ <&5
  ends=$((SECONDS + 30))
  while kill -0 $$ && [ $SECONDS -lt $ends ]; do read -r group < running && kill -KILL -- "-$group"; done
  kill -KILL $$ ) &
exec 5<&-
while IFS= read -r line <&3; do eval "$line"; done`],{env:r,cwd:n,detached:!0,stdio:[`ignore`,`ignore`,`ignore`,`pipe`,`pipe`,`pipe`]});
for(let e of[i,...i.stdio.slice(3)])e?.on(`error`,()=>{});
return new e(i,r,n)}
async[Symbol.asyncDispose](){
for(let e of[3,5])this.pipe(e).end();
this.child.exitCode===null&&this.child.signalCode===null&&this.child.pid!==void 0&&await new Promise(e=>this.child.once(`exit`,e))}
async run({file:e,args:t,cwd:n,env:r,signal:i,deadline:a,onOutput:o}){
if(i.aborted)throw new Cancelled(`cancelled`);
let[s,c]=[join(this.folder,`out`),join(this.folder,`err`)],l=`${[...Object.entries(r).filter(([e,t])=>this.env[e]!==t).map(([e,t])=>`${e}=${quoted(t)}`),...[e,...t].map(quoted)].join(` `)} < /dev/null > ${quoted(s)} 2> ${quoted(c)} 3<&- 4>&-`,u=quoted(join(this.folder,`running`)),d=`${l} & echo $! > ${u}; echo $! >&4`,f=`wait $!; status=$?; : > ${u}; { echo $status; times; } >&4`;
this.tell(`cd ${quoted(n)} && { ${d}; ${f}; } || echo none >&4`);
let p=Number(await this.answer());
if(!Number.isInteger(p))throw new CouldNotStart(`${e} could not be started in ${n}.`);
let m=new Watch(p,i,a,[s,c],this.child),h=Number(await this.answer().finally(()=>m.end())),g=await this.processor();
if(m.look(),m.isTooMuch)throw new CouldNotMeasure(tooMuch);
if(i.aborted)throw new Cancelled(`cancelled`);
let[_,v]=[printedIn$1(s),printedIn$1(c)];
for(let e of[_,v])e.length>0&&o(e);
let y=new Tail;
for(let e of[_,v])y.add(e);
let{isLate:b}=m,x={stdout:_.toString(`utf8`),lastLines:y.lines()};
return{status:statusOf(h),isLate:b,...x,processor:g}}
async processor(){
await this.answer();
let e=this.worked;
return this.worked=secondsIn(await this.answer()),this.worked-e}
tell(e){
this.pipe(3).write(`${e}\n`)}
pipe(e){
return this.child.stdio[e]}
async answer(){
let{value:e,done:t}=await this.answers.next();
if(t)throw new CouldNotStart(`The shell that starts benchmarks has ended. Something may have killed it.`);
return e}},Watch=class{
isLate=!1;
isTooMuch=!1;
timers=[];
group;
signal;
files;
shell;
constructor(e,t,n,r,i){
this.group=e,this.signal=t,this.files=r,this.shell=i,t.addEventListener(`abort`,this.abort,{once:!0}),t.aborted&&this.abort(),this.timers.push(setTimeout(()=>{
this.isLate=!0,this.stop(`SIGQUIT`)},Math.min(Math.max(0,n-Date.now()),longestTimer))),this.timers.push(setInterval(()=>this.look(),250))}
look(){
this.files.map(e=>statSync(e,{throwIfNoEntry:!1})?.size??0).some(e=>e>mostOutput)&&(this.isTooMuch=!0),this.isTooMuch&&endGroup(this.group,`SIGKILL`)}
end(){
for(let e of this.timers)clearTimeout(e);
this.signal.removeEventListener(`abort`,this.abort),endGroup(this.group,`SIGKILL`)}
abort=()=>this.stop(`SIGTERM`);
stop(e){
endGroup(this.group,e),this.timers.push(setTimeout(()=>endGroup(this.group,`SIGKILL`),grace)),this.timers.push(setTimeout(()=>this.shell.kill(`SIGKILL`),2*grace))}};
function printedIn$1(e){
let t=null;
try{
t=openSync(e,constants.O_RDONLY|constants.O_NOFOLLOW|constants.O_NONBLOCK);
let n=fstatSync(t);
if(n.isFile()&&n.size<=mostOutput){
let e=Buffer.alloc(n.size);
return e.subarray(0,readSync(t,e,0,e.length,0))}}catch{}finally{
t!==null&&closeSync(t)}
throw rmSync(e,{recursive:!0,force:!0}),new CouldNotMeasure(`The command has removed the file that its output goes to, or put something in its place. Let it print its benchmarks, and leave that file alone.`)}
function endGroup(e,t){
try{
process.kill(-e,t)}catch{}}
function secondsIn(e){
return[...e.matchAll(/(\d+)m(\d+)[.,](\d+)s/g)].reduce((e,[,t,n,r])=>e+60*Number(t)+Number(`${n}.${r}`),0)}
function quoted(e){
return`'${e.replaceAll(`'`,`'\\''`).split(`
`).join(`'$'\\n''`)}'`}
function statusOf(e){
return e<=128?e:Object.entries(constants$1.signals).find(([,t])=>t===e-128)?.[0]??e}
function binaryOf(e,t,n,r,i){
let a=resolve(t,e.folder);
return{package:e,file:n,cwd:a,env:{...r,...i?.env,PWD:a}}}
function argsFor(e,t){
return[`-test.paniconexit0`,`-test.timeout=0`,`-test.run=^$`,`-test.bench=${t}`,...measureFlags(e)]}
function argsForOne({benchmem:e,cpu:t},n,r,i){
let{name:a,processors:o}=sourceName(n,namingOf(t,r,i));
return argsFor({benchmem:e,cpu:t===null?null:o??`1`},patternOf(a))}
function namingOf(e,t,n){
return{cpu:e,reported:t,most:Number(n.GOMAXPROCS)||availableParallelism()}}
const seals=new Map;
function seal(e){
let t=process.platform===`win32`?null:identityOf(e);
t===null?seals.delete(e):seals.set(e,t)}
function isAsSealed(e){
let t=seals.get(e);
return t!==void 0&&t===identityOf(e)}
function refuseChanged(e,t){
let n=seals.get(e);
if(n!==void 0&&n!==identityOf(e))throw new CouldNotMeasure(`The test binary of ${t}, ${e}, was changed after it had been built, so its times would be those of something else. Let no benchmark write there.`)}
function identityOf(e){
let t=statSync(e,{bigint:!0,throwIfNoEntry:!1});
return t?[t.dev,t.ino,t.size,t.mtimeNs,t.ctimeNs].join(` `):null}
async function severally(e,t){
let n=[],r=[...e.entries()],i=async()=>{
for(let e=r.shift();e;e=r.shift()){
let[r,i]=e;
n[r]=await t(i)}},a=e=>{
throw r.length=0,e},o=Array.from({length:availableParallelism()},()=>i().catch(a)),s=(await Promise.allSettled(o)).find(e=>e.status===`rejected`);
if(s)throw s.reason;
return n}
async function build(e,t,n){
let[r,...i]=t;
if(!r)return[];
let[a]=await buildAtOnce(e,[r],n);
return[a,...await buildAtOnce(e,i,n)]}
function buildAtOnce(e,t,n){
return severally(t,async({package:t,root:r,file:i,flags:a,recording:o})=>{
let s=[`test`,`-c`,`-vet=off`,...buildFlags(n),...a,...o?.flags??[],`-o`,i,t.path],c=await e.run(resolve(r,t.module),s,{...t.env,...o?.env});
return seal(i),{...c,lastLines:c.lastLines.replace(/^WORK=.*\n?/m,``)}})}
async function foldersWithBenchmarks(e){
let t=(await e.find([`grep`,`--untracked`,`--full-name`,`--name-only`,`--no-color`,`-z`,`--extended-regexp`,`-e`,`^[[:space:]]*func[[:space:]]+Benchmark`,`--`,`*_test.go`])??``).split(`\0`).filter(e=>e!==``);
return[...new Set(t.map(e=>join(readable(e),`..`)))].sort()}
function patternIn(e,t,n){
if(!/^\.{1,2}(\/|$)/.test(n))return isLeftOut(relative$1(t,e))?null:n;
let r=n.endsWith(`/...`),i=join$1(t,r?n.slice(0,-4):n),a=relative$1(e,i);
if(!leaves(a))return`./${[a,...r?[`...`]:[]].filter(Boolean).join(`/`)}`;
let o=relative$1(i,e);
return r&&!leaves(o)&&!isLeftOut(o)?`./...`:null}
function leaves(e){
return e===`..`||e.startsWith(`../`)}
function isLeftOut(e){
return e.split(`/`).some(e=>e!==`..`&&/^([._].*|testdata|vendor)$/.test(e))}
async function findPackages(e,t,n){
let r=new Map,i=new Set(n.packages),a=new Map;
for(let o of await modulesWithBenchmarks(t)){
let s=n.packages.flatMap(e=>{
let n=patternIn(o.folder,t.workingDirectory,e);
return n===null?[]:[{pattern:e,meant:n}]});
if(s.length!==0)try{
for(let{pattern:a,...c}of await packagesIn(e,t,n,o,s)){
i.delete(a);
let e=r.get(c.path);
if(e&&e.folder!==c.folder)throw ambiguous(n.packages,c.path,e.folder,c.folder);
r.set(c.path,e??c)}}catch(e){
if(!(e instanceof SideFailed))throw e;
a.set(o.folder,e);
for(let{pattern:e}of s)i.delete(e)}}
return{packages:[...r.values()].sort((e,t)=>e.path<t.path?-1:1),idle:[...i],unlisted:a}}
async function packagesIn(e,t,n,{folder:r,holding:i},a){
let o=await environmentIn(e,resolve(t.root,r)),s=[];
for(let{pattern:c,meant:l}of a)for(let a of await list(e,t,n,{module:r,env:o,pattern:l}))i.includes(a.folder)&&s.push({...a,module:r,env:o,pattern:c});
return s}
function ambiguous(e,t,n,r){
return new Misconfigured(`packages: "${e.join(` `)}" finds ${t} in two folders, "${n}" and "${r}", and their benchmarks could not be told apart. Let "packages" match only one of them, or set "working-directory" to its folder.`)}
async function modulesWithBenchmarks({git:e,root:t}){
let n=new Map;
for(let r of await foldersWithBenchmarks(e)){
let e=await moduleOf(t,r);
e!==null&&n.set(e,[...n.get(e)??[],r])}
return[...n].map(([e,t])=>({folder:e,holding:t}))}
async function moduleOf(e,t){
for(let n=t;;n=join(n,`..`)){
if(await standing(resolve(e,n,`go.mod`)))return n;
if(n===`.`)return null}}
async function environmentIn(e,t){
let{status:n,stdout:r}=await e.run(t,[`list`,`-m`,`-f`,`{{.Dir}}`]);
return n!==0||r.split(`
`).includes(t)?{}:{GOWORK:`off`}}
async function list(e,{root:t,refuse:n},r,i){
let{module:a,env:o,pattern:s}=i,c=[`list`,`-e`,`-find`,...buildFlags(r),`-f`,`{{.ImportPath}}	{{.Dir}}	{{len .TestGoFiles}}	{{len .XTestGoFiles}}`,`--`,s],l=await e.run(resolve(t,a),c,o);
return n(i,l),l.stdout.split(`
`).map(e=>e.split(`	`)).filter(([,e,t,n])=>e&&(t!==`0`||n!==`0`)).map(([e=``,n=``])=>({path:e,folder:relative(t,n)||`.`}))}
async function openGo(e,{goFlags:t},n){
let{status:r,stdout:i,lastLines:a}=await start(e,n,[`env`,`GOFLAGS`],{GOTOOLCHAIN:`local`,GOWORK:`off`}).catch(missing);
if(r===notFound)throw noGo(a);
if(r!==0)throw new CouldNotMeasure(`"go env GOFLAGS" failed (${r}). Check that go runs in this step.`,a);
let o=i.trim(),s=[o,joinFlags(t)].filter(e=>e!==``).join(` `);
return{flags:[...splitFlags(o)??[],...t],run:(t,n,r={})=>start(e,t,n,{GOFLAGS:s,...r})}}
function start({env:e,signal:t,timeout:n},r,i,a){
return runProcess({file:`go`,args:i,cwd:r,env:{...e,PWD:r,...a},signal:t,deadline:Date.now()+n*1e3,onOutput(){}})}
const notFound=127;
function missing(e){
throw e instanceof CouldNotStart?noGo(e.message):e}
function noGo(e){
return new CouldNotMeasure(`go could not be started. Install it before this step, as actions/setup-go does.`,e)}
async function toolchainIn(e,t,n,r={}){
let{status:i,stdout:a}=await e.run(t,[`env`,`GOVERSION`,`GOROOT`],r),[o,s]=a.trim().split(`
`);
if(i!==0||!o||!s)return null;
let c=await e.run(t,[`tool`,`link`,`-randlayout=1`,`-V`],r),l=process.platform===`win32`?`;`:`:`;
return{version:o,canRelay:c.status===0,env:{PATH:[join(s,`bin`),n.PATH].filter(e=>e).join(l)}}}
function parseLinkerCall(e){
let[t,n,...r]=e.split(`\0`),i=Number(t),[a,...o]=r.slice(0,i);
if(!Number.isInteger(i)||n===void 0||a===void 0||o.length!==i-1)return null;
let s=r.slice(i).filter(e=>e!==``).map(e=>{
let t=e.indexOf(`=`);
return[e.slice(0,t),e.slice(t+1)]});
return s.length===0||importsOf(o)===null||valueAt(o,`-o`)===null?null:{file:a,args:o,cwd:n,env:Object.fromEntries(s)}}
function importsOf(e){
let t=valueAt(e,`-importcfg`);
return t===null?null:e[t]??null}
function linkedCode(e){
let t=new Set([...e.matchAll(/^packagefile ([^=\n]+)=/gm)].map(([,e])=>e));
return{hasC:t.has(`runtime/cgo`),readsItself:[`debug/dwarf`,`debug/elf`,`debug/macho`,`debug/pe`].some(e=>t.has(e))}}
function linkAgain({args:e},t,n,r){
let i=valueAt(e,`-o`),a=e.map((e,t)=>t===i?n:e);
return[...a.slice(0,-1),...t.readsItself?[]:[`-w`],`-randlayout=${r}`,...a.slice(-1)]}
function valueAt(e,t){
let n=e.indexOf(t);
return n<0||n+1>=e.length?null:n+1}
async function openRecorder(e,t){
let n=join(e,`recorder`);
return process.platform===`win32`||/['"]/.test(n)||t.some(e=>/^--?toolexec(=|$)/.test(e))?null:(await writeFile(n,`case $1 in
*/link)
  case " $* " in
  *' -V=full '*) ;;
  *) { printf '%s\\0' "$#" "$PWD" "$@" && env -0; } > "$BENCHGATE_LINKER" || rm -f "$BENCHGATE_LINKER" ;;
  esac ;;
esac
exec "$@"
`),e=>({flags:[`-work`,`-toolexec=sh '${n}'`],env:{GOTMPDIR:dirname(e),BENCHGATE_LINKER:`${e}.linker`}}))}
async function linkerOf(e){
try{
let t=parseLinkerCall(await readFile(`${e}.linker`,`utf8`)),n=t&&importsOf(t.args);
return t&&n?{call:t,code:linkedCode(await readFile(n,`utf8`))}:null}catch{
return null}}
async function link$1({call:e,code:t},{signal:n,timeout:r},i,a){
let o=await runProcess({file:e.file,args:linkAgain(e,t,i,a),cwd:t.hasC?e.cwd:dirname(i),env:e.env,signal:n,deadline:Date.now()+r*1e3,onOutput(){}});
return seal(i),o}
function benchCommand(e,t,n=`^$`){
let r=[...inModule(t),...e.goFlags];
return surrounded(t,goCommand({...e,goFlags:r,bench:n,packages:[t.path]}))}
function testCommand(e,t){
let[n]=t,r=[...inModule(n),...e.goFlags,...buildFlags(e)];
return surrounded(n,shellLine(`go`,`test`,...r,...t.map(({path:e})=>e)))}
function listCommand(e,t){
return surrounded(t,shellLine(`go`,`list`,...inModule(t),...buildFlags(e),t.pattern))}
function inModule({module:e}){
return e===`.`?[]:[`-C=${e}`]}
function surrounded({env:e},t){
return[...Object.entries(e).map(([e,t])=>`${e}=${t}`),t].join(` `)}
async function listBenchmarks(e,t,n,r){
let i=new Map,a=(...t)=>runProcess({...r,args:t,signal:e.signal,deadline:Date.now()+e.timeout*1e3,onOutput(){}}),o=e=>a(`-test.list=${e}`),s=new Map;
for(let a of splitPattern(t.bench)){
let[c=`.`,...l]=a;
for(let e of l)refuseInvalid(t,await o(e));
let u=await o(c);
refuseInvalid(t,u);
let d=benchCommand(t,r.package);
refuseFailed(e,n,`the preparation`,{name:`Listing the benchmarks of ${r.package.path}`,its:`listing ${r.package.path}`,text:d},u);
let f=namesIn(u.stdout),p=f.some(({isAlone:e})=>!e)?namesIn((await o(`^$`)).stdout):[],m=new Map;
for(let{name:e,isAlone:t}of f){
let n=p.findIndex(n=>n.name===e&&n.isAlone===t);
if(n>=0){
p.splice(n,1);
continue}
let r=(m.get(e)??0)+1;
m.set(e,r),s.set(e,Math.max(r,s.get(e)??0)),r===1&&i.set(e,[...i.get(e)??[],a])}}
let c=new Map([...i].map(([e,t])=>[e,patternFor(e,t)])),l=[...s].filter(([,e])=>e>1);
if(l.length===0)return{benchmarks:c,twice:new Set};
let{stdout:u}=await a(`-test.run=^$`,`-test.bench=^$`),d=u.match(/PASS\r?$/gm)?.length??1;
return{benchmarks:c,twice:new Set(l.filter(([,e])=>e>d).map(([e])=>e))}}
function refuseInvalid({bench:e},{status:t,lastLines:n}){
let r=/^testing: invalid regexp .*$/m.exec(n);
if(r&&t!==0)throw new Misconfigured(`bench: "${e}" is not accepted (${r[0]}). Give what "go test -bench" takes.`)}
function namesIn(e){
return e.split(`
`).flatMap(e=>{
let t=listed.exec(e.trim())?.[0];
return t?.startsWith(`Benchmark`)?[{name:t,isAlone:t===e.trim()}]:[]})}
const listed=/(?:Benchmark|Example|Fuzz|Test)(?!\p{Ll})[\p{L}\p{Nd}_]*$/u;
function allOf({module:e}){
return e===`.`?`./`:`./${e}`}
async function prepareSide(e,t,n,r,i=new Map){
await setUp(e,t);
let a=await realpath(await e.sides.enter(t)),o=await realpath(await enterFolder(e,t)),s=await openGo(e,n,r),{packages:c,idle:l,unlisted:u}=await find(e,t,s,n,a,relative(a,o)||`.`),d=await filesOf(e,t,r),f=await openRecorder(r,s.flags),p=c.map((e,t)=>{
let n=d(t);
return{package:e,root:a,file:n,flags:[],recording:f?.(n)}});
p.length>0&&e.console.info(`building ${counted(p.length,`package`)} on ${t}`);
let m=await build(s,p,n),h=await toolchainsOf(s,a,c,e.env),g=new Map,_=new Map,v=(e,n)=>{
if(!(n instanceof SideFailed)||t===`head`&&!i.has(e))throw n;
_.set(e,n)};
for(let[e,t]of u)v(allOf({module:e}),t);
for(let[r,{package:i,file:o}]of p.entries())try{
let s={name:`The build of ${i.path}`,its:`the build of ${i.path}`},c=m[r];
refuseFailed(e,t,`the preparation`,{...s,text:benchCommand(n,i),hint:refusedHint(e,c.lastLines)},c);
let l=h.get(i.module)??null,u=binaryOf(i,a,o,e.env,l),d=await listBenchmarks(e,n,t,u),p=f?await linkerOf(o):null;
d.benchmarks.size>0&&g.set(i.path,{...u,...d,toolchain:l,linker:p})}catch(e){
v(i.path,e)}
return n.test&&await runTests(e,t,s,n,a,c.filter(({path:e})=>!_.has(e))),{root:a,go:s,built:g,broken:_,idle:l}}
async function filesOf({builds:e,commits:t},n,r){
let i=join(r,n);
if(await mkdir(i,{recursive:!0}),e===void 0)return e=>join(i,`${e}.test`);
let a=join(e,n,t[n].sha);
return await mkdir(a,{recursive:!0}),e=>{
let t=join(a,`${e}.test`);
return isAsSealed(t)||rmSync(t,{force:!0}),t}}
async function toolchainsOf(e,t,n,r){
let i=new Map;
for(let{module:a,env:o}of n)i.has(a)||i.set(a,await toolchainIn(e,resolve(t,a),r,o));
return i}
function find(e,t,n,r,i,a){
return findPackages(n,{git:gitIn(i,e.env),root:i,workingDirectory:a,refuse:(n,i)=>{
let a=`listing the packages of ${allOf(n)}`;
refuseFailed(e,t,`the preparation`,{name:a.replace(`l`,`L`),its:a,text:listCommand(r,n),hint:refusedHint(e,i.lastLines)},i)}},r)}
async function runTests(e,t,n,r,i,a){
a.length>0&&e.console.info(`testing ${counted(a.length,`package`)} on ${t}`);
for(let o of new Set(a.map(e=>e.module))){
let[s,...c]=a.filter(({module:e})=>e===o);
if(!s)continue;
let l=[`test`,...buildFlags(r),...[s,...c].map(({path:e})=>e)],u=await n.run(resolve(i,o),l,s.env);
refuseFailed(e,t,`the preparation`,{name:`The test run`,its:`its test run`,text:testCommand(r,[s,...c])},u)}}
function itemsOf(e){
let t=new Map;
for(let n of sides)for(let[r,{benchmarks:i,package:a}]of e[n]?.built??[])if(!(e.base?.broken.has(r)||e.base?.broken.has(allOf(a))))for(let e of i.keys()){
let i=`${r}.${e}`,a=[...t.get(i)?.sides??[],n],o=e.replace(/^Benchmark/,``);
t.set(i,{title:i,benchmark:o,name:e,package:r,sides:a})}
return[...t.values()]}
const fewSeconds=1.5;
function worthLinking(e,t=fewSeconds){
let n=e.reduce((e,{linking:t})=>e+t,0);
return e.filter(e=>n<=t||e.linking<=.15*e.measuring).map(({path:e})=>e)}
var Layouts=class{
given;
chosen=null;
second=null;
isSecondLaid=!1;
round=0;
visited=new Set;
before=new Set;
constructor(e){
this.given=e}
get fromTheFirst(){
return[...this.chosen??[]]}
get isAgain(){
return this.isSecondLaid}
async again(e,t){
this.second={packages:e,rounds:t},this.isSecondLaid=!0,await this.linkAgain(t[0]??0,e)}
notAgain(e){
this.second={packages:[],rounds:e},this.isSecondLaid=!1}
async prepare(e,t){
if(this.second?.rounds.includes(e))return this.linkAgain(e,this.second.packages);
if(e!==this.round&&([this.round,this.before,this.visited]=[e,this.visited,new Set]),this.visited.has(t))return;
if(this.visited=new Set([...this.visited,t]),this.chosen===null)return this.choose(e);
if(!this.chosen.has(t))return;
let n=[...this.before].filter(e=>this.chosen?.has(e)),r=await this.given.relay.link(e,[...new Set([t,...n])]);
r!==null&&(this.chosen=new Set,this.given.console.warn(`Code could not be laid out anew, so the rest of the first measurement runs the binaries that were built at first: ${r}`))}
fileOf(e,t,n){
return this.isLaid(t,n)?this.given.relay.fileOf(e,t,n):void 0}
isLaid(e,t){
let{second:n,chosen:r}=this;
return n?.rounds.includes(t)?this.isSecondLaid&&n.packages.includes(e):r?.has(e)??!1}
async choose(e){
let{packages:t,few:n=fewSeconds,decided:r=new Map,relay:i,console:a}=this.given,o=[],s=0;
for(let[c,l]of t){
if(r.get(c)===!1)continue;
let t=o.reduce((e,{linking:t})=>e+t,s);
if(!r.has(c)&&t>n&&s>.15*l){
o.push({path:c,linking:s,measuring:l});
continue}
let u=performance.now(),d=await i.link(e,[c]);
if(d!==null){
a.info(`${c} cannot be laid out anew, so it runs the binaries that were built at first: ${d}`);
continue}
let f=(performance.now()-u)/1e3;
s=o.length===0?f:Math.min(s,f),o.push({path:c,linking:f,measuring:l})}
let c=new Set(worthLinking(o,n));
for(let{path:e}of o)r.has(e)||r.set(e,c.has(e));
if(this.chosen=new Set(o.flatMap(({path:e})=>r.get(e)?e:[])),this.chosen.size===0)return;
let l=o.filter(({path:e})=>this.chosen?.has(e)).reduce((e,t)=>e+t.linking,0);
a.info(`each round links the test binaries of ${this.chosen.size} of ${counted(t.size,`package`)} anew, with their code in another order (${l.toFixed(1)} s a round)`)}
async linkAgain(e,t){
let n=this.isSecondLaid?await this.given.relay.link(e,t):null;
n!==null&&(this.isSecondLaid=!1,this.given.console.warn(`Code could not be laid out anew, so the rest of the second measurement runs the same binaries: ${n}`))}};
function orderOf(e,t){
return 1+Math.floor(randomFrom(~e^Math.imul(t,2246822507))()*2**31)}
var Relay=class{
relaying;
settings;
round=null;
order=0;
files={base:new Map,head:new Map};
known=[];
unfit=new Set;
constructor(e,t){
this.relaying=e,this.settings=t}
async link(e,t){
e!==this.round&&(this.files={base:new Map,head:new Map},this.order=orderOf(this.relaying.seed,e)),this.round=e;
for(let e of t)this.known.includes(e)||this.known.push(e);
await this.withoutTree(sides.flatMap(e=>this.missing(e,t)));
for(let e of sides){
let n=this.missing(e,t);
if(n.length===0)continue;
await this.relaying.enter(e),await this.itself(n);
let r=await this.withGo(e,this.missing(e,t));
if(r!==null)return r}
return null}
fileOf(e,t,n){
return n===this.round?this.files[e].get(t):void 0}
missing(e,t){
let{prepared:n,folder:r}=this.relaying;
return t.flatMap(t=>{
let i=n[e].built.get(t);
return!i||this.files[e].has(t)?[]:[{side:e,path:t,built:i,file:join(r,e,`${this.known.indexOf(t)}-again.test`)}]})}
withoutTree(e){
return this.itself(e.filter(({built:e})=>e.linker?.code.hasC===!1))}
async itself(e){
await severally(e,async({side:e,path:t,built:{linker:n},file:r})=>{
if(!n||this.unfit.has(n))return;
let{status:i}=await link$1(n,this.relaying.around,r,this.order);
i===0?this.files[e].set(t,r):this.unfit.add(n)})}
async withGo(e,t){
let{go:n,root:r}=this.relaying.prepared[e],i=(await buildAtOnce(n,t.map(({built:e,file:t})=>({package:e.package,root:r,file:t,flags:[relinking(n.flags,this.order)]})),this.settings)).find(({status:e})=>e!==0);
if(i)return i.lastLines;
for(let{path:n,file:r}of t)this.files[e].set(n,r);
return null}};
function openLayouts(e,t,{seed:n,alike:r=alikeFrom(n)},i,a,o,s){
let c=o.filter(e=>s.isTried(e)).map(e=>[e,s.of(e)]),l=plainText(preparationLine(s.all));
l!==``&&e.console.info(l);
let u=measuringOf(c,a,t),d=t=>e.sides.enter(t),{seed:f,laidOut:p}=r;
return new Layouts({relay:new Relay({prepared:a,around:e,folder:i,seed:f,enter:d},t),packages:u,decided:p,console:e.console})}
function measuringOf(e,t,{benchtime:n}){
let r=new Map;
for(let[{package:i,sides:a},o]of e){
if(i===null||a.length<sides.length||!canRelay(t,i))continue;
let e=o?roundSeconds({...o,turns:turnsFor(o.turns,[],0)}):2*(secondsOf(n)??0);
r.set(i,(r.get(i)??0)+e)}
return r}
function canRelay(e,t){
let n=sides.flatMap(n=>e[n].built.get(t)??[]);
return n.length>0&&n.every(({toolchain:e})=>e?.canRelay)}
const largest=2**29;
async function isSameWithout(e,t,n){
try{
let[{size:r},{size:i}]=await Promise.all([stat$1(t),stat$1(n)]);
if(r!==i||r>largest)return!1;
let[a,o]=await Promise.all([readFile(t),readFile(n)]);
return a.equals(o)&&!e.some(e=>a.includes(e))}catch{
return!1}}
async function provenPackages({base:e,head:t},n){
let r=new Set,i=namesToLookFor(n),a=[...e.built].flatMap(([e,n])=>{
let r=t.built.get(e);
return r?[{path:e,one:n,other:r}]:[]});
for(let{path:e,one:t,other:o}of a)isSurroundedAlike(t,o)&&!mayReadDifference(t.package.folder,n)&&await isSameWithout(i,t.file,o.file)&&r.add(e);
return{packages:r,among:a.length}}
function isSurroundedAlike(e,t){
let n=({package:{folder:e,module:t,env:n},cwd:r,env:i,toolchain:a,benchmarks:o})=>JSON.stringify([e,t,n,r,i,a,[...o]]);
return e.toolchain!==null&&n(e)===n(t)}
const noneProven={packages:new Set,among:0};
async function prove({change:e,console:t},{base:n,head:r}){
if(!n||!r||!e)return noneProven;
let i=await provenPackages({base:n,head:r},e),{packages:a,among:o}=i;
return a.size>0&&t.info(`${a.size} of ${o} packages build the same test binary on both sides, and no file that their benchmarks could read differs: not measured (measure: all measures them)`),i}
function benchmarksIn({packages:e},t){
return[...e].flatMap(e=>[...t?.built.get(e)?.benchmarks.keys()??[]].map(t=>({benchmark:t.replace(/^Benchmark/,``),package:e})))}
function refuseIdle(e,{base:t,head:n},r){
if(!t||!n||t.built.size+t.broken.size+n.built.size===0)return;
let i=e.packages.find(e=>t.idle.includes(e)&&n.idle.includes(e));
if(i!==void 0)throw new Misconfigured(`packages: "${i}" matches no package with benchmarks on either side. Give patterns as for "go test", relative to ${r}.`)}
var Parts=class{
tried=new Map;
learn({title:e,side:t},n){
this.tried.set(e,{...this.tried.get(e),[t]:n})}
of(e){
let t=this.tried.get(e.title),n=new Map;
for(let r of sides.filter(t=>e.sides.includes(t))){
let i=t?.[r]??[];
if(i.length===0)return[e];
for(let{name:e}of i)n.set(e,[...n.get(e)??[],r])}
return[...n].map(([t,n])=>({...e,title:titleOf(e.title,t),benchmark:t,pattern:patternOf(t),sides:n}))}};
function titleOf(e,t){
return`${e}${t.slice(t.indexOf(`/`))}`}
async function tryParts(e,t,n,r,i){
let{names:a,rows:o,overhead:s}=t,c=namingOf(n,a,r),l=[],u=new Set;
if(a.length<2||s>mostAlone*e*a.length)return[];
for(let[t,n]of a.entries()){
let{name:r}=sourceName(n,c);
if(u.has(r)||!r.includes(`/`))return[];
u.add(r);
let a=await i(patternOf(r),n),s=o[t];
if(!a||!s||a.overhead>mostAlone*e)return[];
let d=a.rows[0]?.firstTwo??null;
l.push({name:r,trial:{overhead:a.overhead,rows:[{...s,firstTwo:d}]}})}
return l}
const mostAlone=mostOverhead/.33333333333333337,goSays=/goos: (\S+)\r?\ngoarch: (\S+)\r?\n(?:pkg: .*\n)?(?:cpu: (.*\S))?/;
function withOwnConfig(e,t,n){
let[,r,i,a]=goSays.exec(t)??[],o=Object.entries({goos:r,goarch:i,pkg:n,cpu:a}).filter(([,e])=>e!==void 0),s=new Map;
for(let{benchmark:t,unit:n,config:r}of e){
let e=JSON.stringify([t,n]);
s.set(e,[...s.get(e)??[],r])}
let c=new Set([...s.values()].flatMap(tellingKeys)),l=new Map;
return e.map(e=>{
let t=[...c].flatMap(t=>{
let n=settingOf(e.config,t);
return n===void 0?[]:[[t,n]]}),n=Object.fromEntries([...t,...o]),r=JSON.stringify(n);
return l.has(r)||l.set(r,n),{...e,config:l.get(r)??n}})}
function tellingKeys([e,...t]){
return!e||t.length===0?[]:[...new Set([e,...t].flatMap(e=>Object.keys(e)))].filter(n=>t.some(t=>settingOf(t,n)!==settingOf(e,n)))}
const ofTheFormat=/^(Unit\s|PASS$|ok\s|FAIL|\?\s|goos:|goarch:|pkg:|cpu:|--- BENCH:|\s*--- SKIP:|testing: |coverage:|\s*$)/,result=/^Benchmark\S*\s*(\s[+-]?\d+\s+[-+.\d]\S*\s.*)?$/;
function printedIn(e){
for(let t of e.split(/\r?\n/)){
if(ofTheFormat.test(t)||result.test(t))continue;
let e=t.replace(/^Benchmark\S*\s+/,``),n=e.slice(0,e.length-(endOfResult(e)?.length??0)).trim();
if(n!==``)return n}
return null}
function unusable({failures:e,refused:t,unread:n=[],measurements:r},i,a){
let o=[...i.matchAll(ends)].at(-1)?.[0].startsWith(`PASS`)===!0;
if(!o&&e[0]!==void 0)return{how:`failed`,said:e[0]};
if(t[0]!==void 0)return{how:`gave a value that cannot have been measured`,said:t[0]};
let s=e=>e.startsWith(a)&&/^[-/#\s]/.test(e.slice(a.length)),c=n.find(e=>e.isResult&&e.why!==`nothing follows the count`&&s(e.text));
return c?{how:`gave a result that cannot be read`,said:`${c.why} in "${c.text.trim()}". Let it print nothing, and call no exit.`}:!o&&r.length===0?{how:`ended before it had measured`,said:`its process exited with status 0, but without the PASS of the test runner. Let it call no exit.`}:null}
const ends=/PASS\r?$|^FAIL\r?$/gm;
async function visit(e,t,{side:n,title:r,binary:i,pattern:a},{place:o,budgetEnds:s,onOutput:c},l=runProcess,u=[`-test.benchtime=${t.benchtime}`]){
let d=benchCommand(t,i.package,a),f=`${o}, ${n} (${shortSha(e.commits[n].sha)})`,p=(e,t,i)=>{
let a=`${r} ${e} in ${f}: ${t}\nCommand: ${d}\nCheck that commit out and run the command there.`;
return new SideFailed(n,`${r} ${e} in ${o}`,a,i)},m=topLevelOf(r,i);
if(i.twice?.has(m))throw p(`cannot be told from another`,`${m} stands in the package and in its external tests (package …_test), and Go runs both under this one name. Rename one of them.`,``);
let h=new Date,g=h.getTime()+e.timeout*1e3,_=Math.min(g,s??g),v=new OutputStart;
refuseChanged(i.file,r);
let y=await l({...i,args:[...argsFor(t,a),...u],signal:e.signal,deadline:_,onOutput:e=>{
v.add(e),c(e)}}).catch(e=>{
throw e instanceof CouldNotMeasure?p(`gave no readable output`,e.message,e.output):e}),b=(Date.now()-h.getTime())/1e3;
if(y.isLate&&_<g)throw new OutOfBudget(`the budget has ended`);
refuseFailed(e,n,o,{name:r,its:r,text:d},y);
let x=parseGo(y.stdout),{measurements:S,units:C}=x,w=unusable(x,y.stdout,m);
if(w)throw p(w.how,w.said,y.lastLines);
let T=printedIn(v.lines()),{processor:E}=y,D={started:h.toISOString(),seconds:b,measurements:withOwnConfig(S,y.stdout,i.package.path)};
return{visit:E===null?D:{...D,processor:E},units:C,printed:T}}
function topLevelOf(e,{package:{path:t}}){
return e.slice(t.length+1).replace(/\/.*/s,``)}
const mostHeard=2**20;
var OutputStart=class{
chunks=[];
size=0;
add(e){
this.size<=mostHeard&&this.chunks.push(e),this.size+=e.length}
lines(){
let e=Buffer.concat(this.chunks).toString(`utf8`);
return this.size>mostHeard?e.slice(0,e.lastIndexOf(`
`)+1):e}};
function nothing(){
return{visit:{started:new Date().toISOString(),seconds:0,measurements:[]},units:new Map,printed:null}}
async function tryOut(e,t,n,r,i=runProcess){
let a=(...a)=>visit(e,t,n,r,i,a),{benchtime:o}=t,s=await shortly(a,sixteenth(o),n),c=secondsOf(o);
if(sixteenth(o)===o||c===null&&n.side===`base`)return{reading:s,trial:null,parts:[]};
let l=[],u,d=null;
try{
let f=async e=>({time:e,visit:(await a(`-test.benchtime=${e}`)).visit}),p=await f(c===null||isProbed(n,s.visit)?o:quarter(o)),m=times(p.visit).every(({value:e})=>e>=(c??0));
times(p.visit).every(({iterations:e})=>e===1)&&!m&&p.time!==o&&(p=await f(o));
let{time:h,visit:g}=p;
if(u={short:s.visit,long:g,two:null},c!==null){
let o=secondsOf(h)??c,f=async()=>(await a(`-test.benchtime=2x`)).visit,p=e=>isVisitedOnce(e,c),m=times(g).some(p)?[]:[await f(),await f()];
d=trialOf(g,o,m);
let[_]=m;
n.side===`head`&&_&&(u=await byNumber(a,d,c,s.visit,_)??u),l=await tryParts(c,{...d,names:times(g).map(e=>e.benchmark)},t.cpu,e.env,(a,s)=>tryAlone(e,t,{...n,pattern:a},r,i,{name:s,seconds:o,isSlow:times(g).some(e=>e.benchmark===s&&p(e))}))}}catch(e){
if(!(e instanceof SideFailed||e instanceof OutOfBudget))throw e}
return{reading:{...s,probe:u},trial:d,parts:l}}
function isProbed({side:e},t){
let n=times(t),r=new Set(n.map(({benchmark:e})=>e)).size===1;
return e===`head`&&(!r||n.some(({iterations:e})=>e<fewest/16))}
function isVisitedOnce({iterations:e,value:t},n){
return e===1||4*t>n}
async function byNumber(e,{rows:t},n,r,i){
let[a,...o]=t;
if(!a||o.length>0)return null;
let s=Math.floor(a.iterations*n/a.time),c=s<fewest&&areFree(r,i)?10*fewest:s;
if(c<fewest)return null;
let{visit:l}=await e(`-test.benchtime=${Math.floor(c/16)}x`,`-test.count=2`),{visit:u}=await e(`-test.benchtime=${c}x`);
return{short:l,long:u,two:i}}
function areFree(e,t){
return!(times(e).length===2&&times(e).every(e=>e.iterations===1))||e.processor===void 0||t.processor===void 0?!1:t.processor<1.125*e.processor}
const fewest=32;
async function shortly(e,t,{side:n}){
let r=`-test.benchtime=${t}`;
if(n===`base`)return e(r);
try{
return await e(r,`-test.count=2`)}catch(t){
if(!(t instanceof SideFailed)||t.kind!==`failed`)throw t;
return e(r).catch(e=>{
throw e instanceof OutOfBudget?t:e})}}
async function tryAlone(e,t,n,r,i,a){
let o=async a=>(await visit(e,t,n,r,i,[`-test.benchtime=${a}`])).visit,s=a.isSlow?[await o(`1x`)]:[await o(`2x`),await o(`2x`)];
return s.every(e=>times(e).map(({benchmark:e})=>e).join()===a.name)?trialOf(s[0],a.seconds,a.isSlow?[]:s):null}
function trialOf(e,t,n){
let r=times(e).map(({benchmark:e,iterations:r,value:i})=>{
let a=n.flatMap(t=>firstTwoOf(t,e)??[]);
return{time:t,iterations:r,seconds:i,firstTwo:a.length===0?null:Math.min(...a)}}),i=r.reduce((e,{seconds:t})=>e+t,0),a=r.reduce((e,{iterations:t,seconds:n})=>e+(2*t-1)*n,0),o=n.length===0?e.seconds-a:Math.min(...n.map(({seconds:e})=>e))-3*i;
return{overhead:Math.max(0,o),rows:r}}
function times({measurements:e}){
return e.filter(({unit:e,value:t,iterations:n})=>e===`sec/op`&&t>0&&n>0)}
function firstTwoOf(e,t){
let n=times(e).find(e=>e.benchmark===t);
return n?n.iterations*n.value:null}
var VisitPlans=class{
time;
trials=new Map;
known=new Parts;
plans;
asked=new Set;
constructor(e,t=new Map){
this.time=e,this.plans=t}
learn(e,{trial:t,parts:n},r){
let{title:i,side:a}=e;
this.known.learn(e,n);
for(let e of[{name:``,trial:t},...n]){
let t=e.name===``?i:titleOf(i,e.name),n=e.trial&&{...e.trial,overhead:e.trial.overhead+r/2};
this.trials.set(t,{...this.trials.get(t),[a]:n})}}
parts(e){
return this.known.of(e)}
isTried({title:e,sides:t}){
let n=this.trials.get(e??``)??{};
return t.every(e=>e in n)}
of({title:e,benchmark:t,package:n,sides:r}){
this.asked.add(e??``);
let i=this.plans.get(e??``);
if(i)return i;
let a=this.trials.get(e??``)??{},o=r.flatMap(e=>a[e]??[]),s=this.time===null||o.length<r.length?null:planVisits(this.time,o);
return s&&this.plans.set(e??``,{benchmark:t??``,package:n??``,...s}),s}
get all(){
return[...this.plans].filter(([e])=>this.asked.has(e)).map(([,e])=>e)}},GoDriver=class e{
isWarmedUp=!0;
canFilter=!1;
isEmpty;
bench;
settings;
schedule;
folder;
isInShard;
launcher;
prepared={};
brokenOnBase=new Map;
reported=new Map;
left=new Set;
provenPackages=noneProven;
plans;
layouts=null;
constructor(e,t,n,r){
this.bench=e,this.settings=t,this.schedule=n,this.isEmpty=n.isInShard!==void 0,this.isInShard=n.isInShard??(()=>!0),this.plans=new VisitPlans(secondsOf(t.benchtime),n.alike?.plans),this.folder=r,this.launcher=Launcher.open(e.env,r)}
static async open(t,n,r,i=tmpdir()){
return new e(t,n,r,await mkdtemp(join(i,`benchgate-go-`)))}
async[Symbol.asyncDispose](){
await this.launcher?.[Symbol.asyncDispose](),await removeWhole(this.folder)}
async prepare(e){
let{bench:t,settings:n,folder:r,brokenOnBase:i}=this,a=await prepareSide(t,e,n,r,i),{built:o,broken:s}=a;
e===`base`&&(this.brokenOnBase=s);
let[c]=s;
if(c&&o.size===0)throw this.nothingBuilt(...c);
if(this.prepared[e]=a,e===`head`)for(let[e,{why:t}]of this.prepared.base?.broken??[])this.isOnHead(e)||this.leave(t);
this.provenPackages=await prove(t,this.prepared)}
toolchain(e){
let t=[...this.prepared[e]?.built.values()??[]],n=new Set(t.flatMap(({toolchain:e})=>e?.version??[]));
return n.size===0?null:[...n].join(`, `)}
async items(){
let e=itemsOf(this.prepared);
refuseIdle(this.settings,this.prepared,this.place);
let{packages:t}=this.provenPackages;
if(e.length>0)return e.filter(e=>!t.has(e.package)&&this.isInShard(e));
throw new CouldNotMeasure(`No benchmark was found on either side: bench "${this.settings.bench}" in packages "${this.settings.packages.join(` `)}". Check both against "go test -list ." in ${this.place}.`)}
get proven(){
return benchmarksIn(this.provenPackages,this.prepared.head).filter(this.isInShard)}
get lost(){
let{base:e,head:t}=this.prepared;
return[...e?.broken??[]].filter(([e])=>this.isOnHead(e)).map(([e,n])=>({item:{title:e,benchmark:null,package:e,sides},failures:[n,t?.broken.get(e)??[]].flat()}))}
parts(e){
return this.plans.parts(e)}
async visit(e,t,n){
let{name:r,title:i,package:a,sides:o}=e;
if(this.left.has(i))return nothing();
let s=this.prepared[t]?.built.get(a),c=e.pattern??s?.benchmarks.get(r);
if(!s||c===void 0)throw RangeError(`${i} has not been built on ${t}`);
n.round>0&&await this.layOut(e,n.round);
let l=performance.now();
await this.bench.sides.enter(t);
let u=(performance.now()-l)/1e3,d=this.layouts?.fileOf(t,a,n.round)??s.file,f={side:t,title:i,binary:{...s,file:d},pattern:c};
try{
let t=n.round>0?await this.visitAsPlanned(e,f,n):await this.tryOut(f,n,u),r=t.visit.measurements.map(({benchmark:e})=>e);
return this.reported.set(a,new Set([...this.reported.get(a)??[],...r])),t}catch(e){
if(!(e instanceof SideFailed)||o.includes(`head`))throw e;
return this.left.add(i),this.leave(e.why),nothing()}}
turns(e){
return this.plans.of(e)?.turns??1}
get planned(){
return this.plans.all}
get laidOut(){
return this.layouts?.fromTheFirst??[]}
async layOut(e,t){
let{package:n}=e,r=await this.openLayouts();
return await r?.prepare(t,n),r?.isLaid(n,t)??!1}
get isRelaid(){
return this.layouts?.isAgain??!1}
async relay(e,t){
let n=[...new Set(e.map(e=>e.package))],{base:r,head:i}=this.prepared,a=r&&i&&n.every(e=>canRelay({base:r,head:i},e))?await this.openLayouts():null;
this.bench.console.info(a===null?`this Go cannot lay code out anew, so the second measurement runs the same binaries`:`each round links its test binaries anew, with their code in another order`),a===null?this.layouts?.notAgain(t):await a.again(n,t)}
binaries(e,t){
let[n,r]=sides.map(e=>this.prepared[e]?.built.get(t??``));
if(!n||!r)return null;
let i=[...this.reported.get(t??``)??[]],a=argsForOne(this.settings,e,i,this.bench.env);
return{base:{...n,args:a},head:{...r,args:a}}}
get run(){
let{launcher:e}=this;
return e?e.run.bind(e):runProcess}
async tryOut(e,t,n){
let{reading:r,...i}=await tryOut(this.bench,this.settings,e,t,this.run);
return this.plans.learn(e,i,n),r}
visitAsPlanned(e,t,n){
let r=this.plans.of(e),i=r===null?this.settings.benchtime:benchtimeOf(r);
return visit(this.bench,this.settings,t,n,this.run,[`-test.benchtime=${i}`])}
async openLayouts(){
let{bench:e,settings:t,schedule:n,folder:r,plans:i}=this,{base:a,head:o}=this.prepared;
if(this.layouts||!a||!o)return this.layouts;
let s=(await this.items()).flatMap(e=>this.parts(e));
return this.layouts=openLayouts(e,t,n,r,{base:a,head:o},s,i),this.layouts}
isOnHead(e){
let{head:t}=this.prepared;
return t===void 0?!1:[...t.built.values()].some(t=>allOf(t.package)===e)||t.built.has(e)||t.broken.has(e)}
leave(e){
this.bench.console.warn(`On base ${e}. Head does not have it, so nothing is left open.`)}
nothingBuilt(e,t){
let n=this.prepared.base?.broken.get(e);
return n?onBoth(t,n):t}
get place(){
return this.bench.workingDirectory.replace(/^\.$/,`the top folder`)}};
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
let i=gitIn(r,n);
await refuseDistrusted(i);
let a=await i.ask([`rev-parse`,`--show-toplevel`]);
if(!a)throw new Misconfigured(`working-directory: ${r} is in no git checkout. Put actions/checkout before this step. If it has a "path", set working-directory to that.`);
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
export{alikeAs as C,lostOf as S,canProve as T,refuseTracked as _,Leftovers as a,EmptyShard as b,onBoth as c,inShard as d,keyOf as f,readOutput as g,runProcess as h,foldersWithBenchmarks as i,roundSeconds as l,runScript as m,sourcesOutside as n,cutShort as o,hashOf as p,GoDriver as r,inBothTries as s,findProject as t,commandDriver as u,removeOutput as v,alikeFrom as w,OutOfBudget as x,editableIn as y};