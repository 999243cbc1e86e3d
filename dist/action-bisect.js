import { endForUnhiddenSecrets, refuseDebugger, restartWithoutSecrets, untrustedEnvironment } from "./shared/basics.js";

// src/action-bisect.ts
refuseDebugger();
restartWithoutSecrets(untrustedEnvironment(process.env, []).env, endForUnhiddenSecrets);
await import("./shared/bisect-step.js");

export {  };