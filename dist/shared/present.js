import{A as jsonDocument,N as terminalWidth,Zt as lstatOrNull,an as _usingCtx,j as paintFor,wi as Misconfigured}from"./basics.js";
import{n as versionsText,r as briefReport,t as terminalText}from"./terminal2.js";
import{a as wholeReport,t as markdownText}from"./markdown.js";
import{i as csvReport,n as refuseUnusable,r as writeResults}from"./results.js";
import{t as htmlPage}from"./html.js";
import{resolve}from"node:path";
import{open,rm,writeFile}from"node:fs/promises";
const forms=[`json`,`markdown`,`csv`],presentFlags={html:{type:`string`},all:{type:`boolean`},...Object.fromEntries(forms.map(e=>[e,{type:`boolean`}]))};
function refuseForms(e){
let t=forms.filter(t=>e[t]);
if(t.length>1)throw new Misconfigured(`--${t.join(` and --`)} cannot be combined. Choose one form of the report.`)}
async function refusePlaces({results:e,html:t}){
if(e!==null&&await refuseUnusable(e),t===null)return;
let n=!1;
try{
let e=await lstatOrNull(t);
await(await open(t,`a`)).close(),e===null&&await rm(t),n=e?.isFile()===!0&&e.size>0&&!await isPage(t)}catch(e){
throw new Misconfigured(`html: "${t}" cannot be written: ${e.message}. Name a file in a folder that exists.`)}
if(n)throw new Misconfigured(`html: "${t}" is there already and is no page, so it is not written over. Name the page to write, such as page.html.`)}
async function isPage(e){
try{
var t=_usingCtx();
let{buffer:n,bytesRead:r}=await t.a(await open(e,`r`)).read(Buffer.alloc(100),0,100,0);
return/^\s*<(!doctype html|html)\b/i.test(n.toString(`latin1`,0,r))}catch(e){
t.e=e}finally{
await t.d()}}
async function presentResult(e,{results:t,html:n},r,i,a,o=!1){
let{result:s}=e,c=wholeReport(s),l=markdownText(c);
(!o||isOther(r))&&i.stdout.write(inForm(r,s,l,i)),n!==null&&await writeFile(resolve(i.folder,n),htmlPage(c)),t!==null&&await writeResults(t,{...e,report:l,profiles:a})}
function presentVersions(e,t,n,{stdout:r,env:i}){
if(isOther(n)||t.length===0)return;
let[a,o]=[paintFor(r,i),terminalWidth(r)];
r.write(`\n${versionsText(e,t,n.all===!0,a,o)}`)}
function isOther(e){
return forms.some(t=>e[t])}
function inForm({json:e,markdown:t,csv:n,all:r},i,a,{stdout:o,env:s}){
if(e)return jsonDocument(i);
if(n)return csvReport(i);
if(t||i.calibration)return a;
let c=briefReport(i,r===!0);
return`\n${terminalText(c,paintFor(o,s),terminalWidth(o))}`}
export{refusePlaces as a,refuseForms as i,presentResult as n,presentVersions as r,presentFlags as t};