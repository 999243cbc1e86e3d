import{n as untrustedEnvironment}from"./shared/environment.js";
import{n as seclude,t as refuseDebugger}from"./shared/seclude.js";
refuseDebugger(),seclude(untrustedEnvironment(process.env,[]).env),await import(`./shared/bisect-step.js`);
export{};