import{$t as nameFile,At as gitPaths,Ci as CouldNotMeasure,Dt as decodePath,Ei as NotPutBack,Ln as shortSha,Mt as nulSeparated,Nt as refuseDistrusted,Ot as gitIn,Pr as sides,Pt as refuseOldGit,Zt as lstatOrNull,_i as shellLine,en as nearestFolder,fi as escapeControls,kt as gitPath,qt as contentOf,rn as replaceFile,wi as Misconfigured}from"./basics.js";
import{a as withOwnIndex,d as isSparse,f as readDifference,g as readStatus,h as readStashes,m as readLinks,p as readIndex}from"./own-commits.js";
import{chmodSync,constants,copyFileSync,lchownSync,lstatSync,mkdirSync,readFileSync,readdirSync,readlinkSync,symlinkSync,utimesSync}from"node:fs";
import{hostname}from"node:os";
import{basename,dirname,join,relative,resolve,sep}from"node:path";
import{access,chmod,copyFile,link,lstat,mkdir,mkdtemp,open,readFile,readdir,readlink,realpath,rename,rm,rmdir,symlink,unlink,utimes,writeFile}from"node:fs/promises";
import{setImmediate,setTimeout}from"node:timers/promises";
import{createHash,randomBytes,randomUUID}from"node:crypto";
const configuration=[`config`,`config.worktree`,`info/attributes`,`info/exclude`,`info/sparse-checkout`],locks=[`index.lock`,`HEAD.lock`,`config.lock`,`packed-refs.lock`,`shallow.lock`,`refs/stash.lock`];
async function guard(e,t=()=>{}){
let[n=``,r=``,...i]=(await gitPaths(e,[`index`,`HEAD`,...configuration,...locks])).values(),a=await e.run([`rev-parse`,`--verify`,`HEAD`]),o=i.slice(0,configuration.length),s=await Promise.all(o.map(contentOf)),c=new Set;
return async()=>{
for(let[e,n]of o.entries())await putBack(n,s[e]??null,t);
for(let e of i.slice(configuration.length))await rm(e,{recursive:!0,force:!0});
await isHead(r)||await replaceFile(r,`${a}\n`);
let l=await readFile(r,`utf8`);
c.has(l)||await mendUnborn(e,r,a),l.startsWith(`ref: `)||c.add(l),await mendIndex(e,n)}}
async function unlock(e,t){
let[n=``,r=``,...i]=(await gitPaths(e,[`index`,`HEAD`,...locks])).values();
for(let e of i)await rm(e,{recursive:!0,force:!0});
for(let e of await readdir(dirname(n)))/^index\.stash\.\d+(\.lock)?$/.test(e)&&await rm(join(dirname(n),e),{force:!0});
await mendUnborn(e,r,t),await mendIndex(e,n)}
async function lockedBy(e){
for(let t of(await gitPaths(e,locks)).values())if(await lstatOrNull(t))return t;
return null}
async function repairHead(e){
let t=await contentOf(join(e,`benchgate`,`HEAD`)).catch(()=>null);
t!==null&&!await isHead(join(e,`HEAD`))&&await replaceFile(join(e,`HEAD`),t)}
async function isHead(e){
let t=await readFile(e,`utf8`).catch(()=>``);
return/^(ref: refs\/.+|[0-9a-f]{40}|[0-9a-f]{64})\n?$/.test(t)}
async function mendUnborn(e,t,n){
let r=async()=>await e.ask([`ls-tree`,`-r`,`-d`,`--name-only`,`HEAD`])!==null;
if(await r())return;
let i=await e.ask([`write-tree`,`--missing-ok`]),a=i&&await e.ask([`commit-tree`,`-m`,`Staged while HEAD named no commit`,i]);
a&&await replaceFile(t,`${a}\n`),a&&await r()||await replaceFile(t,`${n}\n`)}
async function mendIndex(e,t){
(await readFile(t).catch(()=>Buffer.alloc(0))).subarray(0,4).toString(`latin1`)!==`DIRC`&&(await rm(t,{recursive:!0,force:!0}),await e.ask([`read-tree`,`HEAD`]),await e.ask([`update-index`,`-q`,`--refresh`]))}
async function putBack(e,t,n){
let r=await lstatOrNull(e);
if(!r&&t===null)return;
let i=r?.isFile()?await readFile(e).catch(()=>null):null;
t!==null&&i?.equals(t)||(i!==null&&n(e,i),await rm(e,{recursive:!0,force:!0}),t!==null&&(await mkdir(dirname(e),{recursive:!0}),await replaceFile(e,t)))}
const shared=[`config`,`config.lock`,`packed-refs.lock`,`hooks`,`info`],own=[`config.worktree`,`HEAD.lock`];
var KeptGit=class e{
repositories;
isPuttingBack;
console;
ended=null;
constructor(e,t,n){
this.repositories=e,this.console=n,this.isPuttingBack=t}
static async of(t,n,{isPuttingBack:r,withHead:i}){
let[a=``,o=a]=(await t.run([`rev-parse`,`--path-format=absolute`,`--absolute-git-dir`,`--git-common-dir`])).split(`
`).map(decodePath),s=[await readRepository(t,``,o,a,i)];
for(let e of await modulesIn(join(o,`modules`))){
let n=join(o,`modules`,e),r=t.in(n).with({GIT_DIR:n,GIT_WORK_TREE:n});
s.push(await readRepository(r,`modules/${e}/`,n,n,i))}
return new e(s,r,n)}
end(){
return this.ended??=this.compare(),this.ended}
async[Symbol.asyncDispose](){
let e=this.ended!==null,t=await this.end();
if(t===null||e)return;
let n=t.isPutBack?`and were put back`:`and were left so`;
this.console.warn(`Files in the repository's git directory changed while the benchmarks ran, ${n}: ${t.changed.map(escapeControls).join(`, `)}.`)}
async compare(){
let e=[],t=this.isPuttingBack;
for(let{git:n,prefix:r,places:i,refs:a}of this.repositories){
for(let{name:t,path:n,before:a}of i){
let i=changedIn(a,await snapshotOf(n));
e.push(...i.map(e=>r+join(t,e))),this.isPuttingBack&&i.length>0&&await putBackFile(n,a,i)}
let o=a&&changesIn(a,await refsOf(n)),s=e=>this.isPuttingBack||!e.startsWith(`refs/remotes/`),c=o&&new Map([...o].filter(([e])=>s(e)));
c&&c.size!==0&&(e.push(...[...c.keys()].map(e=>r+decodePath(e))),this.isPuttingBack&&!await putBackRefs(n,c)&&(t=!1))}
let[n,r]=[e.length,e.slice(0,10)];
return n===0?null:{kind:`git-changed`,count:n,changed:r,isPutBack:t}}};
async function readRepository(e,t,n,r,i){
let a=i?[...own,`HEAD`]:own,o=[...shared.map(e=>({name:e,path:join(n,e)})),...a.map(e=>({name:e,path:join(r,e)}))],s=[];
for(let e of o){
let t=await snapshotOf(e.path);
t&&s.push({...e,before:t})}
return{git:e,prefix:t,places:s,refs:await refsOf(e)}}
async function modulesIn(e,t=``){
let n=[],r=await readdir(e,{withFileTypes:!0}).catch(()=>[]);
for(let i of r){
if(!i.isDirectory())continue;
let[r,a]=[join(e,i.name),join(t,i.name)];
(await lstatOrNull(join(r,`HEAD`)))?.isFile()===!0?n.push(a,...await modulesIn(join(r,`modules`),join(a,`modules`))):n.push(...await modulesIn(r,a))}
return n}
const ours=/^refs\/(stash$|benchgate)/;
async function refsOf(e){
let t=await e.ask([`for-each-ref`,`--format=%(refname) %(objectname) %(symref)`]);
if(t===null)return null;
let n=new Map;
for(let e of t.split(`
`)){
let[t=``,r=``,i=``]=e.split(` `);
t!==``&&!ours.test(t)&&n.set(t,i===``?r:`ref: ${i}`)}
return n}
function changesIn(e,t){
let n=[...new Set([...e.keys(),...t?.keys()??[]])];
return new Map(n.filter(n=>e.get(n)!==t?.get(n)).map(t=>[t,e.get(t)??null]))}
async function putBackRefs(e,t){
let n=[...t],r=n.flatMap(([e,t])=>t===null?[`delete ${e}`]:[]),i=n.flatMap(([e,t])=>t!==null&&!t.startsWith(`ref: `)?[`update ${e} ${t}`]:[]),a=!0;
for(let t of[r,i]){
if(t.length===0)continue;
let n=Buffer.from(`${t.map(e=>`option no-deref\n${e}\n`).join(``)}`,`latin1`);
await e.ask([`update-ref`,`--stdin`],{input:n})===null&&(a=!1)}
for(let[t,r]of n)r?.startsWith(`ref: `)&&await e.ask([`symbolic-ref`,t,r.slice(5)])===null&&(a=!1);
return a}
const most={files:2e3,bytes:16*2**20};
async function snapshotOf(e){
let t=new Map,n=0,r=async i=>{
let a=join(e,i),o=await lstatOrNull(a);
if(o===null)return!0;
if(n+=o.size,t.size>=most.files||n>most.bytes)return!1;
let s=kindOf(o),c=s===`file`?await readFile(a):s===`link`?await readlink(a,`buffer`):none;
if(t.set(i,{kind:s,mode:o.mode&4095,content:c}),s!==`folder`)return!0;
for(let e of await readdir(a))if(!await r(join(i,e)))return!1;
return!0};
return await r(``)?t:null}
function changedIn(e,t){
return t===null?[``]:[...new Set([...e.keys(),...t.keys()])].filter(n=>!isSame(e.get(n),t.get(n))).sort()}
async function putBackFile(e,t,n){
let r=e=>n.some(t=>t===``||e===t||e.startsWith(`${t}/`));
for(let t of n)await rm(join(e,t),{recursive:!0,force:!0});
for(let n of[...t.keys()].filter(r).sort()){
let{kind:r,mode:i,content:a}=t.get(n),o=join(e,n);
r===`link`?await symlink(a,o):r===`folder`?await mkdir(o,{recursive:!0}):r===`file`&&await writeFile(o,a,{flag:`wx`}),(r===`folder`||r===`file`)&&await chmod(o,i)}}
const none=Buffer.alloc(0);
function kindOf(e){
return e.isDirectory()?`folder`:e.isFile()?`file`:e.isSymbolicLink()?`link`:`other`}
function isSame(e,t){
return!e||!t?e===t:e.kind===t.kind&&e.mode===t.mode&&e.content.equals(t.content)}
function holder(){
return{...me(),run:randomUUID(),started:new Date().toISOString()}}
function ownerStatus({pid:e,pidStarted:t,boot:n,namespace:r,host:i,started:a}){
let o=me(),s=`${i}`.split(`.`)[0]===o.host.split(`.`)[0];
if(n!==o.boot||n===null){
if(!s)return`unseen`;
if(n!==o.boot)return`ended`}else if(r!==o.namespace)return`unseen`;
if(!isRunning(e))return`ended`;
let c=startOf(e);
return t!==null&&c!==null&&c!==t||e===process.pid&&Date.parse(a)<Date.now()-process.uptime()*1e3?`ended`:`running`}
function isRunning(e){
try{
return process.kill(e,0),!0}catch(e){
return e.code===`EPERM`}}
function me(){
return{pid:process.pid,pidStarted:startOf(process.pid),boot:told(()=>readFileSync(`/proc/sys/kernel/random/boot_id`,`utf8`).trim()),namespace:told(()=>readlinkSync(`/proc/self/ns/pid`)),host:hostname()}}
function startOf(e){
return told(()=>readFileSync(`/proc/${e}/stat`,`utf8`).split(`) `).at(-1)?.split(` `)[19]??null)}
function told(e){
try{
return e()}catch{
return null}}
function bytes(e,...t){
return Buffer.concat([Buffer.from(e),...t.map(e=>Buffer.from(`/${e}`,`latin1`))])}
function isInside(e){
let t=e.split(`/`);
return t[0]!==`.git`&&t.every(e=>e!==``&&e!==`.`&&e!==`..`)}
function foldersAbove(e){
let t=e.split(`/`);
return t.slice(1).map((e,n)=>t.slice(0,n+1).join(`/`))}
function areNested(e,t){
return`${e}/`.startsWith(`${t}/`)||`${t}/`.startsWith(`${e}/`)}
function standingBelow(e,t){
return looking(e)(t)}
function looking(e){
let t=new Map;
return async n=>{
for(let r of foldersAbove(n)){
let n=t.get(r)??(await lstatOrNull(bytes(e,r)))?.isDirectory()??!1;
if(t.set(r,n),!n)return null}
return lstatOrNull(bytes(e,n))}}
const unfinished={copy:`.benchgate-copying`,original:`.benchgate-moved`};
function isUnfinished(e){
return e.split(`/`).some(e=>Object.values(unfinished).some(t=>e.endsWith(t)))}
async function below(e){
let t=[],n=[],r=async(e,i)=>{
let a=await readdir(e,{withFileTypes:!0,encoding:`buffer`}),o=Math.max(0,...a.map(({name:e})=>e.length));
if(e.length+1+o>longestPath)return!1;
for(let o of a){
let a=o.name,s=i+a.toString(`latin1`),c=Buffer.concat([e,Buffer.from(`/`),a]);
if(isUnfinished(s))continue;
let l=Buffer.concat([c,Buffer.from(`/.git`)]);
if(!o.isDirectory()||l.length<=longestPath&&await lstatOrNull(l))t.push(s);else{
if(n.push(s),await r(c,`${s}/`))continue;
n.pop(),t.push(s)}}
return!0};
return(await lstatOrNull(e))?.isDirectory()&&await r(e,``),{files:t,folders:n}}
const longestPath=process.platform===`darwin`?1023:4095;
async function copyWhole(e,t,n={}){
try{
let r=lstatSync(e);
if(r.isSymbolicLink()){
let i=readlinkSync(e,{encoding:`buffer`});
symlinkSync(i,t),giveOwner(t,r),n.copied?.(t,i);
return}
if(r.isDirectory()){
let i=readdirSync(e,{encoding:`buffer`});
mkdirSync(t);
for(let r of i){
let i=Buffer.concat([Buffer.from(`/`),r]);
await copyWhole(Buffer.concat([e,i]),Buffer.concat([t,i]),n)}
giveOwner(t,r),chmodSync(t,r.mode&4095),await setImmediate()}else if(r.isFile())n.counting?.(r.size),r.size>longCopy?await copyLong(e,t,r.mode,n):copyFileSync(e,t,constants.COPYFILE_FICLONE),giveOwner(t,r)&&r.mode&3072&&chmodSync(t,r.mode&4095);else return;
n.copied?.(t,null),utimesSync(t,r.atimeMs/1e3,r.mtimeMs/1e3)}catch(t){
let{code:r}=t;
if(r===`ENOENT`&&n.unread&&!lstatSync(e,{throwIfNoEntry:!1}))return;
if(r!==`EACCES`||!n.unread)throw t;
n.unread(e)}}
function giveOwner(e,{uid:t,gid:n}){
if(process.getuid?.()!==0)return!1;
try{
return lchownSync(e,t,n),!0}catch{
return!1}}
const longCopy=2**26;
async function copyLong(e,t,n,r){
try{
return copyFileSync(e,t,constants.COPYFILE_FICLONE_FORCE)}catch{}
let i=await open(e,`r`);
try{
let e=await open(t,`w`,n&4095);
try{
let t=Buffer.alloc(2**23);
for(let n=await i.read(t);n.bytesRead>0;n=await i.read(t))await e.writeFile(t.subarray(0,n.bytesRead)),r.counting?.(0)}finally{
await e.close()}}finally{
await i.close()}}
async function removeEmptied(e,t){
for(let n of foldersAbove(t).toReversed())try{
if(`${process.cwd()}/`.startsWith(`${bytes(e,n)}/`))return;
await rmdir(bytes(e,n))}catch{
return}}
async function removeWhole(e){
try{
await rm(e,{recursive:!0,force:!0})}catch(t){
let{code:n,path:r}=t;
if(n===`EACCES`)await unprotect(Buffer.from(e));else if(n===`ENAMETOOLONG`)await flatten(Buffer.from(e));else if(n===`ENOTDIR`&&r)await unlinkAnyway(r);else throw t;
await rm(e,{recursive:!0,force:!0})}}
async function flatten(e,t=e,n={count:0}){
let r=e=>{
if(e.code!==`ENOENT`)throw e;
return null},i=await readdir(t,{withFileTypes:!0,encoding:`buffer`}).catch(r);
for(let a of i??[]){
if(!a.isDirectory())continue;
let i=Buffer.concat([t,Buffer.from(`/`),a.name]);
if(i.length>e.length+1e3){
let t=Buffer.concat([e,Buffer.from(`/benchgate-deep-${++n.count}`)]);
if(await rename(i,t).catch(r)===null)continue;
i=t}
await flatten(e,i,n)}}
async function unprotect(e){
try{
await chmod(e,448);
for(let t of await readdir(e,{withFileTypes:!0,encoding:`buffer`}))t.isDirectory()&&await unprotect(Buffer.concat([e,Buffer.from(`/`),t.name]))}catch(e){
if(e.code!==`ENOENT`)throw e}}
async function unlinkAnyway(e){
await unlink(e).catch(({code:t})=>{
throw Error(`${e} may not be removed (${t}). If it is immutable, as "lsattr" shows, "chattr -i" ends that`)})}
const fileName=`journal.json`;
async function readJournal(e){
try{
return JSON.parse(await readFile(join(e,fileName),`utf8`))}catch(e){
if(e.code===`ENOENT`)return null;
throw e}}
async function beginJournal(e,t){
let n=await mkdtemp(`${e}${beginning}${process.pid}-`);
await syncedFile(join(n,fileName),JSON.stringify(t));
try{
return await rename(n,e),await syncFolder(dirname(e)),!0}catch(e){
await removeWhole(n);
let{code:t}=e;
if(t===`ENOTEMPTY`||t===`EEXIST`||t===`EPERM`)return!1;
throw e}}
async function takeOver(e,t){
let n=holder(),r=join(e,`claim-of-${n.run}`),i=join(e,`claim-on-${t.run}`);
ownerStatus(t)!==`ended`&&await writeFile(stopOf(e,t),JSON.stringify(t));
try{
await syncedFile(r,JSON.stringify(n)),await link(r,i)}catch(e){
let{code:t}=e;
if(t===`ENOENT`)return!1;
if(t!==`EEXIST`)throw e;
if(ownerStatus(JSON.parse(await readFile(i,`utf8`)))!==`ended`||(await rename(r,i),await readFile(i,`utf8`)!==JSON.stringify(n)))return!1}
let a=await readJournal(e);
return a?.run===t.run&&(await writeJournal(e,{...a,...n}),!0)}
async function isStillHeld(e,t){
if(await lstatOrNull(stopOf(e,t)))return!1;
let n=await readJournal(e).catch(()=>null);
return typeof n?.run!=`string`||n.run===t.run||ownerStatus(n)===`ended`}
async function forgetStop(e,t){
await rm(stopOf(e,t),{force:!0})}
function stopOf(e,{run:t}){
return`${e}-stop-${t}`}
const beginning=`-begun-`;
async function removeRemains(e){
let t=basename(stopOf(e,{run:``}));
for(let n of await readdir(dirname(e))){
let r=join(dirname(e),n),[,i]=n.startsWith(basename(e))?n.split(beginning):[];
(n.startsWith(`${basename(e)}-done-`)||i&&!isRunning(Number.parseInt(i,10))||n.startsWith(t)&&await hasEnded(r))&&await removeWhole(r).catch(()=>null)}}
async function hasEnded(e){
try{
return ownerStatus(JSON.parse(await readFile(e,`utf8`)))===`ended`}catch{
return!1}}
async function writeJournal(e,t){
await writeSynced(join(e,fileName),JSON.stringify(t))}
async function writeSynced(e,t){
await syncedFile(`${e}.next`,t),await rename(`${e}.next`,e),await syncFolder(dirname(e))}
async function syncedFile(e,t){
let n=await open(e,`w`);
try{
await n.writeFile(t).catch(nameFile(e)),await n.sync()}finally{
await n.close()}}
async function syncFile(e){
let t=await open(e,`r+`);
try{
await t.sync()}finally{
await t.close()}}
async function syncFolder(e){
if(process.platform===`win32`)return;
let t=await open(e,`r`);
try{
await t.sync()}finally{
await t.close()}}
const names={yours:`yours`,left:`left`,outline:`outline.json`,moved:`moved.json`,deleted:`deleted.json`,shared:`shared.json`,apart:`apart.json`,staying:`staying.json`,stashes:`stashes.json`,reserve:`reserve`};
async function stateFolder(e){
return join(decodePath(await e.run([`rev-parse`,`--absolute-git-dir`])),`benchgate`)}
const kept=[`index`,`logs/HEAD`,`ORIG_HEAD`,`COMMIT_EDITMSG`,`SQUASH_MSG`,`MERGE_MSG`,`AUTO_MERGE`,`HEAD`];
async function keepGitFiles(e,t){
let n=new Map;
for(let[r,i]of await gitPaths(e,kept)){
let e=join(t,fileOf(r));
await copyIfThere(i,e),await lstatOrNull(e)&&n.set(r,await readFile(e))}
return n}
async function renewGitFiles(e,t){
for(let[n,r]of t){
let t=join(e,fileOf(n));
await lstatOrNull(t)||await replaceFile(t,r)}}
async function putBackGitFiles(e,t){
let n=e=>join(t,fileOf(e));
if(await lstatOrNull(n(`HEAD`)))for(let[t,r]of await gitPaths(e,kept))await lstatOrNull(n(t))?await copyIfThere(n(t),r):await rm(r,{force:!0})}
async function putBackLink(e,{path:t,link:n}){
if(n===null)return;
let r=join(e,t),i=Buffer.from(n);
(await contentOf(join(r,`.git`)).catch(()=>null))?.equals(i)||(await mkdir(r,{recursive:!0}),await replaceFile(join(r,`.git`),i))}
async function readOutline(e){
let t=await contentOf(join(e,names.outline));
if(t===null)return null;
let{folders:n,files:r,closed:i}=JSON.parse(t.toString()),a=e=>e.filter(([e])=>isInside(e)).map(([e,t])=>[e,t&2047]);
return{folders:a(n),files:a(r),closed:i}}
async function takeReserve(e){
await writeFile(join(e,names.reserve),randomBytes(2**16))}
async function writeNote(e,t,n){
await mkdir(e,{recursive:!0}),await writeSynced(join(e,t),JSON.stringify(n))}
async function readStashesNote(e){
let t=await contentOf(join(e,names.stashes));
return t===null?[]:JSON.parse(t.toString())}
async function readPaths(e,t){
let n=await contentOf(join(e,t)),r=n===null?[]:JSON.parse(n.toString()),i=r.find(e=>!isInside(e));
if(i!==void 0)throw Error(`${join(e,t)} has been tampered with: it names ${decodePath(i)}. Nothing was moved.`);
return r}
function fileOf(e){
return e.replace(`/`,`-`)}
async function copyIfThere(e,t){
let n=await lstatOrNull(e);
if(!n?.isFile())return;
await copyFile(e,`${t}.next`),await syncFile(`${t}.next`);
let r=Math.floor(n.mtimeMs/1e3);
await utimes(`${t}.next`,r,r),await rename(`${t}.next`,t)}
const leavingPointers={GIT_LFS_SKIP_SMUDGE:`1`};
async function prepareLargeFiles(e,t,n,r){
if((await Promise.all([...new Set(n)].map(t=>e.find([`grep`,`--quiet`,`filter=lfs`,t,`--`,`:(glob)**/.gitattributes`])))).every(e=>e===null))return!1;
let i=await e.ask([`lfs`,`ls-files`]);
return i===null||!await e.find([`config`,`--get-regexp`,`^filter\\.lfs\\.(process|smudge)$`])?!1:/^\S+ - /m.test(i)&&!/^\S+ \* /m.test(i)?(r.info(`files kept by Git LFS stay pointers on both sides, as in this checkout`),!0):(await t.completeLargeFiles(n)||r.warn(`Not all files that Git LFS keeps could be fetched from origin. If a side cannot be checked out, let an earlier step run "git lfs fetch origin ${n.join(` `)}".`),!1)}
async function hold(e,t){
let n=Buffer.from(await e.run([`ls-files`,`--stage`,`-z`]),`latin1`),r=await withOwnIndex(e,async e=>(await e.run([`update-index`,`-z`,`--index-info`],{input:n}),e.run([`write-tree`,`--missing-ok`]))),i=[...new Set(t)].flatMap(e=>[`-p`,e]),a=await e.run([`commit-tree`,...i,`-m`,`Held while Benchgate measures`,r]);
await e.run([`update-ref`,await refOf(e),a])}
async function release$1(e){
let t=await refOf(e);
await rm(await gitPath(e,`${t}.lock`),{force:!0}),await e.run([`update-ref`,`-d`,t])}
async function refOf(e){
let[t=``,n=``]=(await e.run([`rev-parse`,`--path-format=absolute`,`--git-common-dir`,`--git-dir`])).split(`
`).map(decodePath);
return`refs/benchgate-${createHash(`sha1`).update(relative(t,n)).digest(`hex`).slice(0,12)}`}
const ownStash=`uncommitted work while Benchgate measures`;
async function readOthersStashes(e){
return(await readStashes(e)).filter(([,e])=>e!==ownStash)}
async function bringBackStashes(e,t,n,r){
if(t.length===0)return;
let i=new Set((await readStashes(e)).map(([e])=>e)),a=t.filter(([e])=>!i.has(e)).toReversed();
if(a.length>0&&n){
let e=a.map(([e,t])=>`  ${escapeControls(shellLine(`git`,`stash`,`store`,`-m`,decodePath(t),shortSha(e)))}`);
r.warn([`Gone from "git stash list" since Benchgate began. If it was not you, this brings it back:`,...e].join(`
`))}else for(let[t,n]of a)await e.ask([`stash`,`store`,`--message`,decodePath(n),t])===null&&r.warn(`The stash entry "${decodePath(n)}" has gone from "git stash list" and could not be brought back. If git still has it, "git stash apply ${t}" applies it.`)}
async function takeOutline(e,t){
let[n,r]=await Promise.all([readStatus(e),readIndex(e)]),i=new Set([...n.changed,...n.deleted]),a=modesOf(r),o=new Set([...a.keys(),...i,...n.untracked]);
for(let n of t)for(let t of(await readDifference(e,`HEAD`,n)).added)o.add(t);
let s=looking(e.folder),c=new Set,l=[];
for(let t of o){
for(let e of foldersAbove(t))c.add(e);
let n=await s(t),r=a.get(t);
if(n?.isFile()&&(i.has(t)||r&&modeOf(n)!==usualMode(r))&&l.push([t,modeOf(n)]),n?.isDirectory()&&r!==`160000`&&!await lstatOrNull(bytes(e.folder,t,`.git`))){
c.add(t);
for(let n of(await below(bytes(e.folder,t))).folders)c.add(`${t}/${n}`)}}
let u=new Set([...n.untracked,...n.ignored]),d=await foldersIn$1(e.folder,e=>!u.has(e)&&a.get(e)!==`160000`,(e,t)=>{
if(![`EACCES`,`EPERM`,`ENOENT`].includes(t.code??``))throw t;
u.add(e)});
for(let e of d)c.add(e);
let f=[];
for(let e of[...c].sort((e,t)=>e.length-t.length)){
let t=await s(e);
t?.isDirectory()&&f.push([e,modeOf(t)])}
return{folders:f,files:l,closed:[...u]}}
function foldersOf(e){
return[...new Set([...e].flatMap(foldersAbove))]}
function openFolders(e,t){
for(let n of t){
let t=bytes(e,n);
try{
let e=lstatSync(t);
e.isDirectory()&&(e.mode&448)!=448&&chmodSync(t,e.mode&4095|448)}catch{}}}
async function foldersIn$1(e,t,n){
let r=[],i=[``];
for(let a=i.pop();a!==void 0;a=i.pop()){
let o=a===``?Buffer.from(e):bytes(e,a),s=await readdir(o,{withFileTypes:!0,encoding:`buffer`}).catch(e=>(n(a,e),[]));
for(let e of s){
let n=e.name.toString(`latin1`),o=a===``?n:`${a}/${n}`;
e.isDirectory()&&o!==`.git`&&t(o)&&(r.push(o),i.push(o))}}
return r}
async function applyOutline(e,{folders:t,files:n,closed:r}){
for(let[n,r]of t){
let t=bytes(e.folder,n);
await mkdir(t,{recursive:!0}).catch(()=>null);
let i=await standingBelow(e.folder,n);
i?.isDirectory()&&modeOf(i)!==r&&await chmod(t,r)}
let i=new Map(n);
for(let[t,n]of modesOf(await readIndex(e)))i.set(t,i.get(t)??usualMode(n));
let a=looking(e.folder);
for(let[t,n]of i){
let r=await a(t);
r?.isFile()&&modeOf(r)!==n&&await chmod(bytes(e.folder,t),n)}
let o=new Set(t.map(([e])=>e));
for(let e of i.keys())for(let t of foldersAbove(e))o.add(t);
let s=new Set(r),c=await foldersIn$1(e.folder,e=>!s.has(e)&&!i.has(e),()=>{});
for(let t of c.toReversed())o.has(t)||await rmdir(bytes(e.folder,t)).catch(()=>null)}
async function oddLineEnds(e){
let t=(await e.find([`config`,`core.autocrlf`]))?.toLowerCase()===`true`;
return!t&&!await e.find([`config`,`--get-regexp`,`^core\\.(autocrlf|eol)$`])?[]:nulSeparated(await e.run([`ls-files`,`--eol`,`-z`])).filter(e=>{
let[,n,r]=/^i\/(\S*) *w\/(\S*) /.exec(e)??[];
return t?r===`lf`||r===`mixed`:n!==r}).map(e=>e.slice(e.indexOf(`	`)+1))}
function modesOf(e){
return new Map(e.map(({path:e,mode:t})=>[e,t]))}
function usualMode(e){
return(e===`100755`?511:438)&~process.umask()}
function modeOf({mode:e}){
return e&4095}
async function leavingHome(e,t,n){
let[r,i]=await Promise.all([readIndex(e),readStatus(e)]),a=r.filter(({mode:e})=>e!==`160000`).map(({path:e})=>e),o=await Promise.all([...new Set(t)].map(t=>readDifference(e,`HEAD`,t))),s=[...o.flatMap(({changed:e,removed:t})=>[...e,...t]),...await oddLineEnds(e)],c=new Set(a);
return leaving(e,n,{entries:r,status:i,to:o,also:[...n.isSparse?a:s.filter(e=>c.has(e)),...withOtherNames(e,a),...await lostLinks(e,r,[`HEAD`,...t]),...repositoriesAmong(e,r)]})}
async function leavingSide(e,t,n){
let{changed:r,removed:i}=t.difference;
return leavingForGood(e,t,n,t=>[...r,...i,...touched(e,t)])}
async function leavingForGood(e,{difference:t,lost:n,folders:r},i,a=e=>[]){
let o=i.shared===null?`normal`:`all`;
openFolders(e.folder,r);
let[s,{entries:c,also:l}]=await Promise.all([readStatus(e,o),readIndex(e).then(t=>({entries:t,also:[...n,...repositoriesAmong(e,t),...a(t)]}))]);
return leaving(e,i,{entries:c,status:s,to:[t],also:l})}
function touched(e,t){
return t.filter(({path:t,mode:n,modified:r})=>{
let i=n===`160000`?void 0:lookAt(e,t);
return i!==void 0&&Math.abs(i.mtimeMs-r)>.001}).map(({path:e})=>e)}
function withOtherNames(e,t){
return t.filter(t=>{
let n=lookAt(e,t);
return n?.isFile()&&n.nlink>1})}
async function leaving(e,{shared:t,isSparse:n,staying:r},i){
let{entries:a,status:o,to:s,also:c}=i,l=new Set(a.map(({path:e})=>e)),u=a.filter(({isAssumed:e,isSkipped:t})=>e||t&&!n).map(({path:e})=>e),d=[...s.flatMap(({added:e})=>e),...o.deleted,...u],f=new Set(o.deleted),p=new Set(o.ignored),m=new Set([...o.changed,...o.untracked]),h=new Set([...u,...o.changed,...o.untracked.filter(e=>!(t&&isWithin(e,t.paths))),...t?.apart??o.ignored,...c.filter(e=>!f.has(e)),...await inTheWay(e,d,l)]);
for(let e of u)f.add(e);
let g=looking(e.folder);
for(let e of h)r.some(t=>areNested(t,e))?h.delete(e):await g(e)?f.delete(e):h.delete(e);
for(let e of h)foldersAbove(e).some(e=>h.has(e))&&h.delete(e);
return{moved:[...h],deleted:[...f],ignored:[...h].filter(e=>isWithin(e,p)),found:[...h].filter(e=>isWithin(e,m)),flagged:u,times:new Map(a.map(({path:e,modified:t})=>[e,t]))}}
function isWithin(e,t){
return t.has(e)||foldersAbove(e).some(e=>t.has(e))}
async function lostLinks(e,t,n){
let r=t.filter(({mode:e})=>e===`160000`).map(({path:e})=>e);
if(r.length===0)return[];
let i=await Promise.all([...new Set(n)].map(t=>readLinks(e,t)));
return r.filter(e=>i.some(t=>!t.has(e)))}
function repositoriesAmong(e,t){
let n=t.filter(({mode:e})=>e!==`160000`);
return[...new Set(n.flatMap(({path:e})=>foldersAbove(e)))].map(e=>`${e}/.git`).filter(t=>lookAt(e,t)!==void 0)}
function lookAt(e,t){
try{
return lstatSync(bytes(e.folder,t),{throwIfNoEntry:!1})}catch{
return}}
async function inTheWay(e,t,n){
let r=new Set;
for(let i of t)for(let t of[...foldersAbove(i),i]){
let a=await lstatOrNull(bytes(e.folder,t));
if(!a)break;
if(a.isDirectory()&&t!==i)continue;
let o=!a.isDirectory()||await lstatOrNull(bytes(e.folder,t,`.git`))?[t]:(await below(bytes(e.folder,t))).files.map(e=>`${t}/${e}`);
for(let e of o)n.has(e)&&e!==i||r.add(e);
break}
return[...r]}
async function move(e,t){
try{
await rename(e,t);
return}catch(e){
e.code===`ENOENT`&&await mkdir(parentOf(t),{recursive:!0})}
try{
await renameAnyway(e,t)}catch(n){
if(n.code!==`EXDEV`)throw n;
await copyOver(e,t),await discard(e)}}
async function copyOver(e,t){
let n=withEnd(t,unfinished.copy);
await removeWhole(n);
try{
await copyWhole(e,n),await sync(n,e),await rename(n,t)}catch(e){
throw await removeWhole(n).catch(()=>null),e}
await syncOne(parentOf(t))}
async function discard(e){
let t=withEnd(e,unfinished.original);
await removeWhole(t),await renameAnyway(e,t),await removeWhole(t)}
function withEnd(e,t){
let n=e.lastIndexOf(`/`)+1,r=e.subarray(n);
if(r.length+t.length<=longestName)return Buffer.concat([e,Buffer.from(t)]);
let i=`-${createHash(`sha1`).update(r).digest(`hex`).slice(0,8)}${t}`;
return Buffer.concat([e.subarray(0,n+longestName-i.length),Buffer.from(i)])}
const longestName=255;
async function renameAnyway(e,t){
try{
await rename(e,t)}catch(n){
if(n.code!==`EACCES`)throw n;
let r=[parentOf(e),e,parentOf(t)],i=await Promise.all(r.map(async e=>(await lstat(e)).mode&4095)),a=(await lstat(e)).isDirectory();
try{
for(let[e,t]of r.entries())(e!==1||a)&&await chmod(t,i[e]|448);
await rename(e,t),a&&await chmod(t,i[1])}finally{
await chmod(r[0],i[0]),await chmod(r[2],i[2])}}}
async function sync(e,t){
let n=await lstatOrNull(e),r=await lstatOrNull(t);
if(n?.isFile()&&r?.isFile()&&n.size!==r.size)throw Error(`${t} has ${r.size} bytes, and a copy of it ${n.size}: something writes to it, so it was left where it is. End that program first.`);
if(n?.isDirectory())for(let n of await readdir(e,{encoding:`buffer`})){
let r=Buffer.concat([Buffer.from(`/`),n]);
await sync(Buffer.concat([e,r]),Buffer.concat([t,r]))}
(n?.isDirectory()||n?.isFile())&&await syncOne(e)}
async function syncOne(e){
if(process.platform===`win32`)return;
let t=await open(e,`r`);
try{
await t.sync()}finally{
await t.close()}}
function parentOf(e){
return e.subarray(0,e.lastIndexOf(`/`))}
const filesName=`files`;
async function shelve(e,t,n,r){
await mkdir(bytes(t,filesName),{recursive:!0});
let i=new Set;
for(let a of n.moved){
try{
await move(bytes(e.folder,a),bytes(t,filesName,a))}catch(t){
let{code:o}=t;
if(o===`ENOENT`&&!await lstatOrNull(bytes(e.folder,a))){
i.add(a);
continue}
if(n.times.has(a)||!immovable.includes(o??``))throw t;
i.add(a),r(a,t);
continue}
await removeEmptied(e.folder,a)}
n.flagged.length>0&&await unflag(e,n.flagged);
let a=e=>!i.has(e),{moved:o,ignored:s,found:c}=n;
return{...n,moved:o.filter(a),ignored:s.filter(a),found:c.filter(a)}}
const immovable=[`EPERM`,`EACCES`,`ENAMETOOLONG`,`EBUSY`];
function staying(e){
let t=new Set;
return(n,{code:r,message:i})=>{
if(t.has(n))return;
t.add(n);
let[a,o]=r===`EPERM`||r===`EACCES`?[r===`EPERM`?`it belongs to another user (a container may have made it), or is immutable`:`it belongs to another user (a container may have made it)`,`Remove it, or make it yours with chown${r===`EPERM`?` (an immutable one: chattr -i)`:``}.`]:[i,`If you can, move it out of the checkout.`];
e.warn(`${decodePath(n)} cannot be moved, so both sides see it as it is: ${a}. ${o}`)}}
async function unshelve(e,t,n,r){
await removeDeleted(e,n.deleted,r);
let{stuck:i}=await bringBack(e,t,n.moved,r);
if(i[0])throw i[0].error}
async function removeDeleted(e,t,n){
for(let r of t){
let t=await standingBelow(e.folder,r);
n.has(r)&&t&&!t.isDirectory()&&(await rm(bytes(e.folder,r)),await removeEmptied(e.folder,r))}}
async function bringBack(e,t,n,r){
let i=[],a=new Map,o=async n=>{
let o=bytes(t,filesName,n);
try{
if(!await lstatOrNull(o))return;
await makeWay(e,n,o,r,i),await move(o,bytes(e.folder,n)),a.delete(n)}catch(e){
a.set(n,{path:n,place:decodePath(o.toString(`latin1`)),error:e})}};
for(let e of n)await o(e);
for(let e of[...a.keys()])await o(e);
let s=e=>[...foldersAbove(e),e].some(e=>a.has(e));
for(let e of(await below(bytes(t,filesName))).files)s(e)||await o(e);
return a.size===0&&await removeWhole(t),{kept:i,stuck:[...a.values()]}}
async function missingFrom(e,t){
let n=[];
for(let r of t)await lstatOrNull(bytes(e,filesName,r))||n.push(r);
return n}
async function copyShelf(e,t,n,r,i){
let a=n.filter(e=>![...foldersAbove(e),e].some(e=>r.has(e))),o=bytes(e,filesName).length+1,s=e=>i.unread?.(e.subarray(o));
for(let n of a){
let r=bytes(t,filesName,n);
await mkdir(r.subarray(0,r.lastIndexOf(`/`)),{recursive:!0}),await copyWhole(bytes(e,filesName,n),r,{...i,unread:s})}
return a}
async function takeFrom(e,t,n){
for(let r of t)await move(bytes(e,filesName,r),bytes(n,r))}
async function dropFiles(e,t){
for(let n of t)await removeWhole(bytes(e,filesName,n))}
async function hasFiles(e){
return(await below(bytes(e,filesName))).files.length>0}
async function unflag(e,t){
let n=Buffer.from(t.map(e=>`${e}\0`).join(``),`latin1`);
for(let t of[`--no-assume-unchanged`,`--no-skip-worktree`])await e.run([`update-index`,`-z`,t,`--stdin`],{input:n})}
async function makeWay(e,t,n,r,i){
for(let n of foldersAbove(t)){
let t=await lstatOrNull(bytes(e.folder,n));
t&&!t.isDirectory()&&await keepBeside(e,n,i)}
let a=bytes(e.folder,t),o=await lstatOrNull(a);
if(!o)return;
let s=o.isDirectory()?(await below(a)).files:[];
r.has(t)||o.isDirectory()&&s.every(e=>r.has(`${t}/${e}`))||await areAlike(a,n)?o.isDirectory()?await discard(a):await rm(a):await keepBeside(e,t,i)}
async function keepBeside(e,t,n){
for(let r=1;;r++){
let i=withEnd(Buffer.from(t,`latin1`),`.benchgate-${r}`).toString(`latin1`);
if(!await lstatOrNull(bytes(e.folder,i))){
await move(bytes(e.folder,t),bytes(e.folder,i)),n.push(i);
return}}}
async function areAlike(e,t){
let[n,r]=await Promise.all([lstat(e),lstat(t)]);
if(n.mode!==r.mode)return!1;
if(n.isSymbolicLink())return await readlink(e)===await readlink(t);
if(n.isFile())return n.size===r.size&&Math.abs(n.mtimeMs-r.mtimeMs)<1&&(await readFile(e)).equals(await readFile(t));
let[i,a]=await Promise.all([e,t].map(e=>readdir(e,{encoding:`buffer`})));
if(!i||i.length!==a?.length)return!1;
let o=(e,t)=>Buffer.concat([e,Buffer.from(`/`),t]);
for(let n of i)if(!await lstatOrNull(o(t,n))||!await areAlike(o(e,n),o(t,n)))return!1;
return!0}
async function clearUnfinished(e,t){
let n=new Set(t);
for(let r of t)for(let t of Object.values(unfinished)){
let i=withEnd(Buffer.from(r,`latin1`),t).toString(`latin1`),a=bytes(e.folder,i);
!n.has(i)&&await lstatOrNull(a)&&await removeWhole(a).catch(()=>null)}}
async function retryOnce(e){
return e().catch(e)}
async function treesOf(e,t,n){
let r=[],i=async(e,t,a)=>{
await refuseReadOnly(e.folder);
let o=await e.find([`rev-parse`,`--verify`,`--quiet`,`HEAD`]);
if(o===null)throw new Misconfigured(`${e.folder} has no commit checked out: its branch has none yet. Check a commit out, or set checkout to "worktree".`);
let s={path:t,branch:await e.find([`symbolic-ref`,`--quiet`,`HEAD`]),sha:o,link:await linkOf(e.folder),isSwitched:a!==null,sides:Object.values(a??{}),isBack:!1};
r.push({git:e,state:stateOf(n,r.length),home:s,commits:a});
for(let n of await filledLinks(e)){
let r=e.in(join(e.folder,n));
await i(r,t===``?n:`${t}/${n}`,await wantedOf(e,n,a,r))}};
return await i(e,``,t),r}
async function refuseReadOnly(e){
if((await access(e,constants.W_OK).catch(e=>e))?.code===`EROFS`)throw new Misconfigured(`The checkout in ${e} is on a file system that can only be read, so base and head cannot be checked out in it. Mount it so that it can be written, or set checkout to "worktree" if the git directory can be.`)}
async function linkOf(e){
let t=join(e,`.git`);
return(await lstatOrNull(t))?.isFile()?(await contentOf(t))?.toString()??null:null}
function stateOf(e,t){
return t===0?e:join(e,`submodules`,String(t))}
async function filledLinks(e){
let t=[];
for(let{path:n,mode:r}of await readIndex(e)){
if(r!==`160000`)continue;
let i=join(e.folder,decodePath(n));
await lstatOrNull(join(i,`.git`))&&await e.in(i).find([`rev-parse`,`--verify`,`--quiet`,`HEAD`])&&t.push(decodePath(n))}
return t}
async function wantedOf(e,t,n,r){
if(n===null)return null;
let i=async n=>(await readLinks(e,n)).get(Buffer.from(t).toString(`latin1`)),[a,o,s]=await Promise.all([i(`HEAD`),i(n.base),i(n.head)]);
if(a===void 0||o===void 0||s===void 0)return null;
let c={base:o,head:s};
for(let e of sides)await needCommit(r,t,e,c[e]);
return c}
async function needCommit(e,t,n,r){
let i=()=>e.find([`rev-parse`,`--verify`,`--quiet`,`${r}^{commit}`]);
if(!await i()&&(await e.ask([`fetch`,`--quiet`,`--no-tags`,`--no-write-fetch-head`,`origin`,r]),!await i()))throw new CouldNotMeasure(`The submodule ${t} has no commit ${r}, which ${n} needs, and its origin does not give it. Fetch it first: "git -C ${t} fetch"; where that is shallow, with --unshallow (in a workflow "fetch-depth: 0").`)}
async function restore(e,t,n){
let r=await readJournal(t);
if(r===null)return null;
let i=r.hasPointers?e.with(leavingPointers):e,a=[];
for(let[e,o]of r.trees.entries()){
if(o.path!==``&&!isInside(o.path))continue;
await putBackLink(i.folder,o);
let s={git:i.in(join(i.folder,o.path)),state:stateOf(t,e),home:o};
await unlock(s.git,o.sha),r.phase===`measuring`&&o.isSwitched&&!o.isBack&&(await leaveSide(s,r,n),r={...r,trees:r.trees.with(e,{...o,isBack:!0})},await writeJournal(t,r)),a.push(...await returnHome(s,r,n))}
return{journal:r,stuck:a}}
async function makeRoom(e,t){
for(let[n]of t.entries())for(let t of sides)await removeWhole(join(stateOf(e,n),t)).catch(()=>null);
await rm(join(e,names.reserve),{force:!0})}
function notPutBack(e,t){
return t instanceof NotPutBack||t instanceof Misconfigured?t:new NotPutBack(`The checkout could not be put back: ${t.message}\nYour uncommitted files are in ${join(e,names.yours)}. When the cause is gone (a full disk, say), "benchgate restore" puts everything back; so does the next run, or the post step.`)}
async function leaveSide({git:e,state:t,home:n},{ignoredFiles:r},i){
let a={shared:r===`shared`?{paths:new Set(await readPaths(t,names.shared)),apart:await readPaths(t,names.apart)}:null,isSparse:await isSparse(e),staying:await readPaths(t,names.staying)},o=foldersOf((await readIndex(e)).map(({path:e})=>e)),[s,c,l]=await Promise.all([readDifference(e,`HEAD`,n.sha),readLinks(e,`HEAD`),readLinks(e,n.sha)]),u=[...c.keys()].filter(e=>!l.has(e)),d=await unusedFolder(join(t,names.left)),f=(a.shared?await writtenBy(e,n):[]).filter(e=>!a.shared?.paths.has(e)),p=await leavingForGood(e,{difference:s,lost:u,folders:o},a,()=>f),m={...p,moved:p.moved.filter(e=>!isUnfinished(e))};
for(let t of p.moved)isUnfinished(t)&&await removeWhole(bytes(e.folder,t));
let{ignored:h}=await shelve(e,d,m,staying(i)),g=new Set(await readPaths(join(t,names.yours),names.moved));
await dropFiles(d,h.filter(e=>g.has(e))),await checkOutAnyway(e,n.sha,i)}
async function writtenBy(e,{sha:t,sides:n}){
return(await Promise.all(n.map(n=>readDifference(e,t,n)))).flatMap(({added:e})=>e)}
async function checkOutAnyway(e,t,n){
let r=[`checkout`,`--force`,`--detach`,t,`--`];
try{
await e.run(r)}catch(t){
let i=(await e.find([`config`,`--name-only`,`--get-regexp`,`^filter\\.`])??``).split(`
`),a=i.flatMap(e=>[`-c`,`${e}=${e.endsWith(`.required`)?`false`:``}`]);
if(i[0]===``||await e.ask([...a,...r])===null)throw t;
n.warn(`Your commit was checked out without its filters, as git failed with them: ${t.message}. "git status" shows the files to check out again.`)}}
async function returnHome({git:e,state:t,home:n},{phase:r,isWorkplace:i=!1},a){
let o=join(t,names.yours),s=[];
if(await lstatOrNull(o)){
let n=await readIndex(e),r=new Set(n.map(({path:e})=>e)),i=await readPaths(o,names.moved);
await removeDeleted(e,await readPaths(o,names.deleted),r),await isSparse(e)&&await removeDeleted(e,await skippedByHand(e,t,n,i),r),await rm(join(o,names.deleted),{force:!0}),await clearUnfinished(e,i);
let c=await bringBack(e,o,i,r);
for(let e of c.kept)a.warn(`A benchmark wrote a file where one of yours belongs; the benchmark's version is now ${decodePath(e)}`);
s.push(...c.stuck);
let l=s.find(({error:e})=>[`ENOSPC`,`EDQUOT`].includes(e.code??``));
if(l)throw l.error}
let c=await readOutline(t);
return c&&await applyOutline(e,c),await putBackGitFiles(e,t),r===`measuring`&&n.isSwitched&&n.branch!==null&&await stayOffMoved(e,n,a),await bringBackStashes(e,await readStashesNote(t),i,a),await release$1(e),s}
async function skippedByHand(e,t,n,r){
let i=new Set(n.filter(({isSkipped:e})=>!e).map(({path:e})=>e));
for(let e of r)i.delete(e);
return(await readIndex(e.with({GIT_CONFIG_COUNT:`1`,GIT_CONFIG_KEY_0:`sparse.expectFilesOutsideOfPatterns`,GIT_CONFIG_VALUE_0:`true`,GIT_INDEX_FILE:join(t,`index`)}))).filter(({path:e,isSkipped:t})=>t&&i.has(e)).map(({path:e})=>e)}
async function stayOffMoved(e,{branch:t,sha:n},r){
if(t===null)return;
let i=await e.run([`for-each-ref`,`--format=%(objectname)`,decodePath(t)]);
if(i===n)return;
await e.run([`update-ref`,`--no-deref`,`-m`,`benchgate: its branch has moved`,`HEAD`,n]);
let a=decodePath(t).replace(/^refs\/heads\//,``);
r.warn(`${a} was ${i===``?`removed`:`moved to ${i}`} while it was not checked out. Your files are back on top of ${n}, where it was before, with HEAD detached. "git switch ${a}" moves them to the branch.`)}
async function unusedFolder(e){
for(let t=1;;t++)if(!await lstatOrNull(`${e}-${t}`))return`${e}-${t}`}
async function forget(e,t,n,{journal:r,stuck:i}){
let{stash:a}=r;
a&&await retryOnce(()=>dropStash(e,a)).catch(()=>n.warn(`The second copy of your changes could not be dropped from "git stash list": ${a}`));
let o=i.length===0?[]:await keepAside(t,r,e=>e===names.yours),s=`${t}-done-${Date.now()}`;
if(await rename(t,s),await removeWhole(s).catch(e=>n.warn(`The checkout is back, but what the benchmarks left could not be removed: ${e.message}. Remove ${s} yourself.`)),i.length>0)throw new NotPutBack(stuckMessage(i,o))}
async function keepAside(e,{trees:t},n){
let r=`${e}-left-${Date.now()}`,i=[];
for(let[a]of t.entries())for(let t of await lstatOrNull(stateOf(e,a))?await readdir(stateOf(e,a)):[]){
let o=join(stateOf(e,a),t);
if(!n(t)||!await hasFiles(o))continue;
let s=i.length===0?r:`${r}-${i.length+1}`;
await rename(o,s),i.push([o,s])}
return i}
function stuckMessage(e,t){
return[`These files of yours could not be moved back. Everything else is as it was found. Move them yourself, then remove the folder they are in:`,...e.map(({path:e,place:n,error:r})=>{
let[i=``,a=``]=t.find(([e])=>n.startsWith(e))??[];
return`  ${decodePath(e)} is in ${n.replace(i,a)}: ${r.message}`})].join(`
`)}
async function dropStash(e,t){
let n=(await readStashes(e)).findIndex(([e])=>e===t);
n>=0&&await e.run([`stash`,`drop`,`--quiet`,`stash@{${n}}`])}
async function recoverCheckout(e,t,n=!1){
let r=await recoverAlone(e,t,n),i=await e.run([`rev-parse`,`--show-superproject-working-tree`]);
return i!==``&&await recoverCheckout(e.in(decodePath(i)),t,n)||r}
async function recoverAlone(e,t,n=!1){
let r=await stateFolder(e);
await removeRemains(r);
let i=await readJournal(r);
if(i===null)return await refuseLostJournal(r),!1;
let a=ownerStatus(i);
if(a===`running`||a===`unseen`&&!n)throw inUse(i);
t.warn(`A Benchgate run started ${i.started} was ended before it could put this checkout back. Putting it back now.`);
try{
if(await rm(join(r,names.reserve),{force:!0}),!await takeOver(r,i))throw inUse(await readJournal(r));
await makeRoom(r,i.trees),await gitToEnd(e);
let n=await restore(e,r,t);
if(n===null)return!0;
await keepLeft(r,i,t),await forget(e,r,t,n)}catch(e){
throw notPutBack(r,e)}
return!0}
function inUse(e){
if(e!==null&&ownerStatus(e)===`unseen`)return new Misconfigured(`A Benchgate run holds this checkout that cannot be seen from here: process ${e.pid} on ${decodePath(e.host)}, since ${e.started}, in another container or on another machine. Wait for it to end. If you know that it has ended, "benchgate restore --force" puts the checkout back.`);
let t=e===null?``:` (process ${e.pid}, since ${e.started})`;
return new Misconfigured(`Another Benchgate run holds this checkout${t}. Wait for it to end, or give each run a checkout of its own.`)}
async function refuseLostJournal(e){
if(await lstatOrNull(e)&&await readJournal(e)===null)throw new Misconfigured(`${e} belongs to a killed run, and its journal is gone, so the checkout cannot be put back automatically. Look for files of yours in ${join(e,names.yours)}, then remove the folder.`)}
async function keepLeft(e,t,n){
for(let[,r]of await keepAside(e,t,e=>e.startsWith(`${names.left}-`)))n.warn(`Files found uncommitted while a side was checked out were kept in ${r}; delete it if nothing in it is yours`)}
async function gitToEnd(e){
let t=await gitPath(e,`index.lock`);
for(let e=0;e<5e3&&await lstatOrNull(t);e+=50)await setTimeout(50)}
const markName=`.benchgate`;
async function openFolder(e,t){
let n=await realpath(t).catch(()=>null);
if(n===null)throw new Misconfigured(`The folder ${t}, in which to make worktrees, does not exist. Set TMPDIR (in a workflow, RUNNER_TEMP) to one that does.`);
if(`${n}${sep}`.startsWith(`${await realpath(e.folder)}${sep}`))throw new Misconfigured(`The folder for temporary files, ${n}, is in the checkout itself, so worktrees cannot be made there. Set TMPDIR (in a workflow, RUNNER_TEMP) to a folder outside.`);
let r=randomBytes(5).toString(`hex`),i=await recordsFolder(e),a=join(i,`${r}.json`),o=join(n,`benchgate-${r}`),s=join(n,`benchgate-${createHash(`sha256`).update(i).digest(`hex`).slice(0,r.length)}`),c=(await foldersIn(i)).includes(s),l={...holder(),folder:c?o:s,repositories:[]};
await writeFirst(i,a,l);
try{
await mkdir(l.folder,{mode:448})}catch(e){
if(c||!hasCode(e,`EEXIST`))throw e;
l={...l,folder:o},await writeSynced(a,JSON.stringify(l)),await mkdir(l.folder,{mode:448})}
let{folder:u}=l;
await writeFile(join(u,markName),r);
let d=await lstatOrNull(u);
return{folder:u,async register(e){
let t=await commonGitFolder(e);
l.repositories.includes(t)||(l={...l,repositories:[...l.repositories,t]},await writeSynced(a,JSON.stringify(l)))},remove:e=>finish(i,r,l,e,async()=>{
let e=await lstatOrNull(u);
return e?.isDirectory()===!0&&e.ino===d?.ino&&e.dev===d.dev})}}
async function writeFirst(e,t,n){
await access(dirname(e),constants.W_OK);
for(let r=1;;r++){
await mkdir(e,{recursive:!0});
let i=await writeSynced(t,JSON.stringify(n)).catch(e=>e);
if(i===void 0)return;
if(!hasCode(i,`ENOENT`)||r===5)throw i}}
function hasCode(e,t){
return e.code===t}
async function recoverWorktrees(e,t,n=!1){
let r=await recordsFolder(e);
if(!(await lstatOrNull(r))?.isDirectory())return!1;
await removeUnfinished(r);
let i=!1;
for(let e of await namesIn(r)){
let a=/^([0-9a-f]+)\.json$/.exec(e)?.[1];
if(a===void 0)continue;
let o=await readRecord(join(r,e)),s=o?ownerStatus(o):`ended`;
s===`running`||s===`unseen`&&!n||(i=!0,o===null?(t.warn(`${join(r,e)} is no record of worktrees: it has been tampered with, and is now removed.`),await rm(join(r,e),{recursive:!0,force:!0})):(t.warn(`A Benchgate run started ${o.started} was ended before it could remove its worktrees. Removing them now.`),await registeringEnded(o.repositories,o.folder),await finish(r,a,o,t,()=>isMarked(o.folder,a))))}
return await rmdir(r).catch(()=>null),i}
async function removeUnfinished(e){
let t=(await namesIn(e)).filter(e=>e.endsWith(`.json.next`)).map(t=>join(e,t)),n=async e=>{
let t=await readRecord(e);
return t===null||ownerStatus(t)===`ended`};
for(let e of t)await n(e)&&(await setTimeout(50),await n(e)&&await rm(e,{recursive:!0,force:!0}))}
async function finish(e,t,n,r,i){
let{folder:a,repositories:o}=n;
try{
for(let e of o)await removeRegistrations(e,a);
await i()?await removeMarked(a):await lstatOrNull(a)&&r.warn(`${a} is not as the run made it, and was left alone. Delete it if nothing in it is yours.`),await rm(join(e,`${t}.json`),{force:!0}),await rm(join(e,`${t}.json.next`),{force:!0}),await rmdir(e).catch(()=>null)}catch(e){
r.warn(`The worktrees in ${a} could not be removed: ${e.message}. The next run tries again.`)}}
async function removeMarked(e){
for(let t of await readdir(e)){
if(t===markName)continue;
let n=join(e,t);
for(let e=1;await lstatOrNull(n);e++)try{
(await lstatOrNull(n))?.isDirectory()?await removeWhole(n):await rm(n,{force:!0})}catch(t){
if(e===5)throw t;
await setTimeout(100)}}
await removeWhole(e)}
async function isMarked(e,t){
if(!/^benchgate-[0-9a-f]+$/.test(basename(e))||!(await lstatOrNull(e))?.isDirectory()||await realpath(e)!==e)return!1;
if((await readdir(e)).length===0)return!0;
let n=join(e,markName);
return(await lstatOrNull(n))?.isFile()===!0&&t.startsWith((await contentOf(n))?.toString()??`-`)}
async function readRecord(e){
if(!(await lstatOrNull(e))?.isFile())return null;
try{
let t=JSON.parse((await contentOf(e))?.toString()??``);
return[t.folder,t.started,...t.repositories].every(e=>typeof e==`string`&&e!==``)?t:null}catch{
return null}}
async function allIn(e){
let t=(await namesIn(e)).filter(e=>e.endsWith(`.json`));
return(await Promise.all(t.map(t=>readRecord(join(e,t))))).filter(e=>e!==null)}
async function foldersIn(e){
return(await allIn(e)).map(({folder:e})=>e)}
async function namesIn(e){
return readdir(e).catch(()=>[])}
async function recordsFolder(e){
return join(await commonGitFolder(e),`benchgate-worktrees`)}
async function commonGitFolder(e){
return realpath(decodePath(await e.run([`rev-parse`,`--path-format=absolute`,`--git-common-dir`])))}
async function warnForeignRuns(e,t){
let n=(await allIn(await recordsFolder(e))).filter(e=>ownerStatus(e)===`unseen`);
n.length>0&&t.info(`There are worktrees of runs that cannot be seen from here, in another container or on another machine: ${n.map(({folder:e,started:t})=>`${e} (since ${t})`).join(`, `)}. If you know that these have ended, "benchgate restore --force" removes them.`)}
const ourLock=`Benchgate measures here`;
async function removeRegistrations(e,t){
for(let n of await registrations(e))isBelow(await placeOf(n),t)&&await removeWhole(n);
await rmdir(join(e,`worktrees`)).catch(()=>null)}
async function registeringEnded(e,t){
let n=async e=>{
let n=await placeOf(e);
if(n===null)return!0;
if(!isBelow(n,t))return!1;
let r=await contentOf(join(e,`locked`)).catch(()=>null);
return r!==null&&r.toString().trim()!==`Benchgate measures here`||await lstatOrNull(join(e,`index.lock`))!==null};
for(let t=0,r=0;t<100&&r<3;t++){
t>0&&await setTimeout(50);
let i=(await Promise.all(e.map(registrations))).flat();
r=(await Promise.all(i.map(n))).includes(!0)?0:r+1}
for(let t of(await Promise.all(e.map(registrations))).flat())await placeOf(t)===null&&await isGits(t)&&await removeWhole(t)}
async function isGits(e){
let t=[`locked`,`HEAD`,`commondir`,`logs`,`refs`,`reftable`,`index`,`index.lock`];
return(await readdir(e)).every(e=>t.includes(e))}
async function registrations(e){
let t=join(e,`worktrees`);
return await realpath(e).catch(()=>null)!==e||!(await lstatOrNull(t))?.isDirectory()?[]:(await readdir(t,{withFileTypes:!0})).filter(e=>e.isDirectory()).map(e=>join(t,e.name))}
async function placeOf(e){
let t=join(e,`gitdir`);
return(await lstatOrNull(t))?.isFile()?resolve(e,(await contentOf(t))?.toString().trim()??``):null}
function isBelow(e,t){
return e?.startsWith(`${t}${sep}`)??!1}
async function recover(e,t,n,r=!1){
let i=await nearestFolder(e),a=gitIn(i,t);
await refuseOldGit(a);
for(let e=i;e!==dirname(e);e=dirname(e))await repairHead(join(e,`.git`));
await refuseDistrusted(a);
let o=await a.ask([`rev-parse`,`--show-toplevel`]);
if(!o)return null;
let s=decodePath(o),c=await recoverCheckout(a.in(s),n,r),l=await recoverWorktrees(a.in(s),n,r);
return r||await warnForeignRuns(a,n),{checkout:s,isChanged:c||l}}
export{lockedBy as $,beginJournal as A,writeJournal as B,takeOutline as C,readOthersStashes as D,ownStash as E,putBackLink as F,foldersAbove as G,areNested as H,readJournal as I,standingBelow as J,isInside as K,renewGitFiles as L,isStillHeld as M,keepGitFiles as N,leavingPointers as O,names as P,guard as Q,stateFolder as R,foldersOf as S,hold as T,bytes as U,writeNote as V,copyWhole as W,ownerStatus as X,holder as Y,KeptGit as Z,staying as _,inUse as a,leavingHome as b,forget as c,restore as d,modulesIn as et,treesOf as f,shelve as g,retryOnce as h,recoverWorktrees as i,forgetStop as j,prepareLargeFiles as k,makeRoom as l,missingFrom as m,openFolder as n,recoverAlone as o,copyShelf as p,removeWhole as q,ourLock as r,recoverCheckout as s,recover as t,notPutBack as u,takeFrom as v,bringBackStashes as w,leavingSide as x,unshelve as y,takeReserve as z};