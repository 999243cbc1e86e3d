import{r as redactor,t as secretsIn}from"./environment.js";
import{Fn as withoutFolders,In as cutMiddle,Ln as cutTo,Mn as namingOf,Ot as formatDelta,Pn as unitName,Rn as widthOf,Rt as formatValue,fr as escapeControls,hr as visibleLines,kt as formatDuration,v as paintFor,vn as median,wt as _usingCtx,zn as wrapLine}from"./basics.js";
import{a as rowId}from"./unmatched.js";
import{R as compare}from"./moved.js";
import{o as isInterim}from"./least-rounds.js";
import{O as exitStatus}from"./markdown.js";
import{c as inLines,o as collect,t as gate}from"./gate.js";
import{t as noEvent}from"./event.js";
import{u as settingsOf}from"./rules-file.js";
import{o as isSwitch,r as flagNames}from"./table.js";
import{n as isCancellation,r as stopOnSignals}from"./interrupt.js";
import{G as formatsOf}from"./run-resources.js";
import{t as columns}from"./columns.js";
import{t as terminalConsole}from"./terminal-console.js";
import{a as refusePlaces,n as presentResult}from"./present.js";
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
function withUsual(e){
return e.checkout===`in-place`?e:{checkout:`worktree`,"ignored-files":`per-side`,...e}}
export{inputFlags as a,LiveView as i,isScreen as n,inputsFromFlags as o,measurePair as r,withUsual as t};