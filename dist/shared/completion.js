import{n as completionOf}from"./table.js";
import{k as readFlags,wi as Misconfigured}from"./basics.js";
const values={html:`file`},valuesOf={compare:{sort:[`none`,`name`,`delta`,`-name`,`-delta`]}};
function valueBehind(e,t){
let n=Object.hasOwn(valuesOf,t)?valuesOf[t]:void 0,r=n&&Object.hasOwn(n,e)?n:values;
return(Object.hasOwn(r,e)?r[e]:void 0)??completionOf(e)}
function namedCommands(e){
return e.map(({name:e})=>e).filter(e=>e!==``)}
function placesOf(e){
let t=new Map;
for(let{name:n,flags:r}of e)for(let e of r){
if(e.value===null)continue;
let r=JSON.stringify(e.value),{at:i}=t.get(r)??{at:[]};
t.set(r,{value:e.value,at:[...i,`${n}:--${e.name}`]})}
return[...t.values()]}
function refuseSpecial(e){
let t=e.flatMap(({name:e,flags:t,words:n})=>[...e===``?[]:[e],...typeof n==`string`?[]:n,...t.flatMap(e=>[e.name,...e.value===null||typeof e.value==`string`?[]:e.value])]).find(e=>!/^[a-z\d-][a-z\d._-]*$/i.test(e));
if(t!==void 0)throw Error(`"${t}" cannot be completed: quote it for each shell first.`)}
function bashScript(e){
refuseSpecial(e);
let t=namedCommands(e);
return`# Completes benchgate in bash: put  source <(benchgate completion bash)  into ~/.bashrc.

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
      ${t.join(`|`)}) command=\${COMP_WORDS[1]} ;;
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
${placesOf(e).map(({value:e,at:t})=>`    ${t.join(`|`)})\n      ${offering(e)}\n      return\n      ;;`).join(`
`)}
  esac
  if [[ $current == -* ]]; then
    case $command in
${e.map(({name:e,flags:t})=>`      ${e||`''`}) _benchgate_offer '' "$current" ${t.map(e=>`--${e.name}`).join(` `)} ;;`).join(`
`)}
    esac
    return
  fi
  if ((COMP_CWORD == 1)); then _benchgate_offer '' "$current" ${t.join(` `)}; fi
  case $command in
${e.map(({name:e,words:t})=>`    ${e||`''`}) ${offering(t)} ;;`).join(`
`)}
  esac
}

complete -F _benchgate benchgate
`}
function offering(e){
let t=`"$prefix" "$current"`;
return e===`any`?`:`:e===`revision`?`_benchgate_revisions ${t}`:e===`file`?`_benchgate_files ${t} -f`:e===`folder`?`_benchgate_files ${t} -d`:`_benchgate_offer ${t} ${e.join(` `)}`}
function zshScript(e){
refuseSpecial(e);
let t=namedCommands(e);
return`#compdef benchgate
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
      (${t.join(`|`)}) command=\${words[2]} ;;
    esac
  fi
  if [[ $current == --*=* ]]; then
    flag=\${current%%=*}
    compset -P "$flag="
    current=\${current#*=}
  fi
  case $command:$flag in
${placesOf(e).map(({value:e,at:t})=>`    (${t.join(`|`)}) ${zshCompletion(e)}; return ;;`).join(`
`)}
  esac
  if [[ $current == -* ]]; then
    case $command in
${e.map(({name:e,flags:t})=>`      (${e||`''`}) compadd -- ${t.map(e=>`--${e.name}`).join(` `)} ;;`).join(`
`)}
    esac
    return
  fi
  if (( CURRENT == 2 )); then compadd -- ${t.join(` `)}; fi
  case $command in
${e.map(({name:e,words:t})=>`    (${e||`''`}) ${zshCompletion(t)} ;;`).join(`
`)}
  esac
}

# As a file of $fpath it is run when it is needed first; sourced, it only says what it completes.
if [[ $funcstack[1] == _benchgate ]]; then _benchgate "$@"; else compdef _benchgate benchgate; fi
`}
function zshCompletion(e){
return e===`any`?`:`:e===`revision`?`_benchgate_revisions`:e===`file`?`_files`:e===`folder`?`_files -/`:`compadd -- ${e.join(` `)}`}
function fishScript(e){
refuseSpecial(e);
let t=namedCommands(e);
return`# Completes benchgate in fish: put it into ~/.config/fish/completions/benchgate.fish.

# Whether the command of this line is one of those given; '' stands for the program without one.
function __benchgate_is
    set -l tokens (commandline -opc)
    set -l command ''
    if contains -- "$tokens[2]" ${t.join(` `)}
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
complete -c benchgate -n __benchgate_is_first -a '${t.join(` `)}'
${e.map(({name:e,words:t})=>wordsOf(e,t)).join(``)}${flagsOf(e).join(`
`)}
`}
function wordsOf(e,t){
if(t===`any`)return``;
let[,n]=fishCompletion(t);
return`complete -c benchgate -n '__benchgate_is ${nameOf(e)}' ${n}\n`}
function flagsOf(e){
let t=new Map;
for(let{name:n,flags:r}of e)for(let{name:e,value:i}of r){
let[r,a]=i===null?[``,``]:fishCompletion(i),o=[`-l`,e,r,a].filter(e=>e!==``).join(` `);
t.set(o,[...t.get(o)??[],nameOf(n)])}
return[...t].map(([e,t])=>`complete -c benchgate -n '__benchgate_is ${t.join(` `)}' ${e}`)}
function nameOf(e){
return e===``?`""`:e}
function fishCompletion(e){
return e===`any`?[`-x`,``]:e===`file`?[`-r`,`-F`]:e===`folder`?[`-x`,`-a '(__fish_complete_directories)'`]:e===`revision`?[`-x`,`-a '(__benchgate_revisions)'`]:[`-x`,`-a '${e.join(` `)}'`]}
const usage=`Usage: benchgate completion bash|zsh|fish

Prints a script that completes commands, flags, their values, and revisions.
  bash    source <(benchgate completion bash)                in ~/.bashrc
  zsh     source <(benchgate completion zsh)                 in ~/.zshrc, after compinit
  fish    benchgate completion fish > ~/.config/fish/completions/benchgate.fish
`,scripts={bash:bashScript,zsh:zshScript,fish:fishScript},flags={},completed={"":[`revision`,()=>import(`./measure.js`)],accept:[`any`,()=>import(`./accept.js`)],bisect:[`revision`,()=>import(`./bisect2.js`)],calibrate:[`revision`,()=>import(`./calibrate.js`)],compare:[`file`,()=>import(`./compare.js`)],doctor:[`any`,()=>import(`./doctor.js`)],history:[`revision`,()=>import(`./history.js`)],init:[`folder`,()=>import(`./init.js`)],record:[`file`,()=>import(`./record.js`)],restore:[`folder`,()=>import(`./restore.js`)]};
async function run(e,t){
let[n=``,...r]=readFlags(e,flags,`benchgate completion`).words,i=Object.hasOwn(scripts,n)?scripts[n]:void 0;
if(i===void 0||r.length>0)throw new Misconfigured(`completion: "${[n,...r].join(` `)}" is not accepted. Give one of ${Object.keys(scripts).join(`, `)}.`);
return t.stdout.write(i(await program())),0}
async function program(){
let e=[...await Promise.all(Object.entries(completed).map(async([e,[t,n]])=>commandOf(e,t,(await n()).flags??{}))),commandOf(`completion`,Object.keys(scripts),flags)];
return[...e,commandOf(`help`,namedCommands(e),{})]}
function commandOf(e,t,n){
let r=Object.entries(n).map(([t,{type:n}])=>({name:t,value:n===`boolean`?null:valueBehind(t,e)})),i=e===``?[`help`,`version`]:[`help`];
return{name:e,words:t,flags:[...r,...i.map(e=>({name:e,value:null}))]}}
export{completed,flags,program,run,usage};