import{d as countsBytes}from"./go.js";
function formatValue(e,t){
return/(^|-)sec(\/|$)/.test(t)?scaled(e,time):countsBytes(t)?scaled(e,t.endsWith(`/s`)?speed:bytes):Number.isInteger(e)&&Math.abs(e)<1e6?String(e):scaled(e,counts)}
function formatCenter({center:e,low:t,high:n},r){
return`${formatValue(e,r)}${space}±${space}${spread(e,t,n)}`}
function formatDelta(e){
return e===null?`from 0`:`${e>=0?`+`:``}${toFixedEven(e*100,2)}%`}
function formatP({p:e,exact:t}){
return e===null?``:e===0&&t?`exact`:e<.001?`<0.001`:toFixedEven(e,3)}
function formatShortP(e){
return e<1e-4?`<0.0001`:String(Number(e.toPrecision(e<.001?1:2)))}
function formatPercent(e){
let t=Math.abs(e)*100;
return t>=99.95?`${t<1e6?t.toFixed(0):t.toPrecision(3)}%`:t>=.095||t===0?`${t.toFixed(1)}%`:t<1e-6?`<0.000001%`:`${Number(t.toPrecision(2)).toFixed(6).replace(/0+$/,``)}%`}
function formatRuledOut({ruledOut:e,better:t,base:n,exact:r}){
return e===null||t===null||n.center===0&&!r?``:`${(Math.ceil(e*1e3-1e-6)/10).toFixed(1)}%`}
function formatRatio(e){
return`${Number((e*100).toPrecision(6))}%`}
function formatRounds(e){
return e===1?`1 round`:`${e} rounds`}
function formatMade({rounds:e,settings:t}){
return`${e.length>t.count?`up to `:``}${formatRounds(e.length)}`}
function formatDuration(e){
let t=Math.round(e);
if(t<60)return`${t} s`;
let n=Math.floor(t/60);
return n<60?`${n} min ${t%60} s`:`${Math.floor(n/60)} h ${n%60} min`}
function toFixedEven(e,t){
if(!Number.isInteger(e*2**(t+1)))return e.toFixed(t);
let n=e.toFixed(t+1),r=n.endsWith(`5`),i=n.slice(0,-1).replace(/\.$/,``);
return r&&/[02468]$/.test(i)?i:e.toFixed(t)}
function shortSha(e){
return e.slice(0,9)}
const space=`\xA0`,time=[[1,`\xA0s`],[.001,`\xA0ms`],[1e-6,`\xA0µs`],[1e-9,`\xA0ns`]],bytes=[[2**40,`\xA0TiB`],[2**30,`\xA0GiB`],[2**20,`\xA0MiB`],[1024,`\xA0KiB`],[1,`\xA0B`]],speed=bytes.map(([e,t])=>[e,`${t}/s`]),counts=[[0xe8d4a51000,`\xA0T`],[1e9,`\xA0G`],[1e6,`\xA0M`],[1e3,`\xA0k`],[1,``]];
function scaled(e,t){
let n=Math.abs(e),[r,i]=t.find(([e])=>n>=e*.99995)??t.at(-1),a=e/r;
if(i===`\xA0B`&&Number.isInteger(a))return`${a}${i}`;
let o=a.toPrecision(4);
return o.includes(`e`)?`${Number(o)}${i}`:`${toFixedEven(a,o.split(`.`)[1]?.length??0)}${i}`}
function spread(e,t,n){
return t===null||n===null?`∞`:e===0?t===0&&n===0?`0%`:`?`:`${toFixedEven(100*Math.max(Math.abs(n/e-1),Math.abs(1-t/e)),0)}%`}
export{formatP as a,formatRounds as c,formatValue as d,shortSha as f,formatMade as i,formatRuledOut as l,formatDelta as n,formatPercent as o,toFixedEven as p,formatDuration as r,formatRatio as s,formatCenter as t,formatShortP as u};