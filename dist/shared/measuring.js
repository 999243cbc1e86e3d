const sides=[`base`,`head`];
function otherSide(e){
return e===`base`?`head`:`base`}
function settingOf(e,t){
return Object.hasOwn(e,t)?e[t]:void 0}
export{settingOf as n,sides as r,otherSide as t};