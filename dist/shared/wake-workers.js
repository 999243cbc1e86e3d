import { stat } from "node:fs";
function wakeWorkers(every = 5e3) {
	setInterval(() => stat("/", () => {}), every).unref();
}
export { wakeWorkers as t };
