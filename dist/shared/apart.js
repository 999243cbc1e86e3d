import{_ as remembering}from"./go.js";
function upperTail(e){
return e<0?1-upperTail(-e):erfc(e/Math.SQRT2)/2}
function upperQuantile(e){
if(!(e>=0&&e<=1))throw RangeError(`a probability lies between 0 and 1, not at ${e}`);
return e>.5?-upperQuantile(1-e):e===0?1/0:e<1e-300?upperQuantile(1e-300):solve(e)}
const solve=remembering(e=>{
let t=Math.sqrt(-2*Math.log(2*e));
for(let n=1;n>1e-8;t-=n){
let r=upperTail(t),i=Math.exp(-t*t/2)/Math.sqrt(2*Math.PI);
n=Math.log(e/r)*r/i}
return t});
function erfc(e){
return e<1.5?1-erfSeries(e):erfcFraction(e)}
function erfSeries(e){
let t=e,n=e;
for(let r=1;t>n*1e-17;r++)t*=2*e*e/(2*r+1),n+=t;
return 2/Math.sqrt(Math.PI)*Math.exp(-e*e)*n}
function erfcFraction(e){
let t=e;
for(let n=120;n>=1;n--)t=e+n/2/t;
return Math.exp(-e*e)/Math.sqrt(Math.PI)/t}
function lowerTail(e,t,n,r){
if(r<0)return 0;
if(r>=2*e*t)return 1;
if(n.length===e+t)return untied(e,t)[Math.floor(r/2)];
let i=0,a=0;
for(;i+n[a]/2<(e+t)/2;)i+=n[a++];
let o=e+t-i,s=half(n.slice(0,a),i),c=half(n.slice(a),o),l=0;
for(let t=Math.max(0,e-o);t<=Math.min(e,i);t++){
let n=Math.floor(r)-2*(e-t)*(i-t);
if(n<0)continue;
let a=rowStart(i,t),u=2*t*(i-t),d=rowStart(o,e-t),f=2*(e-t)*(o-e+t),p=Math.min(n-f,u),m=p<0?0:s[a+p];
l+=m*c[d+f];
for(let e=Math.max(0,p+1);e<=Math.min(n,u);e++){
let t=s[a+e];
l+=(t-m)*c[d+n-e],m=t}}
return Math.min(1,l/choose(e+t,e))}
function lowerOrder(e,t){
let n=e.reduce((e,[t,n])=>e+t*n,0),r=e.every(e=>Math.max(...e)<=50)&&n<=5e3?exactBelow(e,n):normalBelow(e,n),[i,a]=[0,Math.floor((n+1)/2)+1];
for(;a-i>1;){
let e=i+a>>1;
r(e)<=t*(1+1e-9)?i=e:a=e}
return i}
function choose(e,t){
let n=1;
for(let r=1;r<=Math.min(t,e-t);r++)n=n*(e-Math.min(t,e-t)+r)/r;
return n}
function exactBelow(e,t){
let[n]=e,r=n&&e.length===1?untied(...n):summed(e,t+1>>1);
return e=>e===0?0:r[e-1]}
function normalBelow(e,t){
let n=e.reduce((e,[t,n])=>e+t*n*(t+n+1)/12,0);
return e=>upperTail((t/2-(e-.5))/Math.sqrt(n))}
function untied(e,t){
let[n,r]=e<t?[e,t]:[t,e];
return remember(`untied ${n} ${r}`,n*r+1,i=>{
let a=Array.from({length:n+1},(e,t)=>new Float64Array(t*r+1).fill(1,0,1));
for(let e=1;e<=r;e++)for(let t=1;t<=n;t++){
let[n,r]=[a[t],a[t-1]];
for(let i=e;i<=t*e;i++)n[i]=n[i]+r[i-e]}
let o=choose(e+t,e);
i.set(accumulate(a[n]).map(e=>Math.min(1,e/o)))})}
function summed(e,t){
return remember(`summed ${e.join(` `)}`,t,n=>{
let r=new Float64Array(t).fill(1);
for(let[n,i]of e){
let e=untied(n,i),a=new Float64Array(t);
for(let n=0;n<Math.min(e.length,t);n++){
let i=e[n]-(e[n-1]??0);
for(let e=0;e+n<t;e++)a[e+n]=a[e+n]+i*r[e]}
r=a}
n.set(r)})}
function half(e,t){
return remember(`half ${String.fromCharCode(...e)}`,rowStart(t,t+1),n=>{
n[0]=1;
let r=0;
for(let i of e){
for(let e=Math.min(r+i,t>>1);e>0;e--){
let a=rowStart(t,e);
for(let o=Math.max(1,e-r);o<=Math.min(i,e);o++){
let s=r-(e-o);
add(n,a+o*(2*s+i-o),rowStart(t,e-o),2*(e-o)*s+1,choose(i,o))}}
r+=i}
for(let e=0;2*e<n.length;e++)n[n.length-1-e]=n[e];
for(let e=0;e<=t;e++)accumulate(n,rowStart(t,e),rowStart(t,e+1))})}
function rowStart(e,t){
return e*t*(t-1)-(t-1)*t*(2*t-1)/3+t}
function add(e,t,n,r,i){
for(let a=0;a<r;a++)e[t+a]=e[t+a]+i*e[n+a]}
function accumulate(e,t=0,n=e.length){
let r=0;
for(let i=t;i<n;i++)r+=e[i],e[i]=r;
return e}
const remembered=new Map,roomDoubles=5e5,rooms=[null,null];
let room=0,used=0;
function remember(e,t,n){
let r=remembered.get(e);
if(r)return r;
if(t>roomDoubles){
let e=new Float64Array(t);
return n(e),e}
used+t>roomDoubles&&(remembered.clear(),room=+(room===0),used=0),rooms[room]??=new Float64Array(roomDoubles);
let i=rooms[room].subarray(used,used+t);
return used+=t,n(i.fill(0)),remembered.set(e,i),i}
function medianOrders(e,t){
return e<=30?binomialOrders(e,t):normalOrders(e,t)}
function binomialOrders(e,t){
let n=t=>t<0||t>e?0:choose(e,t)/2**e,r=Math.ceil((e+1)/2)-1,i=r+1,a=n(r);
for(;a<t&&(r>0||i<=e);)n(r-1)>=n(i)?a+=n(--r):a+=n(i++);
let o=+!!takesTheRight.some(([n,r])=>n===e&&r===t);
return{low:r+o,high:i+o}}
const takesTheRight=[[28,.5],[30,.5],[27,.8],[22,.9],[29,.9],[24,.95],[28,.99],[24,.999],[30,.999]];
function normalOrders(e,t){
let n=t=>upperTail((e/2-(t-.5))/(Math.sqrt(e)/2)),r=(1-t)/2,i=0;
for(;n(i+1)<=r;)i++;
let a=e+1-i,o=n(a-1)-n(i);
return{low:i,high:o>=t?a-1:a}}
function exceeds(e,t){
return e>t+1e-12}
function apartByRatio(e,t){
return oriented(e-1,1/e-1,t)}
function apartByShift(e,t,n,r){
return oriented(relative(e,t),relative(-e,n),r)}
function oriented(e,t,n){
return n===`higher`?{worsening:-e,improvement:-t}:{worsening:e,improvement:t}}
function relative(e,t){
return e===0?0:e/Math.abs(t)}
export{choose as a,upperQuantile as c,medianOrders as i,upperTail as l,apartByShift as n,lowerOrder as o,exceeds as r,lowerTail as s,apartByRatio as t};