import{t as nameFile}from"./name-file.js";
import{appendFile}from"node:fs/promises";
async function addToSummary(e){
let t=process.env.GITHUB_STEP_SUMMARY;
t&&await appendFile(t,`${e}\n`).catch(nameFile(t))}
export{addToSummary as t};