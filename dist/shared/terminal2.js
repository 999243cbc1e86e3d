import{Fn as formatValue,Fr as getOrInsert,Mr as rowId,Vr as list,Wr as paragraph,Yr as code,Zr as joined,_i as shellLine,bi as visibleLines,dn as columns,fi as escapeControls,gn as wrapLine,hn as widthOf,ii as say,ln as unitName,mn as plain,sn as namingOf,ti as name}from"./basics.js";
import{A as suiteNote,B as byBenchmark,G as isLoud,H as estimateOf,L as comparisonsPart,O as rulesNote,R as isSignificant,T as doubtsPart,U as furthestFirst,W as hasMoved,X as shownChange,_ as missingPart,a as namingOfRun,b as inconclusivePart,c as unmatchedPart,d as slowRunsPart,f as profilesPart,g as lostPart,h as baseFailedPart,l as replayedPart,m as seenOncePart,o as regressionsPart,p as passingPart,s as reportHead,t as directionNote,u as runWarningPart,v as provenPart,w as patternsOf,x as unconfirmedPart,z as sameUnits}from"./judged.js";
import{f as regressions,h as withChange,m as undecided}from"./verdict.js";
import{t as benchPatternIn}from"./names.js";
import{t as plainText}from"./plain.js";
function briefReport(e,t=!1){
let n=namingOfRun(e),r=furthestFirst(regressions(e.comparisons)),{outcome:i,reason:a,of:o}=reportHead(e),s=e.profiles.map(e=>({...e,files:null}));
return{outcome:i,reason:a,before:[comparisonsPart(e,n,{rest:`none`,medians:!1}).map(e=>folded(e,t)),profilesPart(s,n,10,5),directionNote(furthestFirst(withChange(e.comparisons,`changed`))),seenOncePart(e,n),unconfirmedPart(e,n,10),provenPart(e,10),rulesNote(e.rules),suiteNote(e,10),doubtsPart(e,n,10),slowRunsPart(e,n),runWarningPart(e),unmatchedPart(e,n,10),[paragraph(say`${o}, seed ${e.settings.seed}`)]],after:[replayedPart(e),missingPart(e,10),e.baseFailed?baseFailedPart(e,e.baseFailed):[],lostPart(e,n,10),...worstParts(r,e,n),passingPart(e,n,10),inconclusivePart(e,n,10),nextPart(r,e)]}}
function worstParts(e,t,n){
let r=byBenchmark(e),i=regressionsPart(r.slice(0,3).flat(),t,n),a=r.length-3;
return[[...i,...a>0?[list([say`and ${a} more, in the table above`])]:[]]]}
function folded(e,t){
if(e.kind!==`comparisons`)return e;
let{rows:n,rest:r}=t?{rows:e.rows,rest:[]}:foldRows(e.rows);
return{...e,rows:n,below:r.length===0?[]:[paragraph(r)]}}
function foldRows(e){
let t=e.filter(({of:e})=>hasMoved(e)),n=e.filter(({of:e})=>undecided([e]).length>0),r=new Set([...worstFirst(t).slice(0,40),...n.slice(0,10)]),i=e.length-r.size<=3||t.length===0&&e.length<=12?e:e.filter(e=>r.has(e));
if(i.length===e.length)return{rows:i,rest:[]};
let a=new Set([...t,...n,...i]),o=e.filter(e=>!a.has(e)),s=o.filter(({of:e})=>e.change!==`inconclusive`),c=o.length-s.length,l=(e,t,n)=>e>t?say`${e-t} more ${n}`:[];
return{rows:i,rest:say`${joined([l(t.length,40,`that moved`),l(n.length,10,`that are open`),c===0?[]:say`${c} open that cannot fail`,s.length===0?[]:unmoved(s)],`; `)} (\`--all\` shows them)`}}
function worstFirst(e){
let t=({of:{change:e}})=>Number(e===`regressed`)+Number(isLoud(e));
return e.toSorted((e,n)=>t(n)-t(e))}
function unmoved(e){
let t=sameUnits(e.map(({of:e})=>e)),n=e.filter(({of:e})=>!e.exact),[r]=n.toSorted((e,t)=>boundOf(t)-boundOf(e)),i=n.length===e.length?`each`:`${n.length} that vary`,a=r===void 0||!Number.isFinite(boundOf(r))?[]:say`${i} worse by at most ${r.bound}`,o=joined([a,t],`; `);
return say`${e.length} rows did not move${o.length===0?``:say`: ${o}`}`}
function boundOf({of:{ruledOut:e,better:t},bound:n}){
return e===null||t===null||n===``?1/0:e}
function nextPart([e],t){
if(e===void 0)return[];
let{settings:n,profiles:r}=t,i=n.go===null||r.length>0?[]:closerLook(e,t),a=say`If it is worth it: \`benchgate accept\`, with the result of a run with \`--results FOLDER\`.`;
return[list([i,a].filter(e=>e.length>0))]}
function closerLook({benchmark:e,package:t},n){
let r=shellLine(...t===null?[]:[`--packages`,patternsOf(t,n.warnings)],`--bench`,benchPatternIn(n,e),`--profile`,`cpu`);
return escapeControls(r)!==r||r.includes("`")?[]:say`To see where its time goes, add ${code(r)}.`}
function versionRows(e){
let t=e.flatMap(({result:e})=>e.comparisons),n=namingOf(t,[],e[0]?.result.formats),r=new Map;
for(let[t,{result:n}]of e.entries())for(let i of n.comparisons)getOrInsert(r,rowId(i),()=>e.map(()=>null))[t]=i;
return[...r.values()].flatMap(e=>{
let t=e.filter(e=>e!==null),[r]=t;
return r===void 0?[]:{name:escapeControls(n(r)),unit:escapeControls(unitName(r.unit)),base:formatValue(r.base.center,r.unit),cells:e,isMoved:t.some(e=>hasMoved(e)||undecided([e]).length>0)}})}
function versionCell(e,t){
return isLoud(e.change)?estimateOf(e):undecided([e]).length>0?`open`:isSignificant(e,t)?estimateOf(e):`~`}
function versionBrief({name:e,result:t}){
let n=namingOfRun(t),{outcome:r,reason:i}=reportHead(t),a=furthestFirst(regressions(t.comparisons));
return{outcome:r,reason:say`${name(e)}: ${i}`,before:[],after:[lostPart(t,n,mostSaid),t.baseFailed?baseFailedPart(t,t.baseFailed):[],...worstParts(a,t,n),unconfirmedPart(t,n,mostSaid),replayedPart(t),inconclusivePart(t,n,mostSaid),unmatchedPart(t,n,mostSaid),runWarningPart(t)]}}
const mostSaid=3,colours={pass:`green`,fail:`red`,inconclusive:`yellow`,calibration:`bold`,failure:`yellow`};
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
let n=shownChange(e),i=`${signs[n]} ${d[t]??``}`.trimEnd(),a=changeColours[n];
return a?r(a,i):i}),...f]}
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
let a=t.map(({name:e,result:t},r)=>[escapeControls(e),...n.map(({cells:e})=>textOf(e[r]??null,t.settings.alpha))]),o=[`unit`,...n.map(e=>e.unit)],s=i<50?[]:[[escapeControls(e),...n.map(e=>e.base)]],c=e=>2+Math.max(...e.map(widthOf)),l=[`benchmark`,...n.map(e=>e.name)],u=[o,...s].reduce((e,t)=>e+c(t),0),d=Math.min(c(l)-2,12)+u,f=[],p=0;
for(let e of a){
p+=c(e);
let t=f.at(-1);
t&&p<=i?t.push(e):(f.push([e]),p=d+c(e))}
return f.flatMap((e,t)=>{
let a=l.map((t,n)=>[t,...[o,...s,...e].map(e=>e[n]??``)]),c=columns(a,2,i);
return[...t===0?[]:[``],...c.map((e,t)=>painted(e,n[t-1],r))]})}
function textOf(e,t){
if(e===null)return``;
let n=shownChange(e);
return`${n===`inconclusive`?``:signs[n].trim()} ${versionCell(e,t)}`.trim()}
function painted(e,t,n){
let r=(t?.cells??[]).map(e=>e&&changeColours[shownChange(e)]),i=[`red`,`yellow`,`green`].find(e=>r.includes(e));
return i?n(i,e):e}
export{versionsText as n,briefReport as r,terminalText as t};