import { createUntrustedEnvironment, exitBecauseSecretsVisible, ignoreDebuggerSignal, restartWithoutSecrets } from "./shared/basics.js";

// src/action-bisect.ts
ignoreDebuggerSignal();
restartWithoutSecrets(createUntrustedEnvironment(process.env, []).env, exitBecauseSecretsVisible);
await import("./shared/bisect-step.js");

export {  };