// The languages whose source files the canary can break, and the text that makes a file fail, one row for each.

/** A Language is how its source files are named, and a text in place of one that neither compiles nor runs. */
export interface Language {
  readonly name: string
  readonly extensions: readonly string[]
  /** Whether files run as they are, so that a command names the program that measures and not what it is built from. */
  readonly isInterpreted: boolean
  readonly text: string
}

/** A syntax error in every language that has a parser of its own. */
const nonsense = ')]} benchgate canary: this file is broken on purpose\n'
/** For the preprocessor of C. An unclosed comment or a string would hide nothing of it. */
const error = '#error benchgate canary: this file is broken on purpose\n'
/** tsc writes JavaScript in spite of a syntax error, so the first line fails where the second one is repaired. */
const thrown = "throw new Error('benchgate canary: this file is broken on purpose')\n)]}\n"

const compiled = (name: string, extensions: string, text = nonsense): Language => ({
  ...{ name, extensions: extensions.split(' '), isInterpreted: false, text },
})
const interpreted = (name: string, extensions: string, text = nonsense): Language => ({
  ...{ name, extensions: extensions.split(' '), isInterpreted: true, text },
})

export const languages: readonly Language[] = [
  compiled('Go', 'go'),
  compiled('Rust', 'rs'),
  compiled('C and C++', 'c h cc cpp cxx c++ hh hpp hxx h++ inl ipp tpp ixx cppm', error),
  compiled('CUDA', 'cu cuh', error),
  compiled('Objective-C', 'm mm', error),
  compiled('Cython', 'pyx pxd pxi'),
  compiled('Java', 'java'),
  compiled('Kotlin', 'kt'),
  compiled('Scala', 'scala'),
  compiled('Groovy', 'groovy'),
  compiled('C#', 'cs'),
  compiled('F#', 'fs fsi'),
  compiled('Visual Basic', 'vb'),
  compiled('Swift', 'swift'),
  compiled('Zig', 'zig'),
  compiled('D', 'd'),
  compiled('Nim', 'nim'),
  compiled('Crystal', 'cr'),
  compiled('Haskell', 'hs'),
  compiled('OCaml', 'ml mli'),
  compiled('Fortran', 'f f90 f95 f03 f08 for'),
  compiled('Ada', 'adb ads'),
  compiled('Dart', 'dart'),
  compiled('Erlang', 'erl'),
  compiled('Elixir', 'ex'),
  compiled('Gleam', 'gleam'),
  compiled('Vue and Svelte', 'vue svelte', `<script>\n${thrown}</script>\n`),
  interpreted('JavaScript and TypeScript', 'js mjs cjs jsx ts mts cts tsx', thrown),
  interpreted('Python', 'py'),
  interpreted('Ruby', 'rb'),
  interpreted('PHP', 'php', `<?php ${thrown}`),
  interpreted('Perl', 'pl pm'),
  interpreted('Lua and Luau', 'lua luau'),
  interpreted('R', 'r'),
  interpreted('Julia', 'jl'),
  interpreted('Clojure', 'clj cljs cljc'),
  interpreted('Racket and Scheme', 'rkt scm ss'),
  interpreted('Lisp', 'lisp el'),
]

/** The language by the extension of a path; null where it is none of these. */
export function languageOf(path: string): Language | null {
  const extension = /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase()
  return languages.find(({ extensions }) => extensions.includes(extension ?? '')) ?? null
}
