import{n as untrustedEnvironment}from"./shared/environment.js";
import{Cr as version,Dr as restartWithoutSecrets,Er as refuseUnhidden,Tr as refuseDebugger,wr as isFirstStart}from"./shared/basics.js";
import{writeSync}from"node:fs";
refuseDebugger(),isFirstStart()&&writeSync(1,`Benchgate ${version}\n`),restartWithoutSecrets(untrustedEnvironment(process.env,[process.env[`INPUT_GITHUB-TOKEN`]??``]).env,refuseUnhidden),await import(`./index.js`);
export{};