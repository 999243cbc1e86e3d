import{createRequire}from"node:module";
var __create=Object.create,__defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__getProtoOf=Object.getPrototypeOf,__hasOwnProp=Object.prototype.hasOwnProperty,__esmMin=(e,t,n)=>()=>{
if(n)throw n[0];
try{
return e&&(t=e(e=0)),t}catch(e){
throw n=[e],e}},__commonJSMin=(e,t)=>()=>(t||(e((t={exports:{}}).exports,t,t.exports),e=null),t.exports),__exportAll=(e,t)=>{
let n={};
for(var r in e)__defProp(n,r,{get:e[r],enumerable:!0});
return t||__defProp(n,Symbol.toStringTag,{value:`Module`}),n},__copyProps=(e,t,n,r)=>{
if(t&&typeof t==`object`||typeof t==`function`)for(var i=__getOwnPropNames(t),a=0,o=i.length,s;a<o;a++)s=i[a],!__hasOwnProp.call(e,s)&&s!==n&&__defProp(e,s,{get:(e=>t[e]).bind(null,s),enumerable:!(r=__getOwnPropDesc(t,s))||r.enumerable});
return e},__toESM=(e,t,n)=>(n=e==null?{}:__create(__getProtoOf(e)),__copyProps(t||!e||!e.__esModule||!__hasOwnProp.call(e,`default`)?__defProp(n,`default`,{value:e,enumerable:!0}):n,e)),__toCommonJS=e=>__hasOwnProp.call(e,`module.exports`)?e[`module.exports`]:__copyProps(__defProp({},`__esModule`,{value:!0}),e),__require=createRequire(import.meta.url);
export{__toCommonJS as a,__require as i,__esmMin as n,__toESM as o,__exportAll as r,__commonJSMin as t};