function nameFile(e){
return t=>{
throw Object.assign(t,{path:e})}}
export{nameFile as t};