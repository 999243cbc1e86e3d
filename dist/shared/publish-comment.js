import{Bt as shortSha,dr as codeSpan,pr as inlineCode}from"./basics.js";
import{l as setOutput}from"./libraries-of-workflow.js";
import{r as isNamedBy}from"./row-rules.js";
import{h as nowhere,i as fittingReport,k as failsCheck,r as commentLimit,t as markdownText}from"./markdown.js";
import{l as regressions,t as acceptedOnes}from"./verdict.js";
import{n as sizeToAccept}from"./accept.js";
import{a as retry,n as failureCause,r as deadlineOf,t as CouldNotPublish}from"./could-not-publish.js";
import{i as repositoryIn,n as clientOf}from"./client.js";
import{i as isObject,t as commentsOf}from"./comments.js";
import{createHash}from"node:crypto";
import{deflateRawSync,inflateRawSync}from"node:zlib";
import{isDeepStrictEqual}from"node:util";
function applicableAcceptances(e,t,n,r){
let i=r!==null&&n?.head===r;
return t.flatMap(t=>{
let r=(n?.accepted??[]).filter(e=>isOf(e,t));
if(r.length>0)return r;
let{by:a,when:o,what:s,reason:c,url:l}=t;
return(n===null?e.map(shownNow):n.seen.filter(e=>showed(e,o))).filter(({row:e})=>s===null||isNamedBy(s,e)).map(({row:t,upTo:n})=>({match:t,upTo:larger(n,i?e.find(e=>isSame(t,e)):void 0),by:a,when:o,why:c,url:l}))})}
function ledgerOf(e,t,n,r,i){
let a=n!==null&&i?.head===n,o=e.map(e=>{
let{row:t,upTo:n}=shownNow(e),o=i?.seen.find(t=>t.until===void 0&&isSame(t.row,e));
return{row:t,upTo:n,since:o&&(a||(n??1/0)<=(o.upTo??1/0))?o.since:r}}),s=(i?.seen??[]).filter(({row:t})=>!e.some(e=>isSame(t,e))).map(e=>({...e,until:e.until??r}));
return{head:n,seen:[...o,...s],accepted:t}}
function showed({since:e,until:t},n){
return n>=e&&(t===void 0||n<t)}
function shownNow(e){
return{row:rowOf(e),upTo:sizeToAccept(e)}}
function larger(e,t){
if(t===void 0||e===null)return e;
let n=sizeToAccept(t);
return n===null?null:Math.max(e,n)}
function isOf(e,{when:t,url:n}){
return e.when===t&&e.url===n}
function isSame(e,{benchmark:t,package:n,unit:r}){
return e.benchmark===t&&e.package===n&&e.unit===r}
function rowOf({benchmark:e,package:t,unit:n}){
return{benchmark:e,package:t,unit:n}}
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
function isWorthComment(e,{verdict:t,comparisons:n,settings:r}){
let i=failsCheck(t,r.failOn);
switch(e){case`always`:return!0;case`on-failure`:return i;case`on-change`:return i||t===`fail`||n.some(({change:e,gate:t})=>t!==`off`&&changes.includes(e));case`never`:return!1}}
const changes=[`regressed`,`improved`,`changed`];
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
export{now as a,siteOf as c,readComment as d,applicableAcceptances as f,commentOnResult as i,threadOf as l,commentOnFailure as n,commentPlace as o,commentOnProgress as r,runAddress as s,commentOnCancel as t,ledgerIn as u};