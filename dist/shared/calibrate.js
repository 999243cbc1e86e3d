import { flags, run as run$1 } from "./measure2.js";

// src/commands/calibrate.ts
const usage = `Usage: benchgate calibrate [revision] [flags]

Measures a commit (HEAD) against itself and reports how noisy this machine is: the smallest change that --count rounds can
detect for each benchmark, how many rounds are needed to detect a change as large as --threshold, and how often a check
would give a false alarm.
The flags are those of "benchgate". A calibration has no verdict.
`;
function run(args, terminal) {
	return run$1(["--calibrate", ...args], terminal);
}

export { flags, run, usage };