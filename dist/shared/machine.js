// src/core/model/machine.ts
const notInstalled = "perflock is not installed";
const mostLoad = .5;
const following = /powersave|ondemand|conservative|schedutil/;
function noisyMachine(machine) {
	const { virtual, governor, turbo, load, cores, perflock } = machine;
	if (virtual !== null && virtual !== "container") return null;
	const isBusy = load > cores * mostLoad;
	const clock = !(perflock?.held === true && perflock.governor !== null) && (turbo === true || following.test(governor ?? ""));
	return isBusy || clock ? {
		kind: "noisy-machine",
		load: isBusy ? load : null,
		clock
	} : null;
}
export { notInstalled as n, noisyMachine as t };
