import{A as recordShape,M as truthShape,N as value,O as optional,P as wholeShape,S as Misshapen,T as number,d as path,h as sha,j as text,k as orNull,l as nameShape,o as moment,t as better,w as listShape,x as unit}from"./part-shapes.js";
const mostRows=2e4;
function noteLine(e){
let{since:t,rows:n,withoutRatio:r,proven:i,paths:a,isUntouched:o}=e,s=new Places,c=new Places,l=({exact:e,ratio:t})=>!(e&&t.estimate===1),u=new Set(n.filter(l).map(benchmarkKey)),d=n.filter(e=>!u.has(benchmarkKey(e))),f=new Map(d.map(e=>[benchmarkKey(e),e])),p=[...n.filter(l),...f.values()].map(e=>[s.of(e.package),c.of(JSON.stringify([e.unit,e.better,e.exact])),e.benchmark,short(e.ratio.estimate),short(e.ratio.low),short(e.ratio.high),short(e.ruledOut)]),m=i.map(e=>[s.of(e.package),e.benchmark]),h=r.map(e=>[s.of(e.package),e.unit,e.benchmark]),g={schema:1,at:e.at,since:t.sha,name:t.name,head:e.head,machine:e.machine,run:e.run,rounds:e.rounds,packages:s.all,units:c.all.map(e=>JSON.parse(e)),rows:p,...h.length>0&&{withoutRatio:h},proven:m,...a.length>0&&{paths:a},...o&&{untouched:!0}};
return JSON.stringify(g)}
function contentsOf(e){
let t=e.includes(`"rounds":0,`)?/"(?:at|run)":"[^"]*",/g:/"at":"[^"]*",/;
return e.replace(t,``)}
var Places=class{
all=[];
known=new Map;
of(e){
let t=this.known.get(e)??this.all.push(e)-1;
return this.known.set(e,t),t}};
function short(e){
return e===null?null:Number(e.toPrecision(5))}
const positive=number(Number.MIN_VALUE),place=wholeShape(0,mostRows),shape=recordShape({schema:value(`1`,e=>e===1),at:moment,since:sha,name:text(1e3),head:sha,machine:text(1e3),run:moment,rounds:wholeShape(0),packages:listShape(path,mostRows),units:listShape(tuple(unit,better,truthShape),mostRows),rows:listShape(tuple(place,place,nameShape,positive,orNull(number(0)),orNull(number(0)),orNull(number(0))),mostRows),withoutRatio:optional(listShape(tuple(place,unit,nameShape),mostRows)),proven:listShape(tuple(place,nameShape),mostRows),paths:optional(listShape(text(1e4),1e4)),untouched:optional(value(`true`,e=>e===!0))});
function tuple(...e){
return t=>{
if(!Array.isArray(t)||t.length!==e.length)throw new Misshapen(t,`a list of ${e.length}`);
return e.map((e,n)=>e(t[n]))}}
function readNoteLine(e){
if(e.length>2e6)return null;
try{
let{since:t,name:n,packages:r,units:i,rows:a,withoutRatio:o=[],proven:s,paths:c=[],untouched:l=!1,at:u,head:d,machine:f,run:p,rounds:m}=shape(JSON.parse(e));
return{at:u,since:{sha:t,name:n},head:d,machine:f,run:p,rounds:m,rows:a.map(([e,t,n,a,o,s,c])=>{
let[l,u,d]=there(i,t);
return{benchmark:n,package:there(r,e),unit:l,better:u,exact:d,ratio:{estimate:a,low:o,high:s},ruledOut:c}}),withoutRatio:o.map(([e,t,n])=>({benchmark:n,package:there(r,e),unit:t})),proven:s.map(([e,t])=>({benchmark:t,package:there(r,e)??``})),paths:c,isUntouched:l}}catch(e){
if(e instanceof Misshapen||e instanceof SyntaxError)return null;
throw e}}
function there(e,t){
if(t>=e.length)throw new Misshapen(t,`a place in its list`);
return e[t]}
function idOf({benchmark:e,package:t,unit:n}){
return`${t??``}\0${e}\0${n}`}
function benchmarkKey({benchmark:e,package:t}){
return`${t??``}\0${e}`}
function knownIn(e){
let t=new Map,n=new Map,r=new Set,i=new Set(e.flatMap(({rows:e})=>e.filter(e=>e.exact).map(idOf)));
for(let{rows:a,paths:o}of e){
let e=n.get(pathsId(o))??new Set;
n.set(pathsId(o),e);
for(let n of a){
let a=idOf(n);
if(e.add(a),r.has(a))continue;
r.add(a);
let o=benchmarkKey(n),s=t.get(o)??[];
s.length===0&&t.set(o,s),s.push({...n,exact:i.has(a),ratio:{estimate:1,low:1,high:1},ruledOut:0})}}
return{bySubject:t,byPaths:n}}
function pathsId(e){
return e.join(`\0`)}
function fullRows(e,t){
let{rows:n,withoutRatio:r,proven:i,isUntouched:a,paths:o}=e,s=new Set([...n,...r].map(idOf)),c=[],l=e=>{
let t=idOf(e);
s.has(t)||(s.add(t),c.push(e))},u=()=>[...t.bySubject.values()].flat();
for(let e of new Set(n.map(benchmarkKey)))for(let n of t.bySubject.get(e)??[])n.exact&&l(n);
if(i.length>0){
let e=new Set(i.map(benchmarkKey));
for(let t of u())e.has(benchmarkKey({...t,benchmark:listedName(t.benchmark)}))&&l(t)}
let d=a?t.byPaths.get(pathsId(o)):void 0;
if(d)for(let e of u())d.has(idOf(e))&&l(e);
return c.length===0?n:[...n,...c]}
function listedName(e){
return e.split(`/`,1).join().replace(/-\d+$/,``)}
export{noteLine as a,knownIn as i,fullRows as n,readNoteLine as o,idOf as r,contentsOf as t};