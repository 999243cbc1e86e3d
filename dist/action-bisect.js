import { createUntrustedEnvironment, exitBecauseSecretsVisible, ignoreDebuggerSignal, restartHidingSecrets } from "./shared/start.js";

// src/action-bisect.ts
ignoreDebuggerSignal();
restartHidingSecrets(createUntrustedEnvironment(process.env, []).env, exitBecauseSecretsVisible);
await import("./shared/bisect-step.js");

export {  };