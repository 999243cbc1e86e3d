import{$n as firstOf,$t as usualDirection,An as getOrInsert,At as formatMade,Bn as isOfGo,Bt as shortSha,Et as formatCenter,Fn as withoutFolders,Ft as formatRounds,Gn as list,In as cutMiddle,It as formatRuledOut,Jn as printed,Kn as note,Lt as formatShortP,Mn as namingOf,Mt as formatPercent,Nn as shortenedName,Ot as formatDelta,Pt as formatRatio,Qn as code,Rt as formatValue,Tt as counted,Un as column,Wn as fold,Xn as tableBlock,Yn as shell,Zn as warning,an as effectByRatio,ar as ours$1,cr as term,er as joined,fr as escapeControls,ir as name,jt as formatP,kt as formatDuration,mr as printableName,nn as sides,nr as linkText,or as say,pr as inlineCode,qn as paragraph,rr as listedText,sn as exceeds,sr as strong,tr as lineBreak,ur as codeBlock,zt as ordinal}from"./basics.js";
import{a as rowId,t as differingInNumbers}from"./unmatched.js";
import{A as hasOthers,C as recurringP,D as isRowOf,I as mostPlannedRounds,M as worseningWords,P as isGated,T as roundsOf,a as globsFor,c as layoutsLine,j as thresholdWords,l as preparationLine,r as patternsOf,u as visitsLine,w as recurringParts,y as isWorseAgain}from"./moved.js";
import{s as mostRounds}from"./least-rounds.js";
import{i as rowRulesOf,o as settingsOfRow,r as isNamedBy}from"./row-rules.js";
import{_ as byBenchmark,a as hasGaps,b as unitOf,c as sentence$1,d as isPoint,g as amountWithInterval,h as amount$1,i as furthestFirst,l as betweenOf,m as shownChange,n as change,o as magnitude,p as isLoud,r as completeRounds,s as second,t as chance,u as estimateOf,v as called,y as labelOf}from"./sentence.js";
import{c as mutedOnes,d as withChange,l as regressions,n as isBroken,r as isMuted,t as acceptedOnes,u as undecided}from"./verdict.js";
import{n as shellLine}from"./shell.js";
import{o as filteredRun,s as isFilter,t as joinFlags}from"./go-flags.js";
import{t as benchPatternIn}from"./source-name.js";
function noiseTable({floors:e},t,n,r){
let i=e.toSorted((e,t)=>(t.noise??-1)-(e.noise??-1)).slice(0,r);
if(i.length===0)return[];
let a=i.map(e=>rowOf$1(e,t,n)),o=a.length>=16?10:a.length,s=columnsOf$1(t),c=say`The other ${a.length-o}, with less noise`;
return[tableBlock(s,a.slice(0,o)),...a.length>o?[fold(c,[tableBlock(s,a.slice(o))])]:[],note(legend$1(i,t))]}
function steadyNote({steady:e},t,n){
if(e.length===0)return[];
let r=[...new Set(e.map(({unit:e})=>e))].map(unitOf),i=e.filter(({differs:e})=>e),a=paragraph(say`No noise, so one round is enough: ${e.length} in ${listedText(r,Math.min(n,5))}, which do not vary.`);
return i.length===0?[a]:[a,warning(say`Base and head are the same commit, but their values differ in ${firstNames(i,t,n)}. A gate would take that for a change: something depends on where or when it is built.`)]}
function firstNames(e,t,n){
return listedText(e.map(e=>labelOf(e,t)),Math.min(n,10))}
function columnsOf$1(e){
let{count:t,deltaTest:n}=e,r=n===`none`?[]:[`Visible in ${formatRounds(t)}`,`Rounds for ${thresholdWords(e)}`];
return[column(``,`center`),column(`Benchmark`,`left`),column(`Noise`,`right`),column(`Head against base`,`center`),...r.map(e=>column(e,`right`))]}
function rowOf$1(e,t,n){
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
function benchtimeName(e){
return isOfGo(e)?e.settings.go===null?`-benchtime`:`benchtime`:null}
function doubtsPart(e,t,n){
let{doubts:r}=e;
if(r.length===0)return[];
let i=kinds$2.flatMap(({kind:i,says:a,advice:o})=>{
let s=r.filter(e=>e.kind===i);
if(s.length===0)return[];
let c=s.map(e=>say`${name(t(e))} (${detail$1(e)})`),l=s.some(e=>e.kind===`setup-timed`&&e.share<.25),u=joined([strong(a),ours$1(o(e)),l?orCold:``]);
return[say`${u}${lineBreak}${listedText(c,Math.min(n,5))}`]});
if(!r.some(e=>kinds$2.some(t=>t.kind===e.kind&&t.isGrave(e))))return[fold(say`Doubtful benchmarks (${r.length})`,[list(i)])];
let a=strong(say`${term(`warnings`,`Doubtful benchmarks`)}:`);
return[warning(say`${a} these may not measure what they are meant to. If so, their verdicts mean nothing.`),list(i)]}
const always=()=>!0,never=()=>!1,kinds$2=[{kind:`optimised-away`,isGrave:e=>e.kind===`optimised-away`&&e.seconds<5e-10,says:`Under a nanosecond, like an empty loop.`,advice:e=>isOfGo(e)?"The compiler has probably removed the work, or nothing is done `b.N` times. Loop with `for b.Loop()` (from Go 1.24), or keep the result in a package-level variable. If the work really is that small, do more of it in each iteration: now only the loop is measured.":`The compiler has probably removed the work. Pass the result to what your tool has against that, such as a black box. If the work really is that small, do more of it in each iteration: now only the loop is measured.`},{kind:`grows-with-n`,isGrave:always,says:`The more iterations, the longer each one takes.`,advice:()=>"The work probably grows with `b.N`, or something grows with every operation, so no two runs measure the same thing. Give it a fixed size."},{kind:`setup-timed`,isGrave:always,says:`The time includes preparation.`,advice:()=>"Call `b.ResetTimer()` after preparing, or loop with `for b.Loop()` (from Go 1.24)."},{kind:`first-off`,isGrave:always,says:`The first round took far longer than the others.`,advice:()=>"The time may include preparation, or caches were cold. Run the command once in `setup`, so that no round pays for that."},{kind:`clock`,isGrave:never,says:`Too short for the clock.`,advice:e=>{
let t=benchtimeName(e);
return`All iterations together take less than 10 µs, so the time to read the clock shows: ${t===null?`measure longer, or more at once`:`measure longer, such as with a larger \`${t}\``}.`}},{kind:`prints`,isGrave:never,says:`It prints while it is measured.`,advice:()=>"Printing takes time too, and can break a line of results in two. Print nothing, not even with `b.Log`."}],orCold=`Where its share is small, the cause may be cold caches instead.`;
function detail$1(e){
switch(e.kind){case`optimised-away`:return`${seconds(e.seconds)} each${onlyOn(e.side)}`;case`grows-with-n`:{
let{probe:t,full:n}=e;
return`${times(n.seconds/t.seconds)} as long at ${times(n.iterations/t.iterations)} the iterations`}case`setup-timed`:return`about ${seconds(e.setup)}, ${formatPercent(e.share)} of the time`;case`first-off`:return`${seconds(e.first)} instead of ${seconds(e.others)}${onlyOn(e.side)}`;case`clock`:return`${seconds(e.total)}${onlyOn(e.side)}`;case`prints`:return name(e.line)}}
function seconds(e){
return formatValue(e,`sec/op`)}
function times(e){
return`${Number(e.toPrecision(2))} times`}
function onlyOn(e){
return e===null?``:` on ${e}`}
function changesPart(e,t,n){
return e.length===0?[]:[{kind:`changes`,groups:byBenchmark(e).map(e=>e.toSorted((e,t)=>Number(t.unit===`sec/op`)-Number(e.unit===`sec/op`)).map(e=>rowOf(e,t,n))),chance:n.correction===`none`?`p`:`adjusted p`}]}
function comparisonsPart({comparisons:e,settings:t,geomeans:n,merged:r,rounds:i},a,{rest:o,medians:s},c=[]){
if(e.length===0)return[];
let l=new Set(c),u=ordered(e,a,t).map(e=>rowOf(e,a,t)),d=u.filter(({of:e})=>!isSame(e));
return[{kind:`comparisons`,title:say`All comparisons (${u.length})`,rows:u,isAlone:c.length===0,isDrawn:o===`drawn`,rest:o===`none`?[]:d.filter(({of:e})=>!l.has(e)),medians:s&&d.length>0?{title:mediansTitle(t,r,d.length),rows:d}:null,same:sameUnits(e),geomeans:n,rounds:i,settings:t,below:exactNote(e)}]}
function isAsBenchstat({deltaTest:e,outliers:t},n){
return e===`utest`&&t===`none`&&n===null}
function mediansTitle(e,t,n){
return isAsBenchstat(e,t)?say`The medians and p that \`benchstat\` prints (${n})`:say`Medians, and p of each row by itself (${n})`}
function isSame({exact:e,delta:t,change:n}){
return e&&t===0&&!isLoud(n)}
function sameUnits(e){
let t=new Map;
for(let n of e){
let{all:e,same:r}=t.get(n.unit)??{all:0,same:0};
t.set(n.unit,{all:e+1,same:r+Number(isSame(n))})}
let n=new Map;
for(let[e,{all:r,same:i}]of t){
if(i===0)continue;
let t=r===1?``:i===r?` in all ${r}`:` in ${i} of ${r}`;
getOrInsert(n,t,()=>[]).push(unitOf(e))}
return joined([...n].map(([e,t])=>say`${joined(t,` and `)}: unchanged${e}`),`; `)}
function rowOf(e,t,n){
let{unit:r,base:i,head:a,delta:o,adjustedP:s,exact:c,change:l}=e,{alpha:u}=n,{threshold:d}=settingsOfRow(e,n);
return{of:e,name:[name(t(e))],unit:[unitOf(r)],estimate:estimateOf(e,d),between:betweenOf(e),adjustedP:s===null||c||l===`improved`?``:formatShortP(s,u),bound:formatRuledOut(e),threshold:d,delta:isSignificant(e,u)?formatDelta(o):`~`,base:formatCenter(i,r),head:formatCenter(a,r),p:formatP(e)}}
function isSignificant({change:e,exact:t,delta:n,p:r},i){
return isLoud(e)?!0:t?n!==0:r===null||r<=i}
function ordered(e,t,{sort:n,alpha:r}){
if(n===`name`){
let n=new Map(e.map(e=>[e,t(e)])),r=e=>n.get(e)??``;
return e.toSorted((e,t)=>r(e)<r(t)?-1:Number(r(e)>r(t)))}
return n===`delta`?e.toSorted((e,t)=>Math.sign(badness(t,r)-badness(e,r))||0):e}
function badness(e,t){
let{better:n,base:r,head:i,delta:a}=e;
if(n===null||!isSignificant(e,t))return 0;
let o=a===null?1/0:Math.abs(a);
return i.center>r.center==(n===`lower`)?o:-o}
function exactNote(e){
let t=[...new Set(e.filter(({exact:e})=>e).map(({unit:e})=>e))];
return t.length===0?[]:[paragraph(say`${term(`exact`,`Exact`)}: rows in ${listedText(t.map(unitOf),5)} with ± 0% on both sides do not vary and were compared by value, whatever their p.`)]}
function machineLine(e){
let{cpu:t,cores:n,memoryBytes:r,os:i,kernel:a,arch:o,virtual:s,load:c,loadAfter:l}=e;
return joined([name(t),`${n} ${n===1?`core`:`cores`}`,`${(r/2**30).toFixed(0)} GiB`,name(`${i}, ${a} ${o}`),s===null?``:name(s),...clock(e),`load ${c.toFixed(2)} at the start and ${l.toFixed(2)} at the end`,stolen(e),lock(e.perflock)],`, `)}
function machinesLine(e){
let[t]=e;
if(t&&e.length===1)return machineLine(t);
let n=new Map;
for(let t of e){
let{cpu:e,cores:r,memoryBytes:i,os:a,arch:o}=t,s=JSON.stringify([e,r,Math.round(i/2**30),a,o]),c=n.get(s);
c?c.count++:n.set(s,{machine:t,count:1})}
let r=[...n.values()].toSorted((e,t)=>t.count-e.count).map(({machine:e,count:t})=>say`${t} × ${kindOf(e)}`);
return say`${e.length} machines: ${listedText(r,5)}`}
function kindOf({cpu:e,cores:t,memoryBytes:n,os:r,arch:i}){
return joined([name(e),`${t} ${t===1?`core`:`cores`}`,`${(n/2**30).toFixed(0)} GiB`,name(`${r}, ${i}`)],`, `)}
function noisyMachineLine({load:e,clock:t}){
return joined([e===null?``:`the machine was busy when the run began (load ${e.toFixed(2)}). Run nothing else at the same time; with perflock jobs take turns.`,t?say`${e===null?`the`:`The`} processors were free to change their frequency, which makes times vary. perflock keeps it fixed while measuring (\`governor\`).`:``])}
function clock({governor:e,turbo:t,smt:n}){
let r=(e,t)=>t===null?``:`${e} ${t?`on`:`off`}`;
return[e===null?``:say`governor ${name(e)}`,r(`turbo`,t),r(`SMT`,n)]}
function stolen({steal:e,stealBefore:t}){
if(e===null)return``;
let n=t===null?``:` (${formatPercent(t)} before)`;
return`steal ${formatPercent(e)} while measuring${n}`}
function lock(e){
if(e===null||e.reason===`perflock is not installed`)return[];
let{held:t,governor:n,reason:r}=e,i=r===null?``:say` (${name(r)})`;
return t?say`held by perflock${n===null?``:` at governor ${n}%`}${i}`:say`not held by perflock${i}`}
function rulePart(e){
let{settings:t,comparisons:n,again:r,isRelaid:i}=e;
if(n.length===0)return[];
let{deltaTest:a,alpha:o,failOn:s}=t,c=a!==`none`,l=c&&n.some(({exact:e})=>e),u=regressions(n),d=u.length>0,f=n.filter(({rule:e})=>e!==null).length,p=c&&r.length>0,m=c&&t.confirm&&r.length===0?u.filter(({exact:e})=>!e):[],h=p?say`, and a ${term(`confirmation`,`second measurement`)} ${i?`in new memory layouts `:``}shows it again${recurringIf(e)}`:``,g=[say`A benchmark regressed if ${regressedIf(t)}${h}.`,m.length>0?say`What regressed was not ${term(`confirmation`,`confirmed`)} by a second measurement${whyUnconfirmed(m,e)}.`:``,c?otherwise(t):``,f>0?say`${f} of ${n.length} rows ${f===1?`has rules of its`:`have rules of their`} own (\`benchmarks\`).`:``,l?say`Counts that do not vary are compared ${term(`exact`,`by value`)}.`:``,c?`~ beside medians means no significant difference: p above ${o}.`:``,s===`inconclusive`?say`An inconclusive verdict fails the check too (\`fail-on: inconclusive\`).`:``,s===`never`&&d?say`The check passes anyway (\`fail-on: never\`).`:``];
return[note(joined(g))]}
function whyUnconfirmed(e,{lost:t,settings:n,stopped:r}){
let i=e=>t.some(t=>isOf(e,t)),a=say`, as it failed when it was measured again`;
return e.every(i)?a:r===`interrupted`?say`, as measuring was stopped`:n.budget!==null||r===`budget`?say`, as the \`budget\` left no time`:e.some(i)?a:[]}
function isOf(e,{benchmark:t,package:n}){
return e.package===n?t===null||isRowOf(e.benchmark,t):!1}
function regressedIf(e){
let{alpha:t,threshold:n,deltaTest:r,correction:i,strict:a,outliers:o}=e,s=say`more than ${formatRatio(n)} worse (${term(`threshold`,`threshold`)})`;
if(r===`none`)return say`it is ${s}, even if only by chance (\`delta-test: none\`)`;
let c=joined([i===`holm`?``:code(`correction: ${i}`),r===`ttest`?code(`delta-test: ttest`):``,o===`iqr`?code(`outliers: iqr`):``],`, `),l=i===`none`?term(`p`,`p`):term(`adjusted-p`,`adjusted p`),u=c.length===0?l:say`${l} (${c})`;
return a?say`the ${u} for being ${s} is at most ${t} (\`strict\`)`:say`its ${u} is at most ${t} and it is ${s}`}
function otherwise({threshold:e,ruleOut:t}){
let[n,r]=[formatRatio(e),formatRatio(t)],i=[];
if(e>0&&i.push(say`is ${term(`unchanged`,`unchanged`)} if a worsening of ${n} is ruled out`),t>e){
let t=e>0?`a worsening of ${r} is ruled out and the estimate is at most ${n} worse`:`a worsening of ${r} is ruled out and the estimate is not worse`;
i.push(say`passes ${term(`within`,`within ${r}`)} if ${t}`)}
return i.length===0?[]:say`It ${joined(i,`, `)}, and is ${term(`inconclusive`,`inconclusive`)} otherwise.`}
function repeatedOf({comparisons:e}){
return e.flatMap(({confirmation:e})=>e??[])}
function recurringIf(e){
let{settings:t,comparisons:n}=e,r=n.flatMap(e=>{
let{confirmation:t}=e;
return t?[{one:e,confirmation:t}]:[]}),i=r.flatMap(({one:e,confirmation:n})=>recurringP(e,n,r.length,t)??[]),[a=t.alpha/recurringParts[0]]=i,o=e=>Number(e.toPrecision(2)),s=o(i.reduce((e,t)=>Math.min(e,t),a)),c=o(i.reduce((e,t)=>Math.max(e,t),a));
return` (p${r.length>1&&t.correction!==`none`?`, adjusted for ${r.length} suspects,`:``} at most ${s}${c>s?`, or ${c} where there were too few rounds to show that`:``})`}
function howMeasured(e){
let{settings:t,machine:n,rounds:r,stopped:i,again:a,isRelaid:o,merged:s}=e,c=[...r,...a].reduce((e,{base:t,head:n})=>e+t.seconds+n.seconds,0),l=r.filter(e=>e.first===`base`).length,u=r.some(e=>e.first===null),d=s?.machines.length??1,f=d>1?`a seed of each machine`:`seed ${t.seed}`,p=u?`one benchmark after the other, each in its own order (coin flips from ${f})`:`base first in ${l} (coin flips from ${f})`,m=roundsMade(e),h=e.warnings.some(e=>e.kind===`replayed`&&!e.sooner),g={count:r.length>t.count?m:formatRounds(r.length),settled:say`${m}, then ${term(`early-stopping`,`stopped early`)}, ${h?`as more rounds of what is replayed show nothing`:`as everything that could fail was settled`}`,budget:say`${m}, then the time was up (\`budget\`${t.budget===null?``:` ${formatDuration(t.budget)}`})`,interrupted:say`${m}, then measuring was stopped`,failed:`no rounds`,unchanged:whyNoRound(t),empty:say`no rounds`}[i],_=repeatedOf(e).some(e=>completeRounds(e)<a.length)?`up to `:``,v=a.length===0?``:say`; ${_}${a.length} more to ${term(`confirmation`,`confirm`)} what looked like a regression${o?`, each with the code of both sides in a new memory layout`:``}`,y=[commitsLine(e),r.length===0?say`${g}`:say`${g}; each ${term(`rounds-and-interleaving`,`round`)} visited both sides on ${d>1?`one of ${d} machines`:`one machine`}, ${p}${v}; ${formatDuration(c)} of measuring`,t.go===null?[]:builtWith(e),say`${visitsLine(e.visits)}`,preparationLine(e.visits),overlaid(t.overlay),readAs(e),machinesLine(s?.machines??[n]),r.length===0?[]:statistics(e)],b=[t.setup,t.run].filter(e=>e!==null).join(`
`),x=t.workingDirectory===`.`?``:say` in ${name(t.workingDirectory)}`,S=[...layingOver(e),paragraph(say`To repeat one visit, check out the commit and run${x}:`),shell(b)];
return[fold(t.run===``?say`How this was measured`:say`How this was measured, and how to repeat it`,[list(y.filter(e=>e.length>0)),...t.run===``?[]:S])]}
function commitsLine({commits:e}){
return joined(sides.map(t=>say`${t} ${name(shortSha(e[t].sha))} (${e[t].from})`),`, `)}
function roundsMade({rounds:e,settings:{count:t}}){
let n=e.length-t;
return n<=0?say`${e.length} of ${formatRounds(t)}`:say`up to ${formatRounds(e.length)}, the last ${n} only for ${term(`early-stopping`,`what was still open`)}`}
function whyNoRound({paths:e}){
return e.length===0?say`no rounds, as nothing was left to measure`:say`no rounds, as no file that matches ${listedText(e.map(name),5)} (\`paths\`) differs`}
function builtWith(e){
let{base:t,head:n}=e.toolchains,r=layoutsLine(e),i=t===n?say`with ${name(t??``)}`:say`base with ${name(t??``)} and head with ${name(n??``)}`;
return joined([`test binaries were built once for each side`,t===null||n===null?``:i,r===``?``:`and ${r}`],`, `)}
function overlaid(e){
return e.length===0?[]:say`base was measured with head's files that match ${listedText(e.map(name),5)} in place of its own (\`overlay\`)`}
function readAs({formats:e,innerSamples:t=[]}){
let n=e?.base??e?.head??`go`,r=e?.head??n,i=n===`go`&&r===`go`,a=n===r?name(n):say`${name(n)} (base) and ${name(r)} (head)`,o=t.reduce((e,t)=>Math.min(e,t.least),1/0),s=t.reduce((e,t)=>Math.max(e,t.most),0);
return joined([i?``:say`the results were read as ${a}`,t.length===0?``:`the ${o===s?s:`${o} to ${s}`} samples that a process took of a benchmark count as one observation`],`; `)}
function layingOver({commits:e,settings:t}){
if(t.overlay.length===0)return[];
let n=t.overlay.map(e=>`':(top,glob)${e.replaceAll(`'`,`'\\''`)}'`);
return[paragraph(say`In a checkout of base, first put in the files of head:`),shell(`git checkout ${shortSha(e.head.sha)} -- ${n.join(` `)}`)]}
function statistics({settings:e,merged:t}){
let{deltaTest:n,outliers:r}=e,i=term(`p`,`p`),a={utest:say`; ${i}: two-sided Mann-Whitney`,ttest:say`; ${i}: two-sided Welch's t (\`delta-test: ttest\`)`,none:say`; nothing was tested (\`delta-test: none\`)`}[n],o=isAsBenchstat(e,t)?say`; both as \`benchstat base.txt head.txt\` prints them for the sample files in the results folder`:``,s=r===`iqr`?say`; values beyond 1.5 interquartile ranges were ${term(`classic-options`,`left out`)} (\`outliers: iqr\`), which makes false alarms more likely`:``;
return say`centre: median, ± its 95% interval${a}${o}${s}`}
const longestMessage$2=2e3;
function baseFailedPart({commits:e,rounds:t,settings:n},{message:r,output:i}){
let a=t.length===0?``:` Measured before that, but not judged: ${formatRounds(t.length)}.`,o=n.overlay.length===0?``:say` Base was measured with some of head's files (\`overlay\`): if they need code that base does not have, name fewer of them.`,s=i.length<=4e3?i:`…${i.slice(-4e3)}`,c=r.length<=longestMessage$2?r:`${r.slice(0,longestMessage$2)}…`,l=n.failOn===`inconclusive`?say`The check fails because of \`fail-on: inconclusive\`.`:say`With \`fail-on: inconclusive\` such a run fails the check.`,u=name(shortSha(e.base.sha)),d=i===``?[c]:[c,s];
return[paragraph(say`Head could be measured, but base could not, so there is nothing to compare head with.${a}`),paragraph(say`If this pull request fixes base, there is nothing to do.${o} If what failed is a download or another hiccup, run the job again. Otherwise fix it on the branch that base (${u}) comes from, or set \`base\` to a commit that works. ${l}`),fold(say`What happened, and the last lines of its output`,d.map(printed))]}
function failsCheck(e,t){
return t===`never`?!1:e===`fail`||e===`inconclusive`&&t===`inconclusive`}
const statuses={pass:0,fail:1,noMeasurement:2,inconclusive:3};
function exitStatus(e,t){
return t===`never`?statuses.pass:statuses[e]}
function worstOf(e){
return[statuses.fail,statuses.noMeasurement,statuses.inconclusive].find(t=>e.includes(t))??statuses.pass}
function headline(e){
return say`${ours$1(e.reason)}${checkOf(e)}`}
function checkOf({verdict:e,settings:t,calibration:n}){
if(n!==null||e===`pass`)return[];
let r=failsCheck(e,t.failOn);
return e===`fail`?r?[]:say`; the check passes (\`fail-on: never\`)`:r?say`; the check fails (\`fail-on: inconclusive\`)`:say`; the check passes`}
function otherwisePart({elsewhere:e}){
if(!e||e.changes.length===0)return[];
let t=e.changes.map(({rule:e,base:t,head:n})=>say`${code(e)}: ${value(n)} instead of ${value(t)}`);
return[warning(say`${strong(`This was measured otherwise than the rules ask for`)}, and is judged by them: ${listedText(t,10)}.`)]}
function value(e){
return e===null?say`not set`:say`${name(printableName(e,80))}`}
const outOfReach=1e3;
function inconclusivePart(e,t,n){
let r=openOf(e);
if(r.length===0)return[];
let i=r.map(n=>say`${estimated(n,t,settingsOfRow(n,e.settings))}: ${standing(n,e)}.`),a=i.slice(3),o=say`${a.length} more inconclusive, nearest to settled first`,s=advice$2(r,r.slice(0,n),e);
return[warning(introduction(r,e)),list(n<3?firstOf(i,n):i.slice(0,3)),...a.length===0||n<=3?[]:[fold(o,[list(firstOf(a,n-3))])],...s.length===0?[]:[paragraph(s)]]}
function openOf({comparisons:e,warnings:t}){
return t.some(({kind:e})=>e===`replayed`)?[]:undecided(e).filter(e=>e.confirmation===null).toSorted((e,t)=>(e.roundsNeeded??1/0)-(t.roundsNeeded??1/0)||0)}
function unconfirmedPart({comparisons:e,settings:t,isRelaid:n},r,i){
let a=n?` with the code laid out anew`:``,o=e.flatMap(e=>{
let{confirmation:n,unit:i}=e;
if(!n||n.recurred)return[];
let o=chance(e,t),s=settingsOfRow(e,t),c=isWorse$1(n,e,s)?` beyond the threshold of ${formatRatio(s.threshold)}`:``,l=term(`confirmation`,`a second one`),u=e.change===`within`?`, which rules out a worsening of ${formatRuledOut(e)} or more`:``,d=e.change===`inconclusive`,f=d&&isWorseAgain(e,n,t),p=f?`, which is too little to confirm it in ${formatRounds(roundsOf(n))}`:d?`, which does not rule a regression out either`:u,m=f?`the suspected regression is neither confirmed nor ruled out`:`the suspected regression did not recur${c}`;
return[say`${called(e,r)}: ${m}. The first measurement said that it ${change(e,s.threshold)}${o.length===0?``:say` (${o})`}; ${l}${a} said ${second(n,i,t,s.threshold)}${p}.`]});
return o.length===0?[]:[list(firstOf(o,i,` were not confirmed`))]}
function introduction(e,{rounds:t,settings:n,stopped:r}){
let i=term(`inconclusive`,`Inconclusive`),{count:a}=n,o=e.map(e=>settingsOfRow(e,n)),[s=0,...c]=new Set(o.map(e=>e.threshold));
if(o.every(e=>e.threshold===0&&e.ruleOut===0))return say`${i}: with a threshold of 0% even a worsening too small to see would count, so nothing that varies can be shown to be ${term(`unchanged`,`unchanged`)}, only improved. With a larger \`threshold\` a run can pass.`;
let l=t.length>a?`after ${formatRounds(t.length)}`:`after ${t.length} of ${formatRounds(a)}`,u=r===`budget`?say` Time was up (\`budget\`) ${l}.`:r===`interrupted`?` Measuring was stopped ${l}.`:``,d=c.length>0?` as large as the threshold`:s===0?``:` of ${formatRatio(s)}`;
return say`${i}: a worsening${d} could be neither shown nor ruled out.${u}`}
function estimated(e,t,{threshold:n}){
return e.ratio===null?labelOf(e,t):say`${called(e,t)} ${change(e,n)}`}
function standing(e,{rounds:t,settings:n}){
let{roundsNeeded:r}=e,i=settingsOfRow(e,n),{deltaTest:a,threshold:o}=i,s=completeRounds(e);
if(s<Math.min(8,t.length)&&a===`utest`)return`measured on both sides in only ${s} of ${formatRounds(t.length)}, too few to judge`;
let c=`too few values, or values too far apart, to say what would settle it`,l=saidOf(e,s,i);
if(o===0)return l||c;
let u=r!==null&&r<=s;
if(u&&holdsThreshold(e,o))return`too close to the threshold to tell which side of it this is on`;
if(l===``&&r===null)return c;
let d=moreNeeded(e,{rounds:t,settings:n}),f=u?`these rounds would probably have settled it if nothing had changed`:d===null?`ruling out ${formatRatio(o)} is out of reach on this machine (over ${outOfReach} rounds)`:`about ${formatRounds(d)} would rule out ${formatRatio(o)} if nothing changed`;
return l===``?f:`${l}; ${f}`}
function moreNeeded(e,{rounds:t,settings:n}){
let{roundsNeeded:r}=e,{deltaTest:i,threshold:a}=settingsOfRow(e,n),o=completeRounds(e);
return o<Math.min(8,t.length)&&i===`utest`?null:r!==null&&r>o&&r<=outOfReach&&a>0?r:null}
function saidOf(e,t,{threshold:n,ruleOut:r}){
let{ruledOut:i,visible:a}=e,o=formatRuledOut(e);
if(i===null||o===``)return a===null?``:`only a worsening of ${formatPercent(a)} or more is likely to show`;
let s=t===1?`rules`:`rule`;
return exceeds(i,r)?`${formatRounds(t)} ${s} out only a worsening of ${o} or more`:`${formatRounds(t)} ${s} out a worsening of ${o} or more, but the estimate is beyond ${formatRatio(n)}`}
function holdsThreshold({ratio:e,better:t},n){
if(e===null||e.low===null||e.high===null)return!1;
let[r,i]=[e.low,e.high].map(e=>effectByRatio(e,t).worsening);
return r!==void 0&&i!==void 0&&(r-n)*(i-n)<=0}
function isWorse$1({ratio:e,p:t},{better:n},r){
if(e===null||t===null||t>r.alpha)return!1;
let{worsening:i}=effectByRatio(e.estimate,n);
return i>0&&!exceeds(i,r.threshold)}
function advice$2(e,t,n){
let{settings:r,stopped:i}=n,a=r.go===null&&e.some(e=>hasGaps(e,n))?`Let the command print every benchmark in every round.`:``;
if(r.threshold===0)return say`${a}`;
let o=e.flatMap(e=>moreNeeded(e,n)??[]),s=t.some(e=>moreNeeded(e,n)!==null),c=o.length===0?``:moreRounds(r,i,s?null:Math.max(...o)),l=benchtimeName(n),u=l===null?``:say` (${code(l)})`,d=r.ruleOut>r.threshold?say`\`threshold\` or \`rule-out\``:say`\`threshold\``;
return joined([say`To settle this, ${c}measure longer each time${u}, use a quieter runner, or raise ${d}.`,a])}
function moreRounds(e,t,n){
if(t===`budget`)return say`give more time (\`budget\`), `;
let r=e.go!==null||e.filter!==null,i=mostRounds(e)/e.count;
return r&&i>1?say`raise \`count\` (a benchmark that stays open gets up to ${i} times as many rounds), `:n===null?say`set \`count\` to the number of rounds given above, `:say`set \`count\` to about ${n}, `}
function lineOf$1(e,{repository:t,run:n,report:r}){
return joined([...e.calibration===null?[checkLine(e),commits(e,t),rounds(e)]:[],...n!==null&&n===r?[linkText(`run and full report`,n)]:[n===null?[]:linkText(`run`,n),r===null?[]:linkText(`full report`,r)]],` · `)}
function checkLine({verdict:e,settings:{failOn:t}}){
let n=failsCheck(e,t),r=t===`regression`||n===(e===`fail`)?[]:say` (${code(`fail-on: ${t}`)})`;
return say`${strong(n?`Check fails`:`Check passes`)}${r}`}
function commits({commits:{base:e,head:t}},n){
let r=say`${name(shortSha(t.sha))} against ${name(shortSha(e.sha))}`;
return n===null||!areCommits(e,t)?r:linkText(r,`${n}/compare/${e.sha}..${t.sha}`)}
function areCommits(...e){
return e.every(({sha:e})=>/^[\da-f]{40,64}$/.test(e))}
function rounds(e){
return e.rounds.length===0?[]:say`${formatMade(e)}, ${term(`threshold`,`threshold`)} ${formatRatio(e.settings.threshold)}`}
function lostPart({lost:e,settings:t},n,r){
let i=e=>isMuted(e,t)?muted:kinds$1.find(({isOf:t})=>t(e)),a=[...kinds$1,muted].flatMap(t=>{
let{says:a,advice:o}=t,s=e.filter(e=>i(e)===t).map(e=>say`${nameOf(e,n)}${countsOf(e)}`);
return s.length===0?[]:[say`${strong(`${a}:`)} ${listedText(s,r)}. ${o}`]}),o=e.slice(0,Math.min(r,5)).flatMap(e=>e.failures.map(({message:e,output:t})=>{
let n=t.length<=2e3?t:`…${t.slice(-2e3)}`;
return n===``?e:`${e}\n\n${n}`})),s=[...new Set(o)].map(printed);
return[...a.length===0?[]:[list(a)],...s.length===0?[]:[fold(say`What happened, and what they printed`,s)]]}
function sidesOf({failures:e,tries:t}){
let n=sides.filter(e=>(t?.[e].failed??0)>0);
return new Set([...e.map(({side:e})=>e),...n])}
function countsOf({tries:e}){
return e===void 0?[]:say` (${failedOf(e)})`}
function failedOf({base:e,head:t}){
return`failed in ${e.failed} of ${counted(e.runs,`run`)} on base, and in ${t.failed} of ${t.runs} on head`}
function flakyNote(e,t){
let n=e.map(e=>say`${name(e.benchmark??`the command`)} ${failedOf(e)}`);
return say`not every run succeeded, and what failed was run again or left out of its round: ${listedText(n,t)}. The difference between the sides may be chance. Fix what makes it fail.`}
const kinds$1=[{says:`❌ Failed on head, not on base`,advice:say`Fix the change, or fix the benchmark if it is new or fails only now and then.`,isOf:e=>isBroken(e)&&!sidesOf(e).has(`base`)},{says:`❌ Failed more often on head than on base`,advice:say`Chance does not explain that. Fix the change, and what makes it fail on base.`,isOf:isBroken},{says:`⚠️ Not measured, as the budget has no room for them`,advice:say`Raise \`budget\`, or choose fewer benchmarks.`,isOf:({failures:e})=>e.length===2&&e.every(({kind:e})=>e===`no time`)},{says:`⚠️ Had too little time on head`,advice:say`Whether the change is why is not known: raise \`budget\`, or find what it waits for.`,isOf:e=>!sidesOf(e).has(`base`)},{says:`⚠️ Failed on base`,advice:say`So there is nothing to compare head with.`,isOf:e=>sidesOf(e).size===1&&sidesOf(e).has(`base`)},{says:`⚠️ Failed on both sides`,advice:say`So head is not known to be the cause. Fix the benchmark, or mute it: \`gate: off\` in a rule of the rules file (\`benchmarks\`).`,isOf:e=>sidesOf(e).size===2}],muted={says:`🔇 Failed, but muted by a rule`,advice:say`This does not count.`,isOf:()=>!0};
function nameOf({benchmark:e,package:t},n){
return e===null?say`all of ${name(t??`the package`)}`:[name(n({benchmark:e,package:t}))]}
function missingPart({merged:e},t){
let n=e?.missing??[];
return n.length===0?[]:[warning(say`${strong(`Not all of the suite could be judged`)}, so this run cannot pass.`),list(firstOf(n.map(line),t)),paragraph(say`See in the jobs of the matrix why, and run those again that failed. With \`if: always()\` a job uploads what it has.`)]}
function line({shard:e,replica:t,why:n,files:r,message:i}){
let a=partName(e,t),o=listedText(r.map(name),5),s=i===``?say`.`:say`: ${name(printableName(i,200))}`;
switch(n){case`absent`:return say`${a} has no result file.`;case`double`:return say`${a} has ${r.length} result files (${o}), of which the first was judged.`;case`unmeasured`:return say`${a} was not measured (${o})${s}`;case`unreadable`:return say`${o} is no result file${s}`}}
function partName(e,t){
let n=(e,t)=>t===null?``:`${e} ${t.join(`/`)}`,r=[n(`shard`,e),n(`replica`,t)].filter(e=>e!==``),i=r.length===0?`the run`:r.join(`, `);
return joined([`${i[0]?.toUpperCase()}${i.slice(1)}`])}
function onTrustPart({merged:e,elsewhere:t,proven:n,comparisons:r,since:i}){
if(!e?.isStrangers)return[];
let a=`Measured by a job that runs the code of the pull request, and could report anything.`;
if(r.length===0)return[note(say`${a} It has sent no samples to judge.`)];
let o=n.length>0?`, and which benchmarks are the same binary on both sides`:``,s=r.some(({unit:e})=>usualDirection(e)===null)?`, which way unknown units improve`:``,c=i===null?``:`, what was measured against the reference`,l=t===null?``:say`, as they are in ${name(shortSha(t.rules))}`;
return[note(say`${a} Every number and the verdict were computed here from its samples, by the rules of this repository${l}. Taken as that job says: the samples, which commit base was, the machine, what failed, what only one side has${s}${c}${o}.`)]}
function passingPart({comparisons:e,settings:t},n,r){
let i=furthestFirst(acceptedOnes(e)).map(e=>acceptedLine(e,n)),a=furthestFirst(mutedOnes(e)).filter(({gate:e})=>e===`warn`).map(e=>mutedLine(e,e.rule===null?void 0:t.benchmarks[e.rule],n)),o=[...i,...a];
return o.length===0?[]:[paragraph(say`What regressed without failing the check:`),list(firstOf(o,r,`, accepted or muted`))]}
function acceptedLine(e,t){
if(e.accepted===null)return[];
let{by:n,when:r,why:i,upTo:a}=e.accepted,o=[n===null?say``:say` by ${name(n)}`,r===null?say``:say` on ${r.slice(0,10)}`,a===null?say``:say`, up to ${formatRatio(a)}`];
return say`☑️ ${strong(called(e,t))} ${change(e)}, which was ${strong(`accepted`)}${joined(o,``)}${reason(i)}.`}
function mutedLine(e,t,n){
let r=[t?.owner?say`owner ${name(printableName(t.owner,300))}`:say``,t?.until?say`until ${t.until}`:say``].filter(e=>e.length>0),i=r.length===0?say``:say` (${joined(r,`, `)})`;
return say`🔇 ${strong(called(e,n))} ${change(e)}, and is ${strong(`muted`)} by a rule${i}${reason(t?.why??null)}.`}
function reason(e){
return e===null||e===``?say``:say`: ${name(printableName(e,300))}`}
function profilesPart(e,t,n=10,r=10){
let i=byBenchmark(e),a=i.slice(0,Math.min(n,10)),o=i.length-a.length,s=say`The result file has the profiles of ${o} more ${o===1?`benchmark`:`benchmarks`}.`;
return[...a.map(e=>benchmarkFold(e,t,r)),...o>0&&a.length>0?[paragraph(s)]:[]]}
const titles={cpu:`Processor time`,mem:`Memory allocated`,block:`Time blocked`};
function benchmarkFold(e,t,n){
let r=e.some(({functions:e})=>e.some(({isNoise:e})=>e.flat||e.cum));
return fold(say`Where ${name(printableName(t(e[0]),120))} spends more`,[...e.flatMap(e=>kindBlocks(e,n)),...r?[paragraph(say`\`~\`: sampling alone can make as large a difference.`)]:[],...commands(e)])}
function kindBlocks(e,t){
let{kind:n,total:r,functions:i,failure:a}=e,o=say`${strong(titles[n])} per operation`;
if(a!==null)return[paragraph(say`${o}: no table: ${name(printableName(a.replace(/\.$/,``)))}.`)];
if(r.base===0&&r.head===0)return[paragraph(say`${o}: none on either side.`)];
let s=r.base===0?``:` (${formatDelta(r.head/r.base-1)})`,c=`${amount(r.base,e.unit)} → ${amount(r.head,e.unit)}${s}`,l=shownOf(i,t);
return l.length===0?[paragraph(say`${o}: ${c}. No function spends notably more.`)]:[paragraph(say`${o}: ${c}`),tableBlock(columnsOf(r.base),l.map(t=>functionRow(t,e)))]}
function shownOf(e,t){
if(e.length<=t)return e;
let n=Math.min(2,e.filter(({base:e,head:t})=>t.flat<e.flat).length);
return[...e.slice(0,t-n),...e.slice(e.length-n)]}
function columnsOf(e){
let t=[`Growth`,e===0?``:`Of base`,`Base`,`Head`,`With callees`];
return[column(`Function`,`left`),...t.map(e=>column(e,`right`))]}
function functionRow({function:e,base:t,head:n,isNoise:r},{unit:i,total:a}){
let o=n.flat-t.flat,s=a.base===0||o===0||r.flat?``:formatDelta(o/a.base);
return[name(printableName(withoutFolders(e),120)),grown(o,i,r.flat),s,amount(t.flat,i),amount(n.flat,i),grown(n.cum-t.cum,i,r.cum)]}
function grown(e,t,n){
return e===0?``:n?`~`:`${e>0?`+`:``}${formatValue(e,t)}`}
function amount(e,t){
return e===0?`0`:formatValue(e,t)}
const ours=/^profiles\/[a-z\d][a-z\d.-]*$/;
function commands(e){
let t=e.flatMap(({files:e})=>e===null||!ours.test(e.base)||!ours.test(e.head)?[]:[`go tool pprof -http=: -diff_base=${e.base} ${e.head}`]);
return t.length===0?[]:[paragraph(say`To see callers and lines, run this in the results folder:`),shell(t.join(`
`))]}
function provenPart({proven:e},t){
if(e.length===0||t===0)return[];
let n=new Map;
for(let{package:t,benchmark:r}of e){
let e=n.get(t);
e?e.push(name(r)):n.set(t,[name(r)])}
let r=[...n].map(([e,n])=>say`${name(e)}: ${listedText(n,t)}`),i=n.size-t===1?` package`:` packages`;
return[fold(say`Proven unchanged: the same binary on both sides (${e.length})`,[paragraph(say`Both sides build the same test binary, byte for byte, and these benchmarks read no file that differs, so they were not measured (\`measure: all\` measures them).`),list(firstOf(r,t,i))])]}
function replayedPart({warnings:e}){
let t=e.find(e=>e.kind===`replayed`);
if(!t)return[];
let{sooner:n}=t,r=n?say`one took ${formatValue(n.seconds,`sec`)} for ${formatValue(n.claimed,`sec`)} of measuring`:say`chance does not explain that all times are the same (if a simulator computes them, let it print them in a unit that is no time, such as \`cycles\`)`;
return[warning(say`${strong(term(`warnings`,`Not measured in each round:`))} ${r}. Look for a cache, as of turbo or nx, or a stored file, and switch it off in \`run\` (\`turbo run bench --force\`, \`nx bench --skip-nx-cache\`).`)]}
const[longestValue,around]=[120,20],deciding=[`fail-on`,`threshold`,`rule-out`,`alpha`,`delta-test`,`correction`,`strict`,`outliers`,`run`,`paths`,`measure`,`packages`,`bench`,`output`,`filter`,`format`,`overlay`,`since`,`creep`];
function rulesNote(e){
return e===null||e.changes.length===0?[]:[warning(rulesSentence(e))]}
function rulesSentence({file:e,changes:t}){
let n=({rule:e})=>deciding.includes(e),[r,i]=[t.filter(isEntry),t.filter(e=>!isEntry(e))],a=i.filter(n).toSorted((e,t)=>deciding.indexOf(e.rule)-deciding.indexOf(t.rule)),o=r.toSorted((e,t)=>literalsOf(e)-literalsOf(t)),s=[...a,...o.slice(0,20),...i.filter(e=>!n(e))],c=r.length-20,l=joined(s.map(e=>say`${code(e.rule)}: ${valuesOf(e)}`),`, `);
return say`${strong(`This change brings its own rules`)} (${name(e)}); both sides were measured and judged by them: ${l}${c>0?` and ${c} more entries for benchmarks`:``}.`}
function isEntry({rule:e}){
return/^(benchmarks|accepted): /.test(e)}
function literalsOf({rule:e}){
return e.replace(/^\w+: /,``).replaceAll(`*`,``).length}
function valuesOf({base:e,head:t}){
let[n,r]=[[...escapeControls(e??``)],[...escapeControls(t??``)]],[i,a]=e===null||t===null?[0,0]:alike(n,r),o=e=>{
let[t,n]=[Math.max(0,i-around),Math.max(0,a-around)];
if(e.length<=longestValue)return name(e.join(``));
let r=e.slice(t,e.length-n).join(``);
return name(`${t>0?`…`:``}${cutMiddle(r,longestValue)}${n>0?`…`:``}`)};
return say`${e===null?`not set`:o(n)} → ${t===null?`not set`:o(r)}`}
function alike(e,t){
let n=Math.min(e.length,t.length),r=0;
for(;r<n&&e[r]===t[r];)r++;
let i=0;
for(;i<n-r&&e.at(-1-i)===t.at(-1-i);)i++;
return[r,i]}
function seenOncePart(e,t){
let n=withChange(e.comparisons,`improved`).filter(t=>isSeenOnce(t,e));
if(n.length===0)return[];
let r=listedText(n.map(e=>labelOf(e,t)),5);
return[paragraph(say`Improved, but measured only once, in one memory layout of the code: ${r}. Code that only moved in memory can look just as much faster.`)]}
function isSeenOnce({package:e,exact:t},{settings:n,laidOut:r}){
return n.go!==null&&e!==null&&!t&&!r.includes(e)}
function sincePart(e,t,n){
let{since:r,comparisons:i,settings:a}=e,o=r?.rows.filter(({gate:e})=>e!==`off`)??[];
if(r===null||o.length===0)return[];
let s=new Map(i.map(e=>[rowId(e),e])),c=o.filter(isOver),l=o.flatMap(e=>{
let t=s.get(rowId(e));
return t&&(t.change===`regressed`||isOver(e)&&isWorse(t,a.alpha))?[{row:e,its:t}]:[]}),u=[...l].sort((e,t)=>Number(isOver(t.row))-Number(isOver(e.row))||further(e.row,t.row)).map(({row:e,its:n})=>lineOf(e,n,t));
return[headOf(r,o.length,c.length,l.filter(({row:e})=>isOver(e)).length),...u.length===0?[]:[list(firstOf(u,n,`, in the result file`))]]}
function isOver({change:e}){
return e===`regressed`}
function isWorse(e,t){
let{better:n,ratio:r,delta:i}=e,a=r?r.estimate-1:i??1/0;
return n!==null&&isSignificant(e,t)&&(n===`higher`?a<0:a>0)}
function headOf({name:e,threshold:t},n,r,i){
let a=formatRatio(t),o=n===1?`the one row`:`${r===0?`none`:r} of ${n} rows`,s=r>1?`are`:`is`;
if(r===0){
let t=n===1?`is not`:`is`;
return paragraph(say`Since ${name(e)} ${o} ${t} shown to be worse by more than ${a}.`)}
let c=say`${o} ${s} worse by more than ${a}`;
if(i===0)return paragraph(say`Since ${name(e)} ${c}; this pull request is not shown to add to ${r===1?`it`:`them`}.`);
let l=i===r?r===1?`it`:`them`:`${i} of them`;
return warning(say`${strong(say`Since ${name(e)}`)} ${c}, and this pull request adds to ${l}. That alone does not fail the check.`)}
function lineOf(e,t,n){
let r=e.steps?`, which would be the ${ordinal(e.steps+1)} step`:``;
return say`${strong(called(e,n))} ${sizeOf(e)}; this pull request ${estimateOf(t)}${r}`}
function sizeOf(e){
let{exact:t,ratio:n,delta:r}=e;
return!t&&n!==null?amountWithInterval(n,e):r===null?say`is no longer 0`:amount$1(r,r>0,e)}
function further(e,t){
return Math.sign(magnitude(t)-magnitude(e))||0}
const nowhere={repository:null,run:null,report:null,accepting:null};
function slowRunsPart({comparisons:e},t){
let n=e.flatMap(e=>e.warnings.flatMap(t=>t.kind===`slow-runs`?[{one:e,warning:t}]:[]));
if(n.length===0)return[];
let r=n.slice(0,5).map(({one:e,warning:n})=>say`${labelOf(e,t)}: ${sentence(e,n)}`),i=n.length-5;
return[list(i>0?[...r,say`${i} more have such slow runs.`]:r)]}
function sentence({unit:e},{base:t,head:n,rounds:r,beyond:i}){
let a=e===`sec/op`?`slower`:`worse`,o=term(`warnings`,`slow runs`),s=t===0?say`${o} that base does not have`:say`more ${o} than base`;
return say`head has ${s}: some runs were more than ${formatRatio(i)} ${a} than usual in ${n} of ${formatRounds(r)} on head, and in ${t} on base.`}
function suiteNote({warnings:e,settings:t},n){
let r=e.flatMap(e=>e.kind===`suite`?e.changed:[]);
if(r.length===0)return[];
let i=strong(say`${term(`warnings`,`Not the same benchmark`)} on both sides:`),a=e.some(({kind:e})=>e===`moved`)?notByOverlay:advice$1(r,t.overlay),o=listedText(r.map(name),Math.min(n,3));
return[warning(say`${i} benchmark files were changed (${o}), so a difference may come from the benchmark itself. ${a}`)]}
const notByOverlay=say`As a package has moved, \`overlay\` cannot make both sides run head's: see what was changed in these files.`;
function advice$1(e,t){
let n=globsFor(e).filter(e=>!t.includes(e)),[r]=n,i=`so that both sides run head's`;
if(r!==void 0&&n.length===1&&t.length===0)return say`Set ${code(`overlay: '${r}'`)}, ${i}.`;
let a=listedText(n.map(name),3);
return t.length>0?say`Add ${a} to \`overlay\`, ${i}.`:say`Set \`overlay\` to ${a}, one per line, ${i}.`}
function overlayAdvice({warnings:e,settings:t}){
let n=e.flatMap(e=>e.kind===`suite`?e.changed:[]),r=t.go===null?[]:[`**/*_test.go`],i=n.length===0?r:globsFor(n),[a]=i;
return a===void 0||t.overlay.length>0?say`name the files that hold them in \`overlay\``:i.length===1?say`set ${code(`overlay: '${a}'`)}`:say`set \`overlay\` to ${listedText(i.map(name),3)}, one per line`}
function reproductionOf(e,t){
let{commits:n,settings:r}=t,{go:i,run:a,setup:o,filter:s,format:c,output:l,overlay:u,workingDirectory:d}=r;
if(a===``)return null;
let f=s===null||!isFilter(s)?null:filteredRun(a,s,[e.benchmark]),p=i===null?[`--run`,f??a,...c===`auto`?[]:[`--format`,c],...l.length===0?[]:[`--output`,l.join(`
`)]]:[`--packages`,patternsOf(e.package,t.warnings),`--bench`,benchPatternIn(t,e.benchmark),`--benchtime`,i.benchtime,...i.cpu===null?[]:[`--cpu`,i.cpu],...i.tags===null?[]:[`--tags`,i.tags],...i.goFlags.length===0?[]:[`--go-flags`,joinFlags(i.goFlags)],`--profile`,`cpu`],m=shellLine(`npx`,`--no`,`benchgate`,...[n.base,n.head].map(({sha:e})=>shortSha(e)),...d===`.`?[]:[`--working-directory`,d],...p,...o===null?[]:[`--setup`,o],...u.length===0?[]:[`--overlay`,u.join(`
`)]);
return m.length<=1e3&&[e.benchmark,...m.split(`
`)].every(e=>escapeControls(e)===e)?{command:m,isAlone:i!==null||f!==null,isProfiled:i!==null}:null}
function todoPart([e],t,n,r){
if(e===void 0)return[];
let i=reproductionOf(e,t),a=fetchLine(t,r),o=a===``?`in a clone that has both commits`:`in a clone`,s=[runAgain(r),accept(e,n,r)].filter(e=>e.length>0);
return[...i===null?[]:[paragraph(say`${strong(`Reproduce`)}${i.isAlone?say` ${called(e,n)}`:``} ${o}${i.isProfiled?`, and see where the time goes`:``}:`),shell(`${a}${i.command}`)],...s.length===0?[]:[list(s)]]}
function fetchLine({commits:{base:e,head:t}},{repository:n}){
return n===null||!areCommits(e,t)?``:`${shellLine(`git`,`fetch`,n,e.sha,t.sha)}\n`}
function runAgain({run:e}){
return e===null?[]:say`${strong(`Run again`)} from the page of ${linkText(`the run`,e)}, or push.`}
function accept(e,t,{accepting:n}){
if(n===null)return[];
let r=acceptedAs(e,t),i=r.length<=200&&escapeControls(r)===r&&!/`|:\s/.test(r),[a=[],o]=[n.label===null?[]:say`set the label ${code(n.label)}`,i?say`comment ${code(`/benchgate accept ${r}: reason`)}`:[]].filter(e=>e.length>0);
if(a.length===0)return[];
let s=o===void 0?a:say`${a}, which accepts all that is shown here, or ${o}`;
return say`${strong(`Accept`)} what is worth it: ${s}. It counts when the check runs again.`}
function acceptedAs(e,t){
let n=t(e);
return(isNamedBy(n,e)?n:`${e.package}.${e.benchmark}`).replaceAll(`*`,`?`)}
function runWarningPart({warnings:e,settings:t}){
let n=e.filter(e=>!isSlight(e,t)).flatMap(e=>e.kind===`suite`||e.kind===`replayed`?[]:[runWarning(e,t.go!==null)]);
return n.length===0?[]:[list(n.map(e=>say`${term(`warnings`,`Note`)}: ${e}`))]}
function warningPart(e,t,n){
let{comparisons:r,settings:i,warnings:a}=e,o=r.flatMap(e=>e.warnings.map(t=>({comparison:e,warning:t})).filter(({warning:t})=>!isSaid(t,e))),s=kinds.flatMap(({kind:r,says:a,advice:s})=>{
let c=o.filter(({warning:e})=>e.kind===r),l=new Map;
for(let{comparison:e,warning:t}of c)l.set(e,[...l.get(e)??[],detail(t,settingsOfRow(e,i))]);
if(l.size===0)return[];
let u=[...l].map(([e,n])=>say`${labelOf(e,t)} (${n.join(`, `)})`),d=r===`few-rounds`?moreValues([...l.keys()],e):s(i);
return[say`${strong(a)} ${ours$1(d)}${lineBreak}${listedText(u,Math.min(n,10))}`]}),c=a.flatMap(e=>isSlight(e,i)?[slightly(e)]:[]),l=[...s,...c];
return l.length===0?[]:[fold(say`Warnings (${o.length+c.length})`,[paragraph(say`What these ${term(`warnings`,`warnings`)} mean, and what to do about them:`),list(l)])]}
function isSaid({kind:e},{change:t,better:n}){
return e===`slow-runs`||e===`blind`&&t===`inconclusive`&&n!==null}
const kinds=[{kind:`blind`,says:`A worsening as large as the threshold may go unseen.`,advice:()=>"Only a worsening of the size given or more is likely to show; raise `count`, or measure longer each time."},{kind:`few-rounds`,says:`Too few values: need >= 6 samples for confidence interval at level 0.95.`,advice:()=>``},{kind:`unequal`,says:`Base and head were not measured equally often.`,advice:({go:e})=>`The gate decides only on rounds that measured both${e===null?`; let the command print these in every round`:``}.`},{kind:`spread`,says:`The values vary a lot.`,advice:()=>`Their median may be this far off; measure longer each time, or on a quieter machine.`},{kind:`two-modes`,says:`The values lie in two groups.`,advice:()=>`Something switches between two states, such as a cache or a clock speed, and the median can jump from one to the other.`},{kind:`coarse`,says:`The values are rounded.`,advice:()=>`Changes smaller than this step hardly show. Let the tool print more digits, or measure longer each time.`},{kind:`outliers`,says:`Outliers were left out.`,advice:()=>"Trimming (`outliers: iqr`) makes false alarms more likely."}];
function moreValues(e,t){
let{settings:n,stopped:r}=t;
if(r===`interrupted`)return`Let the run finish all its rounds.`;
let i=r===`budget`?"Raise `budget`":"Raise `count`",a=e=>n.go===null&&hasGaps(e,t);
if(!e.some(a))return`${i}.`;
let o=`et the command print these in every round.`;
return e.every(a)?`L${o}`:`${i}, and l${o}`}
function detail(e,{threshold:t}){
switch(e.kind){case`slow-runs`:return``;case`spread`:return`${e.side} ±${formatPercent(e.ratio)}`;case`few-rounds`:return`fewer than ${e.needed} on ${e.side}`;case`unequal`:return`${e.base} on base, ${e.head} on head`;case`two-modes`:return e.side;case`blind`:return`${formatPercent(e.visible)} instead of ${formatRatio(t)}`;case`coarse`:return`steps of ${formatPercent(e.step)}`;case`outliers`:return`${e.base} on base, ${e.head} on head`}}
function isSlight(e,{threshold:t}){
return(e.kind===`drift`||e.kind===`second-visit`)&&Math.abs(e.change)*5<t}
function slightly({kind:e,change:t}){
let n=t>0?`slower`:`faster`,[r,i]=e===`drift`?[`Both sides got slightly ${n} while measuring.`,` from the first quarter of the rounds to the last`]:[`The second visit of a round was slightly ${n} than the first.`,``];
return say`${strong(r)} This favours neither side, and is small compared with the threshold.${lineBreak}${formatPercent(t)}${i}`}
function runWarning(e,t){
switch(e.kind){case`drift`:return say`both sides got ${formatPercent(e.change)} ${e.change>0?`slower`:`faster`} while measuring. Base and head took turns, so this favours neither side, but it hides small changes. A processor that heats up or a busy host can cause it.`;case`second-visit`:return say`the second visit of a round was ${formatPercent(e.change)} ${e.change>0?`slower`:`faster`} than the first, whichever side came second. A coin chose the order, so this favours neither side, but it hides small changes and costs rounds.${t?``:say` Let \`run\` begin with what makes its visits alike: a run that is not measured, a pause, or cleaning up after the last one.`}`;case`too-few-rounds`:return say`so few rounds could hardly show a regression among ${e.comparisons} comparisons, which are judged together, so a pass says little. Set \`count\` to at least ${e.least}.`;case`flaky`:return flakyNote(e.benchmarks,10);case`moved`:return moved(e.packages);case`configuration`:return say`${name(e.key)} is ${name(e.base)} on base and ${name(e.head)} on head, so the two may not be comparable.`;case`noisy-machine`:return noisyMachineLine(e);case`others`:return say`other programs kept ${e.base.toFixed(1)} processors busy while base was measured, and ${e.head.toFixed(1)} while head was. Chance does not explain that, and it slows one side only, so do not trust the differences. See what else runs there, and what benchmarks leave running.`;case`left-running`:return say`${e.count===1?`a process was`:`${e.count} processes were`} left running by a command, and ended before the next: ${listedText(e.commands.map(name),10)}. ${e.count===1?`It`:`They`} would have disturbed what is measured next. Let the command end what it starts, or let \`setup\` start what must stay.`;case`setup-running`:return say`${code(`setup`)} left ${e.count===1?`a process`:`${e.count} processes`} running while both sides were measured: ${listedText(e.commands.map(name),10)}. ${e.count===1?`It`:`They`} can take time from either side, and can change its files. If no benchmark needs ${e.count===1?`it`:`them`}, let ${code(`setup`)} end what it starts.`;case`unread-code`:return unreadCode(e);case`shared-install`:return sharedInstall(e);case`unread-results`:return say`${e.count===1?`a line`:`${e.count} lines`} printed on ${e.sides.join(` and `)} ${e.count===1?`looks like a result`:`look like results`} and could not be read, so ${e.count===1?`it was`:`they were`} not judged, such as ${listedText(e.lines.map(name),10)}. Let each result begin a line of its own, or let the command write its results to a file (${code(`output`)}).`;case`values-left-out`:return say`${e.count===1?`a value`:`${e.count} values`} on ${e.sides.join(` and `)} cannot have been measured, and ${e.count===1?`was`:`were`} left out, such as ${listedText(e.lines.map(name),10)}. The other units of the benchmark were judged. Fix what it reports.`;case`fewer-results`:return say`${e.side} lacked ${e.missing} of its ${e.before} benchmarks in round ${e.round}: ${listedText(e.names.map(name),10)}${e.missing>e.names.length?` and ${e.missing-e.names.length} more`:``}. Let the command print every benchmark in every round.`;case`git-changed`:return say`${listedText(e.changed.map(name),10)}${e.count>e.changed.length?` and ${e.count-e.changed.length} more`:``} in the repository's git directory changed while the benchmarks ran. This was ${e.isPutBack?`put back`:`left so, as it may have been you`}. ${e.isPutBack?`If a later step needs it, set it there.`:`The benchmarks can write there too, and settings and hooks make git run programs.`}`;case`reference-failed`:return say`what is slower since the reference is not known, as the reference could not be measured (the message calls it base): ${name(printableName(e.message,300))} The verdict does not depend on it.`;case`rule-unused`:return say`a rule for ${name(e.match)} fits no benchmark that was measured. If they were renamed, rename it too; otherwise remove it.`;case`rule-over`:return say`the rule for ${name(e.match)} ended on ${e.until}, so it no longer holds${e.owner===null?``:say` (owner ${name(e.owner)})`}. Remove it, or give it another day.`;case`steal`:return say`${formatPercent(e.share)} of the processor time went to other machines on the same host, which makes times vary. A dedicated runner would be quieter.`}}
function moved(e){
let t=e.map(({base:e,head:t})=>say`${name(e)} of base is ${name(t)} on head`);
return say`a package has another import path on head, and its benchmarks were compared with each other: ${listedText(t,10)}.`}
function unreadCode({side:e,count:t,files:n,instead:r,isElsewhere:i,isAll:a}){
let o=t>n.length?` and ${t-n.length} more`:``,s=say`${listedText(n.map(name),10)}${o}`;
if(!a&&!i&&r.length===0)return say`no command read the source files that changed (${s}), so the benchmarks may not depend on them.`;
let c=r.length>0?say`It used what had been built before this run: ${listedText(r.map(name),10)}.`:i?say`The files of the same names in your own checkout were read instead, as a variable such as ${code(`PYTHONPATH`)} or an editable install lets them.`:say`No other source file was read either, apart from the benchmarks' own, as happens with an installed copy of the code.`;
return say`it is not shown that the command ran the code of ${e}: it read none of the source files that changed (${s}). ${c} Let ${code(`setup`)} build or install the code of the checkout, into the checkout.`}
function sharedInstall({side:e,count:t,paths:n}){
let r=e===`base`?`head`:`base`,i=t>n.length?` and ${t-n.length} more`:``;
return say`${e} ran code that ${code(`setup`)} had installed on ${r}: ${listedText(n.map(name),10)}${i}. Both sides share that place, and the second ${code(`setup`)} replaced what the first had put there. Let ${code(`setup`)} install into the checkout, such as into a virtual environment there, or use a name of the commit's own.`}
const everything={besides:{rest:`drawn`,medians:!0},regressions:1/0,improvements:1/0,names:1/0,profiles:10,leftOut:``};
function judgedReport(e,t=everything,n=nowhere){
let{comparisons:r,settings:i,baseFailed:a}=e,{names:o}=t,s=namingOfRun(e),c=furthestFirst(regressions(r)).slice(0,t.regressions),l=furthestFirst([...acceptedOnes(r),...mutedOnes(r)]).filter(({gate:e})=>e!==`off`).slice(0,t.regressions),u=furthestFirst(withChange(r,`improved`)).slice(0,t.improvements),d=furthestFirst(withChange(r,`changed`)).slice(0,t.improvements),f=openOf(e).slice(0,t.improvements),p=[...c,...l,...f,...u,...d];
return{...reportHead(e,n),parts:[t.leftOut===``?[]:incompleteNotice(t.leftOut),replayedPart(e),missingPart(e,o),rulesNote(e.rules),otherwisePart(e),a?baseFailedPart(e,a):[],suiteNote(e,o),lostPart(e,s,o),doubtsPart(e,s,o),regressionsPart(c,e,s),todoPart(c,e,s,n),passingPart(e,s,o),sincePart(e,s,o),changesPart(p,s,i),advice(e),directionNote(d),seenOncePart(e,s),unconfirmedPart(e,s,o),profilesPart(e.profiles,s,t.profiles),inconclusivePart(e,s,o),slowRunsPart(e,s),runWarningPart(e),unmatchedPart(e,s,o),comparisonsPart(e,s,t.besides,p),provenPart(e,o),warningPart(e,s,t.besides.rest===`none`?0:o),a?[]:howMeasured(e),a?[]:rulePart(e),onTrustPart(e)]}}
function namingOfRun({comparisons:e,unmatched:t,lost:n,formats:r}){
return namingOf([...e,...t.base,...t.head],n,r)}
function reportHead(e,t=nowhere){
return{outcome:e.calibration===null?e.verdict:`calibration`,reason:ours$1(e.reason),check:checkOf(e),of:say`${commitsLine(e)}; ${formatMade(e)}`,line:lineOf$1(e,t)}}
function incompleteNotice(e){
return[{kind:`alert`,text:say`Shortened to fit. Left out: ${e}. The result file has everything.`}]}
function regressionsPart(e,{settings:t,again:n},r){
if(e.length===0)return[];
let i=byBenchmark(e).map(e=>{
let i=e.toSorted((e,t)=>Number(t.unit===`sec/op`)-Number(e.unit===`sec/op`)),a=strong(called(e[0],r));
return say`${a} ${sentence$1(i,t,n.length>0)}.`});
return[list(firstOf(i,3,`, in the table below`))]}
function directionNote(e){
let t=[...new Set(e.map(e=>e.unit))],[n]=t;
return n===void 0?[]:[paragraph(say`❔ It is not known which direction is better for ${listedText(t.map(unitOf),5)}, so these cannot fail. To have a unit judged, let a benchmark print ${code(`Unit ${n} better=lower`)} (or higher, in Go's format), or add a rule to ${code(`benchmarks`)} in the rules file: ${code(`match: '* ${n}'`)} with ${code(`better: lower`)}.`)]}
function advice(e){
let{comparisons:t,verdict:n,baseFailed:r,lost:i,unmatched:a,merged:o}=e;
return t.length>0||n===`pass`||r||i.length>0||(o?.missing.length??0)>0||n===`inconclusive`&&a.head.length===0?[]:[paragraph(n===`inconclusive`?say`This is normal for a pull request that adds the first benchmarks. From the next one on they are compared.`:say`If benchmarks were renamed, let base run those of head: ${overlayAdvice(e)}. If they were replaced on purpose, let this run pass with \`fail-on: never\`; the next pull request is compared with the new ones.`)]}
function unmatchedPart({unmatched:e},t,n){
let r=differingInNumbers(e);
return[...[`head`,`base`].flatMap(r=>{
if(e[r].length===0)return[];
let i=r===`head`?`new, so there is nothing to compare them with`:`removed, renamed or skipped`,a=e[r].map(e=>say`${name(t(e))}${e.unit===null?``:say` in ${unitOf(e.unit)}`}`);
return[paragraph(say`Only on ${r} (${i}): ${listedText(a,n)}.`)]}),...r===null?[]:[paragraph(say`${name(t(r.base))} of base and ${name(t(r.head))} of head differ only in a number. If that is a process id, an address or a time, it is another in each run: leave it out of the name, so that the benchmark can be compared.`)]]}
function isCalibrated(e){
return e.calibration!==null}
function calibrationReport(e,t=1/0){
let{calibration:n,settings:r}=e,{floors:i,steady:a}=n,o=namingOf([...i,...a],e.lost,e.formats),s=i.length-t;
return{...reportHead(e),parts:[s>0?incompleteNotice(`${s} rows with less noise`):[],rulesNote(e.rules),[paragraph(say`A calibration: both sides are the same commit, so whatever differs here is noise. It judges nothing.`)],lostPart(e,o,t),doubtsPart(e,o,t),noiseTable(n,r,o,t),steadyNote(n,o,t),alarmPart(n,r,o,t),advicePart(n,r,secondsPerRound(e),o,t),runWarningPart(e),howMeasured(e)]}}
function secondsPerRound({rounds:e}){
let t=e.reduce((e,{base:t,head:n})=>e+t.seconds+n.seconds,0);
return e.length===0?null:t/e.length}
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
function newLinks(){
let e=new Set;
return t=>e.has(t)?null:(e.add(t),`https://github.com/benchgate/benchgate/blob/main/docs/statistics.md#${t}`)}
const[width,zero,reach]=[21,8,3];
function drawnInterval({of:e,threshold:t}){
let{ratio:n,better:r,exact:i}=e;
if(n===null||i||n.low===null&&n.high===null)return``;
let a=e=>columnAt(effectByRatio(e,r).worsening/(t||.05)),[o,s]=r===`higher`?[n.high,n.low]:[n.low,n.high],c=o===null?-1:a(o),l=s===null?width:a(s),u=Array.from({length:width},(e,t)=>t>=c&&t<=l?`═`:`·`),d=(e,t)=>{
e>=0&&e<width&&(u[e]=t)};
for(let e of t>0?[zero-reach,zero+reach]:[])d(e,u[e]===`═`?`╪`:`¦`);
return d(zero,u[zero]===`═`?`╪`:`│`),c<0&&d(0,`‹`),l>=width&&d(width-1,`›`),isPoint(e)&&d(a(n.estimate),`●`),u.join(``)}
function columnAt(e){
return Math.round(zero+reach*Math.asinh(e)/Math.asinh(1))}
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
return[note(ours$1(`Drawn: \`●\` the estimate, \`═\` its 95% interval, \`│\` no change, \`¦\` the threshold either way. Right is worse; the scale gets denser outwards.${n?` Where no direction is better, right is more.`:``}`))]}
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
export{statuses as A,missingPart as C,headline as D,unconfirmedPart as E,sameUnits as F,doubtsPart as I,baseFailedPart as M,comparisonsPart as N,exitStatus as O,isSignificant as P,passingPart as S,inconclusivePart as T,rulesNote as _,summaryLimit as a,provenPart as b,namingOfRun as c,unmatchedPart as d,runWarningPart as f,seenOncePart as g,nowhere as h,fittingReport as i,worstOf as j,failsCheck as k,regressionsPart as l,slowRunsPart as m,newLinks as n,wholeReport as o,suiteNote as p,commentLimit as r,directionNote as s,markdownText as t,reportHead as u,rulesSentence as v,lostPart as w,profilesPart as x,replayedPart as y};