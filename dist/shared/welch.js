import{o as visible}from"./escape.js";
import{t as cutMiddle}from"./width.js";
import{r as sides}from"./measuring.js";
import{l as upperTail,o as lowerOrder,s as lowerTail}from"./apart.js";
function isOfGo({formats:e}){
return[e?.base,e?.head].every(e=>(e??`go`)===`go`)}
function namingOf(e,t=[],n){
let r=new Set(e.map(e=>/-\d+$/.exec(e.benchmark)?.[0]??``)),i=isOfGo({formats:n}),a=t.filter(({benchmark:e})=>e!==null),o=[...new Set([...e,...a].map(e=>e.package??``))],s=sharedFolders(o);
return({benchmark:e,package:t})=>{
let[n=``]=r,a=i&&r.size===1&&n!==``&&e.endsWith(n)?e.slice(0,-n.length):e;
return o.length<=1||t===null?a:`${t.split(`/`).slice(s).join(`/`)}.${a}`}}
function sharedFolders(e){
if(e.length===0)return 0;
let t=e.map(e=>e.split(`/`)),n=t.reduce((e,t)=>Math.min(e,t.length),1/0),r=0;
for(;r<n-1&&t.every(e=>e[r]===t[0]?.[r]);)r++;
return r}
function unitName(e){
return e.replace(/(^|-)sec(?=\/|$)/,`$1time`)}
function shortened(e,t){
let n=e.length>2*longestEnd?e.slice(0,longestEnd)+e.slice(-longestEnd):e,r=visible(n),i=cutMiddle(r,t);
return i===r?e:i}
const longestEnd=500;
function withoutFolders(e){
return e.replace(/^([^/[(]+\/)+/,``)}
function listed(e,t){
if(t===0)return`${e.length} in all`;
let n=e.length>t?` and ${e.length-t} more`:``;
return`${e.slice(0,t).join(`, `)}${n}`}
function quartiles(e){
if(e.length===0)throw RangeError(`quartiles need a value`);
let t=e.toSorted((e,t)=>e-t);
return{first:quantileSorted(t,.25),third:quantileSorted(t,.75)}}
function withoutOutliers(e){
let t=e.filter(e=>e!==null);
if(t.length===0)return e;
let{first:n,third:r}=quartiles(t),i=1.5*(r-n);
return e.map(e=>e!==null&&e>=n-i&&e<=r+i?e:null)}
function quantileSorted(e,t){
let n=1/3+t*(e.length+1/3),r=Math.floor(n),i=e[Math.max(r,1)-1],a=e[r]??i;
return i+(n-r)*(a-i)}
function adjust(e,t){
let n=adjusting(new Float64Array(e),t);
return e.map(n)}
function adjusting(e,t){
for(let t of e)if(!(t>=0&&t<=1))throw RangeError(`a p-value lies between 0 and 1, not at ${t}`);
if(t===`none`)return e=>e;
let n=e.slice().sort(),r=t===`holm`?stepDown(n):stepUp(n);
return e=>r[firstAt(n,e)]}
function stepDown(e){
let t=0;
return e.map((n,r)=>(t=Math.max(t,Math.min(1,n*(e.length-r))),t))}
function stepUp(e){
let t=new Float64Array(e.length),n=1;
for(let r=e.length-1;r>=0;r--)n=Math.min(n,e[r]*(e.length/(r+1))),t[r]=n;
return t}
function firstAt(e,t){
let[n,r]=[0,e.length-1];
for(;n<r;){
let i=n+r>>1;
e[i]<t?n=i+1:r=i}
return n}
const ratio={between:(e,t)=>e/t,mean:(e,t)=>e===t?e:Math.sqrt(e)*Math.sqrt(t),least:0},shift={between:(e,t)=>e-t,mean:(e,t)=>(e+t)/2,least:-1/0};
function ratioEstimate(e,t){
let n=sortedBlocks(e);
return n.length===0||e.some(e=>sides.some(t=>present(e[t]).some(e=>e<=0)))?null:estimate(n,t,ratio)}
function shiftEstimate(e,t){
let n=sortedBlocks(e);
if(n.length===0)throw RangeError(`the Hodges-Lehmann estimate needs a value on each side`);
return estimate(n,t,shift)}
function sortedBlocks(e){
return e.map(({base:e,head:t})=>({base:new Float64Array(present(e)).sort(),head:new Float64Array(present(t)).sort()})).filter(({base:e,head:t})=>e.length>0&&t.length>0)}
function present(e){
return e.filter(e=>e!==null)}
function estimate(e,t,n){
let r=lowerOrder(e.map(({base:e,head:t})=>[e.length,t.length]),(1-t)/2),i=within(e,n),a=i.length,o=select(i,a>>1),s=a%2==1?o:select(i,(a>>1)-1);
return{estimate:n.mean(s,o),low:r===0?n.least:select(i,r-1),high:r===0?1/0:select(i,a-r)}}
function within(e,t){
let n=new Float64Array(e.reduce((e,{base:t,head:n})=>e+t.length*n.length,0)),r=0;
for(let{base:i,head:a}of e)for(let e=0;e<i.length;e++)for(let o=0;o<a.length;o++)n[r++]=t.between(a[o],i[e]);
return n}
function select(e,t){
let[n,r]=[0,e.length-1];
for(;n<r;){
let i=e[n+r>>1],[a,o]=[n,r];
for(;a<=o;){
for(;e[a]<i;)a++;
for(;e[o]>i;)o--;
if(a>o)break;
let t=e[a];
e[a++]=e[o],e[o--]=t}
if(t>o&&t<a)break;
t<=o?r=o:n=a}
return e[t]}
function mannWhitney(e,t){
return mannWhitneySorted(new Float64Array(e).sort(),new Float64Array(t).sort())}
function mannWhitneySorted(e,t){
let n=e.length,r=t.length;
if(n===0||r===0)throw RangeError(`the Mann-Whitney test needs a value on each side`);
let{twiceU:i,ties:a}=rank(e,t),o=i/2,s=a.length<n+r?25:50,c=n<=s&&r<=s;
if(a.length===1)return{u:o,p:1,greater:1,less:1,exact:c};
let[l,u]=c?[lowerTail(n,r,a,i),lowerTail(r,n,a,2*n*r-i)]:approximate(n,r,a,o);
return{u:o,p:i===n*r?1:Math.min(1,2*Math.min(l,u)),greater:l,less:u,exact:c}}
function rank(e,t){
let n=[],r=0,[i,a]=[0,0];
for(;i<e.length||a<t.length;){
let o=a>=t.length||i<e.length&&e[i]<=t[a]?e[i]:t[a],[s,c]=[i,a];
for(;i<e.length&&e[i]===o;)i++;
for(;a<t.length&&t[a]===o;)a++;
n.push(i-s+a-c),r+=(i-s)*(2*c+(a-c))}
return{twiceU:r,ties:n}}
function approximate(e,t,n,r){
let i=e+t,a=n.reduce((e,t)=>e+t*t*t-t,0),o=Math.sqrt(e*t*(i+1-a/(i*(i-1)))/12),s=r-e*t/2;
return[upperTail((-s-.5)/o),upperTail((s-.5)/o)]}
function studentUpperTail(e,t){
if(!(t>0&&t<1/0))throw RangeError(`degrees of freedom are finite and above 0, not ${t}`);
if(e<0)return 1-studentUpperTail(-e,t);
if(e===1/0)return 0;
let n=t/2,r=e/t*e,i=1/(1+r),a=r<1?r*i:1/(1+1/r),o=Math.exp(-n*Math.log1p(r))*Math.sqrt(a)*gammaRatio(n)/Math.sqrt(Math.PI);
return i<(n+1)/(n+2.5)?o*betaFraction(n,.5,i)/n/2:(1-o*betaFraction(.5,n,a)*2)/2}
function gammaRatio(e){
let t=1,n=e;
for(;n<20;n++)t*=n/(n+.5);
let r=[-1/8,1/128,5/1024,-21/32768,-399/262144,869/4194304,39325/33554432].reduceRight((e,t)=>(e+t)/n,0);
return t*Math.sqrt(n)*(1+r)}
function betaFraction(e,t,n){
let r=1/(1-(e+t)*n/(e+1)),i=1,a=r;
for(let o=1,s=0;Math.abs(s-1)>1e-16&&o<1e6;o++){
let c=o*(t-o)*n/((e+2*o-1)*(e+2*o));
r=1/(1+c*r),i=1+c/i,a*=r*i;
let l=-(e+o)*(e+t+o)*n/((e+2*o)*(e+2*o+1));
r=1/(1+l*r),i=1+l/i,s=r*i,a*=s}
return a}
function welch(e,t){
let[n,r]=[moments(e),moments(t)],i=n.variance+r.variance;
if(!(i>0&&Number.isFinite(i)))return null;
let a=(r.mean-n.mean)/Math.sqrt(i),[o,s]=[n.variance/i,r.variance/i],c=1/(o**2/(e.length-1)+s**2/(t.length-1)),l=studentUpperTail(a,c),u=studentUpperTail(-a,c);
return{t:a,dof:c,p:Math.min(1,2*Math.min(l,u)),greater:l,less:u}}
function moments(e){
let t=e.length,n=e[0],r=e.reduce((e,t)=>e+(t-n),0)/t,i=e.reduce((e,t)=>e+(t-n-r)**2,0);
return{mean:n+r,variance:i/(t-1)/t}}
export{shiftEstimate as a,withoutOutliers as c,shortened as d,unitName as f,ratioEstimate as i,listed as l,isOfGo as m,mannWhitney as n,adjust as o,withoutFolders as p,mannWhitneySorted as r,adjusting as s,welch as t,namingOf as u};