import{c as medianSorted}from"./libraries.js";
import{i as choose,l as upperTail}from"./apart.js";
function medianWithInterval(e,t){
let n=e.toSorted((e,t)=>e-t),r=medianOrders(n.length,t);
return{center:medianSorted(n),low:n[r.low-1]??-1/0,high:n[r.high-1]??1/0}}
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
export{medianWithInterval as n,medianOrders as t};