import{n as untrustedEnvironment}from"./shared/environment.js";
import{Gn as isFirstStart,Kn as refuseDebugger,Wn as version,qn as seclude}from"./shared/basics.js";
import{writeSync}from"node:fs";
refuseDebugger(),isFirstStart()&&writeSync(1,`Benchgate ${version}\n`),seclude(untrustedEnvironment(process.env,[process.env[`INPUT_GITHUB-TOKEN`]??``]).env),await import(`./index.js`);
export{};