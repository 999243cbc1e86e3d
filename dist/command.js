import{i as getInput,l as setOutput}from"./shared/libraries-of-workflow.js";
import{Lr as failureLine,wi as Misconfigured}from"./shared/basics.js";
import{t as parseCommand}from"./shared/parse-command.js";
import{a as askGitHub,f as mayWrite,m as repositoryIn,s as deadlineOf,t as CouldNotPublish}from"./shared/api.js";
import{n as payloadIn}from"./shared/event.js";
import{t as askPull}from"./shared/pull-request.js";
import{i as workflowConsole,n as failWhereUncaught}from"./shared/workflow-console.js";
import{t as abortOnSignals}from"./shared/interrupt.js";
const nothing={run:``,"pull-request":``,head:``,base:``,count:``,bench:``};
async function answerCommand(e,t,n,r){
let{GITHUB_EVENT_NAME:i=``,GITHUB_EVENT_PATH:a=``}=e;
if(i!==`issue_comment`)throw new Misconfigured(`This workflow runs on "${i}", and commands stand in comments. Use "on: issue_comment", with "types: [created]".`);
let{action:o,issue:s,comment:c}=await payloadIn(a),l=parseCommand(c?.body??``),[u,d,f]=[s?.number,c?.id,c?.user?.login];
if(l===null||o!==`created`||!u||!d||!f)return nothing;
let p={failing:`The comment could not be answered`,permission:`pull-requests: write`},m=async(e,i)=>{
try{
i!==null&&await askGitHub(t,p,n,(e,t)=>e.issues.createComment({...t,issue_number:u,body:i})),await askGitHub(t,p,n,(t,n)=>t.reactions.createForIssueComment({...n,comment_id:d,content:e}))}catch(e){
if(!(e instanceof CouldNotPublish))throw e;
r.warn(e.message)}},h=await askGitHub(t,{failing:`What ${f} may do could not be asked`,permission:`contents: read`},n,(e,t)=>mayWrite(e,t,f))?reasonAgainst(l,s?.pull_request!==void 0):``;
if(h!==null)return r.info(h===``?`${f} may not write to ${t.repository}: nothing is run.`:h),await m(`confused`,h===``?null:h),nothing;
if(l.kind!==`run`)return await m(`eyes`,null),nothing;
let g=await askPull(t,u,n);
return g.isOpen?(await m(`eyes`,null),outputsOf(l,g)):(await m(`confused`,`The pull request is closed. Reopen it to measure it.`),nothing)}
function reasonAgainst(e,t){
return t?e.kind===`wrong`?e.message:null:`This is no pull request, so there is nothing to measure or to accept.`}
function outputsOf({count:e,bench:t},n){
return{run:`true`,"pull-request":String(n.number),head:n.headSha,base:n.baseSha,count:e===null?``:String(e),bench:t??``}}
const{env}=process,console=workflowConsole();
failWhereUncaught(console);
const interrupt=abortOnSignals(console);
try{
let e=await answerCommand(env,repositoryIn(env,getInput(`github-token`)),deadlineOf(6e4,interrupt.signal),console);
for(let[t,n]of Object.entries(e))setOutput(t,n)}catch(e){
console.fail(failureLine(e))}finally{
interrupt.done()}
export{};