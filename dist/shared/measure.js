import{K as compare,M as statusOf,N as statuses,P as worstOf,et as isLook}from"./markdown.js";
import{a as readInputsWith,l as settingsOf,n as findRules}from"./rules-file.js";
import{t as terminalConsole}from"./terminal-console.js";
import{t as readFlags}from"./flags.js";
import{n as inputFlags,r as inputsIn,t as withUsual}from"./usual-inputs.js";
import{t as noEvent}from"./event.js";
import{n as untrustedEnvironment,r as redactor,t as secretsIn}from"./environment.js";
import{a as isUntouched,c as untouched,g as inLines,h as formatsOf,o as openRun,p as collect,t as gate}from"./gate.js";
import{n as isCancellation,r as stopOnSignals}from"./interrupt.js";
import{s as median}from"./libraries.js";
import{t as columns}from"./columns.js";
import{d as Misconfigured,o as visible,s as visibleLines}from"./escape.js";
import{a as withoutFolders,i as unitName,n as namingOf}from"./names.js";
import{d as formatValue,n as formatDelta,r as formatDuration}from"./numbers.js";
import{i as wrapLine,n as cutTo,r as widthOf,t as cutMiddle}from"./width.js";
import{n as paintFor}from"./json-document.js";
import{a as refuseForms,i as presentVersions,n as present,o as refusePlaces,r as presentFlags,t as refuseUnknown}from"./refuse-unknown.js";
import{t as _usingCtx}from"./usingCtx.js";
import{n as namedConsole,t as measureTogether}from"./measure-together.js";
import{n as commandNames,t as printFailure}from"./print-failure.js";
import{a as gitIn}from"./commit-object.js";
import{n as usualSides,t as refuseNoCheckout}from"./usual-sides.js";
import{tmpdir}from"node:os";
import{join,resolve}from"node:path";
import{mkdtemp,rm}from"node:fs/promises";
const signs={regressed:`✗`,improved:`✓`,changed:`?`,unchanged:`=`,within:`=`,inconclusive:`·`},colours={"✗":`red`,"✓":`green`};
function liveLines(e,{width:t,height:n},r){
let{now:i,progress:a}=e,o=a?bar(a,Math.min(30,t-50)):``,s=i.title===null?i.side:` on ${i.side}`,c=t-widthOf(`${o}now ${s}`),l=i.title===null?``:cutMiddle(visible(withoutFolders(i.title)),c),u=[cutTo(headline(e,t),t),cutTo(`${o}now ${l}${s}`,t)];
return[...u,...tableOf(e,{width:t,height:n-u.length},r)].slice(0,n)}
function headline({now:e,progress:t,elapsed:n,look:r,confirms:i},a){
let o=t?.isAgain===!0,s=t?t.visited-t.open:0,c=o||!i?0:r.filter(e=>signOf(e)===signs.regressed).length,l=`${o?`suspects again: `:``}${e.place}`,u=[{rank:2,text:`${formatDuration(n)} so far`},{rank:0,text:t&&t.left>=1?`about ${formatDuration(t.left)} left`:``},{rank:1,text:c>0?`then ${c} ${c===1?`suspect`:`suspects`} again`:``},{rank:3,text:s>0?`${s} of ${t?.visited} done`:``}].filter(({text:e})=>e!==``);
return[3,2,1,0].map(e=>[l,...u.filter(({rank:t})=>t<=e).map(({text:e})=>e)].join(`, `)).find(e=>widthOf(e)<=a)??l}
function signOf({change:e,gate:t,accepted:n}){
return e===`regressed`&&(t!==`fail`||n!==null)?`-`:signs[e]}
function bar(e,t){
if(t<10)return``;
let n=Math.round(t*e.round/e.last);
return`${`█`.repeat(n)}${`░`.repeat(t-n)}  `}
function tableOf({series:e,look:t,formats:n},{width:r,height:i},a){
let o=e.flatMap(rowOf);
if(o.length===0||i<4)return[];
let s=namingOf(e,[],n),c=new Map(t.map(e=>[keyOf(e),signOf(e)])),l=o.length<=i-1?o:worst(o,i-2),u=(e,t)=>r<66?[]:[e,t],d=[`benchmark`,`unit`,...u(`base`,`head`),`delta`],f=l.map(({of:e,base:t,head:n,delta:r})=>[visible(s(e)),visible(unitName(e.unit)),...u(formatValue(t,e.unit),formatValue(n,e.unit)),formatDelta(r)]),[p=``,...m]=columns([d,...f],2,r-2),h=o.length-l.length;
return[cutTo(`  ${p}`,r),...m.map((e,t)=>{
let n=c.get(keyOf(l[t]?.of))??` `,i=cutTo(`${n} ${e}`,r),o=colours[n];
return o?a(o,i):i}),...h>0?[cutTo(`  … and ${h} more, which differ less`,r)]:[]]}
function rowOf(e){
let[t,n]=[e.base,e.head].map(e=>e.filter(e=>e!==null));
if(!t?.length||!n?.length)return[];
let[r,i]=[median(t),median(n)];
return[{of:e,base:r,head:i,delta:r===0?i===0?0:null:i/r-1}]}
function worst(e,t){
let n=({delta:e})=>e===null?1/0:Math.abs(e),r=new Set(e.toSorted((e,t)=>n(t)-n(e)).slice(0,Math.max(0,t)));
return e.filter(e=>r.has(e))}
function keyOf(e){
return JSON.stringify([e?.package,e?.benchmark,e?.unit])}
var LiveView=class{
screen;
rules;
paint;
clock;
began;
drawn=[];
drawnAt=-1/0;
now=null;
progress=null;
series=[];
formats;
look=[];
constructor(e,t,n,r=Date.now){
this.screen=e,this.rules=t,this.paint=n,this.clock=r,this.began=r()}
info(e){
this.say(e)}
warn(e){
this.say(`warning: ${e}`)}
untrusted(){
return{write(){},close(){}}}
visiting(e,t,n){
let r=this.now?.place!==e;
this.now={place:e,title:t,side:n},(r||this.clock()-this.drawnAt>=100)&&this.draw()}
roundEnded({rounds:e,units:t,...n}){
this.progress=n,this.series=collect(e(),t),this.formats=formatsOf(e());
let r=e().length;
!n.isAgain&&(isLook(r,this.rules)||r===this.rules.count)&&(this.look=compare(this.series,this.rules)),this.draw()}
[Symbol.dispose](){
this.wipe(),this.now=null}
get room(){
return{columns:this.screen.columns||80,rows:this.screen.rows||24}}
say(e){
this.wipe();
let t=visibleLines(e).flatMap(e=>wrapLine(e,this.room.columns));
this.screen.write(`${t.join(`
`)}\n`),this.draw()}
draw(){
if(this.now===null)return;
let{columns:e,rows:t}=this.room,n=(this.clock()-this.began)/1e3,{now:r,progress:i,series:a,formats:o,look:s}=this,c=this.rules.confirm&&!this.rules.calibrate,l={width:e-1,height:t-2},u=liveLines({now:r,progress:i,series:a,formats:o,look:s,confirms:c,elapsed:n},l,this.paint);
this.wipe(),this.screen.write(u.map(e=>`${e}\n`).join(``)),this.drawn=u,this.drawnAt=this.clock()}
wipe(){
let{columns:e}=this.room,t=this.drawn.reduce((t,n)=>t+Math.max(1,Math.ceil(widthOf(visibleLines(n).join(``))/e)),0);
t>0&&this.screen.write(`\r\u001b[${t}A\u001b[0J`),this.drawn=[]}};
async function measurePair(e,t,n,r,i){
try{
var a=_usingCtx();
let{env:o,stderr:s}=i,c=terminalConsole(s);
await refusePlaces(t);
let l=await mkdtemp(join(tmpdir(),`benchgate-profiles-`)),u=a.u(isScreen(i)?new LiveView(s,settingsOf(e),paintFor(s,o)):null),d=u??c,f=stopOnSignals(d),p=noEvent,m={folder:n.folder,rules:n,isWorkplace:!0,env:o,event:p,server:``,profiles:l,console:d};
try{
let n=u??inLines(d),a=await unlessEnded(gate(e,{...m,...f,watch:n}),f);
if(u?.[Symbol.dispose](),a===null)return c.info(`ended before a round was complete; there is no verdict`),Number(process.exitCode??130);
let s=redactor(secretsIn(o,``))(a);
return await present(s,t,r,i,l),statusOf(s.result.verdict,s.result.settings.failOn)}finally{
await rm(l,{recursive:!0,force:!0}),f.done()}}catch(e){
a.e=e}finally{
a.d()}}
async function unlessEnded(e,{stop:t,signal:n}){
try{
return await e}catch(e){
if(isCancellation(e,t.aborted?t:n))return null;
throw e}}
function isScreen({stderr:e,env:t}){
return e.isTTY&&t.TERM!==`dumb`&&!t.CI}
function refuseApart({overlay:e,shard:t,replica:n,checkout:r}){
let i=e.length>0?[`overlay`,`gives base other files for each`]:(t??n)===null?r===`in-place`?[`checkout: in-place`,`has room for two only`]:null:[t?`shard`:`replica`,`is about two revisions`];
if(i)throw new Misconfigured(`${i[0]}: ${i[1]}, so several versions cannot be measured together. Leave it out, or give two revisions at a time.`)}
function asOneOf(e,t,n){
let r=(e.seed+t)%2**32;
return{...e,seed:r,...e.correction===`none`?{}:{alpha:e.alpha/n}}}
async function gateVersions(e){
let t=[];
for(let{inputs:t}of e)refuseApart(t);
for(let[n,{inputs:r,around:i}]of e.entries())t.push({run:await openRun(asOneOf(r,n,e.length),i),around:i,n});
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
s.write(`${visible(n)}:\n`),printFailure(a.reason,s),m.push(statuses.noMeasurement);
continue}
let l=redactor(secretsIn(o,``))(a.value);
await present(l,c,r,i,join(u,String(e)),!0);
let{result:d}=l;
h.push({name:n,result:d}),m.push(statusOf(d.verdict,d.settings.failOn))}
return m.length===0&&l.info(`ended before a round was complete; there is no verdict`),presentVersions(e,h,r,i),f.signal.aborted||m.length===0?Number(process.exitCode??130):worstOf(m)}finally{
await rm(u,{recursive:!0,force:!0}),f.done()}}catch(e){
a.e=e}finally{
a.d()}}
function onScreen(e,t,n){
return{visiting:(r,i,a)=>e.visiting(r,i,visible(a===`base`?t:n)),roundEnded:t=>e.roundEnded({...t,rounds:()=>[]})}}
function sidesIn(e){
let t=e.find(e=>e.includes(`..`));
if(t!==void 0&&e.length>1)throw new Misconfigured(`${e.join(` `)}: nothing else can be given with the range "${t}". Give the range alone.`);
let[n=``,...r]=t===void 0?e:t.split(/\.{2,3}/,2),i=r.filter(e=>e!==``);
if(n===``)return[i[0]?{head:i[0]}:{}];
let a=t?.includes(`...`)?{sinceFork:!0}:{};
return i.length===0?[{base:n,...a}]:i.map(e=>({base:n,head:e,...a}))}
async function findPlace(e,t,{env:n,folder:r},i){
let a=pairsIn(e,t),{env:o}=untrustedEnvironment(n,[]),s=await findRules(e=>t[e]??``,{folder:r,env:o,console:i}),c=gitIn(resolve(s.folder,t[`working-directory`]??`.`),o);
if(await refuseNoCheckout(c),await refuseUnknown(c,revisionsOf(a,e,t),commandNames),s.file!==null&&i.info(`rules from ${visible(s.file)}`),t.since!==void 0&&a.every(({base:e})=>e===void 0)&&t.base===void 0)return{rules:s,pairs:[{base:``,head:t.head??`HEAD`}]};
if(t.calibrate===`true`)return{rules:s,pairs:[{base:a[0]?.base??t.base??`HEAD`}]};
let l=[];
for(let e of a){
let{note:n,...r}=await usualSides(c,{base:t.base,head:t.head,...e});
n!==null&&i.info(n),l.push(r)}
return{rules:s,pairs:l}}
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
  --version, --help

Every input of the Action that is not about GitHub is a flag: --run 'node bench.mjs', --count 10, --threshold 3%, --strict,
--no-confirm, … Those that the repository always needs go into .github/benchgate.yml. Ctrl-C ends the measuring, and
what has been measured is judged.

Commands, each with --help:
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
`,flags={...inputFlags,...presentFlags};
async function run(e,t){
let{values:n,words:r}=readFlags(e,flags,`benchgate`);
refuseForms(n);
let i=inputsIn({values:n,words:r}),{rules:a,pairs:o}=await findPlace(r,i,t,terminalConsole(t.stderr)),s=uniqueNames(o),c=o.map((e,r)=>{
let c={...withUsual(i),...e},l=readInputsWith(a,e=>c[e]??``),u=o.length===1?``:s[r]??``;
return{name:e.head??`head`,inputs:l,places:placesOf(l,n,t.folder,u)}}),[l,...u]=c;
return l?u.length===0?measurePair(l.inputs,l.places,a,n,t):measureVersions(o[0]?.base??`base`,c,a,n,t):statuses.pass}
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