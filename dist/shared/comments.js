import{a as isPassing,c as OddAnswer,n as goneAsNull}from"./ask-github.js";
import{r as ofRepository}from"./client.js";
async function allPages(e,t){
let n=[];
for(let r=1;r<=100;r++){
let{data:i}=await t({per_page:100,page:r});
if(!Array.isArray(i)||!i.every(isObject))throw new OddAnswer(e,i);
if(n.push(...i),i.length<100)break}
return n}
function isObject(e){
return typeof e==`object`&&!!e}
function commentsOf(e,t){
let n=ofRepository(t),{pull:r}=t;
return{async ours(i){
let a=(await allPages(`a list of comments`,t=>e(`GET /repos/{owner}/{repo}/issues/{issue_number}/comments`,{...n,issue_number:r,...t}))).filter(({body:e})=>e?.startsWith(i)),o=a.length===0?``:await loginOf(e,t);
return a.filter(({user:e})=>e?.login===o).map(commentIn).sort((e,t)=>e.id-t.id)},async create(t){
return commentIn((await e(`POST /repos/{owner}/{repo}/issues/{issue_number}/comments`,{...n,issue_number:r,body:t})).data)},async update(t,r){
let i=await e(`PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}`,{...n,comment_id:t,body:r}).catch(goneAsNull);
return i&&commentIn(i.data)},async remove(t){
await e(`DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}`,{...n,comment_id:t}).catch(goneAsNull)}}}
function commentIn(e){
let{id:t,body:n,html_url:r}=e??{};
if(typeof t!=`number`||typeof n!=`string`||typeof r!=`string`)throw new OddAnswer(`a comment`,e);
return{id:t,body:n,url:r}}
async function loginOf(e,{at:t}){
try{
let{data:n}=await e({method:`POST`,url:t.graphql,query:`{ viewer { login } }`});
if(!isObject(n))throw new OddAnswer(`the owner of the token`,n);
return n.data?.viewer?.login??ofJob}catch(e){
if(isPassing(e))throw e;
return ofJob}}
const ofJob=`github-actions[bot]`;
export{isObject as i,loginOf as n,allPages as r,commentsOf as t};