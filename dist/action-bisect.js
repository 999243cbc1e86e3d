import{Ai as refuseDebugger,Fi as untrustedEnvironment,Mi as restartWithoutSecrets,ji as refuseUnhidden}from"./shared/basics.js";
refuseDebugger(),restartWithoutSecrets(untrustedEnvironment(process.env,[]).env,refuseUnhidden),await import(`./shared/bisect-step.js`);
export{};