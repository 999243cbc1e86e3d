import{B as estimateOf,C as missingPart,D as comparisonsPart,E as unconfirmedPart,F as baseFailedPart,H as shownAs,K as compare,L as furthestFirst,M as statusOf,N as statuses,O as isSignificant,P as worstOf,S as passingPart,T as inconclusivePart,V as isLoud,X as byBenchmark,Y as doubtsPart,_ as seenOncePart,b as provenPart,c as namingOfRun,d as runWarningPart,et as isLook,f as suiteNote,h as slowRunsPart,k as sameUnits,l as regressionsPart,o as wholeReport,s as headOf,t as markdownText,u as unmatchedPart,v as rulesNote,w as lostPart,x as profilesPart}from"./markdown.js";
import{a as readInputsWith,n as findRules,s as _usingCtx,u as settingsOf}from"./rules-file.js";
import{t as terminalConsole}from"./terminal-console.js";
import{Bt as say,C as nearest,Dt as paragraph,Jt as visibleLines,Mt as code,Pt as joined,Qt as Misconfigured,R as formatDelta,Rt as name,Tt as list,_t as cutTo,a as paintFor,c as printFailure,ft as namingOf,gt as cutMiddle,ht as withoutFolders,i as jsonDocument,l as terminalWidth,mt as unitName,o as plain,q as formatValue,qt as visible,s as readFlags,u as commandNames,vt as widthOf,w as csvReport,yt as wrapLine,z as formatDuration}from"./basics.js";
import{n as inputFlags,r as inputsIn,t as withUsual}from"./usual-inputs.js";
import{t as noEvent}from"./event.js";
import{n as untrustedEnvironment,r as redactor,t as secretsIn}from"./environment.js";
import{_ as inLines,a as openRun,c as commitNamed,d as holdPerflock,f as takeWorktrees,g as collect,h as formatsOf,i as isUntouched,m as KeptGit,n as measureRun,o as takingOf,p as origin,r as noticing,s as untouched,t as gate,u as countOthers}from"./gate.js";
import{n as isCancellation,r as stopOnSignals}from"./interrupt.js";
import{s as median}from"./libraries.js";
import{l as regressions,u as undecided}from"./accept.js";
import{n as patternOf}from"./bench-pattern.js";
import{P as shellLine}from"./special-kinds.js";
import{i as htmlPage,n as refuseUnusable,r as writeResults}from"./results.js";
import{n as plainText}from"./random.js";
import{b as commitOf$1,bt as standing,lt as gitIn,pt as readable}from"./recover.js";
import{n as Leftovers}from"./go-driver.js";
import{o as isShallow}from"./machine2.js";
import{tmpdir}from"node:os";
import{join,resolve}from"node:path";
import{mkdtemp,open,rm,writeFile}from"node:fs/promises";
function columns(e,t,n=1/0){
let r=t=>e.reduce((e,n)=>Math.max(e,widthOf(n[t]??``)),0),[i=0,...a]=(e[0]??[]).map((e,t)=>r(t)),o=a.reduce((e,t)=>e+2+t,0),s=[Math.min(i,Math.max(12,n-o)),...a];
return e.map(e=>e.map((e,n)=>{
let r=s[n]??0,i=n===0?cutMiddle(e,r):e,a=` `.repeat(Math.max(0,r-widthOf(i)));
return n<t?i+a:a+i}).join(`  `).trimEnd())}
const signs$1={regressed:`✗`,improved:`✓`,changed:`?`,unchanged:`=`,within:`=`,inconclusive:`·`},colours$1={"✗":`red`,"✓":`green`};
function liveLines(e,{width:t,height:n},r){
let{now:i,progress:a}=e,o=a?bar(a,Math.min(30,t-50)):``,s=i.title===null?i.side:` on ${i.side}`,c=t-widthOf(`${o}now ${s}`),l=i.title===null?``:cutMiddle(visible(withoutFolders(i.title)),c),u=[cutTo(headline(e,t),t),cutTo(`${o}now ${l}${s}`,t)];
return[...u,...tableOf(e,{width:t,height:n-u.length},r)].slice(0,n)}
function headline({now:e,progress:t,elapsed:n,look:r,confirms:i},a){
let o=t?.isAgain===!0,s=t?t.visited-t.open:0,c=o||!i?0:r.filter(e=>signOf(e)===signs$1.regressed).length,l=`${o?`suspects again: `:``}${e.place}`,u=[{rank:2,text:`${formatDuration(n)} so far`},{rank:0,text:t&&t.left>=1?`about ${formatDuration(t.left)} left`:``},{rank:1,text:c>0?`then ${c} ${c===1?`suspect`:`suspects`} again`:``},{rank:3,text:s>0?`${s} of ${t?.visited} done`:``}].filter(({text:e})=>e!==``);
return[3,2,1,0].map(e=>[l,...u.filter(({rank:t})=>t<=e).map(({text:e})=>e)].join(`, `)).find(e=>widthOf(e)<=a)??l}
function signOf({change:e,gate:t,accepted:n}){
return e===`regressed`&&(t!==`fail`||n!==null)?`-`:signs$1[e]}
function bar(e,t){
if(t<10)return``;
let n=Math.round(t*e.round/e.last);
return`${`█`.repeat(n)}${`░`.repeat(t-n)}  `}
function tableOf({series:e,look:t,formats:n},{width:r,height:i},a){
let o=e.flatMap(rowOf);
if(o.length===0||i<4)return[];
let s=namingOf(e,[],n),c=new Map(t.map(e=>[keyOf(e),signOf(e)])),l=o.length<=i-1?o:worst(o,i-2),u=(e,t)=>r<66?[]:[e,t],[d=``,...f]=columns([[`benchmark`,`unit`,...u(`base`,`head`),`delta`],...l.map(({of:e,base:t,head:n,delta:r})=>[visible(s(e)),visible(unitName(e.unit)),...u(formatValue(t,e.unit),formatValue(n,e.unit)),formatDelta(r)])],2,r-2),p=o.length-l.length;
return[cutTo(`  ${d}`,r),...f.map((e,t)=>{
let n=c.get(keyOf(l[t]?.of))??` `,i=cutTo(`${n} ${e}`,r),o=colours$1[n];
return o?a(o,i):i}),...p>0?[cutTo(`  … and ${p} more, which differ less`,r)]:[]]}
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
function foldRows(e){
let t=e.filter(({of:e})=>isLoud(e.change)),n=e.filter(({of:e})=>undecided([e]).length>0),r=new Set([...worstFirst(t).slice(0,40),...n.slice(0,10)]),i=e.length-r.size<=3||t.length===0&&e.length<=12?e:e.filter(e=>r.has(e));
if(i.length===e.length)return{rows:i,rest:[]};
let a=e.filter(e=>!t.includes(e)&&!n.includes(e)&&!i.includes(e)),o=(e,t,n)=>e>t?say`${e-t} more ${n}`:[];
return{rows:i,rest:say`${joined([o(t.length,40,`that moved`),o(n.length,10,`that are open`),a.length===0?[]:unmoved(a)],`; `)} (\`--all\` shows them)`}}
function worstFirst(e){
return e.toSorted((e,t)=>Number(t.of.change===`regressed`)-Number(e.of.change===`regressed`)||0)}
function unmoved(e){
let t=sameUnits(e.map(({of:e})=>e)),n=e.filter(({of:e})=>!e.exact),[r]=n.toSorted((e,t)=>boundOf(t)-boundOf(e)),i=n.length===e.length?`each`:`${n.length} that vary`,a=r===void 0||!Number.isFinite(boundOf(r))?[]:say`${i} worse by at most ${r.bound}`,o=joined([a,t],`; `);
return say`${e.length} rows did not move${o.length===0?``:say`: ${o}`}`}
function boundOf({of:{ruledOut:e,better:t},bound:n}){
return e===null||t===null||n===``?1/0:e}
function nextPart([e],{settings:t,profiles:n}){
if(e===void 0)return[];
let r=t.go===null||n.length>0?[]:closerLook(e),i=say`If it is worth it: \`benchgate accept\`, with the result of a run with \`--results FOLDER\`.`;
return[list([r,i].filter(e=>e.length>0))]}
function closerLook({benchmark:e,package:t}){
let n=shellLine(...t===null?[]:[`--packages`,t],`--bench`,patternOf(e.replace(/-\d+$/,``)),`--profile`,`cpu`);
return visible(n)!==n||n.includes("`")?[]:say`To see where its time goes, add ${code(n)}.`}
function briefReport(e,t=!1){
let n=namingOfRun(e),r=furthestFirst(regressions(e.comparisons)),{outcome:i,reason:a,of:o}=headOf(e),s=e.profiles.map(e=>({...e,files:null}));
return{outcome:i,reason:a,before:[comparisonsPart(e,n,{rest:`none`,medians:!1}).map(e=>folded(e,t)),profilesPart(s,n,10,5),seenOncePart(e,n),unconfirmedPart(e,n,10),provenPart(e,10),rulesNote(e.rules),suiteNote(e,10),doubtsPart(e,n,10),slowRunsPart(e,n),runWarningPart(e),unmatchedPart(e,n,10),[paragraph(say`${o}, seed ${e.settings.seed}`)]],after:[missingPart(e,10),e.baseFailed?baseFailedPart(e,e.baseFailed):[],lostPart(e,n,10),...worstParts(r,e,n),passingPart(e,n,10),inconclusivePart(e,n,10),nextPart(r,e)]}}
function worstParts(e,t,n){
let r=byBenchmark(e),i=regressionsPart(r.slice(0,3).flat(),t,n),a=r.length-3;
return[[...i,...a>0?[list([say`and ${a} more, in the table above`])]:[]]]}
function folded(e,t){
if(e.kind!==`comparisons`)return e;
let{rows:n,rest:r}=t?{rows:e.rows,rest:[]}:foldRows(e.rows);
return{...e,rows:n,below:r.length===0?[]:[paragraph(r)]}}
const colours={pass:`green`,fail:`red`,inconclusive:`yellow`,calibration:`bold`,failure:`yellow`};
function terminalText({outcome:e,reason:t,before:n,after:r},i=plain,a=1/0){
let o=e.toUpperCase(),[s=``,...c]=wrapLine(`${o}  ${plainText(t)}`,a),l=i(colours[e],i(`bold`,o))+s.slice(o.length),u=e=>e.map(e=>e.flatMap(e=>linesOf(e,{paint:i,width:a})));
return[...u(n),[l,...c],...u(r)].filter(e=>e.length>0).map(e=>`${e.join(`
`)}\n`).join(`
`)}
function linesOf(e,t){
let{width:n}=t;
switch(e.kind){case`paragraph`:case`warning`:case`note`:case`alert`:return wrapped(e.text,n);case`list`:return e.items.flatMap(e=>itemLines(e,n));case`table`:return indented(tableLines(e,n-2));case`code`:return indented(visibleLines(e.text.trimEnd()));case`fold`:return[...wrapped([...e.title,`:`],n),...indented(e.blocks.flatMap(e=>linesOf(e,{...t,width:n-2})))];case`comparisons`:return comparisonLines(e,t);case`changes`:return[]}}
function indented(e){
return e.map(e=>e===``?``:`  ${e}`)}
function wrapped(e,t){
return plainText(e).split(`
`).flatMap(e=>wrapLine(e,t))}
function itemLines(e,t){
return plainText(e).split(`
`).flatMap((e,n)=>wrapLine(`${n===0?`  `:`    `}${e}`,t))}
function tableLines({columns:e,rows:t},n){
let r=t.map(t=>e.map((e,n)=>plainText(t[n]??[]))),i=e.findIndex(({side:e})=>e===`right`);
return columns([e.map(({title:e})=>e),...r],i<0?e.length:i,n)}
const signs={regressed:`✗`,accepted:`☑`,muted:`-`,improved:`✓`,changed:`?`,unchanged:` `,within:` `,inconclusive:`~`,undirected:` `},changeColours={regressed:`red`,improved:`green`,inconclusive:`yellow`};
function comparisonLines({rows:e,below:t},n){
let{paint:r,width:i}=n,a=i>=75,o=i>=50,s=(e,t,n)=>[e,t,...a?[n.base,n.head]:[],n.delta,...o?[n.bound]:[],n.adjustedP],c={base:`base`,head:`head`,delta:`delta`,bound:`at most`,adjustedP:`adj. p`},l=e.map(e=>{
let t=e.delta===`~`?`~`:e.estimate;
return s(plainText(e.name),plainText(e.unit),{...e,delta:t})}),[u=``,...d]=columns([s(`benchmark`,`unit`,c),...l],2,i-2),f=indented(t.flatMap(e=>linesOf(e,{...n,width:i-2})));
return e.length===0?f:[`  ${u}`,...e.map(({of:e},t)=>{
let n=shownAs(e),i=`${signs[n]} ${d[t]??``}`.trimEnd(),a=changeColours[n];
return a?r(a,i):i}),...f]}
function versionRows(e){
let t=e.flatMap(({result:e})=>e.comparisons),n=namingOf(t,[],e[0]?.result.formats),r=new Map;
for(let[t,{result:n}]of e.entries())for(let i of n.comparisons){
let n=JSON.stringify([i.package,i.benchmark,i.unit]),a=r.get(n)??e.map(()=>null);
a[t]=i,r.set(n,a)}
return[...r.values()].flatMap(e=>{
let t=e.filter(e=>e!==null),[r]=t;
return r===void 0?[]:{name:visible(n(r)),unit:visible(unitName(r.unit)),base:formatValue(r.base.center,r.unit),cells:e,isMoved:t.some(e=>isLoud(e.change)||undecided([e]).length>0)}})}
function versionCell(e,t){
return isLoud(e.change)?estimateOf(e):undecided([e]).length>0?`open`:isSignificant(e,t)?estimateOf(e):`~`}
function versionBrief({name:e,result:t}){
let n=namingOfRun(t),{outcome:r,reason:i}=headOf(t),a=furthestFirst(regressions(t.comparisons));
return{outcome:r,reason:say`${name(e)}: ${i}`,before:[],after:[lostPart(t,n,mostSaid),t.baseFailed?baseFailedPart(t,t.baseFailed):[],...worstParts(a,t,n),inconclusivePart(t,n,mostSaid),unmatchedPart(t,n,mostSaid),runWarningPart(t)]}}
const mostSaid=3;
function versionsText(e,t,n=!1,r=plain,i=1/0){
let a=versionRows(t),o=a.filter(({isMoved:e})=>e),s=n||a.length<=12?a:o,c=a.length-s.length,l=c===0?[]:wrapLine(`  ${c} rows moved in no version (\`--all\` shows them)`,i),u=[...s.length===0?[]:tablesOf(e,t,s,r,i),...l];
return`${u.length===0?``:`${u.join(`
`)}\n\n`}${t.map(e=>terminalText(versionBrief(e),r,i)).join(`
`)}${alphaNote(t,i)}`}
function alphaNote([e,...t],n){
let{alpha:r=0,correction:i}=e?.result.settings??{};
if(t.length===0||i===`none`)return``;
let a=`Judged together: each version by its share of alpha, ${Number(r.toPrecision(3))}.`;
return`\n${wrapLine(a,n).join(`
`)}\n`}
function tablesOf(e,t,n,r,i){
let a=t.map(({name:e,result:t},r)=>[visible(e),...n.map(({cells:e})=>textOf(e[r]??null,t.settings.alpha))]),o=[`unit`,...n.map(e=>e.unit)],s=i<50?[]:[[visible(e),...n.map(e=>e.base)]],c=e=>2+Math.max(...e.map(widthOf)),l=[`benchmark`,...n.map(e=>e.name)],u=[o,...s].reduce((e,t)=>e+c(t),0),d=Math.min(c(l)-2,12)+u,f=[],p=0;
for(let e of a){
p+=c(e);
let t=f.at(-1);
t&&p<=i?t.push(e):(f.push([e]),p=d+c(e))}
return f.flatMap((e,t)=>{
let a=columns(l.map((t,n)=>[t,...[o,...s,...e].map(e=>e[n]??``)]),2,i);
return[...t===0?[]:[``],...a.map((e,t)=>painted(e,n[t-1],r))]})}
function textOf(e,t){
if(e===null)return``;
let n=shownAs(e);
return`${n===`inconclusive`?``:signs[n].trim()} ${versionCell(e,t)}`.trim()}
function painted(e,t,n){
let r=(t?.cells??[]).map(e=>e&&changeColours[shownAs(e)]),i=[`red`,`yellow`,`green`].find(e=>r.includes(e));
return i?n(i,e):e}
const forms=[`json`,`markdown`,`csv`],presentFlags={html:{type:`string`},all:{type:`boolean`},...Object.fromEntries(forms.map(e=>[e,{type:`boolean`}]))};
function refuseForms(e){
let t=forms.filter(t=>e[t]);
if(t.length>1)throw new Misconfigured(`--${t.join(` and --`)} cannot be combined. Choose one form of the report.`)}
async function refusePlaces({results:e,html:t}){
if(e!==null&&await refuseUnusable(e),t!==null)try{
let e=await standing(t)===null;
await(await open(t,`a`)).close(),e&&await rm(t)}catch(e){
throw new Misconfigured(`html: "${t}" cannot be written: ${e.message}. Name a file in a folder that exists.`)}}
async function present(e,{results:t,html:n},r,i,a,o=!1){
let{result:s}=e,c=wholeReport(s),l=markdownText(c);
(!o||isOther(r))&&i.stdout.write(inForm(r,s,l,i)),n!==null&&await writeFile(resolve(i.folder,n),htmlPage(c)),t!==null&&await writeResults(t,{...e,report:l,profiles:a})}
function presentVersions(e,t,n,{stdout:r,env:i}){
if(isOther(n)||t.length===0)return;
let[a,o]=[paintFor(r,i),terminalWidth(r)];
r.write(`\n${versionsText(e,t,n.all===!0,a,o)}`)}
function isOther(e){
return forms.some(t=>e[t])}
function inForm({json:e,markdown:t,csv:n,all:r},i,a,{stdout:o,env:s}){
return e?jsonDocument(i):n?csvReport(i):t||i.calibration?a:`\n${terminalText(briefReport(i,r===!0),paintFor(o,s),terminalWidth(o))}`}
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
var Ensemble=class{
members=[];
order=new Map;
isBusy=!1;
seat(){
let e={wish:null,isOver:!1,isAgain:!1,visited:{at:``,times:0}};
return this.members.push(e),{take:t=>this.waiting(t,e),alone:t=>this.want(e,null,t),leave:()=>{
e.isOver=!0,this.goOn()}}}
waiting(e,t){
let n=e=>this.want(t,null,e),r={prepare:t=>n(()=>e.prepare(t)),items:()=>n(async()=>{
let t=await e.items();
for(let{title:e}of t)this.order.has(e??``)||this.order.set(e??``,this.order.size);
return t}),relay:(r,i)=>(t.isAgain=!0,n(()=>e.relay(r,i))),visit:(n,r,i)=>this.want(t,this.sharedBy(t,n,r,i),()=>counted(()=>e.visit(n,r,i)))};
return new Proxy(e,{get:(e,t)=>r[t]??bound(e,t)})}
sharedBy({isAgain:e,visited:t},{title:n},r,{round:i,only:a}){
if(r!==`base`||i===0)return null;
let o=JSON.stringify([i,n]);
return t.times=t.at===o?t.times+1:1,t.at=o,{key:JSON.stringify([e,i,n,t.times,a]),place:[i,this.order.get(n??``)??0,t.times]}}
want(e,t,n){
return new Promise((r,i)=>{
e.wish={shared:t,act:n,done:r,failed:i},this.goOn()})}
goOn(){
let e=this.members.filter(({isOver:e})=>!e);
if(this.isBusy||e.some(({wish:e})=>e===null))return;
let t=e.flatMap(({wish:e})=>e??[]),n=t.find(({shared:e})=>e===null)??t.toSorted(byPlace)[0];
if(n===void 0)return;
let r=n.shared?.key,i=e.filter(({wish:e})=>e===n||r!==void 0&&e?.shared?.key===r),a=i.flatMap(({wish:e})=>e??[]);
this.isBusy=!0;
let o=e=>{
this.isBusy=!1;
for(let e of i)e.wish=null;
for(let t of a)e(t)};
n.act().then(e=>o(({done:t})=>t(e)),e=>o(({failed:t})=>t(e)))}};
function byPlace(e,t){
let n=[e.shared?.place??[],t.shared?.place??[]],r=n[0].findIndex((e,t)=>e!==n[1][t]);
return r<0?0:(n[0][r]??0)-(n[1][r]??0)}
async function counted(e){
let t=countOthers(),n=await e(),r=t(n.visit.processor??0);
return r===null?n:{...n,visit:{...n.visit,others:r*n.visit.seconds}}}
function bound(e,t){
let n=Reflect.get(e,t,e);
return typeof n==`function`?n.bind(e):n}
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
let r=t.filter(({n:e})=>!n.has(e)),i=r.length===0?[]:await measureAll(r);
return t.map(({run:e,around:t,n:a})=>n.has(a)?{status:`fulfilled`,value:untouched(e,t.console)}:i[r.findIndex(e=>e.n===a)])}
async function measureAll(e){
try{
var t=_usingCtx();
let[{run:n,around:r}]=e,{console:i,signal:a}=r,{git:o,env:s,settings:c,entered:l}=n;
if(c.checkout!==`worktree`)throw new Misconfigured(`Several versions are measured in worktrees, and this code can only be built in its own place. Give two revisions at a time.`);
let{perflock:u,governor:d}=c,f=t.a(await holdPerflock({mode:u,governor:d,env:s,signal:a,console:i})),p=t.a(await KeptGit.of(o,i,{isPuttingBack:r.isOurs===!0,withHead:!0})),m=Object.fromEntries([[`base`,l.base],...e.map(e=>[nameOf(e.n),e.run.entered.head])]),h=t.a(await takeWorktrees(o,m,i,takingOf(n,r))),g=t.a(new Leftovers),_=new Ensemble,v=new Map,y=baseOnce(),b=e.map(()=>_.seat()),x=await Promise.allSettled(e.map(async(e,t)=>{
let n=b[t],r={sides:{enter:t=>h.enter(t===`base`?`base`:nameOf(e.n))},leftovers:g,lock:f.state,plans:v,once:y,profiles:join(e.around.profiles,String(e.n)),with:e=>n.take(e),alone:e=>n.alone(e)};
try{
return await measureRun(e.run,e.around,r)}finally{
n.leave()}}));
await g.endAll(),h.refuseChanged?.();
let S=[g.ended,await p.end()];
return x.map(e=>e.status===`fulfilled`?{status:e.status,value:noticing(e.value,S)}:e)}catch(e){
t.e=e}finally{
await t.d()}}
function nameOf(e){
return`head-${e+1}`}
function baseOnce(){
let e=null;
return(t,n)=>t===`base`?(e??=n(),e):n()}
async function measureVersions(e,t,n,r,i){
try{
var a=_usingCtx();
let{env:o,stderr:s}=i,[c]=t;
if(!c)return statuses.pass;
for(let{places:e}of t)await refusePlaces(e);
let l=terminalConsole(s),u=await mkdtemp(join(tmpdir(),`benchgate-profiles-`)),d=a.u(isScreen(i)?new LiveView(s,settingsOf(c.inputs),paintFor(s,o)):null),f=stopOnSignals(d??l),p={folder:n.folder,rules:n,isWorkplace:!0,env:o,event:noEvent,server:``,profiles:u},m=[],h=[];
try{
let n=await gateVersions(t.map(({name:t,inputs:n})=>{
let r=named(d??l,t),i=d?onScreen(d,e,t):inLines(r);
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
function named(e,t){
return{info:n=>e.info(`${t}: ${n}`),warn:n=>e.warn(`${t}: ${n}`),untrusted:t=>e.untrusted(t)}}
function onScreen(e,t,n){
return{visiting:(r,i,a)=>e.visiting(r,i,visible(a===`base`?t:n)),roundEnded:t=>e.roundEnded({...t,rounds:()=>[]})}}
async function refuseUnknown(e,t,n){
let r=await origin(e,``,``);
for(let[i,a]of t.entries()){
let{revision:t,flag:o}=a;
if(t===`worktree`&&o!==`--base`||await commitNamed(e,r,t)!==null)continue;
let s=i===0&&o===null?nearest(t,n):null;
throw new Misconfigured(await unknown(e,a,s))}}
async function unknown(e,{revision:t,flag:n},r){
let i=await e.ask([`remote`,`get-url`,`origin`])===null?`here`:`here or on origin`,a=t===`worktree`?` The tree as it stands can only be head.`:``,o=`${n===null?``:`${n}: `}"${t}" is no branch, tag or commit ${i}.${a}`;
if(r!==null)return`${o} Did you mean the command "benchgate ${r}"?`;
let[,s=``,c=``]=/^(.*?)((?:[~^]\d*)*)$/s.exec(t)??[],l=await isShallow(e)?` This clone has only part of the history: "git fetch --unshallow" brings the rest.`:``;
if(c!==``&&await commitOf$1(e,s)!==null)return`${o} There is "${s}", but the history does not go as far back as "${c}".${l}`;
let u=nearest(s,await namesIn(e));
return`${o} ${u===null?`"git branch --all" and "git tag" list what there is.`:`Did you mean "${u}${c}"?`}${l}`}
async function namesIn(e){
let t=await e.run([`for-each-ref`,`--format=%(refname)`,`refs/heads`,`refs/tags`,`refs/remotes`]),n=readable(t).split(`
`).map(e=>e.replace(/^refs\/(heads|tags|remotes\/origin|remotes)\//,``));
return[...new Set([`HEAD`,...n])].filter(e=>e!==``)}
async function refuseNoCheckout(e){
if(await e.ask([`rev-parse`,`--is-inside-work-tree`])!==`true`)throw new Misconfigured(`${e.folder} is in no git repository, or in one without a working tree. Go to the checkout that is to be measured.`);
if(await commitOf(e,`HEAD`)===null)throw new Misconfigured(`The repository has no commit yet, so there is nothing to compare. Make a first commit.`)}
async function usualSides(e,t){
let n=await e.run([`status`,`--porcelain`,`--untracked-files=no`])!==``,r=t.head??(n?`worktree`:`HEAD`);
if(t.base!==void 0)return{base:t.sinceFork?await forkOf(e,t.base,r):t.base,head:r,note:null};
let i=await defaultBranch(e),a=await commitOf(e,r===`worktree`?`HEAD`:r),o=i&&a&&await e.ask([`merge-base`,a,i]),s=o!==null&&o!==``&&o!==a;
if(r===`worktree`)return{base:`HEAD`,head:r,note:s?`comparing uncommitted work with HEAD; for the whole branch: benchgate ${o.slice(0,9)}`:null};
if(s)return{base:o,head:r,note:null};
let c=i?`${r} has no commits beyond ${readable(i)}`:`${r} has no default branch to compare with`;
throw new Misconfigured(`Nothing to compare: no tracked file is changed, and ${c}. Name a revision, such as "benchgate HEAD~1".`)}
async function forkOf(e,t,n){
let[r,i]=[await commitOf(e,t),await commitOf(e,n===`worktree`?`HEAD`:n)],a=r&&i&&await e.ask([`merge-base`,r,i]);
if(a)return a;
throw new Misconfigured(`${t}...${n}: the two have no common history. Give two revisions with a common commit, or "${t}..${n}".`)}
function commitOf(e,t){
let n=Buffer.from(t,`utf8`).toString(`latin1`);
return e.ask([`rev-parse`,`--verify`,`--quiet`,`--end-of-options`,`${n}^{commit}`])}
async function defaultBranch(e){
let t=await e.ask([`symbolic-ref`,`--quiet`,`--short`,`refs/remotes/origin/HEAD`]);
for(let n of[t,`origin/main`,`origin/master`,`main`,`master`])if(n&&await e.ask([`rev-parse`,`--verify`,`--quiet`,`${n}^{commit}`])!==null)return n;
return null}
function sidesIn(e){
let t=e.find(e=>e.includes(`..`));
if(t!==void 0&&e.length>1)throw new Misconfigured(`${e.join(` `)}: nothing else can be given with the range "${t}". Give the range alone.`);
let[n=``,...r]=t===void 0?e:t.split(/\.{2,3}/,2),i=r.filter(e=>e!==``);
if(n===``)return[i[0]?{head:i[0]}:{}];
let a=t?.includes(`...`)?{sinceFork:!0}:{};
return i.length===0?[{base:n,...a}]:i.map(e=>({base:n,head:e,...a}))}
async function findPlace(e,t,{env:n,folder:r},i){
let a=pairsIn(e,t),{env:o}=untrustedEnvironment(n,[]),s=await findRules(e=>t[e]??``,{folder:r,env:o,console:i}),c=gitIn(resolve(s.folder,t[`working-directory`]??`.`),o);
if(await refuseNoCheckout(c),await refuseUnknown(c,revisionsOf(a,e,t),commandNames),s.file!==null&&i.info(`rules from ${visible(s.file)}`),t.calibrate===`true`)return{rules:s,pairs:[{base:a[0]?.base??t.base??`HEAD`}]};
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