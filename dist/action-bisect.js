import{n as untrustedEnvironment}from"./shared/environment.js";
import{Dr as restartWithoutSecrets,Er as refuseUnhidden,Tr as refuseDebugger}from"./shared/basics.js";
refuseDebugger(),restartWithoutSecrets(untrustedEnvironment(process.env,[]).env,refuseUnhidden),await import(`./shared/bisect-step.js`);
export{};