import{n as untrustedEnvironment}from"./shared/environment.js";
import{n as seclude,t as refuseDebugger}from"./shared/seclude.js";
refuseDebugger(),seclude(untrustedEnvironment(process.env,[process.env[`INPUT_GITHUB-TOKEN`]??``]).env),await import(`./index.js`);
export{};