import{Dt as decodePath,Ln as shortSha,Mt as nulSeparated,Pr as sides,Tt as GitFailed,Zt as lstatOrNull,fi as escapeControls,kt as gitPath,wi as Misconfigured}from"./basics.js";
import{i as needsGoBenchmarks,t as changedBenchmarkFiles}from"./suite.js";
import{n as dateOf}from"./commits.js";
import{tmpdir}from"node:os";
import{join,sep}from"node:path";
import{copyFile,mkdtemp,realpath,rm,stat,utimes}from"node:fs/promises";
async function readStatus(e,t=`all`){
let n=nulSeparated(await e.run([`status`,`--porcelain=v2`,`-z`,`--untracked-files=${t}`,`--ignored=matching`,`--no-renames`,`--ignore-submodules=all`])),r={changed:[],deleted:[],untracked:[],ignored:[]};
for(let e of n){
let t=e.charAt(0),n=e.split(` `).slice({"?":1,"!":1,u:10}[t]??8).join(` `).replace(/\/$/,``);
t===`?`?r.untracked.push(n):t===`!`?r.ignored.push(n):/^1 (D.|.D) /.test(e)?r.deleted.push(n):r.changed.push(n)}
return r}
async function readIndex(e){
return[...(await e.run([`ls-files`,`-v`,`--stage`,`--debug`,`-z`])).matchAll(indexed)].map(([,e=``,t=``,n=``,r=``,...i])=>({path:r,mode:t,object:n,written:Number(i[0]),modified:Number(i[1])*1e3+Number(i[2])/1e6,isAssumed:/[a-z]/.test(e),isSkipped:/[Ss]/.test(e)}))}
const indexed=/(.) (\d{6}) ([0-9a-f]+) \d\t([^\0]+)\0 {2}ctime: (\d+):\d+\n {2}mtime: (\d+):(\d+)\n {2}dev: .*\n {2}uid: .*\n {2}size: .*\n?/g;
async function filesOfCommit(e,t){
return nulSeparated(await e.run([`ls-tree`,`-r`,`-z`,`--name-only`,t]))}
async function readLinks(e,t){
let n=nulSeparated(await e.run([`ls-tree`,`-r`,`-z`,t])).filter(e=>e.startsWith(`160000`));
return new Map(n.map(e=>[e.slice(e.indexOf(`	`)+1),e.split(/[ \t]/)[2]??``]))}
async function readDifference(e,t,n){
let r=nulSeparated(await e.run([`diff-tree`,`--raw`,`-r`,`-z`,`--no-renames`,t,n,`--`])),i={changed:[],added:[],removed:[]};
for(let e=0;e+1<r.length;e+=2){
let t=r[e+1]??``,[n,a]=r[e]?.slice(1).split(` `)??[],o=e=>e!==`000000`&&e!==`160000`;
o(n)&&o(a)?i.changed.push(t):o(a)?i.added.push(t):o(n)&&i.removed.push(t)}
return i.changed.push(...await filesUnder(e,attributed(i),t,n)),i}
function attributed({changed:e,added:t,removed:n}){
return[...e,...t,...n].filter(e=>/(^|\/)\.gitattributes$/.test(e)).map(e=>e.slice(0,-14))}
async function filesUnder(e,t,n,r){
if(t.length===0)return[];
let[i,a]=await Promise.all([n,r].map(async t=>nulSeparated(await e.run([`ls-tree`,`-r`,`-z`,t])))),o=new Set(i);
return(a??[]).filter(e=>o.has(e)&&!e.startsWith(`160000`)).map(e=>e.slice(e.indexOf(`	`)+1)).filter(e=>t.some(t=>e.startsWith(t)))}
async function isSparse(e){
return await e.find([`config`,`--type=bool`,`core.sparseCheckout`])===`true`}
async function readStashes(e){
let t=await e.run([`stash`,`list`,`-z`,`--format=%H %gs`]);
return nulSeparated(t).map(e=>{
let t=e.indexOf(` `);
return[e.slice(0,t),e.slice(t+1)]})}
function movedPackages(e,t){
let[n,r]=[packagesOf(e.base),packagesOf(e.head)],[i,a]=[new Set(n.values()),new Set(r.values())],o=new Map;
for(let[s,c]of n){
if(a.has(c))continue;
let n=r.get(s)??r.get(renamedFolder(s,e.base.files,t)??``);
n!==void 0&&!i.has(n)&&o.set(c,n)}
let s=e=>[...o.values()].filter(t=>t===e).length;
return new Map([...o].filter(([,e])=>s(e)===1))}
function packagesOf({modules:e,files:t}){
let n=new Map;
for(let r of new Set(t.filter(isTest).map(folderOf))){
let t=isSkipped(r)?null:importPath(r,e);
t!==null&&n.set(r,t)}
let r=[...n.values()],i=new Map(r.map(e=>[e,r.indexOf(e)===r.lastIndexOf(e)]));
return new Map([...n].filter(([,e])=>i.get(e)))}
function importPath(e,t){
let n=e===`.`?[]:e.split(`/`);
for(let e=n.length;e>=0;e--){
let r=t.get(n.slice(0,e).join(`/`)||`.`);
if(r!==void 0)return[r,...n.slice(e)].join(`/`)}
return null}
function renamedFolder(e,t,n){
let r=t.filter(t=>folderOf(t)===e&&!isTest(t)),i=n.filter(({base:t})=>folderOf(t)===e),[a,...o]=[...new Set(i.map(({head:e})=>folderOf(e)))].filter(e=>{
let t=i.filter(({head:t})=>folderOf(t)===e),n=t.filter(({base:e,head:t})=>isTest(e)&&isTest(t));
if(r.length===0)return n.some(({similarity:e})=>e>=80);
let a=t.filter(({base:e,head:t})=>!isTest(e)&&!isTest(t));
return n.length>0&&2*a.length>r.length});
return a===void 0||o.length>0?null:a}
function isSkipped(e){
return e!==`.`&&e.split(`/`).some(e=>/^[._]/.test(e)||/^(testdata|vendor)$/.test(e))}
function isTest(e){
return e.endsWith(`_test.go`)}
function folderOf(e){
return e.includes(`/`)?e.slice(0,e.lastIndexOf(`/`)):`.`}
const whole=[`-r`,`-z`,`--no-renames`,`--ignore-submodules=none`];
async function treeChange(e,t){
let n=nulSeparated(await e.run([`ls-tree`,`-r`,`-z`,`--full-tree`,t.head.sha])).filter(e=>e.startsWith(`120000 `));
return{differences:await differences(e,t),links:n.map(e=>decodePath(e.slice(e.indexOf(`	`)+1)))}}
async function differAt(e,t,n){
let r=await e.run([`hash-object`,`-t`,`tree`,`--stdin`],{input:Buffer.alloc(0)});
for(let i of n)if(refuseOutside(`paths`,i),(await Promise.all(sides.map(n=>namesAt(e,r,t[n].sha,[i])))).every(e=>e.length===0))throw nothingMatches$1(i);
return(await namesAt(e,t.base.sha,t.head.sha,n)).length>0||(await raw(e,t)).some(({modes:e})=>e.includes(`160000`))}
async function differences(e,t){
let n=e=>[`000000`,`100644`,`100755`].includes(e);
return(await raw(e,t)).map(({path:e,modes:t})=>({path:e,isPlain:t.every(n)}))}
async function raw(e,{base:t,head:n}){
let r=nulSeparated(await e.run([`diff-tree`,`--raw`,...whole,t.sha,n.sha,`--`]));
return r.filter((e,t)=>t%2==0).map((e,t)=>({path:decodePath(r[2*t+1]??``),modes:e.slice(1).split(` `).slice(0,2)}))}
async function namesAt(e,t,n,r){
let i=[`diff-tree`,`--name-only`,...whole,t,n,`--`,...r.map(globbed)];
return nulSeparated(await e.run(i))}
function nothingMatches$1(e){
return new Misconfigured(`paths: "${e}" matches no file of base or head, so changes of what it was meant for would never be measured. Give globs relative to the top folder of the repository; "*" stays within a folder, "**/" matches any folders: "src/**". A submodule is named by its own path, without files in it.`)}
async function suiteChanges(e,t){
let n=await changesIn(e,t),r=needsGoBenchmarks(n)?await readGoBenchmarks(e,t):new Set;
return changedBenchmarkFiles(n,r)}
async function changesIn(e,{base:t,head:n}){
let r=nulSeparated(await e.run([`diff-tree`,`--raw`,`-r`,`-z`,`--find-renames`,t.sha,n.sha,`--`])),i=[];
for(let e=0;e<r.length;){
let[t,n,a,o,s=``]=r[e]?.slice(1).split(` `)??[],c=r.slice(e+1,e+(s.startsWith(`R`)?3:2)).map(decodePath);
e+=1+c.length,![t,n].some(e=>e===`000000`||e===`160000`)&&a!==o&&i.push({base:c[0]??``,head:c.at(-1)??``})}
return i}
async function readGoBenchmarks(e,t){
let n=[`grep`,`--no-color`,`--no-recurse-submodules`,`-l`,`-z`,`-E`,`-e`],r=new Set;
for(let i of sides){
let{sha:a}=t[i],o=await e.find([...n,`^func Benchmark([^a-z(][^(]*)?\\(`,a,`--`,`:(top,glob)**/*_test.go`]);
for(let e of nulSeparated(o??``))r.add(decodePath(e.slice(a.length+1)))}
return r}
function globbed(e){
return`:(top,glob)${e.replace(/^(\.\/+)+/,``)}`}
function refuseOutside(e,t){
if(t.startsWith(`/`)||t.split(`/`).includes(`..`))throw new Misconfigured(`${e}: "${t}" is not accepted. Give a glob relative to the top folder of the repository and without "..", such as "**/*_test.go".`)}
async function findMovedPackages(e,{base:t,head:n}){
let r=nulSeparated(await e.run([`diff-tree`,`-r`,`-z`,`--name-status`,`--find-renames=60%`,`-l1000`,t.sha,n.sha,`--`,`:(top,glob)**/*.go`,`:(top,glob)**/go.mod`])).map(decodePath),i=[],a=!1;
for(let e=0;e<r.length;){
let[t=``,n=``,o=``]=r.slice(e,e+3),s=t.startsWith(`R`);
e+=s?3:2,s&&o.endsWith(`.go`)&&i.push({base:n,head:o,similarity:Number(t.slice(1))}),/(^|\/)go\.mod$/.test(n)&&(a=!0)}
return i.length===0&&!a?new Map:movedPackages({base:await treeOf$1(e,t.sha),head:await treeOf$1(e,n.sha)},i)}
async function treeOf$1(e,t){
let n=nulSeparated(await e.run([`ls-tree`,`-r`,`-z`,`--full-tree`,t])).filter(e=>e.startsWith(`100`)).map(e=>({blob:e.split(/[ \t]/)[2]??``,path:decodePath(e.slice(e.indexOf(`	`)+1))})),r=new Map;
for(let{blob:t,path:i}of n.filter(e=>/(^|\/)go\.mod$/.test(e.path))){
let n=await e.run([`cat-file`,`blob`,t]),a=/^module[ \t]+"?([^\s"]+)/m.exec(decodePath(n))?.[1];
a!==void 0&&r.set(i.slice(0,-7)||`.`,a)}
return{modules:r,files:n.map(({path:e})=>e).filter(e=>e.endsWith(`.go`))}}
async function withOwnIndex(e,t){
let n=await mkdtemp(join(await placeOutside(e),`benchgate-index-`)),r=join(n,`index`),i=e.with({GIT_INDEX_FILE:r,GIT_CONFIG_COUNT:`2`,GIT_CONFIG_KEY_0:`core.sparseCheckout`,GIT_CONFIG_VALUE_0:`false`,GIT_CONFIG_KEY_1:`core.safecrlf`,GIT_CONFIG_VALUE_1:`false`});
try{
return await t(i,r)}finally{
await rm(n,{recursive:!0,force:!0})}}
async function placeOutside(e){
let t=await realpath(tmpdir());
return`${t}${sep}`.startsWith(`${await realpath(e.folder)}${sep}`)?decodePath(await e.run([`rev-parse`,`--absolute-git-dir`])):t}
async function commitTree(e,t,n,r){
let i=await dateOf(e,n),a={GIT_AUTHOR_DATE:i,GIT_COMMITTER_DATE:i};
return e.run([`commit-tree`,`-p`,n,`-m`,r,t],{env:a})}
async function treeOf(e,t){
return e.run([`rev-parse`,`--verify`,`${t}^{tree}`])}
function nulTerminated(e){
return Buffer.from(e.map(e=>`${e}\0`).join(``),`latin1`)}
async function snapshot(e,t,n,r={folder:e.folder,globs:[]}){
let i=await withOwnIndex(e,async(t,i)=>{
await copyIndex(e,i);
let a=await readIndex(t);
await takeTree(t,a),await takeSubmodules(e,t,a,n);
let o=await matching(t,r);
for(let e of o)n.info(`not part of head, as "output" names it: ${escapeControls(decodePath(e))}`);
for(let e of await takeUntracked(t,a,new Set(o)))n.warn(`Not part of head, as it is a repository of its own and no submodule: ${decodePath(e)}. Have git ignore it, or make it a submodule.`);
return t.run([`write-tree`,`--missing-ok`])}).catch(e=>{
throw e instanceof GitFailed?new Misconfigured(`head: "worktree" is not accepted, as git cannot take the tree as it stands: ${e.message}. Fix that, have git ignore the file, or commit your work and leave "head" out.`):e});
return i===await treeOf(e,t)?{sha:t,from:`the tree as it stands, which is ${shortSha(t)}`}:{sha:await commitTree(e,i,t,`The tree as it stood for Benchgate`),from:`the tree as it stands, on top of ${shortSha(t)}`}}
async function copyIndex(e,t){
let n=await gitPath(e,`index`);
if(!await lstatOrNull(n))return;
let{atime:r,mtimeMs:i}=await stat(n);
await copyFile(n,t),await utimes(t,r,Math.floor(i/1e3))}
async function takeTree(e,t){
let n=async(t,n)=>{
let r=nulTerminated(n.map(({path:e})=>e));
n.length>0&&await e.run([`update-index`,t,`-z`,`--stdin`],{input:r})},r=[];
for(let n of t)n.isSkipped&&await lstatOrNull(fileOf(e,n.path))&&r.push(n);
await n(`--no-skip-worktree`,r),await n(`--no-assume-unchanged`,t.filter(({isAssumed:e})=>e)),await e.run([`add`,`--update`])}
async function matching(e,{folder:t,globs:n}){
if(n.length===0)return[];
let r=[`ls-files`,`--others`,`--exclude-standard`,`--full-name`,`-z`,`--`],i=n.map(e=>`:(glob)${e}`);
return nulSeparated(await e.in(t).run([...r,...i])).filter(e=>!e.endsWith(`/`))}
async function takeUntracked(e,t,n){
let r=nulSeparated(await e.run([`ls-files`,`--others`,`--exclude-standard`,`-z`])),i=r.filter(e=>!e.endsWith(`/`)&&!n.has(e));
i.length>0&&await e.run([`update-index`,`--add`,`-z`,`--stdin`],{input:nulTerminated(i)});
let a=new Set(t.filter(isLink).map(({path:e})=>e)),o=(await readIndex(e)).filter(e=>isLink(e)&&!a.has(e.path));
return o.length>0&&await e.run([`update-index`,`--force-remove`,`-z`,`--stdin`],{input:nulTerminated(o.map(({path:e})=>e))}),[...r.filter(e=>e.endsWith(`/`)),...o.map(({path:e})=>e)]}
async function takeSubmodules(e,t,n,r){
for(let{path:i}of n.filter(isLink)){
let n=decodePath(i),a=e.in(join(e.folder,n));
if(!await lstatOrNull(join(a.folder,`.git`)))continue;
let o=await a.find([`rev-parse`,`--verify`,`--quiet`,`HEAD`]);
if(o===null)continue;
let s=Buffer.from(`160000 ${o}\t${i}\0`,`latin1`);
await t.run([`update-index`,`-z`,`--index-info`],{input:s}),await a.run([`status`,`--porcelain`])&&r.warn(`Uncommitted work in the submodule ${n} is not part of head: the submodule counts with its checked-out commit.`)}}
function isLink({mode:e}){
return e===`160000`}
function fileOf({folder:e},t){
return Buffer.concat([Buffer.from(`${e}/`),Buffer.from(t,`latin1`)])}
async function overlay(e,t,n){
if(n.length===0)return t;
let{base:r,head:i}=t;
for(let e of n)refuseOutside(`overlay`,e);
let a=await withOwnIndex(e,async e=>{
let a={base:new Map,head:new Map};
for(let r of sides.toReversed()){
await e.run([`read-tree`,t[r].sha]);
for(let t of n){
let n=await blobsMatching(e,t,r);
if(r===`head`&&n.length===0)throw nothingMatches(t,i);
for(let{path:e,entry:t}of n)a[r].set(e,t)}}
let o=[...a.base.keys()].map(e=>`0 ${`0`.repeat(r.sha.length)}\t${e}\0`),s=[...a.head].map(([e,t])=>`${t}\t${e}\0`);
return await e.run([`update-index`,`-z`,`--index-info`],{input:Buffer.from([...o,...s].join(``),`latin1`)}),e.run([`write-tree`,`--missing-ok`])});
return a===await treeOf(e,r.sha)?t:{base:{sha:await commitTree(e,a,r.sha,`Base with benchmark files of head, for Benchgate`),from:`${r.from}, with benchmark files of head`},head:i}}
async function blobsMatching(e,t,n){
let r=await e.run([`ls-files`,`--stage`,`-z`,`--`,globbed(t)]),i=nulSeparated(r).map(e=>{
let t=e.indexOf(`	`);
return{path:e.slice(t+1),entry:e.slice(0,t)}}),a=i.find(({entry:e})=>e.startsWith(`160000 `));
if(a)throw new Misconfigured(`overlay: "${t}" matches the submodule "${decodePath(a.path)}" of ${n}, which cannot be laid over base. Give globs that match only files of this repository.`);
return i}
function nothingMatches(e,t){
return new Misconfigured(`overlay: "${e}" matches no file of head (${t.sha}). Give globs relative to the top folder of the repository; "*" stays within a folder, "**/" matches any folders: "**/*_test.go".`)}
async function readPlainFiles(e,t){
let n=nulSeparated(await e.run([`ls-tree`,`-r`,`-z`,t]));
return new Map(n.filter(e=>e.startsWith(`100`)).map(e=>[e.slice(e.indexOf(`	`)+1),e.slice(0,6)]))}
async function commitTexts(e,t,n){
let r=await readPlainFiles(e,t);
return commitTree(e,await withOwnIndex(e,async e=>{
let i=new Map;
for(let t of new Set(n.map(e=>e.text)))i.set(t,await e.run([`hash-object`,`-w`,`--stdin`],{input:Buffer.from(t)}));
let a=n.map(({path:e,text:t})=>`${r.get(e)} ${i.get(t)}\t${e}\0`);
return await e.run([`read-tree`,t]),await e.run([`update-index`,`-z`,`--index-info`],{input:Buffer.from(a.join(``),`latin1`)}),e.run([`write-tree`,`--missing-ok`])}),t,`HEAD with its sources broken on purpose, for Benchgate`)}
export{withOwnIndex as a,suiteChanges as c,isSparse as d,readDifference as f,readStatus as g,readStashes as h,snapshot as i,treeChange as l,readLinks as m,overlay as n,differAt as o,readIndex as p,readPlainFiles as r,findMovedPackages as s,commitTexts as t,filesOfCommit as u};