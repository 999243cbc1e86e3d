import{mr as printableName}from"./basics.js";
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
return e},times=wholeShape(0),row=recordShape({...subject,unit}),accepted=recordShape({match:e=>typeof e==`string`?nameShape(e):row(e),upTo:orNull(number(0)),by:orNull(text(1e3)),when:orNull(text(100)),why:orNull(text(1e4)),url:orNull(text(1e4))});
export{truthShape as A,number as C,orNull as D,optional as E,wholeShape as M,recordShape as O,listShape as S,oneOfShape as T,subject as _,mostRoundsInFile as a,Misshapen as b,p as c,rows as d,sample as f,sidesShape as g,side as h,moment as i,value as j,text as k,path as l,share as m,better as n,mostRows as o,sha as p,message as r,nameShape as s,accepted as t,ratioShape as u,times as v,oneOfKinds as w,both as x,unit as y};