function isSha(e){
return typeof e==`string`&&/^([0-9a-f]{40}|[0-9a-f]{64})$/.test(e)}
export{isSha as t};