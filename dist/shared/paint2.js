import{t as plain}from"./paint.js";
function jsonDocument(e){
return`${JSON.stringify(e,null,2).replace(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\p{Cs}]/gu,escaped)}\n`}
function escaped(e){
return Array.from({length:e.length},(t,n)=>e.charCodeAt(n)).map(e=>`\\u${e.toString(16).padStart(4,`0`)}`).join(``)}
function paintFor(e,t){
if(!e.isTTY||t.NO_COLOR||t.TERM===`dumb`)return plain;
let n={red:31,green:32,yellow:33,bold:1};
return(e,t)=>`\u001b[${n[e]}m${t}\u001b[0m`}
export{jsonDocument as n,paintFor as t};