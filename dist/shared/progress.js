import { formatCountWithNoun, formatDuration } from "./basics.js";

// src/core/live/progress.ts
function progressLine(progress) {
	const { left } = progress;
	return `${roundLabel(progress)}: ${whatOf(progress)}${left >= 1 ? `; about ${formatDuration(left)} left` : ""}`;
}
function roundLabel({ round, last, isBeyond }) {
	return `round ${round} of ${isBeyond ? "at most " : ""}${last}`;
}
function whatOf({ pair, visited, open, took }) {
	if (pair) return `base ${pair.base.seconds.toFixed(1)} s, head ${pair.head.seconds.toFixed(1)} s`;
	const settled = visited - open;
	return `${formatCountWithNoun(visited, "benchmark")} in ${took.toFixed(1)} s${settled > 0 ? `, ${settled} of them decided` : ""}`;
}
const shortest = 6e4;
const longest = 6e5;
function nextProgressUpdateTime(began, time) {
	return time + Math.min(longest, Math.max(shortest, time - began));
}

export { nextProgressUpdateTime, progressLine, roundLabel };