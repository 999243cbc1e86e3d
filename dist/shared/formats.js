import{$ as numbersAt,Dr as tidy,G as parseJson,J as at,K as readJson,Kt as nearest,Q as numberAt,R as goFormat,W as isEmptyList,X as keysAt,Y as entriesAt,Z as listAt,_r as median$1,at as isCoarse,ct as readSeconds,dt as secondsPerOp,et as stringify,fi as escapeControls,ft as ungrouped,gt as cleaning,it as someLine,kr as usualDirection,lt as refuseCoarse,mt as Unreadable,nt as nothingResembles,ot as readDecimal,pt as Readings,q as readValues,rt as readLines,st as readPerSecond,tt as textAt,ut as scale,wi as Misconfigured,wt as cleaned}from"./basics.js";
const quantifier=/([*+?])(\??)|\{(\d+)(,?)(\d*)\}(\??)/uy,opening=/\((?:\?(?:<([^=!>][^>]*)>|(:)|([\s\S]{1,2})))?/uy,edge=/[\^$]|\\[bB]/uy,backReference=/\\(?:[1-9]|k)/uy,character$1=/\[(?:\\.|[^\]\\])*\]|\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[dD][89aAbB]..\\u[dD][c-fC-F]..|u....|x..|c.|.)|./suy;
function compilePattern(e,t){
let n=n=>new Misconfigured(`${t}: "${e}" ${n}`);
try{
new RegExp(e,`u`)}catch(e){
throw n(`is no regular expression (${e instanceof Error?e.message.replace(/^.*\/u?: /su,``):``}). It is read as JavaScript reads one with the flag u: a backslash stands only before letters with a meaning and before ^ $ \\ . * + ? ( ) [ ] { } | and /.`)}
let r=new Reader(e,n),i=r.alternatives(),a=[];
if(i(a),a.push({kind:`done`}),a.length>500)throw n(`is too long: it makes ${a.length} steps, and 500 are the most. Shorten it.`);
return{steps:a,groups:r.groups}}
var Reader=class{
groups=[];
at=0;
text;
refuse;
constructor(e,t){
this.text=e,this.refuse=t}
alternatives(){
let e=this.sequence();
for(;this.text[this.at]===`|`;)this.at++,e=either(e,this.sequence());
return e}
sequence(){
let e=[];
for(;this.at<this.text.length&&!`|)`.includes(this.text[this.at]??``);)e.push(this.term());
return t=>{
for(let n of e)n(t)}}
term(){
let[e]=this.take(edge)??[];
if(e!==void 0)return t=>t.push({kind:`edge`,of:e});
let t=this.text[this.at]===`(`?this.group():this.character(),[n,r,i,a,o,s,c]=this.take(quantifier)??[];
if(n===void 0)return t;
let l=r===void 0?Number(a):+(r===`+`),u={"?":1,"*":1/0,"+":1/0}[r??``]??(s===``?o===``?l:1/0:Number(s));
return this.repeated(t,l,u,(i??c)===`?`)}
group(){
let[,e,,t]=this.take(opening)??[];
if(t!==void 0)throw this.refuse(`has "(?${t}", which is not supported: nothing can look ahead or behind, and no flags be set. Write what the line has from its beginning.`);
let n=e===void 0?-1:2*(this.groups.push(e)-1),r=this.alternatives();
return this.at++,n<0?r:e=>{
e.push({kind:`mark`,slot:n}),r(e),e.push({kind:`mark`,slot:n+1})}}
character(){
if(this.take(backReference))throw this.refuse(`refers back to a group, which is not supported. Write out what stands there.`);
let[e=``]=this.take(character$1)??[],t=remembered(e);
return e=>e.push({kind:`character`,fits:t})}
repeated(e,t,n,r){
return i=>{
let a=()=>{
if(i.length>500)throw this.refuse(`is too long: 500 steps are the most. Repeat less.`);
e(i)},o=e=>{
let t={kind:`fork`,first:i.length+1,second:0};
i.push(t),a(),e(),t.second=i.length,r&&([t.first,t.second]=[t.second,t.first])};
for(let e=0;e<t;e++)a();
if(n===1/0){
let e=i.length;
o(()=>i.push({kind:`jump`,to:e}))}else{
let e=t=>{
t>0&&o(()=>e(t-1))};
if(n-t>500)throw this.refuse(`is too long: 500 steps are the most. Repeat less.`);
e(n-t)}}}
take(e){
e.lastIndex=this.at;
let t=e.exec(this.text);
return t&&(this.at+=t[0].length),t}};
function either(e,t){
return n=>{
let r={kind:`fork`,first:n.length+1,second:0};
n.push(r),e(n);
let i={kind:`jump`,to:0};
n.push(i),r.second=n.length,t(n),i.to=n.length}}
function remembered(e){
if(/^[^.[\\]$/u.test(e))return t=>t===e;
let t=RegExp(`^${e}$`,`u`),n=new Map;
return e=>{
let r=n.get(e);
if(r!==void 0)return r;
let i=t.test(e);
return n.set(e,i),i}}
function match({steps:e,groups:t},n){
let r=e[0],i=r?.kind===`edge`&&r.of===`^`,a=new Int32Array(e.length).fill(-1),o=null,s=[],c=0,l=(t,r,i)=>{
if(a[r]===c)return;
a[r]=c;
let o=e[r];
o?.kind===`jump`?l(t,o.to,i):o?.kind===`fork`?(l(t,o.first,i),l(t,o.second,i)):o?.kind===`mark`?l(t,r+1,i.with(o.slot,c)):o?.kind===`edge`?isEdge(n,c,o.of)&&l(t,r+1,i):t.push({step:r,marks:i})},u=Array(2*t.length).fill(-1);
for(;;){
o!==null||c!==0&&i||l(s,0,u);
let t=c<n.length?String.fromCodePoint(n.codePointAt(c)??0):null;
c+=t?.length??0;
let r=[];
for(let{step:n,marks:i}of s){
let a=e[n];
if(a?.kind===`done`){
o=i;
break}
t!==null&&a?.kind===`character`&&a.fits(t)&&l(r,n+1,i)}
if(t===null||r.length===0&&(o!==null||i))break;
s=r}
return o&&textsOf(t,o,n)}
function isEdge(e,t,n){
if(n===`^`)return t===0;
if(n===`$`)return t===e.length;
let r=t=>/\w/.test(e[t]??``);
return r(t-1)!==r(t)==(n===`\\b`)}
function textsOf(e,t,n){
let r=new Map;
for(let[i,a]of e.entries()){
let[e=-1,o=-1]=t.slice(2*i,2*i+2);
e>=0&&o>=e&&r.set(a,n.slice(e,o))}
return r}
const keys=[`lines`,`name-column`,`value-column`,`unit-column`,`unit`,`better`],columnKeys=keys.filter(e=>e.endsWith(`-column`));
function describesFormat(e){
return/^\s*[\w-]+[ \t]*:/.test(e)}
function ownFormat(e){
let t=keyed(e),n={unit:t.get(`unit`)??null,better:betterOf(t.get(`better`))},r=t.get(`lines`),i=columnKeys.find(e=>t.has(e));
if(r!==void 0&&i!==void 0)throw wrong(`"lines" and "${i}" do not go together. Leave one of them out.`);
if(r===void 0&&i===void 0)throw wrong(`say where results are: "lines: REGEXP", or "name-column: …" and "value-column: …".`);
return r===void 0?ofColumns({name:required(t,`name-column`),value:required(t,`value-column`),unit:t.get(`unit-column`)??null},n):ofLines(compilePattern(r,`format: lines`),n)}
function ofLines(e,t){
let{groups:n}=e,r=[`name`,`value`,`unit`],i=n.length===0?`none`:n.map(e=>`(?<${e}>…)`).join(`, `),a=[`name`,`value`].find(e=>!n.includes(e));
if(a!==void 0)throw wrong(`lines: the group (?<${a}>…) is missing, and its groups are: ${i}. Put it around the ${a}.`);
let o=n.find(e=>!r.includes(e));
if(o!==void 0)throw wrong(`lines: the group (?<${o}>…) is not known. Groups are name, value and unit.`);
return refuseUnit(n.includes(`unit`),`the group (?<unit>…)`,t),own$1(`has no line that "lines" in "format" fits`,()=>readFitting(e,t))}
function ofColumns(e,t){
return refuseUnit(e.unit!==null,`"unit-column"`,t),own$1(`has no header with the columns ${Object.values(e).filter(e=>e!==null).map(e=>`"${e}"`).join(` and `)} in "format"`,()=>readColumns(e,t))}
function own$1(e,t){
return{name:`own`,claims:()=>!1,cuts:`nothing`,lacks:e,open:t}}
function refuseUnit(e,t,{unit:n,better:r}){
if(e&&n!==null)throw wrong(`unit: "${n}" and ${t} are both given. Leave one out.`);
if(!e&&n===null)throw wrong(`the unit is missing. Add a line such as "unit: ms", or ${t}.`);
if(n!==null&&r===null&&secondsPerOp(1,n)===null&&usualDirection(tidy(n).unit)===null)throw wrong(`unit: "${n}" can be better lower or higher. Add "better: lower" or "better: higher".`)}
function keyed(e){
let t=new Map;
for(let n of e.split(`
`).filter(e=>e.trim()!==``)){
let[,e=n.trim(),r=``]=/^\s*([\w-]+)[ \t]*:(.*)$/.exec(n)??[];
if(!keys.includes(e)){
let t=nearest(e,keys);
throw wrong(`"${e}" is not known. ${t===null?`Its keys are ${keys.join(`, `)}; each is a line "key: value".`:`Did you mean "${t}"?`}`)}
if(t.has(e))throw wrong(`"${e}" is given twice. Remove one of the two.`);
if(r.trim()===``)throw wrong(`"${e}" has no value. Give it one, or remove the line.`);
t.set(e,r.trim())}
return t}
function required(e,t){
let n=e.get(t);
if(n!==void 0)return n;
throw wrong(`"${t}" is missing. Add it, with the column as its header has it.`)}
function betterOf(e){
if(e===void 0||e===`lower`||e===`higher`)return e??null;
throw wrong(`better: "${e}" is not accepted. Give "lower" or "higher".`)}
function wrong(e){
return new Misconfigured(`format: ${e}`)}
const separators=[`,`,`;`,`	`];
function readColumns(e,t){
let n=new Readings,r=Object.values(e).filter(e=>e!==null),i=null,a=0;
return readLines({take:o=>{
a++;
let s=separators.map(e=>({separator:e,cells:cellsOf(o,e)??[]})).find(({cells:e})=>r.every(t=>e.includes(t)));
if(s&&(i=s),s||i===null)return!0;
let c=cellsOf(o,i.separator);
if(c===null)throw new Unreadable(`Line ${a} has a quote without its end.`);
if(c.length===1&&i.cells.length>1)return!0;
if(c.length!==i.cells.length)throw new Unreadable(`Line ${a} has ${c.length} cells, and the header has ${i.cells.length}. Let the tool write its table to a file of its own ("output").`);
let l=e=>e===null?null:c[i?.cells.indexOf(e)??-1]??null,u={name:l(e.name),value:l(e.value),unit:l(e.unit)};
return addOwn(n,u,t,`Line ${a}`),!0},resembling:nothingResembles,finish:()=>n.parsed()})}
function cellsOf(e,t){
let n=e.replace(/^\ufeff/,``),r=[];
for(let e=0;e<=n.length;e++){
let i=/[ ]*"((?:[^"]|"")*)"[ ]*/uy;
i.lastIndex=e;
let a=i.exec(n),o=a?n[i.lastIndex]:void 0;
if(a&&(o===void 0||o===t))r.push((a[1]??``).replaceAll(`""`,`"`)),e=i.lastIndex;else{
let i=n.indexOf(t,e),a=n.slice(e,i<0?n.length:i).trim();
if(a.startsWith(`"`))return null;
r.push(a),e=i<0?n.length:i}}
return r}
function readFitting(e,t){
let n=new Readings,r=0;
return readLines({take:i=>{
r++;
let a=i.length<=1e4?match(e,i):null,o=e=>a?.get(e)??null,s={name:o(`name`),value:o(`value`),unit:o(`unit`)};
return a&&addOwn(n,s,t,`Line ${r}`),a!==null},resembling:nothingResembles,finish:()=>n.parsed()})}
const grouped=/^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/;
function addOwn(e,t,n,r){
let i=t.name?.trim()??``,a=t.value?.trim()??``,o=(n.unit??t.unit)?.trim()??``;
if(i===``)throw new Unreadable(`${r} has no name. See that "format" takes it from there.`);
let s=readDecimal(grouped.test(a)?ungrouped(a):a);
if(s===null)throw new Unreadable(`${r}: the value of ${i}, "${a}", is no number. See that "format" takes it from there, without its unit.`);
if(o===``)throw new Unreadable(`${r} has no unit for ${i}. Print one, or say it in "format".`);
let c=secondsPerOp(s,o),l=c===null?o:`sec/op`;
n.better!==null&&e.declare(l,{better:n.better}),e.add(i,l,c??s)}
function outlines(e){
let t=[],n=/^[ \t\ufeff]*[[{]/gm;
for(let r=n.exec(e);r;r=n.exec(e)){
let{paths:i,end:a}=pathsFrom(e,r.index);
i.length>0&&t.push(i),n.lastIndex=a}
return t}
function pathsFrom(e,t){
let n=[],r=[];
for(let i=t;i<e.length&&n.length<2e3;i++){
let t=e[i],a=r.at(-1);
if(t===`"`){
let t=endOfString(e,i);
a&&!a.list&&/^\s*:/.test(e.slice(t+1,t+20))&&(a.key=e.slice(i+1,t),r.length<=4&&n.push(r.map(({list:e,key:t})=>e?`[]`:t))),i=t}else if(t===`{`||t===`[`)r.push({list:t===`[`,key:``});else if((t===`}`||t===`]`)&&(r.pop(),r.length===0))return{paths:n,end:i+1}}
return{paths:n,end:e.length}}
function endOfString(e,t){
for(let n=t+1;n<e.length;n++)if(e[n]===`\\`)n++;else if(e[n]===`"`)return n;
return e.length}
function hasPath(e,...t){
return e.some(e=>e.length===t.length&&e.every((e,n)=>e===t[n]))}
function eitherFormat(e,t,n,r=`times and labels`){
return{name:e,cuts:r,claims:e=>t.claims(e)||n.claims(e),claimsLines:e=>n.claims(e),open:()=>new EitherReader(t,n)}}
var EitherReader=class{
data;
lines;
parts=new PartReader(e=>this.ask(e));
kind=null;
reader=null;
held=``;
constructor(e,t){
this.data=e,this.lines=t}
write(e){
this.reader?this.reader.write(e):(this.held+=e,this.parts.write(e),(this.kind||this.held.length>=sought)&&this.begin())}
end(){
return this.reader||this.parts.end(),(this.reader??this.begin()).end()}
ask(e){
this.data.claims(cleaned(e,`times and labels`))?this.kind??=this.data:this.lines.claims(e)&&(this.kind??=this.lines)}
begin(){
let e=this.kind??(/^\s*[[{<]/.test(cleaned(this.held.slice(0,65536),`times and labels`))?this.data:this.lines),t=e===this.data?cleaning(e.open(),`times and labels`):e.open();
return this.reader=t,t.write(this.held),this.held=``,t}};
const asked=65536,sought=4*2**20;
var PartReader=class{
take;
rest=``;
taken=0;
constructor(e){
this.take=e}
write(e){
let t=sought-this.taken;
if(!(t<=0))for(this.taken+=e.length,this.rest+=e.slice(0,t);this.rest.length>=asked;){
let e=this.rest.slice(0,asked);
this.rest=this.rest.slice(secondHalf(e)),this.take(e)}}
end(){
this.rest!==``&&this.take(this.rest),this.rest=``}};
function secondHalf(e){
let t=e.length/2;
return e.indexOf(`
`,t)+1||t}
const one=eitherFormat(`asv`,{claims:claimsAsvFile,open:readAsvFiles},{claims:claimsAsvLines,open:readAsvLines}),asv={...one,open:()=>{
let e=readAsvFiles(),t=one.open();
return{file:n=>{
t=e,e.file(n)},write:e=>t.write(e),end:()=>t.end()}}};
function claimsAsvFile(e){
return outlines(e).some(e=>hasPath(e,`commit_hash`)&&hasPath(e,`env_name`))}
function readAsvFiles(){
let e=[],t=()=>readValues(`asv`,t=>e.push(t)),n=t();
return{file:()=>{
n.end(),n=t()},write:e=>n.write(e),end:()=>(n.end(),parse(e))}}
function parse(e){
let t=new Readings(`Let asv measure one commit on one machine, and give each benchmark a name of its own.`),n=e.filter(e=>listAt(e,`result_columns`)&&entriesAt(e,`results`));
if(n.length===0)throw new Unreadable(`There are no asv results in these files. Set output to .asv/results/**/*.json, and run asv with --set-commit-hash.`);
let r=t=>e.map(e=>textAt(e,t,`unit`)).find(e=>e!==null),i=new Set(n.map(environmentOf));
for(let e of n){
let n=i.size>1?` [${environmentOf(e)}]`:``,a=(listAt(e,`result_columns`)??[]).map(stringify);
for(let[i,o]of entriesAt(e,`results`)??[])addBenchmark$2(i,n,o,a,r(i)??usualUnit(i),t)}
return t.parsed()}
function environmentOf(e){
return textAt(e,`env_name`)??``}
function addBenchmark$2(e,t,n,r,i,a){
let o=e=>listAt(n)?.[r.indexOf(e)],s=(listAt(o(`params`))??[]).map(e=>(listAt(e)??[]).map(stringify)),c=listAt(n)===null?[n]:listAt(o(`result`))??[o(`result`)],l=units$3.get(i)??i;
for(let[n,r]of c.entries()){
let i=e+shown(s,n)+t,c=numberAt(r);
if(r==null)a.failBenchmark(i,`failed`);else if(c!==null&&!Number.isNaN(c)){
l===`B`&&a.declare(`B`,{better:`lower`});
let e=e=>numberAt(listAt(o(e))?.[n])??0,t=e(`stats_repeat`);
a.add(i,l,c,{iterations:e(`stats_number`)*t,samples:t})}}}
const units$3=new Map([[`seconds`,`sec/op`],[`bytes`,`B`],[``,`value`]]);
function usualUnit(e){
let[,t]=/(?:^|\.)(time|timeraw|mem|peakmem|track)_?[^.]*$/i.exec(e)??[];
return t===`time`||t===`timeraw`?`seconds`:t===`mem`||t===`peakmem`?`bytes`:``}
function shown(e,t){
if(e.length===0)return``;
let n=t;
return`(${e.toReversed().map(e=>{
let t=e[n%e.length];
return n=Math.trunc(n/e.length),t}).toReversed().join(`, `)})`}
const result$7=/^\[ *[\d.]+%\] (?:·+|-+) ([A-Za-z_]\w*(?:\.\w+)+) +(\S{1,60})$/,environment=/^\[ *[\d.]+%\] (?:·+|-+) Benchmarking (\S+)$/;
function claimsAsvLines(e){
return someLine(e,result$7)}
function readAsvLines(){
let e=[],t=``;
return readLines({take:n=>{
t=environment.exec(n.trimEnd())?.[1]??t;
let[,r,i]=result$7.exec(n.trimEnd())??[];
return r===void 0||i===void 0?!1:(e.push({name:r,value:i,environment:t}),!0)},resembling:/\d%\] (?:·+|-+) \S.* [\d.]+(?:±|[num\u00b5\u03bc]?s\b)/,finish:()=>{
let t=new Readings(`Let asv measure one commit on one machine.`),n=new Set(e.map(e=>e.environment));
for(let{name:r,value:i,environment:a}of e)add$4(t,r,n.size>1?`${r} [${a}]`:r,i);
return t.parsed()}})}
function add$4(e,t,n,r){
if(r===`failed`&&e.failBenchmark(n,`failed`),/^(failed|n\/a|skipped)$/.test(r))return;
if(r===`ok`)throw new Unreadable(`The benchmark ${n} has parameters, which asv prints as a table. Set output to .asv/results/**/*.json, and run asv with --set-commit-hash.`);
let[,i=``,a=``]=/^([-+\d.e]+?)(?:±[\d.e]+)?([^\d.±]*)$/.exec(r)??[],o=readSeconds(i,a),s=readDecimal(i,3*Math.max(prefixes$2.indexOf(a),0));
(/(^|\.)time(raw)?_?[^.]*$/i.test(t)||/^([nμµum]s|s)$/.test(a))&&o!==null?e.add(n,`sec/op`,o):/(^|\.)(peak)?mem_?[^.]*$/i.test(t)&&s!==null?(e.declare(`B`,{better:`lower`}),e.add(n,`B`,s)):s!==null&&e.add(n,prefixes$2.includes(a)?`value`:a,s)}
const prefixes$2=[``,`k`,`M`,`G`,`T`],autocannon={name:`autocannon`,claims:e=>outlines(e).some(e=>hasPath(e,`pipelining`)&&hasPath(e,`latency`,`p97_5`)&&hasPath(e,`non2xx`)),open:()=>readJson(`autocannon`,`an object with "requests" and "latency", as --json prints it`,take$11)};
function take$11(e,t){
let[n,r]=[numberAt(e,`requests`,`mean`),numberAt(e,`latency`,`mean`)],i=textAt(e,`title`)||pathOf$1(textAt(e,`url`));
if(n===null||r===null||i===null)return!1;
t.declare(`ops/s`,{better:`higher`}),t.add(i,`ops/s`,n),t.add(`${i} latency`,`sec/op`,scale(Math.max(r,finest),-3));
for(let[n,r]of failures){
let a=numberAt(e,n)??0;
a>0&&t.fail(`${i}: ${a} ${r}`)}
return!0}
const finest=1,failures=[[`errors`,`requests failed`],[`timeouts`,`requests timed out`],[`mismatches`,`answers had another body than expected`],[`non2xx`,`answers had a status other than 2xx`]];
function pathOf$1(e){
return e===null?null:e.replace(/^\w+:\/\/[^/]*/,``)||`/`}
const benchee={name:`benchee`,claims:e=>outlines(e).some(e=>hasPath(e,`[]`,`run_time_data`,`statistics`)&&hasPath(e,`[]`,`job_name`)),open:()=>readJson(`benchee`,`the list that Benchee.Formatters.JSON writes`,isEmptyList,{path:[],kind:`list`,take:take$10})};
function take$10(e,t){
let n=textAt(e,`name`),r=textAt(e,`input_name`),i=r===null||r===`__no_input`?n:`${n}/${r}`;
if(n===null||i===null)throw new Unreadable(`A scenario of Benchee has no "name".`);
let a=t=>numberAt(e,t,`statistics`,`median`),o=t=>numberAt(e,t,`statistics`,`sample_size`),[s,c]=[a(`run_time_data`),a(`memory_usage_data`)];
if(s===null&&c===null)throw new Unreadable(`The scenario ${i} was not measured: it has no median of time or memory.`);
return s!==null&&t.add(i,`sec/op`,scale(s,-9),{samples:o(`run_time_data`)}),c!==null&&t.add(i,`B/op`,c,{samples:o(`memory_usage_data`)}),!0}
const result$6=/^(.*\S)?\s+([\d.]+|NaN|-?Infinity)([kMBTQ]?) +\(±\s*(?:[\d.]+|NaN|-?Infinity|-?Inf)%\) i\/s/,benchmarkIps=eitherFormat(`benchmark-ips`,{claims:claimsJson$5,open:readReports},{claims:e=>someLine(e,result$6),open:readPrinted},`times`);
function claimsJson$5(e){
return outlines(e).some(e=>hasPath(e,`[]`,`ips`)&&hasPath(e,`[]`,`name`))}
function readReports(){
return readJson(`benchmark-ips`,`the list that json! writes`,isEmptyList,{path:[],kind:`list`,take:take$9})}
function take$9(e,t){
let n=textAt(e,`name`),r=numberAt(e,`central_tendency`)??numberAt(e,`ips`);
if(n===null||r===null)throw new Unreadable(`A report (${n}) has no "name" or no "ips".`);
return add$3(t,n,r,numberAt(e,`iterations`)),!0}
function readPrinted(){
let e=new Readings,t=``;
return readLines({take:n=>{
let[,r=``,i,a=``]=result$6.exec(n)??[],o=i===void 0?null:readDecimal(i,3*prefixes$1.indexOf(a));
return o!==null&&add$3(e,r.trim()||t,o,null),t=n.trim(),o!==null},resembling:/(?:\d|NaN|Infinity)[kMBTQ]? +\(±/,finish:()=>e.parsed()})}
const prefixes$1=[``,`k`,`M`,`B`,`T`,`Q`];
function add$3(e,t,n,r){
e.declare(`i/s`,{better:`higher`}),e.add(t,`i/s`,n,{iterations:r})}
const result$5=/^(.+) x ([\d.,]+|Infinity|NaN) ops\/sec ±\s*[\d.,]+%(?: \((\d+) runs? sampled\))?$/,failed$2=/^\S.*?: (?:(?:[A-Z]\w*)?Error(?:: .*)?|(?:\w+: [^,]*,)*code: [A-Z][A-Z\d_]+(?:,.*)?)?$/,benchmarkJs={name:`benchmark.js`,claims:e=>someLine(e,result$5),claimsLines:e=>someLine(e,result$5),cuts:`times`,open:()=>{
let e=new Readings;
e.declare(`ops/s`,{better:`higher`});
let t=!1;
return readLines({take:n=>{
let[,r,i=``,a]=result$5.exec(n.trim())??[],o=readDecimal(ungrouped(i)),s=r!==void 0&&o!==null;
return s?e.add(r,`ops/s`,o,{samples:Number(a)}):failed$2.test(n)&&!(t&&n.endsWith(`: `))&&e.fail(n.endsWith(`: `)?`${n}it threw an error`:n),t=n.trim()===``,s},resembling:/\d ops\/sec/,finish:()=>e.parsed()})}},benchmarkDotNet={name:`benchmarkdotnet`,claims:e=>outlines(e).some(e=>hasPath(e,`HostEnvironmentInfo`,`BenchmarkDotNetVersion`)||hasPath(e,`HostEnvironmentInfo`)&&hasPath(e,`Benchmarks`,`[]`,`Method`)),open:()=>readJson(`benchmarkdotnet`,`an object with the list "Benchmarks", as --exporters json writes it`,(e,t)=>{
let n=listAt(e,`Benchmarks`)??[],r=new Set(n.map(jobOf));
for(let e of n)addBenchmark$1(nameOf$1(e)+(r.size>1?` (${jobOf(e)})`:``),e,t);
return at(e,`Benchmarks`)!==void 0})};
function nameOf$1(e){
let t=textAt(e,`FullName`);
if(t!==null)return t;
let n=textAt(e,`Method`);
if(n===null)throw new Unreadable(`A benchmark has neither "FullName" nor "Method".`);
let r=[textAt(e,`Namespace`),textAt(e,`Type`),n],i=textAt(e,`Parameters`);
return r.filter(Boolean).join(`.`)+(i?`(${i})`:``)}
function jobOf(e){
let[,t=``]=/^.*?: (.+?)(?:\(| \[|$)/s.exec(textAt(e,`DisplayInfo`)??``)??[];
return t}
function addBenchmark$1(e,t,n){
let r=numberAt(t,`Statistics`,`Median`);
if(r===null){
n.failBenchmark(e,`it has no statistics, so it could not be run`);
return}
let i=numberAt(t,`Statistics`,`N`)??numbersAt(t,`Statistics`,`OriginalValues`)?.length;
n.add(e,`sec/op`,scale(r,-9),{iterations:iterationsOf(t),samples:i});
let a=numberAt(t,`Memory`,`BytesAllocatedPerOperation`);
a!==null&&n.add(e,`B/op`,a)}
function iterationsOf(e){
return(listAt(e,`Measurements`)??[]).filter(e=>textAt(e,`IterationMode`)===`Workload`&&textAt(e,`IterationStage`)===`Result`).reduce((e,t)=>e+(numberAt(t,`Operations`)??0),0)}
const bmf={name:`bmf`,claims:e=>outlines(e).some(isBmf),open:()=>readJson(`bmf`,`an object of benchmarks, with objects of measures in them, or lists of objects with "measures"`,e=>entriesAt(e)?.length===0,{path:[],kind:`object`,take:take$8})};
function take$8(e,t,n){
let r=listAt(e);
r===null&&addMeasures(t,n,e);
for(let e of r??[]){
if(entriesAt(e,`measures`)===null)throw new Unreadable(`An entry of ${n} has no "measures".`);
addMeasures(t,n+parametersOf(e),at(e,`measures`))}
return!0}
function parametersOf(e){
return[...entriesAt(e,`parameters`)??[]].sort(([e],[t])=>e<t?-1:1).map(([e,t])=>`/${e}=${stringify(t)}`).join(``)}
function addMeasures(e,t,n){
for(let[r,i]of entriesAt(n)??[]){
let n=(entriesAt(i)??[]).filter(([e])=>!/^(lower|upper)_value$/.test(e)),a=numberAt(i,`value`);
if(a!==null)addMeasure(e,t,r,a);else if(n.length===0)throw new Unreadable(`The measure ${r} of ${t} has no "value".`);else for(let[a]of n){
let n=numberAt(i,a);
if(n===null)throw new Unreadable(`The measure ${r} of ${t} has no number as "${a}".`);
addMeasure(e,`${t} ${a}`,r,n)}}}
function isBmf(e){
if(isVersion1(e))return!0;
let t=e.filter(e=>e.length===3);
return!e.some((t,n)=>t.length>3||t.includes(`[]`)||t.length<3&&e[n+1]!==void 0&&e[n+1]?.length!==t.length+1)&&t.length>0&&t.every(e=>/^(lower_|upper_)?value$/.test(e[2]??``))}
function isVersion1(e){
let t=e.filter(e=>e.length===3).map(e=>e[2]);
return!e.some(e=>e.length>1&&e[1]!==`[]`)&&t.includes(`measures`)&&t.every(e=>e===`measures`||e===`parameters`)}
function addMeasure(e,t,n,r){
let{unit:i,power:a,better:o}=measures.get(n)??{unit:n,power:0,better:null};
e.declare(i,{better:o}),e.add(t,i,scale(r,a))}
const measures=new Map([[`latency`,{unit:`sec/op`,power:-9,better:`lower`}],[`throughput`,{unit:`ops/s`,power:0,better:`higher`}],[`build-time`,{unit:`sec`,power:0,better:`lower`}],[`file-size`,{unit:`B`,power:0,better:`lower`}],[`instructions`,{unit:`instructions`,power:0,better:`lower`}],[`estimated-cycles`,{unit:`estimated-cycles`,power:0,better:`lower`}],[`total-accesses`,{unit:`total-accesses`,power:0,better:`lower`}],[`ram-accesses`,{unit:`ram-accesses`,power:0,better:`lower`}],[`ram-hits`,{unit:`ram-hits`,power:0,better:`lower`}]]),result$4=/^test (.*\S)\s+\.\.\. bench:\s+([\d.,]+) ([^\s\d]\S*) \(\+\/- [\d.,]+\)(?: = [\d.,]+ MB\/s)?$/,failed$1=/^test .+ \.\.\. FAILED$/,event=/^\{ ?"type": ?"(?:bench",|test",.*"event": ?"failed")/,cargoBench={name:`cargo-bench`,claims:e=>[result$4,failed$1,event].some(t=>someLine(e,t)),claimsLines:e=>someLine(e,result$4)||someLine(e,event),open:()=>{
let e=new Readings(`Run each target in a gate of its own (cargo bench --bench NAME), or give each benchmark a name of its own.`);
return readLines({take:t=>{
let n=t.trimEnd(),r=failed$1.test(n);
if(r&&e.fail(n),event.test(n))return addEvent(parseJson(n),e);
let[,i,a,o]=result$4.exec(n)??[];
return i===void 0||a===void 0||o===void 0?r:add$2(e,i,ungrouped(a),o)},resembling:/\bbench:\s+\d|"type": ?"bench"/,finish:()=>e.parsed()})}};
function add$2(e,t,n,r){
let[,i,a]=/^(.+?)(\/iter)?$/.exec(r)??[],o=a&&i?readSeconds(n,i):null,s=readDecimal(n);
return o===null?s!==null&&(a&&e.declare(r,{better:`lower`}),e.add(t,r,s)):(refuseCoarse(e,t,n,i??r,`Let each iteration do more work, or have more digits written: libtest does with -Z unstable-options --format json, and criterion in target/criterion/**/new/*.json.`),e.add(t,`sec/op`,o)),o!==null||s!==null}
function addEvent(e,t){
let n=textAt(e,`name`);
if(n===null)return!1;
let r=textAt(e,`event`)===`failed`;
r&&t.fail(`test ${n} ... FAILED`);
let i=numberAt(e,`median`);
return i===null?r:add$2(t,n,String(i),`ns/iter`)}
function attributeOf(e,t){
let[,n=``]=RegExp(`\\s${t}="([^"]*)"`).exec(e)??[];
return n.replace(/&(?:(lt|gt|quot|apos|amp)|#(\d{1,7})|#x([\da-f]{1,6}));/gi,(e,t,n,r)=>t===void 0?character(e,n??`0x${r}`):entities.get(t)??e)}
function character(e,t){
return Number(t)<=1114111?String.fromCodePoint(Number(t)):e}
const entities=new Map([[`lt`,`<`],[`gt`,`>`],[`quot`,`"`],[`apos`,`'`],[`amp`,`&`]]),catch2=eitherFormat(`catch2`,{claims:claimsCatch2Xml,open:readCatch2Xml},{claims:claimsCatch2Lines,open:readCatch2Lines},`times`),heading$4=/^benchmark name\s+samples\s+iterations\s+(?:est|mean$)/,rule=/^-{20,}$/,extents=/^(.*\S)?\s+(\d+)\s+(\d+)\s+[\d.]+ \S+$/,short=/^(\s*)(\d+)\s+(\d+)\s+([\d.e+-]+) (\S+)/,mean=/^\s+([\d.e+-]+) (\S+)\s+[\d.e+-]+ \S+\s+[\d.e+-]+ \S+$/;
function claimsCatch2Lines(e){
return someLine(e,heading$4)}
function readCatch2Lines(){
let e=new Readings,t={place:`outside`,path:[],width:0,isShort:!1,name:``,samples:0,iterations:0};
return readLines({take:n=>take$7(n.trimEnd(),t,e),resembling:/\S.*\s\d+\s+\d+\s+[\d.]+ (?:ns|us|ms|s)\b/,finish:()=>e.parsed()})}
function take$7(e,t,n){
if(rule.test(e))t.place===`title`?t.place=`body`:t.place===`head`?Object.assign(t,{place:`rows`,name:``}):Object.assign(t,{place:`title`,path:[]});else if(heading$4.test(e))Object.assign(t,{place:`head`,width:e.indexOf(`samples`),isShort:e.endsWith(`mean`)});else if(t.place===`title`)t.path.push(e.trim());else if(t.place===`rows`)takeRow(e,t,n);else return!1;
return!0}
function takeRow(e,t,n){
let r=e=>[...t.path,`${t.name} ${e}`.trim()].join(` > `),i=rowOf$2(e,t),[,a,o]=mean.exec(e)??[],s=failureIn$1(e);
if(i){
let e=`${t.name} ${i.name}`.trim();
t.name=e.length<longestName?e:i.name,Object.assign(t,{samples:i.samples,iterations:i.samples*i.iterations}),i.time!==void 0&&(addMean(r(``),i.time,i.unit,t,n),t.name=``)}else s?(n.failBenchmark(r(s.before),s.message),t.name=``):a===void 0?e===``?t.name=``:e.length<=t.width&&t.name.length<longestName&&(t.name+=`${t.name===``?``:` `}${e.trim()}`):addMean(r(``),a,o,t,n)}
function rowOf$2(e,{isShort:t,width:n}){
let r=t?n-5:0,[,i=``,a,o,s,c]=(t?short:extents).exec(e.slice(r))??[];
return a===void 0?null:{name:(e.slice(0,r)+i).trim(),samples:Number(a),iterations:Number(o),time:s,unit:c}}
function addMean(e,t,n=``,r,i){
let a=r.samples>0?readSeconds(t,n):null;
a!==null&&i.add(e,`sec/op`,a,r),r.samples=0}
const longestName=2e4;
function failureIn$1(e){
let t=e.lastIndexOf(`Benchmark failed (`);
return t<0||!e.endsWith(`)`)?null:{before:e.slice(0,t),message:e.slice(t+18,-1)}}
const element$1=/<(\/?)(TestCase|Section|BenchmarkResults|mean|failed)((?:\s+\w+="[^"]*")*)\s*(\/?)>/g,root$1=/^<Catch2?(TestRun)? /,rootEnd=/^<\/Catch2?(TestRun)?>/;
function claimsCatch2Xml(e){
return someLine(e,root$1)}
function readCatch2Xml(){
let e=new Readings,t=[],n={},r=!1;
return readLines({take:i=>{
root$1.test(i)&&(r=!0),rootEnd.test(i)&&(r=!1);
for(let[,r,a=``,o=``,s]of i.matchAll(element$1)){
let i=e=>attributeOf(o,e);
if(a===`mean`){
let r=readDecimal(i(`value`),-9);
r!==null&&e.add(t.join(` > `),`sec/op`,r,n)}else if(a===`failed`)e.failBenchmark(t.join(` > `),i(`message`));else if(r===`/`)t.pop();else if(s!==`/`){
t.push(i(`name`));
let e=Number(i(`samples`));
n={samples:e,iterations:e*Number(i(`iterations`))}}}
return!0},resembling:nothingResembles,finish:()=>{
if(r)throw new Unreadable(`This XML (catch2) is cut off: its first element has no end. Let the tests run to their end.`);
return e.parsed()}})}
const criterion={name:`criterion`,claims:e=>claimsCriterionFile(e)||claimsCriterionLines(e),claimsLines:claimsCriterionLines,cuts:`times`,open:()=>{
let e=new Readings,t=new CriterionFiles,n=e=>readValues(`criterion, ${e}`,n=>t.take(e,n)),r=()=>readCriterionLines(e),i=r(),a=[],o=()=>a.push(...i.end().unread??[]);
return{file:e=>{
o(),i=/(^|\/)(benchmark|estimates|sample|tukey)\.json$/.test(e)?n(e):r()},write:e=>i.write(e),end:()=>(o(),t.addTo(e),a.length===0?e.parsed():{...e.parsed(),unread:a})}}};
function claimsCriterionFile(e){
return outlines(e).some(e=>hasPath(e,`group_id`)&&hasPath(e,`full_id`)||hasPath(e,`sampling_mode`)&&hasPath(e,`times`)||hasPath(e,`mean`,`point_estimate`)&&hasPath(e,`median`,`point_estimate`))}
var CriterionFiles=class{
folders=new Map;
take(e,t){
let n=e.slice(0,Math.max(e.lastIndexOf(`/`),0)),r=this.folders.get(n)??{name:null,samples:null,median:null,iterations:0};
this.folders.set(n,r),r.name??=textAt(t,`full_id`);
let i=numbersAt(t,`iters`),a=numbersAt(t,`times`);
i&&a&&i.length===a.length&&(r.samples=a.map((e,t)=>e/(i[t]??NaN)),r.iterations=i.reduce((e,t)=>e+t,0)),numberAt(t,`std_dev`,`point_estimate`)!==null&&e.endsWith(`/estimates.json`)&&(r.median??=numberAt(t,`median`,`point_estimate`))}
addTo(e){
for(let[t,n]of this.folders){
let r=n.samples?median$1([...n.samples]):n.median;
if(r===null||isOld(t,this.folders))continue;
if(n.name===null)throw new Unreadable(`${t} has times, and no benchmark.json that names them. Set output to target/criterion/**/new/*.json.`);
let i=n.samples?.length;
e.add(n.name,`sec/op`,scale(r,-9),{iterations:n.iterations,samples:i})}}};
function isOld(e,t){
let n=e.replace(/[^/]*$/,`new`);
return n!==e&&t.has(n)}
const value=`(\\d[\\d.,]*) ([^\\s\\d[\\]][^\\s[\\]]*(?: [^\\s\\d[\\]][^\\s[\\]]*)*)`,result$3=RegExp(`^(.*\\S)?\\s+time:\\s+\\[${value} ${value} ${value}\\]$`),strange=/^(.*\S)?\s+time: {3}\[[^%[]*\]$/,message=/^(?:[^{"]* )?(\{"reason":"(?:benchmark|group)-complete".*)$/;
function claimsCriterionLines(e){
return someLine(e,result$3)||someLine(e,message)}
function readCriterionLines(e){
let t=``;
return readLines({take:n=>{
let r=message.exec(n)?.[1];
r!==void 0&&readMessage(parseJson(r),e);
let i=n.trimEnd(),[,a=``,,,o,s]=result$3.exec(i)??[];
if(o!==void 0&&s!==void 0)add$1(e,a===``?t:a,ungrouped(o),s,{});else if(strange.test(i))throw new Unreadable(`criterion printed "${escapeControls(i.trim())}", which has no unit after the values. Let the formatter of the measurement write one.`);
return t=n.trim(),r!==void 0||o!==void 0},resembling:/\btime: +\[\d[^%]*$|"reason": ?"benchmark-complete"/,finish:()=>e.parsed()})}
function readMessage(e,t){
let n=textAt(e,`id`),r=numberAt(e,`median`,`estimate`),i=textAt(e,`median`,`unit`);
if(n===null||r===null||i===null)return;
let a=numbersAt(e,`iteration_count`)??[],o=a.reduce((e,t)=>e+t,0);
add$1(t,n,String(r),i,{iterations:o,samples:a.length})}
function add$1(e,t,n,r,i){
let a=readSeconds(n,r);
a===null?(e.declare(r,{better:`lower`}),e.add(t,r,readDecimal(n)??NaN,i)):e.add(t,`sec/op`,a,i)}
const customSmallerIsBetter=customFormat(`customSmallerIsBetter`,`lower`),customBiggerIsBetter=customFormat(`customBiggerIsBetter`,`higher`);
function customFormat(e,t){
return{name:e,claims:()=>!1,open:()=>readJson(e,`a list of objects with "name", "unit" and "value"`,isEmptyList,{path:[],kind:`list`,take:(e,n)=>take$6(e,t,n)})}}
function take$6(e,t,n){
let r=textAt(e,`name`),i=numberAt(e,`value`)??readDecimal(textAt(e,`value`)??``);
if(r===null||i===null)throw new Unreadable(`A benchmark (${r}) has no "name", or no number as "value".`);
let a=textAt(e,`unit`)??``,o=secondsPerOp(i,a),s=o===null?a:`sec/op`;
return n.declare(s,{better:t}),n.add(r,s,o??i),!0}
const result$2=/^(\S.*)\((RunTime|RunTimeRaw|CodeSize)\): ([\d.e+-]+|NaN|Infinity) ?(us|ms|ns|s|bytes)\.?$/,dart={name:`dart`,claims:e=>someLine(e,result$2),claimsLines:e=>someLine(e,result$2),cuts:`times`,open:()=>{
let e=new Readings;
return e.declare(`B`,{better:`lower`}),readLines({take:t=>{
let[,n,r,i=``,a=``]=result$2.exec(t.trimEnd())??[];
if(n===void 0)return!1;
let o=r===`CodeSize`?readDecimal(i):readSeconds(i,a),s=r===`RunTimeRaw`?`${n}(${r})`:n;
return o!==null&&e.add(s,r===`CodeSize`?`B`:`sec/op`,o),o!==null},resembling:/\((?:RunTime|RunTimeRaw|CodeSize)\):/,finish:()=>e.parsed()})}};
function fileNames(e,t){
let n=t===void 0?null:partsOf(t),r=e=>n!==null&&e.length>n.length&&n.every((t,n)=>e[n]===t),i=e.map(partsOf).filter(e=>!r(e)),[a=[]]=i,o=a.slice(0,-1),s=o.findIndex((e,t)=>i.some(n=>n.length<=t+1||n[t]!==e)),c=s<0?o.length:s,l=new Map;
for(let e of i)l.set(e.at(-1)??``,(l.get(e.at(-1)??``)??0)+1);
return e=>{
let t=partsOf(e);
if(r(t))return t.slice(n?.length).join(`/`);
let i=t.at(-1)??``;
return l.get(i)===1?i:t.slice(c).join(`/`)}}
function partsOf(e){
return e.split(/[\\/]/)}
const deno={name:`deno`,claims:e=>outlines(e).some(e=>hasPath(e,`benches`,`[]`,`origin`)&&hasPath(e,`benches`,`[]`,`baseline`)),open:e=>readJson(`deno`,`an object with the list "benches", as deno bench --json prints it`,(t,n)=>{
let r=listAt(t,`benches`),i=e=>pathOf(textAt(e,`origin`)??``),a=fileNames([...new Set((r??[]).map(i))],e);
for(let e of r??[])addBench(a(i(e)),e,n);
return r!==null}),namesInFilters:e=>[e.split(` > `).at(-1)??e]};
function pathOf(e){
let[,t]=/^file:\/\/(?:\/(?=[A-Za-z]:))?(.*)$/s.exec(e)??[];
if(t===void 0)return e;
try{
return decodeURIComponent(t)}catch{
return t}}
function addBench(e,t,n){
let r=[e,textAt(t,`group`),textAt(t,`name`)].filter(e=>e!==null&&e!==``).join(` > `);
for(let e of listAt(t,`results`)??[]){
let t=numberAt(e,`ok`,`avg`),i=numberAt(e,`ok`,`n`);
if(at(e,`failed`)!==void 0)n.failBenchmark(r,textAt(e,`failed`,`exceptionMessage`)??`it failed`);else if(t===null)throw new Unreadable(`The benchmark ${r} has no "avg".`);else n.add(r,`sec/op`,scale(t,-9),{samples:i})}}
const heading$3=/^(.*\S)\s+fastest\s+│ slowest\s+│ median\s+│ mean\s+│ samples\s+│ iters$/,node=/^((?:│ {2}| {3})*)[├╰]─ (.*)$/,row$1=/[├╰]─ .* \d[\d.]* [num\u00b5\u03bc]?s(?:\s|$)/,benchmark=/^(.*\S)\s{2,}\S+ \S+$/,divan={name:`divan`,claims:e=>someLine(e,heading$3),claimsLines:e=>someLine(e,heading$3),open:()=>{
let e=new Readings,t=[],n={what:``,rows:0};
return readLines({take:r=>{
let i=heading$3.exec(r.trimEnd())?.[1];
if(i!==void 0&&t.splice(0,t.length,i),i!==void 0||t.length===0)return i!==void 0;
let[,a=``,o]=node.exec(r)??[],[s=``,,c=``,,l,u]=columns(o??r);
if(o===void 0){
let i=s.endsWith(`:`)?s.slice(0,-1):void 0;
return n=i===void 0?{...n,rows:n.rows+1}:{what:i,rows:0},n.what===`alloc`&&addAllocated$1(e,t.join(`::`),c,n.rows),n.what!==``||!r.includes(`─`)}
n={what:``,rows:0};
let[,d=s]=benchmark.exec(s)??[];
t.splice(1+a.length/3,t.length,d);
let[f=``,p=``]=c.split(` `),m=readSeconds(f,p),h={iterations:Number(u),samples:Number(l)};
return m!==null&&e.add(t.join(`::`),`sec/op`,m,h),m!==null},resembling:row$1,finish:()=>e.parsed()})}};
function columns(e){
return e.split(`│`).slice(-6).map(e=>e.trim())}
function addAllocated$1(e,t,n,r){
let[i=``,a=``]=n.split(` `),o=readDecimal(i);
if(o===null)return;
r===1&&e.add(t,`allocs/op`,o);
let s=sizes.get(a);
r===2&&s!==void 0&&e.add(t,`B/op`,o*s)}
const sizes=new Map([[`B`,1],...[`K`,`M`,`G`,`T`].flatMap((e,t)=>[[`${e}B`,1e3**(t+1)],[`${e}iB`,1024**(t+1)]])]),googleBenchmark=eitherFormat(`google-benchmark`,{claims:claimsJson$4,open:openJson},{claims:claimsGoogleTable,open:readGoogleTable},`times`);
function claimsJson$4(e){
return outlines(e).some(e=>hasPath(e,`context`,`num_cpus`)||hasPath(e,`context`,`library_build_type`))}
function openJson(){
let e=[];
return readJson(`google-benchmark`,`an object with "context" and the list "benchmarks"`,(t,n)=>!isEmptyList(at(t,`benchmarks`))||at(t,`context`)===void 0?!1:(take$5(e,n),e=[],!0),{path:[`benchmarks`],kind:`list`,take:t=>(e.push(rowOf$1(t)),!0)})}
function rowOf$1(e){
let t=textAt(e,`name`)??``,n=textAt(e,`run_name`)??t,r=at(e,`error_occurred`)===!0;
return{name:t,runName:n===t?t:n,type:typeOf(at(e,`run_type`)),isMean:textAt(e,`aggregate_name`)===`mean`,real:numberAt(e,`real_time`),cpu:numberAt(e,`cpu_time`),unit:textAt(e,`time_unit`)??`ns`,iterations:numberAt(e,`iterations`),threads:numberAt(e,`threads`),counters:countersOf(e),error:r?textAt(e,`error_message`)??`error_occurred`:null,isSkipped:at(e,`skipped`)!==void 0}}
function typeOf(e){
return e===void 0?null:e===`iteration`?e:`aggregate`}
function countersOf(e){
let t=null;
for(let n of keysAt(e)){
if(known.has(n))continue;
let r=at(e,n);
typeof r==`number`&&(t??=[],t.push([n,r]))}
return t??none}
const none=[];
function take$5(e,t){
let n=e.filter(({type:e})=>e===`iteration`),r=e.filter(({type:e})=>e===null),i=[...n,...plainRuns(r)],a=repeatedIn(e);
for(let e of i)addRow$1(e,a.has(e.name),t);
let o=e.filter(({isMean:e})=>e);
if(o.length===0)return;
let s=new Set(i.map(({runName:e})=>e)),c=o.find(({runName:e})=>!s.has(e));
if(c!==void 0)throw asAggregatesOnly(c.runName)}
function addRow$1(e,t,n){
let{name:r,real:i,cpu:a,unit:o,iterations:s,counters:c}=e;
if(e.error!==null&&n.failBenchmark(r,e.error),!(e.error!==null||e.isSkipped)){
if(i===null||a===null)throw new Unreadable(`The benchmark ${r} has no "real_time" or no "cpu_time".`);
e.threads===1&&!/\/manual_time(\/|$)/.test(r)&&n.claim((s??0)*(readSeconds(i,o)??0)),addTime(n,r,{real:i,cpu:a,unit:o,iterations:s,isRepeated:t}),addCounters(n,r,c,{iterations:s,isRepeated:t})}}
const known=new Set(`name run_name run_type family_index per_family_instance_index repetitions repetition_index threads iterations real_time cpu_time time_unit`.split(` `));
function decidingTime(e,{real:t,cpu:n}){
return/\/(real_time|manual_time)(\/|$)/.test(e)?t:n}
function addTime(e,t,{real:n,cpu:r,unit:i,...a}){
let o=readSeconds(decidingTime(t,{real:n,cpu:r}),i);
if(o===null)throw new Unreadable(`The benchmark ${t} has the time ${n}, ${r} ${i}, which cannot be read.`);
addValue(e,t,`sec/op`,o,a)}
function addCounters(e,t,n,r){
for(let[i,a]of n){
let{unit:n,better:o}=units$2.get(i)??{unit:ownUnit(i),better:null};
e.declare(n,{better:o}),addValue(e,t,n,a,r)}}
function addValue(e,t,n,r,{iterations:i,isRepeated:a}){
a?e.addRepetition(t,n,r,{iterations:i}):e.add(t,n,r,{iterations:i})}
const units$2=new Map([[`bytes_per_second`,{unit:`B/s`,better:`higher`}],[`items_per_second`,{unit:`items/s`,better:`higher`}],[`allocs_per_iter`,{unit:`allocs/op`,better:`lower`}],[`max_bytes_used`,{unit:`max-B`,better:`lower`}]]);
function ownUnit(e){
return e===``||e.includes(`/`)?`counter:${e}`:e}
function repeatedIn(e){
return new Set(e.filter(({name:e})=>e.endsWith(`_mean`)).map(({name:e})=>e.slice(0,-5)))}
const aggregate=/_(mean|median|stddev|cv|min|max|BigO|RMS)$/;
function plainRuns(e){
let t=new Set(e.map(({name:e})=>e)),n=(e,...n)=>n.every(n=>t.has(e+n)),r=({name:e})=>{
let t=e.replace(aggregate,``);
return t!==e&&(n(t,`_mean`,`_median`,`_stddev`)||n(t,`_BigO`,`_RMS`))},i=e.filter(e=>!r(e)),a=new Set(i.map(({name:e})=>e)),o=e.find(e=>e.name.endsWith(`_mean`)&&r(e)&&!a.has(e.name.slice(0,-5)));
if(o)throw asAggregatesOnly(o.name.slice(0,-5));
return i}
function asAggregatesOnly(e){
return new Unreadable(`The benchmark ${e} has only aggregates of its repetitions. Leave out --benchmark_report_aggregates_only (or ReportAggregatesOnly), or repetitions: a run is repeated here anyway.`)}
const heading$2=/^(?:\S.*\s)?Benchmark\s+Time\s+CPU\s+Iterations(|\s.*)$/,result$1=/^(\S+(?: +\S+)*?)\s+([\d.e+-]+) (ns|us|ms|s)\s+([\d.e+-]+) (?:ns|us|ms|s)\s+(\d+)(?:\s+(.*))?$/,number=`(-?(?:[\\d.]+(?:e[+-]?\\d+)?|nan|inf))([kKMGTPEZYmunpfazy]?)(i?)(?:\\/s|s)?`,counter=RegExp(` ([^=]+)=${number}(?= |$)`,`gy`),cell=RegExp(`^${number}$`);
function claimsGoogleTable(e){
return someLine(e,heading$2)}
function readGoogleTable(){
let e=new Readings,t=[],n=[];
return readLines({take:r=>{
let i=heading$2.exec(r.trimEnd());
i&&(n=columnsOf(i[1]));
let a=failureIn(r);
a!==null&&e.failBenchmark(...a);
let[,o,s,c,l,u,d=``]=result$1.exec(r)??[];
return o!==void 0&&s!==void 0&&c!==void 0&&l!==void 0&&t.push({name:o,real:s,cpu:l,unit:c,iterations:Number(u),counters:d,columns:n}),o!==void 0||i!==null||a!==null||ofAggregates.test(r)},resembling:/\s{2}[\d.e+-]+ (?:ns|us|ms|s) {2,}\d/,finish:()=>{
let n=repeatedIn(t);
for(let r of plainRuns(t)){
let t={...r,isRepeated:n.has(r.name)};
refuseCoarse(e,t.name,decidingTime(t.name,t),t.unit,`Use --benchmark_format=json.`),addTime(e,t.name,t),addCounters(e,t.name,countersInTable(t),t)}
return e.parsed()}})}
const ofAggregates=/^\S.*_(?:BigO|RMS|cv)\s/;
function failureIn(e){
let t=e.indexOf(`ERROR OCCURRED: '`),n=e.slice(0,Math.max(t,0)).trimEnd();
return n===``||n.length===t||!e.endsWith(`'`)?null:[n,e.slice(t+17,-1)]}
function columnsOf(e=``){
return e.trim()===`UserCounters...`?[]:e.split(/\s{2,}| (?=\S{10})/).filter(e=>e!==``)}
function countersInTable({name:e,counters:t,columns:n}){
if(n.length===0){
let n=[...` ${t}`.matchAll(counter)],r=n.map(([,e=``])=>e);
if(` ${t}`.slice(n.reduce((e,[t])=>e+t.length,0)).includes(`=`)||r.some((e,t)=>t>0&&e<(r[t-1]??``)))throw new Unreadable(`What follows the times of ${e} ("${t}") may be counters or a label. Use --benchmark_format=json.`);
return n.map(([,e=``,...t])=>[e,scaled(e,t)])}
let r=t.split(/\s+/);
return n.map((t,n)=>{
let[,...i]=cell.exec(r[n]??``)??[];
if(i.length===0||t.includes(` `))throw new Unreadable(`The columns of counters of ${e} cannot be told apart. Use --benchmark_format=json, or leave out --benchmark_counters_tabular.`);
return[t,scaled(t,i)]})}
function scaled(e,[t=``,n=``,r=``]){
let i=prefixes.indexOf(n.replace(`K`,`k`))-smallest;
return(e===`bytes_per_second`||r!==``)&&i>0?Number(t)*1024**i:readDecimal(t,3*i)??NaN}
const prefixes=[`y`,`z`,`a`,`f`,`p`,`n`,`u`,`m`,``,`k`,`M`,`G`,`T`,`P`,`E`,`Z`,`Y`],smallest=prefixes.indexOf(``),gungraun=eitherFormat(`gungraun`,{claims:claimsJson$3,open:readGungraunJson},{claims:claimsGungraunLines,open:readGungraunLines});
function claimsJson$3(e){
return outlines(e).some(e=>hasPath(e,`module_path`)&&hasPath(e,`kind`))}
const count=/^ {2}([A-Z][\w /+-]*):\s+([\d.]+)\|/,below=/^ {2}(?:={7} |## |Comparison with |[A-Z][\w /+-]*:\s)/,otherCounts=/^ {2}(?:={7} |Comparison with )/,total=/^ {2}## Total/;
function claimsGungraunLines(e){
return someLine(e,/^(?: {2}|\| )(Instructions|Total bytes|Estimated Cycles|Ir):\s+[\d.]+\|/)}
function readGungraunLines(){
let e=new Readings,t=new GungraunHeading,n=new Map,r=null,i=new Set,a=()=>{
if(r!==null)for(let[t,a]of n)addCount(e,r,t,a,i);
n.clear()};
return readLines({take:e=>{
let o=ungridded(e);
if(!below.test(o))return t.take(o),!1;
let s=t.end();
(s!==null||otherCounts.test(o))&&a(),s!==null&&(r=s,i=new Set),total.test(o)&&n.clear();
let[,c,l]=count.exec(o)??[];
return c!==void 0&&l!==void 0&&!n.has(c)&&n.set(c,readDecimal(l)),!0},resembling:/\b(?:Instructions|Estimated Cycles|Total bytes|Ir): +\d[\d.]*\|/,finish:()=>(a(),e.parsed())})}
function ungridded(e){
return e.replace(/^\|[ =-]/,`  `)}
const named=/^[\w-]+(?:::[^\s:]+)+(?: .*)?$/,footer=/^- end of std(?:out|err)/;
var GungraunHeading=class{
first=null;
lines=[];
take(e){
named.test(e.trimEnd())?(this.first??=e,this.lines=[e]):footer.test(e)?this.lines=this.first===null?[]:[this.first]:this.lines.length>0&&this.lines.length<100&&this.lines.push(e)}
end(){
let e=this.lines.length===0?null:this.lines.join(`
`).trimEnd();
return this.first=null,this.lines=[],e}};
function readGungraunJson(){
return readJson(`gungraun`,`the summaries that --output-format=json prints`,(e,t)=>{
let n=textAt(e,`module_path`),r=listAt(e,`profiles`)??beforeGungraun(e);
if(n===null||r===null)return!1;
let i=textAt(e,`description`)??textAt(e,`details`),a=gungraunName(n,textAt(e,`id`),i),o=new Set;
for(let e of r)for(let[n,r]of totals(e))addCount(t,a,n,newValue(r),o);
return!0})}
function beforeGungraun(e){
let t=at(e,`callgrind_summary`,`callgrind_run`);
return t===void 0?null:[t]}
function totals(e){
let[t]=entriesAt(e,`summaries`,`total`,`summary`)??[];
return entriesAt(e,`data`,`total`,`metrics`)??entriesAt(t?.[1])??entriesAt(e,`total`,`summary`)??[]}
function newValue(e){
let t=listAt(e,`metrics`,`Both`),n=t?t[0]:at(e,`metrics`,`Left`);
return numberAt(e,`values`,`new`)??numberAt(n,`Int`)??numberAt(n,`Float`)??numberAt(n)}
const units$1=new Map([[`Ir`,`instructions`],[`Instructions`,`instructions`],[`EstimatedCycles`,`estimated-cycles`],[`Estimated Cycles`,`estimated-cycles`],[`TotalBytes`,`B/op`],[`Total bytes`,`B/op`],[`TotalBlocks`,`allocs/op`],[`Total blocks`,`allocs/op`]]);
function addCount(e,t,n,r,i){
let a=units$1.get(n);
a===void 0||r===null||i.has(a)||(i.add(a),e.declare(a,{better:`lower`,assume:`exact`}),e.add(t,a,r))}
function gungraunName(e,t,n){
let r=t===null?``:` ${t}`;
return n===null||n===``?e+r:`${e}${r}:${n}`}
const hyperfine={name:`hyperfine`,claims:e=>outlines(e).some(e=>hasPath(e,`results`,`[]`,`command`)&&hasPath(e,`results`,`[]`,`mean`)),open:()=>readJson(`hyperfine`,`an object with the list "results", as --export-json writes it`,e=>isEmptyList(at(e,`results`)),{path:[`results`],kind:`list`,take:take$4})};
function take$4(e,t){
let n=textAt(e,`command`),r=n+(entriesAt(e,`parameters`)??[]).map(([e,t])=>`/${e}=${stringify(t)}`).join(``),i=numbersAt(e,`times`)??[],a=numberAt(e,`median`)??numberAt(e,`mean`);
if(n===null||i.length===0&&a===null)throw new Unreadable(`A result (${r}) has no "command", or neither "times" nor "median".`);
return t.addSamples(r,`sec/op`,i,1),i.length===0&&a!==null&&t.add(r,`sec/op`,a),t.claim(i.reduce((e,t)=>e+t,0)),t.ended(r,(listAt(e,`exit_codes`)??[]).map(statusOf)),!0}
function statusOf(e){
return typeof e==`number`?e:null}
const jmh={...eitherFormat(`jmh`,{claims:claimsJson$2,open:()=>readJson(`jmh`,`the list that -rf json writes`,isEmptyList,{path:[],kind:`list`,take:take$3})},{claims:claimsJmhTable,open:readJmhTable}),openPrinted:readJmhFailures,namesInFilters:e=>[e.replace(/[/:].*/s,``)]};
function claimsJson$2(e){
return outlines(e).some(e=>hasPath(e,`[]`,`jmhVersion`)||hasPath(e,`[]`,`benchmark`)&&hasPath(e,`[]`,`mode`))}
function take$3(e,t){
if(at(e,`primaryMetric`)===void 0)return!1;
let n=textAt(e,`benchmark`),r=textAt(e,`mode`);
if(n===null||r===null)throw new Unreadable(`A result has no "benchmark" or no "mode".`);
if(isOfSwift(e))return addOfSwift(e,t),!0;
let i=n+(entriesAt(e,`params`)??[]).map(([e,t])=>`/${e}=${stringify(t)}`).join(``);
addMetric$1(i,r,at(e,`primaryMetric`),t);
for(let[n,a]of entriesAt(e,`secondaryMetrics`)??[])/^·?gc\.alloc\.rate\.norm$/.test(n)?addAllocated(i,a,t):/^\w+$/.test(n)&&isOwnMetric(a,e)&&addMetric$1(`${i}:${n}`,r,a,t);
return!0}
function addMetric$1(e,t,n,r){
let i=textAt(n,`scoreUnit`),a=(listAt(n,`rawData`)??[]).map(e=>numbersAt(e)).flatMap(e=>e??[]),o=numberAt(n,`scorePercentiles`,`50.0`)??numberAt(n,`score`),s=a.length>0?a:o===null?[]:[o];
if(i===null||s.length===0)throw new Unreadable(`The benchmark ${e} has no score, or no unit.`);
addJmh(r,e,t,s,i)}
function isOwnMetric(e,t){
let n=textAt(e,`scoreUnit`);
return n===null||n===textAt(t,`primaryMetric`,`scoreUnit`)||isOwnScore(n)}
function addAllocated(e,t,n){
let r=numberAt(t,`scorePercentiles`,`50.0`);
r!==null&&n.add(e,`B/op`,r)}
function addJmh(e,t,n,r,i){
let a=n===`sample`||n===`ss`?`${t}:${n}`:t,[o=``,s=``]=i.split(`/`),c=o===`ops`;
if(!c&&s!==`op`){
e.addSamples(a,i,r.map(Number));
return}
c&&e.declare(`ops/s`,{better:`higher`});
let l=r.map(e=>{
let t=c?readPerSecond(e,s):readSeconds(e,o);
if(t===null)throw new Unreadable(`The benchmark ${a} is in ${i}, which is not a unit that JMH writes.`);
return t});
e.addSamples(a,c?`ops/s`:`sec/op`,l)}
function isOwnScore(e){
let[t=``,n=``]=e.split(`/`);
return t===`ops`?readSeconds(1,n)!==null:n===`op`?readSeconds(1,t)!==null:e===`#`}
const heading$1=/^Benchmark\s+((?:\(\S+\)\s+)*)Mode\s+(?:Cnt\s+)?Score\s+(?:Error\s+)?Units$/,row=/^(\S+)\s(.*)\b(thrpt|avgt|sample|ss)\s+(?:\d+\s+)?(≈ ?)?([\d.,]+|10\S+|NaN)\s+(?:±\s+\S+\s+)?([^\s/]+\/[^\s/]+)$/;
function claimsJmhTable(e){
return someLine(e,heading$1)||someLine(e,/^# JMH version: \d/)}
const failure=/(?:^|: )(<failure>|<forked VM failed with exit code \d+>)$/;
function readJmhTable(){
let e=new Readings,t=failuresTo(e),n=null;
return readLines({take:r=>{
let i=r.trimEnd(),a=heading$1.exec(i);
return t(i),a&&(n=(a[1]??``).match(/(?<=\()[^)]+(?=\))/g)??[]),a!==null||n!==null&&readRow(i,n,e)},resembling:/^[^:·]+\s(?:thrpt|avgt|sample|ss)\s+\d|\s(?:thrpt|avgt|sample|ss)\s.*\d\s+(?:ops\/\w+|\w+\/op)$/,finish:()=>e.parsed()})}
function readJmhFailures(){
let e=new Readings,t=failuresTo(e);
return readLines({take:e=>(t(e.trimEnd()),!0),resembling:nothingResembles,finish:()=>e.parsed()})}
function failuresTo(e){
let t=new Set,n=``;
return r=>{
let[,i]=failure.exec(r)??[];
r.startsWith(`# Benchmark: `)?n=r.slice(13):r.startsWith(`# Parameters: `)?n+=` ${r.slice(14)}`:i!==void 0&&!t.has(n)&&(t.add(n),e.fail(`${n}: ${i}`))}}
function readRow(e,t,n){
let[,r=``,i=``,a,o,s,c]=row.exec(e)??[];
if(a===void 0||s===void 0||c===void 0)return!1;
let[,l=``,u=``]=/^([^:]*):?(.*)$/.exec(r)??[],d=l+namedParameters(t,i.trim()),f=e=>isOf(l,e)?d:`${d}:${e}`;
if(a===`sample`){
let[,e=``]=median.exec(u)??[u];
median.test(u)&&addScore(n,f(e),a,s,c)}else if(/^·?gc\.alloc\.rate\.norm$/.test(u))n.add(d,`B/op`,norm(s,o));else if(/^\w*$/.test(u)&&(u===``||isOwnScore(c))){
if(o!==void 0)throw new Unreadable(`The score of ${d} is only about ${s} ${c}. ${advice$1}`);
addScore(n,f(u),a,s,c)}
return!0}
const advice$1=`Set a smaller -tu, or have it written with -rf json.`;
function addScore(e,t,n,r,i){
refuseCoarse(e,t,decimal(r),i,advice$1),addJmh(e,t,n,[decimal(r)],i)}
function norm(e,t){
return t===void 0?Number(decimal(e)):0}
const median=/^(?:(\w+)[·:])?p0\.50$/;
function isOf(e,t){
return t===``||e===t||e.endsWith(`.${t}`)}
function decimal(e){
let t=e.match(/[.,]/g)??[],n=t.at(-1),r=t.length>1&&t.every(e=>e===n);
if(n===void 0||r)return e.replaceAll(/[.,]/g,``);
let i=e.lastIndexOf(n);
return`${e.slice(0,i).replaceAll(/[.,]/g,``)}.${e.slice(i+1)}`}
function namedParameters(e,t){
let n=t===``?[]:t.split(/\s+/);
return n.length===e.length?n.map((t,n)=>t===`N/A`?``:`/${e[n]}=${t}`).join(``):n.length===0?``:`/${n.join(` `)}`}
const smallerIsBetter=/^(Malloc|Memory|Syscalls|Context switches|Threads|Bytes|Instructions$|Object allocs$|Retains$|Releases$|\(Alloc)/;
function isOfSwift(e){
return textAt(e,`primaryMetric`,`scoreUnit`)===`# / s`}
function addOfSwift(e,t){
let n=(textAt(e,`benchmark`)??``).replace(/^package\.benchmark\./,``),r=entriesAt(e,`secondaryMetrics`)??[];
for(let[e,i]of r){
let r=valuesOf(i),a=/^Time \((.*)\)$/.exec(e)?.[1];
a===void 0?(smallerIsBetter.test(e)&&t.declare(e,{better:`lower`}),t.addSamples(n,e,r)):t.addSamples(a===`wall clock`?n:`${n} (${a})`,`sec/op`,r.map(e=>scale(e,-6)))}
r.some(([e])=>e===`Time (wall clock)`)||(t.declare(`ops/s`,{better:`higher`}),t.addSamples(n,`ops/s`,valuesOf(at(e,`primaryMetric`))))}
function valuesOf(e){
let t=(listAt(e,`rawData`)??[]).flatMap(e=>numbersAt(e)??[]),n=numberAt(e,`score`);
return t.length>0||n===null?t:[n]}
const julia={name:`julia`,claims:e=>outlines(e).some(e=>hasPath(e,`[]`,`BenchmarkTools`)),open:()=>readJson(`julia`,`the list that BenchmarkTools.save writes`,(e,t)=>{
let[n,r]=listAt(e)??[];
if(at(n,`BenchmarkTools`)===void 0)return!1;
for(let e of listAt(r)??[])addTyped(e,[],t);
return!0})};
function addTyped(e,t,n){
let[r,i]=listAt(e)??[],a=textAt(r)?.replace(/^BenchmarkTools\./,``),o=t.join(`/`);
if(t.length>100)throw new Unreadable(`The groups are nested too deep: ${o.slice(0,100)}.`);
if(a===`BenchmarkGroup`)for(let[e,r]of entriesAt(i,`data`)??[])addTyped(r,[...t,e],n);else if(a===`Trial`)addTrial(o,i,n);else if(a===`TrialEstimate`)addEstimate(o,i,n);else throw new Unreadable(`${o||`The whole`} is a ${stringify(r).slice(0,100)}. Save the trials that run(suite) gives, or their median().`)}
function addTrial(e,t,n){
let r=numbersAt(t,`times`)??[];
if(r.length===0)throw new Unreadable(`The trial ${e} has no "times".`);
let i=numberAt(listAt(t,`params`)?.[1],`evals`)??0,a=r.map(e=>scale(e,-9));
n.addSamples(e,`sec/op`,a,i),addMemory(e,t,n)}
function addEstimate(e,t,n){
let r=numberAt(t,`time`);
if(r===null)throw new Unreadable(`The estimate ${e} has no "time".`);
n.add(e,`sec/op`,scale(r,-9)),addMemory(e,t,n)}
function addMemory(e,t,n){
let[r,i]=[numberAt(t,`memory`),numberAt(t,`allocs`)];
r!==null&&n.add(e,`B/op`,r),i!==null&&n.add(e,`allocs/op`,i)}
const k6={name:`k6`,claims:e=>outlines(e).some(e=>[`vus_max`,`iterations`,`data_sent`,`data_received`,`iteration_duration`].some(t=>hasPath(e,`metrics`,t))||claimsNewK6Summary(e)),open:()=>readJson(`k6`,`an object with "metrics", as --summary-export writes it`,(e,t)=>{
let n=fromNewK6Summary(e)??e,r=entriesAt(n,`metrics`);
for(let[e,n]of r??[])addMetric(e,n,t);
return r&&failChecks(at(n,`root_group`),t),r!==null})},left=/^(http_req_(blocked|connecting|tls_handshaking|sending|receiving|waiting)|data_(sent|received)|vus(_max)?|checks|dropped_iterations|.*\{expected_response:true\}$)(\{|$)/,time$1=/^(http_req_duration|iteration_duration|group_duration|ws_.*(duration|connecting|ping)|grpc_req_duration|browser_.*)(\{|$)/;
function addMetric(e,t,n){
if(failThresholds(e,t,n),left.test(e))return;
let r=at(t,`values`)??t,[i,a,o,s]=[numberAt(r,`rate`),numberAt(r,`count`),numberAt(r,`value`),numberAt(r,`passes`)],c=e.replace(/\{.*$/s,``);
if(o===null&&statisticsOf(r).length>0)addTrend(e,t,r,n);else if(a!==null)i!==null&&/^(http_reqs|iterations)$/.test(c)?addTo(n,e,`ops/s`,i,`higher`):addTo(n,e,`count`,a,null);else{
let t=i??o;
if(t===null)return;
c===`http_req_failed`?addTo(n,e,`failed-share`,t,`lower`):addTo(n,e,i===null&&s===null?`value`:`share`,t,null)}}
function statisticsOf(e){
let t=(entriesAt(e)??[]).map(([e])=>e),n=t.filter(e=>/^(med|p\([\d.]+\))$/.test(e)),r=[`avg`,`min`,`max`].find(e=>t.includes(e));
return n.length>0||r===void 0?n:[r]}
function addTrend(e,t,n,r){
let i=textAt(t,`contains`)===`time`||at(t,`contains`)===void 0&&time$1.test(e);
for(let t of statisticsOf(n)){
let a=numberAt(n,t);
a!==null&&(i?r.add(`${e} ${t}`,`sec/op`,scale(a,-3)):addTo(r,`${e} ${t}`,`value`,a,null))}}
function addTo(e,t,n,r,i){
e.declare(n,{better:i}),e.add(t,n,r)}
function failThresholds(e,t,n){
for(let[r,i]of entriesAt(t,`thresholds`)??[])(i===!0||at(i,`ok`)===!1)&&n.fail(`${e}: the threshold ${r} was crossed`)}
function failChecks(e,t,n=0){
for(let n of membersOf(e,`checks`)){
let[e,r]=[numberAt(n,`fails`)??0,numberAt(n,`passes`)??0],i=textAt(n,`path`)?.replace(/^::/,``)??textAt(n,`name`);
e>0&&t.fail(`check ${i}: failed ${e} of ${e+r} times`)}
if(n<100)for(let r of membersOf(e,`groups`))failChecks(r,t,n+1)}
function membersOf(e,t){
return listAt(e,t)??(entriesAt(e,t)??[]).map(([,e])=>e)}
function claimsNewK6Summary(e){
return hasPath(e,`config`,`execution`)&&hasPath(e,`config`,`script`)}
function fromNewK6Summary(e){
let t=listAt(e,`results`,`metrics`);
if(t===null)return null;
let n=numberAt(e,`config`,`duration`)??0,r=t.map(e=>{
let t=(entriesAt(e,`values`)??[]).map(([e,t])=>[e.replace(/^p([\d.]+)$/,`p($1)`),t]),r=textAt(e,`type`)===`counter`?numberAt(e,`values`,`count`):null,i=r!==null&&n>0?{rate:r/n}:{},a=textAt(e,`contains`);
return[textAt(e,`name`)??``,{contains:a,values:{...Object.fromEntries(t),...i}}]}),i=listAt(e,`results`,`checks`,`results`)??[];
return{metrics:Object.fromEntries(r),root_group:{checks:i}}}
const result=/^SUCCESS: (.*\S)\s+:\s+([\d.]+)([a-zµμ]+) \+\/-\s+[\d.]+% on \S/,failed=/^FAILED:\s+'/,luau={name:`luau`,claims:e=>someLine(e,result),claimsLines:e=>someLine(e,result),open:()=>{
let e=new Readings;
return readLines({take:t=>{
failed.test(t)&&e.fail(t.trim());
let[,n,r,i]=result.exec(t)??[];
if(n===void 0||r===void 0||i===void 0)return!1;
let a=readSeconds(r,i);
return a!==null&&e.add(n,`sec/op`,a),a!==null},resembling:/SUCCESS: .*\d/,finish:()=>e.parsed()})}},mitata={name:`mitata`,claims:e=>outlines(e).some(t=>isMitata(t,e)),open:()=>readJson(`mitata`,`an object with the list "benchmarks", as run({ format: 'json' }) prints it`,(e,t)=>{
let n=listAt(e,`benchmarks`),r=(listAt(e,`layout`)??[]).map(e=>textAt(e,`name`));
for(let e of n??[]){
let n=groupOf(e,r);
for(let r of listAt(e,`runs`)??[e])addRun(n===null?nameOf(e,r):`${n} > ${nameOf(e,r)}`,r,t)}
return n!==null})};
function isMitata(e,t){
let n=(...t)=>t.every(t=>hasPath(e,`benchmarks`,`[]`,t));
return hasPath(e,`layout`)&&hasPath(e,`benchmarks`)||n(`runs`)&&/"runs"\s*:\s*\[\s*\{\s*"(?:stats|error)"\s*:/.test(t)||n(`warmup`,`baseline`,`async`)}
function groupOf(e,t){
let n=textAt(e,`group`);
return n===null?t[numberAt(e,`group`)??-1]??null:n.startsWith(`$mitata_group`)?null:n}
function nameOf(e,t){
return(textAt(t,`name`)??textAt(e,`alias`)??``)+(entriesAt(t,`args`)??[]).filter(([t])=>!textAt(e,`alias`)?.includes(`$${t}`)).map(([e,t])=>`/${e}=${stringify(t)}`).join(``)}
function addRun(e,t,n){
let r=at(t,`error`);
if(r!==void 0){
n.failBenchmark(e,textAt(r,`message`)??stringify(r));
return}
let i=numberAt(t,`stats`,`p50`)??numberAt(t,`stats`,`avg`);
if(i===null)throw new Unreadable(`The benchmark ${e} has no "stats.p50".`);
let a=numbersAt(t,`stats`,`samples`)?.length;
n.add(e,`sec/op`,scale(i,-9),{iterations:numberAt(t,`stats`,`ticks`),samples:a})}
const nanobench=eitherFormat(`nanobench`,{claims:claimsJson$1,open:()=>readJson(`nanobench`,`an object with the list "results", as templates::json() renders it`,e=>isEmptyList(at(e,`results`)),{path:[`results`],kind:`list`,take:take$2})},{claims:claimsNanobenchTable,open:readNanobenchTable});
function claimsJson$1(e){
return outlines(e).some(e=>hasPath(e,`results`,`[]`,`median(elapsed)`))}
function take$2(e,t){
let n=nanobenchName(textAt(e,`title`)??``,textAt(e,`name`)??``,numberAt(e,`complexityN`)),r=numberAt(e,`median(elapsed)`),i=numberAt(e,`batch`)??1,a=textAt(e,`unit`)??`op`;
if(r===null)throw new Unreadable(`The benchmark ${n} has no "median(elapsed)".`);
let o=listAt(e,`measurements`)??[],s=o.reduce((e,t)=>e+(numberAt(t,`iterations`)??0),0);
return t.add(n,`sec/${a}`,r/i,{iterations:s,samples:o.length}),!0}
const time=/^(ns|us|ms|s)\/(.+)$/,scales=new Map([[`ns`,-9],[`us`,-6],[`ms`,-3],[`s`,0]]);
function claimsNanobenchTable(e){
return e.split(`
`).some(e=>headingOf(e)!==null)}
function nanobenchName(e,t,n){
let r=n===null||!(n>0)?``:`/complexityN=${n}`;
return(e===``?t:`${e} > ${t}`)+r}
function readNanobenchTable(){
let e=new Readings,t=null;
return readLines({take:n=>{
let r=headingOf(n);
t=r??t;
let i=rowOf(n.trimEnd());
return!t||!i?r!==null:addRow(t,cells$1(i.values),i.name,e)},resembling:/\| +[\d,]+\.\d+%? \| +[\d,.]+%? \|/,finish:()=>e.parsed()})}
const own=new Set([`relative`,`95% CI`,`complexityN`]),before=/^\|([^`]*)\| (?::wavy_dash: )?`/;
function rowOf(e){
let[t,n]=before.exec(e)??[];
if(t===void 0||n===void 0)return null;
let r=e.endsWith("`")?e.length-1:e.endsWith(`)`)?e.lastIndexOf("` (Unstable "):-1;
return r<t.length?null:{values:n,name:e.slice(t.length,r)}}
function headingOf(e){
if(!e.startsWith(`|`)||!e.includes(` total | `))return null;
let t=cells$1(e.slice(1)),n=t.findIndex(e=>time.test(e)),[,r=``,i=``]=time.exec(t[n]??``)??[],a=scales.get(r),o=t.indexOf(`total`);
return a===void 0||o<0?null:{columns:t,contexts:t.slice(0,n).filter(e=>!own.has(e)),power:a,unit:i,title:t.slice(o+1).join(`|`)}}
function addRow({columns:e,contexts:t,power:n,unit:r,title:i},a,o,s){
let c=t=>ungrouped(a[e.findIndex(t)]??``),l=a[e.indexOf(`complexityN`)],u=nanobenchName(i,o,l===void 0?null:readDecimal(ungrouped(l)));
if(t.length>0&&a.length>e.indexOf(`total`)+1)throw new Unreadable(`A context of the nanobench benchmark ${u} has | in it, so the columns cannot be told apart. Leave the | out.`);
let d=t.reduce((t,n)=>{
let r=a[e.indexOf(n)]??``;
return r===``?t:`${t}/${n}=${r}`},u),[f=``]=e.filter(e=>time.test(e)),p=c(e=>e===f),m=c(e=>e===`${r}/s`),h=readDecimal(p,n);
h!==null&&isCoarse(p)&&!isCoarse(m)?s.add(d,`sec/${r}`,1/Number(m)):h!==null&&(refuseCoarse(s,d,p,f.replace(/\/.*/,``),advice),s.add(d,`sec/${r}`,h));
let g=c(e=>e.startsWith(`ins/`)),_=readDecimal(g);
return _===null||(refuseCoarse(s,d,g,`instructions/${r}`,advice),s.declare(`instructions/${r}`,{better:`lower`}),s.add(d,`instructions/${r}`,_)),h!==null}
const advice=`Hide the instructions (performanceCounters(false)), or print templates::json().`;
function cells$1(e){
return e.split(`|`).map(e=>e.trim())}
const element=/<(\/?)(phpbench|benchmark|subject|variant|parameter-set|iteration|error)((?:\s+[\w:-]+="[^"]*")*)\s*\/?>/g,root=/^<phpbench /,phpbench={name:`phpbench`,claims:e=>someLine(e,root),claimsLines:e=>someLine(e,root),open,namesInFilters:e=>[e.replace(/\/.*/s,``)]};
function open(){
let e=new Readings(`Give each set of parameters a name of its own.`),[t,n,r]=[!1,``,``],i={set:``,revolutions:0,times:[]},a=()=>`${n}::${r}${i.set===``?``:`/${i.set}`}`,o=n=>{
n===`phpbench`&&(t=!1),n===`variant`&&e.addSamples(a(),`sec/op`,i.times,i.revolutions)},s=(o,s)=>{
if(o===`phpbench`)t=!0;else if(o===`benchmark`)n=s(`class`).replace(/^\\/,``);else if(o===`subject`)r=s(`name`);else if(o===`variant`)i={set:``,revolutions:Number(s(`revs`)),times:[]};else if(o===`parameter-set`)i.set=s(`name`);else if(o===`error`)e.failBenchmark(a(),s(`exception-class`));else{
let e=readDecimal(s(`time-avg`),-6);
if(e===null)throw new Unreadable(`An iteration of ${a()} has no "time-avg".`);
i.times.push(e)}};
return readLines({take:e=>{
for(let[,t,n=``,r=``]of e.matchAll(element))t===`/`?o(n):s(n,e=>attributeOf(r,e));
return!0},resembling:nothingResembles,finish:()=>{
if(t)throw new Unreadable(`This XML (phpbench) is cut off: its first element has no end. Let phpbench run to its end.`);
return e.parsed()}})}
const ofMitata=/"runs"\s*:\s*\[\s*\{\s*"(?:stats|error)"\s*:/,pyperf={name:`pyperf`,claims:e=>!ofMitata.test(e)&&outlines(e).some(e=>hasPath(e,`benchmarks`,`[]`,`runs`)&&!hasPath(e,`benchmarks`,`[]`,`alias`)),open:()=>readJson(`pyperf`,`an object with the list "benchmarks", as pyperf writes it with -o`,(e,t)=>{
let n=listAt(e,`benchmarks`);
for(let r of n??[])addBenchmark(r,e,t);
return n!==null})};
function addBenchmark(e,t,n){
let r=n=>textAt(e,`metadata`,n)??textAt(t,`metadata`,n),i=r(`name`);
if(i===null)throw new Unreadable(`A benchmark of pyperf has no name: give it one with --name.`);
let a=units.get(r(`unit`)??`second`);
if(a===void 0)throw new Unreadable(`The benchmark ${i} has the unit ${r(`unit`)}, which is not known.`);
let o=(listAt(e,`runs`)??[]).flatMap(e=>numbersAt(e,`values`)??[]);
if(o.length===0)throw new Unreadable(`The benchmark ${i} has no values.`);
a===`B`&&n.declare(`B`,{better:`lower`}),n.addSamples(i,a,o)}
const units=new Map([[`second`,`sec/op`],[`byte`,`B`],[`integer`,`value`]]),pytestBenchmark={name:`pytest-benchmark`,claims:e=>outlines(e).some(e=>hasPath(e,`machine_info`)&&hasPath(e,`commit_info`)),open:()=>readJson(`pytest-benchmark`,`an object with the list "benchmarks", as --benchmark-json writes it`,e=>isEmptyList(at(e,`benchmarks`)),{path:[`benchmarks`],kind:`list`,take:take$1}),namesInFilters:e=>[e.replace(/^[^[]*::/,``)]};
function take$1(e,t){
let n=textAt(e,`fullname`)??textAt(e,`name`),r=numberAt(e,`stats`,`median`);
if(n===null||r===null)throw new Unreadable(`A benchmark${n===null?``:` (${n})`} has no "fullname" or no "stats.median".`);
let i=numberAt(e,`stats`,`rounds`),a=(i??0)*(numberAt(e,`stats`,`iterations`)??0);
t.add(n,`sec/op`,r,{iterations:a,samples:i});
let o=textAt(e,`options`,`timer`)??``;
return wallClocks.has(o)&&t.claim(a*(numberAt(e,`stats`,`mean`)??0)),!0}
const wallClocks=new Set([`perf_counter`,`monotonic`,`time`]),tinybench=eitherFormat(`tinybench`,{claims:claimsJson,open:()=>readJson(`tinybench`,`a list of tasks with their results, or bench.table()`,take)},{claims:claimsTinybenchTable,open:readTinybenchTable});
function claimsJson(e){
return outlines(e).some(isTinybench)}
function isTinybench(e){
let t=(...t)=>t.some(t=>hasPath(e,`[]`,t));
return t(`Task name`,`Task Name`)||t(`state`)&&t(`runtime`,`latency`)||[`state`,`latency`,`hz`].some(t=>hasPath(e,`[]`,`result`,t))}
function take(e,t){
let n=listAt(e);
if(!n||n.length===0)return!1;
for(let[e,r]of n.entries())r===null?addUnnamed(e,t):addTableRow(r,t)||addTask(r,t);
return!0}
function addTask(e,t){
let n=at(e,`result`)??e,r=textAt(e,`name`);
if(r===null)throw new Unreadable(`These results of tinybench have no names. Print JSON.stringify(bench.tasks.map(({ name, result }) => ({ name, result }))).`);
let i=textAt(n,`state`);
if(i===`errored`||i===`aborted`||at(n,`error`)!==void 0){
t.failBenchmark(r,textAt(n,`error`,`message`)??i??`error`);
return}
let a=at(n,`latency`)??n,o=numbersAt(a,`samples`)??numbersAt(n,`samples`)??[],s=numberAt(a,`p50`)??(o.length>0?median$1([...o]):numberAt(a,`mean`)),c=at(n,`aborted`)===!0?`aborted`:/^(not-)?started$/.exec(i??``)?.[0];
if(s===null&&c!==void 0){
t.failBenchmark(r,c);
return}
if(s===null)throw new Unreadable(`The task ${r} of tinybench has no result: await bench.run() first.`);
let l=numberAt(a,`samplesCount`)??o.length;
t.add(r,`sec/op`,scale(s,-3),{iterations:l,samples:l})}
const heading=/^│ +(?:\((?:index|idx)\) +)?│ +Task name +│/i,line=/^│ .* │$/;
function claimsTinybenchTable(e){
return someLine(e,heading)}
function readTinybenchTable(){
let e=new Readings,t=null;
return readLines({take:n=>{
let r=n.trimEnd();
if(heading.test(r))t=cells(r);else if(r.startsWith(`└`))t=null;else if(t&&line.test(r))addLine(t,cells(r),e);else return!1;
return!0},resembling:/│[^│]*\d/,finish:()=>e.parsed()})}
function addTableRow(e,t){
let n=entriesAt(e)??[],r=e=>n.find(([t,n])=>e.test(t)&&n!==``)?.[1],i=r(/^task name$/i);
if(typeof i!=`string`)return!1;
let a=r(/^error$/i);
if(a!==void 0)return t.failBenchmark(i,stringify(a)),!0;
let o=r(/^remarks$/i),s=r(/^latency med(ian)? \(ns\)$/i)??r(/^(latency average|latency avg|average time) \(ns\)$/i),c=readDecimal(ungrouped(stringify(s).split(` `)[0]??``),-9);
if(c===null&&o!==void 0)return t.failBenchmark(i,stringify(o)),!0;
if(c===null)throw new Unreadable(`The row of ${i} has no "Latency med (ns)".`);
let l=Number(stringify(r(/^samples$/i)));
return t.add(i,`sec/op`,c,{iterations:l,samples:l}),!0}
function addLine(e,t,n){
if(e.length!==t.length)throw new Unreadable(`A name in this table of tinybench has │ in it: print JSON.stringify(bench.table()).`);
addTableRow(Object.fromEntries(e.map((e,n)=>[e,unquoted(t[n]??``)])),n)||addUnnamed(Number(t[0]),n)}
function addUnnamed(e,t){
t.fail(`The task in row ${e} of the table has no result: await bench.run() first.`)}
function cells(e){
return e.trim().slice(1,-1).split(`│`).map(e=>e.trim())}
function unquoted(e){
let[,,t]=/^(['"`])(.*)\1$/s.exec(e)??[];
return t===void 0?e:t.replace(/\\(.)/gs,(e,t)=>escaped.get(t)??t)}
const escaped=new Map([[`n`,`
`],[`t`,`	`]]),vitestBench={name:`vitest-bench`,claims:e=>outlines(e).some(t=>hasPath(t,`files`,`[]`,`filepath`)&&hasPath(t,`files`,`[]`,`groups`)||hasPath(t,`testResults`,`[]`,`assertionResults`)&&/"benchmarks"\s*:/.test(e)||t.some(e=>e.length===4&&e[0]===`testResults`&&e[3]===`rme`)),open:e=>readJson(`vitest-bench`,`what vitest writes with --outputJson or --reporter=json`,(t,n)=>{
let[r,i]=[listAt(t,`files`),listAt(t,`testResults`)];
for(let e of r??[])for(let t of listAt(e,`groups`)??[])addGroup(t,n);
let a=e=>textAt(e,`name`)??``,o=fileNames((i??[]).map(a),e);
for(let e of i??[])addFile(o(a(e)),e,n);
let s=entriesAt(t,`testResults`);
for(let[e,t]of s??[])addSuite(e,listAt(t)??[],n);
return r!==null||i!==null||s!==null}),namesInFilters:e=>{
let[,t=``,...n]=e.split(` > `);
return n.length>mostJoined?[[t,...n].join(` `)]:n.reduce((e,t)=>e.flatMap(e=>[`${e} ${t}`,`${e} > ${t}`]),[t])}},mostJoined=3;
function addGroup(e,t){
for(let n of listAt(e,`benchmarks`)??[]){
let r=`${textAt(e,`fullName`)} > ${textAt(n,`name`)}`,i=numberAt(n,`median`)??numberAt(n,`mean`);
i===null?t.failBenchmark(r,`it has no result, so it threw an error`):add(r,i,numberAt(n,`sampleCount`),t)}}
function addSuite(e,t,n){
for(let r of t){
let t=`${e===``?``:`${e} > `}${textAt(r,`name`)}`,[i,a]=[numbersAt(r,`samples`)??[],numberAt(r,`mean`)],o=i.map(e=>scale(e,-3));
a===null?n.failBenchmark(t,`it has no result, so it threw an error`):i.length>0?n.addSamples(t,`sec/op`,o,1):add(t,a,null,n)}}
function addFile(e,t,n){
textAt(t,`status`)===`failed`&&listAt(t,`assertionResults`)?.length===0&&n.fail(`${e}: ${textAt(t,`message`)}`);
for(let r of listAt(t,`assertionResults`)??[]){
textAt(r,`status`)===`failed`&&n.failBenchmark(nameIn(e,r),messageOf(r));
for(let t of listAt(r,`benchmarks`)??[])for(let r of listAt(t,`tasks`)??[]){
let i=numberAt(r,`latency`,`p50`);
i!==null&&at(r,`fromStore`)!==!0&&add(`${e} > ${textAt(t,`name`)} > ${textAt(r,`name`)}`,i,numberAt(r,`latency`,`samplesCount`),n)}}}
function nameIn(e,t){
return[e,...(listAt(t,`ancestorTitles`)??[]).map(e=>textAt(e)??``),textAt(t,`title`)??textAt(t,`fullName`)??``].join(` > `)}
function messageOf(e){
return textAt(listAt(e,`failureMessages`)?.[0])?.split(`
`,1)[0]||`failed`}
function add(e,t,n,r){
r.add(e,`sec/op`,scale(t,-3),{iterations:n,samples:n})}
const formats=[cargoBench,criterion,divan,gungraun,pytestBenchmark,pyperf,asv,googleBenchmark,catch2,nanobench,jmh,benchmarkDotNet,tinybench,vitestBench,mitata,benchmarkJs,deno,benchmarkIps,phpbench,benchee,julia,dart,luau,hyperfine,k6,autocannon,bmf,customSmallerIsBetter,customBiggerIsBetter,goFormat],anyFormat=`auto`,formatNames=formats.map(({name:e})=>e);
function formatNamed(e){
return describesFormat(e)?ownFormat(e):formats.find(t=>t.name===e)??null}
export{PartReader as a,formats as i,formatNamed as n,asked as o,formatNames as r,sought as s,anyFormat as t};