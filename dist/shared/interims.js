import{Tr as isCounted,br as upperQuantile,kr as usualDirection,xr as upperTail,yr as normalDensity}from"./basics.js";
import{a as rowRulesOf,t as directed}from"./row-rules.js";
import{n as isMatched}from"./unmatched.js";
function randomFrom(e){
let t=e>>>0;
return()=>{
t=t+2654435769>>>0;
let e=t;
return e=Math.imul(e^e>>>16,569420461),e=Math.imul(e^e>>>15,1935289751),((e^e>>>15)>>>0)/2**32}}
function hash32(e){
let t=2166136261;
for(let n=0;n<e.length;n++)t=Math.imul(t^e.charCodeAt(n),16777619)>>>0;
return t=Math.imul(t^t>>>16,569420461)>>>0,(t^t>>>15)>>>0}
const pocockLike=(e,t)=>e*Math.log1p((Math.E-1)*t),cubic=(e,t)=>e*t**3,squared=(e,t)=>e*t**2;
function nominalLevels(e,t,n){
if(!(t>0&&t<=1))throw RangeError(`alpha lies between 0 and 1, not at ${t}`);
return mustAscend(e),remember(levels,n,`${t} ${e.join(` `)}`,()=>limits(e,t,n).map(upperTail))}
function sequentialP(e,t){
let n=e.map(e=>e.share);
if(mustAscend(n),n[0]===1)return e[0].p;
let r=remember(tables,t,n.join(` `),()=>new Map),i=e=>{
let i=r.get(e)??limits(n,upperTail(e/stepsPerUnit),t);
return r.set(e,i),i};
return e.reduce((e,{p:t},n)=>Math.min(e,alphaToCross(t,n,i)),1)}
const stepsPerUnit=8;
function mustAscend(e){
for(let[t,n]of e.entries())if(!(n>(e[t-1]??0)&&n<=1))throw RangeError(`the shares of planned looks ascend from above 0 to 1, not ${e.join(`, `)}`)}
function alphaToCross(e,t,n){
if(e===0)return 0;
let r=upperQuantile(Math.max(e,1e-100)),i=e=>n(e)[t],a=Math.floor(r*8);
for(;a>=0&&i(a)>r;)a--;
if(a<0)return 1;
let o=Array.from({length:12},(e,t)=>a-5+t).filter(e=>i(e)<1e3),s=interpolate(o.map(i),o,r)/8;
return upperTail(s)}
function interpolate(e,t,n){
return t.reduce((t,r,i)=>t+e.filter((e,t)=>t!==i).reduce((t,r)=>t*(n-r)/(e[i]-r),r),0)}
function limits(e,t,n){
let r=[],i=0,a=[];
for(let[o,s]of e.entries()){
let c=e[o-1]??0,l=Math.min(t,n(t,s))-i;
i+=l;
let u=l>=1e-290?limitThatSpends(l,s,c,a):1/0;
r.push(u);
let d=e[o+1];
d!==void 0&&(a=carriedOn(a,s,c,d,u))}
return r}
function limitThatSpends(e,t,n,r){
if(n===0)return upperQuantile(e);
if(r.reduce((e,{probability:t})=>e+t,0)<=e)return-1/0;
let[i,a,o]=[Math.sqrt(t),Math.sqrt(n),Math.sqrt(t-n)],s=r.reduce((e,{score:t})=>Math.max(e,t),-1/0),c=Math.min(upperQuantile(e),(s*a+37*o)/i);
for(let t=1;t>1e-9;c-=t){
let n=0,s=0;
for(let{score:e,probability:t}of r){
let r=(c*i-e*a)/o;
n+=t*upperTail(r),s+=t*normalDensity(r)}
t=Math.log(e/n)*n*o/(s*i)}
return c}
function carriedOn(e,t,n,r,i){
let[a,o,s]=[Math.sqrt(t),Math.sqrt(n),Math.sqrt(t-n)],c=Math.min(s,Math.sqrt(r-t))/a,l=quadrature(-8,Math.min(i,38),1.5*c);
return n===0?l.map(({at:e,weight:t})=>({score:e,probability:t*normalDensity(e)})):l.map(({at:t,weight:n})=>{
let r=0;
for(let{score:n,probability:i}of e)r+=i*normalDensity((t*a-n*o)/s);
return{score:t,probability:n*r*a/s}})}
function quadrature(e,t,n){
let r=Math.max(0,Math.ceil((t-e)/n)),i=(t-e)/r/2;
return Array.from({length:r},(t,n)=>e+(2*n+1)*i).flatMap(e=>gauss.flatMap(([t,n])=>[{at:e-t*i,weight:n*i},{at:e+t*i,weight:n*i}]))}
const gauss=[[.0950125098376374,.1894506104550685],[.2816035507792589,.1826034150449236],[.4580167776572274,.1691565193950025],[.6178762444026438,.1495959888165767],[.755404408355003,.1246289712555339],[.8656312023878318,.0951585116824928],[.9445750230732326,.0622535239386479],[.9894009349916499,.0271524594117541]],levels=new WeakMap,tables=new WeakMap;
function remember(e,t,n,r){
let i=e.get(t)??new Map;
e.set(t,i);
let a=i.get(n)??r();
i.set(n,a);
for(let e of i.keys())i.size>100&&i.delete(e);
return a}
const allowance={upToCount:.035,beyond:.01,again:{upToCount:.004,beyond:.001}},passAlpha=allowance.upToCount+allowance.beyond,passAlphaAgain=allowance.again.upToCount+allowance.again.beyond,worse={upToCount:.8,beyond:.1},worseAgain={upToCount:.8,beyond:.2},shares=[.4,.6,.8,1],sharesBeyond=[1.5,2,2.5,3],sharesBeyondAgain=[1.5,2];
function mostRounds(e){
return e.count*mostTimes(e)}
function hasOneAnalysis({stopEarly:e,isAgain:t}){
return!e&&!t}
function mostTimes({stopEarly:e,isAgain:t}){
return t?sharesBeyondAgain.at(-1)??1:e?sharesBeyond.at(-1)??1:1}
function plannedInterims(e){
if(hasOneAnalysis(e))return[e.count];
let t=[...e.isAgain?e.stopEarly?shares.slice(1):[1]:shares,...e.isAgain?sharesBeyondAgain:sharesBeyond];
return[...new Set(t.map(t=>Math.ceil(t*e.count)))]}
function isInterim(e,t){
return e<mostRounds(t)&&plannedInterims(t).includes(e)}
function interimsAt(e,t){
return[...plannedInterims(t).filter(n=>n<Math.min(e,mostRounds(t))),e]}
function passLevel(e,t){
return t.isAgain?nominalLevels(interimsAt(e,t).filter(n=>n>=t.count||n===e).map(e=>planShare(Math.max(e,t.count),t)),passAlphaAgain,passSpendingAgain).at(-1)??0:t.stopEarly?nominalLevels(interimsAt(e,t).map(e=>planShare(e,t)),passAlpha,passSpending).at(-1)??0:passAlpha}
function planShare(e,t){
return Math.min(1,e/mostRounds(t))}
const passSpendingAgain=(e,t)=>{
let[n,r]=stretchesAgain(t);
return e*(allowance.again.upToCount*n+allowance.again.beyond*r)/passAlphaAgain},passSpending=(e,t)=>{
let[n,r]=stretches(t);
return pocockLike(e*allowance.upToCount/passAlpha,n)+e*allowance.beyond*r/passAlpha},worseSpending=(e,t)=>{
let[n,r]=stretches(t);
return n<=.5?0:cubic(e*worse.upToCount,n)+e*worse.beyond*r},worseSpendingAgain=(e,t)=>{
let[n,r]=stretchesAgain(t);
return squared(e*worseAgain.upToCount,n)+e*worseAgain.beyond*r};
function worseInterims(e,t){
let n=e<t.count&&!plannedInterims(t).includes(e),r=r=>planShare(n&&r===e?t.count:r,t);
return{looks:interimsAt(e,t).map(e=>({rounds:e,share:r(e)})),spending:t.isAgain?worseSpendingAgain:worseSpending}}
function smallestP(e,t){
return timesForLooking(e,t)*2**-e}
const forLooking={early:6,last:2.1,firstAgain:1/worseAgain.upToCount,beyondAgain:11};
function timesForLooking(e,t){
return hasOneAnalysis(t)?1:t.isAgain&&e>t.count?forLooking.beyondAgain:t.stopEarly?e<t.count&&isInterim(e,t)?forLooking.early:forLooking.last:forLooking.firstAgain}
function stretchesOf(e,t){
let n=e*t;
return[Math.min(1,n),Math.max(0,n-1)/(t-1)]}
const stretches=e=>stretchesOf(e,sharesBeyond.at(-1)??1),stretchesAgain=e=>stretchesOf(e,sharesBeyondAgain.at(-1)??1);
function leastRounds(e,t){
let{alpha:n,deltaTest:r,correction:i,stopEarly:a}=t;
if(r===`none`)return 1;
if(r===`ttest`)return 2;
let o=i===`none`?1:Math.max(1,e),s=fewest;
for(;2*o*smallestP(s,{count:s,stopEarly:a})>n;)s++;
return s}
const fewest=8;
function roundsToDecide(e){
let t=e.deltaTest===`none`?1:e.deltaTest===`ttest`?2:8;
return e.stopEarly?plannedInterims(e).find(e=>e>=t)??e.count:Math.min(t,e.count)}
function tooFewRounds(e,t){
let n=leastRounds(t,e);
return e.count>=n?null:{kind:`too-few-rounds`,comparisons:t,least:n}}
function couldFail(e,t){
let{rule:n,gate:r}=rowRulesOf(e,t),{unit:i,rule:a}=directed(e,t,n),o=a.better===void 0?usualDirection(i):a.better;
return r===`fail`&&o!==null&&a.assume!==`exact`&&!isCounted(i)&&isMatched(e)}
export{mostRounds as a,roundsToDecide as c,worseInterims as d,sequentialP as f,leastRounds as i,smallestP as l,randomFrom as m,hasOneAnalysis as n,passLevel as o,hash32 as p,isInterim as r,plannedInterims as s,couldFail as t,tooFewRounds as u};