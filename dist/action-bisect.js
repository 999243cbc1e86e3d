import{n as untrustedEnvironment}from"./shared/environment.js";
import{Cn as seclude,Sn as refuseDebugger}from"./shared/basics.js";
refuseDebugger(),seclude(untrustedEnvironment(process.env,[]).env),await import(`./shared/bisect-step.js`);
export{};