import{d as Misconfigured,o as visible,p as NothingMeasured,s as visibleLines,u as CouldNotMeasure}from"./escape.js";
import{a as paragraph,o as printed}from"./block.js";
import{a as link,l as say,u as strong}from"./text.js";
const longestMessage=4e3;
function failureReport(e,t=!0){
let n=e instanceof CouldNotMeasure?e.output:``,r=e instanceof NothingMeasured?e.run:null;
return{outcome:`failure`,reason:say`${title(e)}`,check:[],of:[],line:t?say`${strong(`Check fails`)}: there is no verdict, and a gate that measured nothing must not pass.`:say`${strong(`No verdict`)}: nothing was measured.`,parts:[[printed(messageOf(e))],r===null?[]:[paragraph(say`What happened is in ${link(`the run that measures`,r)}.`)],n===``?[]:[paragraph(say`The last lines of its output:`),printed(n)]]}}
function failureLine(e){
return visible(messageOf(e).replace(/\s*\n\s*/g,` `))}
function failureLines(e){
return visibleLines(messageOf(e))}
function messageOf(e){
if(e instanceof Error&&`suppressed`in e&&`error`in e)return[...new Set([messageOf(e.error),messageOf(e.suppressed)])].join(`
Before that: `);
let t=(e instanceof Error?e.message:typeof e==`string`?e:``)||`an unknown error`;
return t.length<=longestMessage?t:`${t.slice(0,longestMessage)}…`}
function title(e){
return e instanceof Misconfigured?`a setting needs your attention`:e instanceof CouldNotMeasure||e instanceof NothingMeasured?`could not measure`:`something went wrong`}
export{failureLines as n,failureReport as r,failureLine as t};