import { createUntrustedEnvironment, ignoreDebuggerSignal, restartHidingSecrets } from "./shared/start.js";

// src/action-post.ts
ignoreDebuggerSignal();
restartHidingSecrets(createUntrustedEnvironment(process.env, [process.env["INPUT_GITHUB-TOKEN"] ?? ""]).env, () => {});
await import("./post.js");

export {  };