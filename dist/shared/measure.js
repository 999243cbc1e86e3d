import{S as printFailure,Sr as SideFailed,b as readFlags,fr as escapeControls,v as paintFor,vr as CouldNotMeasure,w as commandNames,wt as _usingCtx,yr as Misconfigured}from"./basics.js";
import{A as statuses,O as exitStatus,j as worstOf}from"./markdown.js";
import{a as readInputsWith,n as findRules,u as settingsOf}from"./rules-file.js";
import{t as terminalConsole}from"./terminal-console.js";
import{a as inputFlags,i as LiveView,n as isScreen,o as inputsFromFlags,r as measurePair,t as withUsual}from"./usual-inputs.js";
import{t as noEvent}from"./event.js";
import{n as untrustedEnvironment,r as redactor,t as secretsIn}from"./environment.js";
import{c as inLines}from"./gate.js";
import{n as isCancellation,r as stopOnSignals}from"./interrupt.js";
import{n as namedConsole,t as measureTogether}from"./measure-together.js";
import{a as untouched,n as isUntouched,r as openRun}from"./run-resources.js";
import{a as refusePlaces,i as refuseForms,n as presentResult,r as presentVersions,t as presentFlags}from"./present.js";
import{t as refuseUnknown}from"./refuse-unknown.js";
import"./revisions.js";
import{n as refuseNoCheckout,r as usualSides,t as isDirty}from"./usual-sides.js";
import{t as userGit}from"./user-git.js";
import{tmpdir}from"node:os";
import{join,resolve}from"node:path";
import{mkdtemp,rm}from"node:fs/promises";
const bisectStatuses={good:0,bad:1,skip:125,abort:128};
function bisectStatusOf({verdict:e,comparisons:t,baseFailed:n}){
return n?bisectStatuses.abort:t.some(e=>e.change===`regressed`&&e.gate===`fail`&&e.accepted===null)?bisectStatuses.bad:e===`pass`?bisectStatuses.good:bisectStatuses.skip}
function bisectStatusOfError(e){
return e instanceof SideFailed&&e.side===`base`?bisectStatuses.abort:e instanceof CouldNotMeasure?bisectStatuses.skip:bisectStatuses.abort}
function refuseApart({overlay:e,shard:t,replica:n,checkout:r}){
let i=e.length>0?[`overlay`,`gives base other files for each`]:(t??n)===null?r===`in-place`?[`checkout: in-place`,`has room for two only`]:null:[t?`shard`:`replica`,`is about two revisions`];
if(i)throw new Misconfigured(`${i[0]}: ${i[1]}, so several versions cannot be measured together. Leave it out, or give two revisions at a time.`)}
function asOneOf({inputs:e,around:t},n,r){
let i=e.correction===`none`?1:r,a=(e.seed+n)%2**32;
return{inputs:{...e,seed:a,alpha:e.alpha/i},around:{...t,sharing:i}}}
async function gateVersions(e){
let t=[];
for(let{inputs:t}of e)refuseApart(t);
for(let[n,r]of e.entries()){
let{inputs:i,around:a}=asOneOf(r,n,e.length);
t.push({run:await openRun(i,a),around:a,n})}
let n=new Set;
for(let{run:e,n:r}of t)await isUntouched(e.git,e.entered,e.settings)&&n.add(r);
let r=t.filter(({n:e})=>!n.has(e)),i=r.length===0?[]:await measureTogether(`base`,r.map(inWorktrees));
return t.map(({run:e,around:t,n:a})=>n.has(a)?{status:`fulfilled`,value:untouched(e,t.console)}:i[r.findIndex(e=>e.n===a)])}
function inWorktrees({run:e,around:t,n}){
if(e.settings.checkout!==`worktree`)throw new Misconfigured(`Several versions are measured in worktrees, and this code can only be built in its own place. Give two revisions at a time.`);
return{run:e,around:{...t,profiles:join(t.profiles,String(n))},name:`head-${n+1}`}}
async function measureVersions(e,t,n,r,i){
try{
var a=_usingCtx();
let{env:o,stderr:s}=i,[c]=t;
if(!c)return statuses.pass;
for(let{places:e}of t)await refusePlaces(e);
let l=terminalConsole(s),u=await mkdtemp(join(tmpdir(),`benchgate-profiles-`)),d=a.u(isScreen(i)?new LiveView(s,settingsOf(c.inputs),paintFor(s,o)):null),f=stopOnSignals(d??l),p={folder:n.folder,rules:n,isWorkplace:!0,env:o,event:noEvent,server:``,profiles:u},m=[],h=[];
try{
let n=await gateVersions(t.map(({name:t,inputs:n})=>{
let r=namedConsole(d??l,t),i=d?onScreen(d,e,t):inLines(r);
return{inputs:n,around:{...p,...f,console:r,watch:i}}}));
d?.[Symbol.dispose]();
for(let[e,a]of n.entries()){
let{name:n,places:c}=t[e];
if(a.status===`rejected`){
if(isCancellation(a.reason,f.stop.aborted?f.stop:f.signal))continue;
s.write(`${escapeControls(n)}:\n`),printFailure(a.reason,s),m.push(statuses.noMeasurement);
continue}
let l=redactor(secretsIn(o,``))(a.value);
await presentResult(l,c,r,i,join(u,String(e)),!0);
let{result:d}=l;
h.push({name:n,result:d}),m.push(exitStatus(d.verdict,d.settings.failOn))}
return m.length===0&&l.info(`ended before a round was complete; there is no verdict`),presentVersions(e,h,r,i),f.signal.aborted||m.length===0?Number(process.exitCode??130):worstOf(m)}finally{
await rm(u,{recursive:!0,force:!0}),f.done()}}catch(e){
a.e=e}finally{
a.d()}}
function onScreen(e,t,n){
return{visiting:(r,i,a)=>e.visiting(r,i,escapeControls(a===`base`?t:n)),roundEnded:t=>e.roundEnded({...t,rounds:()=>[]})}}
function sidesIn(e){
let t=e.find(e=>e.includes(`..`));
if(t!==void 0&&e.length>1)throw new Misconfigured(`${e.join(` `)}: nothing else can be given with the range "${t}". Give the range alone.`);
let[n=``,...r]=t===void 0?e:t.split(/\.{2,3}/,2),i=r.filter(e=>e!==``);
if(n===``)return[i[0]?{head:i[0]}:{}];
let a=t?.includes(`...`)?{sinceFork:!0}:{};
return i.length===0?[{base:n,...a}]:i.map(e=>({base:n,head:e,...a}))}
async function findPlace(e,t,n,r){
let i=pairsIn(e,t),{env:a}=untrustedEnvironment(n.env,[]),o=await findRules(e=>t[e]??``,{folder:n.folder,env:a,console:r}),s=userGit(resolve(o.folder,t[`working-directory`]??`.`),n);
if(await refuseNoCheckout(s),await refuseUnknown(s,revisionsOf(i,e,t),commandNames),o.file!==null&&r.info(`rules from ${escapeControls(o.file)}`),t.since!==void 0&&i.every(({base:e})=>e===void 0)&&t.base===void 0)return t.head===void 0&&await isDirty(s)&&r.info(`uncommitted work is not measured, as a history is of commits; for that: benchgate ${t.since===`last-release`?`TAG`:t.since}`),{rules:o,pairs:[{base:``,head:t.head??`HEAD`}]};
if(t.calibrate===`true`)return{rules:o,pairs:[{base:i[0]?.base??t.base??`HEAD`}]};
let c=[];
for(let e of i){
let{note:n,...i}=await usualSides(s,{base:t.base,head:t.head,...e});
n!==null&&r.info(n),c.push(i)}
return{rules:o,pairs:c}}
function pairsIn(e,t){
if(e.length>0&&(t.base??t.head)!==void 0)throw new Misconfigured(`"${e.join(` `)}" and --base or --head both name revisions. Use one or the other.`);
let n=sidesIn(e);
if(t.calibrate===`true`&&n.some(({head:e})=>e!==void 0))throw new Misconfigured(`calibrate: "${e.join(` `)}" are several revisions. Give one: it is measured against itself.`);
return n}
function revisionsOf(e,t,n){
if(t.length===0)return[`base`,`head`].flatMap(e=>{
let t=n[e];
return t===void 0?[]:[{revision:t,flag:`--${e}`}]});
let r=e.flatMap(({base:e,head:t})=>[e??[],t??[]].flat());
return[...new Set(r)].map(e=>({revision:e,flag:null}))}
const usage=`Usage: benchgate [revision …] [flags]
       benchgate COMMAND …

Measures two sides of a repository, interleaved, and says what got slower.

  benchgate               uncommitted work against HEAD; without any, HEAD against where its branch began
  benchgate v1.2          the present state against v1.2
  benchgate main..topic   topic against main; main...topic: against where it branched off main
  benchgate v1 v2 v3      each against the first, all in the same rounds

  --all                       also the rows that did not move
  --json, --markdown, --csv   another form of the report, on standard output
  --html FILE                 the report as a page; --results FOLDER keeps all files
  --bisect-exit               exit status for "git bisect run": 0 good, 1 slower, 125 skip (broken, or not decided)
  --version, --help

Every input of the Action that is not about GitHub is a flag: --run 'node bench.mjs', --count 10, --threshold 3%, --strict,
--no-confirm, … Those that the repository always needs go into .github/benchgate.yml. Ctrl-C ends the measuring, and
what has been measured is judged.

Commands, each with --help:
  bisect       which commit made a benchmark slower
  calibrate    a commit against itself: how noisy this machine is
  compare      files of results, as benchstat does
  init         writes the workflow and the rules file for this repository
  doctor       what would make measurements here unreliable
  record       keeps results in the notes of git
  history      draws what the notes of git remember
  accept       accepts regressions of a result in the rules file, with their size and the reason
  restore      puts a checkout back that a killed run has left changed
  completion   prints the completion script for bash, zsh or fish

Exit status: 0 pass, 1 regression, 2 could not measure, 3 inconclusive.
`,flags={...inputFlags,...presentFlags,"bisect-exit":{type:`boolean`}};
async function run(e,t){
let n=readFlags(e,flags,`benchgate`);
if(n.values[`bisect-exit`]!==!0)return measure(n,t);
try{
return await measure(n,t)}catch(e){
return printFailure(e,t.stderr),bisectStatusOfError(e)}}
async function measure({values:e,words:t},n){
refuseForms(e);
let r=inputsFromFlags({values:e,words:t}),{rules:i,pairs:a}=await findPlace(t,r,n,terminalConsole(n.stderr)),o=uniqueNames(a),s=a.map((t,s)=>{
let c={...withUsual(r),...t},l=readInputsWith(i,e=>c[e]??``),u=a.length===1?``:o[s]??``;
return{name:t.head??`head`,inputs:l,places:placesOf(l,e,n.folder,u)}}),[c,...l]=s;
if(!c)return statuses.pass;
let u=e[`bisect-exit`]===!0;
if(u&&l.length>0)throw new Misconfigured(`--bisect-exit is about one commit, and several revisions were given. Give one: the good one that it is compared with.`);
return l.length===0?measurePair(c.inputs,c.places,i,e,n,u?bisectStatusOf:void 0):measureVersions(a[0]?.base??`base`,s,i,e,n)}
function placesOf({results:e},{html:t},n,r){
let i=typeof t==`string`?r===``?t:t.replace(/(\.\w+)?$/,`-${r}$1`):null;
return{results:e&&resolve(n,e,r),html:i&&resolve(n,i)}}
function uniqueNames(e){
let t=[];
for(let{head:n=`head`}of e){
let e=n.replace(/[^\w.-]+/g,`-`),r=e;
for(let n=2;t.includes(r);n++)r=`${e}-${n}`;
t.push(r)}
return t}
export{run as n,usage as r,flags as t};