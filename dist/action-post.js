import { createUntrustedEnvironment, ignoreDebuggerSignal, restartHidingSecrets } from "./shared/basics.js";

// src/action-post.ts
ignoreDebuggerSignal();
restartHidingSecrets(createUntrustedEnvironment(process.env, [process.env["INPUT_GITHUB-TOKEN"] ?? ""]).env, () => {});
await import("./post.js");

export {  };