// Groups headings of a table, or keys of a JSON object, that name the same text in several languages.

import { fitOf, isShortName, type Meaning, wordsOf } from './header-words.ts'
import { languageOfHeading, type MarkedLabel, markOf } from './languages.ts'

export interface LanguageMember {
  readonly label: string
  /** Null: the label names no language. */
  readonly language: string | null
}

/** Each member has another language. At least two. */
export interface LanguageGroup {
  readonly stem: string
  readonly meaning: Meaning | null
  readonly members: readonly LanguageMember[]
}

/** `labels` are those of texts, each once. */
export function languageGroups(labels: readonly string[]): LanguageGroup[] {
  const marked = labels.flatMap(label => {
    const mark = markOf(label)
    return mark ? [{ label, ...mark }] : []
  })
  return marked.length > 0 ? groupsOfMarked(labels, marked) : groupsByWord(labels)
}

type Marked = MarkedLabel & { readonly label: string }

interface Growing {
  readonly stem: string
  readonly meaning: Meaning | null
  readonly members: Map<string | null, Marked | { readonly label: string }>
}

/** By equal stems first, then by the meaning of what remains: "naam_nl" and "name_en". */
function groupsOfMarked(labels: readonly string[], marked: readonly Marked[]): LanguageGroup[] {
  const plain = labels.filter(label => !marked.some(one => one.label === label))
  const found: Growing[] = []
  for (const one of marked) {
    if (one.stem === '') continue
    const group = found.find(({ stem }) => stem === one.stem) ?? begin(found, one.stem, plain)
    if (!group.members.has(one.language)) group.members.set(one.language, one)
  }
  for (const group of found) if (!group.members.has(null)) adoptOriginal(group, plain)
  const groups = found.filter(isAxis)
  const isTaken = (label: string) =>
    groups.some(({ members }) => [...members.values()].some(member => member.label === label))
  for (const one of marked) {
    const meaning = one.stem === '' ? 'name' : meaningOf(one.stem)
    if (meaning === null || one.certainty === 0 || isTaken(one.label)) continue
    const group = groups.find(other => other.meaning === meaning) ?? beginOf(groups, meaning, plain)
    if (!group.members.has(one.language)) group.members.set(one.language, one)
  }
  return groups.filter(isAxis).map(finished)
}

/** Begins a group with the label that has the stem and no language. */
function begin(groups: Growing[], stem: string, plain: readonly string[]): Growing {
  const own = plain.find(label => wordsOf(label) === stem)
  return push(groups, { stem, meaning: meaningOf(stem), members: membersOf(own) })
}

/** "Κατηγορία" beside "Category EN" and "Category DE". */
function adoptOriginal({ meaning, members }: Growing, plain: readonly string[]): void {
  const own = plain.find(label => meaning !== null && fitOf(label, meaning) > 2.5 && !isShortName(label))
  if (own !== undefined) members.set(null, { label: own })
}

/** Begins a group with the label that has the meaning and no language. */
function beginOf(groups: Growing[], meaning: Meaning, plain: readonly string[]): Growing {
  const own = plain
    .filter(label => meaningOf(label) === meaning && !isShortName(label))
    .sort((a, b) => fitOf(b, meaning) - fitOf(a, meaning))[0]
  return push(groups, { stem: meaning, meaning, members: membersOf(own) })
}

function membersOf(own: string | undefined): Growing['members'] {
  return new Map(own === undefined ? [] : [[null, { label: own }]])
}

function push(groups: Growing[], group: Growing): Growing {
  groups.push(group)
  return group
}

/** Several languages, and not only by words that need not be languages. */
function isAxis({ members }: Growing): boolean {
  const certainties = [...members.values()].map(member => ('certainty' in member ? member.certainty : 0))
  return members.size > 1 && certainties.reduce((sum: number, one) => sum + one, 0) >= 2
}

function finished({ stem, meaning, members }: Growing): LanguageGroup {
  return { stem, meaning, members: Array.from(members, ([language, { label }]) => ({ label, language })) }
}

/** "Όνομα" and "Name": each heading is written in its language. */
function groupsByWord(labels: readonly string[]): LanguageGroup[] {
  const groups = new Map<Meaning, Map<string, LanguageMember>>()
  for (const label of labels) {
    const [language, meaning] = [languageOfHeading(label), meaningOf(label)]
    if (language === null || meaning === null) continue
    const members = groups.get(meaning) ?? new Map<string, LanguageMember>()
    if (!members.has(language)) members.set(language, { label, language })
    groups.set(meaning, members)
  }
  return [...groups]
    .filter(([, members]) => members.size > 1)
    .map(([meaning, members]) => ({ stem: meaning, meaning, members: [...members.values()] }))
}

/** What a stem means, if it is one of a dish's texts. */
function meaningOf(stem: string): Meaning | null {
  const [best] = meanings
    .map(meaning => ({ meaning, fit: fitOf(stem, meaning) }))
    .sort((a, b) => b.fit - a.fit)
  return best && best.fit > 1.5 ? best.meaning : null
}

const meanings = ['name', 'category', 'description', 'size'] as const
