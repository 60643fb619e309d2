// The code of a group, to be read across a table: huge on its own, or in a line of text.

import { en } from '../text/en.ts'

/** Set letter by letter, and read aloud letter by letter. */
export function HugeCode({ code }: { code: string }) {
  return (
    <p className="text-center">
      <span className="sr-only">{`${en.share.codeLabel}: ${[...code].join(' ')}`}</span>
      <span
        aria-hidden
        className="figures block select-all pl-[0.14em] font-[600] font-serif text-[clamp(2.75rem,15.5vw,4.5rem)] leading-none tracking-[0.14em]"
      >
        {code}
      </span>
    </p>
  )
}

export function InlineCode({ code }: { code: string }) {
  return <span className="select-all font-bold text-ink tracking-[0.06em]">{code}</span>
}
