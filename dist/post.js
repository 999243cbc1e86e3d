import{a as getState,i as getInput}from"./shared/libraries-of-workflow.js";
import{Fi as untrustedEnvironment,Lr as failureLine,Ot as gitIn,en as nearestFolder}from"./shared/basics.js";
import{t as recover}from"./shared/recover.js";
import{r as addressesIn}from"./shared/api.js";
import{t as afterKill}from"./shared/credentials.js";
import{i as workflowConsole,n as failWhereUncaught}from"./shared/workflow-console.js";
const console=workflowConsole();
failWhereUncaught(console);
try{
let e=getState(`folder`),{env:t}=untrustedEnvironment(process.env,[]);
e!==``&&(await recover(e,t,console))?.isChanged&&console.info(`the checkout is as it was found`);
let n=getState(`withheld`);
if(n!==``){
let{server:r}=addressesIn(t),i=getInput(`github-token`);
await afterKill(gitIn(await nearestFolder(e),t),n,{token:i,server:r,console})}}catch(e){
console.fail(`The checkout could not be put back: ${failureLine(e)}`)}
try{
if(getState(`measuring`)!==``){
let{markCancelled:e}=await import(`./shared/publish-comment2.js`);
await e(process.env,getInput,console)}}catch(e){
console.warn(`The comment could not say that the run was ended: ${failureLine(e)}`)}
export{};