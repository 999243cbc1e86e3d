import{Pt as formatRatio,yr as Misconfigured}from"./basics.js";
function kind(e,t={}){
return{json:`string`,completion:`any`,separator:null,...t,parse:e}}
const anyText=(e={})=>kind((e,t)=>t,e);
function whole(e,t){
return kind((n,r)=>{
let i=/^\d+$/.test(r)?Number(r):NaN;
if(i>=e&&i<=t)return i;
throw refused(n,r,`a whole number from ${e} to ${t}`)},{json:`integer`})}
function ratio(e,t,n=!1){
let r=n?`a ratio over`:`a ratio from`,i=n?`and at most`:`to`;
return kind((a,o)=>{
let s=/^(\d+\.?\d*|\.\d+)\s*(%?)$/.exec(o),c=s?Number(s[1])/(s[2]===`%`?100:1):NaN;
if((n?c>e:c>=e)&&c<=t)return c;
let l=c>1&&Number.isInteger(c)&&s?.[2]===``?` Did you mean ${o}%?`:``;
throw refused(a,o,`${r} ${e} ${i} ${t}, or the same as a percentage (${formatRatio(e)} to ${formatRatio(t)})`,l)},{json:`number`})}
const duration=kind((e,t)=>{
let[,n=``,r=``]=/^(\d+\.?\d*|\.\d+)\s*([smh]?)$/.exec(t)??[],i=Number(n)*({s:1,m:60,h:3600}[r]??0);
if(i>0)return i;
throw refused(e,t,`a duration over 0 with its unit, such as "90s", "10m" or "1h"`,r===``&&Number(n)>0?` Did you mean ${n}m or ${n}s?`:``)},{json:`number`});
function lines(e=(e,t)=>t){
return kind((t,n)=>n.split(`
`).map(e=>e.trim()).filter(e=>e!==``).map(n=>e(t,n)),{json:`array`,separator:`
`})}
function truth(e=``){
return kind((t,n)=>chosen(t,n.toLowerCase(),[`true`,`false`],e)===`true`,{json:`boolean`})}
function oneOf(e){
return kind((t,n)=>chosen(t,n,e),{completion:e})}
function chosen(e,t,n,r=``){
let i=n.find(e=>e===t);
if(i!==void 0)return i;
throw refused(e,t,n.map(e=>`"${e}"`).join(`, `),r)}
function inside(e,t,n=`a folder below the workspace, relative to it and without ".."`){
let r=t.split(/[\\/]/);
if(!/^([\\/]|[a-z]:)/i.test(t)&&!r.includes(`..`))return t;
throw refused(e,t,n)}
function refused(e,t,n,r=``){
return new Misconfigured(`${e}: "${t}" is not accepted. Give ${n}.${r}`)}
export{kind as a,ratio as c,whole as d,inside as i,refused as l,chosen as n,lines as o,duration as r,oneOf as s,anyText as t,truth as u};