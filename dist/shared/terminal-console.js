import{bi as visibleLines,gn as wrapLine}from"./basics.js";
function terminalConsole(e=process.stdout){
let t=()=>e.isTTY?e.columns||80:1/0,n=n=>{
let r=visibleLines(n).flatMap(e=>wrapLine(e,t()));
e.write(`${r.join(`
`)}\n`)};
return{info:e=>n(e),warn:e=>n(`warning: ${e}`),untrusted:()=>({write(){},close(){}})}}
export{terminalConsole as t};