import{n as untrustedEnvironment}from"./shared/environment.js";
import{Gn as version,Jn as seclude,Kn as isFirstStart,qn as refuseDebugger}from"./shared/basics.js";
import{writeSync}from"node:fs";
refuseDebugger(),isFirstStart()&&writeSync(1,`Benchgate ${version}\n`),seclude(untrustedEnvironment(process.env,[process.env[`INPUT_GITHUB-TOKEN`]??``]).env),await import(`./index.js`);
export{};