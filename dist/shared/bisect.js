import{a as positionOf,i as meanOf,o as statusOfBisected,s as wholeOf,t as answerOf}from"./trail.js";
import{C as whole,y as ratio}from"./kinds.js";
import{A as jsonDocument,Ci as CouldNotMeasure,Dt as decodePath,En as formatDuration,Fi as untrustedEnvironment,Kt as nearest,Li as redactor,Ln as shortSha,Mn as formatRounds,Mt as nulSeparated,N as terminalWidth,O as flagValue,P as userGit,Pi as secretsIn,Sn as counted,Tr as isCounted,an as _usingCtx,dn as columns,fi as escapeControls,gn as wrapLine,j as paintFor,k as readFlags,kn as formatPercent,ln as unitName,mi as printableName,mn as plain,on as listedNames,qn as effectByRatio,wi as Misconfigured,wn as formatChange,yr as normalDensity}from"./basics.js";
import{t as commitOf}from"./commits.js";
import{c as isShallow,i as refuseUnknown,r as refuseNoCheckout}from"./revisions.js";
import{a as readInputsWith,n as findRules}from"./rules-file.js";
import{A as passesUnmeasured}from"./run-resources.js";
import{n as isCancellation,r as stopOnSignals}from"./interrupt.js";
import{t as terminalConsole}from"./terminal-console.js";
import{l as fitsGlob}from"./row-rules.js";
import{i as joinFlags,p as filteredRun}from"./flags.js";
import{a as sourceNameIn,r as patternForReported}from"./names.js";
import{i as leastRounds}from"./interims.js";
import{a as inputsFromFlags,i as inputFlags,o as withUsual,t as QuietGates}from"./measure-in-terminal.js";
import{resolve}from"node:path";
function bisectionText(e,t=plain,n=1/0){
return`\n${linesOf(e,t).flatMap(e=>wrapLine(e,n)).join(`
`)}\n`}
function linesOf(e,t){
let n=gateRows(e.gates);
return[n.length===0?[]:[...n,``],skippedLines(e.skipped),followedLines(e),outcomeLines(e,t),[madeLine(e)]].flat()}
function gateRows(e){
if(e.length===0)return[];
let t=e.map(({sha:e,ratio:t,position:n,rounds:r,seconds:i})=>[shortSha(e),n,changeText(t),betweenText(t),r===0?`not needed`:formatRounds(r),formatDuration(i)]);
return columns([[`commit`,`against GOOD`,`change`,`between`,`measured`,`time`],...t],2)}
function skippedLines(e){
return e.length===0?[]:[`Not measured, as they could not be: ${e.map(({sha:e})=>shortSha(e)).join(`, `)}.`,``]}
function followedLines({followed:e,slowdown:t}){
return e===null||t===null?[]:[`${printableName(e.benchmark)} ${unitName(e.unit)}: BAD is ${sizeText(t)} against GOOD.`,``]}
function outcomeLines(e,t){
let{outcome:n,culprits:r,candidates:i,reason:a}=e;
switch(n){case`not-slower`:return[`${t(`green`,`NOT SLOWER`)}  ${a}.`];case`inconclusive`:return[`${t(`yellow`,`INCONCLUSIVE`)}  ${a}.`,`Whether BAD is slower was not shown. Give more rounds (--count 40), a quieter machine, or a GOOD that is further back.`];case`found`:return r.flatMap(e=>culpritLines(e,t));case`open`:return[...r.flatMap(e=>culpritLines(e,t)),`${t(`yellow`,`NOT DECIDED`)}  ${openReason(e)}`,...i.slice(0,5).flatMap(candidateLines),...i.length>5?[`  and ${i.length-5} more`]:[],...i.length===0&&r.length===0?[spreadThin]:[]]}}
const spreadThin=`No commit has a quarter of it by itself: it came in small steps. The gates above say where it grew.`;
function openReason({why:e,gates:t}){
let n=counted(t.length,`gate`);
return e===`broken`?`What is left cannot be measured.`:e===`stopped`?`Stopped after ${n}.`:`${n} were not enough: give more with --gates ${2*t.length}.`}
function culpritLines(e,t){
let{commits:n,probability:r,ratio:i,inside:a}=e,o=n.at(-1);
if(!o)return[];
let s=i===null?``:`, ${sizeText(i)}`,c=n.length===1?[...commitLines(o)]:[`  one of ${n.length} commits, as only the last of them can be measured:`,...n.map(e=>`  ${commitLine(e)}`)];
return[`${t(`red`,`FOUND`)}  ${t(`bold`,rangeText(n))}${s}, with a probability of ${probabilityText(r)}`,...c,...a===null?[]:insideLines(a,t),``]}
function insideLines(e,t){
let n=`the branch that it merges (${counted(e.commits,`commit`)})`;
return e.outcome===`not-slower`||e.outcome===`inconclusive`?[`  In ${n}: ${e.reason}. So it is the merge itself, with what was on the other side, or the branch by less than can be seen.`]:[`  In ${n}:`,...[...outcomeLines(e,t),madeLine(e)].filter(e=>e!==``).map(e=>`  ${e}`)]}
function candidateLines({commits:e,probability:t}){
let n=e.at(-1);
return n?[`  ${probabilityText(t)}  ${rangeText(e)}  ${printableName(n.subject)}`]:[]}
function commitLines(e){
let t=e.parents.length>1?`, a merge`:``;
return[`  ${printableName(e.subject)}`,`  ${printableName(e.author)}, ${e.when.slice(0,10)}${t}`]}
function commitLine({sha:e,subject:t,author:n}){
return`${shortSha(e)}  ${printableName(t)} (${printableName(n)})`}
function rangeText(e){
let[t,n]=[e[0],e.at(-1)];
return!t||!n?``:t===n?shortSha(n.sha):`${shortSha(t.sha)}..${shortSha(n.sha)}`}
function madeLine({gates:e,skipped:t,seconds:n,commits:r}){
let i=counted(Math.max(1,e.length),`gate`),a=t.length===0?``:`, ${t.length} skipped`;
return`${i} for ${counted(r,`commit`)}${a}, ${formatDuration(n)}`}
function sizeText(e){
return`${changeText(e)} (${betweenText(e)})`}
function changeText({estimate:e}){
return formatChange(e-1)}
function betweenText({low:e,high:t}){
return e===t||e===null||t===null?`exact`:`${formatChange(e-1)} to ${formatChange(t-1)}`}
function probabilityText(e){
return e>=.9995?`>99.9%`:formatPercent(e)}
async function firstParents(e,t,n){
let r=[`log`,`--first-parent`,`--reverse`,`--no-color`,`--no-show-signature`],i=[`--name-only`,`--diff-merges=first-parent`,`--no-renames`,`--no-relative`],a=[`-z`,`--format=%x00//%x00%H%n%P%n%an%n%aI%n%s`];
return(await e.run([...r,...i,...a,`${t}..${n}`,`--`])).split(`\0//\0`).slice(1).map(e=>{
let[t=``,n=``,...r]=nulSeparated(e).map(decodePath),[i=``,a=``,o=``,s=``,c=``]=t.split(`
`),l=[n.replace(/^\n/,``),...r].filter(e=>e!==``);
return{sha:i,parents:a.split(` `).filter(e=>e!==``),author:o,when:s,subject:c,paths:l}})}
async function lastSharing(e,t,n){
for(let r of t.toReversed())for(let t of r.parents.slice(1))if(await e.find([`merge-base`,`--is-ancestor`,t,n])!==null)return r;
return null}
async function refuseUnrelated(e,t,n){
if(t===n)throw new Misconfigured(`GOOD and BAD are the same commit, ${shortSha(t)}, so there is nothing between them. Give an older GOOD.`);
if(await e.ask([`merge-base`,`--is-ancestor`,t,n])!==null)return;
if(await e.ask([`merge-base`,`--is-ancestor`,n,t])!==null)throw new Misconfigured(`BAD (${shortSha(n)}) is older than GOOD (${shortSha(t)}). To find what made it faster, nothing is offered; to find what made it slower, give the two the other way round.`);
let r=await isShallow(e)?` This clone has only part of the history: "git fetch --unshallow" brings the rest.`:``,i=await e.ask([`merge-base`,t,n]),a=i?` They parted at ${shortSha(i)}: give that as GOOD.`:``;
throw new Misconfigured(`GOOD (${shortSha(t)}) is not in the history of BAD (${shortSha(n)}).${a}${r}`)}
function beliefOf(e){
let t=Math.abs(wholeOf(e))||tiny,n=t/20,r=Math.max(.004,t*.025),i=levelsFor(e.answers,t,n),a=t*.25,o=changesOf(e.odds),s=likelihoods(e,i,r**2+n**2/12),c=forward(s,o,i),l=backward(s,o);
return{levels:i,at:c.map((e,t)=>normalised(e.map((e,n)=>e*(l[t]?.[n]??0)))),guilt:o.map((e,t)=>guiltOf(c[t],e,s[t+1],l[t+1],{levels:i,least:a})),least:a,wobble:r}}
function levelsFor(e,t,n){
let r=farthest*t,i=[0,...e.map(({worse:e})=>within(e,-r,r))],a=Math.floor((Math.min(...i)-t/2)/n),o=Math.ceil((Math.max(...i)+t/2)/n);
return Array.from({length:o-a+1},(e,t)=>(a+t)*n)}
const farthest=9;
function within(e,t,n){
return Math.min(n,Math.max(t,e))}
function changesOf(e){
let t=e.reduce((e,t)=>e+t,0);
return e.map(e=>Math.min(.5,.5*e/t))}
function likelihoods({odds:e,answers:t},n,r){
let i=[...Array(e.length+1)].map(()=>new Float64Array(n.length).fill(1)),a=nearestTo(n,0);
i[0]?.fill(0).fill(1,a,a+1);
let o=(n.at(-1)??0)-(n[0]??0);
for(let a of new Set(t.map(({at:e})=>e))){
let s=t.filter(({at:e})=>e===a),{worse:c,error:l}=meanOf(s),u=within(c,n[0]??0,n.at(-1)??0),d=.001**(s.length+ +(a===e.length)),f=Math.sqrt(l**2+r),p=i[a];
for(let[e,t]of n.entries())p[e]=(1-d)*student((u-t)/f)/f+d/o}
return i}
function student(e){
return(1+e**2/6)**(-7/2)*.4}
function forward(e,t,n){
let r=[normalised(e[0])];
for(let[i,a]of t.entries()){
let t=r[i],o=e[i+1];
r.push(normalised(t.map((e,t)=>((1-a)*e+a/n.length)*(o[t]??0))))}
return r}
function backward(e,t){
let n=[new Float64Array(e[0].length).fill(1)];
for(let r=t.length-1;r>=0;r--){
let[i]=n,a=e[r+1],o=i.map((e,t)=>e*(a[t]??0)),s=t[r]??0,c=sumOf(o)/o.length;
n.unshift(normalised(o.map(e=>(1-s)*e+s*c)))}
return n}
function guiltOf(e,t,n,r,{levels:i,least:a}){
let o=r.map((e,t)=>e*(n[t]??0)),s=new Float64Array(i.length+1);
for(let e=i.length-1;e>=0;e--)s[e]=(s[e+1]??0)+(o[e]??0);
let c=(i[1]??0)-(i[0]??0),l=Math.max(1,Math.round(a/c)),u=0,d=0;
for(let[t,n]of e.entries())u+=n*(s[Math.min(t+l,i.length)]??0),d+=n*(o[t]??0);
let f=t/i.length,p=(1-t)*d+f*sumOf(e)*(s[0]??0);
return p===0?0:f*u/p}
function normalised(e){
let t=sumOf(e);
return Float64Array.from(e,n=>t===0?1/e.length:n/t)}
function sumOf(e){
let t=0;
for(let n of e)t+=n;
return t}
function nearestTo(e,t){
let n=0;
for(let[r,i]of e.entries())Math.abs(i-t)<Math.abs((e[n]??0)-t)&&(n=r);
return n}
const tiny=1e-6;
function candidatesIn({odds:e,broken:t,answers:n},{guilt:r}){
let i=new Set(n.map(({at:e})=>e)),a=[],o=1,s=0;
for(let n=1;n<=e.length;n++)s+=r[n-1]??0,(!t.has(n)||i.has(n))&&(a.push({first:o,last:n,probability:Math.min(1,s)}),o=n+1,s=0);
return a}
function culpritsIn(e,t){
let n=e.filter(({probability:e})=>e>=t),r=e.reduce((e,t)=>e+(n.includes(t)?0:t.probability),0);
return n.length>0&&r<=1-t?n:null}
function credibleRange(e,t){
let n=e.reduce((e,t)=>e+t.probability,0),r=(1-t)*n/2,[i]=afterCut(e,r),[a]=afterCut(e.toReversed(),r);
return{first:i?.first??1,last:a?.last??1}}
function afterCut(e,t){
let n=0,r=e.findIndex(({probability:e})=>(n+=e,n>t));
return e.slice(Math.max(0,r))}
function culpritsOf(e,{answers:t},n,r){
let i=e.toSorted((e,t)=>e.last-t.last);
return e.map(e=>{
let a=i.indexOf(e),[o,s]=[i[a-1],i[a+1]],c=(e,n)=>t.filter(({at:t})=>e<=t&&t<=n),l=c(e.last,(s?.first??1/0)-1),u=o?c(o.last,e.first-1):null;
return{commits:n.slice(e.first-1,e.last),probability:e.probability,ratio:l.length===0||u?.length===0?null:sizeOf(l,u,r),inside:null}})}
function sizeOf(e,t,n){
let r=meanOf(e),i=t===null?{worse:0,error:0}:meanOf(t);
return ratioOf({worse:r.worse-i.worse,error:Math.hypot(r.error,i.error)},n)}
function ratioOf({worse:e,error:t},{better:n}){
let r=n===`higher`?-1:1,i=n=>Math.exp(r*e+n*t);
return{estimate:i(0),low:i(-1.959964),high:i(1.959964)}}
const document=/(\.(md|markdown|rst|adoc|png|svg|jpe?g|gif)$)|(^|\/)(LICEN[CS]E|COPYING|AUTHORS|CONTRIBUTORS|CHANGELOG|README|NOTICE)[^/]*$|^\.(github|circleci|gitlab)\/|(^|\/)\.(travis|golangci|gitignore|gitattributes|editorconfig)[^/]*$/i;
function oddsOf(e){
return e.length===0?.001:e.every(e=>document.test(e))?.02:1}
function worstRow(e,t){
let[n=null]=e.filter(e=>e.change===`regressed`&&e.better!==null&&e.ratio!==null&&isWanted(e,t)).toSorted((e,t)=>Number(isCount(e))-Number(isCount(t))||worseningOf(t)-worseningOf(e));
return n}
function isWanted(e,t){
if(t===null)return!0;
let{benchmark:n}=e;
if(typeof t!=`string`)return n===t.benchmark&&e.package===t.package;
if(fitsGlob(t,n))return!0;
let r=t.replace(/^Benchmark(?=[A-Z])/,``);
return n.startsWith(r)&&/^([/\s-]|$)/.test(n.slice(r.length))}
function quietOf({verdict:e,reason:t,comparisons:n,proven:r,lost:i},a){
let o=n.filter(e=>isWanted(e,a)),s=o.find(e=>e.change===`regressed`);
if(s)throw new CouldNotMeasure(`${escapeControls(s.benchmark)} regressed in ${s.unit}, but from ${s.base.center} there is no ratio that commits could be told apart by. Name another benchmark with --bench.`);
let c=e===`pass`||r.length>0;
if(o.length===0&&!c)throw new CouldNotMeasure(`GOOD and BAD have no benchmark in common that could be followed: ${t}. Name one that both have with --bench, or give a later GOOD.`);
let l=i.length>0||o.some(e=>e.change===`inconclusive`&&e.better!==null),u=`${o.length===1?`The row`:`None of the ${o.length} rows`} of "${escapeControls(written(a))}" ${o.length===1?`did not regress`:`regressed`}`;
return{outcome:l?`inconclusive`:`not-slower`,reason:a===null?t:u}}
function refuseUnwanted(e,t){
if(t===null||e.some(e=>isWanted(e,t)))return;
let n=[...new Set(e.map(({benchmark:e})=>e))],r=written(t),i=typeof t==`string`?[]:e.filter(e=>e.benchmark===r);
if(i.length>0&&typeof t!=`string`)throw new Misconfigured(`bench: both GOOD and BAD have no benchmark "${escapeControls(r)}" ${inPackage(t.package)}, only ${listedNames([...new Set(i.map(e=>inPackage(e.package)))],10)}. Name that with "bench", or look whether the package was renamed.`);
let a=nearest(r,n),o=a===null?`There are: ${listedNames(n.map(escapeControls),10)}.`:`Did you mean "${escapeControls(a)}"?`;
throw new Misconfigured(`bench: "${escapeControls(r)}" is no benchmark that both GOOD and BAD have. ${o}`)}
function followedRow(e,t){
return e.find(e=>e.benchmark===t.benchmark&&e.package===t.package&&e.unit===t.unit)??null}
function inPackage(e){
return e===null?`without a package`:`in ${escapeControls(e)}`}
function written(e){
return typeof e==`string`?e:e?.benchmark??``}
function isCount({unit:e,exact:t}){
return t||isCounted(e)}
function worseningOf({better:e,ratio:t,confirmation:n}){
let{estimate:r=1}=n?.ratio??t??{};
return effectByRatio(r,e).worsening}
function gateInputs(e,t,n,r){
let i=t.settings.go!==null,a=t.laidOut.includes(n.package??``),o={...e,correction:`none`,stopEarly:!1};
return{...i?goInputs(t,n):commandInputs(e,n),count:String(Math.max(r,leastRounds(1,o))),"stop-early":`false`,correction:`none`,confirm:String(e.confirm&&i&&!a),profile:``}}
function goInputs(e,{benchmark:t,package:n,unit:r}){
let{name:i,processors:a}=sourceNameIn(e,t);
return{...n===null?{}:{packages:n},bench:patternForReported(i),...e.settings.go?.cpu==null?{}:{cpu:a??`1`},benchmem:String(!/(^|-)sec(\/|$)/.test(r))}}
function commandInputs({run:e,filter:t},{benchmark:n}){
let r=e!==null&&t!==null?filteredRun(e,t,[n]):null;
return r===null?{}:{run:r,filter:``}}
function measuredWith(e){
let{go:t,run:n,setup:r,format:i,output:a,filter:o,workingDirectory:s,timeout:c}=e,l={setup:r??``,"working-directory":s,timeout:`${c}s`};
if(t===null)return{...l,run:n,format:i,output:a.join(`
`),filter:o??``};
let{benchtime:u,cpu:d,tags:f,goFlags:p}=t;
return{...l,benchtime:u,cpu:d??``,tags:f??``,"go-flags":joinFlags(p)}}
function nextMove(e,{sure:t,gates:n,rounds:r}){
let i=beliefOf(e),a=candidatesIn(e,i),o=culpritsIn(a,t);
if(o)return{kind:`found`,culprits:o,belief:i};
let s=e.answers.length>=n,c=s?null:nextPlace(e,i,errorAfter(e,r));
return c===null?{kind:`open`,why:s?`gates`:`broken`,belief:i,culprits:a.filter(({probability:e})=>e>=t),candidates:a.filter(({probability:e})=>e<t).toSorted((e,t)=>t.probability-e.probability)}:{kind:`measure`,at:c,rounds:roundsFor(e,i,c,r),range:credibleRange(a,t)}}
function usualGates(e){
return 3*Math.ceil(Math.log2(Math.max(2,e)))+2}
const fineness=.5;
function nextPlace(e,t,n){
let r=Math.max(Math.hypot(n,t.wobble),t.least/2),i=null,a=0;
for(let n=1;n<=e.odds.length;n++){
if(e.broken.has(n))continue;
let o=information(t,t.at[n],r)*chanceToWork(e,n);
o>a&&([i,a]=[n,o])}
return i}
function information({levels:e},t,n){
let r=e.flatMap((e,n)=>(t[n]??0)>1e-9?[{level:e,p:t[n]??0}]:[]),[i=0,a=0]=[r[0]?.level,r.at(-1)?.level],o=n*fineness,s=Math.ceil((a-i)/o)+12/fineness,[c,l]=[0,0];
for(let e=0;e<=s;e++){
let t=i-6*n+e*o,a=r.reduce((e,r)=>e+r.p*normalDensity((t-r.level)/n),0)*fineness,s=e*fineness<=12?normalDensity(-6+e*fineness)*fineness:0;
a>0&&(c-=a*Math.log(a)),s>0&&(l-=s*Math.log(s))}
return Math.max(0,c-l)}
function chanceToWork({odds:e,broken:t,answers:n},r){
let i=new Set([0,e.length,...n.map(({at:e})=>e)]);
if(i.has(r))return 1;
let a=1;
for(let n of[-1,1])for(let o=r+n;o>0&&o<e.length&&!i.has(o);o+=n)if(t.has(o)){
a*=1-2**(-Math.abs(o-r)/1);
break}
return a}
function roundsFor(e,t,n,r){
let i=Math.max(0,...e.answers.filter(({at:e})=>e===n).map(({rounds:e})=>e));
if(i>0)return Math.min(2*i,4*r);
let a=Math.max(t.least,2*deviationOf(t.levels,t.at[n])),o=Math.ceil((8*spreadOf(e))**2/a**2);
return Math.max(8,Math.min(r,Number.isFinite(o)?o:r))}
function deviationOf(e,t){
let n=n=>e.reduce((e,r,i)=>e+n(r)*(t[i]??0),0),r=n(e=>e);
return Math.sqrt(n(e=>(e-r)**2))}
function errorAfter(e,t){
return spreadOf(e)/Math.sqrt(t)}
function spreadOf({answers:e}){
let t=e.filter(({rounds:e})=>e>0).map(({error:e,rounds:t})=>e*Math.sqrt(t)).sort((e,t)=>e-t);
return t[t.length>>1]??0}
async function bisect(e,t,n){
let[r]=await firstParents(e.git,t,n),[i=t]=r?.parents??[];
return i!==t&&e.hears.moved(t,i),searchIn(e,i,n,null)}
async function searchIn(e,t,n,r){
let{git:i,hears:a,stop:o,clock:s}=e,c=s(),l=await firstParents(i,t,n),u=l.map(({paths:e,...t})=>t),d={good:t,bad:n,commits:u},f={sure:e.sure,gates:e.gates??usualGates(u.length),rounds:e.inputs({}).count};
a.began(d,f.gates);
let p=u.length,m={gate:1,most:f.gates,left:u};
a.measuring({...m,commit:u[p-1],rounds:null});
let h=await gateOfBad(e,d,r),g={schema:1,good:t,bad:n,commits:p,reason:h.result.reason};
if(h.kind!==`slower`)return{...g,...h.quiet,why:null,followed:null,slowdown:null,culprits:[],candidates:[],skipped:[],gates:[],seconds:s()-c};
let{followed:_}=h.known,v=[],y=[],b=(e,t,n)=>{
let r={sha:u[e.at-1].sha,position:positionOf(e,wholeOf(n),beliefOf(n).wobble),ratio:ratioOf(e,_),rounds:e.rounds,seconds:t};
v.push(r),a.measured(r,_)},x={odds:l.map(({paths:e})=>oddsOf(e)),answers:[h.answer],broken:new Set};
b(h.answer,s()-c,x);
let S=new Set,C=(e,t)=>{
let n=culpritsOf(e.kind===`found`?e.culprits:[...e.culprits,...e.candidates.filter(({probability:e})=>e>=leastSaid)],x,u,_),r=ratioOf(meanOf(x.answers.filter(({at:e})=>e===p)),_);
return{...g,outcome:e.kind,why:t,followed:_,slowdown:r,skipped:y,gates:v,culprits:n.slice(0,e.culprits.length),candidates:n.slice(e.culprits.length),seconds:s()-c}};
for(;;){
let n=x.broken.size>=2*f.gates,r=nextMove(x,o.aborted||n?{...f,gates:0}:f),i=(r.kind===`found`?r.culprits.filter(({first:e,last:t})=>e===t):[]).find(({first:e})=>!S.has(e));
if(i){
let t=u[i.first-1];
if(S.add(i.first),!await isInnocent(e,t,h.known))continue;
a.innocent(t),x={...x,odds:x.odds.with(i.first-1,1e-9)};
continue}
if(r.kind!==`measure`){
let t=o.aborted?`stopped`:n?`broken`:null,i=C(r,r.kind===`found`?null:t??r.why),a=[];
for(let t of i.culprits)a.push({...t,inside:await insideOf(e,t,h.known)});
return{...i,culprits:a,seconds:s()-c}}
let l=u[r.at-1],d=u.slice(r.range.first-1,r.range.last);
a.measuring({gate:x.answers.length+1,most:f.gates,commit:l,rounds:r.rounds,left:d});
let p=s(),m=await stepAt(e,t,l,r,h.known);
if(typeof m==`string`){
if(o.aborted)continue;
let e={sha:l.sha,why:m};
x.answers.every(({at:e})=>e!==r.at)&&y.push(e),a.skipped(e),x={...x,broken:new Set([...x.broken,r.at])}}else x={...x,answers:[...x.answers,m]},b(m,s()-p,x)}}
const leastSaid=.02;
async function insideOf(e,{commits:t},n){
let{git:r,hears:i,stop:a}=e,[o,...s]=t,[c,l,...u]=o?.parents??[],d=s.length===0&&c!==void 0&&l!==void 0&&u.length===0;
if(!o||!d||a.aborted)return null;
try{
let t=await firstParents(r,c,l),a=(await lastSharing(r,t,c))?.sha??t[0]?.parents[0];
return a===void 0||a===l?null:(i.inside(o),await searchIn(e,a,l,n))}catch(e){
if(a.aborted&&isCancellation(e,a))return null;
if(!(e instanceof CouldNotMeasure))throw e;
return i.skipped({sha:o.sha,why:e.message}),null}}
async function gateOfBad(e,{good:t,bad:n,commits:r},i){
let a=i?gateInputs(e.inputs({}),i.first,i.followed,e.inputs({}).count):{},o=e.inputs({...a,base:t,head:n}),s=await e.gate(o,i?.first??null);
if(s.baseFailed)throw new CouldNotMeasure(`GOOD could not be measured: ${s.baseFailed.message}\nGive a GOOD that builds and whose benchmarks run.`,s.baseFailed.output);
i||refuseUnwanted(s.comparisons,e.wanted);
let c=i?followedRow(s.comparisons,i.followed):worstRow(s.comparisons,e.wanted),l=c?.change===`regressed`?answerOf(c,r.length):null;
if(!c||!l||c.better===null)return{kind:`quiet`,result:s,quiet:quietOf(s,i?null:e.wanted)};
let{benchmark:u,package:d,unit:f,better:p}=c;
return{kind:`slower`,result:s,answer:l,known:i??{followed:{benchmark:u,package:d,unit:f,better:p},first:s}}}
async function stepAt(e,t,{sha:n},{at:r,rounds:i},{followed:a,first:o}){
try{
let s=gateInputs(e.inputs({}),o,a,i),c=await e.gate(e.inputs({...s,base:t,head:n}),o),l=followedRow(c.comparisons,a);
if(l)return answerOf(l,r)??`its rounds gave no interval`;
let{baseFailed:u,lost:d,proven:f,verdict:p,rounds:m}=c;
return f.some(e=>e.package===a.package)||m.length===0&&p===`pass`?{at:r,worse:0,error:0,rounds:0}:u?.message??d.flatMap(({failures:e})=>e)[0]?.message??`it does not have the benchmark`}catch(t){
if(t instanceof CouldNotMeasure)return t.message;
if(e.stop.aborted&&isCancellation(t,e.stop))return`stopped`;
throw t}}
async function isInnocent(e,{sha:t,parents:n},{followed:r,first:i}){
let[a]=n;
if(a===void 0||e.stop.aborted)return!1;
let o=gateInputs(e.inputs({}),i,r,1);
return e.isProven(e.inputs({...o,base:a,head:t}))}
const usage=`Usage: benchgate bisect GOOD BAD [flags]

Finds the commit between GOOD and BAD that made a benchmark slower. BAD is measured against GOOD first; then one
commit after the other, each by a gate against GOOD, interleaved, on this machine, in worktrees. It ends when a commit is the one with a
probability of 95 %, and says that probability. Commits that cannot be built are skipped.

  benchgate bisect v1.4.0 main
  benchgate bisect v1.4.0..main --bench Decode --threshold 3%

  --bench NAME    the benchmark: in Go as -bench takes it, else its name or a glob; else the one that got worst
  --sure 99%      the probability at which it ends (95 %)
  --gates 30      the most gates (three for each halving of the range, and two)
  --count 20      the most rounds of a gate; it takes fewer where the slowdown is large
  --threshold 2%  the smallest slowdown of BAD that is worth a search
  --json          the result as JSON, on standard output

The other flags of "benchgate" say what is measured: --run, --setup, --packages, … A merge is searched by its first parents;
where one is found, its branch is searched too. Ctrl-C ends the search with what it knows, a second one at once.

Exit status: 0 BAD is not slower, 1 slower and the commit found, 2 could not measure, 3 not decided.
`,ofOneGate=[`base`,`head`,`calibrate`,`shard`,`replica`,`durations`,`results`,`profile`,`fail-on`,`since`,`creep`],flags={...Object.fromEntries(Object.entries(inputFlags).filter(([e])=>!ofOneGate.includes(e.replace(/^no-/,``)))),sure:{type:`string`},gates:{type:`string`},json:{type:`boolean`}};
async function run(e,t){
try{
var n=_usingCtx();
let{env:r,folder:i,stdout:a,stderr:o}=t,s=readFlags(e,flags,`benchgate bisect`),[c,l]=endsIn(s.words),u=flagValue(ratio(.5,.9999),`sure`,s.values.sure,.95),d=flagValue(whole(2,1e3),`gates`,s.values.gates,null),f={threshold:`2%`,...withUsual(inputsFromFlags(s))},p=terminalConsole(o),{env:m}=untrustedEnvironment(r,[]),h=await findRules(e=>f[e]??``,{folder:i,env:m,console:p}),g=userGit(resolve(h.folder,f[`working-directory`]??`.`),t);
await refuseNoCheckout(g),await refuseUnknown(g,[c,l].map(e=>({revision:e,flag:null})),[]);
let[_,v]=[await shaOf(g,c),await shaOf(g,l)];
await refuseUnrelated(g,_,v),h.file!==null&&p.info(`rules from ${escapeControls(h.file)}`);
let y=(f.run??h.inputs.run??``)!==``,{bench:b,...x}=f,S=y?x:f,C=stopOnSignals(p),w=n.a(await QuietGates.open(t,h,C)),{folder:T}=w;
try{
let e=await bisect({git:g,inputs:e=>readInputsWith(h,t=>({...S,...e})[t]??``),gate:(e,t)=>w.gate(e,{like:t,builds:T}),isProven:e=>passesUnmeasured(t=>w.gate(e,{with:t,builds:T})),wanted:y?b??null:null,sure:u,gates:d,stop:C.stop,hears:hearIn(p),clock:()=>performance.now()/1e3},_,v),t=redactor(secretsIn(r,``))(e);
return a.write(s.values.json?jsonDocument(t):bisectionText(t,paintFor(a,r),terminalWidth(a))),C.signal.aborted?Number(process.exitCode??130):statusOfBisected(e)}catch(e){
if(!isCancellation(e,C.stop.aborted?C.stop:C.signal))throw e;
return p.info(`ended before anything was known of the commits`),Number(process.exitCode??130)}finally{
C.done()}}catch(e){
n.e=e}finally{
await n.d()}}
function endsIn(e){
let[t=``,n,...r]=e,i=/^(.+?)\.\.(.+)$/.exec(t),[a,o]=i&&n===void 0?[i[1],i[2]]:[t,n];
if(a&&o&&r.length===0&&!o.startsWith(`.`))return[a,o];
throw new Misconfigured(`bisect: "${e.join(` `)}" is not accepted. Give the older commit, which is fast, and the newer one, which is slow: "benchgate bisect v1.4.0 main".`)}
async function shaOf(e,t){
let n=Buffer.from(t,`utf8`).toString(`latin1`),r=await commitOf(e,n)??await commitOf(e,`refs/remotes/origin/${n}`);
if(r!==null)return r;
throw new Misconfigured(`"${t}" is not in this clone, and without the commits before it there is nothing to search. Fetch it first: "git fetch origin".`)}
function hearIn(e){
let t=!0;
return{began({good:n,bad:r,commits:i},a){
t=!0,e.info(`GOOD ${shortSha(n)}, BAD ${shortSha(r)}: ${counted(i.length,`commit`)}, at most ${counted(a,`gate`)}`)},measuring({gate:t,most:n,commit:r,rounds:i,left:a}){
let o=i===null?`BAD`:`${shortSha(r.sha)} "${printableName(r.subject,50)}"`,s=i===null?``:`, ${formatRounds(i)}`;
e.info(`gate ${t} (${leftText(a)}, at most ${n-t} more): ${o}${s}`)},measured({position:n,ratio:r,rounds:i,seconds:a},{benchmark:o,unit:s}){
let c=t?`; following ${printableName(o)} ${unitName(s)}`:``;
t=!1;
let l=i===0?`nothing that it measures differs`:`${changeText(r)} (${betweenText(r)})`;
e.info(`  ${n}: ${l}, ${formatDuration(a)}${c}`)},skipped({why:t}){
e.info(`  skipped: ${printableName(t.split(`
`)[0]??``,300)}`)},moved(t,n){
e.info(`${shortSha(t)} is on a branch that was merged later, so the commit that the branch left, ${shortSha(n)}, is GOOD`)},innocent({sha:t,subject:n}){
e.info(`  ${shortSha(t)} "${printableName(n,50)}" builds what the commit before it builds: it is not the culprit`)},inside({sha:t}){
e.info(`${shortSha(t)} is a merge: searching the branch that it merges`)}}}
function leftText(e){
let[t,n]=[e[0],e.at(-1)];
return!t||!n||t===n?`1 commit left`:`${counted(e.length,`commit`)} left, ${shortSha(t.sha)}..${shortSha(n.sha)}`}
export{bisect as a,bisectionText as c,usage as i,hearIn as n,measuredWith as o,run as r,refuseUnrelated as s,flags as t};