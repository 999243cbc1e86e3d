import{Ai as refuseDebugger,Fi as untrustedEnvironment,Mi as restartWithoutSecrets,Oi as version,ji as refuseUnhidden,ki as isFirstStart}from"./shared/basics.js";
import{writeSync}from"node:fs";
refuseDebugger(),isFirstStart()&&writeSync(1,`Benchgate ${version}\n`),restartWithoutSecrets(untrustedEnvironment(process.env,[process.env[`INPUT_GITHUB-TOKEN`]??``]).env,refuseUnhidden),await import(`./index.js`);
export{};