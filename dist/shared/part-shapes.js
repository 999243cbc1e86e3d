import{mi as printableName}from"./basics.js";
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
function wholeShape(e,t=2**53-1){
let n=n=>Number.isSafeInteger(n)&&n>=e&&n<=t;
return value(`a whole number${range(e,t)}`,e=>typeof e==`number`&&n(e))}
function range(e,t){
return e===-1/0?``:t>=2**53-1?` from ${e}`:` from ${e} to ${t}`}
function text(e,t,n){
return value(`${t??`a text`} of at most ${e} characters`,t=>typeof t==`string`&&t.length<=e&&(n?.test(t)??!0))}
const truthShape=value(`true or false`,e=>typeof e==`boolean`);
function oneOfShape(...e){
return value(`one of ${e.map(e=>JSON.stringify(e)).join(`, `)}`,t=>e.includes(t))}
function orNull(e){
return t=>{
try{
return t===null?null:e(t)}catch(e){
throw e instanceof Misshapen&&e.path.length===0?new Misshapen(t,`${e.accepted}, or null`):e}}}
function optional(e){
return t=>t===void 0?void 0:e(t)}
function listShape(e,t,n=0){
return r=>{
if(!(Array.isArray(r)&&r.length>=n&&r.length<=t))throw new Misshapen(r,`a list of ${n} to ${t} items`);
return r.map((t,n)=>at(n,()=>e(t)))}}
function recordShape(e){
let t=Object.entries(e);
return e=>{
if(typeof e!=`object`||!e||Array.isArray(e))throw new Misshapen(e,`an object`);
let n={};
for(let[r,i]of t){
let t=Object.hasOwn(e,r)?e[r]:void 0,a=at(r,()=>i(t));
a!==void 0&&(n[r]=a)}
return n}}
function oneOfKinds(e){
let t=recordShape({kind:oneOfShape(...Object.keys(e))});
return n=>{
let{kind:r}=t(n);
return{kind:r,...e[r](n)}}}
function both(e,t){
return n=>({...e(n),...t(n)})}
function shown(e){
return e===void 0?`missing`:Array.isArray(e)?`a list of ${e.length}`:typeof e==`object`&&e?`an object`:printableName(typeof e==`number`?String(e):JSON.stringify(e),60)}
const mostRoundsInFile=6e3,mostRows=1e5,nameShape=text(1e4),message=text(2e5),path=orNull(nameShape),share=number(0,1),p=number(0,1),side=oneOfShape(`base`,`head`),better=oneOfShape(`lower`,`higher`,null),unit=text(1e3,`a unit`,/./s),moment=value(`a time such as "2026-01-31T09:30:00Z", or ""`,e=>typeof e==`string`&&(e===``||isMoment(e))),sha=text(64,`a commit as 40 or 64 hexadecimal digits`,/^([0-9a-f]{40}|[0-9a-f]{64})$/),subject={benchmark:nameShape,package:path};
function isMoment(e){
return/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/.test(e)&&!Number.isNaN(Date.parse(e))}
function sidesShape(e){
return recordShape({base:e,head:e})}
function rows(e){
return listShape(e,mostRows)}
const ratioShape=recordShape({estimate:number(0),low:orNull(number(0)),high:orNull(number(0))}),sample=e=>{
if(!Array.isArray(e)||e.length>6e3)throw new Misshapen(e,`a list of 0 to ${mostRoundsInFile} values`);
for(let t=0;t<e.length;t++){
let n=e[t];
if(n===null||typeof n==`number`&&Number.isFinite(n))continue;
let r=new Misshapen(n,`a finite number, or null`);
throw r.path.unshift(t),r}
return e},times=wholeShape(0),row=recordShape({...subject,unit}),accepted=recordShape({match:e=>typeof e==`string`?nameShape(e):row(e),upTo:orNull(number(0)),by:orNull(text(1e3)),when:orNull(text(100)),why:orNull(text(1e4)),url:orNull(text(1e4))}),summary=recordShape({center:number(),low:orNull(number()),high:orNull(number()),samples:sample}),confirmation=recordShape({recurred:truthShape,base:summary,head:summary,ratio:orNull(ratioShape),p:orNull(p)}),warning=oneOfKinds({spread:recordShape({side,ratio:number(0)}),"few-rounds":recordShape({side,needed:times}),unequal:recordShape({base:times,head:times}),"two-modes":recordShape({side}),"slow-runs":recordShape({base:times,head:wholeShape(1),rounds:wholeShape(1),beyond:number(0),p}),coarse:recordShape({step:number(Number.MIN_VALUE)}),blind:recordShape({visible:number(0)}),outliers:recordShape({base:times,head:times})}),changeShape=oneOfShape(`regressed`,`improved`,`changed`,`unchanged`,`within`,`inconclusive`),gateShape=oneOfShape(`fail`,`warn`,`off`),comparison=recordShape({...subject,unit,better,exact:truthShape,assume:oneOfShape(`exact`,null),base:summary,head:summary,worse:orNull(sidesShape(sample)),delta:orNull(number()),ratio:orNull(ratioShape),shift:optional(number()),p:orNull(p),pairedP:orNull(p),adjustedP:orNull(p),visible:orNull(number(0)),roundsNeeded:orNull(number(1)),ruledOut:orNull(number(0)),change:changeShape,confirmation:orNull(confirmation),rule:orNull(wholeShape(0)),gate:gateShape,accepted:orNull(accepted),warnings:listShape(warning,20)}),command=text(1e5),globs=listShape(text(1e4),1e4),ratio=number(0,1),go=recordShape({packages:listShape(text(1e4),1e4,1),bench:command,benchtime:text(100),cpu:orNull(text(1e3)),benchmem:truthShape,tags:orNull(text(1e4)),goFlags:globs,test:truthShape}),part=value(`a part as [number, of], of at most 256`,e=>Array.isArray(e)&&e.length===2&&e.every(e=>Number.isInteger(e)&&e>=1&&e<=256)&&e[0]<=e[1]),benchmarkRule=recordShape({match:text(1e4),threshold:orNull(ratio),ruleOut:orNull(ratio),better:oneOfShape(`lower`,`higher`,null),gate:oneOfShape(`fail`,`warn`,`off`),owner:orNull(text(1e4)),why:orNull(text(1e4)),until:orNull(text(100)),isOver:truthShape}),settings=recordShape({run:command,go:orNull(go),format:text(100),filter:orNull(command),paths:globs,measure:oneOfShape(`changed`,`all`),output:globs,setup:orNull(command),workingDirectory:text(1e4),checkout:oneOfShape(`in-place`,`worktree`),ignoredFiles:oneOfShape(`per-side`,`shared`),overlay:globs,timeout:number(Number.MIN_VALUE),count:wholeShape(1,1e3),alpha:number(Number.MIN_VALUE,.5),threshold:ratio,ruleOut:ratio,deltaTest:oneOfShape(`utest`,`ttest`,`none`),correction:oneOfShape(`holm`,`bh`,`none`),strict:truthShape,outliers:oneOfShape(`none`,`iqr`),stopEarly:truthShape,sort:oneOfShape(`none`,`name`,`delta`),confirm:truthShape,profile:listShape(oneOfShape(`cpu`,`mem`,`block`),3),calibrate:truthShape,perflock:oneOfShape(`auto`,`require`,`off`),governor:orNull(wholeShape(0,100)),budget:orNull(number(Number.MIN_VALUE)),seed:wholeShape(0,2**32-1),shard:orNull(part),durations:orNull(text(8,`a digest`,/^[0-9a-f]{8}$/)),replica:orNull(part),failOn:oneOfShape(`regression`,`inconclusive`,`never`),benchmarks:listShape(benchmarkRule,1e4),accepted:listShape(accepted,1e4)});
export{recordShape as A,both as C,oneOfShape as D,oneOfKinds as E,truthShape as M,value as N,optional as O,wholeShape as P,Misshapen as S,number as T,side as _,message as a,times as b,mostRows as c,path as d,ratioShape as f,share as g,sha as h,gateShape as i,text as j,orNull as k,nameShape as l,settings as m,changeShape as n,moment as o,rows as p,comparison as r,mostRoundsInFile as s,better as t,p as u,sidesShape as v,listShape as w,unit as x,subject as y};