import{H as studentUpperTail,Ot as upperTail,X as apartByRatio,gt as shortTail}from"./basics.js";
import{l as readable}from"./commit-object.js";
function idOf({benchmark:e,package:t,unit:n}){
return`${t??``}\0${e}\0${n}`}
function subjectOf({benchmark:e,package:t}){
return`${t??``}\0${e}`}
function knownIn(e){
let t=new Map,n=new Set,r=new Set(e.flatMap(({rows:e})=>e.filter(e=>e.exact).map(idOf)));
for(let{rows:i}of e)for(let e of i){
let i=idOf(e);
if(n.has(i))continue;
n.add(i);
let a=subjectOf(e),o=t.get(a)??[];
o.length===0&&t.set(a,o),o.push({...e,exact:r.has(i),ratio:{estimate:1,low:1,high:1},ruledOut:0})}
return t}
function fullRows({rows:e,withoutRatio:t,proven:n},r){
let i=new Set([...e,...t].map(idOf)),a=[],o=e=>{
let t=idOf(e);
i.has(t)||(i.add(t),a.push(e))};
for(let t of new Set(e.map(subjectOf)))for(let e of r.get(t)??[])e.exact&&o(e);
if(n.length>0){
let e=new Set(n.map(subjectOf));
for(let t of r.values())for(let n of t)e.has(subjectOf({...n,benchmark:listedName(n.benchmark)}))&&o(n)}
return a.length===0?e:[...e,...a]}
function listedName(e){
return e.split(`/`,1).join().replace(/-\d+$/,``)}
const one={estimate:1,low:1,high:1};
function linesOf(e,t){
let n=new Map(t.map((e,t)=>[e,t])),r=({head:e})=>n.get(e)??-1,i=new Map;
for(let[t,a]of byMachine(e)){
let e=knownIn(a),o=new Links(a,e,n),s=a.filter(e=>r(e)>=0);
for(let n of s.sort((e,t)=>r(e)-r(t)||(e.at<t.at?-1:1)))for(let r of fullRows(n,e)){
let{since:e,ratio:a}=o.of(n.since,r),{benchmark:s,package:c,unit:l,better:u}=r,d=`${t}\0${e.sha}\0${idOf(r)}`,f=i.get(d)??{benchmark:s,package:c,unit:l,better:u,machine:t,since:e,values:[]};
f.values.length===0&&i.set(d,f),f.values.push({head:n.head,at:n.at,measured:n.since,ratio:product(a,r.ratio),exact:r.exact,run:n.run,rounds:n.rounds})}}
return[...i.values()]}
function byMachine(e){
let t=new Map;
for(let n of e){
let e=t.get(n.machine);
e?e.push(n):t.set(n.machine,[n])}
return t}
var Links=class{
before=new Map;
found=new Map;
constructor(e,t,n){
let r=new Set(e.map(({since:e})=>e.sha));
for(let i of e){
let{head:e,since:a}=i,[o,s]=[n.get(a.sha)??-1,n.get(e)];
!r.has(e)||a.sha===e||s!==void 0&&o>=s||this.before.set(e,{since:a,rows:new Map(fullRows(i,t).map(e=>[idOf(e),e.ratio]))})}}
of(e,t){
let n=`${e.sha}\0${idOf(t)}`,r=this.found.get(n);
if(r)return r;
let i=this.follow(e,idOf(t));
return this.found.set(n,i),i}
follow(e,t){
let n=new Set,r={since:e,ratio:one};
for(;;){
let{sha:e}=r.since,i=this.before.get(e),a=i?.rows.get(t);
if(!i||!a||n.has(e)||n.has(i.since.sha))return r;
n.add(e),r={since:i.since,ratio:product(a,r.ratio)}}}};
function product(e,t){
let n=e.estimate*t.estimate,r=r=>{
let[i,a]=[e[r],t[r]];
if(i===null||a===null||!(i>0&&a>0))return null;
let o=Math.hypot(Math.log(i/e.estimate),Math.log(a/t.estimate));
return n*Math.exp(r===`low`?-o:o)};
return{estimate:n,low:r(`low`),high:r(`high`)}}
function changePoints(e,t){
let n=[],r=[[0,e.length]];
for(let i=r.pop();i;i=r.pop()){
let[a,o]=i,s=bestSplit(e.slice(a,o));
if(s===null||s.p>t)continue;
let c=a+s.at;
n.push({at:c,p:s.p}),r.push([a,c],[c,o])}
return n.sort((e,t)=>e.at-t.at)}
function bestSplit(e){
let t=e.length,{doubled:n,ties:r}=ranks(e);
if(r.length<2)return null;
let i=r.reduce((e,t)=>e+t*t*t-t,0),a=new Float64Array(t),o=new Float64Array(t).fill(2);
for(let e=1,r=0;e<t;e++){
r+=n[e-1];
let s=e*(t-e),c=r-e*(e+1),l=Math.min(c,2*s-c),u=Math.sqrt(s*(t+1-i/(t*(t-1)))/12);
a[e]=l,o[e]=Math.min(1,2*upperTail((s-l-1)/2/u))}
let s=null;
for(let e=1;e<t;e++){
let n=o[e];
if(n>o[e-1]||n>(o[e+1]??2))continue;
let r=Math.min(1,(t-1)*counting(e,t-e,a[e],n));
(s===null||r<s.p)&&(s={at:e,p:r})}
return s}
function counting(e,t,n,r){
let i=Math.ceil(n/2);
return r>.02||Math.min(e,t)>20||e*t*i>2e6?r:Math.min(1,2*shortTail(e,t,i))}
function ranks(e){
let t=e.map((e,t)=>t).sort((t,n)=>e[t]-e[n]),n=new Float64Array(e.length),r=[];
for(let i=0;i<t.length;){
let a=i;
for(;a<t.length&&e[t[a]]===e[t[i]];)a++;
for(let e=i;e<a;e++)n[t[e]]=i+1+a;
r.push(a-i),i=a}
return{doubled:n,ties:r}}
function neighbourSteps(e){
let t=neverVaries(e),n=e.length-1;
return e.slice(1).flatMap((r,i)=>{
let a=e[i];
return r.head===a.head||r.ratio.estimate===a.ratio.estimate?[]:t?[{at:i+1,p:0}]:r.run===a.run?[{at:i+1,p:Math.min(1,n*apart(a,r))}]:[]})}
function neverVaries(e){
let t=new Map;
return e.every(({head:e,exact:n,ratio:{estimate:r}})=>{
let i=(t.get(e)??r)===r;
return t.set(e,r),n&&i})}
function apart(e,t){
let n=Math.hypot(errorOf(e),errorOf(t)),r=Math.abs(Math.log(t.ratio.estimate/e.ratio.estimate)),i=Math.min(8,e.rounds,t.rounds)-1;
return n>0&&n<1/0&&i>0?2*studentUpperTail(r/n,i):1}
function errorOf({ratio:{low:e,high:t}}){
return e===null||t===null||!(e>0)?1/0:Math.log(t/e)/3.92}
function stepsOf(e){
let t=.05/Math.max(1,e.length);
return e.map(n=>stepsIn(n,t,e.length))}
function stepsIn({values:e},t,n){
let r=changePoints(e.map(({ratio:e})=>Math.log(e.estimate)),t),i=new Map;
for(let{at:t,p:n}of r){
let r=borderNear(e,t);
r!==null&&i.set(r,Math.min(n,i.get(r)??1))}
for(let{at:n,p:r}of neighbourSteps(e))r<=t&&i.set(n,Math.min(r,i.get(n)??1));
let a=[...i].map(([e,t])=>({at:e,p:t})).sort((e,t)=>e.at-t.at),o=[0,...a.map(({at:e})=>e),e.length],s=o.slice(1).map((t,n)=>median(e.slice(o[n],t).map(e=>e.ratio.estimate)));
return a.flatMap(({at:t,p:r},i)=>{
let a=s[i+1]/s[i];
if(Math.abs(a-1)<.01)return[];
let[o,c]=[e[t-1]?.head??``,e[t]?.head??``];
return[{after:o,by:c,at:t,ratio:a,p:Math.min(1,r*n)}]})}
function borderNear(e,t){
let n=t=>e[t-1]?.head!==e[t]?.head;
for(let r=0;r<e.length;r++)for(let i of[t-r,t+r])if(i>0&&i<e.length&&n(i))return i;
return null}
function median(e){
let t=e.toSorted((e,t)=>e-t),n=t.length>>1;
return t.length%2==1?t[n]:(t[n-1]+t[n])/2}
function historyOf(e,t){
let n=t.map(({sha:e})=>e),r=linesOf(e,n),i=stepsOf(r),a=r.map((e,t)=>{
let n=e.values.at(-1).ratio,r=apartByRatio(n.estimate,e.better).worsening;
return{...e,steps:i[t]??[],last:n,creep:r}}),o=new Set(n),s=e.filter(({head:e})=>o.has(e)),c=[...new Map(s.map(({since:e})=>[e.sha,e])).values()],l=new Set([...s.map(({head:e})=>e),...c.map(({sha:e})=>e)]),[u,d]=[n.findIndex(e=>l.has(e)),n.findLastIndex(e=>l.has(e))];
return{commits:u<0?[]:t.slice(u,d+1),lines:a.sort((e,t)=>t.creep-e.creep),references:c,apart:apartIn(r),points:s.length,elsewhere:e.length-s.length}}
function apartIn(e){
let t=new Map,n=new Map;
for(let r of e){
let e=`${r.machine}\0${idOf(r)}`,i=n.get(e);
i&&t.set(`${i.since.sha} ${r.since.sha}`,[i.since,r.since]),n.set(e,r)}
return[...t.values()]}
const fields=[`%H`,`%cI`,`%an`,`%D`,`%s`];
async function commitsTo(e,t){
let n=await e.run([`log`,`--first-parent`,`--reverse`,`--max-count=100000`,`--decorate=full`,`--no-show-signature`,`--format=${fields.join(`%x00`)}%x00`,`--end-of-options`,t]),r=readable(n).split(`\0`),i=Math.floor(r.length/fields.length);
return Array.from({length:i},(e,t)=>{
let[n=``,i=``,a=``,o=``,s=``]=r.slice(t*fields.length,(t+1)*fields.length),c=[...o.matchAll(/tag: refs\/tags\/([^,]+)/g)].map(([,e=``])=>e);
return{sha:n.trimStart(),on:i,author:a,tags:c,subject:s}})}
export{historyOf as n,idOf as r,commitsTo as t};