import{p as HttpClient,t as getOctokit}from"./libraries-of-workflow.js";
function actionFetch(e,t){
return async(n,{method:r,headers:i,body:a})=>{
let o=new HttpClient(void 0,[],{socketTimeout:e}),s,c=()=>{},l=new Promise((n,r)=>{
s=setTimeout(()=>r(Error(`no answer within ${e/1e3} s`)),e),c=()=>r(Error(`ended before there was an answer`)),t?.addEventListener(`abort`,c),t?.aborted&&c()}),{status:u,headers:d,text:f}=await Promise.race([(async()=>{
let e=await o.request(r,n,a??null,i),t=await e.readBody(),{statusCode:s=0,headers:c}=e.message;
return{status:s,headers:c,text:t}})(),l]).finally(()=>{
clearTimeout(s),t?.removeEventListener(`abort`,c),o.dispose()}),p=Object.entries(d).map(([e,t=``])=>[e,Array.isArray(t)?t.join(`, `):t]);
return new Response([204,205,304].includes(u)?null:f,{status:u,headers:p})}}
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
export{repositoryIn as i,clientOf as n,ownerAndRepo as r,addressesIn as t};