import{y as ratio}from"./kinds.js";
import{S as readLists,o as readRules,y as ruleAt}from"./rules-file.js";
import{o as ruleOf}from"./row-rules.js";
import{i as rulesLines,t as appliedLines,wi as Misconfigured}from"./basics.js";
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
async function readCompareRules(e,t){
let n=await readRules(e,t);
return n===null?null:compareRules(n.file,n,new Date().toISOString().slice(0,10))}
export{appliedLines,readCompareRules,rulesLines,rulingBy};