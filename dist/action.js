import{n as untrustedEnvironment}from"./shared/environment.js";
import{Jn as version,Xn as refuseDebugger,Yn as isFirstStart,Zn as seclude}from"./shared/basics.js";
import{writeSync}from"node:fs";
refuseDebugger(),isFirstStart()&&writeSync(1,`Benchgate ${version}\n`),seclude(untrustedEnvironment(process.env,[process.env[`INPUT_GITHUB-TOKEN`]??``]).env),await import(`./index.js`);
export{};