import { MisconfiguredError, parseCommandLine, valueCompletionOfInput } from "./basics.js";

// src/core/completion/program.ts
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
	return (Object.hasOwn(known, flag) ? known[flag] : void 0) ?? valueCompletionOfInput(flag);
}
function listSubcommandNames(commands) {
	return commands.map(({ name }) => name).filter((name) => name !== "");
}
function groupFlagsSharingCompletion(commands) {
	const places = /* @__PURE__ */ new Map();
	for (const { name, flags } of commands) for (const flag of flags) {
		if (flag.value === null) continue;
		const key = JSON.stringify(flag.value);
		const { at } = places.get(key) ?? { at: [] };
		places.set(key, {
			value: flag.value,
			at: [...at, `${name}:--${flag.name}`]
		});
	}
	return [...places.values()];
}
function refuseShellSpecialCompletions(commands) {
	const special = commands.flatMap(({ name, flags, words }) => [
		...name === "" ? [] : [name],
		...typeof words === "string" ? [] : words,
		...flags.flatMap((flag) => [flag.name, ...flag.value === null || typeof flag.value === "string" ? [] : flag.value])
	]).find((text) => !/^[a-z\d-][a-z\d._-]*$/i.test(text));
	if (special !== void 0) throw new Error(`"${special}" cannot be completed: quote it for each shell first.`);
}

// text:src/core/completion/benchgate.bash:raw
var benchgate_default$2 = `# Completes benchgate in bash: put  source <(benchgate completion bash)  into ~/.bashrc.

_benchgate_offer() {
  local prefix=$1 current=$2 word
  shift 2
  for word; do
    if [[ $word == "$current"* ]]; then COMPREPLY+=("$prefix$word"); fi
  done
}

_benchgate_revisions() {
  local prefix=$1 current=$2 before='' ref
  if [[ $current == *..* ]]; then
    before=\${current%..*}..
    current=\${current##*..}
  fi
  while IFS= read -r ref; do
    if [[ $ref == "$current"* ]]; then
      printf -v ref %q "$ref"
      COMPREPLY+=("$prefix$before$ref")
    fi
  done < <(echo HEAD; git for-each-ref --format='%(refname:short)' 2> /dev/null)
}

_benchgate_files() {
  local prefix=$1 current=$2 kind=$3 file
  compopt -o filenames 2> /dev/null
  while IFS= read -r file; do COMPREPLY+=("$prefix$file"); done < <(compgen "$kind" -- "$current")
}

_benchgate() {
  local current=\${COMP_WORDS[COMP_CWORD]} flag=\${COMP_WORDS[COMP_CWORD - 1]} prefix='' command=''
  COMPREPLY=()
  if ((COMP_CWORD > 1)); then
    case \${COMP_WORDS[1]} in
      @PATTERN@) command=\${COMP_WORDS[1]} ;;
    esac
  fi
  # "--flag=value" comes in three words, or in one.
  if [[ $flag == = ]]; then
    flag=\${COMP_WORDS[COMP_CWORD - 2]}
  elif [[ $current == = ]]; then
    current=''
  elif [[ $current == --*=* ]]; then
    flag=\${current%%=*}
    prefix=$flag=
    current=\${current#*=}
  fi
  case $command:$flag in
    # @VALUES@
  esac
  if [[ $current == -* ]]; then
    case $command in
      # @FLAGS@
    esac
    return
  fi
  if ((COMP_CWORD == 1)); then _benchgate_offer '' "$current" @NAMES@; fi
  case $command in
    # @WORDS@
  esac
}

complete -F _benchgate benchgate
`;

// text:src/core/completion/benchgate.fish:raw
var benchgate_default$1 = `# Completes benchgate in fish: put it into ~/.config/fish/completions/benchgate.fish.

# Whether the command of this line is one of those given; '' stands for the program without one.
function __benchgate_is
    set -l tokens (commandline -opc)
    set -l command ''
    if contains -- "$tokens[2]" @NAMES@
        set command $tokens[2]
    end
    contains -- "$command" $argv
end

function __benchgate_is_first
    test (count (commandline -opc)) -eq 1
end

function __benchgate_revisions
    set -l before (string match -r '^.*\\.\\.\\.?' -- (commandline -ct))
    for ref in HEAD (git for-each-ref --format='%(refname:short)' 2> /dev/null)
        echo -- "$before$ref"
    end
end

complete -c benchgate -e
complete -c benchgate -f
complete -c benchgate -n __benchgate_is_first -a '@NAMES@'
# @WORDS@
# @FLAGS@
`;

// text:src/core/completion/benchgate.zsh:raw
var benchgate_default = `#compdef benchgate
# Completes benchgate in zsh: put  source <(benchgate completion zsh)  into ~/.zshrc, after compinit; or this text into a
# file "_benchgate" in a folder of $fpath.

_benchgate_revisions() {
  local -a refs
  refs=(HEAD \${(f)"$(git for-each-ref --format='%(refname:short)' 2> /dev/null)"})
  compset -P '*..(.|)'
  compadd -a refs
}

_benchgate() {
  local current=\${words[CURRENT]} flag=\${words[CURRENT-1]} command=''
  if (( CURRENT > 2 )); then
    case \${words[2]} in
      (@PATTERN@) command=\${words[2]} ;;
    esac
  fi
  if [[ $current == --*=* ]]; then
    flag=\${current%%=*}
    compset -P "$flag="
    current=\${current#*=}
  fi
  case $command:$flag in
    # @VALUES@
  esac
  if [[ $current == -* ]]; then
    case $command in
      # @FLAGS@
    esac
    return
  fi
  if (( CURRENT == 2 )); then compadd -- @NAMES@; fi
  case $command in
    # @WORDS@
  esac
}

# As a file of $fpath it is run when it is needed first; sourced, it only says what it completes.
if [[ $funcstack[1] == _benchgate ]]; then _benchgate "$@"; else compdef _benchgate benchgate; fi
`;

// src/core/completion/shells.ts
function filled(script, commands, lines) {
	refuseShellSpecialCompletions(commands);
	const names = listSubcommandNames(commands);
	return script.replace(/^( *)# @(VALUES|FLAGS|WORDS)@\n/gm, (_, indent, key) => (lines[key] ?? []).map((line) => `${line.replace(/^/gm, indent)}\n`).join("")).replaceAll("@NAMES@", names.join(" ")).replaceAll("@PATTERN@", names.join("|"));
}
function flagNames({ flags }) {
	return flags.map(({ name }) => `--${name}`).join(" ");
}
function bashCompletionScript(commands) {
	return filled(benchgate_default$2, commands, {
		VALUES: groupFlagsSharingCompletion(commands).map(({ value, at }) => `${at.join("|")})\n  ${offering(value)}\n  return\n  ;;`),
		FLAGS: commands.map((command) => `${command.name || "''"}) _benchgate_offer '' "$current" ${flagNames(command)} ;;`),
		WORDS: commands.map(({ name, words }) => `${name || "''"}) ${offering(words)} ;;`)
	});
}
function offering(value) {
	const given = "\"$prefix\" \"$current\"";
	if (value === "any") return ":";
	if (value === "revision") return `_benchgate_revisions ${given}`;
	if (value === "file") return `_benchgate_files ${given} -f`;
	if (value === "folder") return `_benchgate_files ${given} -d`;
	return `_benchgate_offer ${given} ${value.join(" ")}`;
}
function zshCompletionScript(commands) {
	return filled(benchgate_default, commands, {
		VALUES: groupFlagsSharingCompletion(commands).map(({ value, at }) => `(${at.join("|")}) ${zshCompletion(value)}; return ;;`),
		FLAGS: commands.map((command) => `(${command.name || "''"}) compadd -- ${flagNames(command)} ;;`),
		WORDS: commands.map(({ name, words }) => `(${name || "''"}) ${zshCompletion(words)} ;;`)
	});
}
function zshCompletion(value) {
	if (value === "any") return ":";
	if (value === "revision") return "_benchgate_revisions";
	if (value === "file") return "_files";
	if (value === "folder") return "_files -/";
	return `compadd -- ${value.join(" ")}`;
}
function fishCompletionScript(commands) {
	return filled(benchgate_default$1, commands, {
		WORDS: commands.flatMap(wordsOf),
		FLAGS: flagsOf(commands)
	});
}
function wordsOf({ name, words }) {
	if (words === "any") return [];
	const [, offered] = fishCompletion(words);
	return [`complete -c benchgate -n '__benchgate_is ${nameOf(name)}' ${offered}`];
}
function flagsOf(commands) {
	const having = /* @__PURE__ */ new Map();
	for (const { name, flags } of commands) for (const { name: flag, value } of flags) {
		const [required, offered] = value === null ? ["", ""] : fishCompletion(value);
		const rest = [
			"-l",
			flag,
			required,
			offered
		].filter((part) => part !== "").join(" ");
		having.set(rest, [...having.get(rest) ?? [], nameOf(name)]);
	}
	return [...having].map(([rest, names]) => `complete -c benchgate -n '__benchgate_is ${names.join(" ")}' ${rest}`);
}
function nameOf(name) {
	return name === "" ? "\"\"" : name;
}
function fishCompletion(value) {
	if (value === "any") return ["-x", ""];
	if (value === "file") return ["-r", "-F"];
	if (value === "folder") return ["-x", "-a '(__fish_complete_directories)'"];
	if (value === "revision") return ["-x", "-a '(__benchgate_revisions)'"];
	return ["-x", `-a '${value.join(" ")}'`];
}

// src/commands/completion.ts
const usage = `Usage: benchgate completion bash|zsh|fish

Prints a script that completes commands, flags, their values, and revisions.
  bash    source <(benchgate completion bash)                in ~/.bashrc
  zsh     source <(benchgate completion zsh)                 in ~/.zshrc, after compinit
  fish    benchgate completion fish > ~/.config/fish/completions/benchgate.fish
`;
const scripts = {
	bash: bashCompletionScript,
	zsh: zshCompletionScript,
	fish: fishCompletionScript
};
const flags = {};
const commandLoadersForCompletion = {
	"": ["revision", () => import("./measure.js")],
	accept: ["any", () => import("./accept.js")],
	bisect: ["revision", () => import("./bisect2.js")],
	calibrate: ["revision", () => import("./calibrate.js")],
	compare: ["file", () => import("./compare.js")],
	doctor: ["any", () => import("./doctor.js")],
	history: ["revision", () => import("./history.js")],
	init: ["folder", () => import("./init.js")],
	record: ["file", () => import("./record.js")],
	restore: ["folder", () => import("./restore.js")]
};
async function run(args, terminal) {
	const [shell = "", ...extraWords] = parseCommandLine(args, flags, "benchgate completion").words;
	const script = Object.hasOwn(scripts, shell) ? scripts[shell] : void 0;
	if (script === void 0 || extraWords.length > 0) throw new MisconfiguredError(`completion: "${[shell, ...extraWords].join(" ")}" is not accepted. Give one of ${Object.keys(scripts).join(", ")}.`);
	terminal.stdout.write(script(await loadCompletionsOfAllCommands()));
	return 0;
}
async function loadCompletionsOfAllCommands() {
	const programCommands = [...await Promise.all(Object.entries(commandLoadersForCompletion).map(async ([name, [words, load]]) => commandOf(name, words, (await load()).flags ?? {}))), commandOf("completion", Object.keys(scripts), flags)];
	return [...programCommands, commandOf("help", listSubcommandNames(programCommands), {})];
}
function commandOf(name, words, flags) {
	const ownFlags = Object.entries(flags).map(([flag, { type }]) => ({
		name: flag,
		value: type === "boolean" ? null : completionAfterFlag(flag, name)
	}));
	const commonFlags = name === "" ? ["help", "version"] : ["help"];
	return {
		name,
		words,
		flags: [...ownFlags, ...commonFlags.map((flag) => ({
			name: flag,
			value: null
		}))]
	};
}

export { commandLoadersForCompletion, flags, loadCompletionsOfAllCommands, run, usage };