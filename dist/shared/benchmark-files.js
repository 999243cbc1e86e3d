// src/core/change/benchmark-files.ts
const benchmarkFolder = /^(bench|benches|benchmarks?|__benchmarks?__|jmh)$/i;
const benchmarkWord = /(?:^|[._-])(bench|benches|benchmarks?)(?=[._-]|$)/i;
const benchmarkInCamelCase = /(?:^|[a-z\d])(Bench(?:mark)?)(?=s?(?:[A-Z.]|$))/;
const isProse = /\.(md|markdown|rst|adoc|png|jpe?g|gif|svg)$/i;
const isData = /\.(txt|json|ya?ml|toml|ini|lock|csv|tsv|html?|xml|log)$/i;
const isGoTest = /_test\.go$/;
function changesMayTouchGoBenchmarkFiles(changes) {
	return changes.some(({ head }) => isGoTest.test(head) || inputsOf(head) !== null);
}
function selectChangedBenchmarkFiles(changes, goBenchmarks) {
	const isPart = (path) => isBenchmarkFileByPath(path) || goBenchmarks.has(path) || isRead(path, goBenchmarks);
	const isChanged = ({ base, head }) => goBenchmarks.has(base) || goBenchmarks.has(head) || isPart(base) && isPart(head);
	return changes.filter(isChanged).map(({ head }) => head);
}
function isBenchmarkFileByPath(path) {
	const { folders, name } = partsOf(path);
	if (isProse.test(name) || [...folders, name].some((part) => part.startsWith("."))) return false;
	if (folders.some((folder) => benchmarkFolder.test(folder))) return true;
	return !isGoTest.test(name) && !isData.test(name) && wordIn(name) !== null;
}
function isRead(path, goBenchmarks) {
	const folder = inputsOf(path);
	return folder !== null && [...goBenchmarks].some((file) => folderWithFinalSlashOfPath(file) === folder);
}
function inputsOf(path) {
	return /^((?:[^/]+\/)*?)testdata\//.exec(path)?.[1] ?? null;
}
function wordIn(name) {
	return (benchmarkWord.exec(name) ?? benchmarkInCamelCase.exec(name))?.[1] ?? null;
}
function overlayGlobsForFiles(paths) {
	return [...new Set(paths.map(globFor))].sort();
}
function globFor(path) {
	const { folders, name } = partsOf(path);
	const folder = folders.find((part) => benchmarkFolder.test(part));
	if (folder !== void 0) return `**/${folder}/**`;
	if (isGoTest.test(name)) return "**/*_test.go";
	const extension = /\.[a-z\d]{1,8}$/i.exec(name)?.[0] ?? "";
	const word = wordIn(name);
	return word === null ? "**/testdata/**" : `**/*${word}*${extension}`;
}
function folderWithFinalSlashOfPath(path) {
	return path.slice(0, path.lastIndexOf("/") + 1);
}
function partsOf(path) {
	const parts = path.split("/");
	return {
		folders: parts.slice(0, -1),
		name: parts.at(-1) ?? ""
	};
}

export { changesMayTouchGoBenchmarkFiles, folderWithFinalSlashOfPath, isBenchmarkFileByPath, overlayGlobsForFiles, selectChangedBenchmarkFiles };