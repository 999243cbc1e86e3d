import{s as visibleLines,u as CouldNotMeasure}from"./escape.js";
import{n as failureLines}from"./failure.js";
import{i as wrapLine}from"./width.js";
import{t as terminalWidth}from"./terminal-width.js";
const commandNames=[`accept`,`bisect`,`calibrate`,`compare`,`completion`,`doctor`,`history`,`init`,`record`,`restore`];
function printFailure(e,t){
e instanceof CouldNotMeasure&&e.output!==``&&t.write(`${visibleLines(e.output).join(`
`)}\n`);
let[n=``,...r]=failureLines(e),i=[`benchgate: ${n}`,...r.map(e=>`  ${e}`)],a=terminalWidth(t);
t.write(`${i.flatMap(e=>wrapLine(e,a)).join(`
`)}\n`)}
export{commandNames as n,printFailure as t};