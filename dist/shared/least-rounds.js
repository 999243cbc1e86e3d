import{Ct as isCounted,Dt as usualDirection}from"./basics.js";
import{i as rowRulesOf,t as directed}from"./row-rules.js";
import{t as isMatched}from"./unmatched.js";
function leastRounds(e,{alpha:t,deltaTest:n,correction:r}){
return n===`none`?1:n===`ttest`?2:Math.max(8,Math.ceil(1+Math.log2((r===`none`?1:Math.max(1,e))/t)))}
function tooFewRounds(e,t){
let n=leastRounds(t,e);
return e.count>=n?null:{kind:`too-few-rounds`,comparisons:t,least:n}}
function couldFail(e,t){
let{rule:n,gate:r}=rowRulesOf(e,t),{unit:i,rule:a}=directed(e,t,n),o=a.better===void 0?usualDirection(i):a.better;
return r===`fail`&&o!==null&&a.assume!==`exact`&&!isCounted(i)&&isMatched(e)}
export{leastRounds as n,tooFewRounds as r,couldFail as t};