import{o as isSwitch,r as flagNames}from"./table.js";
const inputFlags=Object.fromEntries(flagNames.flatMap(e=>isSwitch(e)?[e,`no-${e}`].map(e=>[e,{type:`boolean`}]):[[e,{type:`string`}]]));
function inputsIn({values:e}){
let t={};
for(let n of flagNames){
let r=e[n],i=e[`no-${n}`];
r!==void 0&&(t[n]=String(r)),i!==void 0&&(t[n]=String(!i))}
return t}
function withUsual(e){
return e.checkout===`in-place`?e:{checkout:`worktree`,"ignored-files":`per-side`,...e}}
export{inputFlags as n,inputsIn as r,withUsual as t};