// Attributes of XML.
import { expect, test } from 'vitest'
import { xmlAttributeOrEmpty } from '../../../../src/core/formats/text/xml.ts'

test('reads one by its name, with its entities', () => {
  const attributes = ' rename="b" name="a &lt;&amp;lt;&#10;&#xE9;&nbsp;&#x110000;"'
  expect(xmlAttributeOrEmpty(attributes, 'name')).toBe('a <&lt;\né&nbsp;&#x110000;')
  expect(xmlAttributeOrEmpty(attributes, 'other')).toBe('')
})
