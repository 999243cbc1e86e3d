import { commentOnCancel, commentOnFailure, commentOnProgress, commentOnResult, markCancelled, now, startProgress } from "./publish-comment.js";

export { markCancelled };