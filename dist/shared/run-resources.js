import{At as gitPaths,Ci as CouldNotMeasure,Ct as sharedIn,Di as SideFailed,Dt as decodePath,Ei as NotPutBack,En as formatDuration,Fi as untrustedEnvironment,Ii as withheldHint,Jt as entriesIn,Ln as shortSha,Mt as nulSeparated,Ni as refusedHint,Nr as settingOf,Ot as gitIn,Pr as sides,R as goFormat,Si as Cancelled,Sn as counted,St as refusedAlone,V as endOfResult,Xt as isNoexec,Yt as isFolder,Zt as lstatOrNull,_i as shellLine,_t as cutsOf,an as _usingCtx,bt as nothingParsed,fi as escapeControls,gt as cleaning,ht as claiming,jr as otherSide,jt as notCheckedOut,kt as gitPath,mi as printableName,mt as Unreadable,qt as contentOf$1,rn as replaceFile,tn as noexecText,vi as shellWord,vt as failedAlone,wi as Misconfigured,xt as openClean,yt as joinParsed,z as parseGo}from"./basics.js";
import{m as randomFrom}from"./interims.js";
import{C as exitFailures,S as examplesOf}from"./verdict.js";
import{D as preparationLine,S as asOnHead,nt as turnsFor,st as notInstalled}from"./judged.js";
import{r as isBenchmarkFile}from"./suite.js";
import{a as measureFlags,c as secondsOf,i as joinFlags,l as sixteenth,n as goCommand,o as quarter,p as filteredRun,s as relinking,t as buildFlags,u as splitFlags,v as wholeRun}from"./flags.js";
import{i as sourceName,n as patternFor,o as splitPattern,r as patternForReported}from"./names.js";
import{t as plainText}from"./plain.js";
import{n as progressLine,o as resultUntouched}from"./progress.js";
import{$ as lockedBy,A as beginJournal,B as writeJournal,C as takeOutline,D as readOthersStashes,E as ownStash,F as putBackLink,G as foldersAbove,H as areNested,I as readJournal,J as standingBelow,K as isInside,L as renewGitFiles,M as isStillHeld,N as keepGitFiles,O as leavingPointers,P as names,Q as guard,R as stateFolder,S as foldersOf$1,T as hold,U as bytes,V as writeNote,W as copyWhole,Y as holder$1,Z as KeptGit,_ as staying,a as inUse,b as leavingHome,c as forget,d as restore,f as treesOf,g as shelve,h as retryOnce,i as recoverWorktrees,j as forgetStop,k as prepareLargeFiles,l as makeRoom,m as missingFrom$1,n as openFolder,o as recoverAlone,p as copyShelf,q as removeWhole,r as ourLock,s as recoverCheckout,t as recover,u as notPutBack,v as takeFrom,w as bringBackStashes,x as leavingSide,y as unshelve,z as takeReserve}from"./recover.js";
import{i as formats,n as formatNamed,o as asked,t as anyFormat}from"./formats.js";
import{_ as newlyAccepted,f as findPackages,g as settingsOf,h as keyOf,l as findProject,m as sourcesOutside,u as openShard}from"./rules-file.js";
import{c as suiteChanges,d as isSparse,f as readDifference,g as readStatus,m as readLinks,n as overlay,o as differAt,p as readIndex,u as filesOfCommit}from"./own-commits.js";
import{a as resolveRevisions,l as origin}from"./revisions.js";
import{n as unknownFormat,t as Recogniser}from"./recognise.js";
import{t as againstBase}from"./rules-at.js";
import{chmodSync,closeSync,constants,existsSync,fstatSync,lstatSync,mkdirSync,openSync,readFileSync,readSync,readdirSync,realpathSync,renameSync,rmSync,statSync,symlinkSync,unlinkSync,utimesSync,writeFileSync}from"node:fs";
import{arch,availableParallelism,constants as constants$1,cpus,loadavg,release,tmpdir,totalmem,type,version}from"node:os";
import{basename,delimiter,dirname,isAbsolute,join,relative,resolve,sep}from"node:path";
import{chmod,mkdir,mkdtemp,open,readFile,readdir,realpath,rm,stat as stat$1,symlink,writeFile}from"node:fs/promises";
import{execFile,spawn,spawnSync}from"node:child_process";
import{setTimeout as setTimeout$1}from"node:timers/promises";
import{createHash,randomBytes}from"node:crypto";
import{promisify}from"node:util";
import{StringDecoder}from"node:string_decoder";
import{fileURLToPath}from"node:url";
import{createInterface}from"node:readline";
var OutOfBudget=class extends Error{
name=`OutOfBudget`},EmptyShard=class extends Error{
name=`EmptyShard`};
function lostOf({item:e,failures:t,tries:n}){
let{benchmark:r,package:i}=e;
return{benchmark:r,package:i,failures:t.map(({side:e,message:t,output:n,kind:r})=>({side:e,message:t,output:n,kind:r})),...n&&{tries:n}}}
function inLines(e){
return{visiting(){},roundEnded:t=>e.info(progressLine(t))}}
async function copyIgnored(e,t,n,r){
let{ignored:i}=await readStatus(e);
if(i.length===0)return;
let a=new Set(await filesOfCommit(e,n)),o=new Set([...a].flatMap(foldersAbove)),s=async n=>{
let i=bytes(e.folder,n),c=await lstatOrNull(i);
if(c&&!a.has(n)){
if(!o.has(n)){
let e=bytes(t,n);
await mkdir(e.subarray(0,e.lastIndexOf(`/`)),{recursive:!0}),await copyWhole(i,e,r)}else if(c.isDirectory())for(let e of await readdir(i,{encoding:`buffer`}))await s(`${n}/${e.toString(`latin1`)}`)}};
for(let e of i)foldersAbove(e).some(e=>a.has(e))||await s(e)}
const large=2*1024**3;
function copyingFor(e,t){
let n=new Map,r=!1;
return i=>({counting(a){
if(t?.aborted)throw new Cancelled(`cancelled`);
let o=(n.get(i)??0)+a;
n.set(i,o),o<=large||r||(r=!0,e.info(`The ignored files are over 2 GB, and each side is given a copy of them. To save time and space, clean up before this step and let "setup" make what the benchmarks need; or set "checkout: in-place" with "ignored-files: shared", where both sides use the same files.`))},unread:t=>e.warn(`An ignored file cannot be read, so ${i} is without it: ${decodePath(t.toString(`latin1`))}`)})}
var TamperDetector=class{
scratch;
began=performance.now();
spent=0;
sides;
mostTime;
constructor(e,t,n=sides){
this.sides=new Map(n.map(e=>[e,unknown()])),this.scratch=e,this.mostTime=t}
leave(e,t){
if(process.platform===`win32`)return;
let n=this.known(e);
if(n.left++<3){
let{whole:e}=this.timed(()=>lookAt(t,[]));
n.whole=new Set([...n.whole,...e])}
n.turns.push({left:this.now(),back:null})}
comeBack(e,t){
let n=this.known(e);
if(this.spent<=this.mostTime*(performance.now()-this.began))this.refuseChanged(e,t),n.turns=[];else{
let e=this.now();
for(let t of n.turns)t.back??=e}}
refuseChanged(e,t){
let n=this.known(e);
if(n.turns.length===0)return;
let{changed:r,whole:i}=this.timed(()=>lookAt(t,n.turns,n.whole)),a=n.turns.at(-1)?.back===null;
n.whole=i,n.turns=a?n.turns.slice(-1):[];
let[o]=r;
if(o===void 0)return;
let s=r.length>1?` (and ${r.length-1} more)`:``,[c=`another side`,...l]=[...this.sides.keys()].filter(t=>t!==e),u=l.length>0?`another side`:c;
throw new CouldNotMeasure(`${o===``?`The folder`:escapeControls(o)}${s} of ${e} was changed while ${u} was measured, so what ${e} measures is no longer its own. Let no command of ${u} write into the files of ${e}; if something that setup has started on ${e} writes there, let it keep its files elsewhere.`)}
known(e){
let t=this.sides.get(e);
if(!t)throw RangeError(`${e} is none of the sides`);
return t}
timed(e){
let t=performance.now(),n=e();
return this.spent+=performance.now()-t,n}
now(){
let e=join(this.scratch,`.now`);
return rmSync(e,{recursive:!0,force:!0}),writeFileSync(e,``,{flag:`wx`}),lstatSync(e,{bigint:!0}).ctimeNs}};
function unknown(){
return{turns:[],whole:new Set,left:0}}
function lookAt(e,t,n=new Set){
let r=e=>t.some(({left:t,back:n})=>e>t&&(n===null||e<n)),i=[],a=new Map,o=t=>{
let n=statOf(join(e,t));
if(!n)return;
if(n.isDirectory())for(let n of namesIn$2(join(e,t)))o(join(t,n));
if(n.isDirectory()||n.nlink===1n){
r(n.ctimeNs)&&i.push(t);
return}
let s=a.get(n.ino)??{there:n,path:t,names:0n};
s.names++,a.set(n.ino,s)};
o(``);
let s=new Set;
for(let[e,{there:t,path:o,names:c}]of a){
let a=c>=t.nlink;
a&&s.add(e),r(a||n.has(e)?t.ctimeNs:t.mtimeNs)&&i.push(o)}
return{changed:i.sort((e,t)=>t.length-e.length),whole:s}}
function statOf(e){
try{
return lstatSync(e,{bigint:!0})}catch{
return null}}
function namesIn$2(e){
try{
return readdirSync(e)}catch{
return[]}}
function withMovedPaths(e,t,n,r=()=>!0){
if(t===``||t===`/`||!e.includes(t))return e;
let i=t.replace(/[.*+?^${}()|[\]\\]/g,`\\$&`),a=RegExp(`(?:(?<![\\w./-])|(?<=(?:^|[\\s"'=:;,])-\\w+)|(?<=\\bfile://))${i}(?=[/\\\\:;,|"'\\s<>)\\]}]|$)(/[^\\\\:;,|"'\\s<>)\\]}]*)?`,`g`);
return e.replace(a,(e,t=``)=>r(e)?`${n}${t}`:e)}
const largestText=32*2**20,settings=/^(?:(?:GNU)?[Mm]akefile|config\.status|libtool|compile_commands\.json|project\.assets\.json|\.env(?:\..+)?|.+\.(?:mk|mak|pc|la|pth|props|targets))$/,marks=new Set([`pyvenv.cfg`,`CMakeCache.txt`,`meson-private`]),ofEnvironment=/^(?:pyvenv\.cfg|(?:bin|Scripts)\/[^/]+|lib\/[^/]+\/(?:site|dist)-packages\/(?:[^/]+|[^/]+\.dist-info\/direct_url\.json))$/,ofBazel=/^bazel-/,binary=/\.(?:o|obj|a|so(?:\.\d+)*|dylib|dll|exe|lib|gch|pch|bin|pyc|whl|zip|gz|png|jar|class)$/,ofNinja=new Set([`.ninja_deps`,`.ninja_log`]);
var MovedCopies=class{
root;
links=[];
files=[];
texts=[];
marked=[];
changed=new Set;
leftOut=new Set;
known=new Map;
constructor(e){
this.root=e}
noting(e){
return{...e,copied:(e,t)=>{
let n=e.toString(),r=basename(n);
t===null?(marks.has(r)?this.marked.push(n):settings.test(r)&&this.files.push(n),binary.test(r)||this.texts.push(n)):ofBazel.test(r)&&t.includes(`/execroot/`)?this.marked.push(n):this.isIn(t.toString())&&this.links.push({path:n,target:t.toString()})}}}
move(e,t){
let n=t=>this.isMoved(t,e);
for(let n of this.marked){
let r=basename(n);
r===`meson-private`?this.leaveOut(n,e,join(dirname(n),`build.ninja`)):ofBazel.test(r)?this.leaveOut(n,e):r===`pyvenv.cfg`?this.moveTexts(this.textsOfEnvironment(dirname(n)),dirname(n),e,t):this.isIn(homeOf(n))&&this.moveTexts(this.textsOfBuild(dirname(n)),dirname(n),e,t)}
for(let{path:r,target:i}of this.links)lstatSync(r,{throwIfNoEntry:!1})?.isSymbolicLink()&&n(i)&&(unlinkSync(r),symlinkSync(`${t}${i.slice(this.root.length)}`,r),this.changed.add(relative(e,r)));
for(let n of this.files)this.moveTexts([n],n,e,t)}
say(e){
let t=e=>`${[...e].slice(0,5).map(e=>printableName(e,100)).join(`, `)}${e.size>5?` and ${e.size-5} more`:``}`;
this.changed.size>0&&e.info(`copies of ignored files that named a path in the checkout name it in their own side now: ${t(this.changed)}`),this.leftOut.size>0&&e.info(`not copied, as both sides would run or build the code of the checkout there: ${t(this.leftOut)}. Let "setup" or "run" make it, as by meson setup or bazel build`)}
textsOfBuild(e){
let t=this.texts.filter(t=>t.startsWith(`${e}${sep}`));
for(let e of t)ofNinja.has(basename(e))&&rmSync(e,{force:!0});
return t}
textsOfEnvironment(e){
return this.texts.filter(t=>t.startsWith(`${e}${sep}`)).filter(t=>ofEnvironment.test(relative(e,t)))}
leaveOut(e,t,...n){
for(let t of[e,...n.filter(e=>this.texts.includes(e))])rmSync(t,{recursive:!0,force:!0});
this.leftOut.add(relative(t,e))}
moveTexts(e,t,n,r){
for(let i of e){
let e=lstatSync(i,{throwIfNoEntry:!1});
if(!e?.isFile()||e.size>largestText)continue;
let a=readFileSync(i,`latin1`);
if(a.includes(`\0`))continue;
let o=withMovedPaths(a,asBytes(this.root),asBytes(r),e=>this.isMoved(Buffer.from(e,`latin1`).toString(),n));
o!==a&&(chmodSync(i,e.mode|128),writeFileSync(i,o,`latin1`),chmodSync(i,e.mode&4095),utimesSync(i,e.atimeMs/1e3,e.mtimeMs/1e3),i.endsWith(`.py`)&&removeCompiled(i),this.changed.add(relative(n,t)))}}
isMoved(e,t){
let n=this.known.get(e);
if(n!==void 0)return n;
let r=isThere$1(`${t}${e.slice(this.root.length)}`)||!isThere$1(e);
return this.known.set(e,r),r}
isIn(e){
return e===this.root||e.startsWith(`${this.root}${sep}`)}};
function asBytes(e){
return Buffer.from(e).toString(`latin1`)}
function isThere$1(e){
return lstatSync(e,{throwIfNoEntry:!1})!==void 0}
function removeCompiled(e){
let t=join(dirname(e),`__pycache__`);
if(lstatSync(t,{throwIfNoEntry:!1})?.isDirectory())for(let{name:n}of entriesIn(t))n.startsWith(`${basename(e,`.py`)}.`)&&rmSync(join(t,n),{force:!0})}
function homeOf(e){
if(!lstatSync(e,{throwIfNoEntry:!1})?.isFile())return``;
let t=readFileSync(e,`latin1`);
return/^CMAKE_HOME_DIRECTORY:INTERNAL=(.*)$/m.exec(t)?.[1]?.trim()??``}
async function takeWorktrees(e,t,n,{outside:r,temporary:i,hasPointers:a,isWorkplace:o=!1,signal:s}={}){
let c=Object.keys(t);
await recoverCheckout(e,n),await recoverWorktrees(e,n);
let l=a?e.with(leavingPointers):e,{folder:u,register:d,remove:f}=await openFolder(l,i||tmpdir()),p=copyingFor(n,s),m=new Map,h=new Map,g=await readOthersStashes(l);
try{
n.info(`checking ${c.join(c.length>2?`, `:` and `)} out in ${u}, each with a copy of the ignored files`);
for(let e of c){
let r=new MovedCopies(l.folder);
h.set(e,r);
let i={side:e,console:n,register:d,copying:r.noting(p(e))};
await addWorktree({git:l,hasTree:!0},join(u,e),t[e].sha,i).catch(async t=>{
throw await notCheckedOut(t,e,u)}),m.set(e,await gitPath(l.in(join(u,e)),`HEAD`))}
let e=await Promise.all(c.map(async e=>r?.(l.in(join(u,e)))??[])),i=await placeAround(u,l.folder,[...new Set(e.flat())]);
for(let[e,t]of h)t.move(join(u,e),i);
h.get(c[0])?.say(n);
let a=onePlace(u,i,c),s=l.in(a.path);
return{beside:u,async enter(e){
return a.show(e),await checkOutAgain(s,t[e].sha,m.get(e)??``),a.path},refuseChanged:()=>a.refuseChanged(),async[Symbol.asyncDispose](){
await f(n),await retryOnce(()=>bringBackStashes(l,g,o,n))}}}catch(e){
throw await f(n),e}}
async function checkOutAgain(e,t,n){
await worktreeHead(e,n)!==t&&await e.run([`checkout`,`--force`,`--detach`,t,`--`])}
async function addWorktree(e,t,n,r){
let{git:i}=e;
await r.register(i),await i.run([`worktree`,`add`,`--detach`,`--no-checkout`,t,n]);
let a=i.in(t);
await writeFile(await gitPath(a,`locked`),`${ourLock}\n`,{flag:`wx`}),await shareSettings(i,a),e.hasTree&&await copyIgnored(i,t,n,r.copying),await a.run([`checkout`,`--force`,`--detach`,n,`--`]);
let o=await readLinks(i,n);
if(o.size!==0)for(let i of await findSubmodules(e,n,o,r))await addWorktree(i.source,join(t,decodePath(i.path)),i.commit,r)}
async function shareSettings(e,t){
for(let[n,r]of await gitPaths(e,[`info/sparse-checkout`,`config.worktree`])){
let i=await contentOf$1(r);
if(i===null)continue;
let a=await gitPath(t,n);
if(await mkdir(dirname(a),{recursive:!0}),await writeFile(a,i),n===`config.worktree`)for(let t of[`core.worktree`,`core.bare`])await e.ask([`config`,`--file`,a,`--unset-all`,t])}}
async function findSubmodules(e,t,n,{side:r,console:i}){
let a=await namesOf(e.git,t),o=e.hasTree?await ownSubmodules(e.git):[],s=[];
for(let[t,c]of n){
let n=a.get(t)??null,l=o.find(e=>n!==null&&e.name===n)??o.find(e=>e.path===t&&(n===null||e.name===null)),u=l?await inTree(e.git,l.path):await withoutTree(e.git,n);
u===null?l||i.warn(`The submodule ${decodePath(t)} of ${r} is not in this checkout, so its folder stays empty there. If the benchmarks need it, let "setup" run "git submodule update --init".`):(await complete(u.git,c,t,r),s.push({path:t,commit:c,source:u}))}
return s}
async function ownSubmodules(e){
let t=await namesOf(e,``);
return(await readIndex(e)).filter(({mode:e})=>e===`160000`).map(({path:e})=>({path:e,name:t.get(e)??null}))}
async function namesOf(e,t){
let n=await e.ask([`config`,`--blob`,`${t}:.gitmodules`,`-z`,`--get-regexp`,`^submodule\\..*\\.path$`]);
return new Map(nulSeparated(n??``).map(e=>{
let t=e.indexOf(`
`);
return[e.slice(t+1),e.slice(10,t-5)]}))}
async function inTree(e,t){
return await standingBelow(e.folder,`${t}/.git`)?{git:e.in(join(e.folder,decodePath(t))),hasTree:!0}:null}
async function withoutTree(e,t){
if(t===null||!isInside(t))return null;
let n=await gitPath(e,`modules/${decodePath(t)}`);
if(!await lstatOrNull(join(n,`HEAD`)))return null;
let r={GIT_DIR:n,GIT_WORK_TREE:n},i=e.in(n);
return{git:{...i,run:(e,t)=>i.run(e,{...t,env:{...t?.env,...r}}),ask:(e,t)=>i.ask(e,{...t,env:{...t?.env,...r}}),find:(e,t)=>i.find(e,{...t,env:{...t?.env,...r}})},hasTree:!1}}
async function complete(e,t,n,r){
if(await e.ask([`cat-file`,`-e`,`${t}^{commit}`])===null&&await(await origin(e,``,``)).fetchCommit(t)===null)throw new CouldNotMeasure(`${r} has the submodule ${decodePath(n)} at ${shortSha(t)}, which is not in this checkout, and its origin did not give it. Run "git fetch origin ${t}" in the submodule.`)}
async function placeAround(e,t,n){
let r=t.split(sep).filter(e=>e!==``),i=Math.max(1,...n.map(e=>e.split(sep).filter(e=>e===`..`).length)),a=join(e,`around`,...r.slice(-i));
await mkdir(dirname(a),{recursive:!0});
let o=[a];
for(let e of n.toSorted((e,t)=>e.length-t.length)){
let[n,r]=[resolve(t,e),resolve(a,e)],i=await stat$1(n).catch(()=>null);
i&&!o.some(e=>`${r}${sep}`.startsWith(`${e}${sep}`))&&(await mkdir(dirname(r),{recursive:!0}),await symlink(await inPlace(n,t,a),r,i.isDirectory()?`junction`:`file`),o.push(r))}
return a}
async function inPlace(e,t,n){
let[r,i]=await Promise.all([realpath(e),realpath(t)]);
return`${r}${sep}`.startsWith(`${i}${sep}`)?join(n,relative(i,r)):e}
async function worktreeHead(e,t){
let n=(await contentOf$1(t).catch(()=>null))?.toString().trim()??null;
return n===elsewhere?e.ask([`rev-parse`,`--verify`,`--quiet`,`HEAD`]):n}
const elsewhere=`ref: refs/heads/.invalid`;
function onePlace(e,t,n){
let r=new TamperDetector(e,.05,n);
for(let t of n)r.leave(t,join(e,t));
let i=null,a=(e,t,n)=>{
try{
renameSync(t,n)}catch(r){
throw new CouldNotMeasure(`The worktree of ${e} could not be moved from ${t} to ${n}: ${r.message}. The sides take turns at one path; let no benchmark leave a program running in there, or move the folder itself.`)}};
return{path:t,show(n){
i!==n&&(i!==null&&(a(i,t,join(e,i)),r.leave(i,join(e,i))),i=null,r.comeBack(n,join(e,n)),a(n,join(e,n),t),i=n)},refuseChanged(){
for(let a of n)r.refuseChanged(a,i===a?t:join(e,a))}}}
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
const ofTheFormat=/^(Unit\s|PASS$|ok\s|FAIL|\?\s|goos:|goarch:|pkg:|cpu:|--- BENCH:|\s*--- SKIP:|testing: |coverage:|\s*$)/,result=/^Benchmark\S*\s*(\s[+-]?\d+\s+[-+.\d]\S*\s.*)?$/;
function printedIn$1(e){
return e.split(/\r?\n/).flatMap(e=>{
if(ofTheFormat.test(e)||result.test(e))return[];
let t=e.replace(/^Benchmark\S*\s+/,``),n=t.slice(0,t.length-(endOfResult(t)?.length??0)).trim();
return n===``?[]:[n]})}
function printedByBenchmark(e,t){
let n=e=>e.replace(/\d+/g,`0`),r=new Set(t.map(n));
return e.find(e=>!r.has(n(e)))??null}
function unusable(e,t,n){
let{failures:r,unread:i=[],measurements:a}=e,o=refusedAlone(e),s=[...t.matchAll(ends)].at(-1)?.[0].startsWith(`PASS`)===!0;
if(!s&&r[0]!==void 0)return{how:`failed`,said:r[0]};
if(o[0]!==void 0)return{how:`gave a value that cannot have been measured`,said:o[0]};
let c=e=>e.startsWith(n)&&/^[-/#\s]/.test(e.slice(n.length)),l=i.find(e=>e.isResult&&e.why!==`nothing follows the count`&&c(e.text));
return l?{how:`gave a result that cannot be read`,said:`${l.why} in "${l.text.trim()}". Let it print nothing, and call no exit.`}:!s&&a.length===0?{how:`ended before it had measured`,said:`its process exited with status 0, but without the PASS of the test runner. Let it call no exit.`}:null}
const ends=/PASS\r?$|^FAIL\r?$/gm,goSays=/goos: (\S+)\r?\ngoarch: (\S+)\r?\n(?:pkg: .*\n)?(?:cpu: (.*\S))?/;
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
let c=[],l=new StringDecoder(`utf8`),u=a?mostHandedOn:mostOutput,d=0,f=new LastLines,p=t=>{
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
var LastLines=class{
text=Buffer.alloc(0);
add(e){
this.text=Buffer.concat([this.text,e]).subarray(-16384)}
lines(){
return this.text.toString(`utf8`).trimEnd().split(`
`).slice(-30).join(`
`)}};
function isOwnStatus(e){
return typeof e==`number`&&e<126}
function isLastOf(e,t){
let n=e=>e.replace(/\\\n|\s/g,``);
return t!==null&&n(e).endsWith(n(t.command))}
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
let n=t&&`the ${t.isPipe?`pipe`:`command`} in line ${t.line}`,r=t?.isPipe===!1?` (\`${printableName(t.command)}\`)`:``;
return` \`bash -eo pipefail\`${n?` ended it at ${n}${r}, as it`:``} ends at the first command that fails, in a pipe too; a \`grep\` that finds nothing has failed.`}
const notFound$1=127,whereFrom=`Commands are run with bash. Install it (in a container, in its image); on Windows it comes with Git.`;
function bash(){
return process.platform===`win32`?join(process.env.ProgramFiles??`C:\\Program Files`,`Git`,`bin`,`bash.exe`):`bash`}
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
function orderOf(e,t){
return 1+Math.floor(randomFrom(~e^Math.imul(t,2246822507))()*2**31)}
const fewSeconds=1.5;
function selectRelinkable(e,t=fewSeconds){
let n=e.reduce((e,{linking:t})=>e+t,0);
return e.filter(e=>n<=t||e.linking<=.15*e.measuring).map(({path:e})=>e)}
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
async function mapParallel(e,t){
let n=[],r=[...e.entries()],i=async()=>{
for(let e=r.shift();e;e=r.shift()){
let[r,i]=e;
n[r]=await t(i)}},a=e=>{
throw r.length=0,e},o=Array.from({length:availableParallelism()},()=>i().catch(a)),s=(await Promise.allSettled(o)).find(e=>e.status===`rejected`);
if(s)throw s.reason;
return n}
function binaryOf(e,t,n,r,i){
let a=resolve(t,e.folder);
return{package:e,file:n,cwd:a,env:{...r,...i?.env,PWD:a}}}
function argsFor(e,t){
return[`-test.paniconexit0`,`-test.timeout=0`,`-test.run=^$`,`-test.bench=${t}`,...measureFlags(e)]}
function argsForOne({benchmem:e,cpu:t},n,r,i){
let{name:a,processors:o}=sourceName(n,suffixContext(t,r,i));
return argsFor({benchmem:e,cpu:t===null?null:o??`1`},patternForReported(a))}
function suffixContext(e,t,n){
return{cpu:e,reported:t,most:Number(n.GOMAXPROCS)||availableParallelism()}}
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
async function linkBinary({call:e,code:t},{signal:n,timeout:r},i,a){
let o=await runProcess({file:e.file,args:linkAgain(e,t,i,a),cwd:t.hasC?e.cwd:dirname(i),env:e.env,signal:n,deadline:Date.now()+r*1e3,onOutput(){}});
return seal(i),o}
async function build(e,t,n){
let[r,...i]=t;
if(!r)return[];
let[a]=await buildAtOnce(e,[r],n);
return[a,...await buildAtOnce(e,i,n)]}
function buildAtOnce(e,t,n){
return mapParallel(t,async({package:t,root:r,file:i,flags:a,recording:o})=>{
let s=[`test`,`-c`,`-vet=off`,...buildFlags(n),...a,...o?.flags??[],`-o`,i,t.path],c=await e.run(resolve(r,t.module),s,{...t.env,...o?.env});
return seal(i),{...c,lastLines:c.lastLines.replace(/^WORK=.*\n?/m,``)}})}
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
var SaidWithout=class{
known=new Map;
bench;
run;
constructor(e,t=runProcess){
this.bench=e,this.run=t}
of(e){
let{file:t}=e,n=this.known.get(t);
if(n!==void 0)return n;
let r=this.ask(e).catch(()=>[]);
return this.known.set(t,r),r}
async ask({file:e,cwd:t,env:n}){
let{signal:r,timeout:i}=this.bench,a=``;
return await this.run({file:e,cwd:t,env:n,signal:r,deadline:Date.now()+i*1e3,args:[`-test.paniconexit0`,`-test.timeout=0`,`-test.run=^$`,`-test.bench=^$`],onOutput:e=>{
a+=e.toString()}}),printedIn$1(a)}};
function refuseFailed({commits:e,timeout:t},n,r,{name:i,its:a,text:o,hint:s=``},{status:c,isLate:l,lastLines:u}){
let d=`${r}, ${n} (${shortSha(e[n].sha)})`;
if(l)throw new SideFailed(n,`${a} did not end within ${formatDuration(t)} (\`timeout\`) in ${r}`,`${i} did not end within ${formatDuration(t)} in ${d}, and was ended with everything it had started. Find what it waits for, or raise "timeout". Command: ${o}`,u,`timeout`);
if(c===0)return;
let f=`failed with ${typeof c==`number`?`exit code`:`signal`} ${c}`;
throw new SideFailed(n,`${a} ${f} in ${r}`,`${i} ${f} in ${d}. Command: ${o}\nCheck that commit out and run the command there to see it fail.${s}`,u)}
function bothSidesError(e,t){
let{why:n,message:r,output:i,kind:a}=e,o=isAlike(e,t)?`${r}\nBase failed in the same way: look at the command, and at what both sides share.`:`${r}\nBase failed as well: ${t.message}`;
return new SideFailed(`head`,n,o,i,a)}
function retryError(e,t){
if(t===e)return e;
let{side:n,why:r,message:i,output:a,kind:o}=e,s=isAlike(e,t)?`Tried once more, it failed in the same way.`:`Tried once more, it failed otherwise: ${t.message}`;
return new SideFailed(n,r,`${i}\n${s}`,a,o)}
function isAlike(e,t){
let n=({message:e})=>e.replace(/\b(base|head) \([0-9a-f]{7,64}\)/g,`side`).replace(/\b(base|head)\b/gi,`side`).replace(/\bround \d+ of/g,`round of`);
return n(e)===n(t)}
function budgetError(e){
return new CouldNotMeasure(`budget: the time for measuring ran out before both sides had been tried. Give more time, or let the command do less. One side had already failed: ${e.message}`,e.output)}
function timeoutError({title:e},t,n){
let r=`${formatDuration(n)}, a tenth of the \`budget\``;
return new SideFailed(t,`${e} did not end within ${r}`,`${e} did not end on ${t} within ${r}, though it should only run briefly. Find what it waits for, raise "budget", or let "bench" match only the others.`,``,`no time`)}
function endedOtherwise(e,t,n,r){
return exitFailures(t===`base`?{base:e,head:n}:{base:n,head:e}).map(({benchmark:e,side:t,why:n})=>[e,new SideFailed(t,`a benchmark failed in ${r}`,`A benchmark failed in ${r}, ${t}, though what ran it ended with status 0: ${e}: ${n}. Run it by hand to see what it prints.`)])}
function firstOfEachSide(e){
return e.filter((t,n)=>e.findIndex(({side:e})=>e===t.side)===n)}
var FailureCounts=class{
visits={base:0,head:0};
all=new Map;
ran(e){
this.visits[e]++}
failed(e,t){
this.all.set(e,[...this.failuresOf(e),t])}
get benchmarks(){
return[...this.all.keys()].filter(e=>e!==null)}
failuresOf(e){
return this.all.get(e)??[]}
of(e){
let[t,n]=sides.map(t=>{
let n=this.failuresOf(e).filter(e=>e.side===t).length;
return{runs:this.visits[t]+(e===null?n:0),failed:n}});
return{base:t,head:n}}};
function isRowOfFailed(e,t){
return e===t||e.startsWith(`${t} > `)}
const besides=/^(HOME|PWD|OLDPWD|TMPDIR|TE?MP|SHELL|_|XDG_.*|AGENT_.*|ANDROID.*|JAVA_HOME.*|GOROOT.*|VCPKG.*|.*WEBDRIVER.*|RUNNER_.*|GITHUB_.*|ACTIONS_.*|.*CACHE.*|.*SOCK.*)$/i,ofSystem=/^\/(usr\/)?(s?bin|lib\w*|include|share)(\/|$)|^\/(proc|sys|run|etc|boot)(\/|$)|^\/$/;
function sharedFolders(e,t){
let n=e.HOME??``,r=Object.entries(e).filter(([e])=>!besides.test(e)&&e!==`PATH`).flatMap(([,e=``])=>absolute(e,t)).map(e=>({folder:e,depth:5})),i=absolute(e.PATH??``,t),a=[...i.filter(e=>/\/bin\/?$/.test(e)).map(e=>e.replace(/\/bin\/?$/,``)),...n===``?[]:[`${n}/.local`]].flatMap(e=>[{folder:`${e}/lib`,depth:6},{folder:`${e}/lib64`,depth:2},{folder:`${e}/include`,depth:3}]),o=n===``?[]:[`bin`,`lib`,`.local/bin`,`go/bin`,`.cargo/bin`,`.m2/repository`],s=[...i.map(e=>({folder:e,depth:1})),...r,...o.map(e=>({folder:`${n}/${e}`,depth:e.startsWith(`.m2`)?8:2})),...a],c=new Set;
return s.filter(({folder:e})=>{
let t=!c.has(e)&&!ofSystem.test(e)&&e!==n;
return c.add(e),t})}
function absolute(e,t){
return e.split(t).filter(e=>e.startsWith(`/`)&&!e.includes(`
`))}
const cargoSettings=[{key:`target-dir`,variables:[`CARGO_TARGET_DIR`,`CARGO_BUILD_TARGET_DIR`]},{key:`build-dir`,variables:[`CARGO_BUILD_BUILD_DIR`]}];
function cargoBuildValue(e,t){
let n=``;
for(let r of e.split(/\r?\n/)){
let e=/^\s*\[\s*([^[\]]+?)\s*\]\s*(?:#.*)?$/.exec(r);
e&&(n=(e[1]??``).replace(/["']/g,``));
let[,i=``,a,o]=/^\s*([\w."' -]+?)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|'([^']*)')\s*(?:#.*)?$/.exec(r)??[];
if([n,i.replace(/["'\s]/g,``)].filter(e=>e!==``).join(`.`)===`build.${t}`)return o??unescaped(a??``);
let s=RegExp(`^\\s*build\\s*=\\s*\\{.*?\\b${t}\\s*=\\s*(?:"((?:[^"\\\\]|\\\\.)*)"|'([^']*)')`).exec(r);
if(s&&n===``)return s[2]??unescaped(s[1]??``)}
return null}
function unescaped(e){
return e.replace(/\\(["\\])/g,`$1`)}
const taskRunners=[{name:`Turborepo`,files:[`turbo.json`,`turbo.jsonc`],named:/\bturbo\b/,env:{TURBO_FORCE:`true`}},{name:`Nx`,files:[`nx.json`],named:/\bnx\b/,env:{NX_SKIP_NX_CACHE:`true`,NX_DISABLE_NX_CACHE:`true`,NX_SKIP_REMOTE_CACHE:`true`,NX_DISABLE_REMOTE_CACHE:`true`}},{name:`Lage`,files:[`lage.config.js`,`lage.config.cjs`,`lage.config.mjs`,`lage.config.json`],named:/\blage\b/,env:{LAGE_RUN_CACHE:`false`}},{name:`wireit`,files:[],inPackage:`"wireit"`,named:/\bwireit\b/,env:{WIREIT_CACHE:`none`}},{name:`moon`,files:[`.moon/workspace.yml`],named:/\bmoon\b/,env:{MOON_CACHE:`off`}},{name:`Rush`,files:[`rush.json`],named:/\brushx?\b/,env:{RUSH_BUILD_CACHE_ENABLED:`0`}},{name:`Pants`,files:[`pants.toml`],named:/\bpants\b/,env:{PANTS_TEST_FORCE:`true`}}],machineCode=/\.(a|o|so(\.\d+)*|dylib|dll|pyd|node|wasm|exe|lib|rlib)$|(^|\/)[^./]+$/,classes=/\.(jar|class)$/,assemblies=/\.dll$/,languages=[[`s asm c cc cpp cxx c++ h hh hpp hxx inc ipp m mm cu rs pyx pxd zig swift d nim v odin f90 f95 f03 adb ads`,machineCode],[`go hs ml mli cr dart`,machineCode],[`js mjs cjs jsx ts mts cts tsx vue svelte`,/\.[cm]?js$/],[`py pyi`,/\.(py|whl)$/],[`java kt kts scala groovy clj`,classes],[`cs fs vb`,assemblies],[`y yy l ll g4 proto fbs capnp thrift peg pest templ`,/\.(go|c|cc|cpp|h|hpp|rs|py|js|ts|java|kt|cs|rb|swift|php)$/],[`rb jl ex exs erl php pl pm r lua`,null]].map(([e=``,t])=>({sources:new Set(`${e}`.split(` `)),product:t instanceof RegExp?t:null})),besideFolder=/^(tests?|__tests__|specs?|testdata|fixtures|docs?|examples?|vendor|third_?party|node_modules|\..*)$/i,testName=/(^test_.*|_test|[._-]spec|[._-]test|^conftest)\.[a-z]+$/i;
function languageOf(e){
let t=e.slice(e.lastIndexOf(`/`)+1),n=t.lastIndexOf(`.`),r=t.slice(n+1).toLowerCase();
return n>0?languages.find(({sources:e})=>e.has(r))??null:null}
function measuredSources(e){
return e.filter(e=>isSource(e)&&!isBenchmarkFile(e)&&!isBeside(e))}
function isSource(e){
return languageOf(e)!==null}
function isBeside(e){
let t=e.split(`/`),n=t.pop()??``;
return testName.test(n)||t.some(e=>besideFolder.test(e))}
function isProductOf(e,t){
return t.some(t=>languageOf(t)?.product?.test(e))}
function isCompiled(e){
let t=languageOf(e)?.product;
return t===machineCode||t===classes||t===assemblies}
function ofUnreadLanguages(e,t){
let n=new Set(t.map(languageOf));
return e.filter(e=>!n.has(languageOf(e)))}
function beyondGo(e,t){
let n=new Set([...t].filter(e=>e.endsWith(`.go`)).map(folderOf$1)),r=e=>languageOf(e)===languages[0];
return n.size===0?e:e.filter(e=>!r(e)||n.has(folderOf$1(e)))}
function folderOf$1(e){
return e.slice(0,e.lastIndexOf(`/`)+1)}
const buildFile=/(^|\/)(GNUmakefile|[Mm]akefile|build\.ninja|Cargo\.toml|meson\.build|build\.zig|dune-project|CMakeCache\.txt|BUILD(\.bazel)?|[^/]+\.(gradle|gradle\.kts|cabal|csproj|fsproj|sln|vcxproj|pro))$/;
function isBuildFile(e){
return buildFile.test(e)}
function firstPaths(e){
return e.slice(0,3).map(e=>e.slice(0,1e3))}
const cachingTools=/^(turbo\.jsonc?|nx\.json|lage\.config\.[a-z]+|rush\.json|\.moon\/.*)$/;
function canSkipReading(e){
return e.some(e=>cachingTools.test(e))}
const fromObjects=/\bgit (?:archive|clone|worktree|show|cat-file|checkout-index)\b|git\+file:|\basv (?![^\n]*--python=same)/;
function readsObjects(e){
return e.some(e=>e!==null&&fromObjects.test(e))}
function sharedImage(e,t){
return[...e?.matchAll(/\b(?:docker|podman|nerdctl)\b[^\n;&|]*\bbuild\b[^\n;&|]*?\s(?:-t|--tag)[ =]?(["']?)([\w./:@-]+)\1(?=[\s;&|]|$)/g)??[]].map(([,,e=``])=>e).find(e=>t.includes(e))??null}
function unreadCode(e){
let t=unreadOn(`head`,e.head);
if(t!==null)return t;
let n=unreadOn(`base`,e.base);
return n!==null&&(n.isAll||n.instead.length>0)?n:null}
function unreadOn(e,t){
let{changed:n,others:r,tracked:i,read:a,builtBefore:o,isElsewhere:s,isSkipping:c,isInPlace:l}=t,u=[...n,...r].filter(e=>a.has(e)),d=n.filter(e=>!a.has(e)),f=d.length===n.length,p=ofUnreadLanguages(n,beyondGo(u,i)),m=o.filter(e=>!isBuildFile(e)&&isProductOf(e,p)),h=t.started.filter(e=>isProductOf(e,d)),g=l&&[...a].some(isBuildFile)&&n.every(isCompiled),_=!c&&!g,v=_?[...h,...m]:[],y=f||h.length>0?d:v.length>0?p:[];
return y.length===0?null:{kind:`unread-code`,side:e,count:y.length,files:firstPaths(y),instead:firstPaths(v),isElsewhere:_&&f&&s,isAll:_&&f&&u.length===0}}
function withMethods(e,t){
return new Proxy(e,{get:(e,n)=>t[n]??bound(e,n)})}
function bound(e,t){
let n=Reflect.get(e,t,e);
return typeof n==`function`?n.bind(e):n}
async function passesUnmeasured(e){
try{
return(await e(onlyProving)).verdict===`pass`}catch(e){
if(e instanceof CouldNotMeasure)return!1;
throw e}}
function onlyProving(e){
return withMethods(e,{async items(){
if((await e.items()).length>0)throw new CouldNotMeasure(`the sides build different code`);
return[]}})}
var LeaderFollower=class{
titles=new Set;
take(e){
return withMethods(e,{items:async()=>{
let t=await e.items();
for(let{title:e}of t)this.titles.add(e);
return t},parts:t=>{
let n=e.parts(t);
for(let t of n)e.turns(t);
return n}})}
follow(e,t){
let n=null;
return withMethods(e,{visit:async(r,i,a)=>{
let{round:o,budgetEnds:s}=a;
if(i!==t||o===0||s===null)return e.visit(r,i,a);
let c=Date.now();
n??=(s-c)*(2/5);
try{
return await e.visit(r,i,{...a,budgetEnds:Math.min(s,c+n)})}finally{
n-=Date.now()-c}},items:async()=>(await e.items()).filter(({title:e})=>this.titles.has(e))})}};
async function keepsReadTimes(e){
if(process.platform!==`linux`)return!1;
let t=await mkdtemp(join(e,`benchgate-atime-`)).catch(()=>null);
if(t===null)return!1;
try{
let e=join(t,`file`);
if(writeFileSync(e,`read`),await setUnread(t,[`file`]),wasRead(e))return!1;
let n=openSync(e,`r`);
return readSync(n,Buffer.alloc(4),0,4,0),closeSync(n),wasRead(e)}catch{
return!1}finally{
await rm(t,{recursive:!0,force:!0})}}
function setUnread(e,t){
return setAccessTimes(e,t,`@1`)}
async function keepingReads(e,t,n){
let r=t.filter(t=>wasRead(join(e,t)));
try{
return await n()}finally{
await setUnread(e,t),await setAccessTimes(e,r,`now`)}}
async function setAccessTimes(e,t,n){
for(let r=0;r<t.length;r+=400){
let i=[`-a`,`-c`,`-h`,`-d`,n,`--`,...t.slice(r,r+400)];
await promisify(execFile)(`touch`,i,{cwd:e,timeout:1e4}).catch(()=>{})}}
const unreadByGit={GIT_CONFIG_COUNT:`1`,GIT_CONFIG_KEY_0:`core.trustctime`,GIT_CONFIG_VALUE_0:`false`};
function settleIndex(e){
let t=Date.now()/1e3+2;
utimesSync(e,t,t)}
function fileAt(e){
let t=lstatSync(e,{throwIfNoEntry:!1});
return t?.isFile()?t:null}
function wasRead(e){
return(fileAt(e)?.atimeMs??0)>1e3}
async function warnOfEditable(e,{checkout:t,...n},r){
let i=t?await editableIn(e,{...n,checkout:t}):null;
i&&r.warn(`Both sides may run the code in ${i.target} and not their own: the Python environment ${i.environment} has it as an editable install. Make an environment in "setup" (docs/formats.md), or set "checkout" to in-place.`)}
async function editableIn(e,t){
let n=await environmentsOf(e,t);
for(let e of n.filter(e=>!isIn$1(t.checkout,e)))for(let n of await packageFolders(e))for(let r of await pathsIn(n)){
let n=await realpath(r).catch(()=>r);
if(isIn$1(t.checkout,n)&&!isIn$1(e,n))return{environment:e,target:n}}
return null}
const named$1=/(?<![^\s;&|("'=])(?!\/usr\/)([^\s;&|("'=]+)\/bin\/[\w.-]+/g,python=/\b(py\w*|asv|make|just|task|invoke|[\w./-]+\.sh)\b/,managed=/\b(uvx?|poetry|pdm|pipenv|hatch|tox|nox|pixi|conda)\b/;
async function environmentsOf(e,{folder:t,env:n}){
let r=[...e.matchAll(named$1)].map(([,e=``])=>resolve(t,e));
if(r.length>0)return r;
if(managed.test(e))return[n.UV_PROJECT_ENVIRONMENT,`.venv`,n.VIRTUAL_ENV,n.CONDA_PREFIX].filter(e=>e).map((e=``)=>resolve(t,e));
if(!python.test(e))return[];
for(let e of(n.PATH??``).split(delimiter))for(let n of[`python3`,`python`])if(e!==``&&await lstatOrNull(join(e,n)))return[dirname(resolve(t,e))];
return[]}
async function packageFolders(e){
let t=join(e,`lib`);
return(await namesIn$1(t)).filter(e=>e.startsWith(`python3`)).flatMap(e=>[`site-packages`,`dist-packages`].map(n=>join(t,e,n)))}
async function pathsIn(e){
let t=[];
for(let n of await namesIn$1(e))if(n.endsWith(`.pth`)){
let r=(await textOf$1(join(e,n))).split(`
`);
t.push(...r.map(t=>resolve(e,t.trim())))}else if(n.endsWith(`.dist-info`)){
let r=editableUrl(await textOf$1(join(e,n,`direct_url.json`)));
r!==null&&t.push(r)}
return t}
function editableUrl(e){
try{
let{url:t,dir_info:n}=JSON.parse(e);
return n?.editable===!0&&t!==void 0?fileURLToPath(t):null}catch{
return null}}
function isIn$1(e,t){
return t===e||t.startsWith(`${e}${sep}`)}
async function namesIn$1(e){
return readdir(e).catch(()=>[])}
async function textOf$1(e){
return readFile(e,`utf8`).catch(()=>``)}
const largestFile=64*2**20,library=/\.(?:a|so(?:\.\d+)*|dylib|dll|jar|class|node|wasm|whl)$/,notes=/\.(dist|egg)-info$/;
var SharedInstalls=class{
folders;
installing;
first=null;
replaced=[];
used=new Set;
constructor(e){
this.installing=e,this.folders=sharedFolders(e.env,delimiter)}
watching(e){
return withMethods(e,{prepare:t=>this.prepare(t,()=>e.prepare(t)),visit:(t,n,r)=>this.visit(n,()=>e.visit(t,n,r))})}
async prepare(e,t){
let n=Date.now()-20;
await t();
let r=[this.installing.checkout,await this.installing.enter(e)],i=writtenSince(n,this.folders,r);
if(this.first===null){
this.first={side:e,digests:new Map(i.map(e=>[e,digest(e)]))};
return}
let{digests:a}=this.first;
this.first.side!==e&&(this.replaced=i.filter(e=>a.has(e)&&a.get(e)!==digest(e)).slice(0,500))}
async visit(e,t){
if(e!==this.first?.side||this.replaced.length===0||this.used.size>0)return t();
await setUnread(`/`,this.replaced.flatMap(e=>[e,...compiled(e)]));
let n=await t();
for(let e of this.replaced)[e,...compiled(e)].some(wasRead)&&this.used.add(e);
return n}
finding(){
if(this.first===null||this.used.size===0)return null;
let e=[...this.used];
return{kind:`shared-install`,side:this.first.side,count:e.length,paths:firstPaths(e)}}};
function writtenSince(e,t,n){
let r=[],i=new Set,a=0,o=6e4,s=(t,o)=>{
if(!(o===0||a<=0||i.has(t))&&(i.add(t),!n.some(e=>`${t}${sep}`.startsWith(`${e}${sep}`))))for(let n of entriesIn(t)){
if(a--<=0)return;
let i=join(t,n.name);
n.isDirectory()?notes.test(n.name)||s(i,o-1):n.isFile()&&isWritten(i,e)&&r.push(i)}};
for(let{folder:e,depth:n}of t){
a=Math.min(o,1e4);
let t=a;
s(real(e),n),o-=t-Math.max(a,0)}
return r}
function isWritten(e,t){
let n=fileAt(e);
return n===null||n.ctimeMs<t?!1:isSource(e)||library.test(e)||(n.mode&constants.S_IXUSR)!==0}
function real(e){
try{
return realpathSync(e)}catch{
return e}}
function digest(e){
try{
let t=fileAt(e)?.size??0;
return t>largestFile?`${t}`:createHash(`sha256`).update(readFileSync(e)).digest(`hex`)}catch{
return`unreadable`}}
function compiled(e){
if(!e.endsWith(`.py`))return[];
let t=join(dirname(e),`__pycache__`),n=`${basename(e,`.py`)}.`;
return entriesIn(t).flatMap(({name:e})=>e.startsWith(n)?[join(t,e)]:[])}
const mostBytes=256*2**20,mostFiles=1e4,fetched=/(^|\/)(node_modules|bower_components|vendor|site-packages|\.?venv|\.(tox|nox|yarn|pnpm-store|cargo|gradle|m2|bundle|git))\//;
async function refuseTracked({git:e,globs:t}){
let[n]=await list(e,[`--cached`],t);
if(n!==void 0)throw new Misconfigured(`output: ${named(n)} is tracked by git, and files of "output" are removed before each round. Let the command write to a path that git does not track.`)}
async function refusePresent(e){
let[t]=await listOutput(e);
if(t!==void 0)throw new Misconfigured(`output: ${named(t)} already exists, and files of "output" are removed before each round. With "ignored-files: shared" it is your own file: move or remove it, or let the command write to another.`)}
async function removeOutput(e){
for(let t of await listOutput(e))await withFileError(named(t),`removed`,()=>rm(pathOf(e.git,t),{force:!0}))}
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
let t=await o.a(await openOutput(e,s)).beginning(),c=claiming(t);
if(a&&c(a.format))continue;
let l=n.find(e=>c(e));
if(a&&l&&l!==goFormat)throw new CouldNotMeasure(`${named(a.path)} is in the format ${a.format.name}, and ${named(s)} in ${l.name}. Let "output" match files of one format, or set "format" to the one to be read.`);
l?a??={format:l,path:s}:i===null&&/\S/.test(t)&&(i=`${named(s)} ${unknownFormat(t,n)}`)}catch(e){
o.e=e}finally{
await o.d()}
if(a||i===null)return a?.format??null;
throw new CouldNotMeasure(i)}
async function readAs(e,t,n,r){
let i=[],a=await realpath(t.git.folder),o=openClean(e,a),s=o.file!==void 0,c=0;
for(let u of n)try{
var l=_usingCtx();
let n=l.a(await openOutput(t,u));
if(c+=n.size,c>mostBytes)throw new CouldNotMeasure(`The files that match "output" have more than ${mostBytes/2**20} MiB. Name fewer, or let the command write less.`);
try{
o.file?.(decodePath(u));
for await(let e of n.pieces())r(),o.write(e);
if(s)continue;
i.push(o.end())}catch(t){
throw t instanceof Unreadable?new CouldNotMeasure(`${named(u)} could not be read as ${e.name}: ${t.message}`):t}
o=openClean(e,a)}catch(e){
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
throw new CouldNotMeasure(`${r} and ${i} both have the benchmark "${escapeControls(n.benchmark.slice(0,200))}", so their values cannot be told apart. Let "output" match one of them, or give the benchmarks names of their own.`)}
function openOutput({git:e,tree:t},n){
return openWithin(t,pathOf(e,n),named(n))}
async function listOutput({git:e,globs:t}){
let n=await list(e,[`--others`],t),[r]=n;
if(r!==void 0&&n.length>mostFiles)throw new Misconfigured(`output: ${t.join(`, `)} matches ${n.length} files, such as ${named(r)}; at most ${mostFiles} are read. Name the command's results only, as these files are removed before each round.`);
let i=n.find(e=>fetched.test(e));
if(i===void 0)return n;
throw new Misconfigured(`output: ${t.join(`, `)} matches ${named(i)}, which is an installed file, not a result. Name the command's results only, as these files are removed before each round.`)}
async function list(e,t,n){
let r=n.map(e=>`:(glob)${e}`),i=nulSeparated(await e.run([`ls-files`,`-z`,...t,`--`,...r]));
return[...new Set(i)].filter(e=>!e.endsWith(`/`))}
function pathOf({folder:e},t){
return Buffer.concat([Buffer.from(`${e}/`),Buffer.from(t,`latin1`)])}
function named(e){
return`"${escapeControls(decodePath(e))}"`}
async function openWithin(e,t,n){
let r=await realpath(t).catch(()=>``),i=relative(await realpath(e),r);
if(r===``||i.split(sep)[0]===`..`||isAbsolute(i))throw new CouldNotMeasure(`output: ${n} is a link that does not lead to a file of the checkout. Let the command write the file itself.`);
let{O_RDONLY:a,O_NOFOLLOW:o=0,O_NONBLOCK:s=0}=constants,c=await withFileError(n,`opened`,()=>open(r,a|o|s)),l=await c.stat(),u=()=>c.close();
if(!l.isFile())throw await u(),new CouldNotMeasure(`output: ${n} is not a plain file. Let the command write one.`);
return{size:l.size,written:l.mtime,async beginning(){
let e=await readAt(c,0,Math.min(asked,l.size),n);
return new StringDecoder(`utf8`).write(e)},pieces:()=>piecesOf(c,l.size,n),[Symbol.asyncDispose]:u}}
async function withFileError(e,t,n){
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
return withFileError(r,`read`,async()=>{
let{buffer:r,bytesRead:i}=await e.read(Buffer.alloc(n),0,n,t);
return r.subarray(0,i)})}
async function isBefore(e,t,n){
let r=t.getTime()-2e3-e.getTime();
return r>0&&r>await lateness(n)}
async function lateness(e){
try{
let t=await mkdtemp(join(e,`.benchgate-`)),n=Date.now(),{mtimeMs:r}=await stat$1(t);
return await rm(t,{recursive:!0}),n-r}catch{
return 0}}
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
const usualReporting={format:anyFormat,output:[]},everything={title:null,benchmark:null,package:null,sides};
function commandDriver(e,t,{format:n,output:r,filter:i=null,ignoredFiles:a,isInShard:o}=usualReporting){
let s=new FilteredRun(t,i,e.console),c=o?new ShardedRun(o):null,l=formatNamed(n),u={base:l,head:l},d=new Set,f=null,p={},m=null,h=async(t,n,i,a)=>{
let{place:o}=i,s=`${o}, ${n} (${shortSha(e.commits[n].sha)})`,c=r.length>0?await outputPlace(e,n,r):null;
c&&!d.has(n)&&await refuseTracked(c),d.add(n);
let l=(e,r)=>{
if(!(e instanceof CouldNotMeasure||e instanceof Unreadable))throw e;
let i=`what its command wrote could not be read in ${o}`;
throw new SideFailed(n,i,`In ${s}: ${e.message}\nCommand: ${t}`,r)};
c&&await removeOutput(c).catch(e=>l(e,``));
let f=await realpath(await enterFolder(e,n)),h=new Recogniser(formats,u[n],f),g=c?new PrintedFailures(formats):null,_=e=>(g??h).write(e),v=await runOn(e,n,t,{...i,onText:_}),{lastLines:y,started:b,seconds:x,goOn:S}=v;
v.mayBeOfBenchmark||v.refuse();
let{format:C,parsed:w,problem:T}=await(c?readOutput(c,formats,u[n],S,b):readPrinted(h)).catch(e=>(v.refuse(),l(e,y))),E=g?.addTo(w,C)??w;
if(hasFailedAlone(E)||v.refuse(),p[n]||=w.measurements.length>0,n===`head`&&T!==null&&!p.head&&(m={problem:T,lastLines:y}),m&&p.base!==void 0){
let n=`Nothing was measured ${p.base?`on head, though base has benchmarks`:`on either side`}. What head printed (${shortSha(e.commits.head.sha)}) ${m.problem}\nCommand: ${t}`;
throw new SideFailed(`head`,`it printed no benchmark in ${o}`,n,m.lastLines)}
C&&!u[n]&&C.name!==`go`&&e.console.info(`${n} is read as ${C.name}`),u[n]??=C;
let D=refuseParsed(E,{side:n,place:o,where:s,text:t,lastLines:y,status:v.status}),{units:O,claimed:k}=w,A=n===`base`&&e.moved?asOnHead(w.measurements,e.moved):w.measurements,j={started:b.toISOString(),seconds:x,...k===void 0?{}:{claimed:k},...a===null&&asksAll,...lostIn(w),measurements:A};
return{visit:C?{...j,format:C.name}:j,units:O,printed:null,failed:D}};
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
let r=e=>s.visit(e,u[t],r=>h(r,t,n,e));
return c?c.visit(n,r):r(n.only)},layOut:async()=>!1,async relay(){},isRelaid:!1,async[Symbol.asyncDispose](){
f&&await removeOutput(f).catch(()=>{})}}}
const asksAll={asksAll:!0};
function lostIn({unread:e=[],refusedBeside:t=[]}){
let n=e.filter(({isResult:e,why:t})=>e&&t!==`nothing follows the count`),r=examplesOf(n.map(({text:e})=>e.trim())),i=examplesOf(t);
return{...r&&{unread:r},...i&&{leftOut:i}}}
async function readPrinted(e){
return{parsed:e.end(),format:e.format,problem:e.problem}}
async function outputPlace(e,t,n){
return{git:gitIn(await enterFolder(e,t),e.env),tree:await e.sides.enter(t),globs:n}}
async function setUp(e,t){
let n=()=>runSetup(e,t);
await(e.once?e.once(t,n):n())}
async function runSetup(e,t){
if(e.setup===null)return;
let n=e.console.untrusted(`setup on ${t}`),r={round:0,place:`setup`,only:null,budgetEnds:null,onOutput:e=>n.write(e),onText(){}},{setupEnv:i=e.env}=e,a=withheldHint(e),{refuse:o}=await runOn({...e,env:i},t,e.setup,r,a).finally(()=>n.close());
o()}
async function enterFolder(e,t){
let n=resolve(await e.sides.enter(t),e.workingDirectory);
if(await isFolder(n))return n;
throw new SideFailed(t,`it lacks the working-directory`,`working-directory: "${e.workingDirectory}" is not a folder on ${t} (${shortSha(e.commits[t].sha)}). It must exist on both sides.`)}
async function noexecHint({status:e,lastLines:t},{TMPDIR:n=tmpdir()}){
return e!==0&&/permission denied/i.test(t)&&await isNoexec(n)?`\n${noexecText(n)}`:``}
async function runOn(e,t,n,{place:r,budgetEnds:i,onOutput:a,onText:o},s=``){
let c=await enterFolder(e,t),{env:l,signal:u}=e,d=new Date,f=d.getTime()+e.timeout*1e3,p=Math.min(f,i??f),m=await runScript({text:n,cwd:c,env:l,signal:u,deadline:p,onOutput:a,onText:o}).catch(e=>{
if(!(e instanceof CouldNotMeasure))throw e;
let n=`its command gave no readable output in ${r}`;
throw new SideFailed(t,n,`In ${r}, ${t}: ${e.message}`,e.output)});
if(m.isLate&&p<f)throw new OutOfBudget(`the budget has ended`);
let{status:h,isLate:g,endedAt:_}=m,v={name:`The command`,its:`its command`,text:n,hint:`${hintAt(n,_)}${s}${await noexecHint(m,l)}`},y=()=>refuseFailed(e,t,r,v,m),b=!g&&(h===0||isOwnStatus(h)&&isLastOf(n,_)),x=(Date.now()-d.getTime())/1e3;
return{lastLines:m.lastLines,status:h,started:d,seconds:x,goOn:()=>{
if(u.aborted)throw new Cancelled(`cancelled`);
if(!(Date.now()<=p))throw p<f?new OutOfBudget(`the budget has ended`):new CouldNotMeasure(`What the command wrote could not be read within "timeout" (${formatDuration(e.timeout)}). Let it write less, or raise "timeout".`)},refuse:y,mayBeOfBenchmark:b}}
var PrintedFailures=class{
readers;
constructor(e){
this.readers=new Map(e.flatMap(e=>e.openPrinted?[[e,cleaning(e.openPrinted(),cutsOf(e))]]:[]))}
write(e){
for(let t of this.readers.values())t.write(e)}
addTo(e,t){
let n=t&&this.readers.get(t);
return n?joinParsed([e,n.end()]):e}};
function hasFailedAlone(e){
return e.measurements.length>0&&(failedAlone(e)?.size??0)>0}
function refuseParsed(e,{side:t,place:n,where:r,text:i,lastLines:a,status:o}){
let{failures:s,measurements:c}=e,l=refusedAlone(e),u=(e,s=``)=>new SideFailed(t,`a benchmark failed in ${n}`,`A benchmark failed in ${r}, ${o===0?`though`:`and`} its command ended with status ${o}: ${e}${s}. Command: ${i}`,a),d=c.length>0?failedAlone(e):null,[f,...p]=s;
if(f!==void 0&&d===null)throw u(f,p.length>0?` (and ${p.length} more)`:``);
if(l.length>0)throw new SideFailed(t,`a benchmark gave a value that cannot have been measured in ${n}`,`A benchmark in ${n}, ${t} gave a value that cannot have been measured: ${l[0]}. Fix what it reports.`,a);
return new Map([...d??[]].map(([e,t])=>[e,u(t)]))}
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
function allOf({module:e}){
return e===`.`?`./`:`./${e}`}
function hasPackage({built:e,broken:t},n){
return[...e.values()].some(e=>allOf(e.package)===n)||e.has(n)||t.has(n)}
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
function refuseIdle(e,{base:t,head:n},r){
if(!t||!n||t.built.size+t.broken.size+n.built.size===0)return;
let i=e.packages.find(e=>t.idle.includes(e)&&n.idle.includes(e));
if(i!==void 0)throw new Misconfigured(`packages: "${i}" matches no package with benchmarks on either side. Give patterns as for "go test", relative to ${r}.`)}
async function visit(e,t,{side:n,title:r,binary:i,pattern:a,said:o},{place:s,budgetEnds:c,onOutput:l},u=runProcess,d=[`-test.benchtime=${t.benchtime}`]){
let f=benchCommand(t,i.package,a),p=`${s}, ${n} (${shortSha(e.commits[n].sha)})`,m=(e,t,i)=>{
let a=`${r} ${e} in ${p}: ${t}\nCommand: ${f}\nCheck that commit out and run the command there.`;
return new SideFailed(n,`${r} ${e} in ${s}`,a,i)},h=topLevelOf(r,i);
if(i.twice?.has(h))throw m(`cannot be told from another`,`${h} stands in the package and in its external tests (package …_test), and Go runs both under this one name. Rename one of them.`,``);
let g=new Date,_=g.getTime()+e.timeout*1e3,v=Math.min(_,c??_),y=new OutputStart;
refuseChanged(i.file,r);
let b=await u({...i,args:[...argsFor(t,a),...d],signal:e.signal,deadline:v,onOutput:e=>{
y.add(e),l(e)}}).catch(e=>{
throw e instanceof CouldNotMeasure?m(`gave no readable output`,e.message,e.output):e}),x=(Date.now()-g.getTime())/1e3;
if(b.isLate&&v<_)throw new OutOfBudget(`the budget has ended`);
refuseFailed(e,n,s,{name:r,its:r,text:f},b);
let S=parseGo(b.stdout),{measurements:C,units:w,refusedBeside:T=[]}=S,E=examplesOf(T),D=unusable(S,b.stdout,h);
if(D)throw m(D.how,D.said,b.lastLines);
let O=printedIn$1(y.lines()),k=O.length===0?null:printedByBenchmark(O,await o?.()??[]),{processor:A}=b,{path:j}=i.package,M=withOwnConfig(C,b.stdout,j),{pathOnHead:N}=i,P={started:g.toISOString(),seconds:x,...E&&{leftOut:E},measurements:N===void 0?M:asOnHead(M,new Map([[j,N]]))};
return{visit:A===null?P:{...P,processor:A},units:w,printed:k}}
function topLevelOf(e,{package:{path:t},pathOnHead:n=t}){
return e.slice(n.length+1).replace(/\/.*/s,``)}
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
var VisitPlans=class{
time;
trials=new Map;
known=new SubBenchmarks;
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
return[...this.plans].filter(([e])=>this.asked.has(e)).map(([,e])=>e)}};
function itemsOf(e){
let t=new Map;
for(let n of sides)for(let[r,{benchmarks:i,package:a}]of e[n]?.built??[])if(!(e.base?.broken.has(r)||e.base?.broken.has(allOf(a))))for(let e of i.keys()){
let i=`${r}.${e}`,a=[...t.get(i)?.sides??[],n],o=e.replace(/^Benchmark/,``);
t.set(i,{title:i,benchmark:o,name:e,package:r,sides:a})}
return[...t.values()]}
var SubBenchmarks=class{
tried=new Map;
learn({title:e,side:t},n){
this.tried.set(e,{...this.tried.get(e),[t]:n})}
of(e){
let t=this.tried.get(e.title),n=new Map;
for(let r of sides.filter(t=>e.sides.includes(t))){
let i=t?.[r]??[];
if(i.length===0)return[e];
for(let{name:e}of i)n.set(e,[...n.get(e)??[],r])}
return[...n].map(([t,n])=>({...e,title:titleOf(e.title,t),benchmark:t,pattern:patternForReported(t),sides:n}))}};
function titleOf(e,t){
return`${e}${t.slice(t.indexOf(`/`))}`}
async function tryParts(e,t,n,r,i){
let{names:a,rows:o,overhead:s}=t,c=suffixContext(n,a,r),l=[],u=new Set;
if(a.length<2||s>mostAlone*e*a.length)return[];
for(let[t,n]of a.entries()){
let{name:r}=sourceName(n,c);
if(u.has(r)||!r.includes(`/`))return[];
u.add(r);
let a=await i(patternForReported(r),n),s=o[t];
if(!a||!s||a.overhead>mostAlone*e)return[];
let d=a.rows[0]?.firstTwo??null;
l.push({name:r,trial:{overhead:a.overhead,rows:[{...s,firstTwo:d}]}})}
return l}
const mostAlone=mostOverhead/.33333333333333337;
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
function sharedPlanFrom(e){
return{plans:new Map,laidOut:new Map,seed:e}}
function sharedPlanAs({visits:e,laidOut:t},n){
let r=new Set([...e.map(e=>e.package),...t]);
return{plans:new Map(e.map(e=>[`${e.package}.Benchmark${e.benchmark}`,e])),laidOut:new Map([...r].map(e=>[e,t.includes(e)])),seed:n}}
function observeMachine(e=`/`){
let t=processorTimes(e),n=loadOf(e),r=processorsOf(e),i={os:systemName(e),kernel:`${type()} ${release()}`,arch:arch(),...r,memoryBytes:totalmem(),virtual:virtualOf(e),...clockOf(e),load:n},a=null;
return{measuring(){
a??=processorTimes(e)},done(n){
let r=a===null?null:stolenShare(t,a),o=stolenShare(a??t,processorTimes(e));
return{...i,loadAfter:loadOf(e),stealBefore:r,steal:o,perflock:n}}}}
function processorsOf(e){
let t=textOf(e,`proc/cpuinfo`)??``,n=cpus();
return{cpu:/^model name\s*:(.*)$/m.exec(t)?.[1]?.trim()||n[0]?.model.trim()||`unknown`,cores:t.match(/^processor\s*:/gm)?.length??n.length}}
function systemName(e){
return/^PRETTY_NAME="?(.*?)"?$/m.exec(textOf(e,`etc/os-release`)??``)?.[1]||(process.platform===`win32`?version():type())}
function loadOf(e){
let t=Number(textOf(e,`proc/loadavg`)?.split(` `)[0]??NaN);
return Number.isFinite(t)?t:loadavg()[0]??0}
function processorTimes(e){
let t=(/^cpu +(.*)$/m.exec(textOf(e,`proc/stat`)??``)?.[1])?.split(` `).map(Number).slice(0,8)??[],n=t[7];
return n===void 0?null:{all:t.reduce((e,t)=>e+t,0),stolen:n}}
function stolenShare(e,t){
return e===null||t===null||t.all<=e.all?null:Math.max(0,t.stolen-e.stolen)/(t.all-e.all)}
function clockOf(e){
let t=processorFolders(e).flatMap(t=>textOf(e,`${t}/cpufreq/scaling_governor`)??[]);
return{governor:[...new Set(t)].sort().join(`, `)||null,turbo:turboOf(e),smt:isOn(numberIn(e,`sys/devices/system/cpu/smt/active`))}}
function turboOf(e){
let t=isOn(numberIn(e,`sys/devices/system/cpu/intel_pstate/no_turbo`));
return t===null?isOn(numberIn(e,`sys/devices/system/cpu/cpufreq/boost`)):!t}
function isOn(e){
return e===null?null:e===1}
function whyNotKept(e,t){
let n=processorFolders(t).map(e=>`${e}/cpufreq`).map(n=>{
let[r,i,a,o]=limits.map(e=>numberIn(t,`${n}/${e}`));
return r==null||i==null||a==null||o==null?null:{least:a,most:o,wanted:wantedFrequency(e,r,i,available(t,n)),range:i-r}});
return n.length===0||n.every(e=>e===null)?`this machine does not let its frequency be set`:n.every(e=>e!==null&&[e.least,e.most].every(t=>Math.abs(t-e.wanted)<=e.range*.05))?null:`the frequency did not change`}
const limits=[`cpuinfo_min_freq`,`cpuinfo_max_freq`,`scaling_min_freq`,`scaling_max_freq`];
function available(e,t){
return(textOf(e,`${t}/scaling_available_frequencies`)??``).split(/\s+/).filter(Boolean).map(Number)}
function wantedFrequency(e,t,n,r){
let i=Math.trunc((n-t)*e/100)+t,a=[...r].sort((e,t)=>e-t);
return a.reduce((e,t)=>Math.abs(i-t)<Math.abs(i-e)?t:e,a[0]??i)}
const hypervisors=[[/^Microsoft Corporation Virtual Machine/,`Hyper-V`],[/VMware/,`VMware`],[/VirtualBox|innotek/,`VirtualBox`],[/Parallels/,`Parallels`],[/Amazon EC2/,`Amazon EC2`],[/Google Compute Engine/,`Google Compute Engine`],[/Apple Virtualization/,`Apple Virtualization`],[/Xen/,`Xen`],[/KVM|QEMU|OpenStack|Bochs/,`KVM`]],ofContainers=/docker|kubepods|containerd|libpod|lxc|garden/;
function virtualOf(e){
let t=hypervisorOf(e);
return isContainer(e)?t===null?`container`:`container on ${t}`:t}
function hypervisorOf(e){
let t=[`sys_vendor`,`product_name`].map(t=>textOf(e,`sys/class/dmi/id/${t}`)??``).join(` `),n=hypervisors.find(([e])=>e.test(t))?.[1]??null,r=/^flags\s*:(.*)$/m.exec(textOf(e,`proc/cpuinfo`)??``)?.[1];
return r!==void 0&&!/ hypervisor( |$)/.test(r)||r===void 0&&/\.metal/.test(t)?null:n!==null||r===void 0?n:textOf(e,`sys/hypervisor/type`)===`xen`?`Xen`:`hypervisor`}
function isContainer(e){
return[`.dockerenv`,`run/.containerenv`].some(t=>existsSync(join(e,t)))?!0:ofContainers.test(textOf(e,`proc/1/cgroup`)??``)}
function countOthers(e=`/`,t=()=>performance.now()/1e3){
let[n,r]=[busyWithOthers(e),t()];
return i=>{
let[a,o]=[busyWithOthers(e),t()-r];
return n===null||a===null||o<=0?null:Math.max(0,(a-n)/100-i)/o}}
function busyWithOthers(e){
let[,t]=/^cpu +(.*)$/m.exec(textOf(e,`proc/stat`)??``)??[],n=textOf(e,`proc/self/stat`);
if(t===void 0||n===null)return null;
let[r=0,i=0,a=0,,,o=0,s=0]=t.split(` `).map(Number),c=n.slice(n.lastIndexOf(`)`)+2).split(` `).slice(11,15).reduce((e,t)=>e+Number(t),0),l=r+i+a+o+s-c;
return Number.isFinite(l)?l:null}
function textOf(e,t){
try{
return readFileSync(join(e,t),`utf8`).trim()}catch{
return null}}
function numberIn(e,t){
let n=textOf(e,t);
return n!==null&&/^\d+$/.test(n)?Number(n):null}
function processorFolders(e){
let t=`sys/devices/system/cpu`;
try{
return readdirSync(join(e,t)).filter(e=>/^cpu\d+$/.test(e)).map(e=>`${t}/${e}`)}catch{
return[]}}
function canProve({measure:e,calibrate:t,go:n,setup:r}){
return n!==null&&e===`changed`&&!t&&r===null&&!n.test}
function reach(e,{differences:t,links:n}){
return t.some(({isPlain:e})=>!e)?`yes`:t.length>0&&n.some(t=>isIn(e,t))||t.some(({path:t})=>!isOtherSource(e,t))?`unknown`:`no`}
function mayBeBuilt({differences:e}){
return e.some(({path:e})=>!/(?:^|\/)LICENSE$|\.(?:md|rst|txt)$|^\.github\//.test(e))}
function isOtherSource(e,t){
let n=t.split(`/`).some(e=>e===`testdata`||e.startsWith(`_`)),r=t.includes(`/`)?t.slice(0,t.lastIndexOf(`/`)):`.`;
return t.endsWith(`.go`)&&!n&&r!==e}
function isIn(e,t){
return e===`.`||t.startsWith(`${e}/`)}
const nowhere={difference:{changed:[],added:[],removed:[]},lost:[]};
async function switching({git:e,state:t,home:n},r,i,a,o,s){
let c=await guard(e,(e,t)=>s?.configured(e,t)),l=i[0]?.git.folder??e.folder,u={base:await readLinks(e,r.base),head:await readLinks(e,r.head)},d=await readDifference(e,r.base,r.head),f={base:b(`base`,backwards(d)),head:b(`head`,d)},p={},m={},h={},g={base:await readContent(e,r.base),head:await readContent(e,r.head)},_=new TamperDetector(t,1/0),v=await gitPath(e,`HEAD`),y=null;
function b(e,t){
let[a,o]=[u[otherSide(e)],u[e]],s=n.path===``?``:`${n.path}/`,c=new Set(i.filter(e=>e.home.isSwitched).map(e=>e.home.path));
return{commit:r[e],difference:t,lost:[...a.keys()].filter(e=>!o.has(e)),loose:[...o.keys()].map(decodePath).filter(e=>!c.has(s+e))}}
async function x(t){
let{commit:n}=f[t];
return(await contentOf$1(v).catch(()=>null))?.toString().trim()===n?n:e.find([`rev-parse`,`--verify`,`--quiet`,`HEAD`])}
async function S(n,r,i){
h[n]??=foldersOf$1(m[n]??[]);
let c={...r,folders:h[n]},l=await x(n),u=l!==null&&l!==f[n].commit;
u&&s?.committed(e,n,l);
let d=await leavingSide(e,u?await C(c,n,l,i):c,a);
return p[n]=await shelve(e,join(t,n),d,o),_.leave(n,join(t,n)),timesToKeep(d,r,p[i])}
async function C(t,n,r,i){
let a=await readDifference(e,f[n].commit,r),o=new Set([...a.changed,...a.added,...a.removed]),s=e=>!o.has(e),{changed:c,added:l,removed:d}=t.difference,p=[...(await readLinks(e,r)).keys()];
return{...t,difference:{changed:c.filter(s),removed:d.filter(s),added:[...l.filter(s),...a.removed]},lost:[...t.lost,...p.filter(e=>!t.lost.includes(e)&&!u[i].has(e))]}}
return{putGitInOrder:c,async leaveWithAll(){
return y!==null&&await S(y,{...f[y],...nowhere},y),y=null,sides.map(e=>({side:e,tree:n.path,folder:join(t,e),paths:p[e]?.found??[]}))},async copyIgnored(n,i){
for(let a of sides){
let o=new Set(await filesOfCommit(e,r[a])),s=await copyShelf(join(t,names.yours),join(t,a),n,o,i(a));
p[a]={moved:s,deleted:[]},_.leave(a,join(t,a))}},async enter(r){
if(await putBackLink(l,n),await c(),y===r&&await x(r)===f[r].commit)return;
let i=y===r?{...f[r],...nowhere}:f[r],a=m[r]===void 0,o=y===null?new Map:await S(y,i,r);
y=null;
let s=beforeCheckout();
await e.run([`checkout`,`--force`,`--detach`,i.commit,`--`]).catch(async t=>{
throw await notCheckedOut(t,r,e.folder)}),i.loose.length>0&&await updateSubmodules(e,i.loose);
let u=await refuseOtherContent(e,r,g[r],s);
m[r]??=new Set(u.map(({path:e})=>e)),_.comeBack(r,join(t,r));
let d=p[r];
d&&await unshelve(e,join(t,r),d,m[r]),a&&d&&m[r].size>0&&(await e.run([`checkout`,`--force`,`HEAD`,`--`,`.`]),await refuseOtherContent(e,r,g[r],s));
for(let[t,n]of o)putBackTime(e,t,n);
y=r}}}
function backwards({changed:e,added:t,removed:n}){
return{changed:e,added:n,removed:t}}
function timesToKeep({moved:e,deleted:t,times:n},{difference:r},i){
let a=new Set([...r.changed,...r.added,...r.removed,...i?.moved??[]]),o=new Map;
for(let r of[...e,...t]){
let e=n.get(r);
e!==void 0&&!a.has(r)&&o.set(r,e)}
return o}
function putBackTime(e,t,n){
let r=bytes(e.folder,t);
statSync(r,{throwIfNoEntry:!1})?.isFile()&&utimesSync(r,n/1e3,n/1e3)}
async function updateSubmodules(e,t){
await e.find([`config`,`--get-regexp`,`^submodule\\..*\\.url$`])&&await e.run([`submodule`,`update`,`--recursive`,`--force`,`--`,...t])}
async function readContent(e,t){
let n=nulSeparated(await e.run([`ls-tree`,`-r`,`-z`,t]));
return new Map(n.map(e=>{
let t=e.indexOf(`	`),[n=``,,r=``]=e.slice(0,t).split(` `);
return[e.slice(t+1),`${n} ${r}`]}))}
function beforeCheckout(){
return Math.floor(Date.now()/1e3)-2}
async function refuseOtherContent(e,t,n,r){
let i=await readIndex(e),a=i.find(({path:e,mode:t,object:r})=>n.get(e)!==`${t} ${r}`)?.path??(i.length<n.size?missingFrom(n,i):void 0);
if(a!==void 0)throw notOfCommit(e,t,`${decodePath(a)} of ${t}`,`a tree or the commit`);
let o=i.filter(({mode:e,written:t})=>e!==`160000`&&t>=r),s=await damagedAmong(e,new Set(o.map(({object:e})=>e))),c=o.find(({object:e})=>s.has(e));
if(c)throw notOfCommit(e,t,`${decodePath(c.path)} of ${t}`,`the object ${c.object}`);
return i}
function missingFrom(e,t){
let n=new Set(t.map(({path:e})=>e));
return[...e.keys()].find(e=>!n.has(e))}
function notOfCommit(e,t,n,r){
return new CouldNotMeasure(`${n} is not what its commit has: ${r} in the git directory of ${e.folder} is damaged, or was written anew by a command that has run since ${t} was looked up. Nothing measured there would be ${t}'s. Let no command write into the objects of git, and clone the repository anew: it stays as it is.`)}
const most=2**25;
async function damagedAmong(e,t){
let n=new Set;
if(t.size===0)return n;
let r=await e.run([`cat-file`,`--batch-check=%(objectname) %(objectsize)`],{input:lines([...t])}),i=[],a=0,o=async()=>{
for(let t of await damagedOf(e,i))n.add(t);
i=[],a=0};
for(let e of r.split(`
`)){
let[t=``,n=``]=e.split(` `);
n!==`missing`&&(a+Number(n)>most&&await o(),i.push(t),a+=Number(n))}
return await o(),n}
async function damagedOf(e,t){
if(t.length===0)return[];
let n=Buffer.from(await e.run([`cat-file`,`--batch=%(objecttype) %(objectsize)`],{input:lines(t)}),`latin1`),r=0;
return t.filter(e=>{
let t=n.indexOf(`
`,r),i=n.toString(`latin1`,r,t),a=n.subarray(t+1,t+1+Number(i.split(` `)[1]));
return r=t+a.length+2,hashOf(e.length,i,a)!==e})}
function hashOf(e,t,n){
return createHash(e===40?`sha1`:`sha256`).update(`${t}\0`).update(n).digest(`hex`)}
function lines(e){
return Buffer.from(`${e.join(`
`)}\n`)}
function noteMeanwhile(e,t){
let n=`${e}-found-${Date.now()}`,r=new Map,i=new Map;
async function a({side:e,tree:r,folder:i,paths:a}){
if(a.length===0)return;
let o=join(n,e,r);
await mkdir(o,{recursive:!0}),await takeFrom(i,a,o);
let s=a.slice(0,mostConcurrentEdits).map(decodePath).join(`, `),c=a.length>mostConcurrentEdits?` and ${a.length-mostConcurrentEdits} more`:``;
t.warn(`Found in the checkout while ${e} was shown, written by you or by a benchmark, and now in ${o}: ${s}${c}. Delete that folder if nothing in it is yours.`)}
return{configured:(e,t)=>r.set(e,t),committed:(e,t,n)=>i.set(n,{git:e,side:t}),async keep(e){
for(let t of e)await a(t);
for(let[e,i]of r){
let r=join(n,basename(e));
await mkdir(n,{recursive:!0}),await replaceFile(r,i),t.warn(`${e} was changed while the benchmarks ran, and was put back, as they can write to it. What was in it is now in ${r}.`)}
for(let[e,{git:n,side:r}]of i){
if(await n.ask([`for-each-ref`,`--count=1`,`--contains`,e]))continue;
let i=`refs/benchgate/found/${e.slice(0,12)}`;
await n.run([`update-ref`,i,e]),t.warn(`A commit was made while ${r} was checked out: ${e}, kept as ${i}. "git branch NAME ${i}" makes a branch of it, "git update-ref -d ${i}" forgets it.`)}}}}
const mostConcurrentEdits=10;
async function takeCheckout(e,t,n,{ignoredFiles:r=`per-side`,hasPointers:i=!1,isWorkplace:a=!1,signal:o}={}){
await recoverCheckout(e,n);
let s=i?e.with(leavingPointers):e,c=await stateFolder(s),l=()=>treesOf(s,{base:t.base.sha,head:t.head.sha},c),u=await l(),d=!1;
for(let e of u.slice(1))await recoverAlone(e.git,n)&&(d=!0);
d&&(u=await l());
for(let e of u)await refuseReftables(e.git);
for(let e of u)await refuseUnfinished(e.git);
let f={journal:{phase:`shelving`,...holder$1(),stash:null,ignoredFiles:r,hasPointers:i,isWorkplace:a,trees:u.map(e=>e.home)},trees:[]},p=async e=>{
f.journal={...f.journal,...e},await writeJournal(c,f.journal)};
if(!await beginJournal(c,f.journal))throw inUse(await readJournal(c));
a&&n.warn(`Do not work in ${s.folder} until this ends: base and head are checked out there in turn.`);
let m=a?noteMeanwhile(c,n):null;
try{
await takeReserve(c);
for(let e of u)f.trees.push(await noteTree(e,r));
let e=await s.ask([`stash`,`create`,ownStash]),t=e||null;
e===null&&n.info(`git cannot make a stash entry of these changes, so there is no second copy of them`),await p({stash:t}),t&&await s.run([`stash`,`store`,`--message`,ownStash,t]);
for(let[e,{git:n,home:r}]of u.entries()){
let i=f.trees[e]?.stashes.map(([e])=>e)??[];
await hold(n,[r.sha,...r.sides,...i,...e===0&&t?[t]:[]])}
let i=[],a=staying(n),l=copyingFor(n,o);
for(let[e,t]of u.entries()){
let r=f.trees[e];
if(t.commits===null||!r)continue;
let{handling:o,ignored:s,...c}=await shelveHome(t,t.commits,r.handling,a);
f.trees[e]={...r,handling:o,shelved:c};
let d=await switching(t,t.commits,u,o,a,m);
s.length>0&&(n.info(`giving each side a copy of the ignored files`),await d.copyIgnored(s,l)),i.push(d)}
return await p({phase:`measuring`}),{async enter(e){
return await refuseTakenAway(c,f.journal),await i[0]?.enter(e),await Promise.all(i.slice(1).map(t=>t.enter(e))),s.folder},async[Symbol.asyncDispose](){
m&&await isStillHeld(c,f.journal)&&await keepFound(m,i,n),await putBackCheckout(s,c,n,f,async()=>{
for(let e of i)await e.putGitInOrder()})}}}catch(e){
throw await putBackCheckout(s,c,n,f),e}}
async function keepFound(e,t,n){
try{
let n=[];
for(let e of t)await e.putGitInOrder();
for(let e of t)n.push(...await e.leaveWithAll());
await e.keep(n)}catch(e){
n.warn(`What was done in the checkout meanwhile could not all be kept: ${e.message}`)}}
async function shelveHome({git:e,state:t},n,r,i){
let a=join(t,names.yours),o=await leavingHome(e,Object.values(n),r);
await writeNote(a,names.moved,o.moved),await writeNote(a,names.deleted,o.deleted);
let s=[],{moved:c,deleted:l,ignored:u}=await shelve(e,a,o,(e,t)=>{
if(t.code===`ENAMETOOLONG`)throw tooLong(e);
s.push(e),i(e,t)});
await refuseOverwriting(e,n,s),await writeNote(t,names.staying,s);
let{shared:d}=r;
return d&&await writeNote(t,names.apart,u),{moved:c,deleted:l,ignored:u,handling:{...r,staying:s,shared:d&&{...d,apart:u}}}}
async function refuseOverwriting(e,t,n){
if(n.length!==0)for(let r of sides)for(let i of await filesOfCommit(e,t[r])){
let t=n.find(e=>areNested(e,i));
if(t!==void 0&&await lstatOrNull(bytes(e.folder,i)))throw new Misconfigured(`${decodePath(t)} cannot be moved, and ${r} has a file of its own at ${decodePath(i)}. Move it out of the checkout, or set checkout to "worktree".`)}}
function tooLong(e){
return new Misconfigured(`The path of an uncommitted file is too long for it to be set aside while base and head are checked out: ${decodePath(e)}. Move the file out of the checkout, or set checkout to "worktree".`)}
async function refuseReftables({folder:e,find:t}){
if(/^reftable/i.test(await t([`config`,`extensions.refStorage`])??``))throw new Misconfigured(`The repository in ${e} keeps its refs as reftables, which Benchgate cannot put back after a run in place. Set checkout to "worktree".`)}
async function refuseUnfinished(e){
let t=await lockedBy(e);
if(t!==null)throw new Misconfigured(`Another git is at work in ${e.folder}: it holds ${t}. Let it finish (a commit may be waiting for its message); if no git is running, remove that file.`);
for(let[t,n]of await gitPaths(e,[...unfinished.keys()]))if(await lstatOrNull(n))throw new Misconfigured(`A ${unfinished.get(t)} is in progress in ${e.folder}. Finish or abort it, then run Benchgate again.`);
if(await e.run([`ls-files`,`--unmerged`])!==``)throw new Misconfigured(`There are unmerged files in ${e.folder}. Resolve them, then run Benchgate again.`)}
const unfinished=new Map([[`MERGE_HEAD`,`merge`],[`CHERRY_PICK_HEAD`,`cherry-pick`],[`REVERT_HEAD`,`revert`],[`rebase-merge`,`rebase`],[`rebase-apply`,`rebase`],[`sequencer`,`cherry-pick or revert`]]);
async function noteTree({git:e,state:t,commits:n},r){
await mkdir(t,{recursive:!0});
let i=await keepGitFiles(e,t),a=await readOthersStashes(e);
await writeNote(t,names.stashes,a);
let o={state:t,gitFiles:i,stashes:a,outline:null,shelved:null,handling:{shared:null,isSparse:!1,staying:[]}};
if(n===null)return o;
let s=await takeOutline(e,Object.values(n));
await writeNote(t,names.outline,s);
let c=r===`shared`?(await readStatus(e)).ignored:null;
c&&await writeNote(t,names.shared,c);
let l={shared:c&&{paths:new Set(c),apart:[]},isSparse:await isSparse(e),staying:[]};
return{...o,outline:s,handling:l}}
async function putBackCheckout(e,t,n,r,i=async()=>{}){
await refuseTakenAway(t,r.journal).catch(async e=>{
throw await forgetStop(t,r.journal),e});
let a;
try{
await makeRoom(t,r.journal.trees),await i(),a=await retryOnce(()=>renewNotes(t,r));
let o=await retryOnce(()=>restore(e,t,n)),{journal:s}=r;
await forget(e,t,n,{journal:{...s,stash:a.length===0?o?.journal.stash??null:null},stuck:o?.stuck??[]})}catch(e){
throw notPutBack(t,e)}
if(a.length>0)throw new NotPutBack(lossMessage(a,r.journal.stash))}
async function refuseTakenAway(e,t){
if(!await isStillHeld(e,t))throw new NotPutBack(`Another Benchgate run, or "benchgate restore --force", has taken over the checkout of ${e} from this run, which stops now and touches nothing in it. If your files are not back when the other has ended, "benchgate restore" puts them back.`)}
async function renewNotes(e,{journal:t,trees:n}){
let r=[];
await mkdir(e,{recursive:!0});
for(let[e,{state:i,gitFiles:a,stashes:o,outline:s,shelved:c,handling:l}]of n.entries()){
let n=join(i,names.yours);
if(await writeNote(i,names.stashes,o),s&&await writeNote(i,names.outline,s),await writeNote(i,names.staying,l.staying),l.shared&&(await writeNote(i,names.shared,[...l.shared.paths]),await writeNote(i,names.apart,l.shared.apart)),c){
await writeNote(n,names.moved,c.moved),await writeNote(n,names.deleted,c.deleted);
let i=Buffer.from(t.trees[e]?.path??``).toString(`latin1`);
for(let e of await missingFrom$1(n,c.moved))r.push(i===``?e:`${i}/${e}`)}
await renewGitFiles(i,a)}
return await writeJournal(e,t),r}
function lossMessage(e,t){
let n=t===null?``:` "git stash list" has your changes to tracked files (${t}).`;
return`The benchmarked code has removed uncommitted files of yours from the git directory: ${e.map(decodePath).join(`, `)}.${n} Everything else is as it was.`}
const variable=`BENCHGATE_RUN`,mostShown={characters:100,commands:3};
var Leftovers=class{
marks={command:newMark(),setup:newMark()};
found={command:new Map,setup:new Map};
marked(e,t){
return{...e,[variable]:this.marks[t]}}
get ended(){
let e={command:`left-running`,setup:`setup-running`};
return[`command`,`setup`].flatMap(t=>{
let n=[...this.found[t].values()],r=[...new Set(n)].slice(0,mostShown.commands);
return n.length===0?[]:[{kind:e[t],count:n.length,commands:r}]})}
async end(){
await endMarked([this.marks.command],(e,t)=>this.found.command.set(e,t))}
async endAll(){
await this.end(),await endMarked([this.marks.setup],(e,t)=>this.found.setup.set(e,t))}
[Symbol.asyncDispose](){
return this.endAll()}};
function unmarked(e){
let{[variable]:t,...n}=e;
return n}
async function endMarked(e,t){
let n=Date.now()+5e3,r=[],i=othersTo(e),a=new Set,o=!1;
for(let s=0;;){
let{left:c,isQuiet:l}=lookFor(e,i),u=c.filter(({pid:e})=>!a.has(e));
for(let{pid:e}of u)signal(e,`SIGSTOP`),a.add(e);
let d=u.length===0&&(o||c.length===0);
if(o=u.length===0,!(!d&&Date.now()<=n)){
if(r=r.filter(e=>isDying(e)&&contentOf(e,`cmdline`).length>0),c.length+r.length===0&&(l||++s>4))return;
for(let{pid:e,isFirst:n}of c)n&&!isDying(e)&&!isOfGo(e)&&t(e,commandOf(e)),signal(e,`SIGKILL`);
if(r=[...new Set([...r,...c.map(({pid:e})=>e)])],Date.now()>n)throw new CouldNotMeasure(`A process that was left running could not be ended: ${r.map(e=>`${commandOf(e)} (${e})`)[0]??``}. It would disturb what is measured after it. Let the command end what it starts.`);
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
return printableName(t||contentOf(e,`comm`).toString(`utf8`).trim(),mostShown.characters)}
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
let[_,v]=[printedIn(s),printedIn(c)];
for(let e of[_,v])e.length>0&&o(e);
let y=new LastLines;
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
function printedIn(e){
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
var Relinker=class{
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
await mapParallel(e,async({side:e,path:t,built:{linker:n},file:r})=>{
if(!n||this.unfit.has(n))return;
let{status:i}=await linkBinary(n,this.relaying.around,r,this.order);
i===0?this.files[e].set(t,r):this.unfit.add(n)})}
async withGo(e,t){
let{go:n,root:r}=this.relaying.prepared[e],i=(await buildAtOnce(n,t.map(({built:e,file:t})=>({package:e.package,root:r,file:t,flags:[relinking(n.flags,this.order)]})),this.settings)).find(({status:e})=>e!==0);
if(i)return i.lastLines;
for(let{path:n,file:r}of t)this.files[e].set(n,r);
return null}},Layouts=class{
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
let c=new Set(selectRelinkable(o,n));
for(let{path:e}of o)r.has(e)||r.set(e,c.has(e));
if(this.chosen=new Set(o.flatMap(({path:e})=>r.get(e)?e:[])),this.chosen.size===0)return;
let l=o.filter(({path:e})=>this.chosen?.has(e)).reduce((e,t)=>e+t.linking,0);
a.info(`each round links the test binaries of ${this.chosen.size} of ${counted(t.size,`package`)} anew, with their code in another order (${l.toFixed(1)} s a round)`)}
async linkAgain(e,t){
let n=this.isSecondLaid?await this.given.relay.link(e,t):null;
n!==null&&(this.isSecondLaid=!1,this.given.console.warn(`Code could not be laid out anew, so the rest of the second measurement runs the same binaries: ${n}`))}};
function openLayouts(e,t,{seed:n,alike:r=sharedPlanFrom(n)},i,a,o,s){
let c=o.filter(e=>s.isTried(e)).map(e=>[e,s.of(e)]),l=plainText(preparationLine(s.all));
l!==``&&e.console.info(l);
let u=measuringOf(c,a,t),d=t=>e.sides.enter(t),{seed:f,laidOut:p}=r;
return new Layouts({relay:new Relinker({prepared:a,around:e,folder:i,seed:f,enter:d},t),packages:u,decided:p,console:e.console})}
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
function usedFiles(e,t){
let n=new Set,r=new Set,i=t;
for(let t of e.split(`
`)){
let[e=``,a=``]=[t.slice(0,t.indexOf(` `)),t.slice(t.indexOf(` `)+1)],o=resolved(i,a);
e===`chdir`&&(i=o),e===`open`&&n.add(o),e===`stat`&&r.add(o)}
return{opened:n,stated:r}}
function usesAny({opened:e,stated:t},n){
return n.some(n=>e.has(n)||t.has(n)||foldersOf(n).some(t=>e.has(t)))}
function foldersOf(e){
let t=e.split(`/`);
return t.slice(1).map((e,n)=>t.slice(0,n+1).join(`/`)||`/`)}
function resolved(e,t){
let n=[];
for(let r of(t.startsWith(`/`)?t:`${e}/${t}`).split(`/`))r===`..`?n.pop():r!==``&&r!==`.`&&n.push(r);
return`/${n.join(`/`)}`}
const noneProven={packages:new Set,among:0};
async function prove({change:e,console:t,env:n,sides:r,signal:i},{base:a,head:o},s,c){
if(!a||!o||!e)return noneProven;
let l=await r.enter(`head`);
if(mayBeBuilt(e)&&(hasOverlay(n)||await hasIgnoredInputs(l,n)))return noneProven;
let u=await provenPackages({base:a,head:o},e,(e,t)=>readsNone(e,t,{top:l,folder:s,signal:i,run:c})),{packages:d,among:f}=u;
return d.size>0&&t.info(`${d.size} of ${f} packages build the same test binary on both sides, and their benchmarks read no file that differs: not measured (measure: all measures them)`),u}
function hasOverlay({GOFLAGS:e=``}){
return/(^|\s)--?overlay\b/.test(e)}
async function hasIgnoredInputs(e,t){
let n=[`ls-files`,`-z`,`--others`,`--ignored`,`--exclude-standard`,`--`,...[`go`,`a`,`so`,`o`,`syso`,`c`,`h`,`s`].map(e=>`*.${e}`)];
return(await gitIn(e,t).run(n)).length>0}
function benchmarksIn({packages:e},t){
return[...e].flatMap(e=>[...t?.built.get(e)?.benchmarks.keys()??[]].map(t=>({benchmark:t.replace(/^Benchmark/,``),package:e})))}
async function provenPackages({base:e,head:t},n,r){
let i=new Set,a=n.differences.map(({path:e})=>e),o=[...e.built].flatMap(([e,n])=>{
let r=t.built.get(e);
return r?[{path:e,one:n,other:r}]:[]});
for(let{path:e,one:t,other:s}of o){
let o=reach(t.package.folder,n);
o!==`yes`&&isSurroundedAlike(t,s)&&await isSame(t.file,s.file)&&(o===`no`||await r(s,a))&&i.add(e)}
return{packages:i,among:o.length}}
function isSurroundedAlike(e,t){
let n=({package:{folder:e,module:t,env:n},cwd:r,env:i,toolchain:a,benchmarks:o})=>JSON.stringify([e,t,n,r,i,a,[...o]]);
return e.toolchain!==null&&n(e)===n(t)}
function readsNone(e,t,n){
return keepingReads(n.top,t,()=>runReadsNone(e,t,n))}
async function runReadsNone({file:e,cwd:t,env:n,benchmarks:r},i,{top:a,folder:o,signal:s,run:c=runProcess}){
let l=join(o,`test-log`),u=[...r.keys()].map(e=>`^${e}$`);
await rm(l,{force:!0}),await setUnread(a,i);
let{status:d,isLate:f,stdout:p}=await c({file:e,args:[`-test.paniconexit0`,`-test.timeout=0`,`-test.run=^$`,`-test.bench=${u.join(`|`)}`,`-test.benchtime=1x`,`-test.testlogfile=${l}`],cwd:t,env:n,signal:s,deadline:Date.now()+2e4,onOutput(){}}),m=d===0&&!f&&/^PASS\r?$/m.test(p)?await readFile(l,`utf8`).catch(()=>null):null;
if(m===null)return!1;
let h=i.map(e=>join(a,e));
return usesAny(usedFiles(m,t),h)||h.some(wasRead)?!1:changesWhenRead(h.find(e=>(fileAt(e)?.size??0)>0))}
async function changesWhenRead(e){
return e!==void 0&&(await readFile(e),wasRead(e))}
const largest=2**29;
async function isSame(e,t){
try{
let[{size:n},{size:r}]=await Promise.all([stat$1(e),stat$1(t)]);
if(n!==r||n>largest)return!1;
let[i,a]=await Promise.all([readFile(e),readFile(t)]);
return i.equals(a)}catch{
return!1}}
var GoDriver=class e{
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
said;
layouts=null;
constructor(e,t,n,r){
this.bench=e,this.settings=t,this.schedule=n,this.isEmpty=n.isInShard!==void 0,this.isInShard=n.isInShard??(()=>!0),this.plans=new VisitPlans(secondsOf(t.benchtime),n.alike?.plans),this.folder=r,this.said=new SaidWithout(e),this.launcher=Launcher.open(e.env,r)}
static async open(t,n,r,i=tmpdir()){
return new e(t,n,r,await mkdtemp(join(i,`benchgate-go-`)))}
async[Symbol.asyncDispose](){
await this.launcher?.[Symbol.asyncDispose](),await removeWhole(this.folder)}
async prepare(e){
let{bench:t,settings:n,folder:r,brokenOnBase:i}=this,a=await prepareSide(t,e,n,r,i),{built:o,broken:s}=a,{base:c}=this.prepared;
e===`base`?this.brokenOnBase=onHead(s,t.moved):c&&(this.prepared.base=underPathsOfHead(c,a,t.moved));
let[l]=s;
if(l&&o.size===0)throw this.nothingBuilt(...l);
if(this.prepared[e]=a,e===`head`)for(let[e,{why:t}]of this.prepared.base?.broken??[])hasPackage(a,e)||this.leave(t);
this.provenPackages=await prove(t,this.prepared,r,this.run)}
toolchain(e){
let t=[...this.prepared[e]?.built.values()??[]],n=new Set(t.flatMap(({toolchain:e})=>e?.version??[]));
return n.size===0?null:[...n].join(`, `)}
async items(){
let e=itemsOf(this.prepared);
refuseIdle(this.settings,this.prepared,this.place);
let{packages:t}=this.provenPackages;
if(e.length>0)return e.filter(e=>!t.has(e.package)&&this.isInShard(e)).map(e=>({...e,isChanged:this.isChanged(e.package)}));
throw new CouldNotMeasure(`No benchmark was found on either side: bench "${this.settings.bench}" in packages "${this.settings.packages.join(` `)}". Check both against "go test -list ." in ${this.place}.`)}
get proven(){
return benchmarksIn(this.provenPackages,this.prepared.head).filter(this.isInShard)}
get lost(){
let{base:e,head:t}=this.prepared;
return[...e?.broken??[]].filter(([e])=>t&&hasPackage(t,e)).map(([e,n])=>({item:{title:e,benchmark:null,package:e,sides},failures:[n,t?.broken.get(e)??[]].flat()}))}
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
let u=(performance.now()-l)/1e3,d=this.layouts?.fileOf(t,a,n.round)??s.file,f=()=>this.said.of(s),p={side:t,title:i,binary:{...s,file:d},pattern:c,said:f};
try{
let t=n.round>0?await this.visitAsPlanned(e,p,n):await this.tryOut(p,n,u),r=t.visit.measurements.map(({benchmark:e})=>e);
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
isChanged(e){
let t=this.prepared.head?.built.get(e)?.package.folder;
return(this.bench.change?.differences??[]).some(e=>e.path.endsWith(`.go`)&&dirname(e.path)===t)}
leave(e){
this.bench.console.warn(`On base ${e}. Head does not have it, so nothing is left open.`)}
nothingBuilt(e,t){
let n=this.prepared.base?.broken.get(e);
return n?bothSidesError(t,n):t}
get place(){
return this.bench.workingDirectory.replace(/^\.$/,`the top folder`)}};
function onHead(e,t=new Map){
return new Map([...e].map(([e,n])=>[t.get(e)??e,n]))}
function underPathsOfHead(e,t,n=new Map){
let r=new Map([...n].filter(([,e])=>t.built.has(e)||t.broken.has(e))),i=[...e.built].map(([e,t])=>{
let n=r.get(e);
return n===void 0?[e,t]:[e,{...t,pathOnHead:n}]});
return{...e,built:onHead(new Map(i),r),broken:onHead(e.broken,r)}}
async function openDriver(e,t,n=tmpdir()){
let{go:r,run:i}=t;
if(r===null)return commandDriver(e,i,t);
if(await isNoexec(n))throw new Misconfigured(noexecText(n));
return GoDriver.open(e,r,t,n)}
async function openRun(e,t){
let{console:n,signal:r}=t,{env:i,withheld:a}=untrustedEnvironment(t.env,[e.githubToken]);
a.length>0&&n.info(`not passed to the benchmarks, as they look like secrets or change how git works: ${a.join(`, `)}`),await recover(join(t.folder,e.workingDirectory),i,n);
let o=await findProject(t.folder,e,i),s=gitIn(o.root,i),{SSH_AUTH_SOCK:c}=t.env,l=c===void 0?s:s.with({SSH_AUTH_SOCK:c}),u=await origin(l,e.githubToken,t.server,r),d=e.base??(e.calibrate&&t.event.pull===null?`HEAD`:null),f=await resolveRevisions(s,u,{base:d,head:e.calibrate&&e.head===`worktree`?null:e.head,since:e.since,event:t.event,leftOut:{folder:join(o.root,o.settings.workingDirectory),globs:e.output}},n),p=e.calibrate?againstItself(f.base):f;
await u.complete([p.base.sha,p.head.sha]),n.info(`base ${shortSha(p.base.sha)} (${p.base.from})`),n.info(`head ${shortSha(p.head.sha)} (${p.head.from})`);
let m=await prepareLargeFiles(s,u,[p.base.sha,p.head.sha],n),h=await overlay(s,p,e.overlay),g=await suiteChanges(s,h),_=t.rules?await againstBase(t.rules,s,f.base):null,v=newlyAccepted(e.accepted,_),{durations:y,...b}=await openShard(e,t.folder,n);
return{inputs:e,env:i,withheld:a,git:s,commits:p,entered:h,suite:g,rules:_,settings:{...o.settings,...settingsOf(limited(e,f)),accepted:v,durations:y},part:b,hasPointers:m,machine:observeMachine()}}
function limited(e,{base:t}){
let{creep:n,threshold:r,ruleOut:i}=e;
return n===null||!t.from.startsWith(`since: `)?e:{...e,threshold:n,ruleOut:Math.min(1,n*(r>0?i/r:2))}}
function takingOf({git:e,env:t,hasPointers:n},{signal:r,env:i,isWorkplace:a=!1}){
return{hasPointers:n,outside:n=>sourcesOutside(e.folder,n,t),signal:r,isWorkplace:a,temporary:i.RUNNER_TEMP}}
function untouched({commits:e,settings:t,suite:n,rules:r,machine:i},a){
return a.info("no file that `paths` names differs: not measured (measure: all measures it)"),{result:resultUntouched({commits:e,settings:t,suite:n,rules:r,toolchains:{base:null,head:null},machine:i.done(null)}),samples:{base:``,head:``}}}
async function isUntouched(e,t,{paths:n,measure:r,calibrate:i}){
return n.length===0||r===`all`||i?!1:!await differAt(e,t,n)}
function againstItself(e){
return{base:e,head:{sha:e.sha,from:`the same commit, as this is a calibration`}}}
async function holdPerflock(e){
let{mode:t,governor:n,signal:r,console:i,patience:a=1e4,root:o=`/`}=e;
if(t===`off`)return without(null);
if(r.aborted)throw new Cancelled(`cancelled`);
let s=spawn(`perflock`,[flag(n),`sh`,`-c`,`echo held; read -r end || :`,`benchgate`],{cwd:`/`,env:{PATH:e.env.PATH??``},detached:process.platform!==`win32`,stdio:`pipe`}),c=ended(s),l=await held(s,c,r,i);
if(r.aborted)throw s.kill(`SIGTERM`),await letGo(s,c,a),new Cancelled(`cancelled`);
if(l!==null){
if(t===`require`)throw new Misconfigured(`perflock: "require" is set, but there is no lock (${l}). ${advice}`);
return l!==`perflock is not installed`&&i.info(`perflock: measuring without the lock (${l})`),without({held:!1,governor:null,reason:l})}
let u=n===null?null:whyNotKept(n,o);
if(u!==null&&t===`require`)throw await letGo(s,c,a),new Misconfigured(`perflock: "require" has the lock, but governor: "${n}%" cannot be set, as ${u}. Set "governor" to "none" to hold only the lock, or measure where perflock's daemon can set the frequency: on a machine that is not virtual, as root.`);
return u!==null&&i.info(`perflock: this run has the machine for itself, but at no fixed frequency, as ${u}`),holding(s,c,{held:!0,governor:u===null?n:null,reason:u},e,a)}
const advice=`Install it from github.com/aclements/perflock and start its daemon (sudo -b perflock -daemon), or set "perflock" to "auto".`;
function flag(e){
return`-governor=${e===null?`none`:`${e}%`}`}
function without(e){
return{state:e,async[Symbol.asyncDispose](){}}}
function holding(e,t,n,{console:r},i){
let a=!1,o=n,s=()=>(a||e.exitCode===null&&e.signalCode===null||(o=lost),o);
return{get state(){
return s()},async[Symbol.asyncDispose](){
s()===lost&&r.warn(`${lost.reason}: another job may have measured at the same time.`),a=!0,await letGo(e,t,i)||(r.warn(`perflock did not end with the measurement, so it was sent a signal.`),e.kill(`SIGTERM`))}}}
const lost={held:!1,governor:null,reason:`perflock ended while measuring`};
function held(e,t,n,r){
return new Promise(i=>{
let{stdout:a,stderr:o}=e,s=()=>i(`cancelled`),c=e=>{
n.removeEventListener(`abort`,s),i(e)},l=``;
a?.on(`data`,e=>{
l+=e,l.startsWith(`held
`)&&c(null)});
let u=``,d=e=>{
u+=e;
let t=/^Waiting for lock\.\.\.\n([^\t\n]*)\t([^\t\n]*)\t(.*)\n/.exec(u);
if(t===null)return;
let[,n,i,a]=t;
r.info(`perflock: waiting for the lock of ${n} (since ${i}): ${a}`),o?.off(`data`,d)};
o?.on(`data`,d),n.addEventListener(`abort`,s,{once:!0}),n.aborted&&s(),t.then(c)})}
function ended(e){
let t=``;
return e.stdout?.setEncoding(`utf8`),e.stderr?.setEncoding(`utf8`).on(`data`,e=>{
t=(t+e).slice(-4096)}),e.stdin?.on(`error`,()=>{}),new Promise(n=>{
e.on(`error`,e=>n(`code`in e&&e.code===`ENOENT`?notInstalled:e.message)),e.on(`exit`,(r,i)=>{
let a=()=>{
clearTimeout(o),n(t.trim().split(`
`).join(`; `).slice(0,200)||`it ended with ${r??i}`)},o=setTimeout(a,200);
e.on(`close`,a)})})}
async function letGo(e,t,n){
let r,i=new Promise(e=>{
r=setTimeout(()=>e(!1),n)});
e.stdin?.end();
let a=await Promise.race([t.then(()=>!0),i]);
return clearTimeout(r),e.stdout?.destroy(),e.stderr?.destroy(),e.unref(),a}
const ofTools=/^(GOPATH|GOMODCACHE|JAVA_HOME|NVM_DIR|COREPACK_HOME|PNPM_HOME|PYENV_ROOT|NUGET_PACKAGES|DENO_DIR|NPM_CONFIG_STORE_DIR|YARN_CACHE_FOLDER|PLAYWRIGHT_BROWSERS_PATH|.*CACHE(_DIR)?|(CARGO|RUSTUP|VOLTA|GRADLE_USER|CONAN)_HOME|S?CCACHE_DIR)$/i;
function sideCommands(e,t,n){
let{checkout:r,folder:i,workingDirectory:a,own:o}=t,s=intoSideFor(e,r,i),c=changedBy(s,e);
for(let e of Object.keys(c))ofTools.test(e)&&delete c[e];
let l=Object.keys(c).filter(e=>!/^(OLD)?PWD$|^GITHUB_/.test(e));
l.length>0&&n.info(`commands find the folder of their own side where these variables name the checkout: ${l.toSorted().join(`, `)}`);
let u={...e,...c},d=e=>e===null?null:s(e);
if(o===null)return{env:u,inSide:d};
let f=sharedTargets({root:i,folder:resolve(i,a),env:u}),p=e=>f.reduce((e,{given:t,resolved:n,setting:{key:r}})=>[n,t].reduce((e,t)=>withMovedPaths(e,t,o.at(r)),e),e),m=f.flatMap(({setting:{key:e,variables:t}})=>t.slice(0,1).map(t=>[t,o.at(e)]));
return f.length>0&&n.info(`cargo builds each side into a folder of its own, as both would share ${f.map(({resolved:e})=>e).join(` and `)}`),{env:{...u,...changedBy(p,u),...Object.fromEntries(m),...o.variables(u)},inSide:e=>e===null?null:p(s(e))}}
function changedBy(e,t){
let n=Object.entries(t).map(([t,n])=>[t,e(n),n]);
return Object.fromEntries(n.filter(([,e,t])=>e!==t).map(([e,t])=>[e,t]))}
function intoSideFor(e,t,n){
let r=e.HOME!==void 0&&`${e.HOME}${sep}`.startsWith(`${t}${sep}`);
if(n===t||r)return e=>e;
let i=spellings(e,t),a=e=>{
let r=i.find(t=>`${e}${sep}`.startsWith(`${t}${sep}`))??t,a=relative(r,e);
return a.startsWith(`..`)?!1:!isThere(join(t,a))||isThere(join(n,a))};
return e=>i.reduce((e,t)=>withMovedPaths(e,t,n,a),e)}
function spellings({PWD:e=``,GITHUB_WORKSPACE:t=``},n){
let r=[n];
for(let i of[e,t]){
let e=realOf(i);
if(e===null||!`${e}${sep}`.startsWith(`${n}${sep}`))continue;
let t=relative(n,e);
(t===``||i.endsWith(`${sep}${t}`))&&r.push(t===``?resolve(i):i.slice(0,-t.length-1))}
return[...new Set(r)].toSorted((e,t)=>t.length-e.length)}
function realOf(e){
try{
return e===``?null:realpathSync(e)}catch{
return null}}
function isThere(e){
return lstatSync(e,{throwIfNoEntry:!1})!==void 0}
var OwnFolders=class e{
folder;
place;
console;
shown=null;
constructor(e,t){
this.folder=e,this.place=join(e,`own`),this.console=t}
static async open(t,n,r){
let i=await realpath(t).catch(()=>null);
if(i===null)throw new Misconfigured(`The folder for temporary files, ${t}, does not exist. Set TMPDIR (in a workflow, RUNNER_TEMP) to one that does.`);
if(`${i}${sep}`.startsWith(`${await realpath(n)}${sep}`))return r.info(`both sides use ${i} for temporary files, as it is in the checkout`),null;
let a=await mkdtemp(join(i,`benchgate-`));
return await chmod(a,457),new e(a,r)}
show(e){
if(this.shown!==e)try{
this.shown!==null&&existsSync(this.place)&&renameSync(this.place,join(this.folder,`of-${this.shown}`)),this.shown=null,existsSync(join(this.folder,`of-${e}`))&&renameSync(join(this.folder,`of-${e}`),this.place),mkdirSync(this.place,{recursive:!0,mode:457}),existsSync(this.temporary)||(mkdirSync(this.temporary),chmodSync(this.temporary,1023)),this.shown=e}catch(t){
throw new CouldNotMeasure(`The folder for temporary files of ${e} could not be moved to ${this.place}: ${t.message}. The sides take turns there; let no benchmark move or remove it.`)}}
get temporary(){
return join(this.place,`tmp`)}
variables(e){
let t=[`TEMP`,`TMP`,`GOTMPDIR`].filter(t=>e[t]!==void 0),n=Object.fromEntries([`TMPDIR`,...t].map(e=>[e,this.temporary]));
return`PYTHONPYCACHEPREFIX`in e?{...n,PYTHONPYCACHEPREFIX:this.at(`pycache`)}:n}
at(e){
return join(this.place,e)}
async[Symbol.asyncDispose](){
await removeWhole(this.folder).catch(e=>this.console.warn(`${this.folder}, which this run made, could not be removed: ${e.message}`))}};
function sharedTargets({root:e,folder:t,env:n}){
return cargoSettings.flatMap(r=>{
let i=folderOf(r,t,n);
return i!==null&&isOutside(e,i.resolved)?[{setting:r,...i}]:[]})}
function folderOf({key:e,variables:t},n,r){
let i=t.map(e=>r[e]).find(e=>e);
if(i!==void 0)return{given:i,resolved:resolve(n,i)};
for(let t of configFolders(n,r))for(let n of[`config`,`config.toml`]){
let r=cargoBuildValue(textAt(join(t,n)),e);
if(r)return{given:r,resolved:resolve(dirname(t),r)}}
return null}
function configFolders(e,t){
let n=[];
for(let t=e;n.push(join(t,`.cargo`)),dirname(t)!==t;t=dirname(t));
let r=t.CARGO_HOME||(t.HOME?join(t.HOME,`.cargo`):``);
return r===``?n:[...n,resolve(e,r)]}
function isOutside(e,t){
if(t.includes(`{workspace-root}`))return!1;
let n=relative(e,t);
return t.includes(`{`)||n===`..`||n.startsWith(`..${sep}`)||isAbsolute(n)}
function textAt(e){
try{
return readFileSync(e,`utf8`)}catch{
return``}}
function measuringAgain(e,t,n,r){
let i=runnersOf(t,n);
for(let{name:e,env:t}of i)r.info(`${e} runs its tasks at each visit, and replays none from its cache: ${Object.keys(t).join(`, `)}`);
return Object.assign({},e,...i.map(({env:e})=>e))}
function runnersOf(e,t){
let n=[...new Set(t)].map(e=>textAt(join(e,`package.json`)));
return taskRunners.filter(({files:r,inPackage:i,named:a})=>a.test(e)||r.some(e=>t.some(t=>existsSync(join(t,e))))||i!==void 0&&n.some(e=>e.includes(i)))}
async function withRunResources({git:e,env:t,settings:n},{console:r,signal:i,withhold:a,isOurs:o=!1,env:{RUNNER_TEMP:s}},c,l){
try{
var u=_usingCtx();
let{perflock:d,governor:f,checkout:p}=n,m=u.a(await holdPerflock({mode:d,governor:f,env:t,signal:i,console:r}));
u.a(await a?.(e));
let h=u.a(await KeptGit.of(e,r,{isPuttingBack:o,withHead:p===`worktree`})),g=u.a(await c()),_=u.a(await OwnFolders.open(g.beside??(s||tmpdir()),e.folder,r)),v=u.a(new Leftovers),y=await l({checkout:{...g,enter(e){
return _?.show(e),g.enter(e)}},own:_,leftovers:v,lock:m.state});
return await v.endAll(),g.refuseChanged?.(),{measured:y,noticed:[...v.ended,await h.end()]}}catch(e){
u.e=e}finally{
await u.d()}}
async function onSides({git:e,env:t,settings:n},r,{console:i}){
let{leftovers:a,own:o}=r,s={async enter(e){
return await a.end(),r.sides.enter(e)}},{workingDirectory:c,setup:l,run:u}=n,d=await s.enter(`head`),f=sideCommands(t,{checkout:e.folder,folder:d,workingDirectory:c,own:o},i),p=measuringAgain(f.env,u,[d,join(d,c)],i);
return{sides:s,setup:f.inSide(l),run:f.inSide(u),env:a.marked({...p,...unreadByGit},`command`),setupEnv:a.marked({...f.env,...unreadByGit},`setup`),checkout:n.checkout===`worktree`?e.folder:null}}
export{EmptyShard as $,passesUnmeasured as A,sharedFolders as B,editableIn as C,settleIndex as D,setUnread as E,isSource as F,firstOfEachSide as G,bothSidesError as H,measuredSources as I,timeoutError as J,isRowOfFailed as K,readsObjects as L,canSkipReading as M,isBuildFile as N,wasRead as O,isProductOf as P,takeWorktrees as Q,sharedImage as R,SharedInstalls as S,keepsReadTimes as T,budgetError as U,FailureCounts as V,endedOtherwise as W,runScript as X,runProcess as Y,roundSeconds as Z,sharedPlanAs as _,takingOf as a,refuseTracked as b,GoDriver as c,canProve as d,OutOfBudget as et,countOthers as f,textOf as g,processorFolders as h,openRun as i,withMethods as j,LeaderFollower as k,Leftovers as l,observeMachine as m,withRunResources as n,lostOf as nt,untouched as o,numberIn as p,retryError as q,isUntouched as r,openDriver as s,onSides as t,inLines as tt,takeCheckout as u,sharedPlanFrom as v,fileAt as w,removeOutput as x,readOutput as y,unreadCode as z};