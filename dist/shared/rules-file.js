import{a as parseEvents,i as getScalarValue,n as SCALAR_STYLE,r as YAMLException,t as EVENT_ID}from"./libraries.js";
import{Ar as benchmarkId,Di as SideFailed,Dt as decodePath,Kt as nearest,L as usualRules,Mt as nulSeparated,Nt as refuseDistrusted,Ot as gitIn,Yt as isFolder,Zt as lstatOrNull,an as _usingCtx,en as nearestFolder,fi as escapeControls,jn as formatRatio,li as tooFewRoundsError,lr as wholeRounds,on as listedNames,wi as Misconfigured}from"./basics.js";
import{b as refused,p as oneOf,t as anyText,u as kind,y as ratio}from"./kinds.js";
import{c as secondsOf,g as isPlaceUnquoted,h as isFilterUnquoted,i as joinFlags,n as goCommand,t as buildFlags}from"./flags.js";
import{a as isKeyed,c as ruleNames,d as usualOf,f as valuesOf,i as goNames,l as separatorOf,t as commandInputNames,u as standingOf}from"./table.js";
import{t as recover}from"./recover.js";
import{p as hash32,u as tooFewRounds}from"./interims.js";
import{i as isRowOf}from"./row-rules.js";
import{r as readResults}from"./read-results.js";
import{dirname,isAbsolute,join,relative,resolve,sep}from"node:path";
import{open,readFile,realpath}from"node:fs/promises";
import{randomInt}from"node:crypto";
import{join as join$1,relative as relative$1}from"node:path/posix";
const noLists={benchmarks:[],accepted:[]},day=kind((e,t)=>{
let[,n,r,i]=(/^(\d{4})-(\d\d)-(\d\d)$/.exec(t)??[]).map(Number);
if(n!==void 0&&i&&i<=daysIn(n,r??0))return t;
throw refused(e,t,`a day as year-month-day, such as "2027-01-31"`)});
function daysIn(e,t){
return[31,e%4==0&&(e%100!=0||e%400==0)?29:28,31,30,31,30,31,31,30,31,30,31][t-1]??0}
const anyRise=ratio(0,1e3),size=kind((e,t)=>t===`any`?null:anyRise.parse(e,t)),match={kind:anyText(),says:"Which benchmarks: a glob over names as the report or the source has them, with or without package and unit, such as `codec.BenchmarkDecode/*` or `* B/op`. `*` stands for any characters, `?` for one."},lists={benchmarks:{says:`Rules for single benchmarks. The first that fits holds.`,keys:{match,threshold:{kind:ratio(0,1),says:"As the input `threshold`, for these."},"rule-out":{kind:ratio(0,1),says:"As the input `rule-out`, for these. Default - twice their threshold where that is given."},better:{kind:oneOf([`lower`,`higher`]),says:`The direction in which these units improve.`},gate:{kind:oneOf([`fail`,`warn`,`off`]),says:"What a regression does - `fail` (the default), `warn` (it is told, and the check stays green), or `off` (it is only in the table)."},owner:{kind:anyText(),says:`Whom to ask; told with a regression.`},why:{kind:anyText(),says:`Why the rule is there; told with a regression.`},until:{kind:day,says:`The last day on which the rule holds; after it, the report says so.`}}},accepted:{says:"Regressions that the change which adds these lines accepts. Once they are merged they do nothing more, and can be removed. `benchgate accept` writes them.",keys:{match,"up-to":{kind:size,says:"The largest worsening that is accepted, such as `12%`; or `any`."},why:{kind:anyText(),says:`Why it is worth it.`},by:{kind:anyText(),says:`Who accepted it.`},on:{kind:day,says:`When.`}}}},listNames=Object.keys(lists);
function isListName(e){
return Object.hasOwn(lists,e)}
function ruleKeys(e){
return Object.keys(lists[e].keys)}
function whyNoKey(e,t){
if(ruleKeys(e).includes(t))return``;
let n=nearest(t,ruleKeys(e));
return`not known in "${e}". ${n===null?`Its keys are ${ruleKeys(e).join(`, `)}.`:`Did you mean "${n}"?`}`}
function readLists({benchmarks:e,accepted:t},n){
return{benchmarks:e.map(e=>benchmarkRule(e,n)),accepted:t.map(e=>acceptedOf(e,n))}}
function benchmarkRule(e,t){
let{keys:n}=lists.benchmarks,r=(n,r)=>readKey(e,`benchmarks`,n,r,t),i=r(`threshold`,n.threshold.kind),a=r(`rule-out`,n[`rule-out`].kind),o=i??t.threshold;
if(a!==null&&a<o)throw at(e,`benchmarks`,t,refused(`rule-out`,e.texts[`rule-out`]??``,`a worsening from the threshold on (${formatRatio(o)})`));
let s=r(`until`,n.until.kind);
return{match:required(e,`benchmarks`,`match`,t),threshold:i,ruleOut:a??(i===null?null:Math.min(1,2*i)),better:r(`better`,n.better.kind),gate:r(`gate`,n.gate.kind)??`fail`,owner:r(`owner`,n.owner.kind),why:r(`why`,n.why.kind),until:s,isOver:s!==null&&s<t.today}}
function acceptedOf(e,t){
let{keys:n}=lists.accepted,r=(n,r)=>readKey(e,`accepted`,n,r,t);
return required(e,`accepted`,`up-to`,t),{match:required(e,`accepted`,`match`,t),upTo:r(`up-to`,n[`up-to`].kind),by:r(`by`,n.by.kind),when:r(`on`,n.on.kind),why:r(`why`,n.why.kind),url:null}}
function required({texts:e,line:t},n,r,i){
let a=e[r];
if(a!==void 0)return a;
throw new Misconfigured(`${i.at(t)}: ${n}: "${r}" is missing. ${r===`match`?`Say which benchmarks the entry is for, such as "match: Decode*".`:`Say how much is accepted, such as "up-to: 12%".`}`)}
function readKey(e,t,n,{parse:r},i){
let a=e.texts[n];
if(a===void 0)return null;
try{
return r(n,a)}catch(n){
throw n instanceof Misconfigured?at(e,t,i,n):n}}
function at({line:e},t,n,{message:r}){
return new Misconfigured(`${n.at(e)}: ${t}: ${r}`)}
const elsewhere={"with one run":`It belongs to one run: give it as an input of the step, or as a flag.`,"with GitHub":`It is about GitHub: give it as an input of the step.`,"outside of itself":`One rules file cannot name another.`};
function ruleTexts(e,t){
let n=new Map,r=new Map,i=noLists;
for(let{key:a,value:o,line:s}of t){
let t=t=>new Misconfigured(`${ruleAt(e,s)}: ${short(a)}: ${t}`),c=r.get(a);
if(c!==void 0)throw t(`set twice, first in line ${c}. Remove one of the two.`);
if(isListName(a))i={...i,[a]:rowsOf(e,a,o,t)};else if(ruleNames.includes(a))n.set(a,textOf(a,o,t));else throw t(whyUnknown(a));
r.set(a,s)}
return{inputs:Object.fromEntries(n),lines:Object.fromEntries(r),lists:i}}
const noTexts={inputs:{},lines:{},lists:noLists};
function ruleChanges(e,t){
let[n,r]=[inText(e),inText(t)];
return[...new Set([...r.keys(),...n.keys()])].map(e=>({rule:e,base:n.get(e)??null,head:r.get(e)??null})).filter(e=>e.base!==e.head)}
function newlyAccepted(e,t){
let n=new Set(t?.changes.filter(({head:e})=>e!==null).map(({rule:e})=>e));
return e.filter(({match:e})=>n.has(`accepted: ${e}`))}
function inText({inputs:e,lists:t}){
let n=listNames.flatMap(e=>t[e].map(({texts:{match:t=``,...n}})=>[`${e}: ${t}`,Object.entries(n).map(([e,t])=>`${e} ${t}`).join(`, `)||`listed`]));
return new Map([...Object.entries(e),...n])}
function rowsOf(e,t,n,r){
let i=`Write a list of entries, each beginning with "- match: ".`;
if(n===null||typeof n==`string`||`mapping`in n)throw r(`it is not a list. ${i}`);
let a=new Set;
return n.map(n=>{
if(n===null||typeof n==`string`)throw r(`"${short(n??``)}" is no entry. ${i}`);
let o=n[0]?.line??null,s=(n,r,i=o)=>new Misconfigured(`${ruleAt(e,i)}: ${t}: ${short(n)}: ${r}`),c=new Map;
for(let{key:e,value:r,line:i}of n){
if(c.has(e))throw s(e,`set twice in one entry. Remove one of the two.`,i);
if(whyNoKey(t,e)!==``)throw s(e,whyNoKey(t,e),i);
if(typeof r!=`string`||r.trim()===``)throw s(e,`takes one value. Give it one, or remove the line.`,i);
c.set(e,r.trim())}
let l=c.get(`match`)??``;
if(a.has(l))throw s(`match`,`"${short(l)}" has an entry already. Join the two.`);
return a.add(l),{texts:Object.fromEntries(c),line:o??1}})}
function ruleAt(e,t){
return t===null?e:`${e}, line ${t}`}
function whyUnknown(e){
let t=standingOf(e);
if(t!==null&&t!==`anywhere`)return`cannot be set in this file. ${elsewhere[t]}`;
let n=nearest(e,[...ruleNames,...listNames]);
return n===null?`not known. Keys are inputs of the Action: ${ruleNames.join(`, `)}; and the lists ${listNames.join(` and `)}.`:`not known. Did you mean "${n}"?`}
function textOf(e,t,n){
if(t===null||t===``)throw n(`has no value. Give it one, or remove the line to use the default.`);
if(typeof t==`string`)return t;
if(`mapping`in t)return keyedText(e,t,n);
let r=separatorOf(e);
if(r===null)throw n(`a list is not accepted. Give one value; these inputs take lists: ${ruleNames.filter(separatorOf).join(`, `)}.`);
if(t.length===0)throw n(`the list is empty. Give it values, or leave it out.`);
let i=t.map((e,t)=>{
if(typeof e==`object`&&e)throw n(`value ${t+1} of the list is nested. Give plain values.`);
if(e===null||e.trim()===``)throw n(`value ${t+1} of the list is empty. Take it out, or fill it in.`);
let i=e.trim();
if(i.includes(r)||i.includes(`
`))throw n(`"${short(i)}" in the list has ${nameOf(r)} in it, which separates values. Put each value on a line of its own.`);
return i});
return e===`go-flags`?joinFlags(i):i.join(r)}
function keyedText(e,{mapping:t},n){
if(!isKeyed(e))throw n(`its value has keys of its own. Give one value, as "threshold: 3%", and write quotes around one that begins with {: '{regex}'.`);
return t.map(({key:e,value:t})=>{
if(typeof t==`string`&&t!==``)return`${e}: ${t}`;
throw n(`"${short(e)}" takes one value. Give it one, or remove the line.`)}).join(`
`)}
function nameOf(e){
return{" ":`a blank`,",":`a comma`}[e]??`a line break`}
function short(e){
return e.length<=60?e:`${e.slice(0,59)}…`}
function inputsFrom(e,t){
let n=valuesOf(e),{packages:r,bench:i,benchtime:a,cpu:o,benchmem:s,tags:c,goFlags:l,test:u,rules:d,...f}=n,p={...f,go:{packages:r,bench:i,benchtime:a,cpu:o,benchmem:s,tags:c,goFlags:l,test:u},seed:n.seed??t(),ruleOut:ruleOut(e(`rule-out`).trim(),n),...partOf(n),benchmarks:[],accepted:[]},m=tooFewRounds(p,1);
if(m)throw tooFewRoundsError(m,p);
return refuseQuotedFilter(p),refuseWholeShard(p),refuseSharedFiles(p),refuseUnused(p,e),p}
function settingsOf(e){
let{run:t,go:n,checkout:r,workingDirectory:i,base:a,since:o,sinceOnPull:s,head:c,creep:l,...u}=e,{comment:d,commentId:f,acceptLabel:p,improvedLabel:m,githubToken:h,pullRequest:g,trustHead:_,results:v,...y}=u;
return y}
function partOf({shard:e,replica:t,stopEarly:n,correction:r}){
return t===null?{stopEarly:n,correction:e!==null&&r===`bh`?`none`:r}:{stopEarly:!1,correction:`none`}}
function refuseWholeShard({run:e,filter:t,shard:n,calibrate:r,replica:i}){
if(e!==null&&t===null&&n!==null)throw new Misconfigured(`shard: "${n.join(`/`)}" needs a "filter", as "run" always measures everything. Set "filter" to what makes the command measure some benchmarks only, or leave "shard" out.`);
let a=n??i;
if(r&&a!==null)throw new Misconfigured(`calibrate: "true" is about one machine, and this is part ${a.join(`/`)} of several. Leave "shard" and "replica" out.`)}
function ruleOut(e,{threshold:t,ruleOut:n}){
if(n===null)return Math.min(1,2*t);
if(n>=t)return n;
throw refused(`rule-out`,e,`a worsening from the threshold on (${formatRatio(t)})`)}
function refuseUnused({run:e},t){
let n=(e===null?commandInputNames:goNames).find(e=>![``,usualOf(e)].includes(t(e).trim()));
if(n===void 0)return;
let r=`${n}: "${t(n).trim()}" has no effect`;
throw new Misconfigured(e===null?`${r} without "run": Go benchmarks are found and run one by one, and read as Go prints them. Set "run" to the command that measures, or leave "${n}" out.`:`${r} with "run", which is measured as it is. Put it into the command, or leave "run" out to have Go benchmarks found, built and run one by one.`)}
function refuseQuotedFilter({run:e,filter:t}){
if(e!==null&&t!==null){
if(!isFilterUnquoted(t))throw new Misconfigured(`filter: "${t}" has quotes around the place for names. Leave the quotes out: the names are put there as one quoted word.`);
if(!isPlaceUnquoted(e))throw new Misconfigured(`run: "{filter}" is in quotes, where a shell could take benchmark names for commands. Leave the quotes out: the filter is put there as one quoted word.`)}}
function refuseSharedFiles({checkout:e,ignoredFiles:t}){
if(e===`worktree`&&t===`shared`)throw new Misconfigured(`ignored-files: "shared" does not work with "checkout: worktree", where each side has a folder of its own. Set "checkout" to "in-place", or leave "ignored-files" out.`)}
function inShard(e,t=[]){
if(e===null)return()=>!0;
let[n,r]=e,i=shareOut(t,r);
return e=>(i.get(benchmarkId(e))??hash32(benchmarkId(e))%r+1)===n}
function shareOut(e,t){
let n=new Map;
for(let t of e)n.set(benchmarkId(t),(n.get(benchmarkId(t))??0)+t.seconds);
let r=[...n].sort(([e,t],[n,r])=>r-t||(e<n?-1:1)),i=Array(t).fill(0);
return new Map(r.map(([e,t])=>{
let n=i.indexOf(Math.min(...i));
return i[n]=i[n]+t,[e,n+1]}))}
function keyOf(e){
return e.replace(/-\d+$/,``)}
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
return hash32(t.join(`
`)).toString(16).padStart(8,`0`)}
function topOf(e){
return e.split(/[/\s-]/)[0]??e}
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
if(await lstatOrNull(resolve(e,n,`go.mod`)))return n;
if(n===`.`)return null}}
async function environmentIn(e,t){
let{status:n,stdout:r}=await e.run(t,[`list`,`-m`,`-f`,`{{.Dir}}`]);
return n!==0||r.split(`
`).includes(t)?{}:{GOWORK:`off`}}
async function list(e,{root:t,refuse:n},r,i){
let{module:a,env:o,pattern:s}=i,c=[`list`,`-e`,`-find`,...buildFlags(r),`-f`,`{{.ImportPath}}	{{.Dir}}	{{len .TestGoFiles}}	{{len .XTestGoFiles}}`,`--`,s],l=await e.run(resolve(t,a),c,o);
return n(i,l),l.stdout.split(`
`).map(e=>e.split(`	`)).filter(([,e,t,n])=>e&&(t!==`0`||n!==`0`)).map(([e=``,n=``])=>({path:e,folder:relative(t,n)||`.`}))}
async function foldersWithBenchmarks(e){
let t=(await e.find([`grep`,`--untracked`,`--full-name`,`--name-only`,`--no-color`,`-z`,`--extended-regexp`,`-e`,`^[[:space:]]*func[[:space:]]+Benchmark`,`--`,`*_test.go`])??``).split(`\0`).filter(e=>e!==``);
return[...new Set(t.map(e=>join(decodePath(e),`..`)))].sort()}
const replaced=/=>[ \t]+"?(\.\.?[/\\][^\s"]*|\.\.)/g,used=/^[ \t]*(?:use[ \t]+)?"?(\.\.?[/\\][^\s"]*|\.\.?)(?=["\s]|$)/gm;
async function sourcesOutside(e,t,{GOWORK:n}){
let r=new Set,i=nulSeparated(await t.run([`ls-files`,`-z`,`--`,`go.mod`,`**/go.mod`,`go.work`,`**/go.work`]));
for(let e of i){
let n=resolve(t.folder,decodePath(e));
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
if(await lstatOrNull(join(t,`go.work`)))return join(t,`go.work`);
if(t===dirname(t))return null}}
function readInputs(e){
return inputsFrom(e,()=>randomInt(2**32))}
async function openShard({shard:e,durations:t},n,r){
if(e===null)return{durations:null};
if(t===null)return{isInShard:inShard(e),durations:null};
let i=await readResults(resolve(n,t));
for(let{name:e,why:t}of i)t!==``&&r.warn(`durations: ${e}: ${t}`);
let a=durationsIn(i.flatMap(({result:e})=>e??[]));
return a.length>0?{isInShard:inShard(e,a),durations:digestOf(a)}:(r.info(`no result in ${t}: benchmarks are shared out by their names`),{isInShard:inShard(e),durations:null})}
async function findProject(e,t,n){
let r=resolve(e,t.workingDirectory);
if(!await isFolder(r))throw new Misconfigured(`working-directory: "${t.workingDirectory}" is not a folder below ${e}. Check the repository out first, or name a folder of it.`);
let i=gitIn(r,n);
await refuseDistrusted(i);
let a=await i.ask([`rev-parse`,`--show-toplevel`]);
if(!a)throw new Misconfigured(`working-directory: ${r} is in no git checkout. Put actions/checkout before this step. If it has a "path", set working-directory to that.`);
let o=decodePath(await i.run([`rev-parse`,`--show-prefix`])).replace(/\/$/,``),s=await whatToRun(i,r,decodePath(a),n,t);
return{root:decodePath(a),settings:{workingDirectory:o||`.`,...s}}}
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
for(let t of[`go.mod`,`go.work`])if(await lstatOrNull(resolve(e,t)))return!0;
if(e===n||e===dirname(e))break}
return await e.run([`ls-files`,`-z`,`--`,`go.mod`,`**/go.mod`])!==``}
async function findRules(e,{folder:t,env:n,console:r}){
let i=e(`working-directory`).trim(),a=await recover(join(t,i),n,r),o=noRules(t,e(`rules`).trim()||`.github/benchgate.yml`);
if(a===null)return o;
let s=await readRules(a.checkout,e(`rules`).trim());
if(s===null)return o;
let c=behind(e,s,a.checkout,t);
return await refuseElsewhere(c,a.checkout,n),c}
async function refuseElsewhere({file:e,inputs:{"working-directory":t},lines:n},r,i){
if(t===void 0)return;
let a=await gitIn(await nearestFolder(join(r,t)),i).ask([`rev-parse`,`--show-toplevel`]);
if(a!==null&&decodePath(a)===r)return;
let o=ruleAt(e??`.github/benchgate.yml`,n[`working-directory`]??null);
throw new Misconfigured(`${o}: working-directory: "${t}" is not in the repository of this file. Name a folder of it. What is measured of another repository, such as a submodule, is for the input of the step, or the flag, to say.`)}
function noRules(e,t=usualRules){
return{file:null,path:t,texts:noTexts,inputs:{},folder:e,lines:{}}}
function behind(e,t,n,r){
return{...added(t,e),file:t.file,path:e(`rules`).trim()||`.github/benchgate.yml`,texts:t,folder:e(`working-directory`).trim()===``?n:r}}
function readInputsWith({file:e,inputs:t,lines:n,texts:r},i){
let a=new Date().toISOString().slice(0,10),o=t=>ruleAt(e??`.github/benchgate.yml`,t);
try{
let e=readInputs(e=>i(e).trim()||(t[e]??``));
return{...e,...readLists(r.lists,{threshold:e.threshold,today:a,at:o})}}catch(t){
if(!(t instanceof Misconfigured)||e===null)throw t;
let[,r=null]=Object.entries(n).find(([e])=>t.message.startsWith(`${e}: `))??[];
throw r===null?t:new Misconfigured(`${ruleAt(e,r)}: ${t.message}`)}}
function rulesLine({file:e,texts:t,inputs:n},r,i=``){
if(e===null)return null;
let a=Object.keys(t.inputs).filter(e=>!(e in n)),o=a.filter(e=>r(e).trim()===``),s=a.filter(e=>r(e).trim()!==``),c=[...s.length>0?[`${listedNames(s,a.length)}, which this step sets itself`]:[],...o.length>0?[`${listedNames(o,a.length)}, as this step has a "run" of its own`]:[]];
return`Rules from ${e}${i}${c.length===0?``:`, without ${c.join(`; and without `)}`}`}
const ofTheCommand=new Set([...commandInputNames,...goNames]);
function added({inputs:e,lines:t},n){
let r=e=>n(e).trim()!==``,i=r(`run`),a=e=>Object.fromEntries(Object.entries(e).filter(([e])=>!r(e)&&!(i&&ofTheCommand.has(e))));
return{inputs:a(e),lines:a(t)}}
const mostRulesBytes=65536;
async function readRules(e,t){
let n=t||`.github/benchgate.yml`,r=await textIn(e,n,t!==``);
if(r!==null)return{...ruleTexts(n,rulesIn(n,r.text)),file:r.file};
let i=usualRules.replace(/yml$/,`yaml`);
if(await lstatOrNull(join(e,i)))throw new Misconfigured(`${i} is not read. Rename it to ${usualRules}, or set "rules" to it.`);
return null}
async function textIn(e,t,n){
let r=n?`Give a path from the top folder of the repository, such as`:`Leave it out, or have`,i=(e,n)=>new Misconfigured(`rules: "${t}" ${e}. ${n}`),a=`${r} "${usualRules}".`;
if(isAbsolute(t)||t.split(/[\\/]/).includes(`..`))throw i(`is not accepted`,a);
if(!await lstatOrNull(join(e,t))){
if(!n)return null;
throw i(`does not exist in ${e}`,`${a} It is read from what is checked out.`)}
try{
try{
var o=_usingCtx();
let n=await realpath(e),r=await realpath(join(e,t));
if(!r.startsWith(n.endsWith(sep)?n:`${n}${sep}`))throw i(`is a link out of the repository`,`Put the file itself there.`);
if(!(await lstatOrNull(r))?.isFile())throw i(`is not a plain file`,`Put one there.`);
let{bytesRead:a,buffer:s}=await o.a(await open(r,`r`)).read(Buffer.alloc(65537),0,65537,0);
if(a>65536)throw i(`is larger than ${mostRulesBytes/1024} KiB`,`It holds inputs of the Action only.`);
let c=new TextDecoder(`utf-8`,{fatal:!0}).decode(s.subarray(0,a));
return{file:relative(n,r).replaceAll(sep,`/`),text:c}}catch(e){
o.e=e}finally{
await o.d()}}catch(e){
throw e instanceof Misconfigured?e:i(e instanceof TypeError?`is no UTF-8 text`:`cannot be read (${e.message})`,`Fix it, or allow this user to read it.`)}}
const flat=`Write one line for each input, as "threshold: 3%"; an input with several values takes a list.`;
function rulesIn(e,t){
let n=lineCounter(t),r=(t,r)=>new Misconfigured(`${ruleAt(e,t<0?null:n(t))}: ${r}`),i=eventsOf(e,t);
for(let e of i)refuseSpecial(e,t,r);
let a=i.filter(({type:e})=>e===EVENT_ID.DOCUMENT).length;
if(a>1)throw r(-1,`it holds ${a} YAML documents. Leave one, without "---" after it.`);
let[,o,...s]=i;
if(o===void 0||o.type===EVENT_ID.POP||o.type===EVENT_ID.SCALAR&&writtenIn(o,t)===null)return[];
if(o.type!==EVENT_ID.MAPPING)throw r(startOf(o),`it is not a mapping of inputs. ${flat}`);
return new Reader(s,t,n,r).mapping()}
var Reader=class{
at=0;
events;
text;
lineAt;
refuse;
constructor(e,t,n,r){
this.events=e,this.text=t,this.lineAt=n,this.refuse=r}
mapping(e=null){
let t=[];
for(let n=this.next();n!==null;n=this.next()){
if(n.type!==EVENT_ID.SCALAR)throw this.refuse(startOf(n),`a key is not a plain word. ${flat}`);
let r=writtenIn(n,this.text)??``;
t.push({key:r,value:this.value(e??r,e===null),line:this.lineAt(n.valueStart)})}
return t}
value(e,t){
let n=this.next();
if(n===null)return null;
if(n.type===EVENT_ID.SCALAR)return writtenIn(n,this.text);
if(n.type===EVENT_ID.MAPPING&&t)return{mapping:this.mapping(e)};
if(n.type!==EVENT_ID.SEQUENCE||!t)throw this.nested(n,e);
let r=[];
for(let t=this.next();t!==null;t=this.next())if(t.type===EVENT_ID.SCALAR)r.push(writtenIn(t,this.text));else if(t.type===EVENT_ID.MAPPING)r.push(this.mapping(e));else throw this.nested(t,e);
return r}
next(){
let e=this.events[this.at++];
return e===void 0||e.type===EVENT_ID.POP?null:e}
nested(e,t){
return this.refuse(startOf(e),`${t.slice(0,60)}: its value is nested. ${flat}`)}};
function eventsOf(e,t){
try{
return parseEvents(t,{maxDepth:8})}catch(t){
if(!(t instanceof YAMLException))throw t;
let{reason:n,mark:r}=t,i=ruleAt(e,r===void 0?null:r.line+1);
throw new Misconfigured(`${i}: not valid YAML (${escapeControls(n).slice(0,200)}). ${flat}`)}}
function refuseSpecial(e,t,n){
if(e.type===EVENT_ID.DOCUMENT&&e.directives.length>0)throw n(-1,`YAML directives ("%") are not accepted. Remove them.`);
if(e.type!==EVENT_ID.DOCUMENT&&e.type!==EVENT_ID.POP){
if(e.anchorStart>=0){
let t=e.type===EVENT_ID.ALIAS?`a YAML alias ("*")`:`a YAML anchor ("&")`;
throw n(e.anchorStart,`${t} is not accepted. Write the value out; quote one that begins so.`)}
if(e.type!==EVENT_ID.ALIAS&&e.tagStart>=0){
let r=escapeControls(t.slice(e.tagStart,e.tagEnd)).slice(0,60);
throw n(e.tagStart,`the YAML tag "${r}" is not accepted. Leave it out; quote a value that begins with "!".`)}}}
function writtenIn(e,t){
if(e.valueStart<0)return null;
let n=getScalarValue(t,e);
return e.style===SCALAR_STYLE.PLAIN&&/^(~|null|Null|NULL|)$/.test(n)?null:n}
function startOf(e){
return e.type===EVENT_ID.SCALAR?e.valueStart:e.type===EVENT_ID.MAPPING||e.type===EVENT_ID.SEQUENCE?e.start:-1}
function lineCounter(e){
return t=>(e.slice(0,t).match(/\r\n|\n|\r/g)?.length??0)+1}
export{readLists as S,newlyAccepted as _,readInputsWith as a,ruleChanges as b,rulesLine as c,readInputs as d,findPackages as f,settingsOf as g,keyOf as h,noRules as i,findProject as l,sourcesOutside as m,findRules as n,readRules as o,foldersWithBenchmarks as p,mostRulesBytes as r,rulesIn as s,behind as t,openShard as u,noTexts as v,ruleTexts as x,ruleAt as y};