import{Ar as benchmarkId,Ci as CouldNotMeasure,Di as SideFailed,Dt as decodePath,Nr as settingOf,Si as Cancelled,Sn as counted,an as _usingCtx,mi as printableName}from"./basics.js";
import{r as isBenchmarkFile}from"./suite.js";
import{Q as takeWorktrees,a as takingOf,i as openRun,n as withRunResources,s as openDriver,t as onSides,u as takeCheckout}from"./run-resources.js";
import{r as readPlainFiles,t as commitTexts}from"./own-commits.js";
function untried(e){
return{outcome:`untried`,files:0,example:null,why:e}}
function measuredCanary(e,t,n){
if(n>=t)return{outcome:`not-seen`,...e,why:null};
let r=n===0?`none of ${t} benchmarks`:`only ${n} of ${t} benchmarks`;
return{outcome:`seen`,...e,why:`${r} gave a result`}}
function failedCanary(e,t){
return t instanceof SideFailed?{outcome:t.side===`head`&&t.kind===`failed`?`seen`:`unknown`,...e,why:t.why}:{outcome:`unknown`,...e,why:firstLine(t.message)}}
function firstLine(e){
return(e.split(`
`)[0]??``).replace(/\.$/,``)}
function canaryText({outcome:e,files:t,example:n,why:r}){
let i=`${counted(t,`source file`)} broken on purpose${n===null||t===0?``:` (${t===1?``:`such as `}${printableName(n,80)})`}`,a=printableName(r??``,300);
switch(e){case`seen`:return{found:`A change of this code is seen: with ${i}, ${a}.`,todo:``};case`not-seen`:return{found:`The gate does not see the code of the checkout: with ${i}, all benchmarks came out as before. A pull request that makes this code slower would pass.`,todo:cure};case`unknown`:return{found:`It is not known whether a change of this code is seen: with ${i}, ${a}.`,todo:`Try it again; if a command needs more time than that, raise "timeout".`};case`untried`:return{found:`Whether a change of this code is seen could not be tried: ${a}.`,todo:``}}}
const cure=`Let "setup" build or install what "run" measures, inside the checkout, so that each side has its own. What usually stands in the way: a package that is installed elsewhere, or an editable install of another folder; a build that an earlier step made, such as dist or a build folder of CMake; a variable such as PYTHONPATH or CARGO_TARGET_DIR; a cache. Where the build or the editable install is of the checkout itself, "checkout: in-place" measures both sides there (docs/formats.md).`,foreign=/^(?:node_modules|vendor|vendored|third[_-]?party|external|extern|deps|dist|build|out|target|generated|gen|__generated__|docs?|examples?|samples?|demos?)$/i,measuring=/^(?:tests?|__tests?__|specs?|testdata|fixtures?|fuzz|fuzzing|perf|performance|e2e)$/i,testName=/^tests?[._-]|[._-](?:tests?|specs?)\.[^.]+$|Tests?\.[a-z]+$|^conftest\.py$|^test\.[^.]+$/,building=/^(?:setup|noxfile|fabfile|conanfile|versioneer|_version)\.py$|^build\.(?:rs|zig|jl)$|^Package\.swift$|^Setup\.hs$|^(?:gulpfile|gruntfile|webpack[\w.-]*)\.[cm]?[jt]s$|\.config\.[cm]?[jt]s$|^\.|\.(?:gen|generated|pb|g|min)\.\w+$|_pb2?\.\w+$|\.d\.[cm]?ts$/i,helping=/^(?:scripts?|tools|ci|project|buildSrc)$/;
function chooseSources(e,t){
return e.flatMap(e=>{
let n=languageOf(e);
return n===null||!isSource(e)||n.isInterpreted&&(isHelper(e)||isNamed(e,t))?[]:[{path:e,text:n.text}]})}
function isSource(e){
let t=e.split(`/`),n=t.pop()??``;
return isBenchmarkFile(e)||testName.test(n)||building.test(n)?!1:!t.some(e=>e.startsWith(`.`)||foreign.test(e)||measuring.test(e))}
function isHelper(e){
let[t=``,...n]=e.split(`/`);
return n.length>0&&helping.test(t)}
const moving=/^\s*(?:cp|mv|ln|install|rsync|tar)\s/;
function isNamed(e,{text:t,workingDirectory:n}){
let r=n===`.`?``:`${n}/`,i=e.startsWith(r)?e.slice(r.length):e,a=i.replace(/(?:\/__main__)?\.py$/,``).replaceAll(`/`,`.`),o=t.split(/[\n;&|()]+/).filter(e=>!moving.test(e)),s=new Set(o.flatMap(e=>e.split(/[\s<>'"`=]+/)).map(e=>e.replace(/^\.\//,``)));
return s.has(i)||s.has(e)||e.endsWith(`.py`)&&s.has(a)}
const nonsense=`)]} benchgate canary: this file is broken on purpose
`,error=`#error benchgate canary: this file is broken on purpose
`,thrown=`throw new Error('benchgate canary: this file is broken on purpose')
)]}
`,compiled=(e,t,n=nonsense)=>({name:e,extensions:t.split(` `),isInterpreted:!1,text:n}),interpreted=(e,t,n=nonsense)=>({name:e,extensions:t.split(` `),isInterpreted:!0,text:n}),languages=[compiled(`Go`,`go`),compiled(`Rust`,`rs`),compiled(`C and C++`,`c h cc cpp cxx c++ hh hpp hxx h++ inl ipp tpp ixx cppm`,error),compiled(`CUDA`,`cu cuh`,error),compiled(`Objective-C`,`m mm`,error),compiled(`Cython`,`pyx pxd pxi`),compiled(`Java`,`java`),compiled(`Kotlin`,`kt`),compiled(`Scala`,`scala`),compiled(`Groovy`,`groovy`),compiled(`C#`,`cs`),compiled(`F#`,`fs fsi`),compiled(`Visual Basic`,`vb`),compiled(`Swift`,`swift`),compiled(`Zig`,`zig`),compiled(`D`,`d`),compiled(`Nim`,`nim`),compiled(`Crystal`,`cr`),compiled(`Haskell`,`hs`),compiled(`OCaml`,`ml mli`),compiled(`Fortran`,`f f90 f95 f03 f08 for`),compiled(`Ada`,`adb ads`),compiled(`Dart`,`dart`),compiled(`Erlang`,`erl`),compiled(`Elixir`,`ex`),compiled(`Gleam`,`gleam`),compiled(`Vue and Svelte`,`vue svelte`,`<script>\n${thrown}<\/script>\n`),interpreted(`JavaScript and TypeScript`,`js mjs cjs jsx ts mts cts tsx`,thrown),interpreted(`Python`,`py`),interpreted(`Ruby`,`rb`),interpreted(`PHP`,`php`,`<?php ${thrown}`),interpreted(`Perl`,`pl pm`),interpreted(`Lua and Luau`,`lua luau`),interpreted(`R`,`r`),interpreted(`Julia`,`jl`),interpreted(`Clojure`,`clj cljs cljc`),interpreted(`Racket and Scheme`,`rkt scm ss`),interpreted(`Lisp`,`lisp el`)];
function languageOf(e){
let t=/\.([^./]+)$/.exec(e)?.[1]?.toLowerCase();
return languages.find(({extensions:e})=>e.includes(t??``))??null}
async function canary(e,t,n){
let{git:r,commit:i,settings:a,isThrownAway:o}=e,{checkout:s,ignoredFiles:c,setup:l,run:u,workingDirectory:d}=a;
if(s===`in-place`&&c===`shared`&&!o)return untried(`with "ignored-files: shared", what is built from broken sources would stay among your own files`);
let f=e=>Buffer.from(e).toString(`latin1`),p={text:f(`${l??``}\n${u}`),workingDirectory:f(d)},m=chooseSources([...(await readPlainFiles(r,i.sha)).keys()],p),[h]=m;
if(h===void 0)return untried(`apart from benchmarks, tests and builds, no tracked file is a source of a language that it knows`);
let g={files:m.length,example:decodePath(h.path)},_={base:i,head:{sha:await commitTexts(r,i.sha,m),from:`HEAD with its sources broken`}},v=s===`worktree`?takeWorktrees:takeCheckout;
try{
let{measured:i}=await withRunResources(e,t,()=>v(r,_,t.console,{...e.taking,ignoredFiles:c}),n=>measuredOn(e,t,_,n));
return measuredCanary(g,n,i)}catch(e){
if(!(e instanceof CouldNotMeasure))throw e;
if(t.signal.aborted||t.stop?.aborted)throw new Cancelled(`cancelled`);
return failedCanary(g,e)}}
async function canaryOfHead(e,t,n){
let r=await openRun(e,t),{git:i,commits:a,settings:o,env:s}=r,c=takingOf(r,t);
return canary({git:i,commit:a.head,settings:o,env:s,taking:c,isThrownAway:!1},t,n)}
async function measuredOn({git:e,settings:t,env:n,taking:r},{console:i,signal:a,stop:o},s,{checkout:c,leftovers:l,own:u}){
try{
var d=_usingCtx();
let{workingDirectory:f,timeout:p,go:m,setup:h}=t,{run:g,..._}=await onSides({git:e,settings:t,env:n},{sides:c,leftovers:l,own:u},{console:i}),v=o?AbortSignal.any([a,o]):a,y={..._,commits:s,workingDirectory:f,timeout:p,console:i,signal:v},b=d.a(await openDriver(y,{...t,run:g},r.temporary));
return await b.prepare(`head`),m===null&&h!==null&&await b.prepare(`base`),visitAll(b)}catch(e){
d.e=e}finally{
await d.d()}}
async function visitAll(e){
let t=new Set;
for(let n of await e.items()){
let r=await e.visit(n,`head`,{round:0,place:`the canary`,only:null,budgetEnds:null,onOutput(){}}).catch(e=>{
if(n.title===null||!(e instanceof SideFailed)||e.kind!==`failed`)throw e;
return null});
for(let{benchmark:e,config:n}of r?.visit.measurements??[])t.add(benchmarkId({benchmark:e,package:settingOf(n,`pkg`)??null}))}
return t.size}
export{canaryOfHead as n,canaryText as r,canary as t};