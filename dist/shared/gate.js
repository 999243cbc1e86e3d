import{C as alikeAs,S as lostOf,T as canProve,a as Leftovers,b as EmptyShard,c as onBoth,d as inShard,f as keyOf,h as runProcess,n as sourcesOutside,o as cutShort,p as hashOf,r as GoDriver,s as inBothTries,t as findProject,u as commandDriver,x as OutOfBudget}from"./project.js";
import{$ as formatDuration,Ct as unitRules,Dt as sides,Et as settingOf,F as namesKey,Hn as CouldNotMeasure,Ht as median,I as needsEncoding,In as legible,Kn as SideFailed,Ln as visible,Mt as isBeyond,N as encodeWord,Ot as apartByRatio,P as namesEncoded,Tt as otherSide,Un as Misconfigured,Vn as Cancelled,Wn as NotPutBack,Xt as remembering,Y as counted$1,jt as exceeds,k as parseGo,ut as shortSha,xt as isTimed}from"./basics.js";
import{i as rowId,n as unmatched,r as benchmarkId,t as isMatched}from"./unmatched.js";
import{a as judgeBaseFailed,d as suiteWarning,l as configurations,n as replayedOf,o as judgeNothing,r as inOrder,s as judgeRecorded,t as warningsFrom}from"./run-warnings.js";
import{n as contentOf,o as standing,t as replaceFile}from"./replace-file.js";
import{a as gitIn,c as notCheckedOut,l as nulSeparated,o as gitPath,s as gitPaths,u as readable$1}from"./commit-object.js";
import{a as isSparse,c as readLinks,d as readTree,i as withOwnIndex,o as readDifference,r as treeOf,s as readIndex,t as commitTree,u as readStatus}from"./own-commit.js";
import{A as stateFolder,B as shelve,C as forget,D as names,E as keepGitFiles,F as isStillHeld,G as bytes,H as takeFrom,I as readJournal,J as isInside,K as copyWhole,L as writeJournal,M as writeNote,N as beginJournal,O as putBackLink,P as forgetStop,Q as holder$1,R as copyShelf,S as lockedBy,T as treesOf,U as unshelve,V as staying,W as areNested,X as standingBelow,Y as removeWhole,_ as ownStash,a as inUse,b as prepareLargeFiles,c as makeRoom,d as leavingHome,f as leavingSide,g as hold,h as bringBackStashes,i as ourLock,j as takeReserve,k as renewGitFiles,l as notPutBack,m as takeOutline,n as openFolder,o as recoverAlone,p as foldersOf,q as foldersAbove,r as recoverWorktrees,s as recoverCheckout,t as recover,u as restore,v as readOthersStashes,w as twice,x as guard,y as leavingPointers,z as missingFrom}from"./recover.js";
import{a as origin,r as resolveRevisions}from"./revisions.js";
import{H as decide,U as roundsIn,V as compare,W as wholeRounds,_ as roundsOf$1,h as planAgain,i as needsGoBenchmarks,p as confirm,r as isBenchmarkFile,t as changedSuite,u as magnitude,v as suspects,x as notInstalled,y as isRowOf}from"./suite.js";
import{a as turnsFor,c as randomFrom,i as noiseOf,o as mergeVisits,s as timesOf}from"./visits.js";
import{a as mostRounds,i as isLook,r as tooFewRounds,s as plannedLooks,t as couldFail}from"./least-rounds.js";
import{i as rowRulesOf,o as settingsOfRow}from"./row-rules.js";
import{d as newlyAccepted,f as noTexts,h as ruleTexts,l as settingsOf,m as ruleChanges,s as rulesIn,u as errorOf}from"./rules-file.js";
import{l as regressions}from"./verdict.js";
import{t as _usingCtx}from"./usingCtx.js";
import{m as secondsOf}from"./special-kinds.js";
import{r as readResults}from"./read-results.js";
import{n as untrustedEnvironment}from"./environment.js";
import{chmodSync,closeSync,constants,existsSync,lstatSync,mkdirSync,openSync,readFileSync,readSync,readdirSync,realpathSync,renameSync,rmSync,statSync,symlinkSync,unlinkSync,utimesSync,writeFileSync}from"node:fs";
import{arch,cpus,loadavg,release,tmpdir,totalmem,type,version}from"node:os";
import{basename,delimiter,dirname,isAbsolute,join,relative,resolve,sep}from"node:path";
import{chmod,mkdir,mkdtemp,open,readFile,readdir,readlink,realpath,rm,stat as stat$1,symlink,writeFile}from"node:fs/promises";
import{createHash}from"node:crypto";
import{promisify}from"node:util";
import{execFile,spawn}from"node:child_process";
function progressLine(e){
let{left:t}=e;
return`${placeOf(e)}: ${whatOf(e)}${t>=1?`; about ${formatDuration(t)} left`:``}`}
function placeOf({round:e,last:t,isBeyond:n}){
return`round ${e} of ${n?`at most `:``}${t}`}
function whatOf({pair:e,visited:t,open:n,took:r}){
if(e)return`base ${e.base.seconds.toFixed(1)} s, head ${e.head.seconds.toFixed(1)} s`;
let i=t-n;
return`${counted$1(t,`benchmark`)} in ${r.toFixed(1)} s${i>0?`, ${i} of them now done`:``}`}
function inLines(e){
return{visiting(){},roundEnded:t=>e.info(progressLine(t))}}
const doubtKinds=[`optimised-away`,`grows-with-n`,`setup-timed`,`first-off`,`clock`,`prints`];
function timingsOf(e){
let t=new Map;
for(let{benchmark:n,config:r,iterations:i,unit:a,value:o}of e){
if(a!==`sec/op`||o<0||i<1)continue;
let e=JSON.stringify([settingOf(r,`pkg`)??null,n]),s=t.get(e);
s?s.push({iterations:i,seconds:o}):t.set(e,[{iterations:i,seconds:o}])}
return t}
function fastestOf(e){
return e.toSorted(byTime)[0]}
function byTime(e,t){
return e.seconds-t.seconds}
function totalOf({iterations:e,seconds:t}){
return e*t}
const undisturbed={short:.4,long:.75};
function triedIn(e){
let{short:t,long:n,two:r}=e,i=timingsOf(n?.measurements??[]),a=r===null&&(shareOf(t)<undisturbed.short||n!==null&&shareOf(n)<undisturbed.long);
return[...timingsOf(t.measurements)].map(([t,n])=>{
let r=i.get(t)??[];
return[t,{short:n,long:r,worked:workedIn(e,n,r),isDisturbed:a}]})}
function workedIn({short:e,long:t,two:n},r,i){
let a=n?.processor;
if(a===void 0||e.processor===void 0||t?.processor===void 0)return null;
let o=e=>e.reduce((e,{iterations:t})=>e+t,0);
return{short:Math.max(0,e.processor-a)/o(r),long:Math.max(0,t.processor-a)/o(i)}}
function shareOf({seconds:e,processor:t=e}){
return t/e}
function fromProbe(e,t){
let{short:n,long:r,worked:i,isDisturbed:a}=e,o=fastestOf(n);
if(t.length===0||totalOf(o)<1e-5||a)return[];
let s=r.length>0?r:t,c=growing(o,s,i)??(n.length>1?preparing(o,s,t,i):null);
return c?[c]:[]}
function growing(e,t,n){
let r=fastestOf(t);
if(e.iterations<10||r.iterations<2*e.iterations)return null;
let i=r.seconds/e.seconds,a=n===null?i:Math.min(i,byProcessor(n,e)),o=Math.log(a)/Math.log(r.iterations/e.iterations);
return o<.4?null:{kind:`grows-with-n`,exponent:o,probe:e,full:r}}
function byProcessor({short:e,long:t},{seconds:n}){
return Math.min(t/n,e>0?t/e:1/0)}
function preparing(e,t,n,r){
let i=t.toSorted(byTime),a=i[i.length-1>>1],o=e.iterations===Math.floor(a.iterations/16);
if(e.iterations>1&&!o||a.iterations<2*e.iterations)return null;
let s=n.toSorted(byTime).at(-1);
if(e.seconds<2*a.seconds||e.seconds<=s.seconds)return null;
let c=(e.seconds-a.seconds)/(1/e.iterations-1/a.iterations),l=r===null?c:Math.min(c,(r.short-r.long)*e.iterations),u=l/totalOf(a);
return u<.1?null:{kind:`setup-timed`,setup:l,share:u,probe:e,full:a}}
function doubtsOf({rounds:e,probe:t,printed:n}){
let r=new Map(t.flatMap(triedIn)),i=[...[...subjectsOf(e)].flatMap(([e,{subject:t,base:n,head:i}])=>{
let a=fromTimes(t,{base:n,head:i}),o=r.get(e);
return(a.length>0?a:o?fromProbe(o,i):fromFirst({base:n,head:i})).map(e=>({...t,...e}))}),...printing(n)];
return doubtKinds.flatMap(e=>i.filter(t=>t.kind===e))}
function fromTimes(e,t){
let n=1e-9/processorsOf$1(e),r=seen(t,e=>{
let t=fastestOf(e);
return t.seconds<n&&t.iterations>=1e6?t:null});
if(r)return[{kind:`optimised-away`,side:r.side,...r.found}];
let i=seen(t,e=>{
let t=median(e.map(totalOf));
return t<1e-5?{total:t}:null});
return i?[{kind:`clock`,side:i.side,...i.found}]:[]}
function processorsOf$1({benchmark:e}){
return/parallel/i.test(e)?Math.max(1,Number(/-(\d+)$/.exec(e)?.[1]??1)):1}
function fromFirst(e){
let t=sides.filter(t=>e[t].length>=8),n=t.flatMap(t=>{
let[n=0,...r]=e[t].map(({seconds:e})=>e),i=median(r),a=median(r.map(e=>Math.abs(e-i)));
return n>Math.max(Math.max(...r)+i/10,i+6*a)?[{side:t,first:n,others:i}]:[]}),r=n.at(-1);
return!r||n.length<t.length?[]:[{kind:`first-off`,...r,side:n.length===1?r.side:null}]}
function printing(e){
let t=new Map;
for(let{benchmark:n,package:r,line:i}of e){
let e=benchmarkId({benchmark:n,package:r}),a=[...i.trim()].slice(0,120).join(``);
a!==``&&!t.has(e)&&t.set(e,{benchmark:n,package:r,kind:`prints`,line:a})}
return[...t.values()]}
function seen(e,t){
let[n,r]=sides.map(n=>e[n].length===0?null:t(e[n]));
return n&&r?{side:null,found:r}:r?{side:`head`,found:r}:n?{side:`base`,found:n}:null}
function subjectsOf(e){
let t=new Map;
for(let n of e)for(let e of sides)for(let[r,i]of timingsOf(n[e].measurements)){
let[n,a]=JSON.parse(r),o=t.get(r)??{subject:{benchmark:a,package:n},base:[],head:[]};
o[e].push(fastestOf(i)),t.set(r,o)}
return t}
function innerSamplesOf(e){
let t=new Map;
for(let n of e)for(let e of sides)for(let[{benchmark:r,config:i},a]of samplesIn(n[e])){
let e=settingOf(i,`pkg`)??null,n=JSON.stringify([e,r]),{least:o,most:s}=t.get(n)??{least:a,most:a},c={least:Math.min(o,a),most:Math.max(s,a)};
t.set(n,{benchmark:r,package:e,...c})}
return[...t.values()].filter(({most:e})=>e>1)}
function formatsOf(e){
let t=t=>{
let n=e.map(e=>e[t]).find(({measurements:e})=>e.length>0);
return n?n.format??`go`:null};
return{base:t(`base`),head:t(`head`)}}
function samplesIn({measurements:e}){
let t=new Map;
for(let n of e){
let{benchmark:e,config:r,unit:i,innerSamples:a=1}=n,o=t.get(r)??new Map;
t.set(r,o);
let s=o.get(e)??{first:n,units:new Map};
o.set(e,s),s.units.set(i,(s.units.get(i)??0)+a)}
return[...t.values()].flatMap(e=>[...e.values()].map(({first:e,units:t})=>[e,Math.max(...t.values())]))}
function resultOf(e){
let{rounds:t,series:n,lost:r,proven:i=[],probe:a,printed:o,again:s,stopped:c}=e,l=recordOfNothing(e,t),u={...l,stopped:c,series:n.filter(isMatched),unmatched:{base:unmatched(n,`base`),head:unmatched(n,`head`)},again:s&&{rounds:s.rounds.map(recordOf),series:s.series},isRelaid:s?.isRelaid??!1,lost:r,proven:i,doubts:doubtsOf({rounds:t,probe:a,printed:o})},d=[...l.warnings,...configurations(t),...warningsFrom(u)];
return judgeRecorded({...u,warnings:inOrder(d)})}
function resultWithoutBase(e,t,{why:n,message:r,output:i}){
return judgeBaseFailed(recordOfNothing(e,t),{message:r,output:i},n)}
function withWarnings(e,t){
return{...e,warnings:[...e.warnings,...t]}}
function resultUntouched(e){
return judgeNothing({...recordOfNothing(e,[]),stopped:`unchanged`})}
function recordOfNothing({commits:e,settings:t,machine:n,suite:r,otherCode:i=[],rules:a=null,toolchains:o,laidOut:s=[],visits:c=[]},l){
return{commits:e,settings:t,rules:a,machine:n,toolchains:o,laidOut:s,visits:c,formats:formatsOf(l),innerSamples:innerSamplesOf(l),rounds:l.map(recordOf),stopped:`failed`,series:[],unmatched:{base:[],head:[]},again:null,isRelaid:!1,lost:[],proven:[],doubts:[],profiles:[],warnings:[...i,...suiteWarning(r)],since:null,merged:null,elsewhere:null}}
function recordOf({round:e,block:t,first:n,base:r,head:i}){
return{round:e,block:t,first:n,base:recordVisit(r),head:recordVisit(i)}}
function recordVisit({started:e,seconds:t,claimed:n,others:r}){
return{started:e,seconds:t,...n===void 0?{}:{claimed:n},...r===void 0?{}:{others:r}}}
function withMethods(e,t){
return new Proxy(e,{get:(e,n)=>t[n]??bound(e,n)})}
function bound(e,t){
let n=Reflect.get(e,t,e);
return typeof n==`function`?n.bind(e):n}
function collect(e,t){
let n=distinguishingKeys(e),r=new Map;
for(let[t,i]of e.entries())for(let e of sides)for(let a of i[e].measurements){
let i=JSON.stringify([identity(a,n(a)),a.unit]),o=r.get(i);
o||(o={first:a,isCoarse:!1,values:{base:[],head:[]},worse:{base:[],head:[]}},r.set(i,o));
let s=o.values[e][t];
s?s.push(a.value):o.values[e][t]=[a.value],a.isCoarse&&(o.isCoarse=!0),a.worse!==void 0&&(o.worse[e][t]=a.worse)}
return[...r.values()].filter(({isCoarse:e})=>!e).map(({first:r,values:i,worse:a})=>{
let o=t=>e.map((e,n)=>observe(i[t][n]??[],r.unit)),s=t=>e.map((e,n)=>a[t][n]??null),c=sides.every(e=>a[e].length>0);
return{benchmark:displayName(r,n(r)),package:settingOf(r.config,`pkg`)??null,unit:r.unit,rule:t.get(r.unit)??{},base:o(`base`),head:o(`head`),...c?{worse:{base:s(`base`),head:s(`head`)}}:{}}})}
function observe(e,t){
if(e.length<=1)return e[0]??null;
let n=[...e].sort((e,t)=>e-t);
return(t.startsWith(`sec/`)?n[0]:n[n.length-1>>1])??null}
function distinguishingKeys(e){
let t=new Map;
for(let n of sides){
let r=e.map(e=>valuesByName(e[n]));
for(let e of new Set(r.flatMap(e=>[...e.keys()]))){
let n=r.flatMap(t=>t.get(e)??[]),i=t.get(e)??new Set;
for(let e of stableKeys(n))i.add(e);
t.set(e,i),new Set(n.flatMap(e=>[...e.get(`pkg`)??[]])).size>1&&i.add(`pkg`)}}
let n=new Map([...t].map(([e,t])=>[e,[...t].sort()]));
return({benchmark:e})=>n.get(e)??[]}
function stableKeys([e,...t]){
return[...e??[]].filter(([e,n])=>n.size>1&&t.every(t=>isSame$1(n,t.get(e)))).map(([e])=>e)}
function valuesByName({measurements:e}){
let t=new Map;
for(let{benchmark:n,config:r}of e){
let e=t.get(n);
e?e.add(r):t.set(n,new Set([r]))}
let n=remembering(e=>valuesByKey([e])),r=([e,...t])=>e&&t.length===0?n(e):valuesByKey(e?[e,...t]:[]);
return new Map([...t].map(([e,t])=>[e,r([...t])]))}
function valuesByKey(e){
let t=new Set(e.flatMap(e=>Object.keys(e)));
return new Map([...t].map(t=>[t,new Set(e.map(e=>settingOf(e,t)))]))}
function isSame$1(e,t){
return t!==void 0&&e.size===t.size&&[...e].every(e=>t.has(e))}
function identity(e,t){
return[e.benchmark,...t.map(t=>settingOf(e.config,t)??null)]}
function displayName(e,t){
let n=t.map(t=>[t,settingOf(e.config,t)]).filter(([e,t])=>e!==`pkg`&&t!==void 0).map(([e,t])=>`${e}:${t}`);
return[e.benchmark,...n].join(` `)}
function writeGo(e,t,n){
let r=[...wordsIn(t),...n.keys()].some(needsEncoding),i=r?encodeWord:e=>e,a=[...r?[`${namesKey}: ${namesEncoded}`]:[],...unitLines(n,i)],o={};
for(let n of t)for(let{config:t,benchmark:r,iterations:s,units:c}of byBenchmark(n[e].measurements)){
a.push(...configLines(o,t)),o=t;
let e=[...c].map(([e,t])=>readable(observe(t,e)??0,e,i));
a.push(`Benchmark${i(r)} ${counted(s)} ${e.join(` `)}`)}
return`${a.join(`
`)}\n`}
function wordsIn(e){
let t=new Set;
for(let n of e)for(let e of sides)for(let{benchmark:r,unit:i}of n[e].measurements)t.add(r).add(i);
return t}
function counted(e){
return Number.isSafeInteger(e)&&e>0?e:1}
function byBenchmark(e){
let t=new Map;
for(let{benchmark:n,config:r,iterations:i,unit:a,value:o}of e){
let e=JSON.stringify([Object.entries(r).sort(),n]),s=t.get(e);
s||(s={config:r,benchmark:n,iterations:i,units:new Map},t.set(e,s)),s.iterations=Math.max(s.iterations,i);
let c=s.units.get(a);
c?c.push(o):s.units.set(a,[o])}
return t.values()}
function unitLines(e,t){
return[...e].map(([e,n])=>{
let r=n.better?` better=${n.better}`:``,i=n.assume?` assume=${n.assume}`:``;
return`Unit ${t(e)}${r}${i}`})}
function configLines(e,t){
let n=Object.keys(e).filter(e=>settingOf(t,e)===void 0),r=Object.entries(t).filter(([t,n])=>settingOf(e,t)!==n);
return[...n.map(e=>`${e}:`),...r.map(([e,t])=>`${e}: ${visible(t.replace(/[\r\n]+/g,` `))}`)]}
function readable(e,t,n){
return e!==0&&t===`sec/op`&&Number.isFinite(e*1e9)?`${Number((e*1e9).toPrecision(15))} ns/op`:e!==0&&t===`B/s`?`${Number((e/1e6).toPrecision(15))} MB/s`:`${e} ${n(t)}`}
async function copyIgnored(e,t,n,r){
let{ignored:i}=await readStatus(e);
if(i.length===0)return;
let a=new Set(await readTree(e,n)),o=new Set([...a].flatMap(foldersAbove)),s=async n=>{
let i=bytes(e.folder,n),c=await standing(i);
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
n.set(i,o),o<=large||r||(r=!0,e.info(`The ignored files are over 2 GB, and each side is given a copy of them. To save time and space, clean up before this step and let "setup" make what the benchmarks need; or set "checkout: in-place" with "ignored-files: shared", where both sides use the same files.`))},unread:t=>e.warn(`An ignored file cannot be read, so ${i} is without it: ${readable$1(t.toString(`latin1`))}`)})}
function noteMeanwhile(e,t){
let n=`${e}-found-${Date.now()}`,r=new Map,i=new Map;
async function a({side:e,tree:r,folder:i,paths:a}){
if(a.length===0)return;
let o=join(n,e,r);
await mkdir(o,{recursive:!0}),await takeFrom(i,a,o);
let s=a.slice(0,most$3).map(readable$1).join(`, `),c=a.length>most$3?` and ${a.length-most$3} more`:``;
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
const most$3=10;
var Away=class{
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
throw new CouldNotMeasure(`${o===``?`The folder`:visible(o)}${s} of ${e} was changed while ${u} was measured, so what ${e} measures is no longer its own. Let no command of ${u} write into the files of ${e}; if something that setup has started on ${e} writes there, let it keep its files elsewhere.`)}
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
if(n.isDirectory())for(let n of namesIn(join(e,t)))o(join(t,n));
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
function namesIn(e){
try{
return readdirSync(e)}catch{
return[]}}
const nowhere={difference:{changed:[],added:[],removed:[]},lost:[]};
async function switching({git:e,state:t,home:n},r,i,a,o,s){
let c=await guard(e,(e,t)=>s?.configured(e,t)),l=i[0]?.git.folder??e.folder,u={base:await readLinks(e,r.base),head:await readLinks(e,r.head)},d=await readDifference(e,r.base,r.head),f={base:y(`base`,backwards(d)),head:y(`head`,d)},p={},m={},h={},g=new Away(t,1/0),_=await gitPath(e,`HEAD`),v=null;
function y(e,t){
let[a,o]=[u[otherSide(e)],u[e]],s=n.path===``?``:`${n.path}/`,c=new Set(i.filter(e=>e.home.isSwitched).map(e=>e.home.path));
return{commit:r[e],difference:t,lost:[...a.keys()].filter(e=>!o.has(e)),loose:[...o.keys()].map(readable$1).filter(e=>!c.has(s+e))}}
async function b(t){
let{commit:n}=f[t];
return(await contentOf(_).catch(()=>null))?.toString().trim()===n?n:e.find([`rev-parse`,`--verify`,`--quiet`,`HEAD`])}
async function x(n,r,i){
h[n]??=foldersOf(m[n]??[]);
let c={...r,folders:h[n]},l=await b(n),u=l!==null&&l!==f[n].commit;
u&&s?.committed(e,n,l);
let d=await leavingSide(e,u?await S(c,n,l,i):c,a);
return p[n]=await shelve(e,join(t,n),d,o),g.leave(n,join(t,n)),timesToKeep(d,r,p[i])}
async function S(t,n,r,i){
let a=await readDifference(e,f[n].commit,r),o=new Set([...a.changed,...a.added,...a.removed]),s=e=>!o.has(e),{changed:c,added:l,removed:d}=t.difference,p=[...(await readLinks(e,r)).keys()];
return{...t,difference:{changed:c.filter(s),removed:d.filter(s),added:[...l.filter(s),...a.removed]},lost:[...t.lost,...p.filter(e=>!t.lost.includes(e)&&!u[i].has(e))]}}
return{putGitInOrder:c,async leaveWithAll(){
return v!==null&&await x(v,{...f[v],...nowhere},v),v=null,sides.map(e=>({side:e,tree:n.path,folder:join(t,e),paths:p[e]?.found??[]}))},async copyIgnored(n,i){
for(let a of sides){
let o=new Set(await readTree(e,r[a])),s=await copyShelf(join(t,names.yours),join(t,a),n,o,i(a));
p[a]={moved:s,deleted:[]},g.leave(a,join(t,a))}},async enter(r){
if(await putBackLink(l,n),await c(),v===r&&await b(r)===f[r].commit)return;
let i=v===r?{...f[r],...nowhere}:f[r],a=m[r]===void 0,o=v===null?new Map:await x(v,i,r);
v=null,await e.run([`checkout`,`--force`,`--detach`,i.commit,`--`]).catch(e=>{
throw notCheckedOut(e,r)}),i.loose.length>0&&await updateSubmodules(e,i.loose),m[r]??=new Set((await readIndex(e)).map(({path:e})=>e)),g.comeBack(r,join(t,r));
let s=p[r];
s&&await unshelve(e,join(t,r),s,m[r]),a&&s&&m[r].size>0&&await e.run([`checkout`,`--force`,`HEAD`,`--`,`.`]);
for(let[t,n]of o)putBackTime(e,t,n);
v=r}}}
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
async function putBack$1(e,t,n,r,i=async()=>{}){
await refuseTakenAway(t,r.journal).catch(async e=>{
throw await forgetStop(t,r.journal),e});
let a;
try{
await makeRoom(t,r.journal.trees),await i(),a=await twice(()=>renewNotes(t,r));
let o=await twice(()=>restore(e,t,n)),{journal:s}=r;
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
for(let e of await missingFrom(n,c.moved))r.push(i===``?e:`${i}/${e}`)}
await renewGitFiles(i,a)}
return await writeJournal(e,t),r}
function lossMessage(e,t){
let n=t===null?``:` "git stash list" has your changes to tracked files (${t}).`;
return`The benchmarked code has removed uncommitted files of yours from the git directory: ${e.map(readable$1).join(`, `)}.${n} Everything else is as it was.`}
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
m&&await isStillHeld(c,f.journal)&&await keepFound(m,i,n),await putBack$1(s,c,n,f,async()=>{
for(let e of i)await e.putGitInOrder()})}}}catch(e){
throw await putBack$1(s,c,n,f),e}}
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
if(n.length!==0)for(let r of sides)for(let i of await readTree(e,t[r])){
let t=n.find(e=>areNested(e,i));
if(t!==void 0&&await standing(bytes(e.folder,i)))throw new Misconfigured(`${readable$1(t)} cannot be moved, and ${r} has a file of its own at ${readable$1(i)}. Move it out of the checkout, or set checkout to "worktree".`)}}
function tooLong(e){
return new Misconfigured(`The path of an uncommitted file is too long for it to be set aside while base and head are checked out: ${readable$1(e)}. Move the file out of the checkout, or set checkout to "worktree".`)}
async function refuseReftables({folder:e,find:t}){
if(/^reftable/i.test(await t([`config`,`extensions.refStorage`])??``))throw new Misconfigured(`The repository in ${e} keeps its refs as reftables, which Benchgate cannot put back after a run in place. Set checkout to "worktree".`)}
async function refuseUnfinished(e){
let t=await lockedBy(e);
if(t!==null)throw new Misconfigured(`Another git is at work in ${e.folder}: it holds ${t}. Let it finish (a commit may be waiting for its message); if no git is running, remove that file.`);
for(let[t,n]of await gitPaths(e,[...unfinished.keys()]))if(await standing(n))throw new Misconfigured(`A ${unfinished.get(t)} is in progress in ${e.folder}. Finish or abort it, then run Benchgate again.`);
if(await e.run([`ls-files`,`--unmerged`])!==``)throw new Misconfigured(`There are unmerged files in ${e.folder}. Resolve them, then run Benchgate again.`)}
const unfinished=new Map([[`MERGE_HEAD`,`merge`],[`CHERRY_PICK_HEAD`,`cherry-pick`],[`REVERT_HEAD`,`revert`],[`rebase-merge`,`rebase`],[`rebase-apply`,`rebase`],[`sequencer`,`cherry-pick or revert`]]);
function globbed(e){
return`:(top,glob)${e.replace(/^(\.\/+)+/,``)}`}
function refuseOutside(e,t){
if(t.startsWith(`/`)||t.split(`/`).includes(`..`))throw new Misconfigured(`${e}: "${t}" is not accepted. Give a glob relative to the top folder of the repository and without "..", such as "**/*_test.go".`)}
const whole=[`-r`,`-z`,`--no-renames`,`--ignore-submodules=none`];
async function treeChange(e,t){
let n=nulSeparated(await e.run([`ls-tree`,`-r`,`-z`,`--full-tree`,t.head.sha])).filter(e=>e.startsWith(`120000 `));
return{differences:await differences(e,t),links:n.map(e=>readable$1(e.slice(e.indexOf(`	`)+1)))}}
async function differAt(e,t,n){
let r=await e.run([`hash-object`,`-t`,`tree`,`--stdin`],{input:Buffer.alloc(0)});
for(let i of n)if(refuseOutside(`paths`,i),(await Promise.all(sides.map(n=>namesAt(e,r,t[n].sha,[i])))).every(e=>e.length===0))throw nothingMatches$1(i);
return(await namesAt(e,t.base.sha,t.head.sha,n)).length>0||(await raw(e,t)).some(({modes:e})=>e.includes(`160000`))}
async function differences(e,t){
let n=e=>[`000000`,`100644`,`100755`].includes(e);
return(await raw(e,t)).map(({path:e,modes:t})=>({path:e,isPlain:t.every(n)}))}
async function raw(e,{base:t,head:n}){
let r=nulSeparated(await e.run([`diff-tree`,`--raw`,...whole,t.sha,n.sha,`--`]));
return r.filter((e,t)=>t%2==0).map((e,t)=>({path:readable$1(r[2*t+1]??``),modes:e.slice(1).split(` `).slice(0,2)}))}
async function namesAt(e,t,n,r){
let i=[`diff-tree`,`--name-only`,...whole,t,n,`--`,...r.map(globbed)];
return nulSeparated(await e.run(i))}
function nothingMatches$1(e){
return new Misconfigured(`paths: "${e}" matches no file of base or head, so changes of what it was meant for would never be measured. Give globs relative to the top folder of the repository; "*" stays within a folder, "**/" matches any folders: "src/**". A submodule is named by its own path, without files in it.`)}
async function findSubmodules(e,t,n,{side:r,console:i}){
let a=await namesOf(e.git,t),o=e.hasTree?await ownSubmodules(e.git):[],s=[];
for(let[t,c]of n){
let n=a.get(t)??null,l=o.find(e=>n!==null&&e.name===n)??o.find(e=>e.path===t&&(n===null||e.name===null)),u=l?await inTree(e.git,l.path):await withoutTree(e.git,n);
u===null?l||i.warn(`The submodule ${readable$1(t)} of ${r} is not in this checkout, so its folder stays empty there. If the benchmarks need it, let "setup" run "git submodule update --init".`):(await complete(u.git,c,t,r),s.push({path:t,commit:c,source:u}))}
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
return await standingBelow(e.folder,`${t}/.git`)?{git:e.in(join(e.folder,readable$1(t))),hasTree:!0}:null}
async function withoutTree(e,t){
if(t===null||!isInside(t))return null;
let n=await gitPath(e,`modules/${readable$1(t)}`);
if(!await standing(join(n,`HEAD`)))return null;
let r={GIT_DIR:n,GIT_WORK_TREE:n},i=e.in(n);
return{git:{...i,run:(e,t)=>i.run(e,{...t,env:{...t?.env,...r}}),ask:(e,t)=>i.ask(e,{...t,env:{...t?.env,...r}}),find:(e,t)=>i.find(e,{...t,env:{...t?.env,...r}})},hasTree:!1}}
async function complete(e,t,n,r){
if(await e.ask([`cat-file`,`-e`,`${t}^{commit}`])===null&&await(await origin(e,``,``)).fetchCommit(t)===null)throw new CouldNotMeasure(`${r} has the submodule ${readable$1(n)} at ${shortSha(t)}, which is not in this checkout, and its origin did not give it. Run "git fetch origin ${t}" in the submodule.`)}
async function addWorktree(e,t,n,r){
let{git:i}=e;
await r.register(i),await i.run([`worktree`,`add`,`--detach`,`--no-checkout`,t,n]);
let a=i.in(t);
await writeFile(await gitPath(a,`locked`),`${ourLock}\n`,{flag:`wx`}),await shareSettings(i,a),e.hasTree&&await copyIgnored(i,t,n,r.copying),await a.run([`checkout`,`--force`,`--detach`,n,`--`]);
let o=await readLinks(i,n);
if(o.size!==0)for(let i of await findSubmodules(e,n,o,r))await addWorktree(i.source,join(t,readable$1(i.path)),i.commit,r)}
async function shareSettings(e,t){
for(let[n,r]of await gitPaths(e,[`info/sparse-checkout`,`config.worktree`])){
let i=await contentOf(r);
if(i===null)continue;
let a=await gitPath(t,n);
if(await mkdir(dirname(a),{recursive:!0}),await writeFile(a,i),n===`config.worktree`)for(let t of[`core.worktree`,`core.bare`])await e.ask([`config`,`--file`,a,`--unset-all`,t])}}
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
async function headOf(e,t){
let n=(await contentOf(t).catch(()=>null))?.toString().trim()??null;
return n===elsewhere?e.ask([`rev-parse`,`--verify`,`--quiet`,`HEAD`]):n}
const elsewhere=`ref: refs/heads/.invalid`;
function withMovedPaths(e,t,n,r=()=>!0){
if(t===``||t===`/`||!e.includes(t))return e;
let i=t.replace(/[.*+?^${}()|[\]\\]/g,`\\$&`),a=RegExp(`(?:(?<![\\w./-])|(?<=(?:^|[\\s"'=:;,])-\\w+)|(?<=\\bfile://))${i}(?=[/\\\\:;,|"'\\s<>)\\]}]|$)(/[^\\\\:;,|"'\\s<>)\\]}]*)?`,`g`);
return e.replace(a,(e,t=``)=>r(e)?`${n}${t}`:e)}
function entriesIn(e){
try{
return readdirSync(e,{withFileTypes:!0})}catch{
return[]}}
const largestText=32*2**20,settings=/^(?:(?:GNU)?[Mm]akefile|config\.status|libtool|compile_commands\.json|project\.assets\.json|\.env(?:\..+)?|.+\.(?:mk|mak|pc|la|pth|props|targets))$/,marks=new Set([`pyvenv.cfg`,`CMakeCache.txt`,`meson-private`]),ofBazel=/^bazel-/,binary=/\.(?:o|obj|a|so(?:\.\d+)*|dylib|dll|exe|lib|gch|pch|bin|pyc|whl|zip|gz|png|jar|class)$/,ofNinja=new Set([`.ninja_deps`,`.ninja_log`]);
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
t===null?(marks.has(r)?this.marked.push(n):settings.test(r)&&this.files.push(n),binary.test(r)||this.texts.push(n)):ofBazel.test(r)?this.marked.push(n):this.isIn(t.toString())&&this.links.push({path:n,target:t.toString()})}}}
move(e,t){
let n=t=>this.isMoved(t,e);
for(let n of this.marked){
let r=basename(n);
r===`meson-private`?this.leaveOut(dirname(n),e):ofBazel.test(r)?this.leaveOut(n,e):r===`pyvenv.cfg`?this.moveTexts(textsOfEnvironment(dirname(n)),dirname(n),e,t):this.isIn(homeOf(n))&&this.moveTexts(this.textsOfBuild(dirname(n)),dirname(n),e,t)}
for(let{path:r,target:i}of this.links)lstatSync(r,{throwIfNoEntry:!1})?.isSymbolicLink()&&n(i)&&(unlinkSync(r),symlinkSync(`${t}${i.slice(this.root.length)}`,r),this.changed.add(relative(e,r)));
for(let n of this.files)this.moveTexts([n],n,e,t)}
say(e){
let t=e=>`${[...e].slice(0,5).map(e=>legible(e,100)).join(`, `)}${e.size>5?` and ${e.size-5} more`:``}`;
this.changed.size>0&&e.info(`copies of ignored files that named a path in the checkout name it in their own side now: ${t(this.changed)}`),this.leftOut.size>0&&e.info(`not copied, as both sides would run or build the code of the checkout there: ${t(this.leftOut)}. Let "setup" or "run" make it, as by meson setup or bazel build`)}
textsOfBuild(e){
let t=this.texts.filter(t=>t.startsWith(`${e}${sep}`));
for(let e of t)ofNinja.has(basename(e))&&rmSync(e,{force:!0});
return t}
leaveOut(e,t){
rmSync(e,{recursive:!0,force:!0}),this.leftOut.add(relative(t,e))}
moveTexts(e,t,n,r){
for(let i of e){
let e=lstatSync(i,{throwIfNoEntry:!1});
if(!e?.isFile()||e.size>largestText)continue;
let a=readFileSync(i,`latin1`);
if(a.slice(0,1e3).includes(`\0`))continue;
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
function*textsOfEnvironment(e){
yield join(e,`pyvenv.cfg`);
for(let t of[`bin`,`Scripts`])for(let{name:n}of entriesIn(join(e,t)))yield join(e,t,n);
for(let{name:t}of entriesIn(join(e,`lib`)))for(let n of[`site-packages`,`dist-packages`]){
let r=join(e,`lib`,t,n);
for(let e of entriesIn(r))e.isFile()&&!binary.test(e.name)?yield join(r,e.name):e.name.endsWith(`.dist-info`)&&(yield join(r,e.name,`direct_url.json`))}}
function removeCompiled(e){
let t=join(dirname(e),`__pycache__`);
for(let{name:n}of entriesIn(t))n.startsWith(`${basename(e,`.py`)}.`)&&rmSync(join(t,n),{force:!0})}
function homeOf(e){
let t=readFileSync(e,`latin1`);
return/^CMAKE_HOME_DIRECTORY:INTERNAL=(.*)$/m.exec(t)?.[1]?.trim()??``}
function onePlace(e,t,n){
let r=new Away(e,.05,n);
for(let t of n)r.leave(t,join(e,t));
let i=null,a=(e,t,n)=>{
try{
renameSync(t,n)}catch(r){
throw new CouldNotMeasure(`The worktree of ${e} could not be moved from ${t} to ${n}: ${r.message}. The sides take turns at one path; let no benchmark leave a program running in there, or move the folder itself.`)}};
return{path:t,show(n){
i!==n&&(i!==null&&(a(i,t,join(e,i)),r.leave(i,join(e,i))),i=null,r.comeBack(n,join(e,n)),a(n,join(e,n),t),i=n)},refuseChanged(){
for(let a of n)r.refuseChanged(a,i===a?t:join(e,a))}}}
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
await addWorktree({git:l,hasTree:!0},join(u,e),t[e].sha,i).catch(t=>{
throw notCheckedOut(t,e)}),m.set(e,await gitPath(l.in(join(u,e)),`HEAD`))}
let e=await Promise.all(c.map(async e=>r?.(l.in(join(u,e)))??[])),i=await placeAround(u,l.folder,[...new Set(e.flat())]);
for(let[e,t]of h)t.move(join(u,e),i);
h.get(c[0])?.say(n);
let a=onePlace(u,i,c),s=l.in(a.path);
return{beside:u,async enter(e){
return a.show(e),await checkOutAgain(s,t[e].sha,m.get(e)??``),a.path},refuseChanged:()=>a.refuseChanged(),async[Symbol.asyncDispose](){
await f(n),await twice(()=>bringBackStashes(l,g,o,n))}}}catch(e){
throw await f(n),e}}
async function checkOutAgain(e,t,n){
await headOf(e,n)!==t&&await e.run([`checkout`,`--force`,`--detach`,t,`--`])}
async function openDriver(e,t,n){
let{go:r,run:i}=t;
return r===null?commandDriver(e,i,t):GoDriver.open(e,r,t,n)}
const machineCode=/\.(a|o|so(\.\d+)*|dylib|dll|pyd|node|wasm|exe|lib|rlib)$|(^|\/)[^./]+$/,languages=[[`s asm c cc cpp cxx c++ h hh hpp hxx inc ipp m mm cu rs pyx pxd zig swift d nim v odin f90 f95 f03 adb ads`,machineCode],[`go hs ml mli cr dart`,machineCode],[`js mjs cjs jsx ts mts cts tsx vue svelte`,/\.[cm]?js$/],[`py pyi`,/\.(py|whl)$/],[`java kt kts scala groovy clj`,/\.(jar|class)$/],[`cs fs vb`,/\.dll$/],[`y yy l ll g4 proto fbs capnp thrift peg pest templ`,/\.(go|c|cc|cpp|h|hpp|rs|py|js|ts|java|kt|cs|rb|swift|php)$/],[`rb jl ex exs erl php pl pm r lua`,null]].map(([e=``,t])=>({sources:new Set(`${e}`.split(` `)),product:t instanceof RegExp?t:null})),besideFolder=/^(tests?|__tests__|specs?|testdata|fixtures|docs?|examples?|vendor|third_?party|node_modules|\..*)$/i,testName=/(^test_.*|_test|[._-]spec|[._-]test|^conftest)\.[a-z]+$/i;
function languageOf(e){
let t=e.slice(e.lastIndexOf(`/`)+1),n=t.lastIndexOf(`.`),r=t.slice(n+1).toLowerCase();
return n>0?languages.find(({sources:e})=>e.has(r))??null:null}
function measuredSources(e){
let t=e.filter(isSource),n=t.filter(e=>!isBenchmarkFile(e)&&!isBeside(e));
return n.length>0?n:t.filter(isBenchmarkFile)}
function isSource(e){
return languageOf(e)!==null}
function isBeside(e){
let t=e.split(`/`),n=t.pop()??``;
return testName.test(n)||t.some(e=>besideFolder.test(e))}
function isProductOf(e,t){
return t.some(t=>languageOf(t)?.product?.test(e))}
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
let{changed:n,others:r,tracked:i,read:a,builtBefore:o,isElsewhere:s,isSkipping:c,isInPlace:l}=t,u=[...n,...r].filter(e=>a.has(e)),d=n.filter(e=>!a.has(e)),f=d.length===n.length,p=ofUnreadLanguages(n,beyondGo(u,i)),m=o.filter(e=>!isBuildFile(e)&&isProductOf(e,p)),h=t.started.filter(e=>isProductOf(e,d)),g=l&&[...a].some(isBuildFile),_=!c&&!g,v=_?[...h,...m]:[],y=f||h.length>0?d:v.length>0?p:[];
return y.length===0?null:{kind:`unread-code`,side:e,count:y.length,files:firstPaths(y),instead:firstPaths(v),isElsewhere:f&&s,isAll:_&&f&&u.length===0}}
const besides=/^(HOME|PWD|OLDPWD|TMPDIR|TE?MP|SHELL|_|XDG_.*|RUNNER_.*|GITHUB_.*|ACTIONS_.*|.*CACHE.*|.*SOCK.*)$/i,ofSystem=/^\/(usr\/)?(s?bin|lib\w*|include|share)(\/|$)|^\/(proc|sys|run|etc|boot)(\/|$)|^\/$/;
function sharedFolders(e,t){
let n=e.HOME??``,r=Object.entries(e).filter(([e])=>!besides.test(e)&&e!==`PATH`).flatMap(([,e=``])=>absolute(e,t)).map(e=>({folder:e,depth:5})),i=absolute(e.PATH??``,t),a=[...i.filter(e=>/\/bin\/?$/.test(e)).map(e=>e.replace(/\/bin\/?$/,``)),...n===``?[]:[`${n}/.local`]].flatMap(e=>[{folder:`${e}/lib`,depth:6},{folder:`${e}/lib64`,depth:2},{folder:`${e}/include`,depth:3}]),o=n===``?[]:[`bin`,`lib`,`.local/bin`,`go/bin`,`.cargo/bin`,`.m2/repository`],s=[...i.map(e=>({folder:e,depth:1})),...r,...o.map(e=>({folder:`${n}/${e}`,depth:e.startsWith(`.m2`)?8:2})),...a],c=new Set;
return s.filter(({folder:e})=>{
let t=!c.has(e)&&!ofSystem.test(e)&&e!==n;
return c.add(e),t})}
function absolute(e,t){
return e.split(t).filter(e=>e.startsWith(`/`)&&!e.includes(`
`))}
const mostBytes$1=512*2**20;
function earlierPrograms(e,t){
let n=Buffer.from(`${t}${sep}`,`latin1`),r=sharedFolders({PATH:e.PATH},delimiter).filter(({folder:e,depth:t})=>t===1&&!`${e}${sep}`.startsWith(n.toString(`latin1`))).flatMap(({folder:e})=>entriesIn(e).map(({name:t})=>join(e,t))),i=mostBytes$1;
return r.slice(0,500).filter(e=>{
let t=programAt(e);
return t!==null&&(i-=t.size,i>0&&holds(e,n))})}
function holds(e,t){
try{
return readFileSync(e).includes(t)}catch{
return!1}}
function programAt(e){
let t=statSync(e,{throwIfNoEntry:!1});
return t?.isFile()&&(t.mode&constants.S_IXUSR)!==0?t:null}
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
async function setUnread(e,t){
if(t.length===0)return;
let n=[`-a`,`-c`,`-h`,`-d`,`@1`,`--`,...t];
await promisify(execFile)(`touch`,n,{cwd:e,timeout:1e4}).catch(()=>{})}
function fileAt(e){
let t=lstatSync(e,{throwIfNoEntry:!1});
return t?.isFile()?t:null}
function wasRead(e){
return(fileAt(e)?.atimeMs??0)>1e3}
const mostSources=6e3;
var ReadEvidence=class e{
sides;
places;
isElsewhere=!1;
programs;
constructor(e,t,n){
this.sides=e,this.places=t,this.programs=n}
static async open(t,{base:n,head:r},i){
let a=[`diff-tree`,`-r`,`-z`,`--name-only`,`--no-renames`,n.sha,r.sha,`--`],o=new Set(await pathsOf(t,a));
if(![...o].some(isSource))return null;
let s=i.checkout===null?dirname(await gitPath(t,`HEAD`)):i.temporary;
if(!await keepsReadTimes(s))return i.console.info(`it is not observed whether commands read the code of each side: ${s} does not keep the times at which files are read`),null;
let c=readsObjects([i.setup,i.run]),l=async e=>{
let n=await pathsOf(t,[`ls-tree`,`-r`,`-z`,`--name-only`,`--full-tree`,e]),r=measuredSources(n),i=r.filter(e=>o.has(e)).slice(0,mostSources),a=r.filter(e=>!o.has(e)).slice(0,mostSources-i.length),s=r.length>mostSources;
return{changed:i,others:a,isSkipping:c||s||canSkipReading(n),tracked:new Set(n),...nothingYet()}},u={base:await l(n.sha),head:await l(r.sha)};
return u.head.changed.length>0&&u.head.changed.length<mostSources?new e(u,i,earlierPrograms(i.env,t.folder)):null}
watching(e){
return withMethods(e,{prepare:async t=>{
let{changed:n,tracked:r}=this.sides[t];
this.sides[t].built=builtFrom(n,await this.places.enter(t),r),await this.watch(t,()=>e.prepare(t))},visit:(t,n,r)=>{
let i=()=>e.visit(t,n,r);
return this.isWatched(t,n)?this.watch(n,i):i()}})}
isWatched(e,t){
let{items:n,built:r}=this.sides[t],i=!n.has(e);
n.add(e);
let a=this.sides[t].visits++;
return a<2||i&&a<60&&r.size+this.programs.length>0}
async watch(e,t){
let{changed:n,others:r,built:i,read:a,started:o}=this.sides[e],s=[...n,...r,...i.keys()];
await setUnread(await this.places.enter(e),[...s,...this.programs]);
let c=this.timesElsewhere(n),l=await t(),u=await this.places.enter(e);
for(let e of s)wasRead(join(u,e))&&a.add(e);
for(let e of this.programs)wasRead(e)&&o.add(e);
return this.sides[e].there=n.filter(e=>fileAt(join(u,e))),this.sides[e].built=new Map([...i].filter(([e,t])=>isBuildFile(e)||fileAt(join(u,e))?.mtimeMs===t)),this.isElsewhere||=this.timesElsewhere(n).some((e,t)=>e>(c[t]??e)),l}
timesElsewhere(e){
let{checkout:t}=this.places;
return t===null?[]:e.map(e=>fileAt(join(t,e))?.atimeMs??0)}
finding(){
let{base:e,head:t}=this.sides;
return t.visits===0||e.visits===0||this.places.isPreparedBefore?null:unreadCode({base:this.observed(e),head:this.observed(t)})}
observed({there:e,built:t,read:n,started:r,...i}){
return{...i,read:n,changed:e,started:[...r],builtBefore:[...t.keys()].filter(e=>n.has(e)),isElsewhere:this.isElsewhere,isInPlace:this.places.checkout===null}}};
function nothingYet(){
return{built:new Map,read:new Set,there:[],started:new Set,visits:0,items:new Set}}
const apart=/^(\.git|node_modules|site-packages|dist-packages|vendor|third_?party|\..*cache|__pycache__)$/;
function builtFrom(e,t,n){
let r=new Map,i=1e4,a=(o,s)=>{
for(let c of entriesIn(join(t,o))){
if(i--<=0||r.size>=1e3)return;
let l=o===``?c.name:`${o}/${c.name}`;
c.isDirectory()&&s>0&&!apart.test(c.name)?a(l,s-1):c.isFile()&&(isBuildFile(l)||!n.has(l)&&isProductOf(l,e)&&isRunnable(join(t,l)))&&r.set(l,fileAt(join(t,l))?.mtimeMs??0)}};
return a(``,6),r}
function isRunnable(e){
return basename(e).includes(`.`)||((fileAt(e)?.mode??0)&constants.S_IXUSR)!==0}
async function pathsOf(e,t){
return nulSeparated(await e.run(t)).map(readable$1)}
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
let r=[],i=new Set,a=3e4,o=(t,s)=>{
if(!(s===0||a<=0||i.has(t))&&(i.add(t),!n.some(e=>`${t}${sep}`.startsWith(`${e}${sep}`))))for(let n of entriesIn(t)){
if(a--<=0)return;
let i=join(t,n.name);
n.isDirectory()?notes.test(n.name)||o(i,s-1):n.isFile()&&isWritten(i,e)&&r.push(i)}};
for(let{folder:e,depth:n}of t)o(real(e),n);
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
async function witnessed(e,t,n,r){
if(n.base.sha===n.head.sha)return{driver:e,findings:()=>[]};
let i=await ReadEvidence.open(t,n,r),{setup:a,run:o,env:s,enter:c}=r,l=a===null?null:new SharedInstalls({env:s,checkout:t.folder,enter:c}),u=i?.watching(e)??e;
return{driver:l?.watching(u)??u,findings(){
let e=sharedImage(a,o),t=e?{kind:`shared-install`,side:`base`,count:1,paths:[`image ${e}`]}:l?.finding()??null;
return[t,t===null?i?.finding():null].filter(e=>e!=null)}}}
const taskRunners=[{name:`Turborepo`,files:[`turbo.json`,`turbo.jsonc`],named:/\bturbo\b/,env:{TURBO_FORCE:`true`}},{name:`Nx`,files:[`nx.json`],named:/\bnx\b/,env:{NX_SKIP_NX_CACHE:`true`,NX_DISABLE_NX_CACHE:`true`,NX_SKIP_REMOTE_CACHE:`true`,NX_DISABLE_REMOTE_CACHE:`true`}},{name:`wireit`,files:[],inPackage:`"wireit"`,named:/\bwireit\b/,env:{WIREIT_CACHE:`none`}},{name:`moon`,files:[`.moon/workspace.yml`],named:/\bmoon\b/,env:{MOON_CACHE:`off`}},{name:`Rush`,files:[`rush.json`],named:/\brushx?\b/,env:{RUSH_BUILD_CACHE_ENABLED:`0`}},{name:`Pants`,files:[`pants.toml`],named:/\bpants\b/,env:{PANTS_TEST_FORCE:`true`}}];
function measuringAgain(e,t,n,r){
let i=runnersOf(t,n);
for(let{name:e,env:t}of i)r.info(`${e} runs its tasks at each visit, and replays none from its cache: ${Object.keys(t).join(`, `)}`);
return Object.assign({},e,...i.map(({env:e})=>e))}
function runnersOf(e,t){
let n=[...new Set(t)].map(e=>textAt$1(join(e,`package.json`)));
return taskRunners.filter(({files:r,inPackage:i,named:a})=>a.test(e)||r.some(e=>t.some(t=>existsSync(join(t,e))))||i!==void 0&&n.some(e=>e.includes(i)))}
function textAt$1(e){
try{
return readFileSync(e,`utf8`)}catch{
return``}}
var Pool=class{
left;
constructor(e){
this.left=e}
take(e){
this.left-=costOf(e)}
allows(e){
return costOf(e)<=this.left+1e-9}
roundsOf(e){
return e.length===0?0:Math.floor(this.left/costOf(e)+1e-9)}};
function costOf(e){
return e.reduce((e,t)=>e+t.share,0)}
function mergeRounds(e){
let[t,...n]=e;
if(t&&n.length===0)return t;
let r=new Map;
for(let t of e.flat()){
let e=r.get(t.round);
e?e.push(t):r.set(t.round,[t])}
return[...r].sort(([e],[t])=>e-t).map(([e,t])=>({round:e,block:t[0]?.block??1,first:null,base:visitOf(t,`base`),head:visitOf(t,`head`)}))}
function visitOf(e,t){
let n=e.map(e=>e[t]).filter(({started:e})=>e!==``);
return{started:n.map(({started:e})=>e).sort()[0]??``,...timesOf(n),measurements:n.flatMap(({measurements:e})=>e)}}
function exitFailures(e){
let[t,n]=[statusesIn(e.base),statusesIn(e.head)];
return[...n].flatMap(([e,n])=>{
let r=t.get(e);
if(r===void 0)return[];
let i={base:r,head:n};
return failedSides(i).map(t=>({benchmark:e,side:t,why:why(t,i)}))})}
function statusesIn({measurements:e}){
return new Map(e.map(({benchmark:e,statuses:t=[0]})=>[e,t]))}
function failedSides(e){
let t=sides.filter(t=>e[t].length>1),[n,r]=[e.base[0],e.head[0]];
return t.length>0?t:n===r?n===null?sides:[]:r===0?[`base`]:[`head`]}
function why(e,t){
let n=otherSide(e);
return`its command ended with the exit status ${shown(t[e])}, and with ${shown(t[n])} on ${n}`}
function shown(e){
return e.map(e=>e??`unknown`).join(` or `)}
function endedOtherwise(e,t,n,r){
return exitFailures(t===`base`?{base:e,head:n}:{base:n,head:e}).map(({benchmark:e,side:t,why:n})=>[e,new SideFailed(t,`a benchmark failed in ${r}`,`A benchmark failed in ${r}, ${t}, though what ran it ended with status 0: ${e}: ${n}. Run it by hand to see what it prints.`)])}
function firstOfEachSide(e){
return e.filter((t,n)=>e.findIndex(({side:e})=>e===t.side)===n)}
function reportedAs(e,t){
let n=t=>e.some(e=>e===t||e.startsWith(`${t} `));
return[...new Set(t)].filter(n)}
function trackOf(e){
return{...e,only:e.only??null,share:1,measured:[],cost:0,noises:[],isOpen:!0,failures:[],within:new Map}}
function loseWithin(e,t){
for(let[n,r]of t)e.within.set(n,r);
e.measured=e.measured.map(t=>({...t,base:withoutLost(e,t.base),head:withoutLost(e,t.head)}))}
function withoutLost({within:e},t){
return e.size===0?t:{...t,measurements:t.measurements.filter(({benchmark:t})=>!e.has(t))}}
function lostIn(e){
return e.failures.length>0?[e]:[...e.within].map(([t,n])=>({item:{...e.item,title:t,benchmark:t},failures:n}))}
function keep(e,t){
e.measured.push(t),e.cost+=e.share}
function rowsOf({measured:e,noises:t}){
return t.length===0?[]:e.at(-1)?.base.measurements??[]}
function perRoundOf({measured:e,cost:t}){
let n=e.reduce((e,{base:t,head:n})=>e+t.seconds+n.seconds,0);
return t===0?0:n/t}
function goOn(e,t,n,r){
let i=e.item.sides.length<sides.length||n>=e.rounds.length;
if(t===`nothing`||i){
e.isOpen=!1;
return}
if(!r){
e.share=1;
return}
if(t===`all`)return;
let a=e.measured.flatMap(({base:e,head:t})=>[...e.measurements,...t.measurements]),o=new Set(a.map(({benchmark:e})=>e)),s=reportedAs(t,o);
s.length!==0&&s.length!==o.size&&(e.only=s,e.share=s.length/o.size)}
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
function hung({title:e},t,n){
let r=`${formatDuration(n)}, a tenth of the \`budget\``;
return new SideFailed(t,`${e} did not end within ${r}`,`${e} did not end on ${t} within ${r}, though it should only run briefly. Find what it waits for, leave it out with "bench", or raise "budget".`,``,`no time`)}
const most$2=2**20;
var Unshown=class{
chunks=[];
bytes=0;
add(e){
this.bytes<most$2&&this.chunks.push(e.subarray(0,most$2-this.bytes)),this.bytes+=e.length}
show(e,t){
if(this.chunks.length===0)return;
let n=e.untrusted(t);
for(let e of this.chunks.splice(0))n.write(e);
this.bytes>most$2&&n.write(Buffer.from(`
… and more, which is not shown
`)),this.bytes=0,n.close()}},Visitor=class{
printed=new Map;
probes=new Map;
isHeadFine=!1;
unshown=new Unshown;
said={base:new Map,head:new Map};
driver;
console;
bounds;
isAlone;
constructor(e,t,n,r){
this.driver=e,this.console=t,this.bounds=n,this.isAlone=r}
get units(){
return unitRules(this.said.base,this.said.head)}
async visitOrRetry(e){
let t=()=>this.visit(e);
if(!this.bounds.hasRun&&e.track.measured.length===0)return t();
try{
let e=await t(),[n]=e.failed;
if(!n)return e;
throw n[1]}catch(e){
if(!(e instanceof SideFailed)||e.kind!==`failed`)throw e;
return this.console.warn(`${e.message}\nIt ran before, so it is run once more.`),t().catch(t=>{
throw t instanceof OutOfBudget?e:t})}}
show(e){
this.unshown.show(this.console,e)}
async visit({track:e,side:t,place:n,round:r,turns:i,made:a}){
let{item:o,only:s}=e,c=this.isAlone&&i===1?this.console.untrusted(`${n}, ${t}`):null,l=e=>{
c?c.write(e):this.unshown.add(e)},u=this.endOf(r);
this.bounds.watch.visiting(n,o.title,t);
let d=countOthers(),{visit:f,units:p,printed:m,probe:h,failed:g}=await this.driver.visit(o,t,{round:r,place:n,only:s,budgetEnds:u,onOutput:l}).catch(e=>{
throw e instanceof OutOfBudget&&u!==this.bounds.budgetEnds?hung(o,t,this.bounds.trial??0):e}).finally(()=>c?.close());
t===`head`&&f.measurements.length>0&&(this.isHeadFine=!0);
for(let[e,n]of p)this.said[t].has(e)||this.said[t].set(e,n);
h&&t===`head`&&this.probes.set(o,h);
let{benchmark:_,package:v}=o,[y=``]=_?.split(`/`)??[];
m!==null&&_!==null&&!this.printed.has(`${v} ${y}`)&&this.printed.set(`${v} ${y}`,{benchmark:y,package:v,line:m});
let b=a[otherSide(t)].at(-1)??e.measured.at(-1)?.[otherSide(t)],x={visit:f,failed:[...g??[],...b?endedOtherwise(f,t,b,n):[]].filter(([t])=>!e.within.has(t))};
if(f.others!==void 0)return x;
let S=d(f.processor??0);
return S===null?x:{...x,visit:{...f,others:S*f.seconds}}}
endOf(e){
let{trial:t=null,budgetEnds:n}=this.bounds;
return e>0||t===null?n:Math.min(Date.now()+t*1e3,n??1/0)}},Rotation=class{
tracks;
visitor;
driver;
console;
bounds;
constructor(e,t,n,r){
this.tracks=e.map(trackOf),this.driver=t,this.console=n,this.bounds=r,this.visitor=new Visitor(t,n,r,this.isAlone)}
get isAlone(){
return this.tracks.length===1}
get open(){
return this.tracks.filter(({isOpen:e})=>e)}
get sound(){
return this.tracks.filter(({failures:e})=>e.length===0)}
get rounds(){
return mergeRounds((this.sound.length>0||!this.bounds.isAgain&&this.driver.proven.length>0?this.sound:this.tracks).map(({measured:e})=>e))}
get perRound(){
return new Map(this.tracks.map(e=>[e.item,perRoundOf(e)]))}
async visit(e,{round:t,order:n},r){
let i={base:[],head:[]},a=[],o=new Map,s=this.bounds.noiseWanted(t,e.item,rowsOf(e)),c=t===0?1:turnsFor(this.driver.turns(e.item),e.noises,s),l=n.filter(t=>e.item.sides.includes(t)),u=Array.from({length:c},(e,t)=>t%2==0?l:l.toReversed());
for(let n of u.flat()){
let s=this.bounds.isAgain||e.measured.length>0||i[n].length>0;
if(!a.some(e=>s||e.side===n))try{
let{visit:a,failed:s}=await this.visitor.visitOrRetry({track:e,side:n,place:r,round:t,turns:c,made:i});
i[n].push(a);
for(let[e,t]of s)o.set(e,firstOfEachSide([...o.get(e)??[],t]))}catch(t){
if(t instanceof OutOfBudget&&a[0]){
if(this.isAlone)throw cutShort(a[0]);
this.lose(e,a)}
if(!(t instanceof SideFailed))throw t;
a.push(t)}}
let d=noiseOf(i);
d!==null&&e.noises.push(d);
let f={base:mergeVisits(i.base),head:mergeVisits(i.head)};
o.size>0&&loseWithin(e,o);
let p={base:withoutLost(e,f.base),head:withoutLost(e,f.head)},m=o.size>0&&sides.some(e=>isEmpty(p[e])&&!isEmpty(f[e]));
return(e.within.size>100||m&&!this.bounds.isAgain)&&a.length===0?a.push(...firstOfEachSide([...o.values()].flat())):a.length===0&&this.warnOf(o),m&&(e.isOpen=!1),a.length>0&&this.lose(e,a.map(e=>this.blamed(e,p))),p}
blamed(e,{base:t}){
let{side:n,why:r,message:i,output:a,kind:o}=e,s=n===`head`&&t.measurements.length>0&&2*t.seconds<(this.bounds.trial??0);
return o===`no time`&&s?new SideFailed(n,r,i,a):e}
failure(){
if(this.sound.length>0||this.mayLoseAll)return null;
let e=this.tracks.flatMap(e=>e.failures),t=e.find(({side:e})=>e===`base`),n=e.find(({side:e})=>e===`head`);
if(n)throw t?onBoth(n,t):n;
let r=this.bounds.isAgain||this.tracks.some(({measured:e})=>e.length>0);
if(t&&!r&&!this.visitor.isHeadFine)throw new CouldNotMeasure(`Nothing was measured: head reported no benchmark, and base failed: ${t.message}`,t.output);
return t??null}
get mayLoseAll(){
return this.driver.proven.length>0||this.bounds.isAgain&&this.tracks.every(({item:e})=>e.benchmark!==null)}
warnOf(e){
for(let[t,n]of e)for(let{message:e}of n)this.console.warn(`${e}\n${this.restOf(t)}`)}
restOf(e){
return this.bounds.isAgain?`${e} is judged by what was measured before.`:`The other benchmarks go on without it.`}
lose(e,t){
if(e.failures=t,e.isOpen=!1,!this.isAlone||this.mayLoseAll)for(let{message:n}of t)this.console.warn(`${n}\n${this.restOf(e.item.title)}`)}};
function isEmpty({measurements:e}){
return e.length===0}
const nothingMeasured$1={rounds:[],units:new Map,printed:[],lost:[],perRound:new Map,stopped:`failed`,baseFailed:null,elapsed:0};
async function measure(e,t,n,{budget:r,count:i,isAgain:a,stop:o,watch:s=inLines(n),noiseWanted:c,further:l}){
let u=Date.now(),d=()=>(Date.now()-u)/1e3,f=new Rotation(e,t,n,{budgetEnds:r===null?null:u+r*1e3,isAgain:a,hasRun:a||t.isWarmedUp,watch:s,noiseWanted:c}),p=(e,t=null)=>({rounds:f.rounds,units:f.visitor.units,printed:[...f.visitor.printed.values()],lost:f.tracks.flatMap(lostIn),perRound:f.perRound,stopped:e,baseFailed:t,elapsed:d()}),m=longest$1(e).map(({round:e})=>e),h=new Pool(i*e.length);
for(let[e,c]of m.entries()){
let u=d(),{open:g}=f,_=e>=i,v=m[_?m.length-1:Math.min(i,m.length)-1]??c,y=placeOf({round:c,last:v,isBeyond:_}),b,x;
h.take(g);
try{
for(let t of g){
x=t.item;
let n=t.rounds[e];
n&&(b=await f.visit(t,n,y),t.isOpen&&keep(t,{round:c,block:1,first:n.order[0],...b}))}}catch(t){
let r=o?.aborted===!0&&!(t instanceof NotPutBack);
if(!r&&!(t instanceof OutOfBudget))throw t;
f.visitor.show(y);
let i=x?.title?` while ${x.title} ran`:``,a=r?`measuring was stopped`:`the budget ended`;
n.info(`${y}: ${a}${i}; what was cut short is not counted`);
let s=r?`interrupted`:`budget`;
return e===0?{...p(s),rounds:[]}:p(s)}
f.visitor.show(y);
let S=f.failure(),{sound:C}=f;
if(S||C.length===0)return p(`failed`,S);
let w=l(C.map(({measured:e})=>e),f.visitor.units,f.tracks.flatMap(lostIn).length);
for(let[n,r]of C.entries())goOn(r,w[n]??`nothing`,e+1,t.canFilter);
let T=d()-u,E=f.isAlone?d()/(e+1):T*f.open.length/g.length,D=E*Math.min(m.length-1-e,h.roundsOf(f.open)),O=e===m.length-1||e+1>=i&&!h.allows(f.open);
s.roundEnded({round:c,last:v,isBeyond:_,isAgain:a,visited:g.length,took:T,left:D,open:O?0:f.open.length,pair:f.isAlone&&b||null,rounds:()=>f.rounds,units:f.visitor.units});
let k=e+1===i||e===m.length-1;
if(f.open.length===0)return p(k?`count`:`settled`);
if(O)return p(`count`);
if(r!==null&&d()+E>r)return p(`budget`)}
throw RangeError(`a schedule needs a round`)}
function longest$1(e){
return e.reduce((e,{rounds:t})=>t.length>e.length?t:e,[])}
async function warmUp(e,t,n,r,i=inLines(n)){
let a=Date.now(),o=new Rotation(e.map(e=>({item:e,rounds:[]})),t,n,{budgetEnds:r===null?null:a+r*1e3,trial:r===null?null:r/10,isAgain:!1,hasRun:!1,watch:i,noiseWanted:()=>0}),s=[];
for(let e of o.tracks){
let t=await o.visit(e,{round:0,order:[`base`,`head`]},`the trial`);
s.push(o.visitor.probes.get(e.item)??{short:t.head,long:null,two:null})}
o.visitor.show(`the trial`);
let c=o.failure();
return{probe:s,lost:o.tracks.filter(({failures:e})=>e.length>0),baseFailed:c,elapsed:(Date.now()-a)/1e3}}
function progressOf(e,t,n,r=!1){
let i=e.map(e=>e.filter(isMatched)),a=decide(i.flat(),n),o=0;
return i.map(e=>{
let n=e.map(()=>a[o++]).filter(({evidence:{direction:e}})=>e!==null),i=n.filter(e=>!isSettled(e,t,r)&&!isMutedBeyond(e,t));
return{isSettled:n.length>0&&i.length===0,open:[...new Set(i.map(({evidence:e})=>e.series.benchmark))]}})}
function isMutedBeyond({own:{gate:e,rules:t}},n){
return e!==`fail`&&n>=t.count}
function isSettled({evidence:e,change:t,own:{rules:n}},r,i){
let{exact:a,shown:o,improvement:s,ratio:c,direction:l}=e;
if(a)return!0;
if(n.deltaTest===`none`)return!1;
let u=r>=n.count;
return i&&(t===`regressed`||t===`improved`)?u:t===`regressed`?u||isBeyond(c,l,n.threshold):t===`improved`||o.ruledOut&&(u||!exceeds(s,n.threshold))}
function refusalOf(e,t,n,r=0){
if(roundsMade(e)!==1)return null;
let i=e.flatMap(e=>collect(e,t));
return(r===0?nothingMeasured(i):null)??tooFewRounds(n,i.filter(e=>couldFail(e,n)).length)}
function furtherItems(e,t,n,r=!1){
let i=roundsMade(e),a=i===3;
if(i!==1&&!a&&!isLook(i,n))return e.map(()=>`all`);
let o=e.map(e=>collect(e,t));
if(a&&replayedOf(o.flat())!==null)return e.map(()=>`nothing`);
let s=t=>e.length>1&&!haveCommonName(t),c=isLook(i,n)?progressOf(o,i,n,r):null;
return e.map((e,t)=>{
let n=c?.[t];
return n?.isSettled||s(e)?`nothing`:n?n.open:`all`})}
function furtherAgain(e,t,n,r,i=!1){
let a=roundsMade(e),o=new Map(n.map(e=>[e,planAgain(roundsOf$1(e),r)]));
if(![...o.values()].some(e=>a===e.count||isLook(a,e)))return e.map(()=>`all`);
let s=e.map(e=>collect(e,t)),c=new Map(s.flat().map(e=>[rowId(e),roundsIn(e)])),l=new Map(confirm(n,s.flat(),r).map(e=>[rowId(e),e])),u=e=>{
let t=l.get(rowId(e))?.confirmation,{threshold:n}=settingsOfRow(e,r);
return t?.recurred===!0&&isBeyond(t.ratio,e.better,n)},d=([e,t])=>{
let n=[a,c.get(rowId(e))??0].some(e=>isLook(e,t));
return a<t.count&&(i||!(n&&u(e)))},f=new Set([...o].filter(d).map(([e])=>rowId(e)));
return s.map(e=>{
let t=e.filter(e=>f.has(rowId(e)));
return t.length===0?`nothing`:[...new Set(t.map(({benchmark:e})=>e))]})}
function suspectsIn(e,t,n){
let r=collect(e,t);
return replayedOf(r)===null?suspects(compare(r,n)):[]}
function nothingMeasured(e){
return e.some(e=>has(e.head))?null:{kind:`nothing-measured`,on:e.length===0?`either`:`head`}}
function haveCommonName(e){
let t=t=>new Set(e.flatMap(e=>e[t].measurements.map(e=>`${e.unit} ${e.benchmark}`))),n=t(`base`);
return[...t(`head`)].some(e=>n.has(e))}
function roundsMade(e){
return Math.max(...e.map(e=>e.length))}
function has(e){
return e.some(e=>e!==null)}
const parts={early:1/3,later:1/6};
function noiseWanted(e,t,n){
let r=t.filter(({unit:e})=>isTimed(e)).map(({config:e,...t})=>rowRulesOf({...t,package:settingOf(e,`pkg`)??null},n)).flatMap(e=>e.gate===`fail`?e.rules.threshold:[]),i=r.length===0?n.threshold:Math.min(...r),[a=0]=plannedLooks(n);
return i*(n.stopEarly&&e<=a?parts.early:parts.later)}
function noiseWantedAgain(e,t){
return Math.min(...e.map(e=>{
let{threshold:n}=settingsOfRow(e,t),r=e.ratio?apartByRatio(e.ratio.estimate,e.better).worsening:n;
return Math.max(n*parts.later,(r-n)*.3333333333333333)}))}
function planRounds(e,t){
let n=randomFrom(t);
return Array.from({length:e},(e,t)=>({round:t+1,order:n()<.5?[`base`,`head`]:[`head`,`base`]}))}
function planItems(e,t,n){
let r=randomFrom(n);
return Array.from({length:e},(e,i)=>planRounds(t,i===0?n:Math.floor(r()*2**32)))}
function budgetTooShort(e,t){
let n=e<t?` (of ${formatDuration(t)}, as suspects are measured again in the rest)`:``;
return new CouldNotMeasure(`budget: the first round did not end within ${formatDuration(e)}${n}. Give more time, or let the command do less.`)}
function keptShare(e,t){
return e.canFilter||t.length>1?1/5:1/2}
async function measureAndConfirm(e,t,n,{watch:r,stop:i,ready:a,sharing:o}={}){
let{count:s,seed:c,budget:l}=n,u=await e.items(),d=e.isWarmedUp?await warmUpWithin(u,e,t,l,r):null,f=d?.probe??[],p=l===null?null:l-(d?.elapsed??0),m=[...e.lost,...d?.lost??[]],h=u.filter(e=>!m.some(t=>t.item===e)).flatMap(t=>e.parts(t)),g=mostRounds(n),_=n.shard!==null,v=planItems(h.length,2*g,c),y=h.map((e,t)=>({item:e,rounds:v[t]??[]})),b=y.map(e=>({...e,rounds:e.rounds.slice(0,g)})),x=e=>({first:{...nothingMeasured$1,stopped:e,lost:m},again:null,probe:f,isRelaid:!1});
if(y.length===0&&e.proven.length>0)return x(`unchanged`);
if(y.length===0&&e.isEmpty)return x(`empty`);
d?.baseFailed||await a?.();
let S=p===null||!n.confirm?p:p*(1-keptShare(e,h)),C=d?.baseFailed?{...nothingMeasured$1,baseFailed:d.baseFailed}:await measure(b,e,t,{budget:S,count:s,isAgain:!1,watch:r,stop:i,noiseWanted:(e,t,r)=>noiseWanted(e,r,n),further(t,r,i){
let a=refusalOf(t,r,n,m.length+i+e.proven.length);
if(a?.kind===`nothing-measured`&&e.isEmpty)throw new EmptyShard;
let s=a?.kind===`nothing-measured`&&a.on===`head`&&_;
if(a&&!s)throw errorOf(a,n,o);
return furtherItems(t,r,n,_)}}).catch(e=>{
if(e instanceof EmptyShard)return null;
throw e});
if(C===null)return x(`empty`);
let w={...C,lost:[...m,...C.lost]},T={first:w,again:null,probe:f,isRelaid:!1};
if(w.baseFailed||w.stopped===`failed`)return T;
let E=w.rounds.length,D=()=>i?.aborted===!0;
if(E===0)throw D()?new Cancelled(`cancelled`):budgetTooShort(S??0,p??0);
if(!n.confirm||D())return T;
let O=suspectsIn(w.rounds,w.units,n);
if(O.length===0)return T;
let k=`${O.length} ${O.length===1?`comparison looks`:`comparisons look`} like a regression`,A=w.rounds.flatMap(({base:e,head:t})=>[...e.measurements,...t.measurements]),j=new Set(A.map(({benchmark:e})=>e)),M=suspectedIn(y,O,e.canFilter?[...j]:null),N=e=>{
let t=O.filter(t=>isOf(e,t));
return t.length>0?t:O},P=M.map(({rounds:e,...t})=>{
let r=Math.max(...N(t.item).map(e=>planAgain(roundsOf$1(e),n).count)),i=e.slice(g,g+r);
return{...t,rounds:i.map((e,t)=>({...e,round:E+1+t}))}}),F=Math.max(...P.map(({rounds:e})=>e.length)),I=()=>t.info(`${k}; the budget of ${formatDuration(l??0)} leaves no time to measure ${F} rounds again`),L=({only:e})=>e?e.length/j.size:1,R=e=>(w.perRound.get(e.item)??0)*e.rounds.length*L(e),z=P.reduce((e,t)=>e+R(t),0);
if(p!==null&&w.elapsed+z>p)return I(),T;
t.info(`${k}: measuring up to ${F} rounds again, to see whether it recurs`);
let B=Date.now();
try{
await e.relay(P.map(({item:e})=>e),Array.from({length:F},(e,t)=>E+1+t))}catch(e){
if(!D()||e instanceof NotPutBack)throw e;
return{...T,first:{...w,stopped:`interrupted`}}}
let V=await measure(P,e,t,{budget:p===null?null:p-w.elapsed-(Date.now()-B)/1e3,count:F,isAgain:!0,watch:r,stop:i,noiseWanted:(e,t)=>noiseWantedAgain(N(t),n),further:(e,t)=>furtherAgain(e,t,O,n,_)});
if(V.baseFailed)return{...T,first:{...w,stopped:`failed`,baseFailed:V.baseFailed}};
let H={...T,first:{...w,lost:[...w.lost,...V.lost]}};
return V.stopped===`interrupted`?{...H,first:{...H.first,stopped:`interrupted`}}:(V.stopped===`budget`&&I(),V.stopped===`budget`||V.stopped===`failed`?H:{...H,again:V,isRelaid:e.isRelaid})}
async function warmUpWithin(e,t,n,r,i){
try{
return await warmUp(e,t,n,r,i)}catch(e){
throw e instanceof OutOfBudget?budgetTooShort(r??0,r??0):e}}
function suspectedIn(e,t,n){
let r=t.every(t=>e.some(({item:e})=>isOf(e,t)))?e.filter(({item:e})=>t.some(t=>isOf(e,t))):e,i=t.map(({benchmark:e})=>e),a=n===null?[]:reportedAs(i,n);
return a.length===0?r:r.map(e=>({...e,only:a}))}
function isOf({benchmark:e,package:t},n){
return e===null||n.package===t&&isRowOf(n.benchmark,e)}
async function measureSides(e,t,n){
let r=()=>baseFailing(()=>e.prepare(`base`)),i=await r(),a=i&&await onceMore(i,t.console,r);
if(i&&a){
announce(t,i),await tryHead(e,t,i,n);
let r=inBothTries(i,a);
return{first:{...nothingMeasured$1,baseFailed:r},again:null,probe:[],isRelaid:!1}}
await e.prepare(`head`);
let o=await measureAndConfirm(e,t.console,n,t);
return o.first.baseFailed&&announce(t,o.first.baseFailed),o}
async function baseFailing(e){
try{
return await e(),null}catch(e){
if(e instanceof SideFailed&&e.side===`base`)return e;
throw e}}
async function onceMore(e,t,n){
return e.kind===`failed`?(t.info(`base could not be prepared: ${e.why}; trying once more, in the same folder`),n()):e}
function announce({console:e,commits:t},{why:n}){
e.warn(`Base could not be measured: ${n} (${shortSha(t.base.sha)}).`)}
async function tryHead(e,{console:t},n,{budget:r}){
t.info(`trying head, to see whether that can be measured`);
try{
await e.prepare(`head`);
let n=r===null?null:Date.now()+r*1e3;
for(let r of await e.items()){
let i=t.untrusted(`the trial, head`),a={round:0,place:`the trial`,only:null,budgetEnds:n,onOutput:e=>i.write(e)},{visit:o}=await e.visit(r,`head`,a).finally(()=>i.close());
if(o.measurements.length>0)return}}catch(e){
throw e instanceof OutOfBudget?cutShort(n):e instanceof SideFailed?onBoth(e,n):e}
throw new CouldNotMeasure(`Nothing was measured: head reported no benchmark, and base failed: ${n.message}`,n.output)}
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
function sideCommands(e,t,n){
let{checkout:r,folder:i,workingDirectory:a,own:o}=t,s=intoSideFor(e,r,i),c=changedBy(s,e),l=Object.keys(c).filter(e=>!/^(OLD)?PWD$|^GITHUB_/.test(e));
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
return!isThere(join(t,a))||isThere(join(n,a))};
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
const profilesFolder=`profiles`;
function stemsOf(e){
let t=new Set;
return e.map(({benchmark:e,package:n})=>{
let r=`${n?.split(`/`).at(-1)??``} ${e.replace(/-\d+$/,``)}`.toLowerCase().replace(/[^a-z\d]+/g,`-`).replace(/^-/,``).slice(0,80).replace(/-$/,``)||`benchmark`,i=r;
for(let e=2;t.has(i);e++)i=`${r}-${e}`;
return t.add(i),i})}
function profileFile(e,t,n){
return`${e}.${t}.${n}.pprof`}
const mostIterations=1e9;
function iterationsToProfile(e,t){
let n=Math.max(e,t),r=n>0?Math.ceil(5/n):mostIterations;
return Math.min(Math.max(1,r),mostIterations)}
function differenceOf({base:e,head:t,iterations:n,factor:r,grain:i,floor:a}){
let o=r/n,s=paired(e,t),c=Math.max(.005*Math.max(e.total,t.total),a*n),l=(e,t)=>growth(e,t)!==0&&Math.abs(growth(e,t))>=c,u=(e,t)=>growth(e,t)!==0&&Math.abs(growth(e,t))<=3*Math.sqrt(i*(e.base[t]+e.head[t])),d=most$1(s,`flat`,e=>l(e,`flat`)&&!u(e,`flat`)).slice(0,10),f=e=>!d.includes(e)&&!isFrame.test(e.function),p=most$1(s,`cum`,e=>f(e)&&l(e,`cum`)&&!u(e,`cum`)),m=[...d,...p.slice(0,5)],h=most$1(s,`flat`,e=>!m.includes(e)&&growth(e,`flat`)>=c),g=[...m,...h.slice(0,Math.max(0,3-m.length))],_=({flat:e,cum:t})=>({flat:e*o,cum:t*o});
return{total:{base:e.total*o,head:t.total*o},functions:g.toSorted((e,t)=>growth(t,`flat`)-growth(e,`flat`)||growth(t,`cum`)-growth(e,`cum`)).map(e=>({function:e.function,base:_(e.base),head:_(e.head),isNoise:{flat:u(e,`flat`),cum:u(e,`cum`)}}))}}
const isFrame=/^(testing|runtime)\.|^main\.main$/;
function growth({base:e,head:t},n){
return t[n]-e[n]}
function most$1(e,t,n){
return e.filter(n).toSorted((e,n)=>Math.abs(growth(n,t))-Math.abs(growth(e,t)))}
function paired(e,t){
let[n,r]=[costs(e),costs(t)],i={flat:0,cum:0};
return[...new Set([...n.keys(),...r.keys()])].map(e=>({function:e,base:n.get(e)??i,head:r.get(e)??i}))}
function costs({functions:e}){
let t=new Map;
for(let{name:n,flat:r,cum:i}of e){
let e=t.get(n);
t.set(n,{flat:r+(e?.flat??0),cum:i+(e?.cum??0)})}
return t}
const longestText=16*2**20,totalLine=/^Showing nodes accounting for \S+, \S+% of (\S+) total$/,heading=/^ +flat +flat% +sum% +cum +cum%$/,row=/^ *(\S+) +[\d.e+-]+% +[\d.e+-]+% +(\S+) +[\d.e+-]+% {2}(\S.*)$/;
function parsePprofTop(e,t){
if(e.length>longestText)return null;
let n=e.split(/\r?\n/),r=n.findIndex(e=>heading.test(e)),i=numberOf(totalLine.exec(n[r-1]??``)?.[1]??``,t);
if(i===null)return null;
let a=[];
for(let e of n.slice(r+1)){
if(e===``)continue;
let[,n=``,r=``,i=``]=row.exec(e)??[],[o,s]=[numberOf(n,t),numberOf(r,t)];
if(o===null||s===null)return null;
a.push({name:shownName(i),flat:o,cum:s})}
return{total:i,functions:a}}
function shownName(e){
return e.replace(/ \((partial-)?inline\)$/,``).slice(0,1e3)}
function numberOf(e,t){
if(e===`0`)return 0;
if(e.length>40||!e.endsWith(t))return null;
let n=e.slice(0,e.length-t.length);
return/^-?\d+(\.\d+)?$/.test(n)?Number(n):null}
const units={cpu:`ns`,mem:`B`,block:`ns`},ignored=[`^runtime\\.main$`,`^testing\\.\\(\\*B\\)\\.(doBench|run1|RunParallel)$`],questions={cpu:[`-sample_index=cpu`,`-ignore=${ignored.join(`|`)}`],mem:[`-sample_index=alloc_space`,`-ignore=${[...ignored,`^runtime\\.(gcBgMarkWorker|bgsweep|bgscavenge|forcegchelper|mcall|mstart)$`].join(`|`)}`],block:[`-sample_index=delay`,`-ignore=${ignored.join(`|`)}`,`-hide=^(runtime|sync|internal/sync)\\.`]};
async function findPprof({go:e,scratch:t,run:n,signal:r}){
let i=join(t,`home`);
await mkdir(i,{recursive:!0});
let a=async(e,t)=>{
let a=Date.now()+t*1e3,o=await n({...e,cwd:i,signal:r,deadline:a,onOutput(){}});
if(o.isLate)throw new CouldNotMeasure(`pprof took longer than ${t} s.`);
if(o.status!==0){
let e=o.lastLines.split(`
`).at(-1)?.slice(0,200);
throw new CouldNotMeasure(`pprof failed (${o.status}): ${e}`,o.lastLines)}
return o.stdout},o={GOTOOLCHAIN:`local`,GO111MODULE:`off`,GOWORK:`off`,GOFLAGS:``,GOPROXY:`off`},s=(await a({file:e.file,args:[`tool`,`-n`,`pprof`],env:{...e.env,...o}},600)).trim(),c={...systemOf(e.env),...homeAt(i)};
return async(e,t)=>{
let n=units[e],r=[`-top`,`-symbolize=none`,`-trim=false`,`-relative_percentages`,`-unit=${n}`,...questions[e],t],i=parsePprofTop(await a({file:s,args:r,env:c},60),n);
if(i===null)throw new CouldNotMeasure(`pprof did not print a table of functions.`);
return i}}
function homeAt(e){
return Object.fromEntries([`HOME`,`USERPROFILE`,`AppData`,`LocalAppData`,`XDG_CONFIG_HOME`,`XDG_CACHE_HOME`,`TMPDIR`,`TEMP`,`TMP`,`PPROF_TMPDIR`,`PPROF_BINARY_PATH`].map(t=>[t,e]))}
function systemOf(e){
return Object.fromEntries(Object.entries(e).filter(([e])=>/^(PATH|SYSTEMROOT)$/i.test(e)))}
const mostBytes=64*2**20;
async function record(e){
let{binary:t,kind:n,iterations:r,path:i,run:a,signal:o,deadline:s,onOutput:c}=e,l=[...profiling(n,i),`-test.benchtime=${r}x`,`-test.count=1`],u=await a({file:t.file,args:[...l,...t.args.filter(e=>!ours$1.test(e))],cwd:t.cwd,env:t.env,signal:o,deadline:s,onOutput:c});
if(u.isLate)throw new CouldNotMeasure(`it took too long`,u.lastLines);
if(u.status!==0)throw new CouldNotMeasure(`it ended with ${typeof u.status==`number`?`exit code `:``}${u.status}`,u.lastLines);
if(parseGo(u.stdout).measurements.length===0)throw new CouldNotMeasure(`it measured nothing`,u.lastLines);
return taken$1(i)}
const ours$1=/^--?test\.(benchtime|count|outputdir|trace|(cpu|mem|block|mutex)profile|(mem|block)profilerate|mutexprofilefraction)=/;
function profiling(e,t){
return e===`cpu`?[`-test.cpuprofile=${t}`]:[`-test.${e}profile=${t}`,`-test.${e}profilerate=1`]}
async function taken$1(e){
let t=new CouldNotMeasure(`it left no profile`),{O_RDONLY:n,O_NOFOLLOW:r=0,O_NONBLOCK:i=0}=constants,a=await open(e,n|r|i).catch(()=>{
throw t});
try{
let e=await a.stat();
if(!e.isFile()||e.size===0)throw t;
if(e.size>mostBytes)throw new CouldNotMeasure(`its profile is larger than ${mostBytes/2**20} MiB`);
return await a.readFile()}finally{
await a.close()}}
const mostSeconds={run:120,all:900},scales={cpu:{factor:1e-9,grain:1e7,floor:0},mem:{factor:1,grain:0,floor:1},block:{factor:1e-9,grain:0,floor:1}};
async function profileRegressions(e,t){
let{kinds:n,console:r}=t,i=e.slice(0,10);
if(i.length===0||n.length===0)return[];
e.length>i.length&&r.info(`profiling the first ${i.length} of ${e.length} regressed benchmarks`);
let a=await mkdtemp(join(tmpdir(),`benchgate-profile-`));
try{
let e=remembered(()=>findPprof({...t,scratch:join(a,`pprof`)})),o=stemsOf(i),s=Date.now()+mostSeconds.all*1e3,c=[];
for(let[l,u]of i.entries()){
r.info(`profiling ${u.benchmark}: ${n.join(`, `)}`);
let i={...t,target:u,stem:o[l]??``,scratch:a,pprof:e,end:s};
for(let e of n)c.push(await difference({...i,kind:e}))}
return c}finally{
await rm(a,{recursive:!0,force:!0})}}
async function difference(e){
let{target:t,kind:n,stem:r,folder:i}=e,a=n===`mem`?Math.ceil(t.iterations*.03125):t.iterations,o={benchmark:t.benchmark,package:t.package,kind:n,iterations:a},s=n===`mem`?`B/op`:`sec/op`,c={...o,unit:s,total:{base:0,head:0},functions:[]},l=bySide(e=>profileFile(r,n,e)),u=bySide(e=>`${profilesFolder}/${l[e]}`),d=!1;
try{
let t={base:await taken(e,`base`,a),head:await taken(e,`head`,a)};
await makeFolder(i);
for(let e of sides)await replaceFile(join(i,l[e]),t[e]);
d=!0;
let r=await e.pprof(),o=await r(n,join(i,l.base)),s=await r(n,join(i,l.head));
return{...c,...differenceOf({base:o,head:s,iterations:a,...scales[n]}),files:u,failure:null}}catch(r){
if(r instanceof Cancelled)throw r;
let i=r instanceof Error?r.message:String(r);
return e.console.warn(`${t.benchmark} could not be profiled (${n}): ${i}`),{...c,files:d?u:null,failure:i}}}
async function taken(e,t,n){
let{target:r,kind:i,scratch:a,run:o,signal:s,console:c,timeout:l,end:u}=e,d=join(a,`${t}.${i}`);
if(Date.now()>=u)throw new CouldNotMeasure(`there was no time left for it`);
let f=c.untrusted(`profile of ${r.benchmark} (${i}) on ${t}`);
try{
await rm(d,{recursive:!0,force:!0});
let a=Math.min(u,Date.now()+Math.min(l,mostSeconds.run)*1e3),c=e=>f.write(e);
await e.enter(t);
let p=r.sides[t];
return await record({binary:p,kind:i,iterations:n,path:d,run:o,signal:s,deadline:a,onOutput:c})}catch(e){
throw e instanceof CouldNotMeasure?new CouldNotMeasure(`on ${t}, ${e.message}`,e.output):e}finally{
f.close()}}
async function makeFolder(e){
(await standing(e))?.isSymbolicLink()&&await rm(e),await mkdir(e,{recursive:!0})}
function bySide(e){
return{base:e(`base`),head:e(`head`)}}
function remembered(e){
let t;
return()=>(t??=e(),t)}
function targetsIn({comparisons:e},t){
let n=new Map(e.filter(({unit:e})=>e===`sec/op`).map(e=>[benchmarkId(e),e])),r=regressions(e).toSorted((e,t)=>magnitude(t)-magnitude(e)),i=new Map;
for(let e of r){
let{benchmark:r,package:a}=e,o=t.binaries(r,a),s=n.get(benchmarkId(e));
if(!o||!s||i.has(benchmarkId(e)))continue;
let c=iterationsToProfile(s.base.center,s.head.center);
i.set(benchmarkId(e),{benchmark:r,package:a,iterations:c,sides:o})}
return[...i.values()]}
const most={files:2e3,bytes:16*2**20};
async function snapshotOf(e){
let t=new Map,n=0,r=async i=>{
let a=join(e,i),o=await standing(a);
if(o===null)return!0;
if(n+=o.size,t.size>=most.files||n>most.bytes)return!1;
let s=kindOf(o),c=s===`file`?await readFile(a):s===`link`?await readlink(a,`buffer`):none;
if(t.set(i,{kind:s,mode:o.mode&4095,content:c}),s!==`folder`)return!0;
for(let e of await readdir(a))if(!await r(join(i,e)))return!1;
return!0};
return await r(``)?t:null}
function changedIn(e,t){
return t===null?[``]:[...new Set([...e.keys(),...t.keys()])].filter(n=>!isSame(e.get(n),t.get(n))).sort()}
async function putBack(e,t,n){
let r=e=>n.some(t=>t===``||e===t||e.startsWith(`${t}/`));
for(let t of n)await rm(join(e,t),{recursive:!0,force:!0});
for(let n of[...t.keys()].filter(r).sort()){
let{kind:r,mode:i,content:a}=t.get(n),o=join(e,n);
r===`link`?await symlink(a,o):r===`folder`?await mkdir(o,{recursive:!0}):r===`file`&&await writeFile(o,a,{flag:`wx`}),(r===`folder`||r===`file`)&&await chmod(o,i)}}
const none=Buffer.alloc(0);
function kindOf(e){
return e.isDirectory()?`folder`:e.isFile()?`file`:e.isSymbolicLink()?`link`:`other`}
function isSame(e,t){
return!e||!t?e===t:e.kind===t.kind&&e.mode===t.mode&&e.content.equals(t.content)}
const shared=[`config`,`config.lock`,`packed-refs.lock`,`hooks`,`info`],own=[`config.worktree`,`HEAD.lock`];
var KeptGit=class e{
repositories;
isPuttingBack;
console;
ended=null;
constructor(e,t,n){
this.repositories=e,this.console=n,this.isPuttingBack=t}
static async of(t,n,{isPuttingBack:r,withHead:i}){
let[a=``,o=a]=(await t.run([`rev-parse`,`--path-format=absolute`,`--absolute-git-dir`,`--git-common-dir`])).split(`
`).map(readable$1),s=[await readRepository(t,``,o,a,i)];
for(let e of await modulesIn(join(o,`modules`))){
let n=join(o,`modules`,e),r=t.in(n).with({GIT_DIR:n,GIT_WORK_TREE:n});
s.push(await readRepository(r,`modules/${e}/`,n,n,i))}
return new e(s,r,n)}
end(){
return this.ended??=this.compare(),this.ended}
async[Symbol.asyncDispose](){
let e=this.ended!==null,t=await this.end();
if(t===null||e)return;
let n=t.isPutBack?`and were put back`:`and were left so`;
this.console.warn(`Files in the repository's git directory changed while the benchmarks ran, ${n}: ${t.changed.map(visible).join(`, `)}.`)}
async compare(){
let e=[],t=this.isPuttingBack;
for(let{git:n,prefix:r,places:i,refs:a}of this.repositories){
for(let{name:t,path:n,before:a}of i){
let i=changedIn(a,await snapshotOf(n));
e.push(...i.map(e=>r+join(t,e))),this.isPuttingBack&&i.length>0&&await putBack(n,a,i)}
let o=a&&changesIn$1(a,await refsOf(n)),s=e=>this.isPuttingBack||!e.startsWith(`refs/remotes/`),c=o&&new Map([...o].filter(([e])=>s(e)));
c&&c.size!==0&&(e.push(...[...c.keys()].map(e=>r+readable$1(e))),this.isPuttingBack&&!await putBackRefs(n,c)&&(t=!1))}
let[n,r]=[e.length,e.slice(0,10)];
return n===0?null:{kind:`git-changed`,count:n,changed:r,isPutBack:t}}};
async function readRepository(e,t,n,r,i){
let a=i?[...own,`HEAD`]:own,o=[...shared.map(e=>({name:e,path:join(n,e)})),...a.map(e=>({name:e,path:join(r,e)}))],s=[];
for(let e of o){
let t=await snapshotOf(e.path);
t&&s.push({...e,before:t})}
return{git:e,prefix:t,places:s,refs:await refsOf(e)}}
async function modulesIn(e,t=``){
let n=[],r=await readdir(e,{withFileTypes:!0}).catch(()=>[]);
for(let i of r){
if(!i.isDirectory())continue;
let[r,a]=[join(e,i.name),join(t,i.name)];
(await standing(join(r,`HEAD`)))?.isFile()===!0?n.push(a,...await modulesIn(join(r,`modules`),join(a,`modules`))):n.push(...await modulesIn(r,a))}
return n}
const ours=/^refs\/(stash$|benchgate)/;
async function refsOf(e){
let t=await e.ask([`for-each-ref`,`--format=%(refname) %(objectname) %(symref)`]);
if(t===null)return null;
let n=new Map;
for(let e of t.split(`
`)){
let[t=``,r=``,i=``]=e.split(` `);
t!==``&&!ours.test(t)&&n.set(t,i===``?r:`ref: ${i}`)}
return n}
function changesIn$1(e,t){
let n=[...new Set([...e.keys(),...t?.keys()??[]])];
return new Map(n.filter(n=>e.get(n)!==t?.get(n)).map(t=>[t,e.get(t)??null]))}
async function putBackRefs(e,t){
let n=[...t],r=n.flatMap(([e,t])=>t===null?[`delete ${e}`]:[]),i=n.flatMap(([e,t])=>t!==null&&!t.startsWith(`ref: `)?[`update ${e} ${t}`]:[]),a=!0;
for(let t of[r,i]){
if(t.length===0)continue;
let n=Buffer.from(`${t.map(e=>`option no-deref\n${e}\n`).join(``)}`,`latin1`);
await e.ask([`update-ref`,`--stdin`],{input:n})===null&&(a=!1)}
for(let[t,r]of n)r?.startsWith(`ref: `)&&await e.ask([`symbolic-ref`,t,r.slice(5)])===null&&(a=!1);
return a}
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
return u!==null&&i.info(`perflock: this run has the machine for itself, but at no fixed frequency, as ${u}`),holding$1(s,c,{held:!0,governor:u===null?n:null,reason:u},e,a)}
const advice=`Install it from github.com/aclements/perflock and start its daemon (sudo -b perflock -daemon), or set "perflock" to "auto".`;
function flag(e){
return`-governor=${e===null?`none`:`${e}%`}`}
function without(e){
return{state:e,async[Symbol.asyncDispose](){}}}
function holding$1(e,t,n,{console:r},i){
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
let t=[`TEMP`,`TMP`,`GOTMPDIR`].filter(t=>e[t]!==void 0);
return Object.fromEntries([`TMPDIR`,...t].map(e=>[e,this.temporary]))}
at(e){
return join(this.place,e)}
async[Symbol.asyncDispose](){
await removeWhole(this.folder).catch(e=>this.console.warn(`${this.folder}, which this run made, could not be removed: ${e.message}`))}};
async function holding({git:e,env:t,settings:n},{console:r,signal:i,withhold:a,isOurs:o=!1,env:{RUNNER_TEMP:s}},c,l){
try{
var u=_usingCtx();
let{perflock:d,governor:f,checkout:p}=n,m=u.a(await holdPerflock({mode:d,governor:f,env:t,signal:i,console:r}));
u.a(await a?.(e));
let h=u.a(await KeptGit.of(e,r,{isPuttingBack:o,withHead:p===`worktree`})),g=u.a(await c()),_=u.a(await OwnFolders.open(g.beside??(s||tmpdir()),e.folder,r)),v=u.a(new Leftovers),y=await l({checkout:{...g,enter(e){
return _?.show(e),g.enter(e)}},own:_,leftovers:v,lock:m.state});
return await v.endAll(),g.refuseChanged?.(),{measured:y,noticed:[v.ended,await h.end()]}}catch(e){
u.e=e}finally{
await u.d()}}
async function overlay(e,t,n){
if(n.length===0)return t;
let{base:r,head:i}=t;
for(let e of n)refuseOutside(`overlay`,e);
let a=await withOwnIndex(e,async e=>{
let a={base:new Map,head:new Map};
for(let r of sides.toReversed()){
await e.run([`read-tree`,t[r].sha]);
for(let t of n){
let n=await matching(e,t,r);
if(r===`head`&&n.length===0)throw nothingMatches(t,i);
for(let{path:e,entry:t}of n)a[r].set(e,t)}}
let o=[...a.base.keys()].map(e=>`0 ${`0`.repeat(r.sha.length)}\t${e}\0`),s=[...a.head].map(([e,t])=>`${t}\t${e}\0`);
return await e.run([`update-index`,`-z`,`--index-info`],{input:Buffer.from([...o,...s].join(``),`latin1`)}),e.run([`write-tree`,`--missing-ok`])});
return a===await treeOf(e,r.sha)?t:{base:{sha:await commitTree(e,a,r.sha,`Base with benchmark files of head, for Benchgate`),from:`${r.from}, with benchmark files of head`},head:i}}
async function matching(e,t,n){
let r=await e.run([`ls-files`,`--stage`,`-z`,`--`,globbed(t)]),i=nulSeparated(r).map(e=>{
let t=e.indexOf(`	`);
return{path:e.slice(t+1),entry:e.slice(0,t)}}),a=i.find(({entry:e})=>e.startsWith(`160000 `));
if(a)throw new Misconfigured(`overlay: "${t}" matches the submodule "${readable$1(a.path)}" of ${n}, which cannot be laid over base. Give globs that match only files of this repository.`);
return i}
function nothingMatches(e,t){
return new Misconfigured(`overlay: "${e}" matches no file of head (${t.sha}). Give globs relative to the top folder of the repository; "*" stays within a folder, "**/" matches any folders: "**/*_test.go".`)}
async function suiteChanges(e,t){
let n=await changesIn(e,t),r=needsGoBenchmarks(n)?await readGoBenchmarks(e,t):new Set;
return changedSuite(n,r)}
async function changesIn(e,{base:t,head:n}){
let r=nulSeparated(await e.run([`diff-tree`,`--raw`,`-r`,`-z`,`--find-renames`,t.sha,n.sha,`--`])),i=[];
for(let e=0;e<r.length;){
let[t,n,a,o,s=``]=r[e]?.slice(1).split(` `)??[],c=r.slice(e+1,e+(s.startsWith(`R`)?3:2)).map(readable$1);
e+=1+c.length,![t,n].some(e=>e===`000000`||e===`160000`)&&a!==o&&i.push({base:c[0]??``,head:c.at(-1)??``})}
return i}
async function readGoBenchmarks(e,t){
let n=[`grep`,`--no-color`,`--no-recurse-submodules`,`-l`,`-z`,`-E`,`-e`],r=new Set;
for(let i of sides){
let{sha:a}=t[i],o=await e.find([...n,`^func Benchmark([^a-z(][^(]*)?\\(`,a,`--`,`:(top,glob)**/*_test.go`]);
for(let e of nulSeparated(o??``))r.add(readable$1(e.slice(a.length+1)))}
return r}
function durationsIn(e){
return e.flatMap(({comparisons:e,settings:t,visits:n})=>{
let r=t.go===null?1:2*(secondsOf(t.go.benchtime)??1),i=new Map;
for(let n of e){
let e=t.go===null?{benchmark:keyOf(n.benchmark),package:null}:{benchmark:topOf(n.benchmark),package:n.package},r=i.get(benchmarkId(e))??{named:e,rows:new Map};
i.set(benchmarkId(e),r);
let a=wholeRounds({base:n.base.samples,head:n.head.samples});
r.rows.set(n.benchmark,Math.max(r.rows.get(n.benchmark)??0,a))}
return[...i.values()].map(({named:e,rows:t})=>{
let i=n.filter(t=>benchmarkId({...t,benchmark:topOf(t.benchmark)})===benchmarkId(e)),a=i.map(e=>roundsOf(e,t)*2*e.turns*(e.seconds+e.overhead)),o=sumOf(i.length>0?a:[...t.values()].map(e=>r*e));
return{...e,seconds:o}})})}
function roundsOf({benchmark:e},t){
let n=[...t].filter(([t])=>isRowOf(t,e));
return Math.max(...(n.length>0?n:[...t]).map(([,e])=>e))}
function sumOf(e){
return e.reduce((e,t)=>e+t,0)}
function digestOf(e){
let t=e.map(e=>JSON.stringify([e.package,e.benchmark,e.seconds])).sort();
return hashOf(t.join(`
`)).toString(16).padStart(8,`0`)}
function topOf(e){
return e.split(/[/\s-]/)[0]??e}
async function openShard({shard:e,durations:t},n,r){
if(e===null)return{durations:null};
if(t===null)return{isInShard:inShard(e),durations:null};
let i=await readResults(resolve(n,t));
for(let{name:e,why:t}of i)t!==``&&r.warn(`durations: ${e}: ${t}`);
let a=durationsIn(i.flatMap(({result:e})=>e??[]));
return a.length>0?{isInShard:inShard(e,a),durations:digestOf(a)}:(r.info(`no result in ${t}: benchmarks are shared out by their names`),{isInShard:inShard(e),durations:null})}
async function againstBase({file:e,path:t,texts:n},r,i){
let a=ruleChanges(await rulesOf(r,i,t),n);
return e===null&&a.length===0?null:{file:e??t,changes:a}}
async function rulesOf(e,{sha:t},n){
let r=Buffer.from(`${t}:${n}\n`),i=await e.run([`cat-file`,`--batch-check`,`--follow-symlinks`],{input:r}),[,a,o]=/^([0-9a-f]+) blob (\d+)$/.exec(i)??[];
if(a===void 0||Number(o)>65536)return noTexts;
let s=readable$1(await e.run([`cat-file`,`blob`,a]));
try{
return ruleTexts(n,rulesIn(n,s))}catch(e){
if(e instanceof Misconfigured)return noTexts;
throw e}}
const hypervisors=[[/^Microsoft Corporation Virtual Machine/,`Hyper-V`],[/VMware/,`VMware`],[/VirtualBox|innotek/,`VirtualBox`],[/Parallels/,`Parallels`],[/Amazon EC2/,`Amazon EC2`],[/Google Compute Engine/,`Google Compute Engine`],[/Apple Virtualization/,`Apple Virtualization`],[/Xen/,`Xen`],[/KVM|QEMU|OpenStack|Bochs/,`KVM`]],ofContainers=/docker|kubepods|containerd|libpod|lxc|garden/;
function virtualOf(e){
let t=hypervisorOf(e);
return isContainer(e)?t===null?`container`:`container on ${t}`:t}
function hypervisorOf(e){
let t=[`sys_vendor`,`product_name`].map(t=>textOf(e,`sys/class/dmi/id/${t}`)??``).join(` `),n=hypervisors.find(([e])=>e.test(t))?.[1]??null,r=/^flags\s*:(.*)$/m.exec(textOf(e,`proc/cpuinfo`)??``)?.[1];
return r!==void 0&&!/ hypervisor( |$)/.test(r)||r===void 0&&/\.metal/.test(t)?null:n!==null||r===void 0?n:textOf(e,`sys/hypervisor/type`)===`xen`?`Xen`:`hypervisor`}
function isContainer(e){
return[`.dockerenv`,`run/.containerenv`].some(t=>existsSync(join(e,t)))?!0:ofContainers.test(textOf(e,`proc/1/cgroup`)??``)}
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
async function gate(e,t){
let n=await openRun(e,t),{git:r,settings:i,entered:a}=n;
return await isUntouched(r,a,i)?untouched(n,t.console):gateOpened(n,t)}
async function gateOpened(e,t){
let{git:n,settings:r,entered:i}=e,{checkout:a,ignoredFiles:o}=r,s=a===`worktree`?takeWorktrees:takeCheckout,{measured:c,noticed:l}=await holding(e,t,()=>s(n,i,t.console,{...takingOf(e,t),ignoredFiles:o}),({checkout:n,...i})=>measureRun(e,t,{sides:n,...i,profiles:t.profiles,with:t.with,...t.like&&{alike:alikeAs(t.like,r.seed)}}));
return noticing(c,l)}
async function measureRun(e,t,n){
try{
var r=_usingCtx();
let{inputs:i,git:a,withheld:o,commits:s,entered:c,suite:l,rules:u,settings:d,part:f,machine:p}=e,{console:m,signal:h,stop:g,watch:_,builds:v,sharing:y}=t,{setup:b,workingDirectory:x,timeout:S}=d,C=canProve(d)?await treeChange(a,c):null,w=g?AbortSignal.any([h,g]):h,{leftovers:T,own:E,once:D}=n,O={async enter(e){
return await T.end(),n.sides.enter(e)}},k={checkout:a.folder,folder:await O.enter(`head`),workingDirectory:x,own:E},{env:A,inSide:j}=sideCommands(e.env,k,m),M=[k.folder,join(k.folder,x)],N=measuringAgain(A,d.run,M,m),P={sides:O,commits:s,change:C,workingDirectory:x,once:D,withheld:o,builds:v,env:T.marked(N,`command`),setupEnv:T.marked(A,`setup`)},F=d.checkout===`worktree`?a.folder:null,I={...P,checkout:F,setup:j(d.setup),timeout:S,signal:w,console:m},L={...d,run:j(d.run),...f,alike:n.alike},R=r.a(await openDriver(I,L,t.env.RUNNER_TEMP)),z={commits:s,console:m,ready:async()=>{
await n.ready?.(),p.measuring()},stop:g,watch:_,sharing:y},B=i.calibrate?inFull(d):d,{RUNNER_TEMP:V=tmpdir()}=t.env,H=D!==void 0||v!==void 0,{driver:U,findings:W}=await witnessed(R,a,c,{enter:O.enter,checkout:F,temporary:V,setup:b,run:d.run,env:A,console:m,isPreparedBefore:H}),G=await measureSides(n.with?.(U)??U,z,B),K=W(),q={base:R.toolchain(`base`),head:R.toolchain(`head`)},{planned:J,laidOut:Y}=R,X=judged({commits:s,settings:d,suite:l,otherCode:K,rules:u,toolchains:q,visits:J,laidOut:Y,machine:p.done(n.lock)},G,R.proven),Z=()=>profileRegressions(targetsIn(X,R),{kinds:d.calibrate||g?.aborted?[]:d.profile,folder:join(n.profiles,profilesFolder),run:runProcess,go:{file:`go`,env:A},enter:O.enter,timeout:S,signal:h,console:m}),Q=await(n.alone?n.alone(Z):Z()),{rounds:ee,units:te}=G.first,$=e=>writeGo(e,ee,te);
return{result:{...X,profiles:Q},samples:{base:$(`base`),head:$(`head`)}}}catch(e){
r.e=e}finally{
await r.d()}}
function noticing(e,t){
let n=withWarnings(e.result,t.filter(e=>e!==null));
return{...e,result:n}}
function judged(e,{first:t,again:n,probe:r,isRelaid:i},a){
return t.baseFailed?resultWithoutBase(e,t.rounds,t.baseFailed):resultOf({...e,...seriesIn(t),probe:r,proven:a,lost:t.lost.map(lostOf),again:n&&{...seriesIn(n),isRelaid:i}})}
function inFull(e){
return{...e,stopEarly:!1,confirm:!1}}
function seriesIn(e){
return{...e,series:collect(e.rounds,e.units)}}
export{withMethods as _,isUntouched as a,inLines as b,untouched as c,countOthers as d,numberIn as f,collect as g,takeWorktrees as h,noticing as i,observeMachine as l,textOf as m,gateOpened as n,openRun as o,processorFolders as p,measureRun as r,takingOf as s,gate as t,holding as u,withWarnings as v,placeOf as x,formatsOf as y};