import{n as shellLine}from"./shell.js";
function buildFlags({tags:e}){
return e===null?[]:[`-tags=${e}`]}
function measureFlags({benchmem:e,cpu:t}){
return[...e?[`-test.benchmem`]:[],...t===null?[]:[`-test.cpu=${t}`]]}
function goCommand(e){
let{packages:t,bench:n,benchtime:r,benchmem:i,cpu:a,tags:o,goFlags:s}=e;
return shellLine(`go`,`test`,...s,...o===null?[]:[`-tags`,o],`-run`,`^$`,`-bench`,n,`-benchtime`,r,...i?[`-benchmem`]:[],...a===null?[]:[`-cpu`,a],...t)}
export{goCommand as n,measureFlags as r,buildFlags as t};