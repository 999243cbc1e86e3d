import{_ as tidy,b as remembering,m as countsBytes,n as formatDelta,p as toFixedEven,s as formatRatio,y as usualDirection}from"./numbers.js";
import{n as settingOf}from"./measuring.js";
import{d as Misconfigured,o as visible,r as inlineCode,u as CouldNotMeasure}from"./escape.js";
import{n as quoted,r as textField}from"./csv.js";
import{t as jsonDocument}from"./json-document.js";
import{i as choose,n as apartByShift,r as exceeds}from"./apart.js";
import{a as adjust,n as mannWhitney,o as withoutOutliers,r as ratioEstimate,t as welch}from"./welch.js";
import{t as medianOrders}from"./median-interval.js";
import{r as widthOf}from"./width.js";
import{i as unitName,t as listed}from"./names.js";
import{a as goFormat,c as parseFloat64,d as namesKey,i as formats,n as formatNamed,o as openGoBelow,r as formatNames,t as anyFormat,u as namesEncoded,y as Unreadable}from"./formats.js";
import{t as within}from"./within.js";
import{t as Recogniser}from"./recognise.js";
import{t as readFlags}from"./flags.js";
import{t as paintFor}from"./paint2.js";
import{t as terminalWidth}from"./terminal-width.js";
import{createReadStream}from"node:fs";
import{resolve}from"node:path";
function extractOf(e){
return e===`.name`?({benchmark:e})=>baseOf(e):e===`.fullname`?({benchmark:e})=>e:e===`.file`?({file:e})=>e:e===`.unit`?({unit:e})=>e:e.startsWith(`/`)?({benchmark:t})=>partOf(t,e):({config:t})=>settingOf(t,e)??``}
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
function writtenDelta({isSignificant:e,delta:t}){
return e?t===null?`?`:t===0?`0.00%`:formatDelta(t):`~`}
function writtenP({p:e,n:[t,n],ratio:r}){
let i=e===null||e===0?``:`p=${toFixedEven(e,3)} `,a=t===n?`n=${t}`:`n=${t}+${n}`;
return`${r?`${percent(r.low)} to ${percent(r.high)}, `:``}${i}${a}`}
function percent(e){
return Number.isFinite(e)?formatDelta(e-1):`∞`}
const versusTitle=`vs base`;
function configLines(e,t){
return e.config.flatMap(([e,n],r)=>t!==void 0&&t.config[r]?.[1]===n?[]:[`${e}: ${n}`])}
function wordsOf(e,t=e=>e){
switch(e.kind){case`unbounded`:return`too few values for an interval at ${e.confidence}: it takes ${atLeast(e.needed)}`;case`powerless`:return`too few values to show any difference at alpha ${e.alpha}: it takes ${atLeast(e.needed)} on each side`;case`inexact`:return`declared to be exact, but there are values from ${e.low} to ${e.high}`;case`pooled`:return`pools benchmarks that differ in ${e.keys.map(t).join(`, `)}`;case`all-equal`:return`every value is the same`;case`untested`:return`the t test needs two values on each side, and values that vary`;case`outliers`:return e.removed===1?`1 outlier was left out`:`${e.removed} outliers were left out`;case`other-rows`:return`not the same benchmarks as in the first column; the geometric means may not be comparable`;case`no-geomean`:return`a geometric mean needs numbers above 0; not all ${e.of===`centers`?`values`:`ratios`} are`}}
function atLeast(e){
return e===null?`more than 50`:String(e)}
const decimal=[`T`,`G`,`M`,`k`,``,`m`,`µ`,`n`].map((e,t)=>({prefix:e,factor:Number(`1e${12-3*t}`),bounds:[`99.995e${12-3*t}`,`9.9995e${12-3*t}`,`.99995e${12-3*t}`].map(Number)})),binary=[`Ti`,`Gi`,`Mi`,`Ki`,``].map((e,t)=>{
let n=2**(40-10*t);
return{prefix:e,factor:n,bounds:[99.995*n,9.9995*n,.99995*n]}});
function scaleOf(e,t){
let n=e.map(Math.abs).filter(e=>e>0).reduce((e,t)=>Math.min(e,t),1/0);
if(n===1/0)return{factor:1,prefix:``,digits:3};
let r=countsBytes(t)?binary:decimal;
for(let{factor:e,prefix:t,bounds:i}of r){
let r=i.findIndex(e=>n>=e);
if(r>=0)return{factor:e,prefix:t,digits:r+1}}
let{factor:i,prefix:a}=r.at(-1),o=3;
for(;o<10&&n/i<Number(`9.9995e${2-o}`);)o++;
return{factor:i,prefix:a,digits:o}}
function written(e,{factor:t,prefix:n,digits:r}){
return`${toFixedEven(e/t,r)}${n}`}
function writtenSpread(e,t,n){
return!Number.isFinite(t)||!Number.isFinite(n)?`∞`:Math.sign(e)!==Math.sign(t)||Math.sign(e)!==Math.sign(n)?`?`:e===0?`0%`:`${toFixedEven(100*Math.max(Math.abs(n/e-1),Math.abs(1-t/e)),0)}%`}
function compareCsv(e,t=!0){
let n=[],r=[],i=t?2:1;
for(let[t,a]of e.entries()){
t>0&&n.push(``),n.push(...configLines(a,e[t-1]).map(textField));
for(let e of headLines(a,i))n.push(e.map(textField).join(`,`));
let o=(e,t)=>{
for(let i of t)r.push(`${letters(e)}${n.length+1}: ${visible(wordsOf(i))}`)};
for(let e of a.rows)n.push(rowLine$1(e,i,o));
a.totals.length>0&&n.push(totalLine$1(a,i,o))}
return{text:n.map(e=>`${e}\n`).join(``),notes:r}}
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
function compareJson(e,t,n){
let{alpha:r,confidence:i,test:a,correction:o,outliers:s,threshold:c,strict:l}=t,{verdict:u,reasons:d,compared:f,regressions:p,suspects:m,changed:h,missing:g,refused:_}=n,v={schema:2,settings:{alpha:r,confidence:i,deltaTest:a,correction:o,outliers:s,threshold:c,strict:l},verdict:u,reasons:d.map(({kind:e})=>e),compared:f,regressed:p.map(placeFields),suspect:m.map(placeFields),changed:h.map(placeFields),missing:g,refused:_,tables:e.map(({config:e,unit:t,better:n,columns:r,rows:i,totals:a})=>({config:Object.fromEntries(e),unit:t,better:n,columns:r,rows:i.map(({name:e,cells:t})=>({name:e,cells:t.map(e=>e&&cellFields(e))})),geomeans:a.map(totalFields)}))};
return jsonDocument(v)}
function placeFields({table:e,row:t,column:n,versus:r}){
return{name:t.name,unit:e.unit,config:Object.fromEntries(e.config),column:n,delta:r.delta}}
function cellFields({n:e,center:t,low:n,high:r,notes:i,versus:a}){
return{n:e,center:t,low:n,high:r,notes:i.map(e=>wordsOf(e)),versus:a&&versusFields(a)}}
function versusFields({notes:e,...t}){
return{...t,notes:e.map(e=>wordsOf(e))}}
function totalFields({center:e,ratio:t,notes:n}){
return{center:e,ratio:t,notes:n.map(e=>wordsOf(e))}}
var Footnotes=class{
numbers=new Map;
marks(e){
return e.map(e=>{
let t=wordsOf(e),n=this.numbers.get(t)??[this.numbers.size+1,e];
return this.numbers.set(t,n),raised(n[0])}).join(` `)}
list(){
return[...this.numbers.values()].map(([e,t])=>[raised(e),t])}
lines(){
return this.list().map(([e,t])=>`${e} ${visible(wordsOf(t))}`)}};
function raised(e){
return[...String(e)].map(e=>`⁰¹²³⁴⁵⁶⁷⁸⁹`.charAt(Number(e))).join(``)}
function compareMarkdown(e){
return e.map((t,n)=>`${tableText(t,e[n-1])}\n`).join(`
`)}
function tableText(e,t){
let n=new Footnotes,r=configLines(e,t).map(e=>inlineCode(e)),{columns:i,unit:a,totals:o}=e,s=i.flatMap((e,t)=>{
let n=inlineCode(e.filter(e=>e!==``).join(` `));
return t===0?[n]:[n,versusTitle,``]}),c=[line([inlineCode(a),...s]),line([`:--`,...i.flatMap((e,t)=>t===0?[`--:`]:[`--:`,`--:`,`:--`])]),...e.rows.map(e=>rowLine(e,a,n)),...e.rows.length>1&&o.length>0?[totalLine(o,a,n)]:[]],l=r.length>0?[r.join(` · `),``]:[],u=n.list().map(([e,t])=>`${e} ${wordsOf(t,e=>inlineCode(e))}`);
return[...l,...c,...u.length>0?[``,u.join(`<br>
`)]:[]].join(`
`)}
function rowLine({name:e,cells:t},n,r){
let i=scaleOf(t.flatMap(e=>e?[e.center]:[]),n),a=t.flatMap((e,t)=>{
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
let o=marked(e===null?``:written(e,scaleOf([e],t)),n.marks(i));
return a===0?[o]:[o,r===null?`?`:formatDelta(r-1),``]})])}
function marked(e,t){
return[e,t].filter(e=>e!==``).join(` `)}
function line(e){
return`| ${e.join(` | `)} |`}
function contrast(e,t,n,r,i=r){
if(n===`none`)return{p:null,differs:!0,isPowerless:!1,needed:null,notes:[]};
if(n===`ttest`){
let n=welch(e,t)?.p??null,r=n===null;
return{p:n,differs:!1,isPowerless:r,needed:null,notes:r?[{kind:`untested`}]:[]}}
let a=leastOf(e.length,t.length)>i,o={isPowerless:a,needed:a?leastFor$1(i):null},s=Math.min(e[0],t[0]);
if(s===e[e.length-1]&&s===t[t.length-1])return{p:1,differs:!1,...o,notes:[{kind:`all-equal`}]};
let{p:c}=mannWhitney(e,t);
if(c<=r)return{p:c,differs:!1,...o,notes:[]};
let l=leastFor$1(r),u=Math.max(e.length,t.length)<(l??most$1+1);
return{p:c,differs:!1,...o,notes:u?[{kind:`powerless`,needed:l,alpha:r}]:[]}}
function leastOf(e,t){
return Math.min(1,2/choose(e+t,e))}
const most$1=50,leastFor$1=remembering(e=>{
for(let t=1;t<=50;t++)if(leastOf(t,t)<=e)return t;
return null});
function medianOf(e,t){
let n=e.length,r=ordersAt(t)(n),i=e[r.low-1]??-1/0,a=e[r.high-1]??1/0,o=Number.isFinite(i)&&Number.isFinite(a)?[]:[{kind:`unbounded`,needed:leastFor(t),confidence:t}];
return{center:middleOf(e),low:i,high:a,notes:o}}
const ordersAt=remembering(e=>remembering(t=>medianOrders(t,e)));
function exactOf(e){
let[t,n]=[e[0],e[e.length-1]],[r,i,a]=[t,1,0];
for(let[t,n]of e.entries())a=t>0&&n===e[t-1]?a+1:1,a>i&&([r,i]=[n,a]);
return{center:r,low:t,high:n,notes:t===n?[]:[{kind:`inexact`,low:t,high:n}]}}
function middleOf(e){
let t=1/3+.5*(e.length+1/3),n=Math.trunc(t),r=e[n-1],i=e[n];
return i===void 0?r:r+(t-n)*(i-r)}
function leastFor(e){
for(let t=2;t<=50;t++){
let{low:n,high:r}=medianOrders(t,e);
if(n>0&&r<=t)return t}
return null}
function totalsOf(e,t){
let n=e.filter(({cells:e})=>e[0]).length;
return Array.from({length:t},(t,r)=>{
let i=e.flatMap(e=>{
let t=e.cells[r];
return t?[{cell:t,base:e.cells[0]??null}]:[]}),a=geometricMean(i.map(({cell:e})=>e.center)),o=[],s=i.flatMap(({cell:e,base:t})=>t?[ratioOf(e,t)]:[]);
if(r>0&&s.length!==n&&o.push({kind:`other-rows`}),a===null&&o.push({kind:`no-geomean`,of:`centers`}),r===0||s.some(e=>!Number.isFinite(e)))return{center:a,ratio:null,notes:o};
let c=geometricMean(s);
return c===null&&o.push({kind:`no-geomean`,of:`ratios`}),{center:a,ratio:c,notes:o}})}
function ratioOf(e,t){
return e.center===t.center?1:e.center/t.center}
function geometricMean(e){
if(e.length===0||e.some(e=>e<=0))return null;
let t=0;
for(let[n,r]of e.entries())t+=(Math.log(r)-t)/(n+1);
return Math.exp(t)}
function compareSamples(e,t,n){
let r=e.map(e=>draftOf(e,t.get(e.unit)??{},n)),i=r.flatMap(({rows:e})=>e.flatMap(({pairs:e})=>e.filter(e=>e!==null))),a=i.filter(isOpen).length,o=levelOf(a,n),s=i.map(e=>testOf$1(e,o,n)),c=s.map((e,t)=>decisiveP(i[t],e,n)),l=c.filter((e,t)=>e!==null&&isOpen(i[t])),u=adjust(l,n.correction)[Symbol.iterator](),d=new Map;
for(let[e,t]of i.entries()){
let r=c[e]??null,i=r===null||!isOpen(t)?r:u.next().value;
d.set(t,versusOf(t,s[e],i,n))}
return r.map(({grid:e,better:t,rows:n})=>{
let r=n.map(({name:e,samples:t,pairs:n})=>({name:e,cells:t.map((e,t)=>{
let r=n[t];
return e&&cellOf(e,(r&&d.get(r))??null)})})),{config:i,unit:a,columns:o}=e;
return{config:i,unit:a,better:t,columns:o,rows:r,totals:totalsOf(r,o.length)}})}
function draftOf(e,t,n){
let r=t.better===void 0?usualDirection(e.unit):t.better,i=t.assume===`exact`;
return{grid:e,better:r,rows:e.rows.map(({name:e,pools:t})=>{
let a=t.map(e=>e&&summarise(e,i,n)),[o=null]=a;
return{name:e,samples:a,pairs:a.map((e,t)=>t>0&&o&&e?{base:o,head:e,better:r,exact:i}:null)}})}}
function summarise(e,t,{outliers:n,confidence:r}){
let i=[];
if(e.differing.length>0&&i.push({kind:`pooled`,keys:e.differing}),t){
let t=exactOf(e.values);
return{...t,values:e.values,notes:[...i,...t.notes]}}
let a=n===`iqr`?withoutOutliers(e.values).filter(e=>e!==null):e.values,o=e.values.length-a.length;
o>0&&i.push({kind:`outliers`,removed:o});
let s=medianOf(a,r);
return{...s,values:a,notes:[...i,...s.notes]}}
function levelOf(e,{alpha:t,correction:n}){
return n===`holm`?t/Math.max(1,e):t}
function testOf$1({base:e,head:t,exact:n},r,{test:i,alpha:a}){
return n?{p:null,differs:!0,isPowerless:!1,needed:null,notes:[]}:contrast(e.values,t.values,i,a,r)}
function isOpen({base:e,head:t,exact:n}){
let r=Math.min(e.values[0],t.values[0]);
return!n&&(r!==e.values.at(-1)||r!==t.values.at(-1))}
function decisiveP({base:e,head:t,better:n},{p:r},i){
if(r===null||!i.strict||n===null)return r;
let a=n===`lower`?1+i.threshold:1/(1+i.threshold),o=e.center*a;
return(n===`lower`?t.center>o:t.center<o)?contrast(e.values.map(e=>e*a),t.values,i.test,i.alpha,i.alpha).p:r}
function versusOf(e,t,n,r){
let{base:i,head:a,exact:o,better:s}=e,c=e=>e===null?t.differs:e<=r.alpha,l=findingOf(i.center,a.center,s,r.threshold),u=!r.strict&&l===`regressed`&&c(t.p),d=i.center===0&&a.center!==0,f=r.intervals&&!o?ratioEstimate([{base:i.values,head:a.values}],r.confidence):null;
return{n:[i.values.length,a.values.length],delta:d?null:i.center===a.center?0:a.center/i.center-1,p:t.p,adjustedP:n,isSignificant:c(t.p),isPowerless:t.isPowerless,needed:t.needed,finding:c(n)?l:u?`suspect`:`none`,ratio:f,notes:t.notes}}
function findingOf(e,t,n,r){
if(e===t)return`none`;
let{worsening:i,improvement:a}=apartByShift(t-e,e,t,n),o=exceeds(i,r),s=exceeds(a,r);
return!o&&!s?`small`:n===null?`changed`:o?`regressed`:`improved`}
function cellOf({values:e,center:t,low:n,high:r,notes:i},a){
return{n:e.length,center:t,low:n,high:r,notes:i,versus:a}}
function spreadColumns(e,t){
let n=[];
for(let{column:t,margin:r}of e)n[t]=Math.max(n[t]??0,widthOf(r));
let r=widthsOf(e,n,t),i=[0];
for(let e of r)i.push(i.at(-1)+e);
let a=[],[o,s,c,l]=[``,0,0,0];
for(let{row:t,column:r,span:u,text:d,margin:f,align:p,paint:m}of e){
for(;c<t;c++)a.push(o),o=``,s=0;
if(d===``&&f===``)continue;
let e=i[r],h=n[r]??0,g=i[r+u]-e-h,_=Math.max(0,g-widthOf(d)),v=p===`left`?0:p===`right`?_:_>>1;
o+=`${` `.repeat(Math.max(0,e-s))}${f.padStart(h)}${` `.repeat(v)}${m?m(d):d}`,s=e+h+v+widthOf(d),l=Math.max(l,s)}
return{lines:[...a,o],width:l}}
function widthsOf(e,t,n){
let r=e.reduce((e,{column:t,span:n})=>Math.max(e,t+n),0),i=Array(r).fill(0),a=({column:e,text:n})=>widthOf(n)+(t[e]??0);
for(let t of e)t.span===1&&(i[t.column]=Math.max(i[t.column],a(t)));
let o=e.filter(({span:e})=>e>1).sort((e,t)=>e.span-t.span);
for(let e of o){
let t=Array.from({length:e.span},(t,n)=>e.column+n);
t.reduce((e,t)=>e+i[t],0)<a(e)&&widen(i,t,a(e),n)}
return i}
function widen(e,t,n,r){
let i=t.filter(e=>!r.has(e)),a=i.length>0?i:t.slice(-1),o=n;
for(let n of t)a.includes(n)||(o-=e[n]);
let s=a.length;
for(let t of a.toSorted((t,n)=>e[n]-e[t]))e[t]=Math.max(e[t],Math.ceil(o/s)),o-=e[t],s--}
function startOf(e){
return e===0?1:4+(e-1)*6}
function layTable(e,t,n){
let r=headsOf(e),i=headPieces(e);
for(let[a,o]of e.rows.entries())i.push(...rowPieces(o,r+a,e.unit,t,n));
e.rows.length>1&&e.totals.length>0&&i.push(...totalPieces(e,r+e.rows.length,t));
let a=new Set;
for(let t=0;t<e.columns.length;t++)for(let e=startOf(t)+1;e<startOf(t+1);e++)a.add(e);
return spreadColumns(i,a)}
function headsOf({columns:e}){
return(e[0]?.length??0)+1}
function headPieces({columns:e,unit:t}){
let n=[],r={margin:` │ `,align:`center`},i={column:startOf(e.length),span:1,text:``,margin:` │`,align:`left`},a=headsOf({columns:e})-1;
for(let t=0;t<a;t++){
for(let i=0;i<e.length;){
let a=i+1;
for(;a<e.length&&isShared(e[i],e[a],t);)a++;
let o=visible(e[i]?.[t]??``),s=startOf(i);
n.push({row:t,column:s,span:startOf(a)-s,text:o,...r}),i=a}
n.push({row:t,...i})}
for(let i=0;i<e.length;i++){
let e=startOf(i);
n.push({row:a,column:e,span:3,text:visible(t),...r}),i>0&&n.push({row:a,column:e+3,span:3,text:`vs base`,margin:`  `,align:`left`})}
return n.push({row:a,...i}),n}
function isShared(e=[],t=[],n){
return e.slice(0,n+1).every((e,n)=>e===t[n])}
function rowPieces({name:e,cells:t},n,r,i,a){
let o=[piece(n,0,visible(e),`left`,``)],s=scaleOf(t.flatMap(e=>e?[e.center]:[]),r);
for(let[e,r]of t.entries()){
if(!r)continue;
let{center:t,low:c,high:l,versus:u}=r,d=startOf(e);
if(o.push(piece(n,d,written(t,s),`right`),piece(n,d+1,writtenSpread(t,c,l),`right`,` ± `),piece(n,d+2,i.marks(r.notes),`left`)),!u)continue;
let{finding:f}=u;
o.push({...piece(n,d+3,writtenDelta(u),`right`),paint:e=>a(f,e)},piece(n,d+3+1,`(${writtenP(u)})`,`left`),piece(n,d+3+2,i.marks(u.notes),`left`))}
return o}
function totalPieces({totals:e,unit:t},n,r){
let i=[piece(n,0,`geomean`,`left`,``)];
for(let[a,{center:o,ratio:s,notes:c}]of e.entries()){
let e=startOf(a);
o!==null&&i.push(piece(n,e,written(o,scaleOf([o],t)),`right`)),a>0&&i.push(s===null?piece(n,e+3,`?`,`left`):piece(n,e+3,formatDelta(s-1),`right`)),i.push(piece(n,startOf(a+1)-1,r.marks(c),`left`))}
return i}
function piece(e,t,n,r,i){
return{row:e,column:t,span:1,text:n,margin:i??(n===``?``:` `),align:r}}
function compareText(e,t){
return e.map((n,r)=>`${[...configLines(n,e[r-1]).map(visible),...tableLines(n,t)].join(`
`)}\n`).join(`
`)}
function tableLines(e,t){
let n=new Footnotes,{lines:r,width:i}=layTable(e,n,t.paint);
return i<=t.width?[...r,...n.lines()]:e.columns.length>2?e.columns.slice(1).flatMap((n,r)=>[...r>0?[``]:[],...tableLines(withColumns(e,[0,r+1]),t)]):namesAbove(e,t)}
function withColumns(e,t){
let n=e=>t.map(t=>e[t]);
return{...e,columns:n(e.columns),rows:e.rows.map(({name:e,cells:t})=>({name:e,cells:n(t)})).filter(({cells:e})=>e.some(e=>e!==null)),totals:e.totals.length>0?n(e.totals):[]}}
function namesAbove(e,{paint:t}){
let n=new Footnotes,{lines:r}=layTable({...e,rows:e.rows.map(e=>({...e,name:``}))},n,t),i=headsOf(e);
return[...r.flatMap((t,n)=>{
let r=e.rows[n-i];
return r?[visible(r.name),t]:[t]}),...n.lines()]}
function missingRows(e){
let t=(e.find(isCompared)??e[0])?.columns[0];
if(t===void 0)return[];
let n=columnName(t),r=new Set(e.flatMap(({columns:e})=>e.map(columnName)));
return r.delete(n),[...r].flatMap(t=>{
let r=e.flatMap(e=>lackingIn(e,n,t));
if(r.length===0)return[];
let i=new There(e,n,t),a=new Map;
for(let{table:e,row:o}of r){
let r=`${configOf(e)}\n${o.name}`,s=i.hasAny(r)?e.unit:null,c=i.apart(e,o),l=`${r}\n${s??``}`;
a.has(l)||a.set(l,{column:t,base:n,name:o.name,unit:s,apart:c})}
return[...a.values()]})}
function lackingIn(e,t,n){
let[r,i]=[placeOf(e,t),placeOf(e,n)];
return r<0?[]:e.rows.filter(({cells:e})=>e[r]&&!e[i]).map(t=>({table:e,row:t}))}
var There=class{
all=new Set;
own=new Map;
constructor(e,t,n){
for(let r of e){
let[e,i]=[placeOf(r,t),placeOf(r,n)];
if(i<0)continue;
let a=configOf(r);
for(let t of r.rows){
if(!t.cells[i]||(this.all.add(`${a}\n${t.name}`),t.cells[e]))continue;
let n=`${r.unit} ${split(t.name).name}`,o=this.own.get(n);
o?o.push({table:r,row:t}):this.own.set(n,[{table:r,row:t}])}}}
hasAny(e){
return this.all.has(e)}
apart(e,t){
let{name:n,processors:r}=split(t.name),[i=[]]=(this.own.get(`${e.unit} ${n}`)??[]).map(t=>{
let n=split(t.row.name).processors,i=e.config.flatMap(([e,n],r)=>{
let i=t.table.config[r]?.[1]??``;
return i===n?[]:[{key:e,base:n,column:i}]}),a={key:`/gomaxprocs`,base:r,column:n};
return n===r?i:[...i,a]}).sort((e,t)=>e.length-t.length);
return i.every(({key:e})=>e===`/gomaxprocs`||!/^[./]/.test(e))?i:[]}};
function split(e){
let[,t=e,n=``]=/^(.*?)(?:-(\d+))?$/s.exec(e)??[];
return{name:t,processors:n}}
function placeOf({columns:e},t){
return e.findIndex(e=>columnName(e)===t)}
function configOf({config:e}){
return JSON.stringify(e)}
function isCompared({rows:e}){
return e.some(({cells:e})=>e.some(e=>e?.versus))}
function columnName(e){
return e.filter(e=>e!==``).join(` `)}
function conclude(e,t,n){
let r=e.flatMap(e=>e.rows.flatMap(t=>t.cells.flatMap((n,r)=>n?.versus?[{table:e,row:t,versus:n.versus,column:columnName(e.columns[r]??[])}]:[]))),i=e=>r.filter(({versus:t})=>t.finding===e),a=i(`regressed`),o=missingRows(e),s=[...failuresIn(t),...n.some(({isResult:e})=>e)?[{kind:`refused`}]:[],...o.length>0&&!areAlone(t)?[{kind:`missing`}]:[],...powerlessIn(r.filter(({table:e})=>e.better!==null))];
return{verdict:r.length===0?`nothing`:a.length>0?`fail`:s.length>0?`inconclusive`:`pass`,reasons:s,compared:r.length,regressions:a,suspects:i(`suspect`),changed:i(`changed`),missing:o,refused:n}}
function areAlone(e){
return e.every(({label:t})=>t===e[0]?.label)}
function failuresIn(e){
let t=e.filter(({label:t,failures:n})=>n.length>0&&(areAlone(e)||t!==e[0]?.label));
return t.length===0?[]:[{kind:`failures`,files:[...new Set(t.map(({label:e})=>e))]}]}
function powerlessIn(e){
let t=e.filter(({versus:e})=>!isSame(e));
return t.length===0||!t.every(({versus:e})=>e.isPowerless)?[]:[{kind:`powerless`,needed:t[0]?.versus.needed??null,rows:t}]}
function isSame({delta:e,notes:t}){
return e===0&&t.some(({kind:e})=>e===`all-equal`||e===`untested`)}
const failOns=[`regression`,`missing`,`inconclusive`,`never`];
function statusOf({verdict:e,reasons:t},n){
return n===`never`||e===`nothing`||e===`pass`?0:e===`fail`||n===`inconclusive`||n===`missing`&&t.some(({kind:e})=>e!==`powerless`)?1:3}
function conclusionLines(e,t){
let{verdict:n,reasons:r,compared:i,regressions:a,suspects:o,changed:s}=e;
if(n===`nothing`)return[];
let c=`worse by more than ${formatRatio(t.threshold)}`;
return[...some$1(o,(e,t)=>{
let n=t?`looks`:`look`;
return`${e.length} of ${i} comparisons ${n} ${c}, as chance alone makes some among so many: ${names(e)}. Not counted; --correction none does`}),...some$1(s,e=>{
let t=[...new Set(e.map(({table:e})=>e.unit))];
return`which direction is better is not known for ${listed(t,5)}: ${names(e)}. Write "Unit ${t[0]} better=lower" (or higher) above the results`}),...some$1(a,(e,n)=>{
let r=t.strict?`shown to be `:``;
return`${e.length} of ${i} comparisons ${n?`is`:`are`} ${r}${c}: ${names(e)}`}),...r.flatMap(e=>whyNot(e)),countsLine(e)].map(visible)}
function countsLine({verdict:e,compared:t,reasons:n,...r}){
let i=n.flatMap(e=>e.kind===`failures`?e.files:[]),a=[[r.regressions.length,`regressed`],[r.missing.length,`missing`],[r.refused.length,`refused`],[i.length,i.length===1?`file with failures`:`files with failures`],[r.changed.length,`changed in a unit of unknown direction`],[r.suspects.length,`perhaps chance`]].flatMap(([e,t])=>e>0?[`, ${e} ${t}`]:[]),o=n.some(({kind:e})=>e===`powerless`)?`, too few values`:``;
return`${e}: ${t} compared${a.join(``)}${o}`}
function whyNot(e){
if(e.kind===`failures`)return[`what failed in ${listed(e.files,5)} was not compared; fix it and measure again`];
if(e.kind!==`powerless`)return[];
let{rows:t,needed:n}=e,r=t.map(({row:e,table:t,versus:{n}})=>`${e.name} ${unitName(t.unit)} n=${n.join(`+`)}`),i=t.length===1?`the only row that could fail`:`each of the ${t.length} rows that could fail`;
if(t.some(({versus:e})=>e.notes.some(({kind:e})=>e===`untested`)))return[`the t test cannot judge ${i} (${listed(r,5)}); take values that vary, or --delta-test utest`];
let a=n===null?`more`:`at least ${n}`;
return[`${i} has too few values to show a difference (${listed(r,5)}); take ${a} on each side`]}
function missingLines(e){
let t=new Map;
for(let n of e){
let e=JSON.stringify([n.column,n.unit===null,n.apart]);
t.set(e,[...t.get(e)??[],n])}
return[...t.values()].map(e=>visible(lineOf(e)))}
function lineOf(e){
let{column:t,base:n,unit:r,apart:i}=e[0],a=listed(e.map(e=>e.unit===null?e.name:`${e.name} ${unitName(e.unit)}`),5),o=r===null?`benchmark`:`unit of a benchmark`,s=r===null?`benchmarks`:`units of benchmarks`,c=e.length===1?`a ${o}`:`${e.length} ${s}`,l=e.length===1?`is`:`are`;
return i.length===0?`${t}: ${c} of ${n} ${l} missing: ${a}`:`${t}: ${c} of ${n} cannot be compared: ${a}. ${i.map(e=>`${e.key} "${e.base}" is "${e.column}" there`).join(`, `)}; ${toIgnore(i)}`}
function toIgnore(e){
return`--ignore ${e.map(({key:e})=>e).join(`,`)} puts them together`}
function whyNothing(e){
let t=e.find(e=>e.apart.length>0)?.apart??[],n=t.map(({key:e})=>e).join(`, `),r=t.length>0?`The tables differ in ${n}: ${toIgnore(t)}.`:`Give files of the same benchmarks.`;
return visible(`nothing could be compared, as no benchmark is in two columns of a table. ${r}`)}
function names(e){
return listed(e.map(({table:e,row:t,versus:n,column:r})=>`${t.name} ${unitName(e.unit)} ${writtenDelta(n)} (${r})`),5)}
function some$1(e,t){
return e.length===0?[]:[t(e,e.length===1)]}
function refusedIn(e){
let t=new Map;
return e.flatMap(({path:e,refused:n,unread:r,units:i})=>[...r.toSorted((e,t)=>e.line-t.line).map(t=>({file:e,...t})),...n.map(t=>({file:e,line:null,text:t,isResult:!0,why:`such a value cannot have been measured`})),...conflicts(i,t,e)])}
function conflicts(e,t,n){
return[...e].flatMap(([e,r])=>[`better`,`assume`].flatMap(i=>{
let a=r[i];
if(a===void 0)return[];
let o=t.get(`${i} ${e}`);
return o===void 0&&t.set(`${i} ${e}`,String(a)),o===void 0||o===String(a)?[]:[{file:n,line:null,text:`Unit ${e} ${i}=${a}`,why:`an earlier file says ${i}=${o}`,isResult:!1}]}))}
function refusedLines(e){
return[...new Set(e.map(({file:e})=>e))].flatMap(t=>{
let n=e.filter(({file:e})=>e===t),r=n.slice(0,10).map(({file:e,line:t,text:n,why:r})=>`${t===null?e:`${e}:${t}`}: ${r}: ${n}`),i=n.length-r.length;
return[...r,...i>0?[`${t}: ${i} more such`]:[]].map(visible)})}
function sortRows(e,t){
if(t===`none`)return e;
let n=t.startsWith(`-`)?-1:1;
if(t.endsWith(`name`)){
let t=e.rows.toSorted((e,t)=>e.name===t.name?0:e.name<t.name?-n:n);
return{...e,rows:t}}
let r=new Map(e.rows.map(t=>[t,worseningOf(t,e)])),i=e.rows.toSorted((e,t)=>{
let[i,a]=[r.get(e)??0,r.get(t)??0];
return i===a?0:i>a?-n:n});
return{...e,rows:i}}
function worseningOf({cells:e},{better:t}){
let n=e.filter(e=>e?.versus?.isSignificant).map(e=>{
let n=e.versus?.delta??1/0;
return t===`higher`?-n:n});
return n.length===0?0:n.reduce((e,t)=>Math.max(e,t))}
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
var Projection=class{
parts;
named;
keys=new Map;
width=0;
inOrder;
constructor(e,t){
this.named=t,this.parts=e.map(e=>{
let n={field:e,columns:[],extract:extractorOf(e,t)};
return e.key!==`.config`&&this.addColumn(n,e.key),n})}
project(e){
let t=[];
for(let n of this.parts)n.field.key===`.config`?this.projectConfig(n,e,t):t[n.columns[0].index]=n.extract(e);
for(let e=0;e<this.width;e++)t[e]??=``;
for(;t.at(-1)===``;)t.pop();
let n=idOf(t),r=this.keys.get(n);
if(r)return r;
let i={values:t};
this.keys.set(n,i);
for(let{columns:e}of this.parts)for(let{places:n,index:r}of e){
let e=t[r]??``;
n&&!n.has(e)&&n.set(e,n.size)}
return i}
names(){
return this.columns().map(({name:e})=>e)}
valuesOf(e){
return this.columns().map(({index:t})=>e.values[t]??``)}
sorted(e){
let t=this.columns();
return[...e].sort((e,n)=>{
for(let{index:r,compare:i}of t){
let[t=``,a=``]=[e.values[r],n.values[r]];
if(t!==a)return i(t,a)||alphabetically(t,a)}
return 0})}
columns(){
return this.inOrder??=this.parts.flatMap(({columns:e})=>e),this.inOrder}
projectConfig(e,{config:t},n){
for(let r of Object.keys(t)){
if(this.named.config.has(r))continue;
let i=e.columns.find(e=>e.name===r)??this.addColumn(e,r);
n[i.index]=t[r]??``}}
addColumn(e,t){
let{order:n,key:r}=e.field,i=n===`first`&&r!==`.config`?new Map:null,a={name:t,index:this.width++,places:i,compare:compareBy(n,i)};
return e.columns.push(a),this.inOrder=void 0,a}};
function project(e,t){
let n=Object.entries(e),r=[...n.flatMap(([,e])=>e),...t],i=r.map(({key:e})=>e),a={config:new Set(i.filter(e=>!isOfName(e))),name:i.filter(isOfName)},o=[`.config`,`.fullname`].filter(e=>!i.includes(e)),s=r.flatMap(({key:e,order:t})=>typeof t==`object`?[{kind:`or`,filters:t.map(t=>({kind:`equals`,key:e,value:t}))}]:[]);
return{by:Object.fromEntries(n.map(([e,t])=>[e,new Projection(t,a)])),residue:new Projection(o.map(e=>({key:e,order:`first`})),a),accept:acceptBy({kind:`and`,filters:s})}}
function differing(e,t){
let[n=[],...r]=[...t].map(t=>e.valuesOf(t));
return e.names().filter((e,t)=>r.some(e=>e[t]!==n[t]))}
function idOf(e){
if(e.length===1)return`=${e[0]}`;
let t=``;
for(let n of e)t+=`\u0000${n.length}:${n}`;
return t}
function isOfName(e){
return e===`.name`||e.startsWith(`/`)}
function extractorOf({key:e},t){
return e===`.fullname`?fullNameWithout(t.name):extractOf(e)}
function compareBy(e,t){
return typeof e==`object`?asListed(e):e===`alpha`?alphabetically:e===`num`?numerically:t?(e,n)=>(t.get(e)??0)-(t.get(n)??0):()=>0}
function tabulate(e,t){
let{table:n,row:r,column:i,ignore:a,filter:o}=t,s={key:`.unit`,order:`first`},{by:c,residue:l,accept:u}=project({table:[...n,s],row:r,column:i},a),d=new Map;
for(let{label:t,samples:n}of e){
let e;
for(let{values:r,...i}of n){
let n={...i,file:t};
if(!o(n)||!u(n))continue;
let{benchmark:a,config:s}=i;
(e?.benchmark!==a||e.config!==s)&&(e={benchmark:a,config:s,residue:l.project(n),row:c.row.project(n),column:c.column.project(n)});
let f=within(d,c.table.project(n),()=>new Map),p=within(f,e.row,()=>new Map),m=p.get(e.column);
m?add(m,r,e.residue):p.set(e.column,{samples:[r],residue:e.residue,residues:null})}}
return c.table.sorted(d.keys()).map(e=>gridOf(e,d.get(e),c,l))}
function add(e,t,n){
e.samples.push(t),n!==e.residue&&(e.residues??=new Set([e.residue]),e.residues.add(n))}
function gridOf(e,t,n,r){
let i=n.table.names(),a=n.table.valuesOf(e),o=n.column.sorted(new Set([...t.values()].flatMap(e=>[...e.keys()])));
return{config:i.slice(0,-1).map((e,t)=>[e,a[t]??``]),unit:a.at(-1)??``,columns:o.map(e=>n.column.valuesOf(e)),rows:n.row.sorted(t.keys()).map(e=>({name:n.row.valuesOf(e).filter(e=>e!==``).join(` `),pools:o.map(n=>{
let i=t.get(e)?.get(n);
if(!i)return null;
let{samples:a,residues:o}=i,[s=[],...c]=a;
return{values:ascending(c.length===0?s:a.flat()),differing:o?differing(r,o):[]}})}))}}
function ascending(e){
if(e.length>50)return Array.from(new Float64Array(e).sort());
let t=e.slice();
for(let e=1;e<t.length;e++){
let n=t[e],r=e;
for(;r>0&&t[r-1]>n;r--)t[r]=t[r-1];
t[r]=n}
return t}
function unitRulesOf(e){
let t=new Map;
for(let[n,{units:r}]of e.entries())for(let[e,{better:i,assume:a}]of r){
let r=t.get(e)??{},o=n===0||usualDirection(e)===null;
t.set(e,{...i!==void 0&&o?{better:i}:{},...a===void 0?{}:{assume:a},...r})}
return t}
const powers=Array.from({length:16},(e,t)=>10**t);
function readPairs(e,t,n){
let r=blanksEnd(e,t);
if(r===t)return-1;
let i=digitsEnd(e,r);
if(i===r||i-r>15||(r=blanksEnd(e,i),r===i))return-1;
for(let t=0;;t++){
let[i,a,o]=[0,0,0],s=r;
for(let t=!1;;r++){
let n=e.charCodeAt(r);
if(n>=48&&n<=57)i=i*10+(n-48),a++,t&&o++;else if(n===46&&!t&&r>s)t=!0;else break}
if(a===0||a>15)return-1;
let c=blanksEnd(e,r);
if(c===r)return-1;
let l=unitEnd(e,c,n[t]?.unit);
if(l===c)return-1;
let u=o===0?i:i/powers[o],d=n[t];
d?(e.startsWith(d.unit,c)&&d.unit.length===l-c||(d.unit=e.slice(c,l)),d.value=u):n.push({unit:e.slice(c,l),value:u}),r=blanksEnd(e,l);
let f=lineEnd(e,r);
if(f>=0)return n.length=t+1,f;
if(r===l)return-1}}
function blanksEnd(e,t){
let n=t;
for(;e.charCodeAt(n)===32||e.charCodeAt(n)===9;)n++;
return n}
function digitsEnd(e,t){
let n=t;
for(;e.charCodeAt(n)>=48&&e.charCodeAt(n)<=57;)n++;
return n}
function unitEnd(e,t,n){
let r=n!==void 0&&e.startsWith(n,t)?t+n.length:t;
for(;e.charCodeAt(r)>32&&e.charCodeAt(r)<127;)r++;
return r}
function lineEnd(e,t){
let n=e.charCodeAt(t);
return n===10?t+1:n===13&&e.charCodeAt(t+1)===10?t+2:-1}
var Gathering=class{
samples=[];
configs=new Map;
last;
valuesOf(e,t,n){
if(this.last?.config!==e){
let t=within(this.configs,JSON.stringify(Object.entries(e)),newMap);
this.last={config:e,benchmarks:t}}
let r=within(this.last.benchmarks,t,newMap);
return within(r,n,()=>{
let r=[];
return this.samples.push({benchmark:t,config:e,unit:n,values:r}),r})}
addAll(e){
for(let{config:t,benchmark:n,unit:r,value:i}of e)this.valuesOf(t,n,r).push(i)}};
function gather({measurements:e,units:t,failures:n,refused:r,unread:i=[]}){
let a=new Gathering;
return a.addAll(e),{samples:a.samples,units:t,failures:n,refused:r,unread:i}}
function newMap(){
return new Map}
const prefix=`Benchmark`,probe=`Probe%20`;
var GoSamples=class{
gathering=new Gathering;
units=new Map;
failures=[];
refused=[];
unread=[];
line=0;
unended=[];
other;
config={};
areEncoded=!1;
name=``;
rows=[];
pairs=[];
nameEnd=0;
write(e){
let t=e.lastIndexOf(`
`)+1;
if(t===0){
this.unended.push(e);
return}
let n=this.unended.join(``);
this.unended=t<e.length?[e.slice(t)]:[],this.read(n+e.slice(0,t))}
end(){
let e=this.unended.join(``);
e!==``&&this.read(`${e}\n`),this.endOther(!0);
let{units:t,failures:n,refused:r,unread:i}=this;
return{samples:this.gathering.samples,units:t,failures:n,refused:r,unread:i}}
read(e){
let t=-1,n=this.line;
for(let r=0;r<e.length;){
let i=this.readPlain(e,r);
i>=0&&t>=0&&this.readOther(e.slice(t,r),n),i>=0&&this.endOther(),i>=0&&!(this.areEncoded&&e.slice(r,i).includes(`%`))?(this.take(e.slice(r+9,this.nameEnd)),t=-1,r=i):((i>=0||t<0)&&(t=r,n=this.line),r=e.indexOf(`
`,r)+1),this.line++}
t>=0&&this.readOther(e.slice(t),n)}
readPlain(e,t){
if(!e.startsWith(prefix,t))return-1;
let n=t+9;
for(this.nameEnd=n,e.startsWith(this.name,n)&&(this.nameEnd+=this.name.length);e.charCodeAt(this.nameEnd)>32&&e.charCodeAt(this.nameEnd)<127;)this.nameEnd++;
return readPairs(e,this.nameEnd,this.pairs)}
take(e){
e!==this.name&&(this.name=` ${e}`.slice(1),this.rows=[]);
for(let[e,{unit:t,value:n}]of this.pairs.entries()){
let{unit:r,factor:i}=tidy(t),a=this.rows[e];
a?.[0]!==t&&(a=[t,this.gathering.valuesOf(this.config,this.name,r)],this.rows[e]=a),a[1].push(n*i)}}
readOther(e,t){
if(!this.other){
let e=Object.entries(this.config).map(([e,t])=>`${e}: ${t}\n`);
this.areEncoded&&e.unshift(`${namesKey}: ${namesEncoded}\n`),this.other=openGoBelow(t-e.length,this.units),this.other.write(e.join(``))}
this.other.write(e)}
endOther(e=!1){
if(!this.other)return;
e||this.other.write(`${prefix}${probe} 1 1 probe\n`);
let{measurements:t,failures:n,refused:r,unread:i=[]}=this.other.end();
if(this.other=void 0,this.failures.push(...n),this.refused.push(...r),this.unread.push(...i),this.gathering.addAll(e?t:t.slice(0,-1)),e)return;
let{config:a,benchmark:o}=t.at(-1);
this.config=a,this.areEncoded=o!==probe,this.rows=[]}};
function inputsIn(e){
let t=new Map;
return e.map(n=>{
let r=n.indexOf(`=`);
if(r>=0)return{label:n.slice(0,r),path:n.slice(r+1)};
if(e.indexOf(n)===e.lastIndexOf(n))return{label:n,path:n};
let i=t.get(n)??0;
return t.set(n,i+1),{label:`${n}#${i}`,path:n}})}
function formatFor(e){
if(e===`auto`)return null;
let t=formatNamed(e);
if(t)return t;
let n=[anyFormat,...formatNames].join(`, `);
throw new Misconfigured(`--format: "${e}" is not one of ${n} (or text and csv, for the report).`)}
async function readInput({label:e,path:t},n,r){
let i=t===`-`?`standard input`:t,a=await readPieces(t,i,n,r);
if(a.samples.length>0)return{label:e,path:i,...a};
let o=a.unread.map(({line:e,text:t,why:n})=>`${t}" (line ${e}: ${n})`),s=[...a.failures,...a.refused].map(e=>`${e}"`).concat(o)[0],c=s===void 0?``:`, but says "${s}`;
throw new CouldNotMeasure(`${i} has no benchmark results${c}. Give what a benchmark run printed.`)}
async function readPieces(e,t,n,r){
let i,a={...goFormat,open:()=>{
let e=new GoSamples;
return{write:t=>e.write(t),end:()=>(i=e.end(),{...i,measurements:some(i.samples)})}}},o=e=>e===goFormat?a:e,s=new Recogniser(formats.map(o),r&&o(r));
try{
let r=e===`-`?``:resolve(n,e),a={highWaterMark:2**16},o=createReadStream(r,e===`-`?{...a,fd:0,autoClose:!1}:a);
for await(let e of textOf(o))s.write(e);
let c=s.end();
if(s.problem!==null)throw new CouldNotMeasure(`${t} ${s.problem}`);
return i??gather(c)}catch(e){
throw e instanceof Unreadable?new CouldNotMeasure(`${t} could not be read: ${e.message}`):e instanceof Error&&`syscall`in e?new Misconfigured(`${t} could not be read (${e.message}). Name a file of benchmark results.`):e}}
async function*textOf(e){
let t,n=Buffer.alloc(0);
for await(let r of e){
if(t){
yield t.decode(r,{stream:!0});
continue}
if(n=Buffer.concat([n,r]),n.length<2)continue;
let e=n.readUInt16BE();
t=new TextDecoder(e===65534?`utf-16le`:e===65279?`utf-16be`:`utf-8`),yield t.decode(n,{stream:!0})}
yield t?t.decode():n.toString()}
function some(e){
return e.slice(0,1).map(({values:e,...t})=>({...t,iterations:0,value:e[0]??NaN}))}
const valued={alpha:`0.05`,confidence:`0.95`,"delta-test":`utest`,correction:`holm`,outliers:`none`,threshold:`5%`,sort:`none`,format:`auto`,filter:`*`,table:`.config`,row:`.fullname`,col:`.file`,ignore:``,split:``,"fail-on":`regression`},switches=[`geomean`,`no-geomean`,`intervals`,`strict`,`norange`,`csv`,`markdown`,`json`],flags=Object.fromEntries([...Object.keys(valued).map(e=>[e,{type:`string`}]),...switches.map(e=>[e,{type:`boolean`}])]);
function readOptions(e){
let{values:t,words:n}=readFlags(asOurs(e),flags,`benchgate compare`),r=e=>{
let n=t[e];
return typeof n==`string`?n:valued[e]},i=e=>({flag:`--${e}`,text:r(e)}),a=r(`format`),o=a===`csv`||a===`text`,s=[`csv`,`markdown`,`json`].filter(e=>t[e]||a===e);
if(s.length>1)throw new Misconfigured(`--${s.join(` and --`)} cannot be combined. Choose one form of the report.`);
if(n.length===0)throw new Misconfigured(`compare: no file was given. Give at least one, such as old.txt new.txt, or - for standard input.`);
return{inputs:n,format:o?valued.format:a,output:s[0]??`text`,sort:oneOf(`sort`,r(`sort`),[`none`,`name`,`delta`,`-name`,`-delta`]),geomean:!t[`no-geomean`],ranges:t.norange!==!0,failOn:oneOf(`fail-on`,r(`fail-on`),failOns),terms:{alpha:share(`alpha`,r(`alpha`)),confidence:share(`confidence`,r(`confidence`)),test:testOf(r(`delta-test`)),correction:oneOf(`correction`,r(`correction`),[`none`,`holm`,`bh`]),outliers:oneOf(`outliers`,r(`outliers`),[`none`,`iqr`]),threshold:ratio(`threshold`,r(`threshold`)),strict:t.strict===!0,intervals:t.intervals===!0||s[0]===`json`},expressions:{filter:i(`filter`),table:i(r(`split`)===``?`table`:`split`),row:i(`row`),col:i(`col`),ignore:i(`ignore`)}}}
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
  --threshold 5%           a significant worsening of the median beyond this is a regression; with --strict it has to
                           be shown to exceed this, not merely to exist
  --fail-on regression     or missing (also where results are missing, refused or failed), inconclusive, never
  --intervals              shows each change with its interval (Hodges-Lehmann)
  --sort none              or name, delta (worst first), -name, -delta; --no-geomean
  --csv, --markdown, --json ("verdict" is pass, fail, inconclusive or nothing); --format NAME, if the format of
                           the files is not recognised
  --norange                CSV without the columns of intervals
  Flags may have a single dash, as in benchstat: -alpha, -filter, -format csv; -split is its old name for -table.

Exit status: 0 nothing regressed, 1 a regression, 2 could not read or compare, 3 inconclusive: nothing regressed, but
something is missing in a later file, a result could not be read, a later file reports failures, or no benchmark has
enough values to show any difference. The last line says what was counted.
`;
async function run(e,t){
let n=readOptions(e),{terms:r,output:i}=n,{files:a,grids:o,rules:s,refused:c}=await readGrids(n,t),l=compareSamples(o,s,r).map(e=>n.geomean?e:{...e,totals:[]}).map(e=>sortRows(e,n.sort)),u=conclude(l,a,c),{stdout:d,stderr:f}=t;
if(i===`csv`){
let{text:e,notes:t}=compareCsv(l,n.ranges);
d.write(e);
for(let e of t)f.write(`${e}\n`)}else i===`markdown`?d.write(compareMarkdown(l)):i===`json`?d.write(compareJson(l,r,u)):d.write(compareText(l,shownOn(t)));
if(u.verdict===`nothing`&&columnsOf(l)>1)throw new CouldNotMeasure(whyNothing(u.missing));
let p=[...missingLines(u.missing).map(e=>`warning: ${e}`),...conclusionLines(u,r)];
for(let e of p)f.write(`${e}\n`);
return statusOf(u,n.failOn)}
async function readGrids({inputs:e,format:t,expressions:n},{folder:r,stderr:i}){
let a={filter:acceptBy(parseFilter(n.filter)),table:parseProjection(n.table),row:parseProjection(n.row),column:parseProjection(n.col),ignore:parseProjection(n.ignore)},o=formatFor(t),s=[];
for(let t of inputsIn(e)){
let e=await readInput(t,r,o);
for(let n of complaintsOf(e))i.write(`warning: ${visible(`${t.path}: ${n}`)}\n`);
s.push(e)}
let c=refusedIn(s);
for(let e of refusedLines(c))i.write(`warning: ${e}\n`);
let l=tabulate(s,a);
if(l.length===0)throw new CouldNotMeasure(`nothing matches ${n.filter.text}. Give a wider --filter.`);
return{files:s.map(({label:e,failures:t})=>({label:e,failures:t})),grids:l,rules:unitRulesOf(s),refused:c}}
function complaintsOf({failures:e}){
return e.length===0?[]:[`${e.length===1?`a line`:`${e.length} lines`} of a failure, such as "${e[0]}"`]}
function columnsOf(e){
return new Set(e.flatMap(({columns:e})=>e.map(e=>JSON.stringify(e)))).size}
function shownOn({stdout:e,env:t}){
let n=paintFor(e,t),r={regressed:`red`,improved:`green`,changed:`yellow`,suspect:`yellow`};
return{width:terminalWidth(e),paint:(e,t)=>{
let i=r[e];
return i?n(i,t):t}}}
export{flags,run,usage};