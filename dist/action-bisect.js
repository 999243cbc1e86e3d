import{n as untrustedEnvironment}from"./shared/environment.js";
import{Jn as seclude,qn as refuseDebugger}from"./shared/basics.js";
refuseDebugger(),seclude(untrustedEnvironment(process.env,[]).env),await import(`./shared/bisect-step.js`);
export{};