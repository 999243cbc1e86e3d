import { n as completionOf } from "./table.js";
import { d as Misconfigured } from "./escape.js";
import { t as readFlags } from "./flags.js";
const values = { html: "file" }, valuesOf = { compare: { sort: [
	"none",
	"name",
	"delta",
	"-name",
	"-delta"
] } };
function valueBehind(flag, command) {
	let own = Object.hasOwn(valuesOf, command) ? valuesOf[command] : void 0, known = own && Object.hasOwn(own, flag) ? own : values;
	return (Object.hasOwn(known, flag) ? known[flag] : void 0) ?? completionOf(flag);
}
function namesOf(commands) {
	return commands.map(({ name }) => name).filter((name) => name !== "");
}
function placesOf(commands) {
	let places = new Map();
	for (let { name, flags } of commands) for (let flag of flags) {
		if (flag.value === null) continue;
		let key = JSON.stringify(flag.value), { at } = places.get(key) ?? { at: [] };
		places.set(key, {
			value: flag.value,
			at: [...at, `${name}:--${flag.name}`]
		});
	}
	return [...places.values()];
}
function refuseSpecial(commands) {
	let special = commands.flatMap(({ name, flags, words }) => [
		...name === "" ? [] : [name],
		...typeof words == "string" ? [] : words,
		...flags.flatMap((flag) => [flag.name, ...flag.value === null || typeof flag.value == "string" ? [] : flag.value])
	]).find((text) => !/^[a-z\d-][a-z\d._-]*$/i.test(text));
	if (special !== void 0) throw Error(`"${special}" cannot be completed: quote it for each shell first.`);
}
function bashScript(commands) {
	refuseSpecial(commands);
	let names = namesOf(commands);
	return `# Completes benchgate in bash: put  source <(benchgate completion bash)  into ~/.bashrc.

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
      ${names.join("|")}) command=\${COMP_WORDS[1]} ;;
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
${placesOf(commands).map(({ value, at }) => `    ${at.join("|")})\n      ${offering$2(value)}\n      return\n      ;;`).join("\n")}
  esac
  if [[ $current == -* ]]; then
    case $command in
${commands.map(({ name, flags }) => `      ${name || "''"}) _benchgate_offer '' "$current" ${flags.map((flag) => `--${flag.name}`).join(" ")} ;;`).join("\n")}
    esac
    return
  fi
  if ((COMP_CWORD == 1)); then _benchgate_offer '' "$current" ${names.join(" ")}; fi
  case $command in
${commands.map(({ name, words }) => `    ${name || "''"}) ${offering$2(words)} ;;`).join("\n")}
  esac
}

complete -F _benchgate benchgate
`;
}
function offering$2(value) {
	let given = "\"$prefix\" \"$current\"";
	return value === "any" ? ":" : value === "revision" ? `_benchgate_revisions ${given}` : value === "file" ? `_benchgate_files ${given} -f` : value === "folder" ? `_benchgate_files ${given} -d` : `_benchgate_offer ${given} ${value.join(" ")}`;
}
function fishScript(commands) {
	refuseSpecial(commands);
	let names = namesOf(commands);
	return `# Completes benchgate in fish: put it into ~/.config/fish/completions/benchgate.fish.

# Whether the command of this line is one of those given; '' stands for the program without one.
function __benchgate_is
    set -l tokens (commandline -opc)
    set -l command ''
    if contains -- "$tokens[2]" ${names.join(" ")}
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
complete -c benchgate -n __benchgate_is_first -a '${names.join(" ")}'
${commands.map(({ name, words }) => wordsOf(name, words)).join("")}${flagsOf(commands).join("\n")}
`;
}
function wordsOf(name, words) {
	if (words === "any") return "";
	let [, offered] = offering$1(words);
	return `complete -c benchgate -n '__benchgate_is ${nameOf(name)}' ${offered}\n`;
}
function flagsOf(commands) {
	let having = new Map();
	for (let { name, flags } of commands) for (let { name: flag, value } of flags) {
		let [required, offered] = value === null ? ["", ""] : offering$1(value), rest = [
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
function offering$1(value) {
	return value === "any" ? ["-x", ""] : value === "file" ? ["-r", "-F"] : value === "folder" ? ["-x", "-a '(__fish_complete_directories)'"] : value === "revision" ? ["-x", "-a '(__benchgate_revisions)'"] : ["-x", `-a '${value.join(" ")}'`];
}
function zshScript(commands) {
	refuseSpecial(commands);
	let names = namesOf(commands);
	return `#compdef benchgate
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
      (${names.join("|")}) command=\${words[2]} ;;
    esac
  fi
  if [[ $current == --*=* ]]; then
    flag=\${current%%=*}
    compset -P "$flag="
    current=\${current#*=}
  fi
  case $command:$flag in
${placesOf(commands).map(({ value, at }) => `    (${at.join("|")}) ${offering(value)}; return ;;`).join("\n")}
  esac
  if [[ $current == -* ]]; then
    case $command in
${commands.map(({ name, flags }) => `      (${name || "''"}) compadd -- ${flags.map((flag) => `--${flag.name}`).join(" ")} ;;`).join("\n")}
    esac
    return
  fi
  if (( CURRENT == 2 )); then compadd -- ${names.join(" ")}; fi
  case $command in
${commands.map(({ name, words }) => `    (${name || "''"}) ${offering(words)} ;;`).join("\n")}
  esac
}

# As a file of $fpath it is run when it is needed first; sourced, it only says what it completes.
if [[ $funcstack[1] == _benchgate ]]; then _benchgate "$@"; else compdef _benchgate benchgate; fi
`;
}
function offering(value) {
	return value === "any" ? ":" : value === "revision" ? "_benchgate_revisions" : value === "file" ? "_files" : value === "folder" ? "_files -/" : `compadd -- ${value.join(" ")}`;
}
const usage = "Usage: benchgate completion bash|zsh|fish\n\nPrints a script that completes commands, flags, their values, and revisions.\n  bash    source <(benchgate completion bash)                in ~/.bashrc\n  zsh     source <(benchgate completion zsh)                 in ~/.zshrc, after compinit\n  fish    benchgate completion fish > ~/.config/fish/completions/benchgate.fish\n", scripts = {
	bash: bashScript,
	zsh: zshScript,
	fish: fishScript
}, flags = {}, completed = {
	"": ["revision", () => import("./measure2.js")],
	accept: ["any", () => import("./accept2.js")],
	calibrate: ["revision", () => import("./calibrate.js")],
	compare: ["file", () => import("./compare.js")],
	doctor: ["any", () => import("./doctor.js")],
	init: ["folder", () => import("./init.js")],
	restore: ["folder", () => import("./restore.js")]
};
async function run(given, terminal) {
	let [shell = "", ...more] = readFlags(given, flags, "benchgate completion").words, script = Object.hasOwn(scripts, shell) ? scripts[shell] : void 0;
	if (script === void 0 || more.length > 0) throw new Misconfigured(`completion: "${[shell, ...more].join(" ")}" is not accepted. Give one of ${Object.keys(scripts).join(", ")}.`);
	return terminal.stdout.write(script(await program())), 0;
}
async function program() {
	let all = [...await Promise.all(Object.entries(completed).map(async ([name, [words, load]]) => commandOf(name, words, (await load()).flags ?? {}))), commandOf("completion", Object.keys(scripts), flags)];
	return [...all, commandOf("help", namesOf(all), {})];
}
function commandOf(name, words, flags) {
	let own = Object.entries(flags).map(([flag, { type }]) => ({
		name: flag,
		value: type === "boolean" ? null : valueBehind(flag, name)
	})), common = name === "" ? ["help", "version"] : ["help"];
	return {
		name,
		words,
		flags: [...own, ...common.map((flag) => ({
			name: flag,
			value: null
		}))]
	};
}
export { completed, flags, program, run, usage };
