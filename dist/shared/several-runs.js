import{Dt as decodePath,Et as credentials,Lr as failureLine,wi as Misconfigured}from"./basics.js";
import{c as withSince,l as withWarnings}from"./progress.js";
import{Q as takeWorktrees,a as takingOf,f as countOthers,i as openRun,j as withMethods,k as LeaderFollower,n as withRunResources,o as untouched,r as isUntouched,v as sharedPlanFrom}from"./run-resources.js";
import{n as commitsTo,r as historyOf}from"./commits2.js";
import{c as isShallow}from"./revisions.js";
import{a as readNotes,n as fetchNotes}from"./notes.js";
import{n as isCancellation}from"./interrupt.js";
import{i as noticing,n as gateOpened,r as measureRun,t as gate}from"./gate.js";
import{join}from"node:path";
async function historyBefore(e,t,n,r){
if(await isShallow(e))return null;
let i={GIT_HTTP_LOW_SPEED_LIMIT:`1`,GIT_HTTP_LOW_SPEED_TIME:`60`};
await fetchNotes(e,{...n,...i},r);
let{points:a}=await readNotes(e);
if(a.length===0)return null;
let o=await commitsTo(e,t,a);
return{history:historyOf(a,o),commits:o}}
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
function namedConsole(e,t){
return{info:n=>e.info(`${t}: ${n}`),warn:n=>e.warn(`${t}: ${n}`),untrusted:n=>e.untrusted(`${t}: ${n}`)}}
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
async function gateSince(e,t){
if(!e.sinceOnPull||e.calibrate||t.event.pull===null)return gate(e,t);
refuseUnfit(e);
let n=await openRun(e,t),{git:r,entered:i,settings:a,commits:o}=n;
if(a.checkout!==`worktree`)throw inPlace();
let{console:s,signal:c}=t;
if(await isUntouched(r,i,a))return untouched(n,s);
let{watch:l,...u}=t,d={...u,event:{...t.event,pull:null},console:namedConsole(s,`since`)},[f]=await Promise.allSettled([openReference(n,d)]);
if(f.status===`rejected`){
if(isCancellation(f.reason,c))throw f.reason;
return failed(await gateOpened(n,t),failureLine(f.reason),s)}
if(f.value.commits.base.sha===o.base.sha)return s.info("base is the reference of `since` itself, so nothing else is measured"),gateOpened(n,t);
let p=await beforeBase(n,t);
return measureBoth(n,f.value,t,d,p)}
async function measureBoth(e,t,n,r,i){
let a=new LeaderFollower,o=new AbortController,s=n.stop?AbortSignal.any([n.stop,o.signal]):o.signal,c=e=>e.status===`fulfilled`&&e.value.result.rounds.length>0,[l,u]=await measureTogether(`head`,[{run:e,around:n,name:`base`,with:e=>a.take(e),ended:e=>c(e)||o.abort()},{run:t,name:`since`,with:e=>a.follow(e,`base`),around:{...r,stop:s}}]);
if(l.status===`rejected`)throw l.reason;
if(!c(l))return l.value;
if(u.status===`rejected`)return failed(l.value,failureLine(u.reason),n.console);
let{result:d}=u.value,{baseFailed:f}=d;
return f?withFailed(l.value,f.message):{...l.value,result:withSince(l.value.result,d,i)}}
async function beforeBase({git:e,inputs:t,commits:n},r){
let{console:i,server:a,signal:o,env:s}=r,{SSH_AUTH_SOCK:c}=s;
try{
let r=decodePath(await e.ask([`remote`,`get-url`,`origin`])??``),i={...credentials(r,t.githubToken,a),GIT_ASKPASS:``},s=c===void 0?i:{...i,SSH_AUTH_SOCK:c};
return await historyBefore(e,n.base.sha,s,o)}catch(e){
if(isCancellation(e,o))throw e;
return i.info(`no steps of the history are counted: ${failureLine(e)}`),null}}
function openReference({inputs:e,entered:t},{rules:n,...r}){
let i=(e.seed+1)%2**32,a={base:null,head:t.head.sha};
return openRun({...e,...a,seed:i,accepted:[],profile:[]},r)}
function failed(e,t,n){
return n.warn(`The reference of \`since\` could not be measured; the verdict does not depend on it. ${t}`),withFailed(e,t)}
function withFailed({result:e,samples:t},n){
let[r=``]=n.split(`
`);
return{samples:t,result:withWarnings(e,[{kind:`reference-failed`,message:r}])}}
function refuseUnfit({since:e,overlay:t,shard:n,replica:r,checkout:i}){
if(e===null)throw new Misconfigured(`since-on-pull: "true" needs "since", the reference to measure against. Set it in the rules file, or leave "since-on-pull" out.`);
if(i===`in-place`)throw inPlace();
let[a,o]=t.length>0?[`overlay`,`gives base files of head, and the reference would need them too`]:n===null?r===null?[]:[`replica`,`is about two revisions`]:[`shard`,`is about two revisions`];
if(a!==void 0)throw new Misconfigured(`since-on-pull: "true" does not work with "${a}", which ${o}. Leave one of them out; a run on the default branch compares with the reference in any case.`)}
function inPlace(){
return new Misconfigured(`since-on-pull: "true" needs "checkout: worktree", as a checkout in place has room for two sides only. Set that, or leave "since-on-pull" out.`)}
function refuseApart({overlay:e,shard:t,replica:n,checkout:r}){
let i=e.length>0?[`overlay`,`gives base other files for each`]:(t??n)===null?r===`in-place`?[`checkout: in-place`,`has room for two only`]:null:[t?`shard`:`replica`,`is about two revisions`];
if(i)throw new Misconfigured(`${i[0]}: ${i[1]}, so several versions cannot be measured together. Leave it out, or give two revisions at a time.`)}
function asOneOf({inputs:e,around:t},n,r){
let i=e.correction===`none`?1:r,a=(e.seed+n)%2**32;
return{inputs:{...e,seed:a,alpha:e.alpha/i},around:{...t,sharing:i}}}
async function gateVersions(e){
let t=[];
for(let{inputs:t}of e)refuseApart(t);
for(let[n,r]of e.entries()){
let{inputs:i,around:a}=asOneOf(r,n,e.length);
t.push({run:await openRun(i,a),around:a,n})}
let n=new Set;
for(let{run:e,n:r}of t)await isUntouched(e.git,e.entered,e.settings)&&n.add(r);
let r=t.filter(({n:e})=>!n.has(e)),i=r.length===0?[]:await measureTogether(`base`,r.map(inWorktrees));
return t.map(({run:e,around:t,n:a})=>n.has(a)?{status:`fulfilled`,value:untouched(e,t.console)}:i[r.findIndex(e=>e.n===a)])}
function inWorktrees({run:e,around:t,n}){
if(e.settings.checkout!==`worktree`)throw new Misconfigured(`Several versions are measured in worktrees, and this code can only be built in its own place. Give two revisions at a time.`);
return{run:e,around:{...t,profiles:join(t.profiles,String(n))},name:`head-${n+1}`}}
export{gateVersions as n,namedConsole as r,gateSince as t};