// A diner's initial on their colour, the same on every phone.

import { avatarColour } from '@tablemate/domain/groups/avatar-colour.ts'

interface Props {
  readonly memberId: number
  readonly name: string
  readonly className?: string
}

/** Hidden from screen readers: the caller shows the name beside it, or labels it. */
export function Avatar({ memberId, name, className = 'size-9' }: Props) {
  return (
    <span
      aria-hidden
      style={{ backgroundColor: colours[avatarColour(memberId)] }}
      className={`grid shrink-0 select-none place-items-center overflow-clip rounded-full font-semibold text-body text-white print:border print:border-black print:text-black ${className}`}
    >
      {initial(name)}
    </span>
  )
}

const colours = [
  '#B23A1E',
  '#8A5A00',
  '#4E6B1F',
  '#1E6B5C',
  '#1F5F8B',
  '#5A4FA3',
  '#8E3B7A',
  '#6B4A35',
] as const

/** The first grapheme, since an emoji may consist of several code points. */
function initial(name: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name.trim())
  return (first?.segment ?? '?').toUpperCase()
}
