import{Bt as say,H as formatPercent,J as shortSha,Jt as visibleLines,Kt as legible,Qt as Misconfigured,R as formatDelta,U as formatRatio,W as formatRounds,q as formatValue,qt as visible,ut as sides,w as csvReport}from"./basics.js";
import{H as shownAs,I as completeRounds,R as magnitude,Z as unitOf,n as newLinks,o as wholeReport}from"./markdown.js";
import{l as quantileSorted}from"./libraries.js";
import{n as plainText}from"./random.js";
import{bt as standing,ht as replaceFile,vt as makeFolder}from"./recover.js";
import{dirname,join,resolve}from"node:path";
import{mkdir,mkdtemp,readFile,rm,rmdir}from"node:fs/promises";
function peopleUnit(e){
return e===`sec/op`?{unit:`ns/op`,convert:e=>Number((e*1e9).toPrecision(15))}:e===`B/s`?{unit:`MB/s`,convert:e=>Number((e/1e6).toPrecision(15))}:{unit:e,convert:e=>e}}
const longest$1={benchmark:1024,measure:64};
function bencherMetricFormat({comparisons:e}){
let t=new Map;
for(let n of e){
let e=shorten(nameOf$1(n),longest$1.benchmark),r=t.get(e)??new Map;
r.set(measureOf(n),metricOf(n)),t.set(e,r)}
let n=Object.fromEntries([...t].map(([e,t])=>[e,Object.fromEntries(t)]));
return`${JSON.stringify(n,null,2)}\n`}
function nameOf$1({benchmark:e,package:t}){
return visible(t===null?e:`${t}.${e}`)||`(no name)`}
function measureOf({unit:e}){
return e===`sec/op`?`latency`:shorten(visible(peopleUnit(e).unit),longest$1.measure)}
function metricOf({unit:e,head:t}){
let{convert:n}=peopleUnit(e);
return{value:n(t.center),...t.low===null?{}:{lower_value:n(t.low)},...t.high===null?{}:{upper_value:n(t.high)}}}
function shorten(e,t){
let n=[...e];
if(n.length<=t)return e;
let r=`~${digest(e)}`;
return n.slice(0,t-r.length).join(``)+r}
function digest(e){
let t=14695981039346656037n;
for(let n of new TextEncoder().encode(e))t=BigInt.asUintN(64,(t^BigInt(n))*1099511628211n);
return t.toString(16).padStart(16,`0`)}
function githubActionBenchmark({comparisons:e,commits:t},n=`lower`){
let r=e.filter(e=>e.better===n).map(e=>{
let{unit:n,convert:r}=peopleUnit(e.unit),{center:i,low:a,high:o}=e.head,s=a===null||o===null?{}:{range:`${r(a)} to ${r(o)}`},c=`median of ${formatRounds(completeRounds(e))} at ${shortSha(t.head.sha)}`;
return{name:nameOf(e),unit:visible(n),value:r(i),...s,extra:c}});
return`${JSON.stringify(r,null,2)}\n`}
function nameOf({benchmark:e,package:t,unit:n}){
let r=t===null?``:` (${t})`;
return visible(`${e}${r}${n===`sec/op`?``:` - ${n}`}`)}
function newAnchors(){
let e=new Set;
return t=>{
let n=`row-${[...legible(t)].slice(0,120).join(``).replace(/\s+/g,`-`)}`,r=n;
for(let t=2;e.has(r);t++)r=`${n}--${t}`;
return e.add(r),{id:r,href:`#${encodeURIComponent(r)}`}}}
function escapeHtml(e){
return e.replace(/[&<>"'`]/g,e=>`&#${e.charCodeAt(0)};`)}
const groups=[{name:`regressed`,title:`Regressed`,sign:`✗`},{name:`accepted`,title:`Regressed, and accepted`,sign:`☑`},{name:`muted`,title:`Regressed, and muted`,sign:`–`},{name:`inconclusive`,title:`Inconclusive`,sign:`⚠︎`},{name:`improved`,title:`Improved`,sign:`✓`},{name:`changed`,title:`Changed`,sign:`?`},{name:`within`,title:`Within what a pass allows`,sign:``},{name:`unchanged`,title:`Unchanged`,sign:``},{name:`undirected`,title:`Inconclusive, and cannot fail: muted, or in a unit of unknown direction`,sign:``}];
function groupsOf(e,t){
return groups.flatMap(n=>{
let r=e.filter(({of:e})=>shownAs(e)===n.name);
if(r.length===0)return[];
let i=[`regressed`,`accepted`,`muted`,`improved`,`changed`].includes(n.name)&&t!==`name`,a=(e,t)=>Math.sign(magnitude(t.of)-magnitude(e.of))||0,o=[`within`,`unchanged`,`undirected`].includes(n.name);
return[{...n,isQuiet:o,rows:i?r.toSorted(a):r}]})}
const[width$1,height$1]=[200,20],middle=width$1/2,reach=middle-16;
function gridDefinitions(e,t){
return`<svg class="definitions" width="0" height="0" aria-hidden="true"><defs>${[null,`lower`,`higher`].map(n=>grid(n,e,t)).join(``)}</defs></svg>`}
function axis({limit:e}){
let t=formatRatio(e),[n,r]=[position(-e,e),position(e,e)];
return`<svg class="axis" viewBox="0 0 ${width$1} 14" role="img" aria-label="from -${t} to +${t}"><text x="${n}" y="11">-${t}</text><text x="${middle}" y="11">0%</text><text x="${r}" y="11">+${t}</text></svg>`}
function intervalPlot(e,{limit:t}){
let{better:n}=e,{low:r,high:i,centre:a}=shownOf(e),o=[whisker(r,i,t),dot(a,t)].join(``);
return`<svg class="plot" viewBox="0 0 ${width$1} ${height$1}" role="img"><title>${titleOf(e)}</title><use href="#${gridName(n)}"/>${o}</svg>`}
function changeOf(e){
return shownOf(e).centre}
function shownOf({ratio:e,delta:t,base:n,head:r}){
if(e!==null){
let[t,n]=[(e.low??-1/0)-1,(e.high??1/0)-1];
return{low:t,high:n,centre:e.estimate-1}}
let i=r.center>n.center?1/0:-1/0,a=t??(r.center===n.center?0:i);
return{low:a,high:a,centre:a}}
function titleOf({ratio:e,delta:t}){
if(e===null)return formatDelta(t);
let n=e=>`${e>=1?`+`:`-`}${formatPercent(e-1)}`;
return e.low!==null&&e.low===e.high?n(e.estimate):`${e.low===null?`-∞`:n(e.low)} to ${e.high===null?`+∞`:n(e.high)}`}
function whisker(e,t,n){
if(e===t||e>n||t<-n)return``;
let[r,i]=[e<-n,t>n],a=r?8:position(e,n),o=i?width$1-8:position(t,n);
return`<path d="M${a} 10H${o}${[r?``:`M${a} 6v8`,i?``:`M${o} 6v8`].join(``)}"/>${[r?arrow(-1):``,i?arrow(1):``].join(``)}`}
function dot(e,t){
return Math.abs(e)>t?arrow(Math.sign(e)):`<circle cx="${position(e,t)}" cy="10" r="3"/>`}
function arrow(e){
return`<path d="M${e<0?1:width$1-1} 10l${-7*e}-4v8z"/>`}
function position(e,t){
let n=Math.max(-1,Math.min(1,e/t));
return Math.round((middle+n*reach)*10)/10}
function gridName(e){
return`grid-${e??`unknown`}`}
function grid(e,{limit:t},n){
let r=`<path class="zero" d="M${middle} 0v${height$1}"/>`,i=e===`higher`?-n:n,a=[i,1/(1+i)-1].map(e=>position(e,t)),[o=middle]=a,[s,c]=e===`higher`?[0,o]:[o,width$1],l=e===null?``:`<path class="worse" d="M${s} 0H${c}V${height$1}H${s}z"/>`,u=e===null||n===0?``:`<path class="threshold" d="${a.map(e=>`M${e} 0v${height$1}`).join(``)}"/>`;
return`<g id="${gridName(e)}">${l}${u}${r}</g>`}
const steps=[1,1.5,2,3,5,10];
function scaleOf(e,t){
let n=e.flatMap(reachOf).sort((e,t)=>e-t),r=n[Math.floor(.8*(n.length-1))]??0,i=Math.min(n.at(-1)??0,Math.max(r,4*t));
return{limit:rounded(Math.max(i,2*t,.001))}}
function reachOf({ratio:e,delta:t}){
if(e===null)return t===null?[]:[Math.abs(t)];
let n=[e.low,e.estimate,e.high].flatMap(e=>e===null?[]:[Math.abs(e-1)]);
return[Math.max(...n)]}
function rounded(e){
let t=10**Math.floor(Math.log10(e)),n=steps.find(n=>e<=n*t*(1+1e-9))??10;
return Number((n*t).toPrecision(3))}
function extentOf(e){
let t=e.map(e=>e.flatMap(e=>e===null?[]:[e]).sort((e,t)=>e-t)),[n,r]=[between(t.flat()),between(t.flatMap(tame))];
return r.high-r.low<.25*(n.high-n.low)?r:n}
function tame(e){
if(e.length===0)return[];
let[t,n]=[.25,.75].map(t=>quantileSorted([...e],t)),r=3*(n-t);
return e.filter(e=>e>=t-r&&e<=n+r)}
function between(e){
return e.length===0?{low:0,high:1}:{low:e.reduce((e,t)=>Math.min(e,t)),high:e.reduce((e,t)=>Math.max(e,t))}}
const[width,height]=[360,150],margin={left:66,right:8,top:10,bottom:24},floor=height-margin.bottom;
function stripPlot(e,t){
let n=partsOf(e),r=frameOf(n);
return[`<svg class="strip" viewBox="0 0 ${width} ${height}" role="img" aria-label="base and head in each round">`,figures(r,e.unit),borders(n,t,r),...n.flatMap(e=>sides.map(t=>values(e,t,r))),captions(n,r),`</svg>`].join(``)}
function partsOf({base:e,head:t,confirmation:n}){
let r=e=>Math.max(e.base.samples.length,e.head.samples.length),i={base:e,head:t,from:0,length:r({base:e,head:t})};
return n===null?[i]:[i,{...n,from:i.length+1,length:r(n)}]}
function frameOf(e){
let t=Math.max(...e.map(({from:e,length:t})=>e+t)),n=extentOf(e.flatMap(e=>sides.map(t=>e[t].samples)));
return{extent:n,x:e=>whole(margin.left+(e+.5)/t*(width-margin.left-margin.right)),y:e=>{
let t=(e-n.low)/(n.high-n.low||1);
return whole(floor-Math.max(0,Math.min(1,t))*(floor-margin.top))}}}
function figures({extent:e,y:t},n){
return[...new Set([e.high,e.low])].map(e=>{
let r=t(e);
return`${`<path class="rule" d="M${margin.left} ${r}H${width-margin.right}"/>`}<text class="figure" x="${margin.left-6}" y="${r+3.5}">${escapeHtml(formatValue(e,n))}</text>`}).join(``)}
function borders(e,t,{x:n}){
let r=t.flatMap(({block:e},n)=>n>0&&e!==t[n-1]?.block?[n-.5]:[]),i=e.slice(1).map(({from:e})=>e-1);
return[...r,...i].map(e=>`<path class="border" d="M${n(e)} ${margin.top-4}V${floor+4}"/>`).join(``)}
function values(e,t,{extent:n,x:r,y:i}){
let{center:a,samples:o}=e[t],s=[],c=[];
for(let[a,l]of o.entries()){
if(l===null)continue;
let o=r(e.from+a);
l>n.high?c.push(`M${whole(o-3.5)} ${margin.top}h7l-3.5-6z`):l<n.low?c.push(`M${whole(o-3.5)} ${floor}h7l-3.5 6z`):s.push(t===`base`?`M${whole(o-3)} ${i(l)}h6`:`M${o} ${i(l)}h0`)}
let l=`M${r(e.from-.5)} ${i(a)}H${r(e.from+e.length-.5)}`,u=c.length===0?``:`<path class="wild" d="${c.join(``)}"/>`;
return`<path class="${t} centre" d="${l}"/><path class="${t}" d="${s.join(``)}"/>${u}`}
function captions([e,t],{x:n}){
let r=(e,t)=>`<text x="${n(e)}" y="${height-8}">${t}</text>`,i=({from:e,length:t})=>e+(t-1)/2;
if(e===void 0)return``;
let a=e.length-1;
return`${e.length<4?``:`${r(0,`1`)}${r(a,String(e.length))}`}${r(i(e),`round`)}${t===void 0?``:r(i(t),`again`)}`}
function whole(e){
return Math.round(e)}
function comparisonTable({rows:e,geomeans:t,settings:n,rounds:r},i){
let{threshold:a}=n,o=scaleOf(e.map(({of:e})=>e),a),s=groupsOf(e,n.sort),c={rounds:r,scale:o,inline:i,anchors:newAnchors(),open:opened(s)};
return[gridDefinitions(o,a),`<table class="comparisons">`,`<thead><tr><th scope="col" data-sort="name">Benchmark</th><th scope="col">Unit</th><th scope="col" data-sort="change">Change</th><th scope="col" class="drawn"><span>Interval</span>${axis(o)}</th><th scope="col">Base</th><th scope="col">Head</th><th scope="col" data-sort="bound">Worse by at most</th><th scope="col" data-sort="p">p</th></tr></thead>`,...s.map(e=>groupPart(e,c)),t.length===0?``:`<tfoot>${t.map(e=>geomeanRow(e,i)).join(`
`)}</tfoot>`,`</table>`,`<p>${legend(a)}</p>`].filter(e=>e!==``).join(`
`)}
function opened(e){
let t=e.filter(({name:e})=>e===`regressed`||e===`inconclusive`);
return new Set(t.flatMap(({rows:e})=>e.filter(({of:e})=>!e.exact)).slice(0,6))}
function legend(e){
return`Drawn: the ratio of head to base, with its 95% interval, as a change.${e===0?``:` Dashed: the threshold, in both directions.`} Shaded: worse than the threshold. An arrow: beyond the scale. Open a row for its rounds: ${key(`base`,`M0 6h8`)} base ${key(`head`,`M4 6h0`)} head; the lines are their centres.`}
function key(e,t){
return`<svg class="key" viewBox="0 0 8 12" aria-hidden="true"><path class="${e}" d="${t}"/></svg>`}
function groupPart({name:e,title:t,sign:n,rows:r,isQuiet:i},a){
return[`<tbody class="${e}${i&&r.length>20?` long`:``}">`,`<tr class="group"><th colspan="8" scope="rowgroup">${marked(n)}${t} (${r.length})</th></tr>`,...r.map(e=>rowHtml(e,a)),`</tbody>`].join(`
`)}
function rowHtml(e,t){
let{of:n,name:r,unit:i,estimate:a,base:o,head:s,bound:c,adjustedP:l}=e,{inline:u,scale:d}=t,f=t.anchors([n.package??[],n.benchmark,n.unit].flat().join(` `));
return[`<tr id="${escapeHtml(f.id)}" data-k="${sortKeys(e)}"><th scope="row">`,`<details${t.open.has(e)?` open`:``}><summary>${u(r)}</summary>`,n.exact?``:stripPlot(n,t.rounds),`<a href="${escapeHtml(f.href)}">Link to this row</a></details></th>`,`<td>${u(i)}</td>`,`<td>${escapeHtml(a)}</td>`,`<td>${intervalPlot(n,d)}</td>`,`<td>${o}</td>`,`<td>${s}</td>`,`<td>${c}</td>`,`<td>${escapeHtml(l)}</td></tr>`].join(``)}
function sortKeys({of:e}){
let t=changeOf(e),n=e.better===`higher`?-t:t,r=e=>e===null?``:String(Number(e.toPrecision(4)));
return[r(n),r(e.ruledOut),r(e.exact?null:e.adjustedP)].join(`;`)}
function geomeanRow({unit:e,ratio:t,rows:n,of:r},i){
return`<tr><th scope="row">${n===r?`geomean`:`geomean (${n} of ${r})`}</th><td>${i([unitOf(e)])}</td><td>${formatDelta(t-1)}</td><td></td><td></td><td></td><td></td><td></td></tr>`}
function marked(e){
return e===``?``:`<span class="sign" aria-hidden="true">${e}</span>`}
function newInline(){
let e=newLinks(),t=t=>{
if(typeof t==`string`)return escapeHtml(visible(t));
switch(t.kind){case`name`:case`code`:return`<code>${escapeHtml(legible(t.text))}</code>`;case`strong`:return`<strong>${n(t.text)}</strong>`;case`term`:{
let[n,r]=[escapeHtml(t.words),e(t.anchor)];
return r===null?n:`<a href="${r}">${n}</a>`}case`link`:return`<a href="${escapeHtml(t.to)}">${n(t.words)}</a>`;case`break`:return`<br>
`}},n=e=>e.map(t).join(``);
return n}
function page(e,t){
return`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-31RF/m30SimA3WVhcTA+MRkF6cyouncpKyah7ihfCfI='; script-src 'sha256-FCzynDuObTCftKWXISgyralMKNfI5/3yxqBFnOb/5Us='; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(e)}</title>
<style>
:root {
  color-scheme: light dark;
  --page: #ffffff; --raised: #f6f7f9; --line: #d9dde3; --text: #1c2024; --muted: #59626d;
  --bad: #b42318; --bad-faint: #b4231814; --open: #8a5a00; --good: #1a7340; --other: #5b4bb7; --base: #59626d; --link: #0b5cad;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #101418; --raised: #181d23; --line: #2f3740; --text: #e4e8ec; --muted: #9ba6b2;
    --bad: #ff8d82; --bad-faint: #ff8d821c; --open: #e5b454; --good: #6fcf93; --other: #b3a6ff; --base: #9ba6b2; --link: #79b8ff;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 15px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; }
main { max-width: 1080px; margin: 0 auto; padding: 32px 24px 64px; }
a { color: inherit; text-decoration: underline dotted var(--muted); text-underline-offset: 3px; }
a:hover { color: var(--link); }
code, pre { font: 0.9em/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
code { overflow-wrap: anywhere; }
strong code { font-weight: 700; }
p, ul, pre, details, .scroll { margin: 0 0 12px; }
ul { padding-left: 20px; }
li { margin: 4px 0; overflow-wrap: anywhere; }
h1, h2 { line-height: 1.3; }
h1 { font-size: 26px; font-weight: 600; margin: 0 0 6px; }
h2 { font-size: 17px; font-weight: 600; margin: 32px 0 8px; }
header { margin-bottom: 24px; padding-bottom: 16px; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
header p { margin: 0; color: var(--muted); font-size: 13px; }
.verdict { display: inline-block; margin-right: 6px; padding: 1px 10px; border-radius: 6px; background: var(--mark, var(--muted)); color: var(--page); font-size: 18px; vertical-align: 3px; }
.fail, .regressed { --mark: var(--bad); }
.pass, .improved { --mark: var(--good); }
header.inconclusive, .inconclusive { --mark: var(--open); }
.changed { --mark: var(--other); }
.note { color: var(--muted); font-size: 13px; }
pre { overflow-x: auto; padding: 10px 12px; border-radius: 6px; background: var(--raised); }
pre code { overflow-wrap: normal; }
details { border: 1px solid var(--line); border-radius: 6px; padding: 0 14px; }
summary { margin: 0 -14px; padding: 7px 14px; cursor: pointer; overflow-wrap: anywhere; }
details[open] > summary { margin-bottom: 8px; border-bottom: 1px solid var(--line); }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: 14px; }
th, td { padding: 5px 12px 5px 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: middle; }
th { font-weight: 400; }
thead th { color: var(--muted); font-size: 13px; vertical-align: bottom; }
section > p { color: var(--muted); font-size: 13px; }
.scroll td, .scroll th { white-space: nowrap; }
td.right, th.right { text-align: right; }
td.center, th.center { text-align: center; }
.definitions { position: absolute; }
.comparisons { width: 100%; margin-bottom: 16px; }
.comparisons :is(thead th:first-child, th[scope=row]) { width: 99%; min-width: 180px; }
.comparisons td { white-space: nowrap; }
.comparisons :is(td, thead th):nth-child(n + 3) { text-align: right; }
.comparisons td:nth-child(4), .comparisons .drawn { padding: 0 16px 0 4px; text-align: left; }
.comparisons :is(th, td):last-child { padding-right: 0; }
.comparisons td:nth-child(3) { color: var(--mark, inherit); }
:is(.regressed, .improved, .changed) td:nth-child(3) { font-weight: 600; }
.comparisons td:nth-child(2), .comparisons td:nth-child(8) { color: var(--muted); }
.comparisons td:nth-child(2) { min-width: 88px; white-space: normal; }
.comparisons [hidden] { display: none; }
.js .long tr:not(.group) { display: none; }
.comparisons summary { display: list-item; margin: 0; padding: 0; cursor: pointer; }
.comparisons details { border: 0; margin: 0; padding: 0; }
.comparisons details[open] > summary { margin: 0 0 4px; border: 0; }
.comparisons details > a { font-size: 12px; color: var(--muted); }
.comparisons tr:target > * { background: var(--raised); }
.comparisons button { all: unset; cursor: pointer; }
:is(.comparisons button, .tools > *):focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
thead [aria-sort] button { color: var(--text); font-weight: 600; }
thead [aria-sort=ascending] button::after { content: " ↑"; }
thead [aria-sort=descending] button::after { content: " ↓"; }
.group button::before { content: "▾ "; }
.group button[aria-expanded=false]::before { content: "▸ "; }
.tools { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; margin: 0 0 12px; }
.tools :is(input, select) { padding: 5px 10px; border: 1px solid var(--muted); border-radius: 6px; background: var(--page); color: var(--text); font: inherit; }
.tools input { flex: 1 1 200px; max-width: 320px; }
.tools p { margin: 0; color: var(--muted); font-size: 13px; }
.chip { padding: 3px 10px; border: 1px solid var(--line); border-radius: 14px; background: var(--page); color: var(--text); font: inherit; font-size: 13px; cursor: pointer; }
.chip[aria-pressed=true] { border-color: var(--text); background: var(--raised); font-weight: 600; }
.group th { padding: 24px 0 4px; color: var(--mark, var(--muted)); font-weight: 600; }
.comparisons tbody tr { break-inside: avoid; }
tfoot th, tfoot td { color: var(--muted); }
tfoot tr:first-child > * { padding-top: 16px; }
.sign { display: inline-block; min-width: 16px; }
.drawn span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.axis, .plot { display: block; width: 200px; }
.axis { height: 14px; margin-bottom: 5px; overflow: visible; } .plot { height: 20px; }
.axis text { fill: var(--muted); font-size: 11px; text-anchor: middle; }
.plot { color: var(--mark, var(--muted)); fill: currentColor; stroke: currentColor; overflow: visible; }
.plot circle { stroke: var(--page); stroke-width: 1; }
.zero { stroke: var(--muted); stroke-width: 1; fill: none; }
.threshold { stroke: var(--muted); stroke-width: 1; stroke-dasharray: 2 3; fill: none; }
.worse { fill: var(--bad-faint); stroke: none; }
.strip { display: block; width: 100%; max-width: 480px; }
.strip text { fill: var(--muted); font-size: 11px; text-anchor: middle; }
.strip .figure { text-anchor: end; }
.rule, .border { stroke: var(--line); stroke-width: 1; fill: none; }
.border { stroke: var(--muted); stroke-dasharray: 3 3; }
.base { stroke: var(--base); stroke-width: 2; fill: none; }
.head { stroke: var(--mark, var(--text)); stroke-width: 6; stroke-linecap: round; fill: none; }
.centre { stroke-width: 1; stroke-linecap: butt; opacity: 0.7; }
.wild { fill: var(--muted); }
.key { width: 10px; height: 12px; vertical-align: -1px; margin-left: 4px; overflow: visible; }
@media screen and (max-width: 940px) {
  .comparisons, .comparisons :is(thead, tbody, tfoot) { display: block; }
  .comparisons tr { display: flex; flex-wrap: wrap; align-items: center; gap: 0 10px; padding: 8px 0; border-bottom: 1px solid var(--line); }
  .comparisons :is(th, td) { border: 0; padding: 0; }
  .comparisons thead tr { justify-content: flex-end; padding: 0; }
  .comparisons thead th:not(.drawn) { position: absolute; width: 1px; min-width: 0; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .comparisons thead th:not(.drawn):focus-within { position: static; width: auto; height: auto; clip-path: none; }
  .comparisons th[scope=row] { flex: 0 0 100%; }
  .comparisons td:nth-child(2), .comparisons td:nth-child(3) { min-width: 0; }
  .comparisons td:nth-child(4), .comparisons .drawn { margin-left: auto; padding: 0; }
  .axis, .plot { width: 180px; }
  .comparisons td:nth-child(n + 5) { color: var(--muted); font-size: 13px; }
  .comparisons td:nth-child(5)::before { content: "base "; }
  .comparisons td:nth-child(6)::before { content: "head "; }
  .comparisons td:nth-child(7)::before { content: "at most "; }
  .comparisons td:nth-child(7)::after { content: " worse"; }
  .comparisons td:nth-child(8)::before { content: "p "; }
  .comparisons td:empty { display: none; }
  tfoot tr:first-child > * { padding-top: 0; }
  .comparisons .group { padding: 20px 0 4px; }
  .comparisons .group th { padding: 0; }
}
@media (max-width: 600px) {
  main { padding: 20px 16px 48px; }
  h1 { font-size: 21px; }
}
@media print {
  main { max-width: none; padding: 0; }
  body { font-size: 11px; }
  h1 { font-size: 20px; }
  table, .note, section > p, thead th, header p { font-size: 10px; }
  th, td { padding: 3px 8px 3px 0; }
  .comparisons :is(thead th:first-child, th[scope=row]) { min-width: 120px; }
  .comparisons td:nth-child(2) { min-width: 64px; }
  .axis, .plot { width: 150px; }
  .tools { display: none; }
  .strip { max-width: 320px; }
  .verdict, .worse { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  details::details-content { content-visibility: visible; }
}
</style>
<script>
'use strict';
document.documentElement.classList.add('js');
document.addEventListener('DOMContentLoaded', () => {
  const table = document.querySelector('.comparisons');
  if (!table) return;
  const make = (tag, attributes, ...children) => {
    const made = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
    made.append(...children);
    return made;
  };
  const groups = [...table.tBodies].map(body => {
    const [head, ...trs] = body.rows;
    const group = { body, head, title: head.textContent, isClosed: body.classList.contains('long'), isChosen: false };
    group.rows = trs.map(tr => {
      const [worse, bound, p] = tr.dataset.k.split(';').map(value => (value === '' ? null : Number(value)));
      const name = tr.querySelector('summary').textContent;
      return { tr, group, name, text: (name + ' ' + tr.cells[1].textContent).toLowerCase(), change: worse, bound, p };
    });
    return group;
  });
  const rows = groups.flatMap(group => group.rows);
  const sorted = make('tbody', {});
  const search = make('input', { type: 'search', placeholder: 'Search', 'aria-label': 'Search benchmarks' });
  const status = make('p', { role: 'status' });
  const orders = [['', 'As judged'], ['change', 'Change'], ['bound', 'Worse by at most'], ['p', 'p'], ['name', 'Name']];
  const order = make('select', { 'aria-label': 'Sort by' }, ...orders.map(([value, text]) => make('option', { value }, text)));
  const tools = make('div', { class: 'tools', role: 'search' }, search, order);
  let column = null;
  let direction = 1;

  const show = () => {
    const words = search.value.toLowerCase().split(/\\s+/).filter(word => word !== '');
    const isAnyChosen = groups.some(group => group.isChosen);
    const isFiltered = words.length > 0 || isAnyChosen;
    let count = 0;
    for (const group of groups) {
      let some = 0;
      for (const row of group.rows) {
        const isFound = (!isAnyChosen || group.isChosen) && words.every(word => row.text.includes(word));
        if (isFound) some++;
        row.tr.hidden = !isFound || (group.isClosed && !isFiltered && column === null);
      }
      count += some;
      group.head.hidden = some === 0;
      group.button.setAttribute('aria-expanded', String(!group.isClosed || isFiltered));
      group.chip.setAttribute('aria-pressed', String(group.isChosen));
      group.body.classList.remove('long');
    }
    status.textContent = isFiltered ? count + ' of ' + rows.length : '';
  };

  const compare = (a, b) => {
    const [x, y] = [a[column], b[column]];
    if (x === null || y === null) return (x === null) - (y === null);
    return (x < y ? -1 : x > y ? 1 : 0) * direction;
  };
  const arrange = () => {
    if (column === null) {
      sorted.remove();
      for (const { body, rows: own } of groups) {
        body.append(...own.map(row => row.tr));
        body.hidden = false;
      }
    } else {
      for (const { body } of groups) body.hidden = true;
      sorted.append(...[...rows].sort(compare).map(row => row.tr));
      table.tHead.after(sorted);
    }
    for (const head of table.tHead.querySelectorAll('[data-sort]'))
      if (head.dataset.sort === column) head.setAttribute('aria-sort', direction > 0 ? 'ascending' : 'descending');
      else head.removeAttribute('aria-sort');
    order.value = column ?? '';
    show();
  };

  const firstOf = own => (own === 'change' || own === 'bound' ? -1 : 1);
  order.addEventListener('change', () => {
    column = order.value || null;
    direction = firstOf(column);
    arrange();
  });
  for (const head of table.tHead.querySelectorAll('[data-sort]')) {
    const own = head.dataset.sort;
    const first = firstOf(own);
    const button = make('button', { type: 'button' }, ...head.childNodes);
    button.addEventListener('click', () => {
      if (column !== own) [column, direction] = [own, first];
      else if (direction === first) direction = -first;
      else column = null;
      arrange();
    });
    head.append(button);
  }
  for (const group of groups) {
    for (const { tr } of group.rows) tr.classList.add(group.body.classList[0]);
    const cell = group.head.cells[0];
    group.button = make('button', { type: 'button' }, ...cell.childNodes);
    group.button.addEventListener('click', () => {
      group.isClosed = !group.isClosed;
      show();
    });
    cell.append(group.button);
    group.chip = make('button', { type: 'button', class: 'chip' }, group.title);
    group.chip.addEventListener('click', () => {
      group.isChosen = !group.isChosen;
      show();
    });
    tools.append(group.chip);
  }
  tools.append(status);
  table.before(tools);
  search.addEventListener('input', show);
  document.addEventListener('keydown', event => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || document.activeElement === search) return;
    event.preventDefault();
    search.focus();
  });

  const lead = () => {
    let id = location.hash.slice(1);
    try { id = decodeURIComponent(id); } catch { return; }
    const row = rows.find(one => one.tr.id === id);
    if (!row) return;
    if (row.tr.hidden) {
      row.group.isClosed = false;
      search.value = '';
      for (const group of groups) group.isChosen = false;
      show();
    }
    row.tr.querySelector('details').open = true;
    row.tr.scrollIntoView({ block: 'center' });
  };
  addEventListener('hashchange', lead);
  show();
  lead();
});
<\/script>
</head>
<body>
<main>
${t}
</main>
</body>
</html>
`}
function htmlPage(e){
let{reason:t,parts:n}=e,r=newInline(),i=[heading(e,r),htmlBlocks(n.flat(),r)];
return page(`Benchgate: ${plainText(t)}`,i.filter(e=>e!==``).join(`
`))}
function htmlBlocks(e,t=newInline()){
return e.map(e=>element(e,t)).filter(e=>e!==``).join(`
`)}
const verdicts={pass:`Pass`,fail:`Fail`,inconclusive:`Inconclusive`,calibration:`Calibration`,failure:`No verdict`};
function heading({outcome:e,reason:t,check:n,of:r},i){
return[`<header class="${e}">`,`<h1><span class="verdict">${verdicts[e]}</span> ${i(say`${t}${n}`)}</h1>`,`<p>${i(r)}</p>`,`</header>`].join(`
`)}
function element(e,t){
switch(e.kind){case`paragraph`:return`<p>${t(e.text)}</p>`;case`warning`:return`<p>⚠️ ${t(e.text)}</p>`;case`note`:case`alert`:return`<p class="note">${t(e.text)}</p>`;case`list`:return`<ul>\n${e.items.map(e=>`<li>${t(e)}</li>`).join(`
`)}\n</ul>`;case`code`:return`<pre tabindex="0"><code>${visibleLines(e.text).map(escapeHtml).join(`
`)}</code></pre>`;case`fold`:return`<details>\n<summary>${t(e.title)}</summary>\n${htmlBlocks(e.blocks,t)}\n</details>`;case`table`:return table(e,t);case`changes`:return``;case`comparisons`:return comparisons(e,t)}}
function comparisons(e,t){
return[`<section>`,`<h2>${t(e.title)}</h2>`,comparisonTable(e,t),...e.below.map(e=>element(e,t)),`</section>`].join(`
`)}
function table({columns:e,rows:t},n){
let r=e.map(({title:e,side:t})=>`<th scope="col"${alignment(t)}>${n([e])}</th>`),i=t=>e.map(({side:e},r)=>`<td${alignment(e)}>${n(t[r]??[])}</td>`);
return[`<div class="scroll" role="region" aria-label="Table" tabindex="0">`,`<table>`,`<thead><tr>${r.join(``)}</tr></thead>`,`<tbody>`,...t.map(e=>`<tr>${i(e).join(``)}</tr>`),`</tbody>`,`</table>`,`</div>`].join(`
`)}
function alignment(e){
return e===`left`?``:` class="${e}"`}
async function refuseUnusable(e){
try{
await makeFolder(e),await rmdir(await mkdtemp(join(e,`.benchgate-`)))}catch(t){
throw new Misconfigured(`results: "${e}" cannot be used as a folder: ${t.message}. Give a path that can be written.`)}}
async function emptyFolder(e){
let t=dirname(e);
(await standing(t))?.isSymbolicLink()&&await rm(t),await rm(e,{recursive:!0,force:!0}),await mkdir(e,{recursive:!0})}
async function writeResults(e,{result:t,report:n,profiles:r,samples:i}){
let a=t=>join(resolve(e),t),o={result:a(`result.json`),report:a(`report.md`),base:i&&a(`base.txt`),head:i&&a(`head.txt`)},s=[[o.result,()=>`${JSON.stringify(t,null,2)}\n`],[o.report,()=>n],[a(`report.html`),()=>htmlPage(wholeReport(t))],...i===null?[]:sides.map(e=>[a(`${e}.txt`),()=>i[e]]),[a(`comparisons.csv`),()=>csvReport(t)],[a(`smaller-is-better.json`),()=>githubActionBenchmark(t,`lower`)],[a(`bigger-is-better.json`),()=>githubActionBenchmark(t,`higher`)],[a(`bencher.json`),()=>bencherMetricFormat(t)]];
await mkdir(e,{recursive:!0});
for(let[e,t]of s)await replaceFile(e,t());
for(let{files:n}of t.profiles)for(let t of Object.values(n??{}))await copyProfile(r,resolve(e),t);
return o}
async function copyProfile(e,t,n){
let r=join(e,n);
(await standing(r))?.isFile()&&(await mkdir(dirname(join(t,n)),{recursive:!0}),await replaceFile(join(t,n),await readFile(r)))}
export{htmlPage as i,refuseUnusable as n,writeResults as r,emptyFolder as t};