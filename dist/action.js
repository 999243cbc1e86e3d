import{n as untrustedEnvironment}from"./shared/environment.js";
import{Cn as seclude,Sn as refuseDebugger}from"./shared/basics.js";
refuseDebugger(),seclude(untrustedEnvironment(process.env,[process.env[`INPUT_GITHUB-TOKEN`]??``]).env),await import(`./index.js`);
export{};