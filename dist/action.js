import{n as untrustedEnvironment}from"./shared/environment.js";
import{Cn as version,En as seclude,Tn as refuseDebugger,wn as isFirstStart}from"./shared/basics.js";
import{writeSync}from"node:fs";
refuseDebugger(),isFirstStart()&&writeSync(1,`Benchgate ${version}\n`),seclude(untrustedEnvironment(process.env,[process.env[`INPUT_GITHUB-TOKEN`]??``]).env),await import(`./index.js`);
export{};