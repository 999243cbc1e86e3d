import{B as Unreadable,zn as visibleLines}from"./basics.js";
import{d as sought,l as Parts,s as nothingParsed}from"./formats.js";
const shown=4096;
var Recogniser=class{
format;
formats;
folder;
isGiven;
parts=new Parts(e=>this.ask(e));
reader=null;
unreadable=null;
beginning=``;
isEmpty=!0;
held=``;
other=null;
constructor(e,t,n){
this.formats=e,this.folder=n,this.format=t,this.isGiven=t!==null}
write(e){
this.beginning.length<shown&&(this.beginning+=e.slice(0,shown)),this.reader?this.pass(e):this.held.length<sought&&(this.held+=e,this.format&&!isBlank(e)&&this.begin(this.format)),!this.isGiven&&!this.other&&this.parts.write(e)}
end(){
if(this.parts.end(),this.unreadable!==null)throw this.unreadable;
if(this.other)throw ofTwo(this.format?.name??``,this.other.name);
let e=this.reader?.end()??nothingParsed;
return this.isEmpty=e.measurements.length===0&&e.failures.length===0,e}
get problem(){
return isBlank(this.beginning)?null:this.format===null?unknownFormat(this.beginning,this.formats):!this.isGiven||!this.isEmpty?null:`${this.format.lacks??`holds no benchmark in the format ${this.format.name}`}, and begins:\n${firstLines(this.beginning)}\nSet "format" to the format that it is in, or leave it out.`}
ask(e){
if(isBlank(e))return;
let t=this.format??this.formats.find(t=>t.claims(e));
t&&!this.format&&this.begin(t),t&&(this.other??=otherIn(e,t,this.formats))}
begin(e){
this.format=e,this.reader=e.open(this.folder),this.pass(this.held),this.held=``}
pass(e){
if(this.unreadable===null)try{
this.reader?.write(e)}catch(e){
this.unreadable=e}}};
function otherIn(e,t,n){
return n.find(n=>n!==t&&n.claimsLines?.(e))??null}
function ofTwo(e,t){
return new Unreadable(`It holds benchmarks of two formats, ${e} and ${t}. Set "format" to the one to be read, or let the command run one tool alone.`)}
function unknownFormat(e,t){
let n=t.map(({name:e})=>e).join(`, `);
return`is in no known benchmark format, and begins:\n${firstLines(e)}\nFormats: ${n}. If it is in one of these, set "format" to it.`}
function firstLines(e){
return visibleLines(e.slice(0,shown)).filter(e=>e.trim()!==``).slice(0,5).map(e=>`  ${shortened(e)}`).join(`
`)}
function isBlank(e){
return!/\S/.test(e)}
function shortened(e){
let t=[...e.slice(0,240)];
return t.length<=120?e:`${t.slice(0,119).join(``)}…`}
export{unknownFormat as n,Recogniser as t};