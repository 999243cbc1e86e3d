function within(e,t,n){
let r=e.get(t);
if(r!==void 0)return r;
let i=n();
return e.set(t,i),i}
export{within as t};