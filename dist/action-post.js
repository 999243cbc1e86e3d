import{Ai as refuseDebugger,Fi as untrustedEnvironment,Mi as restartWithoutSecrets}from"./shared/basics.js";
refuseDebugger(),restartWithoutSecrets(untrustedEnvironment(process.env,[process.env[`INPUT_GITHUB-TOKEN`]??``]).env,()=>{}),await import(`./post.js`);
export{};