import{setTimeout as setTimeout$1}from"node:timers/promises";
var UnexpectedResponse=class extends Error{
name=`OddAnswer`;
constructor(e,t){
super(`GitHub answered with ${described(t)} in place of ${e}`)}};
function described(e){
return e==null||e===``?`nothing`:typeof e==`string`?isPage(e)?`a page of HTML`:`text that is no JSON (cut off?)`:`other data`}
function isPage(e){
return/^\s*</.test(e)}
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
var CouldNotPublish=class extends Error{
name=`CouldNotPublish`};
export{retry as a,isTransient as i,failureCause as n,UnexpectedResponse as o,deadlineOf as r,CouldNotPublish as t};