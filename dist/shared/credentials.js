import{Dt as decodePath,Mt as nulSeparated,Zt as lstatOrNull,fi as escapeControls,qt as contentOf,rn as replaceFile}from"./basics.js";
import{et as modulesIn}from"./recover.js";
import{basename,isAbsolute,join}from"node:path";
import{readFile,stat}from"node:fs/promises";
import{createHash}from"node:crypto";
async function withholdCredentials(e,t,n){
let r=new Map;
for(let t of await configurations(e)){
let n=await entriesIn(e,t);
n.length>0&&r.set(t,n)}
let i=[...r].flatMap(([e,t])=>t.map(({key:t,value:n})=>({file:e,key:t,digest:digestOf(n)})));
r.size>0&&n(JSON.stringify(i));
let a=[];
for(let[t,n]of r){
let[r,{mode:i}]=[await readFile(t),await stat(t)];
for(let r of new Set(n.map(e=>e.key)))await e.run([`config`,`--file`,t,`--unset-all`,r]);
a.push({file:t,entries:n,before:r,without:await readFile(t),mode:i})}
a.length>0&&t.info(`actions/checkout has left a token in ${a.map(({file:e})=>e).join(`, `)}: kept from the benchmarks, and put back when they have ended. With "persist-credentials: false" none is there.`);
let o=await visibleCredentials(e);
return o.length>0&&t.warn(whatIsVisible(o)),{secrets:[...a.flatMap(({entries:e})=>e.flatMap(({value:e})=>tokensInHeader(e))),...o.flatMap(({secrets:e})=>e.filter(e=>e.length>=8))],async[Symbol.asyncDispose](){
for(let e of a)await putBack(e)}}}
async function afterKill(e,t,{token:n,server:r,console:i}){
let a=await configurations(e),o=`AUTHORIZATION: basic ${Buffer.from(`x-access-token:${n}`).toString(`base64`)}`;
for(let{file:s,key:c,digest:l}of JSON.parse(t))!a.includes(s)||(await entriesIn(e,s)).length>0||(n!==``&&l===digestOf(o)&&c===`http.${r}/.extraheader`?await append(s,[{key:c,value:o}]):i.warn(`The token that actions/checkout had left in ${s} is gone, as the run was killed. Later steps that use git with it need actions/checkout again.`))}
async function configurations(e){
let t=await outermost(e),n=[`config`,`config.worktree`].flatMap(e=>[`--git-path`,e]),r=decodePath(await t.run([`rev-parse`,`--path-format=absolute`,...n])).split(`
`),i=decodePath(await t.ask([`submodule`,`foreach`,`--quiet`,`--recursive`,`git rev-parse --absolute-git-dir`])??``).split(`
`);
r.push(...i.filter(e=>e!==``).map(e=>join(e,`config`)));
let a=(await Promise.all(r.map(e=>valuesIn(t,e,`^include(if\\..*)?\\.path$`)))).flat().map(({value:e})=>e).filter(e=>isAbsolute(e)&&/^git-credentials-.*\.config$/.test(basename(e)));
return[...new Set([...r,...a])]}
async function outermost(e){
let t=await e.run([`rev-parse`,`--show-superproject-working-tree`]);
return t===``?e:outermost(e.in(decodePath(t)))}
async function entriesIn(e,t){
return valuesIn(e,t,`^http\\.(.*\\.)?extraheader$`)}
async function valuesIn(e,t,n){
if(!(await lstatOrNull(t))?.isFile())return[];
let r=await e.ask([`config`,`--file`,t,`--null`,`--get-regexp`,n]);
return nulSeparated(decodePath(r??``)).map(e=>{
let[t=``,...n]=e.split(`
`);
return{key:t,value:n.join(`
`)}})}
async function putBack({file:e,entries:t,before:n,without:r,mode:i}){
(await contentOf(e).catch(()=>null))?.equals(r)?await replaceFile(e,n,i):await append(e,t,i)}
async function append(e,t,n){
let r=await contentOf(e).catch(()=>null)??Buffer.alloc(0),i=t.map(({key:e,value:t})=>{
let n=e.slice(5,-11).replace(/\.$/,``);
return`[http${n===``?``:` ${quoted(n)}`}]\n\textraheader = ${quoted(t)}\n`}),a=r.length===0||r.at(-1)===10?``:`
`;
await replaceFile(e,Buffer.concat([r,Buffer.from(a+i.join(``))]),n??384)}
function quoted(e){
return`"${e.replace(/["\\]/g,`\\$&`)}"`}
function digestOf(e){
return createHash(`sha256`).update(e).digest(`hex`)}
async function visibleCredentials(e){
let t=decodePath(await e.run([`rev-parse`,`--path-format=absolute`,`--git-common-dir`])),n=(await modulesIn(join(t,`modules`))).map(e=>join(t,`modules`,e,`config`)),r=new Map;
for(let t of[[],...n.map(e=>[`--file`,e])]){
let n=nulSeparated(decodePath(await e.ask([`config`,...t,`--list`,`--null`])??``));
for(let e of n){
let[t=``,...n]=e.split(`
`),i=secretsIn(t,n.join(`
`));
if(i===null)continue;
let a=escapeControls(i.reduce((e,t)=>e.replaceAll(t,`***`),t));
r.set(a,new Set([...r.get(a)??[],...i]))}}
return[...r].map(([e,t])=>({key:e,secrets:[...t]}))}
function whatIsVisible(e){
return`Git's configuration has credentials that Benchgate does not keep from the benchmarks: ${e.map(({key:e})=>e).join(`, `)}. They can use them. Let an earlier step remove them, or let no step before this one set them.`}
function secretsIn(e,t){
if(/^http\.(.*\.)?extraheader$/.test(e))return/authorization|basic|bearer|token/i.test(t)?tokensInHeader(t):null;
if(/^credential\.(.*\.)?helper$/.test(e))return/^(!|store\b|cache\b|\/)/.test(t.trim())?inProgram(t):null;
let n=[...inAddress(e),...inAddress(t)];
return n.length>0?n:null}
function tokensInHeader(e){
let t=e.trim().split(/\s+/).at(-1)??``,[,n=``]=/^[^:]*:(.+)$/.exec(Buffer.from(t,`base64`).toString())??[];
return[t,n].filter(e=>e!==``)}
function inProgram(e){
return[...e.matchAll(/password=["']?([^"';\s]+)/g)].map(([,e=``])=>e)}
function inAddress(e){
return[...e.matchAll(/:\/\/([^/@\s:]*)(?::([^/@\s]*))?@/g)].flatMap(([,e=``,t=``])=>[/^(gh[a-z]_|github_pat_|glpat-)/.test(e)?e:``,t===`x-oauth-basic`?``:t].filter(e=>e!==``).flatMap(e=>[e,decoded(e)]))}
function decoded(e){
try{
return decodeURIComponent(e)}catch{
return e}}
export{withholdCredentials as n,afterKill as t};