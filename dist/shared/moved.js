import{$t as usualDirection,An as getOrInsert,Dn as adjust,En as memoize,Kt as ratioEstimate,Pt as formatRatio,Sn as spreadFrom,Tn as upperTail,Tt as counted,Ut as pairedTest,Vt as welch,Wt as mannWhitney,Xt as isTimed,Yt as isCounted,an as effectByRatio,bn as roundsToSee,cn as isBeyond,dn as finite,fn as presentValues,ir as name,kn as withoutOutliers,kt as formatDuration,ln as tolerance,nn as sides,on as effectByShift,or as say,pn as summarise,qt as shiftEstimate,rn as centreWorsening,rr as listedText,sn as exceeds,tn as settingOf,un as confidence,vn as median,xn as smallestVisible}from"./basics.js";
import{a as rowId,i as benchmarkId,n as isMatched}from"./unmatched.js";
import{a as hasOneAnalysis,c as passLevel,d as worseInterims,f as sequentialP,l as plannedInterims,n as leastRounds,o as isInterim,s as mostRounds,u as smallestP}from"./least-rounds.js";
import{a as ruleOf,i as rowRulesOf,o as settingsOfRow,t as directed}from"./row-rules.js";
function blocksOf({base:e,head:t},n){
if(n===null)return[{base:e,head:t}];
let r=Math.max(e.length,t.length),i=Array.from({length:r},(n,r)=>isWhole({base:e,head:t},r)),a=(e,t)=>Array.from({length:r},(r,a)=>i[a]&&(n[a]??1)===t?e[a]:null);
return(n.length===0?[1]:[...new Set(n)]).map(n=>({base:a(e,n),head:a(t,n)}))}
function wholeRounds(e){
return e.base.filter((t,n)=>isWhole(e,n)).length}
function isWhole({base:e,head:t},n){
return(e[n]??null)!==null&&(t[n]??null)!==null}
function upTo$1(e){
return({base:t,head:n})=>({base:t.slice(0,e),head:n.slice(0,e)})}
function roundsIn({base:e,head:t}){
let n=e=>e!==null;
return 1+Math.max(e.findLastIndex(n),t.findLastIndex(n))}
function trimmed({base:e,head:t}){
return{base:withoutOutliers(e),head:withoutOutliers(t)}}
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
function hasTwoModes(e){
let t=e.length;
if(t<8)return!1;
let n=e.every(e=>e>0),r=e.map(e=>n?Math.log(e):e).sort((e,t)=>e-t),i=bestCut(r,Math.max(4,Math.ceil(t/5))),[a,o]=[spreadOf$1(r.slice(0,i)),spreadOf$1(r.slice(i))],s=i*(t-i)/t*(o.mean-a.mean)**2,c=Math.sqrt(Math.max(a.squares/(i-1),o.squares/(t-i-1))),l=r[i]-r[i-1];
return s/(a.squares+o.squares)+2*l/c>Math.min(18,2+208/t)}
function bestCut(e,t){
let{mean:n}=spreadOf$1(e),r={cut:t,explained:-1},i=0;
for(let[a,o]of e.entries()){
i+=o-n;
let s=a+1,c=i**2/(s*(e.length-s));
s>=t&&e.length-s>=t&&c>r.explained&&(r={cut:s,explained:c})}
return r.cut}
function spreadOf$1(e){
let t=e[0],n=t+e.reduce((e,n)=>e+(n-t),0)/e.length;
return{mean:n,squares:e.reduce((e,t)=>e+(t-n)**2,0)}}
function warningsOf(e,t,n,r=[]){
if(e.exact)return[];
let{series:i}=e,a=[],[o,s]=[presentValues(i.base),presentValues(i.head)];
o.length!==s.length&&a.push({kind:`unequal`,base:o.length,head:s.length});
let c=blocksOf(i,r).filter(e=>wholeRounds(e)>0);
for(let t of sides){
let n=widest((c.length>1?c.map(e=>summarise(e[t],!1)):[e[t]]).map(spreadOf));
n===null?a.push({kind:`few-rounds`,side:t,needed:6}):n>.05&&a.push({kind:`spread`,side:t,ratio:n}),(c.length>1?c.map(e=>e[t]):[i[t]]).some(e=>hasTwoModes(presentValues(e)))&&a.push({kind:`two-modes`,side:t})}
if(n.outliers===`iqr`){
let e={base:o.length-presentValues(withoutOutliers(i.base)).length,head:s.length-presentValues(withoutOutliers(i.head)).length};
e.base+e.head>0&&a.push({kind:`outliers`,...e})}
let l=!isCounted(i.unit)&&e.direction!==null?stepOf([...o,...s]):0;
return l>0&&2*l>=n.threshold&&a.push({kind:`coarse`,step:l}),t!==null&&t>n.threshold&&a.push({kind:`blind`,visible:t}),a}
function spreadOf({center:e,low:t,high:n}){
return t===null||n===null?null:finite(Math.max(n-e,e-t)/Math.abs(e))??0}
function widest(e){
let t=e.filter(e=>e!==null);
return t.length===0?null:Math.max(...t)}
function stepOf(e){
if(e.length<12)return 0;
let t=new Set(e);
if(2*t.size>e.length)return 0;
let n=[...t].sort((e,t)=>e-t),r=n.slice(1).map((e,t)=>e-(n[t]??e));
return r.length===0?0:finite(Math.min(...r)/Math.abs(median([...e])))??0}
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
function randomFrom(e){
let t=e>>>0;
return()=>{
t=t+2654435769>>>0;
let e=t;
return e=Math.imul(e^e>>>16,569420461),e=Math.imul(e^e>>>15,1935289751),((e^e>>>15)>>>0)/2**32}}
function binomialInterval(e,t,n){
let r=(1-n)/2;
return{low:e===0?0:rootOf(n=>atLeast(e,t,n)-r),high:e===t?1:rootOf(n=>r-atLeast(t-e,t,1-n))}}
function rootOf(e){
let[t,n]=[0,1];
for(let r=0;r<60;r++){
let r=(t+n)/2;
e(r)<0?t=r:n=r}
return(t+n)/2}
function atLeast(e,t,n){
if(n<=0)return 0;
if(n>=1)return 1;
let r=t*Math.log1p(-n),i=0;
for(let a=0;a<e;a++)i+=Math.exp(r),r+=Math.log((t-a)/(a+1))+Math.log(n)-Math.log1p(-n);
return Math.max(0,1-i)}
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
function robustDeviation(e){
if(e.length===0)return 0;
let t=e.map(Math.abs),n=4.4478*median(t)||1/0,r=t.reduce((e,t)=>e+Math.min(t,n)**2,0);
return Math.sqrt(r/e.length)}
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
const most=.9;
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
return{benchmarks:a.length,seeing:s.filter(e=>e===0).length,typical:upTo(.5,a),roundsNeeded:o.findLast(Number.isFinite)??null,suggested:{count:upTo(most,o),threshold:rounded(upTo(most,worstOf(c,e=>e.visible)))}}}
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
function worseningWords(e){
return hasOthers(e)?`a worsening as large as the threshold`:`a worsening of ${formatRatio(e.threshold)}`}
function thresholdWords(e){
return hasOthers(e)?`the threshold`:formatRatio(e.threshold)}
function hasOthers({threshold:e,benchmarks:t}){
return t.some(({isOver:t,gate:n,threshold:r})=>!t&&n===`fail`&&r!==null&&r!==e)}
const notInstalled=`perflock is not installed`,following=/powersave|ondemand|conservative|schedutil/;
function noisyMachine(e){
let{virtual:t,governor:n,turbo:r,load:i,cores:a,perflock:o}=e;
if(t!==null&&t!==`container`)return null;
let s=i>a*.5,c=(o?.held!==!0||o.governor===null)&&(r===!0||following.test(n??``));
return s||c?{kind:`noisy-machine`,load:s?i:null,clock:c}:null}
function isRowOf(e,t){
return e.startsWith(t)&&/^([/\s]|-\d+(\s|$)|$)/.test(e.slice(t.length))}
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
function examplesOf(e){
return e.length===0?null:{count:e.length,lines:e.slice(0,3).map(e=>e.slice(0,300))}}
function joinExamples(e){
let t=e.filter(e=>e!==void 0);
if(t.length===0)return null;
let n=[...new Set(t.flatMap(e=>e.lines))];
return{count:t.reduce((e,{count:t})=>e+t,0),lines:n.slice(0,3)}}
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
function visitsLine(e){
if(e.length===0)return``;
let t=range(e.flatMap(e=>[turnsFor(e.turns,[],0),e.turns]),String),n=range(e.map(({seconds:e})=>e),about);
return t===`1`?`each round: one visit of ${n} to each side, for each benchmark`:`each round: ${t} visits of ${n} to each side, in turns, for each benchmark, as many as its noise asks for; its value is the mean of the faster half (for a count, of all)`}
function preparationLine(e){
let t=e.filter(({seconds:e,overhead:t})=>t>e&&t>noticed).toSorted((e,t)=>t.overhead*t.turns-e.overhead*e.turns);
if(t.length===0)return[];
let n=e.reduce((e,t)=>e+2*t.turns*(t.seconds+t.overhead),0),r=t.reduce((e,t)=>e+2*t.turns*t.overhead,0),i=t.map(e=>say`${name(e.benchmark)} ${about(e.overhead)}`);
return say`${about(r)} of the ${about(n)} that a round can take are preparation, in ${counted(t.length,`benchmark`)} (for each visit: ${listedText(i,mostNames)}). For more rounds in that time, prepare less, or prepare only once, in a package-level variable. Compared with that, measuring longer (\`benchtime\`) costs little`}
const mostNames=3,noticed=.05;
function layoutsLine({laidOut:e,visits:t}){
if(e.length===0)return``;
let n=new Set(t.map(e=>e.package)).size;
return`linked again${e.length<n?` (${e.length} of ${n} packages)`:``} for each round, with the code of both sides in a new order in memory`}
function range(e,t){
let[n,r]=e.reduce(([e,t],n)=>[Math.min(e,n),Math.max(t,n)],[1/0,0]),[i,a]=[t(n),t(r)];
return i===a?i:`${i} to ${a}`}
function about(e){
return e>=99.5?formatDuration(e):e<.995?`${Number((1e3*e).toPrecision(2))} ms`:`${Number(e.toPrecision(2))} s`}
const benchmarkFolder=/^(bench|benches|benchmarks?|__benchmarks?__|jmh)$/i,benchmarkWord=/(?:^|[._-])(bench|benches|benchmarks?)(?=[._-]|$)/i,benchmarkInCamelCase=/(?:^|[a-z\d])(Bench(?:mark)?)(?=s?(?:[A-Z.]|$))/,isProse=/\.(md|markdown|rst|adoc|png|jpe?g|gif|svg)$/i,isData=/\.(txt|json|ya?ml|toml|ini|lock|csv|tsv|html?|xml|log)$/i,isGoTest=/_test\.go$/;
function needsGoBenchmarks(e){
return e.some(({head:e})=>isGoTest.test(e)||inputsOf(e)!==null)}
function changedBenchmarkFiles(e,t){
let n=e=>isBenchmarkFile(e)||t.has(e)||isRead(e,t);
return e.filter(({base:e,head:r})=>t.has(e)||t.has(r)||n(e)&&n(r)).map(({head:e})=>e)}
function isBenchmarkFile(e){
let{folders:t,name:n}=partsOf(e);
return isProse.test(n)||[...t,n].some(e=>e.startsWith(`.`))?!1:t.some(e=>benchmarkFolder.test(e))?!0:!isGoTest.test(n)&&!isData.test(n)&&wordIn(n)!==null}
function isRead(e,t){
let n=inputsOf(e);
return n!==null&&[...t].some(e=>folderOf(e)===n)}
function inputsOf(e){
return/^((?:[^/]+\/)*?)testdata\//.exec(e)?.[1]??null}
function wordIn(e){
return(benchmarkWord.exec(e)??benchmarkInCamelCase.exec(e))?.[1]??null}
function globsFor(e){
return[...new Set(e.map(globFor))].sort()}
function globFor(e){
let{folders:t,name:n}=partsOf(e),r=t.find(e=>benchmarkFolder.test(e));
if(r!==void 0)return`**/${r}/**`;
if(isGoTest.test(n))return`**/*_test.go`;
let i=/\.[a-z\d]{1,8}$/i.exec(n)?.[0]??``,a=wordIn(n);
return a===null?`**/testdata/**`:`**/*${a}*${i}`}
function folderOf(e){
return e.slice(0,e.lastIndexOf(`/`)+1)}
function partsOf(e){
let t=e.split(`/`);
return{folders:t.slice(0,-1),name:t.at(-1)??``}}
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
export{hasOthers as A,wholeRounds as B,recurringP as C,isRowOf as D,suspects as E,judgeCalibration as F,mostPlannedRounds as I,randomFrom as L,worseningWords as M,calibrationOf as N,noisyMachine as O,isGated as P,compare as R,planAgain as S,roundsOf as T,joinExamples as _,globsFor as a,openSuspects as b,layoutsLine as c,roundNoise as d,turnsFor as f,examplesOf as g,timesOf$1 as h,changedBenchmarkFiles as i,thresholdWords as j,notInstalled as k,preparationLine as l,mergeVisits as m,movedWarning as n,isBenchmarkFile as o,examplesIn as p,patternsOf as r,needsGoBenchmarks as s,asOnHead as t,visitsLine as u,confirm as v,recurringParts as w,openWithoutBase as x,isWorseAgain as y,decide as z};