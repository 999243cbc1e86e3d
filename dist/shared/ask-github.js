import{a as retry,n as failureCause,t as CouldNotPublish}from"./could-not-publish.js";
import{n as clientOf,r as ownerAndRepo}from"./client.js";
async function askGitHub(e,{failing:t,permission:n},r,i){
if(e.token===``)throw new CouldNotPublish(`${t}: the input "github-token" is empty.`);
let a=clientOf(e,r.signal);
try{
return await retry(()=>i(a.rest,ownerAndRepo(e),a),r)}catch(e){
let i=e.status===404?` It takes "permissions: ${n}".`:``;
throw new CouldNotPublish(`${t}: ${failureCause(e,r,n)}${i}`)}}
function goneAsNull(e){
if(e.status!==404)throw e;
return null}
export{goneAsNull as n,askGitHub as t};