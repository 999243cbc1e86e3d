import{closeSync,openSync,readFileSync,rmSync,writeFileSync}from"node:fs";
import{tmpdir}from"node:os";
import{join}from"node:path";
const again=`--secluded`;
function refuseDebugger(){
process.on(`SIGUSR1`,()=>{})}
function seclude(e){
if(process.argv[2]===again){
takeBack();
return}
if(process.platform===`win32`||!process.execve)return;
let t=Object.entries(process.env).filter(([t])=>e[t]===void 0),n=join(process.env.RUNNER_TEMP||tmpdir(),`benchgate-${process.pid}-${Date.now()}`);
try{
if(writeFileSync(n,JSON.stringify(Object.fromEntries(t)),{mode:384,flag:`wx`}),closeSync(0),openSync(n,`r`)!==0)return}finally{
rmSync(n,{force:!0})}
let[r=process.execPath,i=``]=process.argv;
process.execve(r,[r,...process.execArgv,`--disable-sigusr1`,i,again],e)}
function takeBack(){
Object.assign(process.env,JSON.parse(readFileSync(0,`utf8`))),closeSync(0),openSync(`/dev/null`,`r`)}
export{seclude as n,refuseDebugger as t};