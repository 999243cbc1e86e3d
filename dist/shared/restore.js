import{Fi as untrustedEnvironment,k as readFlags,wi as Misconfigured}from"./basics.js";
import{t as recover}from"./recover.js";
import{t as terminalConsole}from"./terminal-console.js";
import{resolve}from"node:path";
const flags={force:{type:`boolean`}},usage=`Usage: benchgate restore [folder] [--force]

If a run was killed before it could put the checkout of this folder back, does that now. Otherwise changes nothing.

  --force   also if that run cannot be seen from here, as it was in a container or on another machine;
            if it does run, it stops before it touches anything again
`;
async function run(e,t){
let{words:n,values:r}=readFlags(e,flags,`benchgate restore`),[i=`.`,...a]=n;
if(a.length>0)throw new Misconfigured(`restore: one folder can be given, not ${a.join(` `)} too.`);
let{env:o}=untrustedEnvironment(t.env,[]),s=terminalConsole(t.stderr),c=await recover(resolve(t.folder,i),o,s,r.force===!0);
if(c===null)throw new Misconfigured(`${i} is in no git repository. Name a folder of the checkout.`);
let{checkout:l,isChanged:u}=c;
return t.stdout.write(u?`${l} is as it was found.\n`:`Nothing to restore in ${l}.\n`),0}
export{flags,run,usage};