import{n as canaryOfHead}from"./canary.js";
import{u as settingsOf}from"./rules-file.js";
import{t as noEvent}from"./event.js";
import{i as LiveView,n as isScreen}from"./usual-inputs.js";
import{t as terminalConsole}from"./terminal-console.js";
import{t as gate}from"./gate.js";
import{v as paintFor,wt as _usingCtx}from"./basics.js";
import{tmpdir}from"node:os";
import{join}from"node:path";
import{mkdtemp,rm}from"node:fs/promises";
const unseen={visiting(){},roundEnded(){}};
var QuietGates=class e{
terminal;
rules;
interrupt;
folder;
warned=new Set;
constructor(e,t,n,r){
this.terminal=e,this.rules=t,this.interrupt=n,this.folder=r}
static async open(t,n,r){
return new e(t,n,r,await mkdtemp(join(tmpdir(),`benchgate-gates-`)))}
async[Symbol.asyncDispose](){
await rm(this.folder,{recursive:!0,force:!0})}
async gate(e,t={}){
try{
var n=_usingCtx();
let{env:r,stderr:i}=this.terminal,a=settingsOf(e),o=n.u(isScreen(this.terminal)?new LiveView(i,a,paintFor(i,r)):null),s={...this.around(o??terminalConsole(i)),watch:o??unseen},{result:c}=await gate(e,{...s,...t});
return c}catch(e){
n.e=e}finally{
n.d()}}
canary(e,t){
return canaryOfHead(e,this.around(terminalConsole(this.terminal.stderr)),t)}
around(e){
let{env:t}=this.terminal;
return{folder:this.rules.folder,rules:this.rules,isWorkplace:!0,env:t,event:noEvent,server:``,profiles:this.folder,console:this.onlyWarnings(e),signal:this.interrupt.signal,stop:this.interrupt.stop}}
onlyWarnings(e){
return{info(){},warn:t=>{
this.warned.has(t)||(this.warned.add(t),e.warn(t))},untrusted:()=>({write(){},close(){}})}}};
export{QuietGates as t};