import{a as refuseUnrelated,i as bisect,n as hearIn,r as bisectionText,t as passesUnmeasured}from"./only-proving.js";
import{A as statuses}from"./markdown.js";
import{c as ratio,d as whole}from"./kinds.js";
import{C as terminalWidth,b as readFlags,fr as escapeControls,v as paintFor,wt as _usingCtx,x as jsonDocument,y as flagValue,yr as Misconfigured}from"./basics.js";
import{t as commitOf}from"./commit-object.js";
import{t as refuseUnknown}from"./refuse-unknown.js";
import{n as refuseNoCheckout}from"./usual-sides.js";
import{a as readInputsWith,n as findRules}from"./rules-file.js";
import{n as untrustedEnvironment,r as redactor,t as secretsIn}from"./environment.js";
import{n as isCancellation,r as stopOnSignals}from"./interrupt.js";
import{t as terminalConsole}from"./terminal-console.js";
import{a as inputFlags,o as inputsFromFlags,t as withUsual}from"./usual-inputs.js";
import{t as QuietGates}from"./quiet-gates.js";
import{t as userGit}from"./user-git.js";
import{resolve}from"node:path";
function statusOfBisected({outcome:e}){
return e===`not-slower`?statuses.pass:e===`found`?statuses.fail:statuses.inconclusive}
const usage=`Usage: benchgate bisect GOOD BAD [flags]

Finds the commit between GOOD and BAD that made a benchmark slower. BAD is measured against GOOD first; then one
commit after the other, each by a gate against GOOD, interleaved, on this machine, in worktrees. It ends when a commit is the one with a
probability of 95 %, and says that probability. Commits that cannot be built are skipped.

  benchgate bisect v1.4.0 main
  benchgate bisect v1.4.0..main --bench Decode --threshold 3%

  --bench NAME    the benchmark: in Go as -bench takes it, else its name or a glob; else the one that got worst
  --sure 99%      the probability at which it ends (95 %)
  --gates 30      the most gates (three for each halving of the range, and two)
  --count 20      the most rounds of a gate; it takes fewer where the slowdown is large
  --threshold 2%  the smallest slowdown of BAD that is worth a search
  --json          the result as JSON, on standard output

The other flags of "benchgate" say what is measured: --run, --setup, --packages, … A merge is searched by its first parents;
where one is found, its branch is searched too. Ctrl-C ends the search with what it knows, a second one at once.

Exit status: 0 BAD is not slower, 1 slower and the commit found, 2 could not measure, 3 not decided.
`,ofOneGate=[`base`,`head`,`calibrate`,`shard`,`replica`,`durations`,`results`,`profile`,`fail-on`,`since`,`creep`],flags={...Object.fromEntries(Object.entries(inputFlags).filter(([e])=>!ofOneGate.includes(e.replace(/^no-/,``)))),sure:{type:`string`},gates:{type:`string`},json:{type:`boolean`}};
async function run(e,t){
try{
var n=_usingCtx();
let{env:r,folder:i,stdout:a,stderr:o}=t,s=readFlags(e,flags,`benchgate bisect`),[c,l]=endsIn(s.words),u=flagValue(ratio(.5,.9999),`sure`,s.values.sure,.95),d=flagValue(whole(2,1e3),`gates`,s.values.gates,null),f={threshold:`2%`,...withUsual(inputsFromFlags(s))},p=terminalConsole(o),{env:m}=untrustedEnvironment(r,[]),h=await findRules(e=>f[e]??``,{folder:i,env:m,console:p}),g=userGit(resolve(h.folder,f[`working-directory`]??`.`),t);
await refuseNoCheckout(g),await refuseUnknown(g,[c,l].map(e=>({revision:e,flag:null})),[]);
let[_,v]=[await shaOf(g,c),await shaOf(g,l)];
await refuseUnrelated(g,_,v),h.file!==null&&p.info(`rules from ${escapeControls(h.file)}`);
let y=(f.run??h.inputs.run??``)!==``,{bench:b,...x}=f,S=y?x:f,C=stopOnSignals(p),w=n.a(await QuietGates.open(t,h,C)),{folder:T}=w;
try{
let e=await bisect({git:g,inputs:e=>readInputsWith(h,t=>({...S,...e})[t]??``),gate:(e,t)=>w.gate(e,{like:t,builds:T}),isProven:e=>passesUnmeasured(t=>w.gate(e,{with:t,builds:T})),wanted:y?b??null:null,sure:u,gates:d,stop:C.stop,hears:hearIn(p),clock:()=>performance.now()/1e3},_,v),t=redactor(secretsIn(r,``))(e);
return a.write(s.values.json?jsonDocument(t):bisectionText(t,paintFor(a,r),terminalWidth(a))),C.signal.aborted?Number(process.exitCode??130):statusOfBisected(e)}catch(e){
if(!isCancellation(e,C.stop.aborted?C.stop:C.signal))throw e;
return p.info(`ended before anything was known of the commits`),Number(process.exitCode??130)}finally{
C.done()}}catch(e){
n.e=e}finally{
await n.d()}}
function endsIn(e){
let[t=``,n,...r]=e,i=/^(.+?)\.\.(.+)$/.exec(t),[a,o]=i&&n===void 0?[i[1],i[2]]:[t,n];
if(a&&o&&r.length===0&&!o.startsWith(`.`))return[a,o];
throw new Misconfigured(`bisect: "${e.join(` `)}" is not accepted. Give the older commit, which is fast, and the newer one, which is slow: "benchgate bisect v1.4.0 main".`)}
async function shaOf(e,t){
let n=Buffer.from(t,`utf8`).toString(`latin1`),r=await commitOf(e,n)??await commitOf(e,`refs/remotes/origin/${n}`);
if(r!==null)return r;
throw new Misconfigured(`"${t}" is not in this clone, and without the commits before it there is nothing to search. Fetch it first: "git fetch origin".`)}
export{flags,run,usage};