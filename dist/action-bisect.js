import{n as untrustedEnvironment}from"./shared/environment.js";
import{Hn as refuseDebugger,Un as seclude}from"./shared/basics.js";
refuseDebugger(),seclude(untrustedEnvironment(process.env,[]).env),await import(`./shared/bisect-step.js`);
export{};