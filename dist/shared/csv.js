import{o as visible}from"./escape.js";
const columns=[[`package`,e=>e.package],[`benchmark`,e=>e.benchmark],[`unit`,e=>e.unit],[`n_base`,e=>measured(e.base.samples)],[`base`,e=>e.base.center],[`base_low`,e=>e.base.low],[`base_high`,e=>e.base.high],[`n_head`,e=>measured(e.head.samples)],[`head`,e=>e.head.center],[`head_low`,e=>e.head.low],[`head_high`,e=>e.head.high],[`delta`,e=>e.delta],[`ratio`,e=>e.ratio?.estimate??null],[`delta_low`,e=>changeOf(e.ratio?.low??null)],[`delta_high`,e=>changeOf(e.ratio?.high??null)],[`p`,e=>e.p],[`adjusted_p`,e=>e.adjustedP],[`ruled_out`,e=>e.ruledOut],[`change`,e=>e.change],[`gate`,e=>e.gate],[`accepted_up_to`,e=>e.accepted?.upTo??null]];
function csvReport({comparisons:e}){
let t=e.map(e=>columns.map(([,t])=>written(t(e))));
return[columns.map(([e])=>e),...t].map(e=>`${e.join(`,`)}\r\n`).join(``)}
function written(e){
return e===null?``:typeof e==`number`?String(e):textField(e)}
function textField(e){
return quoted(inert(visible(e)))}
function quoted(e){
return/[",\r\n]/.test(e)?`"${e.replaceAll(`"`,`""`)}"`:e}
function inert(e){
return/^\s*['=+\-@\uff1d\uff0b\uff0d\uff20]/.test(e)?`'${e}`:e}
function measured(e){
return e.filter(e=>e!==null).length}
function changeOf(e){
return e===null?null:e-1}
export{quoted as n,textField as r,csvReport as t};