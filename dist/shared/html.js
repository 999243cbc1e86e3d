import{Fn as formatValue,Kn as decidingChange,Pr as sides,Tn as formatDelta,bi as visibleLines,ii as say,jn as formatRatio,kn as formatPercent,mi as printableName,vr as quantileSorted}from"./basics.js";
import{J as magnitude,X as shownChange,Z as unitOf}from"./judged.js";
import{n as escapeHtml,r as newInline,t as page}from"./page.js";
import{t as plainText}from"./plain.js";
const[width$1,height$1]=[200,20],middle=width$1/2,reach=middle-16;
function gridDefinitions(e,t){
return`<svg class="definitions" width="0" height="0" aria-hidden="true"><defs>${[...new Map(e.map(e=>[gridName(e),e]))].map(([e,{of:n,threshold:r}])=>grid(e,n.better,t,r)).join(``)}</defs></svg>`}
function axis({limit:e}){
let t=formatRatio(e),[n,r]=[position(-e,e),position(e,e)];
return`<svg class="axis" viewBox="0 0 ${width$1} 14" role="img" aria-label="from -${t} to +${t}"><text x="${n}" y="11">-${t}</text><text x="${middle}" y="11">0%</text><text x="${r}" y="11">+${t}</text></svg>`}
function intervalPlot(e,{limit:t}){
let{low:n,high:r,centre:i}=shownOf(e.of),a=[whisker(n,r,t),dot(i,t)].join(``);
return`<svg class="plot" viewBox="0 0 ${width$1} ${height$1}" role="img"><title>${titleOf(e.of)}</title><use href="#${gridName(e)}"/>${a}</svg>`}
function plottedChange(e){
return shownOf(e).centre}
function shownOf(e){
let{ratio:t,base:n,head:r}=e;
if(t!==null){
let[e,n]=[(t.low??-1/0)-1,(t.high??1/0)-1];
return{low:e,high:n,centre:t.estimate-1}}
let i=e.shift??r.center-n.center,a=i>0?1/0:-1/0,o=decidingChange(e)??(i===0?0:a);
return{low:o,high:o,centre:o}}
function titleOf(e){
let{ratio:t}=e;
if(t===null)return formatDelta(decidingChange(e));
let n=e=>`${e>=1?`+`:`-`}${formatPercent(e-1)}`;
return t.low!==null&&t.low===t.high?n(t.estimate):`${t.low===null?`-∞`:n(t.low)} to ${t.high===null?`+∞`:n(t.high)}`}
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
function gridName({of:{better:e},threshold:t}){
return e===null?`grid-unknown`:`grid-${e}-${t}`}
function grid(e,t,{limit:n},r){
let i=`<path class="zero" d="M${middle} 0v${height$1}"/>`,a=t===`higher`?-r:r,o=position(a,n),[s,c]=t===`higher`?[0,o]:[o,width$1],l=e=>t!==null&&Math.abs(e)<=n,u=l(a)?`<path class="worse" d="M${s} 0H${c}V${height$1}H${s}z"/>`:``,d=(r===0?[]:[a,1/(1+a)-1].filter(l)).map(e=>`M${position(e,n)} 0v${height$1}`).join(``);
return`<g id="${e}">${u}${d===``?``:`<path class="threshold" d="${d}"/>`}${i}</g>`}
const steps=[1,1.5,2,3,5,10];
function plotScale(e,t){
let n=e.flatMap(reachOf).sort((e,t)=>e-t),r=n[Math.floor(.8*(n.length-1))]??0,i=Math.min(n.at(-1)??0,Math.max(r,4*t));
return{limit:rounded(Math.max(i,2*t,.001))}}
function reachOf(e){
let{ratio:t}=e;
if(t===null){
let t=decidingChange(e);
return t===null?[]:[Math.abs(t)]}
let n=[t.low,t.estimate,t.high].flatMap(e=>e===null?[]:[Math.abs(e-1)]);
return[Math.max(...n)]}
function rounded(e){
let t=10**Math.floor(Math.log10(e)),n=steps.find(n=>e<=n*t*(1+1e-9))??10;
return Number((n*t).toPrecision(3))}
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
function extentOf(e){
let t=e.map(e=>e.flatMap(e=>e===null?[]:[e]).sort((e,t)=>e-t)),[n,r]=[between(t.flat()),between(t.flatMap(tame))];
return r.high-r.low<.25*(n.high-n.low)?r:n}
function tame(e){
if(e.length===0)return[];
let[t,n]=[.25,.75].map(t=>quantileSorted([...e],t)),r=3*(n-t);
return e.filter(e=>e>=t-r&&e<=n+r)}
function between(e){
return e.length===0?{low:0,high:1}:{low:e.reduce((e,t)=>Math.min(e,t)),high:e.reduce((e,t)=>Math.max(e,t))}}
function comparisonTable({rows:e,geomeans:t,settings:n,rounds:r},i){
let{threshold:a}=n,o=plotScale(e.map(({of:e})=>e),a),s=groupsOf(e,n.sort),c={rounds:r,scale:o,inline:i,anchors:newAnchors(),open:opened(s)};
return[gridDefinitions(e,o),`<table class="comparisons">`,`<thead><tr><th scope="col" data-sort="name">Benchmark</th><th scope="col">Unit</th><th scope="col" data-sort="change">Change</th><th scope="col" class="drawn"><span>Interval</span>${axis(o)}</th><th scope="col">Base</th><th scope="col">Head</th><th scope="col" data-sort="bound">Worse by at most</th><th scope="col" data-sort="p">p</th></tr></thead>`,...s.map(e=>groupPart(e,c)),t.length===0?``:`<tfoot>${t.map(e=>geomeanRow(e,i)).join(`
`)}</tfoot>`,`</table>`,`<p>${legend(e)}</p>`].filter(e=>e!==``).join(`
`)}
function opened(e){
let t=e.filter(({name:e})=>e===`regressed`||e===`inconclusive`);
return new Set(t.flatMap(({rows:e})=>e.filter(({of:e})=>!e.exact)).slice(0,6))}
function legend(e){
let t=new Set(e.map(e=>e.threshold)).size>1?`the row's threshold`:`the threshold`;
return`Drawn: the ratio of head to base, with its 95% interval, as a change.${e.some(e=>e.threshold>0)?` Dashed: ${t}, in both directions.`:``} Shaded: worse than ${t}. An arrow: beyond the scale. Open a row for its rounds: ${key(`base`,`M0 6h8`)} base ${key(`head`,`M4 6h0`)} head; the lines are their centres.`}
function key(e,t){
return`<svg class="key" viewBox="0 0 8 12" aria-hidden="true"><path class="${e}" d="${t}"/></svg>`}
function groupPart({name:e,title:t,sign:n,rows:r,isQuiet:i},a){
return[`<tbody class="${e}${i&&r.length>20?` long`:``}">`,`<tr class="group"><th colspan="8" scope="rowgroup">${marked(n)}${t} (${r.length})</th></tr>`,...r.map(e=>rowHtml(e,a)),`</tbody>`].join(`
`)}
function rowHtml(e,t){
let{of:n,name:r,unit:i,estimate:a,base:o,head:s,bound:c,adjustedP:l}=e,{inline:u,scale:d}=t,f=t.anchors([n.package??[],n.benchmark,n.unit].flat().join(` `));
return[`<tr id="${escapeHtml(f.id)}" data-k="${sortKeys(e)}"><th scope="row">`,`<details${t.open.has(e)?` open`:``}><summary>${u(r)}</summary>`,n.exact?``:stripPlot(n,t.rounds),`<a href="${escapeHtml(f.href)}">Link to this row</a></details></th>`,`<td>${u(i)}</td>`,`<td>${escapeHtml(a)}</td>`,`<td>${intervalPlot(e,d)}</td>`,`<td>${o}</td>`,`<td>${s}</td>`,`<td>${c}</td>`,`<td>${escapeHtml(l)}</td></tr>`].join(``)}
function sortKeys({of:e}){
let t=plottedChange(e),n=e.better===`higher`?-t:t,r=e=>e===null?``:String(Number(e.toPrecision(4)));
return[r(n),r(e.ruledOut),r(e.exact?null:e.adjustedP)].join(`;`)}
function geomeanRow({unit:e,ratio:t,rows:n,of:r},i){
return`<tr><th scope="row">${n===r?`geomean`:`geomean (${n} of ${r})`}</th><td>${i([unitOf(e)])}</td><td>${formatDelta(t-1)}</td><td></td><td></td><td></td><td></td><td></td></tr>`}
function marked(e){
return e===``?``:`<span class="sign" aria-hidden="true">${e}</span>`}
const groups=[{name:`regressed`,title:`Regressed`,sign:`✗`},{name:`accepted`,title:`Regressed, and accepted`,sign:`☑`},{name:`muted`,title:`Regressed, and muted`,sign:`–`},{name:`inconclusive`,title:`Inconclusive`,sign:`⚠︎`},{name:`improved`,title:`Improved`,sign:`✓`},{name:`changed`,title:`Changed`,sign:`?`},{name:`within`,title:`Within what a pass allows`,sign:``},{name:`unchanged`,title:`Unchanged`,sign:``},{name:`undirected`,title:`Inconclusive, and cannot fail: muted, or in a unit of unknown direction`,sign:``}];
function groupsOf(e,t){
return groups.flatMap(n=>{
let r=e.filter(({of:e})=>shownChange(e)===n.name);
if(r.length===0)return[];
let i=[`regressed`,`accepted`,`muted`,`improved`,`changed`].includes(n.name)&&t!==`name`,a=(e,t)=>Math.sign(magnitude(t.of)-magnitude(e.of))||0,o=[`within`,`unchanged`,`undirected`].includes(n.name);
return[{...n,isQuiet:o,rows:i?r.toSorted(a):r}]})}
function newAnchors(){
let e=new Map;
return t=>{
let n=`row-${[...printableName(t)].slice(0,120).join(``).replace(/\s+/g,`-`)}`,r=n,i=e.get(n)??2;
for(;e.has(r);)r=`${n}--${i++}`;
return e.set(r,2),r!==n&&e.set(n,i),{id:r,href:`#${encodeURIComponent(r)}`}}}
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
export{htmlPage as t};