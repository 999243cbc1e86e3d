import{qt as visible}from"./basics.js";
function plainText(e){
return e.map(plainSpan).join(``)}
function plainSpan(e){
if(typeof e==`string`)return visible(e);
switch(e.kind){case`name`:return visible(e.text);case`code`:return`\`${visible(e.text)}\``;case`strong`:return plainText(e.text);case`term`:return visible(e.words);case`link`:return`${plainText(e.words)} (${e.to})`;case`break`:return`
`}}
function randomFrom(e){
let t=e>>>0;
return()=>{
t=t+2654435769>>>0;
let e=t;
return e=Math.imul(e^e>>>16,569420461),e=Math.imul(e^e>>>15,1935289751),((e^e>>>15)>>>0)/2**32}}
export{plainText as n,randomFrom as t};