import{l as setOutput}from"./libraries-of-workflow.js";
import{f as regressions,h as withChange,m as undecided,r as failsCheck}from"./verdict.js";
import{i as summaryLimit,r as fittingReport,t as markdownText}from"./markdown.js";
import{k as rulesSentence,y as headline}from"./judged.js";
import{n as regressionLines,t as plainText}from"./plain.js";
import{pi as inlineCode}from"./basics.js";
import{a as askGitHub,l as goneAsNull,n as UnexpectedResponse,s as deadlineOf,t as CouldNotPublish}from"./api.js";
import{t as addToSummary}from"./workflow-console.js";
import{createHash}from"node:crypto";
const regressionTitle=`Performance regression`,noFile={path:`.github`,start_line:1,end_line:1},question={failing:`The check run could not be written`,permission:`checks: write`};
async function writeCheck(e,t,n){
return askGitHub(e,question,n,async(e,n)=>{
let r=await known(e,n,t),i=r.findLast(({isOwn:e})=>e)??null,a=i===null?null:await othersOf(i,t,e,n);
if(i!==null&&a!==null)return{url:i.url,said:staysRed(t,a)};
if(isShared(r))return put(e,n,shared(t),i);
let o=await put(e,n,t,i);
return i!==null||!isShared(await known(e,n,t))?o:put(e,n,shared(t),null)})}
async function put(e,t,{said:n=null,...r},i){
let{name:a,head:o,conclusion:s,summary:c,run:l,annotations:u}=r,d=r.title.slice(0,250),f=s===`failure`?`failure`:`warning`,p=u.map(e=>({...noFile,annotation_level:f,title:regressionTitle,message:e})),m=e=>({status:`completed`,conclusion:s,external_id:markOf(r),output:{title:d,summary:c,annotations:e},...l===null?{}:{details_url:l}}),{data:h}=(i===null?null:await e.checks.update({...t,check_run_id:i.id,name:a,...m(i.isAnnotated?[]:p)}).catch(notOurs))??await e.checks.create({...t,name:a,head_sha:o,...m(p)});
if(typeof h?.id!=`number`)throw new UnexpectedResponse(`a check run`,h);
return{url:h.html_url??``,said:n}}
async function known(e,t,{name:n,head:r,gate:i}){
let a={...t,ref:r,check_name:n,filter:`all`,per_page:100},{data:o}=await e.checks.listForRef(a);
if(!Array.isArray(o?.check_runs))throw new UnexpectedResponse(`a list of check runs`,o);
return o.check_runs.flatMap(e=>{
let[,t,n]=/^benchgate (\w+)(?: #(\d+))?$/.exec(e.external_id??``)??[];
return t===void 0?[]:{id:e.id,url:e.html_url??``,isOwn:t===digestOf(i),isRed:e.conclusion===`failure`,pull:n===void 0?null:Number(n),isAnnotated:e.output?.annotations_count!==0}})}
function markOf({gate:e,pulls:t}){
let[n,...r]=t;
return`benchgate ${digestOf(e)}${n===void 0||r.length>0?``:` #${n}`}`}
function digestOf(e){
return createHash(`sha256`).update(e).digest(`hex`).slice(0,16)}
function isShared(e){
return e.some(({isOwn:e})=>!e)}
function shared(e){
let t=e=>`Two gates write the check ${e} on this commit, so that one would hide the answer of the other. Give each a name of its own by the input "check" of the report, which counts from the next commit on. A gate goes by its comment-id.`,n=t(inlineCode(e.name)),r=t(`"${e.name}"`);
return{...e,conclusion:`failure`,title:`Two gates write this check`,summary:n,annotations:[],said:r}}
async function othersOf({isRed:e,pull:t},{conclusion:n,pulls:r,head:i},a,o){
if(!e||n===`failure`)return null;
if(r.length>1)return r;
if(t===null||r.includes(t))return null;
let s=await a.pulls.get({...o,pull_number:t}).catch(goneAsNull);
return s?.data?.state===`open`&&s.data.head?.sha===i?[t]:null}
function staysRed({name:e},t){
return`The check "${e}" was red, and stays so: ${t.map(e=>`#${e}`).join(`, `)} ${t.length>1?`have`:`has`} this commit as head, too, and GitHub shows one check for all. Close one, or give it a commit of its own, and run this again.`}
function notOurs(e){
return e.status===403&&/app_id/.test(e.message)?null:goneAsNull(e)}
async function checkOnResult(e,t,n){
return show(n,{conclusion:conclusionOf(e),title:plainText(headline(e)),summary:fittingReport(e,65535,markdownText,t),annotations:e.calibration===null?regressionLines(e):[]})}
async function checkOnFailure(e,t,n,r){
return show(r,{conclusion:n,title:t,summary:e,annotations:[]})}
function conclusionOf({verdict:e,settings:{failOn:t}}){
return failsCheck(e,t)?`failure`:e===`pass`?`success`:`neutral`}
async function show({repository:e,signal:t,console:n,...r},i){
try{
let{url:a,said:o}=await writeCheck(e,{...r,...i},deadlineOf(45e3,t));
return setOutput(`check-url`,a),o!==null&&n.warn(o),!0}catch(e){
if(!(e instanceof CouldNotPublish))throw e;
return n.warn(e.message),setOutput(`check-url`,``),!1}}
async function publish(e,t,n,r,i=!1){
let a=plainText(headline(e));
!i&&failsCheck(e.verdict,e.settings.failOn)?n.fail(a):n.info(`${e.verdict}: ${a}`),await addToSummary(fittingReport(e,summaryLimit,markdownText,{...r,report:null})),e.rules!==null&&e.rules.changes.length>0&&n.warn(plainText(rulesSentence(e.rules))),!i&&e.calibration===null&&annotate(e,n),setOutputs({verdict:e.verdict,regressions:regressions(e.comparisons).length,improvements:withChange(e.comparisons,`improved`).length,undecided:undecided(e.comparisons).length,report:t.report,results:t.result,...t.base===null?{}:{"base-file":t.base},...t.head===null?{}:{"head-file":t.head}})}
function sayVerdict(e,t){
return n=>{
throw t.info(`${e.verdict}: ${plainText(headline(e))}`),n}}
async function publishFailure(e){
await addToSummary(e),setOutputs({verdict:`error`})}
function setOutputs(e){
for(let[t,n]of Object.entries(e))setOutput(t,n)}
function annotate(e,t){
for(let n of regressionLines(e))e.settings.failOn===`never`?t.warn(n):t.error(n,regressionTitle)}
export{checkOnResult as a,checkOnFailure as i,publishFailure as n,sayVerdict as r,publish as t};