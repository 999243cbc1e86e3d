import{An as getOrInsert,Dt as formatChange,Ft as formatRounds,Jt as countsBytes,Lt as formatShortP,Mt as formatPercent,Nn as shortenedName,Nt as formatPercentBeside,Pn as unitName,Pt as formatRatio,Rt as formatValue,an as effectByRatio,cr as term,er as joined,in as decidingChange,ir as name,or as say}from"./basics.js";
import{o as settingsOfRow}from"./row-rules.js";
import{i as benchmarkId}from"./unmatched.js";
function called(e,t){
return name(shortenedName(t(e),80))}
function labelOf(e,t){
let n=e.unit===`sec/op`?``:say` in ${unitOf(e.unit)}`;
return say`${called(e,t)}${n}`}
function byBenchmark(e){
let t=new Map;
for(let n of e)getOrInsert(t,benchmarkId(n),()=>[]).push(n);
return[...t.values()]}
function unitOf(e){
return name(unitName(e))}
function amountWithInterval(e,t,n=null){
let{estimate:r}=e,{verb:i,what:a}=wordingOf(t),{way:o,opposite:s,near:c,far:l}=endsOf(e,t),u=e=>say`, ${term(`interval`,e)} `,d=[];
if(c!==null&&l!==null){
let[e,t]=[formatPercent(c),formatPercent(l)];
c<0?d=say`${u(`between`)}${e} ${s} and ${t} ${o}`:e!==t&&(d=say`${u(`between`)}${e} and ${t}`)}else c!==null&&c>0&&(d=say`${u(`at least`)}${formatPercent(c)}`);
return say`${i} ${percent(r-1,n)} ${o}${a}${d}`}
function intervalInWords(e,t){
let{way:n,opposite:r,near:i,far:a}=endsOf(e,t);
if(i!==null&&a!==null){
let[e,t]=[formatPercent(i),formatPercent(a)];
return i<0?`between ${e} ${r} and ${t} ${n}`:e===t?`${e} ${n}`:`between ${e} and ${t} ${n}`}
return i!==null&&i>0?`at least ${formatPercent(i)} ${n}`:`no interval`}
function amountOfInterval(e,t){
let{verb:n,what:r}=wordingOf(t);
return say`${n} ${intervalInWords(e,t)}${r}`}
function endsOf({estimate:e,low:t,high:n},r){
let{up:i,down:a}=wordingOf(r),o=e>=1,[s,c]=o?[i,a]:[a,i],l=[t,n].map(e=>e===null?null:o?e-1:1-e),[u=null,d=null]=o?l:l.toReversed();
return{way:s,opposite:c,near:u,far:d}}
function amount(e,t,n,r=null){
let{verb:i,up:a,down:o,what:s}=wordingOf(n);
return say`${i} ${percent(e,r)} ${t?a:o}${s}`}
function percent(e,t){
return t===null?formatPercent(e):formatPercentBeside(e,t)}
function lessOrFewer(e){
return/[a-z]{2}[^\Ws]s(\/|$)/.test(e)&&!countsBytes(e)&&!/sec(ond)?s(\/|$)/.test(e)?`fewer`:`less`}
function wordingOf({unit:e,better:t}){
return e===`sec/op`?{verb:`is`,up:`slower`,down:`faster`,what:[]}:/\/(s|sec)$/.test(e)&&t===`higher`?{verb:`is`,up:`faster`,down:`slower`,what:say` in ${unitOf(e)}`}:{verb:`has`,up:`more`,down:lessOrFewer(e),what:say` ${unitOf(e)}`}}
function shownChange({change:e,better:t,gate:n,accepted:r}){
return e===`inconclusive`&&(t===null||n!==`fail`)?`undirected`:e===`regressed`?n===`fail`?r===null?e:`accepted`:`muted`:e}
function isLoud(e){
return e===`regressed`||e===`improved`||e===`changed`}
function hasMoved({change:e,exact:t,delta:n}){
return isLoud(e)||t&&n!==0}
const noPoint=`values in two groups`;
function isPoint({ratio:e,delta:t,warnings:n}){
return e===null||e.low===null||e.high===null||t===null||n.every(({kind:e})=>e!==`two-modes`)?!0:Math.abs(1+t-e.estimate)<=.25*(e.high-e.low)}
function estimateOf(e,t=null){
let{ratio:n,exact:r}=e;
if(r||n===null){
let n=decidingChange(e);
return n===null?`from 0`:formatChange(n,t).replace(`.0%`,`%`)}
if(Math.abs(n.estimate-1)<5e-4&&!isLoud(e.change))return`0.0%`;
if(isPoint(e))return formatChange(n.estimate-1,t);
let i=[n.low,n.high].map(e=>formatChange((e??1)-1));
return[...new Set(i)].join(` to `)}
function betweenOf(e){
let{ratio:t,shift:n,exact:r,unit:i,base:a,head:o,delta:s}=e,c=[a,o].map(({center:e})=>e===0?`0`:formatValue(e,i)),l=[...new Set(c)].join(` → `);
return r||s===null?say`${l}${r?`, exact`:``}`:t===null?say`${n===void 0?``:`medians `}${l}, no interval`:say`${intervalInWords(t,e)}${isPoint(e)?``:`, ${noPoint}`}`}
function sentence(e,t,n){
let r=e.map((e,r)=>say`${clause(e,t,r===0)}${repetition(e,t,n)}`);
return joined(r,`. It also `)}
function magnitude(e){
let t=decidingChange(e);
return t===null?1/0:Math.abs(t)}
function furthestFirst(e){
return e.toSorted((e,t)=>Math.sign(magnitude(t)-magnitude(e))||0)}
function completeRounds({base:e,head:t}){
return e.samples.filter((e,n)=>e!==null&&(t.samples[n]??null)!==null).length}
function hasGaps({base:e,head:t},{rounds:n,merged:r}){
if(r===null)return completeRounds({base:e,head:t})<n.length;
let i=new Map,a=n.map((n,r)=>[e,t].every(({samples:e})=>(e[r]??null)!==null));
for(let[e,{block:t}]of n.entries())a[e]&&i.set(t,e);
return n.some(({block:e},t)=>!a[t]&&t<(i.get(e)??0))}
function change(e,t=null){
let{base:n,head:r,unit:i,delta:a,ratio:o,exact:s}=e,c=decidingChange(e),l=e.shift??r.center-n.center;
return a===null||c===null&&n.center!==r.center?say`went from ${n.center===0?`0`:formatValue(n.center,i)} to ${formatValue(r.center,i)} in ${unitOf(i)}`:s||c===null?say`has ${formatValue(Math.abs(l),i)} ${l>0?`more`:lessOrFewer(i)} ${unitOf(i)}`:o===null?amount(c,l>0,e,t):isPoint(e)?amountWithInterval(o,e,t):say`${amountOfInterval(o,e)} (${noPoint})`}
function chance({adjustedP:e},{alpha:t,correction:n,deltaTest:r}){
if(e===null)return[];
let i=n===`none`?term(`p`,`p`):term(`adjusted-p`,`adjusted p`);
return say`${i} ${formatShortP(e,t)}${r===`ttest`?` (Welch's t)`:``}`}
function second({ratio:e,base:t,head:n,p:r},i,{alpha:a,strict:o},s=null){
let c=e===null?`${formatValue(t.center,i)} → ${formatValue(n.center,i)}`:formatChange(e.estimate-1,s);
return r===null||o?c:`${c} (p ${formatShortP(r,a)})`}
function clause(e,t,n){
let{exact:r}=e,{threshold:i}=settingsOfRow(e,t),a=r?valuesOf(e,i):roundsOf(e,t),o=formatRatio(i),s=term(`threshold`,`threshold`),c=[];
return t.strict&&!r&&e.adjustedP!==null?c=say` for exceeding the ${s} of ${o}`:n&&(c=decidingChange(e)===null?say`; beyond any ${s}`:say`; ${s} ${o}`),say`${change(e,i)}${a}${c}${roundsThatDecided(e,t)}`}
function roundsThatDecided({ratio:e,better:t,base:n,head:r,pairedP:i},{deltaTest:a}){
if(a!==`utest`||i===null||t===null||e===null||e.low===null||e.high===null)return[];
let[o]=[e.low,e.high].map(e=>effectByRatio(e,t).worsening).toSorted((e,t)=>e-t);
if(o===void 0||o>0)return[];
let s=n.samples.flatMap((e,t)=>{
let n=r.samples[t]??null;
return e===null||n===null?[]:[{base:e,head:n}]}),c=s.filter(e=>t===`lower`?e.head>e.base:e.head<e.base).length;
return say`; head was worse in ${c} of ${formatRounds(s.length)}, which decides, as the two of a round are compared`}
function repetition(e,t,n){
let{exact:r,confirmation:i,unit:a}=e,o=term(`confirmation`,`confirmed`);
return i?.recurred?say`; ${o} by a second measurement, ${second(i,a,t,settingsOfRow(e,t).threshold)}`:r||i!==null||!n?[]:say`; not ${o}, as the second measurement gave too few values`}
function valuesOf(e,t){
let{base:n,head:r,unit:i}=e,a=decidingChange(e),o=say`${term(`exact`,`exact`)}, does not vary`;
if(a===null)return say` (${o})`;
let s=`${formatValue(n.center,i)} → ${formatValue(r.center,i)}`;
return say` (${s}, ${formatChange(a,t).replace(`.0%`,`%`)}; ${o})`}
function roundsOf(e,t){
let n=chance(e,t);
return say`; ${formatRounds(completeRounds(e))}, ${n.length===0?`not tested`:n}`}
export{byBenchmark as _,hasGaps as a,unitOf as b,sentence as c,isPoint as d,hasMoved as f,amountWithInterval as g,amount as h,furthestFirst as i,betweenOf as l,shownChange as m,change as n,magnitude as o,isLoud as p,completeRounds as r,second as s,chance as t,estimateOf as u,called as v,labelOf as y};