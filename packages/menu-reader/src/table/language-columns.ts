// Finds the columns of a table that repeat others in another language.

import { type LanguageGroup, type LanguageMember, languageGroups } from '../language-groups.ts'
import { languageOf } from '../languages.ts'
import type { Header, TranslatedColumn } from './columns.ts'
import type { TableRow } from './table-row.ts'

export interface LanguageColumns {
  /** Without the menu's own language, and blank above translations. */
  readonly headings: readonly string[]
  readonly translated: readonly TranslatedColumn[]
}

/** Null for a table in one language. */
export function languageColumnsOf({
  headings: written,
  candidates,
  profile,
}: Header): LanguageColumns | null {
  const headings = withStems(written)
  const texts = candidates.filter(at => {
    const { filled, priced, isWords } = profile(at)
    return filled > 0 && isWords && priced < 0.2 * filled
  })
  // Of two columns with the same heading only the first counts.
  const at = new Map([...texts].reverse().map(column => [headings[column] ?? '', column]))
  const groups = languageGroups([...at.keys()].reverse())
  if (groups.length === 0) return null
  const filled = ({ label }: LanguageMember) => profile(at.get(label) ?? 0).filled
  const language = ownLanguageOf(groups, filled)
  const own = [...headings]
  const translated = groups.flatMap(group => {
    const original = originalOf(group, language, filled)
    const of = at.get(original.label) ?? 0
    if (original.language !== null && group.stem !== '' && group.meaning !== null) own[of] = group.stem
    return group.members.flatMap(member => {
      const column = at.get(member.label)
      if (member === original || column === undefined) return []
      own[column] = ''
      return member.language === null ? [] : [{ language: member.language, at: column, of }]
    })
  })
  return { headings: own, translated }
}

/** "-en" alone translates the column before it. */
function withStems(headings: readonly string[]): string[] {
  let stem = ''
  return headings.map(heading => {
    if (/^\s*[-_(/]\s*\p{L}{2}\)?$/u.test(heading) && languageOf(heading)) return `${stem} ${heading}`
    stem = heading
    return heading
  })
}

type Filled = (member: LanguageMember) => number

/** Null if the names have a column without a mark; else the most complete language, of several the first. */
function ownLanguageOf(groups: readonly LanguageGroup[], filled: Filled): string | null {
  const names = groups.find(({ meaning }) => meaning === 'name') ?? groups[0]
  return names ? originalOf(names, null, filled).language : null
}

function originalOf({ members }: LanguageGroup, language: string | null, filled: Filled): LanguageMember {
  const [fullest] = [...members].sort((a, b) => filled(b) - filled(a))
  const inOwn = (own: string | null) => members.find(member => member.language === own)
  return inOwn(null) ?? inOwn(language) ?? (fullest as LanguageMember)
}

/**
 * The rows as a table in one language: its texts replace the menu's own, where those have none of it the
 * next language's. `language` null: the menu's own.
 */
export function rowsInLanguage(
  rows: readonly TableRow[],
  translated: readonly TranslatedColumn[],
  language: string | null,
): readonly TableRow[] {
  if (translated.length === 0) return rows
  return rows.map(row => {
    const cells = [...row.cells]
    const filled = (at: number) => (cells[at]?.trim() ?? '') !== ''
    for (const { at, of, language: other } of translated)
      if (filled(at) && (other === language || !filled(of))) cells[of] = cells[at] ?? ''
    for (const { at } of translated) if (at < cells.length) cells[at] = ''
    return { ...row, cells }
  })
}
