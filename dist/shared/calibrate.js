import { n as run$1, t as flags } from "./measure.js";
const usage = "Usage: benchgate calibrate [revision] [flags]\n\nMeasures a commit (HEAD) against itself, and reports how noisy this machine is: the smallest change that --count rounds can\nsee for each benchmark, the rounds that it takes to see --threshold, and how often a gate would give a false alarm.\nThe flags are those of \"benchgate\". A calibration never fails.\n";
function run(e, t) {
	return run$1(["--calibrate", ...e], t);
}
export { flags, run, usage };
