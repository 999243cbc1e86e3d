import { n as run$1, t as flags } from "./measure.js";
// src/commands/calibrate.ts
const usage = `Usage: benchgate calibrate [revision] [flags]

Measures a commit (HEAD) against itself, and tells how noisy this machine is: the smallest change that --count rounds can
see of each benchmark, the rounds it takes to see --threshold, and how often a gate would be red for nothing.
The flags are those of "benchgate"; it never fails.
`;
function run(given, terminal) {
	return run$1(["--calibrate", ...given], terminal);
}
export { flags, run, usage };
