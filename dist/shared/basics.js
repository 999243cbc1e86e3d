import{closeSync,constants,openSync,readFileSync,rmSync,stat,writeFileSync,writeSync}from"node:fs";
import{tmpdir}from"node:os";
import{dirname,join,resolve}from"node:path";
import{lstat,mkdir,open,stat as stat$1}from"node:fs/promises";
import{parseArgs}from"node:util";
const again=`--secluded`;
function refuseDebugger(){
process.on(`SIGUSR1`,()=>{})}
function isFirstStart(){
return process.argv[2]!==again}
function restartWithoutSecrets(e,t){
if(!isFirstStart()){
takeBack();
return}
if(process.platform===`win32`||!process.execve)return;
let n=Object.entries(process.env).filter(([t])=>e[t]===void 0),r=hide(JSON.stringify(Object.fromEntries(n)));
if(r!==null){
t(r);
return}
let[i=process.execPath,a=``]=process.argv;
process.execve(i,[i,...process.execArgv,`--disable-sigusr1`,a,again],e)}
function refuseUnhidden(e){
writeSync(1,`::error::The secrets of this step could not be kept from the benchmarks, as no temporary file can be written (${e}). Make room in RUNNER_TEMP, and let it be a folder that can be written.\n`),process.exit(1)}
function hide(e){
let t=null;
for(let n of[process.env.RUNNER_TEMP||tmpdir(),tmpdir(),`/dev/shm`]){
let r=join(n,`benchgate-${process.pid}-${Date.now()}`);
try{
writeFileSync(r,e,{mode:384,flag:`wx`})}catch(e){
t??=`${e.code} in ${n}`,remove(r);
continue}
try{
return closeSync(0),openSync(r,`r`)===0?null:`the standard input is taken`}finally{
rmSync(r,{force:!0})}}
return t}
function remove(e){
try{
rmSync(e,{force:!0})}catch{}}
function takeBack(){
Object.assign(process.env,JSON.parse(readFileSync(0,`utf8`))),closeSync(0),openSync(`/dev/null`,`r`)}
const version$1=`0.1.0`;
var Misconfigured=class extends Error{
name=`Misconfigured`},CouldNotMeasure=class extends Error{
name=`CouldNotMeasure`;
output;
constructor(e,t=``){
super(e),this.output=t}},NoResultLeft=class extends Error{
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
return printableName(e).split(`|`).map(e=>e===``?``:span(e)).join(`<code>&#124;</code>`)||`(no name)`}
function codeSpan(e,t){
return span(printableName(e,t))}
function span(e){
let t="`".repeat(longestRun(e,1)),n=/^`|`$|^ .*[^ ].* $/.test(e)?` `:``;
return`${t}${n}${e}${n}${t}`}
function longestRun(e,t){
return Math.max(t,...(e.match(/`+/g)??[]).map(e=>e.length+1))}
function codeBlock(e,t=``){
let n="`".repeat(longestRun(e,3));
return`${n}${t}\n${visibleLines(e).join(`
`)}\n${n}`}
function printableName(e,t=200){
let n=[...escapeControls(e)];
return n.length<=t?n.join(``):`${n.slice(0,t-1).join(``)}…`}
function visibleLines(e){
return withoutColours(e).split(/\r?\n/).map(escapeControls)}
const unseen=/(?![\ufe0e\ufe0f])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]|(?<!\p{Extended_Pictographic})[\ufe0e\ufe0f]/u,usual$2=/^[ -~]*$/,everyUnseen=new RegExp(unseen,`gu`);
function escapeControls(e){
return usual$2.test(e)?e:e.replace(everyUnseen,e=>e===`	`?` `:`\\u${(e.codePointAt(0)??0).toString(16).padStart(4,`0`)}`)}
function withoutCommands(e){
return e.replaceAll(`##[`,`## [`).replace(/^([^\S\r\n]*)::/gm,`$1: :`)}
const sequences=/\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b\n]{0,2000}(?:\u0007|\u001b\\)|[()*+][\dA-Z]|[=>78M])/g;
function withoutColours(e){
return e.includes(`\x1B`)?e.replace(sequences,``):e}
const places=`the results and the copies of the sides are in RUNNER_TEMP (in a terminal, in TMPDIR), and what is set aside is in the git directory`;
function systemErrorText(e){
if(!(e instanceof Error))return null;
let{code:t,path:n,dest:r}=e,i=[r,n].find(e=>typeof e==`string`||e instanceof Uint8Array),a=i===void 0?null:String(i);
switch(t){case`ENOSPC`:case`EDQUOT`:return`${a===null?`A file`:a} could not be written, as there is no space left (${t}). Make room there: ${places}.`;case`EROFS`:return`${a===null?`A file`:a} could not be written, as its file system can only be read (EROFS). Let it be writable: ${places}.`;default:return null}}
function say(e,...t){
return e.flatMap((e,n)=>[...ours(e),...textOf(t[n]??``)])}
function ours(e){
return e.split("`").flatMap((e,t)=>e===``?[]:[t%2==1?code(e):e])}
function name(e){
return e===``?`(no name)`:{kind:`name`,text:e}}
function code(e){
return{kind:`code`,text:e}}
function strong(e){
return{kind:`strong`,text:textOf(e)}}
function term(e,t){
return{kind:`term`,anchor:e,words:t}}
function linkText(e,t){
return{kind:`link`,words:textOf(e),to:t}}
const lineBreak={kind:`break`};
function joined$1(e,t=` `){
return e.map(textOf).filter(e=>e.length>0).flatMap((e,n)=>n===0?e:[...textOf(t),...e])}
function listedText(e,t){
if(t===0)return say`${e.length} in all`;
let n=e.length-t;
return say`${joined$1(e.slice(0,t),`, `)}${n>0?` and ${n} more`:``}`}
function firstOf(e,t,n=``){
if(e.length<=t)return e;
let r=t===0?`${e.length} in all`:`and ${e.length-t} more`;
return[...e.slice(0,t),say`${r}${n}`]}
function textOf(e){
return typeof e==`object`?`kind`in e?[e]:e:e===``?[]:[String(e)]}
function paragraph(e){
return{kind:`paragraph`,text:e}}
function warning(e){
return{kind:`warning`,text:e}}
function note(e){
return{kind:`note`,text:e}}
function list(e){
return{kind:`list`,items:e}}
function tableBlock(e,t){
return{kind:`table`,columns:e,rows:t.map(e=>e.map(e=>say`${e}`))}}
function column(e,t){
return{title:e,side:t}}
function printed(e){
return{kind:`code`,language:`text`,text:e}}
function shell(e){
return{kind:`code`,language:`sh`,text:e}}
function fold(e,t){
return{kind:`fold`,title:e,blocks:t}}
const longestMessage=4e3;
function failureReport(e,t=!0){
let n=visibleLines(messageOf(e)).join(`
`).slice(0,longestMessage),r=e instanceof CouldNotMeasure?visibleLines(e.output).join(`
`):``,i=e instanceof NoResultLeft?e.run:null;
return{outcome:`failure`,reason:say`${title(e)}`,check:[],of:[],line:t?say`${strong(`Check fails`)}: there is no verdict, and a gate that measured nothing must not pass.`:say`${strong(`No verdict`)}: nothing was measured.`,parts:[[printed(n)],i===null?[]:[paragraph(say`What happened is in ${linkText(`the run that measures`,i)}.`)],r===``?[]:[paragraph(say`The last lines of its output:`),printed(r.slice(-12e3))]]}}
function failureLine(e){
return escapeControls(messageOf(e).replace(/\s*\n\s*/g,` `))}
function failureLines(e){
return visibleLines(messageOf(e))}
function messageOf(e){
if(e instanceof Error&&`suppressed`in e&&`error`in e)return[...new Set([messageOf(e.error),messageOf(e.suppressed)])].join(`
Before that: `);
let t=systemErrorText(e)||(e instanceof Error?e.message:typeof e==`string`?e:``)||`an unknown error`;
return t.length<=longestMessage?t:`${t.slice(0,longestMessage)}…`}
function title(e){
return e instanceof Misconfigured?`a setting needs your attention`:e instanceof CouldNotMeasure||e instanceof NoResultLeft?`could not measure`:`something went wrong`}
function isOfGo({formats:e}){
return[e?.base,e?.head].every(e=>(e??`go`)===`go`)}
const wide=/[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}/u,combining=/\p{Mn}|\p{Me}/u,isPlain$1=/^[\u0020-\u02ff\u2000-\u206f]*$/;
function widthOf(e){
if(isPlain$1.test(e))return e.length;
let t=0;
for(let n of e)t+=columnsOf(n);
return t}
function columnsOf(e){
return combining.test(e)?0:wide.test(e)?2:1}
function cutTo(e,t){
if(widthOf(e)<=t)return e;
let n=0,r=``;
for(let i of e){
if(n+=columnsOf(i),n>t-1)break;
r+=i}
return t<1?``:`${r}…`}
function cutMiddle(e,t){
if(widthOf(e)<=t)return e;
let n=Math.floor((t-1)/2),r=[...e],i=``;
for(;r.length>0&&widthOf(`${r.at(-1)}${i}`)<=n;)i=`${r.pop()}${i}`;
return`${cutTo(r.join(``),t-widthOf(i))}${i}`}
function wrapLine(e,t){
if(widthOf(e)<=t)return[e];
let n=/^ */.exec(e)?.[0]??``,r=[],i=``;
for(let a of e.trimStart().split(` `)){
let e=i===``?`${n}${a}`:`${i} ${a}`;
i!==``&&widthOf(e)>t?(r.push(i),i=`${n}${a}`):i=e}
return[...r,i]}
function namingOf(e,t=[],n){
let r=new Set(e.map(e=>/-\d+$/.exec(e.benchmark)?.[0]??``)),i=isOfGo({formats:n}),a=t.filter(({benchmark:e})=>e!==null),o=[...new Set([...e,...a].map(e=>e.package??``))],s=sharedFolders(o);
return({benchmark:e,package:t})=>{
let[n=``]=r,a=i&&r.size===1&&n!==``&&e.endsWith(n)?e.slice(0,-n.length):e;
return o.length<=1||t===null?a:`${t.split(`/`).slice(s).join(`/`)}.${a}`}}
function sharedFolders(e){
if(e.length===0)return 0;
let t=e.map(e=>e.split(`/`)),n=t.reduce((e,t)=>Math.min(e,t.length),1/0),r=0;
for(;r<n-1&&t.every(e=>e[r]===t[0]?.[r]);)r++;
return r}
function unitName(e){
return e.replace(/(^|-)sec(?=\/|$)/,`$1time`)}
function shortenedName(e,t){
let n=escapeControls(e.length>2*longestEnd?e.slice(0,longestEnd)+e.slice(-longestEnd):e),r=cutMiddle(n,t);
return r===n?e:r}
const longestEnd=500;
function withoutFolders(e){
return e.replace(/^([^/[(]+\/)+/,``)}
function listedNames(e,t){
if(t===0)return`${e.length} in all`;
let n=e.length>t?` and ${e.length-t} more`:``;
return`${e.slice(0,t).join(`, `)}${n}`}
function getOrInsert(e,t,n){
let r=e.get(t);
if(r!==void 0)return r;
let i=n();
return e.set(t,i),i}
function quartiles(e){
if(e.length===0)throw RangeError(`quartiles need a value`);
let t=e.toSorted((e,t)=>e-t);
return{first:quantileSorted$1(t,.25),third:quantileSorted$1(t,.75)}}
function withoutOutliers(e){
let t=e.filter(e=>e!==null);
if(t.length===0)return e;
let{first:n,third:r}=quartiles(t),i=1.5*(r-n);
return e.map(e=>e!==null&&e>=n-i&&e<=r+i?e:null)}
function quantileSorted$1(e,t){
let n=1/3+t*(e.length+1/3),r=Math.floor(n),i=e[Math.max(r,1)-1],a=e[r]??i;
return i+(n-r)*(a-i)}
function adjust(e,t){
let n=adjusting(new Float64Array(e),t);
return e.map(n)}
function adjusting(e,t){
for(let t of e)if(!(t>=0&&t<=1))throw RangeError(`a p-value lies between 0 and 1, not at ${t}`);
if(t===`none`)return e=>e;
let n=e.slice().sort(),r=t===`holm`?stepDown(n):stepUp(n);
return e=>r[firstAt(n,e)]}
function stepDown(e){
let t=0;
return e.map((n,r)=>(t=Math.max(t,Math.min(1,n*(e.length-r))),t))}
function stepUp(e){
let t=new Float64Array(e.length),n=1;
for(let r=e.length-1;r>=0;r--)n=Math.min(n,e[r]*(e.length/(r+1))),t[r]=n;
return t}
function firstAt(e,t){
let[n,r]=[0,e.length-1];
for(;n<r;){
let i=n+r>>1;
e[i]<t?n=i+1:r=i}
return n}
function memoize(e){
let t=new Map;
return n=>{
let r=t.get(n);
if(r!==void 0)return r;
t.size>=1e3&&t.clear();
let i=e(n);
return t.set(n,i),i}}
function normalDensity(e){
return Math.exp(-e*e/2)/Math.sqrt(2*Math.PI)}
function upperTail(e){
return e<0?1-upperTail(-e):erfc(e/Math.SQRT2)/2}
function upperQuantile(e){
if(!(e>=0&&e<=1))throw RangeError(`a probability lies between 0 and 1, not at ${e}`);
return e>.5?-upperQuantile(1-e):e===0?1/0:e<1e-300?upperQuantile(1e-300):solve(e)}
const solve=memoize(e=>{
let t=Math.sqrt(-2*Math.log(2*e));
for(let n=1;n>1e-8;t-=n){
let r=upperTail(t);
n=Math.log(e/r)*r/normalDensity(t)}
return t});
function erfc(e){
return e<1.5?1-erfSeries(e):erfcFraction(e)}
function erfSeries(e){
let t=e,n=e;
for(let r=1;t>n*1e-17;r++)t*=2*e*e/(2*r+1),n+=t;
return 2/Math.sqrt(Math.PI)*Math.exp(-e*e)*n}
function erfcFraction(e){
let t=e;
for(let n=120;n>=1;n--)t=e+n/2/t;
return Math.exp(-e*e)/Math.sqrt(Math.PI)/t}
function roundsToSee(e,t,n,r){
let i=Math.abs(Math.log1p(e));
if(i===0)return 1/0;
let a=.5-upperTail(i/t/Math.SQRT2),o=required(n,r)**2/(6*a**2);
return Math.max(Math.ceil(o*(1-1e-9)),fewestRounds(n))}
function smallestVisible(e,t,n,r){
let i=required(n,r)/Math.sqrt(6*e);
return e<fewestRounds(n)||i>=.5?1/0:Math.expm1(Math.SQRT2*upperQuantile(.5-i)*t)}
function spreadFrom(e,t,n,r){
return(Math.log(t)-Math.log(e))/2/(upperQuantile((1-r)/2)*Math.sqrt(2/n)*Math.sqrt(Math.PI/3))}
function required(e,t){
return Math.max(0,upperQuantile(e)+upperQuantile(1-t))}
function fewestRounds(e){
return Math.ceil(-Math.log2(e)*(1-1e-12))}
function quantileSorted(e,t){
var n=(e.length-1)*t;
if(e.length===0)throw Error(`quantile requires at least one data point.`);
if(t<0||t>1)throw Error(`quantiles must be between 0 and 1`);
if(t===1)return e[e.length-1];
if(t===0)return e[0];
if(n%1!=0){
var r=Math.floor(n),i=Math.ceil(n),a=n-r;
return e[r]+a*(e[i]-e[r])}
return e[n]}
function quickselect(e,t,n,r){
for(n||=0,r||=e.length-1;r>n;){
if(r-n>600){
var i=r-n+1,a=t-n+1,o=Math.log(i),s=.5*Math.exp(2*o/3),c=.5*Math.sqrt(o*s*(i-s)/i);
a-i/2<0&&(c*=-1),quickselect(e,t,Math.max(n,Math.floor(t-a*s/i+c)),Math.min(r,Math.floor(t+(i-a)*s/i+c)))}
var l=e[t],u=n,d=r;
for(swap(e,n,t),e[r]>l&&swap(e,n,r);u<d;){
for(swap(e,u,d),u++,d--;e[u]<l;)u++;
for(;e[d]>l;)d--}
e[n]===l?swap(e,n,d):(d++,swap(e,d,r)),d<=t&&(n=d+1),t<=d&&(r=d-1)}}
function swap(e,t,n){
var r=e[t];
e[t]=e[n],e[n]=r}
function quantile(e,t){
var n=e.slice();
if(Array.isArray(t)){
multiQuantileSelect(n,t);
for(var r=[],i=0;i<t.length;i++)r[i]=quantileSorted(n,t[i]);
return r}
return quantileSelect(n,quantileIndex(n.length,t),0,n.length-1),quantileSorted(n,t)}
function quantileSelect(e,t,n,r){
t%1==0?quickselect(e,t,n,r):(t=Math.floor(t),quickselect(e,t,n,r),quickselect(e,t+1,t+1,r))}
function multiQuantileSelect(e,t){
for(var n=new Set,r=0;r<t.length;r++){
var i=quantileIndex(e.length,t[r]);
n.add(Math.floor(i)),n.add(Math.ceil(i))}
var a=Array.from(n).sort(compare);
multiselect(e,a,0,a.length-1,0,e.length-1)}
function multiselect(e,t,n,r,i,a){
if(!(n>r)){
var o=n+r>>1;
quickselect(e,t[o],i,a),multiselect(e,t,n,o-1,i,t[o]-1),multiselect(e,t,o+1,r,t[o]+1,a)}}
function compare(e,t){
return e-t}
function quantileIndex(e,t){
var n=(e-1)*t;
return t===1?e-1:t===0?0:(n%1,n)}
function logAverage(e){
if(e.length===0)throw Error(`logAverage requires at least one data point`);
for(var t=0,n=0;n<e.length;n++){
if(e[n]<0)throw Error(`logAverage requires only non-negative numbers as input`);
t+=Math.log(e[n])}
return Math.exp(t/e.length)}
function median(e){
return+quantile(e,.5)}
function medianSorted(e){
return quantileSorted(e,.5)}
var BayesianClassifier=function(){
this.totalCount=0,this.data={}};
BayesianClassifier.prototype.train=function(e,t){
for(var n in this.data[t]||(this.data[t]={}),e){
var r=e[n];
this.data[t][n]===void 0&&(this.data[t][n]={}),this.data[t][n][r]===void 0&&(this.data[t][n][r]=0),this.data[t][n][r]++}
this.totalCount++},BayesianClassifier.prototype.score=function(e){
var t={},n;
for(var r in e){
var i=e[r];
for(n in this.data)t[n]===void 0&&(t[n]={}),this.data[n][r]?t[n][r+`_`+i]=(this.data[n][r][i]||0)/this.totalCount:t[n][r+`_`+i]=0}
var a={};
for(n in t)for(var o in a[n]=0,t[n])a[n]+=t[n][o];
return a};
var SQRT_2PI$1=Math.sqrt(2*Math.PI);
function cumulativeDistribution(e){
for(var t=e,n=e,r=1;r<30;r++)n*=e*e/(2*r+1),t+=n;
return Math.round((.5+t/SQRT_2PI$1*Math.exp(-e*e/2))*1e4)/1e4}
for(var standardNormalTable=[],z=0;z<=3.09;z+=.01)standardNormalTable.push(cumulativeDistribution(z));
var PerceptronModel=function(){
this.weights=[],this.bias=0};
PerceptronModel.prototype.predict=function(e){
if(e.length!==this.weights.length)return null;
for(var t=0,n=0;n<this.weights.length;n++)t+=this.weights[n]*e[n];
return t+=this.bias,+(t>0)},PerceptronModel.prototype.train=function(e,t){
if(t!==0&&t!==1)return null;
e.length!==this.weights.length&&(this.weights=e.slice(),this.bias=1);
var n=this.predict(e);
if(typeof n==`number`&&n!==t){
for(var r=t-n,i=0;i<this.weights.length;i++)this.weights[i]+=r*e[i];
this.bias+=r}
return this};
function lowerTail$1(e,t,n,r){
if(r<0)return 0;
if(r>=2*e*t)return 1;
if(n.length===e+t)return untied(e,t)[Math.floor(r/2)];
let i=0,a=0;
for(;i+n[a]/2<(e+t)/2;)i+=n[a++];
let o=e+t-i,s=half(n.slice(0,a),i),c=half(n.slice(a),o),l=0;
for(let t=Math.max(0,e-o);t<=Math.min(e,i);t++){
let n=Math.floor(r)-2*(e-t)*(i-t);
if(n<0)continue;
let a=rowStart(i,t),u=2*t*(i-t),d=rowStart(o,e-t),f=2*(e-t)*(o-e+t),p=Math.min(n-f,u),m=p<0?0:s[a+p];
l+=m*c[d+f];
for(let e=Math.max(0,p+1);e<=Math.min(n,u);e++){
let t=s[a+e];
l+=(t-m)*c[d+n-e],m=t}}
return Math.min(1,l/binomialCoefficient(e+t,e))}
function lowerOrder(e,t){
let n=e.reduce((e,[t,n])=>e+t*n,0),r=e.every(e=>Math.max(...e)<=50)&&n<=5e3?exactBelow(e,n):normalBelow(e,n),[i,a]=[0,Math.floor((n+1)/2)+1];
for(;a-i>1;){
let e=i+a>>1;
r(e)<=t*(1+1e-9)?i=e:a=e}
return i}
function binomialCoefficient(e,t){
let n=1;
for(let r=1;r<=Math.min(t,e-t);r++)n=n*(e-Math.min(t,e-t)+r)/r;
return n}
function exactBelow(e,t){
let[n]=e,r=n&&e.length===1?untied(...n):summed(e,t+1>>1);
return e=>e===0?0:r[e-1]}
function normalBelow(e,t){
let n=e.reduce((e,[t,n])=>e+t*n*(t+n+1)/12,0);
return e=>upperTail((t/2-(e-.5))/Math.sqrt(n))}
function untied(e,t){
let[n,r]=e<t?[e,t]:[t,e];
return remember(`untied ${n} ${r}`,n*r+1,i=>{
let a=binomialCoefficient(e+t,e);
i.set(accumulate(waysTo(n,r)).map(e=>Math.min(1,e/a)))})}
function waysTo(e,t,n=e*t){
let r=Array.from({length:e+1},(e,r)=>new Float64Array(Math.min(n,r*t)+1).fill(1,0,1));
for(let i=1;i<=t;i++)for(let t=1;t<=e;t++){
let[e,a]=[r[t],r[t-1]],o=Math.min(n,t*i);
for(let t=i;t<=o;t++)e[t]=e[t]+a[t-i]}
return r[e]}
function shortTail(e,t,n){
let[r,i]=e<t?[e,t]:[t,e];
return remember(`short ${r} ${i} ${n}`,1,a=>{
let o=binomialCoefficient(e+t,r);
a[0]=waysTo(r,i,n).reduce((e,t)=>e+t,0)/o})[0]}
function summed(e,t){
return remember(`summed ${e.join(` `)}`,t,n=>{
let r=new Float64Array(t).fill(1);
for(let[n,i]of e){
let e=untied(n,i),a=new Float64Array(t);
for(let n=0;n<Math.min(e.length,t);n++){
let i=e[n]-(e[n-1]??0);
for(let e=0;e+n<t;e++)a[e+n]=a[e+n]+i*r[e]}
r=a}
n.set(r)})}
function half(e,t){
return remember(`half ${String.fromCharCode(...e)}`,rowStart(t,t+1),n=>{
n[0]=1;
let r=0;
for(let i of e){
for(let e=Math.min(r+i,t>>1);e>0;e--){
let a=rowStart(t,e);
for(let o=Math.max(1,e-r);o<=Math.min(i,e);o++){
let s=r-(e-o);
add(n,a+o*(2*s+i-o),rowStart(t,e-o),2*(e-o)*s+1,binomialCoefficient(i,o))}}
r+=i}
for(let e=0;2*e<n.length;e++)n[n.length-1-e]=n[e];
for(let e=0;e<=t;e++)accumulate(n,rowStart(t,e),rowStart(t,e+1))})}
function rowStart(e,t){
return e*t*(t-1)-(t-1)*t*(2*t-1)/3+t}
function add(e,t,n,r,i){
for(let a=0;a<r;a++)e[t+a]=e[t+a]+i*e[n+a]}
function accumulate(e,t=0,n=e.length){
let r=0;
for(let i=t;i<n;i++)r+=e[i],e[i]=r;
return e}
const remembered=new Map,roomDoubles=5e5,rooms=[null,null];
let room=0,used=0;
function remember(e,t,n){
let r=remembered.get(e);
if(r)return r;
if(t>roomDoubles){
let e=new Float64Array(t);
return n(e),e}
used+t>roomDoubles&&(remembered.clear(),room=+(room===0),used=0),rooms[room]??=new Float64Array(roomDoubles);
let i=rooms[room].subarray(used,used+t);
return used+=t,n(i.fill(0)),remembered.set(e,i),i}
function medianOrders(e,t){
return e<=30?binomialOrders(e,t):normalOrders(e,t)}
function binomialOrders(e,t){
let n=t=>t<0||t>e?0:binomialCoefficient(e,t)/2**e,r=Math.ceil((e+1)/2)-1,i=r+1,a=n(r);
for(;a<t&&(r>0||i<=e);)n(r-1)>=n(i)?a+=n(--r):a+=n(i++);
let o=+!!takesTheRight.some(([n,r])=>n===e&&r===t);
return{low:r+o,high:i+o}}
const takesTheRight=[[28,.5],[30,.5],[27,.8],[22,.9],[29,.9],[24,.95],[28,.99],[24,.999],[30,.999]];
function normalOrders(e,t){
let n=t=>upperTail((e/2-(t-.5))/(Math.sqrt(e)/2)),r=(1-t)/2,i=0;
for(;n(i+1)<=r;)i++;
let a=e+1-i,o=n(a-1)-n(i);
return{low:i,high:o>=t?a-1:a}}
function medianWithInterval(e,t){
let n=e.toSorted((e,t)=>e-t),r=medianOrders(n.length,t);
return{center:medianSorted(n),low:n[r.low-1]??-1/0,high:n[r.high-1]??1/0}}
const confidence=.95;
function summarise(e,t){
let{center:n,...r}=medianWithInterval(presentValues(e),confidence),{low:i,high:a}=t?{low:n,high:n}:r;
return{center:n,low:finite(i),high:finite(a),samples:e}}
function presentValues(e){
return e.filter(e=>e!==null)}
function finite(e){
return Number.isFinite(e)?e:null}
const tolerance=1e-12;
function exceeds(e,t){
return e>t+tolerance}
function effectByRatio(e,t){
return oriented(e-1,1/e-1,t)}
function isBeyond(e,t,n){
let r=e===null?[]:[e.low,e.high];
return r.length>0&&r.every(e=>e!==null&&exceeds(effectByRatio(e,t).worsening,n))}
function effectByShift(e,t,n,r){
return oriented(relative$1(e,t),relative$1(-e,n),r)}
function centreWorsening({ratio:e,base:t,head:n},r){
return(e===null?effectByShift(n.center-t.center,t.center,n.center,r):effectByRatio(e.estimate,r)).worsening}
function decidingChange({ratio:e,shift:t,exact:n,delta:r,base:i}){
return e!==null&&!n?e.estimate-1:n&&r!==null&&i!==void 0&&i.center<0?0-r:n||t===void 0||i===void 0?r:finite(relative$1(t,i.center))}
function oriented(e,t,n){
return n===`higher`?{worsening:-e,improvement:-t}:{worsening:e,improvement:t}}
function relative$1(e,t){
return e===0?0:e/Math.abs(t)}
const sides=[`base`,`head`];
function otherSide(e){
return e===`base`?`head`:`base`}
function settingOf(e,t){
return Object.hasOwn(e,t)?e[t]:void 0}
const tidy=memoize(e=>{
let t=1;
return{unit:numerators(e,e=>e===`ns`?(t/=1e9,`sec`):e===`MB`?(t*=1e6,`B`):e),factor:t}});
function countsBytes(e){
let t=!1;
return numerators(e,e=>(t||=e===`B`||e===`MB`||e===`bytes`,e)),t}
const usualDirection=memoize(e=>{
let t=e.replaceAll(`-per-`,`/`);
return isRate(t)?`higher`:cost.test(t)||hasTime(t)?`lower`:null}),isRate=e=>/\/(s|sec|second)$|^([a-z\d.]+-)?(rps|qps|tps|fps|iops)$/.test(e),cost=/^(([kKMG]i?)?B|bytes|allocs|allocations|(cpu-|ref-)?cycles|instructions|[\w-]+-misses|page-faults|context-switches)(\/[a-z]+)?$/,times$1=new Set(`sec s ms us µs μs msec usec secs second seconds millis milliseconds micros microseconds nanos nanoseconds`.split(` `));
function hasTime(e){
let t=!1;
return numerators(e,e=>(t||=times$1.has(e),e)),t}
function isPossible(e,t){
return e>=0?e<1/0:e>-1/0&&!isTime(t)}
const isTime=memoize(e=>{
let t=!1;
return numerators(e,e=>(t||=e===`sec`,e)),t}),isCounted=memoize(e=>/\/(s|sec)$/.test(e)?!1:countsBytes(e)||/^(allocs|instructions)(\/op)?$/.test(e));
function isTimed(e){
let t=usualDirection(e);
return!isCounted(e)&&(t===`higher`||t===`lower`&&!cost.test(e))}
function unitRules(e,t){
let n=new Map(e);
for(let[e,{better:r,...i}]of t){
let t=r!==void 0&&usualDirection(e)===null;
n.has(e)||n.set(e,t?{...i,better:r}:i)}
return n}
function numerators(e,t){
let n=!1;
return e.replace(/[*/]|[^-*/\s]+/g,e=>e===`*`||e===`/`?(n=e===`/`,e):n?e:t(e))}
const ratio={between:(e,t)=>e/t,mean:(e,t)=>e===t?e:Math.sqrt(e)*Math.sqrt(t),least:0},shift={between:(e,t)=>e-t,mean:(e,t)=>(e+t)/2,least:-1/0};
function ratioEstimate(e,t){
let n=sortedBlocks(e);
return n.length===0||e.some(e=>sides.some(t=>present(e[t]).some(e=>e<=0)))?null:estimate(n,t,ratio)}
function shiftEstimate(e,t){
let n=sortedBlocks(e);
if(n.length===0)throw RangeError(`the Hodges-Lehmann estimate needs a value on each side`);
return estimate(n,t,shift)}
function sortedBlocks(e){
return e.map(({base:e,head:t})=>({base:new Float64Array(present(e)).sort(),head:new Float64Array(present(t)).sort()})).filter(({base:e,head:t})=>e.length>0&&t.length>0)}
function present(e){
return e.filter(e=>e!==null)}
function estimate(e,t,n){
let r=lowerOrder(e.map(({base:e,head:t})=>[e.length,t.length]),(1-t)/2),i=within(e,n),a=i.length,o=select(i,a>>1),s=a%2==1?o:select(i,(a>>1)-1);
return{estimate:n.mean(s,o),low:r===0?n.least:select(i,r-1),high:r===0?1/0:select(i,a-r)}}
function within(e,t){
let n=new Float64Array(e.reduce((e,{base:t,head:n})=>e+t.length*n.length,0)),r=0;
for(let{base:i,head:a}of e)for(let e=0;e<i.length;e++)for(let o=0;o<a.length;o++)n[r++]=t.between(a[o],i[e]);
return n}
function select(e,t){
let[n,r]=[0,e.length-1];
for(;n<r;){
let i=e[n+r>>1],[a,o]=[n,r];
for(;a<=o;){
for(;e[a]<i;)a++;
for(;e[o]>i;)o--;
if(a>o)break;
let t=e[a];
e[a++]=e[o],e[o--]=t}
if(t>o&&t<a)break;
t<=o?r=o:n=a}
return e[t]}
function mannWhitney(e,t){
return mannWhitneySorted(new Float64Array(e).sort(),new Float64Array(t).sort())}
function mannWhitneySorted(e,t){
let n=e.length,r=t.length;
if(n===0||r===0)throw RangeError(`the Mann-Whitney test needs a value on each side`);
let{twiceU:i,ties:a}=rank(e,t),o=i/2,s=a.length<n+r?25:50,c=n<=s&&r<=s;
if(a.length===1)return{u:o,p:1,greater:1,less:1,exact:c};
let[l,u]=c?[lowerTail$1(n,r,a,i),lowerTail$1(r,n,a,2*n*r-i)]:approximate$1(n,r,a,o);
return{u:o,p:i===n*r?1:Math.min(1,2*Math.min(l,u)),greater:l,less:u,exact:c}}
function rank(e,t){
let n=[],r=0,[i,a]=[0,0];
for(;i<e.length||a<t.length;){
let o=a>=t.length||i<e.length&&e[i]<=t[a]?e[i]:t[a],[s,c]=[i,a];
for(;i<e.length&&e[i]===o;)i++;
for(;a<t.length&&t[a]===o;)a++;
n.push(i-s+a-c),r+=(i-s)*(2*c+(a-c))}
return{twiceU:r,ties:n}}
function approximate$1(e,t,n,r){
let i=e+t,a=n.reduce((e,t)=>e+t*t*t-t,0),o=Math.sqrt(e*t*(i+1-a/(i*(i-1)))/12),s=r-e*t/2;
return[upperTail((-s-.5)/o),upperTail((s-.5)/o)]}
function pairedTest(e){
let t=completePairs(e);
for(let{order:e,result:n}of lately)if(isInOrder(t,e))return n;
let n=orderOf(t,lately[0]?.order),r=testOf(rankDifferences(t,n));
return lately.unshift({order:n,result:r}),lately.length=Math.min(lately.length,mostKept),r}
const lately=[],mostKept=4;
function testOf(e){
let t=2;
for(let n of e)n%2!=0&&(t=1);
let n=[],[r,i]=[0,0];
for(let a of e){
let e=Math.abs(a)/t;
n.push(e),a>0?r+=e:i+=e}
if(n.length>100)return approximate(n,r,i);
let{upTo:a,exactly:o}=lowerTail(n,Math.min(r,i)),s=1-a+o;
return r>i?{greater:a,less:s}:{greater:s,less:a}}
function completePairs(e){
let t=[],n=[];
for(let{base:r,head:i}of e){
for(let e=0;e<r.length;e++){
let[n,a]=[r[e]??null,i[e]??null];
n!==null&&a!==null&&t.push(n,a)}
n.push(t.length)}
return{values:t,ends:n}}
function orderOf({values:e,ends:t},n){
let r=e.length,i=n?.places.length===r&&t.every((e,t)=>e===n.ends[t])?n.places.slice():e.map((e,t)=>t),a=[],o=0;
for(let n of t){
if(n-o>100){
let t=i.slice(o,n).sort((t,n)=>e[t]-e[n]);
for(let e=o;e<n;e++)i[e]=t[e-o]}
for(let t=o+1;t<n;t++){
let n=i[t],r=e[n],a=t;
for(;a>o&&e[i[a-1]]>r;a--)i[a]=i[a-1];
i[a]=n}
for(let t=o;t<n;t++)a.push(t>o&&e[i[t-1]]===e[i[t]]);
o=n}
return{places:i,isTied:a,ends:t}}
function isInOrder({values:e,ends:t},n){
let{places:r,isTied:i}=n;
if(t.length!==n.ends.length)return!1;
let a=0;
for(let o=0;o<t.length;o++){
let s=t[o];
if(s!==n.ends[o])return!1;
for(let t=a+1;t<s;t++){
let n=e[r[t-1]],a=e[r[t]];
if(i[t]?n!==a:n>=a)return!1}
a=s}
return!0}
function rankDifferences({values:e,ends:t},{places:n,isTied:r}){
let i=e.map(()=>0),a=0;
for(let e of t){
for(let t=a;t<e;){
let o=t+1;
for(;o<e&&r[o];)o++;
for(let e=t;e<o;e++)i[n[e]]=t+o-2*a;
t=o}
a=e}
let o=[];
for(let e=0;e<i.length;e+=2){
let t=i[e+1]-i[e];
t!==0&&o.push(t)}
return o}
function lowerTail(e,t){
let n=t<waysRoom.length?waysRoom.fill(0,0,t+1):new Float64Array(t+1);
n[0]=1;
let r=0;
for(let i of e){
r=Math.min(t,r+i);
for(let e=r;e>=i;e--)n[e]=n[e]+n[e-i]}
let i=2**e.length,a=0;
for(let e=0;e<=t;e++)a+=n[e];
return{upTo:a/i,exactly:n[t]/i}}
const waysRoom=new Float64Array(10001);
function approximate(e,t,n){
let r=Math.sqrt(e.reduce((e,t)=>e+t*t,0))/2,i=(t-n)/2;
return{greater:upperTail((i-.5)/r),less:upperTail((-i-.5)/r)}}
function studentUpperTail(e,t){
if(!(t>0&&t<1/0))throw RangeError(`degrees of freedom are finite and above 0, not ${t}`);
if(e<0)return 1-studentUpperTail(-e,t);
if(e===1/0)return 0;
let n=t/2,r=e/t*e,i=1/(1+r),a=r<1?r*i:1/(1+1/r),o=Math.exp(-n*Math.log1p(r))*Math.sqrt(a)*gammaRatio(n)/Math.sqrt(Math.PI);
return i<(n+1)/(n+2.5)?o*betaFraction(n,.5,i)/n/2:(1-o*betaFraction(.5,n,a)*2)/2}
function gammaRatio(e){
let t=1,n=e;
for(;n<20;n++)t*=n/(n+.5);
let r=[-1/8,1/128,5/1024,-21/32768,-399/262144,869/4194304,39325/33554432].reduceRight((e,t)=>(e+t)/n,0);
return t*Math.sqrt(n)*(1+r)}
function betaFraction(e,t,n){
let r=1/(1-(e+t)*n/(e+1)),i=1,a=r;
for(let o=1,s=0;Math.abs(s-1)>1e-16&&o<1e6;o++){
let c=o*(t-o)*n/((e+2*o-1)*(e+2*o));
r=1/(1+c*r),i=1+c/i,a*=r*i;
let l=-(e+o)*(e+t+o)*n/((e+2*o)*(e+2*o+1));
r=1/(1+l*r),i=1+l/i,s=r*i,a*=s}
return a}
function welch(e,t){
let[n,r]=[moments(e),moments(t)],i=n.variance+r.variance;
if(!(i>0&&Number.isFinite(i)))return null;
let a=(r.mean-n.mean)/Math.sqrt(i),[o,s]=[n.variance/i,r.variance/i],c=1/(o**2/(e.length-1)+s**2/(t.length-1)),l=studentUpperTail(a,c),u=studentUpperTail(-a,c);
return{t:a,dof:c,p:Math.min(1,2*Math.min(l,u)),greater:l,less:u}}
function moments(e){
let t=e.length,n=e[0],r=e.reduce((e,t)=>e+(t-n),0)/t,i=e.reduce((e,t)=>e+(t-n-r)**2,0);
return{mean:n+r,variance:i/(t-1)/t}}
function formatValue(e,t){
return/(^|-)sec(\/|$)/.test(t)?scaled(e,time):countsBytes(t)?scaled(e,t.endsWith(`/s`)?speed:bytes):Number.isInteger(e)&&Math.abs(e)<1e6?String(e):scaled(e,counts)}
function formatCenter({center:e,low:t,high:n},r){
return`${formatValue(e,r)}${space}±${space}${spread(e,t,n)}`}
function formatDelta(e){
return e===null?`from 0`:`${e>=0?`+`:``}${toFixedEven(e*100,2)}%`}
function formatP({p:e,exact:t}){
return e===null?``:e===0&&t?`exact`:e<.001?`<0.001`:toFixedEven(e,3)}
function formatShortP(e,t){
if(e<1e-4)return`<0.0001`;
for(let n=e<.001?1:2;n<exactDigits;n++){
let r=Number(e.toPrecision(n));
if(r<=t==e<=t)return String(r)}
return String(e)}
const exactDigits=17;
function formatPercent(e){
return percentOf(e,0)}
function formatPercentBeside(e,t){
let n=e=>e>t*100+1e-9;
return[0,1,2,3].map(t=>percentOf(e,t)).find(t=>n(Number.parseFloat(t))===n(Math.abs(e)*100))??formatPercent(e)}
function percentOf(e,t){
let n=Math.abs(e)*100;
return n>=99.95?`${n<1e6?n.toFixed(t):n.toPrecision(3+t)}%`:n>=.095||n===0?`${n.toFixed(1+t)}%`:n<1e-6?`<0.000001%`:`${Number(n.toPrecision(2+t)).toFixed(6+t).replace(/0+$/,``)}%`}
function formatRuledOut({ruledOut:e,better:t,base:n,exact:r}){
return e===null||t===null||n.center===0&&!r?``:`${(Math.ceil(e*1e3-1e-6)/10).toFixed(1)}%`}
function formatChange(e,t=null){
return`${e<0?`-`:`+`}${t===null?formatPercent(e):formatPercentBeside(e,t)}`}
function formatRatio(e){
return`${Number((e*100).toPrecision(6))}%`}
function counted(e,t){
return`${e} ${t}${e===1?``:`s`}`}
function formatRounds(e){
return counted(e,`round`)}
function formatMade({rounds:e,settings:t}){
return`${e.length>t.count?`up to `:``}${formatRounds(e.length)}`}
function formatDuration(e){
let t=Math.round(e);
if(t<60)return`${t} s`;
let n=Math.floor(t/60);
return n<60?inTwo(`${n} min`,t%60,`s`):inTwo(`${Math.floor(n/60)} h`,n%60,`min`)}
function inTwo(e,t,n){
return t===0?e:`${e} ${t} ${n}`}
function toFixedEven(e,t){
if(!Number.isInteger(e*2**(t+1)))return e.toFixed(t);
let n=e.toFixed(t+1),r=n.endsWith(`5`),i=n.slice(0,-1).replace(/\.$/,``);
return r&&/[02468]$/.test(i)?i:e.toFixed(t)}
function shortSha(e){
return e.slice(0,9)}
const space=`\xA0`,time=[[1,`\xA0s`],[.001,`\xA0ms`],[1e-6,`\xA0µs`],[1e-9,`\xA0ns`]],bytes=[[2**40,`\xA0TiB`],[2**30,`\xA0GiB`],[2**20,`\xA0MiB`],[1024,`\xA0KiB`],[1,`\xA0B`]],speed=bytes.map(([e,t])=>[e,`${t}/s`]),counts=[[0xe8d4a51000,`\xA0T`],[1e9,`\xA0G`],[1e6,`\xA0M`],[1e3,`\xA0k`],[1,``]],ordinals=`first second third fourth fifth sixth seventh eighth ninth tenth`.split(` `),endings=new Map(Object.entries({one:`st`,two:`nd`,few:`rd`})),english=new Intl.PluralRules(`en`,{type:`ordinal`});
function ordinal(e){
return ordinals[e-1]??`${e}${endings.get(english.select(e))??`th`}`}
function scaled(e,t){
let n=Math.abs(e),[r,i]=t.find(([e])=>n>=e*.99995)??t.at(-1),a=e/r;
if(i===`\xA0B`&&Number.isInteger(a))return`${a}${i}`;
let o=a.toPrecision(4);
return o.includes(`e`)?`${Number(o)}${i}`:`${toFixedEven(a,o.split(`.`)[1]?.length??0)}${i}`}
function spread(e,t,n){
return t===null||n===null?`∞`:e===0?t===0&&n===0?`0%`:`?`:`${toFixedEven(100*Math.max(Math.abs(n/e-1),Math.abs(1-t/e)),0)}%`}
function _usingCtx(){
var e=typeof SuppressedError==`function`?SuppressedError:function(e,t){
var n=Error();
return n.name=`SuppressedError`,n.error=e,n.suppressed=t,n},t={},n=[];
function r(e,t){
if(t!=null){
if(Object(t)!==t)throw TypeError(`using declarations can only be used with objects, functions, null, or undefined.`);
if(e)var r=t[Symbol.asyncDispose||Symbol.for(`Symbol.asyncDispose`)];
if(r===void 0&&(r=t[Symbol.dispose||Symbol.for(`Symbol.dispose`)],e))var i=r;
if(typeof r!=`function`)throw TypeError(`Object is not disposable.`);
i&&(r=function(){
try{
i.call(t)}catch(e){
return Promise.reject(e)}}),n.push({v:t,d:r,a:e})}else e&&n.push({d:t,a:e});
return t}
return{e:t,u:r.bind(null,!1),a:r.bind(null,!0),d:function(){
var r,i=this.e,a=0;
function o(){
for(;r=n.pop();)try{
if(!r.a&&a===1)return a=0,n.push(r),Promise.resolve().then(o);
if(r.d){
var e=r.d.call(r.v);
if(r.a)return a|=2,Promise.resolve(e).then(o,s)}else a|=1}catch(e){
return s(e)}
if(a===1)return i===t?Promise.resolve():Promise.reject(i);
if(i!==t)throw i}
function s(n){
return i=i===t?n:new e(n,i),o()}
return o()}}}
async function isFolder(e){
try{
return(await stat$1(e)).isDirectory()}catch{
return!1}}
async function refuseUnnameable(e){
if(e.includes(`�`)&&!await isFolder(e))throw new Misconfigured(`The path of the folder to measure in is not in UTF-8, so it cannot be opened: ${e}. Rename the folder, or clone the repository into another.`)}
async function nearestFolder(e){
let t=resolve(e);
for(;t!==dirname(t)&&!await isFolder(t);)t=dirname(t);
return t}
async function makeFolder(e){
let t=[],n=await nearestFolder(e);
for(let r=resolve(e);r!==n;r=dirname(r))t.unshift(r);
for(let e of t)await mkdir(e).catch(async t=>{
if(!await isFolder(e))throw t})}
async function lstatOrNull(e){
try{
return await lstat(e)}catch(e){
let{code:t=``}=e;
if([`ENOENT`,`ENOTDIR`,`ELOOP`,`ENAMETOOLONG`].includes(t))return null;
throw e}}
async function contentOf(e){
try{
try{
var t=_usingCtx();
let n=t.a(await open(e,constants.O_RDONLY|(constants.O_NONBLOCK??0)));
if(!(await n.stat()).isFile())throw Error(`${e} is not a plain file`);
return await n.readFile()}catch(e){
t.e=e}finally{
await t.d()}}catch(e){
if(e.code===`ENOENT`)return null;
throw e}}
function textField(e){
return quoted(inert(escapeControls(e)))}
function quoted(e){
return/[",\r\n]/.test(e)?`"${e.replaceAll(`"`,`""`)}"`:e}
function inert(e){
return/^\s*['=+\-@\uff1d\uff0b\uff0d\uff20]/.test(e)?`'${e}`:e}
function mannKendall(e){
let t=e.length,n=0;
for(let[t,r]of e.entries())for(let i=0;i<t;i++)n+=Math.sign(r-e[i]);
let r=tieSizes(e);
if(n===0||r.length<2)return{s:n,p:1};
if(r.length===t&&t<=50)return{s:n,p:Math.min(1,2*exactTail(t,Math.abs(n)))};
let i=e=>e*(e-1)*(2*e+5),a=(i(t)-r.reduce((e,t)=>e+i(t),0))/18;
return{s:n,p:Math.min(1,2*upperTail((Math.abs(n)-1)/Math.sqrt(a)))}}
function tieSizes(e){
let t=new Map;
for(let n of e)t.set(n,(t.get(n)??0)+1);
return[...t.values()]}
function exactTail(e,t){
let n=Math.floor((e*(e-1)/2-t)/2),r=new Float64Array(n+1);
r[0]=1;
for(let t=2;t<=e;t++){
let e=new Float64Array(n+1);
for(let i=0;i<=n;i++)for(let n=0;n<t&&n<=i;n++)e[i]=e[i]+r[i-n]/t;
r=e}
return r.reduce((e,t)=>e+t,0)}
function driftOf(e){
let t=historiesOf(e.filter(({unit:e})=>e===`sec/op`).map(timesOf).filter(({length:e})=>e>0)),{p:n}=mannKendall(ranked(t));
if(n>.01)return null;
let r=Math.ceil(t.length/4),i=t.slice(-r).map(e=>e.at(-1)-mean(e.slice(0,r))),a=Math.exp(mean(i))-1;
return Number.isFinite(a)?{kind:`drift`,change:a,p:n}:null}
function timesOf({base:e,head:t}){
let n=e.map((e,n)=>(logOf(e)+logOf(t[n]??null))/2),r=n.findIndex(e=>Number.isNaN(e));
return r<0?n:n.slice(0,r)}
function logOf(e){
return e!==null&&e>0?Math.log(e):NaN}
function historiesOf(e){
let t=e.map(e=>({logs:e,weight:1/(varianceOf(e)+1e-6)})),n=[...new Set(e.map(({length:e})=>e))].sort((e,t)=>e-t);
return n.flatMap((e,r)=>{
let i=t.filter(({logs:t})=>t.length>=e),a=Array.from({length:e},(e,t)=>levelOf(i,t));
return a.map((e,t)=>a.slice(0,t+1)).slice(n[r-1]??0)})}
function levelOf(e,t){
return e.reduce((e,{logs:n,weight:r})=>e+r*n[t],0)/e.reduce((e,{weight:t})=>e+t,0)}
function ranked(e){
let t=[];
for(let n of e){
let e=n.at(-1),r=t[n.indexOf(e)];
if(r===void 0){
let r=n.filter(t=>t<e).length,i=t.toSorted((e,t)=>e-t)[r-1]??0;
t=[...t.map(e=>e>i?e+1:e),i+1]}else t=[...t,r]}
return t}
function mean(e){
return e.reduce((e,t)=>e+t,0)/e.length}
function varianceOf(e){
let t=mean(e);
return mean(e.map(e=>(e-t)**2))}
function nearest(e,t){
let n=plain$2(e),r=Math.max(1,Math.floor(n.length/3)),i=null,a=r+1;
for(let e of t){
if(Math.abs(e.length-n.length)>=a)continue;
let t=changedLetters(n,plain$2(e));
t<a&&([i,a]=[e,t])}
return i}
function plain$2(e){
return e.toLowerCase().replaceAll(`_`,`-`)}
function changedLetters(e,t){
let n=[],r=Array.from({length:t.length+1},(e,t)=>t);
for(let i=1;i<=e.length;i++){
let a=[i];
for(let o=1;o<=t.length;o++){
let s=e[i-1]===t[o-1],c=at$1(r,o-1)+ +!s,l=i>1&&o>1&&e[i-1]===t[o-2]&&e[i-2]===t[o-1]?at$1(n,o-2)+1:c;
a.push(Math.min(c,l,at$1(r,o)+1,at$1(a,o-1)+1))}
n=r,r=a}
return at$1(r,t.length)}
function at$1(e,t){
return e[t]??1/0}
const decimal$2=/^([+-]?(?:\d+(?:\.\d*)?|\.\d+))(?:e([+-]?\d+))?$/i,noNumber=/^nan$/i,infinite$1=/^([+-]?)(?:inf|infinity|∞)$/i;
function readDecimal(e,t=0){
if(e.length>400)return null;
let[,n,r=`0`]=decimal$2.exec(e)??[];
if(n!==void 0)return Number(`${n}e${Number(r)+t}`);
if(noNumber.test(e))return NaN;
let i=infinite$1.exec(e);
return i?i[1]===`-`?-1/0:1/0:null}
function ungrouped(e){
return e.replaceAll(`,`,``)}
function scale(e,t){
return readDecimal(String(e),t)??NaN}
const added=/[\u0000\u001b\r\ufeff]/,dropped=/[\u0000\ufeff]/g,clock=`\\d\\d:\\d\\d:\\d\\d(?:[.,]\\d+)?`,times=[String.raw`\[?\d{4}[-/]\d\d[-/]\d\d[T ]${clock}${`(?: ?Z|[+-]\\d\\d:?\\d\\d)?`}\]?(?:[ \t]|(?=\n|$))(?:\d\d[OE][ +])?`,String.raw`\[?${clock}\]?(?:[ \t]|(?=\n|$))`,String.raw`[A-Z][a-z]{2} [ \d]\d ${clock} (?:[\w.-]+ [\w./-]+(?:\[\d+\])?: )?`,String.raw`#\d+ \d+\.\d+ `,String.raw`[^\t\n]{1,200}\t[^\t\n]{1,200}\t(?=\d{4}-\d\d-\d\dT\d\d:)`],labels=[String.raw`(?!Benchmark|test )[A-Za-z\d][\w.-]* *\|(?: |(?=\n|$))`,String.raw`\[(?!(?:true|false|null)\])[\w./:@ -]*[A-Za-z][\w./:@ -]*\] `,String.raw`\[\d+\] (?! *(?:[,\]}]|\n|$))`],prefixes={times:RegExp(`(?:${times.join(`|`)})+`,`y`),"times and labels":RegExp(`(?:${[...times,...labels].join(`|`)})+`,`y`)},soughtPrefix=2**20;
var CleanText=class{
cuts;
hasPrefixes=!1;
looked=0;
held=``;
isWithin=!1;
constructor(e){
this.cuts=e}
write(e){
let t=this.held===``?e:this.held+e,n=t.length;
for(;t.charCodeAt(n-1)===carriageReturn$1;)n--;
let r=t.lastIndexOf(`
`)+1||t.lastIndexOf(`\r`,n-1)+1,i=t.length-r>4096?n:Math.min(r,n);
return this.held=t.slice(i),this.clean(t.slice(0,i))}
end(){
let e=this.held;
return this.held=``,this.clean(e)}
clean(e){
if(e===``)return``;
let t=added.test(e)?withoutAdded(e):e,n=this.isWithin?t.indexOf(`
`)+1||t.length:0;
return this.isWithin=!t.endsWith(`
`),this.withoutPrefixes(t,n)}
withoutPrefixes(e,t){
if(this.cuts===`nothing`)return e;
let n=prefixes[this.cuts],r=``,i=0;
for(let a=t;a<e.length;){
if(mayBegin(e.charCodeAt(a))){
n.lastIndex=a;
let t=n.exec(e);
t&&(this.hasPrefixes=!0,r+=e.slice(i,a),i=a+t[0].length)}
let t=e.indexOf(`
`,a);
if(t<0)break;
a=t+1}
return this.looked+=e.length,!this.hasPrefixes&&this.looked>soughtPrefix&&(this.cuts=`nothing`),i===0?e:r+e.slice(i)}};
function cleaned(e,t){
let n=new CleanText(t);
return n.write(e)+n.end()}
function withoutAdded(e){
return withoutColours(e.replace(/\r+\n|\r/g,`
`)).replace(dropped,``)}
const carriageReturn$1=13;
function mayBegin(e){
let t=e|32;
return t>=97&&t<=122||e>=48&&e<=57||e===91||e===35}
var Unreadable=class extends Error{
name=`Unreadable`};
function openClean(e,t){
return cleaning(e.open(t),cutsOf(e))}
function cutsOf({cuts:e=`times and labels`}){
return e}
function claiming(e){
let t=memoize(t=>cleaned(e,t)),n=t(`times and labels`);
return(e,r=`claims`)=>{
let i=t(cutsOf(e));
return e[r]?.(i)===!0||cutsOf(e)===`times`&&n!==i&&e[r]?.(n)===!0}}
function cleaning(e,t){
let n=new CleanText(t),r=()=>{
let t=n.end();
t!==``&&e.write(t)},{file:i}=e;
return{...i&&{file:a=>{
r(),n=new CleanText(t),i.call(e,a)}},write:t=>{
let r=n.write(t);
r!==``&&e.write(r)},end:()=>(r(),e.end())}}
function readWhole(e,t){
let n=openClean(e);
return n.write(t),n.end()}
const unstated={};
var Readings=class{
gathered=new Map;
units=new Map;
failures=[];
failed=new Map;
statuses=new Map;
refused=[];
known=new Map;
advice;
claimed=0;
unreadable=null;
constructor(e=`Give each a name of its own.`){
this.advice=e}
add(e,t,n,r=unstated){
this.take(e,this.unitOf(t),n,r,!1)}
addRepetition(e,t,n,r=unstated){
this.take(e,this.unitOf(t),n,r,!0)}
addSamples(e,t,n,r){
if(n.length===0)return;
let i=this.unitOf(t),a=this.lastOf(e,i.unit);
if(a?.unit===i.unit)throw this.repeated(e);
let o=[];
for(let t of n){
let n=this.possible(e,i,t);
n!==null&&o.push(n)}
let s=o.length;
if(s===0)return;
let c=s*(count(r)??0);
this.keep(e,a,{unit:i.unit,values:o,isRepeated:!0,iterations:c,samples:s,next:null})}
take(e,t,n,r,i){
let a=this.possible(e,t,n);
if(a===null)return;
let o=count(r.iterations)??0,s=count(r.samples)??1,c=this.lastOf(e,t.unit);
if(c?.unit!==t.unit)this.keep(e,c,{unit:t.unit,values:a,isRepeated:i,iterations:o,samples:s,next:null});else{
if(!(c.isRepeated&&i))throw this.repeated(e);
typeof c.values==`number`?c.values=[c.values,a]:c.values.push(a),c.iterations+=o,c.samples+=s}}
possible(e,{given:t,unit:n,factor:r},i){
let a=i*r;
return isPossible(a,n)?a:(this.refused.push({benchmark:e,text:`${e}: ${i} ${t}`,isTime:isTime(n)}),null)}
keep(e,t,n){
t?t.next=n:this.gathered.set(e,n)}
lastOf(e,t){
let n=this.gathered.get(e)??null;
for(;n&&n.unit!==t&&n.next;)n=n.next;
return n}
unitOf(e){
let t=this.known.get(e);
if(t)return t;
let n={given:e,...tidy(spaceless(e))};
return this.known.set(e,n),n}
repeated(e){
return new Unreadable(`Two benchmarks are called "${escapeControls(e.slice(0,200))}", so their values cannot be told apart. ${this.advice}`)}
declare(e,t){
let{unit:n}=this.unitOf(e);
this.units.has(n)||this.units.set(n,t)}
fail(e){
this.failures.push(e)}
failBenchmark(e,t){
let n=`${e}: ${t}`;
this.failed.has(e)||(this.failures.push(n),this.failed.set(e,n))}
ended(e,t){
let n=[...new Set(t)].sort((e,t)=>(e??-1)-(t??-1));
n.some(e=>e!==0)&&this.statuses.set(e,n)}
claim(e){
e>0&&e<1/0&&(this.claimed+=e)}
refuse(e){
this.unreadable??=e}
parsed(){
if(this.unreadable!==null&&this.failures.length===0)throw new Unreadable(this.unreadable);
let e=[],t=new Set;
for(let[n,r]of this.gathered)for(let i=r;i;i=i.next)e.push(this.measurement(n,i)),t.add(i.unit);
let n=this.refused.filter(e=>!e.isTime&&this.gathered.has(e.benchmark)).map(({text:e})=>e);
return{measurements:e,units:new Map([...this.units].filter(([e])=>t.has(e))),failures:this.failures,...this.failed.size>0?{failed:this.failed}:{},...this.claimed>0?{claimed:this.claimed}:{},refused:this.refused.map(({text:e})=>e),...n.length>0?{refusedBeside:n}:{}}}
measurement(e,t){
let n=this.statuses.get(e);
return n?{...measurement(e,t),statuses:n}:measurement(e,t)}};
function spaceless(e){
return e.trim().replace(/\s+/g,`-`)||`value`}
function measurement(e,{unit:t,values:n,iterations:r,samples:i}){
let a=typeof n==`number`?n:median(n);
return i<=1?{benchmark:e,config:none$1,iterations:r,unit:t,value:a}:{benchmark:e,config:none$1,iterations:r,innerSamples:i,unit:t,value:a}}
function count(e){
return typeof e==`number`&&Number.isSafeInteger(e)&&e>0?e:null}
const none$1={},longest$2=2**20,kept=2**16;
var Lines=class{
read;
unended=[];
length=0;
isWhole=!0;
constructor(e){
this.read=e}
write(e){
let t=0;
for(let n=e.indexOf(`
`);n>=0;n=e.indexOf(`
`,t))this.take(e.slice(t,n)),t=n+1;
t<e.length&&this.hold(t===0?e:e.slice(t))}
end(){
this.unended.length>0&&this.handOn(this.joined())}
take(e){
let t=this.unended.length===0?e:this.joined(e);
this.handOn(t.charCodeAt(t.length-1)===carriageReturn?t.slice(0,-1):t)}
handOn(e){
let t=this.isWhole&&e.length<=longest$2;
this.isWhole=!0,this.read(e,t)}
hold(e){
if(this.unended.push(e),this.length+=e.length,this.length<=longest$2)return;
let t=this.joined();
this.unended=[t.slice(0,kept),t.slice(-kept)],this.length=2*kept,this.isWhole=!1}
joined(e=``){
let t=this.unended.join(``)+e;
return this.unended=[],this.length=0,t}};
const carriageReturn=13;
function unreadLine(e,t,n,r){
return{line:e,text:t.length>200?`${t.slice(0,200)}…`:t,why:n,isResult:r}}
const nothingParsed={measurements:[],units:new Map,failures:[],refused:[]};
function sharedIn(e){
if(e.length<2)return null;
let t=memoize(e=>JSON.stringify(Object.entries(e).sort())),n=new Map;
for(let[r,{measurements:i}]of e.entries())for(let{benchmark:e,unit:a,config:o}of i){
let i=JSON.stringify([e,a,t(o)]),s=n.get(i)??r;
if(s!==r)return{benchmark:e,parts:[s,r]};
n.set(i,r)}
return null}
function failedAlone({failures:e,failed:t=new Map}){
return e.length>t.size?null:t}
function refusedAlone({refused:e,refusedBeside:t=[]}){
let n=new Set(t);
return e.filter(e=>!n.has(e))}
function joinParsed(e){
let[t,...n]=e;
if(t&&n.length===0)return t;
let r=new Map;
for(let t of e)for(let[e,n]of t.units)r.has(e)||r.set(e,n);
let i=Math.max(...e.map(e=>e.claimed??0)),a=e.flatMap(({refusedBeside:e=[]})=>e),o=e.flatMap(({unread:e=[]})=>e),s=new Map(e.flatMap(e=>[...e.failed??[]]));
return{measurements:e.flatMap(({measurements:e})=>e),units:r,failures:e.flatMap(({failures:e})=>e),...s.size>0?{failed:s}:{},...i>0?{claimed:i}:{},refused:e.flatMap(({refused:e})=>e),...a.length>0?{refusedBeside:a}:{},...o.length>0?{unread:o}:{}}}
const longestBatch=2**16,separator=/\}[ \t\r\n]{0,200},[ \t\r\n]{0,200}\{/y;
function batchFrom(e,t){
separator.lastIndex=t-1;
let n=separator.exec(e)?.[0];
if(n===void 0)return null;
let r=e.lastIndexOf(n,t-1+longestBatch);
if(r<t)return null;
let i=r+1,a=itemsOf(e.slice(t-1+n.length-1,i));
return a&&{items:a,end:i}}
function itemsOf(e){
try{
return JSON.parse(`[${e}]`)}catch{
return null}}
var JsonTree=class{
take;
items;
open=[];
expected=`value`;
broken=0;
hasHandedItems=!1;
isTorn=!1;
constructor(e,t){
this.take=e,this.items=t}
get isOutside(){
return this.open.length===0&&this.broken===0}
get isBroken(){
return this.broken>0}
get takesWhole(){
if(this.isBroken)return!1;
let{items:e,open:t}=this;
return e===null||t.length>e.path.length||t.some(({list:t,key:n},r)=>t!==null||n!==e.path[r])}
get isAfterItem(){
let e=this.open.at(-1);
return e?.isSplit===!0&&e.list!==null&&this.expected===`comma or end`}
nextItem(e){
this.add(e)}
begin(e){
!this.isOutside&&!this.mayBeValue&&this.breakOff(),this.isBroken?this.broken++:(this.open.push({isSplit:this.isAtItems(e),list:e?[]:null,members:{},key:``}),this.expected=e?`value or end`:`key or end`)}
end(e){
let t=this.open.at(-1);
t&&t.list!==null===e&&this.expected.endsWith(` end`)||this.breakOff(),this.isBroken?this.broken--:(this.open.pop(),this.add(t?.list?t.list.slice():t?.members))}
comma(){
this.expected!==`comma or end`&&this.breakOff(),this.expected=this.open.at(-1)?.list?`value`:`key`}
colon(){
this.expected!==`colon`&&this.breakOff(),this.expected=`value`}
text(e){
let t=this.open.at(-1);
t&&(this.expected===`key`||this.expected===`key or end`)?(t.key=e,this.expected=`colon`):this.value(e)}
value(e){
this.mayBeValue||this.breakOff(),this.isBroken||this.add(e)}
breakOff(){
this.isBroken||(this.hasHandedItems&&(this.isTorn=!0),this.broken=this.open.length,this.open.length=0)}
get mayBeValue(){
return this.expected===`value`||this.expected===`value or end`}
isAtItems(e){
let{path:t,kind:n}=this.items??{};
return n===`list`===e&&t?.length===this.open.length&&this.open.every(({key:e},n)=>e===t[n])}
add(e){
let t=this.open.at(-1);
this.expected=`comma or end`,t?t.isSplit&&typeof e==`object`&&e?(this.hasHandedItems=!0,this.items?.take(e,t.key)):t.list?t.list.push(e):t.key in t.members?Object.defineProperty(t.members,t.key,{value:e,configurable:!0,enumerable:!0,writable:!0}):t.members[t.key]=e:(this.hasHandedItems=!1,this.take(e))}},OpenBracket=class{
most;
text=``;
depth=0;
isInString=!1;
isEscaped=!1;
constructor(e){
this.most=e}
get isTooLong(){
return this.text.length>this.most}
take(e,t){
for(let n=t;n<e.length;n++){
if(this.isInString){
if(n=this.endOfString(e,n),n<0)break;
this.isInString=!1;
continue}
let t=e.charCodeAt(n);
if(t===quote$1)this.isInString=!0;else if((t|brace)===openBrace)this.depth++;else if((t|brace)===closedBrace&&--this.depth===0)return n+1}
return this.text+=e.slice(t),-1}
endOfString(e,t){
let n=this.isEscaped?t+1:t;
for(this.isEscaped=!1;;){
let t=e.indexOf(`"`,n),r=t<0?e.length:t,i=r;
for(;i>n&&e.charCodeAt(i-1)===backslash$1;)i--;
let a=(r-i)%2==1;
if(t<0)return this.isEscaped=a,-1;
if(!a)return r;
n=r+1}}};
const quote$1=34,backslash$1=92,brace=32,openBrace=123,closedBrace=125,longestSpan=2**22;
var JsonStream=class{
tree;
isLineBlank=!0;
string=null;
isEscaped=!1;
word=``;
span=null;
longest=longestSpan;
nextBatch=0;
line=1;
begun=1;
torn=null;
broken=``;
tornBy=``;
constructor(e,t=null){
this.tree=new JsonTree(e,t)}
write(e){
let t=0,n=0;
for(this.nextBatch=0;t<e.length;){
if(this.isOutside){
let r=this.nextOpening(e,t);
if(r===null)break;
this.line+=breaks(e,n,r),n=r,this.begun=this.line,t=r}
t=this.read(e,t),this.tree.isTorn&&this.torn===null&&(this.torn=this.begun,this.tornBy=this.broken)}
this.line+=breaks(e,n,e.length)}
get unended(){
return this.isOutside?null:this.begun}
get isOutside(){
return this.span===null&&this.tree.isOutside}
nextOpening(e,t){
for(let n=t;n<e.length;n++){
let t=e.charAt(n);
if(t===`
`)this.isLineBlank=!0;else if(!blanks.includes(t)){
if(this.isLineBlank&&(t===`[`||t===`{`))return n;
this.isLineBlank=!1;
let r=e.indexOf(`
`,n);
if(r<0)return null;
n=r-1}}
return null}
read(e,t){
return this.span?this.readSpan(e,t,this.span):this.step(e,t)}
step(e,t){
if(this.string)return this.readString(e,t,this.string);
let n=e.charAt(t);
if(!isWordEnd(e,t))return this.readWord(e,t);
if(this.endWord(),n===`"`)this.string=[],this.isEscaped=!1;else if(n===`{`||n===`[`){
if(this.longest>=1024&&this.tree.takesWhole)return this.span=new OpenBracket(this.longest),t;
this.tree.begin(n===`[`)}else n===`}`||n===`]`?(this.tree.end(n===`]`),this.isLineBlank=!0):n===`,`?this.tree.comma():n===`:`&&this.tree.colon();
return t+1}
readSpan(e,t,n){
let r=n.take(e,t),i=r>=0;
if(!i&&!n.isTooLong)return e.length;
this.span=null;
let a=i?n.text+e.slice(t,r):n.text,o=i?parsed(a):void 0;
return o===void 0?this.readParts(a,n):this.tree.value(o),this.tree.isOutside&&(this.isLineBlank=!0),i?o!==void 0&&this.tree.isAfterItem?this.readBatches(e,r):r:e.length}
readBatches(e,t){
let n=t;
for(;n>=this.nextBatch;){
let t=batchFrom(e,n);
if(t){
for(let e of t.items)this.tree.nextItem(e);
n=t.end}else this.nextBatch=n+longestBatch}
return n}
readParts(e,{most:t}){
let n=this.longest;
this.longest=t/16;
for(let t=0;t<e.length;)t=this.read(e,t);
this.longest=n}
readString(e,t,n){
let r=this.isEscaped?t+1:t;
for(;r<e.length&&e.charCodeAt(r)!==quote;)r+=e.charCodeAt(r)===backslash?2:1;
if(this.isEscaped=r>e.length,this.tree.isBroken||n.push(e.slice(t,r)),r>=e.length)return e.length;
this.string=null;
let i=n.join(``),a=plain$1.test(i)?i:parsed(`"${i}"`);
return typeof a==`string`?this.tree.text(a):this.tree.breakOff(),r+1}
readWord(e,t){
let n=t;
for(;n<e.length&&!isWordEnd(e,n);)n++;
return this.tree.isBroken||(this.word+=e.slice(t,n)),this.word.length>1e3&&this.tree.breakOff(),this.tree.isBroken&&(this.word=``),n}
endWord(){
let{word:e}=this;
if(e===``)return;
this.word=``;
let t=noJson.test(e)?e:parsed(e);
t===void 0?(this.tree.isBroken||(this.broken=e.slice(0,shownWord)),this.tree.breakOff()):this.tree.value(t)}};
const noJson=/^-?(NaN|Infinity|[\d.]+([eE][+-]?\d+)?%)$/,shownWord=40;
function parsed(e){
try{
return JSON.parse(e)}catch{
return}}
function breaks(e,t,n){
let r=0;
for(let i=e.indexOf(`
`,t);i>=0&&i<n;i=e.indexOf(`
`,i+1))r++;
return r}
const wordEnds=new Set([...` 
\r	"{}[],:`].map(e=>e.charCodeAt(0)));
function isWordEnd(e,t){
return wordEnds.has(e.charCodeAt(t))}
const plain$1=/^[^\\\u0000-\u001f]*$/,blanks=` 	\r﻿`,quote=34,backslash=92;
function at(e,...t){
let n=e;
for(let e of t){
if(typeof n!=`object`||!n||!Object.hasOwn(n,e))return;
n=n[e]}
return n}
function listAt(e,...t){
let n=at(e,...t);
return Array.isArray(n)?n:null}
function entriesAt(e,...t){
let n=at(e,...t);
return typeof n==`object`&&n&&!Array.isArray(n)?Object.entries(n):null}
function keysAt(e){
return typeof e==`object`&&e&&!Array.isArray(e)?Object.keys(e):nothing}
const nothing=[];
function textAt(e,...t){
let n=at(e,...t);
return typeof n==`string`?n:null}
function numberAt(e,...t){
let n=at(e,...t);
return typeof n==`number`?n:typeof n==`string`?words.get(n)??null:null}
function numbersAt(e,...t){
let n=listAt(e,...t)?.map(e=>numberAt(e));
return n?.every(e=>e!==null)?n:null}
const words=new Map([[`NaN`,NaN],[`Infinity`,1/0],[`-Infinity`,-1/0]]);
function stringify(e){
if(typeof e==`string`)return e;
try{
return JSON.stringify(e)??``}catch{
return`…`}}
function readJson(e,t,n,r=null){
let i=new Readings,a=0,[o,s]=[0,0],c=readValues(e,r=>{
let c=n(r,i)&&s===0;
if(o>0&&!c)throw new Unreadable(`This JSON (${e}) has benchmarks among other values. It has to be ${t}.`);
c&&a++,[o,s]=[0,0]},r&&{path:r.path,kind:r.kind,take:(e,t)=>{
r.take(e,i,t)?o++:s++}});
return{write:e=>c.write(e),end:()=>{
if(c.end(),a===0)throw new Unreadable(`This is not in the format ${e}: it has to be ${t}.`);
return i.parsed()}}}
function readValues(e,t,n=null){
let r=new JsonStream(t,n);
return{write:t=>{
if(r.write(t),r.torn!==null)throw new Unreadable(`This JSON (${e}) is broken: the value that begins in line ${r.torn} is no JSON${r.tornBy===``?``:`, as it has ${escapeControls(r.tornBy)} in it`}. Let the tool write to a file of its own ("output").`)},end:()=>{
if(r.unended!==null)throw new Unreadable(`This JSON (${e}) is cut off: the value that begins in line ${r.unended} has no end. Let the tool run to its end.`);
return nothingParsed}}}
function parseJson(e){
let t;
return new JsonStream(e=>{
t??=e}).write(e),t}
function isEmptyList(e){
return listAt(e)?.length===0}
function isCoarse(e){
return ungrouped(String(e)).replace(/e.*|^[0.]+|\./gi,``).length<3}
function refuseCoarse(e,t,n,r,i){
isCoarse(n)&&e.refuse(`The benchmark ${t} has the value ${n} ${r}, of fewer than three digits, which is too coarse to compare. ${i}`)}
var Config=class{
version=0;
values=new Map;
shared;
get entries(){
return this.values.values()}
read(e){
let t=e.indexOf(`:`),n=e.slice(0,Math.max(t,0)),r=e.slice(t+1);
if(!/^\p{Ll}[^\s\p{Lu}]*$/u.test(n)||!/^([ \t]|$)/.test(r))return;
let i=r.replace(/^[ \t]+/,``);
this.values.get(n)?.[1]!==i&&(i===``?this.values.delete(n):this.values.set(n,[n,i]),this.version++,this.shared=void 0)}
now(){
return this.shared??=Object.fromEntries(this.values.values()),this.shared}};
const endsOfResults=[/(?<![\d.])\d+\t *\S+ ns\/op.*$/,/(?=[ \d]{8})(?: {1,7}|(?<![\d.]))\d+\t *(?:[-+]?\.?\d\S*|NaN|[-+]Inf) \S.*$/],countAlone=/(?:(?=.{8}$) +\d+|(?<!\d)\d{8,})$/;
function endOfResult(e){
for(let t of endsOfResults){
let n=t.exec(e)?.[0];
if(n!==void 0)return n.trimStart()}
return null}
function endsInCount(e){
return countAlone.test(e.trimEnd())}
const begun$1=/Benchmark[\p{Lu}\p{N}_]\S* *\t/gu,inAnyLayout=/(?<!\S)Benchmark[\p{Lu}\p{N}_]\S*[ \t]+\d+[ \t]+[-+]?\.?\d\S*[ \t]+\S*\/\S+/u,comment=/^\s*(?:\/\/|#)/,quoting=/[^\s\w.,;!?)\]%…]\s*$/,longest$1=2e3;
function embeddedIn(e){
if(!e.includes(`Benchmark`,1)||comment.test(e))return null;
let t=Math.max(e.length-longest$1,0),n=e.slice(t),r=[...n.matchAll(begun$1)].at(-1)?.index,i=r??inAnyLayout.exec(n)?.index??0,a=t+i;
return a===0||t>0&&i===0?null:r===void 0||quoting.test(e.slice(Math.max(a-longest$1,0),a))?r===void 0||endOfResult(e.slice(a))!==null?{start:a,why:`text stands before the name`}:null:{start:a,why:null}}
function strayIn(e,t){
return t===null?nameless.test(e)?`no name stands before it`:null:t.why}
const nameless=/^\s*\d+\t *[\d.]+ ns\/op(?:\t|$)/,event=/^\{"(?:Time":"[^"]*","Action|Action|ImportPath)":"/,anyEvent=new RegExp(event.source,`m`);
function outputOf(e){
if(!event.test(e))return null;
let t=parseJson(e);
return textAt(t,`Action`)===null?null:textAt(t,`Output`)??``}
const failed=new RegExp([/^\s*--- FAIL: /,/^FAIL(\t|$)/,/^exit status [1-9]\d*$/,/^signal: \w+/,/^\*\*\* Test killed /,/^SIG[A-Z]+: /,/^WARNING: DATA RACE$/,/^Found \d+ data race\(s\)/,/^runtime: out of memory/,/^(Killed|Aborted|Terminated|Segmentation fault)(: \d+)?( \(core dumped\))?$/,/^\S+: line \d+: +\d+ (Killed|Aborted|Terminated|Segmentation fault)\b/,/^zsh: (killed|abort|terminated|segmentation fault)\b/,/\b[Oo]ut of memory: Killed process \d/].map(({source:e})=>e).join(`|`)),panicked=/^(panic|fatal error): /,stack=/^(goroutine \d+ .*\[.*\]:|runtime stack:)$/;
var GoFailures=class{
lines=[];
last;
read(e){
let t=e.startsWith(`Benchmark`)?e.replace(/^Benchmark\S*\s+/,``):e;
return panicked.test(t)?(this.last??=e.trim(),!0):(stack.test(e)&&this.end(),failed.test(t)?(this.lines.push(e.trim()),!0):!1)}
goOn(){
this.last=void 0}
end(){
this.last!==void 0&&this.lines.push(this.last),this.last=void 0}};
const namesKey=`names`,namesEncoded=`percent-encoded`,unwritable=RegExp(`\\s|${unseen.source}`,`u`),encodable=RegExp(`[\\s%]|${unseen.source}`,`gu`);
function needsEncoding(e){
return unwritable.test(e)}
function encodeWord(e){
return e.replace(encodable,e=>e.split(``).map(encodeUnit).join(``))}
function encodeUnit(e){
let t=e.charCodeAt(0).toString(16).toUpperCase();
return t.length<=2?`%${t.padStart(2,`0`)}`:`%u${t.padStart(4,`0`)}`}
function decodeWord(e){
return e.replace(/%(?:u([\dA-F]{4})|([\dA-F]{2}))/g,(e,t,n)=>String.fromCharCode(Number.parseInt(t??n,16)))}
var Names=class{
areEncoded=!1;
version=0;
known=new Map;
read(e){
return e===`names: percent-encoded`&&(this.areEncoded=!0,this.version++,this.known.clear(),!0)}
decoded(e){
return this.areEncoded?decodeWord(e):e}
shared(e){
let t=this.known.get(e);
if(t!==void 0)return t;
this.known.size>=mostNames&&this.known.clear();
let n=` ${e}`.slice(1),r=this.decoded(n);
return this.known.set(n,r),r}};
const mostNames=1e5,decimal$1=/^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i,hexadecimal=/^([+-]?)0x([0-9a-f]*)(?:\.([0-9a-f]*))?p([+-]?\d+)$/i,infinite=/^([+-]?)inf(inity)?$/i;
function withoutSeparators(e){
return e.includes(`_`)?e.replace(/(?<=\d)_(?=\d)/g,``):e}
function parseFloat64(e){
if(e.length>1e3)return null;
if(decimal$1.test(e))return Number(e);
let t=infinite.exec(e);
if(t)return t[1]===`-`?-1/0:1/0;
if(/^nan$/i.test(e))return NaN;
let n=hexadecimal.exec(e);
if(!n)return null;
let[,r,i=``,a=``,o]=n,s=(i+a).replace(/^0+(?=.)/,``);
if(i+a===``)return null;
let c=Number(o)-4*a.length+4*Math.max(0,s.length-16),l=Math.trunc(c/2),u=Number.parseInt(s.slice(0,16),16)*2**l*2**(c-l);
return r===`-`?-u:u}
function readStatements(e,t,n){
return t.flatMap(t=>{
let r=t.indexOf(`=`);
if(r<=0)return[`"${t}" is not key=value`];
let i=t.slice(0,r),a=t.slice(r+1),o=n.get(e)??{},s=(t,n)=>t===n?[]:[`${i} of ${e} is already set to ${t??`neither lower nor higher`}`];
if(i===`better`)return a!==`lower`&&a!==`higher`?[`better is neither lower nor higher, but "${a}"`]:o.better===void 0?(n.set(e,{...o,better:a}),[]):s(o.better,a);
if(i===`assume`){
let t=a===`exact`?`exact`:`nothing`;
return o.assume===void 0?(n.set(e,{...o,assume:t}),a===t?[]:[`assume is neither exact nor nothing, but "${a}"`]):s(o.assume,t)}
return[]})}
const nothingFollows=`nothing follows the count`,begun=/^Benchmark[\p{Lu}\p{N}_]\S* *\t/u,named=/^Benchmark([\p{Lu}\p{N}_]|$)/u,likeNumber=/^[+-]?\.?\d/;
function isBegun(e){
return begun.test(e)}
function whyUnread(e,t){
let[n=``,r=``,i]=t,a=withoutSeparators(r);
if(!likeNumber.test(a))return isBegun(e)?endsInCount(e)?nothingFollows:`no result follows the name`:null;
if(!named.test(n)&&!(i!==void 0&&likeNumber.test(i)))return null;
if(!/^[+-]?\d+$/.test(a)||!Number.isSafeInteger(Number(a)))return`"${r}" is not a count`;
if(i===void 0)return nothingFollows;
for(let e=2;e<t.length;e+=2){
let n=t[e];
if(parseFloat64(withoutSeparators(n))===null)return`"${n}" is not a number`;
if(t[e+1]===void 0)return`"${n}" has no unit`}
return null}
const typical=/^(Benchmark\S*[^\S\n]+[+-]?\d[\d_]*[^\S\n]+[+-]?([\d.]\S*|[Nn]a[Nn]|[Ii]nf\S*)[^\S\n]+\S|Benchmark[^\sa-z]\S* *\t|[ \t]*--- FAIL: Benchmark|FAIL\t\S|(goos|goarch|pkg): \S|.{1,200}Benchmark[^\sa-z]\S{0,500} *\t *\d+\t *[\d.]+ ns\/op)/m,goFormat={name:`go`,claims:e=>typical.test(e)||anyEvent.test(e),open:()=>new GoReader,namesInFilters:e=>[`Benchmark${e}`,`Benchmark${e.replace(/\/.*|-\d+$/s,``)}`]};
function openGoRest(){
return new GoReader}
function parseGo(e){
return readWhole(goFormat,e)}
var GoReader=class{
measurements=[];
units=new Map;
failures=new GoFailures;
refused=[];
refusedBeside=[];
unread=[];
config=new Config;
names=new Names;
lines=new Lines((e,t)=>this.take(e,t));
printed=new Lines((e,t)=>this.read(e,t));
cleanPrinted=new CleanText(cutsOf(goFormat));
line=0;
unfinished;
get settings(){
return this.config.entries}
get version(){
return this.config.version+this.names.version}
get areEncoded(){
return this.names.areEncoded}
write(e){
this.lines.write(e)}
end(){
this.lines.end(),this.printed.write(this.cleanPrinted.end()),this.printed.end(),this.giveUp(),this.failures.end();
let{measurements:e,units:t,refused:n,refusedBeside:r,unread:i}=this;
return{measurements:e,units:t,failures:this.failures.lines,refused:n,refusedBeside:r,unread:i}}
pass(e){
this.line+=e,this.giveUp(),this.failures.goOn()}
taken(){
let{measurements:e}=this;
return e.length>0&&(this.measurements=[]),e}
take(e,t){
this.line++;
let n=t?outputOf(e):null;
n===null?this.read(e,t):this.printed.write(this.cleanPrinted.write(n))}
read(e,t){
let n=e.startsWith(`Benchmark`);
if(n&&t&&this.takeResult(e))return;
let r=embeddedIn(e);
if(r!==null&&r.why===null){
n&&this.read(e.slice(0,r.start),t),this.read(e.slice(r.start),t);
return}
let i=n?/^Benchmark\S*(?=\s)/.exec(e)?.[0]:void 0,a=restOf(i??this.unfinished?.name,e);
if(r===null&&a!==null&&this.takeResult(a,i===void 0))return;
let o=this.failures.read(e),{unfinished:s}=this;
s?.unread&&endsInCount(e)&&(this.unfinished={...s,unread:{...s.unread,why:nothingFollows}});
let c=strayIn(e,r);
if(c!==null&&!o)this.unread.push(unreadLine(this.line,e,c,!0));else if(i!==void 0){
let n=o?null:t?whyUnread(e,wordsOf$1(e)):tooLong,r=n===null?null:unreadLine(this.line,e,n,!0);
s?.isRunning&&!isBegun(e)?this.unread.push(...r?[r]:[]):(this.giveUp(),this.unfinished={name:i,isRunning:isBegun(e),unread:r})}else if(o||!t)return;else/^Unit(\s|$)/.test(e)?this.readUnit(e):this.names.read(e)||this.config.read(e)}
readUnit(e){
let[,t,...n]=e.trimEnd().split(/\s+/),r=t===void 0?[`it names no unit`]:readStatements(tidy(this.names.decoded(t)).unit,n,this.units);
this.unread.push(...r.map(t=>unreadLine(this.line,e,t,!1)))}
giveUp(){
this.unfinished?.unread&&this.unread.push(this.unfinished.unread),this.unfinished=void 0}
takeResult(e,t=!1){
let n=wordsOf$1(e),r=withoutSeparators(n[1]??``);
if(n.length<4||n.length%2!=0||!/^[+-]?\d+$/.test(r))return!1;
let i=Number(r);
if(!Number.isSafeInteger(i))return!1;
let a=[];
for(let e=2;e<n.length;e+=2){
let t=parseFloat64(withoutSeparators(n[e]));
if(t===null)return!1;
a.push(t)}
t&&(this.unfinished=void 0),this.giveUp(),this.failures.goOn();
let o=this.names.shared(n[0].slice(9)),s=this.config.now(),c=this.measurements.length,l=[];
for(let e=0;e<a.length;e++){
let t=this.names.decoded(n[2*e+3]),{unit:r,factor:c}=tidy(t),u=a[e]*c;
if(isPossible(u,r)){
let a=t===`MB/s`&&isCoarse(n[2*e+2])&&n.includes(`ns/op`),c={benchmark:o,config:s,iterations:i,unit:r,value:u};
this.measurements.push(a?{...c,isCoarse:!0}:c)}else{
let n=`${o}: ${a[e]} ${t}`;
this.refused.push(n),isTime(r)||l.push(n)}}
return this.measurements.length>c&&this.refusedBeside.push(...l),!0}};
function wordsOf$1(e){
let t=[],n=0;
for(let r=0;r<=e.length;r++){
let i=r<e.length?e.charCodeAt(r):32;
if(i>127)return e.trimEnd().split(/\s+/);
i!==32&&(i<9||i>13)||(r>n&&t.push(e.slice(n,r)),n=r+1)}
return t}
function restOf(e,t){
let n=e===void 0?null:endOfResult(t);
return n===null?null:`${e} ${n}`}
const tooLong=`the line is longer than ${longest$2} characters, and no result is at its end`,usualRules=`.github/benchgate.yml`;
function wakeWorkers(e=5e3){
setInterval(()=>stat(`/`,()=>{}),e).unref()}
const plain=(e,t)=>t,commandNames=[`accept`,`bisect`,`calibrate`,`compare`,`completion`,`doctor`,`history`,`init`,`record`,`restore`];
function terminalWidth({isTTY:e,columns:t}){
return e?t||80:1/0}
function printFailure(e,t){
e instanceof CouldNotMeasure&&e.output!==``&&t.write(`${visibleLines(e.output).join(`
`)}\n`);
let[n=``,...r]=failureLines(e),i=[`benchgate: ${n}`,...r.map(e=>`  ${e}`)],a=terminalWidth(t);
t.write(`${i.flatMap(e=>wrapLine(e,a)).join(`
`)}\n`)}
function jsonDocument(e){
return`${JSON.stringify(e,null,2).replace(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\p{Cs}]/gu,escaped)}\n`}
function escaped(e){
return Array.from({length:e.length},(t,n)=>e.charCodeAt(n)).map(e=>`\\u${e.toString(16).padStart(4,`0`)}`).join(``)}
function readFlags(e,t,n){
let{switched:r,others:i}=withoutTruths(e,t,n);
try{
let e=parseArgs({args:[...i],options:t,allowPositionals:!0,strict:!0});
return{values:{...e.values,...r},words:e.positionals}}catch(e){
throw refusal(e.message,n)}}
function flagValue(e,t,n,r){
return n===void 0?r:e.parse(t,String(n).trim())}
function withoutTruths(e,t,n){
let r={},i=[];
for(let a=0;a<e.length;a++){
let o=e[a]??``;
if(o===`--`){
i.push(...e.slice(a));
break}
let[,s=``,c]=/^--([^=]+)(?:=(.*))?$/s.exec(o)??[];
if(s===``){
i.push(o);
continue}
let l=Object.hasOwn(t,s)?t[s]:void 0;
if(l===void 0)throw refusal(unknown(s,t),n);
let u=e[a+1];
if(l.type===`string`){
i.push(o),c===void 0&&u!==void 0&&i.push(e[++a]??``);
continue}
let d=c??(u===`true`||u===`false`?e[++a]:`true`);
if(d!==`true`&&d!==`false`)throw refusal(`${o}: "${d}" is not accepted. Give true or false, or --${s} alone`,n);
r[s]=d===`true`}
return{switched:r,others:i}}
function unknown(e,t){
let n=nearest(e,Object.keys(t));
return`--${e}: there is no such flag${n===null?``:`. Did you mean --${n}?`}`}
function refusal(e,t){
return new Misconfigured(`${e}${/[.?]$/.test(e)?``:`.`} "${t} --help" lists the flags.`)}
function paintFor(e,t){
if(!e.isTTY||t.NO_COLOR||t.TERM===`dumb`)return plain;
let n={red:31,green:32,yellow:33,bold:1};
return(e,t)=>`\u001b[${n[e]}m${t}\u001b[0m`}
const powers=Float64Array.from({length:16},(e,t)=>10**t),prefix=[...`Benchmark`].map(e=>e.charCodeAt(0));
var PlainLine=class{
nameStart=0;
nameEnd=0;
pairs=0;
values=new Float64Array(64);
unitStarts=new Int32Array(64);
unitEnds=new Int32Array(64);
end=0;
read(e,t){
let n=t;
for(let t=0;t<prefix.length;t++)if(e[n++]!==prefix[t])return-1;
this.nameStart=n,n=wordEnd(e,n),this.nameEnd=n;
let r=blanksEnd(e,n);
if(r===n)return-1;
for(n=r;isDigit(e[n]);)n++;
if(n===r||n-r>15||(r=blanksEnd(e,n),r===n))return-1;
n=r;
for(let t=0;t<64;t++){
let r=this.number(e,n);
if(!(r<1/0)||(n=blanksEnd(e,this.end),n===this.end))return-1;
let i=wordEnd(e,n);
if(i===n)return-1;
this.values[t]=r,this.unitStarts[t]=n,this.unitEnds[t]=i,n=blanksEnd(e,i),this.pairs=t+1;
let a=e[n];
if(a===10)return n+1;
if(a===13&&e[n+1]===10)return n+2;
if(n===i)return-1}
return-1}
number(e,t){
let n=t,r=0,i=e[n];
for(;isDigit(i);i=e[++n])r=r*10+(i-48);
let a=n-t;
if(a===0)return NaN;
let o=0;
if(i===46){
let t=++n;
for(i=e[n];isDigit(i);i=e[++n])r=r*10+(i-48);
o=n-t,a+=o}
return this.end=n,i===101||i===69?this.scientific(e,t,n+1):a>15?this.spelled(e,t):o===0?r:r/powers[o]}
scientific(e,t,n){
let r=n;
(e[r]===43||e[r]===45)&&r++;
let i=r;
for(;isDigit(e[r]);)r++;
return this.end=r,r===i?NaN:this.spelled(e,t)}
spelled(e,t){
if(this.end-t>100)return NaN;
let n=``;
for(let r=t;r<this.end;r++)n+=String.fromCharCode(e[r]);
return Number(n)}};
function isDigit(e){
return e>=48&&e<=57}
function blanksEnd(e,t){
let n=t;
for(;e[n]===32||e[n]===9;)n++;
return n}
function wordEnd(e,t){
let n=t;
for(let t=e[n];t>32&&t<127;t=e[++n]);
return n}
var Ints=class{
values=new Int32Array(16);
length=0;
push(e){
if(this.length===this.values.length){
let e=new Int32Array(2*this.length);
e.set(this.values),this.values=e}
this.values[this.length++]=e}
at(e){
return this.values[e]}};
const isPlain=/^[\x21-\x7e]{0,1000}$/;
var BenchmarkTable=class{
bytes=new Uint8Array(4096);
used=0;
starts=new Ints;
lengths=new Ints;
configs=new Ints;
hashes=new Ints;
slots=new Int32Array(256);
odd=new Map;
oddNames=new Map;
decoder=new TextDecoder;
scratch=new Uint8Array(1e3);
get count(){
return this.starts.length}
find(e,t,n,r){
if(r-n>1e3)return this.findText(e,this.decoder.decode(t.subarray(n,r)));
let i=Math.imul(e+1,2654435761);
for(let e=n;e<r;e++)i=Math.imul(i^t[e],16777619);
i^=i>>>15;
let a=this.slots.length-1;
for(let o=i&a;;o=o+1&a){
let a=this.slots[o]-1;
if(a<0)return this.insert(o,i,e,t,n,r);
if(this.hashes.at(a)===i&&this.configs.at(a)===e&&this.lengths.at(a)===r-n&&this.endOf(a,t,n)===r)return a}}
findText(e,t){
if(isPlain.test(t)){
for(let e=0;e<t.length;e++)this.scratch[e]=t.charCodeAt(e);
return this.find(e,this.scratch,0,t.length)}
let n=`${e} ${t}`,r=this.odd.get(n);
if(r!==void 0)return r;
let i=this.add(e,0,0);
return this.odd.set(n,i),this.oddNames.set(i,t),i}
endOf(e,t,n){
if(this.oddNames.size>0&&this.oddNames.has(e))return-1;
let r=this.starts.at(e),i=this.lengths.at(e),a=this.bytes,o=0;
for(;o<i&&a[r+o]===t[n+o];)o++;
return n+o}
lengthOf(e){
return this.lengths.at(e)}
nameOf(e){
let t=this.starts.at(e);
return this.oddNames.get(e)??this.decoder.decode(this.bytes.subarray(t,t+this.lengths.at(e)))}
configOf(e){
return this.configs.at(e)}
insert(e,t,n,r,i,a){
let o=a-i;
if(this.used+o>this.bytes.length){
let e=new Uint8Array(2*this.bytes.length+o);
e.set(this.bytes.subarray(0,this.used)),this.bytes=e}
this.bytes.set(r.subarray(i,a),this.used);
let s=this.add(n,t,o);
return this.used+=o,this.slots[e]=s+1,2*this.starts.length>this.slots.length&&this.widen(),s}
add(e,t,n){
return this.starts.push(this.used),this.lengths.push(n),this.configs.push(e),this.hashes.push(t),this.starts.length-1}
widen(){
let e=new Int32Array(4*this.slots.length),t=e.length-1;
for(let n=0;n<this.starts.length;n++){
if(this.oddNames.has(n))continue;
let r=this.hashes.at(n)&t;
for(;e[r]!==0;)r=r+1&t;
e[r]=n+1}
this.slots=e}},Configs=class{
pairs=[];
pairIds=new Map;
lists=[];
known=new Map;
last=[];
scratch=new Ints;
hashes=new Ints;
numberOf(e){
let{scratch:t,hashes:n,last:r}=this,i=0;
for(let a of e){
if(a!==r[i]){
t.length=i,n.length=i,r.length=i;
let e=this.pairOf(a),o=i===0?0:n.at(i-1);
t.push(e),n.push(Math.imul(o^e,2654435761)^o>>>15),r.push(a)}
i++}
t.length=i,n.length=i,r.length=i;
let a=i===0?0:n.at(i-1),o=this.known.get(a),s=o?.find(e=>this.isScratch(this.lists[e]));
if(s!==void 0)return s;
let c=this.lists.push(t.values.slice(0,t.length))-1;
return o?o.push(c):this.known.set(a,[c]),c}
entriesOf(e){
let t=[];
for(let n of this.lists[e])t.push(this.pairs[n]);
return t}
pairOf(e){
let[t,n]=e,r=`${t.length} ${t}${n}`,i=this.pairIds.get(r)??this.pairs.push(e)-1;
return this.pairIds.set(r,i),i}
isScratch(e){
if(e.length!==this.scratch.length)return!1;
for(let t=0;t<e.length;t++)if(e[t]!==this.scratch.at(t))return!1;
return!0}};
const slabMask=2**14-1;
var NumberRows=class{
slabs=[];
following=[];
blocks=0;
only=new Float64Array(16);
first=new Ints;
last=new Ints;
counts=new Ints;
open(){
this.first.push(-1),this.last.push(-1),this.counts.push(0);
let{length:e}=this.counts;
if(e>this.only.length){
let e=new Float64Array(2*this.only.length);
e.set(this.only),this.only=e}
return e-1}
add(e,t){
if(this.last.at(e)<0){
let n=this.counts.values,r=n[e];
r===0&&(this.only[e]=t);
let i=this.only[e];
if(Object.is(t,i)){
n[e]=r+1;
return}
n[e]=0;
for(let t=0;t<r;t++)this.append(e,i)}
this.append(e,t)}
append(e,t){
let n=this.counts.values,r=n[e]&3;
r===0&&this.extend(e),n[e]=n[e]+1;
let i=this.last.values[e],a=this.slabs[i>>14];
a[(i&slabMask)*4+r]=t}
lengthOf(e){
return this.counts.at(e)}
copy(e,t,n){
let r=n+this.lengthOf(e),i=this.first.at(e);
if(i<0)return t.fill(this.only[e],n,r),r;
for(let e=n;e<r;){
let n=this.slabs[i>>14],a=(i&slabMask)*4;
for(let i=0;i<4&&e<r;i++)t[e++]=n[a+i];
i=this.following[i>>14]?.[i&slabMask]}
return r}
valuesOf(e){
let t=new Float64Array(this.lengthOf(e));
return this.copy(e,t,0),t}
extend(e){
this.blocks===this.slabs.length<<14&&(this.slabs.push(new Float64Array(65536)),this.following.push(new Int32Array(16384)));
let t=this.blocks++,n=this.last.at(e);
n<0?this.first.values[e]=t:this.following[n>>14][n&slabMask]=t,this.last.values[e]=t}},Samples=class{
numbers=new NumberRows;
benchmarks=new BenchmarkTable;
configs=new Configs;
units=[];
unitNumbers=new Map;
benchmarkOf=new Ints;
unitOf=new Ints;
next=new Ints;
first=new Ints;
lastConfig;
lastConfigNumber=0;
get count(){
return this.benchmarkOf.length}
configNumber(e){
return this.configs.numberOf(e)}
unitNumber(e){
let t=this.unitNumbers.get(e);
if(t!==void 0)return t;
let n=this.units.push(e)-1;
return this.unitNumbers.set(e,n),n}
sampleOf(e,t){
let n=e<this.first.length,r=-1;
for(let i=n?this.first.at(e):-1;i>=0;i=this.next.at(i)){
if(this.unitOf.at(i)===t)return i;
r=i}
let i=this.numbers.open();
return this.benchmarkOf.push(e),this.unitOf.push(t),this.next.push(-1),n?this.next.values[r]=i:this.first.push(i),i}
addAll(e){
for(let{config:t,benchmark:n,unit:r,value:i}of e){
t!==this.lastConfig&&(this.lastConfigNumber=this.configNumber(Object.entries(t)),this.lastConfig=t);
let e=this.benchmarks.findText(this.lastConfigNumber,n);
this.numbers.add(this.sampleOf(e,this.unitNumber(r)),i)}}
benchmarkAt(e){
return this.benchmarkOf.at(e)}
unitAt(e){
return this.units[this.unitOf.at(e)]}
settingsOf(e){
return this.configs.entriesOf(this.benchmarks.configOf(e))}
list(){
return Array.from({length:this.count},(e,t)=>{
let n=this.benchmarkAt(t);
return{benchmark:this.benchmarks.nameOf(n),config:Object.fromEntries(this.settingsOf(n)),unit:this.unitAt(t),values:Array.from(this.numbers.valuesOf(t))}})}};
function gather({measurements:e,units:t,failures:n,refused:r,unread:i=[]}){
let a=new Samples;
return a.addAll(e),{samples:a,units:t,failures:n,refused:r,unread:i}}
const mostHeld=2**16,usual=/^(?:(?:(?:goos|goarch|pkg|cpu): |ok {2}\t|\? {3}\t|Unit |PASS\r?$).*|\r?)$/;
var GoSamples=class{
plain=0;
samples=new Samples;
rest=openGoRest();
line=new PlainLine;
clean=new CleanText(cutsOf(goFormat));
decoder=new TextDecoder(`utf-8`,{ignoreBOM:!0});
strange;
held=new Uint8Array;
isLong=!1;
passed=0;
passedStrange=0;
version=-1;
config=0;
areEncoded=!1;
benchmark=-1;
words=[];
places=[];
constructor(e=()=>{}){
this.strange=e}
write(e){
let t=0;
if(this.isLong||this.held.length>0){
if(t=e.indexOf(10)+1,t===0){
this.hold(e);
return}
let n=e.subarray(0,t);
this.isLong?this.other(n):this.read(joined(this.held,n)),this.held=new Uint8Array,this.isLong=!1}
let n=e.lastIndexOf(10)+1;
n>t&&this.read(e.subarray(t,n)),n<e.length&&this.hold(e.subarray(Math.max(t,n)))}
end(){
this.isLong?this.other(new Uint8Array([10])):this.held.length>0&&this.read(joined(this.held,new Uint8Array([10]))),this.pass(),this.rest.write(this.clean.end());
let{units:e,failures:t,refused:n,unread:r=[],measurements:i}=this.rest.end();
return this.samples.addAll(i),{samples:this.samples,units:e,failures:t,refused:n,unread:r}}
hold(e){
this.isLong?this.other(e):this.held.length+e.length<=mostHeld?this.held=joined(this.held,e):(this.isLong=!0,this.other(joined(this.held,e)))}
read(e){
let t=-1;
for(let n=0;n<e.length;){
let r=this.line.read(e,n);
r>=0&&t>=0&&(this.other(e.subarray(t,n)),t=-1),r>=0&&this.take(e)?n=r:(t<0&&(t=n),n=e.indexOf(10,n)+1)}
t>=0&&this.other(e.subarray(t))}
take(e){
let{line:t,samples:n}=this;
if(this.version!==this.rest.version&&this.turn(),this.areEncoded&&e.subarray(t.nameStart,t.unitEnds[t.pairs-1]).includes(percent$1))return!1;
let{nameStart:r,nameEnd:i}=t,{benchmarks:a}=n;
this.benchmark>=0&&a.lengthOf(this.benchmark)===i-r&&a.endOf(this.benchmark,e,r)===i||(this.benchmark=a.find(this.config,e,r,i),this.places.length=0);
for(let r=0;r<t.pairs;r++){
let i=this.words[r],a=this.wordAt(r,e);
(r>=this.places.length||a!==i)&&(this.places[r]=n.sampleOf(this.benchmark,a.number)),n.numbers.add(this.places[r],t.values[r]*a.factor)}
return this.plain++,this.passed++,!0}
wordAt(e,t){
let n=this.line.unitStarts[e],r=this.line.unitEnds[e],i=this.words[e];
if(i&&isAt(i.bytes,t,n,r))return i;
let a=t.slice(n,r),{unit:o,factor:s}=tidy(new TextDecoder().decode(a)),c={bytes:a,number:this.samples.unitNumber(o),factor:s};
return this.words[e]=c,c}
turn(){
this.version=this.rest.version,this.config=this.samples.configNumber(this.rest.settings),this.areEncoded=this.rest.areEncoded,this.benchmark=-1}
other(e){
this.pass();
let t=this.decoder.decode(e,{stream:!0});
this.rest.write(this.clean.write(t)),this.samples.addAll(this.rest.taken()),t.split(`
`).every(e=>usual.test(e))||(this.passedStrange<this.plain&&this.strange(`Benchmark 1 1 x
`),this.passedStrange=this.plain,this.strange(t))}
pass(){
this.passed>0&&this.rest.pass(this.passed),this.passed=0}};
const percent$1=37;
function joined(e,t){
let n=new Uint8Array(e.length+t.length);
return n.set(e),n.set(t,e.length),n}
function isAt(e,t,n,r){
if(e.length!==r-n)return!1;
for(let r=0;r<e.length;r++)if(e[r]!==t[n+r])return!1;
return!0}
function writtenDelta({isSignificant:e,delta:t}){
return e?t===null?`?`:t===0?`0.00%`:formatDelta(t):`~`}
function writtenP({p:e,n:[t,n],ratio:r}){
let i=e===null||e===0?``:`p=${toFixedEven(e,3)} `,a=t===n?`n=${t}`:`n=${t}+${n}`;
return`${r?`${percent(r.low)} to ${percent(r.high)}, `:``}${i}${a}`}
function percent(e){
return Number.isFinite(e)?formatDelta(e-1):`∞`}
const versusTitle=`vs base`;
function configLines(e,t){
return(t===void 0?e.config.entries():e.config.unlike(t.config)).map(([e,t])=>`${e}: ${t}`)}
function wordsOf(e,t=e=>e){
switch(e.kind){case`unbounded`:return`too few values for an interval at ${e.confidence}: it takes ${atLeast(e.needed)}`;case`powerless`:return`too few values to show any difference at alpha ${e.alpha}: it takes ${atLeast(e.needed)} on each side`;case`inexact`:return`declared to be exact, but there are values from ${e.low} to ${e.high}`;case`pooled`:return`pools benchmarks that differ in ${e.keys.map(t).join(`, `)}`;case`all-equal`:return`every value is the same`;case`untested`:return`the t test needs two values on each side, and values that vary`;case`outliers`:return`${counted(e.removed,`outlier`)} ${e.removed===1?`was`:`were`} left out`;case`other-rows`:return`not the same benchmarks as in the first column; the geometric means may not be comparable`;case`no-geomean`:return`a geometric mean needs numbers above 0; not all ${e.of===`centers`?`values`:`ratios`} are`}}
function atLeast(e){
return e===null?`more than 50`:String(e)}
var Footnotes=class{
numbers=new Map;
marks(e){
return e.length===0?``:e.map(e=>{
let t=wordsOf(e),n=this.numbers.get(t)??[this.numbers.size+1,e];
return this.numbers.set(t,n),raised(n[0])}).join(` `)}
list(){
return[...this.numbers.values()].map(([e,t])=>[raised(e),t])}
lines(){
return this.list().map(([e,t])=>`${e} ${escapeControls(wordsOf(t))}`)}};
function raised(e){
return[...String(e)].map(e=>`⁰¹²³⁴⁵⁶⁷⁸⁹`.charAt(Number(e))).join(``)}
function missingRows(e,t){
let n=(e.find(isCompared)??e[0])?.columns[0];
if(n===void 0)return[];
let[r=columnName(n)]=t,i=new Set(t.length>0?t:e.flatMap(({columns:e})=>e.map(columnName)));
return i.delete(r),[...i].flatMap(t=>{
let n=e.flatMap(e=>lackingIn(e,r,t));
if(n.length===0)return[];
let i=new There(e,r,t),a=new Map;
for(let{table:e,row:o}of n){
let n=`${configOf(e)}\n${o.name}`,s=i.hasAny(n)?e.unit:null,c=i.apart(e,o),l=`${n}\n${s??``}`,u=a.get(l),d=isMutedBy(o.rule)&&(u?.isMuted??!0);
a.set(l,{column:t,base:r,name:o.name,unit:s,apart:u?.apart??c,isMuted:d})}
return[...a.values()]})}
function isMutedBy(e){
return e!==null&&e.gate!==`fail`}
function lackingIn(e,t,n){
let[r,i]=[placeOf(e,t),placeOf(e,n)];
if(r<0)return[];
let a=[];
for(let t of e.rows)t.cells[r]&&!t.cells[i]&&a.push({table:e,row:t});
return a}
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
let n=split(t.row.name).processors,i=e.config.unlike(t.table.config).map(([e,t,n])=>({key:e,base:t,column:n})),a={key:`/gomaxprocs`,base:r,column:n};
return n===r?i:[...i,a]}).sort((e,t)=>e.length-t.length);
return i.every(({key:e})=>e===`/gomaxprocs`||!/^[./]/.test(e))?i:[]}};
function split(e){
let[,t=e,n=``]=/^(.*?)(?:-(\d+))?$/s.exec(e)??[];
return{name:t,processors:n}}
function placeOf({columns:e},t){
return e.findIndex(e=>columnName(e)===t)}
function configOf({config:e}){
return JSON.stringify(e.entries())}
function isCompared({rows:e}){
for(let{cells:t}of e)if(t.some(e=>e?.versus))return!0;
return!1}
function columnName(e){
return e.filter(e=>e!==``).join(` `)}
const decimal=[`T`,`G`,`M`,`k`,``,`m`,`µ`,`n`].map((e,t)=>{
let n=[`99.995e${12-3*t}`,`9.9995e${12-3*t}`,`.99995e${12-3*t}`].map(Number);
return stepOf(Number(`1e${12-3*t}`),e,n)}),binary=[`Ti`,`Gi`,`Mi`,`Ki`,``].map((e,t)=>{
let n=2**(40-10*t);
return stepOf(n,e,[99.995*n,9.9995*n,.99995*n])});
function stepOf(e,t,n){
return{factor:e,prefix:t,bounds:n,scales:n.map((n,r)=>({factor:e,prefix:t,digits:r+1}))}}
function numberScale(e,t){
let n=1/0;
for(let t of e)t!==0&&(n=Math.min(n,Math.abs(t)));
if(n===1/0)return none;
let r=isOfBytes(t)?binary:decimal;
for(let{bounds:e,scales:t}of r)for(let r=0;r<e.length;r++)if(n>=e[r])return t[r];
let{factor:i,prefix:a}=r.at(-1),o=3;
for(;o<10&&n/i<Number(`9.9995e${2-o}`);)o++;
return{factor:i,prefix:a,digits:o}}
const none={factor:1,prefix:``,digits:3},isOfBytes=memoize(countsBytes);
function written(e,{factor:t,prefix:n,digits:r}){
return`${toFixedEven(e/t,r)}${n}`}
function writtenSpread(e,t,n){
return!Number.isFinite(t)||!Number.isFinite(n)?`∞`:Math.sign(e)!==Math.sign(t)||Math.sign(e)!==Math.sign(n)?`?`:e===0?`0%`:`${toFixedEven(100*Math.max(Math.abs(n/e-1),Math.abs(1-t/e)),0)}%`}
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
return[...r,...i>0?[`${t}: ${i} more such`]:[]].map(escapeControls)})}
export{nothingParsed as $,firstOf as $n,usualDirection as $t,nothingFollows as A,getOrInsert as An,formatMade as At,parseJson as B,isOfGo as Bn,shortSha as Bt,terminalWidth as C,normalDensity as Cn,version$1 as Cr,refuseUnnameable as Ct,usualRules as D,adjust as Dn,restartWithoutSecrets as Dr,formatChange as Dt,wakeWorkers as E,memoize as En,refuseUnhidden as Er,formatCenter as Et,needsEncoding as F,withoutFolders as Fn,formatRounds as Ft,keysAt as G,list as Gn,mannWhitneySorted as Gt,readValues as H,failureReport as Hn,studentUpperTail as Ht,endOfResult as I,cutMiddle as In,formatRuledOut as It,numbersAt as J,printed as Jn,countsBytes as Jt,listAt as K,note as Kn,ratioEstimate as Kt,isCoarse as L,cutTo as Ln,formatShortP as Lt,encodeWord as M,namingOf as Mn,formatPercent as Mt,namesEncoded as N,shortenedName as Nn,formatPercentBeside as Nt,goFormat as O,adjusting as On,formatDelta as Ot,namesKey as P,unitName as Pn,formatRatio as Pt,joinParsed as Q,code as Qn,unitRules as Qt,refuseCoarse as R,widthOf as Rn,formatValue as Rt,printFailure as S,spreadFrom as Sn,SideFailed as Sr,nearestFolder as St,plain as T,upperTail as Tn,refuseDebugger as Tr,counted as Tt,at as U,column as Un,pairedTest as Ut,readJson as V,failureLine as Vn,welch as Vt,entriesAt as W,fold as Wn,mannWhitney as Wt,textAt as X,tableBlock as Xn,isTimed as Xt,stringify as Y,shell as Yn,isCounted as Yt,failedAlone as Z,warning as Zn,tidy as Zt,Ints as _,logAverage as _n,Cancelled as _r,textField as _t,writtenSpread as a,effectByRatio as an,ours as ar,Unreadable as at,readFlags as b,roundsToSee as bn,NoResultLeft as br,lstatOrNull as bt,missingRows as c,isBeyond as cn,term as cr,cutsOf as ct,configLines as d,finite as dn,codeSpan as dr,readDecimal as dt,otherSide as en,joined$1 as er,refusedAlone as et,versusTitle as f,presentValues as fn,escapeControls as fr,scale as ft,gather as g,shortTail as gn,withoutCommands as gr,quoted as gt,GoSamples as h,binomialCoefficient as hn,visibleLines as hr,driftOf as ht,written as i,decidingChange as in,name as ir,Readings as it,parseFloat64 as j,listedNames as jn,formatP as jt,parseGo as k,withoutOutliers as kn,formatDuration as kt,Footnotes as l,tolerance as ln,systemErrorText as lr,openClean as lt,writtenP as m,medianOrders as mn,printableName as mr,nearest as mt,refusedLines as n,sides as nn,linkText as nr,unreadLine as nt,columnName as o,effectByShift as on,say as or,claiming as ot,writtenDelta as p,summarise as pn,inlineCode as pr,ungrouped as pt,numberAt as q,paragraph as qn,shiftEstimate as qt,numberScale as r,centreWorsening as rn,listedText as rr,Lines as rt,isMutedBy as s,exceeds as sn,strong as sr,cleaning as st,refusedIn as t,settingOf as tn,lineBreak as tr,sharedIn as tt,wordsOf as u,confidence as un,codeBlock as ur,cleaned as ut,paintFor as v,median as vn,CouldNotMeasure as vr,contentOf as vt,commandNames as w,upperQuantile as wn,isFirstStart as wr,_usingCtx as wt,jsonDocument as x,smallestVisible as xn,NotPutBack as xr,makeFolder as xt,flagValue as y,quantileSorted as yn,Misconfigured as yr,isFolder as yt,isEmptyList as z,wrapLine as zn,ordinal as zt};