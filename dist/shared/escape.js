var Misconfigured=class extends Error{
name=`Misconfigured`},CouldNotMeasure=class extends Error{
name=`CouldNotMeasure`;
output;
constructor(e,t=``){
super(e),this.output=t}},NothingMeasured=class extends Error{
name=`NothingMeasured`;
run;
constructor(e,t){
super(e),this.run=t}},SideFailed=class extends CouldNotMeasure{
side;
why;
kind;
constructor(e,t,n,r=``,i=`failed`){
super(n,r),this.side=e,this.why=t,this.kind=i}},Cancelled=class extends Error{
name=`Cancelled`},NotPutBack=class extends Error{
name=`NotPutBack`};
function inlineCode(e){
return legible(e).split(`|`).map(e=>e===``?``:span(e)).join(`<code>&#124;</code>`)||`(no name)`}
function codeSpan(e,t){
return span(legible(e,t))}
function span(e){
let t="`".repeat(longestRun(e,1)),n=/^`|`$|^ .*[^ ].* $/.test(e)?` `:``;
return`${t}${n}${e}${n}${t}`}
function longestRun(e,t){
return Math.max(t,...(e.match(/`+/g)??[]).map(e=>e.length+1))}
function codeBlock(e,t=``){
let n="`".repeat(longestRun(e,3));
return`${n}${t}\n${visibleLines(e).join(`
`)}\n${n}`}
function legible(e,t=200){
let n=[...visible(e)];
return n.length<=t?n.join(``):`${n.slice(0,t-1).join(``)}…`}
function visibleLines(e){
return withoutColours(e).split(/\r?\n/).map(visible)}
const unseen=/(?![\ufe0e\ufe0f])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]|(?<!\p{Extended_Pictographic})[\ufe0e\ufe0f]/u,usual=/^[ -~]*$/,everyUnseen=new RegExp(unseen,`gu`);
function visible(e){
return usual.test(e)?e:e.replace(everyUnseen,e=>e===`	`?` `:`\\u${(e.codePointAt(0)??0).toString(16).padStart(4,`0`)}`)}
function withoutCommands(e){
return e.replaceAll(`##[`,`## [`).replace(/^([^\S\r\n]*)::/gm,`$1: :`)}
function withoutColours(e){
return e.replace(/\u001b\[[0-9;?]*[A-Za-z]/g,``)}
export{unseen as a,withoutCommands as c,Misconfigured as d,NotPutBack as f,legible as i,Cancelled as l,SideFailed as m,codeSpan as n,visible as o,NothingMeasured as p,inlineCode as r,visibleLines as s,codeBlock as t,CouldNotMeasure as u};