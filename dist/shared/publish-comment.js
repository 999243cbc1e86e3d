import{l as setOutput}from"./libraries-of-workflow.js";
import{r as commentId}from"./kinds.js";
import{n as applicableAcceptances,r as ledgerOf}from"./acceptances.js";
import{f as regressions,h as withChange,o as isWorthComment,t as acceptedOnes}from"./verdict.js";
import{i as acceptIn,r as roundLabel,t as nextUpdate}from"./progress.js";
import{n as commentLimit,r as fittingReport,t as markdownText}from"./markdown.js";
import{Ln as shortSha,di as codeSpan,mi as printableName,pi as inlineCode}from"./basics.js";
import{t as parseCommand}from"./parse-command.js";
import{a as askGitHub,f as mayWrite,i as allPages,l as goneAsNull,o as clientOf,s as deadlineOf,t as CouldNotPublish,u as isObject}from"./api.js";
import{c as wasEdited,i as readComment,l as writeComment,n as isSameRun,r as loginOf,t as commentPlace}from"./comment.js";
import{r as readEvent}from"./event.js";
import{deflateRawSync,inflateRawSync}from"node:zlib";
import{isDeepStrictEqual}from"node:util";
const noticeEnd=`
<!-- /benchgate notice -->`,lastEnd=`

</blockquote></details>`;
function withNotice(e,t){
return`${e}${noticeEnd}\n${t===null?``:`\n${folded(t)}\n`}`}
function folded({report:e,head:t,at:n}){
return`<!-- benchgate last${`${t===null?``:` head=${t}`}${n===null?``:` at=${n}`}`} -->\n<details><summary>${`The last result${t===null?``:` of <code>${shortSha(t)}</code>`}${n===null?``:`, from ${minuteOf(n)}`}: out of date`}</summary><blockquote>\n\n${lowered(e.trim())}${lastEnd}`}
function lowered(e){
return e.replace(/^## /,`#### `)}
function lastIn(e,t,{head:n,at:r}){
if(t===`result`)return{report:e,head:n,at:r};
let i=e.slice(e.indexOf(noticeEnd)+27).trim(),[,a,o]=/^<!-- benchgate last(.*?) -->\n<details>.*<blockquote>\n\n([\s\S]*)\n\n<\/blockquote><\/details>$/.exec(i)??[];
return a===void 0||o===void 0?null:{report:o,head:/ head=([0-9a-f]+)/.exec(a)?.[1]??null,at:/ at=([\dTZ:-]+)/.exec(a)?.[1]??null}}
function upToResult(e){
let t=e.replaceAll(`\r
`,`
`).trimEnd();
return t.endsWith(lastEnd)?t.slice(0,-25):t}
function minuteOf(e){
return`${e.slice(0,16).replace(`T`,` `)} UTC`}
function measuringNotice(e,t,n){
let r=n===null?``:`; ${n.place} at ${minuteOf(n.at)}`;
return`## ⏳ Benchgate: measuring${commitOf(e)}

Since ${minuteOf(t)}${linkOf(e)}${r}. The result will take the place of this text. If none does, the run was ended before it could say so; run it again, or push.`}
function failureNotice(e,t){
return`## ⚠️ Benchgate: could not measure${commitOf(e)}

${codeSpan(t,300)}${linkOf(e)}

There is no verdict, so the check fails. The last result is of an earlier run.`}
function cancelledNotice(e,t){
return`## ⚠️ Benchgate: cancelled while measuring${commitOf(e)}

The run${linkOf(e)} was ended at ${minuteOf(t)}, before there was a result. Run it again, or push.`}
function commitOf({head:e}){
return e===null?``:` ${inlineCode(shortSha(e))}`}
function linkOf({run:e}){
return e===null?``:` ([log](${e}))`}
async function labelling(e,t,n){
let r=(await allPages(`a list of events`,n=>e.issues.listEvents({...t,...n}))).filter(({event:e,label:t})=>(e===`labeled`||e===`unlabeled`)&&t?.name?.toLowerCase()===n.toLowerCase()).at(-1);
return r?.event===`labeled`?{by:r.actor?.login??``,when:r.created_at??``}:null}
async function setLabel(e,t,n){
await e.issues.addLabels({...t,labels:[n]})}
async function removeLabel(e,t,n){
await e.issues.removeLabel({...t,name:n}).catch(goneAsNull)}
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
const isMeantToAccept=/^\/benchgate\s+a/i,question={failing:`What was accepted could not be read`,permission:`pull-requests: read`};
function readAcceptances(e,t,n){
return askGitHub(e,question,n,async(n,r,i)=>{
let a={...r,issue_number:e.pull},{accepted:o,refused:s}=await byComments(i,e,a),c=t===``?null:await labelling(n,a,t),l=`${e.at.server}/${e.repository}/pull/${e.pull}`;
return{accepted:(c===null?o:[...o,{...c,what:null,reason:null,url:l}]).toSorted((e,t)=>e.when.localeCompare(t.when)),refused:s}})}
async function byComments(e,{at:t},n){
let{owner:r,repo:i}=n,{rest:a}=e,o=new Map,s=[],c=[],l=await allPages(`a list of comments`,e=>a.issues.listComments({...n,...e}));
for(let n of l){
let{node_id:l,body:u,user:d,created_at:f=``,updated_at:p,html_url:m=``}=n,h=parseCommand(u??``),g=d?.login??``,[_=``]=(u??``).split(/\r?\n/),v=e=>c.push({by:g,what:_,why:e,url:m});
h?.kind===`wrong`&&isMeantToAccept.test(_)&&v(h.message),h?.kind===`accept`&&(o.has(g)||o.set(g,g!==``&&await mayWrite(a,{owner:r,repo:i},g)),o.get(g)?p!==f&&await wasEdited(e,t,l)?v(`The comment was edited, and it is not known by whom. Write a new one.`):s.push({by:g,when:f,what:h.benchmark,reason:h.reason,url:m}):v(`It takes write permission.`))}
return{accepted:s,refused:c}}
const mostBytes=2**20;
function ledgerLine({head:e,seen:t,accepted:n}){
for(let r=Math.max(t.length,n.length);;r=Math.floor(r/2)){
let i={head:e,seen:t.slice(0,r),accepted:n.slice(0,r)},a=`<!-- benchgate ledger=${deflateRawSync(JSON.stringify(i)).toString(`base64url`)} -->`;
if(a.length<=8e3||r===0)return a}}
function ledgerIn(e){
let[,t=``]=/(?:^|\n)<!-- benchgate ledger=([\w-]+) -->$/.exec(upToResult(e))??[];
try{
let e=inflateRawSync(Buffer.from(t,`base64url`),{maxOutputLength:mostBytes}),{head:n,seen:r,accepted:i}=JSON.parse(e.toString(`utf8`));
return{head:isText(n)?n:null,seen:r.filter(isObject).filter(isSeen),accepted:i.filter(isObject).filter(isAccepted)}}catch{
return null}}
function isSeen({row:e,upTo:t,since:n,until:r=``}){
return isRow(e)&&isSize(t)&&isText(n)&&isText(r)}
function isAccepted({match:e,upTo:t,by:n,when:r,url:i,why:a}){
return isRow(e)&&isSize(t)&&[n,r,i].every(isText)&&isTextOrNull(a)}
function isRow(e){
return isText(e?.benchmark)&&isText(e.unit)&&isTextOrNull(e.package)}
function isSize(e){
return e===null||typeof e==`number`&&e>=0}
function isText(e){
return typeof e==`string`}
function isTextOrNull(e){
return e===null||isText(e)}
const longestLast=4e3;
async function commentOnResult({result:e,granted:t},n){
let r=fittingReport(e,commentLimit-11e3,markdownText,n.site),i=isWorthComment(n.mode,e);
await publish(n,a=>a===null&&!i?null:{text:`${r}\n${ledgerLine(ledgerFor({result:e,granted:t},a,n))}`,shows:`result`,at:now()})}
function ledgerFor({result:{comparisons:e},granted:t},n,{mark:r}){
let i=[...regressions(e),...acceptedOnes(e)],a=ledgerIn(n?.text??``),o=(a?.accepted??[]).filter(e=>!t.some(({match:t})=>isDeepStrictEqual(t,e.match)));
return ledgerOf(i,[...t,...o],r.head,now(),a)}
async function commentOnFailure(e,t,n){
let{mark:r,run:i}=n;
await publish(n,n=>{
let a=lastOf(n);
return{text:a?withNotice(failureNotice({head:r.head,run:i},t),a):e,shows:`failure`,at:now()}})}
function commentOnProgress(e,t,n,r){
let{mode:i,mark:a,run:o}=n;
return write(n,n=>n===null&&i!==`always`?null:{text:withNotice(measuringNotice({head:a.head,run:o},e,t),lastOf(n)),shows:`measuring`,at:e},r)}
async function commentOnCancel(e){
let{mark:t,run:n}=e;
await write(e,e=>e?.shows===`measuring`&&isSameRun(e,t)?{text:withNotice(cancelledNotice({head:t.head,run:n},now()),lastOf(e)),shows:`failure`,at:now()}:null,deadlineOf(longestLast,new AbortController().signal)).catch(t=>e.console.info(String(t)))}
async function publish(e,t){
let{signal:n,console:r}=e,i=``;
try{
let a=await write(e,t,deadlineOf(45e3,n,longestLast));
a.isLeft&&r.info(`the comment is about a newer commit, and was left as it is`),i=a.url}catch(e){
if(!(e instanceof CouldNotPublish))throw e;
r.warn(e.message)}
setOutput(`comment-url`,i)}
function write({thread:e,mark:t,matrix:n},r,i){
let a=legOf(n);
return writeComment(e,t,e=>{
let t=e?.text.startsWith(a)?e.text.slice(a.length):e?.text,n=r(e&&{...e,text:t??``});
return n&&{...n,text:a+n.text}},i)}
function lastOf(e){
return e&&lastIn(e.text,e.shows===`result`?`result`:`notice`,e)}
function legOf(e){
let t=Object.entries(e).map(([e,t])=>`${e} ${inlineCode(typeof t==`string`?t:JSON.stringify(t))}`);
return t.length===0?``:`${t.join(`, `)}\n\n`}
function now(){
return new Date().toISOString().replace(/\.\d+/,``)}
function startProgress(e,t=Date.now){
let n=t(),r=now(),i=new AbortController,a=nextUpdate(n,n),o=!1,s=!1,c=Promise.resolve();
function l(t){
let n=deadlineOf(2e4,AbortSignal.any([e.signal,i.signal]));
s=!0,c=commentOnProgress(r,t,e,n).then(({isLeft:e})=>{
o||=e,s=!1},t=>e.console.info(`The comment does not show progress: ${String(t)}`))}
return l(null),{roundEnded(e){
let r=t();
o||s||r<a||(a=nextUpdate(n,r),l({place:`${e.isAgain?`measuring suspects again, `:``}${roundLabel(e)}`,at:now()}))},async end(){
let e=setTimeout(()=>i.abort(),5e3);
o=!0,await c,clearTimeout(e)}}}
async function markCancelled(e,t,n){
let r=Number(t(`pull-request`)),i=Number.isInteger(r)&&r>0?{number:r,headSha:null}:null,a=(await readEvent(e,!0)).pull??i,o={comment:`always`,commentId:commentId.parse(`comment-id`,t(`comment-id`)||`benchgate`),githubToken:t(`github-token`),acceptLabel:null},s=commentPlace(o,a,e,{signal:new AbortController().signal,console:n});
s&&await commentOnCancel(s)}
export{markCancelled as a,acceptOnPull as c,commentOnResult as i,labelImproved as l,commentOnFailure as n,now as o,commentOnProgress as r,startProgress as s,commentOnCancel as t};