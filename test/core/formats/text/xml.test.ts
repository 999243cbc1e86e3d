// Attributes of XML.
import { expect, test } from 'vitest'
import { xmlAttributeOf } from '../../../../src/core/formats/text/xml.ts'

test('reads one by its name, with its entities', () => {
  const attributes = ' rename="b" name="a &lt;&amp;lt;&#10;&#xE9;&nbsp;&#x110000;"'
  expect(xmlAttributeOf(attributes, 'name')).toBe('a <&lt;\né&nbsp;&#x110000;')
  expect(xmlAttributeOf(attributes, 'other')).toBe('')
})
