import{p as HttpClient,t as getOctokit}from"./libraries-of-workflow.js";
import{setTimeout as setTimeout$1}from"node:timers/promises";
function addressesIn(e){
let t=(t,n)=>(e[t]||n).replace(/\/+$/,``),n=t(`GITHUB_API_URL`,`https://api.github.com`),r=`${n.replace(/\/v3$/,``)}/graphql`,i=t(`GITHUB_GRAPHQL_URL`,r);
return{api:n,graphql:hostOf(i)===hostOf(n)?i:r,server:t(`GITHUB_SERVER_URL`,`https://github.com`)}}
function hostOf(e){
return URL.canParse(e)?new URL(e).host:``}
function repositoryIn(e,t){
return{token:t,at:addressesIn(e),repository:e.GITHUB_REPOSITORY??``}}
function clientOf({token:e,at:t},n){
return getOctokit(e,{baseUrl:t.api,request:{fetch:actionFetch(3e4,n)}})}
function ownerAndRepo({repository:e}){
let[t=``,n=``]=e.split(`/`);
return{owner:t,repo:n}}
function actionFetch(e,t){
return async(n,{method:r,headers:i,body:a})=>{
let o=new HttpClient(void 0,[],{socketTimeout:e}),s,c=()=>{},l=new Promise((n,r)=>{
s=setTimeout(()=>r(Error(`no answer within ${e/1e3} s`)),e),c=()=>r(Error(`ended before there was an answer`)),t?.addEventListener(`abort`,c),t?.aborted&&c()}),{status:u,headers:d,text:f}=await Promise.race([(async()=>{
let e=await o.request(r,n,a??null,i),t=await e.readBody(),{statusCode:s=0,headers:c}=e.message;
return{status:s,headers:c,text:t}})(),l]).finally(()=>{
clearTimeout(s),t?.removeEventListener(`abort`,c),o.dispose()}),p=Object.entries(d).map(([e,t=``])=>[e,Array.isArray(t)?t.join(`, `):t]);
return new Response([204,205,304].includes(u)?null:f,{status:u,headers:p})}}
function deadlineOf(e,t,n=0){
let r=new AbortController,i=e,a=0,o=0,s,c=()=>{
i=0,r.abort(new DOMException(`GitHub did not answer in time`,`TimeoutError`))};
return{signal:AbortSignal.any([later(t,n),r.signal]),get ends(){
return(a===0?Date.now():o)+i},async during(e){
a++===0&&(o=Date.now(),s=setTimeout(c,i));
try{
return await e()}finally{
--a===0&&(clearTimeout(s),i=Math.max(0,i-(Date.now()-o)))}}}}
function later(e,t){
if(t===0)return e;
let n=new AbortController,r=()=>void setTimeout(()=>n.abort(),t).unref();
return e.aborted?r():e.addEventListener(`abort`,r),n.signal}
function retry(e,t){
return t.during(()=>tryAgain(e,t))}
async function tryAgain(e,t){
let{signal:n}=t;
for(let r=1;;r++){
n.throwIfAborted();
try{
return await e()}catch(e){
let i=waitAfter(e,r);
if(i===null||r===4||Date.now()+i>t.ends||n.aborted)throw e;
await setTimeout$1(i,void 0,{signal:n})}}}
function isTransient(e){
return waitAfter(e,1)!==null}
function rateLimited(e){
let{status:t,response:n,message:r=``}=e;
if(t!==403&&t!==429)return null;
let{"retry-after":i=``,"x-ratelimit-remaining":a,"x-ratelimit-reset":o}=n?.headers??{},s=/^\d+$/.test(i)?Number(i)*1e3:Date.parse(i)-Date.now();
return Number.isNaN(s)?a===`0`&&o!==void 0?Math.max(0,Number(o)*1e3-Date.now()):t===429||/rate limit/i.test(r)?6e4:null:Math.max(0,s)}
function waitAfter(e,t){
let{status:n}=e,r=e instanceof UnexpectedResponse||(n??0)>=500;
return rateLimited(e)??(r?1e3*2**(t-1):null)}
function failureCause(e,{signal:t,ends:n},r){
if(t.aborted)return Date.now()>=n?`GitHub did not answer in time.`:`the run was cancelled meanwhile.`;
if(e instanceof UnexpectedResponse)return`${e.message}.`;
let{status:i,response:a,message:o=String(e)}=e;
if(i===void 0)return`${shortened(o)}.`;
if(a===void 0)return`GitHub could not be reached: ${shortened(o)}.`;
let s=rateLimited(e);
if(s!==null)return`this token has made too many requests (${i}); GitHub takes more in ${Math.ceil(s/1e3)} s. Run the job again then.`;
let c=`${shortened(o)} (${i}).`;
return i===401?`${c} The token is wrong or no longer valid: look at the input "github-token".`:i===403&&/locked/i.test(o)?`${c} The conversation is locked: unlock it, or set "comment: never".`:i===403?`${c} The token may not do this; give the job "permissions: ${r}". On a pull request from a fork GitHub never allows it.`:i===404?`${c} There is no such thing, or the token may not see it.`:c}
function shortened(e){
if(isPage(e))return`GitHub answered with a page of HTML`;
let[t=``]=e.trim().split(`
`);
return t.length<=300?t:`${t.slice(0,300)}…`}
async function allPages(e,t){
let n=[];
for(let r=1;r<=100;r++){
let{data:i}=await t({per_page:100,page:r});
if(!Array.isArray(i)||!i.every(isObject))throw new UnexpectedResponse(e,i);
if(n.push(...i),i.length<100)break}
return n}
function isObject(e){
return typeof e==`object`&&!!e}
var UnexpectedResponse=class extends Error{
name=`OddAnswer`;
constructor(e,t){
super(`GitHub answered with ${described(t)} in place of ${e}`)}};
function described(e){
return e==null||e===``?`nothing`:typeof e==`string`?isPage(e)?`a page of HTML`:`text that is no JSON (cut off?)`:`other data`}
function isPage(e){
return/^\s*</.test(e)}
async function askGitHub(e,{failing:t,permission:n},r,i){
if(e.token===``)throw new CouldNotPublish(`${t}: the input "github-token" is empty.`);
let a=clientOf(e,r.signal);
try{
return await retry(()=>i(a.rest,ownerAndRepo(e),a),r)}catch(e){
let i=e.status===404?` It takes "permissions: ${n}".`:``;
throw new CouldNotPublish(`${t}: ${failureCause(e,r,n)}${i}`)}}
function goneAsNull(e){
if(e.status!==404)throw e;
return null}
const writing=[`admin`,`write`];
async function mayWrite(e,t,n){
let r=await e.repos.getCollaboratorPermissionLevel({...t,username:n}).catch(goneAsNull);
if(r===null)return!1;
let i=r.data?.permission;
if(typeof i!=`string`)throw new UnexpectedResponse(`a permission`,r.data);
return writing.includes(i)}
var CouldNotPublish=class extends Error{
name=`CouldNotPublish`};
export{askGitHub as a,failureCause as c,isTransient as d,mayWrite as f,retry as h,allPages as i,goneAsNull as l,repositoryIn as m,UnexpectedResponse as n,clientOf as o,ownerAndRepo as p,addressesIn as r,deadlineOf as s,CouldNotPublish as t,isObject as u};