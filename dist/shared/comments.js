import{r as ownerAndRepo}from"./client.js";
import{i as isTransient,o as UnexpectedResponse}from"./could-not-publish.js";
async function allPages(e,t){
let n=[];
for(let r=1;r<=100;r++){
let{data:i}=await t({per_page:100,page:r});
if(!Array.isArray(i)||!i.every(isObject))throw new UnexpectedResponse(e,i);
if(n.push(...i),i.length<100)break}
return n}
function isObject(e){
return typeof e==`object`&&!!e}
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
export{isObject as i,loginOf as n,allPages as r,commentsOf as t};