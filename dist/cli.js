#!/usr/bin/env node

import{Ai as refuseDebugger,F as commandNames,I as wakeWorkers,Kt as nearest,M as printFailure,Oi as version,nn as refuseUnnameable,wi as Misconfigured,xi as withoutCommands}from"./shared/basics.js";
const commands={accept:()=>import(`./shared/accept.js`),bisect:()=>import(`./shared/bisect2.js`),calibrate:()=>import(`./shared/calibrate.js`),compare:()=>import(`./shared/compare.js`),completion:()=>import(`./shared/completion.js`),doctor:()=>import(`./shared/doctor.js`),history:()=>import(`./shared/history.js`),init:()=>import(`./shared/init.js`),record:()=>import(`./shared/record.js`),restore:()=>import(`./shared/restore.js`)};
refuseDebugger();
const{env,stdout,stderr}=process;
if(wakeWorkers(),env.GITHUB_ACTIONS===`true`)for(let e of[stdout,stderr]){
let t=e.write.bind(e);
e.write=e=>t(typeof e==`string`?withoutCommands(e):e)}
stderr.on(`error`,()=>{}),stdout.on(`error`,({code:e,message:t})=>{
e!==`EPIPE`&&e!==`EIO`&&(stderr.write(`benchgate: the report could not be written: ${t}\n`),process.exitCode=2)});
const[first=``,...rest]=process.argv.slice(2),isHelp=first===`help`,name=isHelp?rest[0]??``:first,known=commandNames.find(e=>e===name),named=known&&commands[known],words=named?rest:process.argv.slice(2);
try{
let e=await(named??(()=>import(`./shared/measure.js`)))();
if(isHelp&&name!==``&&!named)throw unknownCommand(name);
isHelp||asksFor(words,`--help`,`-h`)?stdout.write(e.usage):!named&&asksFor(words,`--version`)?stdout.write(`${version}\n`):(await refuseUnnameable(process.cwd()),process.exitCode=await e.run(words,{env,folder:process.cwd(),stdout,stderr}))}catch(e){
printFailure(e,stderr),process.exitCode=2}
function unknownCommand(e){
let t=nearest(e,commandNames),n=t===null?``:` Did you mean "benchgate help ${t}"?`;
return new Misconfigured(`help: there is no command "${e}".${n} "benchgate --help" lists them.`)}
function asksFor(e,...t){
let n=e.indexOf(`--`);
return e.slice(0,n<0?void 0:n).some(e=>t.includes(e))}
export{};