import{t as _usingCtx}from"./usingCtx.js";
import{d as holdPerflock,g as KeptGit,h as takeWorktrees,i as noticing,r as measureRun,s as takingOf,u as countOthers}from"./gate.js";
import{t as withMethods}from"./with-methods.js";
import{a as Leftovers,w as alikeFrom}from"./project.js";
function namedConsole(e,t){
return{info:n=>e.info(`${t}: ${n}`),warn:n=>e.warn(`${t}: ${n}`),untrusted:n=>e.untrusted(`${t}: ${n}`)}}
var Ensemble=class{
members=[];
order=new Map;
shared;
isBusy=!1;
constructor(e){
this.shared=e}
seat(){
let e={wish:null,isOver:!1,isAgain:!1,visited:{at:``,times:0}};
return this.members.push(e),{take:t=>this.waiting(t,e),alone:t=>this.want(e,null,t),ready:()=>this.want(e,{key:`ready`,place:[0,0,0]},async()=>{}),leave:()=>{
e.isOver=!0,this.goOn()}}}
waiting(e,t){
let n=e=>this.want(t,null,e);
return withMethods(e,{prepare:t=>n(()=>e.prepare(t)),items:()=>n(async()=>{
let t=await e.items();
for(let{title:e}of t)this.order.has(e??``)||this.order.set(e??``,this.order.size);
return t}),relay:(r,i)=>(t.isAgain=!0,n(()=>e.relay(r,i))),visit:async(r,i,a)=>{
let{budgetEnds:o}=a,s=t=>counted(()=>e.visit(r,i,{...a,budgetEnds:t}));
if(i!==this.shared||a.round===0)return this.want(t,null,s,o);
let c=await n(()=>e.layOut(r,a.round));
return this.want(t,this.sharedBy(t,r,a,c),s,o)}})}
sharedBy({isAgain:e,visited:t},{title:n},{round:r,only:i},a){
let o=JSON.stringify([r,n]);
return t.times=t.at===o?t.times+1:1,t.at=o,{key:JSON.stringify([e,r,n,t.times,i,a]),place:[r,this.order.get(n??``)??0,t.times]}}
want(e,t,n,r=null){
return new Promise((i,a)=>{
e.wish={shared:t,ends:r,act:n,done:i,failed:a},this.goOn()})}
goOn(){
let e=this.members.filter(({isOver:e})=>!e);
if(this.isBusy||e.some(({wish:e})=>e===null))return;
let t=e.flatMap(({wish:e})=>e??[]),n=t.find(({shared:e})=>e===null)??t.toSorted(byPlace)[0];
if(n===void 0)return;
let r=n.shared?.key,i=e.filter(({wish:e})=>e===n||r!==void 0&&e?.shared?.key===r),a=i.flatMap(({wish:e})=>e??[]);
this.isBusy=!0;
let o=e=>{
this.isBusy=!1;
for(let e of i)e.wish=null;
for(let t of a)e(t)};
n.act(latest(a)).then(e=>o(({done:t})=>t(e)),e=>o(({failed:t})=>t(e)))}};
function latest(e){
return e.reduce((e,{ends:t})=>e===null||t===null?null:Math.max(e,t),-1/0)}
function byPlace(e,t){
let n=[e.shared?.place??[],t.shared?.place??[]],r=n[0].findIndex((e,t)=>e!==n[1][t]);
return r<0?0:(n[0][r]??0)-(n[1][r]??0)}
async function counted(e){
let t=countOthers(),n=await e(),r=t(n.visit.processor??0);
return r===null?n:{...n,visit:{...n.visit,others:r*n.visit.seconds}}}
function consoleInTurns(e){
return{info:t=>e.info(t),warn:t=>e.warn(t),untrusted(t){
let n=null;
return{write(r){
n??=e.untrusted(t),n.write(r)},close:()=>n?.close()}}}}
async function measureTogether(e,t){
try{
var n=_usingCtx();
let[{run:r,around:i}]=t,{console:a,signal:o}=i,{git:s,env:c,settings:l,entered:u}=r,{perflock:d,governor:f}=l,p=e===`base`?`head`:`base`,m=n.a(await holdPerflock({mode:d,governor:f,env:c,signal:o,console:a}));
n.a(await i.withhold?.(s));
let h=n.a(await KeptGit.of(s,a,{isPuttingBack:i.isOurs===!0,withHead:!0})),g=Object.fromEntries([[e,u[e]],...t.map(e=>[e.name,e.run.entered[p]])]),_=n.a(await takeWorktrees(s,g,a,takingOf(r,i))),v=n.a(new Leftovers),y=new Ensemble(e),b=alikeFrom(l.seed),x=onceFor(e),S=t.map(e=>({...e,seat:y.seat()})),C=await Promise.all(S.map(async({seat:t,...n})=>{
let r={sides:{enter:t=>_.enter(t===e?e:n.name)},leftovers:v,lock:m.state,alike:b,once:x,profiles:n.around.profiles,with:e=>t.take(n.with?.(e)??e),ready:()=>t.ready(),alone:e=>t.alone(e)},i={...n.around,console:consoleInTurns(n.around.console)},[a]=await Promise.allSettled([measureRun(n.run,i,r)]);
return n.ended?.(a),t.leave(),a}));
await v.endAll(),_.refuseChanged?.();
let w=[v.ended,await h.end()];
return C.map(e=>e.status===`fulfilled`?{status:e.status,value:noticing(e.value,w)}:e)}catch(e){
n.e=e}finally{
await n.d()}}
function onceFor(e){
let t=null,n=+(e===`base`);
return(r,i)=>r===e?(t??=i().catch(e=>{
throw n-->0&&(t=null),e}),t):i()}
export{namedConsole as n,measureTogether as t};