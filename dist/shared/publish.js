import{ir as name,mr as printableName,or as say,pr as inlineCode}from"./basics.js";
import{l as setOutput}from"./libraries-of-workflow.js";
import{c as sentence}from"./sentence.js";
import{D as headline,a as summaryLimit,c as namingOfRun,i as fittingReport,k as failsCheck,t as markdownText,v as rulesSentence}from"./markdown.js";
import{d as withChange,l as regressions,t as acceptedOnes,u as undecided}from"./verdict.js";
import{t as plainText}from"./plain.js";
import{t as accept}from"./accept.js";
import{d as readComment,f as applicableAcceptances,u as ledgerIn}from"./publish-comment.js";
import{d as verdictInWords,u as judgementOn}from"./go-command.js";
import{a as parseCommand,i as mayWrite}from"./pull.js";
import{o as UnexpectedResponse,r as deadlineOf,t as CouldNotPublish}from"./could-not-publish.js";
import{n as clientOf}from"./client.js";
import{n as goneAsNull,t as askGitHub}from"./ask-github.js";
import{i as isObject,n as loginOf,r as allPages}from"./comments.js";
import{t as addToSummary}from"./summary.js";
import{join}from"node:path";
import{createHash}from"node:crypto";
function usualFolder(e,{RUNNER_TEMP:t,GITHUB_ACTION:n},r){
let i=`${e.slice(0,100)}-${n??``}`.replace(/[^\w.-]+/g,`-`).replace(/^[.-]+|-+$/g,``);
return join(t||r,`benchgate-results`,i||`benchgate`)}
function acceptIn(e,t){
if(t.length===0)return e;
let{settings:n}=e,r=accept(e.comparisons,[...n.accepted,...t]);
return{...e,...verdictInWords(judgementOn({...e,comparisons:r}),n),comparisons:r}}
async function wasEdited(e,{graphql:t},n){
let{data:r}=await e.request({method:`POST`,url:t,query:`query($id: ID!) { node(id: $id) { ... on IssueComment { lastEditedAt } } }`,variables:{id:n}}),i=r?.data?.node;
if(!isObject(i)||!(`lastEditedAt`in i))throw new UnexpectedResponse(`when a comment was edited`,r);
return i.lastEditedAt!==null}
async function labelling(e,t,n){
let r=(await allPages(`a list of events`,n=>e.issues.listEvents({...t,...n}))).filter(({event:e,label:t})=>(e===`labeled`||e===`unlabeled`)&&t?.name?.toLowerCase()===n.toLowerCase()).at(-1);
return r?.event===`labeled`?{by:r.actor?.login??``,when:r.created_at??``}:null}
async function setLabel(e,t,n){
await e.issues.addLabels({...t,labels:[n]})}
async function removeLabel(e,t,n){
await e.issues.removeLabel({...t,name:n}).catch(goneAsNull)}
const isMeantToAccept=/^\/benchgate\s+a/i,question$1={failing:`What was accepted could not be read`,permission:`pull-requests: read`};
function readAcceptances(e,t,n){
return askGitHub(e,question$1,n,async(n,r,i)=>{
let a={...r,issue_number:e.pull},{accepted:o,refused:s}=await byComments(i,e,a),c=t===``?null:await labelling(n,a,t),l=`${e.at.server}/${e.repository}/pull/${e.pull}`;
return{accepted:(c===null?o:[...o,{...c,what:null,reason:null,url:l}]).toSorted((e,t)=>e.when.localeCompare(t.when)),refused:s}})}
async function byComments(e,{at:t},n){
let{owner:r,repo:i}=n,{rest:a}=e,o=new Map,s=[],c=[],l=await allPages(`a list of comments`,e=>a.issues.listComments({...n,...e}));
for(let n of l){
let{node_id:l,body:u,user:d,created_at:f=``,updated_at:p,html_url:m=``}=n,h=parseCommand(u??``),g=d?.login??``,[_=``]=(u??``).split(/\r?\n/),v=e=>c.push({by:g,what:_,why:e,url:m});
h?.kind===`wrong`&&isMeantToAccept.test(_)&&v(h.message),h?.kind===`accept`&&(o.has(g)||o.set(g,g!==``&&await mayWrite(a,{owner:r,repo:i},g)),o.get(g)?p!==f&&await wasEdited(e,t,l)?v(`The comment was edited, and it is not known by whom. Write a new one.`):s.push({by:g,when:f,what:h.benchmark,reason:h.reason,url:m}):v(`It takes write permission.`))}
return{accepted:s,refused:c}}
async function acceptOnPull(e,t,{thread:n,mark:r,signal:i,console:a}){
let o={result:e,granted:[]},s=[...regressions(e.comparisons),...acceptedOnes(e.comparisons)];
if(regressions(e.comparisons).length===0||n.token===``)return o;
let c=deadlineOf(15e3,i);
try{
let{accepted:i,refused:l}=await readAcceptances(n,t??``,c);
for(let e of l.slice(-5))a.warn(refusal(e));
if(i.length===0)return o;
let u=await readComment(n,r.commentId,c),d=u===null?null:ledgerIn(u.text),f=d===null&&u!==null&&u.shows!==`result`?i.filter(({what:e})=>e!==null):i,p=applicableAcceptances(s,f,d,r.head),m=acceptIn(e,p);
if(regressions(m.comparisons).length>0)for(let e of i.flatMap(e=>unused(e,p)).slice(-5))a.warn(e);
return{result:m,granted:p}}catch(e){
if(!(e instanceof CouldNotPublish))throw e;
return a.warn(`${e.message} So nothing is accepted; run the job again.`),o}}
function refusal({by:e,what:t,why:n}){
return`${printableName(e,60)} wrote "${printableName(t,100)}", which does not count: ${n}`}
function unused({by:e,what:t,url:n},r){
return r.some(e=>e.url===n)?[]:t===null?[`${printableName(e,60)} set the label before the comment showed a regression. Take it off and set it again.`]:[`${printableName(e,60)} accepted "${printableName(t,100)}", but no regression that the comment showed then is called so.`]}
async function labelImproved({comparisons:e,verdict:t,calibration:n},r,i,a,o){
if(r===``||n!==null)return;
let s=t!==`fail`&&withChange(e,`improved`).length>0&&withChange(e,`regressed`).length===0,c={failing:`The label "${r}" could not be ${s?`set`:`checked`}`,permission:`pull-requests: write`},l=deadlineOf(2e4,a);
try{
await askGitHub(i,c,l,async(e,t)=>{
let n={...t,issue_number:i.pull},a=await labelling(e,n,r);
if(s)return a??setLabel(e,n,r);
if(a===null)return;
let o=await loginOf(clientOf(i,l.signal),i);
a.by===o&&await removeLabel(e,n,r)})}catch(e){
if(!(e instanceof CouldNotPublish))throw e;
o.warn(e.message)}}
function regressionLines(e){
let{comparisons:t,settings:n,again:r}=e,i=namingOfRun(e);
return regressions(t).slice(0,9).map(e=>plainText(say`${name(i(e))} ${sentence([e],n,r.length>0)}`))}
const checkLimit=65535,regressionTitle=`Performance regression`,noFile={path:`.github`,start_line:1,end_line:1},question={failing:`The check run could not be written`,permission:`checks: write`};
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
export{writeCheck as a,acceptOnPull as c,checkLimit as i,usualFolder as l,publishFailure as n,regressionLines as o,sayVerdict as r,labelImproved as s,publish as t};