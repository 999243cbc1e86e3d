// Set-ups of C, C++ and Rust in which the program that runs may not be built from the checkout.
import { type SetUp, value, widgetProgram } from './trap.ts'

const library = `int widget(void) { return ${value}; }\n`
const makefile = `build/bench: src/widget.c bench/main.c
\tmkdir -p build && cc -o $@ $^
`
const cmake = `cmake_minimum_required(VERSION 3.10)
project(widget C)
add_executable(bench src/widget.c bench/main.c)
`
const files = {
  'src/widget.c': library,
  'bench/main.c': widgetProgram,
  '.gitignore': 'build/\n*.a\ntarget/\n',
  Makefile: makefile,
}
const make = { ecosystem: 'C and C++', needs: ['make', 'cc'], files }
const cmakes = {
  ecosystem: 'C and C++',
  needs: ['cmake', 'cc'],
  files: { ...files, 'CMakeLists.txt': cmake },
}

/** A list of macros, which a source includes. */
const macros = {
  ...make,
  files: {
    ...files,
    'src/widget.c': '#define COST(cost) return cost;\nint widget(void) {\n#include "costs.def"\n}\n',
    'src/costs.def': `COST(${value})\n`,
  },
}

/** Libraries of both kinds, a file that CMake writes, and a header, which alone differs. */
const libraries = {
  ...cmakes,
  files: {
    '.gitignore': 'out/\n',
    'include/value.h': `#define VALUE ${value}\n`,
    'lib/one.c': '#include "value.h"\nint one(void) { return VALUE; }\n',
    'lib/CMakeLists.txt':
      'add_library(one STATIC one.c)\nadd_library(two SHARED two.c)\ntarget_link_libraries(two one)\nset_target_properties(one PROPERTIES POSITION_INDEPENDENT_CODE ON)\n',
    'lib/two.c': 'int one(void);\nint two(void) { return one(); }\n',
    'made.h.in': '#define MADE "@CMAKE_SOURCE_DIR@"\n',
    'bench/main.c': `#include "made.h"\n${widgetProgram.replaceAll('widget', 'two').replace('return 0', 'return MADE[0] != 47')}`,
    'CMakeLists.txt':
      'cmake_minimum_required(VERSION 3.10)\nproject(widget C)\nconfigure_file(made.h.in made.h)\nset(CMAKE_INCLUDE_CURRENT_DIR ON)\ninclude_directories(include)\nadd_subdirectory(lib)\nadd_executable(bench bench/main.c)\ntarget_link_libraries(bench two)\n',
  },
}

/** Objects in a folder that both sides share, and a program in another language that starts what is built of them. */
const outside = {
  ...make,
  needs: [...make.needs, 'python3'],
  files: {
    ...files,
    'measure.py': 'import os, subprocess\nsubprocess.run([os.environ["BUILD"] + "/bench"], check=True)\n',
    Makefile:
      '$(BUILD)/bench: $(BUILD)/widget.o $(BUILD)/main.o\n\tcc -o $@ $^\n$(BUILD)/widget.o: src/widget.c\n\tmkdir -p $(BUILD) && cc -c -o $@ $<\n$(BUILD)/main.o: bench/main.c\n\tcc -c -o $@ $<\n',
  },
  env: { BUILD: '$OUTSIDE/built' },
}

/** Builds in the first visits, and then finds the times of the sources older than those of the build. */
const buildInFirstVisits = `mkdir -p $BUILD && touch $BUILD/log
if [ $(wc -l < $BUILD/log) -lt 3 ]
then make -s --always-make && echo built >> $BUILD/log
fi
`

/** A second library, whose sources are read, so that its language is not unread. */
const two = {
  ...make,
  files: {
    ...files,
    '.gitignore': 'build/\nout/\n*.a\n*.o\n*.so\n',
    'util/util.c': 'int util(int x) { return x; }\n',
    'bench/main.c': widgetProgram
      .replace('int widget(void);', 'int widget(void);\nint util(int);')
      .replace('widget(),', 'util(widget()),'),
  },
}
const compileWith = (library: string) =>
  `mkdir -p out && cc -o out/bench bench/main.c util/util.c ${library} && out/bench`
const installLibrary =
  'mkdir -p $PREFIX/lib && cc -c -o widget.o src/widget.c && ar rc $PREFIX/lib/libcore.a widget.o'

/** A copy of another version of the sources, in the folder where CMake puts what it fetches. */
const fetched = {
  ...two,
  files: {
    ...two.files,
    'src/widget.c': `int widget(void) {\n  int one = 1;\n  int it = ${value};\n  return one * it;\n}\n`,
  },
  earlier: 'mkdir -p out/_deps/core-src/src && sed s/200/50/ src/widget.c > out/_deps/core-src/src/widget.c',
}
/** A source that make generates from a template. */
const templated = {
  ...two,
  files: {
    'bench/main.c': two.files['bench/main.c'],
    'util/util.c': two.files['util/util.c'],
    'src/widget.c.in': `int widget(void) { return @ONE@ * ${value}; }\n`,
    '.gitignore': 'generated/\nout/\n',
    Makefile:
      'out/bench: generated/widget.c util/util.c bench/main.c\n\tmkdir -p out && cc -o $@ $^\ngenerated/widget.c: src/widget.c.in\n\tmkdir -p generated && sed s/@ONE@/1/ $< > $@\n',
  },
}

const stripped = (library: string, source: string) => `cc -shared -fPIC -s -o ${library} ${source}`

/** A project of CMake that builds another one, in a folder of its own. */
const twoOfCMake = (folder: string) => ({
  ...two,
  needs: cmakes.needs,
  files: {
    ...two.files,
    'CMakeLists.txt':
      'cmake_minimum_required(VERSION 3.14)\nproject(widget C)\nadd_library(core STATIC src/widget.c)\ninstall(TARGETS core DESTINATION lib)\n',
    'bench/CMakeLists.txt': `cmake_minimum_required(VERSION 3.14)
project(bench C)
include(ExternalProject)
ExternalProject_Add(one SOURCE_DIR \${CMAKE_CURRENT_SOURCE_DIR}/.. PREFIX ${folder} CMAKE_ARGS -DCMAKE_INSTALL_PREFIX=${folder}/installed)
add_executable(bench main.c ../util/util.c)
add_dependencies(bench one)
target_link_libraries(bench ${folder}/installed/lib/libcore.a)
`,
  },
})
const configureAndBuild = 'cmake -S bench -B out >/dev/null && cmake --build out >/dev/null'

/** A package manager that keeps each version in a folder of its own, and gives the newest one to everybody. */
const packaged = {
  ...two,
  env: { HOME: '$OUTSIDE' },
  files: {
    ...two.files,
    'package.sh': `made=$HOME/.conan2/p/b/widge$(cat src/*.c | cksum | cut -d' ' -f1)/p
mkdir -p $made/lib && cc -c -o widget.o src/widget.c && ar rc $made/lib/libcore.a widget.o && echo $made > $HOME/newest
`,
  },
}
const compileWithPackage = compileWith('$(cat $HOME/newest)/lib/libcore.a')

/** A package manager that unpacks a package from its cache, if it has one for the recipe, as vcpkg does with a port of the repository. */
const unpacked = {
  ...two,
  env: { CACHE: '$OUTSIDE/archives' },
  files: {
    ...two.files,
    'port/recipe': 'library = core\n',
    'install.sh': `archive=$CACHE/$(cat $@ | cksum | cut -d' ' -f1).tar
test -e $archive || { mkdir -p $CACHE made/lib && cc -c -o made/widget.o src/widget.c && ar rc made/lib/libcore.a made/widget.o && tar cf $archive -C made lib; }
mkdir -p installed && tar xf $archive -C installed
`,
  },
}

/** A library that is a header, which an earlier step has installed, and another header. */
const headers = {
  ...make,
  needs: ['cc'],
  env: { PREFIX: '$OUTSIDE/prefix' },
  files: {
    'include/widget/widget.h': `#ifndef WIDGET\n#define WIDGET\nstatic int widget(void) { return ${value}; }\n#endif\n`,
    'util/util.h': 'static int util(int x) { return x; }\n',
    'bench/main.c': widgetProgram
      .replace('int widget(void);', '#include <widget/widget.h>\n#include "util.h"')
      .replace('widget(),', 'util(widget()),'),
    '.gitignore': 'out/\n',
  },
}
const installHeaders = 'mkdir -p $PREFIX/include && cp -r include/widget $PREFIX/include/'
const compileWithHeaders = (options: string) =>
  `mkdir -p out && cc ${options} -Iutil -o out/bench bench/main.c && out/bench`

/** A header that a script in another language generates. */
const generatedHeader = {
  ...make,
  needs: ['make', 'cc', 'python3'],
  files: {
    'tools/generate.py': `import os
os.makedirs("out", exist_ok=True)
open("out/table.h", "w").write("#define VALUE ${value}\\n")
`,
    'src/widget.c': '#include "../out/table.h"\nint widget(void) { return VALUE; }\n',
    'bench/main.c': widgetProgram,
    '.gitignore': 'out/\n',
    Makefile:
      'out/bench: bench/main.c src/widget.c out/table.h\n\tcc -o $@ bench/main.c src/widget.c\nout/table.h: tools/generate.py\n\tpython3 tools/generate.py\n',
  },
}

/** Only the commit of a submodule differs. */
const inSubmodule = {
  ecosystem: 'C and C++',
  needs: ['cc'],
  files: { '.gitignore': 'out/\n', 'bench/main.c': widgetProgram },
  beforeCommit: `mkdir -p $OUTSIDE/widget && git -C $OUTSIDE/widget init --quiet
    echo "int widget(void) { return $VALUE; }" > $OUTSIDE/widget/widget.c
    git -C $OUTSIDE/widget add . && git -C $OUTSIDE/widget commit --quiet -m $VALUE
    test -d widget || git -c protocol.file.allow=always submodule --quiet add $OUTSIDE/widget widget
    git -C widget -c protocol.file.allow=always fetch --quiet && git -C widget checkout --quiet --detach FETCH_HEAD`,
}
const compileSubmodule = 'mkdir -p out && cc -o out/bench bench/main.c widget/widget.c'

/** A test is built by a target of its own; autoconf has made `configure`, which git ignores. */
const withTestOfItsOwn = {
  ecosystem: 'C and C++',
  needs: ['make', 'cc'],
  files: {
    '.gitignore': '/bench\nconfigure\n',
    Makefile: 'bench: main.c widget.c\n\tcc -o $@ $^\ncheck: check.c widget.c\n\tcc -o $@ $^\n',
    'main.c': widgetProgram,
    'widget.c': `int widget(void) { return ${value}; }\n`,
    'check.c': `int widget(void);\nint main(void) { return widget() != ${value}; }\n`,
  },
}
const configure = "printf '#!/bin/sh\\ntest -f check.c\\n' > configure && chmod +x configure"

export const nativeTraps: readonly SetUp[] = [
  ...(['worktree', 'in-place'] as const).map(checkout => ({
    ...macros,
    name: `only a list of macros differs, and run only starts a program that was built before (${checkout})`,
    earlier: 'make >/dev/null',
    inputs: { run: 'build/bench', checkout },
  })),
  ...(['worktree', 'in-place'] as const).map(checkout => ({
    ...inSubmodule,
    name: `only a submodule differs, and run only starts a program that was built before (${checkout})`,
    earlier: compileSubmodule,
    inputs: { run: 'out/bench', checkout },
  })),
  ...(['worktree', 'in-place'] as const).flatMap(checkout => [
    {
      ...headers,
      name: `an earlier step installed a header, and run compiles with it (${checkout})`,
      earlier: installHeaders,
      inputs: { run: compileWithHeaders('-I$PREFIX/include'), checkout },
    },
    {
      ...headers,
      name: `an earlier step installed another version of a header, and run compiles with it (${checkout})`,
      earlier: `${installHeaders} && echo "// 1.0" >> $PREFIX/include/widget/widget.h`,
      inputs: { run: compileWithHeaders('-I$PREFIX/include'), checkout },
    },
    {
      ...generatedHeader,
      name: `a script generated a header before, and run compiles with it (${checkout})`,
      earlier: 'python3 tools/generate.py',
      inputs: { run: 'cc -o out/bench bench/main.c src/widget.c && out/bench', checkout },
    },
  ]),
  ...(['worktree', 'in-place'] as const).flatMap(checkout => [
    {
      ...packaged,
      name: `an earlier step made a package in the home folder, and run links it (${checkout}, with a stand-in for conan)`,
      earlier: 'sh package.sh',
      inputs: { run: compileWithPackage, checkout },
    },
    {
      ...packaged,
      name: `setup makes a package in the home folder, and run links the newest one (${checkout}, with a stand-in for conan)`,
      inputs: { setup: 'sh package.sh', run: compileWithPackage, checkout },
    },
  ]),
  ...(['worktree', 'in-place'] as const).flatMap(checkout => [
    {
      ...unpacked,
      name: `an earlier step built a package, and setup unpacks it, as the recipe is the same (${checkout}, with a stand-in for vcpkg)`,
      earlier: 'sh install.sh port/recipe',
      inputs: { setup: 'sh install.sh port/recipe', run: compileWith('installed/lib/libcore.a'), checkout },
    },
    {
      ...unpacked,
      name: `setup unpacks what was built for the other side, as the recipe is the same (${checkout}, with a stand-in for vcpkg)`,
      inputs: { setup: 'sh install.sh port/recipe', run: compileWith('installed/lib/libcore.a'), checkout },
    },
  ]),
  ...(['worktree', 'in-place'] as const).flatMap(checkout => [
    {
      ...two,
      name: `a library was built before, and run compiles other sources (${checkout})`,
      earlier: 'cc -c -o widget.o src/widget.c && ar rc libcore.a widget.o',
      inputs: { run: compileWith('libcore.a'), checkout },
    },
    {
      ...two,
      name: `an earlier step installed a library, and run compiles other sources (${checkout})`,
      env: { PREFIX: '$OUTSIDE/prefix' },
      earlier: installLibrary,
      inputs: { run: compileWith('$PREFIX/lib/libcore.a'), checkout },
    },
    {
      ...two,
      name: `a stripped library with a name of its own was built before, and run compiles other sources (${checkout})`,
      earlier: stripped('libcore.so', 'src/widget.c'),
      inputs: { run: compileWith('libcore.so -Wl,-rpath,$PWD'), checkout },
    },
    {
      ...two,
      name: `an earlier step installed a stripped library with a name of its own, and run compiles other sources (${checkout})`,
      env: { PREFIX: '$OUTSIDE/prefix' },
      earlier: `mkdir -p $PREFIX/lib && ${stripped('$PREFIX/lib/libcore.so', 'src/widget.c')}`,
      inputs: { run: compileWith('-L$PREFIX/lib -lcore -Wl,-rpath,$PREFIX/lib'), checkout },
    },
    {
      ...two,
      name: `a library was built before by a unity build, and run compiles other sources (${checkout})`,
      earlier:
        'mkdir -p out && echo \'#include "../src/widget.c"\' > out/unity_0.c && cc -c -o out/unity_0.o out/unity_0.c && ar rc libcore.a out/unity_0.o',
      inputs: { run: compileWith('libcore.a'), checkout },
    },
    {
      ...two,
      name: `a precompiled header was made before, and run compiles a source with it (${checkout})`,
      needs: ['gcc'],
      files: {
        ...two.files,
        '.gitignore': 'out/\n*.gch\n',
        'src/value.h': `#define VALUE ${value}\n`,
        'src/widget.c': 'int widget(void) { return VALUE; }\n',
      },
      earlier: 'gcc -x c-header -o src/value.h.gch src/value.h',
      inputs: {
        run: 'mkdir -p out && gcc -c -include src/value.h -o out/widget.o src/widget.c && gcc -o out/bench bench/main.c util/util.c out/widget.o && out/bench',
        checkout,
      },
    },
    {
      ...two,
      name: `a variable names a folder of pkg-config, whose library an earlier step installed, and run compiles other sources (${checkout})`,
      needs: [...two.needs, 'pkg-config'],
      env: { PKG_CONFIG_PATH: '$OUTSIDE/a/b/c/d/e/lib/pkgconfig' },
      earlier: `lib=$(dirname $PKG_CONFIG_PATH); mkdir -p $PKG_CONFIG_PATH && cc -c -o widget.o src/widget.c && ar rc $lib/libcore.a widget.o
printf "Name: core\\nDescription: core\\nVersion: 1\\nLibs: -L$lib -lcore\\n" > $PKG_CONFIG_PATH/core.pc`,
      inputs: { run: compileWith('$(pkg-config --libs core)'), checkout },
    },
    {
      ...fetched,
      name: `an earlier step fetched another version of the sources, as CMake and Meson do, and run compiles it (${checkout})`,
      inputs: { run: compileWith('out/_deps/core-src/src/widget.c'), checkout },
    },
    {
      ...templated,
      name: `an earlier step generated a source from a template, and run compiles it (${checkout})`,
      earlier: 'make -s generated/widget.c',
      inputs: { run: compileWith('generated/widget.c'), checkout },
    },
    {
      ...two,
      name: `a module of C++ was compiled before, and run compiles a source with it (${checkout})`,
      needs: ['clang++'],
      files: {
        '.gitignore': 'out/\n*.pcm\n',
        'src/widget.cppm': `export module widget;\nexport inline int widget() { return ${value}; }\n`,
        'util/util.cpp': 'int util(int x) { return x; }\n',
        'bench/main.cpp': two.files['bench/main.c'].replace('int widget(void);', 'import widget;'),
      },
      earlier: 'clang++ -std=c++20 --precompile src/widget.cppm -o widget.pcm',
      inputs: {
        run: 'mkdir -p out && clang++ -std=c++20 -fmodule-file=widget=widget.pcm -o out/bench bench/main.cpp util/util.cpp && out/bench',
        checkout,
      },
    },
    {
      ...two,
      name: `an earlier step built a program outside, and run compiles others (${checkout})`,
      earlier: 'mkdir $OUTSIDE/out && cc -o $OUTSIDE/out/bench bench/main.c util/util.c src/widget.c',
      inputs: { run: 'mkdir -p out && cc -c -o out/util.o util/util.c && $OUTSIDE/out/bench', checkout },
    },
    {
      ...twoOfCMake('$ENV{OUTSIDE}/one'),
      name: `run builds a project outside with CMake, which considers head up to date (${checkout})`,
      inputs: { run: `${configureAndBuild} && out/bench`, checkout },
    },
  ]),
  {
    ...twoOfCMake(`\${CMAKE_BINARY_DIR}/one`),
    name: 'an earlier step built a project with CMake, which does not build it again (in-place)',
    earlier: configureAndBuild,
    inputs: { run: `${configureAndBuild} && out/bench`, checkout: 'in-place' },
  },
  ...(['Unix Makefiles', 'Ninja'] as const).map(generator => ({
    ...libraries,
    needs: [...cmakes.needs, generator === 'Ninja' ? 'ninja' : 'make'],
    name: `a build folder of CMake (${generator}) has libraries, and only a header differs`,
    isApart: true,
    earlier: `cmake -S . -B out -G '${generator}' >/dev/null && cmake --build out >/dev/null`,
    inputs: { run: 'cmake --build out >/dev/null && out/bench', checkout: 'worktree' },
  })),
  ...(['Unix Makefiles', 'Ninja'] as const).map(generator => ({
    ...cmakes,
    needs: [...cmakes.needs, generator === 'Ninja' ? 'ninja' : 'make'],
    name: `a build folder of CMake (${generator}) is copied, and built in run`,
    isApart: true,
    earlier: `cmake -S . -B build -G '${generator}' >/dev/null && cmake --build build >/dev/null`,
    inputs: { run: 'cmake --build build >/dev/null && build/bench', checkout: 'worktree' },
  })),
  {
    ...cmakes,
    name: 'a build folder of CMake is copied, and configured and built in setup',
    isApart: true,
    earlier: 'cmake -S . -B build >/dev/null && cmake --build build >/dev/null',
    inputs: { setup: 'cmake -S . -B build && cmake --build build', run: 'build/bench', checkout: 'worktree' },
  },
  ...(['worktree', 'in-place'] as const).map(checkout => ({
    ...cmakes,
    name: `run only starts a program that CMake built before (${checkout})`,
    earlier: 'cmake -S . -B build >/dev/null && cmake --build build >/dev/null',
    inputs: { run: 'build/bench', checkout },
  })),
  ...(['worktree', 'in-place'] as const).map(checkout => ({
    ...make,
    name: `run only starts a program that make built before (${checkout})`,
    earlier: 'make >/dev/null',
    inputs: { run: 'build/bench', checkout },
  })),
  {
    ...make,
    name: 'a build folder of Meson is copied, and built in run',
    needs: ['meson', 'ninja', 'cc'],
    isRefused: true,
    files: {
      ...files,
      'meson.build': "project('widget', 'c')\nexecutable('bench', 'src/widget.c', 'bench/main.c')\n",
    },
    earlier: 'meson setup build >/dev/null && ninja -C build >/dev/null',
    inputs: { run: 'ninja -C build >/dev/null && build/bench', checkout: 'worktree' },
  },
  {
    ...make,
    name: 'make has the absolute path of the checkout',
    isApart: true,
    files: {
      ...files,
      Makefile: `include config.mk\n${makefile.replaceAll('src/', '$(TOP)/src/')}`,
      '.gitignore': 'build/\nconfig.mk\n',
    },
    earlier: 'echo "TOP = $PWD" > config.mk; make >/dev/null',
    inputs: { run: 'make >/dev/null && build/bench', checkout: 'worktree' },
  },
  {
    ...make,
    name: 'a library that git ignores was built before, and is linked',
    files: {
      ...files,
      Makefile: 'build/bench: lib.a bench/main.c\n\tmkdir -p build && cc -o $@ bench/main.c lib.a\n',
      '.gitignore': 'build/\n*.a\n*.o\n',
    },
    earlier: 'cc -c -o widget.o src/widget.c && ar rc lib.a widget.o',
    inputs: { run: 'make -B >/dev/null && build/bench', checkout: 'worktree' },
  },
  {
    ...make,
    name: 'setup installs a program to a folder on PATH that both sides share',
    env: { PATH: '$OUTSIDE/bin:$PATH' },
    inputs: {
      setup: 'make -B && mkdir -p $OUTSIDE/bin && cp build/bench $OUTSIDE/bin/widget-bench',
      run: 'widget-bench',
      checkout: 'worktree',
    },
  },
  ...(['worktree', 'in-place'] as const).map(checkout => ({
    ...make,
    name: `setup builds a program outside of the checkout, and run starts it by its path (${checkout})`,
    inputs: {
      setup: 'mkdir -p $OUTSIDE/out && make -B && cp build/bench $OUTSIDE/out/widget-bench',
      run: '$OUTSIDE/out/widget-bench',
      checkout,
    },
  })),
  ...(['worktree', 'in-place'] as const).map(checkout => ({
    ...make,
    name: `setup builds into a folder outside that is named after the commit, and links it as the current one (${checkout})`,
    inputs: {
      setup:
        'made=$OUTSIDE/releases/$(git rev-parse HEAD) && make -B && mkdir -p $made && cp build/bench $made/ && ln -sfn $made $OUTSIDE/current',
      run: '$OUTSIDE/current/bench',
      checkout,
    },
  })),
  ...(['worktree', 'in-place'] as const).map(checkout => ({
    ...make,
    name: `a script builds its tool once into the temporary folder (${checkout})`,
    files: {
      ...files,
      'bench.sh':
        'tool=$TMPDIR/widget-bench-tool\n[ -x $tool ] || cc -o $tool src/widget.c bench/main.c\n$tool\n',
    },
    isApart: true,
    env: { TMPDIR: '$OUTSIDE' },
    inputs: { run: 'sh bench.sh', checkout },
  })),
  ...(['worktree', 'in-place'] as const).flatMap(checkout => [
    {
      ...outside,
      name: `setup runs make in a folder outside, where make considers head up to date (${checkout})`,
      inputs: { setup: 'make -s', run: 'python3 measure.py', checkout },
    },
    {
      ...outside,
      name: `run runs make in a folder outside, where make considers head up to date (${checkout})`,
      inputs: { run: 'make -s && python3 measure.py', checkout },
    },
    {
      ...outside,
      name: `run builds in a folder outside in the first rounds only (${checkout}, with a stand-in for Ninja)`,
      files: { ...outside.files, 'build.sh': buildInFirstVisits },
      inputs: { run: 'sh build.sh && $BUILD/bench', checkout },
    },
  ]),
  ...(['worktree', 'in-place'] as const).flatMap(checkout => [
    {
      ...make,
      name: `setup builds into a folder in the home folder that no variable names (${checkout})`,
      files: {
        ...files,
        Makefile: `${makefile.replaceAll('build', '$(HOME)/out')}bench:\n\t@$(HOME)/out/bench\n.PHONY: bench\n`,
      },
      env: { HOME: '$OUTSIDE' },
      inputs: { setup: 'make -s -B', run: 'make -s bench', checkout },
    },
    {
      ...make,
      name: `run starts what setup built, through a link out of the checkout, such as Bazel makes (${checkout})`,
      files: {
        ...files,
        'build.sh':
          'out=$HOME/.cache/bazel/_bazel_it/1/execroot/it/bin\nmkdir -p $out && cc -o $out/bench src/widget.c bench/main.c && ln -sfn $out bazel-bin\n',
        '.gitignore': 'bazel-*\n',
      },
      env: { HOME: '$OUTSIDE' },
      inputs: { setup: 'sh build.sh', run: 'bazel-bin/bench', checkout },
    },
  ]),
  {
    ...make,
    name: "both sides use the same ignored files, and make considers the other side's build up to date",
    inputs: { run: 'make -s && build/bench', checkout: 'in-place', 'ignored-files': 'shared' },
  },
  {
    ...make,
    name: 'both sides use the same ignored files, into which setup builds',
    inputs: { setup: 'make -s -B', run: 'build/bench', checkout: 'in-place', 'ignored-files': 'shared' },
  },
  {
    ...make,
    name: 'LD_LIBRARY_PATH names a folder of the checkout',
    isApart: true,
    files: {
      ...files,
      Makefile:
        'build/bench: bench/main.c build/libwidget.so\n\tcc -o $@ bench/main.c -Lbuild -lwidget\nbuild/libwidget.so: src/widget.c\n\tmkdir -p build && cc -shared -fPIC -o $@ $^\n',
    },
    earlier: 'make >/dev/null',
    env: { LD_LIBRARY_PATH: '$PWD/build' },
    inputs: { setup: 'make -B', run: 'build/bench', checkout: 'worktree' },
  },
]

const rust = {
  ecosystem: 'Rust',
  needs: ['cargo'],
  files: {
    'Cargo.toml':
      '[package]\nname = "widget"\nversion = "0.1.0"\nedition = "2021"\n[[bin]]\nname = "bench"\npath = "benches/main.rs"\n[lib]\npath = "src/lib.rs"\n',
    'Cargo.lock': 'version = 3\n\n[[package]]\nname = "widget"\nversion = "0.1.0"\n',
    'src/lib.rs': `pub fn widget() -> u32 { ${value} }\n`,
    'benches/main.rs':
      'use std::time::*;\nfn main() { println!("BenchmarkIt 1 {}.{:06} ns/op", widget::widget(), SystemTime::now().duration_since(UNIX_EPOCH).unwrap().subsec_micros()); }\n',
    '.gitignore': 'target/\n',
  },
}
const rustOfTwo = {
  ...rust,
  files: {
    ...rust.files,
    'other/Cargo.toml': '[package]\nname = "other"\nversion = "0.1.0"\nedition = "2021"\n',
    'other/src/lib.rs': `pub fn other() -> u32 { ${value} }\n`,
  },
}
const cargo = 'cargo run --quiet --offline --bin bench'

/** A package that another one in the workspace does not have as a path; a configuration outside may say where it is. */
const crate = (name: string, rest = '') =>
  `[package]\nname = "${name}"\nversion = "0.1.0"\nedition = "2021"\n${rest}`
const rustOfThree = {
  ecosystem: 'Rust',
  needs: ['cargo'],
  env: { OUT: '$OUTSIDE/out' },
  files: {
    '.gitignore': 'target/\nCargo.lock\n',
    'Cargo.toml': '[workspace]\nresolver = "2"\nmembers = ["bench", "util"]\nexclude = ["widget"]\n',
    'widget/Cargo.toml': crate('widget'),
    'widget/src/lib.rs': 'mod work;\npub use work::value;\n',
    'widget/src/work.rs': `pub fn value(n: usize) -> u32 {\n    [${value}, 1][n]\n}\n`,
    'util/Cargo.toml': crate('util'),
    'util/src/lib.rs': 'pub fn same(x: u32) -> u32 {\n    x\n}\n',
    'bench/Cargo.toml': crate('bench', '[dependencies]\nwidget = "0.1"\nutil = { path = "../util" }\n'),
    'bench/src/main.rs': `use std::time::SystemTime;
fn main() {
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap();
    let value = util::same(widget::value(std::env::args().count() - 1));
    println!("BenchmarkIt 1 {}.{:06} ns/op", value, now.subsec_micros());
}
`,
  },
}
const patchedWith = (folder: string) => `--config "patch.crates-io.widget.path='${folder}'"`
const runPatched = (folder: string) => `cargo run --quiet --offline -p bench ${patchedWith(folder)}`
const buildPatched = `cargo build --quiet --offline -p bench ${patchedWith('widget')}`
/** A dependency that cargo has fetched has a source of the name that one of another package of the workspace has. */
const rustWithFetched = {
  ...rustOfThree,
  env: { OUT: '$OUTSIDE/registry/src/index-0123456789abcdef/widget-0.1.0' },
  files: {
    '.gitignore': rustOfThree.files['.gitignore'],
    'Cargo.toml': '[workspace]\nresolver = "2"\nmembers = ["bench", "util", "other"]\n',
    'bench/Cargo.toml': rustOfThree.files['bench/Cargo.toml'],
    'bench/src/main.rs': rustOfThree.files['bench/src/main.rs'],
    'util/Cargo.toml': crate('util'),
    'util/src/lib.rs': `pub fn same(x: u32) -> u32 {\n    x + ${value}\n}\n`,
    'other/Cargo.toml': crate('other'),
    'other/src/lib.rs': 'pub mod work;\n',
    'other/src/work.rs': `pub const COST: u32 = ${value};\n`,
  },
  earlier: `mkdir -p $OUT/src && echo '${crate('widget')}' > $OUT/Cargo.toml
echo 'mod work; pub use work::value;' > $OUT/src/lib.rs
echo 'pub fn value(n: usize) -> u32 { [0, 1][n] }' > $OUT/src/work.rs
${runPatched('$OUT')} > $OUTSIDE/log`,
}

export const rustTraps: readonly SetUp[] = [
  ...(['worktree', 'in-place'] as const).flatMap(checkout => [
    {
      ...rustOfThree,
      name: `cargo takes a package from a copy outside (${checkout})`,
      earlier: 'cp -r widget $OUT',
      inputs: { run: runPatched('$OUT'), checkout },
    },
    {
      ...rustOfThree,
      name: `cargo takes another version of a package from a folder outside (${checkout})`,
      earlier: 'cp -r widget $OUT && echo "// 1.0" >> $OUT/src/work.rs',
      inputs: { run: runPatched('$OUT'), checkout },
    },
    {
      ...rustOfThree,
      name: `an earlier step copied the program that cargo built, and run builds another package (${checkout})`,
      earlier: `${buildPatched} && strip -o $OUT target/debug/bench && rm -r target`,
      inputs: { run: `${buildPatched.replace('-p bench', '-p util')} && $OUT`, checkout },
    },
  ]),
  ...(['worktree', 'in-place'] as const).map(checkout => ({
    ...rust,
    name: `CARGO_TARGET_DIR is outside of the checkout (${checkout})`,
    isApart: true,
    env: { CARGO_TARGET_DIR: '$OUTSIDE/target' },
    inputs: { run: cargo, checkout },
  })),
  ...(['worktree', 'in-place'] as const).map(checkout => ({
    ...rust,
    name: `a configuration of cargo names a target folder outside (${checkout})`,
    isApart: true,
    files: { ...rust.files, '.cargo/config.toml': '[build]\ntarget-dir = "../outside/target"\n' },
    inputs: { run: cargo, checkout },
  })),
  {
    ...rust,
    name: 'cargo install puts the program where both sides find it',
    env: { CARGO_INSTALL_ROOT: '$OUTSIDE/installed' },
    inputs: {
      setup: 'cargo install --quiet --offline --force --path .',
      run: '$CARGO_INSTALL_ROOT/bin/bench',
      checkout: 'worktree',
    },
  },
  {
    ...rust,
    name: 'an earlier step installed the program with cargo, and run builds another package',
    files: {
      ...rust.files,
      'other/Cargo.toml': '[package]\nname = "other"\nversion = "0.1.0"\nedition = "2021"\n',
      'other/src/lib.rs': 'pub fn other() {}\n',
    },
    env: { CARGO_INSTALL_ROOT: '$OUTSIDE/installed', PATH: '$OUTSIDE/installed/bin:$PATH' },
    earlier: 'cargo install --quiet --offline --path .',
    inputs: {
      run: 'cargo build --quiet --offline --manifest-path other/Cargo.toml && bench',
      checkout: 'worktree',
    },
  },
  ...(['worktree', 'in-place'] as const).map(checkout => ({
    ...rustOfTwo,
    name: `cargo built the program in a target folder outside before, and run builds another package that differs (${checkout})`,
    earlier: 'cargo build --quiet --offline --target-dir $OUTSIDE/built --bin bench',
    inputs: {
      run: 'cargo build --quiet --offline --manifest-path other/Cargo.toml && $OUTSIDE/built/debug/bench',
      checkout,
    },
  })),
  ...(['worktree', 'in-place'] as const).map(checkout => ({
    ...rust,
    name: `run only starts a program that cargo built before (${checkout})`,
    earlier: 'cargo build --quiet --offline --bin bench',
    inputs: { run: 'target/debug/bench', checkout },
  })),
]

export const nativeHonest: readonly SetUp[] = [
  ...(['worktree', 'in-place'] as const).map(checkout => ({
    ...macros,
    name: `only a list of macros differs, and setup builds (${checkout})`,
    earlier: 'make >/dev/null',
    inputs: { setup: 'make', run: 'build/bench', checkout },
  })),
  ...(['worktree', 'in-place'] as const).map(checkout => ({
    ...withTestOfItsOwn,
    name: `a Makefile and configure name another source that differs, which nothing needs (${checkout})`,
    earlier: configure,
    inputs: { setup: './configure', run: 'make --silent bench && ./bench', checkout },
  })),
  ...(['worktree', 'in-place'] as const).map(checkout => ({
    ...inSubmodule,
    name: `only a submodule differs, and run compiles it (${checkout})`,
    earlier: compileSubmodule,
    inputs: { run: `${compileSubmodule} && out/bench`, checkout },
  })),
  ...(['worktree', 'in-place'] as const).flatMap(checkout => [
    {
      ...rustOfThree,
      name: `cargo takes the package of the side, and there is a copy outside (${checkout})`,
      earlier: 'cp -r widget $OUT',
      inputs: { run: runPatched('widget'), checkout },
    },
    {
      ...rustWithFetched,
      name: `a dependency that was built before has a source of the same name as a package that is not used (${checkout})`,
      inputs: { run: runPatched('$OUT'), checkout },
    },
    {
      ...rustOfThree,
      name: `run copies the program that cargo builds to a place that both sides share (${checkout})`,
      earlier: `${buildPatched} && cp target/debug/bench $OUT`,
      inputs: { run: `${buildPatched} && cp target/debug/bench $OUT && $OUT`, checkout },
    },
  ]),
  ...(['worktree', 'in-place'] as const).flatMap(checkout => [
    {
      ...headers,
      name: `an earlier step installed a header, and run compiles with that of the side (${checkout})`,
      earlier: installHeaders,
      inputs: { run: compileWithHeaders('-Iinclude -I$PREFIX/include'), checkout },
    },
    {
      ...generatedHeader,
      name: `make generates a header that was generated just before (${checkout})`,
      earlier: 'make -s',
      inputs: { run: 'make -s && out/bench', checkout },
    },
  ]),
  ...(['worktree', 'in-place'] as const).flatMap(checkout => [
    {
      ...two,
      name: `run builds and starts its program anew, and an earlier one outside is not used (${checkout})`,
      earlier: 'mkdir $OUTSIDE/out && cc -o $OUTSIDE/out/bench bench/main.c util/util.c src/widget.c',
      inputs: {
        run: 'ls $OUTSIDE/out >/dev/null; mkdir -p out && cc -o out/bench bench/main.c util/util.c src/widget.c && out/bench',
        checkout,
      },
    },
    {
      ...rustOfTwo,
      name: `run builds its program and another package, and an earlier target folder outside is not used (${checkout})`,
      earlier: 'cargo build --quiet --offline --target-dir $OUTSIDE/built --bin bench',
      inputs: {
        run: `ls $OUTSIDE/built >/dev/null; cargo build --quiet --offline --manifest-path other/Cargo.toml && ${cargo}`,
        checkout,
      },
    },
  ]),
  ...(['worktree', 'in-place'] as const).map(checkout => ({
    ...unpacked,
    name: `setup unpacks a package that is built for each side, as its sources are part of the recipe (${checkout}, with a stand-in for vcpkg)`,
    inputs: {
      setup: 'sh install.sh port/recipe src/widget.c',
      run: compileWith('installed/lib/libcore.a'),
      checkout,
    },
  })),
  ...(['worktree', 'in-place'] as const).map(checkout => ({
    ...packaged,
    name: `setup makes a package in the home folder, and each side links its own (${checkout})`,
    inputs: {
      setup: 'sh package.sh && mkdir -p out && cp $HOME/newest out/own',
      run: compileWithPackage.replace('$HOME/newest', 'out/own'),
      checkout,
    },
  })),
  ...(['worktree', 'in-place'] as const).map(checkout => ({
    ...two,
    name: `a stripped library of others is used, and a source that calls it differs and is not compiled (${checkout})`,
    files: {
      ...two.files,
      'src/program.c': `int util(int);\nint main(void) {\n  if (util(${value})) { return 1; }\n}\n`,
    },
    earlier: stripped('libutil.so', 'util/util.c'),
    inputs: {
      run: 'mkdir -p out && cc -o out/bench bench/main.c src/widget.c libutil.so -Wl,-rpath,$PWD && out/bench',
      checkout,
    },
  })),
  ...(['worktree', 'in-place'] as const).map(checkout => ({
    ...two,
    name: `a library is installed in the checkout, and another copy of it outside is not used (${checkout})`,
    env: { PREFIX: '$OUTSIDE/prefix' },
    earlier: installLibrary,
    inputs: {
      run: `(PREFIX=out; ${installLibrary}) && ${compileWith('out/lib/libcore.a')}`,
      checkout,
    },
  })),
  {
    ...make,
    name: 'both sides use the same ignored files, and run builds everything anew',
    inputs: { run: 'make -s -B && build/bench', checkout: 'in-place', 'ignored-files': 'shared' },
  },
  ...(['worktree', 'in-place'] as const).flatMap(checkout => [
    {
      ...fetched,
      name: `run compiles the sources of the side beside a copy of another version (${checkout})`,
      inputs: { run: compileWith('src/widget.c'), checkout },
    },
    {
      ...templated,
      name: `make generates a source from a template (${checkout})`,
      earlier: 'make -s',
      inputs: { run: 'make -s && out/bench', checkout },
    },
    {
      ...make,
      name: `make builds in run (${checkout})`,
      inputs: { run: 'make -s && build/bench', checkout },
    },
    {
      ...outside,
      name: `make builds what an earlier step has built just before (${checkout})`,
      env: { BUILD: 'build' },
      earlier: 'make -s',
      inputs: { run: 'make -s && python3 measure.py', checkout },
    },
    {
      ...outside,
      name: `run builds everything anew in a folder outside (${checkout})`,
      inputs: { run: 'make -s -B && python3 measure.py', checkout },
    },
    {
      ...outside,
      name: `setup builds a dependency once, in a folder outside (${checkout})`,
      inputs: {
        setup:
          'if [ ! -e $BUILD/main.o ]; then mkdir -p $BUILD && cc -c -o $BUILD/main.o bench/main.c; fi\nmkdir -p build && cc -o build/bench src/widget.c $BUILD/main.o',
        run: 'build/bench',
        checkout,
      },
    },
    {
      ...make,
      name: `make builds in setup, in worktrees or with run (${checkout})`,
      inputs: { setup: 'make', run: 'make -s && build/bench', checkout },
    },
    {
      ...cmakes,
      name: `CMake builds in run (${checkout})`,
      inputs: {
        run: 'cmake -S . -B build >/dev/null && cmake --build build >/dev/null && build/bench',
        checkout,
      },
    },
    { ...rust, name: `cargo builds in run (${checkout})`, inputs: { run: cargo, checkout } },
  ]),
]
