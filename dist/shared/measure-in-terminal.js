import{En as formatDuration,Fn as formatValue,Ft as collect,It as formatsOf,Li as redactor,M as printFailure,Mr as rowId,Pi as secretsIn,Tn as formatDelta,_r as median,an as _usingCtx,bi as visibleLines,dn as columns,fi as escapeControls,fn as cutMiddle,gn as wrapLine,hn as widthOf,j as paintFor,ln as unitName,pn as cutTo,sn as namingOf,un as withoutFolders}from"./basics.js";
import{r as isInterim}from"./interims.js";
import{g as worstOf,n as exitStatus,p as statuses}from"./verdict.js";
import{ft as compare}from"./judged.js";
import{t as noEvent}from"./event.js";
import{g as settingsOf}from"./rules-file.js";
import{o as isSwitch,r as flagNames}from"./table.js";
import{tt as inLines}from"./run-resources.js";
import{n as isCancellation,r as stopOnSignals}from"./interrupt.js";
import{n as gateVersions,r as namedConsole}from"./several-runs.js";
import{t as gate}from"./gate.js";
import{t as terminalConsole}from"./terminal-console.js";
import{n as canaryOfHead}from"./canary.js";
import{a as refusePlaces,n as presentResult,r as presentVersions}from"./present.js";
import{tmpdir}from"node:os";
import{join}from"node:path";
import{mkdtemp,rm}from"node:fs/promises";
const inputFlags=Object.fromEntries(flagNames.flatMap(e=>isSwitch(e)?[e,`no-${e}`].map(e=>[e,{type:`boolean`}]):[[e,{type:`string`}]]));
function inputsFromFlags({values:e}){
let t={};
for(let n of flagNames){
let r=e[n],i=e[`no-${n}`];
r!==void 0&&(t[n]=String(r)),i!==void 0&&(t[n]=String(!i))}
return t}
function withUsual(e){
return e.checkout===`in-place`?e:{checkout:`worktree`,"ignored-files":`per-side`,...e}}
const signs={regressed:`✗`,improved:`✓`,changed:`?`,unchanged:`=`,within:`=`,inconclusive:`·`},colours={"✗":`red`,"✓":`green`};
function liveLines(e,{width:t,height:n},r){
let{now:i,progress:a}=e,o=a?bar(a,Math.min(30,t-50)):``,s=i.title===null?i.side:` on ${i.side}`,c=t-widthOf(`${o}now ${s}`),l=i.title===null?``:cutMiddle(escapeControls(withoutFolders(i.title)),c),u=[cutTo(headline(e,t),t),cutTo(`${o}now ${l}${s}`,t)];
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
let s=namingOf(e,[],n),c=new Map(t.map(e=>[rowId(e),signOf(e)])),l=o.length<=i-1?o:worst(o,i-2),u=(e,t)=>r<66?[]:[e,t],d=[`benchmark`,`unit`,...u(`base`,`head`),`delta`],f=l.map(({of:e,base:t,head:n,delta:r})=>[escapeControls(s(e)),escapeControls(unitName(e.unit)),...u(formatValue(t,e.unit),formatValue(n,e.unit)),formatDelta(r)]),[p=``,...m]=columns([d,...f],2,r-2),h=o.length-l.length;
return[cutTo(`  ${p}`,r),...m.map((e,t)=>{
let n=l[t],i=(n&&c.get(rowId(n.of)))??` `,o=cutTo(`${i} ${e}`,r),s=colours[i];
return s?a(s,o):o}),...h>0?[cutTo(`  … and ${h} more, which differ less`,r)]:[]]}
function rowOf(e){
let[t,n]=[e.base,e.head].map(e=>e.filter(e=>e!==null));
if(!t?.length||!n?.length)return[];
let[r,i]=[median(t),median(n)];
return[{of:e,base:r,head:i,delta:r===0?i===0?0:null:i/r-1}]}
function worst(e,t){
let n=({delta:e})=>e===null?1/0:Math.abs(e),r=new Set(e.toSorted((e,t)=>n(t)-n(e)).slice(0,Math.max(0,t)));
return e.filter(e=>r.has(e))}
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
!n.isAgain&&(isInterim(r,this.rules)||r===this.rules.count)&&(this.look=compare(this.series,this.rules)),this.draw()}
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
async function measurePair(e,t,n,r,i,a=({verdict:e,settings:t})=>exitStatus(e,t.failOn)){
try{
var o=_usingCtx();
let{env:s,stderr:c}=i,l=terminalConsole(c);
await refusePlaces(t);
let u=await mkdtemp(join(tmpdir(),`benchgate-profiles-`)),d=o.u(isScreen(i)?new LiveView(c,settingsOf(e),paintFor(c,s)):null),f=d??l,p=stopOnSignals(f),m=noEvent,h={folder:n.folder,rules:n,isWorkplace:!0,env:s,event:m,server:``,profiles:u,console:f};
try{
let n=d??inLines(f),o=await unlessEnded(gate(e,{...h,...p,watch:n}),p);
if(d?.[Symbol.dispose](),o===null)return l.info(`ended before a round was complete; there is no verdict`),Number(process.exitCode??130);
let c=redactor(secretsIn(s,``))(o);
return await presentResult(c,t,r,i,u),a(c.result)}finally{
await rm(u,{recursive:!0,force:!0}),p.done()}}catch(e){
o.e=e}finally{
o.d()}}
async function unlessEnded(e,{stop:t,signal:n}){
try{
return await e}catch(e){
if(isCancellation(e,t.aborted?t:n))return null;
throw e}}
function isScreen({stderr:e,env:t}){
return e.isTTY&&t.TERM!==`dumb`&&!t.CI}
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
const unseen={visiting(){},roundEnded(){}};
var QuietGates=class e{
terminal;
rules;
interrupt;
folder;
warned=new Set;
constructor(e,t,n,r){
this.terminal=e,this.rules=t,this.interrupt=n,this.folder=r}
static async open(t,n,r){
return new e(t,n,r,await mkdtemp(join(tmpdir(),`benchgate-gates-`)))}
async[Symbol.asyncDispose](){
await rm(this.folder,{recursive:!0,force:!0})}
async gate(e,t={}){
try{
var n=_usingCtx();
let{env:r,stderr:i}=this.terminal,a=settingsOf(e),o=n.u(isScreen(this.terminal)?new LiveView(i,a,paintFor(i,r)):null),s={...this.around(o??terminalConsole(i)),watch:o??unseen},{result:c}=await gate(e,{...s,...t});
return c}catch(e){
n.e=e}finally{
n.d()}}
canary(e,t){
return canaryOfHead(e,this.around(terminalConsole(this.terminal.stderr)),t)}
around(e){
let{env:t}=this.terminal;
return{folder:this.rules.folder,rules:this.rules,isWorkplace:!0,env:t,event:noEvent,server:``,profiles:this.folder,console:this.onlyWarnings(e),signal:this.interrupt.signal,stop:this.interrupt.stop}}
onlyWarnings(e){
return{info(){},warn:t=>{
this.warned.has(t)||(this.warned.add(t),e.warn(t))},untrusted:()=>({write(){},close(){}})}}};
export{inputsFromFlags as a,inputFlags as i,measurePair as n,withUsual as o,measureVersions as r,QuietGates as t};