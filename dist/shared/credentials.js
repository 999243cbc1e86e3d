function credentials(e,t,n){
if(t===``||!e.startsWith(`${n}/`))return{};
let r=[[`extraheader`,``],[`extraheader`,`AUTHORIZATION: basic ${Buffer.from(`x-access-token:${t}`).toString(`base64`)}`],[`followRedirects`,`false`]],i=r.flatMap(([e,t=``],r)=>[[`GIT_CONFIG_KEY_${r}`,`http.${n}/.${e}`],[`GIT_CONFIG_VALUE_${r}`,t]]);
return{GIT_CONFIG_COUNT:String(r.length),...Object.fromEntries(i)}}
export{credentials as t};