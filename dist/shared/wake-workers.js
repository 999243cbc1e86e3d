import { stat } from "node:fs";
// src/effects/program/wake-workers.ts
const usual = 5e3;
function wakeWorkers(every = usual) {
	setInterval(() => stat("/", () => {}), every).unref();
}
export { wakeWorkers as t };
