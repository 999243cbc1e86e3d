function _usingCtx(){
var e=typeof SuppressedError==`function`?SuppressedError:function(e,t){
var n=Error();
return n.name=`SuppressedError`,n.error=e,n.suppressed=t,n},t={},n=[];
function r(e,t){
if(t!=null){
if(Object(t)!==t)throw TypeError(`using declarations can only be used with objects, functions, null, or undefined.`);
if(e)var r=t[Symbol.asyncDispose||Symbol.for(`Symbol.asyncDispose`)];
if(r===void 0&&(r=t[Symbol.dispose||Symbol.for(`Symbol.dispose`)],e))var i=r;
if(typeof r!=`function`)throw TypeError(`Object is not disposable.`);
i&&(r=function(){
try{
i.call(t)}catch(e){
return Promise.reject(e)}}),n.push({v:t,d:r,a:e})}else e&&n.push({d:t,a:e});
return t}
return{e:t,u:r.bind(null,!1),a:r.bind(null,!0),d:function(){
var r,i=this.e,a=0;
function o(){
for(;r=n.pop();)try{
if(!r.a&&a===1)return a=0,n.push(r),Promise.resolve().then(o);
if(r.d){
var e=r.d.call(r.v);
if(r.a)return a|=2,Promise.resolve(e).then(o,s)}else a|=1}catch(e){
return s(e)}
if(a===1)return i===t?Promise.resolve():Promise.reject(i);
if(i!==t)throw i}
function s(n){
return i=i===t?n:new e(n,i),o()}
return o()}}}
export{_usingCtx as t};