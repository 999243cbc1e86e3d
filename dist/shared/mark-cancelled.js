import { n as commentId } from "./special-kinds.js";
import { o as placeOf, t as commentOnCancel } from "./publish-comment.js";
import { r as readEvent } from "./event.js";
async function markCancelled(env, input, console) {
	let number = Number(input("pull-request")), named = Number.isInteger(number) && number > 0 ? {
		number,
		headSha: null
	} : null, pull = (await readEvent(env, !0)).pull ?? named, commenting = {
		comment: "always",
		commentId: commentId.parse("comment-id", input("comment-id") || "benchgate"),
		githubToken: input("github-token")
	}, place = placeOf(commenting, pull, env, {
		signal: new AbortController().signal,
		console
	});
	place && await commentOnCancel(place);
}
export { markCancelled };
