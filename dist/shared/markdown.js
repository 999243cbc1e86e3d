import{Br as fold,En as formatDuration,Hr as note,Jr as warning,Mn as formatRounds,Qr as lineBreak,Tn as formatDelta,Ur as nowhere,Vr as list,Wr as paragraph,Yr as code,Zr as joined,_n as hasOthers,ai as strong,bn as thresholdWords,cn as shortenedName,ei as listedText,fi as escapeControls,ii as say,jn as formatRatio,kn as formatPercent,mi as printableName,ni as newLinks,oi as term,pi as inlineCode,qn as effectByRatio,qr as tableBlock,ri as ours,sn as namingOf,ti as name,ui as codeBlock,xn as worseningWords,zr as column}from"./basics.js";
import{E as howMeasured,G as isLoud,K as isPoint,O as rulesNote,T as doubtsPart,X as shownChange,Z as unitOf,dt as mostPlannedRounds,g as lostPart,i as judgedReport,lt as isGated,n as everything,q as labelOf,r as incompleteNotice,s as reportHead,u as runWarningPart}from"./judged.js";
import{a as rowRulesOf}from"./row-rules.js";
function isCalibrated(e){
return e.calibration!==null}
function calibrationReport(e,t=1/0){
let{calibration:n,settings:r}=e,{floors:i,steady:a}=n,o=namingOf([...i,...a],e.lost,e.formats),s=i.length-t;
return{...reportHead(e),parts:[s>0?incompleteNotice(`${s} rows with less noise`):[],rulesNote(e.rules),[paragraph(say`A calibration: both sides are the same commit, so whatever differs here is noise. It judges nothing.`)],lostPart(e,o,t),doubtsPart(e,o,t),noiseTable(n,r,o,t),steadyNote(n,o,t),alarmPart(n,r,o,t),advicePart(n,r,secondsPerRound(e),o,t),runWarningPart(e),howMeasured(e)]}}
function secondsPerRound({rounds:e}){
let t=e.reduce((e,{base:t,head:n})=>e+t.seconds+n.seconds,0);
return e.length===0?null:t/e.length}
function advicePart(e,t,n,r,i){
if(e.benchmarks===0||t.deltaTest===`none`)return[];
let a=[...countAdvice(e,t,n),...thresholdAdvice(e,t),...hopelessAdvice(e,t,r,i)];
return[paragraph([strong(`What to set`)]),list(a)]}
function countAdvice({benchmarks:e,seeing:t,suggested:n,roundsNeeded:r},i,a){
let{count:o,threshold:s}=i,c=worseningWords(i);
if(s===0)return[say`With a \`threshold\` of 0 no \`count\` can show that nothing got worse. Set a larger \`threshold\`.`];
let l=e=>say`${code(`count: ${e}`)}${a===null||e===o?``:` (about ${formatDuration(a*e)} of measuring)`}`,u=n.count;
if(t===e&&r!==null&&r<=o)return[say`${l(o)} and ${hasOthers(i)?`the thresholds`:code(`threshold: ${formatRatio(s)}`)} suit this machine.`,...r<o?[say`${l(r)} would be enough for ${thresholdWords(i)}.`]:[]];
let d=u===null?say`No \`count\` up to ${mostPlannedRounds} is enough to show ${c} in nine of ten benchmarks.`:say`${l(Math.max(o,u))} ${u>o?`would be`:`is`} enough to show ${c} in nine of ten benchmarks.`;
return r===null||r<=Math.max(o,u??0)?[d]:[d,say`${l(r)} would be enough for every benchmark that is not out of reach.`]}
function thresholdAdvice({suggested:e},t){
let{count:n,threshold:r}=t,i=e.threshold;
return i===null||i===r?[]:[say`${code(`threshold: ${formatRatio(i)}`)} is a worsening that ${formatRounds(n)} can show in nine of ten benchmarks${hasOthers(t)?` that have none of their own`:``}.`]}
function hopelessAdvice({floors:e},t,n,r){
let i=e.filter(e=>e.noise!==null&&e.roundsNeeded===null&&couldBeSettled(e,t));
return i.length===0?[]:[say`Out of reach on this machine (over ${mostPlannedRounds} rounds for ${thresholdWords(t)}): ${firstNames(i,n,r)}. The gate will mostly call these ${term(`inconclusive`,`inconclusive`)}: leave them out, or measure on a quieter machine.`]}
function couldBeSettled(e,t){
return isGated(e,t)&&rowRulesOf(e,t).rules.threshold>0}
function alarmPart({alarms:e,swapped:t,floors:n},r,i,a){
if(t===null)return[];
let{alpha:o,correction:s,confirm:c,deltaTest:l}=r,u=n.filter(e=>e.regressed),d=say`${term(`p`,`p`)} ≤ ${o}`,f=`beyond ${thresholdWords(r)}`,p=l===`none`?f:say`${correctionOf(s)}, and ${f}`,m=c?`, before suspects are measured again`:``,h=[e===null?[]:say`Taken one by one, ${e.hits} of ${e.of===1?`1 comparison has`:`${e.of} comparisons have`} ${d}: ${percentage(e)}. Chance alone gives about ${Number((o*e.of).toPrecision(2))}.`,say`By the gate's rule (${p}), ${u.length===0?`nothing`:firstNames(u,i,a)} would have been called regressed in this run.`,t.uncorrected===null?[]:say`Base and head were swapped at random in these rounds, ${t.uncorrected.of} times. In ${formatPercent(t.uncorrected.hits/t.uncorrected.of)} of these swapped suites at least one comparison has p ≤ ${o} by itself.`,say`By the gate's rule something regresses in ${t.red.hits} of ${t.red.of} swapped suites: ${percentage(t.red)}. That is how often it would suspect a pull request that changes nothing${m}.`],g=[`In brackets: the 95% interval.`,e===null?``:`For the first share it assumes that benchmarks are independent, which they are not when the machine disturbs several at once.`,`Swapping uses only the noise of these rounds: it says nothing about other hours or other machines.`];
return[paragraph([strong(`False alarms`)]),list(h.filter(e=>e.length>0)),note(joined(g))]}
function correctionOf(e){
return e===`none`?say`no correction`:[code(`correction: ${e}`)]}
function percentage({hits:e,of:t,low:n,high:r}){
return`${formatPercent(e/t)} (${formatPercent(n)} to ${formatPercent(r)})`}
function noiseTable({floors:e},t,n,r){
let i=e.toSorted((e,t)=>(t.noise??-1)-(e.noise??-1)).slice(0,r);
if(i.length===0)return[];
let a=i.map(e=>rowOf(e,t,n)),o=a.length>=16?10:a.length,s=columnsOf(t),c=say`The other ${a.length-o}, with less noise`;
return[tableBlock(s,a.slice(0,o)),...a.length>o?[fold(c,[tableBlock(s,a.slice(o))])]:[],note(legend$1(i,t))]}
function steadyNote({steady:e},t,n){
if(e.length===0)return[];
let r=[...new Set(e.map(({unit:e})=>e))].map(unitOf),i=e.filter(({differs:e})=>e),a=paragraph(say`No noise, so one round is enough: ${e.length} in ${listedText(r,Math.min(n,5))}, which do not vary.`);
return i.length===0?[a]:[a,warning(say`Base and head are the same commit, but their values differ in ${firstNames(i,t,n)}. A gate would take that for a change: something depends on where or when it is built.`)]}
function firstNames(e,t,n){
return listedText(e.map(e=>labelOf(e,t)),Math.min(n,10))}
function columnsOf(e){
let{count:t,deltaTest:n}=e,r=n===`none`?[]:[`Visible in ${formatRounds(t)}`,`Rounds for ${thresholdWords(e)}`];
return[column(``,`center`),column(`Benchmark`,`left`),column(`Noise`,`right`),column(`Head against base`,`center`),...r.map(e=>column(e,`right`))]}
function rowOf(e,t,n){
let{noise:r,visible:i,roundsNeeded:a,rounds:o}=e,{count:s,deltaTest:c}=t,{threshold:l}=rowRulesOf(e,t).rules,u=hasOthers(t)?` (${formatRatio(l)})`:``,d=isGated(e,t)&&r!==null&&c!==`none`,f=d&&(i===null||i>l),p=[i===null?`nothing`:formatPercent(i),`${a===null?`over ${mostPlannedRounds}`:a}${u}`];
return[f?`⚠️`:``,labelOf(e,n),`${r===null?`?`:formatPercent(r)}${o<s?` (${formatRounds(o)})`:``}`,intervalOf(e),...d?p:[]]}
function legend$1(e,t){
let{alpha:n,correction:r,deltaTest:i}=t,a=r===`none`?``:say`, all judged together (${code(`correction: ${r}`)})`;
return joined([`Noise: how far a value strays from the one measured beside it (a standard deviation; a value more than three of them away counts as three). Drift is in both and left out, as in the gate.`,say`Head against base: the ${term(`interval`,`interval`)} of their difference, which is really zero.`,i===`none`?``:say`Visible: the smallest worsening that the test shows in four runs of five, at alpha ${n}${a}. Rounds: with this many, four runs of five show a worsening of the ${term(`threshold`,`threshold`)}, and four of five rule it out if nothing changed.`,e.some(({noise:e})=>e===null)?`?: a value is not positive, or fewer than two rounds measured both sides.`:``,precision(e,i)])}
function precision(e,t){
let n=Math.max(...e.map(e=>e.rounds));
if(n<2)return``;
let r=100/Math.sqrt(2*n),i=t===`none`?``:`, and so is what is visible; the rounds needed, to ±${(2*r).toFixed(0)}%`;
return`From ${formatRounds(n)} the noise is known to about ±${r.toFixed(0)}%${i}.`}
function intervalOf({ratio:e}){
if(e===null||e.low===null||e.high===null)return``;
let t=e=>`${e>=1?`+`:`-`}${formatPercent(e-1)}`;
return`${t(e.low)} to ${t(e.high)}`}
const commentLimit=65536,summaryLimit=943718,nothing={rest:`none`,medians:!1},steps=[everything,{...everything,besides:{rest:`drawn`,medians:!1},leftOut:`the table of medians`},{...everything,besides:{rest:`plain`,medians:!1},leftOut:`the table of medians, and intervals of what did not change`},{...everything,besides:nothing,profiles:3,leftOut:`rows without a change, medians, and profiles after the first three`},...[100,30,10,3].map(e=>({besides:nothing,regressions:1/0,improvements:e,names:e,profiles:e>30?3:0,leftOut:`rows without a change, medians, profiles${e>30?` after the first three`:``}, and all but the first ${e} improvements and names in lists`})),...[100,30,10,3,1].map(e=>({besides:nothing,regressions:e,improvements:3,names:3,profiles:0,leftOut:`all but the ${e===1?`worst regression`:`${e} worst regressions`}, three improvements, and three names in any list`}))],verdictOnly={besides:nothing,regressions:0,improvements:0,names:0,profiles:0,leftOut:`all but the verdict`},calibrationSteps=[1/0,300,100,30,10,3,0];
function wholeReport(e,t=nowhere){
return isCalibrated(e)?calibrationReport(e):judgedReport(e,everything,t)}
function fittingReport(e,t,n,r=nowhere){
let i=``;
for(let a of everSmaller(e,r))if(i=n(a),new TextEncoder().encode(i).length<=t)break;
return i}
function*everSmaller(e,t){
let n={...e.settings,run:`(too long to show)`,setup:null},r={...e,settings:n};
for(let n of[e,r])if(isCalibrated(n))for(let e of calibrationSteps)yield calibrationReport(n,e);else for(let e of steps)yield judgedReport(n,e,t);
yield isCalibrated(e)?{...reportHead(e),parts:[]}:judgedReport(r,verdictOnly,t)}
function markdownText({outcome:e,reason:t,line:n,parts:r}){
let i=newLinks();
return`${[`## ${icons[e]} Benchgate: ${inline(t,i)}`,inline(n,i),markdownBlocks(r.flat(),i)].filter(e=>e!==``).join(`

`)}\n`}
const icons={pass:`✅`,fail:`❌`,inconclusive:`⚠️`,calibration:`📏`,failure:`⚠️`};
function markdownBlocks(e,t=newLinks()){
return e.map(e=>written(e,t)).filter(e=>e!==``).join(`

`)}
function written(e,t){
switch(e.kind){case`paragraph`:return inline(e.text,t);case`warning`:return`⚠️ ${inline(e.text,t)}`;case`note`:return`<sub>${inline(e.text,t)}</sub>`;case`alert`:return`> [!NOTE]\n> ${inline(e.text,t)}`;case`list`:return e.items.map(e=>`- ${inline(e,t)}`).join(`
`);case`table`:return tableText(e,t);case`code`:return codeBlock(e.text,e.language);case`fold`:return folded(e.title,e.blocks,t);case`changes`:return markdownBlocks(changeBlocks(e),t);case`comparisons`:return markdownBlocks(otherBlocks(e),t)}}
function folded(e,t,n){
return`<details><summary>${inline(e,n,htmlCode)}</summary>\n\n${markdownBlocks(t,n)}\n\n</details>`}
const rules={left:`:--`,right:`--:`,center:`:-:`};
function tableText({columns:e,rows:t},n){
return[`| ${e.map(({title:e})=>wordsOf(e,inlineCode)).join(` | `)} |`,`|${e.map(({side:e})=>rules[e]).join(`|`)}|`,...t.map(t=>`| ${e.map((e,r)=>cellText(t[r]??[],n)).join(` | `)} |`)].join(`
`)}
function cellText(e,t){
return inline(e,t).replaceAll(newLine,`<br>`)}
const newLine=`
  `;
function inline(e,t,n=inlineCode){
return e.map((r,i)=>{
let a=e[i-1],o=a===void 0||typeof a==`object`&&a.kind===`break`;
return typeof r==`string`&&o&&opening.test(r)?n(r):inlineSpan(r,t,n)}).join(``)}
const opening=/^\s*(?:#{1,6}(?:\s|$)|[-+](?:\s|$)|\d+[.)](?:\s|$)|>|=+\s*$|-{2,}\s*$|\s{4})/;
function inlineSpan(e,t,n){
if(typeof e==`string`)return wordsOf(e,n);
switch(e.kind){case`name`:case`code`:return n(e.text);case`strong`:return`**${inline(e.text,t,n)}**`;case`term`:{
let[r,i]=[wordsOf(e.words,n),t(e.anchor)];
return i===null?r:`[${r}](${i})`}case`link`:return`[${inline(e.words,t,n)}](${e.to})`;case`break`:return`
  `}}
const acting=/[`*\\[\]|@$^&]|<(?![\d=]|$)|~(?=\S)|(?<=\S)~|:(?=[\w/+-])|(?<![A-Za-z\d])_|_(?![A-Za-z\d_])|#(?=\d)|www\.|\bgh-\d/i;
function wordsOf(e,t){
return escapeControls(e).replace(/pull request #\d+(?![^\s,;)])|\S+/g,e=>e.includes(` `)||!acting.test(e)?e:t(e))}
function htmlCode(e){
let t=e=>/[\p{L}\p{N} ./-]/u.test(e)?e:`&#${e.codePointAt(0)};`;
return`<code>${[...printableName(e)].map(t).join(``)}</code>`}
const signs={regressed:`❌`,accepted:`☑️`,muted:`🔇`,improved:`✅`,changed:`❔`,unchanged:``,within:``,inconclusive:`⚠️`,undirected:``};
function changeBlocks({groups:e,chance:t}){
let n=0,r=e.filter((e,t)=>(n+=e.length,t===0||n<=40)),i=e.slice(r.length),a=i.flat().length,o=e=>joined([e.between,e.adjustedP===``?``:`${t} ${e.adjustedP}`],`, `);
return[groupTable(r,o),...legend(e.flat()),...a===0?[]:[fold(say`${a} more ${a===1?`row`:`rows`}`,[groupTable(i,o)])]]}
function otherBlocks(e){
let{isAlone:t,isDrawn:n,rest:r,medians:i,same:a,geomeans:o,below:s}=e,c=a.length===0?[]:[paragraph(say`${a}.`)],l=({between:e,bound:t})=>joined([n?e:[],t===``?``:`at most ${t} worse`],`, `),u=say`${t?`All`:`Other`} comparisons (${r.length})`,d=groupTable(neighbours(r),l,n);
return[...r.length===0?c:[fold(u,[d,...t&&n?legend(r):[],...c])],...i===null?[]:[fold(i.title,[mediansTable(i.rows,o),...s])]]}
function neighbours(e){
let t=[];
for(let n of e){
let e=t.at(-1),[r]=e??[],i=r?.of.benchmark===n.of.benchmark&&r.of.package===n.of.package;
e&&i?e.push(n):t.push([n])}
return t}
function legend(e){
let t=e.filter(e=>drawnInterval(e)!==``);
if(t.length===0)return[];
let n=t.some(({of:e})=>e.better===null);
return[note(ours(`${drawnLegend}${n?` Where no direction is better, right is more.`:``}`))]}
function groupTable(e,t,n=!0){
let r=(e,r)=>{
let i=n?drawnInterval(e):``;
return namedCell(e,r,joined([i===``?[]:code(i),t(e)]))};
return tableBlock([column(`Change`,`left`),column(`Benchmark`,`left`)],e.flatMap(e=>e.map((e,t)=>[changeCell(e),r(e,t===0)])))}
function changeCell({of:e,estimate:t}){
let n=signs[shownChange(e)];
return joined([n,isLoud(e.change)?strong(t):t],`\xA0`)}
function namedCell({of:e,name:t,unit:n},r,i){
let a=r?joined([shortName(t),e.unit===`sec/op`?[]:n]):say`also ${n}`;
return joined([a,i],lineBreak)}
function shortName(e){
return e.map(e=>typeof e==`object`&&e.kind===`name`?name(shortenedName(e.text,40)):e)}
function mediansTable(e,t){
let n=[column(`Benchmark`,`left`),...[`vs base`,`Base`,`Head`].map(e=>column(e,`right`)),column(`Unit`,`left`),column(`p`,`right`)],r=t.map(({unit:e,ratio:t,rows:n,of:r})=>[n===r?`geomean`:`geomean (${n} of ${r})`,formatDelta(t-1),``,``,unitOf(e)]);
return tableBlock(n,[...e.map(e=>[e.name,e.delta,e.base,e.head,e.unit,e.p]),...r])}
const[width,zero,reach]=[21,8,3],drawnLegend="Drawn: `●` the estimate, `═` its 95% interval, `│` no change, `¦` the threshold either way. Right is worse; the scale gets denser outwards.";
function drawnInterval({of:e,threshold:t}){
let{ratio:n,better:r,exact:i}=e;
if(n===null||i||n.low===null&&n.high===null)return``;
let a=e=>columnAt(effectByRatio(e,r).worsening/(t||.05)),[o,s]=r===`higher`?[n.high,n.low]:[n.low,n.high],c=o===null?-1:a(o),l=s===null?width:a(s),u=Array.from({length:width},(e,t)=>t>=c&&t<=l?`═`:`·`),d=(e,t)=>{
e>=0&&e<width&&(u[e]=t)};
for(let e of t>0?[zero-reach,zero+reach]:[])d(e,u[e]===`═`?`╪`:`¦`);
return d(zero,u[zero]===`═`?`╪`:`│`),c<0&&d(0,`‹`),l>=width&&d(width-1,`›`),isPoint(e)&&d(a(n.estimate),`●`),u.join(``)}
function columnAt(e){
return Math.round(zero+reach*Math.asinh(e)/Math.asinh(1))}
export{wholeReport as a,summaryLimit as i,commentLimit as n,fittingReport as r,markdownText as t};