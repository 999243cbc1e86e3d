import{t as nearest}from"./nearest.js";
import{d as Misconfigured}from"./escape.js";
import{parseArgs}from"node:util";
function readFlags(e,t,n){
let{switched:r,others:i}=withoutTruths(e,t,n);
try{
let e=parseArgs({args:[...i],options:t,allowPositionals:!0,strict:!0});
return{values:{...e.values,...r},words:e.positionals}}catch(e){
throw refusal(e.message,n)}}
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
let n=/[.?]$/.test(e)?``:`.`;
return new Misconfigured(`${e}${n} "${t} --help" lists the flags.`)}
export{readFlags as t};