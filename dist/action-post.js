import{n as untrustedEnvironment}from"./shared/environment.js";
import{Dr as restartWithoutSecrets,Tr as refuseDebugger}from"./shared/basics.js";
refuseDebugger(),restartWithoutSecrets(untrustedEnvironment(process.env,[process.env[`INPUT_GITHUB-TOKEN`]??``]).env,()=>{}),await import(`./post.js`);
export{};