import{vt as contentOf}from"./basics.js";
import{t as replaceFile}from"./replace-file.js";
const names=[`GITHUB_ENV`,`GITHUB_PATH`,`GITHUB_OUTPUT`,`GITHUB_STATE`,`GITHUB_STEP_SUMMARY`];
async function keepCommandFiles(e){
let t=new Map;
for(let n of names){
let r=e[n];
r&&t.set(r,await contentOf(r)??Buffer.alloc(0))}
return async()=>{
let e=(await Promise.allSettled([...t].map(([e,t])=>replaceFile(e,t)))).find(e=>e.status===`rejected`);
if(e)throw e.reason}}
export{keepCommandFiles as t};