import{A as jsonDocument,Bn as pairedTest,C as GoSamples,Ci as CouldNotMeasure,Cr as adjusting,D as Runs,Dr as tidy,E as Ints,Fr as getOrInsert,Hn as mannWhitneySorted,Ir as memoize,Jn as effectByShift,N as terminalWidth,Qn as roundsToSee,S as writtenSpread,T as unitRulesOf,Tn as formatDelta,U as parseFloat64,Un as ratioEstimate,Yn as exceeds,_ as numberScale,a as whyNothing,b as writtenDelta,c as columnName,d as driftLine,f as failOns,fi as escapeControls,fr as withoutOutliers,g as configLines,h as refusedLines,hi as quoted,hn as widthOf,j as paintFor,k as readFlags,kr as usualDirection,l as compareStatus,ln as unitName,m as refusedIn,mr as binomialCoefficient,mt as Unreadable,n as conclusionLines,o as Footnotes,pi as inlineCode,pr as medianOrders,r as missingLines,s as wordsOf,u as conclude,v as versusTitle,wi as Misconfigured,x as writtenP,y as written,yi as textField,zn as welch}from"./basics.js";
import{closeSync,existsSync,openSync,readSync}from"node:fs";
import{dirname,join,resolve}from"node:path";
function extractOf(e){
return e===`.name`?({benchmark:e})=>baseOf(e):e===`.fullname`?({benchmark:e})=>e:e===`.file`?({file:e})=>e:e===`.unit`?({unit:e})=>e:e.startsWith(`/`)?({benchmark:t})=>partOf(t,e):({config:t})=>t.find(([t])=>t===e)?.[1]??``}
function fullNameWithout(e){
let t=e.filter(e=>e.startsWith(`/`));
return t.length===0&&!e.includes(`.name`)?({benchmark:e})=>e:({benchmark:n})=>{
let{base:r,parts:i,processors:a}=partsOf(n),o=i.filter(e=>!t.some(t=>e.startsWith(`${t}=`)));
return`${e.includes(`.name`)?`*`:r}${o.join(``)}${t.includes(`/gomaxprocs`)?``:a}`}}
function partsOf(e){
let t=/-\d+$/.exec(e)?.[0]??``,[n=``,...r]=e.slice(0,e.length-t.length).split(`/`);
return{base:n,parts:r.map(e=>`/${e}`),processors:t}}
function baseOf(e){
let t=e.indexOf(`/`);
return t<0?partsOf(e).base:e.slice(0,t)}
function partOf(e,t){
let{parts:n,processors:r}=partsOf(e);
return t===`/gomaxprocs`&&r!==``?r.slice(1):n.find(e=>e.startsWith(`${t}=`))?.slice(t.length+1)??``}
function tokenAt(e,t,n){
let{text:r}=e,i=t+(/^\s*/.exec(r.slice(t))?.[0].length??0),a=r.charAt(i);
if(a===``)return{kind:`end`,text:``,at:i,end:i};
if(isSign(a))return{kind:a,text:a,at:i,end:i+1};
if(a===`/`&&n===`value`)return patternAt(e,i);
if(a===`"`)return quotedAt(e,i);
let o=/^[^\s():@,]+/.exec(r.slice(i))?.[0]??``;
return{kind:o===`AND`||o===`OR`?o:`word`,text:o,at:i,end:i+o.length}}
function unreadable({flag:e,text:t},n,r){
let i=n>=t.length?`at its end`:`at "${t.slice(n)}"`;
return new Misconfigured(`${e}: "${t}" cannot be read: ${r} ${i}.`)}
function isSign(e){
return`():@,-*`.includes(e)}
function quotedAt(e,t){
let n=/^"((?:[^"\\]|\\.)*)"/su.exec(e.text.slice(t));
if(!n)throw unreadable(e,t,`a quote is not closed`);
let[r,i=``]=n;
return{kind:`word`,text:i.replace(/\\(x..|u.{4}|U.{8}|[0-7]{3}|.)/gsu,(n,r)=>{
let i=unescaped(r);
if(i===null)throw unreadable(e,t,`Go has no escape \\${r}`);
return i}),at:t,end:t+r.length}}
function unescaped(e){
let t={a:`\x07`,b:`\b`,f:`\f`,n:`
`,r:`\r`,t:`	`,v:`\v`,"\\":`\\`,'"':`"`};
if(Object.hasOwn(t,e))return t[e]??null;
let n=/^[0-7]{3}$/.test(e);
if(!n&&!/^(x[\da-f]{2}|u[\da-f]{4}|U[\da-f]{8})$/i.test(e))return null;
let r=n?Number.parseInt(e,8):Number.parseInt(e.slice(1),16);
return r<=1114111?String.fromCodePoint(r):null}
function patternAt(e,t){
let{text:n}=e,[r,i]=[0,0];
for(let a=t+1;a<n.length;a++){
let o=n.charAt(a);
if(o===`\\`)a++;else if(o===`/`&&r===0&&i===0){
if(/^[^\s():@,*-]/.test(n.slice(a+1)))throw unreadable(e,a+1,`a space has to follow a pattern (is a "/" in it not escaped?)`);
return{kind:`pattern`,text:n.slice(t+1,a),at:t,end:a+1}}else o===`[`?r++:o===`]`?r=Math.max(0,r-1):r===0&&o===`(`?i++:r===0&&o===`)`&&i--}
throw unreadable(e,t,`a pattern is not closed by "/"`)}
function parseFilter(e){
let[t,n]=either(e,0),r=tokenAt(e,n,`key`);
if(r.kind!==`end`)throw unreadable(e,r.at,`nothing was expected`);
return t}
function either(e,t){
let[n,r]=all(e,t),i=[n],a=r;
for(let t=tokenAt(e,a,`key`);t.kind===`OR`;){
let[n,r]=all(e,t.end);
i.push(n),a=r,t=tokenAt(e,a,`key`)}
return[i.length===1?n:{kind:`or`,filters:i},a]}
function all(e,t){
let[n,r]=term(e,t),i=[n],a=r;
for(;;){
let t=tokenAt(e,a,`key`);
if(t.kind===`AND`)a=t.end;else if([`(`,`-`,`*`,`word`].includes(t.kind)){
let[t,n]=term(e,a);
i.push(t),a=n}else return[i.length===1?n:{kind:`and`,filters:i},a]}}
function term(e,t){
let n=tokenAt(e,t,`key`);
switch(n.kind){case`*`:return[{kind:`and`,filters:[]},n.end];case`-`:{
let[t,r]=term(e,n.end);
return[{kind:`not`,filter:t},r]}case`(`:{
let[t,r]=either(e,n.end),i=tokenAt(e,r,`key`);
if(i.kind!==`)`)throw unreadable(e,i.at,`")" is missing`);
return[t,i.end]}case`word`:return match(e,n);default:throw unreadable(e,n.at,`key:value or a filter in brackets was expected`)}}
function match(e,{text:t,at:n,end:r}){
let i=tokenAt(e,r,`key`);
if(i.kind!==`:`)throw unreadable(e,n,`key:value was expected`);
if(t===``)throw unreadable(e,n,`a key cannot be empty`);
if(t===`.config`)throw unreadable(e,n,`.config stands for many keys; name one of them`);
let a=tokenAt(e,i.end,`value`);
if(a.kind!==`(`)return[one(e,t,a),a.end];
let o=[];
for(let n=a.end;;){
let r=tokenAt(e,n,`value`);
o.push(one(e,t,r));
let i=tokenAt(e,r.end,`value`);
if(i.kind===`)`)return[{kind:`or`,filters:o},i.end];
if(i.kind!==`OR`)throw unreadable(e,i.at,`OR has to stand between values`);
n=i.end}}
function one(e,t,n){
if(n.kind===`word`)return{kind:`equals`,key:t,value:n.text};
if(n.kind!==`pattern`)throw unreadable(e,n.at,`a value of ${t} was expected`);
try{
return{kind:`matches`,key:t,pattern:goPattern(n.text)}}catch(t){
throw unreadable(e,n.at,`${t.message},`)}}
function acceptBy(e){
switch(e.kind){case`and`:{
let t=e.filters.map(acceptBy);
return e=>t.every(t=>t(e))}case`or`:{
let t=e.filters.map(acceptBy);
return e=>t.some(t=>t(e))}case`not`:{
let t=acceptBy(e.filter);
return e=>!t(e)}case`equals`:{
let t=e.key===`.unit`?tidy(e.value).unit:e.value,n=extractOf(e.key);
return e=>n(e)===t}case`matches`:{
let{pattern:t}=e,n=extractOf(e.key);
return e.key===`.unit`?({unit:e})=>t.test(e)||t.test(untidied(e)):e=>t.test(n(e))}}}
function untidied(e){
return e===`B/s`?`MB/s`:e.replace(/(^|-)sec(?=\/|$)/,`$1ns`)}
const classes={alnum:`0-9A-Za-z`,alpha:`A-Za-z`,ascii:`\\x00-\\x7F`,blank:`\\t `,cntrl:`\\x00-\\x1F\\x7F`,digit:`0-9`,graph:`!-~`,lower:`a-z`,print:` -~`,punct:"!-\\/:-@\\[-`\\{-~",space:`\\t\\n\\v\\f\\r `,upper:`A-Z`,word:`0-9A-Za-z_`};
function goPattern(e){
let[t=``,n=``]=/^\(\?([ims]+)\)/.exec(e)??[],r=e.slice(t.length).replace(/\\Q([\s\S]*?)(?:\\E|$)/g,(e,t)=>t.replace(/[^\w\s]/g,`\\$&`)).replace(/\\A|\\z|\\([pP])([A-Z])|\(\?P<|\[:(\^?\w+):\]|\\([^A-Za-z\d])|\\[\s\S]/g,(e,t,n,r,i)=>e===`\\A`?`(?<![\\s\\S])`:e===`\\z`?`(?![\\s\\S])`:e===`(?P<`?`(?<`:t===void 0?r===void 0?i===void 0||/[\^$\\.*+?()[\]{}|/]/.test(i)?e:`\\u{${hex(i)}}`:classNamed(r):`\\${t}{${n}}`);
return new RegExp(r,`u${[...new Set(n)].join(``)}`)}
function classNamed(e){
let t=Object.hasOwn(classes,e)?classes[e]:void 0;
if(t===void 0)throw SyntaxError(`there is no class [:${e}:] here`);
return t}
function hex(e){
return(e.codePointAt(0)??0).toString(16)}
function parseProjection(e){
let t=[];
for(let n=0;;){
let r=tokenAt(e,n,`key`);
if(r.kind===`end`)return t;
let i=r.kind===`,`&&t.length>0?tokenAt(e,r.end,`key`):r;
if(i.kind!==`word`)throw unreadable(e,i.at,`a key was expected`);
if(i.text===``)throw unreadable(e,i.at,`a key cannot be empty`);
if(i.text===`.unit`)throw unreadable(e,i.at,`.unit can only be filtered, as every unit has its own table`);
let[a,o]=orderAt(e,i.end);
if(i.text===`.config`&&typeof a==`object`)throw unreadable(e,i.at,`.config stands for many keys, whose values cannot be listed`);
t.push({key:i.text,order:a}),n=o}}
function orderAt(e,t){
let n=tokenAt(e,t,`key`);
if(n.kind!==`@`)return[`first`,t];
let r=tokenAt(e,n.end,`key`);
if(r.kind===`(`)return listAt(e,r.end);
let{text:i}=r;
if(r.kind!==`word`||i!==`first`&&i!==`alpha`&&i!==`num`)throw unreadable(e,r.at,`alpha, num, first or values in brackets were expected`);
return[i,r.end]}
function listAt(e,t){
let n=[];
for(let r=t;;){
let t=tokenAt(e,r,`key`);
if(t.kind===`)`&&n.length>0)return[n,t.end];
if(t.kind!==`word`)throw unreadable(e,t.at,`${n.length>0?`")"`:`a value`} was expected`);
n.push(t.text),r=t.end}}
var Projection=class{
parts;
named;
keys=new Keys;
last={config:[],values:[],hash:0};
width=0;
inOrder;
constructor(e,t){
this.named=t,this.parts=e.map(e=>{
let n={field:e,columns:[],byName:new Map,extract:extractorOf(e,t)};
return e.key!==`.config`&&this.addColumn(n,e.key),n})}
project(e){
let t=[],n=0;
for(let r of this.parts){
if(r.field.key!==`.config`)continue;
let i=this.projectConfig(r,e.config);
t=i.values.slice(),n+=i.hash}
for(let{field:r,columns:i,extract:a}of this.parts){
if(r.key===`.config`)continue;
let o=a(e),{index:s}=i[0];
t[s]=o,n+=cellHash(s,o)}
for(let e=0;e<this.width&&e<t.length;e++)t[e]??=``;
for(;t.at(-1)===``;)t.pop();
return this.keyOf(t,n|0)}
keyOf(e,t){
let n=this.keys.find(e,t);
if(n)return n;
for(let{columns:t}of this.parts)for(let{places:n,index:r}of t){
let t=e[r]??``;
n&&!n.has(t)&&n.set(t,n.size)}
return this.keys.add(e,t)}
names(){
return this.columns().map(({name:e})=>e)}
valueAt(e,t){
return e.values[this.columns()[t].index]??``}
valuesOf(e){
return this.columns().map(({index:t})=>e.values[t]??``)}
sorted(e){
let t=this.columns();
return t.length===1&&t[0]?.places?[...e].sort((e,t)=>e.place-t.place):[...e].sort((e,n)=>{
for(let{index:r,compare:i}of t){
let[t=``,a=``]=[e.values[r],n.values[r]];
if(t!==a)return i(t,a)||alphabetically(t,a)}
return 0})}
columns(){
return this.inOrder??=this.parts.flatMap(({columns:e})=>e),this.inOrder}
projectConfig(e,t){
let{last:n}=this,r=t.length>=n.config.length&&n.config.every((e,n)=>e===t[n]);
if(r&&t.length===n.config.length)return n;
let i=r?n.values.slice():[],a=r?n.hash:0;
for(let o=r?n.config.length:0;o<t.length;o++){
let[n,r]=t[o];
if(this.named.config.has(n))continue;
let{index:s}=e.byName.get(n)??this.addColumn(e,n);
i[s]=r,a+=cellHash(s,r)}
for(let e=0;e<i.length;e++)i[e]??=``;
return this.last={config:t,values:i,hash:a|0},this.last}
addColumn(e,t){
let{order:n,key:r}=e.field,i=n===`first`&&r!==`.config`?new Map:null,a={name:t,index:this.width++,places:i,compare:compareBy(n,i)};
return e.columns.push(a),e.byName.set(t,a),this.inOrder=void 0,a}};
function project(e,t){
let n=Object.entries(e),r=[...n.flatMap(([,e])=>e),...t],i=r.map(({key:e})=>e),a={config:new Set(i.filter(e=>!isOfName(e))),name:i.filter(isOfName)},o=[`.config`,`.fullname`].filter(e=>!i.includes(e)),s=r.flatMap(({key:e,order:t})=>typeof t==`object`?[{kind:`or`,filters:t.map(t=>({kind:`equals`,key:e,value:t}))}]:[]);
return{by:Object.fromEntries(n.map(([e,t])=>[e,new Projection(t,a)])),residue:new Projection(o.map(e=>({key:e,order:`first`})),a),accept:acceptBy({kind:`and`,filters:s})}}
function differing(e,t){
let[n=[],...r]=[...t].map(t=>e.valuesOf(t));
return e.names().filter((e,t)=>r.some(e=>e[t]!==n[t]))}
function isOfName(e){
return e===`.name`||e.startsWith(`/`)}
function extractorOf({key:e},t){
return e===`.fullname`?fullNameWithout(t.name):extractOf(e)}
function compareBy(e,t){
return typeof e==`object`?asListed(e):e===`alpha`?alphabetically:e===`num`?numerically:t?(e,n)=>(t.get(e)??0)-(t.get(n)??0):()=>0}
var OneKey=class{
place;
value;
constructor(e,t){
this.value=e,this.place=t}
get values(){
return[this.value]}},Keys=class{
single=new Map;
wide=new Map;
count=0;
find(e,t){
let[n=``]=e;
return e.length===1?this.single.get(n):this.wide.get(t)?.find(t=>isSame(t.values,e))}
add(e,t){
let n=this.count++,[r=``]=e;
if(e.length===1){
let e=new OneKey(r,n);
return this.single.set(r,e),e}
let i={values:e.slice(),place:n},a=this.wide.get(t);
return a?a.push(i):this.wide.set(t,[i]),i}};
function cellHash(e,t){
let n=t===``?0:Math.imul(e+1,2654435761);
for(let e=0;e<t.length;e++)n=Math.imul(n^t.charCodeAt(e),16777619);
return n}
function isSame(e,t){
return e.length===t.length&&e.every((e,n)=>e===t[n])}
const alphabetically=(e,t)=>e===t?0:e<t?-1:1,numerically=(e,t)=>{
let[n,r]=[sizeOf(e),sizeOf(t)];
return n===null||r===null?Number(n===null)-Number(r===null):Number.isNaN(n)||Number.isNaN(r)?Number(Number.isNaN(n))-Number(Number.isNaN(r)):n===r?0:n<r?-1:1};
function asListed(e){
let t=new Map(e.map((e,t)=>[e,t]));
return(e,n)=>(t.get(e)??0)-(t.get(n)??0)}
function sizeOf(e){
let t=parseFloat64(e);
if(t!==null)return t;
let[,n=``,r=``]=/^([+-]?[0-9.]+)([kKMGTPEZY]i?)?[bB]?$/.exec(e)??[],i=parseFloat64(n);
if(i===null||r===``)return i;
let a=1+`KMGTPEZY`.indexOf(r.charAt(0).toUpperCase());
return i*(r.endsWith(`i`)?1024:1e3)**a}
function*compareCsv(e,t,n=!0){
let r=0,i=e=>(r++,`${e}\n`),a=n?2:1;
for(let[n,o]of e.entries()){
n>0&&(yield i(``));
for(let t of configLines(o,e[n-1]))yield i(textField(t));
for(let e of headLines(o,a))yield i(e.map(textField).join(`,`));
let s=(e,n)=>{
for(let i of n)t(`${letters(e)}${r+1}: ${escapeControls(wordsOf(i))}`)};
for(let e of o.rows)yield i(rowLine$1(e,a,s));
o.totals.length>0&&(yield i(totalLine$1(o,a,s)))}}
function startOf$1(e,t){
return e===0?1:1+t+(e-1)*(t+ofChange$1)}
const ofChange$1=2;
function headLines({columns:e,unit:t},n){
let r=startOf$1(e.length,n),i=(e[0]??[]).map((t,i)=>{
let a=Array(r).fill(``);
for(let[t,r]of e.entries())a[startOf$1(t,n)]=r[i]??``;
return a}),a=[t,`CI`].slice(0,n),o=e.flatMap((e,t)=>t===0?a:[...a,versusTitle,`P`]);
return[...i,[``,...o]]}
function rowLine$1({name:e,cells:t},n,r){
let i=[textField(e)];
for(let[e,a]of t.entries())if(a){
for(;i.length<startOf$1(e,n);)i.push(``);
r(i.length,a.notes),i.push(...cellFields$1(a).slice(0,n)),a.versus&&(r(i.length,a.versus.notes),i.push(writtenDelta(a.versus),quoted(writtenP(a.versus))))}
return i.join(`,`)}
function cellFields$1({center:e,low:t,high:n}){
return[goNumber(e),writtenSpread(e,t,n)]}
function totalLine$1({totals:e},t,n){
let r=Array(startOf$1(e.length,t)).fill(``);
r[0]=`geomean`;
for(let[i,{center:a,ratio:o,notes:s}]of e.entries()){
let e=startOf$1(i,t);
n(e,s),a!==null&&(r[e]=goNumber(a)),i>0&&(r[e+t]=o===null?`?`:formatDelta(o-1))}
return r.join(`,`)}
function goNumber(e){
let t=Math.abs(e);
return e===0||t>=1e-4&&t<1e6?String(e):e.toExponential().replace(/e([+-])(\d)$/,`e$10$2`)}
function letters(e){
let t=Math.floor(e/26)-1;
return`${t<0?``:letters(t)}${String.fromCharCode(65+e%26)}`}
function compareJson(e,t,n,r){
let{alpha:i,confidence:a,test:o,correction:s,outliers:c,threshold:l,strict:u,paired:d}=t,{verdict:f,reasons:p,compared:m,regressions:h,muted:g,suspects:_,changed:v,missing:y,refused:b}=n,x={schema:2,settings:{alpha:i,confidence:a,deltaTest:o,correction:s,outliers:c,threshold:l,strict:u,paired:d},rules:r,verdict:f,reasons:p.map(({kind:e})=>e),compared:m,regressed:h.map(placeFields),muted:g.map(placeFields),suspect:_.map(placeFields),changed:v.map(placeFields),missing:y,refused:b,tables:e.map(({config:e,unit:t,better:n,columns:r,rows:i,totals:a})=>({config:Object.fromEntries(e.entries()),unit:t,better:n,columns:r,rows:Array.from(i,({name:e,rule:t,cells:n})=>({name:e,rule:t===null?null:t.match,cells:n.map(e=>e&&cellFields(e))})),geomeans:a.map(totalFields)}))};
return jsonDocument(x)}
function placeFields({table:e,row:t,column:n,versus:r}){
return{name:t.name,unit:e.unit,config:Object.fromEntries(e.config.entries()),column:n,delta:r.delta}}
function cellFields({n:e,center:t,low:n,high:r,notes:i,versus:a}){
return{n:e,center:t,low:n,high:r,notes:i.map(e=>wordsOf(e)),versus:a&&versusFields(a)}}
function versusFields({notes:e,...t}){
return{...t,notes:e.map(e=>wordsOf(e))}}
function totalFields({center:e,ratio:t,notes:n}){
return{center:e,ratio:t,notes:n.map(e=>wordsOf(e))}}
function*compareMarkdown(e){
for(let[t,n]of e.entries())t>0&&(yield`
`),yield*tableText(n,e[t-1])}
function*tableText(e,t){
let n=new Footnotes,r=configLines(e,t).map(e=>inlineCode(e)),{columns:i,unit:a,totals:o}=e,s=i.flatMap((e,t)=>{
let n=inlineCode(e.filter(e=>e!==``).join(` `));
return t===0?[n]:[n,versusTitle,``]});
r.length>0&&(yield`${r.join(` · `)}\n\n`),yield`${line([inlineCode(a),...s])}\n`,yield`${line([`:--`,...i.flatMap((e,t)=>t===0?[`--:`]:[`--:`,`--:`,`:--`])])}\n`;
for(let t of e.rows)yield`${rowLine(t,a,n)}\n`;
e.rows.length>1&&o.length>0&&(yield`${totalLine(o,a,n)}\n`);
let c=n.list().map(([e,t])=>`${e} ${wordsOf(t,e=>inlineCode(e))}`);
c.length>0&&(yield`\n${c.join(`<br>
`)}\n`)}
function rowLine({name:e,cells:t},n,r){
let i=numberScale(t.flatMap(e=>e?[e.center]:[]),n),a=t.flatMap((e,t)=>{
let n=t===0?[``]:[``,``,``];
if(!e)return n;
let{center:a,low:o,high:s,versus:c}=e,l=marked(`${written(a,i)} ± ${writtenSpread(a,o,s)}`,r.marks(e.notes));
if(t===0)return[l];
if(!c)return[l,``,``];
let u=writtenDelta(c);
return[l,c.finding===`regressed`||c.finding===`improved`?`**${u}**`:u,marked(writtenP(c),r.marks(c.notes))]});
return line([inlineCode(e),...a])}
function totalLine(e,t,n){
return line([`geomean`,...e.flatMap(({center:e,ratio:r,notes:i},a)=>{
let o=marked(e===null?``:written(e,numberScale([e],t)),n.marks(i));
return a===0?[o]:[o,r===null?`?`:formatDelta(r-1),``]})])}
function marked(e,t){
return[e,t].filter(e=>e!==``).join(` `)}
function line(e){
return`| ${e.join(` | `)} |`}
var JudgedRows=class{
grid;
better;
exact;
terms;
columns;
length;
ruleOf;
open=0;
counts;
centers;
lows;
highs;
states;
p;
decisive;
ratios;
spreads;
judging={level:0,adjusted:e=>e};
constructor(e,t,n,r,i=()=>null){
this.grid=e,this.better=t,this.exact=n,this.terms=r,this.ruleOf=i,this.columns=e.heading.columns.length,this.length=e.length;
let a=this.columns*this.length;
this.counts=new Int32Array(a),this.centers=new Float64Array(a),this.lows=new Float64Array(a),this.highs=new Float64Array(a),this.states=new Uint8Array(a),this.p=new Float64Array(a),this.decisive=r.strict||r.paired?new Float64Array(a):this.p,this.spreads=new Float64Array(r.paired?a:0),this.ratios=new Float64Array(r.intervals?3*a:0)}
set(e,t,n,{center:r,low:i,high:a}){
let o=e*this.columns+t;
this.counts[o]=n,this.centers[o]=r,this.lows[o]=i,this.highs[o]=a}
setPair(e,t,{p:n,isSame:r,isFixed:i},a,o){
let s=e*this.columns+t;
this.states[s]=r?2:i?3:1,this.p[s]=n??NaN,this.decisive[s]=a??NaN,this.isOpen(s)&&this.open++,this.terms.intervals&&this.ratios.set([o?.estimate??NaN,o?.low??0,o?.high??0],3*s)}
setSpread(e,t,n){
this.spreads[e*this.columns+t]=n}
centerOf(e,t){
let n=e*this.columns+t;
return this.counts[n]===0?NaN:this.centers[n]}
collect(e,t){
let n=t;
for(let t=0;t<this.states.length;t++)this.isOpen(t)&&!Number.isNaN(this.decisive[t])&&(e[n++]=this.decisive[t]);
return n}
judge(e){
this.judging=e}
at(e){
if(e<0||e>=this.length)return;
let t=[];
for(let n=0;n<this.columns;n++)t.push(this.cellAt(e,n));
return{name:this.grid.nameOf(e),rule:this.ruleOf(e),cells:t}}
*[Symbol.iterator](){
for(let e=0;e<this.length;e++)yield this.at(e)}
isOpen(e){
return this.states[e]===1&&!this.exact}
cellAt(e,t){
let n=e*this.columns+t,r=this.counts[n];
if(r===0)return null;
let i=this.centers[n],a=this.lows[n],o=this.highs[n];
return{n:r,center:i,low:a,high:o,notes:this.notesOn(e,t,r,{center:i,low:a,high:o}),versus:this.versusAt(e,t)}}
notesOn(e,t,n,r){
let{grid:i,exact:a,terms:o}=this,s=i.differing(e,t),c=a||o.outliers===`none`?0:i.lengthOf(e,t)-n,l=a?notesOfExact(r):notesOfMedian(r,o.confidence);
return s.length===0&&c===0?l:[...s.length>0?[{kind:`pooled`,keys:s}]:[],...c>0?[{kind:`outliers`,removed:c}]:[],...l]}
versusAt(e,t){
let n=e*this.columns+t,r=this.states[n];
if(r===0)return null;
let{terms:i,exact:a,judging:o}=this,s=this.ruleOf(e),c=s?.better??this.better,l=s?.threshold??i.threshold,u=e*this.columns,[d,f]=[this.centers[u],this.centers[n]],p=[this.counts[u],this.counts[n]],m=contrastOf({p:numberOr(this.p[n]),isSame:r===2,isFixed:r===3},p,a?`none`:i.test,i.alpha,o.level),h=a?null:numberOr(this.decisive[n]),g=h===null||!this.isOpen(n)?h:o.adjusted(h),_=e=>e===null?m.differs:e<=i.alpha,v=findingOf(d,f,this.grid.heading.unit,c,l),y=i.paired&&!a,b=y?pairedPower(p[0],o.level):m,x=!i.strict&&!y&&v===`regressed`&&_(m.p),S=_(g)?v:x?`suspect`:`none`,C=y&&S===`none`&&this.isOpen(n);
return{n:p,delta:d===0&&f!==0?null:d===f?0:f/d-1,p:m.p,adjustedP:g,isSignificant:_(m.p),isPowerless:b.isPowerless,needed:b.needed,rounds:C?roundsToShow(this.spreads[n],l,c,o.level):null,finding:S,ratio:this.ratioAt(n),notes:m.notes}}
ratioAt(e){
if(!this.terms.intervals)return null;
let[t=NaN,n=0,r=0]=this.ratios.subarray(3*e,3*e+3);
return Number.isNaN(t)?null:{estimate:t,low:n,high:r}}};
function numberOr(e){
return e===void 0||Number.isNaN(e)?null:e}
function findingOf(e,t,n,r,i){
if(e===t)return`none`;
let{worsening:a,improvement:o}=effectByShift(forSure(e,t,n),e,t,r),s=exceeds(a,i),c=exceeds(o,i);
return!s&&!c?`small`:r===null?`changed`:s?`regressed`:`improved`}
function forSure(e,t,n){
let r=t-e;
return n===`B/s`&&Math.min(e,t)<1e6&&[e,t].every(isOfTwoDecimals)?Math.sign(r)*Math.max(0,Math.abs(r)-decimal):r}
const decimal=1e4;
function isOfTwoDecimals(e){
let t=2*e/decimal;
return Math.abs(t-Math.round(t))<1e-6}
function testSamples(e,t,n){
let r=Math.min(e[0],t[0]),i=r===e[e.length-1]&&r===t[t.length-1];
if(n===`none`)return{p:null,isSame:i,isFixed:!1};
if(n===`ttest`){
let n=!i&&isConstant(e)&&isConstant(t);
return{p:welch(Array.from(e),Array.from(t))?.p??null,isSame:i,isFixed:n}}
return{p:i?1:mannWhitneySorted(e,t).p,isSame:i,isFixed:!1}}
function isConstant(e){
return e.length>1&&e[0]===e[e.length-1]}
function contrastOf({p:e,isSame:t,isFixed:n},[r,i],a,o,s=o){
if(a===`none`)return{p:null,differs:!0,isPowerless:!1,needed:null,notes:[]};
if(a===`ttest`){
let t=e===null&&!n;
return{p:e,differs:n,isPowerless:t,needed:null,notes:t?[{kind:`untested`}]:[]}}
let c=leastOf(r,i)>s,l={isPowerless:c,needed:c?leastFor(s):null};
if(t)return{p:1,differs:!1,...l,notes:[{kind:`all-equal`}]};
if(e!==null&&e<=o)return{p:e,differs:!1,...l,notes:[]};
let u=leastFor(o),d=Math.max(r,i)<(u??most+1);
return{p:e,differs:!1,...l,notes:d?[{kind:`powerless`,needed:u,alpha:o}]:[]}}
function leastOf(e,t){
return e<2**20&&t<2**20?leastOfBoth(e*2**20+t):0}
const leastOfBoth=memoize(e=>{
let[t,n]=[Math.floor(e/2**20),e%2**20];
return Math.min(1,2/binomialCoefficient(t+n,t))}),most=50,leastFor=memoize(e=>{
for(let t=1;t<=50;t++)if(leastOf(t,t)<=e)return t;
return null});
function medianOf(e,t){
let n=ordersAt(t)(e.length),r=e[n.low-1]??-1/0,i=e[n.high-1]??1/0;
return{center:middleOf(e),low:r,high:i}}
function notesOfMedian({low:e,high:t},n){
return Number.isFinite(e)&&Number.isFinite(t)?[]:[{kind:`unbounded`,needed:fewestValues(n),confidence:n}]}
const ordersAt=memoize(e=>memoize(t=>medianOrders(t,e)));
function exactOf(e){
let[t,n]=[e[0],e[e.length-1]],[r,i,a]=[t,1,0];
for(let[t,n]of e.entries())a=t>0&&n===e[t-1]?a+1:1,a>i&&([r,i]=[n,a]);
return{center:r,low:t,high:n}}
function notesOfExact({low:e,high:t}){
return e===t?[]:[{kind:`inexact`,low:e,high:t}]}
function middleOf(e){
let t=1/3+.5*(e.length+1/3),n=Math.trunc(t),r=e[n-1],i=e[n];
return i===void 0?r:r+(t-n)*(i-r)}
const fewestValues=memoize(e=>{
for(let t=2;t<=50;t++){
let{low:n,high:r}=medianOrders(t,e);
if(n>0&&r<=t)return t}
return null});
function totalsOf(e){
let{length:t,columns:n}=e,r=0;
for(let n=0;n<t;n++)Number.isNaN(e.centerOf(n,0))||r++;
return Array.from({length:n},(n,i)=>{
let a=new GeometricMean,o=new GeometricMean,s=!0;
for(let n=0;n<t;n++){
let t=e.centerOf(n,i),r=e.centerOf(n,0);
if(Number.isNaN(t)||(a.add(t),Number.isNaN(r)))continue;
let c=t===r?1:t/r;
Number.isFinite(c)||(s=!1),o.add(c)}
let c=a.value(),l=[];
if(i>0&&o.count!==r&&l.push({kind:`other-rows`}),c===null&&l.push({kind:`no-geomean`,of:`centers`}),i===0||!s)return{center:c,ratio:null,notes:l};
let u=o.value();
return u===null&&l.push({kind:`no-geomean`,of:`ratios`}),{center:c,ratio:u,notes:l}})}
var GeometricMean=class{
count=0;
mean=0;
isPositive=!0;
add(e){
this.count++,e<=0?this.isPositive=!1:this.isPositive&&(this.mean+=(Math.log(e)-this.mean)/this.count)}
value(){
return this.count>0&&this.isPositive?Math.exp(this.mean):null}};
const mostRounds=1e3;
function pairedP(e,t){
let{greater:n,less:r}=pairedTest([{base:Array.from(e),head:Array.from(t)}]);
return Math.min(1,2*Math.min(n,r))}
function pairedSpread(e,t){
let n=Array.from(e,(e,n)=>Math.log(t[n]/e)),r=n.reduce((e,t)=>e+t,0)/n.length,i=n.reduce((e,t)=>e+(t-r)**2,0),a=Math.sqrt(i/(n.length-1)/2);
return Number.isFinite(a)?a:NaN}
function pairedPower(e,t){
let n=2**(1-e)>t,r=Math.ceil(1-Math.log2(t)-1e-12);
return{isPowerless:n,needed:n&&r<=mostRounds?r:null}}
function roundsToShow(e,t,n,r){
if(Number.isNaN(e)||n===null||t===0)return null;
let i=n===`higher`?1/(1-Math.min(t,.99))-1:t,a=Math.max(roundsToSee(i,e,r/2,.8),Math.ceil(1-Math.log2(r)));
return a<=mostRounds?a:null}
function compareSamples(e,t,n,r){
let i=e.map(e=>{
let{better:i,assume:a}=t.get(e.heading.unit)??{},o=a===`exact`,s=i===void 0?usualDirection(e.heading.unit):i,c=new JudgedRows(e,s,o,n,r?.(e));
for(let t=0;t<e.length;t++)fill(t,c);
return{heading:e.heading,better:s,rows:c}}),a=i.reduce((e,{rows:t})=>e+t.open,0),o=new Float64Array(a),s=0;
for(let{rows:e}of i)s=e.collect(o,s);
let c={level:levelOf(a,n),adjusted:adjusting(o.subarray(0,s),n.correction)};
return i.map(({heading:e,better:t,rows:n})=>(n.judge(c),{...e,better:t,rows:n,totals:totalsOf(n)}))}
function levelOf(e,{alpha:t,correction:n}){
return n===`holm`?t/Math.max(1,e):t}
const buffers=[new Float64Array(64),new Float64Array(64)];
function fill(e,t){
let n=null;
for(let r=0;r<t.columns;r++){
let i=valuesAt(e,r,t);
if(!i)continue;
let{exact:a,terms:o}=t,s=a?exactOf(i):medianOf(i,o.confidence);
t.set(e,r,i.length,s),r===0?n=i:n&&compare(e,r,n,i,t)}}
function valuesAt(e,t,{grid:n,exact:r,terms:i}){
let a=n.lengthOf(e,t);
if(a===0)return null;
let o=t===0?0:1;
buffers[o].length<a&&(buffers[o]=new Float64Array(2*a));
let s=buffers[o];
n.sorted(e,t,s);
let c=s.subarray(0,a);
return r||i.outliers===`none`?c:Float64Array.from(withoutOutliers(Array.from(c)).filter(e=>e!==null))}
function compare(e,t,n,r,i){
let{exact:a,terms:o}=i;
if(a){
i.setPair(e,t,{p:null,isSame:!1,isFixed:!1},null,null);
return}
let s=testSamples(n,r,o.test),c=o.paired?pairs(e,t,s.isSame,i):o.strict?strictP(n,r,i.centerOf(e,0),i.centerOf(e,t),s.p,...limitsOf(e,i)):s.p,l=o.intervals?ratioEstimate([{base:Array.from(n),head:Array.from(r)}],o.confidence):null;
i.setPair(e,t,s,c,l)}
function pairs(e,t,n,r){
let{grid:i}=r,[a,o]=[0,t].map(t=>{
let n=new Float64Array(i.lengthOf(e,t));
return i.copy(e,t,n),n});
if(a.length!==o.length){
let{columns:n,unit:r}=i.heading,[s,c]=[n[0]??[],n[t]??[]].map(columnName);
throw new CouldNotMeasure(escapeControls(`--paired: ${i.nameOf(e)} ${unitName(r)} has ${a.length} values in ${s} and ${o.length} in ${c}. Give files whose rounds were measured in turns, all of them whole, or leave --paired out.`))}
return r.setSpread(e,t,pairedSpread(a,o)),n?1:pairedP(a,o)}
function limitsOf(e,{better:t,terms:n,ruleOf:r}){
let i=r(e);
return[i?.better??t,i?.threshold??n.threshold,n.test]}
function strictP(e,t,n,r,i,a,o,s){
if(i===null||a===null)return i;
let c=a===`lower`?1+o:1-o;
return(a===`lower`?r>n*c:r<n*c)?testSamples(e.map(e=>e*c),t,s).p:i}
function*compareText(e,t){
for(let[n,r]of e.entries()){
n>0&&(yield`
`);
for(let t of configLines(r,e[n-1]))yield`${escapeControls(t)}\n`;
for(let e of tableLines(r,t))yield`${e}\n`}}
function*tableLines(e,t){
let n=new Footnotes,r=layTable(e,n,t.paint);
if(r.width<=t.width)yield*r.lines(),yield*n.lines();else if(e.columns.length>2)for(let n=1;n<e.columns.length;n++)n>1&&(yield``),yield*tableLines(withColumns(e,[0,n]),t);else yield*namesAbove(e,t)}
function withColumns(e,t){
let n=e=>t.map(t=>e[t]);
return{...e,columns:n(e.columns),rows:Array.from(e.rows,({cells:e,...t})=>({...t,cells:n(e)})).filter(({cells:e})=>e.some(e=>e!==null)),totals:e.totals.length>0?n(e.totals):[]}}
function*namesAbove(e,{paint:t}){
let n=new Footnotes,r={...e,rows:Array.from(e.rows,e=>({...e,name:``}))},i=headsOf(e),a=0;
for(let o of layTable(r,n,t).lines()){
let t=e.rows.at(a++-i);
t&&a>i&&(yield escapeControls(t.name)),yield o}
yield*n.lines()}
function startOf(e){
return e===0?1:4+(e-1)*6}
function layTable(e,t,n){
let r=new Set;
for(let t=0;t<e.columns.length;t++)for(let e=startOf(t)+1;e<startOf(t+1);e++)r.add(e);
let i=spreadColumns(piecesOf$1(e,t,n),r);
return{width:i.width,*lines(){
for(let r of piecesOf$1(e,t,n))yield writeLine(r,i)}}}
function*piecesOf$1(e,t,n){
yield*headPieces(e);
for(let r of e.rows)yield rowPieces(r,e.unit,t,n);
e.rows.length>1&&e.totals.length>0&&(yield totalPieces(e,t))}
function headsOf({columns:e}){
return(e[0]?.length??0)+1}
function*headPieces({columns:e,unit:t}){
let n={margin:` │ `,align:`center`},r={column:startOf(e.length),span:1,text:``,margin:` │`,align:`left`},i=headsOf({columns:e})-1;
for(let t=0;t<i;t++){
let i=[];
for(let r=0;r<e.length;){
let a=r+1;
for(;a<e.length&&isShared(e[r],e[a],t);)a++;
let o=escapeControls(e[r]?.[t]??``),s=startOf(r);
i.push({column:s,span:startOf(a)-s,text:o,...n}),r=a}
yield[...i,r]}
let a=[];
for(let r=0;r<e.length;r++){
let e=startOf(r);
if(a.push({column:e,span:3,text:escapeControls(t),...n}),r>0){
let t=versusTitle;
a.push({column:e+3,span:3,text:t,margin:`  `,align:`left`})}}
yield[...a,r]}
function isShared(e=[],t=[],n){
return e.slice(0,n+1).every((e,n)=>e===t[n])}
function rowPieces({name:e,cells:t},n,r,i){
let a=[piece(0,escapeControls(e),`left`,``)],o=numberScale(t.map(e=>e?.center??0),n);
for(let[e,n]of t.entries()){
if(!n)continue;
let{center:t,low:s,high:c,versus:l}=n,u=startOf(e);
if(a.push(piece(u,written(t,o),`right`),piece(u+1,writtenSpread(t,s,c),`right`,` ± `),piece(u+2,r.marks(n.notes),`left`)),!l)continue;
let{finding:d}=l;
a.push(piece(u+3,writtenDelta(l),`right`,` `,e=>i(d,e)),piece(u+3+1,`(${writtenP(l)})`,`left`),piece(u+3+2,r.marks(l.notes),`left`))}
return a}
function totalPieces({totals:e,unit:t},n){
let r=[piece(0,`geomean`,`left`,``)];
for(let[i,{center:a,ratio:o,notes:s}]of e.entries()){
let e=startOf(i);
a!==null&&r.push(piece(e,written(a,numberScale([a],t)),`right`)),i>0&&r.push(o===null?piece(e+3,`?`,`left`):piece(e+3,formatDelta(o-1),`right`)),r.push(piece(startOf(i+1)-1,n.marks(s),`left`))}
return r}
function piece(e,t,n,r=t===``?``:` `,i){
return i?{column:e,span:1,text:t,margin:r,align:n,paint:i}:{column:e,span:1,text:t,margin:r,align:n}}
function spreadColumns(e,t){
let n=[],r=[],i=[],a=0;
for(let t of e)for(let e of t){
let{column:t,span:o,margin:s,text:c}=e;
a=Math.max(a,t+o),n[t]=Math.max(n[t]??0,widthOf(s)),o>1?i.push(e):r[t]=Math.max(r[t]??0,widthOf(c))}
let o=Array.from({length:a},(e,t)=>r[t]===void 0?0:r[t]+(n[t]??0));
for(let e of i.sort((e,t)=>e.span-t.span)){
let r=Array.from({length:e.span},(t,n)=>e.column+n),i=r.reduce((e,t)=>e+o[t],0),a=widthOf(e.text)+(n[e.column]??0);
i<a&&widen(o,r,a,t)}
let s=[0];
for(let e of o)s.push(s.at(-1)+e);
return{starts:s,margins:n,width:s.at(-1)}}
function writeLine(e,{starts:t,margins:n}){
let r=``,i=0;
for(let{column:a,span:o,text:s,margin:c,align:l,paint:u}of e){
if(s===``&&c===``)continue;
let e=t[a],d=n[a]??0,f=t[a+o]-e-d,p=widthOf(s),m=Math.max(0,f-p),h=l===`left`?0:l===`right`?m:m>>1,g=e>i?` `.repeat(e-i):``;
r+=`${g}${c.padStart(d)}${h>0?` `.repeat(h):``}${u?u(s):s}`,i=e+d+h+p}
return r}
function widen(e,t,n,r){
let i=t.filter(e=>!r.has(e)),a=i.length>0?i:t.slice(-1),o=n;
for(let n of t)a.includes(n)||(o-=e[n]);
let s=a.length;
for(let t of a.toSorted((t,n)=>e[n]-e[t]))e[t]=Math.max(e[t],Math.ceil(o/s)),o-=e[t],s--}
var TableConfig=class e{
length;
keys;
valueAt;
constructor(e,t,n){
this.keys=e,this.length=t,this.valueAt=n}
static of(t){
return new e(t.map(([e])=>e),t.length,e=>t[e]?.[1]??``)}
entries(){
return Array.from({length:this.length},(e,t)=>[this.keys[t],this.valueAt(t)])}
unlike(e){
let t=[];
for(let n=0;n<this.length;n++){
let[r,i]=[this.valueAt(n),e.valueAt(n)];
r!==i&&t.push([this.keys[n],r,i])}
return t}};
function tabulate(e,t){
let{table:n,row:r,column:i,ignore:a}=t,o={key:`.unit`,order:`first`},s=project({table:[...n,o],row:r,column:i},a),c=new Map,l={rows:[],columns:[],residues:[]};
for(let[n,r]of e.entries())place(r,n,t,s,c,l);
let{by:u,residue:d}=s,f=new Int32Array(l.rows.length),p=u.table.names();
return u.table.sorted(c.keys()).map(t=>gridOf(t,c.get(t),u,{files:e,seen:l,residue:d,scratch:f,names:p}))}
function place({label:e,samples:t},n,{filter:r,table:i},{by:a,residue:o,accept:s},c,l){
let u=e=>getOrInsert(c,e,()=>({rows:new Ints,columns:new Runs,residues:new Runs,files:new Runs,samples:new Ints})),d=i.some(({key:e})=>e===`.name`||e===`.fullname`||e.startsWith(`/`)),f=new Map,{benchmarks:p}=t,m={number:-1,settings:[]},h,g=``;
for(let i=0;i<t.count;i++){
let c=t.benchmarkAt(i),_=p.configOf(c);
_!==m.number&&(m.number=_,m.settings=t.settingsOf(c),f=new Map),h?.benchmark!==c&&(g=p.nameOf(c));
let v=t.unitAt(i),y={benchmark:g,config:m.settings,unit:v,file:e};
if(!r(y)||!s(y))continue;
h?.benchmark!==c&&(h={benchmark:c,row:noted(a.row.project(y),l.rows),column:noted(a.column.project(y),l.columns),residue:noted(o.project(y),l.residues)});
let b=d?u(a.table.project(y)):getOrInsert(f,v,()=>u(a.table.project(y)));
b.rows.push(h.row),b.columns.push(h.column),b.residues.push(h.residue),b.files.push(n),b.samples.push(i)}}
function noted(e,t){
return t[e.place]=e,e.place}
function gridOf(e,t,n,{files:r,seen:i,residue:a,scratch:o,names:s}){
let c=n.column.sorted(distinct(t.columns,i.columns,new Int32Array(i.columns.length))),l=new Map(c.map((e,t)=>[e.place,t])),u=n.row.sorted(distinct(t.rows,i.rows,o));
for(let[e,t]of u.entries())o[t.place]=e;
let{length:d}=t.rows,f=new Int32Array(u.length*c.length).fill(-1),p=new Int32Array(d).fill(-1);
for(let e=d-1;e>=0;e--){
let n=o[t.rows.at(e)]*c.length+l.get(t.columns.at(e));
p[e]=f[n],f[n]=e}
for(let{place:e}of u)o[e]=0;
let m={first:f,next:p,residues:t.residues,files:t.files,samples:t.samples,numbers:r.map(({samples:e})=>e.numbers),residueKeys:i.residues,residue:a,rowKeys:i.rows},h=Int32Array.from(u,({place:e})=>e);
return new Grid({config:new TableConfig(s,s.length-1,t=>n.table.valueAt(e,t)),unit:n.table.valueAt(e,s.length-1),columns:c.map(e=>n.column.valuesOf(e))},h,n.row,m)}
function distinct(e,t,n){
let r=[];
for(let i=0;i<e.length;i++){
let a=e.at(i);
n[a]!==1&&(n[a]=1,r.push(t[a]))}
for(let e of r)n[e.place]=0;
return r}
var Grid=class{
heading;
length;
rows;
byRow;
placed;
constructor(e,t,n,r){
this.heading=e,this.length=t.length,this.rows=t,this.byRow=n,this.placed=r}
nameOf(e){
let t=this.placed.rowKeys[this.rows[e]],n=this.byRow.valuesOf(t);
return n.length===1?n[0]:n.filter(e=>e!==``).join(` `)}
lengthOf(e,t){
let{files:n,samples:r,numbers:i,next:a}=this.placed,o=0;
for(let s=this.firstIn(e,t);s>=0;s=a[s])o+=i[n.at(s)].lengthOf(r.at(s));
return o}
sorted(e,t,n){
sort(n,this.copy(e,t,n))}
copy(e,t,n){
let{files:r,samples:i,numbers:a,next:o}=this.placed,s=0;
for(let c=this.firstIn(e,t);c>=0;c=o[c])s=a[r.at(c)].copy(i.at(c),n,s);
return s}
differing(e,t){
let{residues:n,residueKeys:r,residue:i,next:a}=this.placed,o=this.firstIn(e,t);
if(o<0||a[o]<0)return alone;
let s=new Set;
for(let e=o;e>=0;e=a[e])s.add(r[n.at(e)]);
return s.size>1?differing(i,s):alone}
firstIn(e,t){
return this.placed.first[e*this.heading.columns.length+t]}};
const alone=[];
function sort(e,t){
if(t>50)e.subarray(0,t).sort();else for(let n=1;n<t;n++){
let t=e[n],r=n;
for(;r>0&&e[r-1]>t;r--)e[r]=e[r-1];
e[r]=t}}
function sortRows(e,t){
if(t===`none`)return e;
let n=t.startsWith(`-`)?-1:1,r=Array.from({length:e.rows.length},(e,t)=>t);
if(t.endsWith(`name`)){
let t=Array.from(e.rows,({name:e})=>e);
return reordered(e,r.sort((e,r)=>{
let[i,a]=[t[e],t[r]];
return i===a?0:i<a?-n:n}))}
let i=Float64Array.from(e.rows,t=>worseningOf(t,e));
return reordered(e,r.sort((e,t)=>{
let[r,a]=[i[e],i[t]];
return r===a?0:r>a?-n:n}))}
function reordered(e,t){
let n=n=>e.rows.at(t[n]);
return{...e,rows:{length:t.length,at:e=>e>=0&&e<t.length?n(e):void 0,*[Symbol.iterator](){
for(let e=0;e<t.length;e++)yield n(e)}}}}
function worseningOf({cells:e,rule:t},n){
let r=t?.better??n.better,i=e.filter(e=>e?.versus?.isSignificant).map(e=>{
let t=e.versus?.delta??1/0;
return r===`higher`?-t:t});
return i.length===0?0:i.reduce((e,t)=>Math.max(e,t))}
function repositoryTop(e){
for(let t=e;;t=dirname(t)){
if(existsSync(join(t,`.git`)))return t;
if(t===dirname(t))return e}}
function hasRules(e){
return existsSync(join(e,`.github/benchgate.yml`))||existsSync(join(e,`.github/benchgate.yml`.replace(/yml$/,`yaml`)))}
const sizes={first:2**16,other:2**20};
function*piecesOf(e){
let t=e===null?0:openSync(e,`r`);
try{
let e=new Uint8Array(sizes.first),n=0;
for(let r=1;r>0&&n<e.length;n+=r)r=readInto(t,e.subarray(n));
if(yield e.subarray(0,n),n<e.length)return;
let r=new Uint8Array(sizes.other);
for(let e=readInto(t,r);e>0;e=readInto(t,r))yield r.subarray(0,e)}finally{
e!==null&&closeSync(t)}}
function readInto(e,t){
for(;;)try{
return readSync(e,t)}catch(e){
let{code:t}=e;
if(t===`EOF`)return 0;
if(t!==`EAGAIN`)throw e;
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)),0,0,5)}}
function compareInputs(e){
let t=new Map;
return e.map(n=>{
let r=n.indexOf(`=`);
if(r>=0)return{label:n.slice(0,r),path:n.slice(r+1)};
if(e.indexOf(n)===e.lastIndexOf(n))return{label:n,path:n};
let i=t.get(n)??0;
return t.set(n,i+1),{label:`${n}#${i}`,path:n}})}
async function readInput({label:e,path:t},n,r){
let i=t===`-`?`standard input`:t,a=await readAs(r,t===`-`?null:resolve(n,t),i);
if(a.samples.count>0)return{label:e,path:i,...a};
let o=a.unread.map(({line:e,text:t,why:n})=>`${t}" (line ${e}: ${n})`),s=[...a.failures,...a.refused].map(e=>`${e}"`).concat(o)[0],c=s===void 0?``:`, but says "${s}`;
throw new CouldNotMeasure(`${i} has no benchmark results${c}. Give what a benchmark run printed.`)}
async function readAs(e,t,n){
try{
let r=asUtf8(piecesOf(t)),i=r.next().value??new Uint8Array;
return(e===`auto`?await readPlainly(i,r):void 0)??(await import(`./compare-any.js`)).readAny(e,i,r,n)}catch(e){
throw e instanceof Unreadable?new CouldNotMeasure(`${n} could not be read: ${e.message}`):e instanceof Error&&`syscall`in e?new Misconfigured(`${n} could not be read (${e.message}). Name a file of benchmark results.`):e}}
async function readPlainly(e,t){
let n=``,r=new GoSamples(e=>{
n+=e});
if(r.write(e),n!==``||r.plain===0)return;
let i;
for(let e of t)r.write(e),i=await o(i);
let a=r.end();
return i=await o(i),i?.end(),a;
async function o(t){
if(n===``)return t;
let r=t??(await import(`./compare-any.js`)).watch(e);
return r.write(n),n=``,r}}
function*asUtf8(e){
let t,n=!0,r=new TextEncoder;
for(let i of e){
if(n){
let e=(i[0]??0)<<8|(i[1]??0);
(e===65534||e===65279)&&(t=new TextDecoder(e===65534?`utf-16le`:`utf-16be`));
let n=e===61371&&i[2]===191;
t||(yield n?i.subarray(3):i)}else t||(yield i);
t&&(yield r.encode(t.decode(i,{stream:!0}))),n=!1}
t&&(yield r.encode(t.decode()))}
const valued={alpha:`0.05`,confidence:`0.95`,"delta-test":`utest`,correction:`holm`,outliers:`none`,threshold:`5%`,sort:`none`,format:`auto`,filter:`*`,table:`.config`,row:`.fullname`,col:`.file`,ignore:``,split:``,"fail-on":`regression`,rules:``,html:``},switches=[`geomean`,`no-geomean`,`intervals`,`strict`,`paired`,`norange`,`no-rules`,`csv`,`markdown`,`json`],flags=Object.fromEntries([...Object.keys(valued).map(e=>[e,{type:`string`}]),...switches.map(e=>[e,{type:`boolean`}])]);
function readOptions(e){
let{values:t,words:n}=readFlags(asOurs(e),flags,`benchgate compare`),r=e=>{
let n=t[e];
return typeof n==`string`?n:valued[e]},i=e=>({flag:`--${e}`,text:r(e)}),a=r(`format`),o=a===`csv`||a===`text`,s=[`csv`,`markdown`,`json`].filter(e=>t[e]||a===e);
if(s.length>1)throw new Misconfigured(`--${s.join(` and --`)} cannot be combined. Choose one form of the report.`);
if(t.paired&&(t.strict||r(`outliers`)!==`none`||testOf(r(`delta-test`))!==`utest`))throw new Misconfigured(`--paired cannot be combined with --strict, --outliers or another --delta-test. Leave these out.`);
if(t[`no-rules`]&&r(`rules`)!==``)throw new Misconfigured(`--no-rules and --rules cannot be combined. Leave one of them out.`);
if(t.html===``)throw new Misconfigured(`--html: no file was named. Give one, such as compare.html.`);
if(n.length===0)throw new Misconfigured(`compare: no file was given. Give at least one, such as old.txt new.txt, or - for standard input.`);
return{inputs:n,format:o?valued.format:a,output:s[0]??`text`,sort:oneOf(`sort`,r(`sort`),[`none`,`name`,`delta`,`-name`,`-delta`]),geomean:!t[`no-geomean`],ranges:t.norange!==!0,rules:t[`no-rules`]?null:r(`rules`).trim(),isThresholdGiven:t.threshold!==void 0,html:r(`html`)===``?null:r(`html`),failOn:oneOf(`fail-on`,r(`fail-on`),failOns),terms:{alpha:share(`alpha`,r(`alpha`)),confidence:share(`confidence`,r(`confidence`)),test:testOf(r(`delta-test`)),correction:oneOf(`correction`,r(`correction`),[`none`,`holm`,`bh`]),outliers:oneOf(`outliers`,r(`outliers`),[`none`,`iqr`]),threshold:ratio(`threshold`,r(`threshold`)),strict:t.strict===!0,paired:t.paired===!0,intervals:t.intervals===!0||s[0]===`json`},expressions:{filter:i(`filter`),table:i(r(`split`)===``?`table`:`split`),row:i(`row`),col:i(`col`),ignore:i(`ignore`)}}}
function asOurs(e){
let t=[];
for(let n=0;n<e.length;n++){
let r=e[n];
if(r===`--`)return[...t,...e.slice(n)];
let[,i=``,a]=/^--?([a-z][a-z-]+)(=[\s\S]*)?$/.exec(r)??[];
Object.hasOwn(flags,i)?a!==void 0||!Object.hasOwn(valued,i)?t.push(`--${i}${a??``}`):n+1<e.length?t.push(`--${i}=${e[++n]}`):t.push(`--${i}`):t.push(r)}
return t}
function oneOf(e,t,n){
let r=n.find(e=>e===t);
if(r===void 0)throw new Misconfigured(`--${e}: "${t}" is not one of ${n.join(`, `)}.`);
return r}
function testOf(e){
let t={u:`utest`,"u-test":`utest`,t:`ttest`,"t-test":`ttest`};
return Object.hasOwn(t,e)?t[e]:oneOf(`delta-test`,e,[`utest`,`ttest`,`none`])}
function share(e,t){
let[,n]=/^\s*([\d.]+)\s*%\s*$/.exec(t)??[],r=n===void 0?t.trim()===``?NaN:Number(t):Number(n)/100,i=e===`alpha`?r>0:r>=0,a=e===`alpha`?`over 0 and at most 1`:`between 0 and 1`;
if(!i||!(r<=1))throw new Misconfigured(`--${e}: "${t}" is not a number ${a}, such as ${valued[e]}.`);
return r}
function ratio(e,t){
let[,n,r]=/^\s*(\d+(?:\.\d*)?|\.\d+)\s*(%?)\s*$/.exec(t)??[];
if(n===void 0)throw new Misconfigured(`--${e}: "${t}" is neither a percentage such as 5% nor a ratio such as 0.05.`);
return Number(n)/(r===`%`?100:1)}
const usage=`Usage: benchgate compare old.txt new.txt … [flags]

Compares files of benchmark results as benchstat does: medians with their intervals, each file against the first, and ~
where a difference may be chance. Its numbers are benchstat's; the exit status is an addition.

  benchgate compare old.txt new.txt
  benchgate compare base=old.txt head=new.txt    names the columns; files with the same name share one
  go test -bench . | benchgate compare old.txt -
  benchgate compare -col /codec new.txt          compares parts of names within one file

  --filter QUERY           only matching benchmarks: '/size:4k -goos:windows .unit:(ns/op OR B/op)', .name:/^Read/
  --table, --row, --col KEYS, --ignore KEYS
                           what makes tables (.config), rows (.fullname), columns (.file); KEYS such as .name,/size@num
  --alpha 0.05             p up to which a difference counts; --confidence 0.95, of the intervals
  --delta-test utest       or ttest (Welch), or none; --outliers iqr leaves out outliers
  --correction holm        what decides is p adjusted for all comparisons; or bh, none. The table has p by itself
  --paired                 for files that were measured in turns, a value of each at a time: what decides is the p of
                           swapping the sides within rounds; says drift, and how many rounds would show the threshold
  --threshold 5%           a significant worsening of the median beyond this is a regression; with --strict it has to
                           be shown to exceed this, not merely to exist
  --fail-on regression     or missing (also where results are missing, refused or failed), inconclusive, never
  --intervals              shows each change with its interval (Hodges-Lehmann)
  --sort none              or name, delta (worst first), -name, -delta; --no-geomean
  --csv, --markdown, --json ("verdict" is pass, fail, inconclusive or nothing); --format NAME, if the format of
                           the files is not recognised
  --html FILE              writes a page of the comparison, too
  --rules FILE             from the top folder of the repository; else .github/benchgate.yml where it stands there. Its
                           threshold, unless --threshold is given, and its rules for benchmarks hold as in the gate;
                           --no-rules leaves them out
  --norange                CSV without the columns of intervals
  Flags may have a single dash, as in benchstat: -alpha, -filter, -format csv; -split is its old name for -table.

Exit status: 0 nothing regressed, 1 a regression, 2 could not read or compare, 3 inconclusive: nothing regressed, but
something is missing in a later file or cut short there, a result could not be read, a later file reports failures, or
no benchmark has enough values to show any difference. The last line says what was counted.
`;
async function run(e,t){
let n=readOptions(e),{output:r}=n,i=n.html===null?null:await openPage(n.html,t),a=await rulesFor(n,t),o=a?.terms??n.terms,{files:s,grids:c,rules:l,refused:u,isByFile:d}=await readGrids(n,t),f=compareSamples(c,l,o,a?.ruling).map(e=>n.geomean?e:{...e,totals:[]}).map(e=>sortRows(e,n.sort)),p=conclude(f,s,u,d),{stdout:m,stderr:h}=t,g=[];
await writePieces(r===`csv`?compareCsv(f,e=>g.push(e),n.ranges):r===`markdown`?compareMarkdown(f):r===`json`?[compareJson(f,o,p,a?.rules??null)]:compareText(f,shownOn(t)),m);
for(let e of g)h.write(`${e}\n`);
let _=columnsOf(f),v=d?[...new Set(s.map(({label:e})=>e))].filter(e=>!_.has(e)):[];
if(p.verdict===`nothing`&&_.size+v.length>1)throw new CouldNotMeasure(v.length>0?nothingIn(v,n):whyNothing(p.missing));
let y=o.paired?driftLine(c):null,b=[...a?.lines??[],...y===null?[]:[`warning: ${y}`],...missingLines(p.missing).map(e=>`warning: ${e}`),...a?.applied(p)??[],...conclusionLines(p,o)];
i!==null&&await i(f,p,b);
for(let e of b)h.write(`${e}\n`);
return compareStatus(p,n.failOn)}
async function rulesFor({rules:e,terms:t,isThresholdGiven:n},{folder:r}){
if(e===null)return null;
let i=repositoryTop(r);
if(e===``&&!hasRules(i))return null;
let{appliedLines:a,readCompareRules:o,rulesLines:s,rulingBy:c}=await import(`./compare-rules.js`),l=await o(i,e);
if(l===null)return null;
let u=n?t.threshold:l.threshold??t.threshold;
return{terms:{...t,threshold:u},rules:l,ruling:c(l.benchmarks),lines:s(l,n),applied:a}}
async function openPage(e,{folder:t}){
let{openComparePage:n}=await import(`./compare-html.js`);
return n(e,t)}
const mostWritten=2**16;
async function writePieces(e,t){
let n=``;
for(let r of e)if(n+=r,!(n.length<mostWritten)){
if(t.destroyed)return;
t.write(n)||await room(t),n=``}
n!==``&&!t.destroyed&&t.write(n)}
async function room(e){
await new Promise(t=>{
let n=()=>{
for(let t of[`drain`,`close`,`error`])e.off(t,n);
t()};
for(let t of[`drain`,`close`,`error`])e.on(t,n)})}
async function readGrids({inputs:e,format:t,expressions:n},{folder:r,stderr:i}){
let a={filter:acceptBy(parseFilter(n.filter)),table:parseProjection(n.table),row:parseProjection(n.row),column:parseProjection(n.col),ignore:parseProjection(n.ignore)},o=[];
for(let n of compareInputs(e)){
let e=await readInput(n,r,t);
for(let t of complaintsOf(e))i.write(`warning: ${escapeControls(`${n.path}: ${t}`)}\n`);
o.push(e)}
let s=refusedIn(o);
for(let e of refusedLines(s))i.write(`warning: ${e}\n`);
let c=tabulate(o,a);
if(c.length===0)throw new CouldNotMeasure(`nothing matches ${n.filter.text}. Give a wider --filter.`);
let l=o.map(({label:e,failures:t})=>({label:e,failures:t})),[u,...d]=a.column,f=d.length===0&&u?.key===`.file`&&typeof u.order==`string`;
return{files:l,grids:c,rules:unitRulesOf(o),refused:s,isByFile:f}}
function complaintsOf({failures:e}){
return e.length===0?[]:[`${e.length===1?`a line`:`${e.length} lines`} of a failure, such as "${e[0]}"`]}
function columnsOf(e){
return new Set(e.flatMap(({columns:e})=>e.map(columnName)))}
function nothingIn(e,{expressions:t}){
return escapeControls(`nothing in ${e.join(`, `)} matches ${t.filter.text}, so that nothing could be compared. Give a wider --filter.`)}
function shownOn({stdout:e,env:t}){
let n=paintFor(e,t),r={regressed:`red`,improved:`green`,changed:`yellow`,suspect:`yellow`};
return{width:terminalWidth(e),paint:(e,t)=>{
let i=r[e];
return i?n(i,t):t}}}
export{flags,run,usage};