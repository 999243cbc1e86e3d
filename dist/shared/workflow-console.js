import{c as setFailed,d as startGroup,f as warning,n as endGroup,o as info,r as error}from"./libraries-of-workflow.js";
import{$t as nameFile,Lr as failureLine,bi as visibleLines,fi as escapeControls,qt as contentOf,rn as replaceFile,xi as withoutCommands}from"./basics.js";
import{appendFile}from"node:fs/promises";
import{randomBytes}from"node:crypto";
function workflowConsole(){
return{info:e=>info(harmless(e)),warn:e=>warning(harmlessLines(e)),error:(e,t)=>error(harmlessLines(e),t===void 0?{}:{title:t}),fail:e=>setFailed(harmlessLines(e)),untrusted(e){
let t=randomBytes(16).toString(`hex`);
startGroup(harmless(e)),process.stdout.write(`::stop-commands::${t}\n`);
let n=!0;
return{write(e){
process.stdout.write(e),n=e.at(-1)===10},close(){
process.stdout.write(`${n?``:`
`}::${t}::\n`),endGroup()}}}}}
function failWhereUncaught(e){
process.once(`uncaughtException`,t=>{
for(let n of(t instanceof Error?t.stack??``:``).split(`
`))e.info(n);
e.fail(failureLine(t)),process.exit()})}
function harmless(e){
return withoutCommands(escapeControls(e))}
function harmlessLines(e){
return visibleLines(e).map(withoutCommands).join(`
`)}
const names=[`GITHUB_ENV`,`GITHUB_PATH`,`GITHUB_OUTPUT`,`GITHUB_STATE`,`GITHUB_STEP_SUMMARY`];
async function keepCommandFiles(e){
let t=new Map;
for(let n of names){
let r=e[n];
r&&t.set(r,await contentOf(r)??Buffer.alloc(0))}
return async()=>{
let e=(await Promise.allSettled([...t].map(([e,t])=>replaceFile(e,t)))).find(e=>e.status===`rejected`);
if(e)throw e.reason}}
async function addToSummary(e){
let t=process.env.GITHUB_STEP_SUMMARY;
t&&await appendFile(t,`${e}\n`).catch(nameFile(t))}
export{workflowConsole as i,failWhereUncaught as n,keepCommandFiles as r,addToSummary as t};