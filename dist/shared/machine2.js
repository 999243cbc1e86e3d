import{existsSync,readFileSync,readdirSync}from"node:fs";
import{arch,cpus,loadavg,release,totalmem,type,version}from"node:os";
import{join}from"node:path";
function textOf(e,t){
try{
return readFileSync(join(e,t),`utf8`).trim()}catch{
return null}}
function numberIn(e,t){
let n=textOf(e,t);
return n!==null&&/^\d+$/.test(n)?Number(n):null}
function processorFolders(e){
let t=`sys/devices/system/cpu`;
try{
return readdirSync(join(e,t)).filter(e=>/^cpu\d+$/.test(e)).map(e=>`${t}/${e}`)}catch{
return[]}}
function clockOf(e){
let t=processorFolders(e).flatMap(t=>textOf(e,`${t}/cpufreq/scaling_governor`)??[]);
return{governor:[...new Set(t)].sort().join(`, `)||null,turbo:turboOf(e),smt:isOn(numberIn(e,`sys/devices/system/cpu/smt/active`))}}
function turboOf(e){
let t=isOn(numberIn(e,`sys/devices/system/cpu/intel_pstate/no_turbo`));
return t===null?isOn(numberIn(e,`sys/devices/system/cpu/cpufreq/boost`)):!t}
function isOn(e){
return e===null?null:e===1}
function whyNotKept(e,t){
let n=processorFolders(t).map(e=>`${e}/cpufreq`).map(n=>{
let[r,i,a,o]=limits.map(e=>numberIn(t,`${n}/${e}`));
return r==null||i==null||a==null||o==null?null:{least:a,most:o,wanted:wantedFrequency(e,r,i,available(t,n)),range:i-r}});
return n.length===0||n.every(e=>e===null)?`this machine does not let its frequency be set`:n.every(e=>e!==null&&[e.least,e.most].every(t=>Math.abs(t-e.wanted)<=e.range*.05))?null:`the frequency did not change`}
const limits=[`cpuinfo_min_freq`,`cpuinfo_max_freq`,`scaling_min_freq`,`scaling_max_freq`];
function available(e,t){
return(textOf(e,`${t}/scaling_available_frequencies`)??``).split(/\s+/).filter(Boolean).map(Number)}
function wantedFrequency(e,t,n,r){
let i=Math.trunc((n-t)*e/100)+t,a=[...r].sort((e,t)=>e-t);
return a.reduce((e,t)=>Math.abs(i-t)<Math.abs(i-e)?t:e,a[0]??i)}
const hypervisors=[[/^Microsoft Corporation Virtual Machine/,`Hyper-V`],[/VMware/,`VMware`],[/VirtualBox|innotek/,`VirtualBox`],[/Parallels/,`Parallels`],[/Amazon EC2/,`Amazon EC2`],[/Google Compute Engine/,`Google Compute Engine`],[/Apple Virtualization/,`Apple Virtualization`],[/Xen/,`Xen`],[/KVM|QEMU|OpenStack|Bochs/,`KVM`]],ofContainers=/docker|kubepods|containerd|libpod|lxc|garden/;
function virtualOf(e){
let t=hypervisorOf(e);
return isContainer(e)?t===null?`container`:`container on ${t}`:t}
function hypervisorOf(e){
let t=[`sys_vendor`,`product_name`].map(t=>textOf(e,`sys/class/dmi/id/${t}`)??``).join(` `),n=hypervisors.find(([e])=>e.test(t))?.[1]??null,r=/^flags\s*:(.*)$/m.exec(textOf(e,`proc/cpuinfo`)??``)?.[1];
return r!==void 0&&!/ hypervisor( |$)/.test(r)||r===void 0&&/\.metal/.test(t)?null:n!==null||r===void 0?n:textOf(e,`sys/hypervisor/type`)===`xen`?`Xen`:`hypervisor`}
function isContainer(e){
return[`.dockerenv`,`run/.containerenv`].some(t=>existsSync(join(e,t)))?!0:ofContainers.test(textOf(e,`proc/1/cgroup`)??``)}
function observeMachine(e=`/`){
let t=processorTimes(e),n=loadOf(e),r=processorsOf(e),i={os:systemName(e),kernel:`${type()} ${release()}`,arch:arch(),...r,memoryBytes:totalmem(),virtual:virtualOf(e),...clockOf(e),load:n},a=null;
return{measuring(){
a??=processorTimes(e)},done(n){
let r=a===null?null:stolenShare(t,a),o=stolenShare(a??t,processorTimes(e));
return{...i,loadAfter:loadOf(e),stealBefore:r,steal:o,perflock:n}}}}
function processorsOf(e){
let t=textOf(e,`proc/cpuinfo`)??``,n=cpus();
return{cpu:/^model name\s*:(.*)$/m.exec(t)?.[1]?.trim()||n[0]?.model.trim()||`unknown`,cores:t.match(/^processor\s*:/gm)?.length??n.length}}
function systemName(e){
return/^PRETTY_NAME="?(.*?)"?$/m.exec(textOf(e,`etc/os-release`)??``)?.[1]||(process.platform===`win32`?version():type())}
function loadOf(e){
let t=Number(textOf(e,`proc/loadavg`)?.split(` `)[0]??NaN);
return Number.isFinite(t)?t:loadavg()[0]??0}
function processorTimes(e){
let t=(/^cpu +(.*)$/m.exec(textOf(e,`proc/stat`)??``)?.[1])?.split(` `).map(Number).slice(0,8)??[],n=t[7];
return n===void 0?null:{all:t.reduce((e,t)=>e+t,0),stolen:n}}
function stolenShare(e,t){
return e===null||t===null||t.all<=e.all?null:Math.max(0,t.stolen-e.stolen)/(t.all-e.all)}
export{textOf as a,processorFolders as i,whyNotKept as n,numberIn as r,observeMachine as t};