import{c as setFailed,d as startGroup,f as warning,n as endGroup,o as info,r as error}from"./libraries-of-workflow.js";
import{Vn as failureLine,fr as escapeControls,gr as withoutCommands,hr as visibleLines}from"./basics.js";
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
export{workflowConsole as n,failWhereUncaught as t};