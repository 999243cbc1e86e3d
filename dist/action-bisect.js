import{n as untrustedEnvironment}from"./shared/environment.js";
import{Dr as seclude,Er as refuseUnhidden,Tr as refuseDebugger}from"./shared/basics.js";
refuseDebugger(),seclude(untrustedEnvironment(process.env,[]).env,refuseUnhidden),await import(`./shared/bisect-step.js`);
export{};