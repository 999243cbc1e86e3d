import { commentOnCancel, commentOnFailure, commentOnProgress, commentOnResult, currentTime, markCancelled, startProgress } from "./publish-comment.js";

export { markCancelled };