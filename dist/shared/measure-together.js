import{a as countOthers,i as noticing,r as measureRun,s as withMethods}from"./gate.js";
import{L as takeWorktrees,i as takingOf,t as withRunResources,x as sharedPlanFrom}from"./run-resources.js";
function namedConsole(e,t){
return{info:n=>e.info(`${t}: ${n}`),warn:n=>e.warn(`${t}: ${n}`),untrusted:n=>e.untrusted(`${t}: ${n}`)}}
var SharedScheduler=class{
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
let[{run:n,around:r}]=t,{git:i,settings:a,entered:o}=n,s=e===`base`?`head`:`base`,c=Object.fromEntries([[e,o[e]],...t.map(e=>[e.name,e.run.entered[s]])]),l=()=>takeWorktrees(i,c,r.console,takingOf(n,r)),u=new SharedScheduler(e),d=sharedPlanFrom(a.seed),f=onceFor(e),p=t.map(e=>({...e,seat:u.seat()})),{measured:m,noticed:h}=await withRunResources(n,r,l,({checkout:t,...n})=>Promise.all(p.map(async({seat:r,...i})=>{
let a={sides:{enter:n=>t.enter(n===e?e:i.name)},...n,alike:d,once:f,profiles:i.around.profiles,with:e=>r.take(i.with?.(e)??e),ready:()=>r.ready(),alone:e=>r.alone(e)},o={...i.around,console:consoleInTurns(i.around.console)},[s]=await Promise.allSettled([measureRun(i.run,o,a)]);
return i.ended?.(s),r.leave(),s})));
return m.map(e=>e.status===`fulfilled`?{status:e.status,value:noticing(e.value,h)}:e)}
function onceFor(e){
let t=null,n=+(e===`base`);
return(r,i)=>r===e?(t??=i().catch(e=>{
throw n-->0&&(t=null),e}),t):i()}
export{namedConsole as n,measureTogether as t};