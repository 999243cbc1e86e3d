import{o as gitIn}from"./commit-object.js";
import{n as untrustedEnvironment}from"./environment.js";
function userGit(e,{env:t}){
let n=gitIn(e,untrustedEnvironment(t,[]).env),{SSH_AUTH_SOCK:r}=t;
return r===void 0?n:n.with({SSH_AUTH_SOCK:r})}
export{userGit as t};