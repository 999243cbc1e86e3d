import{t as plain}from"./paint.js";
function paintFor(e,t){
if(!e.isTTY||t.NO_COLOR||t.TERM===`dumb`)return plain;
let n={red:31,green:32,yellow:33,bold:1};
return(e,t)=>`\u001b[${n[e]}m${t}\u001b[0m`}
export{paintFor as t};