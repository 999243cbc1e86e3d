import{i as isMatched}from"./least-rounds.js";
import{Kt as legible,ut as sides$1}from"./basics.js";
var Misshapen=class extends Error{
name=`Misshapen`;
path=[];
accepted;
constructor(e,t){
super(shown(e)),this.accepted=t}
get place(){
let e=this.path.map(e=>typeof e==`number`?`[${e}]`:`.${e}`).join(``);
return e===``?`The file`:e.replace(/^\./,``)}};
function at(e,t){
try{
return t()}catch(t){
throw t instanceof Misshapen&&t.path.unshift(e),t}}
function value(e,t){
return n=>{
if(!t(n))throw new Misshapen(n,e);
return n}}
function number(e=-1/0,t=1/0){
let n=n=>Number.isFinite(n)&&n>=e&&n<=t;
return value(`a number${range(e,t)}`,e=>typeof e==`number`&&n(e))}
function whole(e,t=2**53-1){
let n=n=>Number.isSafeInteger(n)&&n>=e&&n<=t;
return value(`a whole number${range(e,t)}`,e=>typeof e==`number`&&n(e))}
function range(e,t){
return e===-1/0?``:t>=2**53-1?` from ${e}`:` from ${e} to ${t}`}
function text(e,t,n){
return value(`${t??`a text`} of at most ${e} characters`,t=>typeof t==`string`&&t.length<=e&&(n?.test(t)??!0))}
const truth=value(`true or false`,e=>typeof e==`boolean`);
function oneOf(...e){
return value(`one of ${e.map(e=>JSON.stringify(e)).join(`, `)}`,t=>e.includes(t))}
function orNull(e){
return t=>{
try{
return t===null?null:e(t)}catch(e){
throw e instanceof Misshapen&&e.path.length===0?new Misshapen(t,`${e.accepted}, or null`):e}}}
function optional(e){
return t=>t===void 0?void 0:e(t)}
function list(e,t,n=0){
return r=>{
if(!(Array.isArray(r)&&r.length>=n&&r.length<=t))throw new Misshapen(r,`a list of ${n} to ${t} items`);
return r.map((t,n)=>at(n,()=>e(t)))}}
function record(e){
let t=Object.entries(e);
return e=>{
if(typeof e!=`object`||!e||Array.isArray(e))throw new Misshapen(e,`an object`);
let n={};
for(let[r,i]of t){
let t=Object.hasOwn(e,r)?e[r]:void 0,a=at(r,()=>i(t));
a!==void 0&&(n[r]=a)}
return n}}
function oneOfKinds(e){
let t=record({kind:oneOf(...Object.keys(e))});
return n=>{
let{kind:r}=t(n);
return{kind:r,...e[r](n)}}}
function both(e,t){
return n=>({...e(n),...t(n)})}
function shown(e){
return e===void 0?`missing`:Array.isArray(e)?`a list of ${e.length}`:typeof e==`object`&&e?`an object`:legible(typeof e==`number`?String(e):JSON.stringify(e),60)}
const mostRounds=3e3,mostRows=1e5,name=text(1e4),message=text(2e5),path=orNull(name),share=number(0,1),p=number(0,1),side=oneOf(`base`,`head`),better=oneOf(`lower`,`higher`,null),unit=text(1e3,`a unit`,/./s),moment=value(`a time such as "2026-01-31T09:30:00Z", or ""`,e=>typeof e==`string`&&(e===``||isMoment(e))),subject={benchmark:name,package:path};
function isMoment(e){
return/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/.test(e)&&!Number.isNaN(Date.parse(e))}
function sides(e){
return record({base:e,head:e})}
function rows(e){
return list(e,mostRows)}
const ratio$1=record({estimate:number(0),low:orNull(number(0)),high:orNull(number(0))}),sample=e=>{
if(!Array.isArray(e)||e.length>3e3)throw new Misshapen(e,`a list of 0 to ${mostRounds} values`);
for(let t=0;t<e.length;t++){
let n=e[t];
if(n===null||typeof n==`number`&&Number.isFinite(n))continue;
let r=new Misshapen(n,`a finite number, or null`);
throw r.path.unshift(t),r}
return e},times=whole(0),row=record({...subject,unit}),accepted=record({match:e=>typeof e==`string`?name(e):row(e),upTo:orNull(number(0)),by:orNull(text(1e3)),when:orNull(text(100)),why:orNull(text(1e4)),url:orNull(text(1e4))}),summary=record({center:number(),low:orNull(number()),high:orNull(number()),samples:sample}),confirmation=record({recurred:truth,base:summary,head:summary,ratio:orNull(ratio$1),p:orNull(p)}),warning=oneOfKinds({spread:record({side,ratio:number(0)}),"few-rounds":record({side,needed:times}),unequal:record({base:times,head:times}),"two-modes":record({side}),"slow-runs":record({base:times,head:whole(1),rounds:whole(1),beyond:number(0),p}),coarse:record({step:number(Number.MIN_VALUE)}),blind:record({visible:number(0)}),outliers:record({base:times,head:times})}),comparison=record({...subject,unit,better,exact:truth,assume:oneOf(`exact`,null),base:summary,head:summary,worse:orNull(sides(sample)),delta:orNull(number()),ratio:orNull(ratio$1),p:orNull(p),pairedP:orNull(p),adjustedP:orNull(p),visible:orNull(number(0)),roundsNeeded:orNull(number(1)),ruledOut:orNull(number(0)),change:oneOf(`regressed`,`improved`,`changed`,`unchanged`,`within`,`inconclusive`),confirmation:orNull(confirmation),rule:orNull(whole(0)),gate:oneOf(`fail`,`warn`,`off`),accepted:orNull(accepted),warnings:list(warning,20)}),lines=list(text(1e3),1e3,1),runWarning=oneOfKinds({drift:record({change:number(),p}),"second-visit":record({change:number(),p}),configuration:record({key:text(20,`a key`,/^[a-z]+$/),base:message,head:message}),suite:record({changed:list(name,mostRows,1)}),steal:record({share}),"too-few-rounds":record({comparisons:whole(1),least:whole(1)}),others:record({base:number(0),head:number(0),p:number(0,.001)}),"rule-unused":record({match:text(1e4)}),"rule-over":record({match:text(1e4),until:text(100),owner:orNull(text(1e4))}),"left-running":record({count:whole(1),commands:lines}),"git-changed":record({count:whole(1),changed:lines,isPutBack:truth}),"noisy-machine":record({load:orNull(number(0)),clock:truth})}),timing=record({iterations:whole(0),seconds:number()}),probed={probe:timing,full:timing},doubt=both(record(subject),oneOfKinds({"optimised-away":record({side:orNull(side),iterations:whole(0),seconds:number()}),"grows-with-n":record({...probed,exponent:number()}),"setup-timed":record({...probed,setup:number(),share:number()}),"first-off":record({side:orNull(side),first:number(),others:number()}),clock:record({side:orNull(side),total:number()}),prints:record({line:text(1e3)})})),cost=record({flat:number(),cum:number()}),profileFile=text(300,`a file in profiles/`,/^profiles\/[a-z0-9][a-z0-9.-]*$/),profile=record({...subject,kind:oneOf(`cpu`,`mem`,`block`),unit:oneOf(`sec/op`,`B/op`),iterations:whole(1),files:orNull(sides(profileFile)),total:sides(number()),functions:list(record({function:text(1e3),base:cost,head:cost,isNoise:record({flat:truth,cum:truth})}),15),failure:orNull(message)}),shareOf=record({hits:whole(0),of:whole(1),low:share,high:share}),calibration=record({floors:rows(record({...subject,unit,better,rounds:whole(0,mostRounds),noise:orNull(number(0)),spread:orNull(number(0)),ratio:orNull(ratio$1),visible:orNull(number(0)),roundsNeeded:orNull(whole(1)),p:orNull(p),falseAlarm:truth,regressed:truth})),steady:rows(record({...subject,unit,differs:truth})),benchmarks:times,seeing:times,typical:orNull(number(0)),roundsNeeded:orNull(whole(1)),suggested:record({count:orNull(whole(1)),threshold:orNull(share)}),alarms:orNull(shareOf),swapped:orNull(record({uncorrected:orNull(shareOf),red:shareOf}))}),command=text(1e5),globs=list(text(1e4),1e4),ratio=number(0,1),go=record({packages:list(text(1e4),1e4,1),bench:command,benchtime:text(100),cpu:orNull(text(1e3)),benchmem:truth,tags:orNull(text(1e4)),goFlags:globs,test:truth}),part=value(`a part as [number, of], of at most 256`,e=>Array.isArray(e)&&e.length===2&&e.every(e=>Number.isInteger(e)&&e>=1&&e<=256)&&e[0]<=e[1]),benchmarkRule=record({match:text(1e4),threshold:orNull(ratio),ruleOut:orNull(ratio),better:oneOf(`lower`,`higher`,null),gate:oneOf(`fail`,`warn`,`off`),owner:orNull(text(1e4)),why:orNull(text(1e4)),until:orNull(text(100)),isOver:truth}),settings=record({run:command,go:orNull(go),format:text(100),filter:orNull(command),paths:globs,measure:oneOf(`changed`,`all`),output:globs,setup:orNull(command),workingDirectory:text(1e4),checkout:oneOf(`in-place`,`worktree`),ignoredFiles:oneOf(`per-side`,`shared`),overlay:globs,timeout:number(Number.MIN_VALUE),count:whole(1,1e3),alpha:number(Number.MIN_VALUE,.5),threshold:ratio,ruleOut:ratio,deltaTest:oneOf(`utest`,`ttest`,`none`),correction:oneOf(`holm`,`bh`,`none`),strict:truth,outliers:oneOf(`none`,`iqr`),stopEarly:oneOf(`pass`,`pass-or-fail`,`never`),sort:oneOf(`none`,`name`,`delta`),confirm:truth,profile:list(oneOf(`cpu`,`mem`,`block`),3),calibrate:truth,perflock:oneOf(`auto`,`require`,`off`),governor:orNull(whole(0,100)),budget:orNull(number(Number.MIN_VALUE)),seed:whole(0,2**32-1),shard:orNull(part),durations:orNull(text(8,`a digest`,/^[0-9a-f]{8}$/)),replica:orNull(part),failOn:oneOf(`regression`,`inconclusive`,`never`),benchmarks:list(benchmarkRule,1e4),accepted:list(accepted,1e4)}),commit=record({sha:text(64,`a commit as 40 or 64 hexadecimal digits`,/^([0-9a-f]{40}|[0-9a-f]{64})$/),from:text(1e3)}),perflock=record({held:truth,governor:orNull(whole(0,100)),reason:orNull(text(1e3))}),machine=record({os:text(1e3),kernel:text(1e3),arch:text(100),cpu:text(1e3),cores:whole(0,1e6),memoryBytes:whole(0),virtual:orNull(text(1e3)),governor:orNull(text(1e3)),turbo:orNull(truth),smt:orNull(truth),load:number(0,1e6),loadAfter:number(0,1e6),stealBefore:orNull(share),steal:orNull(share),perflock:orNull(perflock)}),visit=record({started:moment,seconds:number(0,1e9),others:optional(number(0,0xe8d4a51000))}),round=record({round:whole(1,1e6),block:whole(1,mostRounds),first:oneOf(`base`,`head`,null),base:visit,head:visit}),failure={message,output:message},lost=record({benchmark:path,package:path,failures:list(record({...failure,side,kind:oneOf(`failed`,`timeout`,`no time`)}),100,1)}),unmatched=record({...subject,unit:orNull(unit)}),visits=record({benchmark:name,package:name,turns:whole(1,1e4),iterations:orNull(whole(1)),seconds:number(Number.MIN_VALUE,1e9),overhead:number(0)}),ruleChange=record({rule:text(100),base:orNull(message),head:orNull(message)}),resultFile=record({schema:value(`1, the only version there is`,e=>e===1),verdict:oneOf(`pass`,`fail`,`inconclusive`),reason:text(1e4),commits:sides(commit),settings,rules:orNull(record({file:name,changes:list(ruleChange,1e3)})),machine,toolchains:sides(orNull(text(1e3))),formats:optional(sides(orNull(text(100)))),innerSamples:optional(rows(record({...subject,least:whole(1),most:whole(2)}))),rounds:list(round,mostRounds),stopped:oneOf(`count`,`settled`,`budget`,`interrupted`,`failed`,`unchanged`,`empty`),baseFailed:orNull(record(failure)),again:list(round,mostRounds),isRelaid:truth,laidOut:rows(name),visits:rows(visits),lost:rows(lost),proven:rows(record({benchmark:name,package:name})),doubts:rows(doubt),profiles:list(profile,1e3),calibration:orNull(calibration),comparisons:rows(comparison),geomeans:rows(record({unit,ratio:number(Number.MIN_VALUE),rows:whole(1),of:whole(2)})),warnings:list(runWarning,100),unmatched:sides(rows(unmatched)),merged:value(`null, as a result that was judged from others is not judged again`,e=>e===null),elsewhere:value(`null, as with merged`,e=>e===null)}),mostBytes=64*2**20,mostContainers=4e6,mostPairs=1e9;
var NotAResult=class extends Error{
name=`NotAResult`};
function readResult(e){
refuseBoundless(e);
let t=shaped(resultFile,parsed(e));
return refuseContradictions(t),t}
function readComparisons(e){
return refuseBoundless(e),shaped(record({comparisons:rows(comparison)}),parsed(e)).comparisons}
function parsed(e){
try{
return JSON.parse(e)}catch(e){
throw new NotAResult(`The file is not JSON: ${legible(e.message,120)}.`)}}
function shaped(e,t){
try{
return e(t)}catch(e){
if(!(e instanceof Misshapen))throw e;
let{place:t,message:n,accepted:r}=e;
throw new NotAResult(`${t} is ${n}; accepted is ${r}.`)}}
function refuseBoundless(e){
if(e.length>mostBytes)throw new NotAResult(`The file is larger than ${mostBytes/2**20} MiB, the most that is read.`);
let[t,n,r]=[0,0,!1];
for(let i=0;i<e.length;i++){
let a=e.charCodeAt(i);
if(r)a===92?i++:a===34&&(r=!1);else if(a===34)r=!0;else if(a===91||a===123){
if(t++,n++,t>32)throw new NotAResult(`Lists and objects stand more than 32 deep in each other; a result has nine levels.`);
if(n>mostContainers)throw new NotAResult(`There are more than ${mostContainers} lists and objects, the most that is read.`)}else(a===93||a===125)&&t--}}
function refuseContradictions({rounds:e,again:t,comparisons:n}){
let r=(e,t)=>new NotAResult(`comparisons[${e}]${t}.`),i=new Map;
for(let[a,o]of n.entries()){
let n=JSON.stringify([o.package,o.benchmark,o.unit]),s=i.get(n);
if(s!==void 0)throw r(a,` has the benchmark and unit of comparisons[${s}]; each stands there once`);
i.set(n,a);
for(let{place:n,block:i,of:s}of blocksIn(o,e.length,t.length)){
for(let e of sides$1)if(i[e].length!==s)throw r(a,`${n}.${e} has ${i[e].length} values for ${s} rounds; there is one for each round`);
if(!isMatched(i))throw r(a,`${n} has no value on a side; both must have one`)}}
let a=n.reduce((e,t)=>e+workOf(t),0);
if(a>mostPairs)throw new NotAResult(`To judge ${n.length} comparisons of ${e.length} rounds, ${a.toPrecision(2)} pairs of values would have to be compared; ${mostPairs} are the most.`)}
function blocksIn({base:e,head:t,worse:n,confirmation:r},i,a){
let o=e=>({base:e.base.samples,head:e.head.samples});
return[{place:``,block:o({base:e,head:t}),of:i},...n?[{place:`.worse`,block:n,of:i}]:[],...r?[{place:`.confirmation`,block:o(r),of:a}]:[]]}
function workOf({base:e,confirmation:t}){
return e.samples.length**2+(t?.base.samples.length??0)**2}
export{readResult as i,mostBytes as n,readComparisons as r,NotAResult as t};