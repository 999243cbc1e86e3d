import{n as pointOf}from"./point.js";
import{Ln as shortSha,P as userGit,fi as escapeControls,k as readFlags,wi as Misconfigured}from"./basics.js";
import{i as readResult,t as NotAResult}from"./read-result.js";
import{t as commitOf}from"./commits.js";
import{r as refuseNoCheckout}from"./revisions.js";
import{i as pushNotes,n as fetchNotes,r as notesRef,t as addPoint}from"./notes.js";
import{resolve}from"node:path";
import{readFile}from"node:fs/promises";
import{setTimeout}from"node:timers/promises";
const flags={push:{type:`boolean`}},usage=`Usage: benchgate record RESULT.json … [flags]

Keeps what runs have shown: their ratios with intervals, as a git note on the commit that was head (${notesRef}).
"benchgate history" draws them. Results are those of "benchgate --since v1.4.0 --results FOLDER", or any other; all that were
measured against one reference make one line.

  --push   also fetches the notes of origin, joins them, and pushes; without it they stay in this clone
`;
async function run(e,t){
let{words:n,values:r}=readFlags(e,flags,`benchgate record`);
if(n.length===0)throw new Misconfigured(`record: which result? Name the result.json of a run with --results, or of the artifact of a workflow.`);
let i=userGit(t.folder,t);
await refuseNoCheckout(i);
let a=new Date().toISOString(),o=[];
for(let e of n)o.push(await pointIn(resolve(t.folder,e),e,a));
for(let[e,{head:t}]of o.entries())if(await commitOf(i,t)===null)throw new Misconfigured(`record: "${n[e]}" is of commit ${t}, which is not in this repository. Fetch it, or record where it is; a snapshot of uncommitted work cannot be kept.`);
r.push===!0&&await fetchNotes(i,{});
for(let e of o){
await addPoint(i,e);
let{head:n,since:r,rows:a,proven:o,isUntouched:s}=e,c=o.length===0?``:`, ${o.length} proven unchanged`,l=s?`no file differs`:`${a.length} rows${c}`;
t.stdout.write(`${shortSha(n)} since ${escapeControls(r.name)}: ${l}, kept in ${notesRef}\n`)}
return r.push===!0&&(await pushNotes(i,{},e=>setTimeout(Math.random()*200*2**e)),t.stdout.write(`pushed to origin
`)),0}
async function pointIn(e,t,n){
let r=await readFile(e,`utf8`).catch(e=>{
throw new Misconfigured(`record: "${t}" cannot be read: ${e.message}. Name a result file.`)});
try{
return pointOf(readResult(r),n)}catch(e){
throw e instanceof NotAResult?new Misconfigured(`record: "${t}" is no result file of this version: ${e.message} Name a result.json.`):e instanceof RangeError?new Misconfigured(`record: "${t}" has nothing to keep: ${e.message}.`):e}}
export{flags,run,usage};