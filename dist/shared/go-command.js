function buildFlags({ tags }) {
	return tags === null ? [] : [`-tags=${tags}`];
}
function measureFlags({ benchmem, cpu }) {
	return [...benchmem ? ["-test.benchmem"] : [], ...cpu === null ? [] : [`-test.cpu=${cpu}`]];
}
function goCommand(settings) {
	let { packages, bench, benchtime, benchmem, cpu, tags, goFlags } = settings;
	return [
		"go",
		"test",
		...goFlags,
		...tags === null ? [] : ["-tags", tags],
		"-run",
		"^$",
		"-bench",
		bench,
		"-benchtime",
		benchtime,
		...benchmem ? ["-benchmem"] : [],
		...cpu === null ? [] : ["-cpu", cpu],
		...packages
	].map(quoted).join(" ");
}
function quoted(word) {
	return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
export { goCommand as n, measureFlags as r, buildFlags as t };
