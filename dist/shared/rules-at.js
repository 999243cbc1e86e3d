import{b as ruleChanges,i as noRules,r as mostRulesBytes,s as rulesIn,t as behind,v as noTexts,x as ruleTexts}from"./rules-file.js";
import{Dt as decodePath,Ln as shortSha,wi as Misconfigured}from"./basics.js";
import{a as askGitHub,l as goneAsNull,n as UnexpectedResponse}from"./api.js";
const question={failing:`The rules file could not be read`,permission:`contents: read`};
async function rulesAt(e,t,n,r,i){
let a=n(`rules`).trim(),o=a||`.github/benchgate.yml`,s=await textAt(e,t,o,i);
if(s!==null)return behind(n,{...ruleTexts(o,rulesIn(o,s)),file:o},r,r);
if(a!==``)throw new Misconfigured(`rules: "${a}" does not exist in ${shortSha(t)}, whose rules count here. Add it there, or leave "rules" out.`);
return noRules(r)}
async function rulesSince(e,t,{file:n,path:r,texts:i},a){
let o=ruleChanges(await textsAt(e,t,r,a),i);
return n===null&&o.length===0?null:{file:n??r,changes:o}}
async function textsAt(...e){
let[,,t]=e;
try{
let n=await textAt(...e);
return n===null?noTexts:ruleTexts(t,rulesIn(t,n))}catch(e){
if(e instanceof Misconfigured)return noTexts;
throw e}}
async function textAt(e,t,n,r){
let i=await askGitHub(e,question,r,async(e,r)=>{
let i=await e.repos.getContent({...r,path:n,ref:t}).catch(goneAsNull);
if(i===null)await e.git.getCommit({...r,commit_sha:t});else if(typeof i.data!=`object`)throw new UnexpectedResponse(`a file`,i.data);
return i?.data??null});
if(i===null)return null;
let a=e=>new Misconfigured(`rules: "${n}" ${e}. It holds inputs of the Action only.`);
if(Array.isArray(i)||i.type!==`file`||!(`content`in i))throw a(`is no plain file`);
if(i.size>65536)throw a(`is larger than ${mostRulesBytes/1024} KiB`);
try{
return new TextDecoder(`utf-8`,{fatal:!0}).decode(Buffer.from(i.content,`base64`))}catch{
throw a(`is no UTF-8 text`)}}
async function againstBase({file:e,path:t,texts:n},r,i){
let a=ruleChanges(await rulesOf(r,i,t),n);
return e===null&&a.length===0?null:{file:e??t,changes:a}}
async function rulesOf(e,{sha:t},n){
let r=Buffer.from(`${t}:${n}\n`),i=await e.run([`cat-file`,`--batch-check`,`--follow-symlinks`],{input:r}),[,a,o]=/^([0-9a-f]+) blob (\d+)$/.exec(i)??[];
if(a===void 0||Number(o)>65536)return noTexts;
let s=decodePath(await e.run([`cat-file`,`blob`,a]));
try{
return ruleTexts(n,rulesIn(n,s))}catch(e){
if(e instanceof Misconfigured)return noTexts;
throw e}}
export{rulesAt as n,rulesSince as r,againstBase as t};