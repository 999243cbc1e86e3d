import{n as escapeHtml,t as page}from"./page.js";
import{S as writtenSpread,Tn as formatDelta,_ as numberScale,b as writtenDelta,c as columnName,fi as escapeControls,g as configLines,h as refusedLines,jn as formatRatio,mi as printableName,o as Footnotes,p as isMutedBy,s as wordsOf,v as versusTitle,x as writtenP,y as written}from"./basics.js";
import{a as refusePlaces}from"./present.js";
import{resolve}from"node:path";
import{writeFile}from"node:fs/promises";
const noProgram={text:``,hash:`sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=`},verdicts={pass:`Pass`,fail:`Fail`,inconclusive:`Inconclusive`,nothing:`Not compared`};
function comparePage(e,{verdict:t},n,r){
let i=[...new Set(e.flatMap(({columns:e})=>e.map(columnName)))],a=r===``?i.join(`, `):r,o=sheetsOf(e),s=[`<header class="${t}">`,`<h1><span class="verdict">${verdicts[t]}</span> ${text(a)}</h1>`,`<p>${i.map(code).join(`, `)}</p>`,`</header>`,...n.length===0?[]:[`<ul>`,...n.map(e=>`<li>${text(e)}</li>`),`</ul>`],...e.map((t,n)=>section(t,e[n-1],o[n]))];
return page(`Benchgate: ${verdicts[t]}, ${escapeControls(a)}`,s.join(`
`),noProgram)}
function section(e,t,{notable:n,quiet:r,left:i}){
let a=configLines(e,t).map(text),o=new Footnotes,s=r.length<=20,c=t=>t.map(t=>rowHtml(e.rows.at(t),e,o)),l=c(s?[...n,...r]:n),u=s?[]:c(r),d=e.rows.length>1&&e.totals.length>0?totalHtml(e,o):``,f=`${r.length} ${n.length===0?``:`other `}rows, which show nothing or little`;
return[`<section>`,`<h2>${text(e.unit)}</h2>`,...a.length===0?[]:[`<p>${a.join(` · `)}</p>`],...l.length===0&&d===``?[]:[tableHtml(e,l,d)],...u.length===0?[]:[`<details><summary>${f}</summary>`,tableHtml(e,u,``),`</details>`],...i===0?[]:[`<p>${i} more rows are not on this page, so that it opens: the table in the terminal and --csv have all.</p>`],...o.list().map(([e,t])=>`<p>${e} ${text(wordsOf(t))}</p>`),`</section>`].join(`
`)}
function tableHtml({columns:e},t,n){
return[`<div class="scroll" role="region" aria-label="Table" tabindex="0">`,`<table class="compared">`,`<thead><tr><th scope="col">Benchmark</th>${e.flatMap((e,t)=>{
let n=`<th scope="col">${code(columnName(e))}</th>`;
return t===0?[n]:[n,`<th scope="col">${versusTitle}</th>`]}).join(``)}</tr></thead>`,`<tbody>`,...t,`</tbody>`,...n===``?[]:[`<tfoot>${n}</tfoot>`],`</table>`,`</div>`].join(`
`)}
function rowHtml({name:e,rule:t,cells:n},{columns:r,unit:i},a){
let o=numberScale(n.flatMap(e=>e?[e.center]:[]),i),s=n.map((e,n)=>{
let i=text(columnName(r[n]??[]));
if(!e)return n===0?empty:`${empty}${empty}`;
let{center:s,low:c,high:l}=e,u=` ± ${writtenSpread(s,c,l)} ${a.marks(e.notes)}`.trimEnd(),d=`<td data-l="${i}">${written(s,o)}<small>${u}</small></td>`;
return n===0?d:`${d}${changeHtml(e,cellChange(e,t),a)}`}),c=t===null?[]:[t.threshold===null?[]:[`threshold ${formatRatio(t.threshold)}`]].flat(),l=t===null?``:`<small>rule ${code(t.match)}${[...c,...t.gate===`fail`?[]:[`gate ${t.gate}`]].map(e=>`, ${e}`).join(``)}</small>`;
return`<tr><th scope="row">${code(e)}${l}</th>${s.join(``)}</tr>`}
const empty=`<td></td>`,signs={regressed:`✗`,suspect:`⚠︎`,changed:`?`,improved:`✓`};
function changeHtml({versus:e},t,n){
if(!e)return empty;
let r=signs[t],i=t===`muted`?`<small>muted </small>`:r===void 0?``:`<span class="sign" aria-hidden="true">${r}</span>`,a=`${writtenP(e)} ${n.marks(e.notes)}`.trimEnd();
return`<td class="change ${t===`suspect`?`inconclusive`:t}">${i}${text(writtenDelta(e))}<small> ${text(a)}</small></td>`}
function totalHtml({totals:e,unit:t,columns:n},r){
return`<tr><th scope="row">geomean</th>${e.map((e,i)=>{
let{center:a,ratio:o}=e,s=a===null?``:written(a,numberScale([a],t)),c=`<td data-l="${text(columnName(n[i]??[]))}">${s}<small> ${r.marks(e.notes)}</small></td>`;
return i===0?c:`${c}<td class="change">${o===null?`?`:formatDelta(o-1)}</td>`}).join(``)}</tr>`}
function text(e){
return escapeHtml(escapeControls(e))}
function code(e){
return`<code>${escapeHtml(printableName(e))}</code>`}
function cellChange({versus:e},t){
let n=e?.finding??`none`;
return isMutedBy(t)?n===`regressed`?`muted`:n===`suspect`?`none`:n:n}
const ranks={regressed:0,suspect:2,changed:3,muted:4,improved:5};
function sheetsOf(e){
let[t,n]=[2e3,3e4];
return e.map(e=>{
let r=Array.from({length:7},()=>[]),i=0;
for(let t of e.rows)r[rankOf(t)]?.push(i++);
let a=r.pop().slice(0,n),o=r.flat().slice(0,t);
return t-=o.length,n-=a.length,{notable:o,quiet:a,left:e.rows.length-o.length-a.length}})}
function rankOf({cells:e,rule:t}){
let[n,...r]=e,i=6;
for(let e of r){
let r=e?ranks[cellChange(e,t)]??6:n&&!isMutedBy(t)?1:6;
r<i&&(i=r)}
return i}
async function openComparePage(e,t){
let n=resolve(t,e);
return await refusePlaces({results:null,html:n}),async(e,t,r)=>{
let i=t.verdict!==`nothing`,a=i?(r.at(-1)??``).replace(/^\w+: /,``):``,o=[...refusedLines(t.refused),...i?r.slice(0,-1):r];
await writeFile(n,comparePage(e,t,o,a))}}
export{openComparePage};