import{accessSync,closeSync,constants,openSync,readFileSync,readdirSync,rmSync,stat,writeFileSync,writeSync}from"node:fs";
import{tmpdir}from"node:os";
import{delimiter,dirname,join,resolve}from"node:path";
import{lstat,mkdir,mkdtemp,open,rm,stat as stat$1,statfs,writeFile}from"node:fs/promises";
import*as os$1 from"os";
import*as fs from"fs";
import*as path from"path";
import*as events from"events";
import*as child from"child_process";
import{setTimeout}from"timers";
import{execFile,spawn}from"node:child_process";
import{parseArgs}from"node:util";
function formsOf(e){
if(e.length<8)return e===``?[]:[e];
let t=Buffer.from(e),n=[0,1,2].flatMap(e=>{
let n=Buffer.concat([Buffer.alloc(e),t]).toString(`base64`).slice(Math.ceil(e*8/6),Math.floor((e+t.length)*8/6));
return[n,n.replaceAll(`+`,`-`).replaceAll(`/`,`_`)]});
return[...new Set([e,encodeURIComponent(e),...n])]}
function secretFinder(e){
let t=e.flatMap(formsOf);
return e=>t.some(t=>e.includes(t))}
function redactor(e){
let t=[...new Set([...e].flatMap(formsOf))].sort((e,t)=>t.length-e.length),n=e=>{
if(typeof e==`string`)return t.reduce((e,t)=>e.replaceAll(t,`***`),e);
if(typeof e!=`object`||!e)return e;
if(Array.isArray(e))return e.map(n);
let r=Object.getOwnPropertyNames(e).map(t=>[t,n(Reflect.get(e,t))]);
return e instanceof Error?Object.assign(e,Object.fromEntries(r)):Object.fromEntries(r)};
return e=>t.length===0?e:n(e)}
const ofTheRunner=/^(INPUT_.*|ACTIONS_.*|STATE_.*|GITHUB_(TOKEN|ENV|PATH|OUTPUT|STATE|STEP_SUMMARY)|GIT_(DIR|WORK_TREE|INDEX_FILE))$/i,settingOfGit=/^GIT_CONFIG/i,secretName=RegExp(`TOKENS?(_|$)|SECRET|PASSWORD|PASSWD|PASSPHRASE|(^|_)PASS$|(^|_)PW(_|$)|(?<!^|OLD)PWD$|MNEMONIC|(^|_)TOTP(_|$)|CREDENTIAL|(^|_)(JWT|BEARER|CREDS|SAS)(_|$)|(^|_)PAT$|AUTHORIZATION|(^|_)COOKIES?$|SESSION_?(ID|KEY)$|WEBHOOK|(^|_)AUTH$|(^|_)AUTH_(SOCK|CONFIG|HEADER|BASE64|B64)$|CONNECTION_?STRING|(^|_)(DSN|NPMRC|PYPIRC)$|(PRIVATE|API|ACCESS)_?KEY|(^|_)KEY(_(BASE64|B64|PEM|JSON|CONTENTS?))?$|(SSH|GPG|DEPLOY|SIGNING|ENCRYPTION|ACCOUNT|MASTER)_?KEY(?!_(ID|NAME|TYPE|SIZE)$)|KEYSTORE|(^|_)(P12|PFX)(_|$)|SERVICE_ACCOUNT|KUBE_CONFIG|DOCKER_?CONFIG_?JSON`,`i`),addressName=/(^|_)UR[IL]$/i,withPassword=/:\/\/[^/@\s]*:[^/@\s]+@/;
function untrustedEnvironment(e,t){
let n={},r=[],i=secretFinder([...t,...copiedSecrets(e)]),a=(e,t)=>secretName.test(e)||addressName.test(e)&&withPassword.test(t)||i(t);
for(let[t,i]of Object.entries(e))i===void 0||ofTheRunner.test(t)||(settingOfGit.test(t)||a(t,i)?r.push(t):n[t]=i);
return{env:n,withheld:r}}
function copiedSecrets(e){
return Object.entries(e).flatMap(([e,t=``])=>secretName.test(e)&&t.length>=shortestValue&&!/^(\/|[a-z]:[\\/])/i.test(t)?[t]:[])}
const shortestValue=16;
function secretsIn(e,t){
let n=Object.entries(e).filter(([e])=>secretName.test(e)).map(([,e=``])=>e),{withheld:r}=untrustedEnvironment(e,[t]),i=r.filter(e=>!settingOfGit.test(e)),a=[...n,...i.map(t=>e[t]??``)].filter(e=>e.length>=16);
return[...new Set([t,...a])].filter(e=>e!==``)}
function withheldHint({withheld:e=[]}){
return e.length===0?``:`\nThese variables were withheld from it, as they look like secrets or change how git works: ${e.join(`, `)}. If it needs one, have it in a file that the tool reads (~/.npmrc, ~/.netrc), as docs/formats.md says.`}
function refusedHint(e,t){
return refusal$1.test(t)?withheldHint(e):``}
const refusal$1=/\b(40[134]|410) [A-Z][a-z]+|could not read (Username|Password)|Permission denied|terminal prompts disabled/,again=`--secluded`;
function refuseDebugger(){
process.on(`SIGUSR1`,()=>{})}
function isFirstStart(){
return process.argv[2]!==again}
function restartWithoutSecrets(e,t){
if(!isFirstStart()){
takeBack();
return}
if(process.platform===`win32`||!process.execve)return;
let n=Object.entries(process.env).filter(([t])=>e[t]===void 0),r=hide(JSON.stringify(Object.fromEntries(n)));
if(r!==null){
t(r);
return}
let[i=process.execPath,a=``]=process.argv;
process.execve(i,[i,...process.execArgv,`--disable-sigusr1`,a,again],e)}
function refuseUnhidden(e){
writeSync(1,`::error::The secrets of this step could not be kept from the benchmarks, as no temporary file can be written (${e}). Make room in RUNNER_TEMP, and let it be a folder that can be written.\n`),process.exit(1)}
function hide(e){
let t=null;
for(let n of[process.env.RUNNER_TEMP||tmpdir(),tmpdir(),`/dev/shm`]){
let r=join(n,`benchgate-${process.pid}-${Date.now()}`);
try{
writeFileSync(r,e,{mode:384,flag:`wx`})}catch(e){
t??=`${e.code} in ${n}`,remove(r);
continue}
try{
return closeSync(0),openSync(r,`r`)===0?null:`the standard input is taken`}finally{
rmSync(r,{force:!0})}}
return t}
function remove(e){
try{
rmSync(e,{force:!0})}catch{}}
function takeBack(){
Object.assign(process.env,JSON.parse(readFileSync(0,`utf8`))),closeSync(0),openSync(`/dev/null`,`r`)}
const version$1=`0.1.0`;
var __awaiter$3=function(e,t,n,r){
function i(e){
return e instanceof n?e:new n(function(t){
t(e)})}
return new(n||=Promise)(function(n,a){
function o(e){
try{
c(r.next(e))}catch(e){
a(e)}}
function s(e){
try{
c(r.throw(e))}catch(e){
a(e)}}
function c(e){
e.done?n(e.value):i(e.value).then(o,s)}
c((r=r.apply(e,t||[])).next())})};
const{chmod:chmod$1,copyFile:copyFile$1,lstat:lstat$1,mkdir:mkdir$1,open:open$1,readdir:readdir$1,rename:rename$1,rm:rm$1,rmdir:rmdir$1,stat:stat$2,symlink:symlink$1,unlink:unlink$1}=fs.promises,IS_WINDOWS$1=process.platform===`win32`;
fs.constants.O_RDONLY;
function exists(e){
return __awaiter$3(this,void 0,void 0,function*(){
try{
yield stat$2(e)}catch(e){
if(e.code===`ENOENT`)return!1;
throw e}
return!0})}
function isRooted(e){
if(e=normalizeSeparators(e),!e)throw Error(`isRooted() parameter "p" cannot be empty`);
return IS_WINDOWS$1?e.startsWith(`\\`)||/^[A-Z]:/i.test(e):e.startsWith(`/`)}
function tryGetExecutablePath(e,t){
return __awaiter$3(this,void 0,void 0,function*(){
let n;
try{
n=yield stat$2(e)}catch(t){
t.code!==`ENOENT`&&console.log(`Unexpected error attempting to determine if executable file exists '${e}': ${t}`)}
if(n&&n.isFile()){
if(IS_WINDOWS$1){
let n=path.extname(e).toUpperCase();
if(t.some(e=>e.toUpperCase()===n))return e}else if(isUnixExecutable(n))return e}
let r=e;
for(let i of t){
e=r+i,n=void 0;
try{
n=yield stat$2(e)}catch(t){
t.code!==`ENOENT`&&console.log(`Unexpected error attempting to determine if executable file exists '${e}': ${t}`)}
if(n&&n.isFile()){
if(IS_WINDOWS$1){
try{
let t=path.dirname(e),n=path.basename(e).toUpperCase();
for(let r of yield readdir$1(t))if(n===r.toUpperCase()){
e=path.join(t,r);
break}}catch(t){
console.log(`Unexpected error attempting to determine the actual case of the file '${e}': ${t}`)}
return e}
if(isUnixExecutable(n))return e}}
return``})}
function normalizeSeparators(e){
return e||=``,IS_WINDOWS$1?(e=e.replace(/\//g,`\\`),e.replace(/\\\\+/g,`\\`)):e.replace(/\/\/+/g,`/`)}
function isUnixExecutable(e){
return(e.mode&1)>0||(e.mode&8)>0&&process.getgid!==void 0&&e.gid===process.getgid()||(e.mode&64)>0&&process.getuid!==void 0&&e.uid===process.getuid()}
var __awaiter$2=function(e,t,n,r){
function i(e){
return e instanceof n?e:new n(function(t){
t(e)})}
return new(n||=Promise)(function(n,a){
function o(e){
try{
c(r.next(e))}catch(e){
a(e)}}
function s(e){
try{
c(r.throw(e))}catch(e){
a(e)}}
function c(e){
e.done?n(e.value):i(e.value).then(o,s)}
c((r=r.apply(e,t||[])).next())})};
function which(e,t){
return __awaiter$2(this,void 0,void 0,function*(){
if(!e)throw Error(`parameter 'tool' is required`);
if(t){
let t=yield which(e,!1);
if(!t)throw Error(IS_WINDOWS$1?`Unable to locate executable file: ${e}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also verify the file has a valid extension for an executable file.`:`Unable to locate executable file: ${e}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also check the file mode to verify the file is executable.`);
return t}
let n=yield findInPath(e);
return n&&n.length>0?n[0]:``})}
function findInPath(e){
return __awaiter$2(this,void 0,void 0,function*(){
if(!e)throw Error(`parameter 'tool' is required`);
let t=[];
if(IS_WINDOWS$1&&process.env.PATHEXT)for(let e of process.env.PATHEXT.split(path.delimiter))e&&t.push(e);
if(isRooted(e)){
let n=yield tryGetExecutablePath(e,t);
return n?[n]:[]}
if(e.includes(path.sep))return[];
let n=[];
if(process.env.PATH)for(let e of process.env.PATH.split(path.delimiter))e&&n.push(e);
let r=[];
for(let i of n){
let n=yield tryGetExecutablePath(path.join(i,e),t);
n&&r.push(n)}
return r})}
var __awaiter$1=function(e,t,n,r){
function i(e){
return e instanceof n?e:new n(function(t){
t(e)})}
return new(n||=Promise)(function(n,a){
function o(e){
try{
c(r.next(e))}catch(e){
a(e)}}
function s(e){
try{
c(r.throw(e))}catch(e){
a(e)}}
function c(e){
e.done?n(e.value):i(e.value).then(o,s)}
c((r=r.apply(e,t||[])).next())})};
const IS_WINDOWS=process.platform===`win32`;
var ToolRunner=class extends events.EventEmitter{
constructor(e,t,n){
if(super(),!e)throw Error(`Parameter 'toolPath' cannot be null or empty.`);
this.toolPath=e,this.args=t||[],this.options=n||{}}
_debug(e){
this.options.listeners&&this.options.listeners.debug&&this.options.listeners.debug(e)}
_getCommandString(e,t){
let n=this._getSpawnFileName(),r=this._getSpawnArgs(e),i=t?``:`[command]`;
if(IS_WINDOWS){
if(this._isCmdFile()){
i+=n;
for(let e of r)i+=` ${e}`}else if(e.windowsVerbatimArguments){
i+=`"${n}"`;
for(let e of r)i+=` ${e}`}else{
i+=this._windowsQuoteCmdArg(n);
for(let e of r)i+=` ${this._windowsQuoteCmdArg(e)}`}}else{
i+=n;
for(let e of r)i+=` ${e}`}
return i}
_processLineBuffer(e,t,n){
try{
let r=t+e.toString(),i=r.indexOf(os$1.EOL);
for(;i>-1;)n(r.substring(0,i)),r=r.substring(i+os$1.EOL.length),i=r.indexOf(os$1.EOL);
return r}catch(e){
return this._debug(`error processing line. Failed with error ${e}`),``}}
_getSpawnFileName(){
return IS_WINDOWS&&this._isCmdFile()?process.env.COMSPEC||`cmd.exe`:this.toolPath}
_getSpawnArgs(e){
if(IS_WINDOWS&&this._isCmdFile()){
let t=`/D /S /C "${this._windowsQuoteCmdArg(this.toolPath)}`;
for(let n of this.args)t+=` `,t+=e.windowsVerbatimArguments?n:this._windowsQuoteCmdArg(n);
return t+=`"`,[t]}
return this.args}
_endsWith(e,t){
return e.endsWith(t)}
_isCmdFile(){
let e=this.toolPath.toUpperCase();
return this._endsWith(e,`.CMD`)||this._endsWith(e,`.BAT`)}
_windowsQuoteCmdArg(e){
if(!this._isCmdFile())return this._uvQuoteCmdArg(e);
if(!e)return`""`;
let t=[` `,`	`,`&`,`(`,`)`,`[`,`]`,`{`,`}`,`^`,`=`,`;`,`!`,`'`,`+`,`,`,"`",`~`,`|`,`<`,`>`,`"`],n=!1;
for(let r of e)if(t.some(e=>e===r)){
n=!0;
break}
if(!n)return e;
let r=`"`,i=!0;
for(let t=e.length;t>0;t--)r+=e[t-1],i&&e[t-1]===`\\`?r+=`\\`:e[t-1]===`"`?(i=!0,r+=`"`):i=!1;
return r+=`"`,r.split(``).reverse().join(``)}
_uvQuoteCmdArg(e){
if(!e)return`""`;
if(!e.includes(` `)&&!e.includes(`	`)&&!e.includes(`"`))return e;
if(!e.includes(`"`)&&!e.includes(`\\`))return`"${e}"`;
let t=`"`,n=!0;
for(let r=e.length;r>0;r--)t+=e[r-1],n&&e[r-1]===`\\`?t+=`\\`:e[r-1]===`"`?(n=!0,t+=`\\`):n=!1;
return t+=`"`,t.split(``).reverse().join(``)}
_cloneExecOptions(e){
e||={};
let t={cwd:e.cwd||process.cwd(),env:e.env||process.env,silent:e.silent||!1,windowsVerbatimArguments:e.windowsVerbatimArguments||!1,failOnStdErr:e.failOnStdErr||!1,ignoreReturnCode:e.ignoreReturnCode||!1,delay:e.delay||1e4};
return t.outStream=e.outStream||process.stdout,t.errStream=e.errStream||process.stderr,t}
_getSpawnOptions(e,t){
e||={};
let n={};
return n.cwd=e.cwd,n.env=e.env,n.windowsVerbatimArguments=e.windowsVerbatimArguments||this._isCmdFile(),e.windowsVerbatimArguments&&(n.argv0=`"${t}"`),n}
exec(){
return __awaiter$1(this,void 0,void 0,function*(){
return!isRooted(this.toolPath)&&(this.toolPath.includes(`/`)||IS_WINDOWS&&this.toolPath.includes(`\\`))&&(this.toolPath=path.resolve(process.cwd(),this.options.cwd||process.cwd(),this.toolPath)),this.toolPath=yield which(this.toolPath,!0),new Promise((e,t)=>__awaiter$1(this,void 0,void 0,function*(){
this._debug(`exec tool: ${this.toolPath}`),this._debug(`arguments:`);
for(let e of this.args)this._debug(`   ${e}`);
let n=this._cloneExecOptions(this.options);
!n.silent&&n.outStream&&n.outStream.write(this._getCommandString(n)+os$1.EOL);
let r=new ExecState(n,this.toolPath);
if(r.on(`debug`,e=>{
this._debug(e)}),this.options.cwd&&!(yield exists(this.options.cwd)))return t(Error(`The cwd: ${this.options.cwd} does not exist!`));
let i=this._getSpawnFileName(),a=child.spawn(i,this._getSpawnArgs(n),this._getSpawnOptions(this.options,i)),o=``;
a.stdout&&a.stdout.on(`data`,e=>{
this.options.listeners&&this.options.listeners.stdout&&this.options.listeners.stdout(e),!n.silent&&n.outStream&&n.outStream.write(e),o=this._processLineBuffer(e,o,e=>{
this.options.listeners&&this.options.listeners.stdline&&this.options.listeners.stdline(e)})});
let s=``;
if(a.stderr&&a.stderr.on(`data`,e=>{
r.processStderr=!0,this.options.listeners&&this.options.listeners.stderr&&this.options.listeners.stderr(e),!n.silent&&n.errStream&&n.outStream&&(n.failOnStdErr?n.errStream:n.outStream).write(e),s=this._processLineBuffer(e,s,e=>{
this.options.listeners&&this.options.listeners.errline&&this.options.listeners.errline(e)})}),a.on(`error`,e=>{
r.processError=e.message,r.processExited=!0,r.processClosed=!0,r.CheckComplete()}),a.on(`exit`,e=>{
r.processExitCode=e,r.processExited=!0,this._debug(`Exit code ${e} received from tool '${this.toolPath}'`),r.CheckComplete()}),a.on(`close`,e=>{
r.processExitCode=e,r.processExited=!0,r.processClosed=!0,this._debug(`STDIO streams have closed for tool '${this.toolPath}'`),r.CheckComplete()}),r.on(`done`,(n,r)=>{
o.length>0&&this.emit(`stdline`,o),s.length>0&&this.emit(`errline`,s),a.removeAllListeners(),n?t(n):e(r)}),this.options.input){
if(!a.stdin)throw Error(`child process missing stdin`);
a.stdin.end(this.options.input)}}))})}};
function argStringToArray(e){
let t=[],n=!1,r=!1,i=``;
function a(e){
r&&e!==`"`&&(i+=`\\`),i+=e,r=!1}
for(let o=0;o<e.length;o++){
let s=e.charAt(o);
s===`"`?r?a(s):n=!n:s===`\\`&&r?a(s):s===`\\`&&n?r=!0:s===` `&&!n?i.length>0&&(t.push(i),i=``):a(s)}
return i.length>0&&t.push(i.trim()),t}
var ExecState=class e extends events.EventEmitter{
constructor(e,t){
if(super(),this.processClosed=!1,this.processError=``,this.processExitCode=0,this.processExited=!1,this.processStderr=!1,this.delay=1e4,this.done=!1,this.timeout=null,!t)throw Error(`toolPath must not be empty`);
this.options=e,this.toolPath=t,e.delay&&(this.delay=e.delay)}
CheckComplete(){
this.done||(this.processClosed?this._setResult():this.processExited&&(this.timeout=setTimeout(e.HandleTimeout,this.delay,this)))}
_debug(e){
this.emit(`debug`,e)}
_setResult(){
let e;
this.processExited&&(this.processError?e=Error(`There was an error when attempting to execute the process '${this.toolPath}'. This may indicate the process failed to start. Error: ${this.processError}`):this.processExitCode!==0&&!this.options.ignoreReturnCode?e=Error(`The process '${this.toolPath}' failed with exit code ${this.processExitCode}`):this.processStderr&&this.options.failOnStdErr&&(e=Error(`The process '${this.toolPath}' failed because one or more lines were written to the STDERR stream`))),this.timeout&&=(clearTimeout(this.timeout),null),this.done=!0,this.emit(`done`,e,this.processExitCode)}
static HandleTimeout(e){
if(!e.done){
if(!e.processClosed&&e.processExited){
let t=`The STDIO streams did not close within ${e.delay/1e3} seconds of the exit event from process '${e.toolPath}'. This may indicate a child process inherited the STDIO streams and has not yet exited.`;
e._debug(t)}
e._setResult()}}},__awaiter=function(e,t,n,r){
function i(e){
return e instanceof n?e:new n(function(t){
t(e)})}
return new(n||=Promise)(function(n,a){
function o(e){
try{
c(r.next(e))}catch(e){
a(e)}}
function s(e){
try{
c(r.throw(e))}catch(e){
a(e)}}
function c(e){
e.done?n(e.value):i(e.value).then(o,s)}
c((r=r.apply(e,t||[])).next())})};
function exec(e,t,n){
return __awaiter(this,void 0,void 0,function*(){
let r=argStringToArray(e);
if(r.length===0)throw Error(`Parameter 'commandLine' cannot be null or empty.`);
let i=r[0];
return t=r.slice(1).concat(t||[]),new ToolRunner(i,t,n).exec()})}
var Misconfigured=class extends Error{
name=`Misconfigured`},CouldNotMeasure=class extends Error{
name=`CouldNotMeasure`;
output;
constructor(e,t=``){
super(e),this.output=t}},NoResultLeft=class extends Error{
name=`NothingMeasured`;
run;
constructor(e,t){
super(e),this.run=t}},SideFailed=class extends CouldNotMeasure{
side;
why;
kind;
constructor(e,t,n,r=``,i=`failed`){
super(n,r),this.side=e,this.why=t,this.kind=i}},Cancelled=class extends Error{
name=`Cancelled`},NotPutBack=class extends Error{
name=`NotPutBack`};
function inlineCode(e){
return printableName(e).split(`|`).map(e=>e===``?``:span(e)).join(`<code>&#124;</code>`)||`(no name)`}
function codeSpan(e,t){
return span(printableName(e,t))}
function span(e){
let t="`".repeat(longestRun(e,1)),n=/^`|`$|^ .*[^ ].* $/.test(e)?` `:``;
return`${t}${n}${e}${n}${t}`}
function longestRun(e,t){
return Math.max(t,...(e.match(/`+/g)??[]).map(e=>e.length+1))}
function codeBlock(e,t=``){
let n="`".repeat(longestRun(e,3));
return`${n}${t}\n${visibleLines(e).join(`
`)}\n${n}`}
function printableName(e,t=200){
let n=[...escapeControls(e)];
return n.length<=t?n.join(``):`${n.slice(0,t-1).join(``)}…`}
function visibleLines(e){
return withoutColours(e).split(/\r?\n/).map(escapeControls)}
const unseen=/(?![\ufe0e\ufe0f])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]|(?<!\p{Extended_Pictographic})[\ufe0e\ufe0f]/u,usual$2=/^[ -~]*$/,everyUnseen=new RegExp(unseen,`gu`);
function escapeControls(e){
return usual$2.test(e)?e:e.replace(everyUnseen,e=>e===`	`?` `:`\\u${(e.codePointAt(0)??0).toString(16).padStart(4,`0`)}`)}
function withoutCommands(e){
return e.replaceAll(`##[`,`## [`).replace(/^([^\S\r\n]*)::/gm,`$1: :`)}
const sequences=/\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b\n]{0,2000}(?:\u0007|\u001b\\)|[()*+][\dA-Z]|[=>78M])/g;
function withoutColours(e){
return e.includes(`\x1B`)?e.replace(sequences,``):e}
function textField(e){
return quoted(inert(escapeControls(e)))}
function quoted(e){
return/[",\r\n]/.test(e)?`"${e.replaceAll(`"`,`""`)}"`:e}
function inert(e){
return/^\s*['=+\-@\uff1d\uff0b\uff0d\uff20]/.test(e)?`'${e}`:e}
function shellWord(e){
return/^[\w@%+=:,./-]+$/.test(e)?e:`'${e.replaceAll(`'`,`'\\''`)}'`}
function shellLine(...e){
return e.map(shellWord).join(` `)}
function runIn(e,t){
return e===`.`?t:`cd ${shellWord(e)} && ${t}`}
function errorOf(e,t,n=1){
return e.kind===`too-few-rounds`?tooFewRoundsError(e,t,n):nothingMeasuredError(e,t)}
function tooFewRoundsError({comparisons:e,least:t},{count:n,alpha:r,correction:i},a=1){
let o=a>1?`${Number((r*a).toPrecision(12))} over ${a} versions`:r,s=e>1?`${a>1?`, each with`:` over`} ${e} comparisons (correction: ${i})`:``;
return new Misconfigured(`count: ${n} ${n===1?`round is`:`rounds are`} too few for alpha ${o}${s}: the gate could hardly ever fail. Set count to at least ${t}.`)}
function nothingMeasuredError({on:e},{run:t,go:n}){
return new CouldNotMeasure(`Nothing was measured ${e===`either`?`on either side`:`on head, though base has benchmarks`}: no benchmark was reported.${n===null?` Let the command print its results, or name its files with "output".`:``} Command: ${t}`)}
const places=`the results and the copies of the sides are in RUNNER_TEMP (in a terminal, in TMPDIR), and what is set aside is in the git directory`;
function systemErrorText(e){
if(!(e instanceof Error))return null;
let{code:t,path:n,dest:r}=e,i=[r,n].find(e=>typeof e==`string`||e instanceof Uint8Array),a=i===void 0?null:String(i);
switch(t){case`ENOSPC`:case`EDQUOT`:return`${a===null?`A file`:a} could not be written, as there is no space left (${t}). Make room there: ${places}.`;case`EROFS`:return`${a===null?`A file`:a} could not be written, as its file system can only be read (EROFS). Let it be writable: ${places}.`;default:return null}}
function say(e,...t){
return e.flatMap((e,n)=>[...ours(e),...textOf(t[n]??``)])}
function ours(e){
return e.split("`").flatMap((e,t)=>e===``?[]:[t%2==1?code(e):e])}
function name(e){
return e===``?`(no name)`:{kind:`name`,text:e}}
function code(e){
return{kind:`code`,text:e}}
function strong(e){
return{kind:`strong`,text:textOf(e)}}
function term(e,t){
return{kind:`term`,anchor:e,words:t}}
function linkText(e,t){
return{kind:`link`,words:textOf(e),to:t}}
const lineBreak={kind:`break`};
function joined$1(e,t=` `){
return e.map(textOf).filter(e=>e.length>0).flatMap((e,n)=>n===0?e:[...textOf(t),...e])}
function listedText(e,t){
if(t===0)return say`${e.length} in all`;
let n=e.length-t;
return say`${joined$1(e.slice(0,t),`, `)}${n>0?` and ${n} more`:``}`}
function firstOf(e,t,n=``){
if(e.length<=t)return e;
let r=t===0?`${e.length} in all`:`and ${e.length-t} more`;
return[...e.slice(0,t),say`${r}${n}`]}
function textOf(e){
return typeof e==`object`?`kind`in e?[e]:e:e===``?[]:[String(e)]}
function newLinks(){
let e=new Set;
return t=>e.has(t)?null:(e.add(t),`https://github.com/benchgate/benchgate/blob/main/docs/statistics.md#${t}`)}
function paragraph(e){
return{kind:`paragraph`,text:e}}
function warning(e){
return{kind:`warning`,text:e}}
function note(e){
return{kind:`note`,text:e}}
function list(e){
return{kind:`list`,items:e}}
function tableBlock(e,t){
return{kind:`table`,columns:e,rows:t.map(e=>e.map(e=>say`${e}`))}}
function column(e,t){
return{title:e,side:t}}
function printed(e){
return{kind:`code`,language:`text`,text:e}}
function shell(e){
return{kind:`code`,language:`sh`,text:e}}
function fold(e,t){
return{kind:`fold`,title:e,blocks:t}}
const nowhere={repository:null,run:null,report:null,accepting:null},longestMessage=4e3;
function failureReport(e,t=!0){
let n=visibleLines(messageOf(e)).join(`
`).slice(0,longestMessage),r=e instanceof CouldNotMeasure?visibleLines(e.output).join(`
`):``,i=e instanceof NoResultLeft?e.run:null;
return{outcome:`failure`,reason:say`${title(e)}`,check:[],of:[],line:t?say`${strong(`Check fails`)}: there is no verdict, and a gate that measured nothing must not pass.`:say`${strong(`No verdict`)}: nothing was measured.`,parts:[[printed(n)],i===null?[]:[paragraph(say`What happened is in ${linkText(`the run that measures`,i)}.`)],r===``?[]:[paragraph(say`The last lines of its output:`),printed(r.slice(-12e3))]]}}
function failureLine(e){
return escapeControls(messageOf(e).replace(/\s*\n\s*/g,` `))}
function failureLines(e){
return visibleLines(messageOf(e))}
function messageOf(e){
if(e instanceof Error&&`suppressed`in e&&`error`in e)return[...new Set([messageOf(e.error),messageOf(e.suppressed)])].join(`
Before that: `);
let t=systemErrorText(e)||(e instanceof Error?e.message:typeof e==`string`?e:``)||`an unknown error`;
return t.length<=longestMessage?t:`${t.slice(0,longestMessage)}…`}
function title(e){
return e instanceof Misconfigured?`a setting needs your attention`:e instanceof CouldNotMeasure||e instanceof NoResultLeft?`could not measure`:`something went wrong`}
function memoize(e){
let t=new Map;
return n=>{
let r=t.get(n);
if(r!==void 0)return r;
t.size>=1e3&&t.clear();
let i=e(n);
return t.set(n,i),i}}
function getOrInsert(e,t,n){
let r=e.get(t);
if(r!==void 0)return r;
let i=n();
return e.set(t,i),i}
const sides=[`base`,`head`];
function otherSide(e){
return e===`base`?`head`:`base`}
function settingOf(e,t){
return Object.hasOwn(e,t)?e[t]:void 0}
function benchmarkId({benchmark:e,package:t}){
return JSON.stringify([t,e])}
function rowId({benchmark:e,package:t,unit:n}){
return JSON.stringify([t,e,n])}
const tidy=memoize(e=>{
let t=1;
return{unit:numerators(e,e=>e===`ns`?(t/=1e9,`sec`):e===`MB`?(t*=1e6,`B`):e),factor:t}});
function countsBytes(e){
let t=!1;
return numerators(e,e=>(t||=e===`B`||e===`MB`||e===`bytes`,e)),t}
const usualDirection=memoize(e=>{
let t=e.replaceAll(`-per-`,`/`);
return isRate(t)?`higher`:cost.test(t)||hasTime(t)?`lower`:null}),isRate=e=>/\/(s|sec|second)$|^([a-z\d.]+-)?(rps|qps|tps|fps|iops)$/.test(e),cost=/^(([kKMG]i?)?B|bytes|allocs|allocations|(cpu-|ref-)?cycles|instructions|[\w-]+-misses|page-faults|context-switches)(\/[a-z]+)?$/,times$1=new Set(`sec s ms us µs μs msec usec secs second seconds millis milliseconds micros microseconds nanos nanoseconds`.split(` `));
function hasTime(e){
let t=!1;
return numerators(e,e=>(t||=times$1.has(e),e)),t}
function isPossible(e,t){
return e>=0?e<1/0:e>-1/0&&!isTime(t)}
const isTime=memoize(e=>{
let t=!1;
return numerators(e,e=>(t||=e===`sec`,e)),t}),isCounted=memoize(e=>/\/(s|sec)$/.test(e)?!1:countsBytes(e)||/^(allocs|instructions)(\/op)?$/.test(e));
function isTimed(e){
let t=usualDirection(e);
return!isCounted(e)&&(t===`higher`||t===`lower`&&!cost.test(e))}
function unitRules(e,t){
let n=new Map(e);
for(let[e,{better:r,...i}]of t){
let t=r!==void 0&&usualDirection(e)===null;
n.has(e)||n.set(e,t?{...i,better:r}:i)}
return n}
function numerators(e,t){
let n=!1;
return e.replace(/[*/]|[^-*/\s]+/g,e=>e===`*`||e===`/`?(n=e===`/`,e):n?e:t(e))}
function adjust(e,t){
let n=adjusting(new Float64Array(e),t);
return e.map(n)}
function adjusting(e,t){
for(let t of e)if(!(t>=0&&t<=1))throw RangeError(`a p-value lies between 0 and 1, not at ${t}`);
if(t===`none`)return e=>e;
let n=e.slice().sort(),r=t===`holm`?stepDown(n):stepUp(n);
return e=>r[firstAt(n,e)]}
function stepDown(e){
let t=0;
return e.map((n,r)=>(t=Math.max(t,Math.min(1,n*(e.length-r))),t))}
function stepUp(e){
let t=new Float64Array(e.length),n=1;
for(let r=e.length-1;r>=0;r--)n=Math.min(n,e[r]*(e.length/(r+1))),t[r]=n;
return t}
function firstAt(e,t){
let[n,r]=[0,e.length-1];
for(;n<r;){
let i=n+r>>1;
e[i]<t?n=i+1:r=i}
return n}
function normalDensity(e){
return Math.exp(-e*e/2)/Math.sqrt(2*Math.PI)}
function upperTail(e){
return e<0?1-upperTail(-e):erfc(e/Math.SQRT2)/2}
function upperQuantile(e){
if(!(e>=0&&e<=1))throw RangeError(`a probability lies between 0 and 1, not at ${e}`);
return e>.5?-upperQuantile(1-e):e===0?1/0:e<1e-300?upperQuantile(1e-300):solve(e)}
const solve=memoize(e=>{
let t=Math.sqrt(-2*Math.log(2*e));
for(let n=1;n>1e-8;t-=n){
let r=upperTail(t);
n=Math.log(e/r)*r/normalDensity(t)}
return t});
function erfc(e){
return e<1.5?1-erfSeries(e):erfcFraction(e)}
function erfSeries(e){
let t=e,n=e;
for(let r=1;t>n*1e-17;r++)t*=2*e*e/(2*r+1),n+=t;
return 2/Math.sqrt(Math.PI)*Math.exp(-e*e)*n}
function erfcFraction(e){
let t=e;
for(let n=120;n>=1;n--)t=e+n/2/t;
return Math.exp(-e*e)/Math.sqrt(Math.PI)/t}
function quantileSorted$1(e,t){
var n=(e.length-1)*t;
if(e.length===0)throw Error(`quantile requires at least one data point.`);
if(t<0||t>1)throw Error(`quantiles must be between 0 and 1`);
if(t===1)return e[e.length-1];
if(t===0)return e[0];
if(n%1!=0){
var r=Math.floor(n),i=Math.ceil(n),a=n-r;
return e[r]+a*(e[i]-e[r])}
return e[n]}
function quickselect(e,t,n,r){
for(n||=0,r||=e.length-1;r>n;){
if(r-n>600){
var i=r-n+1,a=t-n+1,o=Math.log(i),s=.5*Math.exp(2*o/3),c=.5*Math.sqrt(o*s*(i-s)/i);
a-i/2<0&&(c*=-1),quickselect(e,t,Math.max(n,Math.floor(t-a*s/i+c)),Math.min(r,Math.floor(t+(i-a)*s/i+c)))}
var l=e[t],u=n,d=r;
for(swap(e,n,t),e[r]>l&&swap(e,n,r);u<d;){
for(swap(e,u,d),u++,d--;e[u]<l;)u++;
for(;e[d]>l;)d--}
e[n]===l?swap(e,n,d):(d++,swap(e,d,r)),d<=t&&(n=d+1),t<=d&&(r=d-1)}}
function swap(e,t,n){
var r=e[t];
e[t]=e[n],e[n]=r}
function quantile(e,t){
var n=e.slice();
if(Array.isArray(t)){
multiQuantileSelect(n,t);
for(var r=[],i=0;i<t.length;i++)r[i]=quantileSorted$1(n,t[i]);
return r}
return quantileSelect(n,quantileIndex(n.length,t),0,n.length-1),quantileSorted$1(n,t)}
function quantileSelect(e,t,n,r){
t%1==0?quickselect(e,t,n,r):(t=Math.floor(t),quickselect(e,t,n,r),quickselect(e,t+1,t+1,r))}
function multiQuantileSelect(e,t){
for(var n=new Set,r=0;r<t.length;r++){
var i=quantileIndex(e.length,t[r]);
n.add(Math.floor(i)),n.add(Math.ceil(i))}
var a=Array.from(n).sort(compare);
multiselect(e,a,0,a.length-1,0,e.length-1)}
function multiselect(e,t,n,r,i,a){
if(!(n>r)){
var o=n+r>>1;
quickselect(e,t[o],i,a),multiselect(e,t,n,o-1,i,t[o]-1),multiselect(e,t,o+1,r,t[o]+1,a)}}
function compare(e,t){
return e-t}
function quantileIndex(e,t){
var n=(e-1)*t;
return t===1?e-1:t===0?0:(n%1,n)}
function logAverage(e){
if(e.length===0)throw Error(`logAverage requires at least one data point`);
for(var t=0,n=0;n<e.length;n++){
if(e[n]<0)throw Error(`logAverage requires only non-negative numbers as input`);
t+=Math.log(e[n])}
return Math.exp(t/e.length)}
function median(e){
return+quantile(e,.5)}
function medianSorted(e){
return quantileSorted$1(e,.5)}
var BayesianClassifier=function(){
this.totalCount=0,this.data={}};
BayesianClassifier.prototype.train=function(e,t){
for(var n in this.data[t]||(this.data[t]={}),e){
var r=e[n];
this.data[t][n]===void 0&&(this.data[t][n]={}),this.data[t][n][r]===void 0&&(this.data[t][n][r]=0),this.data[t][n][r]++}
this.totalCount++},BayesianClassifier.prototype.score=function(e){
var t={},n;
for(var r in e){
var i=e[r];
for(n in this.data)t[n]===void 0&&(t[n]={}),this.data[n][r]?t[n][r+`_`+i]=(this.data[n][r][i]||0)/this.totalCount:t[n][r+`_`+i]=0}
var a={};
for(n in t)for(var o in a[n]=0,t[n])a[n]+=t[n][o];
return a};
var SQRT_2PI$1=Math.sqrt(2*Math.PI);
function cumulativeDistribution(e){
for(var t=e,n=e,r=1;r<30;r++)n*=e*e/(2*r+1),t+=n;
return Math.round((.5+t/SQRT_2PI$1*Math.exp(-e*e/2))*1e4)/1e4}
for(var standardNormalTable=[],z=0;z<=3.09;z+=.01)standardNormalTable.push(cumulativeDistribution(z));
var PerceptronModel=function(){
this.weights=[],this.bias=0};
PerceptronModel.prototype.predict=function(e){
if(e.length!==this.weights.length)return null;
for(var t=0,n=0;n<this.weights.length;n++)t+=this.weights[n]*e[n];
return t+=this.bias,+(t>0)},PerceptronModel.prototype.train=function(e,t){
if(t!==0&&t!==1)return null;
e.length!==this.weights.length&&(this.weights=e.slice(),this.bias=1);
var n=this.predict(e);
if(typeof n==`number`&&n!==t){
for(var r=t-n,i=0;i<this.weights.length;i++)this.weights[i]+=r*e[i];
this.bias+=r}
return this};
function lowerTail$1(e,t,n,r){
if(r<0)return 0;
if(r>=2*e*t)return 1;
if(n.length===e+t)return untied(e,t)[Math.floor(r/2)];
let i=0,a=0;
for(;i+n[a]/2<(e+t)/2;)i+=n[a++];
let o=e+t-i,s=half(n.slice(0,a),i),c=half(n.slice(a),o),l=0;
for(let t=Math.max(0,e-o);t<=Math.min(e,i);t++){
let n=Math.floor(r)-2*(e-t)*(i-t);
if(n<0)continue;
let a=rowStart(i,t),u=2*t*(i-t),d=rowStart(o,e-t),f=2*(e-t)*(o-e+t),p=Math.min(n-f,u),m=p<0?0:s[a+p];
l+=m*c[d+f];
for(let e=Math.max(0,p+1);e<=Math.min(n,u);e++){
let t=s[a+e];
l+=(t-m)*c[d+n-e],m=t}}
return Math.min(1,l/binomialCoefficient(e+t,e))}
function lowerOrder(e,t){
let n=e.reduce((e,[t,n])=>e+t*n,0),r=e.every(e=>Math.max(...e)<=50)&&n<=5e3?exactBelow(e,n):normalBelow(e,n),[i,a]=[0,Math.floor((n+1)/2)+1];
for(;a-i>1;){
let e=i+a>>1;
r(e)<=t*(1+1e-9)?i=e:a=e}
return i}
function binomialCoefficient(e,t){
let n=1;
for(let r=1;r<=Math.min(t,e-t);r++)n=n*(e-Math.min(t,e-t)+r)/r;
return n}
function exactBelow(e,t){
let[n]=e,r=n&&e.length===1?untied(...n):summed(e,t+1>>1);
return e=>e===0?0:r[e-1]}
function normalBelow(e,t){
let n=e.reduce((e,[t,n])=>e+t*n*(t+n+1)/12,0);
return e=>upperTail((t/2-(e-.5))/Math.sqrt(n))}
function untied(e,t){
let[n,r]=e<t?[e,t]:[t,e];
return remember(`untied ${n} ${r}`,n*r+1,i=>{
let a=binomialCoefficient(e+t,e);
i.set(accumulate(waysTo(n,r)).map(e=>Math.min(1,e/a)))})}
function waysTo(e,t,n=e*t){
let r=Array.from({length:e+1},(e,r)=>new Float64Array(Math.min(n,r*t)+1).fill(1,0,1));
for(let i=1;i<=t;i++)for(let t=1;t<=e;t++){
let[e,a]=[r[t],r[t-1]],o=Math.min(n,t*i);
for(let t=i;t<=o;t++)e[t]=e[t]+a[t-i]}
return r[e]}
function shortTail(e,t,n){
let[r,i]=e<t?[e,t]:[t,e];
return remember(`short ${r} ${i} ${n}`,1,a=>{
let o=binomialCoefficient(e+t,r);
a[0]=waysTo(r,i,n).reduce((e,t)=>e+t,0)/o})[0]}
function summed(e,t){
return remember(`summed ${e.join(` `)}`,t,n=>{
let r=new Float64Array(t).fill(1);
for(let[n,i]of e){
let e=untied(n,i),a=new Float64Array(t);
for(let n=0;n<Math.min(e.length,t);n++){
let i=e[n]-(e[n-1]??0);
for(let e=0;e+n<t;e++)a[e+n]=a[e+n]+i*r[e]}
r=a}
n.set(r)})}
function half(e,t){
return remember(`half ${String.fromCharCode(...e)}`,rowStart(t,t+1),n=>{
n[0]=1;
let r=0;
for(let i of e){
for(let e=Math.min(r+i,t>>1);e>0;e--){
let a=rowStart(t,e);
for(let o=Math.max(1,e-r);o<=Math.min(i,e);o++){
let s=r-(e-o);
add(n,a+o*(2*s+i-o),rowStart(t,e-o),2*(e-o)*s+1,binomialCoefficient(i,o))}}
r+=i}
for(let e=0;2*e<n.length;e++)n[n.length-1-e]=n[e];
for(let e=0;e<=t;e++)accumulate(n,rowStart(t,e),rowStart(t,e+1))})}
function rowStart(e,t){
return e*t*(t-1)-(t-1)*t*(2*t-1)/3+t}
function add(e,t,n,r,i){
for(let a=0;a<r;a++)e[t+a]=e[t+a]+i*e[n+a]}
function accumulate(e,t=0,n=e.length){
let r=0;
for(let i=t;i<n;i++)r+=e[i],e[i]=r;
return e}
const remembered=new Map,roomDoubles=5e5,rooms=[null,null];
let room=0,used=0;
function remember(e,t,n){
let r=remembered.get(e);
if(r)return r;
if(t>roomDoubles){
let e=new Float64Array(t);
return n(e),e}
used+t>roomDoubles&&(remembered.clear(),room=+(room===0),used=0),rooms[room]??=new Float64Array(roomDoubles);
let i=rooms[room].subarray(used,used+t);
return used+=t,n(i.fill(0)),remembered.set(e,i),i}
function medianWithInterval(e,t){
let n=e.toSorted((e,t)=>e-t),r=medianOrders(n.length,t);
return{center:medianSorted(n),low:n[r.low-1]??-1/0,high:n[r.high-1]??1/0}}
function medianOrders(e,t){
return e<=30?binomialOrders(e,t):normalOrders(e,t)}
function binomialOrders(e,t){
let n=t=>t<0||t>e?0:binomialCoefficient(e,t)/2**e,r=Math.ceil((e+1)/2)-1,i=r+1,a=n(r);
for(;a<t&&(r>0||i<=e);)n(r-1)>=n(i)?a+=n(--r):a+=n(i++);
let o=+!!takesTheRight.some(([n,r])=>n===e&&r===t);
return{low:r+o,high:i+o}}
const takesTheRight=[[28,.5],[30,.5],[27,.8],[22,.9],[29,.9],[24,.95],[28,.99],[24,.999],[30,.999]];
function normalOrders(e,t){
let n=t=>upperTail((e/2-(t-.5))/(Math.sqrt(e)/2)),r=(1-t)/2,i=0;
for(;n(i+1)<=r;)i++;
let a=e+1-i,o=n(a-1)-n(i);
return{low:i,high:o>=t?a-1:a}}
function robustDeviation(e){
if(e.length===0)return 0;
let t=e.map(Math.abs),n=4.4478*median(t)||1/0,r=t.reduce((e,t)=>e+Math.min(t,n)**2,0);
return Math.sqrt(r/e.length)}
function quartiles(e){
if(e.length===0)throw RangeError(`quartiles need a value`);
let t=e.toSorted((e,t)=>e-t);
return{first:quantileSorted(t,.25),third:quantileSorted(t,.75)}}
function withoutOutliers(e){
let t=e.filter(e=>e!==null);
if(t.length===0)return e;
let{first:n,third:r}=quartiles(t),i=1.5*(r-n);
return e.map(e=>e!==null&&e>=n-i&&e<=r+i?e:null)}
function quantileSorted(e,t){
let n=1/3+t*(e.length+1/3),r=Math.floor(n),i=e[Math.max(r,1)-1],a=e[r]??i;
return i+(n-r)*(a-i)}
function hasTwoModes(e){
let t=e.length;
if(t<8)return!1;
let n=e.every(e=>e>0),r=e.map(e=>n?Math.log(e):e).sort((e,t)=>e-t),i=bestCut(r,Math.max(4,Math.ceil(t/5))),[a,o]=[spreadOf(r.slice(0,i)),spreadOf(r.slice(i))],s=i*(t-i)/t*(o.mean-a.mean)**2,c=Math.sqrt(Math.max(a.squares/(i-1),o.squares/(t-i-1))),l=r[i]-r[i-1];
return s/(a.squares+o.squares)+2*l/c>Math.min(18,2+208/t)}
function bestCut(e,t){
let{mean:n}=spreadOf(e),r={cut:t,explained:-1},i=0;
for(let[a,o]of e.entries()){
i+=o-n;
let s=a+1,c=i**2/(s*(e.length-s));
s>=t&&e.length-s>=t&&c>r.explained&&(r={cut:s,explained:c})}
return r.cut}
function spreadOf(e){
let t=e[0],n=t+e.reduce((e,n)=>e+(n-t),0)/e.length;
return{mean:n,squares:e.reduce((e,t)=>e+(t-n)**2,0)}}
function blocksOf({base:e,head:t},n){
if(n===null)return[{base:e,head:t}];
let r=Math.max(e.length,t.length),i=Array.from({length:r},(n,r)=>isWhole({base:e,head:t},r)),a=(e,t)=>Array.from({length:r},(r,a)=>i[a]&&(n[a]??1)===t?e[a]:null);
return(n.length===0?[1]:[...new Set(n)]).map(n=>({base:a(e,n),head:a(t,n)}))}
function wholeRounds(e){
return e.base.filter((t,n)=>isWhole(e,n)).length}
function isWhole({base:e,head:t},n){
return(e[n]??null)!==null&&(t[n]??null)!==null}
function upTo(e){
return({base:t,head:n})=>({base:t.slice(0,e),head:n.slice(0,e)})}
function roundsIn({base:e,head:t}){
let n=e=>e!==null;
return 1+Math.max(e.findLastIndex(n),t.findLastIndex(n))}
function trimmed({base:e,head:t}){
return{base:withoutOutliers(e),head:withoutOutliers(t)}}
const confidence=.95;
function summarise(e,t){
let{center:n,...r}=medianWithInterval(presentValues(e),confidence),{low:i,high:a}=t?{low:n,high:n}:r;
return{center:n,low:finite(i),high:finite(a),samples:e}}
function presentValues(e){
return e.filter(e=>e!==null)}
function finite(e){
return Number.isFinite(e)?e:null}
function roundsToSee(e,t,n,r){
let i=Math.abs(Math.log1p(e));
if(i===0)return 1/0;
let a=.5-upperTail(i/t/Math.SQRT2),o=required(n,r)**2/(6*a**2);
return Math.max(Math.ceil(o*(1-1e-9)),fewestRounds$1(n))}
function smallestVisible(e,t,n,r){
let i=required(n,r)/Math.sqrt(6*e);
return e<fewestRounds$1(n)||i>=.5?1/0:Math.expm1(Math.SQRT2*upperQuantile(.5-i)*t)}
function spreadFrom(e,t,n,r){
return(Math.log(t)-Math.log(e))/2/(upperQuantile((1-r)/2)*Math.sqrt(2/n)*Math.sqrt(Math.PI/3))}
function required(e,t){
return Math.max(0,upperQuantile(e)+upperQuantile(1-t))}
function fewestRounds$1(e){
return Math.ceil(-Math.log2(e)*(1-1e-12))}
const tolerance$1=1e-12;
function exceeds(e,t){
return e>t+tolerance$1}
function effectByRatio(e,t){
return oriented(e-1,1/e-1,t)}
function isBeyond(e,t,n){
let r=e===null?[]:[e.low,e.high];
return r.length>0&&r.every(e=>e!==null&&exceeds(effectByRatio(e,t).worsening,n))}
function effectByShift(e,t,n,r){
return oriented(relative$1(e,t),relative$1(-e,n),r)}
function centreWorsening({ratio:e,base:t,head:n},r){
return(e===null?effectByShift(n.center-t.center,t.center,n.center,r):effectByRatio(e.estimate,r)).worsening}
function decidingChange({ratio:e,shift:t,exact:n,delta:r,base:i}){
return e!==null&&!n?e.estimate-1:n&&r!==null&&i!==void 0&&i.center<0?0-r:n||t===void 0||i===void 0?r:finite(relative$1(t,i.center))}
function oriented(e,t,n){
return n===`higher`?{worsening:-e,improvement:-t}:{worsening:e,improvement:t}}
function relative$1(e,t){
return e===0?0:e/Math.abs(t)}
const ratio={between:(e,t)=>e/t,mean:(e,t)=>e===t?e:Math.sqrt(e)*Math.sqrt(t),least:0},shift={between:(e,t)=>e-t,mean:(e,t)=>(e+t)/2,least:-1/0};
function ratioEstimate(e,t){
let n=sortedBlocks(e);
return n.length===0||e.some(e=>sides.some(t=>present(e[t]).some(e=>e<=0)))?null:estimate(n,t,ratio)}
function shiftEstimate(e,t){
let n=sortedBlocks(e);
if(n.length===0)throw RangeError(`the Hodges-Lehmann estimate needs a value on each side`);
return estimate(n,t,shift)}
function sortedBlocks(e){
return e.map(({base:e,head:t})=>({base:new Float64Array(present(e)).sort(),head:new Float64Array(present(t)).sort()})).filter(({base:e,head:t})=>e.length>0&&t.length>0)}
function present(e){
return e.filter(e=>e!==null)}
function estimate(e,t,n){
let r=lowerOrder(e.map(({base:e,head:t})=>[e.length,t.length]),(1-t)/2),i=within(e,n),a=i.length,o=select(i,a>>1),s=a%2==1?o:select(i,(a>>1)-1);
return{estimate:n.mean(s,o),low:r===0?n.least:select(i,r-1),high:r===0?1/0:select(i,a-r)}}
function within(e,t){
let n=new Float64Array(e.reduce((e,{base:t,head:n})=>e+t.length*n.length,0)),r=0;
for(let{base:i,head:a}of e)for(let e=0;e<i.length;e++)for(let o=0;o<a.length;o++)n[r++]=t.between(a[o],i[e]);
return n}
function select(e,t){
let[n,r]=[0,e.length-1];
for(;n<r;){
let i=e[n+r>>1],[a,o]=[n,r];
for(;a<=o;){
for(;e[a]<i;)a++;
for(;e[o]>i;)o--;
if(a>o)break;
let t=e[a];
e[a++]=e[o],e[o--]=t}
if(t>o&&t<a)break;
t<=o?r=o:n=a}
return e[t]}
function mannWhitney(e,t){
return mannWhitneySorted(new Float64Array(e).sort(),new Float64Array(t).sort())}
function mannWhitneySorted(e,t){
let n=e.length,r=t.length;
if(n===0||r===0)throw RangeError(`the Mann-Whitney test needs a value on each side`);
let{twiceU:i,ties:a}=rank(e,t),o=i/2,s=a.length<n+r?25:50,c=n<=s&&r<=s;
if(a.length===1)return{u:o,p:1,greater:1,less:1,exact:c};
let[l,u]=c?[lowerTail$1(n,r,a,i),lowerTail$1(r,n,a,2*n*r-i)]:approximate$1(n,r,a,o);
return{u:o,p:i===n*r?1:Math.min(1,2*Math.min(l,u)),greater:l,less:u,exact:c}}
function rank(e,t){
let n=[],r=0,[i,a]=[0,0];
for(;i<e.length||a<t.length;){
let o=a>=t.length||i<e.length&&e[i]<=t[a]?e[i]:t[a],[s,c]=[i,a];
for(;i<e.length&&e[i]===o;)i++;
for(;a<t.length&&t[a]===o;)a++;
n.push(i-s+a-c),r+=(i-s)*(2*c+(a-c))}
return{twiceU:r,ties:n}}
function approximate$1(e,t,n,r){
let i=e+t,a=n.reduce((e,t)=>e+t*t*t-t,0),o=Math.sqrt(e*t*(i+1-a/(i*(i-1)))/12),s=r-e*t/2;
return[upperTail((-s-.5)/o),upperTail((s-.5)/o)]}
function pairedTest(e){
let t=completePairs(e);
for(let{order:e,result:n}of lately)if(isInOrder(t,e))return n;
let n=orderOf(t,lately[0]?.order),r=testOf(rankDifferences(t,n));
return lately.unshift({order:n,result:r}),lately.length=Math.min(lately.length,mostKept),r}
const lately=[],mostKept=4;
function testOf(e){
let t=2;
for(let n of e)n%2!=0&&(t=1);
let n=[],[r,i]=[0,0];
for(let a of e){
let e=Math.abs(a)/t;
n.push(e),a>0?r+=e:i+=e}
if(n.length>100)return approximate(n,r,i);
let{upTo:a,exactly:o}=lowerTail(n,Math.min(r,i)),s=1-a+o;
return r>i?{greater:a,less:s}:{greater:s,less:a}}
function completePairs(e){
let t=[],n=[];
for(let{base:r,head:i}of e){
for(let e=0;e<r.length;e++){
let[n,a]=[r[e]??null,i[e]??null];
n!==null&&a!==null&&t.push(n,a)}
n.push(t.length)}
return{values:t,ends:n}}
function orderOf({values:e,ends:t},n){
let r=e.length,i=n?.places.length===r&&t.every((e,t)=>e===n.ends[t])?n.places.slice():e.map((e,t)=>t),a=[],o=0;
for(let n of t){
if(n-o>100){
let t=i.slice(o,n).sort((t,n)=>e[t]-e[n]);
for(let e=o;e<n;e++)i[e]=t[e-o]}
for(let t=o+1;t<n;t++){
let n=i[t],r=e[n],a=t;
for(;a>o&&e[i[a-1]]>r;a--)i[a]=i[a-1];
i[a]=n}
for(let t=o;t<n;t++)a.push(t>o&&e[i[t-1]]===e[i[t]]);
o=n}
return{places:i,isTied:a,ends:t}}
function isInOrder({values:e,ends:t},n){
let{places:r,isTied:i}=n;
if(t.length!==n.ends.length)return!1;
let a=0;
for(let o=0;o<t.length;o++){
let s=t[o];
if(s!==n.ends[o])return!1;
for(let t=a+1;t<s;t++){
let n=e[r[t-1]],a=e[r[t]];
if(i[t]?n!==a:n>=a)return!1}
a=s}
return!0}
function rankDifferences({values:e,ends:t},{places:n,isTied:r}){
let i=e.map(()=>0),a=0;
for(let e of t){
for(let t=a;t<e;){
let o=t+1;
for(;o<e&&r[o];)o++;
for(let e=t;e<o;e++)i[n[e]]=t+o-2*a;
t=o}
a=e}
let o=[];
for(let e=0;e<i.length;e+=2){
let t=i[e+1]-i[e];
t!==0&&o.push(t)}
return o}
function lowerTail(e,t){
let n=t<waysRoom.length?waysRoom.fill(0,0,t+1):new Float64Array(t+1);
n[0]=1;
let r=0;
for(let i of e){
r=Math.min(t,r+i);
for(let e=r;e>=i;e--)n[e]=n[e]+n[e-i]}
let i=2**e.length,a=0;
for(let e=0;e<=t;e++)a+=n[e];
return{upTo:a/i,exactly:n[t]/i}}
const waysRoom=new Float64Array(10001);
function approximate(e,t,n){
let r=Math.sqrt(e.reduce((e,t)=>e+t*t,0))/2,i=(t-n)/2;
return{greater:upperTail((i-.5)/r),less:upperTail((-i-.5)/r)}}
function studentUpperTail(e,t){
if(!(t>0&&t<1/0))throw RangeError(`degrees of freedom are finite and above 0, not ${t}`);
if(e<0)return 1-studentUpperTail(-e,t);
if(e===1/0)return 0;
let n=t/2,r=e/t*e,i=1/(1+r),a=r<1?r*i:1/(1+1/r),o=Math.exp(-n*Math.log1p(r))*Math.sqrt(a)*gammaRatio(n)/Math.sqrt(Math.PI);
return i<(n+1)/(n+2.5)?o*betaFraction(n,.5,i)/n/2:(1-o*betaFraction(.5,n,a)*2)/2}
function gammaRatio(e){
let t=1,n=e;
for(;n<20;n++)t*=n/(n+.5);
let r=[-1/8,1/128,5/1024,-21/32768,-399/262144,869/4194304,39325/33554432].reduceRight((e,t)=>(e+t)/n,0);
return t*Math.sqrt(n)*(1+r)}
function betaFraction(e,t,n){
let r=1/(1-(e+t)*n/(e+1)),i=1,a=r;
for(let o=1,s=0;Math.abs(s-1)>1e-16&&o<1e6;o++){
let c=o*(t-o)*n/((e+2*o-1)*(e+2*o));
r=1/(1+c*r),i=1+c/i,a*=r*i;
let l=-(e+o)*(e+t+o)*n/((e+2*o)*(e+2*o+1));
r=1/(1+l*r),i=1+l/i,s=r*i,a*=s}
return a}
function welch(e,t){
let[n,r]=[moments(e),moments(t)],i=n.variance+r.variance;
if(!(i>0&&Number.isFinite(i)))return null;
let a=(r.mean-n.mean)/Math.sqrt(i),[o,s]=[n.variance/i,r.variance/i],c=1/(o**2/(e.length-1)+s**2/(t.length-1)),l=studentUpperTail(a,c),u=studentUpperTail(-a,c);
return{t:a,dof:c,p:Math.min(1,2*Math.min(l,u)),greater:l,less:u}}
function moments(e){
let t=e.length,n=e[0],r=e.reduce((e,t)=>e+(t-n),0)/t,i=e.reduce((e,t)=>e+(t-n-r)**2,0);
return{mean:n+r,variance:i/(t-1)/t}}
function formatValue(e,t){
return/(^|-)sec(\/|$)/.test(t)?scaled(e,time):countsBytes(t)?scaled(e,t.endsWith(`/s`)?speed:bytes):Number.isInteger(e)&&Math.abs(e)<1e6?String(e):scaled(e,counts)}
function formatCenter({center:e,low:t,high:n},r){
return`${formatValue(e,r)}${space}±${space}${spread(e,t,n)}`}
function formatDelta(e){
return e===null?`from 0`:`${e>=0?`+`:``}${toFixedEven(e*100,2)}%`}
function formatP({p:e,exact:t}){
return e===null?``:e===0&&t?`exact`:e<.001?`<0.001`:toFixedEven(e,3)}
function formatShortP(e,t){
if(e<1e-4)return`<0.0001`;
for(let n=e<.001?1:2;n<exactDigits;n++){
let r=Number(e.toPrecision(n));
if(r<=t==e<=t)return String(r)}
return String(e)}
const exactDigits=17;
function formatPercent(e){
return percentOf(e,0)}
function formatPercentBeside(e,t){
let n=e=>e>t*100+1e-9;
return[0,1,2,3].map(t=>percentOf(e,t)).find(t=>n(Number.parseFloat(t))===n(Math.abs(e)*100))??formatPercent(e)}
function percentOf(e,t){
let n=Math.abs(e)*100;
return n>=99.95?`${n<1e6?n.toFixed(t):n.toPrecision(3+t)}%`:n>=.095||n===0?`${n.toFixed(1+t)}%`:n<1e-6?`<0.000001%`:`${Number(n.toPrecision(2+t)).toFixed(6+t).replace(/0+$/,``)}%`}
function formatRuledOut({ruledOut:e,better:t,base:n,exact:r}){
return e===null||t===null||n.center===0&&!r?``:`${(Math.ceil(e*1e3-1e-6)/10).toFixed(1)}%`}
function formatChange(e,t=null){
return`${e<0?`-`:`+`}${t===null?formatPercent(e):formatPercentBeside(e,t)}`}
function formatRatio(e){
return`${Number((e*100).toPrecision(6))}%`}
function counted$1(e,t){
return`${e} ${t}${e===1?``:`s`}`}
function formatRounds(e){
return counted$1(e,`round`)}
function formatMade({rounds:e,settings:t}){
return`${e.length>t.count?`up to `:``}${formatRounds(e.length)}`}
function formatDuration(e){
let t=Math.round(e);
if(t<60)return`${t} s`;
let n=Math.floor(t/60);
return n<60?inTwo(`${n} min`,t%60,`s`):inTwo(`${Math.floor(n/60)} h`,n%60,`min`)}
function inTwo(e,t,n){
return t===0?e:`${e} ${t} ${n}`}
function toFixedEven(e,t){
if(!Number.isInteger(e*2**(t+1)))return e.toFixed(t);
let n=e.toFixed(t+1),r=n.endsWith(`5`),i=n.slice(0,-1).replace(/\.$/,``);
return r&&/[02468]$/.test(i)?i:e.toFixed(t)}
function shortSha(e){
return e.slice(0,9)}
const space=`\xA0`,time=[[1,`\xA0s`],[.001,`\xA0ms`],[1e-6,`\xA0µs`],[1e-9,`\xA0ns`]],bytes=[[2**40,`\xA0TiB`],[2**30,`\xA0GiB`],[2**20,`\xA0MiB`],[1024,`\xA0KiB`],[1,`\xA0B`]],speed=bytes.map(([e,t])=>[e,`${t}/s`]),counts=[[0xe8d4a51000,`\xA0T`],[1e9,`\xA0G`],[1e6,`\xA0M`],[1e3,`\xA0k`],[1,``]],ordinals=`first second third fourth fifth sixth seventh eighth ninth tenth`.split(` `),endings=new Map(Object.entries({one:`st`,two:`nd`,few:`rd`})),english=new Intl.PluralRules(`en`,{type:`ordinal`});
function ordinal(e){
return ordinals[e-1]??`${e}${endings.get(english.select(e))??`th`}`}
function scaled(e,t){
let n=Math.abs(e),[r,i]=t.find(([e])=>n>=e*.99995)??t.at(-1),a=e/r;
if(i===`\xA0B`&&Number.isInteger(a))return`${a}${i}`;
let o=a.toPrecision(4);
return o.includes(`e`)?`${Number(o)}${i}`:`${toFixedEven(a,o.split(`.`)[1]?.length??0)}${i}`}
function spread(e,t,n){
return t===null||n===null?`∞`:e===0?t===0&&n===0?`0%`:`?`:`${toFixedEven(100*Math.max(Math.abs(n/e-1),Math.abs(1-t/e)),0)}%`}
function reasonOf(e,t){
switch(e.kind){case`measured`:return ofMeasured(e,t.threshold);case`untouched`:return e.isClaimed?"Nothing was measured: the measuring job says that no file that `paths` names differs":"No file that `paths` names differs between base and head, so nothing was measured";case`empty-shard`:return`No benchmark is in shard ${e.shard.join(` of `)}`;case`base-failed`:return`Base could not be measured${e.why===null?``:`: ${e.why}`} (${shortSha(e.sha)})`;case`calibration`:return ofCalibration(e.calibration,t)}}
function ofMeasured(e,t){
let{compared:n,halved:r,broken:i,unmeasured:a,proven:o,missing:s,isOtherCode:c,unread:l,replayed:u}=e;
if(u)return ofReplayed(u);
let d=i+a>0,[f=``,...p]=[c?`It is not shown that each side ran its own code`:``,l>0?`${counted$1(l,`line`)} that ${l===1?`looks like a result`:`look like results`} could not be read`:``,s>0?`${counted$1(s,`part`)} of the suite could not be judged`:``,i>0?`${plural(i)} failed on head`:``,a>0?`${plural(a)} could not be measured`:``,r>0?`${plural(r)} lost a unit on head`:``,n!==null||o>0||!(d||s>0)?ofTheRest(e,t):``].filter(e=>e!==``);
return[f,...p.map(e=>e.replace(/^N/,`n`))].join(`; `)}
function ofReplayed({sides:e,rounds:t,sooner:n}){
let r=`of ${e.join(` and `)}`;
return`${n?`${formatRounds(t)} ${r} ended far sooner than their times allow`:`Every round ${r} printed the same times to the last digit`}, so they were measured once and replayed`}
function ofTheRest({compared:e,unmatched:t,proven:n,isClaimed:r},i){
if(e!==null)return n===0?ofTally(e,i):`${ofTally(e,i)}; ${n} more ${r?`unchanged, as the measuring job says`:`proven unchanged: the same binary on both sides`}`;
if(n>0&&r)return`Nothing was measured: the measuring job says that ${plural(n)} ${n===1?`is`:`are`} the same binary on both sides`;
if(n>0)return`${plural(n)} ${n===1?`is`:`are`} proven unchanged: base and head build the same test binaries`;
let{base:a,head:o}=t;
return a===0&&o===0?`Nothing was measured on either side`:a===0?`Base has no benchmarks to compare with (head has ${o})`:`Nothing to compare: no benchmark has the same name on both sides (base has ${a}, head ${o})`}
function ofTally(e,t){
let{regressed:n,accepted:r,muted:i,improved:a,changed:o,undecided:s}=e,c=plural(e.benchmarks),l=r>0?`${r} of ${c} regressed, which was accepted`:``,u=[n>0&&r>0?`, ${r} more ${r===1?`was`:`were`} accepted`:``,i>0?`, ${i} ${n+r>0?`more`:`regressed but`} ${i===1?`is`:`are`} muted`:``,a>0?`, ${a} improved`:``,o>0?`, ${o} changed in a unit of unknown direction`:``].join(``);
return n>0?`${n} of ${c} regressed${u}${s>0?`, ${s} inconclusive`:``}`:s>0?l===``?`${s} of ${c} undecided, no regression shown${u}`:`${s} of ${c} undecided; ${l}${u}`:l===``?`${noRegression(e,t)}${u}`:`No other regression: ${l}${u}`}
function noRegression({benchmarks:e,within:t},n){
let r=plural(e);
if(t===null)return`No regression in ${r}`;
let i=`within ${Math.ceil(t.ruledOut*100-1e-9)}%`;
if(!t.areOthersNearer)return`No regression in ${r}, ${t.benchmarks} of them ${i}`;
let a=e-t.benchmarks;
return a===0?`No regression: ${r} ${i}`:`No regression: ${a} of ${r} within ${formatRatio(n)}, ${t.benchmarks===1?`the other`:`the others`} ${i}`}
function ofCalibration({benchmarks:e,seeing:t,typical:n,floors:r},i){
let{count:a,deltaTest:o}=i,s=plural(e);
if(e===0)return r.some(({noise:e})=>e!==null)?`On this machine nothing varies that could fail`:`On this machine nothing varies: there is no noise`;
if(o===`none`)return`How far ${s} vary on this machine; nothing is tested`;
let c=e===1?`the only benchmark`:`all ${s}`,l=`${t===0?`none`:t} of ${s}`,u=n===null||e===1?``:`, and one of ${formatPercent(n)} in half of them`;
return`On this machine ${formatRounds(a)} see ${worseningWords(i)} in ${t===e?c:l}${u}`}
function plural(e){
return counted$1(e,`benchmark`)}
function worseningWords(e){
return hasOthers(e)?`a worsening as large as the threshold`:`a worsening of ${formatRatio(e.threshold)}`}
function thresholdWords(e){
return hasOthers(e)?`the threshold`:formatRatio(e.threshold)}
function hasOthers({threshold:e,benchmarks:t}){
return t.some(({isOver:t,gate:n,threshold:r})=>!t&&n===`fail`&&r!==null&&r!==e)}
function isOfGo({formats:e}){
return[e?.base,e?.head].every(e=>(e??`go`)===`go`)}
const wide=/[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}/u,combining=/\p{Mn}|\p{Me}/u,isPlain$1=/^[\u0020-\u02ff\u2000-\u206f]*$/;
function widthOf(e){
if(isPlain$1.test(e))return e.length;
let t=0;
for(let n of e)t+=columnsOf(n);
return t}
function columnsOf(e){
return combining.test(e)?0:wide.test(e)?2:1}
function cutTo(e,t){
if(widthOf(e)<=t)return e;
let n=0,r=``;
for(let i of e){
if(n+=columnsOf(i),n>t-1)break;
r+=i}
return t<1?``:`${r}…`}
function cutMiddle(e,t){
if(widthOf(e)<=t)return e;
let n=Math.floor((t-1)/2),r=[...e],i=``;
for(;r.length>0&&widthOf(`${r.at(-1)}${i}`)<=n;)i=`${r.pop()}${i}`;
return`${cutTo(r.join(``),t-widthOf(i))}${i}`}
function wrapLine(e,t){
if(widthOf(e)<=t)return[e];
let n=/^ */.exec(e)?.[0]??``,r=[],i=``;
for(let a of e.trimStart().split(` `)){
let e=i===``?`${n}${a}`:`${i} ${a}`;
i!==``&&widthOf(e)>t?(r.push(i),i=`${n}${a}`):i=e}
return[...r,i]}
function columns(e,t,n=1/0){
let r=t=>e.reduce((e,n)=>Math.max(e,widthOf(n[t]??``)),0),[i=0,...a]=(e[0]??[]).map((e,t)=>r(t)),o=a.reduce((e,t)=>e+2+t,0),s=[Math.min(i,Math.max(12,n-o)),...a];
return e.map(e=>e.map((e,n)=>{
let r=s[n]??0,i=n===0?cutMiddle(e,r):e,a=` `.repeat(Math.max(0,r-widthOf(i)));
return n<t?i+a:a+i}).join(`  `).trimEnd())}
const plain$2=(e,t)=>t;
function namingOf(e,t=[],n){
let r=new Set(e.map(e=>/-\d+$/.exec(e.benchmark)?.[0]??``)),i=isOfGo({formats:n}),a=t.filter(({benchmark:e})=>e!==null),o=[...new Set([...e,...a].map(e=>e.package??``))],s=sharedFolders(o);
return({benchmark:e,package:t})=>{
let[n=``]=r,a=i&&r.size===1&&n!==``&&e.endsWith(n)?e.slice(0,-n.length):e;
return o.length<=1||t===null?a:`${t.split(`/`).slice(s).join(`/`)}.${a}`}}
function sharedFolders(e){
if(e.length===0)return 0;
let t=e.map(e=>e.split(`/`)),n=t.reduce((e,t)=>Math.min(e,t.length),1/0),r=0;
for(;r<n-1&&t.every(e=>e[r]===t[0]?.[r]);)r++;
return r}
function unitName(e){
return e.replace(/(^|-)sec(?=\/|$)/,`$1time`)}
function shortenedName(e,t){
let n=escapeControls(e.length>2*longestEnd?e.slice(0,longestEnd)+e.slice(-longestEnd):e),r=cutMiddle(n,t);
return r===n?e:r}
const longestEnd=500;
function withoutFolders(e){
return e.replace(/^([^/[(]+\/)+/,``)}
function listedNames(e,t){
if(t===0)return`${e.length} in all`;
let n=e.length>t?` and ${e.length-t} more`:``;
return`${e.slice(0,t).join(`, `)}${n}`}
function _usingCtx(){
var e=typeof SuppressedError==`function`?SuppressedError:function(e,t){
var n=Error();
return n.name=`SuppressedError`,n.error=e,n.suppressed=t,n},t={},n=[];
function r(e,t){
if(t!=null){
if(Object(t)!==t)throw TypeError(`using declarations can only be used with objects, functions, null, or undefined.`);
if(e)var r=t[Symbol.asyncDispose||Symbol.for(`Symbol.asyncDispose`)];
if(r===void 0&&(r=t[Symbol.dispose||Symbol.for(`Symbol.dispose`)],e))var i=r;
if(typeof r!=`function`)throw TypeError(`Object is not disposable.`);
i&&(r=function(){
try{
i.call(t)}catch(e){
return Promise.reject(e)}}),n.push({v:t,d:r,a:e})}else e&&n.push({d:t,a:e});
return t}
return{e:t,u:r.bind(null,!1),a:r.bind(null,!0),d:function(){
var r,i=this.e,a=0;
function o(){
for(;r=n.pop();)try{
if(!r.a&&a===1)return a=0,n.push(r),Promise.resolve().then(o);
if(r.d){
var e=r.d.call(r.v);
if(r.a)return a|=2,Promise.resolve(e).then(o,s)}else a|=1}catch(e){
return s(e)}
if(a===1)return i===t?Promise.resolve():Promise.reject(i);
if(i!==t)throw i}
function s(n){
return i=i===t?n:new e(n,i),o()}
return o()}}}
async function isFolder(e){
try{
return(await stat$1(e)).isDirectory()}catch{
return!1}}
async function refuseUnnameable(e){
if(e.includes(`�`)&&!await isFolder(e))throw new Misconfigured(`The path of the folder to measure in is not in UTF-8, so it cannot be opened: ${e}. Rename the folder, or clone the repository into another.`)}
async function nearestFolder(e){
let t=resolve(e);
for(;t!==dirname(t)&&!await isFolder(t);)t=dirname(t);
return t}
async function makeFolder(e){
let t=[],n=await nearestFolder(e);
for(let r=resolve(e);r!==n;r=dirname(r))t.unshift(r);
for(let e of t)await mkdir(e).catch(async t=>{
if(!await isFolder(e))throw t})}
async function lstatOrNull(e){
try{
return await lstat(e)}catch(e){
let{code:t=``}=e;
if([`ENOENT`,`ENOTDIR`,`ELOOP`,`ENAMETOOLONG`].includes(t))return null;
throw e}}
async function contentOf(e){
try{
try{
var t=_usingCtx();
let n=t.a(await open(e,constants.O_RDONLY|(constants.O_NONBLOCK??0)));
if(!(await n.stat()).isFile())throw Error(`${e} is not a plain file`);
return await n.readFile()}catch(e){
t.e=e}finally{
await t.d()}}catch(e){
if(e.code===`ENOENT`)return null;
throw e}}
function entriesIn(e){
try{
return readdirSync(e,{withFileTypes:!0})}catch{
return[]}}
function nameFile(e){
return t=>{
throw Object.assign(t,{path:e})}}
function usualFolder(e,{RUNNER_TEMP:t,GITHUB_ACTION:n},r){
let i=`${e.slice(0,100)}-${n??``}`.replace(/[^\w.-]+/g,`-`).replace(/^[.-]+|-+$/g,``);
return join(t||r,`benchgate-results`,i||`benchgate`)}
async function isNoexec(e){
let t=await mkdtemp(join(e,`benchgate-run-`)).catch(()=>null);
if(t===null)return!1;
try{
let e=join(t,`program`);
return await writeFile(e,`#!/bin/sh
`,{mode:493}),await new Promise(t=>{
execFile(e,e=>t(e?.code===`EACCES`))})}finally{
await rm(t,{recursive:!0,force:!0})}}
function noexecText(e){
return`No program can be run from the folder for temporary files, ${e}, as its file system is mounted with "noexec". Set TMPDIR (in a workflow, RUNNER_TEMP) to a folder on another one.`}
async function replaceFile(e,t,n=438){
await rm(e,{recursive:!0,force:!0}),await writeFile(e,t,{flag:`wx`,mode:n}).catch(nameFile(e))}
function nearest(e,t){
let n=plain$1(e),r=Math.max(1,Math.floor(n.length/3)),i=null,a=r+1;
for(let e of t){
if(Math.abs(e.length-n.length)>=a)continue;
let t=changedLetters(n,plain$1(e));
t<a&&([i,a]=[e,t])}
return i}
function plain$1(e){
return e.toLowerCase().replaceAll(`_`,`-`)}
function changedLetters(e,t){
let n=[],r=Array.from({length:t.length+1},(e,t)=>t);
for(let i=1;i<=e.length;i++){
let a=[i];
for(let o=1;o<=t.length;o++){
let s=e[i-1]===t[o-1],c=at$1(r,o-1)+ +!s,l=i>1&&o>1&&e[i-1]===t[o-2]&&e[i-2]===t[o-1]?at$1(n,o-2)+1:c;
a.push(Math.min(c,l,at$1(r,o)+1,at$1(a,o-1)+1))}
n=r,r=a}
return at$1(r,t.length)}
function at$1(e,t){
return e[t]??1/0}
function mannKendall(e){
let t=e.length,n=0;
for(let[t,r]of e.entries())for(let i=0;i<t;i++)n+=Math.sign(r-e[i]);
let r=tieSizes(e);
if(n===0||r.length<2)return{s:n,p:1};
if(r.length===t&&t<=50)return{s:n,p:Math.min(1,2*exactTail(t,Math.abs(n)))};
let i=e=>e*(e-1)*(2*e+5),a=(i(t)-r.reduce((e,t)=>e+i(t),0))/18;
return{s:n,p:Math.min(1,2*upperTail((Math.abs(n)-1)/Math.sqrt(a)))}}
function tieSizes(e){
let t=new Map;
for(let n of e)t.set(n,(t.get(n)??0)+1);
return[...t.values()]}
function exactTail(e,t){
let n=Math.floor((e*(e-1)/2-t)/2),r=new Float64Array(n+1);
r[0]=1;
for(let t=2;t<=e;t++){
let e=new Float64Array(n+1);
for(let i=0;i<=n;i++)for(let n=0;n<t&&n<=i;n++)e[i]=e[i]+r[i-n]/t;
r=e}
return r.reduce((e,t)=>e+t,0)}
const surroundings$1=[`goos`,`goarch`,`cpu`];
function movements(e,t){
return[driftOf(t),secondVisitOf(e,t)].filter(e=>e!==null)}
function stealWarning(e){
return e!==null&&e>.02?[{kind:`steal`,share:e}]:[]}
function suiteWarning(e){
return e.length===0?[]:[{kind:`suite`,changed:e}]}
function configurations(e){
let t=(t,n)=>[...new Set(e.flatMap(e=>e[t].measurements.flatMap(e=>e.config[n]||[])))].sort().join(`, `);
return surroundings$1.map(e=>({kind:`configuration`,key:e,base:t(`base`,e),head:t(`head`,e)})).filter(({base:e,head:t})=>e!==t&&e!==``&&t!==``)}
function isOtherCodeShown(e){
return e.kind===`shared-install`||e.kind===`unread-code`&&(e.isAll||e.isElsewhere||e.instead.length>0)}
const leastVariance=1e-6;
function driftOf(e){
let t=historiesOf(e.filter(({unit:e})=>e===`sec/op`).map(timesOf$1).filter(({length:e})=>e>0)),{p:n}=mannKendall(ranked(t));
if(n>.01)return null;
let r=Math.ceil(t.length/4),i=t.slice(-r).map(e=>e.at(-1)-mean(e.slice(0,r))),a=Math.exp(mean(i))-1;
return Number.isFinite(a)?{kind:`drift`,change:a,p:n}:null}
function timesOf$1({base:e,head:t}){
let n=e.map((e,n)=>(logOf(e)+logOf(t[n]??null))/2),r=n.findIndex(e=>Number.isNaN(e));
return r<0?n:n.slice(0,r)}
function logOf(e){
return e!==null&&e>0?Math.log(e):NaN}
function historiesOf(e){
let t=e.map(e=>({logs:e,weight:1/(varianceOf(e)+leastVariance)})),n=[...new Set(e.map(({length:e})=>e))].sort((e,t)=>e-t);
return n.flatMap((e,r)=>{
let i=t.filter(({logs:t})=>t.length>=e),a=Array.from({length:e},(e,t)=>levelOf(i,t));
return a.map((e,t)=>a.slice(0,t+1)).slice(n[r-1]??0)})}
function levelOf(e,t){
return e.reduce((e,{logs:n,weight:r})=>e+r*n[t],0)/e.reduce((e,{weight:t})=>e+t,0)}
function ranked(e){
let t=[];
for(let n of e){
let e=n.at(-1),r=t[n.indexOf(e)];
if(r===void 0){
let r=n.filter(t=>t<e).length,i=t.toSorted((e,t)=>e-t)[r-1]??0;
t=[...t.map(e=>e>i?e+1:e),i+1]}else t=[...t,r]}
return t}
function mean(e){
return e.reduce((e,t)=>e+t,0)/e.length}
function varianceOf(e){
let t=mean(e);
return mean(e.map(e=>(e-t)**2))}
function secondVisitOf(e,t){
let n=t.filter(({unit:e})=>e===`sec/op`).map(differencesOf),r=e.flatMap(({first:e},t)=>{
let r=n.flatMap(({weight:e,differences:n})=>{
let r=n[t]??null;
return r===null?[]:[{weight:e,difference:r}]});
if(e===null||r.length===0)return[];
let i=r.reduce((e,{weight:t,difference:n})=>e+t*n,0),a=r.reduce((e,{weight:t})=>e+t,0);
return[{first:e,level:(e===`base`?1:-1)*i/a}]}),i=r.map(({level:e})=>e),{greater:a,less:o}=pairedTest([{base:i.map(e=>-e),head:i}]),s=Math.min(1,2*Math.min(a,o));
if(s>.001)return null;
let c=sides.map(e=>r.filter(({first:t})=>t===e).map(({level:e})=>e)).filter(({length:e})=>e>0);
return{kind:`second-visit`,change:Math.exp(c.reduce((e,t)=>e+median(t),0)/c.length)-1,p:s}}
function differencesOf({base:e,head:t}){
let n=e.map((e,n)=>{
let r=t[n]??null;
return e!==null&&r!==null&&e>0&&r>0?Math.log(r/e):null}),r=n.filter(e=>e!==null);
if(r.length===0)return{weight:0,differences:[]};
let i=centerOf(r);
return{weight:1/(r.reduce((e,t)=>e+(t-i)**2,0)/r.length+leastVariance),differences:n.map(e=>e===null?null:e-i)}}
function centerOf(e){
return median(e.flatMap((t,n)=>e.slice(n).map(e=>(t+e)/2)))}
function othersOf(e){
let[t,n]=[busyDuring(e,`base`),busyDuring(e,`head`)];
if(t.length===0||n.length===0)return null;
let{p:r}=mannWhitney(t,n),i={base:median([...t]),head:median([...n])};
return r>.001||Math.abs(i.base-i.head)<.25?null:{kind:`others`,...i,p:r}}
function busyDuring(e,t){
return e.flatMap(e=>{
let{others:n,seconds:r}=e[t];
return n===void 0||r<=0?[]:[n/r]})}
function soonerOf(e,t){
let n=sides.map(n=>({side:n,visits:tooShort(e,n,2*Math.max(1,t))})).filter(({visits:e})=>e.length>=2),r=n[0]?.visits[0];
if(!r)return null;
let i=Math.max(...n.map(({visits:e})=>e.length));
return{kind:`replayed`,sides:n.map(({side:e})=>e),rounds:i,sooner:r}}
function tooShort(e,t,n){
return e.flatMap(e=>{
let{claimed:r=0,seconds:i}=e[t];
return r>n*i?[{claimed:r,seconds:i}]:[]})}
function replayedOf(e){
let t=e.filter(({unit:e,rule:t})=>isTimed(e)&&t.assume!==`exact`),n=sides.filter(e=>isReplayed(t,e));
if(n.length===0)return null;
let r=t.flatMap(e=>n.map(t=>presentValues(e[t]).length));
return{kind:`replayed`,sides:n,rounds:Math.max(...r)}}
function isReplayed(e,t){
let n=new Map;
for(let r of e){
let e=presentValues(r[t]);
if(e.some(t=>t!==e[0]))return!1;
let i=benchmarkId(r);
n.set(i,Math.max(n.get(i)??0,logOfChances(e)))}
return[...n.values()].reduce((e,t)=>e+t,0)>=-Math.log(1e-6)}
function logOfChances(e){
let[t]=e;
if(t===void 0||e.length<3)return 0;
let n=stepsIn(t);
if(n<1e3)return 0;
let r=e.length-1;
return Math.max(r*Math.log(n*1e-4),Math.min(r,2)*Math.log(2))}
const tolerance=10**-11;
function stepsIn(e){
let t=Number(Math.abs(e).toExponential(11).replace(/e.*/,``));
if(!(t>0))return 0;
let n=String(t).replace(`.`,``);
if(n.length<=8)return Number(n);
let[r,i]=simplest(t);
return n.length<11&&r*i>=10**9?Number(n):Math.min(odd(r),odd(i))}
function simplest(e){
let[t,n]=[1,0],[r,i]=[0,1],a=e;
for(let o=0;o<24;o++){
let o=Math.floor(a);
if([t,n]=[o*t+n,t],[r,i]=[o*r+i,r],Math.abs(t/r-e)<=tolerance*e||a===o)break;
a=1/(a-o)}
return[t,r]}
function odd(e){
let t=e;
for(let e of[2,5])for(;t>0&&t%e===0;)t/=e;
return t}
function collect(e,t){
let n=distinguishingKeys(e),r=new Map;
for(let[t,i]of e.entries())for(let e of sides)for(let a of i[e].measurements){
let i=JSON.stringify([identity(a,n(a)),a.unit]),o=r.get(i);
o||(o={first:a,isCoarse:!1,values:{base:[],head:[]},worse:{base:[],head:[]}},r.set(i,o));
let s=o.values[e][t];
s?s.push(a.value):o.values[e][t]=[a.value],a.isCoarse&&(o.isCoarse=!0),a.worse!==void 0&&(o.worse[e][t]=a.worse)}
return[...r.values()].filter(({isCoarse:e})=>!e).map(({first:r,values:i,worse:a})=>{
let o=t=>e.map((e,n)=>observe(i[t][n]??[],r.unit)),s=t=>e.map((e,n)=>a[t][n]??null),c=sides.every(e=>a[e].length>0);
return{benchmark:displayName(r,n(r)),package:settingOf(r.config,`pkg`)??null,unit:r.unit,rule:t.get(r.unit)??{},base:o(`base`),head:o(`head`),...c?{worse:{base:s(`base`),head:s(`head`)}}:{}}})}
function observe(e,t){
if(e.length<=1)return e[0]??null;
let n=[...e].sort((e,t)=>e-t);
return(t.startsWith(`sec/`)?n[0]:n[n.length-1>>1])??null}
function distinguishingKeys(e){
let t=new Map,n=new Map;
for(let r of sides){
let i=e.map(e=>valuesByName(e[r]));
for(let e of new Set(i.flatMap(e=>[...e.keys()]))){
let r=i.flatMap(t=>t.get(e)??[]),a=t.get(e)??new Set;
for(let e of stableKeys(r))a.add(e);
t.set(e,a);
let o=n.get(e)??new Set;
for(let e of r.flatMap(e=>[...e.get(`pkg`)??[]]))o.add(e);
n.set(e,o),o.size>1&&a.add(`pkg`)}}
let r=new Map([...t].map(([e,t])=>[e,[...t].sort()]));
return({benchmark:e})=>r.get(e)??[]}
function stableKeys([e,...t]){
return[...e??[]].filter(([e,n])=>n.size>1&&t.every(t=>isSame$1(n,t.get(e)))).map(([e])=>e)}
function valuesByName({measurements:e}){
let t=new Map;
for(let{benchmark:n,config:r}of e){
let e=t.get(n);
e?e.add(r):t.set(n,new Set([r]))}
let n=memoize(e=>valuesByKey([e])),r=([e,...t])=>e&&t.length===0?n(e):valuesByKey(e?[e,...t]:[]);
return new Map([...t].map(([e,t])=>[e,r([...t])]))}
function valuesByKey(e){
let t=new Set(e.flatMap(e=>Object.keys(e)));
return new Map([...t].map(t=>[t,new Set(e.map(e=>settingOf(e,t)))]))}
function isSame$1(e,t){
return t!==void 0&&e.size===t.size&&[...e].every(e=>t.has(e))}
function identity(e,t){
return[e.benchmark,...t.map(t=>settingOf(e.config,t)??null)]}
function displayName(e,t){
let n=t.map(t=>[t,settingOf(e.config,t)]).filter(([e,t])=>e!==`pkg`&&t!==void 0).map(([e,t])=>`${e}:${t}`);
return[e.benchmark,...n].join(` `)}
function innerSamplesOf(e){
let t=new Map;
for(let n of e)for(let e of sides)for(let[{benchmark:r,config:i},a]of samplesIn(n[e])){
let e=settingOf(i,`pkg`)??null,n=JSON.stringify([e,r]),{least:o,most:s}=t.get(n)??{least:a,most:a},c={least:Math.min(o,a),most:Math.max(s,a)};
t.set(n,{benchmark:r,package:e,...c})}
return[...t.values()].filter(({most:e})=>e>1)}
function formatsOf(e){
let t=t=>{
let n=e.map(e=>e[t]).find(({measurements:e})=>e.length>0);
return n?n.format??`go`:null};
return{base:t(`base`),head:t(`head`)}}
function samplesIn({measurements:e}){
let t=new Map;
for(let n of e){
let{benchmark:e,config:r,unit:i,innerSamples:a=1}=n,o=t.get(r)??new Map;
t.set(r,o);
let s=o.get(e)??{first:n,units:new Map};
o.set(e,s),s.units.set(i,(s.units.get(i)??0)+a)}
return[...t.values()].flatMap(e=>[...e.values()].map(({first:e,units:t})=>[e,Math.max(...t.values())]))}
async function notCheckedOut(e,t,n){
if(!(e instanceof GitFailed))return e;
let r=/unable to write|write error|No space left|quota exceeded/i.test(e.message)?await spaceIn(n):`If a filter that .gitattributes names is missing (Git LFS is one), install it before this step.`;
return new CouldNotMeasure(`${t} could not be checked out: ${e.message}\n${r}`)}
async function spaceIn(e){
let t=await statfs(e).catch(()=>null);
return`There may be too little space on the disk of ${e}${(t&&`, where ${Math.floor(t.bavail*t.bsize/2**20)} MiB are free`)??``}. Make room there; a worktree can be on another disk, which RUNNER_TEMP (in a terminal, TMPDIR) names.`}
var GitFailed=class extends Error{
name=`GitFailed`};
const settings={"core.hooksPath":`/dev/null`,"core.fsmonitor":`false`,"advice.detachedHead":`false`,"gc.auto":`0`,"maintenance.auto":`false`,"submodule.recurse":`false`,"core.splitIndex":`false`,"safe.bareRepository":`explicit`,"core.trustctime":`true`,"core.checkStat":`default`,"worktree.useRelativePaths":`false`},surroundings={LC_ALL:`C`,GIT_TERMINAL_PROMPT:`0`,GIT_OPTIONAL_LOCKS:`0`,GIT_NO_REPLACE_OBJECTS:`1`,GIT_LITERAL_PATHSPECS:`0`,GIT_GLOB_PATHSPECS:`0`,GIT_NOGLOB_PATHSPECS:`0`,GIT_ICASE_PATHSPECS:`0`,GIT_AUTHOR_NAME:`benchgate`,GIT_AUTHOR_EMAIL:`benchgate@localhost`,GIT_COMMITTER_NAME:`benchgate`,GIT_COMMITTER_EMAIL:`benchgate@localhost`};
function gitIn(e,t,n=findProgram(`git`,t.PATH??t.Path??``)){
let r=Object.entries(settings).flatMap(([e,t])=>[`-c`,`${e}=${t}`]);
async function i(i,a={}){
let o=[],s=[],c={...t,...surroundings,...a.env};
return a.signal||a.input?runApart(n,[...r,...i],e,c,a):{code:await exec(`"${n}"`,[...r,...i],{cwd:e,env:c,silent:!0,ignoreReturnCode:!0,listeners:{stdout:e=>o.push(e),stderr:e=>s.push(e)}}),stdout:Buffer.concat(o),stderr:Buffer.concat(s)}}
let a=(t,n,r)=>new GitFailed(`git ${t.join(` `)} failed (exit code ${n}) in ${e}: ${r.toString().trim()}`);
return{folder:e,in:e=>gitIn(e,t,n),with:r=>gitIn(e,{...t,...r},n),async run(e,t){
let{code:n,stdout:r,stderr:o}=await i(e,t);
if(n!==0)throw a(e,n,o);
return text(r)},async find(e,t){
let{code:n,stdout:r,stderr:o}=await i(e,t);
if(n!==0&&n!==1)throw a(e,n,o);
return n===0?text(r):null},async ask(t,n){
let{code:r,stdout:a}=await i(t,n);
if(typeof r!=`number`)throw new GitFailed(`git ${t.join(` `)} was killed in ${e}`);
return r===0?text(a):null}}}
function runApart(e,t,n,r,{signal:i,input:a}){
return new Promise((o,s)=>{
let c=i!==void 0&&process.platform!==`win32`,l=spawn(e,t,{cwd:n,env:r,detached:c}),[u,d]=[[],[]];
l.stdout.on(`data`,e=>u.push(e)),l.stderr.on(`data`,e=>d.push(e));
let f=()=>{
l.pid!==void 0&&l.exitCode===null&&(c?process.kill(-l.pid,`SIGTERM`):l.kill())};
i?.addEventListener(`abort`,f,{once:!0}),i?.aborted&&f(),l.on(`error`,s),l.on(`close`,e=>{
i?.removeEventListener(`abort`,f),o({code:i?.aborted?e??1:e,stdout:Buffer.concat(u),stderr:Buffer.concat(d)})}),l.stdin.on(`error`,()=>{}),l.stdin.end(a??``)})}
function findProgram(e,t){
let n=process.platform===`win32`?`${e}.exe`:e,r=t.split(delimiter).find(e=>{
try{
return accessSync(join(e,n),constants.X_OK),e!==``}catch{
return!1}});
return r===void 0?e:join(r,n)}
function text(e){
return e.toString(`latin1`).replace(/\n$/,``)}
function nulSeparated(e){
return e.split(`\0`).filter(e=>e!==``)}
function decodePath(e){
return Buffer.from(e,`latin1`).toString(`utf8`)}
async function gitPath(e,t){
return decodePath(await e.run([`rev-parse`,`--path-format=absolute`,`--git-path`,t]))}
async function gitPaths(e,t){
let n=t.flatMap(e=>[`--git-path`,e]),r=(await e.run([`rev-parse`,`--path-format=absolute`,...n])).split(`
`),i=r.length===t.length?r.map(decodePath):await Promise.all(t.map(t=>gitPath(e,t)));
return new Map(t.map((e,t)=>[e,i[t]??``]))}
async function refuseOldGit(e){
let t=await e.ask([`--version`]).catch(()=>null);
if(t===null)throw new Misconfigured(`git cannot be run. Install git 2.31 or later; in a container, in its image.`);
let[,n=0,r=0]=(/(\d+)\.(\d+)/.exec(t)??[]).map(Number);
if(n<2||n===2&&r<31)throw new Misconfigured(`${t} is too old. Install git 2.31 or later.`)}
function credentials(e,t,n){
if(t===``||!e.startsWith(`${n}/`))return{};
let r=[[`extraheader`,``],[`extraheader`,`AUTHORIZATION: basic ${Buffer.from(`x-access-token:${t}`).toString(`base64`)}`],[`followRedirects`,`false`]],i=r.flatMap(([e,t=``],r)=>[[`GIT_CONFIG_KEY_${r}`,`http.${n}/.${e}`],[`GIT_CONFIG_VALUE_${r}`,t]]);
return{GIT_CONFIG_COUNT:String(r.length),...Object.fromEntries(i)}}
async function refuseDistrusted(e){
let t=await e.run([`rev-parse`,`--git-dir`]).catch(e=>e),[,n]=t instanceof GitFailed&&distrust.exec(t.message)||[];
if(n!==void 0)throw new Misconfigured(`${n} belongs to another user, so git does not trust the repository in it (in a container the user is often another one than outside). Run "git config --global --add safe.directory ${shellWord(n)}" first.`)}
const distrust=/(?:dubious ownership in repository at |unsafe repository \()'([^']+)'/,added=/[\u0000\u001b\r\ufeff]/,dropped=/[\u0000\ufeff]/g,clock=`\\d\\d:\\d\\d:\\d\\d(?:[.,]\\d+)?`,times=[String.raw`\[?\d{4}[-/]\d\d[-/]\d\d[T ]${clock}${`(?: ?Z|[+-]\\d\\d:?\\d\\d)?`}\]?(?:[ \t]|(?=\n|$))(?:\d\d[OE][ +])?`,String.raw`\[?${clock}\]?(?:[ \t]|(?=\n|$))`,String.raw`[A-Z][a-z]{2} [ \d]\d ${clock} (?:[\w.-]+ [\w./-]+(?:\[\d+\])?: )?`,String.raw`#\d+ \d+\.\d+ `,String.raw`[^\t\n]{1,200}\t[^\t\n]{1,200}\t(?=\d{4}-\d\d-\d\dT\d\d:)`],labels=[String.raw`(?!Benchmark|test )[A-Za-z\d][\w.-]* *\|(?: |(?=\n|$))`,String.raw`\[(?!(?:true|false|null)\])[\w./:@ -]*[A-Za-z][\w./:@ -]*\] `,String.raw`\[\d+\] (?! *(?:[,\]}]|\n|$))`],prefixes={times:RegExp(`(?:${times.join(`|`)})+`,`y`),"times and labels":RegExp(`(?:${[...times,...labels].join(`|`)})+`,`y`)},soughtPrefix=2**20;
var CleanText=class{
cuts;
hasPrefixes=!1;
looked=0;
held=``;
isWithin=!1;
constructor(e){
this.cuts=e}
write(e){
let t=this.held===``?e:this.held+e,n=t.length;
for(;t.charCodeAt(n-1)===carriageReturn$1;)n--;
let r=t.lastIndexOf(`
`)+1||t.lastIndexOf(`\r`,n-1)+1,i=t.length-r>4096?n:Math.min(r,n);
return this.held=t.slice(i),this.clean(t.slice(0,i))}
end(){
let e=this.held;
return this.held=``,this.clean(e)}
clean(e){
if(e===``)return``;
let t=added.test(e)?withoutAdded(e):e,n=this.isWithin?t.indexOf(`
`)+1||t.length:0;
return this.isWithin=!t.endsWith(`
`),this.withoutPrefixes(t,n)}
withoutPrefixes(e,t){
if(this.cuts===`nothing`)return e;
let n=prefixes[this.cuts],r=``,i=0;
for(let a=t;a<e.length;){
if(mayBegin(e.charCodeAt(a))){
n.lastIndex=a;
let t=n.exec(e);
t&&(this.hasPrefixes=!0,r+=e.slice(i,a),i=a+t[0].length)}
let t=e.indexOf(`
`,a);
if(t<0)break;
a=t+1}
return this.looked+=e.length,!this.hasPrefixes&&this.looked>soughtPrefix&&(this.cuts=`nothing`),i===0?e:r+e.slice(i)}};
function cleaned(e,t){
let n=new CleanText(t);
return n.write(e)+n.end()}
function withoutAdded(e){
return withoutColours(e.replace(/\r+\n|\r/g,`
`)).replace(dropped,``)}
const carriageReturn$1=13;
function mayBegin(e){
let t=e|32;
return t>=97&&t<=122||e>=48&&e<=57||e===91||e===35}
var Unreadable=class extends Error{
name=`Unreadable`};
function openClean(e,t){
return cleaning(e.open(t),cutsOf(e))}
function cutsOf({cuts:e=`times and labels`}){
return e}
function claiming(e){
let t=memoize(t=>cleaned(e,t)),n=t(`times and labels`);
return(e,r=`claims`)=>{
let i=t(cutsOf(e));
return e[r]?.(i)===!0||cutsOf(e)===`times`&&n!==i&&e[r]?.(n)===!0}}
function cleaning(e,t){
let n=new CleanText(t),r=()=>{
let t=n.end();
t!==``&&e.write(t)},{file:i}=e;
return{...i&&{file:a=>{
r(),n=new CleanText(t),i.call(e,a)}},write:t=>{
let r=n.write(t);
r!==``&&e.write(r)},end:()=>(r(),e.end())}}
function readWhole(e,t){
let n=openClean(e);
return n.write(t),n.end()}
const nothingParsed={measurements:[],units:new Map,failures:[],refused:[]};
function sharedIn(e){
if(e.length<2)return null;
let t=memoize(e=>JSON.stringify(Object.entries(e).sort())),n=new Map;
for(let[r,{measurements:i}]of e.entries())for(let{benchmark:e,unit:a,config:o}of i){
let i=JSON.stringify([e,a,t(o)]),s=n.get(i)??r;
if(s!==r)return{benchmark:e,parts:[s,r]};
n.set(i,r)}
return null}
function failedAlone({failures:e,failed:t=new Map}){
return e.length>t.size?null:t}
function refusedAlone({refused:e,refusedBeside:t=[]}){
let n=new Set(t);
return e.filter(e=>!n.has(e))}
function joinParsed(e){
let[t,...n]=e;
if(t&&n.length===0)return t;
let r=new Map;
for(let t of e)for(let[e,n]of t.units)r.has(e)||r.set(e,n);
let i=Math.max(...e.map(e=>e.claimed??0)),a=e.flatMap(({refusedBeside:e=[]})=>e),o=e.flatMap(({unread:e=[]})=>e),s=new Map(e.flatMap(e=>[...e.failed??[]]));
return{measurements:e.flatMap(({measurements:e})=>e),units:r,failures:e.flatMap(({failures:e})=>e),...s.size>0?{failed:s}:{},...i>0?{claimed:i}:{},refused:e.flatMap(({refused:e})=>e),...a.length>0?{refusedBeside:a}:{},...o.length>0?{unread:o}:{}}}
const unstated={};
var Readings=class{
gathered=new Map;
units=new Map;
failures=[];
failed=new Map;
statuses=new Map;
refused=[];
known=new Map;
advice;
claimed=0;
unreadable=null;
constructor(e=`Give each a name of its own.`){
this.advice=e}
add(e,t,n,r=unstated){
this.take(e,this.unitOf(t),n,r,!1)}
addRepetition(e,t,n,r=unstated){
this.take(e,this.unitOf(t),n,r,!0)}
addSamples(e,t,n,r){
if(n.length===0)return;
let i=this.unitOf(t),a=this.lastOf(e,i.unit);
if(a?.unit===i.unit)throw this.repeated(e);
let o=[];
for(let t of n){
let n=this.possible(e,i,t);
n!==null&&o.push(n)}
let s=o.length;
if(s===0)return;
let c=s*(count(r)??0);
this.keep(e,a,{unit:i.unit,values:o,isRepeated:!0,iterations:c,samples:s,next:null})}
take(e,t,n,r,i){
let a=this.possible(e,t,n);
if(a===null)return;
let o=count(r.iterations)??0,s=count(r.samples)??1,c=this.lastOf(e,t.unit);
if(c?.unit!==t.unit)this.keep(e,c,{unit:t.unit,values:a,isRepeated:i,iterations:o,samples:s,next:null});else{
if(!(c.isRepeated&&i))throw this.repeated(e);
typeof c.values==`number`?c.values=[c.values,a]:c.values.push(a),c.iterations+=o,c.samples+=s}}
possible(e,{given:t,unit:n,factor:r},i){
let a=i*r;
return isPossible(a,n)?a:(this.refused.push({benchmark:e,text:`${e}: ${i} ${t}`,isTime:isTime(n)}),null)}
keep(e,t,n){
t?t.next=n:this.gathered.set(e,n)}
lastOf(e,t){
let n=this.gathered.get(e)??null;
for(;n&&n.unit!==t&&n.next;)n=n.next;
return n}
unitOf(e){
let t=this.known.get(e);
if(t)return t;
let n={given:e,...tidy(spaceless(e))};
return this.known.set(e,n),n}
repeated(e){
return new Unreadable(`Two benchmarks are called "${escapeControls(e.slice(0,200))}", so their values cannot be told apart. ${this.advice}`)}
declare(e,t){
let{unit:n}=this.unitOf(e);
this.units.has(n)||this.units.set(n,t)}
fail(e){
this.failures.push(e)}
failBenchmark(e,t){
let n=`${e}: ${t}`;
this.failed.has(e)||(this.failures.push(n),this.failed.set(e,n))}
ended(e,t){
let n=[...new Set(t)].sort((e,t)=>(e??-1)-(t??-1));
n.some(e=>e!==0)&&this.statuses.set(e,n)}
claim(e){
e>0&&e<1/0&&(this.claimed+=e)}
refuse(e){
this.unreadable??=e}
parsed(){
if(this.unreadable!==null&&this.failures.length===0)throw new Unreadable(this.unreadable);
let e=[],t=new Set;
for(let[n,r]of this.gathered)for(let i=r;i;i=i.next)e.push(this.measurement(n,i)),t.add(i.unit);
let n=this.refused.filter(e=>!e.isTime&&this.gathered.has(e.benchmark)).map(({text:e})=>e);
return{measurements:e,units:new Map([...this.units].filter(([e])=>t.has(e))),failures:this.failures,...this.failed.size>0?{failed:this.failed}:{},...this.claimed>0?{claimed:this.claimed}:{},refused:this.refused.map(({text:e})=>e),...n.length>0?{refusedBeside:n}:{}}}
measurement(e,t){
let n=this.statuses.get(e);
return n?{...measurement(e,t),statuses:n}:measurement(e,t)}};
function spaceless(e){
return e.trim().replace(/\s+/g,`-`)||`value`}
function measurement(e,{unit:t,values:n,iterations:r,samples:i}){
let a=typeof n==`number`?n:median(n);
return i<=1?{benchmark:e,config:none$1,iterations:r,unit:t,value:a}:{benchmark:e,config:none$1,iterations:r,innerSamples:i,unit:t,value:a}}
function count(e){
return typeof e==`number`&&Number.isSafeInteger(e)&&e>0?e:null}
const none$1={},decimal$2=/^([+-]?(?:\d+(?:\.\d*)?|\.\d+))(?:e([+-]?\d+))?$/i,noNumber=/^nan$/i,infinite$1=/^([+-]?)(?:inf|infinity|∞)$/i;
function readDecimal(e,t=0){
if(e.length>400)return null;
let[,n,r=`0`]=decimal$2.exec(e)??[];
if(n!==void 0)return Number(`${n}e${Number(r)+t}`);
if(noNumber.test(e))return NaN;
let i=infinite$1.exec(e);
return i?i[1]===`-`?-1/0:1/0:null}
function ungrouped(e){
return e.replaceAll(`,`,``)}
function scale(e,t){
return readDecimal(String(e),t)??NaN}
const units=new Map([[`fs`,[1,-15]],[`ps`,[1,-12]],[`ns`,[1,-9]],[`us`,[1,-6]],[`µs`,[1,-6]],[`μs`,[1,-6]],[`ms`,[1,-3]],[`s`,[1,0]],[`sec`,[1,0]],[`m`,[60,0]],[`min`,[60,0]],[`h`,[3600,0]],[`hr`,[3600,0]],[`day`,[86400,0]]]);
function readSeconds(e,t){
let[n,r]=units.get(t)??[];
if(n===void 0||r===void 0)return null;
let i=readDecimal(String(e),r);
return i===null?null:i*n}
function secondsPerOp(e,t){
return readSeconds(e,/^([^\s/]+)(\/(op|iter|iteration|run))?$/.exec(t.trim())?.[1]??``)}
function readPerSecond(e,t){
let[n,r]=units.get(t)??[];
if(n===void 0||r===void 0)return null;
let i=readDecimal(String(e),-r);
return i===null?null:i/n}
function isCoarse(e){
return ungrouped(String(e)).replace(/e.*|^[0.]+|\./gi,``).length<3}
function refuseCoarse(e,t,n,r,i){
isCoarse(n)&&e.refuse(`The benchmark ${t} has the value ${n} ${r}, of fewer than three digits, which is too coarse to compare. ${i}`)}
function readLines({take:e,resembling:t,finish:n}){
let r=[],i=0,a=new Lines((n,a)=>{
i++,a&&!e(n)&&t.test(n.slice(-1e3))&&r.push(unreadLine(i,n,`it looks like a result, and cannot be read as one`,!0))});
return{write:e=>a.write(e),end:()=>{
a.end();
let e=n();
return r.length===0?e:{...e,unread:[...e.unread??[],...r]}}}}
const nothingResembles=/(?!)/;
function someLine(e,t){
return e.split(`
`).some(e=>t.test(e.trimEnd()))}
const longest$1=2**20,kept=2**16;
var Lines=class{
read;
unended=[];
length=0;
isWhole=!0;
constructor(e){
this.read=e}
write(e){
let t=0;
for(let n=e.indexOf(`
`);n>=0;n=e.indexOf(`
`,t))this.take(e.slice(t,n)),t=n+1;
t<e.length&&this.hold(t===0?e:e.slice(t))}
end(){
this.unended.length>0&&this.handOn(this.joined())}
take(e){
let t=this.unended.length===0?e:this.joined(e);
this.handOn(t.charCodeAt(t.length-1)===carriageReturn?t.slice(0,-1):t)}
handOn(e){
let t=this.isWhole&&e.length<=longest$1;
this.isWhole=!0,this.read(e,t)}
hold(e){
if(this.unended.push(e),this.length+=e.length,this.length<=longest$1)return;
let t=this.joined();
this.unended=[t.slice(0,kept),t.slice(-kept)],this.length=2*kept,this.isWhole=!1}
joined(e=``){
let t=this.unended.join(``)+e;
return this.unended=[],this.length=0,t}};
const carriageReturn=13;
function unreadLine(e,t,n,r){
return{line:e,text:t.length>200?`${t.slice(0,200)}…`:t,why:n,isResult:r}}
var JsonTree=class{
take;
items;
open=[];
expected=`value`;
broken=0;
hasHandedItems=!1;
isTorn=!1;
constructor(e,t){
this.take=e,this.items=t}
get isOutside(){
return this.open.length===0&&this.broken===0}
get isBroken(){
return this.broken>0}
get takesWhole(){
if(this.isBroken)return!1;
let{items:e,open:t}=this;
return e===null||t.length>e.path.length||t.some(({list:t,key:n},r)=>t!==null||n!==e.path[r])}
get isAfterItem(){
let e=this.open.at(-1);
return e?.isSplit===!0&&e.list!==null&&this.expected===`comma or end`}
nextItem(e){
this.add(e)}
begin(e){
!this.isOutside&&!this.mayBeValue&&this.breakOff(),this.isBroken?this.broken++:(this.open.push({isSplit:this.isAtItems(e),list:e?[]:null,members:{},key:``}),this.expected=e?`value or end`:`key or end`)}
end(e){
let t=this.open.at(-1);
t&&t.list!==null===e&&this.expected.endsWith(` end`)||this.breakOff(),this.isBroken?this.broken--:(this.open.pop(),this.add(t?.list?t.list.slice():t?.members))}
comma(){
this.expected!==`comma or end`&&this.breakOff(),this.expected=this.open.at(-1)?.list?`value`:`key`}
colon(){
this.expected!==`colon`&&this.breakOff(),this.expected=`value`}
text(e){
let t=this.open.at(-1);
t&&(this.expected===`key`||this.expected===`key or end`)?(t.key=e,this.expected=`colon`):this.value(e)}
value(e){
this.mayBeValue||this.breakOff(),this.isBroken||this.add(e)}
breakOff(){
this.isBroken||(this.hasHandedItems&&(this.isTorn=!0),this.broken=this.open.length,this.open.length=0)}
get mayBeValue(){
return this.expected===`value`||this.expected===`value or end`}
isAtItems(e){
let{path:t,kind:n}=this.items??{};
return n===`list`===e&&t?.length===this.open.length&&this.open.every(({key:e},n)=>e===t[n])}
add(e){
let t=this.open.at(-1);
this.expected=`comma or end`,t?t.isSplit&&typeof e==`object`&&e?(this.hasHandedItems=!0,this.items?.take(e,t.key)):t.list?t.list.push(e):t.key in t.members?Object.defineProperty(t.members,t.key,{value:e,configurable:!0,enumerable:!0,writable:!0}):t.members[t.key]=e:(this.hasHandedItems=!1,this.take(e))}};
function at(e,...t){
let n=e;
for(let e of t){
if(typeof n!=`object`||!n||!Object.hasOwn(n,e))return;
n=n[e]}
return n}
function listAt(e,...t){
let n=at(e,...t);
return Array.isArray(n)?n:null}
function entriesAt(e,...t){
let n=at(e,...t);
return typeof n==`object`&&n&&!Array.isArray(n)?Object.entries(n):null}
function keysAt(e){
return typeof e==`object`&&e&&!Array.isArray(e)?Object.keys(e):nothing}
const nothing=[];
function textAt(e,...t){
let n=at(e,...t);
return typeof n==`string`?n:null}
function numberAt(e,...t){
let n=at(e,...t);
return typeof n==`number`?n:typeof n==`string`?words.get(n)??null:null}
function numbersAt(e,...t){
let n=listAt(e,...t)?.map(e=>numberAt(e));
return n?.every(e=>e!==null)?n:null}
const words=new Map([[`NaN`,NaN],[`Infinity`,1/0],[`-Infinity`,-1/0]]);
function stringify(e){
if(typeof e==`string`)return e;
try{
return JSON.stringify(e)??``}catch{
return`…`}}
function readJson(e,t,n,r=null){
let i=new Readings,a=0,[o,s]=[0,0],c=readValues(e,r=>{
let c=n(r,i)&&s===0;
if(o>0&&!c)throw new Unreadable(`This JSON (${e}) has benchmarks among other values. It has to be ${t}.`);
c&&a++,[o,s]=[0,0]},r&&{path:r.path,kind:r.kind,take:(e,t)=>{
r.take(e,i,t)?o++:s++}});
return{write:e=>c.write(e),end:()=>{
if(c.end(),a===0)throw new Unreadable(`This is not in the format ${e}: it has to be ${t}.`);
return i.parsed()}}}
function readValues(e,t,n=null){
let r=new JsonStream(t,n);
return{write:t=>{
if(r.write(t),r.torn!==null)throw new Unreadable(`This JSON (${e}) is broken: the value that begins in line ${r.torn} is no JSON${r.tornBy===``?``:`, as it has ${escapeControls(r.tornBy)} in it`}. Let the tool write to a file of its own ("output").`)},end:()=>{
if(r.unended!==null)throw new Unreadable(`This JSON (${e}) is cut off: the value that begins in line ${r.unended} has no end. Let the tool run to its end.`);
return nothingParsed}}}
function parseJson(e){
let t;
return new JsonStream(e=>{
t??=e}).write(e),t}
function isEmptyList(e){
return listAt(e)?.length===0}
const longestSpan=2**22;
var JsonStream=class{
tree;
isLineBlank=!0;
string=null;
isEscaped=!1;
word=``;
span=null;
longest=longestSpan;
nextBatch=0;
line=1;
begun=1;
torn=null;
broken=``;
tornBy=``;
constructor(e,t=null){
this.tree=new JsonTree(e,t)}
write(e){
let t=0,n=0;
for(this.nextBatch=0;t<e.length;){
if(this.isOutside){
let r=this.nextOpening(e,t);
if(r===null)break;
this.line+=breaks(e,n,r),n=r,this.begun=this.line,t=r}
t=this.read(e,t),this.tree.isTorn&&this.torn===null&&(this.torn=this.begun,this.tornBy=this.broken)}
this.line+=breaks(e,n,e.length)}
get unended(){
return this.isOutside?null:this.begun}
get isOutside(){
return this.span===null&&this.tree.isOutside}
nextOpening(e,t){
for(let n=t;n<e.length;n++){
let t=e.charAt(n);
if(t===`
`)this.isLineBlank=!0;else if(!blanks.includes(t)){
if(this.isLineBlank&&(t===`[`||t===`{`))return n;
this.isLineBlank=!1;
let r=e.indexOf(`
`,n);
if(r<0)return null;
n=r-1}}
return null}
read(e,t){
return this.span?this.readSpan(e,t,this.span):this.step(e,t)}
step(e,t){
if(this.string)return this.readString(e,t,this.string);
let n=e.charAt(t);
if(!isWordEnd(e,t))return this.readWord(e,t);
if(this.endWord(),n===`"`)this.string=[],this.isEscaped=!1;else if(n===`{`||n===`[`){
if(this.longest>=1024&&this.tree.takesWhole)return this.span=new OpenBracket(this.longest),t;
this.tree.begin(n===`[`)}else n===`}`||n===`]`?(this.tree.end(n===`]`),this.isLineBlank=!0):n===`,`?this.tree.comma():n===`:`&&this.tree.colon();
return t+1}
readSpan(e,t,n){
let r=n.take(e,t),i=r>=0;
if(!i&&!n.isTooLong)return e.length;
this.span=null;
let a=i?n.text+e.slice(t,r):n.text,o=i?parsed(a):void 0;
return o===void 0?this.readParts(a,n):this.tree.value(o),this.tree.isOutside&&(this.isLineBlank=!0),i?o!==void 0&&this.tree.isAfterItem?this.readBatches(e,r):r:e.length}
readBatches(e,t){
let n=t;
for(;n>=this.nextBatch;){
let t=batchFrom(e,n);
if(t){
for(let e of t.items)this.tree.nextItem(e);
n=t.end}else this.nextBatch=n+longestBatch}
return n}
readParts(e,{most:t}){
let n=this.longest;
this.longest=t/16;
for(let t=0;t<e.length;)t=this.read(e,t);
this.longest=n}
readString(e,t,n){
let r=this.isEscaped?t+1:t;
for(;r<e.length&&e.charCodeAt(r)!==quote;)r+=e.charCodeAt(r)===backslash?2:1;
if(this.isEscaped=r>e.length,this.tree.isBroken||n.push(e.slice(t,r)),r>=e.length)return e.length;
this.string=null;
let i=n.join(``),a=plain.test(i)?i:parsed(`"${i}"`);
return typeof a==`string`?this.tree.text(a):this.tree.breakOff(),r+1}
readWord(e,t){
let n=t;
for(;n<e.length&&!isWordEnd(e,n);)n++;
return this.tree.isBroken||(this.word+=e.slice(t,n)),this.word.length>1e3&&this.tree.breakOff(),this.tree.isBroken&&(this.word=``),n}
endWord(){
let{word:e}=this;
if(e===``)return;
this.word=``;
let t=noJson.test(e)?e:parsed(e);
t===void 0?(this.tree.isBroken||(this.broken=e.slice(0,shownWord)),this.tree.breakOff()):this.tree.value(t)}};
const noJson=/^-?(NaN|Infinity|[\d.]+([eE][+-]?\d+)?%)$/,shownWord=40;
function parsed(e){
try{
return JSON.parse(e)}catch{
return}}
function breaks(e,t,n){
let r=0;
for(let i=e.indexOf(`
`,t);i>=0&&i<n;i=e.indexOf(`
`,i+1))r++;
return r}
const wordEnds=new Set([...` 
\r	"{}[],:`].map(e=>e.charCodeAt(0)));
function isWordEnd(e,t){
return wordEnds.has(e.charCodeAt(t))}
const plain=/^[^\\\u0000-\u001f]*$/,blanks=` 	\r﻿`,quote=34,backslash=92,longestBatch=2**16,separator=/\}[ \t\r\n]{0,200},[ \t\r\n]{0,200}\{/y;
function batchFrom(e,t){
separator.lastIndex=t-1;
let n=separator.exec(e)?.[0];
if(n===void 0)return null;
let r=e.lastIndexOf(n,t-1+longestBatch);
if(r<t)return null;
let i=r+1,a=itemsOf(e.slice(t-1+n.length-1,i));
return a&&{items:a,end:i}}
function itemsOf(e){
try{
return JSON.parse(`[${e}]`)}catch{
return null}}
var OpenBracket=class{
most;
text=``;
depth=0;
isInString=!1;
isEscaped=!1;
constructor(e){
this.most=e}
get isTooLong(){
return this.text.length>this.most}
take(e,t){
for(let n=t;n<e.length;n++){
if(this.isInString){
if(n=this.endOfString(e,n),n<0)break;
this.isInString=!1;
continue}
let t=e.charCodeAt(n);
if(t===34)this.isInString=!0;else if((t|brace)===openBrace)this.depth++;else if((t|brace)===closedBrace&&--this.depth===0)return n+1}
return this.text+=e.slice(t),-1}
endOfString(e,t){
let n=this.isEscaped?t+1:t;
for(this.isEscaped=!1;;){
let t=e.indexOf(`"`,n),r=t<0?e.length:t,i=r;
for(;i>n&&e.charCodeAt(i-1)===92;)i--;
let a=(r-i)%2==1;
if(t<0)return this.isEscaped=a,-1;
if(!a)return r;
n=r+1}}};
const brace=32,openBrace=123,closedBrace=125,decimal$1=/^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i,hexadecimal=/^([+-]?)0x([0-9a-f]*)(?:\.([0-9a-f]*))?p([+-]?\d+)$/i,infinite=/^([+-]?)inf(inity)?$/i;
function withoutSeparators(e){
return e.includes(`_`)?e.replace(/(?<=\d)_(?=\d)/g,``):e}
function parseFloat64(e){
if(e.length>1e3)return null;
if(decimal$1.test(e))return Number(e);
let t=infinite.exec(e);
if(t)return t[1]===`-`?-1/0:1/0;
if(/^nan$/i.test(e))return NaN;
let n=hexadecimal.exec(e);
if(!n)return null;
let[,r,i=``,a=``,o]=n,s=(i+a).replace(/^0+(?=.)/,``);
if(i+a===``)return null;
let c=Number(o)-4*a.length+4*Math.max(0,s.length-16),l=Math.trunc(c/2),u=Number.parseInt(s.slice(0,16),16)*2**l*2**(c-l);
return r===`-`?-u:u}
function readStatements(e,t,n){
return t.flatMap(t=>{
let r=t.indexOf(`=`);
if(r<=0)return[`"${t}" is not key=value`];
let i=t.slice(0,r),a=t.slice(r+1),o=n.get(e)??{},s=(t,n)=>t===n?[]:[`${i} of ${e} is already set to ${t??`neither lower nor higher`}`];
if(i===`better`)return a!==`lower`&&a!==`higher`?[`better is neither lower nor higher, but "${a}"`]:o.better===void 0?(n.set(e,{...o,better:a}),[]):s(o.better,a);
if(i===`assume`){
let t=a===`exact`?`exact`:`nothing`;
return o.assume===void 0?(n.set(e,{...o,assume:t}),a===t?[]:[`assume is neither exact nor nothing, but "${a}"`]):s(o.assume,t)}
return[]})}
const endsOfResults=[/(?<![\d.])\d+\t *\S+ ns\/op.*$/,/(?=[ \d]{8})(?: {1,7}|(?<![\d.]))\d+\t *(?:[-+]?\.?\d\S*|NaN|[-+]Inf) \S.*$/],countAlone=/(?:(?=.{8}$) +\d+|(?<!\d)\d{8,})$/;
function endOfResult(e){
for(let t of endsOfResults){
let n=t.exec(e)?.[0];
if(n!==void 0)return n.trimStart()}
return null}
function endsInCount(e){
return countAlone.test(e.trimEnd())}
const nothingFollows=`nothing follows the count`,begun$1=/^Benchmark[\p{Lu}\p{N}_]\S* *\t/u,named$1=/^Benchmark([\p{Lu}\p{N}_]|$)/u,likeNumber=/^[+-]?\.?\d/;
function isBegun(e){
return begun$1.test(e)}
function whyUnread(e,t){
let[n=``,r=``,i]=t,a=withoutSeparators(r);
if(!likeNumber.test(a))return isBegun(e)?endsInCount(e)?nothingFollows:`no result follows the name`:null;
if(!named$1.test(n)&&!(i!==void 0&&likeNumber.test(i)))return null;
if(!/^[+-]?\d+$/.test(a)||!Number.isSafeInteger(Number(a)))return`"${r}" is not a count`;
if(i===void 0)return nothingFollows;
for(let e=2;e<t.length;e+=2){
let n=t[e];
if(parseFloat64(withoutSeparators(n))===null)return`"${n}" is not a number`;
if(t[e+1]===void 0)return`"${n}" has no unit`}
return null}
function writeGo(e,t,n){
let r=[...wordsIn(t),...n.keys()].some(needsEncoding),i=r?encodeWord:e=>e,a=[...r?[`${namesKey}: ${namesEncoded}`]:[],...unitLines(n,i)],o={};
for(let n of t)for(let{config:t,benchmark:r,iterations:s,units:c}of byBenchmark(n[e].measurements)){
a.push(...configLines$1(o,t)),o=t;
let e=[...c].map(([e,t])=>readable(observe(t,e)??0,e,i));
a.push(`Benchmark${i(r)} ${counted(s)} ${e.join(` `)}`)}
return`${a.join(`
`)}\n`}
function wordsIn(e){
let t=new Set;
for(let n of e)for(let e of sides)for(let{benchmark:r,unit:i}of n[e].measurements)t.add(r).add(i);
return t}
function counted(e){
return Number.isSafeInteger(e)&&e>0?e:1}
function byBenchmark(e){
let t=new Map;
for(let{benchmark:n,config:r,iterations:i,unit:a,value:o}of e){
let e=JSON.stringify([Object.entries(r).sort(),n]),s=t.get(e);
s||(s={config:r,benchmark:n,iterations:i,units:new Map},t.set(e,s)),s.iterations=Math.max(s.iterations,i);
let c=s.units.get(a);
c?c.push(o):s.units.set(a,[o])}
return t.values()}
function unitLines(e,t){
return[...e].map(([e,n])=>{
let r=n.better?` better=${n.better}`:``,i=n.assume?` assume=${n.assume}`:``;
return`Unit ${t(e)}${r}${i}`})}
function configLines$1(e,t){
let n=Object.keys(e).filter(e=>settingOf(t,e)===void 0),r=Object.entries(t).filter(([t,n])=>settingOf(e,t)!==n);
return[...n.map(e=>`${e}:`),...r.map(([e,t])=>`${e}: ${escapeControls(t.replace(/[\r\n]+/g,` `))}`)]}
function readable(e,t,n){
return e!==0&&t===`sec/op`&&Number.isFinite(e*1e9)?`${Number((e*1e9).toPrecision(15))} ns/op`:e!==0&&t===`B/s`?`${Number((e/1e6).toPrecision(15))} MB/s`:`${e} ${n(t)}`}
const namesKey=`names`,namesEncoded=`percent-encoded`,unwritable=RegExp(`\\s|${unseen.source}`,`u`),encodable=RegExp(`[\\s%]|${unseen.source}`,`gu`);
function needsEncoding(e){
return unwritable.test(e)}
function encodeWord(e){
return e.replace(encodable,e=>e.split(``).map(encodeUnit).join(``))}
function encodeUnit(e){
let t=e.charCodeAt(0).toString(16).toUpperCase();
return t.length<=2?`%${t.padStart(2,`0`)}`:`%u${t.padStart(4,`0`)}`}
function decodeWord(e){
return e.replace(/%(?:u([\dA-F]{4})|([\dA-F]{2}))/g,(e,t,n)=>String.fromCharCode(Number.parseInt(t??n,16)))}
const typical=/^(Benchmark\S*[^\S\n]+[+-]?\d[\d_]*[^\S\n]+[+-]?([\d.]\S*|[Nn]a[Nn]|[Ii]nf\S*)[^\S\n]+\S|Benchmark[^\sa-z]\S* *\t|[ \t]*--- FAIL: Benchmark|FAIL\t\S|(goos|goarch|pkg): \S|.{1,200}Benchmark[^\sa-z]\S{0,500} *\t *\d+\t *[\d.]+ ns\/op)/m,goFormat={name:`go`,claims:e=>typical.test(e)||anyEvent.test(e),open:()=>new GoReader,namesInFilters:e=>[`Benchmark${e}`,`Benchmark${e.replace(/\/.*|-\d+$/s,``)}`]};
function openGoRest(){
return new GoReader}
function parseGo(e){
return readWhole(goFormat,e)}
var GoReader=class{
measurements=[];
units=new Map;
failures=new GoFailures;
refused=[];
refusedBeside=[];
unread=[];
config=new Config;
names=new Names;
lines=new Lines((e,t)=>this.take(e,t));
printed=new Lines((e,t)=>this.read(e,t));
cleanPrinted=new CleanText(cutsOf(goFormat));
line=0;
unfinished;
get settings(){
return this.config.entries}
get version(){
return this.config.version+this.names.version}
get areEncoded(){
return this.names.areEncoded}
write(e){
this.lines.write(e)}
end(){
this.lines.end(),this.printed.write(this.cleanPrinted.end()),this.printed.end(),this.giveUp(),this.failures.end();
let{measurements:e,units:t,refused:n,refusedBeside:r,unread:i}=this;
return{measurements:e,units:t,failures:this.failures.lines,refused:n,refusedBeside:r,unread:i}}
pass(e){
this.line+=e,this.giveUp(),this.failures.goOn()}
taken(){
let{measurements:e}=this;
return e.length>0&&(this.measurements=[]),e}
take(e,t){
this.line++;
let n=t?outputOf(e):null;
n===null?this.read(e,t):this.printed.write(this.cleanPrinted.write(n))}
read(e,t){
let n=e.startsWith(`Benchmark`);
if(n&&t&&this.takeResult(e))return;
let r=embeddedIn(e);
if(r!==null&&r.why===null){
n&&this.read(e.slice(0,r.start),t),this.read(e.slice(r.start),t);
return}
let i=n?/^Benchmark\S*(?=\s)/.exec(e)?.[0]:void 0,a=restOf(i??this.unfinished?.name,e);
if(r===null&&a!==null&&this.takeResult(a,i===void 0))return;
let o=this.failures.read(e),{unfinished:s}=this;
s?.unread&&endsInCount(e)&&(this.unfinished={...s,unread:{...s.unread,why:nothingFollows}});
let c=strayIn(e,r);
if(c!==null&&!o)this.unread.push(unreadLine(this.line,e,c,!0));else if(i!==void 0){
let n=o?null:t?whyUnread(e,wordsOf$1(e)):tooLong,r=n===null?null:unreadLine(this.line,e,n,!0);
s?.isRunning&&!isBegun(e)?this.unread.push(...r?[r]:[]):(this.giveUp(),this.unfinished={name:i,isRunning:isBegun(e),unread:r})}else if(o||!t)return;else/^Unit(\s|$)/.test(e)?this.readUnit(e):this.names.read(e)||this.config.read(e)}
readUnit(e){
let[,t,...n]=e.trimEnd().split(/\s+/),r=t===void 0?[`it names no unit`]:readStatements(tidy(this.names.decoded(t)).unit,n,this.units);
this.unread.push(...r.map(t=>unreadLine(this.line,e,t,!1)))}
giveUp(){
this.unfinished?.unread&&this.unread.push(this.unfinished.unread),this.unfinished=void 0}
takeResult(e,t=!1){
let n=wordsOf$1(e),r=withoutSeparators(n[1]??``);
if(n.length<4||n.length%2!=0||!/^[+-]?\d+$/.test(r))return!1;
let i=Number(r);
if(!Number.isSafeInteger(i))return!1;
let a=[];
for(let e=2;e<n.length;e+=2){
let t=parseFloat64(withoutSeparators(n[e]));
if(t===null)return!1;
a.push(t)}
t&&(this.unfinished=void 0),this.giveUp(),this.failures.goOn();
let o=this.names.shared(n[0].slice(9)),s=this.config.now(),c=this.measurements.length,l=[];
for(let e=0;e<a.length;e++){
let t=this.names.decoded(n[2*e+3]),{unit:r,factor:c}=tidy(t),u=a[e]*c;
if(isPossible(u,r)){
let a=t===`MB/s`&&isCoarse(n[2*e+2])&&n.includes(`ns/op`),c={benchmark:o,config:s,iterations:i,unit:r,value:u};
this.measurements.push(a?{...c,isCoarse:!0}:c)}else{
let n=`${o}: ${a[e]} ${t}`;
this.refused.push(n),isTime(r)||l.push(n)}}
return this.measurements.length>c&&this.refusedBeside.push(...l),!0}};
function wordsOf$1(e){
let t=[],n=0;
for(let r=0;r<=e.length;r++){
let i=r<e.length?e.charCodeAt(r):32;
if(i>127)return e.trimEnd().split(/\s+/);
i!==32&&(i<9||i>13)||(r>n&&t.push(e.slice(n,r)),n=r+1)}
return t}
function restOf(e,t){
let n=e===void 0?null:endOfResult(t);
return n===null?null:`${e} ${n}`}
const tooLong=`the line is longer than ${longest$1} characters, and no result is at its end`;
var Config=class{
version=0;
values=new Map;
shared;
get entries(){
return this.values.values()}
read(e){
let t=e.indexOf(`:`),n=e.slice(0,Math.max(t,0)),r=e.slice(t+1);
if(!/^\p{Ll}[^\s\p{Lu}]*$/u.test(n)||!/^([ \t]|$)/.test(r))return;
let i=r.replace(/^[ \t]+/,``);
this.values.get(n)?.[1]!==i&&(i===``?this.values.delete(n):this.values.set(n,[n,i]),this.version++,this.shared=void 0)}
now(){
return this.shared??=Object.fromEntries(this.values.values()),this.shared}};
const begun=/Benchmark[\p{Lu}\p{N}_]\S* *\t/gu,inAnyLayout=/(?<!\S)Benchmark[\p{Lu}\p{N}_]\S*[ \t]+\d+[ \t]+[-+]?\.?\d\S*[ \t]+\S*\/\S+/u,comment=/^\s*(?:\/\/|#)/,quoting=/[^\s\w.,;!?)\]%…]\s*$/,longestEmbedded=2e3;
function embeddedIn(e){
if(!e.includes(`Benchmark`,1)||comment.test(e))return null;
let t=Math.max(e.length-longestEmbedded,0),n=e.slice(t),r=[...n.matchAll(begun)].at(-1)?.index,i=r??inAnyLayout.exec(n)?.index??0,a=t+i;
return a===0||t>0&&i===0?null:r===void 0||quoting.test(e.slice(Math.max(a-longestEmbedded,0),a))?r===void 0||endOfResult(e.slice(a))!==null?{start:a,why:`text stands before the name`}:null:{start:a,why:null}}
function strayIn(e,t){
return t===null?nameless.test(e)?`no name stands before it`:null:t.why}
const nameless=/^\s*\d+\t *[\d.]+ ns\/op(?:\t|$)/,event=/^\{"(?:Time":"[^"]*","Action|Action|ImportPath)":"/,anyEvent=new RegExp(event.source,`m`);
function outputOf(e){
if(!event.test(e))return null;
let t=parseJson(e);
return textAt(t,`Action`)===null?null:textAt(t,`Output`)??``}
const failed=new RegExp([/^\s*--- FAIL: /,/^FAIL(\t|$)/,/^exit status [1-9]\d*$/,/^signal: \w+/,/^\*\*\* Test killed /,/^SIG[A-Z]+: /,/^WARNING: DATA RACE$/,/^Found \d+ data race\(s\)/,/^runtime: out of memory/,/^(Killed|Aborted|Terminated|Segmentation fault)(: \d+)?( \(core dumped\))?$/,/^\S+: line \d+: +\d+ (Killed|Aborted|Terminated|Segmentation fault)\b/,/^zsh: (killed|abort|terminated|segmentation fault)\b/,/\b[Oo]ut of memory: Killed process \d/].map(({source:e})=>e).join(`|`)),panicked=/^(panic|fatal error): /,stack=/^(goroutine \d+ .*\[.*\]:|runtime stack:)$/;
var GoFailures=class{
lines=[];
last;
read(e){
let t=e.startsWith(`Benchmark`)?e.replace(/^Benchmark\S*\s+/,``):e;
return panicked.test(t)?(this.last??=e.trim(),!0):(stack.test(e)&&this.end(),failed.test(t)?(this.lines.push(e.trim()),!0):!1)}
goOn(){
this.last=void 0}
end(){
this.last!==void 0&&this.lines.push(this.last),this.last=void 0}},Names=class{
areEncoded=!1;
version=0;
known=new Map;
read(e){
return e===`names: percent-encoded`&&(this.areEncoded=!0,this.version++,this.known.clear(),!0)}
decoded(e){
return this.areEncoded?decodeWord(e):e}
shared(e){
let t=this.known.get(e);
if(t!==void 0)return t;
this.known.size>=mostNames&&this.known.clear();
let n=` ${e}`.slice(1),r=this.decoded(n);
return this.known.set(n,r),r}};
const mostNames=1e5,usualRules=`.github/benchgate.yml`;
function wakeWorkers(e=5e3){
setInterval(()=>stat(`/`,()=>{}),e).unref()}
const commandNames=[`accept`,`bisect`,`calibrate`,`compare`,`completion`,`doctor`,`history`,`init`,`record`,`restore`];
function printFailure(e,t){
e instanceof CouldNotMeasure&&e.output!==``&&t.write(`${visibleLines(e.output).join(`
`)}\n`);
let[n=``,...r]=failureLines(e),i=[`benchgate: ${n}`,...r.map(e=>`  ${e}`)],a=terminalWidth(t);
t.write(`${i.flatMap(e=>wrapLine(e,a)).join(`
`)}\n`)}
function userGit(e,{env:t}){
let n=gitIn(e,untrustedEnvironment(t,[]).env),{SSH_AUTH_SOCK:r}=t;
return r===void 0?n:n.with({SSH_AUTH_SOCK:r})}
function terminalWidth({isTTY:e,columns:t}){
return e?t||80:1/0}
function paintFor(e,t){
if(!e.isTTY||t.NO_COLOR||t.TERM===`dumb`)return plain$2;
let n={red:31,green:32,yellow:33,bold:1};
return(e,t)=>`\u001b[${n[e]}m${t}\u001b[0m`}
function jsonDocument(e){
return`${JSON.stringify(e,null,2).replace(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\p{Cs}]/gu,escaped)}\n`}
function escaped(e){
return Array.from({length:e.length},(t,n)=>e.charCodeAt(n)).map(e=>`\\u${e.toString(16).padStart(4,`0`)}`).join(``)}
function readFlags(e,t,n){
let{switched:r,others:i}=withoutTruths(e,t,n);
try{
let e=parseArgs({args:[...i],options:t,allowPositionals:!0,strict:!0});
return{values:{...e.values,...r},words:e.positionals}}catch(e){
throw refusal(e.message,n)}}
function flagValue(e,t,n,r){
return n===void 0?r:e.parse(t,String(n).trim())}
function withoutTruths(e,t,n){
let r={},i=[];
for(let a=0;a<e.length;a++){
let o=e[a]??``;
if(o===`--`){
i.push(...e.slice(a));
break}
let[,s=``,c]=/^--([^=]+)(?:=(.*))?$/s.exec(o)??[];
if(s===``){
i.push(o);
continue}
let l=Object.hasOwn(t,s)?t[s]:void 0;
if(l===void 0)throw refusal(unknown(s,t),n);
let u=e[a+1];
if(l.type===`string`){
i.push(o),c===void 0&&u!==void 0&&i.push(e[++a]??``);
continue}
let d=c??(u===`true`||u===`false`?e[++a]:`true`);
if(d!==`true`&&d!==`false`)throw refusal(`${o}: "${d}" is not accepted. Give true or false, or --${s} alone`,n);
r[s]=d===`true`}
return{switched:r,others:i}}
function unknown(e,t){
let n=nearest(e,Object.keys(t));
return`--${e}: there is no such flag${n===null?``:`. Did you mean --${n}?`}`}
function refusal(e,t){
return new Misconfigured(`${e}${/[.?]$/.test(e)?``:`.`} "${t} --help" lists the flags.`)}
const powers=Float64Array.from({length:16},(e,t)=>10**t),prefix=[...`Benchmark`].map(e=>e.charCodeAt(0));
var PlainLine=class{
nameStart=0;
nameEnd=0;
pairs=0;
values=new Float64Array(64);
unitStarts=new Int32Array(64);
unitEnds=new Int32Array(64);
end=0;
read(e,t){
let n=t;
for(let t=0;t<prefix.length;t++)if(e[n++]!==prefix[t])return-1;
this.nameStart=n,n=wordEnd(e,n),this.nameEnd=n;
let r=blanksEnd(e,n);
if(r===n)return-1;
for(n=r;isDigit(e[n]);)n++;
if(n===r||n-r>15||(r=blanksEnd(e,n),r===n))return-1;
n=r;
for(let t=0;t<64;t++){
let r=this.number(e,n);
if(!(r<1/0)||(n=blanksEnd(e,this.end),n===this.end))return-1;
let i=wordEnd(e,n);
if(i===n)return-1;
this.values[t]=r,this.unitStarts[t]=n,this.unitEnds[t]=i,n=blanksEnd(e,i),this.pairs=t+1;
let a=e[n];
if(a===10)return n+1;
if(a===13&&e[n+1]===10)return n+2;
if(n===i)return-1}
return-1}
number(e,t){
let n=t,r=0,i=e[n];
for(;isDigit(i);i=e[++n])r=r*10+(i-48);
let a=n-t;
if(a===0)return NaN;
let o=0;
if(i===46){
let t=++n;
for(i=e[n];isDigit(i);i=e[++n])r=r*10+(i-48);
o=n-t,a+=o}
return this.end=n,i===101||i===69?this.scientific(e,t,n+1):a>15?this.spelled(e,t):o===0?r:r/powers[o]}
scientific(e,t,n){
let r=n;
(e[r]===43||e[r]===45)&&r++;
let i=r;
for(;isDigit(e[r]);)r++;
return this.end=r,r===i?NaN:this.spelled(e,t)}
spelled(e,t){
if(this.end-t>100)return NaN;
let n=``;
for(let r=t;r<this.end;r++)n+=String.fromCharCode(e[r]);
return Number(n)}};
function isDigit(e){
return e>=48&&e<=57}
function blanksEnd(e,t){
let n=t;
for(;e[n]===32||e[n]===9;)n++;
return n}
function wordEnd(e,t){
let n=t;
for(let t=e[n];t>32&&t<127;t=e[++n]);
return n}
const slabMask=2**14-1;
var NumberRows=class{
slabs=[];
following=[];
blocks=0;
only=new Float64Array(16);
first=new Ints;
last=new Ints;
counts=new Ints;
open(){
this.first.push(-1),this.last.push(-1),this.counts.push(0);
let{length:e}=this.counts;
if(e>this.only.length){
let e=new Float64Array(2*this.only.length);
e.set(this.only),this.only=e}
return e-1}
add(e,t){
if(this.last.at(e)<0){
let n=this.counts.values,r=n[e];
r===0&&(this.only[e]=t);
let i=this.only[e];
if(Object.is(t,i)){
n[e]=r+1;
return}
n[e]=0;
for(let t=0;t<r;t++)this.append(e,i)}
this.append(e,t)}
append(e,t){
let n=this.counts.values,r=n[e]&3;
r===0&&this.extend(e),n[e]=n[e]+1;
let i=this.last.values[e],a=this.slabs[i>>14];
a[(i&slabMask)*4+r]=t}
lengthOf(e){
return this.counts.at(e)}
copy(e,t,n){
let r=n+this.lengthOf(e),i=this.first.at(e);
if(i<0)return t.fill(this.only[e],n,r),r;
for(let e=n;e<r;){
let n=this.slabs[i>>14],a=(i&slabMask)*4;
for(let i=0;i<4&&e<r;i++)t[e++]=n[a+i];
i=this.following[i>>14]?.[i&slabMask]}
return r}
valuesOf(e){
let t=new Float64Array(this.lengthOf(e));
return this.copy(e,t,0),t}
extend(e){
this.blocks===this.slabs.length<<14&&(this.slabs.push(new Float64Array(65536)),this.following.push(new Int32Array(16384)));
let t=this.blocks++,n=this.last.at(e);
n<0?this.first.values[e]=t:this.following[n>>14][n&slabMask]=t,this.last.values[e]=t}},Ints=class{
values=new Int32Array(16);
length=0;
push(e){
if(this.length===this.values.length){
let e=new Int32Array(2*this.length);
e.set(this.values),this.values=e}
this.values[this.length++]=e}
at(e){
return this.values[e]}},Runs=class{
length=0;
starts=new Ints;
values=new Ints;
push(e){
let{values:t}=this;
(t.length===0||t.at(t.length-1)!==e)&&(this.starts.push(this.length),t.push(e)),this.length++}
at(e){
let[t,n]=[0,this.starts.length-1];
for(;t<n;){
let r=t+n+1>>1;
this.starts.at(r)<=e?t=r:n=r-1}
return this.values.at(t)}};
const isPlain=/^[\x21-\x7e]{0,1000}$/;
var BenchmarkTable=class{
bytes=new Uint8Array(4096);
used=0;
starts=new Ints;
lengths=new Ints;
configs=new Ints;
hashes=new Ints;
slots=new Int32Array(256);
odd=new Map;
oddNames=new Map;
decoder=new TextDecoder;
scratch=new Uint8Array(1e3);
get count(){
return this.starts.length}
find(e,t,n,r){
if(r-n>1e3)return this.findText(e,this.decoder.decode(t.subarray(n,r)));
let i=Math.imul(e+1,2654435761);
for(let e=n;e<r;e++)i=Math.imul(i^t[e],16777619);
i^=i>>>15;
let a=this.slots.length-1;
for(let o=i&a;;o=o+1&a){
let a=this.slots[o]-1;
if(a<0)return this.insert(o,i,e,t,n,r);
if(this.hashes.at(a)===i&&this.configs.at(a)===e&&this.lengths.at(a)===r-n&&this.endOf(a,t,n)===r)return a}}
findText(e,t){
if(isPlain.test(t)){
for(let e=0;e<t.length;e++)this.scratch[e]=t.charCodeAt(e);
return this.find(e,this.scratch,0,t.length)}
let n=`${e} ${t}`,r=this.odd.get(n);
if(r!==void 0)return r;
let i=this.add(e,0,0);
return this.odd.set(n,i),this.oddNames.set(i,t),i}
endOf(e,t,n){
if(this.oddNames.size>0&&this.oddNames.has(e))return-1;
let r=this.starts.at(e),i=this.lengths.at(e),a=this.bytes,o=0;
for(;o<i&&a[r+o]===t[n+o];)o++;
return n+o}
lengthOf(e){
return this.lengths.at(e)}
nameOf(e){
let t=this.starts.at(e);
return this.oddNames.get(e)??this.decoder.decode(this.bytes.subarray(t,t+this.lengths.at(e)))}
configOf(e){
return this.configs.at(e)}
insert(e,t,n,r,i,a){
let o=a-i;
if(this.used+o>this.bytes.length){
let e=new Uint8Array(2*this.bytes.length+o);
e.set(this.bytes.subarray(0,this.used)),this.bytes=e}
this.bytes.set(r.subarray(i,a),this.used);
let s=this.add(n,t,o);
return this.used+=o,this.slots[e]=s+1,2*this.starts.length>this.slots.length&&this.widen(),s}
add(e,t,n){
return this.starts.push(this.used),this.lengths.push(n),this.configs.push(e),this.hashes.push(t),this.starts.length-1}
widen(){
let e=new Int32Array(4*this.slots.length),t=e.length-1;
for(let n=0;n<this.starts.length;n++){
if(this.oddNames.has(n))continue;
let r=this.hashes.at(n)&t;
for(;e[r]!==0;)r=r+1&t;
e[r]=n+1}
this.slots=e}},Configs=class{
pairs=[];
pairIds=new Map;
lists=[];
known=new Map;
last=[];
scratch=new Ints;
hashes=new Ints;
numberOf(e){
let{scratch:t,hashes:n,last:r}=this,i=0;
for(let a of e){
if(a!==r[i]){
t.length=i,n.length=i,r.length=i;
let e=this.pairOf(a),o=i===0?0:n.at(i-1);
t.push(e),n.push(Math.imul(o^e,2654435761)^o>>>15),r.push(a)}
i++}
t.length=i,n.length=i,r.length=i;
let a=i===0?0:n.at(i-1),o=this.known.get(a),s=o?.find(e=>this.isScratch(this.lists[e]));
if(s!==void 0)return s;
let c=this.lists.push(t.values.slice(0,t.length))-1;
return o?o.push(c):this.known.set(a,[c]),c}
entriesOf(e){
let t=[];
for(let n of this.lists[e])t.push(this.pairs[n]);
return t}
pairOf(e){
let[t,n]=e,r=`${t.length} ${t}${n}`,i=this.pairIds.get(r)??this.pairs.push(e)-1;
return this.pairIds.set(r,i),i}
isScratch(e){
if(e.length!==this.scratch.length)return!1;
for(let t=0;t<e.length;t++)if(e[t]!==this.scratch.at(t))return!1;
return!0}},Samples=class{
numbers=new NumberRows;
benchmarks=new BenchmarkTable;
configs=new Configs;
units=[];
unitNumbers=new Map;
benchmarkOf=new Ints;
unitOf=new Ints;
next=new Ints;
first=new Ints;
lastConfig;
lastConfigNumber=0;
get count(){
return this.benchmarkOf.length}
configNumber(e){
return this.configs.numberOf(e)}
unitNumber(e){
let t=this.unitNumbers.get(e);
if(t!==void 0)return t;
let n=this.units.push(e)-1;
return this.unitNumbers.set(e,n),n}
sampleOf(e,t){
let n=e<this.first.length,r=-1;
for(let i=n?this.first.at(e):-1;i>=0;i=this.next.at(i)){
if(this.unitOf.at(i)===t)return i;
r=i}
let i=this.numbers.open();
return this.benchmarkOf.push(e),this.unitOf.push(t),this.next.push(-1),n?this.next.values[r]=i:this.first.push(i),i}
addAll(e){
for(let{config:t,benchmark:n,unit:r,value:i}of e){
t!==this.lastConfig&&(this.lastConfigNumber=this.configNumber(Object.entries(t)),this.lastConfig=t);
let e=this.benchmarks.findText(this.lastConfigNumber,n);
this.numbers.add(this.sampleOf(e,this.unitNumber(r)),i)}}
benchmarkAt(e){
return this.benchmarkOf.at(e)}
unitAt(e){
return this.units[this.unitOf.at(e)]}
settingsOf(e){
return this.configs.entriesOf(this.benchmarks.configOf(e))}
list(){
return Array.from({length:this.count},(e,t)=>{
let n=this.benchmarkAt(t);
return{benchmark:this.benchmarks.nameOf(n),config:Object.fromEntries(this.settingsOf(n)),unit:this.unitAt(t),values:Array.from(this.numbers.valuesOf(t))}})}};
function gather({measurements:e,units:t,failures:n,refused:r,unread:i=[]}){
let a=new Samples;
return a.addAll(e),{samples:a,units:t,failures:n,refused:r,unread:i}}
function unitRulesOf(e){
let t=new Map;
for(let[n,{units:r}]of e.entries())for(let[e,{better:i,assume:a}]of r){
let r=t.get(e)??{},o=n===0||usualDirection(e)===null;
t.set(e,{...i!==void 0&&o?{better:i}:{},...a===void 0?{}:{assume:a},...r})}
return t}
const mostHeld=2**16,usual=/^(?:(?:(?:goos|goarch|pkg|cpu): |ok {2}\t|\? {3}\t|Unit |PASS\r?$).*|\r?)$/;
var GoSamples=class{
plain=0;
samples=new Samples;
rest=openGoRest();
line=new PlainLine;
clean=new CleanText(cutsOf(goFormat));
decoder=new TextDecoder(`utf-8`,{ignoreBOM:!0});
strange;
held=new Uint8Array;
isLong=!1;
passed=0;
passedStrange=0;
version=-1;
config=0;
areEncoded=!1;
benchmark=-1;
words=[];
places=[];
constructor(e=()=>{}){
this.strange=e}
write(e){
let t=0;
if(this.isLong||this.held.length>0){
if(t=e.indexOf(10)+1,t===0){
this.hold(e);
return}
let n=e.subarray(0,t);
this.isLong?this.other(n):this.read(joined(this.held,n)),this.held=new Uint8Array,this.isLong=!1}
let n=e.lastIndexOf(10)+1;
n>t&&this.read(e.subarray(t,n)),n<e.length&&this.hold(e.subarray(Math.max(t,n)))}
end(){
this.isLong?this.other(new Uint8Array([10])):this.held.length>0&&this.read(joined(this.held,new Uint8Array([10]))),this.pass(),this.rest.write(this.clean.end());
let{units:e,failures:t,refused:n,unread:r=[],measurements:i}=this.rest.end();
return this.samples.addAll(i),{samples:this.samples,units:e,failures:t,refused:n,unread:r}}
hold(e){
this.isLong?this.other(e):this.held.length+e.length<=mostHeld?this.held=joined(this.held,e):(this.isLong=!0,this.other(joined(this.held,e)))}
read(e){
let t=-1;
for(let n=0;n<e.length;){
let r=this.line.read(e,n);
r>=0&&t>=0&&(this.other(e.subarray(t,n)),t=-1),r>=0&&this.take(e)?n=r:(t<0&&(t=n),n=e.indexOf(10,n)+1)}
t>=0&&this.other(e.subarray(t))}
take(e){
let{line:t,samples:n}=this;
if(this.version!==this.rest.version&&this.turn(),this.areEncoded&&e.subarray(t.nameStart,t.unitEnds[t.pairs-1]).includes(percent$1))return!1;
let{nameStart:r,nameEnd:i}=t,{benchmarks:a}=n;
this.benchmark>=0&&a.lengthOf(this.benchmark)===i-r&&a.endOf(this.benchmark,e,r)===i||(this.benchmark=a.find(this.config,e,r,i),this.places.length=0);
for(let r=0;r<t.pairs;r++){
let i=this.words[r],a=this.wordAt(r,e);
(r>=this.places.length||a!==i)&&(this.places[r]=n.sampleOf(this.benchmark,a.number)),n.numbers.add(this.places[r],t.values[r]*a.factor)}
return this.plain++,this.passed++,!0}
wordAt(e,t){
let n=this.line.unitStarts[e],r=this.line.unitEnds[e],i=this.words[e];
if(i&&isAt(i.bytes,t,n,r))return i;
let a=t.slice(n,r),{unit:o,factor:s}=tidy(new TextDecoder().decode(a)),c={bytes:a,number:this.samples.unitNumber(o),factor:s};
return this.words[e]=c,c}
turn(){
this.version=this.rest.version,this.config=this.samples.configNumber(this.rest.settings),this.areEncoded=this.rest.areEncoded,this.benchmark=-1}
other(e){
this.pass();
let t=this.decoder.decode(e,{stream:!0});
this.rest.write(this.clean.write(t)),this.samples.addAll(this.rest.taken()),t.split(`
`).every(e=>usual.test(e))||(this.passedStrange<this.plain&&this.strange(`Benchmark 1 1 x
`),this.passedStrange=this.plain,this.strange(t))}
pass(){
this.passed>0&&this.rest.pass(this.passed),this.passed=0}};
const percent$1=37;
function joined(e,t){
let n=new Uint8Array(e.length+t.length);
return n.set(e),n.set(t,e.length),n}
function isAt(e,t,n,r){
if(e.length!==r-n)return!1;
for(let r=0;r<e.length;r++)if(e[r]!==t[n+r])return!1;
return!0}
function writtenDelta({isSignificant:e,delta:t}){
return e?t===null?`?`:t===0?`0.00%`:formatDelta(t):`~`}
function writtenP({p:e,n:[t,n],ratio:r}){
let i=e===null||e===0?``:`p=${toFixedEven(e,3)} `,a=t===n?`n=${t}`:`n=${t}+${n}`;
return`${r?`${percent(r.low)} to ${percent(r.high)}, `:``}${i}${a}`}
function percent(e){
return Number.isFinite(e)?formatDelta(e-1):`∞`}
const versusTitle=`vs base`;
function configLines(e,t){
return(t===void 0?e.config.entries():e.config.unlike(t.config)).map(([e,t])=>`${e}: ${t}`)}
const decimal=[`T`,`G`,`M`,`k`,``,`m`,`µ`,`n`].map((e,t)=>{
let n=[`99.995e${12-3*t}`,`9.9995e${12-3*t}`,`.99995e${12-3*t}`].map(Number);
return stepOf(Number(`1e${12-3*t}`),e,n)}),binary=[`Ti`,`Gi`,`Mi`,`Ki`,``].map((e,t)=>{
let n=2**(40-10*t);
return stepOf(n,e,[99.995*n,9.9995*n,.99995*n])});
function stepOf(e,t,n){
return{factor:e,prefix:t,bounds:n,scales:n.map((n,r)=>({factor:e,prefix:t,digits:r+1}))}}
function numberScale(e,t){
let n=1/0;
for(let t of e)t!==0&&(n=Math.min(n,Math.abs(t)));
if(n===1/0)return none;
let r=isOfBytes(t)?binary:decimal;
for(let{bounds:e,scales:t}of r)for(let r=0;r<e.length;r++)if(n>=e[r])return t[r];
let{factor:i,prefix:a}=r.at(-1),o=3;
for(;o<10&&n/i<Number(`9.9995e${2-o}`);)o++;
return{factor:i,prefix:a,digits:o}}
const none={factor:1,prefix:``,digits:3},isOfBytes=memoize(countsBytes);
function written(e,{factor:t,prefix:n,digits:r}){
return`${toFixedEven(e/t,r)}${n}`}
function writtenSpread(e,t,n){
return!Number.isFinite(t)||!Number.isFinite(n)?`∞`:Math.sign(e)!==Math.sign(t)||Math.sign(e)!==Math.sign(n)?`?`:e===0?`0%`:`${toFixedEven(100*Math.max(Math.abs(n/e-1),Math.abs(1-t/e)),0)}%`}
function conclude(e,t,n,r=!0){
let{regressed:i,muted:a,suspect:o,changed:s,compared:c,powerless:l,shortened:u,undecided:d}=lookThrough(e),f=missingRows(e,r?[...new Set(t.map(({label:e})=>e))]:[]),p=[...failuresIn(t),...n.some(({isResult:e})=>e)?[{kind:`refused`}]:[],...f.some(({isMuted:e})=>!e)&&!areAlone(t)?[{kind:`missing`}]:[],...l.length>0?[{kind:`powerless`,needed:l[0]?.versus.needed??null,rows:l}]:[],...u.length>0?[{kind:`shortened`,rows:u}]:[]];
return{verdict:c===0?`nothing`:i.length>0?`fail`:p.length>0?`inconclusive`:`pass`,reasons:p,compared:c,regressions:i,muted:a,suspects:o,changed:s,undecided:d,missing:f,refused:n}}
function areAlone(e){
return e.every(({label:t})=>t===e[0]?.label)}
function failuresIn(e){
let t=e.filter(({label:t,failures:n})=>n.length>0&&(areAlone(e)||t!==e[0]?.label));
return t.length===0?[]:[{kind:`failures`,files:[...new Set(t.map(({label:e})=>e))]}]}
function lookThrough(e){
let t={regressed:[],muted:[],suspect:[],changed:[],undecided:[],compared:0,powerless:[],shortened:[]},n=!0;
for(let r of e)for(let e of r.rows)for(let[i,a]of e.cells.entries()){
let o=a?.versus;
if(!o)continue;
t.compared++;
let s=isMutedBy(e.rule),c=s?mutedFinding(o):o.finding,l=c===`regressed`||c===`muted`||c===`suspect`||c===`changed`,u=!s&&betterOf(e,r)!==null&&!isSame(o);
u&&!o.isPowerless&&(n=!1);
let d=u&&n,f=u&&isShort(o),p=o.rounds!==null;
if(!l&&!d&&!f&&!p)continue;
let m={table:r,row:e,versus:o,column:columnName(r.columns[i]??[])};
l&&t[c].push(m),p&&t.undecided.push(m),d&&t.powerless.push(m),f&&t.shortened.push(m)}
return n?t.shortened=[]:t.powerless=[],t}
function isShort({isPowerless:e,needed:t,n:[n]}){
return e&&t!==null&&t<=n}
function mutedFinding({finding:e}){
return e===`regressed`?`muted`:e===`suspect`?`none`:e}
function betterOf({rule:e},{better:t}){
return e?.better??t}
function isSame({delta:e,notes:t}){
return e===0&&t.some(({kind:e})=>e===`all-equal`||e===`untested`)}
const failOns=[`regression`,`missing`,`inconclusive`,`never`];
function compareStatus({verdict:e,reasons:t},n){
return n===`never`||e===`nothing`||e===`pass`?0:e===`fail`||n===`inconclusive`||n===`missing`&&t.some(({kind:e})=>e!==`powerless`)?1:3}
function missingRows(e,t){
let n=(e.find(isCompared)??e[0])?.columns[0];
if(n===void 0)return[];
let[r=columnName(n)]=t,i=new Set(t.length>0?t:e.flatMap(({columns:e})=>e.map(columnName)));
return i.delete(r),[...i].flatMap(t=>{
let n=e.flatMap(e=>lackingIn(e,r,t));
if(n.length===0)return[];
let i=new There(e,r,t),a=new Map;
for(let{table:e,row:o}of n){
let n=`${configOf(e)}\n${o.name}`,s=i.hasAny(n)?e.unit:null,c=i.apart(e,o),l=`${n}\n${s??``}`,u=a.get(l),d=isMutedBy(o.rule)&&(u?.isMuted??!0);
a.set(l,{column:t,base:r,name:o.name,unit:s,apart:u?.apart??c,isMuted:d})}
return[...a.values()]})}
function isMutedBy(e){
return e!==null&&e.gate!==`fail`}
function lackingIn(e,t,n){
let[r,i]=[placeOf(e,t),placeOf(e,n)];
if(r<0)return[];
let a=[];
for(let t of e.rows)t.cells[r]&&!t.cells[i]&&a.push({table:e,row:t});
return a}
var There=class{
all=new Set;
own=new Map;
constructor(e,t,n){
for(let r of e){
let[e,i]=[placeOf(r,t),placeOf(r,n)];
if(i<0)continue;
let a=configOf(r);
for(let t of r.rows){
if(!t.cells[i]||(this.all.add(`${a}\n${t.name}`),t.cells[e]))continue;
let n=`${r.unit} ${split(t.name).name}`,o=this.own.get(n);
o?o.push({table:r,row:t}):this.own.set(n,[{table:r,row:t}])}}}
hasAny(e){
return this.all.has(e)}
apart(e,t){
let{name:n,processors:r}=split(t.name),[i=[]]=(this.own.get(`${e.unit} ${n}`)??[]).map(t=>{
let n=split(t.row.name).processors,i=e.config.unlike(t.table.config).map(([e,t,n])=>({key:e,base:t,column:n})),a={key:`/gomaxprocs`,base:r,column:n};
return n===r?i:[...i,a]}).sort((e,t)=>e.length-t.length);
return i.every(({key:e})=>e===`/gomaxprocs`||!/^[./]/.test(e))?i:[]}};
function split(e){
let[,t=e,n=``]=/^(.*?)(?:-(\d+))?$/s.exec(e)??[];
return{name:t,processors:n}}
function placeOf({columns:e},t){
return e.findIndex(e=>columnName(e)===t)}
function configOf({config:e}){
return JSON.stringify(e.entries())}
function isCompared({rows:e}){
for(let{cells:t}of e)if(t.some(e=>e?.versus))return!0;
return!1}
function columnName(e){
return e.filter(e=>e!==``).join(` `)}
function refusedIn(e){
let t=new Map;
return e.flatMap(({path:e,refused:n,unread:r,units:i})=>[...r.toSorted((e,t)=>e.line-t.line).map(t=>({file:e,...t})),...n.map(t=>({file:e,line:null,text:t,isResult:!0,why:`such a value cannot have been measured`})),...conflicts(i,t,e)])}
function conflicts(e,t,n){
return[...e].flatMap(([e,r])=>[`better`,`assume`].flatMap(i=>{
let a=r[i];
if(a===void 0)return[];
let o=t.get(`${i} ${e}`);
return o===void 0&&t.set(`${i} ${e}`,String(a)),o===void 0||o===String(a)?[]:[{file:n,line:null,text:`Unit ${e} ${i}=${a}`,why:`an earlier file says ${i}=${o}`,isResult:!1}]}))}
function refusedLines(e){
return[...new Set(e.map(({file:e})=>e))].flatMap(t=>{
let n=e.filter(({file:e})=>e===t),r=n.slice(0,10).map(({file:e,line:t,text:n,why:r})=>`${t===null?e:`${e}:${t}`}: ${r}: ${n}`),i=n.length-r.length;
return[...r,...i>0?[`${t}: ${i} more such`]:[]].map(escapeControls)})}
function driftLine(e){
let t=driftOf(e.flatMap(timesOf));
return t===null?null:`all files drifted together: from the first quarter of the rounds to the last, times changed by ${formatDelta(t.change)}. Comparing within rounds takes that out; a quieter machine would show smaller changes`}
function timesOf(e){
let{unit:t,columns:n}=e.heading;
if(t!==`sec/op`)return[];
let r=(t,n)=>{
let r=new Float64Array(e.lengthOf(t,n));
return e.copy(t,n,r),Array.from(r)};
return Array.from({length:e.length},(e,i)=>n.slice(1).map((e,n)=>({unit:t,base:r(i,0),head:r(i,n+1)}))).flat()}
function wordsOf(e,t=e=>e){
switch(e.kind){case`unbounded`:return`too few values for an interval at ${e.confidence}: it takes ${atLeast(e.needed)}`;case`powerless`:return`too few values to show any difference at alpha ${e.alpha}: it takes ${atLeast(e.needed)} on each side`;case`inexact`:return`declared to be exact, but there are values from ${e.low} to ${e.high}`;case`pooled`:return`pools benchmarks that differ in ${e.keys.map(t).join(`, `)}`;case`all-equal`:return`every value is the same`;case`untested`:return`the t test needs two values on each side, and values that vary`;case`outliers`:return`${counted$1(e.removed,`outlier`)} ${e.removed===1?`was`:`were`} left out`;case`other-rows`:return`not the same benchmarks as in the first column; the geometric means may not be comparable`;case`no-geomean`:return`a geometric mean needs numbers above 0; not all ${e.of===`centers`?`values`:`ratios`} are`}}
function atLeast(e){
return e===null?`more than 50`:String(e)}
var Footnotes=class{
numbers=new Map;
marks(e){
return e.length===0?``:e.map(e=>{
let t=wordsOf(e),n=this.numbers.get(t)??[this.numbers.size+1,e];
return this.numbers.set(t,n),raised(n[0])}).join(` `)}
list(){
return[...this.numbers.values()].map(([e,t])=>[raised(e),t])}
lines(){
return this.list().map(([e,t])=>`${e} ${escapeControls(wordsOf(t))}`)}};
function raised(e){
return[...String(e)].map(e=>`⁰¹²³⁴⁵⁶⁷⁸⁹`.charAt(Number(e))).join(``)}
function conclusionLines(e,t){
let{verdict:n,reasons:r,compared:i,regressions:a,muted:o,suspects:s,changed:c,undecided:l}=e;
return n===`nothing`?[]:[...some(s,(e,n)=>{
let r=n?`looks`:`look`;
return`${e.length} of ${i} comparisons ${r} ${beyond(e,t)}, as chance alone makes some among so many: ${names(e)}. Not counted; --correction none does`}),...some(c,e=>{
let t=[...new Set(e.map(({table:e})=>e.unit))];
return`which direction is better is not known for ${listedNames(t,5)}: ${names(e)}. Write "Unit ${t[0]} better=lower" (or higher) above the results`}),...some(l,e=>{
let n=e.map(({row:e,table:t,versus:n})=>`${e.name} ${unitName(t.unit)} n=${n.rounds}`);
return`to show ${formatRatio(t.threshold)} more in four of five such comparisons it takes ${listedNames(n,5)}`}),...some(a,(e,n)=>{
let r=t.strict?`shown to be `:``;
return`${e.length} of ${i} comparisons ${n?`is`:`are`} ${r}${beyond(e,t)}: ${names(e)}`}),...some(o.filter(({row:e})=>e.rule?.gate===`warn`),(e,n)=>`${e.length} of ${i} comparisons ${n?`is`:`are`} ${beyond(e,t)}, and muted by rules: ${names(e)}`),...r.flatMap(e=>whyNot(e)),countsLine(e)].map(escapeControls)}
function beyond(e,{threshold:t}){
let n=[...new Set(e.map(({row:e})=>e.rule?.threshold??t))].sort((e,t)=>e-t),[r=t,i=r]=[n[0],n.at(-1)];
return r===i?`worse by more than ${formatRatio(r)}`:`worse by more than their thresholds (${formatRatio(r)} to ${formatRatio(i)})`}
function countsLine({verdict:e,compared:t,reasons:n,...r}){
let i=n.flatMap(e=>e.kind===`failures`?e.files:[]),a=[[r.regressions.length,`regressed`],[r.muted.length,`muted`],[r.missing.filter(({isMuted:e})=>!e).length,`missing`],[r.refused.length,`refused`],[n.flatMap(e=>e.kind===`shortened`?e.rows:[]).length,`cut short`],[i.length,i.length===1?`file with failures`:`files with failures`],[r.changed.length,`changed in a unit of unknown direction`],[r.suspects.length,`perhaps chance`]].flatMap(([e,t])=>e>0?[`, ${e} ${t}`]:[]),o=n.some(({kind:e})=>e===`powerless`)?`, too few values`:``;
return`${e}: ${t} compared${a.join(``)}${o}`}
function whyNot(e){
if(e.kind===`failures`)return[`what failed in ${listedNames(e.files,5)} was not compared; fix it and measure again`];
if(e.kind!==`powerless`&&e.kind!==`shortened`)return[];
let{rows:t}=e,n=t.map(({row:e,table:t,versus:{n}})=>`${e.name} ${unitName(t.unit)} n=${n.join(`+`)}`);
if(e.kind===`shortened`)return[`${t.length} of the comparisons ${t.length===1?`has`:`have`} fewer values than the first file, too few to show a difference (${listedNames(n,5)}); was the run cut short? Measure again`];
let{needed:r}=e,i=t.length===1?`the only row that could fail`:`each of the ${t.length} rows that could fail`;
if(t.some(({versus:e})=>e.notes.some(({kind:e})=>e===`untested`)))return[`the t test cannot judge ${i} (${listedNames(n,5)}); take values that vary, or --delta-test utest`];
let a=r===null?`more`:`at least ${r}`;
return[`${i} has too few values to show a difference (${listedNames(n,5)}); take ${a} on each side`]}
function missingLines(e){
let t=new Map;
for(let n of e){
let e=JSON.stringify([n.column,n.unit===null,n.isMuted,n.apart]),r=t.get(e);
r?r.push(n):t.set(e,[n])}
return[...t.values()].map(e=>escapeControls(lineOf(e)))}
function lineOf(e){
let{column:t,base:n,unit:r,apart:i,isMuted:a}=e[0],o=listedNames(e.map(e=>e.unit===null?e.name:`${e.name} ${unitName(e.unit)}`),5),s=r===null?`benchmark`:`unit of a benchmark`,c=r===null?`benchmarks`:`units of benchmarks`,l=e.length===1?`a ${s}`:`${e.length} ${c}`,u=e.length===1?`is`:`are`;
return i.length===0?`${t}: ${l} of ${n} ${u} missing${a?`, and muted by rules`:``}: ${o}`:`${t}: ${l} of ${n} cannot be compared: ${o}. ${i.map(e=>`${e.key} "${e.base}" is "${e.column}" there`).join(`, `)}; ${toIgnore(i)}`}
function toIgnore(e){
return`--ignore ${e.map(({key:e})=>e).join(`,`)} puts them together`}
function whyNothing(e){
let t=e.find(e=>e.apart.length>0)?.apart??[],n=t.map(({key:e})=>e).join(`, `);
return escapeControls(`nothing could be compared, as no benchmark is in two columns of a table. ${t.length>0?`The tables differ in ${n}: ${toIgnore(t)}.`:`Give files of the same benchmarks.`}`)}
function names(e){
return listedNames(e.map(({table:e,row:t,versus:n,column:r})=>`${t.name} ${unitName(e.unit)} ${writtenDelta({...n,isSignificant:!0})} (${r})`),5)}
function some(e,t){
return e.length===0?[]:[t(e,e.length===1)]}
function rulesLines({file:e,threshold:t,benchmarks:n,accepted:r},i){
let a=n.filter(({isOver:e})=>!e).length,o=[...t===null?[]:[`threshold ${formatRatio(t)}${i?` (--threshold holds)`:``}`],...a===0?[]:[`${a} ${a===1?`rule`:`rules`} for benchmarks`],...r===0?[]:[`what it accepts is for the change that adds it, and counts here`]],s=n.filter(({isOver:e})=>e).map(({match:e,until:t})=>`"${e}" (${t})`);
return[`rules from ${e}: ${o.length===0?`none for a comparison`:o.join(`, `)}`,...s.length===0?[]:[`warning: these rules have ended: ${listedNames(s,5)}. Remove them, or give them another day`]].map(escapeControls)}
function appliedLines({regressions:e,muted:t}){
let n=[...new Set([...e,...t].flatMap(({row:e})=>e.rule??[]))].filter(({gate:e})=>e!==`off`).map(ruleLine),r=n.length>5?[`${n.length-5} more rules hold for what regressed`]:[];
return[...n.slice(0,5),...r].map(escapeControls)}
function ruleLine({match:e,threshold:t,better:n,gate:r,owner:i,why:a,until:o}){
let s=[...t===null?[]:[`threshold ${formatRatio(t)}`],...n===null?[]:[`better ${n}`],...r===`fail`?[]:[`gate ${r}`],...i===null?[]:[`owner ${i}`],...o===null?[]:[`until ${o}`]];
return`rule "${e}": ${s.join(`, `)}${a===null?``:`${s.length===0?``:`: `}${a}`}`}
export{numbersAt as $,smallestVisible as $n,linkText as $r,nameFile as $t,jsonDocument as A,refuseDebugger as Ai,formatPercentBeside as An,benchmarkId as Ar,gitPaths as At,writeGo as B,pairedTest as Bn,fold as Br,movements as Bt,GoSamples as C,CouldNotMeasure as Ci,formatCenter as Cn,adjusting as Cr,sharedIn as Ct,Runs as D,SideFailed as Di,formatMade as Dn,tidy as Dr,decodePath as Dt,Ints as E,NotPutBack as Ei,formatDuration as En,isTimed as Er,credentials as Et,commandNames as F,untrustedEnvironment as Fi,formatValue as Fn,getOrInsert as Fr,collect as Ft,parseJson as G,centreWorsening as Gn,printed as Gr,suiteWarning as Gt,nothingFollows as H,mannWhitneySorted as Hn,note as Hr,replayedOf as Ht,wakeWorkers as I,withheldHint as Ii,ordinal as In,memoize as Ir,formatsOf as It,at as J,effectByShift as Jn,warning as Jr,entriesIn as Jt,readJson as K,decidingChange as Kn,shell as Kr,nearest as Kt,usualRules as L,redactor as Li,shortSha as Ln,failureLine as Lr,innerSamplesOf as Lt,printFailure as M,restartWithoutSecrets as Mi,formatRounds as Mn,rowId as Mr,nulSeparated as Mt,terminalWidth as N,refusedHint as Ni,formatRuledOut as Nn,settingOf as Nr,refuseDistrusted as Nt,flagValue as O,version$1 as Oi,formatP as On,unitRules as Or,gitIn as Ot,userGit as P,secretsIn as Pi,formatShortP as Pn,sides as Pr,refuseOldGit as Pt,numberAt as Q,roundsToSee as Qn,lineBreak as Qr,makeFolder as Qt,goFormat as R,studentUpperTail as Rn,failureReport as Rr,configurations as Rt,writtenSpread as S,Cancelled as Si,counted$1 as Sn,adjust as Sr,refusedAlone as St,unitRulesOf as T,NoResultLeft as Ti,formatDelta as Tn,isCounted as Tr,GitFailed as Tt,parseFloat64 as U,ratioEstimate as Un,nowhere as Ur,soonerOf as Ut,endOfResult as V,mannWhitney as Vn,list as Vr,othersOf as Vt,isEmptyList as W,shiftEstimate as Wn,paragraph as Wr,stealWarning as Wt,keysAt as X,isBeyond as Xn,firstOf as Xr,isNoexec as Xt,entriesAt as Y,exceeds as Yn,code as Yr,isFolder as Yt,listAt as Z,tolerance$1 as Zn,joined$1 as Zr,lstatOrNull as Zt,numberScale as _,shellLine as _i,hasOthers as _n,median as _r,cutsOf as _t,whyNothing as a,strong as ai,_usingCtx as an,roundsIn as ar,isCoarse as at,writtenDelta as b,visibleLines as bi,thresholdWords as bn,upperQuantile as br,nothingParsed as bt,columnName as c,systemErrorText as ci,shortenedName as cn,upTo as cr,readSeconds as ct,driftLine as d,codeSpan as di,columns as dn,robustDeviation as dr,secondsPerOp as dt,listedText as ei,nearestFolder as en,spreadFrom as er,stringify as et,failOns as f,escapeControls as fi,cutMiddle as fn,withoutOutliers as fr,ungrouped as ft,configLines as g,runIn as gi,wrapLine as gn,logAverage as gr,cleaning as gt,refusedLines as h,quoted as hi,widthOf as hn,shortTail as hr,claiming as ht,rulesLines as i,say as ii,usualFolder as in,presentValues as ir,someLine as it,paintFor as j,refuseUnhidden as ji,formatRatio as jn,otherSide as jr,notCheckedOut as jt,readFlags as k,isFirstStart as ki,formatPercent as kn,usualDirection as kr,gitPath as kt,compareStatus as l,tooFewRoundsError as li,unitName as ln,wholeRounds as lr,refuseCoarse as lt,refusedIn as m,printableName as mi,plain$2 as mn,binomialCoefficient as mr,Unreadable as mt,conclusionLines as n,newLinks as ni,refuseUnnameable as nn,confidence as nr,nothingResembles as nt,Footnotes as o,term as oi,listedNames as on,summarise as or,readDecimal as ot,isMutedBy as p,inlineCode as pi,cutTo as pn,medianOrders as pr,Readings as pt,readValues as q,effectByRatio as qn,tableBlock as qr,contentOf as qt,missingLines as r,ours as ri,replaceFile as rn,finite as rr,readLines as rt,wordsOf as s,errorOf as si,namingOf as sn,trimmed as sr,readPerSecond as st,appliedLines as t,name as ti,noexecText as tn,blocksOf as tr,textAt as tt,conclude as u,codeBlock as ui,withoutFolders as un,hasTwoModes as ur,scale as ut,versusTitle as v,shellWord as vi,isOfGo as vn,quantileSorted$1 as vr,failedAlone as vt,gather as w,Misconfigured as wi,formatChange as wn,countsBytes as wr,cleaned as wt,writtenP as x,withoutCommands as xi,worseningWords as xn,upperTail as xr,openClean as xt,written as y,textField as yi,reasonOf as yn,normalDensity as yr,joinParsed as yt,parseGo as z,welch as zn,column as zr,isOtherCodeShown as zt};