import{n as untrustedEnvironment}from"./shared/environment.js";
import{Dn as seclude,En as refuseDebugger}from"./shared/basics.js";
refuseDebugger(),seclude(untrustedEnvironment(process.env,[process.env[`INPUT_GITHUB-TOKEN`]??``]).env),await import(`./post.js`);
export{};