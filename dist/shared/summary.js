import{c as medianSorted}from"./libraries.js";
import{mt as medianOrders}from"./basics.js";
function medianWithInterval(e,t){
let n=e.toSorted((e,t)=>e-t),r=medianOrders(n.length,t);
return{center:medianSorted(n),low:n[r.low-1]??-1/0,high:n[r.high-1]??1/0}}
const confidence=.95;
function summarise(e,t){
let{center:n,...r}=medianWithInterval(present(e),confidence),{low:i,high:a}=t?{low:n,high:n}:r;
return{center:n,low:finite(i),high:finite(a),samples:e}}
function present(e){
return e.filter(e=>e!==null)}
function finite(e){
return Number.isFinite(e)?e:null}
export{summarise as i,finite as n,present as r,confidence as t};