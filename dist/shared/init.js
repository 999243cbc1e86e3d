import{i as formats,n as formatNamed,r as formatNames}from"./formats.js";
import{r as canaryText,t as canary}from"./canary.js";
import{Ci as CouldNotMeasure,Di as SideFailed,Dt as decodePath,En as formatDuration,Fi as untrustedEnvironment,L as usualRules,Mt as nulSeparated,Nt as refuseDistrusted,Ot as gitIn,Sn as counted,Tt as GitFailed,Yt as isFolder,Zt as lstatOrNull,_i as shellLine,an as _usingCtx,fi as escapeControls,gi as runIn,gn as wrapLine,k as readFlags,mt as Unreadable,qt as contentOf,rn as replaceFile,vi as shellWord,wi as Misconfigured}from"./basics.js";
import{i as leastRounds}from"./interims.js";
import{n as usesOf,t as pins}from"./pins.js";
import{a as readInputsWith,g as settingsOf,l as findProject,m as sourcesOutside,n as findRules}from"./rules-file.js";
import{C as whole,l as inside}from"./kinds.js";
import{q as removeWhole}from"./recover.js";
import{t as Recogniser}from"./recognise.js";
import{X as runScript,Z as roundSeconds,b as refuseTracked,c as GoDriver,l as Leftovers,x as removeOutput,y as readOutput}from"./run-resources.js";
import{n as isCancellation,t as abortOnSignals}from"./interrupt.js";
import{t as terminalConsole}from"./terminal-console.js";
import{tmpdir}from"node:os";
import{dirname,join,relative,resolve,sep}from"node:path";
import{lstat,mkdir,mkdtemp,readFile,realpath,writeFile}from"node:fs/promises";
function estimate(e,t){
let n=2*e.setup+measuring(e,t);
return{gate:n,minutes:t.shards*Math.ceil((n+30)/60)}}
function measuring({visit:e},{count:t,shards:n,budget:r}){
return Math.min(2*t*e/n,r??1/0)}
function isLong(e,t){
return t.budget===null&&measuring(e,t)>1200}
function budgetFor({benchmarks:e,visit:t},n){
let r=2*Math.min(n.count,leastRounds(e,n))*t/n.shards/.8/60,i=Math.max(30,5*Math.ceil(r/5));
return i>60?null:i}
function entry$1(e,t){
return`${e.padEnd(10)}${t}`}
function written(e){
return`\n${e.map(escapeControls).join(`
`)}\n`}
function passedText(e,t,n,r){
let{format:i,benchmarks:a,setup:o,visit:s}=e,{gate:c,minutes:l}=estimate(e,t),u=t.budget===null||2*t.count*s/t.shards<=t.budget?`${t.count} rounds of both sides`:`as many of ${t.count} rounds as fit into ${formatDuration(t.budget)}`,d=t.shards>1?` on each of ${t.shards} machines`:``;
return written([entry$1(`Checked`,`in a fresh clone: ${counted(a,`benchmark`)}, read as ${i}`),entry$1(``,`preparing a side took ${formatDuration(o)}, measuring it once ${secondsText(s)}`),entry$1(``,`a gate makes ${u}: about ${formatDuration(c)}${d}`),entry$1(``,`so a push to a pull request costs about ${l} CI minutes, on machines like this one`),...n.map((e,t)=>entry$1(t===0?`Changed`:``,e)),...r===null?[]:[entry$1(`To do`,r)]])}
function checkedCanaryText(e){
let{found:t,todo:n}=canaryText(e),r={seen:`Seen`,"not-seen":`Not seen`,unknown:`Unknown`,untried:`Not tried`}[e.outcome],i=(e,t)=>wrapLine(t,100).map((t,n)=>entry$1(n===0?e:``,t));
return`${[...i(r,t),...n===``?[]:i(`To do`,n)].join(`
`)}\n`}
function secondsText(e){
return e<10?`${e.toFixed(1)} s`:formatDuration(e)}
function failedText(e,t,n){
let r=t.split(`
`).filter(e=>e.trim()!==``).slice(-12),i=n||`See above what it lacks; a workflow can only use what is committed, or what its steps install.`,[a=``,...o]=e.split(`
`);
return written([entry$1(`Fails`,a),...o.map(e=>entry$1(``,e)),...r.map(e=>entry$1(``,`| ${e}`)),entry$1(`To do`,i),entry$1(``,`Change .github/benchgate.yml or the workflow, and try again: benchgate init --check`)])}
const installs={"setup-node":`node npm npx corepack pnpm yarn`,"setup-python":`python python3 pip pip3`,"setup-java":`java javac`,"setup-ruby":`ruby bundle gem`},hints=[[/did not end within/,()=>`A gate runs it some forty times. Let "run" measure fewer benchmarks, or for a shorter time; or find what it waits for.`],[/could(?:n't| not) resolve host|\benotfound\b|\beai_again\b|name resolution|network is unreachable|unable to access 'https?:|failed to download|unknown host|no route to host/i,()=>`It needs the network, which could not be reached from here. CI has one: check again where there is one.`],[/(?:^|\s|: )([\w.+-]+): (?:command )?not found\b|exec: "([\w.+-]+)": executable file not found/im,(e,t)=>notInstalled(e,t)],[/toolchain '?([\w.-]+)'? is not installed/i,e=>`Rust's toolchain "${e}" is not installed here: rustup toolchain install ${e}.`],[/package configuration file provided by\s+"([\w.+-]+)"|[Cc]ould NOT find ([\w.+-]+)/,e=>`CMake finds no "${e}". Let a step of the workflow install it before Benchgate's.`],[/No rule to make target '([\w.+-]+)'|unknown target '([\w.+-]+)'/,e=>`As it is configured, CMake builds no "${e}". If an option turns it on, set that in "setup": cmake … -DOPTION=ON`],[/(?:could not be resolved|Could not find artifact):? (\S+-SNAPSHOT)/,e=>`Maven finds no "${e}", a snapshot of another project. Let the build take a release of it.`],[/source directory\s+(\S+)\s+does not contain a CMakeLists\.txt|add_subdirectory given source\s+"([^"\n]+)"/i,e=>`The folder "${e}" is empty. If it is a submodule, let actions/checkout fill it (submodules: recursive).`],[/No module named '?([\w.]+)/,e=>`Python finds no "${e}": add what has it to "setup".`],[/Cannot find (?:module|package) '([^'\n]+)'/,e=>`Node finds no "${e}". If it has to be built first, do so in "setup": npm ci && npm run build.`],[/META-INF\/BenchmarkList|No matching benchmarks/,()=>`JMH finds no benchmarks, as its annotation processor (jmh-generator-annprocess) did not run. Let the build run it, or turn on the profile that does.`],[/(?:release version|target release:?|source release:?) (\d+)/i,e=>`It needs Java ${e}, and another is used here. The workflow's setup-java can be told.`],[/\.go:\d+:\d+: .*(?:undefined|has no field or method)/,()=>`Code is missing. If it is generated, let "setup" do so: setup: go generate ./...`],[/requires? (?:at least )?go ?>?=? ?([\d.]+)|go\.mod requires go >= ([\d.]+)/i,e=>`It needs Go ${e} or later; this one is older.`]];
function whatIsMissing(e,t){
for(let[n,r]of hints){
let i=n.exec(e);
if(i)return r(i.slice(1).find(e=>e!==void 0)??``,t)}
return``}
function notInstalled(e,t){
return t.some(t=>`uses`in t&&(installs[t.uses]??t.uses.slice(6)).split(` `).includes(e)||`run`in t&&t.run.includes(e))?`"${e}" is not installed here. The workflow installs it; to check here, install it.`:`"${e}" is not installed here. If GitHub's ubuntu-latest lacks it, too, let a step of the workflow install it.`}
const shorter=[[/(--benchmark_min_time=)0\.1s?\b/g,`$10.02`],[/--benchmark-max-time=0\.2\b/g,`--benchmark-max-time=0.05 --benchmark-min-rounds=3`],[/--warm-up-time 0\.2 --measurement-time 0\.5\b/g,`--warm-up-time 0.05 --measurement-time 0.1 --nresamples 1000`],[/-wi 3 -w 300ms -i 3 -r 200ms\b/g,`-wi 2 -w 100ms -i 2 -r 100ms`],[/--values 3 --warmups 1\b/g,`--values 2 --warmups 1 --min-time 0.01`],[/--benchmark-samples 20\b/g,`--benchmark-samples 5`]];
function shortenedRun(e){
let t=shorter.reduce((e,[t,n])=>e.replace(t,n),e);
return t===e?null:t}
const shortBenchtime=`20ms`,part=`(?:[\\w-]+|"[^"\\n]*"|'[^'\\n]*')`,name=`\\s*(${part}(?:\\s*\\.\\s*${part})*)\\s*`,header=RegExp(`^\\s*(?:\\[\\[${name}\\]\\]|\\[${name}\\])\\s*$`);
function tomlTables(e){
let t=[{name:``,lines:[]}];
for(let n of withoutComments(e,`hash`).split(/\r?\n/)){
let e=header.exec(n);
e?t.push({name:(e[1]??e[2]??``).replace(/["'\s]/g,``),lines:[]}):t.at(-1)?.lines.push(n)}
return t.map(({name:e,lines:t})=>({name:e,text:t.join(`
`)}))}
function tomlKeys({text:e}){
return[...e.matchAll(/^\s*["']?([\w-]+)["']?(?:\.[\w."'-]+)*\s*=/gm)].map(([,e=``])=>e)}
function valueIn({text:e},t){
let n=RegExp(`^\\s*["']?${t}["']?\\s*=\\s*(\\[[^\\]]*\\]|.*)`,`m`).exec(e)?.[1]?.trim();
return n===void 0?null:n.replace(/^(["'])(.*)\1$/,`$2`)}
function stringsIn(e){
return[...e.matchAll(/"([^"\n]*)"|'([^'\n]*)'/g)].map(([,e,t])=>e??t??``)}
const triple=`"""[\\s\\S]*?"""|'''[\\s\\S]*?'''`,double=`"(?:\\\\[^\\n]|[^"\\\\\\n])*"`,single=`'(?:\\\\[^\\n]|[^'\\\\\\n])*'`,styles={hash:RegExp(`(${triple}|${double}|${single})|#[^\n]*`,`g`),cmake:RegExp(`("(?:\\\\[\\s\\S]|[^"\\\\])*")|#(?:\\[(=*)\\[[\\s\\S]*?\\]\\2\\]|[^
]*)`,`g`),slashes:RegExp(`(${triple}|${double}|${single})|//[^\n]*|/\\*[\\s\\S]*?\\*/`,`g`),xml:/()<!--[\s\S]*?-->/g};
function withoutComments(e,t){
return e.replace(styles[t],(e,t)=>t??``)}
const outputFile=`benchgate-output.json`;
function folderOf$1(e){
let t=e.lastIndexOf(`/`);
return t<0?`.`:e.slice(0,t)}
function nameOf(e){
return e.slice(e.lastIndexOf(`/`)+1)}
function inFolder(e,t){
return e===`.`?t:`${e}/${t}`}
function isWithin(e,t){
return e===`.`||t===e||t.startsWith(`${e}/`)}
function pathFrom(e,t){
return e===`.`?t:t===e?`.`:t.slice(e.length+1)}
function pathBetween(e,t){
let n=around(e).find(e=>isWithin(e,t))??`.`,r=`../`.repeat(depthOf(pathFrom(n,e))),i=pathFrom(n,t);
return i===`.`?r.slice(0,-1)||`.`:r+i}
function depthOf(e){
return e===`.`?0:e.split(`/`).length}
function around(e){
return e===`.`?[`.`]:[e,...around(folderOf$1(e))]}
function filesNamed(e,...t){
return[...e.texts].filter(([e])=>t.includes(nameOf(e))).sort(([e],[t])=>depthOf(folderOf$1(e))-depthOf(folderOf$1(t))||(e<t?-1:1))}
function fileIn(e,t,...n){
return n.map(e=>inFolder(t,e)).find(t=>e.paths.has(t))??null}
function innermostFolder(e){
let t=e.map(folderOf$1);
return around(t[0]??`.`).find(e=>t.every(t=>isWithin(e,t)))??`.`}
function findCpp(e){
let t=cmakeLists(e),n=[...t].flatMap(([e,n])=>targetsIn(n).map(n=>({name:n,folder:e,top:outermostProject(t,e)})));
return[...new Set(n.map(({top:e})=>e))].map(e=>suiteOf$2(e,n.filter(t=>t.top===e),textBelow(t,e)))}
function targetsIn(e){
let t=[...e.matchAll(/\btarget_link_libraries\s*\(\s*"?([\w.+-]+)"?\s([^)]*)\)/gi)].filter(([,,e=``])=>/(^|[\s"])benchmark(::benchmark)?(_main)?([\s"]|$)/.test(e)),n=/\blink_libraries\s*\(\s*"?benchmark::benchmark(?:_main)?"?\s*\)([\s\S]*)/i.exec(e)?.[1]??``,r=namesOf(e),i=t.map(([,e=``])=>e).filter(e=>r.includes(e));
return[...new Set([...i,...namesOf(n)])]}
function namesOf(e){
return[...e.matchAll(/\badd_executable\s*\(\s*"?([\w.+-]+)/gi)].map(([,e=``])=>e)}
function suiteOf$2(e,t,n){
let r=t.map(({name:e})=>e),i=t.length>1,a=t.map(({name:t,folder:r},a)=>{
let o=i?outputFile.replace(`.json`,`-${a+1}.json`):outputFile;
return`${programIn(e,{name:t,folder:r},isElsewhere(n))} ${`--benchmark_min_time=0.1 --benchmark_out=${o} --benchmark_out_format=json`}${i?` {filter}`:``}`});
return{tool:`google-benchmark`,foundBy:inFolder(t[0]?.folder??e,`CMakeLists.txt`),folder:e,setup:built(r,switchesIn(n)),run:a.join(`
`),format:`google-benchmark`,output:i?outputFile.replace(`.json`,`-*.json`):outputFile,filter:`--benchmark_filter={regex}`,...whatIsNeeded(n)}}
function whatIsNeeded(e){
return!/\bfind_package\s*\(\s*benchmark\b/i.test(e)||/\b(FetchContent_Declare|CPMAddPackage|ExternalProject_Add)\s*\(\s*(NAME\s+)?"?(google)?_?benchmark/i.test(e)?{steps:[],notes:[]}:{steps:[{run:`sudo apt-get update && sudo apt-get install --yes libbenchmark-dev`}],notes:[`The workflow installs Google Benchmark as Ubuntu has it. If you take it from elsewhere (vcpkg, Conan), change that step.`]}}
const flags$2={catch2:` --reporter xml --benchmark-samples 20 '[!benchmark],[benchmark],[bench]'`,nanobench:``};
function findCppSources(e){
let t=cmakeLists(e);
return[`catch2`,`nanobench`].flatMap(n=>{
let r=new Map;
for(let i of e.marked[n]){
let e=targetOf(t,i);
e&&!r.has(e.key)&&r.set(e.key,suiteOfSource(t,n,e))}
return[...r.values()]})}
function targetOf(e,t){
for(let n of around(folderOf$1(t))){
let r=e.get(n)??``,i=[...r.matchAll(/\bset\s*\(\s*(\w+)\s([^)]*)\)/gi)].filter(([,,e=``])=>has(e,nameOf(t))).map(([,e])=>`\${${e}}`),a=r.matchAll(/\b(?:add_executable|target_sources)\s*\(\s*"?([\w.+-]+)"?\s([^)]*)\)/gi);
for(let[,e=``,r=``]of a)if([nameOf(t),...i].some(e=>has(r,e)))return{key:inFolder(n,e),name:e,folder:n}}
return null}
function has(e,t){
return e.split(/[\s"/]+/).includes(t)}
function suiteOfSource(e,t,n){
let r=outermostProject(e,n.folder),i=textBelow(e,r);
return{tool:t,foundBy:inFolder(n.folder,`CMakeLists.txt`),folder:r,setup:built([n.name],switchesIn(i)),run:programIn(r,n,isElsewhere(i))+flags$2[t],format:t,output:null,filter:null,steps:[],notes:t===`catch2`?[`Tests with the tag [!benchmark], [benchmark] or [bench] are measured.`]:[]}}
const build=`build-benchgate`;
function cmakeLists(e){
return new Map(filesNamed(e,`CMakeLists.txt`).map(([e,t])=>[folderOf$1(e),withoutComments(t,`cmake`)]))}
function outermostProject(e,t){
let n=around(t).slice(1).find(n=>adds(e.get(n)??``,pathFrom(n,t),isProject$1(e,t)));
return n===void 0?isProject$1(e,t)?t:around(t).findLast(t=>isProject$1(e,t))??t:outermostProject(e,n)}
function textBelow(e,t){
return[...e].flatMap(([e,n])=>around(e).includes(t)?[n]:[]).join(`
`)}
function isProject$1(e,t){
return/\bproject\s*\(/i.test(e.get(t)??``)}
function adds(e,t,n){
return[...e.matchAll(/\badd_subdirectory\s*\(\s*"?([^\s")]+)/gi)].map(([,e=``])=>e).map(e=>e.replace(/^\$\{[^}]*SOURCE_DIR\}\/|^\.\//,``).replace(/\/$/,``)).some(e=>e===t||!n&&e.includes("${"))}
function switchesIn(e){
let t=e.matchAll(/\boption\s*\(\s*(\w*(?:BENCH|DEVELOPER_MODE|DEVELOPMENT_BUILD)\w*)\s[^)]*\bOFF\s*\)/gi);
return[...new Set([...t].map(([,e])=>`-D${e}=ON`))]}
function built(e,t){
return[shellLine(...`cmake -S . -B ${build} -DCMAKE_BUILD_TYPE=Release`.split(` `),...t),`cmake --build ${build} --config Release --parallel 4 --target ${shellLine(...e)}`].join(`
`)}
function isElsewhere(e){
return/RUNTIME_OUTPUT_DIRECTORY/.test(e)}
function programIn(e,{name:t,folder:n},r){
return r?`"$(find ${build} -type f -name ${shellWord(t)} | head -n 1)"`:shellWord(`./${inFolder(build,inFolder(pathFrom(e,n),t))}`)}
function findGo(e){
let t=e.marked.go.filter(e=>!/(^|\/)\.[^/]/.test(e)),n=[...new Set(t.flatMap(t=>moduleOf(e,folderOf$1(t))??[]))].sort((e,t)=>depthOf(e)-depthOf(t)||(e<t?-1:1)),[r]=n;
if(r===void 0)return[];
let i=innermostFolder(n.map(e=>inFolder(e,`go.mod`))),a=fileIn(e,i,`go.work`,`go.mod`)??fileIn(e,`.`,`go.work`),o=newest(e,[...a?[a]:[],...n.map(e=>inFolder(e,`go.mod`))]);
return[{tool:`go`,foundBy:t.find(t=>moduleOf(e,folderOf$1(t))===r)??``,folder:i,run:null,setup:null,format:null,output:null,filter:null,steps:[{uses:`setup-go`,with:{"go-version-file":o}}],notes:[]}]}
function newest(e,t){
let n=t=>/^go\s+(\d[\d.]*)/m.exec(e.texts.get(t)??``)?.[1]??``;
return t.reduce((e,t)=>n(t).localeCompare(n(e),`en`,{numeric:!0})>0?t:e)}
function moduleOf(e,t){
return around(t).find(t=>fileIn(e,t,`go.mod`)!==null)??null}
function needsSubmodules({texts:e},t){
let n=[...(e.get(`.gitmodules`)??``).matchAll(/^\s*path\s*=\s*(.+?)\s*$/gm)].map(([,e=``])=>e);
if(n.length===0)return!1;
let r=/^\s*exclude\s*=\s*\[[^\]]*\]/gm,i=[...e].filter(([e])=>!e.startsWith(`.`)&&(isWithin(t,e)||!e.includes(`/`)));
return n.some(e=>isWithin(e,t)||i.some(([t,n])=>!isWithin(e,t)&&names(n.replace(r,``),e)))}
function names(e,t){
let[n,r]=[t,nameOf(t)].map(e=>e.replace(/[.*+?^${}()|[\]\\]/g,`\\$&`));
return RegExp(`(?:(?:^|[\\s"'(=/}])${n}|\\}/(?:[\\w.-]+/)*${r})(?:[\\s"')/]|$)`,`m`).test(e)}
const jmhFlags=`-f 1 -wi 3 -w 300ms -i 3 -r 200ms -foe true -rf json -rff ${outputFile}`;
function findJava(e){
return[...findMaven(e),...findGradle(e)]}
function findMaven(e){
let t=new Map(filesNamed(e,`pom.xml`).map(([e,t])=>[folderOf$1(e),withoutComments(t,`xml`)]));
return[...t].flatMap(([n,r])=>{
let i=r.replace(/<dependencyManagement>[\s\S]*?<\/dependencyManagement>/g,``);
return/<artifactId>\s*jmh-core\s*<\/artifactId>/.test(i)?[mavenSuite(e,n,around(n).findLast(e=>e===n||hasModule(t.get(e)??``,pathFrom(e,n)))??n,i,[...t.values()].join(`
`))]:[]})}
function hasModule(e,t){
return[...e.matchAll(/<module>\s*([^<]*?)\s*<\/module>/g)].map(([,e])=>e).some(e=>t===e||t.startsWith(`${e}/`))}
function mavenSuite(e,t,n,r,i){
let a=fileIn(e,n,`mvnw`)?`./mvnw`:`mvn`,o=pathFrom(n,t),s=[`--quiet`,`--batch-mode`,...profilesIn(r).map(e=>`-P${e}`),`-DskipTests`,...o===`.`?[]:[`-pl`,o,`-am`]],c=jarIn(r),l=inFolder(o,`target`),u=`${l}/benchgate-classpath`,d=[`org.apache.maven.plugins:maven-dependency-plugin:3.8.1:build-classpath`,`-Dmdep.includeScope=test`,`-Dmdep.outputFile=${o===`.`?u:"${project.build.directory}/benchgate-classpath"}`],f=[`test-classes`,`classes`].map(e=>shellWord(`${l}/${e}`)).join(`:`);
return{tool:`jmh`,foundBy:inFolder(t,`pom.xml`),folder:n,setup:shellLine(a,...s,...c===null?[`test-compile`,...d]:[`package`]),run:c===null?`java -cp ${f}:"$(cat ${shellWord(u)})" org.openjdk.jmh.Main ${jmhFlags}`:`java -jar ${shellWord(`${l}/${c}`)} ${jmhFlags}`,format:`jmh`,output:outputFile,filter:`{regex}`,steps:[javaStep(i)],notes:[]}}
function profilesIn(e){
let t=[...e.matchAll(/<profile>([\s\S]*?)<\/profile>/g)].map(([,e=``])=>e),n=t.reduce((e,t)=>e.replace(t,``),e),r=[`jmh-core`,`jmh-generator-annprocess`].filter(e=>!n.includes(`>${e}<`));
return t.filter(e=>r.some(t=>e.includes(`>${t}<`))).flatMap(e=>/<id>\s*([\w.-]+)\s*<\/id>/.exec(e)?.[1]??[])}
function jarIn(e){
if(!/<artifactId>\s*maven-shade-plugin\s*</.test(e)||!/org\.openjdk\.jmh\.Main/.test(e))return null;
let t=[...e.matchAll(/<finalName>\s*([^<]*?)\s*<\/finalName>/g)].at(-1)?.[1],n=/^\$\{([\w.-]+)\}$/.exec(t??``)?.[1],r=n===void 0?t:RegExp(`<${n}>\\s*([^<]*?)\\s*<`).exec(e)?.[1];
return r&&/^[\w.-]+$/.test(r)?`${r}.jar`:null}
function findGradle(e){
let t=filesNamed(e,`build.gradle`,`build.gradle.kts`).map(([e,t])=>[e,withoutComments(t,`slashes`)]);
return t.flatMap(([n,r])=>!/me\.champeau\.(gradle\.)?jmh|\.plugins\.jmh\b/.test(r)||/me\.champeau\.jmh["')\s].*apply\s*\(?false/.test(r)?[]:[gradleSuite(e,n,t.map(([,e])=>e).join(`
`))])}
function gradleSuite(e,t,n){
let r=folderOf$1(t),i=around(r).find(t=>fileIn(e,t,`settings.gradle`,`settings.gradle.kts`))??r,a=fileIn(e,i,`gradlew`)?`./gradlew`:`gradle`,o=pathFrom(i,r),s=o===`.`?`jmhJar`:`:${o.replaceAll(`/`,`:`)}:jmhJar`,c=inFolder(o,`build/libs`);
return{tool:`jmh`,foundBy:t,folder:i,setup:`rm -rf ${shellWord(c)}\n${shellLine(a,`--quiet`,`--no-daemon`,s)}`,run:`java -jar ${shellWord(c)}/*-jmh.jar ${jmhFlags}`,format:`jmh`,output:outputFile,filter:`{regex}`,steps:[javaStep(n)],notes:[]}}
function javaStep(e){
let t=/<(?:maven\.compiler\.release|java\.version|release|maven\.compiler\.target)>\s*(\d+)\s*</.exec(e)??/(?:JavaLanguageVersion\.of|jvmToolchain)\s*\(\s*(\d+)/.exec(e),n=Math.max(17,Number(t?.[1]??17));
return{uses:`setup-java`,with:{distribution:`temurin`,"java-version":String(n)}}}
const libraries=[`tinybench`,`mitata`,`benchmark`],scripts=[`bench`,`benchmark`,`benchmarks`,`bench:ci`,`perf`],vitestFile=/\.(bench|benchmark)\.[cm]?[jt]sx?$/,plainFile=/(^|\/)(bench|benchmark|benchmarks)(\/[^/]+)?\.[cm]?[jt]s$|(^|\/)[^/]+[._-]bench\.[cm]?[jt]s$/;
function findNode(e){
let t=filesNamed(e,`package.json`).flatMap(([e,t])=>{
let n=readPackage(t);
return n===null?[]:[{path:e,folder:folderOf$1(e),read:n}]}),n=filesOf(e,new Set(t.map(({folder:e})=>e)));
return t.flatMap(({path:t,folder:r,read:i})=>{
let a=n.get(r)??[],o=vitest(e,r,i,a)??script(e,r,i)??file(e,r,i,a);
return o===null?[]:[{...o,foundBy:t}]})}
function filesOf(e,t){
let n=new Map;
for(let r of e.paths){
let e=around(folderOf$1(r)).find(e=>t.has(e));
if(e===void 0)continue;
let i=n.get(e);
i?i.push(r):n.set(e,[r])}
return n}
function vitest(e,t,n,r){
let i=n.dependencies.vitest??packageAround(e,t,`vitest`);
if(i===null||!(r.some(e=>vitestFile.test(e))||Object.values(n.scripts).some(e=>/\bvitest bench\b/.test(e))))return null;
let a=packageManagerOf(e,t),o=Number(/\d+/.exec(i)?.[0]??5)<5,s=o?[`--outputJson=${outputFile}`]:[`--reporter=json`,`--outputFile=${outputFile}`];
return suiteIn(e,t,{tool:`vitest-bench`,command:shellLine(...a.execute,`vitest`,`bench`,`--run`,...s),format:`vitest-bench`,output:outputFile,filter:o?`-t {regex}`:null,notes:[]})}
function packageAround(e,t,n){
return around(t).map(t=>readPackage(e.texts.get(inFolder(t,`package.json`))??``)?.dependencies[n]).find(e=>e!==void 0)??null}
function script(e,t,n){
let r=scripts.find(e=>isSuite(n.scripts[e]));
return r===void 0?null:suiteIn(e,t,{tool:libraryOf(e,t,n)??`script`,command:shellLine(...packageManagerOf(e,t).script,r),format:null,output:null,filter:null,notes:notesOn(libraryOf(e,t,n),`the script "${r}"`)})}
function isSuite(e){
return e!==void 0&&whyNoSuite(e)===null}
function whyNoSuite(e){
return/\bbranchcmp\b|compare-branch|\bgit\s+(checkout|switch|stash|worktree)\b/.test(e)?`switches branches itself`:/\bautocannon\b/.test(e)&&!/\s(-j|--json)\b/.test(e)?`prints what autocannon writes for people (--json is read)`:/\s--$|=$|\s-[a-z]$|\$\{?\d|\$npm_config_/.test(e)?`needs an argument`:null}
function file(e,t,n,r){
let i=libraryOf(e,t,n),a=r.map(e=>pathFrom(t,e)).find(e=>plainFile.test(e));
return i===null||a===void 0?null:suiteIn(e,t,{tool:i,command:shellLine(`node`,a),format:null,output:null,filter:null,notes:notesOn(i,a)})}
function libraryOf(e,t,n){
return libraries.find(e=>n.dependencies[e]!==void 0)??libraries.find(n=>packageAround(e,t,n)!==null)??null}
function notesOn(e,t){
let n={tinybench:`With tinybench, console.table(bench.table()) will do; JSON of bench.tasks is more exact.`,mitata:`With mitata, call run({ format: 'json' }).`}[e??``];
return[`What ${t} prints must be of a format that Benchgate reads, such as Go benchmark lines.${n?` ${n}`:``}`]}
function suiteIn(e,t,n){
let r=packageManagerOf(e,t),{command:i,output:a,...o}=n,s=pathFrom(r.folder,t);
return{...o,folder:r.folder,setup:r.install,run:runIn(s,i),output:a===null?null:inFolder(s,a),steps:[...r.steps,nodeStep(e,t)]}}
function nodeStep(e,t){
let n=around(t).flatMap(t=>fileIn(e,t,`.nvmrc`,`.node-version`)??[])[0];
return{uses:`setup-node`,with:n?{"node-version-file":n}:{"node-version":`24`}}}
function readPackage(e){
let t;
try{
t=JSON.parse(e.replace(/^\ufeff/,``))}catch{
return null}
if(typeof t!=`object`||!t||Array.isArray(t))return null;
let n=e=>Object.hasOwn(t,e)?Reflect.get(t,e):void 0,r=[`peerDependencies`,`optionalDependencies`,`dependencies`,`devDependencies`],i=n(`packageManager`);
return{scripts:textsOf(n(`scripts`)),dependencies:Object.assign(Object.create(null),...r.map(e=>textsOf(n(e)))),packageManager:typeof i==`string`?i:``}}
function textsOf(e){
let t=typeof e==`object`&&e?Object.entries(e):[],n=Object.create(null);
for(let[e,r]of t)typeof r==`string`&&(n[e]=r);
return n}
const corepack=[{run:`corepack enable`}],npm={install:`npm ci`,script:[`npm`,`run`,`--silent`],execute:[`npx`],steps:[]},pnpm={install:`pnpm install --frozen-lockfile`,script:[`pnpm`,`--silent`,`run`],execute:[`pnpm`,`exec`],steps:corepack},yarn={install:`yarn install --frozen-lockfile`,script:[`yarn`,`--silent`,`run`],execute:[`yarn`,`--silent`,`run`],steps:corepack},modernYarn={...yarn,install:`yarn install --immutable`,script:[`yarn`,`run`],execute:[`yarn`,`run`]},locks=[[`package-lock.json`,npm],[`npm-shrinkwrap.json`,npm],[`pnpm-lock.yaml`,pnpm],[`yarn.lock`,yarn]];
function packageManagerOf(e,t){
for(let n of around(t))for(let[t,r]of locks)if(fileIn(e,n,t))return{folder:n,...r===yarn&&isModern(e,n)?modernYarn:r};
let n=readPackage(e.texts.get(inFolder(t,`package.json`))??``),r=Object.keys(n?.dependencies??{}).length===0;
return{...npm,folder:t,install:r?null:`npm install --no-package-lock`}}
function isModern(e,t){
let n=readPackage(e.texts.get(inFolder(t,`package.json`))??``);
return fileIn(e,t,`.yarnrc.yml`)!==null||/^yarn@([2-9]|\d\d)/.test(n?.packageManager??``)}
function findDart(e){
return filesNamed(e,`pubspec.yaml`).flatMap(([t,n])=>{
if(!/^\s+benchmark_harness\s*:/m.test(n))return[];
let r=folderOf$1(t),i=e.marked.dart.filter(e=>isWithin(r,e)).map(e=>pathFrom(r,e)).filter(t=>/^benchmark\/[^/]+$/.test(t)&&e.marked.dartMain.includes(inFolder(r,t)));
return i.length===0?[]:[{tool:`dart`,foundBy:t,folder:r,setup:`dart pub get`,run:i.map(e=>shellLine(`dart`,`run`,e)).join(`
`),format:`dart`,output:null,filter:null,steps:[{uses:`setup-dart`,with:{sdk:`stable`}}],notes:[]}]})}
const environment$1=`.benchgate-julia`,suiteFile=`benchmark/benchmarks.jl`;
function findJulia(e){
return e.marked.benchmarkTools.map(t=>{
let n=folderOf$1(folderOf$1(t)),r=fileIn(e,n,`benchmark/Project.toml`)!==null,i=[`julia`,`--project=${environment$1}`,`-e`],a=`using BenchmarkTools; include("${suiteFile}"); BenchmarkTools.save("${outputFile}", run(SUITE; seconds=1))`;
return{tool:`julia`,foundBy:inFolder(n,suiteFile),folder:n,setup:[`mkdir -p ${environment$1}`,...r?[`cp benchmark/Project.toml ${environment$1}/`]:[],shellLine(...i,`using Pkg; Pkg.develop(path="."); Pkg.add("BenchmarkTools"); Pkg.instantiate()`)].join(`
`),run:shellLine(...i,a),format:`julia`,output:outputFile,filter:null,steps:[{uses:`setup-julia`,with:{version:`1`}}],notes:[]}})}
function findRuby(e){
let t=new Map;
for(let n of e.marked.benchmarkIps){
let r=around(folderOf$1(n)).find(t=>fileIn(e,t,`Gemfile`))??`.`;
t.set(r,[...t.get(r)??[],n])}
return[...t].map(([t,n])=>{
let r=Math.min(...n.map(depthOf)),i=n.filter(e=>depthOf(e)===r),a=fileIn(e,t,`Gemfile`)!==null,o=a?[`bundle`,`exec`,`ruby`]:[`ruby`];
return{tool:`benchmark-ips`,foundBy:i[0]??``,folder:t,setup:a?`bundle install --quiet`:`gem install --silent benchmark-ips`,run:i.map(e=>shellLine(...o,pathFrom(t,e))).join(`
`),format:`benchmark-ips`,output:null,filter:null,steps:[rubyStep(e,t)],notes:lockNotes$1(e,t,a)}})}
function lockNotes$1(e,t,n){
return n&&fileIn(e,t,`Gemfile.lock`)===null?[`Git tracks no Gemfile.lock, so base and head may get different gems.`]:[]}
function rubyStep(e,t){
let n=around(t).find(t=>fileIn(e,t,`.ruby-version`,`.tool-versions`));
return n===void 0?{uses:`setup-ruby`,with:{"ruby-version":`3.4`}}:{uses:`setup-ruby`,with:{"ruby-version":`default`,"working-directory":n}}}
function findHyperfine(e){
return e.marked.hyperfine.map(e=>({tool:`hyperfine`,foundBy:e,folder:folderOf$1(e),setup:null,run:`bash ${shellWord(nameOf(e))}`,format:`hyperfine`,output:outputFile,filter:null,steps:[{run:`sudo apt-get update && sudo apt-get install --yes hyperfine`}],notes:[`Let ${e} export to ${outputFile} (--export-json), or name its file by "output"; what it measures is to be built in "setup".`]}))}
function findK6(e){
return e.marked.k6.map(e=>({tool:`k6`,foundBy:e,folder:folderOf$1(e),setup:null,run:`k6 run --quiet --summary-export ${outputFile} ${shellWord(nameOf(e))}`,format:`k6`,output:outputFile,filter:null,steps:[{run:`sudo env GOBIN=/usr/local/bin "$(which go)" install go.k6.io/k6@latest`}],notes:[`The service under load is to be started in "run" (… & before k6), so that each side loads its own.`]}))}
const artifacts=`benchgate-artifacts`;
function findDotnet(e){
return[...new Set(e.marked.benchmarkdotnet.flatMap(t=>projectOf(e,t)??[]))].map(t=>{
let n=around(folderOf$1(t)).find(t=>fileIn(e,t,`global.json`))??`.`,r=e.texts.get(t)??``,i=frameworkOf(r),a=shellWord(pathFrom(n,t)),o=`--configuration Release${i===null?``:` --framework ${i}`}`;
return{tool:`benchmarkdotnet`,foundBy:t,folder:n,setup:`dotnet build ${a} ${o}`,run:`dotnet run --project ${a} --no-build ${o} -- --filter '*' --job short --exporters json --artifacts ${artifacts}`,format:`benchmarkdotnet`,output:`${artifacts}/results/*-report-full-compressed.json`,filter:null,steps:[dotnetStep(e,n,versionOf(r))],notes:[`The program must pass its arguments on: BenchmarkSwitcher.FromAssembly(…).Run(args).`]}})}
function projectOf(e,t){
for(let n of around(folderOf$1(t)))for(let t of e.texts.keys())if(folderOf$1(t)===n&&nameOf(t).endsWith(`.csproj`))return t;
return null}
function frameworkOf(e){
return/<TargetFrameworks>\s*([\w.-]+)/.exec(e)?.[1]??null}
function versionOf(e){
return/<TargetFrameworks?>\s*net(\d+)\.\d/.exec(e)?.[1]??`10`}
function dotnetStep(e,t,n){
let r=fileIn(e,t,`global.json`);
return r?{uses:`setup-dotnet`,with:{"global-json-file":r}}:{uses:`setup-dotnet`,with:{"dotnet-version":`${n}.x`}}}
function findPython(e){
let t=[...e.texts].flatMap(([e,t])=>namedIn(e,t)),n=[...new Set(t.map(({path:e})=>homeOf(e)))].sort((e,t)=>depthOf(e)-depthOf(t));
return n.flatMap(r=>{
let i=n.filter(e=>e!==r&&isWithin(r,e)),a=e.marked.pytest.filter(e=>isWithin(r,e)&&!i.some(t=>isWithin(t,e))),[o]=t.filter(({path:e})=>homeOf(e)===r).sort(bySource);
return a.length===0||!o?[]:[suiteOf$1(e,r,o,a)]})}
function homeOf(e){
let t=folderOf$1(e);
return nameOf(t)===`requirements`?folderOf$1(t):t}
const sources=[`pyproject.toml`,`setup.cfg`,`setup.py`];
function bySource(e,t){
let n=({path:e})=>(sources.indexOf(nameOf(e))+4)%4;
return n(e)-n(t)||(e.path<t.path?-1:1)}
const requirement=/(^|["'\s])pytest[-_.]benchmark(?![\w.-])/im;
function namedIn(e,t){
let n=nameOf(e);
if(n===`pyproject.toml`)return tomlTables(t).flatMap(t=>namedInTable(e,t));
if(!(n===`setup.cfg`||n===`setup.py`||/\.(txt|in)$/.test(n))||n===`CMakeLists.txt`||n===`conanfile.txt`)return[];
let r=withoutComments(t,`hash`),i=requirement.exec(r);
return i?[{path:e,extra:/^setup\./.test(n)?extraBefore(r.slice(0,i.index)):null,group:null}]:[]}
function extraBefore(e){
let t=e.search(/options\.extras_require|extras_require/);
if(t<0)return null;
let n=[...e.slice(t).matchAll(/^\s*([\w-]+)\s*=\s*(?=$)|["']([\w-]+)["']\s*:/gm)].at(-1);
return n?.[1]??n?.[2]??null}
function namedInTable(e,t){
let n=/^tool\.poetry(?:\.group\.([\w-]+))?\.(?:dev-)?dependencies$/.exec(t.name);
if(n)return tomlKeys(t).some(e=>/^pytest[-_]benchmark$/i.test(e))?[{path:e,extra:null,group:n[1]??null,isPoetry:!0}]:[];
let r=/["']pytest[-_.]benchmark(?![\w.-])/i.exec(t.text);
if(!r)return[];
let i=assigned(t,t.text.slice(0,r.index)),a=/^project\.optional-dependencies\.([\w-]+)$/.exec(i)?.[1],o=/^dependency-groups\.([\w-]+)$/.exec(i)?.[1];
return a===void 0?o===void 0?i.startsWith(`project.`)?[{path:e,extra:null,group:null}]:i.startsWith(`tool.uv.`)?[{path:e,extra:null,group:`dev`}]:onlyByItsTool.test(i)?[{path:e,extra:null,group:null,isByName:!0}]:[]:[{path:e,extra:null,group:o}]:[{path:e,extra:a,group:null}]}
const onlyByItsTool=/^tool\.(pdm\.dev-dependencies|hatch\.envs)\./;
function assigned({name:e},t){
let n=e=>e.replace(/["'\s]/g,``),r=[...t.matchAll(/^[ \t]*([\w."'-]+(?:[ \t]*\.[ \t]*[\w"'-]+)*)[ \t]*=/gm)].at(-1),i=/[{,]\s*["']?([\w-]+)["']?\s*=\s*\[[^\]]*$/.exec(t.slice(r?.index??0));
return[e,n(r?.[1]??``),i?.[1]??``].filter(e=>e!==``).join(`.`)}
function suiteOf$1(e,t,n,r){
let{tool:i,install:a}=installing(e,t,n),o=[...newEnvironment,...a],s=r.filter(e=>/^(test_.*|.*_test)\.py$/.test(nameOf(e))),c=s.length===0?null:pathFrom(t,innermostFolder(s)),l=r.filter(e=>!s.includes(e)).map(e=>pathFrom(t,e)),u=[...c===null||c===`.`&&l.length===0?[]:[c],...l],d=[`--benchmark-enable`,`--benchmark-only`,`--benchmark-max-time=0.2`,`--benchmark-json=${outputFile}`];
return{tool:`pytest-benchmark`,foundBy:n.path,folder:t,setup:o.join(`
`),run:shellLine(`${environment}/bin/python`,`-m`,`pytest`,...u,...d),format:`pytest-benchmark`,output:outputFile,filter:`-k {or}`,steps:[pythonStep(e,t),...i===null?[]:[{run:`pipx install ${i}`}]],notes:[]}}
function installing(e,t,{path:n,extra:r,group:i,isPoetry:a,isByName:o=!1}){
if(around(t).some(t=>fileIn(e,t,`uv.lock`)))return{tool:`uv`,install:[shellLine(`uv`,`sync`,`--active`,`--locked`,`--refresh`,...r?[`--extra`,r]:i?[`--group`,i]:[])]};
if(a||fileIn(e,t,`poetry.lock`))return{tool:`poetry`,install:[shellLine(`poetry`,`install`,...r?[`--extras`,r]:i?[`--with`,i]:[])]};
let s=pipLines(e,t,n,r,i);
return{tool:null,install:o?[...s,`pip install --quiet pytest-benchmark`]:s}}
function pipLines(e,t,n,r,i){
let a=sources.includes(nameOf(n))?[]:[`requirements.txt`,pathFrom(t,n)],o=[...new Set(a)].filter(n=>e.texts.has(inFolder(t,n))),s=[...isProject(e,t)?[`--editable`,r===null?`.`:`.[${r}]`]:[],...o.flatMap(e=>[`--requirement`,e])],c=i===null?[]:[`pip install --quiet --upgrade pip`],l=i===null?[]:[`--group`,i];
return[...c,shellLine(`pip`,`install`,`--quiet`,...s,...l)]}
const environment=`.benchgate-venv`,newEnvironment=[`python -m venv --clear ${environment}`,`. ${environment}/bin/activate`];
function isProject(e,t){
let n=tomlTables(e.texts.get(inFolder(t,`pyproject.toml`))??``).map(({name:e})=>e);
return n.includes(`build-system`)||n.includes(`project`)?!0:fileIn(e,t,`setup.py`,`setup.cfg`)!==null}
function pythonStep(e,t){
let n=around(t).flatMap(t=>fileIn(e,t,`.python-version`)??[])[0];
return n?{uses:`setup-python`,with:{"python-version-file":n}}:{uses:`setup-python`,with:{"python-version":`3.13`}}}
function findAsv(e){
return filesNamed(e,`asv.conf.json`).map(([t,n])=>{
let r=folderOf$1(t),i=around(r).find(t=>isProject(e,t)),a=/^\s*"results_dir"\s*:\s*"([\w./-]+)"/m.exec(n)?.[1]??`results`,o=i===void 0?[]:[`pip install --quiet ${shellWord(pathBetween(r,i))}`],s=a.replace(/^\.\//,``).replace(/\/$/,``);
return{tool:`asv`,foundBy:t,folder:r,setup:[...newEnvironment,`pip install --quiet asv virtualenv`,...o,`asv machine --yes`].join(`
`),run:`${environment}/bin/asv run --python=same --set-commit-hash "$(git rev-parse HEAD)" --attribute rounds=1`,format:`asv`,output:`${s}/**/*-*.json\n${s}/benchmarks.json`,filter:null,steps:[pythonStep(e,r)],notes:[`What the benchmarks need besides the project (the "matrix" of ${inFolder(r,`asv.conf.json`)}) is to be installed in "setup", too.`]}})}
function findPyperf(e){
let[t,...n]=e.marked.pyperf.slice(0,20);
if(t===void 0)return[];
let r=[t,...n],i=around(innermostFolder(r)).find(t=>isProject(e,t))??`.`,a=r.map((e,t)=>n.length===0?outputFile:outputFile.replace(`.json`,`-${t+1}.json`)),o=r.map((e,t)=>`${environment}/bin/python ${shellWord(pathFrom(i,e))} --processes 1 --values 3 --warmups 1 --output ${a[t]}`),s=isProject(e,i)?[`pip install --quiet --editable .`]:[];
return[{tool:`pyperf`,foundBy:t,folder:i,setup:[...newEnvironment,`pip install --quiet pyperf`,...s].join(`
`),run:o.join(`
`),format:`pyperf`,output:n.length===0?outputFile:outputFile.replace(`.json`,`-*.json`),filter:null,steps:[pythonStep(e,folderOf$1(t))],notes:[]}]}
const criterionFlags=[`--noplot`,`--warm-up-time`,`0.2`,`--measurement-time`,`0.5`,`--sample-size`,`10`],harnesses={criterion:[`criterion`,`codspeed-criterion-compat`],divan:[`divan`,`codspeed-divan-compat`],gungraun:[`gungraun`,`iai-callgrind`]};
function findRust(e){
return crates(e).flatMap(t=>{
let n=n=>benchesWith(e,t,n);
return[...suiteOf(e,t,`criterion`,n(`criterion`)),...suiteOf(e,t,`divan`,n(`divan`)),...suiteOf(e,t,`gungraun`,n(`gungraun`)),...libtest(e,t)]})}
function crates(e){
return filesNamed(e,`Cargo.toml`).flatMap(([t,n])=>{
let r=tomlTables(n),i=r.find(({name:e})=>e===`package`),a=i&&valueIn(i,`name`);
return a?[{manifest:t,name:a,tables:r,top:topOf(e,folderOf$1(t))}]:[]})}
function topOf(e,t){
return around(t).find(n=>{
let r=tomlTables(e.texts.get(inFolder(n,`Cargo.toml`))??``).find(({name:e})=>e===`workspace`);
return r?!stringsIn(valueIn(r,`exclude`)??``).some(e=>isWithin(inFolder(n,e),t)):!1})??t}
function benchesWith(e,{manifest:t,tables:n},r){
if(!dependencies(n).some(e=>harnesses[r].some(t=>t===e)))return[];
let i=folderOf$1(t);
return n.filter(e=>e.name===`bench`&&valueIn(e,`harness`)===`false`).flatMap(t=>{
let n=valueIn(t,`name`)??``,a=valueIn(t,`path`);
return(a?[a]:[`benches/${n}.rs`,`benches/${n}/main.rs`]).some(t=>e.marked[r].includes(inFolder(i,t)))?[{name:n,features:stringsIn(valueIn(t,`required-features`)??``)}]:[]})}
function dependencies(e){
return e.flatMap(e=>{
let t=/(?:^|\.)(?:dev-)?dependencies(?:\.([\w-]+))?$/.exec(e.name);
return t?t[1]===void 0?tomlKeys(e):[t[1]]:[]})}
function suiteOf(e,t,n,r){
if(r.length===0)return[];
let i=[...new Set(r.flatMap(e=>e.features))],a=[`cargo`,`bench`,...packageFlags(t),...i.length===0?[]:[`--features`,i.join(`,`)],...r.flatMap(({name:e})=>[`--bench`,e])],o=n===`criterion`;
return[{...measuredBy(e,t,a,o?[`--`,...criterionFlags]:[]),tool:n,format:n,output:o?`target/criterion/**/new/*.json`:null,filter:o?`{regex}`:null,...n===`gungraun`?runnerOf(e,t):{}}]}
function libtest(e,t){
let n=folderOf$1(t.manifest),r=[...e.texts.keys()].map(folderOf$1).filter(e=>e!==n&&isWithin(n,e)),i=t=>isWithin(n,t)&&!r.some(n=>isCrate(e,n)&&isWithin(n,t));
if(!e.marked.testFeature.some(i))return[];
let a=t.tables.flatMap(e=>e.name===`bench`?valueIn(e,`path`)??[]:[]),o=e=>{
let t=pathFrom(n,e);
return/^(benches|src)\//.test(t)||a.includes(t)};
if(!e.marked.libtest.some(e=>i(e)&&o(e)))return[];
let s=choosesNightly(e,t.top);
return[{...measuredBy(e,t,[...s?[`cargo`]:[`cargo`,`+nightly`],`bench`,...packageFlags(t)],[]),tool:`cargo-bench`,format:`cargo-bench`,output:null,filter:null,steps:s?[]:[{run:`rustup toolchain install nightly --profile minimal`}]}]}
function isCrate(e,t){
return e.texts.has(inFolder(t,`Cargo.toml`))}
function choosesNightly(e,t){
let n=fileIn(e,t,`rust-toolchain.toml`,`rust-toolchain`),r=fileIn(e,t,`.cargo/config.toml`,`.cargo/config`);
return/nightly/.test((n&&e.texts.get(n))??``)||/RUSTC_BOOTSTRAP/.test((r&&e.texts.get(r))??``)}
function measuredBy(e,t,n,r){
return{foundBy:t.manifest,folder:t.top,setup:shellLine(...n,`--no-run`),run:shellLine(...n,...r),steps:[],notes:lockNotes(e,t)}}
function lockNotes(e,{top:t}){
return fileIn(e,t,`Cargo.lock`)?[]:[`Git tracks no ${inFolder(t,`Cargo.lock`)}, so base and head may get different dependencies.`]}
function runnerOf(e,{tables:t}){
let n=[...t,...[...e.texts].flatMap(([e,t])=>e===`Cargo.toml`?tomlTables(t):[])],r=harnesses.gungraun.find(e=>dependencies(t).includes(e))??`gungraun`,i=n.flatMap(e=>/(^|\.)(dev-)?dependencies$/.test(e.name)?valueIn(e,r)??[]:[]).map(e=>/\d+\.\d+[\w.]*/.exec(e)?.[0]).find(e=>e!==void 0);
return{filter:null,steps:[{run:`sudo apt-get update && sudo apt-get install --yes valgrind`},{run:shellLine(`cargo`,`install`,`${r}-runner`,...i?[`--version`,`^${i}`]:[])}],notes:[`${r}-runner must have the version of ${r} that Cargo.lock has; the workflow installs ${i?`^${i}`:`the newest`}.`]}}
function packageFlags({manifest:e,name:t,top:n}){
return pathFrom(n,folderOf$1(e))===`.`?[]:[`--package`,t]}
function chooseSuites(e,t){
let{run:n,folder:r,below:i,isNamed:a,tool:o}=t;
if(n!==null)return[givenSuite({...t,run:n,folder:r??i})];
let s=findSuites(e,i),c=r??(a?i:`.`),l=s.find(e=>isWithin(c,e.foundBy)&&(o===null||e.tool===o));
if(l===void 0)throw nothingFound(e,c,o,s);
return[suiteWithInputs(l,t),...s.filter(e=>e!==l)]}
function nothingFound(e,t,n,r){
let i=t===`.`?`in this repository`:`in ${t}`,a=n===null?`No benchmarks were found`:`No benchmarks of "${n}" were found`,o=declined(e,t).map(e=>` ${e}`).join(``),s=r.map(e=>`${e.tool} (${e.foundBy})`);
return new Misconfigured(s.length===0?`${a} ${i}, and nothing was written.${o} Looked for: ${lookedFor}. If there are any, say how to run them: benchgate init --run 'command' [--setup 'command'] [--format NAME] [--output FILE].`:`${a} ${i}, and nothing was written. There are: ${s.join(`, `)}. Choose with a folder, or with --tool.`)}
const finders=[findGo,findRust,findCpp,findCppSources,findJava,findDotnet,findPython,findAsv,findPyperf,findJulia,findRuby,findDart,findNode,findHyperfine,findK6];
function findSuites(e,t){
let n=finders.flatMap(t=>t(e)).map(t=>needsSubmodules(e,t.folder)?{...t,submodules:!0}:t),r=({foundBy:e})=>+!isWithin(t,e),i=({tool:e,folder:t,foundBy:n})=>depthOf(e===`go`?t:folderOf$1(n));
return n.sort((e,t)=>r(e)-r(t)||i(e)-i(t))}
const lookedFor=`Go benchmarks (go.mod), criterion, divan, Gungraun or #[bench] (Cargo.toml), Google Benchmark, Catch2 or nanobench (CMakeLists.txt), JMH (pom.xml, build.gradle), BenchmarkDotNet (*.csproj), pytest-benchmark (pyproject.toml, requirements, setup.cfg), asv (asv.conf.json), pyperf, BenchmarkTools (benchmark/benchmarks.jl), benchmark-ips, benchmark_harness (pubspec.yaml), vitest, tinybench, mitata, benchmark or a script "bench" (package.json), and scripts of hyperfine and k6`;
function declined(e,t){
let n=[`catch2`,`nanobench`].flatMap(t=>e.marked[t].map(e=>`${e} uses ${t}, but no CMakeLists.txt that was understood builds it.`)),r=[...e.texts].flatMap(([e,n])=>{
let r=nameOf(e)===`package.json`&&isWithin(t,e)?readPackage(n):null;
return r===null?[]:scripts.flatMap(t=>scriptText(e,t,r.scripts[t]))}),i=[...e.paths].filter(e=>nameOf(e)===`engines.toml`&&isWithin(t,e));
return[...r,...i.map(e=>`${e} is rebar's, whose tables are in no format that Benchgate reads.`),...n.slice(0,1)].slice(0,4)}
function scriptText(e,t,n){
let r=n===void 0?null:whyNoSuite(n);
return r===null?[]:[`The script "${t}" in ${e} ${r}.`]}
const actions=[[/\bgo\b/,`setup-go`,{"go-version":`stable`}],[/\b(node|npm|npx|pnpm|yarn)\b/,`setup-node`,{"node-version":`24`}],[/\b(python3?|pip3?|pytest|poetry|uv|tox|nox)\b/,`setup-python`,{"python-version":`3.13`}],[/\b(java|mvnw?|gradlew?)\b/,`setup-java`,{distribution:`temurin`,"java-version":`17`}]];
function givenSuite({run:e,setup:t,format:n,output:r,folder:i}){
let a=`${t??``}\n${e}`,o=actions.filter(([e])=>e.test(a)).map(([,e,t])=>({uses:e,with:t}));
return{tool:`a command`,foundBy:``,folder:i??`.`,run:e,setup:t,format:n,output:r,filter:null,steps:o,notes:[]}}
function suiteWithInputs(e,t){
return{...e,setup:t.setup??e.setup,format:t.format??e.format,output:t.output??e.output}}
function isReplaced({standing:e},t){
return e===`other`&&t}
function isWritten(e,t){
return e.standing===`new`||isReplaced(e,t)}
function isKept({standing:e},t){
return e===`other`&&!t}
function planText(e){
return[foundLines(e.suite),otherLines(e),fileLines(e),nextLines(e)].filter(e=>e.length>0).map(e=>`${e.map(escapeControls).join(`
`)}\n`).join(`
`)}
function entry(e,t){
return`${e.padEnd(10)}${t}`}
function foundLines({tool:e,foundBy:t,folder:n,setup:r,run:i,format:a,output:o,filter:s,notes:c}){
let l=Object.entries({"working-directory":n===`.`?null:n,setup:r,run:i,format:a,output:o,filter:s}).flatMap(([e,t])=>(t?.split(`
`)??[]).map((t,n)=>entry(``,`${(n===0?`${e}:`:``).padEnd(8)} ${t}`)));
return[entry(`Found`,t===``?`your command`:calledAt({tool:e,foundBy:t})),...l,...c.map(e=>entry(`Note`,e))]}
const called={go:`Go benchmarks`,"cargo-bench":`#[bench] functions`,"google-benchmark":`Google Benchmark`,jmh:`JMH`,catch2:`Catch2 benchmarks`,benchmarkdotnet:`BenchmarkDotNet`,gungraun:`Gungraun`,julia:`BenchmarkTools of Julia`,dart:`benchmark_harness of Dart`,script:`a script for benchmarks`,"vitest-bench":`vitest benchmarks`};
function calledAt({tool:e,foundBy:t}){
return`${called[e]??e}, in ${t}`}
function otherLines({others:e,standing:t}){
let n=e.slice(0,6).flatMap(e=>{
let n=pathBetween(t,folderOf$1(e.foundBy)),r=shellLine(`benchgate`,`init`,n,`--tool`,e.tool,`--force`);
return[entry(`Also`,calledAt(e)),entry(``,`to measure these instead: ${r}`)]}),r=e.length-6;
return r>0?[...n,entry(`Also`,`${r} more; "benchgate init FOLDER" looks in one folder only`)]:n}
function fileLines({files:e,isForced:t,copies:n}){
let r=Math.max(...e.map(({path:e})=>e.length)),i=e.flatMap(e=>{
let{path:i,standing:a,meaning:o}=e;
if(typeof a==`object`)return entry(`Not`,`${i}, as ${a.by} runs Benchgate already`);
if(isKept(e,t))return entry(`Kept`,`${i}, which has other content`);
let s=a===`same`?`Is there`:a===`new`?`Wrote`:`Replaced`,c=n[i],l=c===void 0?[]:[entry(``,`its old text is in ${c} now`)];
return[entry(s,`${i.padEnd(r)}  ${o}`),...l]});
return e.some(e=>isKept(e,t))?[...i,entry(``,`--print shows what would be written, --force writes it`)]:i}
function nextLines({files:e,isForced:t,standing:n}){
let r=e.filter(e=>isWritten(e,t)).map(({path:e})=>pathBetween(n,e)),i=r.length>0?[entry(``,shellLine(`git`,`add`,...r))]:[];
return[entry(`Next`,`benchgate doctor`),...i]}
function yamlText(e,t){
return isPlain$1(e)?e:isBlock(e)?`|-\n${e.replace(/^(?=.)/gm,t)}`:/^[\x20-\x7e]*$/.test(e)?`'${e.replaceAll(`'`,`''`)}'`:`"${e.replace(/["\\]|[^\x20-\x7e]/gu,escaped)}"`}
const reserved=/^\.?(y|n|yes|no|on|off|true|false|null|nan|inf)$/i;
function isPlain$1(e){
return/^\d+(%|ms|s|m|h)$/.test(e)?!0:/^(?:[A-Za-z_]|\.?\/|\.[A-Za-z_])[\w ./=,+@()*$'"|&<>;:-]*$/.test(e)&&!/: |:$| $/.test(e)&&!reserved.test(e)}
function isBlock(e){
return e.includes(`
`)&&/^[\x21-\x7e]/.test(e)&&/[\x21-\x7e]$/.test(e)&&/^[\n\x20-\x7e]*$/.test(e)}
function escaped(e){
if(e===`"`||e===`\\`)return`\\${e}`;
if(e===`
`)return`\\n`;
let t=e.codePointAt(0)??0;
return t>65535?`\\U${t.toString(16).padStart(8,`0`)}`:`\\u${t.toString(16).padStart(4,`0`)}`}
const usual={count:`20`,threshold:`5%`},ofGo={packages:`./...`,benchtime:`100ms`};
function rulesOf(e,{benchtime:t,budget:n}={}){
let{folder:r,setup:i,run:a,format:o,output:s,filter:c}=e,l={"working-directory":r===`.`?null:r,setup:i,run:a,format:o,output:s,filter:c,...a===null?{...ofGo,benchtime:t??ofGo.benchtime}:{},...usual,budget:n??null};
return`# yaml-language-server: $schema=https://raw.githubusercontent.com/benchgate/benchgate/main/docs/rules.schema.json
# What Benchgate measures, and what counts as a regression: the workflow and "benchgate" in a terminal both read it.
# Every input of the Action that is not about GitHub can stand here: https://github.com/benchgate/benchgate/blob/main/docs/inputs.md
${Object.entries(l).flatMap(([e,t])=>t===null?[]:[`${e}: ${e===`count`?t:yamlText(t,`  `)}`]).join(`
`)}
`}
const workflowPath=`.github/workflows/benchgate.yml`,unsplit={forks:!1,shards:1,onDemand:!1,nightly:!1};
function workflowsOf(e,t={}){
let n={...unsplit,...t},r={path:workflowPath,text:measuringWorkflow(e,n),meaning:`measures each pull request`},i={path:`.github/workflows/benchgate-report.yml`,text:reportWorkflow,meaning:`judges and publishes what was measured`},a={path:`.github/workflows/benchgate-on-demand.yml`,text:onDemandWorkflow(e),meaning:`measures at the word of a member`},o={path:`.github/workflows/benchgate-nightly.yml`,text:nightlyWorkflow(e),meaning:`measures each night against the last release`};
return[r,...n.forks?[i]:[],...n.onDemand?[a]:[],...n.nightly?[o]:[]]}
function measuringWorkflow({steps:e,submodules:t},n){
let r=n.forks||n.shards>1;
return`${aboutIt(n)}
# What is measured, and what counts as slower, is in .github/benchgate.yml.
name: Benchgate
on: pull_request
# A later push ends the run of an earlier one.
concurrency:
  group: \${{ github.workflow }}-\${{ github.ref }}
  cancel-in-progress: true
permissions: {}
jobs:
  ${r?`measure`:`benchgate`}:
    runs-on: ubuntu-latest
${matrix(n)}    permissions:
      contents: read
${r?``:`      pull-requests: write
`}    steps:
      - uses: ${usesOf(`checkout`)}
        with:
          persist-credentials: false
${t?submodulesInput:``}${e.map(stepLines).join(``)}      - uses: ${usesOf(`benchgate`)}
${r?handingOver(n):``}${r&&!n.forks?reportJob:``}`}
function aboutIt({forks:e,shards:t}){
return e?`# Measures each pull request against its base, those from forks, too: nothing in here may write. The answer
# is published by benchgate-report.yml.`:`# Measures each pull request against its base${t>1?`, on ${t} machines that share the benchmarks,`:`,`} and fails where something got slower.`}
function matrix({shards:e}){
return e===1?``:`    strategy:
      # The report names a machine that has failed, and needs the results of the others.
      fail-fast: false
      matrix:
        shard: [${Array.from({length:e},(e,t)=>t+1).join(`, `)}]
`}
function handingOver({shards:e}){
return`        with:
${e>1?`          shard: \${{ matrix.shard }}/${e}\n`:``}          # The report judges and comments.
          fail-on: never
          comment: never
          results: \${{ runner.temp }}/benchgate
${uploadStep(e>1?"benchgate-${{ matrix.shard }}":`benchgate`)}`}
function otherWorkflow({texts:e}){
let t=RegExp(`^\\s*(?:- )?uses:\\s*["']?${pins.benchgate.action}(?:/(?:report|command|record))?@`,`m`),n=e=>e.startsWith(`.github/workflows/`)&&![`.github/workflows/benchgate.yml`,`.github/workflows/benchgate-report.yml`,`.github/workflows/benchgate-on-demand.yml`,`.github/workflows/benchgate-nightly.yml`].includes(e);
return[...e].find(([e,r])=>n(e)&&t.test(r))?.[0]??null}
function fillsSubmodules(e){
return/^\s*submodules:\s*["']?(true|recursive)\b/m.test(e)}
const submodulesInput=`          submodules: recursive
`;
function stepLines(e){
if(`run`in e)return`      - run: ${yamlText(e.run,`          `)}\n`;
let t=Object.entries(e.with).map(([e,t])=>`          ${e}: ${inputValue(t)}\n`);
return`      - uses: ${usesOf(e.uses)}\n        with:\n${t.join(``)}`}
function inputValue(e){
return/^[\d.]+$/.test(e)?`'${e}'`:yamlText(e,`            `)}
function nightlyWorkflow({steps:e,submodules:t}){
return`# Measures the default branch each night against the last release, so that small steps cannot add up unseen. The
# results stay in this repository as notes of git (refs/notes/benchgate), and one issue names what became slower, and where.
# Benchmarks run in a job that can only read; the job that writes runs no code of the repository.
name: Benchgate nightly
on:
  schedule:
    - cron: '23 3 * * *'
  workflow_dispatch:
concurrency:
  group: \${{ github.workflow }}
permissions: {}
jobs:
  measure:
    runs-on: ubuntu-latest
    permissions:
      contents: read
    steps:
      - uses: ${usesOf(`checkout`)}
        with:
          fetch-depth: 0
          persist-credentials: false
${t?submodulesInput:``}${e.map(stepLines).join(``)}      - uses: ${usesOf(`benchgate`)}
        with:
          # Or a tag such as v1.4.0; then it is better set in .github/benchgate.yml, where moving it is a reviewed change.
          since: last-release
          # The issue tells of it.
          fail-on: never
          results: \${{ runner.temp }}/benchgate
      # Where something became slower: which commit it was.
      - uses: ${usesOf(`benchgate`,`/bisect`)}
        with:
          results: \${{ runner.temp }}/benchgate
          budget: 60m
${uploadStep(`benchgate`,[`bisect.json`])}
  # Another branch, measured by hand, is seen in the job above alone.
  record:
    needs: measure
    if: github.event_name == 'schedule' || github.ref_name == github.event.repository.default_branch
    runs-on: ubuntu-latest
    permissions:
      # For the notes.
      contents: write
      issues: write
    steps:
      - uses: ${usesOf(`checkout`)}
        with:
          fetch-depth: 0
          persist-credentials: false
      - uses: ${usesOf(`download-artifact`)}
        with:
          name: benchgate
          path: \${{ runner.temp }}/benchgate
      - uses: ${usesOf(`benchgate`,`/record`)}
        with:
          results: \${{ runner.temp }}/benchgate
          page: site/index.html
      - uses: ${usesOf(`upload-pages-artifact`)}
        if: vars.BENCHGATE_PAGES == 'true'
        with:
          path: site

  # Set the variable BENCHGATE_PAGES of this repository to true, and its Pages to "GitHub Actions".
  pages:
    needs: record
    if: vars.BENCHGATE_PAGES == 'true'
    runs-on: ubuntu-latest
    permissions:
      pages: write
      id-token: write
    environment:
      name: github-pages
      url: \${{ steps.deploy.outputs.page_url }}
    steps:
      - uses: ${usesOf(`deploy-pages`)}
        id: deploy
`}
const uncached={"setup-go":{cache:`false`},"setup-node":{"package-manager-cache":`false`}};
function withoutCache(e){
return`run`in e?e:{...e,with:{...e.with,...uncached[e.uses]}}}
function onDemandWorkflow({steps:e,submodules:t}){
return`# Measures a pull request when somebody who may write to this repository comments "/benchgate run" on it; also
# "/benchgate run count=40 bench=Encode". Three jobs, so that code of a pull request meets no token that may write:
# the first reads the comment and runs no code of it, the second measures and may only read, the third publishes.
# Look at a change before you ask for it: its code runs as one of this repository's jobs.
name: Benchgate on demand
on:
  issue_comment: # zizmor: ignore[dangerous-triggers] only members are heard, and what runs their pull request can only read
    types: [created]
permissions: {}
jobs:
  ask:
    if: github.event.issue.pull_request && startsWith(github.event.comment.body, '/benchgate')
    runs-on: ubuntu-latest
    permissions:
      # For the reaction that says that the comment was understood.
      pull-requests: write
    outputs:
      run: \${{ steps.ask.outputs.run }}
      pull-request: \${{ steps.ask.outputs.pull-request }}
      head: \${{ steps.ask.outputs.head }}
      count: \${{ steps.ask.outputs.count }}
      bench: \${{ steps.ask.outputs.bench }}
    steps:
      - uses: ${usesOf(`benchgate`,`/command`)}
        id: ask

  measure:
    needs: ask
    if: needs.ask.outputs.run == 'true'
    runs-on: ubuntu-latest
    permissions:
      contents: read
      pull-requests: read
    steps:
      - uses: ${usesOf(`checkout`)}
        with:
          # The commit that was the head when this was asked, and no later one.
          ref: \${{ needs.ask.outputs.head }}
          persist-credentials: false
${t?submodulesInput:``}${e.map(withoutCache).map(stepLines).join(``)}      - uses: ${usesOf(`benchgate`)}
        with:
          pull-request: \${{ needs.ask.outputs.pull-request }}
          count: \${{ needs.ask.outputs.count }}
          bench: \${{ needs.ask.outputs.bench }}
          # A member has asked for it, and this job can only read.
          trust-head: true
          # The report judges and comments.
          fail-on: never
          comment: never
          results: \${{ runner.temp }}/benchgate
${uploadStep(`benchgate`)}
  report:
    needs: [ask, measure]
    # Also where nothing could be measured, which the report then says.
    if: \${{ !cancelled() && needs.ask.outputs.run == 'true' }}
    # One after the other, so that the comment shows what was measured last.
    concurrency:
      group: \${{ github.workflow }}-\${{ needs.ask.outputs.pull-request }}
      cancel-in-progress: false
    runs-on: ubuntu-latest
    timeout-minutes: 30
    permissions:
      contents: read
      pull-requests: write
    steps:
      - uses: ${usesOf(`download-artifact`)}
        with:
${publishing}${reportStep}          pull-request: \${{ needs.ask.outputs.pull-request }}
          head: \${{ needs.ask.outputs.head }}
          count: \${{ needs.ask.outputs.count }}
`}
function uploadStep(e,t=[]){
let n=[`result.json`,...t].map(e=>`\${{ runner.temp }}/benchgate/${e}`),[r]=n,i=t.length===0?r:`|\n${n.map(e=>`            ${e}`).join(`
`)}`;
return`      - uses: ${usesOf(`upload-artifact`)}
        # What could not be measured leaves no result, and the report says so.
        if: always()
        with:
          name: ${e}
          path: ${i}
          if-no-files-found: ignore
          # The job may be run again.
          overwrite: true
`}
const publishing=`          pattern: benchgate*
          path: \${{ runner.temp }}/benchgate
`,reportStep=`      - uses: ${usesOf(`benchgate`,`/report`)}
        with:
          results: \${{ runner.temp }}/benchgate
`,reportJob=`
  report:
    needs: measure
    # Also where a machine has failed, which the report then names.
    if: \${{ !cancelled() }}
    runs-on: ubuntu-latest
    timeout-minutes: 30
    permissions:
      contents: read
      pull-requests: write
    steps:
      - uses: ${usesOf(`download-artifact`)}
        with:
${publishing}${reportStep}`,reportWorkflow=`# Judges what benchgate.yml has measured, by the rules of the default branch, and publishes the answer: a check on the
# commit, and one comment. It runs nothing of a pull request, and takes what was measured for a stranger's word. GitHub
# runs this file as it stands on the default branch.
name: Benchgate report
on:
  workflow_run: # zizmor: ignore[dangerous-triggers] it checks nothing out, and reads the results as data
    workflows: [Benchgate]
    types: [completed]
# One after the other: two pull requests can have the same commit, and the answer to one must not end that to the other.
concurrency:
  group: \${{ github.workflow }}-\${{ github.event.workflow_run.head_sha }}
  cancel-in-progress: false
permissions: {}
jobs:
  report:
    if: contains(fromJSON('["pull_request", "merge_group"]'), github.event.workflow_run.event)
    runs-on: ubuntu-latest
    timeout-minutes: 30
    permissions:
      # The results are that run's.
      actions: read
      checks: write
      # The rules are the default branch's.
      contents: read
      pull-requests: write
    steps:
      - uses: ${usesOf(`download-artifact`)}
        with:
          run-id: \${{ github.event.workflow_run.id }}
          github-token: \${{ github.token }}
${publishing}${reportStep}`;
async function cloneAsRunner(e,t,n){
if(await e.ask([`rev-parse`,`--verify`,`--quiet`,`HEAD^{commit}`])===null)throw new CouldNotMeasure(`Nothing is committed yet, and a workflow sees only what is. Commit, then: benchgate init --check`);
let r=e.with({GIT_LFS_SKIP_SMUDGE:`1`});
try{
let i=await copy(r,t,n.signal),a=await e.ask([`remote`,`get-url`,`origin`]);
return a&&await i.run([`remote`,`set-url`,`origin`,a]),n.submodules&&await fill(r,i,n.signal),i}catch(e){
throw e instanceof GitFailed?new CouldNotMeasure(`A fresh clone could not be made. ${e.message}`):e}}
async function copy(e,t,n,r=`HEAD`){
let i=r===`HEAD`?[`--depth`,`1`]:[];
await e.run([`clone`,`--quiet`,`--no-local`,`--no-checkout`,...i,`--`,e.folder,t],{signal:n});
let a=e.in(t);
return await a.run([`checkout`,`--quiet`,`--detach`,r],{signal:n}),a}
async function fill(e,t,n){
for(let{path:r,sha:i}of await submodulesOf(t)){
let[a,o]=[e.in(join(e.folder,r)),t.in(join(t.folder,r))];
if(await lstatOrNull(join(a.folder,`.git`))!==null&&await a.ask([`cat-file`,`-e`,`${i}^{commit}`])!==null)await copy(a,o.folder,n,i),await fill(a,o,n);else{
let e=[`submodule`,`--quiet`,`update`,`--init`,`--recursive`,`--depth`,`1`,`--`,r];
await t.run(e,{signal:n})}}}
async function submodulesOf(e){
return(await lstatOrNull(join(e.folder,`.gitmodules`)))?.isFile()?nulSeparated(await e.run([`ls-tree`,`-r`,`-z`,`HEAD`])).flatMap(e=>{
let[,t,n]=/^160000 commit (\w+)\t([\s\S]+)$/.exec(e)??[];
return t&&n?[{sha:t,path:n}]:[]}):[]}
async function placedText(e,t){
await refuseLinks(e,t);
let n=await lstatOrNull(join(e,t));
if(n===null)return null;
if(!n.isFile())throw new Misconfigured(`${t} is a ${n.isDirectory()?`folder`:`link or a special file`}, not a plain file. Move it away.`);
return(await contentOf(join(e,t)))?.toString()??null}
async function placeFile(e,t,n){
await mkdir(dirname(join(e,t)),{recursive:!0}),await replaceFile(join(e,t),n)}
async function keepCopy(e,t){
let n=await contentOf(join(e,t))??``;
for(let r=1;;r++){
let i=`${t}.before${r===1?``:`-${r}`}`,a=await lstatOrNull(join(e,i));
if(a?.isFile()&&(await contentOf(join(e,i)))?.equals(Buffer.from(n)))return i;
if(a===null)return await writeFile(join(e,i),n,{flag:`wx`}),i}}
async function refuseLinks(e,t){
let n=t.split(`/`).slice(0,-1);
for(let[r]of n.entries()){
let i=n.slice(0,r+1).join(`/`),a=await lstatOrNull(join(e,i));
if(a!==null&&!a.isDirectory())throw new Misconfigured(`${i} is not a folder, so ${t} cannot be written. Move it away.`)}}
const marks={go:{pattern:`^[[:space:]]*func[[:space:]]+Benchmark`,files:`*_test.go`},criterion:{pattern:`(^|[^[:alnum:]_])(codspeed_)?criterion[a-z_]*(!|::)`,files:`*.rs`},divan:{pattern:`(^|[^[:alnum:]_])(codspeed_)?divan[a-z_]*::`,files:`*.rs`},libtest:{pattern:`^[[:space:]]*#\\[bench\\]`,files:`*.rs`},testFeature:{pattern:`^[[:space:]]*#!\\[.*feature\\((.*[^[:alnum:]_])?test[^[:alnum:]_]`,files:`*.rs`},gungraun:{pattern:`(^|[^[:alnum:]_])(gungraun|iai_callgrind)::`,files:`*.rs`},catch2:{pattern:`^[[:space:]]*BENCHMARK(_ADVANCED)?\\([[:space:]]*"`,files:`*.cpp *.cc *.cxx`},nanobench:{pattern:`ankerl::nanobench|[^[:alnum:]_]nanobench::Bench`,files:`*.cpp *.cc *.cxx`},pyperf:{pattern:`(^|[^[:alnum:]_.])pyperf[.]Runner|^from pyperf import.*Runner`,files:`*.py`},benchmarkdotnet:{pattern:`(^|[^[:alnum:]_])Benchmark(Switcher|Runner)[.]`,files:`*.cs`},benchmarkIps:{pattern:`^[[:space:]]*Benchmark[.]ips`,files:`*.rb`},benchmarkTools:{pattern:`^(const )?SUITE[[:space:]]*=`,files:`benchmark/benchmarks.jl */benchmark/benchmarks.jl`},dart:{pattern:`[^[:alnum:]_]package:benchmark_harness/`,files:`*.dart`},dartMain:{pattern:`^(void |Future<void> )?main\\(`,files:`benchmark/*.dart */benchmark/*.dart`},hyperfine:{pattern:`(^|[^[:alnum:]_./-])hyperfine[[:space:]].*--export-json[ =]`,files:`*.sh`},k6:{pattern:`^import .* from ['"]k6(/http)?['"]`,files:`*.js *.ts`},pytest:{pattern:`def[[:space:]]+test.*[(,[:space:]]benchmark[]):,[:space:]]|(^|[^[:alnum:]_.])benchmark(\\.pedantic)?\\(`,files:`test_*.py *_test.py */test_*.py bench_*.py */bench_*.py *_bench.py bench.py */bench.py benchmark_*.py */benchmark_*.py *_benchmark.py benchmark.py */benchmark.py benchmarks.py */benchmarks.py`}},manifest=/^(go\.mod|go\.work|Cargo\.toml|rust-toolchain(\.toml)?|pyproject\.toml|setup\.(cfg|py)|asv\.conf\.json|Directory\.Build\.props|global\.json|Gemfile|pubspec\.yaml|requirements[\w.-]*\.(txt|in)|CMakeLists\.txt|conanfile\.(txt|py)|vcpkg\.json|pom\.xml|(build|settings)\.gradle(\.kts)?|libs\.versions\.toml|package\.json)$/,requirements=/(^|\/)requirements\/[\w.-]+\.(txt|in)$/,configuration=/(^|\/)\.cargo\/config(\.toml)?$|^\.gitmodules$|\.csproj$|^\.github\/workflows\/[^/]+\.ya?ml$/,foreign=/(^|\/)(node_modules|vendor|third[-_]party|extern|external|testdata|fixtures|\.venv|_[^/]*)\//;
function isPlain(e){
return!/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\ufffd"'\\]|\$\{\{/u.test(e)}
function isOwnFile(e){
return!foreign.test(e)}
function isManifest(e){
return manifest.test(e.slice(e.lastIndexOf(`/`)+1))||requirements.test(e)||configuration.test(e)}
async function readSourceTree(e){
let t=await e.run([`ls-files`,`-z`,`--cached`,`--others`,`--exclude-standard`]),n=new Set(usable(await e.run([`ls-files`,`-z`,`--deleted`]))),r=usable(t).filter(e=>!n.has(e)),i=r.filter(isManifest).sort((e,t)=>depthOf(e)-depthOf(t)),a=new Map;
for(let t of i.slice(0,2e3)){
let n=await textOf(join(e.folder,t));
n!==null&&a.set(t,n)}
let o=await Promise.all(Object.entries(marks).map(async([t,{pattern:n,files:r}])=>[t,usable(await e.ask([`grep`,`--untracked`,`--files-with-matches`,`--no-color`,`-z`,`--extended-regexp`,`-e`,n,`--`,...r.split(` `)])??``)]));
return{paths:new Set(r),texts:a,marked:Object.fromEntries(o)}}
function usable(e){
let t=nulSeparated(e).map(decodePath);
return[...new Set(t)].filter(e=>isPlain(e)&&isOwnFile(e)&&!e.endsWith(`/`)).sort()}
async function textOf(e){
try{
let t=await lstat(e);
return t.isFile()&&t.size<=1048576?await readFile(e,`utf8`):null}catch{
return null}}
async function trySetup(e,t){
return t===null?0:(await command(e,`setup`,t)).seconds}
async function tryRun(e,t){
let{git:n,settings:r}=e,i=formatNamed(r.format),a={git:n.in(folderOf(e)),tree:n.folder,globs:r.output};
r.output.length>0&&(await refuseTracked(a),await removeOutput(a));
let o=new Recogniser(formats,i),{seconds:s,lastLines:c}=await command(e,`run`,t,e=>{
r.output.length===0&&o.write(e)});
try{
let{parsed:e,format:t,problem:n}=r.output.length>0?await readOutput(a,formats,i):{parsed:o.end(),format:o.format,problem:o.problem},[l]=[...e.failures,...e.refused];
if(l!==void 0)throw new CouldNotMeasure(`A benchmark failed: ${l}`,c);
let u=new Set(e.measurements.map(({benchmark:e})=>e));
if(u.size>0)return{format:t?.name??r.format,benchmarks:u.size,visit:s};
let d=n===null?`printed nothing`:`printed what ${n}`;
throw new CouldNotMeasure(`run ended well, and no benchmark could be read: it ${d}`,c)}catch(e){
throw e instanceof Unreadable?new CouldNotMeasure(`What run gave could not be read: ${e.message}`,c):e}}
function folderOf({git:e,settings:t}){
return resolve(e.folder,t.workingDirectory)}
async function command(e,t,n,r){
let{env:i,signal:a,timeout:o}=e,s=folderOf(e);
if(!await isFolder(s))throw new CouldNotMeasure(`working-directory: "${e.settings.workingDirectory}" is not committed.`);
let c=Date.now(),l=c+o*1e3,{status:u,isLate:d,lastLines:f}=await runScript({text:n,cwd:s,env:i,signal:a,deadline:l,onOutput(){},onText:r});
if(d)throw new CouldNotMeasure(`${t} did not end within ${formatDuration(o)}, and was ended.`,f);
if(u!==0)throw new CouldNotMeasure(`${t} failed with ${typeof u==`number`?`exit code`:`signal`} ${u}.`,f);
return{seconds:(Date.now()-c)/1e3,lastLines:f}}
async function tryGo({git:e,settings:t,timeout:n,env:r,signal:i},a,o,s){
try{
var c=_usingCtx();
let l={info(){},warn:s,untrusted:()=>({write(){},close(){}})},u={sha:await e.run([`rev-parse`,`HEAD`]),from:`HEAD`},d={sides:{enter:async()=>e.folder},commits:{base:u,head:u},setup:o.setup,workingDirectory:t.workingDirectory,timeout:n,env:r,signal:i,console:l},f=Date.now(),p=()=>(Date.now()-f)/1e3,m=c.a(await GoDriver.open(d,a,o));
await m.prepare(`head`);
let h=await m.items(),g=p(),_=new Set,v=0,y=0,b=null;
for(let e of h){
if(y>0&&p()-g>150)break;
try{
let{visit:t}=await m.visit(e,`head`,attempt);
for(let{benchmark:n}of t.measurements)_.add(`${e.package} ${n}`);
v+=secondsOf(m,e,t.seconds),y++}catch(e){
if(!(e instanceof SideFailed)||i.aborted)throw e;
b=e,s(e.message)}}
if(y===0)throw b??new CouldNotMeasure(`No Go benchmark was found in the clone.`);
let x=h.length/y,S=g+(p()-g)*x;
return{format:`go`,benchmarks:Math.round(_.size*x),setup:S,visit:v*x}}catch(e){
c.e=e}finally{
await c.d()}}
const attempt={round:0,place:`the trial`,only:null,budgetEnds:null,onOutput(){}};
function secondsOf(e,t,n){
let r=e.parts(t);
for(let t of r)e.turns(t);
let i=e.planned.filter(e=>e.package===t.package&&r.some(t=>t.benchmark===e.benchmark));
return i.length===0?n:i.reduce((e,t)=>e+roundSeconds(t)/2,0)}
const usage=`Usage: benchgate init [folder] [flags]

Finds the benchmarks of this repository, and writes the workflow that measures each pull request
(${workflowPath}) and the rules that it and "benchgate" follow (${usualRules}).
It replaces no file unless told to. In a terminal it then tries what it has written: once, in a fresh clone of what is
committed, as the workflow will have it. That runs the repository's code; --no-check leaves it out.

  benchgate init                  the benchmarks nearest to the current folder
  benchgate init bench            those in a folder
  benchgate init --run 'make bench' --format hyperfine --output 'out/*.json'
                                  a command of your own

  --tool NAME    the benchmarks of this tool, if there are several: go, criterion, pytest-benchmark, …
  --run COMMAND, --setup COMMAND, --format NAME, --output GLOB, --working-directory FOLDER
                 the same as the inputs of the Action
  --forks        for pull requests from forks, too: a second workflow comments on them, safely
  --on-demand    also where a member comments "/benchgate run" on a pull request, by a workflow of its own
  --nightly      also each night against the last release: keeps a history, and an issue on what became slower
  --shards N     N machines share the benchmarks; a last job joins their results
  --check        tries what is there now, also without a terminal: says the format, the minutes of a gate, what is missing,
                 and whether the benchmarks run the code of the checkout: with its sources broken on purpose they must fail
  --no-check     tries nothing: only reads
  --print        shows the files, and writes none
  --force        replaces existing files, and keeps their old text in files beside them (….before)

Exit status: 0 all files are in place, and work if they were tried; 1 they were tried, and no change of the code would be seen;
2 nothing to measure was found, an existing file with other content was kept (with --check, that is no reason), or the check failed.
`,flags={run:{type:`string`},setup:{type:`string`},format:{type:`string`},output:{type:`string`},"working-directory":{type:`string`},tool:{type:`string`},forks:{type:`boolean`},"on-demand":{type:`boolean`},nightly:{type:`boolean`},shards:{type:`string`},check:{type:`boolean`},"no-check":{type:`boolean`},print:{type:`boolean`},force:{type:`boolean`}};
async function run(e,t){
let{values:n,words:r}=readFlags(e,flags,`benchgate init`),[i,...a]=r;
if(a.length>0)throw new Misconfigured(`init: one folder can be given, not ${a.join(` `)} too.`);
let o=e=>String(n[e]??``).trim()||null,s=n.force===!0,c=isChecked(n,t),l={forks:n.forks===!0,onDemand:n[`on-demand`]===!0,nightly:n.nightly===!0,shards:shards.parse(`shards`,o(`shards`)??`1`)},u=await placeOf(t,i),d=await readSourceTree(u.git),[f,...p]=chooseSuites(d,{run:o(`run`),setup:o(`setup`),format:knownFormat(o(`format`)),output:checked(`output`,o(`output`),outputAccepted),folder:checked(`working-directory`,o(`working-directory`)),below:u.below,isNamed:i!==void 0,tool:o(`tool`)});
l.shards>1&&await refuseWhole(u.root,f,s);
let m=await plannedFiles(u.root,d,f,l);
if(n.print)return t.stdout.write(m.map(({path:e,text:t})=>`# ${e}\n${t}`).join(`
`)),0;
await refuseShadowed(u.root);
let h={};
for(let e of m)isReplaced(e,s)&&(h[e.path]=await keepCopy(u.root,e.path)),isWritten(e,s)&&await placeFile(u.root,e.path,e.text);
t.stdout.write(planText({suite:f,others:p,files:m,isForced:s,copies:h,standing:u.standing}));
let g=m.some(e=>isKept(e,s))?2:0;
if(!c)return g;
let _=otherWorkflow(d)??`.github/workflows/benchgate.yml`,v=await check({git:u.git,suite:f,workflow:_,shards:l.shards},t);
return n.check===!0?v:Math.max(g,v)}
function measuredTwice(e){
return new Misconfigured(`${e} runs Benchgate already, and what --forks and --shards write would measure each pull request once more. Rename it (git mv ${e} ${workflowPath}) and give --force, which keeps a copy of its text; or remove it.`)}
function isChecked(e,{stdout:t,env:n}){
if(e.check===!0&&e[`no-check`]===!0)throw new Misconfigured(`init: --check and --no-check contradict each other. Give one of them.`);
if(e.check===!0&&e.print===!0)throw new Misconfigured(`init: --print writes nothing that --check could try. Give one of them.`);
return e.check===!0||e[`no-check`]!==!0&&t.isTTY&&!n.CI}
const outputAccepted=`a file or a glob below the working directory, relative to it and without ".."`;
function checked(e,t,n){
return t===null?null:inside(e,t,n)}
async function refuseShadowed(e){
let t=usualRules.replace(/yml$/,`yaml`);
if(!await lstatOrNull(join(e,`.github/benchgate.yml`))&&await lstatOrNull(join(e,t)))throw new Misconfigured(`${t} is not read, and a new ${usualRules} would take its place. Rename it to ${usualRules} (git mv ${t} ${usualRules}), or remove it; then run this again.`)}
function knownFormat(e){
if(e===null||e===`auto`||formatNamed(e))return e;
throw new Misconfigured(`format: "${e}" is not accepted. Give one of ${formatNames.join(`, `)}, or leave it out.`)}
async function placeOf({env:e,folder:t},n){
let r=resolve(t,n??`.`);
if(!await isFolder(r))throw new Misconfigured(`init: "${n}" is no folder. Name one of the repository.`);
let i=gitIn(r,untrustedEnvironment(e,[]).env);
await refuseDistrusted(i);
let a=await i.ask([`rev-parse`,`--show-toplevel`]);
if(!a)throw new Misconfigured(`${r} is in no git repository. Run "git init" first, or name a folder of one.`);
let o=decodePath(a),s=decodePath(await i.run([`rev-parse`,`--show-prefix`])).replace(/\/$/,``)||`.`,c=relative(o,await realpath(t)).replaceAll(sep,`/`)||`.`;
return{root:o,below:s,standing:isWithin(`..`,c)?`.`:c,git:i.in(o)}}
async function refuseWhole(e,{run:t,filter:n},r){
if(t!==null&&n===null&&(r||!/^filter:/m.test(await placedText(e,`.github/benchgate.yml`)??``)))throw new Misconfigured(`--shards: "${t.split(`
`).at(-1)}" measures everything, so machines cannot share it. Set "filter" in ${usualRules} to what makes it measure some benchmarks only (docs/formats.md), and run this again; or leave --shards out.`)}
const shards=whole(1,64);
async function plannedFiles(e,t,n,r){
let i=async(t,n)=>{
let r=await placedText(e,t);
return r===null?`new`:r===n?`same`:`other`},a={path:usualRules,text:rulesOf(n),meaning:`what is measured, and what counts`},o=otherWorkflow(t);
if(o!==null&&(r.forks||r.shards>1))throw measuredTwice(o);
let s=[a,...workflowsOf(n,r)].map(async e=>({...e,standing:o!==null&&e.path===`.github/workflows/benchgate.yml`?{by:o}:await i(e.path,e.text)}));
return Promise.all(s)}
async function check(e,t){
let{stdout:n,stderr:r}=t,i=terminalConsole(r);
i.info(`trying it once in a fresh clone (--no-check leaves this out, Ctrl-C ends it)`);
let a=abortOnSignals(i,`ending the check; what was written stays`),o=await mkdtemp(join(tmpdir(),`benchgate-check-`));
try{
let{text:r,canary:i}=await checkWritten(e,join(o,`clone`),t,a.signal);
return n.write(r),+(i.outcome===`not-seen`)}catch(t){
if(isCancellation(t,a.signal))return Number(process.exitCode??130);
if(!(t instanceof CouldNotMeasure||t instanceof Misconfigured))throw t;
let r=t instanceof CouldNotMeasure?t.output:``,i=whatIsMissing(`${t.message}\n${r}`,e.suite.steps);
return n.write(failedText(t.message,r,i)),2}finally{
await removeWhole(o),a.done()}}
async function checkWritten(e,t,n,r){
try{
var i=_usingCtx();
let{git:a,shards:o}=e,s=a.folder,{env:c}=untrustedEnvironment(n.env,[]),l=terminalConsole(n.stderr),u=i.a(new Leftovers),d=u.marked(c,`setup`),f=await findRules(()=>``,{folder:s,env:c,console:l}),p=readInputsWith(f,()=>``),m=await placedText(s,e.workflow)??``,h=()=>cloneAsRunner(gitIn(s,c),t,{submodules:fillsSubmodules(m),signal:r}),g={git:await h(),timeout:Math.min(600,p.timeout),env:d,signal:r,tell:l.info},_={...p,shards:o},v=await tryOnce(g,p),y=isLong(v,_)?await fitted(e,g,p,v,_):{trial:v,text:passedText(v,_,[],null)};
l.info(`the same with the sources broken on purpose, to see whether that is noticed …`),await u.end(),await removeWhole(t),await h();
let b=await tryCanary({...g,env:c},p,y.trial.benchmarks);
return{text:y.text+checkedCanaryText(b),canary:b}}catch(e){
i.e=e}finally{
await i.d()}}
async function fitted({git:e,suite:t},n,r,i,a){
let o=e.folder,s=await placedText(o,usualRules)===rulesOf(t),c=await tryShorter(n,r,i),l=c?.trial??i,u=isLong(l,a)?budgetFor(l,a):null,d={...c?.tuning,...u===null?{}:{budget:`${u}m`}};
s&&await placeFile(o,usualRules,rulesOf({...t,run:c?.run??t.run},d));
let f=[...c?.said??[],...u===null?[]:[`budget: ${u}m`]].map(e=>`${s?`${usualRules} has now`:`${usualRules} could have`} ${e}`),p=isLong(l,a)&&u===null;
return{trial:i,text:passedText(l,{...a,budget:u===null?a.budget:u*60},f,p?adviceFor(r):null)}}
function adviceFor({run:e,filter:t}){
return e!==null&&t===null?`Let "run" measure fewer benchmarks, or each for a shorter time.`:`Choose fewer benchmarks by ${e===null?`"bench" or "packages"`:`"run"`}, or share them between machines: benchgate init --shards 4 --force`}
async function tryOnce(e,t,n=!1){
let{settings:r}=await findProject(e.git.folder,t,e.env),i={...settingsOf(t),...r},a={...e,settings:i},{go:o,run:s}=r;
if(o!==null&&e.tell(`building, and a trial of each benchmark …`),o!==null)return tryGo(a,o,i,e.tell);
i.setup!==null&&!n&&e.tell(`setup …`);
let c=n?0:await trySetup(a,i.setup);
return e.tell(`the benchmarks, once …`),{setup:c,...await tryRun(a,s)}}
async function tryShorter(e,t,n){
let r=t.run===null?null:shortenedRun(t.run),i=t.run===null&&t.go.benchtime===`100ms`;
if(r===null&&!i)return null;
let a=i?{benchtime:shortBenchtime}:{},o=i?{...t.go,benchtime:shortBenchtime}:t.go,s=await tryOnce(e,{...t,run:r,go:o},!0).catch(t=>{
if(e.signal.aborted||!(t instanceof CouldNotMeasure))throw t;
return null});
if(s===null)return null;
let c=i?s:{...s,setup:n.setup};
return c.visit>.8*n.visit?null:{trial:c,run:r,tuning:a,said:i?[`benchtime: ${shortBenchtime}`]:[`shorter runs, which the rounds make up for`]}}
async function tryCanary({git:e,env:t,signal:n,timeout:r,tell:i},a,o){
let{settings:s}=await findProject(e.folder,a,t),c={...settingsOf(a),...s,durations:null,timeout:r,perflock:`off`},l=await e.run([`rev-parse`,`HEAD`]),u={hasPointers:!0,outside:n=>sourcesOutside(e.folder,n,t),signal:n,isWorkplace:!1,temporary:dirname(e.folder)};
return canary({git:e,commit:{sha:l,from:`HEAD`},settings:c,env:t,taking:u,isThrownAway:!0},{console:{info(){},warn:i,untrusted:()=>({write(){},close(){}})},signal:n,env:t},o)}
export{check,flags,run,usage};