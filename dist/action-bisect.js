import { refuseDebugger, refuseUnhidden, restartWithoutSecrets, untrustedEnvironment } from "./shared/basics.js";

// src/action-bisect.ts
refuseDebugger();
restartWithoutSecrets(untrustedEnvironment(process.env, []).env, refuseUnhidden);
await import("./shared/bisect-step.js");

export {  };