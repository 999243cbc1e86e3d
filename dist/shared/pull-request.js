import{t as isSha}from"./sha.js";
import{Ln as shortSha,wi as Misconfigured}from"./basics.js";
import{a as askGitHub,l as goneAsNull,n as UnexpectedResponse}from"./api.js";
import{n as payloadIn}from"./event.js";
async function readSubject(e,t,n){
let{GITHUB_EVENT_NAME:r=``,GITHUB_EVENT_PATH:i,GITHUB_SHA:a=``}=e;
if(t.pull!==null){
if(r===`workflow_run`||r===`pull_request`)throw new Misconfigured(`pull-request: "${t.pull}" is not needed on "${r}", whose event says what was measured. Leave it out.`);
if(!isSha(a))throw unsaid(`GITHUB_SHA`,r);
let e=await n(t.pull),[i,o]=[t.head??e.headSha,e.isOfFork];
return{head:i,merge:null,rules:a,rulesBefore:null,pull:e.number,branch:null,isStrangers:o,run:null}}
if(t.head!==null)throw new Misconfigured(`head: "${t.head}" says nothing without "pull-request". Give both, or leave it out.`);
return publishSubject(r,i?await payloadIn(i):{},a)}
function publishSubject(e,t,n){
let{workflow:r,workflow_run:i,pull_request:a,merge_group:o,repository:s}=t;
if(!isSha(n))throw unsaid(`GITHUB_SHA`,e);
if(e===`workflow_run`){
if(!isSha(i?.head_sha)||typeof i.id!=`number`)throw unsaid(`the run that has measured`,e);
return{head:i.head_sha,merge:null,rules:n,rulesBefore:null,pull:null,branch:i.event===`pull_request`?branchOf(i):null,isStrangers:s?.id===void 0||i.head_repository?.id!==s.id,run:{id:i.id,attempt:i.run_attempt??1,conclusion:i.conclusion??``,workflow:r?.name||null}}}
if(e===`pull_request`){
if(!isSha(a?.head?.sha)||!isSha(a.base?.sha)||typeof a.number!=`number`)throw unsaid(`the pull request`,e);
let{number:t,head:r,base:i}=a,o=s?.id===void 0||r.repo?.id!==s.id;
return{head:r.sha,merge:n,rules:n,rulesBefore:i.sha,pull:t,branch:null,isStrangers:o,run:null}}
if(e===`pull_request_target`||e===`issue_comment`)throw new Misconfigured(`This workflow runs on "${e}", whose event does not say what was measured. Publish in the job after the one that measures (on: pull_request), or in a workflow of its own (on: workflow_run); or name the pull request by "pull-request" and "head".`);
return{head:n,merge:null,rules:n,rulesBefore:[o?.base_sha,t.before].find(isCommit)??null,pull:null,branch:null,isStrangers:!1,run:null}}
function branchOf({head_repository:e,head_branch:t}){
let n=e?.owner?.login;
return e?.id&&n&&t?{repository:e.id,owner:n,name:t}:null}
function isCommit(e){
return isSha(e)&&!/^0+$/.test(e)}
function unsaid(e,t){
return new Misconfigured(`The event "${t}" does not say ${e}, so it is not known which commit was measured. Use this action in a workflow on GitHub, on: workflow_run or pull_request.`)}
function askPull(e,t,n){
let r={failing:`Pull request #${t} could not be read`,permission:`pull-requests: read`};
return askGitHub(e,r,n,async(n,r)=>{
let{data:i}=await n.pulls.get({...r,pull_number:t}),{state:a,base:o,head:s}=i??{},c=typeof o?.ref==`string`&&isSha(o.sha)&&isSha(s?.sha);
if(i?.number!==t||!c)throw new UnexpectedResponse(`a pull request`,i);
return{number:t,baseRef:o.ref,baseSha:o.sha,headSha:s?.sha,isOpen:a===`open`,isOfFork:String(s?.repo?.full_name).toLowerCase()!==e.repository.toLowerCase()}})}
async function withPull(e,t,n,r){
if(t===null||e.pull?.number===t)return e;
if(e.pull!==null)throw new Misconfigured(`pull-request: "${t}" is not the pull request of this event, which is ${e.pull.number}. Leave "pull-request" out.`);
let i=await r(t);
if(i.isOfFork&&!n)throw new Misconfigured(`pull-request: ${t} comes from a fork, and this workflow ("${e.name}") would run its code with the rights of this repository. Where the job can only read, set "trust-head: true".`);
return{...e,pull:i}}
const question={failing:`The pull request could not be looked up`,permission:`pull-requests: write`};
async function findPull(e,{pull:t,branch:n,head:r,run:i},a){
if(t!==null)return the(t);
if(n===null)return none(i===null?`This run is for no pull request.`:`That run names no branch that a pull request could come from.`);
let o=(await askGitHub(e,question,a,async(e,t)=>{
let r={...t,state:`open`,head:`${n.owner}:${n.name}`,per_page:100},{data:i}=await e.pulls.list(r);
if(!Array.isArray(i))throw new UnexpectedResponse(`a list of pull requests`,i);
return i})).filter(e=>e.head.repo?.id===n.repository&&e.head.ref===n.name),s=o.filter(e=>e.head.sha===r),[c,...l]=s;
if(c!==void 0&&l.length===0)return the(c.number);
let u=e=>e.map(({number:e})=>`#${e}`).join(`, `);
if(c!==void 0)return none(`${u(s)} all have this commit as their head, and GitHub does not say which was measured.`,s.map(({number:e})=>e));
let[d]=o;
return none(d===void 0?`No open pull request has this commit as its head.`:`${u(o)} ${o.length>1?`have`:`has`} a newer head (${shortSha(d.head.sha)}) than what was measured (${shortSha(r)}).`)}
function the(e){
return{number:e,all:[e],why:``}}
function none(e,t=[]){
return{number:null,all:t,why:`There is no comment. ${e}`}}
const headQuestion={failing:`The commit that was measured could not be looked up`,permission:`contents: read`};
async function refuseOtherHead(e,t,{head:n,merge:r},i){
if(t!==n&&t!==r&&intoOf(n,await parentsOf(e,t,i))===null)throw new Misconfigured(`results: they are of the commit ${shortSha(t)}, which is neither ${shortSha(n)}, which was to be measured, nor a merge of it. Give the results of that run alone, and let it measure what is checked out.`)}
async function rulesBeforeOf(e,{head:t,merge:n,rulesBefore:r},i){
return n===null||r===null?r:intoOf(t,await parentsOf(e,n,i))??r}
function intoOf(e,t){
return t.length===2&&t[1]===e?t[0]??null:null}
function parentsOf(e,t,n){
return askGitHub(e,headQuestion,n,async(e,n)=>{
let r=await e.git.getCommit({...n,commit_sha:t}).catch(goneAsNull);
if(r===null)return[];
if(!Array.isArray(r.data?.parents))throw new UnexpectedResponse(`a commit`,r.data);
return r.data.parents.map(e=>e.sha)})}
export{rulesBeforeOf as a,refuseOtherHead as i,findPull as n,withPull as o,readSubject as r,askPull as t};