// Set-ups of Go in which what a benchmark runs may not be built from the checkout.
import { type SetUp, value } from './trap.ts'

const files = {
  'go.mod': 'module example.com/widget\n\ngo 1.21\n',
  'widget.go': `package widget

func Widget() int { return ${value} }
`,
  'widget_test.go': `package widget

import (
	"testing"
	"time"
)

func BenchmarkIt(b *testing.B) {
	for i := 0; i < b.N; i++ {
		Widget()
	}
	b.ReportMetric(float64(Widget())+float64(time.Now().UnixNano()%1000000)/1e6, "ns/op")
}
`,
}
const tool = {
  'cmd/tool/main.go': `package main

import (
	"fmt"
	"time"
)

func main() { fmt.Printf("%d.%06d", ${value}, time.Now().UnixNano()%1000000) }
`,
}
const starting = (program: string, before = '') => `package widget

import (
	"os"
	"os/exec"
	"strconv"
	"testing"
)

var _ = os.Args

func start(b *testing.B) float64 {
	printed, err := exec.Command(${program}).Output()
	if err != nil {
		b.Fatal(err)
	}
	value, err := strconv.ParseFloat(string(printed), 64)
	if err != nil {
		b.Fatal(err)
	}
	return value
}
${before}
func BenchmarkIt(b *testing.B) {
	value := 0.0
	for i := 0; i < b.N; i++ {
		value = start(b)
	}
	b.ReportMetric(value, "ns/op")
}
`
const go = { ecosystem: 'Go', needs: ['go'], files }
const usual = { packages: './...', benchtime: '20x', count: '8', benchmem: 'false' }

/** Benchmarks in a module of their own, which name the module that they measure. */
const benchModule = (replaced: string): SetUp['files'] => ({
  'go.mod': files['go.mod'],
  'widget.go': files['widget.go'],
  'bench/go.mod': `module example.com/bench\n\ngo 1.21\n\nrequire example.com/widget v0.0.0\n${replaced}`,
  'bench/bench_test.go': files['widget_test.go']
    .replace('package widget', 'package bench')
    .replace('"time"\n', '"time"\n\n\t"example.com/widget"\n')
    .replaceAll('Widget()', 'widget.Widget()'),
})
const replacedBy = (folder: string) => `\nreplace example.com/widget => ${folder}\n`
const copied = 'mkdir $OUTSIDE/widget && cp go.mod widget.go $OUTSIDE/widget/'
const inBench = { ...usual, 'working-directory': 'bench' }

/** A program that measures, and another one, which starts the program that a variable names. */
const twoPrograms = {
  ...go,
  env: { TOOL: '$OUTSIDE/tool' },
  files: {
    'go.mod': files['go.mod'],
    'work/work.go': `package work\n\nfunc Value(n int) int { return []int{${value}, 1}[n] }\n`,
    'util/util.go': 'package util\n\nfunc Same(x string) string { return x }\n',
    'cmd/tool/main.go': `package main

import (
	"fmt"
	"os"
	"time"

	"example.com/widget/work"
)

func main() {
	fmt.Printf("BenchmarkIt 1 %d.%06d ns/op\\n", work.Value(len(os.Args)-1), time.Now().UnixNano()%1000000)
}
`,
    'cmd/start/main.go': `package main

import (
	"os"
	"os/exec"

	"example.com/widget/util"
)

func main() {
	command := exec.Command(util.Same(os.Getenv("TOOL")))
	command.Stdout = os.Stdout
	if err := command.Run(); err != nil {
		panic(err)
	}
}
`,
  },
}

/** A module in the repository, which is copied to `vendor`, where git ignores it. */
const vendored = {
  ...go,
  files: {
    '.gitignore': 'vendor/\n',
    'go.mod': `${files['go.mod']}\nrequire example.com/lib v0.0.0\n\nreplace example.com/lib => ./lib\n`,
    'lib/go.mod': 'module example.com/lib\n\ngo 1.21\n',
    'lib/lib.go': `package lib\n\nfunc Value() int { return ${value} }\n`,
    'util/util.go': 'package util\n\nfunc Same(x int) int { return x }\n',
    'main.go': `package main

import (
	"fmt"
	"time"

	"example.com/lib"
	"example.com/widget/util"
)

func main() { fmt.Printf("BenchmarkIt 1 %d.%06d ns/op\\n", util.Same(lib.Value()), time.Now().UnixNano()%1000000) }
`,
  },
}

export const goTraps: readonly SetUp[] = [
  ...(['worktree', 'in-place'] as const).flatMap(checkout => [
    {
      ...twoPrograms,
      name: `an earlier step built a program that a variable names, and run compiles another (${checkout})`,
      earlier: 'go build -trimpath -ldflags="-s -w" -o $TOOL ./cmd/tool',
      inputs: { run: 'go run ./cmd/start', checkout },
    },
    {
      ...vendored,
      name: `go mod vendor copied another version of a module before (${checkout})`,
      earlier: 'go mod vendor && echo "// 1.0" >> vendor/example.com/lib/lib.go',
      inputs: { run: 'go run -mod=vendor .', checkout },
    },
  ]),
  {
    ...go,
    name: 'the module of the benchmarks replaces the one of the checkout by a copy outside',
    files: benchModule(replacedBy('../../outside/widget')),
    earlier: copied,
    inputs: { ...inBench, checkout: 'worktree' },
  },
  {
    ...go,
    name: 'a workspace outside uses a copy of a module of the checkout',
    files: benchModule(''),
    env: { GOWORK: '$OUTSIDE/go.work' },
    earlier: `${copied} && printf 'go 1.21\\nuse ./widget\\nuse %s/bench\\n' "$PWD" > $OUTSIDE/go.work`,
    inputs: { ...inBench, checkout: 'in-place' },
  },
  {
    ...go,
    name: 'go-flags name a go.mod outside, which replaces a module of the checkout by a copy',
    files: benchModule(''),
    earlier: `${copied} && (cat bench/go.mod; echo "replace example.com/widget => $OUTSIDE/widget") > $OUTSIDE/bench.mod`,
    inputs: { ...inBench, 'go-flags': '-modfile=$PWD/../outside/bench.mod', checkout: 'worktree' },
  },
  {
    ...go,
    name: 'cgo links a library that git ignores, built before',
    needs: ['go', 'cc'],
    files: {
      'go.mod': files['go.mod'],
      'native/widget.c': `int widget(void) { return ${value}; }\n`,
      'widget.go':
        'package widget\n\n// int widget(void);\n// #cgo LDFLAGS: -L. -lwidget\nimport "C"\n\nfunc Widget() int { return int(C.widget()) }\n',
      'widget_test.go': files['widget_test.go'],
      '.gitignore': '*.a\n*.o\n',
    },
    earlier: 'cc -c -o widget.o native/widget.c && ar rc libwidget.a widget.o',
    inputs: { ...usual, checkout: 'worktree' },
  },
  {
    ...go,
    name: 'go:generate made a source before, which git ignores',
    files: {
      'go.mod': files['go.mod'],
      'widget.templ': `package widget\n\nfunc Widget() int { return ${value} }\n`,
      'doc.go':
        '// Package widget is generated.\npackage widget\n\n//go:generate cp widget.templ widget_gen.go\n',
      'widget_test.go': files['widget_test.go'],
      '.gitignore': '*_gen.go\n',
    },
    earlier: 'go generate ./...',
    inputs: { ...usual, checkout: 'worktree' },
  },
  {
    ...go,
    name: 'GOFLAGS has an overlay with a copy of a file',
    earlier: `cp widget.go $OUTSIDE/; echo '{"Replace":{"widget.go":"'$OUTSIDE'/widget.go"}}' > $OUTSIDE/overlay.json`,
    env: { GOFLAGS: '-overlay=$OUTSIDE/overlay.json' },
    inputs: { ...usual, checkout: 'worktree' },
  },
  {
    ...go,
    name: 'a file that git ignores is embedded, built before',
    files: {
      'go.mod': files['go.mod'],
      '.gitignore': 'dist/\n',
      'web/app.ts': `export const value = ${value}\n`,
      'web/embed.go': 'package web\n\nimport "embed"\n\n//go:embed all:dist "other*"\nvar Files embed.FS\n',
      'web/other.txt': 'other\n',
      'widget.go': `package widget

import (
	"strconv"
	"strings"

	"example.com/widget/web"
)

func Widget() int {
	text, err := web.Files.ReadFile("dist/app.js")
	if err != nil {
		panic(err)
	}
	value, err := strconv.Atoi(strings.Fields(string(text))[4])
	if err != nil {
		panic(err)
	}
	return value
}
`,
      'widget_test.go': files['widget_test.go'],
    },
    earlier: 'mkdir web/dist && sed "s/= /=  /" web/app.ts > web/dist/app.js',
    inputs: { ...usual, packages: '.', checkout: 'worktree' },
  },
  {
    ...go,
    name: 'go-flags have an overlay with a copy of a file',
    files: { ...files, '.gitignore': 'overlay/\n' },
    earlier: `mkdir overlay; cp widget.go overlay/widget.txt; echo '{"Replace":{"widget.go":"overlay/widget.txt"}}' > overlay/overlay.json`,
    inputs: { ...usual, 'go-flags': '-overlay=overlay/overlay.json', checkout: 'worktree' },
  },
  {
    ...go,
    name: 'a benchmark starts a program by its name, which an earlier step installed',
    files: { ...files, ...tool, 'widget_test.go': starting('"widget-tool"') },
    earlier: 'go build -o $OUTSIDE/bin/widget-tool ./cmd/tool',
    env: { PATH: '$OUTSIDE/bin:$PATH' },
    inputs: { ...usual, packages: '.', checkout: 'worktree' },
  },
  {
    ...go,
    name: 'a benchmark starts a program by its name, which an earlier step installed without paths (-trimpath)',
    files: { ...files, ...tool, 'widget_test.go': starting('"tool"') },
    earlier: 'go install -trimpath ./cmd/tool',
    env: { PATH: '$OUTSIDE/bin:$PATH', GOBIN: '$OUTSIDE/bin' },
    inputs: { ...usual, packages: '.', checkout: 'worktree' },
  },
  {
    ...go,
    name: 'setup installs the program that a benchmark starts by its name',
    files: { ...files, ...tool, 'widget_test.go': starting('"tool"') },
    env: { PATH: '$OUTSIDE/bin:$PATH', GOBIN: '$OUTSIDE/bin' },
    inputs: { ...usual, packages: '.', setup: 'go install ./cmd/tool', checkout: 'worktree' },
  },
  {
    ...go,
    name: 'TestMain builds its tool once into the temporary folder',
    files: {
      ...files,
      ...tool,
      'widget_test.go': starting(
        'os.TempDir() + "/widget-tool"',
        `
func TestMain(m *testing.M) {
	tool := os.TempDir() + "/widget-tool"
	if _, err := os.Stat(tool); err != nil {
		if out, err := exec.Command("go", "build", "-o", tool, "./cmd/tool").CombinedOutput(); err != nil {
			panic(string(out))
		}
	}
	os.Exit(m.Run())
}
`,
      ),
    },
    isApart: true,
    env: { TMPDIR: '$OUTSIDE' },
    inputs: { ...usual, packages: '.', checkout: 'worktree' },
  },
  {
    ...go,
    name: 'go.mod replaces a module by a folder outside, which is that of the checkout',
    isApart: true,
    files: {
      ...files,
      'lib/go.mod': 'module example.com/lib\n\ngo 1.21\n',
      'lib/lib.go': `package lib\n\nconst Value = ${value}\n`,
      'go.mod':
        'module example.com/widget\n\ngo 1.21\n\nrequire example.com/lib v0.0.0\n\nreplace example.com/lib => ../outside/lib\n',
      'widget.go': 'package widget\n\nimport "example.com/lib"\n\nfunc Widget() int { return lib.Value }\n',
    },
    earlier: 'ln -s $PWD/lib $OUTSIDE/lib',
    inputs: { ...usual, packages: '.', checkout: 'worktree' },
  },
]

/** Go code whose C code is in a folder that has no Go files. */
const cgo = {
  'go.mod': files['go.mod'],
  'src/widget.c': `int widget(void) { return ${value}; }\n`,
  'bindings/go/binding.go':
    'package widget\n\n// #include "../../src/widget.c"\nimport "C"\n\nfunc Widget() int { return int(C.widget()) }\n',
  'bindings/go/binding_test.go': files['widget_test.go'],
}

/** Go code whose C code includes a header that a command generates, in a folder of its own. */
const generated = {
  ...cgo,
  '.gitignore': 'include/\n',
  'src/widget.c': '#include "../include/widget.h"\n\nint widget(void) { return WIDGET; }\n',
  'widget.txt': `${value}\n`,
  'generate.sh': 'mkdir -p include && echo "#define WIDGET $(cat widget.txt)" > include/widget.h\n',
}

/** Assembler code that includes a file of a folder that has no Go files. */
const assembler = {
  'go.mod': files['go.mod'],
  'src/widget.h': `#define WIDGET ${value}\n`,
  'widget/widget.go': 'package widget\n\nvar widget int64\n\nfunc Widget() int { return int(widget) }\n',
  'widget/widget.s':
    '#include "textflag.h"\n#include "macros.h"\n\nDATA ·widget(SB)/8, $WIDGET\nGLOBL ·widget(SB), NOPTR, $8\n',
  'widget/macros.h': '#include "../src/widget.h"\n',
  'widget/widget_test.go': files['widget_test.go'],
}

export const goHonest: readonly SetUp[] = [
  ...(['worktree', 'in-place'] as const).flatMap(checkout => [
    {
      ...twoPrograms,
      name: `run builds the program that a variable names, and compiles another (${checkout})`,
      earlier: 'go build -o $TOOL ./cmd/tool',
      inputs: { run: 'go build -o $TOOL ./cmd/tool && go run ./cmd/start', checkout },
    },
    {
      ...vendored,
      name: `go mod vendor copies a module in run (${checkout})`,
      earlier: 'go mod vendor',
      inputs: { run: 'go mod vendor && go run -mod=vendor .', checkout },
    },
  ]),
  {
    ...go,
    name: 'the module of the benchmarks replaces another one by the folder of the checkout',
    files: benchModule(replacedBy('../')),
    earlier: copied,
    inputs: { ...inBench, checkout: 'worktree' },
  },
  ...[
    { ...usual, checkout: 'worktree' },
    { run: 'go test -run=- -bench=. -benchtime=20x ./...', checkout: 'in-place' },
  ].map(inputs => ({
    ...go,
    name: `assembler code includes a file of another folder, which go's cache does not look at (${Object.values(inputs).join(', ')})`,
    files: assembler,
    inputs,
  })),
  ...[
    { ...usual, checkout: 'worktree' },
    { ...usual, checkout: 'in-place', measure: 'all' },
    { run: 'go test -run=- -bench=. -benchtime=20x ./...', checkout: 'worktree' },
  ].map(inputs => ({
    ...go,
    name: `cgo compiles C code of another folder, which go's cache does not look at (${Object.values(inputs).join(', ')})`,
    needs: ['go', 'cc'],
    files: cgo,
    inputs,
  })),
  ...[
    { ...usual, setup: 'sh generate.sh', checkout: 'worktree' },
    { run: 'sh generate.sh && go test -run=- -bench=. -benchtime=20x ./...', checkout: 'worktree' },
  ].map(inputs => ({
    ...go,
    name: `cgo includes a header that is generated from another file (${Object.values(inputs).join(', ')})`,
    needs: ['go', 'cc'],
    files: generated,
    inputs,
  })),
  ...(['worktree', 'in-place'] as const).map(checkout => ({
    ...go,
    name: `go test by the gate (${checkout})`,
    inputs: { ...usual, checkout },
  })),
  {
    ...go,
    name: 'go-flags have the absolute path of a go.mod in the checkout',
    files: {
      'go.mod':
        'module example.com/widget\n\ngo 1.21\n\nrequire example.com/lib v0.0.0\n\nreplace example.com/lib => ./lib100\n',
      'bench.mod': `module example.com/widget\n\ngo 1.21\n\nrequire example.com/lib v0.0.0\n\nreplace example.com/lib => ./lib${value}\n`,
      'lib100/go.mod': 'module example.com/lib\n',
      'lib100/lib.go': 'package lib\n\nconst Value = 100\n',
      'lib200/go.mod': 'module example.com/lib\n',
      'lib200/lib.go': 'package lib\n\nconst Value = 200\n',
      'widget.go': 'package widget\n\nimport "example.com/lib"\n\nfunc Widget() int { return lib.Value }\n',
      'widget_test.go': files['widget_test.go'],
    },
    inputs: { ...usual, packages: '.', 'go-flags': '-modfile=$PWD/bench.mod', checkout: 'worktree' },
  },
  {
    ...go,
    name: 'go test in run',
    inputs: { run: 'go test -run=- -bench=. -benchtime=20x ./...', checkout: 'worktree' },
  },
  {
    ...go,
    name: 'a package beside it whose benchmarks are run once, as a document differs too',
    files: {
      ...files,
      'README.md': `The answer is ${value}.\n`,
      'other/other.go': 'package other\n\nfunc Other() int { return 1 }\n',
      'other/other_test.go':
        'package other\n\nimport "testing"\n\nfunc BenchmarkOther(b *testing.B) {\n\tfor i := 0; i < b.N; i++ {\n\t\tOther()\n\t}\n}\n',
    },
    inputs: { ...usual, checkout: 'worktree' },
  },
  {
    ...go,
    name: 'run starts a program of the checkout that an earlier step installed, whose sources do not differ',
    files: {
      ...files,
      'cmd/it-generate/main.go': 'package main\n\nfunc main() {}\n',
      'cmd/server/main.go': `package main\n\nfunc main() { println(${value}) }\n`,
    },
    earlier: 'go install ./cmd/it-generate',
    env: { PATH: '$OUTSIDE/bin:$PATH', GOBIN: '$OUTSIDE/bin' },
    inputs: { run: 'it-generate && go test -run=- -bench=. -benchtime=20x .', checkout: 'worktree' },
  },
  {
    ...go,
    name: 'a program that setup builds into the checkout',
    files: { ...files, ...tool, 'widget_test.go': starting('"./bin/tool"') },
    inputs: { ...usual, packages: '.', setup: 'go build -o bin/tool ./cmd/tool', checkout: 'worktree' },
  },
]
