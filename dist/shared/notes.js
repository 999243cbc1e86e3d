import{a as noteLine,o as readNoteLine,t as contentsOf}from"./note.js";
import{Ci as CouldNotMeasure,Dt as decodePath}from"./basics.js";
const notesRef=`refs/notes/benchgate`,fetchedRef=`refs/notes/benchgate-of-origin`;
async function readNotes(e){
if(await e.find([`rev-parse`,`--verify`,`--quiet`,`refs/notes/benchgate`])===null)return{points:[],unread:0};
let t=(await e.run([`notes`,`--ref=${notesRef}`,`list`])).split(`
`).filter(e=>e!==``).map(e=>e.split(` `)),n=Buffer.from(t.map(([e])=>`${e}\n`).join(``)),r=blobsIn(await e.run([`cat-file`,`--batch`],{input:n})),i=[],a=0;
for(let[e,[,n]]of t.entries())for(let t of onceEach((r[e]??``).split(`
`))){
if(t===``)continue;
let e=readNoteLine(decodePath(t));
e?.head===n?i.push(e):a++}
return{points:i,unread:a}}
function onceEach(e){
return[...new Map(e.toReversed().map(e=>[contentsOf(e),e])).values()].reverse()}
function blobsIn(e){
let t=[];
for(let n=0;n<e.length;){
let r=e.indexOf(`
`,n),i=Number(e.slice(n,r<0?void 0:r).split(` `)[2]);
if(r<0||!Number.isSafeInteger(i))break;
t.push(e.slice(r+1,r+1+i)),n=r+1+i+1}
return t}
async function addPoint(e,t){
let n=noteLine(t),r=await e.find([`notes`,`--ref=refs/notes/benchgate`,`show`,t.head])??``,i=[...decodePath(r).split(`
`).filter(e=>e!==``)];
if(i.some(e=>contentsOf(e)===contentsOf(n)))return;
let a=Buffer.from(`${[...i,n].join(`
`)}\n`);
await e.run([`notes`,`--ref=${notesRef}`,`add`,`--force`,`--file=-`,t.head],{input:a})}
async function fetchNotes(e,t,n){
if(await e.ask([`remote`,`get-url`,`origin`])===null)return!1;
let r=await e.ask([`ls-remote`,`--quiet`,`origin`,notesRef],{env:t,signal:n});
if(r===null)throw new CouldNotMeasure(`The notes of origin could not be asked for. Look whether origin can be reached.`);
if(r===``)return!1;
await e.run([`fetch`,`--quiet`,`--no-tags`,`--no-write-fetch-head`,`--no-recurse-submodules`,`--refmap=`,`origin`,`+${notesRef}:${fetchedRef}`],{env:t,signal:n});
try{
await e.find([`rev-parse`,`--verify`,`--quiet`,`refs/notes/benchgate`])===null?await e.run([`update-ref`,notesRef,fetchedRef]):await e.run([`notes`,`--ref=${notesRef}`,`merge`,`--quiet`,`--strategy=cat_sort_uniq`,fetchedRef])}finally{
await e.run([`update-ref`,`-d`,fetchedRef])}
return!0}
async function pushNotes(e,t,n){
for(let r=1;;r++)try{
await e.run([`push`,`--quiet`,`--no-verify`,`origin`,`${notesRef}:${notesRef}`],{env:t});
return}catch(i){
let a=i instanceof Error?i.message:String(i);
if(!/\((non-fast-forward|fetch first|cannot lock ref|failed to update ref|incorrect old value|stale info)/.test(a)||r===8)throw new CouldNotMeasure(`The notes could not be pushed to origin: ${a}\nIn a workflow the job needs "contents: write". They are in ${notesRef} of this clone, and the next push brings them along.`);
await n(r),await fetchNotes(e,t)}}
export{readNotes as a,pushNotes as i,fetchNotes as n,notesRef as r,addPoint as t};