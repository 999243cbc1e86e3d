import{t as nameFile}from"./name-file.js";
import{rm,writeFile}from"node:fs/promises";
async function replaceFile(e,t,n=438){
await rm(e,{recursive:!0,force:!0}),await writeFile(e,t,{flag:`wx`,mode:n}).catch(nameFile(e))}
export{replaceFile as t};