import{n as untrustedEnvironment}from"./shared/environment.js";
import{Xn as refuseDebugger,Zn as seclude}from"./shared/basics.js";
refuseDebugger(),seclude(untrustedEnvironment(process.env,[]).env),await import(`./shared/bisect-step.js`);
export{};