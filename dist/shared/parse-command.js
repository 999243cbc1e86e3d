import{Kt as nearest,di as codeSpan}from"./basics.js";
const mostRounds=1e3,longestReason=1e3,kinds=[`run`,`accept`],options=[`count`,`bench`];
function parseCommand(e){
let t=e.replaceAll(`\r
`,`
`).trimEnd().split(`
`),[,n]=/^\/benchgate(?:[ \t]+(.*))?$/.exec(t[0]??``)??[];
if(!/^\/benchgate(?![^ \t])/.test(t[0]??``))return null;
let r=(n??``).trim();
if(t.length>1)return wrong(`One command is one line, and nothing stands below it.`);
if(/\p{Cc}|\p{Cf}|\p{Zl}|\p{Zp}/u.test(r))return wrong(`There is a character in it that cannot be seen.`);
let[,i=``,a=``]=/^(\S*)\s*(.*)$/.exec(r)??[];
return i===`run`?runOf(a):i===`accept`?acceptOf(a):wrong(`${unknown(i,kinds)} is not known.`)}
function runOf(e){
let t=new Map;
for(let n of e.split(/\s+/).filter(e=>e!==``)){
let[,e=n,r]=/^([^=]*)=(.*)$/.exec(n)??[];
if(!options.includes(e))return wrong(`${unknown(e,options)} is no option of \`run\`.`);
if(!r)return wrong(`\`${e}\` needs a value, such as \`${examples[e]}\`.`);
if(t.has(e))return wrong(`\`${e}\` stands there twice.`);
t.set(e,r)}
let[n,r]=[t.get(`count`)??null,t.get(`bench`)??null];
return n!==null&&!(/^\d{1,4}$/.test(n)&&Number(n)>=1&&Number(n)<=mostRounds)?wrong(`\`count\` is a whole number from 1 to ${mostRounds}, not ${codeSpan(n,50)}.`):r!==null&&(r.length>200||!isPattern(r))?wrong(`\`bench\` is a pattern as \`-bench\` takes it, of at most 200 letters, digits and \`_ . / ^ $ * + ? | ( ) [ ] { } , : = -\`; not ${codeSpan(r,50)}.`):{kind:`run`,count:n===null?null:Number(n),bench:r}}
const examples={count:`count=40`,bench:`bench=Encode`};
function isPattern(e){
return/^[\p{L}\p{N}_./^$*+?|()[\]{},:=-]+$/u.test(e)&&!/^-|\$[({]/.test(e)}
function acceptOf(e){
let[,t,n,r=``]=/^(?:(`+.+?`+)|(\S.*?)):\s+(.*)$/.exec(e)??[],i=(t===void 0?n??``:t.replace(/^`+ ?| ?`+$/g,``)).trim();
return i===``?wrong(`It needs the benchmark, as the report names it, a colon, and the reason.`):r.trim()===``?wrong(`It needs a reason after the colon.`):i.length>1e3||r.length>longestReason?wrong(`The benchmark and the reason have at most ${longestReason} characters each.`):{kind:`accept`,benchmark:i,reason:r.trim()}}
function unknown(e,t){
if(e===``)return`What to do`;
let n=nearest(e,t);
return`${codeSpan(e,50)}${n===null?``:` (did you mean \`${n}\`?)`}`}
function wrong(e){
return{kind:`wrong`,message:`${e} Write \`/benchgate run\`, \`/benchgate run count=40 bench=Encode\`, or \`/benchgate accept BENCHMARK: reason\`.`}}
export{parseCommand as t};