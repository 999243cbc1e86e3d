import{n as untrustedEnvironment}from"./shared/environment.js";
import{Jn as isFirstStart,Xn as seclude,Yn as refuseDebugger,qn as version}from"./shared/basics.js";
import{writeSync}from"node:fs";
refuseDebugger(),isFirstStart()&&writeSync(1,`Benchgate ${version}\n`),seclude(untrustedEnvironment(process.env,[process.env[`INPUT_GITHUB-TOKEN`]??``]).env),await import(`./index.js`);
export{};