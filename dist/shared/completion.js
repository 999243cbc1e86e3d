import { MisconfiguredError, commandNames, findInputDefinition, parseCommandLine } from "./basics.js";
import { createGitWithoutSecrets, decodeGitText } from "./git.js";

// text:src/commands/benchgate.bash:raw
var benchgate_default$2 = `# Completes benchgate in bash: put  source <(benchgate completion bash)  into ~/.bashrc.

# Names of branches are untrusted: they are read line by line and quoted, and never given to \`compgen -W\`, which would run
# commands in them.
_benchgate() {
  local current=\${COMP_WORDS[COMP_CWORD]} prefix='' kind='' word
  COMPREPLY=()
  # "--flag=value" comes in three words, or in one.
  if [[ $current == = ]]; then current=''; fi
  {
    IFS= read -r kind
    while IFS= read -r word; do
      if [[ $word == "$current"* ]]; then
        printf -v word %q "$word"
        COMPREPLY+=("$word")
      fi
    done
  } < <(benchgate completion --reply -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2> /dev/null)
  if [[ $kind != file && $kind != folder ]]; then return; fi
  if [[ $current == --*=* ]]; then
    prefix=\${current%%=*}=
    current=\${current#*=}
  fi
  compopt -o filenames 2> /dev/null
  if [[ $kind == file ]]; then kind=-f; else kind=-d; fi
  while IFS= read -r word; do COMPREPLY+=("$prefix$word"); done < <(compgen "$kind" -- "$current")
}

complete -F _benchgate benchgate
`;

// text:src/commands/benchgate.fish:raw
var benchgate_default$1 = `# Completes benchgate in fish: put it into ~/.config/fish/completions/benchgate.fish.

function __benchgate_complete
    set -l typed (commandline -opc)
    set -e typed[1]
    set -l current (commandline -ct)
    set -l offered (benchgate completion --reply -- $typed "$current" 2> /dev/null)
    switch "$offered[1]"
        case file
            __fish_complete_path "$current"
        case folder
            __fish_complete_directories "$current"
    end
    set -e offered[1]
    printf '%s\\n' $offered
end

complete -c benchgate -e
complete -c benchgate -f -a '(__benchgate_complete)'
`;

// text:src/commands/benchgate.zsh:raw
var benchgate_default = `#compdef benchgate
# Completes benchgate in zsh: put  source <(benchgate completion zsh)  into ~/.zshrc, after compinit; or this text into a
# file "_benchgate" in a folder of $fpath.

_benchgate() {
  local -a lines
  lines=("\${(@f)$(benchgate completion --reply -- "\${(@Q)words[2,CURRENT]}" 2> /dev/null)}")
  local kind=\${lines[1]}
  shift lines
  compadd -a lines
  if [[ $kind == file || $kind == folder ]]; then compset -P '--*='; fi
  if [[ $kind == file ]]; then _files; elif [[ $kind == folder ]]; then _files -/; fi
}

# As a file of $fpath it is run when it is needed first; sourced, it only says what it completes.
if [[ $funcstack[1] == _benchgate ]]; then _benchgate "$@"; else compdef _benchgate benchgate; fi
`;

// src/commands/completion.ts
const usage = `Usage: benchgate completion bash|zsh|fish

Prints a script that completes commands, flags, their values, and revisions.
  bash    source <(benchgate completion bash)                in ~/.bashrc
  zsh     source <(benchgate completion zsh)                 in ~/.zshrc, after compinit
  fish    benchgate completion fish > ~/.config/fish/completions/benchgate.fish
`;
const scripts = {
	bash: benchgate_default$2,
	zsh: benchgate_default,
	fish: benchgate_default$1
};
const replyFlag = "--reply";
const flags = {};
const commandLoadersForCompletion = {
	"": ["revision", () => import("./measure.js")],
	accept: ["any", () => import("./accept.js")],
	bisect: ["revision", () => import("./bisect2.js")],
	calibrate: ["revision", () => import("./calibrate.js")],
	compare: ["file", () => import("./compare.js")],
	completion: [Object.keys(scripts), async () => ({ flags })],
	doctor: ["any", () => import("./doctor.js")],
	help: [commandNames, async () => ({})],
	history: ["revision", () => import("./history.js")],
	init: ["folder", () => import("./init.js")],
	record: ["file", () => import("./record.js")],
	restore: ["folder", () => import("./restore.js")]
};
async function run(args, terminal) {
	if (args[0] === replyFlag) {
		terminal.stdout.write(await reply(args.slice(2), terminal));
		return 0;
	}
	const [shell = "", ...extraWords] = parseCommandLine(args, flags, "benchgate completion").words;
	const script = Object.hasOwn(scripts, shell) ? scripts[shell] : void 0;
	if (script === void 0 || extraWords.length > 0) throw new MisconfiguredError(`completion: "${[shell, ...extraWords].join(" ")}" is not accepted. Give one of ${Object.keys(scripts).join(", ")}.`);
	terminal.stdout.write(script);
	return 0;
}
async function reply(typed, terminal) {
	const line = joinFlagsWithValues(typed);
	const [first = ""] = line;
	const completion = completeLastWord(await loadCompletionOfCommand(line.length > 1 && Object.hasOwn(commandLoadersForCompletion, first) ? first : ""), line);
	const names = line.length === 1 && !first.startsWith("-") ? [...commandNames, "help"] : [];
	const current = typed.at(-1) ?? "";
	const [prefix = ""] = /^--[^=]+=/.exec(current) ?? [];
	const words = completion === "revision" ? await listRevisions(current.slice(prefix.length), terminal) : completion;
	const [kind, values] = typeof words === "string" ? [words, []] : ["any", words];
	return [
		kind,
		...names,
		...values.map((value) => `${prefix}${value}`),
		""
	].join("\n");
}
async function loadCompletionOfCommand(name) {
	const [words, load] = commandLoadersForCompletion[name];
	const ownFlags = Object.entries((await load()).flags ?? {}).map(([flag, { type }]) => ({
		name: flag,
		value: type === "boolean" ? null : completionAfterFlag(flag, name)
	}));
	const commonFlags = name === "" ? ["help", "version"] : ["help"];
	return {
		words,
		flags: [...ownFlags, ...commonFlags.map((flag) => ({
			name: flag,
			value: null
		}))]
	};
}
async function listRevisions(current, terminal) {
	const [before = ""] = /^.*\.{2,3}/.exec(current) ?? [];
	const git = createGitWithoutSecrets(terminal.folder, terminal.env);
	return ["HEAD", ...decodeGitText(await git.ask(["for-each-ref", "--format=%(refname:short)"]) ?? "").split("\n").filter((name) => name !== "")].map((name) => `${before}${name}`);
}
const values = { html: "file" };
const valuesOf = { compare: { sort: [
	"none",
	"name",
	"delta",
	"-name",
	"-delta"
] } };
function completionAfterFlag(flag, command) {
	const own = Object.hasOwn(valuesOf, command) ? valuesOf[command] : void 0;
	const known = own && Object.hasOwn(own, flag) ? own : values;
	return (Object.hasOwn(known, flag) ? known[flag] : findInputDefinition(flag)?.kind.completion) ?? "any";
}
function joinFlagsWithValues(typed) {
	const words = [];
	for (const [n, word] of typed.entries()) if (n > 0 && (word === "=" || typed[n - 1] === "=")) words.push(`${words.pop()}${word}`);
	else words.push(word);
	return words;
}
function completeLastWord({ flags, words }, line) {
	const current = line.at(-1) ?? "";
	const [, inlineFlag = line.at(-2)] = /^(--[^=]+)=/.exec(current) ?? [];
	const flag = flags.find(({ name }) => `--${name}` === inlineFlag);
	if (flag && flag.value !== null) return flag.value;
	return current.startsWith("-") ? flags.map(({ name }) => `--${name}`) : words;
}

export { commandLoadersForCompletion, completeLastWord, completionAfterFlag, flags, joinFlagsWithValues, loadCompletionOfCommand, run, usage };