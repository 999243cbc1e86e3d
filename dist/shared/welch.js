import{r as sides}from"./measuring.js";
import{a as lowerOrder,l as upperTail,o as lowerTail}from"./apart.js";
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
for(let t of e)if(!(t>=0&&t<=1))throw RangeError(`a p-value lies between 0 and 1, not at ${t}`);
if(t===`none`)return[...e];
let n=e.map((e,t)=>t).sort((t,n)=>e[t]-e[n]),r=Array(e.length);
return t===`holm`?stepDown(e,n,r):stepUp(e,n,r),r}
function stepDown(e,t,n){
let r=0;
for(let[i,a]of t.entries())r=Math.max(r,Math.min(1,e[a]*(t.length-i))),n[a]=r}
function stepUp(e,t,n){
let r=1;
for(let[i,a]of[...t.entries()].reverse())r=Math.min(r,e[a]*(t.length/(i+1))),n[a]=r}
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
let n=e.length,r=t.length;
if(n===0||r===0)throw RangeError(`the Mann-Whitney test needs a value on each side`);
let{twiceU:i,ties:a}=rank(e,t),o=i/2,s=a.length<n+r?25:50,c=n<=s&&r<=s;
if(a.length===1)return{u:o,p:1,greater:1,less:1,exact:c};
let[l,u]=c?[lowerTail(n,r,a,i),lowerTail(r,n,a,2*n*r-i)]:approximate(n,r,a,o);
return{u:o,p:i===n*r?1:Math.min(1,2*Math.min(l,u)),greater:l,less:u,exact:c}}
function rank(e,t){
let n=new Float64Array(e).sort(),r=new Float64Array(t).sort(),i=[],a=0;
for(let e=0,t=0;e<n.length||t<r.length;){
let o=Math.min(n[e]??1/0,r[t]??1/0),[s,c]=[e,t];
for(;n[e]===o;)e++;
for(;r[t]===o;)t++;
i.push(e-s+t-c),a+=(e-s)*(2*c+(t-c))}
return{twiceU:a,ties:i}}
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
export{adjust as a,shiftEstimate as i,mannWhitney as n,withoutOutliers as o,ratioEstimate as r,welch as t};