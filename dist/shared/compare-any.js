import{C as GoSamples,Ci as CouldNotMeasure,R as goFormat,bt as nothingParsed,w as gather,wi as Misconfigured}from"./basics.js";
import{i as formats,n as formatNamed,r as formatNames,s as sought,t as anyFormat}from"./formats.js";
import{t as Recogniser}from"./recognise.js";
const mostHeld=8*sought;
function formatFor(e){
if(e===`auto`)return null;
let t=formatNamed(e);
if(t)return t;
let n=[anyFormat,...formatNames].join(`, `);
throw new Misconfigured(`--format: "${e}" is not one of ${n} (or text and csv, for the report).`)}
function readAny(e,t,n,r){
let i=formatFor(e),a,o=[],s=0,c=!1,l=new GoSamples(e=>{
c&&f.write(e)}),u=()=>{
for(let e of o)l.write(e);
o=[],c=!0},d=withGo(()=>(u(),a=l.end(),{...nothingParsed,failures:a.samples.count>0?[`read`]:a.failures})),f=new Recogniser(formats.map(d),i&&d(i)),p=new TextDecoder(`utf-8`,{ignoreBOM:!0}),m=e=>{
c?l.write(e):(s+=e.length,isGo(f.format??goFormat)&&s<=mostHeld?o.push(e.slice()):o=[],f.write(p.decode(e,{stream:!0})),f.format&&isGo(f.format)&&u())};
m(t);
for(let e of n)m(e);
let h=f.end();
if(f.problem!==null)throw new CouldNotMeasure(`${r} ${f.problem}`);
return a??gather(h)}
function watch(e){
let t=new Recogniser(formats.map(withGo(()=>nothingParsed)),null);
return t.write(new TextDecoder().decode(e)),t}
function withGo(e){
return t=>t===goFormat?{...goFormat,open:()=>({write:()=>{},end:e})}:t}
function isGo({name:e}){
return e===goFormat.name}
export{readAny,watch};