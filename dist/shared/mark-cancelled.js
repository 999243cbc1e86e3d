import { n as commentId } from "./special-kinds.js";
import { o as placeOf, t as commentOnCancel } from "./publish-comment.js";
import { r as readEvent } from "./event.js";
// src/effects/github/mark-cancelled.ts
async function markCancelled(env, input, console) {
	const number = Number(input("pull-request"));
	const named = Number.isInteger(number) && number > 0 ? {
		number,
		headSha: null
	} : null;
	const pull = (await readEvent(env, true)).pull ?? named;
	const commenting = {
		comment: "always",
		commentId: commentId.parse("comment-id", input("comment-id") || "benchgate"),
		githubToken: input("github-token")
	};
	const place = placeOf(commenting, pull, env, {
		signal: new AbortController().signal,
		console
	});
	if (place) await commentOnCancel(place);
}
export { markCancelled };
