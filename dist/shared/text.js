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
function link(e,t){
return{kind:`link`,words:textOf(e),to:t}}
const lineBreak={kind:`break`};
function joined(e,t=` `){
return e.map(textOf).filter(e=>e.length>0).flatMap((e,n)=>n===0?e:[...textOf(t),...e])}
function listed(e,t){
if(t===0)return say`${e.length} in all`;
let n=e.length-t;
return say`${joined(e.slice(0,t),`, `)}${n>0?` and ${n} more`:``}`}
function firstOf(e,t,n=``){
if(e.length<=t)return e;
let r=t===0?`${e.length} in all`:`and ${e.length-t} more`;
return[...e.slice(0,t),say`${r}${n}`]}
function textOf(e){
return typeof e==`object`?`kind`in e?[e]:e:e===``?[]:[String(e)]}
export{link as a,ours as c,term as d,lineBreak as i,say as l,firstOf as n,listed as o,joined as r,name as s,code as t,strong as u};