function randomFrom(e){
let t=e>>>0;
return()=>{
t=t+2654435769>>>0;
let e=t;
return e=Math.imul(e^e>>>16,569420461),e=Math.imul(e^e>>>15,1935289751),((e^e>>>15)>>>0)/2**32}}
export{randomFrom as t};