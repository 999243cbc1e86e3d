import{In as cutMiddle,Rn as widthOf}from"./basics.js";
function columns(e,t,n=1/0){
let r=t=>e.reduce((e,n)=>Math.max(e,widthOf(n[t]??``)),0),[i=0,...a]=(e[0]??[]).map((e,t)=>r(t)),o=a.reduce((e,t)=>e+2+t,0),s=[Math.min(i,Math.max(12,n-o)),...a];
return e.map(e=>e.map((e,n)=>{
let r=s[n]??0,i=n===0?cutMiddle(e,r):e,a=` `.repeat(Math.max(0,r-widthOf(i)));
return n<t?i+a:a+i}).join(`  `).trimEnd())}
export{columns as t};