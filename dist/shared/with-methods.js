function withMethods(e,t){
return new Proxy(e,{get:(e,n)=>t[n]??bound(e,n)})}
function bound(e,t){
let n=Reflect.get(e,t,e);
return typeof n==`function`?n.bind(e):n}
export{withMethods as t};