import{bi as visibleLines,bt as nothingParsed,ht as claiming,mt as Unreadable,xt as openClean}from"./basics.js";
import{a as PartReader,s as sought}from"./formats.js";
const shown=4096;
var Recogniser=class{
format;
formats;
folder;
isGiven;
parts=new PartReader(e=>this.ask(e));
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
let t=claiming(e),n=this.format??this.formats.find(e=>t(e));
n&&!this.format&&this.begin(n),n&&(this.other??=this.formats.find(e=>e!==n&&t(e,`claimsLines`))??null)}
begin(e){
this.format=e,this.reader=openClean(e,this.folder),this.pass(this.held),this.held=``}
pass(e){
if(this.unreadable===null)try{
this.reader?.write(e)}catch(e){
this.unreadable=e}}};
function ofTwo(e,t){
return new Unreadable(`It holds benchmarks of two formats, ${e} and ${t}. Set "format" to the one to be read, or let the command run one tool alone.`)}
function unknownFormat(e,t){
let n=t.map(({name:e})=>e).join(`, `);
return`is in no known benchmark format, and begins:\n${firstLines(e)}${hintFor(e)}\nFormats: ${n}. If it is in one of these, set "format" to it.`}
function firstLines(e){
return visibleLines(e.slice(0,shown)).filter(e=>e.trim()!==``).slice(0,5).map(e=>`  ${shortened(e)}`).join(`
`)}
function isBlank(e){
return!/\S/.test(e)}
function shortened(e){
let t=[...e.slice(0,240)];
return t.length<=120?e:`${t.slice(0,119).join(``)}…`}
const hints=[[/^"Benchmark","Mode","Threads","Samples","Score"/m,`This is JMH's CSV. Let JMH write JSON (-rf json), which is read, as is the table that it prints.`],[/^name,iterations,real_time,cpu_time,time_unit\b/m,`This is Google Benchmark's CSV. Let it write JSON (--benchmark_format=json, or --benchmark_out_format=json), which is read, as is the table that it prints.`],[/^Method[;,](?:Job|AnalyzeLaunchVariance)[;,]/m,`This is BenchmarkDotNet's CSV. Let it write JSON (--exporters json), which is read.`],[/^command,mean,stddev,median,/m,`This is hyperfine's CSV. Let it write JSON (--export-json), which is read.`]];
function hintFor(e){
let t=hints.find(([t])=>t.test(e))?.[1];
return t===void 0?``:`\n${t}`}
export{unknownFormat as n,Recogniser as t};