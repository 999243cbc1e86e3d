import{Ar as benchmarkId,Bt as movements,En as formatDuration,Gt as suiteWarning,Ht as replayedOf,It as formatsOf,Lt as innerSamplesOf,Nr as settingOf,Pr as sides,Rt as configurations,Sn as counted,Ut as soonerOf,Vt as othersOf,Wt as stealWarning,_r as median,yn as reasonOf,zt as isOtherCodeShown}from"./basics.js";
import{_ as addedUp,b as lostResults,c as judgeEmpty,l as judgeUntouched,s as judge,u as judgeWithoutBase,y as fewerResults}from"./verdict.js";
import{C as movedWarning,N as openWithoutBase,ct as calibrationOf,ft as compare,j as confirm,mt as geomeans,ot as noisyMachine,ut as judgeCalibration}from"./judged.js";
import{s as ruleWarnings}from"./row-rules.js";
import{n as isMatched,r as unmatched}from"./unmatched.js";
import{t as accept}from"./acceptances.js";
import{r as idOf}from"./note.js";
import{r as referenceOf,t as kindOf}from"./point.js";
import{t as countWorseSteps}from"./findings.js";
const doubtKinds=[`optimised-away`,`grows-with-n`,`setup-timed`,`first-off`,`clock`,`prints`];
function doubtsOf({rounds:e,probe:t,printed:n}){
let r=new Map(t.flatMap(triedIn)),i=[...[...subjectsOf(e)].flatMap(([e,{subject:t,base:n,head:i}])=>{
let a=fromTimes(t,{base:n,head:i}),o=r.get(e);
return(a.length>0?a:o?fromProbe(o,i):fromFirst({base:n,head:i})).map(e=>({...t,...e}))}),...printing(n)];
return doubtKinds.flatMap(e=>i.filter(t=>t.kind===e))}
function fromTimes(e,t){
let n=1e-9/processorsOf(e),r=seen(t,e=>{
let t=fastestOf(e);
return t.seconds<n&&t.iterations>=1e6?t:null});
if(r)return[{kind:`optimised-away`,side:r.side,...r.found}];
let i=seen(t,e=>{
let t=median(e.map(totalOf));
return t<1e-5?{total:t}:null});
return i?[{kind:`clock`,side:i.side,...i.found}]:[]}
function processorsOf({benchmark:e}){
return/parallel/i.test(e)?Math.max(1,Number(/-(\d+)$/.exec(e)?.[1]??1)):1}
function fromFirst(e){
let t=sides.filter(t=>e[t].length>=8),n=t.flatMap(t=>{
let[n=0,...r]=e[t].map(({seconds:e})=>e),i=median(r),a=median(r.map(e=>Math.abs(e-i)));
return n>Math.max(Math.max(...r)+i/10,i+6*a)?[{side:t,first:n,others:i}]:[]}),r=n.at(-1);
return!r||n.length<t.length?[]:[{kind:`first-off`,...r,side:n.length===1?r.side:null}]}
function printing(e){
let t=new Map;
for(let{benchmark:n,package:r,line:i}of e){
let e=benchmarkId({benchmark:n,package:r}),a=[...i.trim()].slice(0,120).join(``);
a!==``&&!t.has(e)&&t.set(e,{benchmark:n,package:r,kind:`prints`,line:a})}
return[...t.values()]}
function seen(e,t){
let[n,r]=sides.map(n=>e[n].length===0?null:t(e[n]));
return n&&r?{side:null,found:r}:r?{side:`head`,found:r}:n?{side:`base`,found:n}:null}
function subjectsOf(e){
let t=new Map;
for(let n of e)for(let e of sides)for(let[r,i]of timingsOf(n[e].measurements)){
let[n,a]=JSON.parse(r),o=t.get(r)??{subject:{benchmark:a,package:n},base:[],head:[]};
o[e].push(fastestOf(i)),t.set(r,o)}
return t}
const leastExponent=.4,undisturbed={short:.4,long:.75};
function triedIn(e){
let{short:t,long:n,two:r}=e,i=timingsOf(n?.measurements??[]),a=r===null&&(shareOf(t)<undisturbed.short||n!==null&&shareOf(n)<undisturbed.long);
return[...timingsOf(t.measurements)].map(([t,n])=>{
let r=i.get(t)??[];
return[t,{short:n,long:r,worked:workedIn(e,n,r),isDisturbed:a}]})}
function workedIn({short:e,long:t,two:n},r,i){
let a=n?.processor;
if(a===void 0||e.processor===void 0||t?.processor===void 0)return null;
let o=e=>e.reduce((e,{iterations:t})=>e+t,0);
return{short:Math.max(0,e.processor-a)/o(r),long:Math.max(0,t.processor-a)/o(i)}}
function shareOf({seconds:e,processor:t=e}){
return t/e}
function fromProbe(e,t){
let{short:n,long:r,worked:i,isDisturbed:a}=e,o=fastestOf(n);
if(t.length===0||totalOf(o)<1e-5||a)return[];
let s=r.length>0?r:t,c=growing(o,s,t,i)??(n.length>1?preparing(o,s,t,i):null);
return c?[c]:[]}
function growing(e,t,n,r){
let i=fastestOf(t);
if(e.iterations<10||i.iterations<2*e.iterations)return null;
let a=i.seconds/e.seconds,o=r===null?a:Math.min(a,byProcessor(r,e)),s=Math.log(o)/Math.log(i.iterations/e.iterations);
return n.filter(({iterations:t})=>2*t>=i.iterations&&t>=2*e.iterations).some(t=>exponentOf(e,t)<leastExponent)||s<leastExponent?null:{kind:`grows-with-n`,exponent:s,probe:e,full:i}}
function exponentOf(e,t){
return Math.log(t.seconds/e.seconds)/Math.log(t.iterations/e.iterations)}
function byProcessor({short:e,long:t},{seconds:n}){
return Math.min(t/n,e>0?t/e:1/0)}
function preparing(e,t,n,r){
let i=t.toSorted(byTime),a=i[i.length-1>>1],o=e.iterations===Math.floor(a.iterations/16);
if(e.iterations>1&&!o||a.iterations<2*e.iterations)return null;
let s=n.toSorted(byTime).at(-1);
if(e.seconds<2*a.seconds||e.seconds<=s.seconds)return null;
let c=(e.seconds-a.seconds)/(1/e.iterations-1/a.iterations),l=r===null?c:Math.min(c,(r.short-r.long)*e.iterations),u=l/totalOf(a);
return u<.1?null:{kind:`setup-timed`,setup:l,share:u,probe:e,full:a}}
function timingsOf(e){
let t=new Map;
for(let{benchmark:n,config:r,iterations:i,unit:a,value:o}of e){
if(a!==`sec/op`||o<0||i<1)continue;
let e=JSON.stringify([settingOf(r,`pkg`)??null,n]),s=t.get(e);
s?s.push({iterations:i,seconds:o}):t.set(e,[{iterations:i,seconds:o}])}
return t}
function fastestOf(e){
return e.toSorted(byTime)[0]}
function byTime(e,t){
return e.seconds-t.seconds}
function totalOf({iterations:e,seconds:t}){
return e*t}
function judgeRecorded(e){
let{settings:t,rounds:n,series:r,lost:i,proven:a,unmatched:o,again:s,merged:c,warnings:l}=e,u=compare(r,t,machines(n)),d=s?confirm(u,s.series,t,machines(s.rounds)):u,f=replayedIn(l),p=f?d.map(opened):openWithoutBase(d,i),m=accept(p,t.accepted),h=t.calibrate&&m.length>0&&f===null?calibrationOf(r,t,t.seed,machines(n)):null;
if(t.shard!==null&&isEmpty(e))return withoutComparisons(e,judgeEmpty(t.shard));
let g=h?judgeCalibration(h):judgementOn({comparisons:m,unmatched:o,lost:i,proven:a,settings:t,merged:c,warnings:l}),_=t.shard===null&&missingIn(c)===0&&a.length===0&&i.length===0,v=ruleWarnings(t,[...m,...o.base,...o.head,...i,...a]);
return{...withoutComparisons(e,g),calibration:h,comparisons:m,geomeans:geomeans(m),warnings:inOrder([...l,...v.filter(({kind:e})=>_||e!==`rule-unused`)])}}
function replayedIn(e){
return e.find(e=>e.kind===`replayed`)??null}
function unreadIn(e){
return e.reduce((e,t)=>e+(t.kind===`unread-results`?t.count:0),0)}
function opened(e){
return{...e,change:`inconclusive`}}
function isEmpty({stopped:e,lost:t,series:n}){
return e===`empty`&&t.length===0&&n.length===0}
function judgementOn({comparisons:e,unmatched:t,lost:n,proven:r,settings:i,merged:a,warnings:o}){
let s=a?.isStrangers??!1,c={proven:r.length,isClaimed:s,missing:missingIn(a),replayed:replayedIn(o),isOtherCode:o.some(isOtherCodeShown),unread:unreadIn(o)};
return judge({comparisons:e,unmatched:t,lost:n,...c,rules:i})}
function judgeNothing(e){
return withoutComparisons(e,judgeUntouched(e.merged?.isStrangers))}
function judgeBaseFailed(e,t,n){
return{...withoutComparisons(e,judgeWithoutBase(n,e.commits.base)),baseFailed:t}}
function withoutComparisons(e,t){
let{series:n,again:r,...i}=e;
return{schema:1,...verdictInWords(t,i.settings),...i,baseFailed:null,again:r?.rounds??[],calibration:null,comparisons:[],geomeans:[]}}
function verdictInWords({verdict:e,grounds:t},n){
return{verdict:e,reason:reasonOf(t,n)}}
function missingIn(e){
let t=e?.missing??[],n=t.filter(({why:e})=>e===`unreadable`).length,r=t.filter(({why:e})=>e===`absent`).length;
return t.length-n-r+Math.max(n,r)}
function machines(e){
return e.map(({block:e})=>e)}
function inOrder(e){
return[`replayed`,`shared-install`,`unread-code`,`unread-results`,`fewer-results`,`values-left-out`,`too-few-rounds`,`suite`,`moved`,`flaky`,`noisy-machine`,`drift`,`second-visit`,`configuration`,`steal`,`others`,`rule-unused`,`rule-over`,`left-running`,`setup-running`,`git-changed`,`reference-failed`].flatMap(t=>e.filter(e=>e.kind===t))}
function warningsFrom({rounds:e,again:t,series:n,machine:r,toolchains:i}){
return[...[replayedOf(n)??soonerOf(e,r.cores)].filter(e=>e!==null),...toolchainWarning(i),...[noisyMachine(r)].filter(e=>e!==null),...movements(e,n),...stealWarning(r.steal),...[othersOf(e)??othersOf(t?.rounds??[])].filter(e=>e!==null)]}
function toolchainWarning({base:e,head:t}){
return e===null||t===null||e===t?[]:[{kind:`configuration`,key:`go`,base:e,head:t}]}
function resultOf(e){
let{rounds:t,series:n,lost:r,proven:i=[],probe:a,printed:o,again:s,stopped:c}=e,l=recordOfNothing(e,t),u={...l,stopped:c,series:n.filter(isMatched),unmatched:{base:unmatched(n,`base`),head:unmatched(n,`head`)},again:s&&{rounds:s.rounds.map(recordOf),series:s.series},isRelaid:s?.isRelaid??!1,lost:r,proven:i,doubts:doubtsOf({rounds:t,probe:a,printed:o})},d=[...l.warnings,...movedWarning(t),...flakyWarning(e),...configurations(t),...lostResults([...t,...s?.rounds??[]]),...e.settings.go===null?fewerResults(t):[],...warningsFrom(u)];
return judgeRecorded({...u,warnings:inOrder(d)})}
function flakyWarning({flaky:e=[],again:t}){
let n=addedUp([...e,...t?.flaky??[]]);
return n.length===0?[]:[{kind:`flaky`,benchmarks:n}]}
function resultWithoutBase(e,t,{why:n,message:r,output:i}){
return judgeBaseFailed(recordOfNothing(e,t),{message:r,output:i},n)}
function withWarnings(e,t){
return{...e,warnings:[...e.warnings,...t]}}
function resultUntouched(e){
return judgeNothing({...recordOfNothing(e,[]),stopped:`unchanged`})}
function recordOfNothing({commits:e,settings:t,machine:n,suite:r,otherCode:i=[],rules:a=null,toolchains:o,laidOut:s=[],visits:c=[]},l){
return{commits:e,settings:t,rules:a,machine:n,toolchains:o,laidOut:s,visits:c,formats:formatsOf(l),innerSamples:innerSamplesOf(l),rounds:l.map(recordOf),stopped:`failed`,series:[],unmatched:{base:[],head:[]},again:null,isRelaid:!1,lost:[],proven:[],doubts:[],profiles:[],warnings:[...i,...suiteWarning(r)],since:null,merged:null,elsewhere:null}}
function recordOf({round:e,block:t,first:n,base:r,head:i}){
return{round:e,block:t,first:n,base:recordVisit(r),head:recordVisit(i)}}
function recordVisit({started:e,seconds:t,claimed:n,others:r}){
return{started:e,seconds:t,...n===void 0?{}:{claimed:n},...r===void 0?{}:{others:r}}}
function withSince(e,t,n){
return{...e,since:sinceIn(t,n)}}
function sinceIn(e,t){
let{commits:n,settings:r,rounds:i,comparisons:a}=e,o=t&&countWorseSteps(t,n.base.sha,kindOf(e));
return{...referenceOf(n.base),threshold:r.threshold,rounds:i.length,rows:a.map(e=>{
let{benchmark:t,package:n,unit:r,better:i,exact:a,delta:s,ratio:c,change:l,gate:u}=e;
return{benchmark:t,package:n,unit:r,better:i,exact:a,delta:s,ratio:c,change:l,gate:u,steps:o?.get(idOf(e))??null}})}}
function acceptIn(e,t){
if(t.length===0)return e;
let{settings:n}=e,r=accept(e.comparisons,[...n.accepted,...t]);
return{...e,...verdictInWords(judgementOn({...e,comparisons:r}),n),comparisons:r}}
function progressLine(e){
let{left:t}=e;
return`${roundLabel(e)}: ${whatOf(e)}${t>=1?`; about ${formatDuration(t)} left`:``}`}
function roundLabel({round:e,last:t,isBeyond:n}){
return`round ${e} of ${n?`at most `:``}${t}`}
function whatOf({pair:e,visited:t,open:n,took:r}){
if(e)return`base ${e.base.seconds.toFixed(1)} s, head ${e.head.seconds.toFixed(1)} s`;
let i=t-n;
return`${counted(t,`benchmark`)} in ${r.toFixed(1)} s${i>0?`, ${i} of them now done`:``}`}
function nextUpdate(e,t){
return t+Math.min(6e5,Math.max(6e4,t-e))}
export{resultOf as a,withSince as c,judgeBaseFailed as d,judgeNothing as f,acceptIn as i,withWarnings as l,warningsFrom as m,progressLine as n,resultUntouched as o,judgeRecorded as p,roundLabel as r,resultWithoutBase as s,nextUpdate as t,inOrder as u};