import { describe, expect, it } from 'vitest'
import { withoutEntities, withoutMarkup } from './markup.ts'

describe('Markup in a web shop’s text', () => {
  it.each([
    ['<p>Tomato &amp; <b>basil</b></p><br/><ul><li>hot</li></ul>', 'Tomato & basil hot'],
    ['Cr&egrave;me br&ucirc;l&eacute;e &#8211; &#x20AC;', 'Crème brûlée – €'],
    ['5 < 6 & 7 > 3', '5 < 6 & 7 > 3'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['&unknown; &#0; &#xd800;', '&unknown; &#0; &#xd800;'],
  ])('%j becomes %j', (html, text) => {
    expect(withoutMarkup(html).replace(/\s+/g, ' ').trim()).toBe(text)
  })

  it('is removed in linear time, even if many comments never end', () => {
    const begun = '<!--'.repeat(100_000)
    // In quadratic time this would exceed the test timeout.
    expect(withoutMarkup(begun)).toBe(begun)
    expect(withoutMarkup('Soup<!-- a\nnote --> of the day')).toBe('Soup  of the day')
  })

  it('stays in the name of a dish, where only entities are decoded', () => {
    expect(withoutEntities('<b>Fish</b> &amp; chips')).toBe('<b>Fish</b> & chips')
  })
})
