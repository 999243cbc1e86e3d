import{Dt as decodePath,Rn as studentUpperTail,hr as shortTail,qn as effectByRatio,xr as upperTail}from"./basics.js";
import{i as knownIn,n as fullRows,r as idOf}from"./note.js";
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
const one={estimate:1,low:1,high:1};
function linesOf(e,t){
let n=new Map(t.map((e,t)=>[e,t])),r=({head:e})=>n.get(e)??-1,i=new Map;
for(let[t,a]of byMachine(e)){
let e=knownIn(a),o=new Links(a,e,n),s=a.filter(e=>r(e)>=0);
for(let n of s.sort((e,t)=>r(e)-r(t)||(e.at<t.at?-1:1)))for(let r of fullRows(n,e)){
let{since:e,ratio:a}=o.of(n.since,r),{benchmark:s,package:c,unit:l,better:u}=r,d=`${t}\0${e.sha}\0${idOf(r)}`,f=i.get(d)??{benchmark:s,package:c,unit:l,better:u,machine:t,since:e,values:[]};
f.values.length===0&&i.set(d,f),f.values.push({head:n.head,at:n.at,measured:n.since,ratio:product(a,r.ratio),own:r.ratio.estimate,exact:r.exact,run:n.run,rounds:n.rounds})}}
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
if(!(!r.has(e)||a.sha===e||s!==void 0&&o>=s))for(let n of fullRows(i,t))this.before.set(linkId(e,n),{since:a,ratio:n.ratio})}}
of(e,t){
let n=linkId(e.sha,t),r=this.found.get(n);
if(r)return r;
let i=this.follow(e,t);
return this.found.set(n,i),i}
follow(e,t){
let n=new Set,r={since:e,ratio:one};
for(;;){
let{sha:e}=r.since,i=this.before.get(linkId(e,t));
if(!i||n.has(e)||n.has(i.since.sha))return r;
n.add(e),r={since:i.since,ratio:product(i.ratio,r.ratio)}}}};
function linkId(e,t){
return`${e}\0${idOf(t)}`}
function product(e,t){
let n=e.estimate*t.estimate,r=r=>{
let[i,a]=[e[r],t[r]];
if(i===null||a===null||!(i>0&&a>0))return null;
let o=Math.hypot(Math.log(i/e.estimate),Math.log(a/t.estimate));
return n*Math.exp(r===`low`?-o:o)};
return{estimate:n,low:r(`low`),high:r(`high`)}}
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
function historyOf(e,t){
let n=t.map(({sha:e})=>e),r=linesOf(e,n),i=stepsOf(r),a=new Set(n),o=e.filter(({head:e})=>a.has(e)),s=new Map(n.map((e,t)=>[e,t])),c=new Map;
for(let{machine:e,head:t}of o)c.set(e,Math.max(c.get(e)??0,s.get(t)??0));
let l=r.map((e,t)=>{
let{ratio:n,head:r}=e.values.at(-1),a=effectByRatio(n.estimate,e.better).worsening,o=s.get(r)!==c.get(e.machine);
return{...e,steps:i[t]??[],last:n,creep:a,isOld:o}}),u=[...new Map(o.map(({since:e})=>[e.sha,e])).values()],d=new Set([...o.map(({head:e})=>e),...u.map(({sha:e})=>e)]),f=t.findIndex(({sha:e,forks:t})=>[e,...t].some(e=>d.has(e))),p=n.findLastIndex(e=>d.has(e));
return{commits:p<0?[]:t.slice(f,p+1),lines:l.sort((e,t)=>Number(e.isOld)-Number(t.isOld)||t.creep-e.creep),references:u,apart:apartIn(r),points:o.length,elsewhere:e.length-o.length}}
function apartIn(e){
let t=new Map,n=new Map;
for(let r of e){
let e=`${r.machine}\0${idOf(r)}`,i=n.get(e);
i&&t.set(`${i.since.sha} ${r.since.sha}`,[i.since,r.since]),n.set(e,r)}
return[...t.values()]}
function pullOf({subject:e}){
let[,t,n]=/^Merge pull request #(\d{1,9}) |\(#(\d{1,9})\)$/.exec(e)??[],r=t??n;
return r===void 0?null:Number(r)}
const most=1e5,fields=[`%H`,`%cI`,`%an`,`%D`,`%s`];
async function commitsTo(e,t,n){
let r=await mainLine(e,t),i=new Set(r.map(({sha:e})=>e)),a=n.toSorted((e,t)=>e.at<t.at?1:-1).map(({since:e})=>e.sha),o=[...new Set(a)].filter(e=>!i.has(e)).slice(0,100),s=new Map;
for(let n of o){
let i=await e.ask([`rev-list`,`--count`,`--first-parent`,`--end-of-options`,t,`^${n}`]),a=r.length-1-Number(i??1/0);
s.set(a,[...s.get(a)??[],n])}
return r.map((e,t)=>({...e,forks:s.get(t)??[]}))}
async function mainLine(e,t){
let n=await e.run([`log`,`--first-parent`,`--reverse`,`--max-count=${most}`,`--decorate=full`,`--no-show-signature`,`--format=${fields.join(`%x00`)}%x00`,`--end-of-options`,t]),r=decodePath(n).split(`\0`),i=Math.floor(r.length/fields.length);
return Array.from({length:i},(e,t)=>{
let[n=``,i=``,a=``,o=``,s=``]=r.slice(t*fields.length,(t+1)*fields.length),c=[...o.matchAll(/tag: refs\/tags\/([^,]+)/g)].map(([,e=``])=>e);
return{sha:n.trimStart(),on:i,author:a,tags:c,subject:s}})}
async function commitsAfter(e,t,n){
let r=[`refs/remotes/origin/${n}`,...t.map(e=>`^${e}`)],i=n===null?null:await e.ask([`rev-list`,`--first-parent`,`--max-count=${most}`,`--end-of-options`,...r]);
return new Set(i?i.split(`
`):[])}
export{pullOf as i,commitsTo as n,historyOf as r,commitsAfter as t};