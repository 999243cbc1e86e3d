import{n as bisectStatusOf,r as bisectStatusOfError}from"./trail.js";
import{p as statuses}from"./verdict.js";
import{F as commandNames,Fi as untrustedEnvironment,M as printFailure,P as userGit,fi as escapeControls,k as readFlags,wi as Misconfigured}from"./basics.js";
import{i as refuseUnknown,o as usualSides,r as refuseNoCheckout,t as isDirty}from"./revisions.js";
import{a as readInputsWith,n as findRules}from"./rules-file.js";
import{t as terminalConsole}from"./terminal-console.js";
import{a as inputsFromFlags,i as inputFlags,n as measurePair,o as withUsual,r as measureVersions}from"./measure-in-terminal.js";
import{i as refuseForms,t as presentFlags}from"./present.js";
import{resolve}from"node:path";
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
function sidesIn(e){
let t=e.find(e=>e.includes(`..`));
if(t!==void 0&&e.length>1)throw new Misconfigured(`${e.join(` `)}: nothing else can be given with the range "${t}". Give the range alone.`);
let[n=``,...r]=t===void 0?e:t.split(/\.{2,3}/,2),i=r.filter(e=>e!==``);
if(n===``)return[i[0]?{head:i[0]}:{}];
let a=t?.includes(`...`)?{sinceFork:!0}:{};
return i.length===0?[{base:n,...a}]:i.map(e=>({base:n,head:e,...a}))}
export{usage as a,sidesIn as i,flags as n,run as r,findPlace as t};