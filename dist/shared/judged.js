import{$n as smallestVisible,$r as linkText,An as formatPercentBeside,Ar as benchmarkId,Bn as pairedTest,Br as fold,Cn as formatCenter,Dn as formatMade,En as formatDuration,Er as isTimed,Fn as formatValue,Fr as getOrInsert,Gn as centreWorsening,Gr as printed,Hr as note,In as ordinal,Ir as memoize,Jn as effectByShift,Jr as warning,Kn as decidingChange,Kr as shell,Ln as shortSha,Mn as formatRounds,Mr as rowId,Nn as formatRuledOut,Nr as settingOf,On as formatP,Pn as formatShortP,Pr as sides,Qn as roundsToSee,Qr as lineBreak,Sn as counted,Sr as adjust,Tn as formatDelta,Tr as isCounted,Un as ratioEstimate,Ur as nowhere,Vn as mannWhitney,Vr as list,Wn as shiftEstimate,Wr as paragraph,Xn as isBeyond,Xr as firstOf,Yn as exceeds,Yr as code,Zn as tolerance,Zr as joined,_i as shellLine,_r as median,ai as strong,ar as roundsIn,cn as shortenedName,cr as upTo$1,dr as robustDeviation,ei as listedText,er as spreadFrom,fi as escapeControls,fn as cutMiddle,fr as withoutOutliers,gr as logAverage,ii as say,ir as presentValues,jn as formatRatio,kn as formatPercent,kr as usualDirection,ln as unitName,lr as wholeRounds,mi as printableName,nr as confidence,oi as term,or as summarise,qn as effectByRatio,qr as tableBlock,ri as ours$1,rr as finite,sn as namingOf,sr as trimmed,ti as name,tr as blocksOf,un as withoutFolders,ur as hasTwoModes,vn as isOfGo,wn as formatChange,wr as countsBytes,xr as upperTail,zn as welch,zr as column}from"./basics.js";
import{a as mostRounds,d as worseInterims,f as sequentialP,i as leastRounds,l as smallestP,m as randomFrom,n as hasOneAnalysis,o as passLevel,r as isInterim,s as plannedInterims}from"./interims.js";
import{T as binomialInterval,a as isMuted,d as mutedOnes,f as regressions,h as withChange,i as isBroken,m as undecided$1,r as failsCheck,t as acceptedOnes,w as joinExamples}from"./verdict.js";
import{a as rowRulesOf,c as settingsOfRow,i as isRowOf,o as ruleOf,r as isNamedBy,t as directed}from"./row-rules.js";
import{n as isMatched,t as differingInNumbers}from"./unmatched.js";
import{n as globsFor}from"./suite.js";
import{i as joinFlags,m as isFilter,p as filteredRun}from"./flags.js";
import{t as benchPatternIn}from"./names.js";
function swapTest(e){
let t=e.map(rankDifferences),n=Math.max(0,...t.map(e=>e.length)),r=Array.from({length:n},(e,n)=>t.reduce((e,t)=>e+(t[n]??0),0)),i=r.map(Math.abs).filter(e=>e!==0),a=i.reduce((e,t)=>e+t,0),o=i.length>100?approximate(i,a):exact(i,a);
return e=>{
let t=0;
for(let[n,i]of r.entries())i>0!==(e[n]??!1)&&(t+=Math.abs(i));
return{greater:o(a-t),less:o(t)}}}
function rankDifferences({base:e,head:t}){
let n=n=>(e[n]??null)!==null&&(t[n]??null)!==null,r=[...e.keys()].filter(n).flatMap(n=>[e[n],t[n]]),i=new Float64Array(r).sort(),a=new Map;
for(let e=0,t=0;e<i.length;e=++t){
for(;i[t+1]===i[e];)t++;
a.set(i[e],e+t)}
let o=e=>a.get(e)??0;
return e.map((r,i)=>n(i)?o(t[i])-o(e[i]):0)}
function exact(e,t){
let n=new Float64Array(t+1);
n[0]=1;
let r=0;
for(let t of e){
r+=t;
for(let e=r;e>=t;e--)n[e]=n[e]+n[e-t]}
for(let e=1;e<=t;e++)n[e]=n[e]+n[e-1];
return t=>n[t]/2**e.length}
function approximate(e,t){
let n=Math.sqrt(e.reduce((e,t)=>e+t*t,0))/2,r=e.some(e=>e%2!=0)?1:2;
return e=>upperTail((t/2-e-r/2)/n)}
function claimsByTest(e,t,n,{threshold:r,ruleOut:i,strict:a,counted:o}){
let{worse:s,better:c}=a?{worse:handicapped(e,t,n,r+tolerance,0).worse,better:handicapped(e.map(swapped),t,n,r+tolerance,0).worse}:ask(e,t,n),l=r=>rulingOut(e,t,n,r,o);
return{worse:s,better:c,within:l(r),held:l(i)}}
function rulingOut(e,t,n,r,i){
let a=+!!i,o=Math.max(0,r-tolerance),s=handicapped(e,t,n,o,a).better;
return n===null?Math.max(s,handicapped(e.map(swapped),t,n,o,a).better):s}
function ask(e,t,n){
let{greater:r,less:i}=t(e);
return n===`higher`?{worse:i,better:r}:{worse:r,better:i}}
function handicapped(e,t,n,r,i){
return ask(e.map(({base:e,head:t})=>({base:worsened(e,n,r,i),head:t})),t,n)}
function claimsByValue({worsening:e,improvement:t},n,{threshold:r,ruleOut:i,strict:a}){
let o=a?r:0,s=r=>exceeds(e,r)||n===null&&exceeds(t,r);
return{worse:+!exceeds(e,o),better:+!exceeds(t,o),within:+!!s(r),held:+!!s(i)}}
function worsened(e,t,n,r){
let i=t===`higher`?-1:1;
return e.map(e=>e===null?null:e+i*(e===0?r:n*Math.abs(e)))}
function swapped({base:e,head:t}){
return{base:t,head:e}}
function sequentialClaims(e,t,n){
let r=n(e),i=passLevel(e,t),a={ruledOut:r.within<=i,held:r.held<=i};
if(hasOneAnalysis(t))return{worse:r.worse,better:r.better,...a};
let{looks:o,spending:s}=worseInterims(e,t),c=o.map(t=>({share:t.share,claims:t.rounds===e?r:n(t.rounds)})),l=e=>sequentialP(c.map(({share:t,claims:n})=>({share:t,p:n[e]})),s);
return{worse:l(`worse`),better:l(`better`),...a}}
function evidenceOf(e,t,n,r=t){
let i=e.rule.better===void 0?usualDirection(e.unit):e.rule.better,a=t.outliers===`iqr`?trimmed(e):e,o=isSteady(e),s=o&&e.rule.assume===`exact`,c=isCounted(e.unit)||o&&isAlike(e),l=s||o&&c&&wholeRounds(e)>=3,u=summarise(a.base,l),d=summarise(a.head,l),f=blocksOf(a,n),p=l?null:ratioEstimate(f,confidence),m=l||p||!f.some(isMatched)?d.center-u.center:shiftEstimate(f,confidence).estimate,h=p?effectByRatio(p.estimate,i):effectByShift(m,u.center,d.center,i),g=s?Number(u.center===d.center):shownP(a,t),_=t.deltaTest===`utest`&&n!==null?pairedTest(f):null,v=t.deltaTest===`ttest`&&isSteady(a)&&sides.every(e=>presentValues(a[e]).length>1),y=l||t.deltaTest===`none`||v,b=n===null?{...r,stopEarly:!1}:r,x={blocks:f,series:e,direction:i,rules:t,isPaired:n!==null,paired:_,plan:b},S=y?shownByValue(h,i,t):shownBy(x);
return{series:e,direction:i,exact:l,base:{...u,samples:e.base},head:{...d,samples:e.head},delta:relativeChange(u.center,d.center),ratio:ratioOf(p,l,u.center,d.center),shift:l||p?null:finite(m+0),...h,p:g,pairedP:_&&pOf(_,i),shown:S,ruledOut:()=>t.deltaTest===`none`&&!l?null:y?worstOf$1(h,i):ruledOutBy(x,S)}}
function shownBy({blocks:e,series:t,direction:n,rules:r,isPaired:i,paired:a,plan:o}){
let s=testOf(r,i),c=t=>t===e&&a?a:s(t),l={...r,counted:isCounted(t.unit)},u=roundsIn(t),d=sequentialClaims(u,o,t=>claimsByTest(t===u?e:e.map(upTo$1(t)),c,n,l));
return isWorseFromZero(t,r,d)?{...d,ruledOut:!1,held:!1}:d}
function isWorseFromZero(e,{alpha:t},{worse:n}){
return n<=t&&median(presentValues(e.base))===0}
function ruledOutBy({blocks:e,series:t,direction:n,rules:r,isPaired:i,plan:a},o){
if(isWorseFromZero(t,r,o))return null;
let s=testOf(r,i),c=isCounted(t.unit);
return smallestRuledOut(t=>rulingOut(e,s,n,t,c),passLevel(roundsIn(t),a),[r.threshold,r.ruleOut])}
function worstOf$1({worsening:e,improvement:t},n){
return finite(Math.max(0,e,n===null?t:0))}
function shownByValue(e,t,n){
let{worse:r,better:i,within:a,held:o}=claimsByValue(e,t,n);
return{worse:r,better:i,ruledOut:a===0,held:o===0}}
function testOf({deltaTest:e},t){
return e===`utest`&&t?pairedTest:t=>{
let n=t.flatMap(e=>presentValues(e.base)),r=t.flatMap(e=>presentValues(e.head));
return e===`ttest`?welch(n,r)??undecided:mannWhitney(n,r)}}
const undecided={greater:1,less:1};
function shownP({base:e,head:t},{deltaTest:n}){
return n===`none`?null:n===`ttest`?welch(presentValues(e),presentValues(t))?.p??null:mannWhitney(presentValues(e),presentValues(t)).p}
function pOf({greater:e,less:t},n){
return n===null?Math.min(1,2*Math.min(e,t)):n===`higher`?t:e}
function isAlike({base:e,head:t}){
return presentValues(e)[0]===presentValues(t)[0]}
function isSteady({base:e,head:t}){
return[e,t].every(e=>{
let t=presentValues(e);
return t.every(e=>e===t[0])})}
function ratioOf(e,t,n,r){
if(t){
let e=r/n;
return n>0&&r>0&&Number.isFinite(e)?{estimate:e,low:e,high:e}:null}
if(e===null||!Number.isFinite(e.estimate))return null;
let i=Number.isFinite(e.high);
return{estimate:e.estimate,low:i?e.low:null,high:finite(e.high)}}
function relativeChange(e,t){
return e===t?0:finite(t/e-1)}
const finest=1e-4;
function smallestRuledOut(e,t,n=[]){
let r=[0,...n,1].sort((e,t)=>e-t),i=r.findIndex(n=>e(n)<=t);
if(i===-1)return null;
let[a,o]=[r[i-1]??0,r[i]];
for(;o-a>finest*Math.max(o,.01);){
let n=a===0?o/4:Math.sqrt(a*o);
if(n<=finest*.01)break;
e(n)<=t?o=n:a=n}
return o}
function warningsOf(e,t,n,r=[]){
if(e.exact)return[];
let{series:i}=e,a=[],[o,s]=[presentValues(i.base),presentValues(i.head)];
o.length!==s.length&&a.push({kind:`unequal`,base:o.length,head:s.length});
let c=blocksOf(i,r).filter(e=>wholeRounds(e)>0);
for(let t of sides){
let n=widest$1((c.length>1?c.map(e=>summarise(e[t],!1)):[e[t]]).map(spreadOf));
n===null?a.push({kind:`few-rounds`,side:t,needed:6}):n>.05&&a.push({kind:`spread`,side:t,ratio:n}),(c.length>1?c.map(e=>e[t]):[i[t]]).some(e=>hasTwoModes(presentValues(e)))&&a.push({kind:`two-modes`,side:t})}
if(n.outliers===`iqr`){
let e={base:o.length-presentValues(withoutOutliers(i.base)).length,head:s.length-presentValues(withoutOutliers(i.head)).length};
e.base+e.head>0&&a.push({kind:`outliers`,...e})}
let l=!isCounted(i.unit)&&e.direction!==null?stepOf([...o,...s]):0;
return l>0&&2*l>=n.threshold&&a.push({kind:`coarse`,step:l}),t!==null&&t>n.threshold&&a.push({kind:`blind`,visible:t}),a}
function spreadOf({center:e,low:t,high:n}){
return t===null||n===null?null:finite(Math.max(n-e,e-t)/Math.abs(e))??0}
function widest$1(e){
let t=e.filter(e=>e!==null);
return t.length===0?null:Math.max(...t)}
function stepOf(e){
if(e.length<12)return 0;
let t=new Set(e);
if(2*t.size>e.length)return 0;
let n=[...t].sort((e,t)=>e-t),r=n.slice(1).map((e,t)=>e-(n[t]??e));
return r.length===0?0:finite(Math.min(...r)/Math.abs(median([...e])))??0}
function slowRunsOf(e,t,n,r){
if(n===null||t===null||r===0)return null;
let i=blocksOf(e,n),a=e.worse?blocksOf(e.worse,n):i,o=i.flatMap((e,n)=>{
let i=a[n]??e;
return wholeRounds(e)>0&&wholeRounds(i)>0?[clip(e,i,t,r)]:[]});
if(o.some(({usual:e})=>e===0))return null;
let s=e=>o.reduce((t,{block:n,level:r})=>t+presentValues(n[e]).filter(e=>e!==r).length,0),[c,l]=[s(`base`),s(`head`)];
if(l<=c)return null;
let u=o.map(({block:e})=>e),{greater:d,less:f}=pairedTest(u),p=t===`higher`?f:d;
return p>(e.worse?.001:.01)?null:{kind:`slow-runs`,base:c,head:l,rounds:u.reduce((e,t)=>e+wholeRounds(t),0),beyond:r,p}}
function clip(e,t,n,r){
let i=median([...presentValues(e.base),...presentValues(e.head)]),a=i+(n===`higher`?-1:1)*(r+tolerance)*Math.abs(i),o=n===`higher`?Math.min:Math.max,s=e=>e.map(e=>e===null?null:o(e,a));
return{usual:i,level:a,block:{base:s(t.base),head:s(t.head)}}}
function decide(e,t,n=[],r){
let i=e.filter(isMatched).map(e=>{
let i=rowRulesOf(e,t);
return{own:i,evidence:evidenceOf(directed(e,t,i.rule),i.rules,n,r?.(e))}}),a=new Map(familyNames.map(e=>[e,[]]));
for(let e of i)isTested(e.evidence,t)&&a.get(familyOf(e))?.push(e.evidence);
let o=new Map([...a.values()].flatMap(e=>[...adjustTogether(e,t)]));
return i.map(({own:e,evidence:t})=>{
let n=o.get(t)??t.shown;
return{evidence:t,adjusted:n,change:decideChange(t,n,e.rules),own:e}})}
const familyNames=[`gated`,`muted`,`undirected`];
function familyOf({evidence:e,own:t}){
return e.direction===null?`undirected`:t.gate===`fail`?`gated`:`muted`}
function compare(e,t,n=[],r){
let i=decide(e,t,n,r),a=e=>i.filter(n=>isTested(n.evidence,t)&&familyOf(n)===e).length,o={gated:a(`gated`),muted:a(`muted`),undirected:a(`undirected`)};
return i.map(e=>comparisonOf(e,o[familyOf(e)],n))}
function isTested({exact:e},{deltaTest:t}){
return!e&&t!==`none`}
function adjustTogether(e,{correction:t}){
let n=(e,t)=>e.direction===null?Math.min(1,2*t):t,r=adjust(e.map(e=>n(e,e.shown.worse)),t),i=adjust(e.map(e=>n(e,e.shown.better)),t);
return new Map(e.map((e,t)=>[e,{worse:r[t]??1,better:i[t]??1}]))}
function comparisonOf({evidence:e,adjusted:t,change:n,own:{rules:r,rule:i,gate:a}},o,s){
let{series:c,direction:l,exact:u,base:d,head:f,delta:p,ratio:m,shift:h,p:g,pairedP:_}=e,{benchmark:v,package:y,unit:b}=c,x=isTested(e,r)&&l!==null?prospectsOf(e,l,r,o):null;
return{benchmark:v,package:y,unit:b,better:l,exact:u,assume:c.rule.assume===`exact`?`exact`:null,base:d,head:f,worse:c.worse??null,delta:p,ratio:m,...h!==null&&{shift:h},p:g,pairedP:_,adjustedP:r.deltaTest===`none`?null:decisiveP(t,l),visible:x?.visible??null,roundsNeeded:x?.roundsNeeded??null,ruledOut:e.ruledOut(),change:n,confirmation:null,rule:i,gate:a,accepted:null,warnings:[...slowRuns({evidence:e,change:n},r,s),...warningsOf(e,x?.visible??null,r,s)]}}
function slowRuns({evidence:{series:e,direction:t,exact:n},change:r},{ruleOut:i},a){
let o=n||r===`regressed`?null:slowRunsOf(e,t,a,i);
return o===null?[]:[o]}
function decisiveP({worse:e,better:t},n){
return n===null?Math.min(e,t):e}
const power$1=.8;
function prospectsOf({ratio:e,series:t},n,r,i){
if(e===null||e.low===null||e.high===null)return null;
let a=wholeRounds(t),o=spreadFrom(e.low,e.high,a,confidence),s=r.correction===`none`?r.alpha:r.alpha/Math.max(1,i),c=smallestVisible(a,o,s,power$1),l=n===`higher`?1/(1-r.threshold)-1:r.threshold,u=passLevel(r.count,r),d=Math.max(roundsToSee(l,o,u,power$1),leastRounds(i,r));
return{visible:finite(n===`higher`?1-1/(1+c):c),roundsNeeded:finite(d)}}
function isLarge(e,t,n,r,i){
return n!==null&&n<=r/5&&exceeds(Math.max(e,t),i)}
function decideChange({direction:e,worsening:t,improvement:n,shown:r,p:i},a,{alpha:o,threshold:s}){
let c=a.worse<=o&&exceeds(t,s),l=a.better<=o&&exceeds(n,s);
if(e===null&&(c||l||isLarge(t,n,i,o,s)))return`changed`;
if(c)return`regressed`;
if(l)return`improved`;
if(r.ruledOut)return`unchanged`;
let u=!exceeds(t,s)&&(e!==null||!exceeds(n,s));
return r.held&&u?`within`:`inconclusive`}
function geomeans(e){
return[...new Set(e.map(e=>e.unit))].flatMap(t=>{
let n=e.filter(e=>e.unit===t),r=n.filter(({base:e,head:t})=>e.center>0&&t.center>0).map(({base:e,head:t})=>t.center/e.center),i=r.length===0?NaN:logAverage(r);
return n.length<2||!Number.isFinite(i)?[]:[{unit:t,ratio:i,rows:r.length,of:n.length}]})}
const mostPlannedRounds=1e3,power=.8;
function seriesNoise(e,t=[]){
let n=blocksOf(e,t),r=n.flatMap(({base:e,head:t})=>e.flatMap((e,n)=>e===null?[]:[Math.log((t[n]??0)/e)])),i=sides.flatMap(t=>presentValues(e[t]));
return r.length<2||i.some(e=>e<=0)?null:{noise:robustDeviation(r)/Math.SQRT2,spread:robustDeviation(n.flatMap(e=>sides.flatMap(t=>strays$1(e[t]))))}}
function strays$1(e){
let t=presentValues(e).map(Math.log);
if(t.length<2)return[];
let[n,r]=[median(t),Math.sqrt(t.length/(t.length-1))];
return t.map(e=>r*(e-n))}
function planFor({noise:e,spread:t},n,r,i){
let a=i.deltaTest===`ttest`?t:e,o=i.correction===`none`?i.alpha:i.alpha/Math.max(1,r),s=smallestVisible(i.count,a,o,power),c=n===`higher`?1/(1-i.threshold)-1:i.threshold,l=Math.min(o,passLevel(i.count,i)),u=Math.max(roundsToSee(c,a,l,power),leastRounds(r,i));
return{visible:finite(n===`higher`?1-1/(1+s):s),roundsNeeded:u<=1e3?u:null}}
const most$1=.9;
function calibrationOf(e,t,n,r=[]){
let i={...t,stopEarly:!1},a=e.filter(isMatched),o=compare(a,i,r),s=compare(a,{...i,correction:`none`,strict:!1},r),c=e=>o[e]?.exact===!0||isConstant(a[e]),l=a.filter((e,t)=>!c(t)),u=o.filter(e=>!e.exact&&isGated(e,i)).length,d=a.flatMap((e,n)=>c(n)?[]:[floorOf(e,o[n],s[n],u,t,r)]),f=d.filter(({p:e})=>e!==null),p=new Map(d.map(e=>[e,place(e,i)]));
return{floors:d.toSorted((e,t)=>(p.get(e)??0)-(p.get(t)??0)),steady:o.flatMap((e,t)=>c(t)?[steadyOf(e)]:[]),...suiteOf(d,i),alarms:f.length===0?null:shareWithInterval(f.filter(({falseAlarm:e})=>e).length,f.length),swapped:swappedSuites(l,i,n,r)}}
function judgeCalibration(e){
return{verdict:`pass`,grounds:{kind:`calibration`,calibration:e}}}
function floorOf(e,t,n,r,i,a){
let{benchmark:o,package:s,unit:c,better:l,ratio:u,change:d}=t,f=seriesNoise(e,a),p=isGated(t,i)?l:null,m=f!==null&&p!==null&&i.deltaTest!==`none`?planFor(f,p,r,settingsOfRow(t,i)):null,h=p===null?null:n.adjustedP;
return{benchmark:o,package:s,unit:c,better:l,rounds:wholeRounds(e),noise:f?.noise??null,spread:f?.spread??null,ratio:u,visible:m?.visible??null,roundsNeeded:m?.roundsNeeded??null,p:h,falseAlarm:h!==null&&h<=i.alpha,regressed:p!==null&&d===`regressed`}}
function isGated(e,t){
return e.better!==null&&rowRulesOf(e,t).gate===`fail`}
function suiteOf(e,t){
let n=e.filter(e=>e.noise!==null&&isGated(e,t)),r=new Map(n.map(e=>[e,rowRulesOf(e,t).rules.threshold])),i=({visible:e},t=0)=>e===null||e>t,a=worstOf(n,e=>e.visible),o=worstOf(n,e=>e.roundsNeeded),s=worstOf(n,e=>Number(i(e,r.get(e)))),c=n.filter(e=>r.get(e)===t.threshold);
return{benchmarks:a.length,seeing:s.filter(e=>e===0).length,typical:upTo(.5,a),roundsNeeded:o.findLast(Number.isFinite)??null,suggested:{count:upTo(most$1,o),threshold:rounded(upTo(most$1,worstOf(c,e=>e.visible)))}}}
function worstOf(e,t){
let n=new Map;
for(let r of e)getOrInsert(n,benchmarkId(r),()=>[]).push(t(r)??1/0);
return[...n.values()].map(e=>Math.max(...e)).sort((e,t)=>e-t)}
function upTo(e,t){
return finite(t[Math.ceil(e*t.length)-1]??1/0)}
function rounded(e){
if(e===null||e>1)return null;
let t=e>.1?100:200;
return Math.max(1,Math.ceil(e*t-1e-9))/t}
function place(e,t){
return(e.better===null?4:isGated(e,t)?0:2)+(e.unit===`sec/op`?0:1)}
function isConstant({base:e,head:t}){
let n=[...presentValues(e),...presentValues(t)];
return n.every(e=>e===n[0])}
function steadyOf({benchmark:e,package:t,unit:n,base:r,head:i}){
return{benchmark:e,package:t,unit:n,differs:r.center!==i.center}}
function swappedSuites(e,t,n,r=[]){
let i=e.filter(e=>directionOf(e,t)!==null&&rowRulesOf(e,t).gate===`fail`);
if(i.length===0)return null;
let a=swapJudge(i,t,r),o=Math.max(...i.map(({base:e})=>e.length)),s=randomFrom(n+1),c=Array.from({length:isPlain(t)?1e3:200},()=>a(coins(o,s))),l=e=>shareWithInterval(c.filter(e).length,c.length);
return{uncorrected:t.deltaTest===`none`?null:l(({uncorrected:e})=>e>0),red:l(({regressed:e})=>e>0)}}
function shareWithInterval(e,t){
return{hits:e,of:t,...binomialInterval(e,t,confidence)}}
function swapJudge(e,t,n=[]){
let r=isRanked(t)?pByRanks(e,t,n):pByComparing(e,t,n);
return i=>{
let a=r(i),o=isPlain(t)?adjust(a,t.correction):[],s=compare(e.filter((e,n)=>(o[n]??0)<=t.alpha).map(e=>exchange(e,i)),t,n);
return{uncorrected:a.filter(e=>e<=t.alpha).length,regressed:s.filter(({change:e})=>e===`regressed`).length}}}
function pByRanks(e,t,n){
let r=e.map(e=>swapTest(blocksOf(e,n))),i=e.map(e=>directionOf(e,t));
return e=>r.map((t,n)=>t(e)[i[n]===`higher`?`less`:`greater`])}
function pByComparing(e,t,n){
let r={...t,correction:`none`,strict:!1,stopEarly:!1};
return t=>compare(e.map(e=>exchange(e,t)),r,n).map(({adjustedP:e})=>e??1)}
function isRanked({deltaTest:e,outliers:t}){
return e===`utest`&&t===`none`}
function isPlain(e){
return isRanked(e)&&!e.strict&&!e.stopEarly}
function exchange(e,t){
let{base:n,head:r}=e,i=(e,n)=>e.map((e,r)=>t[r]?n[r]??null:e);
return{...e,base:i(n,r),head:i(r,n)}}
function directionOf(e,t){
let{rule:n,unit:r}=directed(e,t,ruleOf(e,t));
return n.better===void 0?usualDirection(r):n.better}
function coins(e,t){
return Array.from({length:e},()=>t()<.5)}
const notInstalled=`perflock is not installed`,following=/powersave|ondemand|conservative|schedutil/;
function noisyMachine(e){
let{virtual:t,governor:n,turbo:r,load:i,cores:a,perflock:o}=e;
if(t!==null&&t!==`container`)return null;
let s=i>a*.5,c=(o?.held!==!0||o.governor===null)&&(r===!0||following.test(n??``));
return s||c?{kind:`noisy-machine`,load:s?i:null,clock:c}:null}
function mergeRounds(e){
let[t,...n]=e;
if(t&&n.length===0)return t;
let r=new Map;
for(let t of e.flat()){
let e=r.get(t.round);
e?e.push(t):r.set(t.round,[t])}
return[...r].sort(([e],[t])=>e-t).map(([e,t])=>({round:e,block:t[0]?.block??1,first:null,base:visitOf(t,`base`),head:visitOf(t,`head`)}))}
function visitOf(e,t){
let n=e.map(e=>e[t]).filter(({started:e})=>e!==``);
return{started:n.map(({started:e})=>e).sort()[0]??``,...timesOf$1(n),...examplesIn(n),measurements:n.flatMap(({measurements:e})=>e)}}
function mergeVisits(e){
let[t,...n]=e;
if(!t)return{started:``,seconds:0,measurements:[]};
if(n.length===0)return t;
let r=new Map;
for(let{measurements:t}of e){
let e=new Map;
for(let n of t){
let t=measurementKey(n),i=e.get(t)??0;
e.set(t,i+1);
let a=`${i} ${t}`,o=r.get(a);
o?o.push(n):r.set(a,[n])}}
return{...t,...timesOf$1(e),...examplesIn(e),measurements:[...r.values()].map(typical)}}
function timesOf$1(e){
let t=e=>e.reduce((e,t)=>e+t,0),n=e.flatMap(e=>e.others??[]),r=t(e.map(e=>e.seconds));
return e.length===0||n.length<e.length?{seconds:r}:{seconds:r,others:t(n)}}
function examplesIn(e){
let t=joinExamples(e.map(e=>e.unread)),n=joinExamples(e.map(e=>e.leftOut));
return{...t&&{unread:t},...n&&{leftOut:n}}}
function typical(e){
let t=e[0],n=e.map(e=>e.iterations).toSorted((e,t)=>e-t);
return{...t,iterations:n[n.length-1>>1]??t.iterations,...together(t.unit,withoutStrays(e))}}
const strays=new Map([[`B/op`,6144],[`allocs/op`,8]]);
function withoutStrays(e){
let t=e.map(({value:e})=>e),n=Math.min(...t);
return e.map(({unit:e,value:t,iterations:r})=>{
let i=strays.get(e);
return i!==void 0&&r>0&&(t-n)*r<=i?n:t})}
function together(e,t){
if(isCounted(e))return{value:mean(t)};
let n=usualDirection(e);
if(n===null)return{value:median([...t])};
let r=t.toSorted((e,t)=>n===`lower`?e-t:t-e),i=Math.ceil(r.length/2),a=mean(r.slice(0,i));
return i===r.length?{value:a}:{value:a,worse:mean(r.slice(i))}}
function mean(e){
let[t=0]=e;
return t+e.reduce((e,n)=>e+(n-t),0)/e.length}
function measurementKey({benchmark:e,config:t,unit:n}){
return JSON.stringify([e,n,Object.entries(t).sort(([e],[t])=>e<t?-1:1)])}
function planRounds(e,t){
let n=randomFrom(t);
return Array.from({length:e},(e,t)=>({round:t+1,order:n()<.5?[`base`,`head`]:[`head`,`base`]}))}
function planItems(e,t,n){
let r=randomFrom(n);
return Array.from({length:e},(e,i)=>planRounds(t,i===0?n:Math.floor(r()*2**32)))}
function turnsFor(e,t,n){
if(e<=4||t.length===0)return Math.min(e,4);
let r=t.slice(-8).toSorted((e,t)=>e-t),i=r[Math.ceil(2/3*r.length)-1]??0,a=2*Math.ceil(i/n**2/2);
return a<e?Math.max(4,a):e}
function roundNoise(e){
let t=Math.min(...sides.map(t=>e[t].length)),n=t>>1;
if(n<2)return null;
let[r,i]=[0,n].map(t=>ratiosOf(e,t,t+n)),a=[...r??[]].flatMap(([e,t])=>{
let n=i?.get(e);
return n===void 0?[]:Math.abs(t-n)});
return a.length===0?null:t*Math.max(...a)**2/4}
function ratiosOf(e,t,n){
let[r,i]=sides.map(r=>timesOf(mergeVisits(e[r].slice(t,n)).measurements)),a=[...r??[]].flatMap(([e,t])=>{
let n=i?.get(e);
return n===void 0?[]:[[e,Math.log(n/t)]]});
return new Map(a)}
function timesOf(e){
let t=e.filter(({unit:e,value:t})=>isTimed(e)&&t>0);
return new Map(t.map(e=>[measurementKey(e),e.value]))}
function roomFor(e,t,n){
let r=t,i=e.findIndex(e=>(r-=e*n,r<0));
return i===-1?e.length:Math.max(1,i)}
function budgetForAll(e,t,{kept:n,before:r}){
return r+e.reduce((e,t)=>e+t,0)*t/(1-n)}
function sentence$1(e,t,n){
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
return a===null||c===null&&n.center!==r.center?say`went from ${n.center===0?`0`:formatValue(n.center,i)} to ${formatValue(r.center,i)} in ${unitOf(i)}`:s||c===null?say`has ${formatValue(Math.abs(l),i)} ${l>0?`more`:lessOrFewer(i)} ${unitOf(i)}`:o===null?amount$1(c,l>0,e,t):isPoint(e)?amountWithInterval(o,e,t):say`${amountOfInterval(o,e)} (${noPoint})`}
function chance({adjustedP:e},{alpha:t,correction:n,deltaTest:r}){
if(e===null)return[];
let i=n===`none`?term(`p`,`p`):term(`adjusted-p`,`adjusted p`);
return say`${i} ${formatShortP(e,t)}${r===`ttest`?` (Welch's t)`:``}`}
function second({ratio:e,base:t,head:n,p:r},i,{alpha:a,strict:o},s=null){
let c=e===null?`${formatValue(t.center,i)} → ${formatValue(n.center,i)}`:formatChange(e.estimate-1,s);
return r===null||o?c:`${c} (p ${formatShortP(r,a)})`}
function clause(e,t,n){
let{exact:r}=e,{threshold:i}=settingsOfRow(e,t),a=r?valuesOf$1(e,i):roundsOf$1(e,t),o=formatRatio(i),s=term(`threshold`,`threshold`),c=[];
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
function valuesOf$1(e,t){
let{base:n,head:r,unit:i}=e,a=decidingChange(e),o=say`${term(`exact`,`exact`)}, does not vary`;
if(a===null)return say` (${o})`;
let s=`${formatValue(n.center,i)} → ${formatValue(r.center,i)}`;
return say` (${s}, ${formatChange(a,t).replace(`.0%`,`%`)}; ${o})`}
function roundsOf$1(e,t){
let n=chance(e,t);
return say`; ${formatRounds(completeRounds(e))}, ${n.length===0?`not tested`:n}`}
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
function amount$1(e,t,n,r=null){
let{verb:i,up:a,down:o,what:s}=wordingOf(n);
return say`${i} ${percent(e,r)} ${t?a:o}${s}`}
function percent(e,t){
return t===null?formatPercent(e):formatPercentBeside(e,t)}
function lessOrFewer(e){
return/[a-z]{2}[^\Ws]s(\/|$)/.test(e)&&!countsBytes(e)&&!/sec(ond)?s(\/|$)/.test(e)?`fewer`:`less`}
function wordingOf({unit:e,better:t}){
return e===`sec/op`?{verb:`is`,up:`slower`,down:`faster`,what:[]}:/\/(s|sec)$/.test(e)&&t===`higher`?{verb:`is`,up:`faster`,down:`slower`,what:say` in ${unitOf(e)}`}:{verb:`has`,up:`more`,down:lessOrFewer(e),what:say` ${unitOf(e)}`}}
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
function suspects(e){
return e.filter(e=>e.change===`regressed`&&e.gate===`fail`&&!e.exact)}
function planAgain(e,t){
let n=t.stopEarly?Math.max(e,t.count):e;
return{count:n,stopEarly:t.stopEarly&&n>=fewestToEnd,isAgain:!0}}
const fewestToEnd=12;
function confirm(e,t,n,r=[]){
let i=repeatedBy(e,t,n,r);
return e.map(e=>{
let t=i.get(rowId(e));
if(!t)return e;
let{base:r,head:a,ratio:o,ruledOut:s,adjustedP:c}=t,l=recurringP(e,{base:r,head:a,ratio:o,p:c},i.size,n);
if(l===null)return e;
let u=t.change===`regressed`&&(c===null||c<=l);
return{...e,ruledOut:s,change:u?`regressed`:afterSecond(t,settingsOfRow(e,n)),confirmation:{recurred:u,base:r,head:a,ratio:o,p:c}}})}
function repeatedBy(e,t,n,r){
let i=new Map(suspects(e).map(e=>[rowId(e),planAgain(roundsOf(e),n)])),a=compare(t.filter(e=>{
let t=i.get(rowId(e));
return t!==void 0&&wholeRounds(e)>=Math.min(t.count,leastRounds(1,n))}),n,r,e=>i.get(rowId(e))??n);
return new Map(a.map(e=>[rowId(e),e]))}
function openSuspects(e,t,n,r,i){
let a=new Map(e.map(e=>[rowId(e),planAgain(roundsOf(e),r)])),o=e=>plannedInterims(e).findLast(e=>e<=n)??0,s=t.flatMap(e=>{
let t=a.get(rowId(e));
return t===void 0?[]:{...e,...upTo$1(o(t))(e)}}),c=t.filter(e=>a.has(rowId(e))).length,l=r.correction===`none`?1:c,u=repeatedBy(e,s,{...r,correction:`none`},[]),d=e=>{
let t=planAgain(roundsOf(e),r),a=n>=t.count,o=u.get(rowId(e));
if(n>=mostRounds(t))return!0;
if(i&&!a)return!1;
if(!o||!isWorseAgain(e,o,r))return a;
let{threshold:s}=settingsOfRow(e,r);
if(!a&&!isBeyond(o.ratio,e.better,s))return!1;
let d=(o.adjustedP??0)*l*(i?16:1),f=limitOfPlan(t,c,r);
return o.change===`regressed`&&f!==null&&d<=f};
return new Set(e.filter(e=>!d(e)).map(rowId))}
function isWorseAgain(e,t,n){
return exceeds(centreWorsening(t,e.better),settingsOfRow(e,n).threshold)}
function openWithoutBase(e,t){
let n=({change:e,exact:n,confirmation:r,package:i,benchmark:a})=>e===`regressed`&&!n&&r===null&&t.some(e=>e.package===i&&e.benchmark!==null&&isRowOf(a,e.benchmark)&&e.failures.every(({side:e})=>e===`base`));
return e.map(e=>n(e)?{...e,change:`inconclusive`}:e)}
function recurringP(e,t,n,r){
let i=planAgain(roundsOf(e),r),a=roundsOf(t),o=limitOfPlan(i,n,r),s=o!==null&&(t.p??0)<=o||!isWorseAgain(e,t,r);
if(a>=mostRounds(i)||isInterim(a,i)&&s)return o;
let c=limitOf(a,n,i,r);
return c===null?null:Math.max(c,o??0)}
const recurringParts=[40,15,5];
function limitOfPlan(e,t,n){
let r=limitOf(e.count,t,e,n);
return r!==null&&r<n.alpha?r:limitOf(mostRounds(e),t,e,n)}
function limitOf(e,t,n,{alpha:r,correction:i,deltaTest:a}){
let o=(i===`none`?1:t)*smallestP(e,n),s=recurringParts.map(e=>r/e).find(e=>2*o<=e)??r;
return a!==`ttest`&&a!==`none`&&o>s?null:s}
function afterSecond({change:e,ruledOut:t},{threshold:n,ruleOut:r}){
return e===`regressed`||t===null||exceeds(t,r)?`inconclusive`:exceeds(t,n)?e===`inconclusive`?e:`within`:`unchanged`}
function roundsOf({base:e,head:t}){
return wholeRounds({base:e.samples,head:t.samples})}
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
const[longestValue$1,around]=[120,20],deciding=[`fail-on`,`threshold`,`rule-out`,`alpha`,`delta-test`,`correction`,`strict`,`outliers`,`run`,`paths`,`measure`,`packages`,`bench`,`output`,`filter`,`format`,`overlay`,`since`,`creep`];
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
if(e.length<=longestValue$1)return name(e.join(``));
let r=e.slice(t,e.length-n).join(``);
return name(`${t>0?`…`:``}${cutMiddle(r,longestValue$1)}${n>0?`…`:``}`)};
return say`${e===null?`not set`:o(n)} → ${t===null?`not set`:o(r)}`}
function alike(e,t){
let n=Math.min(e.length,t.length),r=0;
for(;r<n&&e[r]===t[r];)r++;
let i=0;
for(;i<n-r&&e.at(-1-i)===t.at(-1-i);)i++;
return[r,i]}
function suiteNote({warnings:e,settings:t},n){
let r=e.flatMap(e=>e.kind===`suite`?e.changed:[]);
if(r.length===0)return[];
let i=strong(say`${term(`warnings`,`Not the same benchmark`)} on both sides:`),a=e.some(({kind:e})=>e===`moved`)?notByOverlay:advice$2(r,t.overlay),o=listedText(r.map(name),Math.min(n,3));
return[warning(say`${i} benchmark files were changed (${o}), so a difference may come from the benchmark itself. ${a}`)]}
const notByOverlay=say`As a package has moved, \`overlay\` cannot make both sides run head's: see what was changed in these files.`;
function advice$2(e,t){
let n=globsFor(e).filter(e=>!t.includes(e)),[r]=n,i=`so that both sides run head's`;
if(r!==void 0&&n.length===1&&t.length===0)return say`Set ${code(`overlay: '${r}'`)}, ${i}.`;
let a=listedText(n.map(name),3);
return t.length>0?say`Add ${a} to \`overlay\`, ${i}.`:say`Set \`overlay\` to ${a}, one per line, ${i}.`}
function overlayAdvice({warnings:e,settings:t}){
let n=e.flatMap(e=>e.kind===`suite`?e.changed:[]),r=t.go===null?[]:[`**/*_test.go`],i=n.length===0?r:globsFor(n),[a]=i;
return a===void 0||t.overlay.length>0?say`name the files that hold them in \`overlay\``:i.length===1?say`set ${code(`overlay: '${a}'`)}`:say`set \`overlay\` to ${listedText(i.map(name),3)}, one per line`}
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
function visitsLine(e){
if(e.length===0)return``;
let t=range(e.flatMap(e=>[turnsFor(e.turns,[],0),e.turns]),String),n=range(e.map(({seconds:e})=>e),about);
return t===`1`?`each round: one visit of ${n} to each side, for each benchmark`:`each round: ${t} visits of ${n} to each side, in turns, for each benchmark, as many as its noise asks for; its value is the mean of the faster half (for a count, of all)`}
function preparationLine(e){
let t=e.filter(({seconds:e,overhead:t})=>t>e&&t>noticed).toSorted((e,t)=>t.overhead*t.turns-e.overhead*e.turns);
if(t.length===0)return[];
let n=e.reduce((e,t)=>e+2*t.turns*(t.seconds+t.overhead),0),r=t.reduce((e,t)=>e+2*t.turns*t.overhead,0),i=t.map(e=>say`${name(e.benchmark)} ${about(e.overhead)}`);
return say`${about(r)} of the ${about(n)} that a round can take are preparation, in ${counted(t.length,`benchmark`)} (for each visit: ${listedText(i,mostNames$3)}). For more rounds in that time, prepare less, or prepare only once, in a package-level variable. Compared with that, measuring longer (\`benchtime\`) costs little`}
const mostNames$3=3,noticed=.05;
function layoutsLine({laidOut:e,visits:t}){
if(e.length===0)return``;
let n=new Set(t.map(e=>e.package)).size;
return`linked again${e.length<n?` (${e.length} of ${n} packages)`:``} for each round, with the code of both sides in a new order in memory`}
function range(e,t){
let[n,r]=e.reduce(([e,t],n)=>[Math.min(e,n),Math.max(t,n)],[1/0,0]),[i,a]=[t(n),t(r)];
return i===a?i:`${i} to ${a}`}
function about(e){
return e>=99.5?formatDuration(e):e<.995?`${Number((1e3*e).toPrecision(2))} ms`:`${Number(e.toPrecision(2))} s`}
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
function asOnHead(e,t){
if(t.size===0)return e;
let n=memoize(e=>{
let n=t.get(settingOf(e,`pkg`)??``);
return n===void 0?e:{...e,pkg:n}});
return e.map(e=>{
let t=n(e.config),r=settingOf(e.config,`pkg`);
return t===e.config||r===void 0?e:{...e,config:t,movedFrom:r}})}
function movedWarning(e){
let t=new Map;
for(let{config:n,movedFrom:r}of e.flatMap(e=>e.base.measurements)){
let e=settingOf(n,`pkg`);
r!==void 0&&e!==void 0&&t.set(r,{base:r,head:e})}
return t.size===0?[]:[{kind:`moved`,packages:[...t.values()]}]}
function patternsOf(e,t){
return e===null?`./...`:[e,...t.flatMap(e=>e.kind===`moved`?e.packages:[]).filter(({head:t})=>t===e).map(({base:e})=>e)].join(` `)}
const outOfReach=1e3;
function inconclusivePart(e,t,n){
let r=openOf(e);
if(r.length===0)return[];
let i=r.map(n=>say`${estimated(n,t,settingsOfRow(n,e.settings))}: ${standing(n,e)}.`),a=i.slice(3),o=say`${a.length} more inconclusive, nearest to settled first`,s=advice$1(r,r.slice(0,n),e);
return[warning(introduction(r,e)),list(n<3?firstOf(i,n):i.slice(0,3)),...a.length===0||n<=3?[]:[fold(o,[list(firstOf(a,n-3))])],...s.length===0?[]:[paragraph(s)]]}
function openOf({comparisons:e,warnings:t}){
return t.some(({kind:e})=>e===`replayed`)?[]:undecided$1(e).filter(e=>e.confirmation===null).toSorted((e,t)=>(e.roundsNeeded??1/0)-(t.roundsNeeded??1/0)||0)}
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
function advice$1(e,t,n){
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
function headline(e){
return say`${ours$1(e.reason)}${checkOf(e)}`}
function checkOf({verdict:e,settings:t,calibration:n}){
if(n!==null||e===`pass`)return[];
let r=failsCheck(e,t.failOn);
return e===`fail`?r?[]:say`; the check passes (\`fail-on: never\`)`:r?say`; the check fails (\`fail-on: inconclusive\`)`:say`; the check passes`}
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
function provenPart({proven:e},t){
if(e.length===0||t===0)return[];
let n=new Map;
for(let{package:t,benchmark:r}of e){
let e=n.get(t);
e?e.push(name(r)):n.set(t,[name(r)])}
let r=[...n].map(([e,n])=>say`${name(e)}: ${listedText(n,t)}`),i=n.size-t===1?` package`:` packages`;
return[fold(say`Proven unchanged: the same binary on both sides (${e.length})`,[paragraph(say`Both sides build the same test binary, byte for byte, and these benchmarks read no file that differs, so they were not measured (\`measure: all\` measures them).`),list(firstOf(r,t,i))])]}
const longestMessage$1=2e3;
function baseFailedPart({commits:e,rounds:t,settings:n},{message:r,output:i}){
let a=t.length===0?``:` Measured before that, but not judged: ${formatRounds(t.length)}.`,o=n.overlay.length===0?``:say` Base was measured with some of head's files (\`overlay\`): if they need code that base does not have, name fewer of them.`,s=i.length<=4e3?i:`…${i.slice(-4e3)}`,c=r.length<=longestMessage$1?r:`${r.slice(0,longestMessage$1)}…`,l=n.failOn===`inconclusive`?say`The check fails because of \`fail-on: inconclusive\`.`:say`With \`fail-on: inconclusive\` such a run fails the check.`,u=name(shortSha(e.base.sha)),d=i===``?[c]:[c,s];
return[paragraph(say`Head could be measured, but base could not, so there is nothing to compare head with.${a}`),paragraph(say`If this pull request fixes base, there is nothing to do.${o} If what failed is a download or another hiccup, run the job again. Otherwise fix it on the branch that base (${u}) comes from, or set \`base\` to a commit that works. ${l}`),fold(say`What happened, and the last lines of its output`,d.map(printed))]}
function missingPart({merged:e},t){
let n=e?.missing??[];
return n.length===0?[]:[warning(say`${strong(`Not all of the suite could be judged`)}, so this run cannot pass.`),list(firstOf(n.map(line),t)),paragraph(say`See in the jobs of the matrix why, and run those again that failed. With \`if: always()\` a job uploads what it has.`)]}
function line({shard:e,replica:t,why:n,files:r,message:i}){
let a=partName(e,t),o=listedText(r.map(name),5),s=i===``?say`.`:say`: ${name(printableName(i,200))}`;
switch(n){case`absent`:return say`${a} has no result file.`;case`double`:return say`${a} has ${r.length} result files (${o}), of which the first was judged.`;case`unmeasured`:return say`${a} was not measured (${o})${s}`;case`unreadable`:return say`${o} is no result file${s}`}}
function partName(e,t){
let n=(e,t)=>t===null?``:`${e} ${t.join(`/`)}`,r=[n(`shard`,e),n(`replica`,t)].filter(e=>e!==``),i=r.length===0?`the run`:r.join(`, `);
return joined([`${i[0]?.toUpperCase()}${i.slice(1)}`])}
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
function seenOncePart(e,t){
let n=withChange(e.comparisons,`improved`).filter(t=>isSeenOnce(t,e));
if(n.length===0)return[];
let r=listedText(n.map(e=>labelOf(e,t)),5);
return[paragraph(say`Improved, but measured only once, in one memory layout of the code: ${r}. Code that only moved in memory can look just as much faster.`)]}
function isSeenOnce({package:e,exact:t},{settings:n,laidOut:r}){
return n.go!==null&&e!==null&&!t&&!r.includes(e)}
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
function replayedPart({warnings:e}){
let t=e.find(e=>e.kind===`replayed`);
if(!t)return[];
let{sooner:n}=t,r=n?say`one took ${formatValue(n.seconds,`sec`)} for ${formatValue(n.claimed,`sec`)} of measuring`:say`chance does not explain that all times are the same (if a simulator computes them, let it print them in a unit that is no time, such as \`cycles\`)`;
return[warning(say`${strong(term(`warnings`,`Not measured in each round:`))} ${r}. Look for a cache, as of turbo or nx, or a stored file, and switch it off in \`run\` (\`turbo run bench --force\`, \`nx bench --skip-nx-cache\`).`)]}
function slowRunsPart({comparisons:e},t){
let n=e.flatMap(e=>e.warnings.flatMap(t=>t.kind===`slow-runs`?[{one:e,warning:t}]:[]));
if(n.length===0)return[];
let r=n.slice(0,5).map(({one:e,warning:n})=>say`${labelOf(e,t)}: ${sentence(e,n)}`),i=n.length-5;
return[list(i>0?[...r,say`${i} more have such slow runs.`]:r)]}
function sentence({unit:e},{base:t,head:n,rounds:r,beyond:i}){
let a=e===`sec/op`?`slower`:`worse`,o=term(`warnings`,`slow runs`),s=t===0?say`${o} that base does not have`:say`more ${o} than base`;
return say`head has ${s}: some runs were more than ${formatRatio(i)} ${a} than usual in ${n} of ${formatRounds(r)} on head, and in ${t} on base.`}
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
function onTrustPart({merged:e,elsewhere:t,proven:n,comparisons:r,since:i}){
if(!e?.isStrangers)return[];
let a=`Measured by a job that runs the code of the pull request, and could report anything.`;
if(r.length===0)return[note(say`${a} It has sent no samples to judge.`)];
let o=n.length>0?`, and which benchmarks are the same binary on both sides`:``,s=r.some(({unit:e})=>usualDirection(e)===null)?`, which way unknown units improve`:``,c=i===null?``:`, what was measured against the reference`,l=t===null?``:say`, as they are in ${name(shortSha(t.rules))}`;
return[note(say`${a} Every number and the verdict were computed here from its samples, by the rules of this repository${l}. Taken as that job says: the samples, which commit base was, the machine, what failed, what only one side has${s}${c}${o}.`)]}
function otherwisePart({elsewhere:e}){
if(!e||e.changes.length===0)return[];
let t=e.changes.map(({rule:e,base:t,head:n})=>say`${code(e)}: ${value(n)} instead of ${value(t)}`);
return[warning(say`${strong(`This was measured otherwise than the rules ask for`)}, and is judged by them: ${listedText(t,10)}.`)]}
function value(e){
return e===null?say`not set`:say`${name(printableName(e,80))}`}
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
function reproductionOf(e,t){
let{commits:n,settings:r}=t,{go:i,run:a,setup:o,filter:s,format:c,output:l,overlay:u,workingDirectory:d}=r;
if(a===``)return null;
let f=s===null||!isFilter(s)?null:filteredRun(a,s,[e.benchmark]),p=i===null?[`--run`,f??a,...c===`auto`?[]:[`--format`,c],...l.length===0?[]:[`--output`,l.join(`
`)]]:[`--packages`,patternsOf(e.package,t.warnings),`--bench`,benchPatternIn(t,e.benchmark),`--benchtime`,i.benchtime,...i.cpu===null?[]:[`--cpu`,i.cpu],...i.tags===null?[]:[`--tags`,i.tags],...i.goFlags.length===0?[]:[`--go-flags`,joinFlags(i.goFlags)],`--profile`,`cpu`],m=shellLine(`npx`,`--no`,`benchgate`,...[n.base,n.head].map(({sha:e})=>shortSha(e)),...d===`.`?[]:[`--working-directory`,d],...p,...o===null?[]:[`--setup`,o],...u.length===0?[]:[`--overlay`,u.join(`
`)]);
return m.length<=1e3&&[e.benchmark,...m.split(`
`)].every(e=>escapeControls(e)===e)?{command:m,isAlone:i!==null||f!==null,isProfiled:i!==null}:null}
export{planItems as $,suiteNote as A,byBenchmark as B,movedWarning as C,preparationLine as D,howMeasured as E,roundsOf as F,isLoud as G,estimateOf as H,suspects as I,magnitude as J,isPoint as K,comparisonsPart as L,openSuspects as M,openWithoutBase as N,rulesNote as O,planAgain as P,budgetForAll as Q,isSignificant as R,asOnHead as S,doubtsPart as T,furthestFirst as U,completeRounds as V,hasMoved as W,shownChange as X,sentence$1 as Y,unitOf as Z,missingPart as _,namingOfRun as a,timesOf$1 as at,inconclusivePart as b,unmatchedPart as c,calibrationOf as ct,slowRunsPart as d,mostPlannedRounds as dt,roomFor as et,profilesPart as f,compare as ft,lostPart as g,baseFailedPart as h,judgedReport as i,mergeVisits as it,confirm as j,rulesSentence as k,replayedPart as l,isGated as lt,seenOncePart as m,geomeans as mt,everything as n,turnsFor as nt,regressionsPart as o,noisyMachine as ot,passingPart as p,decide as pt,labelOf as q,incompleteNotice as r,mergeRounds as rt,reportHead as s,notInstalled as st,directionNote as t,roundNoise as tt,runWarningPart as u,judgeCalibration as ut,provenPart as v,patternsOf as w,unconfirmedPart as x,headline as y,sameUnits as z};