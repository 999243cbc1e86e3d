import{a as getState,i as getInput}from"./shared/libraries-of-workflow.js";
import{St as nearestFolder,Vn as failureLine}from"./shared/basics.js";
import{o as gitIn}from"./shared/commit-object.js";
import{t as recover}from"./shared/recover.js";
import{t as addressesIn}from"./shared/client.js";
import{t as afterKill}from"./shared/persisted-credentials.js";
import{n as workflowConsole,t as failWhereUncaught}from"./shared/workflow-console.js";
import{n as untrustedEnvironment}from"./shared/environment.js";
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
let{markCancelled:e}=await import(`./shared/mark-cancelled.js`);
await e(process.env,getInput,console)}}catch(e){
console.warn(`The comment could not say that the run was ended: ${failureLine(e)}`)}
export{};