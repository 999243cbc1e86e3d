import { isFirstStart, refuseDebugger, refuseUnhidden, restartWithoutSecrets, untrustedEnvironment, version } from "./shared/basics.js";
import { writeSync } from "node:fs";

// src/action.ts
refuseDebugger();
if (isFirstStart()) writeSync(1, `Benchgate ${version}\n`);
restartWithoutSecrets(untrustedEnvironment(process.env, [process.env["INPUT_GITHUB-TOKEN"] ?? ""]).env, refuseUnhidden);
await import("./index.js");

export {  };