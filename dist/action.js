import { endForUnhiddenSecrets, isFirstStart, refuseDebugger, restartWithoutSecrets, untrustedEnvironment, version } from "./shared/basics.js";
import { writeSync } from "node:fs";

// src/action.ts
refuseDebugger();
if (isFirstStart()) writeSync(1, `Benchgate ${version}\n`);
restartWithoutSecrets(untrustedEnvironment(process.env, [process.env["INPUT_GITHUB-TOKEN"] ?? ""]).env, endForUnhiddenSecrets);
await import("./index.js");

export {  };