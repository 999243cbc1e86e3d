import{fr as escapeControls}from"./basics.js";
function plainText(e){
return e.map(plainSpan).join(``)}
function plainSpan(e){
if(typeof e==`string`)return escapeControls(e);
switch(e.kind){case`name`:return escapeControls(e.text);case`code`:return`\`${escapeControls(e.text)}\``;case`strong`:return plainText(e.text);case`term`:return escapeControls(e.words);case`link`:return`${plainText(e.words)} (${e.to})`;case`break`:return`
`}}
export{plainText as t};