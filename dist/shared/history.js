import{n as commitsTo,r as historyOf}from"./commits2.js";
import{A as jsonDocument,Dt as decodePath,N as terminalWidth,P as userGit,Sn as counted,j as paintFor,k as readFlags,wi as Misconfigured,yi as textField}from"./basics.js";
import{n as historyPage,t as historyText}from"./terminal.js";
import{c as isShallow,i as refuseUnknown,r as refuseNoCheckout}from"./revisions.js";
import{a as readNotes,n as fetchNotes}from"./notes.js";
import{a as refusePlaces}from"./present.js";
import{resolve}from"node:path";
import{writeFile}from"node:fs/promises";
function historyCsv({lines:e,commits:t}){
let n=new Set(e.map(({machine:e})=>e)).size>1,r=e.map(e=>titleOf(e,n)),i=new Map;
for(let[t,{values:n}]of e.entries())for(let{head:e,at:a,ratio:o}of n){
let n=`${e} ${a}`,s=i.get(n)??{at:a,head:e,cells:r.map(()=>``)};
i.set(n,s),s.cells[t]=String(o.estimate)}
let a=new Map(t.map(({sha:e},t)=>[e,t])),o=[...i.values()].sort((e,t)=>(a.get(e.head)??0)-(a.get(t.head)??0)||(e.at<t.at?-1:1));
return[[`time`,`commit`,...r],...o.map(({at:e,head:t,cells:n})=>[textField(e),textField(t),...n])].map(e=>`${e.join(`,`)}\n`).join(``)}
function titleOf({benchmark:e,package:t,unit:n,machine:r},i){
let a=t?`${t}.${e}`:e;
return textField([a,n,...i?[r]:[]].join(` `))}
const flags={html:{type:`string`},csv:{type:`boolean`},json:{type:`boolean`},all:{type:`boolean`},fetch:{type:`boolean`}},usage=`Usage: benchgate history [revision] [flags]

Draws what "benchgate record" has kept of the commits that lead to a revision (HEAD): for each benchmark its ratio to the
reference, and the steps in it; the worst creep first.

  --fetch       takes over the notes of origin first
  --all         also the lines that moved little
  --html FILE   a page with all lines, their intervals, releases and steps
  --csv         the ratios, a column for each benchmark, as Apache Otava reads them; --json: all that is shown
`;
async function run(e,t){
let{words:n,values:r}=readFlags(e,flags,`benchgate history`),[i=`HEAD`,...a]=n;
if(a.length>0)throw new Misconfigured(`history: "${n.join(` `)}" are several revisions. Give the one that the history leads to.`);
if(r.csv&&r.json)throw new Misconfigured(`--csv and --json cannot be combined. Choose one form of the history.`);
let o=userGit(t.folder,t);
await refuseNoCheckout(o),await refuseUnknown(o,[{revision:i,flag:null}],[]);
let s=typeof r.html==`string`?resolve(t.folder,r.html):null;
await refusePlaces({results:null,html:s}),r.fetch&&!await fetchNotes(o,{})&&t.stderr.write(`origin has no notes of benchgate: nothing was fetched
`);
let{points:c,unread:l}=await readNotes(o);
l>0&&t.stderr.write(`left out, as they cannot be read: ${counted(l,`line`)} of notes\n`),await isShallow(o)&&t.stderr.write(`This clone has only part of the history: "git fetch --unshallow" brings the rest.
`);
let u=historyOf(c,await commitsTo(o,i,c));
u.elsewhere>0&&t.stderr.write(`left out, on commits that do not lead to ${i}: ${counted(u.elsewhere,`point`)}\n`);
let{stdout:d}=t;
return r.csv?d.write(historyCsv(u)):r.json?d.write(jsonDocument({schema:1,...u})):d.write(historyText(u,r.all===!0,paintFor(d,t.env),terminalWidth(d))),s!==null&&await writeFile(s,historyPage(u,await webOf(o))),0}
async function webOf(e){
let t=decodePath(await e.ask([`remote`,`get-url`,`origin`])??``),[,n,r]=/^(?:https?:\/\/(?:[^@/]*@)?|ssh:\/\/git@|git@)([\w.-]+)[:/]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(t)??[];
return n===void 0||r===void 0?null:`https://${n}/${r}`}
export{flags,run,usage};