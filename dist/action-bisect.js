import{n as untrustedEnvironment}from"./shared/environment.js";
import{Xn as seclude,Yn as refuseDebugger}from"./shared/basics.js";
refuseDebugger(),seclude(untrustedEnvironment(process.env,[]).env),await import(`./shared/bisect-step.js`);
export{};