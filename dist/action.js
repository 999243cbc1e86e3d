import { createUntrustedEnvironment, exitBecauseSecretsVisible, ignoreDebuggerSignal, isProcessYetToRestartWithoutSecrets, restartHidingSecrets, version } from "./shared/start.js";
import { writeSync } from "node:fs";

// src/action.ts
ignoreDebuggerSignal();
if (isProcessYetToRestartWithoutSecrets()) writeSync(1, `Benchgate ${version}\n`);
restartHidingSecrets(createUntrustedEnvironment(process.env, [process.env["INPUT_GITHUB-TOKEN"] ?? ""]).env, exitBecauseSecretsVisible);
await import("./index.js");

export {  };