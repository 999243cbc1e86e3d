import{m as tidy,n as openGoRest}from"./go.js";
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
first=new Ints;
last=new Ints;
counts=new Ints;
open(){
return this.first.push(-1),this.last.push(-1),this.counts.push(0),this.counts.length-1}
add(e,t){
let n=this.counts.values,r=n[e]&3;
r===0&&this.extend(e),n[e]=n[e]+1;
let i=this.last.values[e],a=this.slabs[i>>14];
a[(i&slabMask)*4+r]=t}
lengthOf(e){
return this.counts.at(e)}
copy(e,t,n){
let r=n+this.lengthOf(e),i=this.first.at(e);
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
this.isLong?this.other(new Uint8Array([10])):this.held.length>0&&this.read(joined(this.held,new Uint8Array([10]))),this.pass();
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
if(this.version!==this.rest.version&&this.turn(),this.areEncoded&&e.subarray(t.nameStart,t.unitEnds[t.pairs-1]).includes(percent))return!1;
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
this.rest.write(t),this.samples.addAll(this.rest.taken()),t.split(`
`).every(e=>usual.test(e))||(this.passedStrange<this.plain&&this.strange(`Benchmark 1 1 x
`),this.passedStrange=this.plain,this.strange(t))}
pass(){
this.passed>0&&this.rest.pass(this.passed),this.passed=0}};
const percent=37;
function joined(e,t){
let n=new Uint8Array(e.length+t.length);
return n.set(e),n.set(t,e.length),n}
function isAt(e,t,n,r){
if(e.length!==r-n)return!1;
for(let r=0;r<e.length;r++)if(e[r]!==t[n+r])return!1;
return!0}
export{gather as n,Ints as r,GoSamples as t};