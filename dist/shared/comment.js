import{Ur as nowhere}from"./basics.js";
import{c as failureCause,d as isTransient,h as retry,i as allPages,m as repositoryIn,n as UnexpectedResponse,o as clientOf,p as ownerAndRepo,t as CouldNotPublish,u as isObject}from"./api.js";
import{createHash}from"node:crypto";
async function writeComment(e,t,n,r){
if(e.token===``)throw new CouldNotPublish(`There is no comment: the input "github-token" is empty. The report is in the job summary.`);
let i=commentsOf(clientOf(e,r.signal),e);
try{
return await retry(()=>tryToWrite(i,t,n),r)}catch(t){
let n=failureCause(t,r,`pull-requests: write`);
throw new CouldNotPublish(`The comment on ${e.repository}#${e.pull} could not be written: ${n} The report is in the job summary.`)}}
async function readComment(e,t,n){
let r=commentsOf(clientOf(e,n.signal),e);
try{
let[e]=await retry(()=>r.ours(markerStart(t)),n);
return e===void 0?null:existingIn(t,e.body)}catch(t){
let r=failureCause(t,n,`pull-requests: read`);
throw new CouldNotPublish(`The comment on ${e.repository}#${e.pull} could not be read: ${r}`)}}
function existingIn(e,t){
return{...readMarker(e,t),text:belowMarker(t)}}
async function tryToWrite(e,t,n){
let r=markerStart(t.commentId),[i]=await e.ours(r),a=i?existingIn(t.commentId,i.body):null;
if(i&&a&&isNewer(a,t))return{url:i.url,isLeft:!0};
let o=n(a);
if(o===null)return{url:i?.url??``,isLeft:!1};
let{text:s,...c}=o,l=`${markerLine({...t,...c})}\n${s}`,u=i&&await e.update(i.id,l);
if(u)return{url:u.url,isLeft:!1};
let d=await e.create(l),[f=d]=(await e.ours(r).catch(()=>[])).filter(({id:e})=>e!==i?.id);
if(f.id===d.id)return{url:d.url,isLeft:!1};
let p=isNewer(readMarker(t.commentId,f.body),t);
return!p&&await e.update(f.id,l)===null?{url:d.url,isLeft:!1}:(await e.remove(d.id),{url:f.url,isLeft:p})}
function commentsOf(e,t){
let{owner:n,repo:r}=ownerAndRepo(t),{pull:i}=t,{rest:a}=e,o=e=>{
if(e.status!==404)throw e;
return null};
return{async ours(o){
let s=(await allPages(`a list of comments`,e=>a.issues.listComments({owner:n,repo:r,issue_number:i,...e}))).filter(({body:e})=>e?.startsWith(o)),c=s.length===0?``:await loginOf(e,t);
return s.filter(({user:e})=>e?.login===c).map(commentIn)},async create(e){
return commentIn((await a.issues.createComment({owner:n,repo:r,issue_number:i,body:e})).data)},async update(e,t){
let i=await a.issues.updateComment({owner:n,repo:r,comment_id:e,body:t}).catch(o);
return i&&commentIn(i.data)},async remove(e){
await a.issues.deleteComment({owner:n,repo:r,comment_id:e}).catch(o)}}}
function commentIn(e){
let{id:t,body:n,html_url:r}=e??{};
if(typeof t!=`number`||typeof n!=`string`||typeof r!=`string`)throw new UnexpectedResponse(`a comment`,e);
return{id:t,body:n,url:r}}
async function loginOf(e,{at:t}){
try{
let{data:n}=await e.request({method:`POST`,url:t.graphql,query:`{ viewer { login } }`});
if(!isObject(n))throw new UnexpectedResponse(`the owner of the token`,n);
return n.data?.viewer?.login??ofJob}catch(e){
if(isTransient(e))throw e;
return ofJob}}
const ofJob=`github-actions[bot]`;
function markerStart(e){
let t=e.length<=100?e:`${e.slice(0,100)}#${createHash(`sha256`).update(e).digest(`hex`).slice(0,16)}`;
return`<!-- benchgate comment-id=${encodeURIComponent(t).replaceAll(`-`,`%2D`)} `}
function markerLine({commentId:e,run:t,head:n,shows:r,at:i}){
let a=t===null?``:`run=${t.join(`.`)} `,o=n===null?``:`head=${n} `,s=i===null?``:`at=${i} `;
return`${markerStart(e)}${a}${o}${s}${r===`result`?``:`${r} `}-->`}
function readMarker(e,t){
let[n=``]=t.split(`
`),[,r=``,i=``]=/\brun=(\d+)\.(\d+) /.exec(n)??[];
return{commentId:e,run:r===``?null:[Number(r),Number(i)],head:/\bhead=([0-9a-f]+) /.exec(n)?.[1]??null,at:/\bat=([\dTZ:.-]+) /.exec(n)?.[1]??null,shows:/\b(measuring|failure) -->/.exec(n)?.[1]??`result`}}
function belowMarker(e){
return e.slice(e.indexOf(`-->`)+3).replaceAll(`\r
`,`
`).trimStart()}
function isNewer(e,t){
if(e.run===null||t.run===null||e.head===t.head)return!1;
let[n,r]=t.run;
return e.run[0]>n||e.run[0]===n&&e.run[1]>r}
function isSameRun(e,{run:t}){
return e.run!==null&&t!==null&&e.run.join()===t.join()}
function commentPlace({comment:e,commentId:{commentId:t,matrix:n},githubToken:r,acceptLabel:i},a,o,{signal:s,console:c}){
let l=threadOf(r,a,o);
if(e===`never`||a===null||l===null)return null;
let{GITHUB_RUN_ID:u,GITHUB_RUN_ATTEMPT:d}=o,f=siteOf({githubToken:r,acceptLabel:i},a,o);
return{thread:l,mark:{commentId:t,run:u?[Number(u),Number(d||1)]:null,head:a.headSha},mode:e,matrix:n,run:f.run,site:f,signal:s,console:c}}
function threadOf(e,t,n){
let r=repositoryIn(n,e);
return t===null||r.repository===``?null:{...r,pull:t.number}}
function siteOf({githubToken:e,acceptLabel:t},n,r){
let{at:i,repository:a}=repositoryIn(r,e);
if(a===``)return nowhere;
let{GITHUB_RUN_ID:o}=r,s=o?runAddress(i,a,o):null;
return{repository:`${i.server}/${a}`,run:s,report:s,accepting:n===null?null:{label:t}}}
function runAddress({server:e},t,n){
return`${e}/${t}/actions/runs/${n}`}
async function wasEdited(e,{graphql:t},n){
let{data:r}=await e.request({method:`POST`,url:t,query:`query($id: ID!) { node(id: $id) { ... on IssueComment { lastEditedAt } } }`,variables:{id:n}}),i=r?.data?.node;
if(!isObject(i)||!(`lastEditedAt`in i))throw new UnexpectedResponse(`when a comment was edited`,r);
return i.lastEditedAt!==null}
export{runAddress as a,wasEdited as c,readComment as i,writeComment as l,isSameRun as n,siteOf as o,loginOf as r,threadOf as s,commentPlace as t};