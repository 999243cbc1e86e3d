// What our Markdown is made of: each kind of block, and nothing that a name could begin.
import { expect, test } from 'vitest'
import { folded } from '../../../../src/core/report/folded.ts'
import { type Block, blocksOf } from '../../../../src/core/report/html/blocks.ts'
import { codeBlock } from '../../../../src/core/words/escape.ts'

test('reads every kind of block that our reports have', () => {
  const report = `## ❌ Title

A paragraph
of two lines.
- one
- two
  goes on

|  | Name | Value |
|:-:|:--|--:|
| a | \`b\` |  |

<sub>Small print.</sub>

${codeBlock('a\n\nb', 'sh')}`
  expect(blocksOf(report)).toEqual([
    { kind: 'heading', text: '❌ Title' },
    { kind: 'paragraph', text: 'A paragraph\nof two lines.' },
    { kind: 'list', items: ['one', 'two\ngoes on'] },
    {
      kind: 'table',
      rows: [
        ['', 'Name', 'Value'],
        ['a', '`b`', ''],
      ],
      sides: ['center', 'left', 'right'],
    },
    { kind: 'note', text: 'Small print.' },
    { kind: 'code', text: 'a\n\nb' },
  ] satisfies readonly Block[])
})

test('a fold has blocks of its own, other folds too, and what stands after it is not in it', () => {
  const inner = folded('inner', '- a')
  expect(blocksOf(`${folded('outer', `one\n\n${inner}\n\ntwo`)}\n\nthree`)).toEqual([
    {
      kind: 'fold',
      title: 'outer',
      blocks: [
        { kind: 'paragraph', text: 'one' },
        { kind: 'fold', title: 'inner', blocks: [{ kind: 'list', items: ['a'] }] },
        { kind: 'paragraph', text: 'two' },
      ],
    },
    { kind: 'paragraph', text: 'three' },
  ])
})

test('code ends only where it was to end, whatever stands in it', () => {
  const text = '</details>\n```\n- no list\n<sub>x</sub>\n| a |\n````'
  expect(blocksOf(folded('t', codeBlock(text, 'text')))).toEqual([
    { kind: 'fold', title: 't', blocks: [{ kind: 'code', text }] },
  ])
})

test('what it does not know is read as it is written', () => {
  expect(blocksOf('> [!NOTE]\n> words\n\n<table><tr>')).toEqual([
    { kind: 'paragraph', text: '> [!NOTE]\n> words' },
    { kind: 'paragraph', text: '<table><tr>' },
  ])
  expect(blocksOf('')).toEqual([])
  expect(blocksOf('</details>')).toEqual([])
})
