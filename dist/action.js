import { createUntrustedEnvironment, exitBecauseSecretsVisible, ignoreDebuggerSignal, isBeforeRestartWithoutSecrets, restartWithoutSecrets, version } from "./shared/basics.js";
import { writeSync } from "node:fs";

// src/action.ts
ignoreDebuggerSignal();
if (isBeforeRestartWithoutSecrets()) writeSync(1, `Benchgate ${version}\n`);
restartWithoutSecrets(createUntrustedEnvironment(process.env, [process.env["INPUT_GITHUB-TOKEN"] ?? ""]).env, exitBecauseSecretsVisible);
await import("./index.js");

export {  };