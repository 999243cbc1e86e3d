const notInstalled = "perflock is not installed", following = /powersave|ondemand|conservative|schedutil/;
function noisyMachine(machine) {
	let { virtual, governor, turbo, load, cores, perflock } = machine;
	if (virtual !== null && virtual !== "container") return null;
	let isBusy = load > cores * .5, clock = (perflock?.held !== !0 || perflock.governor === null) && (turbo === !0 || following.test(governor ?? ""));
	return isBusy || clock ? {
		kind: "noisy-machine",
		load: isBusy ? load : null,
		clock
	} : null;
}
export { notInstalled as n, noisyMachine as t };
