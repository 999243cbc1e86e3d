import{f as regressions}from"./verdict.js";
import{fi as escapeControls,ii as say,ti as name}from"./basics.js";
import{Y as sentence,a as namingOfRun}from"./judged.js";
function plainText(e){
return e.map(plainSpan).join(``)}
function plainSpan(e){
if(typeof e==`string`)return escapeControls(e);
switch(e.kind){case`name`:return escapeControls(e.text);case`code`:return`\`${escapeControls(e.text)}\``;case`strong`:return plainText(e.text);case`term`:return escapeControls(e.words);case`link`:return`${plainText(e.words)} (${e.to})`;case`break`:return`
`}}
function regressionLines(e){
let{comparisons:t,settings:n,again:r}=e,i=namingOfRun(e);
return regressions(t).slice(0,9).map(e=>plainText(say`${name(i(e))} ${sentence([e],n,r.length>0)}`))}
export{regressionLines as n,plainText as t};