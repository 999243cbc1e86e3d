import{Ei as NotPutBack,Si as Cancelled}from"./basics.js";
const signals=[`SIGINT`,`SIGTERM`,`SIGHUP`],statusOf={SIGINT:130,SIGTERM:143,SIGHUP:129};
function abortOnSignals(e,t=`ending the measurement and putting the checkout back`){
let n=new AbortController,r=!1,i=i=>{
e.info(r?`${i}: ending; the verdict stands`:`${i}: ${t}`),n.abort(),r||(process.exitCode=statusOf[i])};
for(let e of signals)process.on(e,i);
return{signal:n.signal,judged(){
r=!0},done(){
for(let e of signals)process.off(e,i)}}}
function stopOnSignals(e){
let t=new AbortController,n=new AbortController,r=t=>{
e.info(`${t}: ending the run`),n.abort(),process.exitCode=statusOf[t]},i=()=>{
if(t.signal.aborted)return r(`SIGINT`);
e.info(`stopping; what has been measured by now is judged. Ctrl-C again ends the run at once.`),t.abort()},a=signals.filter(e=>e!==`SIGINT`);
process.on(`SIGINT`,i);
for(let e of a)process.on(e,r);
return{stop:t.signal,signal:n.signal,done(){
process.off(`SIGINT`,i);
for(let e of a)process.off(e,r)}}}
function isCancellation(e,t){
return e instanceof Cancelled||t.aborted&&!isNotPutBack(e)}
function isNotPutBack(e){
let t=e instanceof Error&&`error`in e?e.error:null;
return e instanceof NotPutBack||t instanceof NotPutBack}
export{isCancellation as n,stopOnSignals as r,abortOnSignals as t};