// The code of a group: in huge letters that can be read across a table, or inline in text.

import { texts } from '../../lib/text/texts.ts'

/** A screen reader spells the code letter by letter. */
export function HugeCode({ code, label = texts.share.codeLabel }: { code: string; label?: string }) {
  return (
    <p className="@container w-full text-center">
      <span className="sr-only">{`${label}: ${[...code].join(' ')}`}</span>
      <span
        aria-hidden
        dir="ltr"
        translate="no"
        className="figures block select-all whitespace-nowrap ps-[0.14em] font-[600] font-serif leading-none tracking-[0.14em]"
        style={{ fontSize: `min(4.5rem, ${(100 / widthOf(code)).toFixed(2)}cqw)` }}
      >
        {code}
      </span>
    </p>
  )
}

/** An upper estimate in em, with letter spacing: WWWWWW is half as wide again as 222222. */
function widthOf(code: string): number {
  const letters = [...code].map(letter =>
    letter === 'W' ? 1.21 : letter === 'M' ? 1.08 : /\d/.test(letter) ? 0.78 : 0.96,
  )
  return letters.reduce((sum, width) => sum + width, 0.14)
}

export function InlineCode({ code }: { code: string }) {
  return (
    <bdi translate="no" className="select-all font-semibold text-ink tracking-[0.06em]">
      {code}
    </bdi>
  )
}
