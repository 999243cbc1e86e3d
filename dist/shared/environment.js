function formsOf(e){
if(e.length<8)return e===``?[]:[e];
let t=Buffer.from(e),n=[0,1,2].flatMap(e=>{
let n=Buffer.concat([Buffer.alloc(e),t]).toString(`base64`).slice(Math.ceil(e*8/6),Math.floor((e+t.length)*8/6));
return[n,n.replaceAll(`+`,`-`).replaceAll(`/`,`_`)]});
return[...new Set([e,encodeURIComponent(e),...n])]}
function secretFinder(e){
let t=e.flatMap(formsOf);
return e=>t.some(t=>e.includes(t))}
function redactor(e){
let t=[...new Set([...e].flatMap(formsOf))].sort((e,t)=>t.length-e.length),n=e=>{
if(typeof e==`string`)return t.reduce((e,t)=>e.replaceAll(t,`***`),e);
if(typeof e!=`object`||!e)return e;
if(Array.isArray(e))return e.map(n);
let r=Object.getOwnPropertyNames(e).map(t=>[t,n(Reflect.get(e,t))]);
return e instanceof Error?Object.assign(e,Object.fromEntries(r)):Object.fromEntries(r)};
return e=>t.length===0?e:n(e)}
const ofTheRunner=/^(INPUT_.*|ACTIONS_.*|STATE_.*|GITHUB_(TOKEN|ENV|PATH|OUTPUT|STATE|STEP_SUMMARY)|GIT_(DIR|WORK_TREE|INDEX_FILE))$/i,settingOfGit=/^GIT_CONFIG/i,secretName=RegExp(`TOKENS?(_|$)|SECRET|PASSWORD|PASSWD|PASSPHRASE|(^|_)PASS$|(^|_)PW(_|$)|(?<!^|OLD)PWD$|MNEMONIC|(^|_)TOTP(_|$)|CREDENTIAL|(^|_)(JWT|BEARER|CREDS|SAS)(_|$)|(^|_)PAT$|AUTHORIZATION|(^|_)COOKIES?$|SESSION_?(ID|KEY)$|WEBHOOK|(^|_)AUTH$|(^|_)AUTH_(SOCK|CONFIG|HEADER|BASE64|B64)$|CONNECTION_?STRING|(^|_)(DSN|NPMRC|PYPIRC)$|(PRIVATE|API|ACCESS)_?KEY|(^|_)KEY(_(BASE64|B64|PEM|JSON|CONTENTS?))?$|(SSH|GPG|DEPLOY|SIGNING|ENCRYPTION|ACCOUNT|MASTER)_?KEY(?!_(ID|NAME|TYPE|SIZE)$)|KEYSTORE|(^|_)(P12|PFX)(_|$)|SERVICE_ACCOUNT|KUBE_CONFIG|DOCKER_?CONFIG_?JSON`,`i`),addressName=/(^|_)UR[IL]$/i,withPassword=/:\/\/[^/@\s]*:[^/@\s]+@/;
function untrustedEnvironment(e,t){
let n={},r=[],i=secretFinder([...t,...copiedSecrets(e)]),a=(e,t)=>secretName.test(e)||addressName.test(e)&&withPassword.test(t)||i(t);
for(let[t,i]of Object.entries(e))i===void 0||ofTheRunner.test(t)||(settingOfGit.test(t)||a(t,i)?r.push(t):n[t]=i);
return{env:n,withheld:r}}
function copiedSecrets(e){
return Object.entries(e).flatMap(([e,t=``])=>secretName.test(e)&&t.length>=shortestValue&&!/^(\/|[a-z]:[\\/])/i.test(t)?[t]:[])}
const shortestValue=16;
function secretsIn(e,t){
let n=Object.entries(e).filter(([e])=>secretName.test(e)).map(([,e=``])=>e),{withheld:r}=untrustedEnvironment(e,[t]),i=r.filter(e=>!settingOfGit.test(e)),a=[...n,...i.map(t=>e[t]??``)].filter(e=>e.length>=16);
return[...new Set([t,...a])].filter(e=>e!==``)}
export{untrustedEnvironment as n,redactor as r,secretsIn as t};