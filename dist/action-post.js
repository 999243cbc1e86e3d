import { refuseDebugger, restartWithoutSecrets, untrustedEnvironment } from "./shared/basics.js";

// src/action-post.ts
refuseDebugger();
restartWithoutSecrets(untrustedEnvironment(process.env, [process.env["INPUT_GITHUB-TOKEN"] ?? ""]).env, () => {});
await import("./post.js");

export {  };