// Set-ups of the JVM, of Perl and Ruby, and of images, in which what runs may not be the code of the checkout.
import { type SetUp, value } from './trap.ts'

const modes = ['worktree', 'in-place'] as const

const java: Omit<SetUp, 'name' | 'inputs'> = {
  ecosystem: 'Java',
  needs: ['javac', 'java'],
  files: {
    'src/Widget.java': `public class Widget { public static int widget() { return ${value}; } }\n`,
    'bench/Main.java':
      'public class Main { public static void main(String[] a) { System.out.printf("BenchmarkIt 1 %d.%06d ns/op%n", Widget.widget(), System.nanoTime() / 1000 % 1000000); } }\n',
    '.gitignore': 'target/\n',
  },
}
const compile = 'mkdir -p target && javac -d target src/Widget.java bench/Main.java'
const bench = 'mkdir -p target/bench && javac -cp "$JARS/widget.jar" -d target/bench bench/Main.java'

/** Modules with packages, of which one is taken from a jar in the local repository, without the `pom.xml` of the checkout beside it. */
const published: Omit<SetUp, 'name' | 'inputs'> = {
  ...java,
  needs: ['javac', 'java', 'jar'],
  files: {
    'core/org/it/Widget.java': `package org.it;\npublic class Widget { public static int widget() { return ${value}; } }\n`,
    'util/org/it/util/Util.java': `package org.it.util;\npublic class Util { public static int same(int x) { return ${value} - ${value} + x; } }\n`,
    'bench/Main.java': (java.files['bench/Main.java'] ?? '').replace(
      'Widget.widget()',
      'org.it.util.Util.same(org.it.Widget.widget())',
    ),
    '.gitignore': 'target/\n',
  },
  env: { HOME: '$OUTSIDE/home' },
  earlier:
    'mkdir -p target $HOME/.m2/repository/org/it/1 && javac -d target core/org/it/Widget.java && jar cf $HOME/.m2/repository/org/it/1/it-1.jar -C target org && rm -r target',
}
const compileJava = (path: string, sources: string) =>
  `mkdir -p target && javac -cp ${path} -d target ${sources} util/org/it/util/Util.java bench/Main.java && java -cp target:${path} Main`
const jarOfPublished = '$HOME/.m2/repository/org/it/1/it-1.jar'
const packIntoCheckout =
  'mkdir -p target/core && javac -d target/core core/org/it/Widget.java && jar cf target/it.jar -C target/core . && rm -r target/core'

/** The same where a file of Scala, not named after its class, nests packages; its stand-in for a compiler writes what javac compiles. */
const { 'core/org/it/Widget.java': _, ...withoutWidget } = published.files
const scala: Omit<SetUp, 'name' | 'inputs'> = {
  ...published,
  files: {
    ...withoutWidget,
    'core/parts.scala': `package org\npackage it\nobject Widget { def widget = ${value} }\nclass Other\n`,
  },
}
const packScala = `mkdir -p target/core && echo "package org.it; public class Widget { public static int widget() { return $(tr -dc 0-9 < core/parts.scala); } }" > target/core/Widget.java && javac -d target/core target/core/Widget.java && jar cf target/it.jar -C target/core org && rm -r target/core`
const jarMadeOnce = '$OUTSIDE/lib/it.jar'

export const javaTraps: readonly SetUp[] = [
  ...modes.map(checkout => ({
    ...scala,
    name: `an earlier step made a jar of a file of Scala that is named after no class, and run compiles another module (${checkout}, with a stand-in for the compiler)`,
    earlier: packScala,
    inputs: { run: compileJava('target/it.jar', ''), checkout },
  })),
  {
    ...published,
    name: 'setup makes a jar outside if there is none, and run compiles another module',
    earlier: 'mkdir $OUTSIDE/lib',
    inputs: {
      setup: `test -e ${jarMadeOnce} || { ${packIntoCheckout} && cp target/it.jar ${jarMadeOnce}; }`,
      run: compileJava(jarMadeOnce, ''),
      checkout: 'worktree',
    },
  },
  ...modes.map(checkout => ({
    ...published,
    name: `an earlier step published a jar to the local repository, as Gradle and sbt do, and run compiles another module (${checkout})`,
    inputs: { run: compileJava(jarOfPublished, ''), checkout },
  })),
  ...modes.map(checkout => ({
    ...published,
    name: `an earlier step made a jar in the checkout, and run compiles another module (${checkout})`,
    earlier: packIntoCheckout,
    inputs: { run: compileJava('target/it.jar', ''), checkout },
  })),
  {
    ...java,
    name: 'CLASSPATH names a folder of the checkout',
    isApart: true,
    earlier: compile,
    env: { CLASSPATH: '$PWD/target' },
    inputs: { setup: compile, run: 'java Main', checkout: 'worktree' },
  },
  ...modes.map(checkout => ({
    ...java,
    name: `an earlier step compiled the classes (${checkout})`,
    earlier: compile,
    inputs: { run: 'java -cp target Main', checkout },
  })),
  {
    ...java,
    name: 'setup installs a jar that both sides share, as mvn install does',
    needs: [...java.needs, 'jar'],
    env: { JARS: '$OUTSIDE/repository' },
    inputs: {
      setup: `mkdir -p target/lib "$JARS" && javac -d target/lib src/Widget.java && jar cf "$JARS/widget.jar" -C target/lib . && ${bench}`,
      run: 'java -cp "target/bench:$JARS/widget.jar" Main',
      checkout: 'worktree',
    },
  },
]

export const javaHonest: readonly SetUp[] = [
  ...modes.map(checkout => ({
    ...scala,
    name: `an earlier step and setup make a jar of a file of Scala, and run compiles another module (${checkout}, with a stand-in for the compiler)`,
    earlier: packScala,
    inputs: { setup: packScala, run: compileJava('target/it.jar', ''), checkout },
  })),
  ...modes.map(checkout => ({
    ...java,
    name: `setup compiles, or run (${checkout})`,
    inputs: { run: `${compile} && java -cp target Main`, checkout },
  })),
  ...modes.map(checkout => ({
    ...published,
    name: `run compiles all modules, although a jar of one was published before (${checkout})`,
    inputs: { run: compileJava(jarOfPublished, 'core/org/it/Widget.java'), checkout },
  })),
  ...modes.map(checkout => ({
    ...published,
    name: `an earlier step and setup make a jar in the checkout, and run compiles another module (${checkout})`,
    earlier: packIntoCheckout,
    inputs: { setup: packIntoCheckout, run: compileJava('target/it.jar', ''), checkout },
  })),
]

/** `dll.sh` is a stand-in for the compiler: it writes the names of an assembly as .NET does. */
const dotnet: Omit<SetUp, 'name' | 'inputs'> = {
  ecosystem: '.NET',
  needs: ['sh'],
  env: { HOME: '$OUTSIDE/home' },
  files: {
    'src/Widget/Fast.cs': `namespace Acme.Widget;\npublic class Quick { public static int Value => ${value}; }\n`,
    'src/Util/Util.cs': 'namespace Acme.Util;\npublic class Util { }\n',
    'dll.sh':
      'mkdir -p "$1" && printf \'#Strings\\0Acme.Widget\\0Quick\\0%s\' "$(tr -dc 0-9 < src/Widget/Fast.cs)" > "$1/Acme.Widget.dll"\n',
    'bench.sh':
      'cat src/Util/Util.cs > /dev/null; echo "BenchmarkIt 1 $(tail -c 3 "$1/Acme.Widget.dll").$(date +%N) ns/op"\n',
    '.gitignore': 'bin/\n',
  },
}
const output = 'src/Widget/bin/Release'
const unpacked = '$HOME/.nuget/packages/acme.widget/1.0.0/lib'

export const dotnetTraps: readonly SetUp[] = modes.flatMap(checkout => [
  {
    ...dotnet,
    name: `an earlier step built a project, and run builds another (${checkout}, with a stand-in for the compiler)`,
    earlier: `sh dll.sh ${output}`,
    inputs: { run: `sh bench.sh ${output}`, checkout },
  },
  {
    ...dotnet,
    name: `an earlier step restored a package of the repository, and run builds another project (${checkout}, with a stand-in for NuGet)`,
    earlier: `sh dll.sh ${unpacked}`,
    inputs: { run: `sh bench.sh ${unpacked}`, checkout },
  },
  {
    ...dotnet,
    name: `setup packs and restores a version that the other side has restored (${checkout}, with a stand-in for NuGet)`,
    inputs: {
      setup: `sh dll.sh bin/packed && { test -e ${unpacked} || { mkdir -p ${unpacked} && cp bin/packed/*.dll ${unpacked}; }; }`,
      run: `sh bench.sh ${unpacked}`,
      checkout,
    },
  },
])

export const dotnetHonest: readonly SetUp[] = modes.map(checkout => ({
  ...dotnet,
  name: `a package was restored and a project built before, and setup builds the project (${checkout}, with a stand-in for the compiler)`,
  earlier: `sh dll.sh ${unpacked} && sh dll.sh ${output}`,
  inputs: {
    setup: `sh dll.sh ${output}`,
    run: `cat ${unpacked}/*.dll > /dev/null && sh bench.sh ${output}`,
    checkout,
  },
}))

const perl: Omit<SetUp, 'name' | 'inputs'> = {
  ecosystem: 'Perl',
  needs: ['perl'],
  files: {
    'lib/Widget.pm': `package Widget; sub widget { ${value} } 1;\n`,
    'bench/it.pl':
      'use Time::HiRes qw(time); use Widget; printf("BenchmarkIt 1 %d.%06d ns/op\\n", Widget::widget(), (time() * 1e6) % 1000000);\n',
  },
}

export const perlTraps: readonly SetUp[] = [
  {
    ...perl,
    name: 'PERL5LIB names the checkout',
    isApart: true,
    env: { PERL5LIB: '$PWD/lib' },
    inputs: { run: 'perl bench/it.pl', checkout: 'worktree' },
  },
  ...modes.map(checkout => ({
    ...perl,
    name: `an installed copy of the module comes first (${checkout})`,
    earlier: 'mkdir -p $OUTSIDE/perl5 && cp lib/Widget.pm $OUTSIDE/perl5/',
    env: { PERL5LIB: '$OUTSIDE/perl5' },
    inputs: { run: 'perl bench/it.pl', checkout },
  })),
]

export const perlHonest: readonly SetUp[] = modes.map(checkout => ({
  ...perl,
  name: `the command names the folder of the module (${checkout})`,
  inputs: { run: 'perl -Ilib bench/it.pl', checkout },
}))

const ruby: Omit<SetUp, 'name' | 'inputs'> = {
  ecosystem: 'Ruby',
  needs: ['ruby'],
  files: {
    'lib/widget.rb': `def widget = ${value}\n`,
    'bench/it.rb': 'require "widget"\nputs format("BenchmarkIt 1 %d.%06d ns/op", widget, Time.now.usec)\n',
  },
}

export const rubyTraps: readonly SetUp[] = [
  {
    ...ruby,
    name: 'RUBYLIB names the checkout',
    isApart: true,
    env: { RUBYLIB: '$PWD/lib' },
    inputs: { run: 'ruby bench/it.rb', checkout: 'worktree' },
  },
  {
    ...ruby,
    name: 'an installed copy, such as a gem, comes first',
    earlier: 'mkdir -p $OUTSIDE/gems && cp lib/widget.rb $OUTSIDE/gems/',
    env: { RUBYLIB: '$OUTSIDE/gems' },
    inputs: { run: 'ruby bench/it.rb', checkout: 'worktree' },
  },
]

/** Builds an image by copying the folder, and runs its benchmark; no more of docker is needed here. */
const docker = `#!/bin/sh
images="$(dirname "$0")/../images"
case "$1" in
build) rm -rf "$images/$3" && mkdir -p "$images" && cp -r "$4" "$images/$3" ;;
run) sh "$images/$3/bench.sh" ;;
esac
`

export const imageTraps: readonly SetUp[] = [
  {
    ecosystem: 'Containers',
    name: 'setup builds an image under one name for both sides (with a stand-in for docker)',
    needs: ['sh'],
    files: {
      'src/widget.c': `int widget = ${value};\n`,
      'bench.sh': 'echo "BenchmarkIt 1 $(tr -dc 0-9 < "$(dirname "$0")/src/widget.c").$(date +%N) ns/op"\n',
    },
    earlier: `mkdir -p $OUTSIDE/bin && cat > $OUTSIDE/bin/docker <<'EOF'\n${docker}EOF\nchmod +x $OUTSIDE/bin/docker`,
    env: { PATH: '$OUTSIDE/bin:$PATH' },
    inputs: {
      setup: 'docker build -t widget-bench .',
      run: 'docker run --rm widget-bench',
      checkout: 'worktree',
    },
  },
]

export const imageHonest: readonly SetUp[] = imageTraps.map(one => ({
  ...one,
  name: 'setup builds an image under the name of the commit',
  inputs: {
    setup: 'docker build -t widget-$(git rev-parse HEAD) .',
    run: 'docker run --rm widget-$(git rev-parse HEAD)',
    checkout: 'worktree',
  },
}))

const php: Omit<SetUp, 'name' | 'inputs'> = {
  ecosystem: 'PHP',
  needs: ['php'],
  files: {
    'composer.json': '{ "name": "acme/widget" }\n',
    'src/fast.php': `<?php function widget() { return ${value}; }\n`,
    'src/same.php': '<?php function same($x) { return $x; }\n',
    'bench/it.php':
      '<?php require "src/same.php"; require getenv("WIDGET"); printf("BenchmarkIt 1 %d.%06d ns/op\\n", same(widget()), hrtime(true) / 1000 % 1000000);\n',
    '.gitignore': 'vendor/\n*.phar\n',
  },
}
const phpSetUps = [
  {
    ...php,
    title: 'Composer copied an older version of the package',
    env: { WIDGET: 'vendor/acme/widget/src/fast.php' },
    make: 'mkdir -p vendor/acme/widget && cp -r src vendor/acme/widget/',
    older: ' && echo "// older" >> vendor/acme/widget/src/fast.php',
  },
  {
    ...php,
    title: 'a phar was made',
    env: { WIDGET: 'phar://widget.phar/fast.php' },
    make: `rm -f widget.phar && php -d phar.readonly=0 -r '(new Phar("widget.phar"))->buildFromDirectory("src");'`,
    older: '',
  },
]

/** Only the version of a dependency differs; `install.php` is a stand-in for Composer. */
const phpDependency: Omit<SetUp, 'name' | 'inputs'> = {
  ...php,
  env: { WIDGET: 'vendor/acme/widget/src/fast.php' },
  files: {
    'composer.json': '{ "require": { "acme/widget": "^1.0" } }\n',
    'composer.lock': `{ "packages": [{ "name": "acme/widget", "version": "1.0.${value}" }], "packages-dev": [] }\n`,
    'src/same.php': '<?php function same($x) { return $x; }\n',
    'bench/it.php': String(php.files['bench/it.php']),
    'install.php': `<?php
$lock = json_decode(file_get_contents('composer.lock'), true);
$lock['packages'][0]['install-path'] = '../acme/widget';
foreach (['composer', 'acme/widget/src'] as $path) @mkdir("vendor/$path", 0777, true);
file_put_contents('vendor/composer/installed.json', json_encode($lock));
$value = substr($lock['packages'][0]['version'], 4);
file_put_contents('vendor/acme/widget/src/fast.php', "<?php function widget() { return $value; }");
`,
    '.gitignore': 'vendor/\n',
  },
}

export const phpTraps: readonly SetUp[] = modes.flatMap(checkout => [
  ...phpSetUps.map(({ title, make, older, ...one }) => ({
    ...one,
    name: `${title} before, and run reads another source (${checkout})`,
    earlier: make + older,
    inputs: { run: 'php bench/it.php', checkout },
  })),
  {
    ...phpDependency,
    name: `only the version of a dependency differs, and an earlier step installed it (${checkout}, with a stand-in for Composer)`,
    earlier: 'php install.php',
    inputs: { run: 'php bench/it.php', checkout },
  },
])

export const phpHonest: readonly SetUp[] = modes.flatMap(checkout => [
  ...phpSetUps.map(({ title, make, older, ...one }) => ({
    ...one,
    name: `${title} before, and again in setup (${checkout})`,
    earlier: make + older,
    inputs: { setup: make, run: 'php bench/it.php', checkout },
  })),
  {
    ...phpDependency,
    name: `only the version of a dependency differs, and setup installs it (${checkout}, with a stand-in for Composer)`,
    earlier: 'php install.php',
    inputs: { setup: 'php install.php', run: 'php bench/it.php', checkout },
  },
])

const r: Omit<SetUp, 'name' | 'inputs'> = {
  ecosystem: 'R',
  needs: ['R', 'Rscript'],
  files: {
    DESCRIPTION:
      'Package: widget\nVersion: 1.0\nTitle: Widget\nDescription: Widget.\nLicense: MIT\nAuthor: A\nMaintainer: A <a@b.c>\n',
    NAMESPACE: 'export(widget)\n',
    'R/widget.R': `widget <- function() ${value}\n`,
    'bench/it.R':
      'library(widget)\ncat(sprintf("BenchmarkIt 1 %d.%06d ns/op\\n", widget(), as.integer((as.numeric(Sys.time()) * 1e6) %% 1e6)))\n',
  },
}
const rLibrary =
  'R/x86_64-pc-linux-gnu-library/$(Rscript -e "cat(R.version\\$major, substr(R.version\\$minor, 1, 1), sep=".")")'

export const rTraps: readonly SetUp[] = modes.flatMap(checkout => [
  {
    ...r,
    name: `setup installs the package into a library that both sides share (${checkout})`,
    env: { R_LIBS: '$OUTSIDE' },
    inputs: { setup: 'R CMD INSTALL . >/dev/null 2>&1', run: 'Rscript bench/it.R', checkout },
  },
  {
    ...r,
    name: `setup installs the package into the library of the user (${checkout})`,
    env: { HOME: '$OUTSIDE' },
    earlier: `mkdir -p "$OUTSIDE/${rLibrary}"`,
    inputs: { setup: 'R CMD INSTALL . >/dev/null 2>&1', run: 'Rscript bench/it.R', checkout },
  },
])

export const rHonest: readonly SetUp[] = modes.map(checkout => ({
  ...r,
  name: `setup installs the package into a library in the checkout (${checkout})`,
  files: { ...r.files, '.gitignore': 'library/\n' },
  inputs: {
    setup: 'mkdir -p library && R CMD INSTALL -l library . >/dev/null 2>&1',
    run: 'R_LIBS=$PWD/library Rscript bench/it.R',
    checkout,
  },
}))

const elixir: Omit<SetUp, 'name' | 'inputs'> = {
  ecosystem: 'Elixir',
  needs: ['mix'],
  env: { MIX_HOME: '$OUTSIDE/mix' },
  files: {
    'mix.exs':
      'defmodule Widget.MixProject do\n  use Mix.Project\n  def project, do: [app: :widget, version: "0.1.0", deps: []]\nend\n',
    'lib/widget.ex': `defmodule Widget do\n  def value, do: ${value}\nend\n`,
    'bench/it.exs':
      'IO.puts("BenchmarkIt 1 #{Widget.value()}.#{String.pad_leading(to_string(rem(System.os_time(:microsecond), 1000000)), 6, "0")} ns/op")\n',
    '.gitignore': '_build/\n',
  },
}

export const elixirTraps: readonly SetUp[] = modes.flatMap(checkout => [
  {
    ...elixir,
    name: `an earlier step compiled, and run is told not to (${checkout})`,
    earlier: 'mix compile >/dev/null',
    inputs: { run: 'mix run --no-compile bench/it.exs', checkout },
  },
  {
    ...elixir,
    name: `MIX_BUILD_PATH is outside of the checkout, and the other side's build is considered up to date (${checkout})`,
    env: { ...elixir.env, MIX_BUILD_PATH: '$OUTSIDE/build' },
    inputs: { setup: 'mix compile', run: 'mix run --no-compile bench/it.exs', checkout },
  },
])

export const elixirHonest: readonly SetUp[] = modes.map(checkout => ({
  ...elixir,
  name: `mix compiles what an earlier step had compiled just before (${checkout})`,
  earlier: 'mix compile >/dev/null',
  inputs: { run: 'mix run bench/it.exs', checkout },
}))

const erlang: Omit<SetUp, 'name' | 'inputs'> = {
  ecosystem: 'Erlang',
  needs: ['rebar3', 'erl'],
  env: { REBAR_CACHE_DIR: '$OUTSIDE/rebar', REBAR_BASE_DIR: '$OUTSIDE/build' },
  files: {
    'rebar.config': '{deps, []}.\n',
    'src/widget.app.src': '{application, widget, [{vsn, "1.0.0"}, {applications, [kernel, stdlib]}]}.\n',
    'src/widget.erl': `-module(widget).\n-export([value/0]).\nvalue() -> ${value}.\n`,
    'src/same.erl': '-module(same).\n-export([same/1]).\nsame(X) -> X.\n',
    'bench/it.sh':
      'cat src/same.erl >/dev/null\nerl -noshell -pa "$REBAR_BASE_DIR/default/lib/widget/ebin" -eval \'io:format("BenchmarkIt 1 ~p.~6..0w ns/op~n", [same:same(widget:value()), erlang:system_time(microsecond) rem 1000000]), halt().\'\n',
    '.gitignore': '_build/\nrebar.lock\n',
  },
  earlier: 'rebar3 compile >/dev/null',
}

export const erlangTraps: readonly SetUp[] = modes.flatMap(checkout => [
  {
    ...erlang,
    name: `an earlier step compiled into a folder outside, and run reads another source (${checkout})`,
    inputs: { run: 'bash bench/it.sh', checkout },
  },
  {
    ...erlang,
    name: `run compiles in a folder outside, where rebar3 considers head up to date (${checkout})`,
    inputs: { run: 'rebar3 compile >/dev/null && bash bench/it.sh', checkout },
  },
])
