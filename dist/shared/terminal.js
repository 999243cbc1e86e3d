import{Ln as shortSha,Sn as counted,dn as columns,fi as escapeControls,gn as wrapLine,mi as printableName,mn as plain,sn as namingOf,wn as formatChange}from"./basics.js";
import{n as escapeHtml,t as page}from"./page.js";
import{i as pullOf}from"./commits2.js";
function signed(e){
let t=e-1;
return t===0?`0%`:formatChange(t)}
function withInterval({estimate:e,low:t,high:n}){
return t===null||n===null||t===n?signed(e):`${signed(e)} (${signed(t)} to ${signed(n)})`}
function lastOf({values:e},{commits:t}){
let n=e.at(-1)?.head??``,r=t.find(({sha:e})=>e===n)?.on??``;
return`${shortSha(n)} of ${r.slice(0,10)}`}
function apartLines({apart:e}){
return e.map(([e,t])=>{
let[n,r]=[shortSha(e.sha),shortSha(t.sha)];
return`Nothing joins the lines since ${n} and since ${r}: npx benchgate ${n} ${r} --results out && npx benchgate record out/result.json`})}
function commitsOfStep({after:e,by:t},{commits:n}){
let r=n.findIndex(({sha:t})=>t===e),i=n.findIndex(({sha:e})=>e===t);
return n.slice(r+1,i+1)}
function stepPlace(e,t){
let n=commitsOfStep(e,t),[r]=n;
if(r&&n.length===1){
let e=pullOf(r);
return`in ${shortSha(r.sha)}${e===null?``:` (#${e})`}`}
let[i,a]=[e.after,e.by].map(e=>releaseOf(e,t)??shortSha(e));
return`in ${i}..${a} (${n.length} commits)`}
function releaseOf(e,{commits:t}){
return t.find(t=>t.sha===e)?.tags.find(e=>/^v?\d[\w.+-]{0,40}$/.test(e))}
function columnsOf(e,t){
return e.length<=t?e:Array.from({length:t},(n,r)=>{
let i=Math.floor(r*e.length/t),a=Math.floor((r+1)*e.length/t),o=e.slice(i,a).sort((e,t)=>e-t);
return o[o.length>>1]})}
function valueRange(e){
let[t,n]=[Math.min(1,...e),Math.max(1,...e)],r=Math.max(0,.05-(n-t));
return[t-r/2,n+r/2]}
function sparkline(e,t){
let n=columnsOf(e,t),[r,i]=valueRange(n);
return n.map(e=>`▁▂▃▄▅▆▇█`[Math.min(7,Math.floor((e-r)/(i-r)*8))]).join(``)}
const[width,height]=[200,32];
function historyPage(e,t){
let{lines:n,commits:r,points:i,references:a}=e,o=namingOf(n),s=new Set(n.map(({machine:e})=>e)),c=a.map(({name:e})=>`<code>${text(e)}</code>`).join(`, then `),l=[r[0],r.at(-1)].map(e=>e?.on.slice(0,10)??``),u=n.reduce((e,t)=>e+t.steps.length,0),d=[`<header>`,`<h1>${counted(n.length,`line`)} since ${c}</h1>`,`<p>${counted(i,`point`)} on ${counted(r.length,`commit`)}, ${text([...new Set(l)].join(` to `))}. ${counted(u,`step`)}. Each point is a ratio that was measured against the reference on one machine, so that points of different days and machines lie on one line.</p>`,`</header>`,n.length===0?`<p>No history yet: no note of <code>benchgate record</code> is on a commit that leads here.</p>`:table(e,n=>row(n,o(n),e,s.size>1,t)),`<script type="application/json" id="data">${pageData(e,t)}<\/script>`];
return page(`Benchgate: history`,d.join(`
`),{text:historyScript,hash:historyScriptHash})}
function text(e){
return escapeHtml(escapeControls(e))}
function table({lines:e},t){
return[`<table class="history">`,`<thead><tr><th scope="col">Benchmark</th><th scope="col">Course</th><th scope="col">Now</th><th scope="col">Last step</th></tr></thead>`,`<tbody>`,...e.map(t),`</tbody>`,`</table>`].join(`
`)}
function row(e,t,n,r,i){
let a=e.creep>.02?`regressed`:e.creep<-.02?`improved`:``,o=r?`${e.unit}, ${e.machine}`:e.unit,s=e.steps.at(-1);
return[`<tr${a===``?``:` class="${a}"`}>`,`<th scope="row"><details><summary><code>${escapeHtml(printableName(t))}</code> <span class="note">${text(o)}</span></summary>`,stepsList(e,n,i),`</details></th>`,`<td>${picture(e)}</td>`,`<td>${text(withInterval(e.last))}${e.isOld?` <span class="note">${text(lastOf(e,n))}</span>`:``}</td>`,`<td>${s?text(`${signed(s.ratio)} ${stepPlace(s,n)}`):``}</td>`,`</tr>`].join(``)}
function stepsList({steps:e,values:t},n,r){
return e.length===0?`<p class="note">No step in ${counted(t.length,`value`)}.</p>`:`<ul>${e.map(e=>{
let t=`${signed(e.ratio)} ${stepPlace(e,n)}`,[i,a]=commitsOfStep(e,n);
return i&&!a?`<li>${text(t)}: ${linked(i,r)}</li>`:r===null?`<li>${text(t)}</li>`:`<li><a href="${escapeHtml(`${r}/compare/${e.after}...${e.by}`)}">${text(t)}</a></li>`}).join(``)}</ul>`}
function linked(e,t){
let n=escapeHtml(printableName(e.subject,100))||shortSha(e.sha);
if(t===null)return n;
let r=pullOf(e),i=r===null?`${t}/commit/${e.sha}`:`${t}/pull/${r}`;
return`<a href="${escapeHtml(i)}">${n}</a>`}
function picture({values:e}){
let t=columnsOf(e.map(({ratio:e})=>e.estimate),100),[n,r]=valueRange(t),i=e=>t.length===1?width/2:2+e/(t.length-1)*(width-4),a=e=>2+(r-e)/(r-n)*(height-4),o=t.map((e,t)=>`${i(t).toFixed(0)},${a(e).toFixed(1)}`).join(` `),[s,c]=[i(t.length-1).toFixed(0),a(t.at(-1)??1).toFixed(1)];
return`<svg class="course" viewBox="0 0 ${width} ${height}" role="img" aria-label="from ${signed(t[0]??1)} to ${signed(t.at(-1)??1)}"><path class="zero" d="M0 ${a(1).toFixed(1)}H${width}"/><polyline points="${o}"/><circle cx="${s}" cy="${c}" r="2.5"/></svg>`}
function pageData({commits:e,lines:t,references:n},r){
let i=new Map(e.map(({sha:e},t)=>[e,t])),a={web:r,commits:e.map(e=>[shortSha(e.sha),e.on.slice(0,10),escapeControls(e.subject).slice(0,80),pullOf(e)]),releases:e.flatMap(({tags:e},t)=>e.length>0?[[t,escapeControls(e.join(`, `))]]:[]),references:n.flatMap(({sha:e})=>i.get(e)??[]),lines:t.map(e=>lineData(e,i))};
return JSON.stringify(a).replaceAll(`<`,`\\u003c`)}
function lineData({values:e,steps:t},n){
let r=e=>Math.round(Math.max(-1e4,Math.min(1e6,(e-1)*1e4)));
return{values:e.flatMap(({head:e,ratio:{estimate:t,low:i,high:a}})=>[n.get(e)??0,r(t),r(i??t),r(a??t)]),steps:t.map(({at:e})=>e)}}
const historyScriptHash=`sha256-3o3qi4OodBjNR+ba/0FglNz+waUB6Bq8zwE3rlXKwtw=`,historyScript=`
'use strict';
document.documentElement.classList.add('js');
document.addEventListener('DOMContentLoaded', () => {
  const table = document.querySelector('.history');
  if (!table) return;
  let parsed = null;
  const data = () => (parsed ??= JSON.parse(document.getElementById('data').textContent));
  const svg = (tag, attributes, text) => {
    const made = document.createElementNS('http://www.w3.org/2000/svg', tag);
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
    if (text !== undefined) made.textContent = text;
    return made;
  };
  const percent = value => (value > 0 ? '+' : '') + +(value / 100).toFixed(Math.abs(value) < 1000 ? 2 : 0) + '%';
  const [width, height, left, right, top, bottom] = [960, 300, 52, 12, 26, 30];

  const draw = index => {
    const { commits, releases, references, lines, web } = data();
    const { values, steps } = lines[index];
    const all = [];
    for (let n = 0; n < values.length; n += 4) all.push(values.slice(n, n + 4));
    const first = all[0][0];
    const last = all[all.length - 1][0];
    const estimates = all.map(([, estimate]) => estimate);
    let low = Math.min(0, ...all.map(([, estimate, below]) => Math.max(below, estimate - 2000)));
    let high = Math.max(0, ...all.map(([, estimate, , above]) => Math.min(above, estimate + 2000)));
    const room = Math.max(50, (high - low) * 0.06);
    low -= room;
    high += room;
    const x = place => left + (last === first ? 0.5 : (place - first) / (last - first)) * (width - left - right);
    const y = value => top + ((high - value) / (high - low)) * (height - top - bottom);
    const picture = svg('svg', { class: 'chart', viewBox: '0 0 ' + width + ' ' + height, role: 'group', 'aria-label': 'Ratio to the reference' });
    const raw = (high - low) / 5;
    const power = 10 ** Math.floor(Math.log10(raw));
    const step = [1, 2, 5, 10].map(n => n * power).find(n => n >= raw);
    for (let value = Math.ceil(low / step) * step; value <= high; value += step) {
      picture.append(svg('path', { class: value === 0 ? 'zero' : 'rule', d: 'M' + left + ' ' + y(value) + 'H' + (width - right) }));
      picture.append(svg('text', { class: 'figure', x: left - 6, y: y(value) + 4 }, percent(value)));
    }
    let free = -Infinity;
    for (const [place, name] of releases) {
      if (place < first || place > last) continue;
      picture.append(svg('path', { class: 'release', d: 'M' + x(place) + ' ' + top + 'V' + (height - bottom) }));
      if (x(place) < free) continue;
      const label = name.length > 14 ? name.slice(0, 13) + '…' : name;
      picture.append(svg('text', { x: Math.min(Math.max(x(place), left + 20), width - 30), y: top - 8 }, label));
      free = x(place) + label.length * 6.5 + 12;
    }
    for (const place of references)
      if (place >= first && place <= last) picture.append(svg('path', { class: 'reference', d: 'M' + x(place) + ' ' + top + 'V' + (height - bottom) }));
    for (const [place, side] of [[first, 'start'], [last, 'end']])
      picture.append(svg('text', { x: x(place), y: height - 8, 'text-anchor': side, class: 'day' }, commits[place][1]));
    const borders = [0, ...steps, all.length];
    for (let n = 1; n < borders.length; n++) {
      const level = estimates.slice(borders[n - 1], borders[n]).sort((a, b) => a - b);
      const middle = level[level.length >> 1];
      const [from, to] = [all[borders[n - 1]][0], all[borders[n] - 1][0]];
      picture.append(svg('path', { class: 'level', d: 'M' + x(from) + ' ' + y(middle) + 'H' + x(to) }));
    }
    const bounds = all.map(([place, , below, above]) => 'M' + x(place).toFixed(1) + ' ' + y(Math.max(below, low)).toFixed(1) + 'V' + y(Math.min(above, high)).toFixed(1)).join('');
    picture.append(svg('path', { class: 'bounds', d: bounds }));
    for (const [place, estimate, below, above] of all) {
      const [sha, day, subject, pull] = commits[place];
      const dot = svg('circle', { cx: x(place).toFixed(1), cy: y(estimate).toFixed(1), r: all.length > 200 ? 2 : 3.5 });
      dot.append(svg('title', {}, percent(estimate) + ' (' + percent(below) + ' to ' + percent(above) + ')\\n' + sha + ', ' + day + '\\n' + subject));
      if (web === null) { picture.append(dot); continue; }
      const to = svg('a', { href: web + (pull === null ? '/commit/' + sha : '/pull/' + pull) });
      to.append(dot);
      picture.append(to);
    }
    const box = document.createElement('div');
    box.className = 'scroll';
    box.append(picture);
    return box;
  };

  const rows = [...table.tBodies[0].rows];
  for (const [index, row] of rows.entries()) {
    const details = row.querySelector('details');
    details.addEventListener('toggle', () => {
      if (!details.open || row.nextElementSibling?.classList.contains('opened')) {
        if (!details.open) row.nextElementSibling?.remove();
        return;
      }
      const opened = document.createElement('tr');
      opened.className = 'opened';
      const cell = document.createElement('td');
      cell.colSpan = 4;
      cell.append(details.querySelector('ul, p').cloneNode(true), draw(index));
      opened.append(cell);
      row.after(opened);
    });
  }
  const search = document.createElement('input');
  search.type = 'search';
  search.placeholder = 'Search';
  search.setAttribute('aria-label', 'Search benchmarks');
  const tools = document.createElement('div');
  tools.className = 'tools';
  tools.setAttribute('role', 'search');
  tools.append(search);
  table.before(tools);
  const texts = rows.map(row => row.cells[0].textContent.toLowerCase());
  search.addEventListener('input', () => {
    const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean);
    for (const [index, row] of rows.entries()) {
      row.hidden = !words.every(word => texts[index].includes(word));
      if (row.nextElementSibling?.classList.contains('opened')) row.nextElementSibling.hidden = row.hidden;
    }
  });
  if (rows.length > 0) rows[0].querySelector('details').open = true;
});
`,[leastBlocks,mostBlocks]=[10,40],still=.02;
function historyText(e,t,n=plain,r=1/0){
let{lines:i,commits:a,references:o,points:s}=e;
if(i.length===0)return`No history yet: no note of "benchgate record" is on a commit that leads here.
`;
let c=i.filter(e=>e.steps.length>0||Math.abs(e.last.estimate-1)>still),l=t?i:c.slice(0,40),u=o.map(({name:e})=>escapeControls(e)).join(`, then `),d=new Set(i.map(({machine:e})=>e)),f=`${counted(i.length,`line`)}, ${counted(s,`point`)} on ${counted(a.length,`commit`)}, since ${u}.`,p=d.size>1?` ${d.size} kinds of machines, each with lines of its own.`:``;
return`${[...wrapLine(f+p,r),...l.length>0?[``,...linesText(l,e,d.size>1,n,r)]:[],...foldText(i,c,l,r),...apartLines(e).flatMap(e=>wrapLine(e,r))].join(`
`)}\n`}
function linesText(e,t,n,r,i){
let a=namingOf(t.lines),o=Math.max(leastBlocks,Math.min(mostBlocks,i-70)),s=e.map(e=>[escapeControls(a(e)),escapeControls(e.unit),sparkline(e.values.map(({ratio:e})=>e.estimate),o),withInterval(e.last)]),c=columns(s,3,i);
return e.flatMap((e,a)=>{
let o=e.creep>still?`red`:e.creep<-.02?`green`:null,s=c[a]??``,l=e.steps.slice(-4).map(e=>`${signed(e.ratio)} ${stepPlace(e,t)}`),u=e.steps.length-l.length,d=u>0?[counted(u,`earlier step`)]:[],f=e.isOld?[`last value: ${lastOf(e,t)}`]:[],p=[...n?[escapeControls(e.machine)]:[],...f,...d,...l];
return[o===null?s:r(o,s),...p.flatMap(e=>wrapLine(`    ${e}`,i))]})}
function foldText(e,t,n,r){
let[i,a]=[e.length-t.length,t.length-n.length],o=[...a>0?[`${a} more moved`]:[],...i>0&&n.length<e.length?[`${i} are within ${still*100}% of their reference`]:[]];
return o.length===0?[]:[``,...wrapLine(`${o.join(`; `)}. --all shows them, --html FILE draws them.`,r)]}
export{withInterval as a,signed as i,historyPage as n,commitsOfStep as r,historyText as t};