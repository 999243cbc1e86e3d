import { createUntrustedEnvironment, ignoreDebuggerSignal, restartWithoutSecrets } from "./shared/basics.js";

// src/action-post.ts
ignoreDebuggerSignal();
restartWithoutSecrets(createUntrustedEnvironment(process.env, [process.env["INPUT_GITHUB-TOKEN"] ?? ""]).env, () => {});
await import("./post.js");

export {  };