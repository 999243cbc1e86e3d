import{c as ratio}from"./kinds.js";
import{_ as readLists,m as ruleAt,o as readRules}from"./rules-file.js";
import{a as ruleOf}from"./row-rules.js";
import{Pt as formatRatio,fr as escapeControls,jn as listedNames,yr as Misconfigured}from"./basics.js";
function compareRules(e,{inputs:t,lines:n,lists:r},i){
let a=t.threshold===void 0?null:read(e,t.threshold,n.threshold),{benchmarks:o,accepted:s}=readLists(r,{threshold:a??0,today:i,at:t=>ruleAt(e,t)});
return{file:e,threshold:a,benchmarks:o,accepted:s.length}}
function read(e,t,n){
try{
return ratio(0,1).parse(`threshold`,t.trim())}catch(t){
throw t instanceof Misconfigured?new Misconfigured(`${ruleAt(e,n??null)}: ${t.message}`):t}}
function rulingBy(e){
if(e.length!==0)return t=>{
let{config:n,unit:r}=t.heading,[,i=``]=n.entries().find(([e])=>e===`pkg`)??[],a=Int32Array.from({length:t.length},(n,a)=>{
let o={benchmark:t.nameOf(a),package:i===``?null:i,unit:r};
return ruleOf(o,{benchmarks:e})??-1});
return t=>e[a[t]]??null}}
function rulesLines({file:e,threshold:t,benchmarks:n,accepted:r},i){
let a=n.filter(({isOver:e})=>!e).length,o=[...t===null?[]:[`threshold ${formatRatio(t)}${i?` (--threshold holds)`:``}`],...a===0?[]:[`${a} ${a===1?`rule`:`rules`} for benchmarks`],...r===0?[]:[`what it accepts is for the change that adds it, and counts here`]],s=n.filter(({isOver:e})=>e).map(({match:e,until:t})=>`"${e}" (${t})`);
return[`rules from ${e}: ${o.length===0?`none for a comparison`:o.join(`, `)}`,...s.length===0?[]:[`warning: these rules have ended: ${listedNames(s,5)}. Remove them, or give them another day`]].map(escapeControls)}
function appliedLines({regressions:e,muted:t}){
let n=[...new Set([...e,...t].flatMap(({row:e})=>e.rule??[]))].filter(({gate:e})=>e!==`off`).map(ruleLine),r=n.length>5?[`${n.length-5} more rules hold for what regressed`]:[];
return[...n.slice(0,5),...r].map(escapeControls)}
function ruleLine({match:e,threshold:t,better:n,gate:r,owner:i,why:a,until:o}){
let s=[...t===null?[]:[`threshold ${formatRatio(t)}`],...n===null?[]:[`better ${n}`],...r===`fail`?[]:[`gate ${r}`],...i===null?[]:[`owner ${i}`],...o===null?[]:[`until ${o}`]];
return`rule "${e}": ${s.join(`, `)}${a===null?``:`${s.length===0?``:`: `}${a}`}`}
async function readCompareRules(e,t){
let n=await readRules(e,t);
return n===null?null:compareRules(n.file,n,new Date().toISOString().slice(0,10))}
export{appliedLines,readCompareRules,rulesLines,rulingBy};