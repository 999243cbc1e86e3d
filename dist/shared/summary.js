import{appendFile}from"node:fs/promises";
async function summarise(e){
let t=process.env.GITHUB_STEP_SUMMARY;
t&&await appendFile(t,`${e}\n`)}
export{summarise as t};