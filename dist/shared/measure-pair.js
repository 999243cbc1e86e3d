import{r as redactor,t as secretsIn}from"./environment.js";
import{s as median}from"./libraries.js";
import{d as Misconfigured,o as visible,s as visibleLines}from"./escape.js";
import{l as say,r as joined,s as name,t as code}from"./text.js";
import{a as paragraph,r as list}from"./block.js";
import{c as namingOf,d as withoutFolders,u as unitName}from"./welch.js";
import{i as wrapLine,n as cutTo,r as widthOf,t as cutMiddle}from"./width.js";
import{A as formatValue,S as formatDuration,x as formatDelta}from"./formats.js";
import{B as estimateOf,C as missingPart,D as comparisonsPart,E as unconfirmedPart,F as baseFailedPart,H as shownAs,K as compare,L as furthestFirst,M as statusOf,O as isSignificant,S as passingPart,T as inconclusivePart,V as isLoud,X as byBenchmark,Y as doubtsPart,_ as seenOncePart,b as provenPart,c as namingOfRun,d as runWarningPart,et as isLook,f as suiteNote,h as slowRunsPart,k as sameUnits,l as regressionsPart,o as wholeReport,s as headOf,t as markdownText,u as unmatchedPart,v as rulesNote,w as lostPart,x as profilesPart}from"./markdown.js";
import{l as regressions,u as undecided}from"./accept.js";
import{n as patternOf}from"./bench-pattern.js";
import{P as shellLine}from"./special-kinds.js";
import{i as htmlPage,n as refuseUnusable,r as writeResults}from"./results.js";
import{t as csvReport}from"./csv.js";
import{n as plainText}from"./random.js";
import{b as commitOf$1,bt as standing,pt as readable}from"./recover.js";
import{t as nearest}from"./nearest.js";
import{_ as inLines,c as commitNamed,g as collect,h as formatsOf,p as origin,t as gate}from"./gate.js";
import{t as noEvent}from"./event.js";
import{s as _usingCtx,u as settingsOf}from"./rules-file.js";
import{n as isCancellation,r as stopOnSignals}from"./interrupt.js";
import{o as isShallow}from"./machine2.js";
import{t as terminalWidth}from"./terminal-width.js";
import{t as terminalConsole}from"./terminal-console.js";
import{n as jsonDocument,r as plain,t as paintFor}from"./paint.js";
import{tmpdir}from"node:os";
import{join,resolve}from"node:path";
import{mkdtemp,open,rm,writeFile}from"node:fs/promises";
function columns(e,t,n=1/0){
let r=t=>e.reduce((e,n)=>Math.max(e,widthOf(n[t]??``)),0),[i=0,...a]=(e[0]??[]).map((e,t)=>r(t)),o=a.reduce((e,t)=>e+2+t,0),s=[Math.min(i,Math.max(12,n-o)),...a];
return e.map(e=>e.map((e,n)=>{
let r=s[n]??0,i=n===0?cutMiddle(e,r):e,a=` `.repeat(Math.max(0,r-widthOf(i)));
return n<t?i+a:a+i}).join(`  `).trimEnd())}
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
async function measurePair(e,t,n,r,i,a=({verdict:e,settings:t})=>statusOf(e,t.failOn)){
try{
var o=_usingCtx();
let{env:s,stderr:c}=i,l=terminalConsole(c);
await refusePlaces(t);
let u=await mkdtemp(join(tmpdir(),`benchgate-profiles-`)),d=o.u(isScreen(i)?new LiveView(c,settingsOf(e),paintFor(c,s)):null),f=d??l,p=stopOnSignals(f),m=noEvent,h={folder:n.folder,rules:n,isWorkplace:!0,env:s,event:m,server:``,profiles:u,console:f};
try{
let n=d??inLines(f),o=await unlessEnded(gate(e,{...h,...p,watch:n}),p);
if(d?.[Symbol.dispose](),o===null)return l.info(`ended before a round was complete; there is no verdict`),Number(process.exitCode??130);
let c=redactor(secretsIn(s,``))(o);
return await present(c,t,r,i,u),a(c.result)}finally{
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
export{presentVersions as a,LiveView as c,refuseUnknown as d,columns as f,presentFlags as i,refuseNoCheckout as l,measurePair as n,refuseForms as o,present as r,refusePlaces as s,isScreen as t,usualSides as u};