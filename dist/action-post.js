import{n as untrustedEnvironment}from"./shared/environment.js";
import{Dr as seclude,Tr as refuseDebugger}from"./shared/basics.js";
refuseDebugger(),seclude(untrustedEnvironment(process.env,[process.env[`INPUT_GITHUB-TOKEN`]??``]).env,()=>{}),await import(`./post.js`);
export{};