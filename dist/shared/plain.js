import{mr as visible}from"./basics.js";
function plainText(e){
return e.map(plainSpan).join(``)}
function plainSpan(e){
if(typeof e==`string`)return visible(e);
switch(e.kind){case`name`:return visible(e.text);case`code`:return`\`${visible(e.text)}\``;case`strong`:return plainText(e.text);case`term`:return visible(e.words);case`link`:return`${plainText(e.words)} (${e.to})`;case`break`:return`
`}}
export{plainText as t};