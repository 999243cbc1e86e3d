import{i as getInput,l as setOutput}from"./shared/libraries-of-workflow.js";
import{i as whyIssueStays,n as historyFindings,r as lastingIn}from"./shared/findings.js";
import{i as pullOf,n as commitsTo,r as historyOf,t as commitsAfter}from"./shared/commits2.js";
import{i as whyNoPoint,n as pointOf}from"./shared/point.js";
import{Dt as decodePath,Et as credentials,Fi as untrustedEnvironment,Ln as shortSha,Lr as failureLine,Oi as version,Ot as gitIn,Sn as counted,_i as shellLine,mi as printableName,pi as inlineCode,sn as namingOf,ui as codeBlock,wi as Misconfigured}from"./shared/basics.js";
import{a as withInterval,i as signed,n as historyPage,r as commitsOfStep,t as historyText}from"./shared/terminal.js";
import{n as recordedOf}from"./shared/step-inputs.js";
import{n as readFounds,r as readResults}from"./shared/read-results.js";
import{t as commitOf}from"./shared/commits.js";
import{a as askGitHub,i as allPages,m as repositoryIn,n as UnexpectedResponse,o as clientOf,r as addressesIn,s as deadlineOf}from"./shared/api.js";
import{r as readEvent}from"./shared/event.js";
import{r as loginOf}from"./shared/comment.js";
import{i as workflowConsole,n as failWhereUncaught,t as addToSummary}from"./shared/workflow-console.js";
import{a as readNotes,i as pushNotes,n as fetchNotes,t as addPoint}from"./shared/notes.js";
import{t as abortOnSignals}from"./shared/interrupt.js";
import{dirname,resolve}from"node:path";
import{mkdir,writeFile}from"node:fs/promises";
import{setTimeout}from"node:timers/promises";
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