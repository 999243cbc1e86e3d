import{$ as EmptyShard,B as sharedFolders,D as settleIndex,E as setUnread,F as isSource,G as firstOfEachSide,H as bothSidesError,I as measuredSources,J as timeoutError,K as isRowOfFailed,L as readsObjects,M as canSkipReading,N as isBuildFile,O as wasRead,P as isProductOf,Q as takeWorktrees,R as sharedImage,S as SharedInstalls,T as keepsReadTimes,U as budgetError,V as FailureCounts,W as endedOtherwise,Y as runProcess,Z as roundSeconds,_ as sharedPlanAs,a as takingOf,d as canProve,et as OutOfBudget,f as countOthers,i as openRun,j as withMethods,n as withRunResources,nt as lostOf,o as untouched,q as retryError,r as isUntouched,s as openDriver,t as onSides,tt as inLines,u as takeCheckout,w as fileAt,z as unreadCode}from"./run-resources.js";
import{Ar as benchmarkId,B as writeGo,Ci as CouldNotMeasure,Di as SideFailed,Dt as decodePath,Ei as NotPutBack,En as formatDuration,Er as isTimed,Ft as collect,Ht as replayedOf,Jt as entriesIn,Ln as shortSha,Mr as rowId,Mt as nulSeparated,Nr as settingOf,Or as unitRules,Pr as sides,Si as Cancelled,Xn as isBeyond,Yn as exceeds,Zt as lstatOrNull,an as _usingCtx,jr as otherSide,kt as gitPath,qn as effectByRatio,rn as replaceFile,si as errorOf,z as parseGo}from"./basics.js";
import{a as resultOf,l as withWarnings,r as roundLabel,s as resultWithoutBase}from"./progress.js";
import{l as treeChange,s as findMovedPackages}from"./own-commits.js";
import{_ as reportedAs}from"./flags.js";
import{$ as planItems,F as roundsOf,I as suspects,J as magnitude,M as openSuspects,P as planAgain,Q as budgetForAll,et as roomFor,ft as compare,it as mergeVisits,nt as turnsFor,pt as decide,rt as mergeRounds,tt as roundNoise}from"./judged.js";
import{a as mostRounds,c as roundsToDecide,r as isInterim,s as plannedInterims,t as couldFail,u as tooFewRounds}from"./interims.js";
import{a as rowRulesOf,c as settingsOfRow,i as isRowOf}from"./row-rules.js";
import{n as isMatched}from"./unmatched.js";
import{f as regressions,v as failsMoreOften}from"./verdict.js";
import{constants,readFileSync,statSync}from"node:fs";
import{tmpdir}from"node:os";
import{basename,delimiter,dirname,join,sep}from"node:path";
import{mkdir,mkdtemp,open,rm}from"node:fs/promises";
const mostSources=6e3;
var ReadEvidence=class e{
sides;
places;
isElsewhere=!1;
programs;
git;
constructor(e,t,n,r){
this.git=e,this.sides=t,this.places=n,this.programs=r}
static async open(t,{base:n,head:r},i){
let a=[`diff-tree`,`-r`,`-z`,`--name-only`,`--no-renames`,n.sha,r.sha,`--`],o=new Set(await pathsOf(t,a));
if(![...o].some(isSource))return null;
let s=`it is not observed whether commands read the code of each side`,c=i.checkout===null?dirname(await gitPath(t,`HEAD`)):i.temporary;
if(!await keepsReadTimes(c))return i.console.info(`${s}: ${c} does not keep the times at which files are read`),null;
let l=readsObjects([i.setup,i.run]),u=async e=>{
let n=await pathsOf(t,[`ls-tree`,`-r`,`-z`,`--name-only`,`--full-tree`,e]),r=measuredSources(n),i=r.filter(e=>o.has(e)).slice(0,mostSources),a=r.filter(e=>!o.has(e)).slice(0,mostSources-i.length),s=r.length>mostSources;
return{changed:i,others:a,isSkipping:l||s||canSkipReading(n),tracked:new Set(n),...nothingYet()}},d={base:await u(n.sha),head:await u(r.sha)},f=d.head.changed.length;
return f===mostSources&&i.console.info(`${s}: at least ${mostSources} source files differ, which are too many`),f===0||f===mostSources?null:new e(t,d,i,earlierPrograms(i.env,t.folder))}
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
let{changed:n,others:r,built:i,read:a,started:o}=this.sides[e],s=[...n,...r,...i.keys()],c=await this.places.enter(e),l=this.git.in(c);
await l.ask([`update-index`,`-q`,`--refresh`]),settleIndex(await gitPath(l,`index`)),await setUnread(c,[...s,...this.programs]);
let u=this.timesElsewhere(n),d=await t(),f=await this.places.enter(e);
for(let e of s)wasRead(join(f,e))&&a.add(e);
for(let e of this.programs)wasRead(e)&&o.add(e);
return this.sides[e].there=n.filter(e=>fileAt(join(f,e))),this.sides[e].built=new Map([...i].filter(([e,t])=>isBuildFile(e)||fileAt(join(f,e))?.mtimeMs===t)),this.isElsewhere||=this.timesElsewhere(n).some((e,t)=>e>(u[t]??e)),d}
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
return nulSeparated(await e.run(t)).map(decodePath)}
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
async function observed(e,t,n,r){
if(n.base.sha===n.head.sha)return{driver:e,findings:()=>[]};
let i=await ReadEvidence.open(t,n,r),{setup:a,run:o,env:s,enter:c}=r,l=a===null?null:new SharedInstalls({env:s,checkout:t.folder,enter:c}),u=i?.watching(e)??e;
return{driver:l?.watching(u)??u,findings(){
let e=sharedImage(a,o),t=e?{kind:`shared-install`,side:`base`,count:1,paths:[`image ${e}`]}:l?.finding()??null;
return[t,t===null?i?.finding():null].filter(e=>e!=null)}}}
function refusalOf(e,t,n,r=0){
if(roundsMade(e)!==1)return null;
let i=e.flatMap(e=>collect(e,t));
return(r===0?nothingMeasured$1(i):null)??tooFewRounds(n,i.filter(e=>couldFail(e,n)).length)}
function selectOpenItems(e,t,n,r=!1){
let i=roundsMade(e),a=i===3;
if(i!==1&&!a&&!isInterim(i,n))return e.map(()=>`all`);
let o=e.map(e=>collect(e,t));
if(a&&replayedOf(o.flat())!==null)return e.map(()=>`nothing`);
let s=t=>e.length>1&&!haveCommonName(t),c=isInterim(i,n)?progressOf(o,i,n,r):null;
return e.map((e,t)=>{
let n=c?.[t];
return n?.isSettled||s(e)?`nothing`:n?n.open:`all`})}
function selectForConfirmation(e,t,n,r,i=!1){
let a=roundsMade(e);
if(!n.map(e=>planAgain(roundsOf(e),r)).some(e=>a===mostRounds(e)||isInterim(a,e)))return e.map(()=>`all`);
let o=e.map(e=>collect(e,t)),s=openSuspects(n,o.flat(),a,r,i);
return o.map(e=>{
let t=e.filter(e=>s.has(rowId(e)));
return t.length===0?`nothing`:[...new Set(t.map(({benchmark:e})=>e))]})}
function suspectsIn(e,t,n){
let r=collect(e,t);
return replayedOf(r)===null?suspects(compare(r,n)):[]}
function nothingMeasured$1(e){
return e.some(e=>has(e.head))?null:{kind:`nothing-measured`,on:e.length===0?`either`:`head`}}
function haveCommonName(e){
let t=t=>new Set(e.flatMap(e=>e[t].measurements.map(e=>`${e.unit} ${e.benchmark}`))),n=t(`base`);
return[...t(`head`)].some(e=>n.has(e))}
function roundsMade(e){
return Math.max(...e.map(e=>e.length))}
function has(e){
return e.some(e=>e!==null)}
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
const parts={early:1/3,later:1/6};
function noiseWanted(e,t,n){
let r=t.filter(({unit:e})=>isTimed(e)).map(({config:e,...t})=>rowRulesOf({...t,package:settingOf(e,`pkg`)??null},n)).flatMap(e=>e.gate===`fail`?e.rules.threshold:[]),i=r.length===0?n.threshold:Math.min(...r),[a=0]=plannedInterims(n);
return i*(n.stopEarly&&e<=a?parts.early:parts.later)}
function noiseWantedAgain(e,t){
return Math.min(...e.map(e=>{
let{threshold:n}=settingsOfRow(e,t),r=e.ratio?effectByRatio(e.ratio.estimate,e.better).worsening:n;
return Math.max(n*parts.later,(r-n)*.3333333333333333)}))}
function itemStateOf(e){
return{...e,only:e.only??null,share:1,measured:[],cost:0,noises:[],isOpen:!0,failures:[],within:new Map,counts:new FailureCounts}}
function without(e,t){
if(t.length===0)return e;
let n=({benchmark:e})=>!t.some(t=>isRowOfFailed(e,t));
return{...e,measurements:e.measurements.filter(n)}}
function loseFailed(e){
let{counts:t,within:n}=e;
if(e.failures.length>0)return;
let r=t.failuresOf(null).filter(({side:e})=>e===`head`);
failsMoreOften(t.of(null))&&(e.failures=r.slice(0,1));
for(let r of t.benchmarks){
let i=t.of(r);
(sides.some(t=>i[t].failed>0&&!hasRow(e,t,r))||failsMoreOften(i))&&n.set(r,firstOfEachSide(t.failuresOf(r)))}
let i=[...n.keys()];
e.measured=e.measured.map(e=>({...e,base:without(e.base,i),head:without(e.head,i)}))}
function hasRow({measured:e},t,n){
return e.some(e=>e[t].measurements.some(e=>isRowOfFailed(e.benchmark,n)))}
function lostIn({item:e,failures:t,within:n,counts:r}){
return t.length>0?[{item:e,failures:t,tries:r.of(null)}]:[...n].map(([t,n])=>({item:{...e,title:t,benchmark:t},failures:n,tries:r.of(t)}))}
function flakyIn({item:e,failures:t,within:n,counts:r}){
return t.length>0?[]:[...r.failuresOf(null).length>0?[null]:[],...r.benchmarks].filter(e=>e===null||!n.has(e)).map(t=>({benchmark:t??e.benchmark,package:e.package,...r.of(t)}))}
function keep(e,t){
e.measured.push(t),e.cost+=e.share}
function rowsOf({measured:e,noises:t}){
return t.length===0?[]:e.at(-1)?.base.measurements??[]}
function perRoundOf({measured:e,cost:t}){
let n=e.reduce((e,{base:t,head:n})=>e+t.seconds+n.seconds,0);
return t===0?0:n/t}
function lastSecondsOf({measured:e}){
let t=e.at(-1);
return t===void 0?0:t.base.seconds+t.head.seconds}
function applySelection(e,t,n,r){
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
var RoundBudget=class{
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
function plannedSeconds(e,t){
let n=e.turns(t),r=e.planned.find(e=>e.benchmark===t.benchmark&&e.package===t.package);
return r===void 0?null:roundSeconds(r)*Math.min(n,4)/n}
const spare=1.5;
function beyondBudget(e,t,n,{budget:r,rounds:i,kept:a},o){
let s=t.map(t=>plannedSeconds(e,t)).filter(e=>e!==null),c=[...t,...n];
if(s.length<t.length||s.length===0)return leftOut(n,c.length,r,null);
let l=s.reduce((e,t)=>e+t,0)/s.length,u=roomFor(s.map(e=>e*spare),(r-o)*(1-a),i),d=budgetForAll([...s,...n.map(()=>l)],spare*i,{kept:a,before:o*c.length/t.length});
return leftOut([...t.slice(u),...n],c.length,r,d)}
function leftOut(e,t,n,r){
let i=r===null?``:` About ${formatDuration(60*Math.ceil(r/60))} would do for all.`,a=`the budget of ${formatDuration(n)} has room for ${t-e.length} of ${t} benchmarks`,o=`Not measured: ${a}.${i} Raise "budget", or choose fewer benchmarks with "bench".`,s=[`base`,`head`].map(e=>new SideFailed(e,a,o,``,`no time`));
return e.map(e=>({item:e,failures:s}))}
function tooFewWithin(e,t,n,{budget:r,rounds:i,kept:a}){
let o=1+Math.floor(t/e),s=o===1?`one round`:`${o} rounds`,c=a===0?``:`, as a part is kept for measuring again`;
return`budget: ${formatDuration(r)} has room for ${s} of ${formatDuration(e)}${c}; nothing is decided before ${i} rounds. About ${formatDuration(60*Math.ceil(n/60))} would do.`}
var RoundRobin=class{
tracks;
visitor;
driver;
console;
bounds;
constructor(e,t,n,r){
this.tracks=e.map(itemStateOf),this.driver=t,this.console=n,this.bounds=r,this.visitor=new Visitor(t,n,r,this.isAlone)}
get isAlone(){
return this.tracks.length===1}
get open(){
return this.tracks.filter(({isOpen:e})=>e)}
get sound(){
return this.tracks.filter(({failures:e})=>e.length===0)}
get rounds(){
let e=this.sound.length>0||!this.bounds.isAgain&&this.driver.proven.length>0?this.sound:this.tracks;
return mergeRounds(e.map(({measured:e})=>e))}
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
if(this.isAlone)throw budgetError(a[0]);
this.lose(e,a)}
if(!(t instanceof SideFailed))throw t;
a.push(t)}}
let d=roundNoise(i);
d!==null&&e.noises.push(d);
let f={base:mergeVisits(i.base),head:mergeVisits(i.head)};
for(let[t,n]of o)this.count(e,t,n);
let p=e=>[...o].filter(([,t])=>t.some(t=>t.side===e)).map(([e])=>e),m={base:without(f.base,p(`base`)),head:without(f.head,p(`head`))},h=sides.some(t=>isEmpty(m[t])&&!isEmpty(f[t])&&e.measured.every(e=>isEmpty(e[t])));
return(e.counts.benchmarks.length>100||h&&!this.bounds.isAgain)&&a.length===0&&a.push(...firstOfEachSide([...o.values()].flat())),h&&(e.isOpen=!1),a.length>0&&this.lose(e,a.map(e=>this.blamed(e,m))),m}
keepWithin(e,t,n,r,i){
let{open:a}=this,o=i.rounds-t;
if(o<=0||a.length===0)return;
let s=r.reduce((e,t)=>e+lastSecondsOf(t),0),c=(t>1||r.length===1)&&s>0?Math.max(1,n/s):1,l=a.map(e=>c*lastSecondsOf(e)),u=l.reduce((e,t)=>e+t,0)*o-e;
if(u<=0)return;
let d=i.budget+u/(1-i.kept),f=a.slice(roomFor(l,e,o));
if(f.length===0)t===1&&this.console.warn(tooFewWithin(l[0]??0,e,d,i));else{
for(let{item:e,failures:t}of leftOut(f.map(({item:e})=>e),this.sound.length,i.budget,d)){
let n=f.find(t=>t.item===e);
n&&Object.assign(n,{failures:t,isOpen:!1})}
this.console.warn(f[0]?.failures[0]?.message??``)}}
blamed(e,{base:t}){
let{side:n,why:r,message:i,output:a,kind:o}=e,s=n===`head`&&t.measurements.length>0&&2*t.seconds<(this.bounds.trial??0);
return o===`no time`&&s?new SideFailed(n,r,i,a):e}
failures(){
for(let e of this.tracks)loseFailed(e);
return{lost:this.tracks.flatMap(lostIn),flaky:this.tracks.flatMap(flakyIn)}}
failure(){
if(this.sound.length>0||this.mayLoseAll)return null;
let e=this.tracks.flatMap(e=>e.failures),t=e.find(({side:e})=>e===`base`),n=e.find(({side:e})=>e===`head`);
if(n)throw t?bothSidesError(n,t):n;
let r=this.bounds.isAgain||this.tracks.some(({measured:e})=>e.length>0);
if(t&&!r&&!this.visitor.isHeadFine)throw new CouldNotMeasure(`Nothing was measured: head reported no benchmark, and base failed: ${t.message}`,t.output);
return t??null}
get mayLoseAll(){
return this.driver.proven.length>0||this.bounds.isAgain&&this.tracks.every(({item:e})=>e.benchmark!==null)}
count({counts:e},t,n){
for(let r of n)e.failuresOf(t).some(({side:e})=>e===r.side)||this.console.warn(`${r.message}\nIt is left out of each round in which it fails.`),e.failed(t,r)}
restOf(e){
return this.bounds.isAgain?`${e} is judged by what was measured before.`:`The other benchmarks go on without it.`}
lose(e,t){
if(e.failures=t,e.isOpen=!1,!this.isAlone||this.mayLoseAll)for(let{message:n}of t)this.console.warn(`${n}\n${this.restOf(e.item.title)}`)}};
function isEmpty({measurements:e}){
return e.length===0}
var Visitor=class{
printed=new Map;
probes=new Map;
isHeadFine=!1;
unshown=new OutputBuffer;
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
let{track:t,side:n}=e,{hasRun:r,trial:i}=this.bounds,a=r||i!==void 0||t.measured.length>0?5:1,o=null;
for(let r=1;;r++)try{
let r=await this.visit(e);
return t.counts.ran(n),r}catch(e){
if(o&&e instanceof OutOfBudget)throw o;
if(!(e instanceof SideFailed)||(t.counts.failed(null,e),e.kind!==`failed`||r===a))throw e;
r===1&&this.console.warn(`${e.message}\nIt is tried again, up to ${a-1} times, as it may fail only now and then.`),o=e}}
show(e){
this.unshown.show(this.console,e)}
async visit({track:e,side:t,place:n,round:r,turns:i,made:a}){
let{item:o,only:s}=e,c=this.isAlone&&i===1?this.console.untrusted(`${n}, ${t}`):null,l=e=>{
c?c.write(e):this.unshown.add(e)},u=this.endOf(r);
this.bounds.watch.visiting(n,o.title,t);
let d=countOthers(),{visit:f,units:p,printed:m,probe:h,failed:g}=await this.driver.visit(o,t,{round:r,place:n,only:s,budgetEnds:u,onOutput:l}).catch(e=>{
throw e instanceof OutOfBudget&&u!==this.bounds.budgetEnds?timeoutError(o,t,this.bounds.trial??0):e}).finally(()=>c?.close());
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
return e>0||t===null?n:Math.min(Date.now()+t*1e3,n??1/0)}};
const most$1=2**20;
var OutputBuffer=class{
chunks=[];
bytes=0;
add(e){
this.bytes<most$1&&this.chunks.push(e.subarray(0,most$1-this.bytes)),this.bytes+=e.length}
show(e,t){
if(this.chunks.length===0)return;
let n=e.untrusted(t);
for(let e of this.chunks.splice(0))n.write(e);
this.bytes>most$1&&n.write(Buffer.from(`
… and more, which is not shown
`)),this.bytes=0,n.close()}};
const nothingMeasured={rounds:[],units:new Map,printed:[],lost:[],flaky:[],perRound:new Map,stopped:`failed`,baseFailed:null,elapsed:0};
async function measure(e,t,n,{budget:r,budgeting:i,count:a,isAgain:o,stop:s,watch:c=inLines(n),noiseWanted:l,further:u}){
let d=Date.now(),f=()=>(Date.now()-d)/1e3,p=new RoundRobin(e,t,n,{budgetEnds:r===null?null:d+r*1e3,isAgain:o,hasRun:o||t.isWarmedUp,watch:c,noiseWanted:l}),m=(e,t=null)=>({...p.failures(),rounds:p.rounds,units:p.visitor.units,printed:[...p.visitor.printed.values()],perRound:p.perRound,stopped:e,baseFailed:t,elapsed:f()}),h=longest$1(e).map(({round:e})=>e),g=new RoundBudget(o?1/0:a*e.length);
for(let[e,l]of h.entries()){
let d=f(),{open:_}=p,v=e>=a,y=h[v?h.length-1:Math.min(a,h.length)-1]??l,b=roundLabel({round:l,last:y,isBeyond:v}),x,S;
g.take(_);
try{
for(let t of _){
S=t.item;
let n=t.rounds[e];
n&&(x=await p.visit(t,n,b),t.isOpen&&keep(t,{round:l,block:1,first:n.order[0],...x}))}}catch(t){
let r=s?.aborted===!0&&!(t instanceof NotPutBack);
if(!r&&!(t instanceof OutOfBudget))throw t;
p.visitor.show(b);
let i=S?.title?` while ${S.title} ran`:``,a=r?`measuring was stopped`:`the budget ended`;
n.info(`${b}: ${a}${i}; what was cut short is not counted`);
let o=r?`interrupted`:`budget`;
return e===0?{...m(o),rounds:[]}:m(o)}
p.visitor.show(b);
let C=p.failure(),{sound:w}=p;
if(C||w.length===0)return m(`failed`,C);
let T=u(w.map(({measured:e})=>e),p.visitor.units,p.tracks.flatMap(lostIn).length);
for(let[n,r]of w.entries())applySelection(r,T[n]??`nothing`,e+1,t.canFilter);
let E=f()-d;
r!==null&&i&&p.keepWithin(r-f(),e+1,E,_,i);
let D=p.isAlone?f()/(e+1):E*p.open.length/_.length,O=o&&e+1<a?a:h.length,k=D*Math.min(O-1-e,g.roundsOf(p.open)),A=e===h.length-1||e+1>=a&&!g.allows(p.open);
c.roundEnded({round:l,last:y,isBeyond:v,isAgain:o,visited:_.length,took:E,left:k,open:A?0:p.open.length,pair:p.isAlone&&x||null,rounds:()=>p.rounds,units:p.visitor.units});
let j=e+1===a||e===h.length-1;
if(p.open.length===0)return m(j?`count`:`settled`);
if(A)return m(`count`);
if(r!==null&&f()+D>r)return m(`budget`)}
throw RangeError(`a schedule needs a round`)}
function longest$1(e){
return e.reduce((e,{rounds:t})=>t.length>e.length?t:e,[])}
async function warmUp(e,t,n,r,i=inLines(n)){
let a=Date.now(),o=new RoundRobin(e.map(e=>({item:e,rounds:[]})),t,n,{budgetEnds:r===null?null:a+r*1e3,trial:r===null?null:r/10,isAgain:!1,hasRun:!1,watch:i,noiseWanted:()=>0}),s=[],c=[];
for(let e of o.tracks){
if(r!==null&&s.length>0&&Date.now()-a>r*1e3*.25){
c.push(e.item);
continue}
let t=await o.visit(e,{round:0,order:[`base`,`head`]},`the trial`);
s.push(o.visitor.probes.get(e.item)??{short:t.head,long:null,two:null})}
o.visitor.show(`the trial`);
let l=o.failure(),{lost:u}=o.failures();
return{probe:s,lost:u,baseFailed:l,untried:c,elapsed:(Date.now()-a)/1e3}}
function budgetTooShort(e,t){
let n=e<t?` (of ${formatDuration(t)}, as suspects are measured again in the rest)`:``;
return new CouldNotMeasure(`budget: the first round did not end within ${formatDuration(e)}${n}. Give more time, or let the command do less.`)}
function keptShare(e,t){
return e.canFilter||t.length>1?1/5:1/2}
function budgetingOf(e,t,n,r){
let i=n.confirm?keptShare(e,t):0;
return{budget:r,rounds:roundsToDecide(n),kept:i}}
async function measureAndConfirm(e,t,n,{watch:r,stop:i,ready:a,sharing:o}={}){
let{count:s,seed:c,budget:l}=n,u=await e.items(),d=l===null?u:u.toSorted((e,t)=>Number(t.isChanged??!1)-Number(e.isChanged??!1)),f=e.isWarmedUp?await warmUpWithin(d,e,t,l,r):null,p=f?.probe??[],m=l===null?null:l-(f?.elapsed??0),h=f?.untried??[],g=[...e.lost,...f?.lost??[]],_=d.filter(e=>!h.includes(e)&&!g.some(t=>t.item===e)).flatMap(t=>e.parts(t)),v=l===null||f===null?[]:beyondBudget(e,_,h,budgetingOf(e,_,n,l),f.elapsed);
v[0]&&t.warn(v[0].failures[0]?.message??``);
let y=[...g,...v],b=_.filter(e=>!v.some(t=>t.item===e)),x=mostRounds(n),S=n.shard!==null,C=planItems(b.length,3*x,c),w=b.map((e,t)=>({item:e,rounds:C[t]??[]})),T=w.map(e=>({...e,rounds:e.rounds.slice(0,x)})),E=e=>({first:{...nothingMeasured,stopped:e,lost:y},again:null,probe:p,isRelaid:!1});
if(w.length===0&&e.proven.length>0)return E(`unchanged`);
if(w.length===0&&e.isEmpty)return E(`empty`);
f?.baseFailed||await a?.();
let D=m===null||!n.confirm?m:m*(1-keptShare(e,b)),O=f?.baseFailed?{...nothingMeasured,baseFailed:f.baseFailed}:await measure(T,e,t,{budget:D,budgeting:l===null?void 0:budgetingOf(e,b,n,l),count:s,isAgain:!1,watch:r,stop:i,noiseWanted:(e,t,r)=>noiseWanted(e,r,n),further(t,r,i){
let a=refusalOf(t,r,n,y.length+i+e.proven.length);
if(a?.kind===`nothing-measured`&&e.isEmpty)throw new EmptyShard;
let s=a?.kind===`nothing-measured`&&a.on===`head`&&S;
if(a&&!s)throw errorOf(a,n,o);
return selectOpenItems(t,r,n,S)}}).catch(e=>{
if(e instanceof EmptyShard)return null;
throw e});
if(O===null)return E(`empty`);
let k={...O,lost:[...y,...O.lost]},A={first:k,again:null,probe:p,isRelaid:!1};
if(k.baseFailed||k.stopped===`failed`)return A;
let j=k.rounds.length,M=()=>i?.aborted===!0;
if(j===0)throw M()?new Cancelled(`cancelled`):budgetTooShort(D??0,m??0);
if(!n.confirm||M())return A;
let N=suspectsIn(k.rounds,k.units,n);
if(N.length===0)return A;
let P=`${N.length} ${N.length===1?`comparison looks`:`comparisons look`} like a regression`,F=k.rounds.flatMap(({base:e,head:t})=>[...e.measurements,...t.measurements]),I=new Set(F.map(({benchmark:e})=>e)),L=suspectedIn(w,N,e.canFilter?[...I]:null),R=e=>{
let t=N.filter(t=>isOf(e,t));
return t.length>0?t:N},z=e=>R(e).map(e=>planAgain(roundsOf(e),n)).reduce((e,t)=>t.count>e.count?t:e),B=L.map(({rounds:e,...t})=>{
let n=e.slice(x,x+mostRounds(z(t.item)));
return{...t,rounds:n.map((e,t)=>({...e,round:j+1+t}))}}),V=Math.max(...B.map(({item:e})=>z(e).count)),H=()=>t.info(`${P}; the budget of ${formatDuration(l??0)} leaves no time to measure ${V} rounds again`),U=({only:e})=>e?e.length/I.size:1,W=e=>(k.perRound.get(e.item)??0)*z(e.item).count*U(e),G=B.reduce((e,t)=>e+W(t),0);
if(m!==null&&k.elapsed+G>m)return H(),A;
t.info(`${P}: measuring up to ${V} rounds again, to see whether it recurs`);
let K=Date.now();
try{
await e.relay(B.map(({item:e})=>e),[...new Set(B.flatMap(({rounds:e})=>e.map(({round:e})=>e)))].sort((e,t)=>e-t))}catch(e){
if(!M()||e instanceof NotPutBack)throw e;
return{...A,first:{...k,stopped:`interrupted`}}}
let q=await measure(B,e,t,{budget:m===null?null:m-k.elapsed-(Date.now()-K)/1e3,count:V,isAgain:!0,watch:r,stop:i,noiseWanted:(e,t)=>noiseWantedAgain(R(t),n),further:(e,t)=>selectForConfirmation(e,t,N,n,S)});
if(q.baseFailed)return{...A,first:{...k,stopped:`failed`,baseFailed:q.baseFailed}};
let J={...A,first:{...k,lost:[...k.lost,...q.lost]}};
if(q.stopped===`interrupted`)return{...J,first:{...J.first,stopped:`interrupted`}};
let Y=q.stopped===`budget`&&q.rounds.length<V;
return Y&&H(),Y||q.stopped===`failed`?J:{...J,again:q,isRelaid:e.isRelaid}}
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
let r=retryError(i,a);
return{first:{...nothingMeasured,baseFailed:r},again:null,probe:[],isRelaid:!1}}
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
throw e instanceof OutOfBudget?budgetError(n):e instanceof SideFailed?bothSidesError(e,n):e}
throw new CouldNotMeasure(`Nothing was measured: head reported no benchmark, and base failed: ${n.message}`,n.output)}
const mostIterations=1e9;
function iterationsToProfile(e,t){
let n=Math.max(e,t),r=n>0?Math.ceil(5/n):mostIterations;
return Math.min(Math.max(1,r),mostIterations)}
function differenceOf({base:e,head:t,iterations:n,factor:r,grain:i,floor:a}){
let o=r/n,s=paired(e,t),c=Math.max(.005*Math.max(e.total,t.total),a*n),l=(e,t)=>growth(e,t)!==0&&Math.abs(growth(e,t))>=c,u=(e,t)=>growth(e,t)!==0&&Math.abs(growth(e,t))<=3*Math.sqrt(i*(e.base[t]+e.head[t])),d=most(s,`flat`,e=>l(e,`flat`)&&!u(e,`flat`)).slice(0,10),f=e=>!d.includes(e)&&!isFrame.test(e.function),p=most(s,`cum`,e=>f(e)&&l(e,`cum`)&&!u(e,`cum`)),m=[...d,...p.slice(0,5)],h=most(s,`flat`,e=>!m.includes(e)&&growth(e,`flat`)>=c),g=[...m,...h.slice(0,Math.max(0,3-m.length))],_=({flat:e,cum:t})=>({flat:e*o,cum:t*o});
return{total:{base:e.total*o,head:t.total*o},functions:g.toSorted((e,t)=>growth(t,`flat`)-growth(e,`flat`)||growth(t,`cum`)-growth(e,`cum`)).map(e=>({function:e.function,base:_(e.base),head:_(e.head),isNoise:{flat:u(e,`flat`),cum:u(e,`cum`)}}))}}
const isFrame=/^(testing|runtime)\.|^main\.main$/;
function growth({base:e,head:t},n){
return t[n]-e[n]}
function most(e,t,n){
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
return await recordProfile({binary:p,kind:i,iterations:n,path:d,run:o,signal:s,deadline:a,onOutput:c})}catch(e){
throw e instanceof CouldNotMeasure?new CouldNotMeasure(`on ${t}, ${e.message}`,e.output):e}finally{
f.close()}}
async function makeFolder(e){
(await lstatOrNull(e))?.isSymbolicLink()&&await rm(e),await mkdir(e,{recursive:!0})}
function bySide(e){
return{base:e(`base`),head:e(`head`)}}
function remembered(e){
let t;
return()=>(t??=e(),t)}
const mostBytes=64*2**20;
async function recordProfile(e){
let{binary:t,kind:n,iterations:r,path:i,run:a,signal:o,deadline:s,onOutput:c}=e,l=[...profiling(n,i),`-test.benchtime=${r}x`,`-test.count=1`],u=await a({file:t.file,args:[...l,...t.args.filter(e=>!ours.test(e))],cwd:t.cwd,env:t.env,signal:o,deadline:s,onOutput:c});
if(u.isLate)throw new CouldNotMeasure(`it took too long`,u.lastLines);
if(u.status!==0)throw new CouldNotMeasure(`it ended with ${typeof u.status==`number`?`exit code `:``}${u.status}`,u.lastLines);
if(parseGo(u.stdout).measurements.length===0)throw new CouldNotMeasure(`it measured nothing`,u.lastLines);
return readProfile(i)}
const ours=/^--?test\.(benchtime|count|outputdir|trace|(cpu|mem|block|mutex)profile|(mem|block)profilerate|mutexprofilefraction)=/;
function profiling(e,t){
return e===`cpu`?[`-test.cpuprofile=${t}`]:[`-test.${e}profile=${t}`,`-test.${e}profilerate=1`]}
async function readProfile(e){
let t=new CouldNotMeasure(`it left no profile`),{O_RDONLY:n,O_NOFOLLOW:r=0,O_NONBLOCK:i=0}=constants,a=await open(e,n|r|i).catch(()=>{
throw t});
try{
let e=await a.stat();
if(!e.isFile()||e.size===0)throw t;
if(e.size>mostBytes)throw new CouldNotMeasure(`its profile is larger than ${mostBytes/2**20} MiB`);
return await a.readFile()}finally{
await a.close()}}
function targetsIn({comparisons:e},t){
let n=new Map(e.filter(({unit:e})=>e===`sec/op`).map(e=>[benchmarkId(e),e])),r=regressions(e).toSorted((e,t)=>magnitude(t)-magnitude(e)),i=new Map;
for(let e of r){
let{benchmark:r,package:a}=e,o=t.binaries(r,a),s=n.get(benchmarkId(e));
if(!o||!s||i.has(benchmarkId(e)))continue;
let c=iterationsToProfile(s.base.center,s.head.center);
i.set(benchmarkId(e),{benchmark:r,package:a,iterations:c,sides:o})}
return[...i.values()]}
const profilesFolder=`profiles`;
function stemsOf(e){
let t=new Set;
return e.map(({benchmark:e,package:n})=>{
let r=`${n?.split(`/`).at(-1)??``} ${e.replace(/-\d+$/,``)}`.toLowerCase().replace(/[^a-z\d]+/g,`-`).replace(/^-/,``).slice(0,80).replace(/-$/,``)||`benchmark`,i=r;
for(let e=2;t.has(i);e++)i=`${r}-${e}`;
return t.add(i),i})}
function profileFile(e,t,n){
return`${e}.${t}.${n}.pprof`}
async function gate(e,t){
let n=await openRun(e,t),{git:r,settings:i,entered:a}=n;
return await isUntouched(r,a,i)?untouched(n,t.console):gateOpened(n,t)}
async function gateOpened(e,t){
let{git:n,settings:r,entered:i}=e,{checkout:a,ignoredFiles:o}=r,s=a===`worktree`?takeWorktrees:takeCheckout,{measured:c,noticed:l}=await withRunResources(e,t,()=>s(n,i,t.console,{...takingOf(e,t),ignoredFiles:o}),({checkout:n,...i})=>measureRun(e,t,{sides:n,...i,profiles:t.profiles,with:t.with,...t.like&&{alike:sharedPlanAs(t.like,r.seed)}}));
return noticing(c,l)}
async function measureRun(e,t,n){
try{
var r=_usingCtx();
let{inputs:i,git:a,withheld:o,commits:s,entered:c,suite:l,rules:u,settings:d,part:f,machine:p}=e,{console:m,signal:h,stop:g,watch:_,builds:v,sharing:y}=t,{workingDirectory:b,timeout:x}=d,S=canProve(d)?await treeChange(a,c):null,C=await findMovedPackages(a,c),w=g?AbortSignal.any([h,g]):h,{run:T,...E}=await onSides(e,n,t),{sides:D,checkout:O}=E,k={...E,commits:s,change:S,moved:C,workingDirectory:b,once:n.once,withheld:o,builds:v,timeout:x,signal:w,console:m},A={...d,run:T,...f,alike:n.alike},j=r.a(await openDriver(k,A,t.env.RUNNER_TEMP)),M={commits:s,console:m,ready:async()=>{
await n.ready?.(),p.measuring()},stop:g,watch:_,sharing:y},N=i.calibrate?inFull(d):d,{RUNNER_TEMP:P=tmpdir()}=t.env,{driver:F,findings:I}=await observed(j,a,c,{enter:D.enter,checkout:O,temporary:P,env:E.env,console:m,setup:d.setup,run:d.run,isPreparedBefore:n.once!==void 0||v!==void 0}),L=await measureSides(n.with?.(F)??F,M,N),R=I(),z={base:j.toolchain(`base`),head:j.toolchain(`head`)},{planned:B,laidOut:V}=j,H=judged({commits:s,settings:d,suite:l,otherCode:R,rules:u,toolchains:z,visits:B,laidOut:V,machine:p.done(n.lock)},L,j.proven),U=()=>profileRegressions(targetsIn(H,j),{kinds:d.calibrate||g?.aborted?[]:d.profile,folder:join(n.profiles,profilesFolder),run:runProcess,go:{file:`go`,env:e.env},enter:D.enter,timeout:x,signal:h,console:m}),W=await(n.alone?n.alone(U):U()),{rounds:G,units:K}=L.first,q=e=>writeGo(e,G,K);
return{result:{...H,profiles:W},samples:{base:q(`base`),head:q(`head`)}}}catch(e){
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
export{noticing as i,gateOpened as n,measureRun as r,gate as t};