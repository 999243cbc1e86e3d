import{o as visible}from"./escape.js";
import{t as cutMiddle}from"./width.js";
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
export{withoutFolders as a,unitName as i,namingOf as n,isOfGo as o,shortened as r,listed as t};