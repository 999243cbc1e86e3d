import{A as jsonDocument,Ar as benchmarkId,Ci as CouldNotMeasure,Dt as decodePath,En as formatDuration,Fi as untrustedEnvironment,Fr as getOrInsert,Mr as rowId,Mt as nulSeparated,N as terminalWidth,Nr as settingOf,O as flagValue,Ot as gitIn,Pt as refuseOldGit,Tn as formatDelta,Tr as isCounted,Zt as lstatOrNull,an as _usingCtx,cn as shortenedName,dn as columns,en as nearestFolder,fi as escapeControls,gn as wrapLine,hn as widthOf,j as paintFor,jn as formatRatio,k as readFlags,kn as formatPercent,qt as contentOf,sn as namingOf,wi as Misconfigured}from"./basics.js";
import{ot as noisyMachine}from"./judged.js";
import{C as editableIn,Y as runProcess,g as textOf,h as processorFolders,j as withMethods,m as observeMachine,p as numberIn}from"./run-resources.js";
import{$ as lockedBy,I as readJournal,R as stateFolder,X as ownerStatus}from"./recover.js";
import{c as isShallow,r as refuseNoCheckout}from"./revisions.js";
import{a as readInputsWith,i as noRules,l as findProject,n as findRules,o as readRules,p as foldersWithBenchmarks,t as behind}from"./rules-file.js";
import{a as inputsFromFlags,i as inputFlags,o as withUsual,t as QuietGates}from"./measure-in-terminal.js";
import{m as randomFrom}from"./interims.js";
import{r as canaryText}from"./canary.js";
import{r as failsCheck}from"./verdict.js";
import{C as whole,y as ratio}from"./kinds.js";
import{n as isCancellation,r as stopOnSignals}from"./interrupt.js";
import{t as terminalConsole}from"./terminal-console.js";
import{readdirSync}from"node:fs";
import{tmpdir}from"node:os";
import{dirname,join,resolve}from"node:path";
import{lstat,readdir,statfs}from"node:fs/promises";
function good(e,t){
return{subject:e,state:`good`,seen:t,why:``,advice:``}}
function doubtful(e,t,n,r){
return{subject:e,state:`doubtful`,seen:t,why:n,advice:r}}
function blocking(e,t,n,r){
return{subject:e,state:`blocking`,seen:t,why:n,advice:r}}
function findingsInState(e,t){
return e.flatMap(({findings:e})=>e.filter(e=>e.state===t))}
function canMeasure(e){
return findingsInState(e,`blocking`).length===0}
const signs={good:`✓`,doubtful:`!`,blocking:`✗`},colours={good:`green`,doubtful:`yellow`,blocking:`red`},[widest,narrowest]=[100,40];
function findingsText(e,t,n){
let r=Math.min(widest,Math.max(narrowest,n)),i=e.flatMap(({findings:e})=>e.map(({subject:e})=>widthOf(e))),a=4+Math.max(0,...i);
return[...e.filter(({findings:e})=>e.length>0).map(({title:e,findings:n})=>[t(`bold`,e),...n.flatMap(e=>linesOf(e,t,a,r))].join(`
`)),ending(e,t,r)].join(`

`).concat(`
`)}
function linesOf({subject:e,state:t,seen:n,why:r,advice:i},a,o,s){
let[c=``,...l]=wrapped(escapeControls(r===``?n:`${n}: ${r}`),o,s),u=`${a(colours[t],signs[t])} ${e.padEnd(o-2)}${c.slice(o)}`,[d=``,...f]=i===``?[]:wrapped(escapeControls(i),o+2,s);
return[u,...l,...d===``?[]:[`${` `.repeat(o)}→ ${d.slice(o+2)}`],...f]}
function wrapped(e,t,n){
return wrapLine(`${` `.repeat(t)}${e}`,n)}
function ending(e,t,n){
let r=e=>wrapLine(e,n),[i,a]=[findingsInState(e,`blocking`),findingsInState(e,`doubtful`)];
return i.length>0?r(`Nothing can be measured: ${subjectsOf(i)}.`).map(e=>t(`red`,e)).join(`
`):r(`Nothing stands in the way of measuring, ${a.length===0?`and nothing was found that makes it unreliable.`:`but this makes it less reliable: ${subjectsOf(a)}.`}`).join(`
`)}
function subjectsOf(e){
return[...new Set(e.map(({subject:e})=>e))].join(`, `)}
const slowClocks=/^(acpi_pm|hpet|jiffies|refined-jiffies|pit)$/;
function machineFindings(e,t){
return[...processors(e,t),...host(e),...load(e),...steal(e),...memory(t),...clock(t)]}
function processors({cpu:e,cores:t},{quota:n}){
let r=`${t} × ${e}`,i=n===null||n>=t?[]:[doubtful(`limit`,`${n.toFixed(+(n<10))} of ${t} processors`,`a program that uses more is paused for the rest of each tenth of a second`,`Give the container whole processors (cpuset) in place of a quota, or set "cpu" to fewer.`)];
return t>1?[good(`processors`,r),...i]:[doubtful(`processors`,r,`the benchmark shares it with all else`,`Measure on a machine with two or more.`),...i]}
function host({virtual:e}){
return e===null||e===`container`?[good(`virtual`,e??`no`)]:[doubtful(`virtual`,e,`other machines share its processors, and their frequency cannot be fixed`,`Expect to see larger changes only: "benchgate calibrate" tells which. More rounds (--count) help.`)]}
function load(e){
let{load:t,cores:n}=e,r=noisyMachine({...e,virtual:null,turbo:null,governor:null})?.load!=null,i=`${t.toFixed(2)} on ${n} ${n===1?`processor`:`processors`}`;
return r?[doubtful(`load`,i,`something else is at work`,`Close or wait for what runs ("top" names it).`)]:[good(`load`,i)]}
function steal({steal:e}){
if(e===null)return[];
let t=`${formatPercent(e)} of the last second`;
return e<=.01?[good(`steal`,t)]:[doubtful(`steal`,t,`the host gave it to other machines`,`Measure at another time, or on a machine with processors of its own.`)]}
function memory({memoryFree:e,swapped:t}){
let n=`Close what takes up memory.`;
if(t)return[doubtful(`swap`,`${t} pages moved while we looked`,`programs wait for the disk`,n)];
if(e===null)return[];
let r=`${formatPercent(e)} free`;
return e>=.1?[good(`memory`,r)]:[doubtful(`memory`,r,`programs may be swapped out while measuring`,n)]}
function clock({clockSource:e,tick:t}){
let n=`${Math.round(t)} ns apart${e===null?``:`, from ${e}`}`,r=e!==null&&slowClocks.test(e);
return!r&&t<=1e3?[good(`clock`,n)]:[doubtful(`clock`,n,`short benchmarks cannot be timed well`,r?`See "dmesg | grep -i tsc" for why the kernel does not use the processors' own (tsc).`:`Let each benchmark run longer ("benchtime").`)]}
function clockFindings(e,t){
let n=e.virtual===null||e.virtual===`container`,r=[...governor(e),...turbo(e),...smt(e),...supply(t)];
return[...n?r:r.map(({subject:e,seen:t})=>good(e,t)),...heat(t)]}
function warns(e,t){
let n={...e,virtual:null,governor:null,turbo:null,load:0,perflock:null};
return noisyMachine({...n,...t})?.clock===!0}
function governor(e){
let{governor:t}=e;
return t===null?[]:warns(e,{governor:t})?[doubtful(`governor`,t,`the frequency follows the load`,`Run perflock's daemon (github.com/aclements/perflock), which fixes it while measuring; or "sudo cpupower frequency-set -g performance".`)]:[good(`governor`,t)]}
function turbo(e){
let{turbo:t}=e;
return t===null?[]:warns(e,{turbo:t})?[doubtful(`turbo`,`on`,`processors are faster until they get warm`,`perflock keeps below it (its "governor"); or "echo 1 | sudo tee /sys/devices/system/cpu/intel_pstate/no_turbo" (AMD: 0 into cpufreq/boost).`)]:[good(`turbo`,`off`)]}
function smt({smt:e}){
return e===null?[]:e?[doubtful(`SMT`,`on`,`whatever else runs may share a core with the benchmark`,`For measuring, "echo off | sudo tee /sys/devices/system/cpu/smt/control".`)]:[good(`SMT`,`off`)]}
function supply({source:e,profile:t}){
let n=t!==null&&/low|save|quiet|cool/.test(t);
return[...e===`battery`?[doubtful(`power`,`on battery`,`processors are slowed down to make it last`,`Plug it in.`)]:e===`mains`?[good(`power`,`mains`)]:[],...n?[doubtful(`power profile`,t,`processors are kept slow`,`Set "powerprofilesctl set performance", or the like in the settings of the system.`)]:t===null?[]:[good(`power profile`,t)]]}
function heat({throttled:e,throttledNow:t}){
return e===null?[]:t?[doubtful(`heat`,`slowed down ${times(t)} while we looked`,`processors are too hot for their frequency`,`Let it cool, check its fans, or have perflock keep a lower frequency (--governor 50%).`)]:e===0?[good(`heat`,`never slowed down by it`)]:[doubtful(`heat`,`slowed down ${times(e)} since the system started`,`processors get too hot for their frequency under load`,`Check its fans, or have perflock keep a lower frequency (--governor 50%).`)]}
function times(e){
return e===1?`once`:`${e} times`}
const start=`Start its daemon: "sudo -b perflock -daemon".`;
function lockFindings(e,t){
if(e===`off`)return[good(`perflock`,`not wanted ("perflock" is "off")`)];
let n=e===`require`;
if(t.kind===`missing`)return n?[blocking(`perflock`,`not installed`,`"perflock" is "require"`,`Install it from github.com/aclements/perflock. ${start}`)]:[good(`perflock`,`not installed, nor required`)];
if(t.kind===`unreachable`){
let e=`not reachable (${t.reason})`,[r,i]=[`two runs could measure at once`,`${start} Or set "perflock" to "off".`];
return[n?blocking(`perflock`,e,`"perflock" is "require"`,start):doubtful(`perflock`,e,r,i)]}
let[r]=t.holders;
return r===void 0?[good(`perflock`,`reachable, and free`)]:[doubtful(`perflock`,`in use: ${r}`,`a run waits until it is free`,`Wait for it, or see "perflock -list".`)]}
function variation(e){
let t=e.length,n=e.reduce((e,t)=>e+t,0)/t;
return t<2||!(n>0)?null:Math.sqrt(e.reduce((e,t)=>e+(t-n)**2,0)/(t-1))/n}
function spinFindings(e){
let t=variation(e);
if(t===null)return[];
let n=`${formatPercent(t)} (deviation of ${e.length} loops of the same work)`;
return t<.03?[good(`noise`,`quiet: ${n}`)]:[doubtful(`noise`,`noisy, ${n}`,`the same work does not take the same time`,`Close other programs, follow the advice above, or take more rounds (--count). "benchgate calibrate" tells how small a change can then be seen.`)]}
function gitFindings({version:e,refused:t}){
return t===null?[good(`git`,e??`can be run`)]:[blocking(`git`,e??`missing`,`git is needed to switch sides`,t)]}
function repositoryFindings({root:e,isShallow:t,left:n,worktrees:r,lock:i}){
let a=[...leftFindings(n),...worktreeFindings(r)];
return e===null?[...a,blocking(`checkout`,`none that git trusts`,`base and head are commits of a repository`,`Go to a folder of one; or, where it belongs to another user, run "git config --global --add safe.directory FOLDER".`)]:[good(`checkout`,e),...a.length===0?[good(`remains`,`none of a run that was killed`)]:a,t?doubtful(`history`,`shallow`,`base may be missing, and is then fetched if possible`,`Run "git fetch --unshallow"; in a workflow, set "fetch-depth: 0" of actions/checkout.`):good(`history`,`whole`),...i===null?[]:[doubtful(`lock`,i,`git is at work here, or one was killed`,`Wait for it to end; if no git runs, remove the file.`)]]}
function leftFindings(e){
switch(e?.kind){case`held`:return[blocking(`remains`,`process ${e.pid} has held this checkout since ${escapeControls(e.started)}`,`two runs cannot share it`,`Wait for that run to end.`)];case`killed`:return[doubtful(`remains`,`a run${e.started===null?``:` of ${escapeControls(e.started)}`} was killed here`,`a side may be checked out, with your files set aside`,`Run "benchgate restore", before you change anything here.`)];case`lost`:return[blocking(`remains`,`${e.folder} has no journal`,`a run was killed, and what it has set aside cannot be put back by itself`,`Look for files of yours in "yours" below it, then remove the folder.`)];default:return[]}}
function worktreeFindings(e){
return e===0?[]:[doubtful(`worktrees`,e===1?`those of 1 run that was killed`:`those of ${e} runs that were killed`,`they take up space`,`Run "benchgate restore"; the next run does it too.`)]}
const reserve=2**30;
function spaceFindings({checkout:e,tracked:t,ignored:n,isMore:r,place:i,free:a}){
if(a===null)return[];
let o=2*(n+(e===`worktree`?t:0)),s=`${size(a)} free in ${i}, ${r?`over `:``}${size(o)} for two sides`,c=e===`worktree`?`Make room, or set TMPDIR (in a workflow, RUNNER_TEMP) to a folder on another disk.`:`Make room, or set "ignored-files" to "shared".`;
return a<o?[blocking(`disk`,s,`they do not fit`,c)]:a<o+reserve?[doubtful(`disk`,s,`builds and caches need room too`,c)]:[good(`disk`,s)]}
function size(e){
let t=[`B`,`KiB`,`MiB`,`GiB`,`TiB`],n=Math.min(t.length-1,Math.floor(Math.log2(Math.max(1,e))/10)),r=e/2**(10*n);
return`${n===0||r>=99.95?r.toFixed(0):r.toFixed(1)} ${t[n]}`}
function settingsFindings({rules:e,count:t,refused:n,refusedInAction:r}){
return n===null?r===null?[good(`settings`,e===null?`no rules file: flags and defaults`:`${e}, ${t} ${t===1?`input`:`inputs`}`)]:[doubtful(`settings`,`not accepted by the Action`,`only a terminal measures with them, as its defaults are others`,r)]:[blocking(`settings`,`not accepted`,`nothing is measured with them`,n)]}
function taskFindings(e,t){
return e===null?[blocking(`benchmarks`,`none known`,`there is nothing to measure`,t)]:e.kind===`command`?[good(`benchmarks`,`what "${short(e.run)}" prints; it was not run`)]:e.folders===0?[blocking(`benchmarks`,`no "func Benchmark" in the test files of ${e.directory}`,`a run that measures nothing fails`,`Add one, set "working-directory" to where they are, or "run" to a command that prints benchmark lines.`)]:[good(`benchmarks`,`of Go, in ${e.folders} ${e.folders===1?`folder`:`folders`}`)]}
function editableFindings(e){
return e===null?[]:[doubtful(`Python`,`${e.environment} has ${e.target} as an editable install`,`both sides may run that code and not their own, unless "setup" installs it anew`,`Make an environment in "setup" (docs/formats.md), or set "checkout" to in-place.`)]}
const needs={go:{why:`it builds and runs the benchmarks`,advice:`Install Go from https://go.dev/dl; in a workflow, put actions/setup-go before this step.`},bash:{why:`"run" and "setup" are run with it`,advice:`Install bash; on Windows it comes with Git.`}};
function toolFindings(e){
return e.map(({name:e,version:t})=>t===null?blocking(e,`cannot be run`,needs[e].why,needs[e].advice):good(e,t))}
function short(e){
let[t=``,...n]=e.trim().split(`
`);
return n.length>0||t.length>60?`${t.slice(0,59)}…`:t}
function countersOf(e){
let t=[`core_throttle_count`,`package_throttle_count`],n=processorFolders(e).flatMap(n=>t.flatMap(t=>numberIn(e,`${n}/thermal_throttle/${t}`)??[])),r=textOf(e,`proc/vmstat`)?.match(/(?<=^pswp(in|out) )\d+$/gm);
return{throttled:n.length===0?null:Math.max(...n),swapped:r==null?null:r.reduce((e,t)=>e+Number(t),0)}}
function powerFacts(e,t){
let n=countersOf(e);
return{source:sourceOf(e),profile:textOf(e,`sys/firmware/acpi/platform_profile`)||null,throttled:n.throttled,throttledNow:grown(t.throttled,n.throttled)}}
function systemFacts(e,t,n){
let r=countersOf(e),i=textOf(e,`proc/meminfo`)??``,a=e=>Number(RegExp(`^${e}: +(\\d+) kB$`,`m`).exec(i)?.[1]??NaN),o=a(`MemAvailable`)/a(`MemTotal`);
return{quota:quotaOf(e),clockSource:textOf(e,`sys/devices/system/clocksource/clocksource0/current_clocksource`)||null,tick:n,memoryFree:Number.isFinite(o)?o:null,swapped:grown(t.swapped,r.swapped)}}
function grown(e,t){
return e===null||t===null?null:Math.max(0,t-e)}
function sourceOf(e){
let t=`sys/class/power_supply`,n=foldersIn(join(e,t)).filter(n=>textOf(e,`${t}/${n}/scope`)!==`Device`),r=(n,r)=>textOf(e,`${t}/${n}/${r}`);
if(n.some(e=>r(e,`type`)===`Battery`&&r(e,`status`)===`Discharging`))return`battery`;
let i=n.some(e=>r(e,`type`)===`Mains`&&r(e,`online`)===`1`),a=n.some(e=>r(e,`type`)===`Battery`);
return i||a?`mains`:null}
function foldersIn(e){
try{
return readdirSync(e)}catch{
return[]}}
function quotaOf(e){
let t=[...groupsOf(e),``].flatMap(t=>{
let[n,r]=(textOf(e,`sys/fs/cgroup/${t}/cpu.max`)??``).split(` `).map(Number),i=n=>numberIn(e,`sys/fs/cgroup/cpu/${t}/cpu.cfs_${n}_us`),[a,o]=[i(`quota`),i(`period`)];
return[...n!==void 0&&r?[n/r]:[],...a!==null&&o?[a/o]:[]].filter(Number.isFinite)});
return t.length===0?null:Math.min(...t)}
function groupsOf(e){
return(textOf(e,`proc/self/cgroup`)??``).split(`
`).flatMap(e=>{
let[,t,n=``]=/^\d+:([^:]*):\/?(.*)$/.exec(e)??[];
if(t!==``&&!t?.split(`,`).includes(`cpu`))return[];
let r=n.split(`/`).filter(e=>e!==``);
return r.map((e,t)=>r.slice(0,t+1).join(`/`))})}
function spin(e){
let t=iterationsFor(.005),n=[],r=now()+e;
for(let e=now();e<r;){
work(t);
let r=now();
n.push(r-e),e=r}
return n}
function clockTick(){
let e=1/0;
for(let t=0;t<2e4;t++){
let t=process.hrtime.bigint(),n=t;
for(;n===t;)n=process.hrtime.bigint();
e=Math.min(e,Number(n-t))}
return e}
function now(){
return Number(process.hrtime.bigint())/1e9}
function iterationsFor(e){
let t=e=>{
let t=now();
return work(e),now()-t};
for(let e=now()+.05;now()<e;)work(1e4);
let n=1e4;
for(;t(n)<e/4;)n*=2;
let r=Math.min(...Array.from({length:10},()=>t(n)));
return Math.max(1,Math.round(n*e/r))}
let last=1;
function work(e){
let t=last;
for(let n=0;n<e;n++)t=Math.imul(t,1664525)+1013904223|0;
last=t}
const patience$1=3e3;
async function askPerflock(e){
let t=await runProcess({file:`perflock`,args:[`-list`],cwd:`/`,env:{PATH:e},signal:new AbortController().signal,deadline:Date.now()+patience$1,onOutput(){}}).catch(()=>null);
if(t===null||t.status===127)return{kind:`missing`};
if(t.isLate)return{kind:`unreachable`,reason:`it gave no answer in ${patience$1/1e3} s`};
let n=t.lastLines.trim();
return t.status===0?{kind:`reachable`,holders:t.stdout.split(`
`).filter(e=>e.includes(`	`)).map(e=>e.split(`	`).join(` `).trim().slice(0,200))}:{kind:`unreachable`,reason:n.split(`
`).join(`; `).slice(0,200)||`it ended with ${t.status}`}}
async function gitFacts(e){
let t=await e.ask([`--version`]).catch(()=>null),n=/\d[\w.]*/.exec(t??``)?.[0]??null;
try{
return await refuseOldGit(e),{version:n,refused:null}}catch(e){
if(!(e instanceof Misconfigured))throw e;
return{version:n,refused:e.message}}}
async function repositoryFacts(e){
let t=await e.ask([`rev-parse`,`--show-toplevel`]);
return t?{root:decodePath(t),isShallow:await isShallow(e),left:await leftIn(await stateFolder(e)),worktrees:await abandonedWorktrees(e),lock:await lockedBy(e)}:{root:null,isShallow:!1,left:await leftWithoutHead(e.folder),worktrees:0,lock:null}}
async function leftWithoutHead(e){
for(let t=e;;t=dirname(t)){
let e=await leftIn(join(t,`.git`,`benchgate`));
if(e!==null||t===dirname(t))return e}}
async function leftIn(e){
if(!(await lstatOrNull(e))?.isDirectory())return null;
let t=await readJournal(e).catch(()=>null);
if(t===null)return{kind:`lost`,folder:e};
let{pid:n,started:r}=t;
return ownerStatus(t)===`ended`?{kind:`killed`,started:r}:{kind:`held`,pid:n,started:r}}
async function abandonedWorktrees(e){
let t=await e.run([`rev-parse`,`--path-format=absolute`,`--git-common-dir`]),n=join(decodePath(t),`benchgate-worktrees`),r=await readdir(n).catch(()=>[]),i=0;
for(let e of r.filter(e=>e.endsWith(`.json`))){
let t=await contentOf(join(n,e)).catch(()=>null);
t!==null&&!isOfRunning(t.toString())&&i++}
return i}
function isOfRunning(e){
try{
return ownerStatus(JSON.parse(e))!==`ended`}catch{
return!1}}
async function spaceFacts(e,t,n){
let r=t===`worktree`?n:e.folder,i=await e.ask([`ls-files`,`-z`,`--others`,`--ignored`,`--exclude-standard`]),a=nulSeparated(i??``),o=a.slice(0,5e4),s=0;
for(let t=0;t<o.length;t+=64){
let n=o.slice(t,t+64).map(t=>sizeOf(join(e.folder,decodePath(t))));
for(let e of await Promise.all(n))s+=e}
let{bavail:c,bsize:l}=await statfs(r).catch(()=>({bavail:null,bsize:0}));
return{checkout:t,tracked:await trackedBytes(e),ignored:s,isMore:a.length>o.length,place:r,free:c===null?null:c*l}}
async function sizeOf(e){
return lstat(e).then(({size:e})=>e,()=>0)}
async function trackedBytes(e){
let t=await e.ask([`ls-tree`,`-r`,`-l`,`-z`,`HEAD`]);
return nulSeparated(t??``).map(e=>Number(/ +(\d+)\t/.exec(e)?.[1]??0)).reduce((e,t)=>e+t,0)}
async function taskOf({root:e,settings:t},n){
let{go:r,run:i,workingDirectory:a}=t;
if(r===null)return{kind:`command`,run:i};
let o=join(e,a);
return{kind:`go`,folders:(await foldersWithBenchmarks(gitIn(o,n))).length,directory:o}}
async function editableFor({root:e,settings:t},n){
let{go:r,run:i,checkout:a,workingDirectory:o}=t;
return r!==null||a!==`worktree`?null:editableIn(i,{checkout:e,folder:join(e,o),env:n})}
async function toolsFor({settings:{go:e}},{setup:t},n){
let r=[];
return e!==null&&r.push({name:`go`,version:await firstLine(`go`,[`version`],{...n,GOTOOLCHAIN:`local`})}),(e===null||t!==null)&&r.push({name:`bash`,version:await firstLine(`bash`,[`--version`],n)}),r}
async function firstLine(e,t,n){
let{signal:r}=new AbortController,i={file:e,args:t,cwd:`/`,env:n,signal:r,deadline:Date.now()+5e3,onOutput(){}},a=await runProcess(i).catch(()=>null);
return a?.status===0&&a.stdout.split(`
`)[0]?.trim()||null}
function foreseen({comparisons:e,settings:t}){
let n=e.filter(isSlowable).flatMap(({visible:e,rule:n})=>{
if(e===null)return[];
let r=t.benchmarks[n??-1]?.threshold??t.threshold;
return[Math.max(e,r+(t.strict?e:e/3))]});
return n.length===0?null:quantile(n,.8)}
function selfTestOutcome(e,t){
if(t.some(({asked:e,isRed:t,others:n})=>e===0?t:n.length>0))return`red-without`;
let n=levelAt(e,t);
return n.isMissed?`not-red`:n.isShown?`works`:null}
function missCause(e,t){
let{failOn:n,threshold:r,count:i}=t.settings;
if(n===`never`)return{kind:`never-fails`,failOn:n};
if(e<=r)return{kind:`threshold`,threshold:r};
let a=quantile(t.comparisons.filter(isSlowable).flatMap(e=>e.visible??[]),.8),o=a>e?Math.ceil(i*(a/e)**2):null;
return{kind:`noise`,foreseen:foreseen(t),count:i,rounds:o}}
function quantile(e,t){
let n=e.toSorted((e,t)=>e-t);
return n[Math.min(n.length-1,Math.floor(t*n.length))]??0}
function statusOfSelfTest({outcome:e,canary:t}){
return t?.outcome===`not-seen`?1:e===`works`?0:e===`red-without`||e===`not-red`?1:2}
function selfTestText(e,t,n){
let r=e.experiments.map(e=>[e.benchmark===null?`nothing`:shortenedName(e.benchmark,40),e.asked===0?``:formatRatio(e.asked),e.measured===null?``:formatDelta(e.measured),e.isRed?`red`:e.verdict===`inconclusive`?`inconclusive`:`green`,formatDuration(e.seconds)]),i=columns([[`slowed`,`by`,`estimate`,`the gate`,`took`],...r],1),a=[sentenceOf(e,t),smallestOf(e)].filter(e=>e!==``),o=e=>wrapLine(e,Math.min(100,Math.max(40,n)));
return[...canaryOf(e,t).flatMap(e=>[...o(e),``]),...i,...a.flatMap(e=>[``,...o(e)]),``].join(`
`)}
function canaryOf({canary:e},t){
if(e===null)return[];
let{found:n,todo:r}=canaryText(e);
return[t({seen:`green`,"not-seen":`red`,unknown:`yellow`,untried:`yellow`}[e.outcome],n),...r===``?[]:[r]]}
function sentenceOf(e,t){
let n=formatRatio(e.slowdown),{shown:r,experiments:i}=levelAt(e.slowdown,e.experiments);
switch(e.outcome){case null:return`Ended before it was known whether the gate works.`;case`works`:{
let a=`gate works: red in ${r} of ${i} gates where a benchmark was ${n} slower, and not where nothing was.`;
return e.canary?.outcome===`not-seen`?`Apart from that, the ${a}`:t(`green`,`The ${a}`)}case`red-without`:return t(`red`,`${redWithout(e)} Chance does that in one of twenty gates at most: run it again, and if it is red again, look at the machine with "benchgate doctor" and "benchgate calibrate".`);case`nothing-to-slow`:return t(`red`,`Not tried: no benchmark of this suite could fail by being slower. Rows are muted or accepted by the rules, have no bad direction, or count bytes and allocations alone.`);case`not-red`:return t(`red`,`The gate does not go red: it was in ${r} of ${i} gates where a benchmark was ${n} slower${whyNot(e.cause)}`)}}
function redWithout({experiments:e}){
let[t]=e.flatMap(({others:e})=>e);
return t===void 0?`The gate was red although nothing had changed.`:`The gate was red for ${shortenedName(t,60)}, which was not slowed.`}
function whyNot(e){
switch(e?.kind){case`never-fails`:return`. fail-on is "${e.failOn}". Set it to "regression".`;case`threshold`:return`. The threshold, ${formatRatio(e.threshold)}, lets that pass. Set "threshold" below it, or try a larger --slowdown.`;case`noise`:return`${e.foreseen===null?``:`. ${e.count} rounds show about ${formatPercent(e.foreseen)} here`}. Set ${e.rounds===null?`more rounds ("count")`:`"count" at about ${e.rounds}`}, use a quieter machine, or let each benchmark run longer.`;case void 0:return`.`}}
function smallestOf({smallest:e,foreseen:t,outcome:n}){
return n!==`works`&&n!==`not-red`?``:e===null?t===null?``:`By the noise, ${formatPercent(t)} should show in four of five gates here; experiments have not confirmed it.`:`The smallest slowdown tried that shows in four of five gates here: ${formatRatio(e.asked)} (${e.shown} of ${e.experiments}).`}
function experimentOf(e,t,{verdict:n,settings:r,comparisons:i,formats:a},o){
let s=namingOf(i,[],a),c=e=>t.some(t=>isSameRow(t,e)),l=failsCheck(n,r.failOn),u=i.filter(e=>e.change===`regressed`&&canFail(e)),d=i.filter(c).map(worsening),[f]=t;
return{asked:e,verdict:n,isRed:l,seconds:o,benchmark:f?s(f):null,isShown:l&&u.some(c),others:[...new Set(u.filter(e=>!c(e)).map(s))],measured:d.find(e=>e!==null)??null}}
function slowable({comparisons:e}){
let t=new Map;
for(let n of e)isSlowable(n)&&canFail(n)&&getOrInsert(t,benchmarkId(n),()=>[]).push(n);
return[...t.values()]}
function isSlowable({better:e,unit:t,assume:n}){
return e!==null&&n!==`exact`&&!isCounted(t)}
function canFail({gate:e,accepted:t}){
return e===`fail`&&t===null}
function isSameRow(e,t){
return e.benchmark===t.benchmark&&e.package===t.package&&e.unit===t.unit}
function worsening({better:e,ratio:t}){
return t===null?null:(e===`higher`?1/t.estimate:t.estimate)-1}
const apart=1.3,step=1.4;
function levelAt(e,t){
let n=t.filter(t=>t.asked===e),r=n.filter(({isShown:e})=>e).length,i=n.length-r>1;
return{asked:e,experiments:n.length,shown:r,isMissed:i,isShown:!i&&r>=4}}
function levelsOf(e){
return[...new Set(e.map(e=>e.asked))].filter(e=>e>0).toSorted((e,t)=>e-t).map(t=>levelAt(t,e))}
function smallestShown(e){
let t=levelsOf(e),n=t.findLastIndex(({isMissed:e})=>e);
return t.slice(n+1).find(({isShown:e})=>e)??null}
function nextSlowdown(e,t,n){
let r=levelsOf(e),i=r.find(({isShown:e,isMissed:t})=>!e&&!t);
if(i)return i.asked;
let a=r.findLast(({isMissed:e})=>e)?.asked??null,o=smallestShown(e)?.asked??null,s=Math.max(n,a??0);
return o===null?inBounds(r.length===0?t:Math.max(t,s*step),r):t*apart<o&&t>s?inBounds(t,r):s>0&&o/s<apart?null:inBounds(Math.max(o/step,Math.sqrt(o*s)),r)}
function inBounds(e,t){
let n=Math.max(1,Math.ceil(e*200-1e-9))/200;
return n>1||t.some(({asked:e})=>e===n)?null:n}
function slowed(e,t,n){
let r=new Map(t.map(e=>[rowId(e),e.better===`higher`?1/(1+n):1+n])),i=e=>{
let{benchmark:t,unit:n,config:i,value:a,worse:o}=e,s=r.get(rowId({benchmark:t,unit:n,package:settingOf(i,`pkg`)??null}));
return s===void 0?e:{...e,value:a*s,...o!==void 0&&{worse:o*s}}};
return withMethods(e,{async visit(t,n,r){
let a=await e.visit(t,n,r);
if(n===`base`)return a;
let{visit:o}=a;
return{...a,visit:{...o,measurements:o.measurements.map(i)}}}})}
const selfTestFlags={slowdown:{type:`string`},minutes:{type:`string`}},ofSelfTest={base:`HEAD`,head:`HEAD`,since:``,calibrate:`false`,measure:`all`,profile:``,results:``};
async function selfTest(e,t){
try{
var n=_usingCtx();
let{env:r,folder:i,stdout:a,stderr:o}=t,s=terminalConsole(o),c=60*flagValue(whole(0,1e3),`minutes`,e.values.minutes,10),l=inputsFromFlags(e),u={...withUsual(l),...ofSelfTest},{env:d}=untrustedEnvironment(r,[]),f=await findRules(e=>l[e]??``,{folder:i,env:d,console:s});
await refuseNoCheckout(gitIn(resolve(f.folder,l[`working-directory`]??`.`),d));
let p=readInputsWith(f,e=>u[e]??``),m=p.ruleOut>0?p.ruleOut:.1,h=flagValue(ratio(.005,1),`slowdown`,e.values.slowdown,m);
f.file!==null&&s.info(`rules from ${escapeControls(f.file)}`),s.info(`HEAD is measured against itself: once as it is, once with its sources broken on purpose, then up to five times with one benchmark slowed by ${formatRatio(h)}, which means that what it reports on one side is taken for so much worse`);
let g=stopOnSignals(s),_=new Experiments(n.a(await QuietGates.open(t,f,g)),p,g,s);
try{
await _.run(h,c)}catch(e){
if(!isCancellation(e,g.stop.aborted?g.stop:g.signal))throw e}finally{
g.done()}
let v=_.answer(h);
return a.write(e.values.json?jsonDocument(v):selfTestText(v,paintFor(a,r),terminalWidth(a))),_.isOver?Number(process.exitCode??130):statusOfSelfTest(v)}catch(e){
n.e=e}finally{
await n.d()}}
var Experiments=class{
made=[];
still=null;
benchmarks=[];
canary=null;
gates;
inputs;
interrupt;
console;
constructor(e,t,n,r){
this.gates=e,this.inputs=t,this.interrupt=n,this.console=r}
get isOver(){
return this.interrupt.stop.aborted||this.interrupt.signal.aborted}
async run(e,t){
await this.try(0);
let{still:n}=this;
if(n===null||(await this.tryCanary(n),this.isOver)||(this.benchmarks=shuffled(slowable(n),n.settings.seed),this.benchmarks.length===0))return;
let[r]=this.made;
for(r&&!r.isRed&&this.console.info(`next: four or five gates of about ${formatDuration(r.seconds)} each, with confirmation`);!this.isOver&&selfTestOutcome(e,this.made)===null;)await this.try(e);
let i=foreseen(n),a=performance.now();
for(;!this.isOver&&i!==null&&this.hasWorked(e);){
let e=nextSlowdown(this.made,i,n.settings.threshold),r=Math.max(...this.made.map(({seconds:e})=>e));
if(e===null||(performance.now()-a)/1e3+r>t)return;
await this.try(e)}}
answer(e){
let{still:t,made:n}=this,r=t!==null&&this.benchmarks.length===0?`nothing-to-slow`:selfTestOutcome(e,n);
return{schema:1,canary:this.canary,slowdown:e,outcome:r,experiments:n,cause:r===`not-red`&&t?missCause(e,t):null,foreseen:t&&foreseen(t),smallest:smallestShown(n)}}
hasWorked(e){
return[`works`,`not-red`].includes(selfTestOutcome(e,this.made)??``)}
async tryCanary(e){
let t=new Set(e.comparisons.map(benchmarkId)).size;
if(t===0)return;
let n=performance.now(),r=await this.gates.canary(this.inputs,t);
if(this.isOver)return;
this.canary=r;
let i=(performance.now()-n)/1e3;
this.console.info(`sources broken on purpose: ${r.outcome}, ${formatDuration(i)}`)}
async try(e){
let t=performance.now(),n=e===0?[]:this.benchmarks[(this.made.length-1)%this.benchmarks.length]??[],r=await this.gates.gate(this.inputs,{with:t=>slowed(t,n,e)});
if(this.isOver)return;
this.still??=r;
let i=experimentOf(e,n,r,(performance.now()-t)/1e3);
this.made.push(i);
let a=i.benchmark===null?`nothing slowed`:`${escapeControls(i.benchmark)} slowed by ${formatRatio(e)}`;
this.console.info(`${a}: ${i.verdict}, ${formatDuration(i.seconds)}`)}};
function shuffled(e,t){
let n=randomFrom(t);
return e.map(e=>({one:e,at:n()})).toSorted((e,t)=>e.at-t.at).map(({one:e})=>e)}
const usage=`Usage: benchgate doctor [flags]

Looks at this repository and this machine for what would make measurements unreliable, and says what to do. It takes about
two seconds, and changes nothing. The flags are those of "benchgate", so that it looks at what "benchgate" would measure.
  --json                 the findings as JSON

With --self-test it measures instead, with the settings of this repository: HEAD against itself, once as it is, then with one
benchmark slowed on purpose, another one each time: what it reports on one side is taken for so much worse. The gate has to be
red in four of five of these, and not where nothing was slowed. Then the smallest slowdown that shows is looked for.
Before, HEAD is run once with its sources broken on purpose, in a commit of its own that is checked out as head would be: benchmarks
that come out as before run other code than that of the checkout, and no change of it could turn the gate red.
  --slowdown 10%         the slowdown that must be red (rule-out, which is what a pass promises)
  --minutes 10           the time to look for the smallest one; 0 does not look

Exit status: 0 if a measurement can run, however unreliable; 2 if it cannot. Of a self-test: 0 if the gate works, 1 if it does not
or measures other code, 2 if that could not be tried.
`,flags={...inputFlags,...selfTestFlags,"self-test":{type:`boolean`},json:{type:`boolean`}};
async function run(e,t){
let n=readFlags(e,flags,`benchgate doctor`);
if(n.words.length>0)throw new Misconfigured(`doctor: "${n.words.join(` `)}" is not accepted. It takes flags only.`);
if(n.values[`self-test`]===!0)return selfTest(n,t);
for(let e of Object.keys(selfTestFlags))if(n.values[e]!==void 0)throw new Misconfigured(`--${e} is only for a self-test. Give --self-test too, or leave it out.`);
let{stdout:r,env:i}=t,a=examineMachine(),o=await examineRepository(inputsFromFlags(n),t.folder,untrustedEnvironment(i,[]).env),s=lockFindings(o.perflock,await askPerflock(i.PATH??``)),c=[{title:`Repository`,findings:o.findings},{title:`Machine`,findings:[...a,...s]}];
return r.write(n.values.json?jsonDocument({schema:1,canMeasure:canMeasure(c),parts:c}):findingsText(c,paintFor(r,i),terminalWidth(r))),canMeasure(c)?0:2}
function examineMachine(){
let[e,t]=[observeMachine(),countersOf(`/`)];
e.measuring();
let n=spin(1),r=e.done(null);
return[...machineFindings(r,systemFacts(`/`,t,clockTick())),...clockFindings(r,powerFacts(`/`,t)),...spinFindings(n)]}
async function examineRepository(e,t,n){
let r=await nearestFolder(resolve(t,e[`working-directory`]??`.`)),i=gitIn(r,n),a=await gitFacts(i),o=`auto`;
if(a.refused!==null)return{findings:gitFindings(a),perflock:o};
let s=await repositoryFacts(i),c=[...gitFindings(a),...repositoryFindings(s)];
if(s.root===null)return{findings:c,perflock:o};
let l=await examineTask(i.in(s.root),e,t,n);
return{...l,findings:[...c,...l.findings]}}
async function examineTask(e,t,n,r){
let i=noRules(n),a,o=null;
try{
let r=e=>t[e]??``,s=await readRules(e.folder,r(`rules`));
s!==null&&(i=behind(r,s,e.folder,n));
let c=withUsual(t);
a=readInputsWith(i,e=>c[e]??``),s!==null&&(o=whyRefused(()=>readInputsWith(i,r)))}catch(e){
return{findings:settingsFindings({rules:null,count:0,refused:messageOf(e),refusedInAction:o}),perflock:`auto`}}
let s=Object.keys(i.inputs).length,c=settingsFindings({rules:i.file,count:s,refused:null,refusedInAction:o}),{perflock:l}=a;
try{
let t=await findProject(i.folder,a,r),n=await spaceFacts(e,t.settings.checkout,r.RUNNER_TEMP??tmpdir());
return{perflock:l,findings:[...c,...taskFindings(await taskOf(t,r),``),...toolFindings(await toolsFor(t,a,r)),...editableFindings(await editableFor(t,r)),...spaceFindings(n)]}}catch(e){
return{perflock:l,findings:[...c,...taskFindings(null,messageOf(e))]}}}
function whyRefused(e){
try{
return e(),null}catch(e){
return messageOf(e)}}
function messageOf(e){
if(e instanceof Misconfigured||e instanceof CouldNotMeasure)return e.message;
throw e}
export{flags,run,usage};