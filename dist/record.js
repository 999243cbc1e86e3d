import{i as getInput,l as setOutput}from"./shared/libraries-of-workflow.js";
import{r as worseningOf}from"./shared/accept.js";
import{l as regressions}from"./shared/verdict.js";
import{a as readNotes,i as pushNotes,n as fetchNotes,s as idOf,t as addPoint}from"./shared/notes.js";
import{i as whyNoPoint,n as pointOf,r as referenceOf,t as kindOf}from"./shared/point.js";
import{n as placesIn,r as worseSteps}from"./shared/worse-steps.js";
import{n as commitsTo,r as historyOf,t as commitsAfter}from"./shared/commits.js";
import{Bt as shortSha,Cr as version,Mn as namingOf,Tt as counted,Vn as failureLine,an as effectByRatio,mr as printableName,pr as inlineCode,ur as codeBlock,yr as Misconfigured}from"./shared/basics.js";
import{n as shellLine}from"./shared/shell.js";
import{a as withInterval,i as signed,n as historyPage,o as pullOf,r as commitsOfStep,t as historyText}from"./shared/terminal.js";
import{t as anyText,u as truth}from"./shared/kinds.js";
import{t as row}from"./shared/row.js";
import{n as readFounds,r as readResults}from"./shared/read-results.js";
import{t as credentials}from"./shared/credentials.js";
import{a as decodePath,o as gitIn,t as commitOf}from"./shared/commit-object.js";
import{i as repositoryIn,n as clientOf,t as addressesIn}from"./shared/client.js";
import{r as readEvent}from"./shared/event.js";
import{t as askGitHub}from"./shared/ask-github.js";
import{n as loginOf,r as allPages}from"./shared/comments.js";
import{o as UnexpectedResponse,r as deadlineOf}from"./shared/could-not-publish.js";
import{t as addToSummary}from"./shared/summary.js";
import{n as workflowConsole,t as failWhereUncaught}from"./shared/workflow-console.js";
import{n as untrustedEnvironment}from"./shared/environment.js";
import{t as abortOnSignals}from"./shared/interrupt.js";
import{dirname,resolve}from"node:path";
import{mkdir,writeFile}from"node:fs/promises";
import{setTimeout}from"node:timers/promises";
function historyFindings(e,t){
let n=placesIn(e),r=new Map(e.lines.map(e=>[`${e.machine}\0${e.values.at(-1)?.head}\0${idOf(e)}`,e]));
return t.flatMap(e=>{
let[t,i]=[referenceOf(e.commits.base),e.commits.head.sha],a=new Set(regressions(e.comparisons));
return e.comparisons.flatMap(o=>{
let[s,c]=[a.has(o),worseningOf(o)];
if(!s&&(o.gate!==`fail`||o.accepted!==null))return[];
let l=r.get(`${kindOf(e)}\0${i}\0${idOf(o)}`),u=l?worseSteps(l,t.sha,n):[];
if(!s&&(u.length===0||c<=.02||o.better===null))return[];
let{benchmark:d,package:f,unit:p,ratio:m}=o;
return[{worse:c,finding:{benchmark:d,package:f,unit:p,since:t,head:i,ratio:m,isRed:s,steps:u}}]})}).sort((e,t)=>e.worse===t.worse?0:t.worse-e.worse).map(({finding:e})=>e)}
function lastingIn(e,t){
let n=placesIn(e);
return t.flatMap(({commits:t,comparisons:r,machine:i,merged:a,rounds:o})=>{
let[s,c,l]=[t.base.sha,t.head.sha,kindOf({machine:i,merged:a})],u=Date.parse(o[0]?.base.started??``),d=r.filter(e=>e.gate===`fail`&&e.accepted===null),f=new Set(d.filter(({better:e})=>e!==null).map(idOf));
return e.lines.filter(e=>{
let t=e.values.at(-1);
if(!f.has(idOf(e))||t?.measured.sha!==s)return!1;
let r=e.machine===l?t.head===c:!(u-Date.parse(t.run)>12096e5),{worsening:i}=effectByRatio(t.own,e.better);
return r&&i>.02/2&&worseSteps(e,s,n).length>0})})}
const issueMarker=`<!-- benchgate history -->`;
function namedCommits(e,t,n){
let r=e.slice(0,30).flatMap(({steps:e})=>e.slice(-3)).map(e=>commitsOfStep(e,t)).filter(e=>e.length===1),i=culpritsIn(n,t).map(({commit:e})=>e);
return[...new Set([...i,...r.flat()].map(({sha:e})=>e))]}
function issueOf(e,t,n,r=[]){
let i=namingOf([...t.lines,...e]),[a]=e,{since:o}=a,s=e.length-1,c=printableName(i(a),80),l=s===0?``:` and ${s} other${s===1?``:`s`}`,u=e.slice(0,30).map(e=>{
let{steps:r,isRed:a,ratio:o,unit:s}=e,c=o===null?`from 0`:withInterval(o),l=r.slice(-3).map(e=>stepText(e,t,n)),u=r.length-l.length,d=u>0?[`${u} earlier`,...l]:l;
return`| ${a?`**`:``}${c}${a?`**`:``} | ${inlineCode(printableName(i(e),100))} ${inlineCode(s)} | ${d.join(`<br>`)} |`}),d=e.length-u.length,f=new Set(e.map(e=>e.since.name)).size===1?inlineCode(printableName(o.name)):`their references`;
return{title:`Slower than ${printableName(o.name,60)}: ${c}${l}`,body:[issueMarker,`${e.length===1?`This benchmark is`:`These ${e.length} benchmarks are`} slower than in ${f}, measured side by side on one machine. In bold: shown by the gate, twice, to be beyond what may creep.`,[`| since then | benchmark | steps |`,`|--:|:--|:--|`,...u].join(`
`),...d>0?[`${d} more are in the history.`]:[],...culpritLines(r,t,n),`Measure it again:`,`\`\`\`sh\n${shellLine(`npx`,`--no`,`benchgate`,shortSha(o.sha),shortSha(a.head))}\n\`\`\``,"This text is renewed by each run, and the issue is closed by the first that decides everything and finds nothing slower, unless another kind of machine has seen it lately. What is meant to stay is accepted by moving `since` in `.github/benchgate.yml`, or with a rule for these benchmarks."].join(`

`)}}
function culpritsIn(e,{commits:t}){
return e.flatMap(({followed:e,culprits:n})=>n.flatMap(({commits:n,probability:r,ratio:i})=>{
let a=t.find(({sha:e})=>e===n.at(-1)?.sha);
return e&&a?[{followed:e,commit:a,among:n.length,probability:r,ratio:i}]:[]}))}
function culpritLines(e,t,n){
let r=culpritsIn(e,t).slice(0,30).map(({followed:e,commit:t,among:r,probability:i,ratio:a})=>{
let o=`${inlineCode(printableName(e.benchmark,100))} ${inlineCode(e.unit)}`,s=a===null?`slower`:withInterval(a),c=r>1?`, or one of the ${r-1} before it, which could not be measured`:``;
return`- ${o}: ${s} since ${commitText(t,n)}${c}; probability ${Math.floor(i*100)} %`});
return r.length===0?[]:[`Measured commit by commit:`,r.join(`
`)]}
function stepText(e,t,n){
let r=commitsOfStep(e,t),[i]=r,a=`${signed(e.ratio)} in`;
return!i||r.length>1?`${a} ${e.after}...${e.by} (${r.length} commits)`:`${a} ${commitText(i,n)}`}
function commitText(e,t){
let[n,r]=[pullOf(e),t.get(e.sha)??null];
return`${e.sha}${n===null?``:`, #${n}`}${r===null?``:`, by @${r}`}`}
function whyIssueStays(e){
let{findings:t,lasting:n,results:r,isPartial:i,overtakenBy:a,ref:o,defaultBranch:s}=e;
if(o!==null&&s!==null&&o!==`refs/heads/${s}`)return`it is about ${printableName(s,100)}, and this run is of ${printableName(o.replace(/^refs\/(heads|tags)\//,``),100)}`;
if(a!==null)return`it is about ${shortSha(a)}, a later commit that is recorded already`;
if(t>0)return null;
if(i||!r.every(({verdict:e})=>e===`pass`))return`nothing was found slower, but not everything was decided`;
let[c]=n;
if(!c)return null;
let[l,u,d]=[c.benchmark,c.unit,c.machine].map(e=>printableName(e,100));
return`nothing was found slower, but ${l} ${u} has not found its way back on ${d}`}
const recorded={results:row(anyText({completion:`folder`}),`.`,"The folder of the result files, relative to the workspace; every `result.json` below it counts. It is what actions/download-artifact fills.",{stands:`with GitHub`}),issue:row(truth(),`true`,`Whether an issue is kept that names what is slower than the reference. It is found again by its marker, renewed, and closed by a run that decides everything and finds nothing slower.`,{stands:`with GitHub`}),page:row(anyText({completion:`file`}),null,`The file to write the page of the whole history to, relative to the workspace. Default - none.`,{stands:`with GitHub`}),"github-token":row(anyText(),``,"The token to publish with. It needs `contents` write permission (for the notes), and `issues` write permission (for the issue).",{stands:`with GitHub`})};
function recordedOf(e){
let t=t=>e(t).trim()||recorded[t].usual;
return{results:t(`results`)??`.`,issue:recorded.issue.kind.parse(`issue`,t(`issue`)??`true`),page:t(`page`)}}
async function keepIssue(e,t,n){
return askGitHub(t,{failing:`The issue could not be written`,permission:`issues: write`},n,async(r,i)=>{
let a=async e=>{
let a=(await allPages(`a list of issues`,t=>r.issues.listForRepo({...i,...t,...e}))).filter(e=>e.pull_request===void 0&&e.body?.startsWith(`<!-- benchgate history -->`)),o=a.length===0?``:await loginOf(clientOf(t,n.signal),t);
return a.filter(({user:e})=>e?.login===o)},[o,...s]=await a({state:`open`}),c=e===null?[o,...s]:s;
for(let e of c)e&&await r.issues.update({...i,issue_number:e.number,state:`closed`,state_reason:`completed`,body:`${issueMarker}\n\nNothing is slower than the reference any more.\n\n${(e.body??``).slice(26).trim()}`});
if(e===null)return null;
let{title:l,body:u}=e,d=new Date(Date.now()-12096e5).toISOString(),f=o??(await a({state:`closed`,since:d}))[0],{data:p}=f?await r.issues.update({...i,issue_number:f.number,title:l,body:u,state:`open`}):await r.issues.create({...i,title:l,body:u});
if(typeof p?.html_url!=`string`)throw new UnexpectedResponse(`an issue`,p);
return p.html_url})}
async function authorsOf(e,t,n){
return askGitHub(t,{failing:`The authors of commits could not be asked for`,permission:`contents: read`},n,async(t,n)=>{
let r=new Map;
for(let i of e.slice(0,20)){
let{data:e}=await t.repos.getCommit({...n,ref:i}),a=e?.author?.login;
r.set(i,typeof a==`string`&&/^[a-z\d-]{1,100}(\[bot\])?$/i.test(a)?a:null)}
return r})}
const{env}=process,workspace=env.GITHUB_WORKSPACE||process.cwd(),console=workflowConsole();
failWhereUncaught(console);
const interrupt=abortOnSignals(console);
try{
console.info(`Benchgate ${version}`);
let e=getInput(`github-token`),t=recordedOf(getInput),n=gitIn(workspace,untrustedEnvironment(env,[e]).env),r=decodePath(await n.ask([`remote`,`get-url`,`origin`])??``),i=credentials(r,e,addressesIn(env).server),{results:a,isPartial:o}=await resultsIn(resolve(workspace,t.results));
await fetchNotes(n,i);
let s=new Date().toISOString();
for(let e of a){
let{head:t}=e.commits;
if(await commitOf(n,t.sha)===null)throw new Misconfigured(`results: commit ${t.sha} is not in this clone. Let actions/checkout fetch the history ("fetch-depth: 0") of the branch that was measured.`);
await addPoint(n,pointOf(e,s))}
await pushNotes(n,i,e=>setTimeout(Math.random()*200*2**e)),console.info(`${a.length===1?`one result`:`${a.length} results`} kept in the notes of git`);
let{points:c,unread:l}=await readNotes(n);
l>0&&console.warn(`left out: ${counted(l,`line`)} of notes that could not be read`);
let u=historyOf(c,await commitsTo(n,`HEAD`,c));
if(await addToSummary(codeBlock(historyText(u,!1,void 0,110),`text`)),t.page!==null){
let e=resolve(workspace,t.page);
await mkdir(dirname(e),{recursive:!0}),await writeFile(e,historyPage(u,`${addressesIn(env).server}/${env.GITHUB_REPOSITORY??``}`))}
let d=historyFindings(u,a);
setOutput(`slower`,d.length);
for(let{since:e,benchmark:t,unit:n}of d)console.info(`slower than ${e.name}: ${t} ${n}`);
let f=env.GITHUB_REF||null,{defaultBranch:p}=await readEvent(env,!0),m=lastingIn(u,a),h=await commitsAfter(n,a.map(({commits:e})=>e.head.sha),p),g=c.find(({head:e})=>h.has(e))?.head??null,_=whyIssueStays({findings:d.length,lasting:m,results:a,isPartial:o,overtakenBy:g,ref:f,defaultBranch:p});
if(t.issue&&_!==null&&console.info(`the issue stays as it is: ${_}`),t.issue&&_===null){
let n=repositoryIn(env,e),r=deadlineOf(6e4,interrupt.signal),i=await readFounds(resolve(workspace,t.results)),a=await authorsOf(namedCommits(d,u,i),n,r),o=d.length===0?null:issueOf(d,u,a,i);
setOutput(`issue-url`,await keepIssue(o,n,r)??``)}}catch(e){
console.fail(failureLine(e))}finally{
interrupt.done()}
async function resultsIn(e){
let t=await readResults(e);
for(let{name:e,why:n}of t)console.info(n===``?`read ${e}`:`not read: ${e}. ${n}`);
let n=[];
for(let{name:e,result:r}of t){
let t=r&&whyNoPoint(r);
r&&!t&&n.push(r),t&&console.warn(`${e} is not kept: ${t}`)}
if(n.length>0)return{results:n,isPartial:n.length<t.length};
throw new Misconfigured(`results: there is no result file in ${e} that compares anything. Let the measuring job upload its result.json, and this one download it.`)}
export{};