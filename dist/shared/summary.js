import{n as medianWithInterval}from"./median-interval.js";
const confidence=.95;
function summarise(e,t){
let{center:n,...r}=medianWithInterval(present(e),confidence),{low:i,high:a}=t?{low:n,high:n}:r;
return{center:n,low:finite(i),high:finite(a),samples:e}}
function present(e){
return e.filter(e=>e!==null)}
function finite(e){
return Number.isFinite(e)?e:null}
export{summarise as i,finite as n,present as r,confidence as t};