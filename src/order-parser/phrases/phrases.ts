// The fixed phrases of ordering, by what they do in a sentence. Found word by word, all lengths, longest first.

import type { Token } from '../words/tokens.ts'
import { askingPatterns } from './asking.ts'
import { mendingPatterns } from './correcting.ts'
import { joiningPatterns } from './joining.ts'
import { talkPatterns } from './talk.ts'

/** What a phrase does. The grammar says where each may stand, the draft what it changes. */
export type PhraseKind = keyof typeof patterns

/**
 * One line is one pattern: words in order, `a|b` either, `a?` maybe, `a_b` two words. Apostrophes are dropped, as
 * tokens drop them.
 */
const patterns = { ...joiningPatterns, ...askingPatterns, ...mendingPatterns, ...talkPatterns }

/** One word of a pattern leads on to the words that may follow it, each choice of a group to the same next group. */
interface Node {
  readonly next: Map<string, Node[]>
  kind: PhraseKind | null
}

const makeNode = (): Node => ({ next: new Map(), kind: null })

const root = makeNode()
const words = new Set<string>()

for (const [kind, lines] of Object.entries(patterns) as [PhraseKind, string][])
  for (const line of lines.split('\n')) if (line.trim()) plant(line.trim(), kind)

/** All phrases that begin at a word, as [kind, where it ends]. A sentence's stop ends every phrase. */
export function phrasesAt(tokens: readonly Token[], at: number): [PhraseKind, number][] {
  const found: [PhraseKind, number][] = []
  let nodes: Node[] = [root]
  for (let end = at; end < tokens.length; end += 1) {
    const { word, gap } = tokens[end] as Token
    if (end > at && gap === 'stop') break
    nodes = nodes.flatMap(node => node.next.get(word) ?? none)
    if (nodes.length === 0) break
    const kinds = new Set(nodes.map(({ kind }) => kind))
    for (const kind of kinds) if (kind) found.push([kind, end + 1])
  }
  return found
}

/** Whether a folded word belongs to the language of ordering rather than to a name. */
export function isCommonWord(word: string): boolean {
  return words.has(word)
}

function plant(line: string, kind: PhraseKind): void {
  let from: Node[] = [root]
  for (const group of line.split(/\s+/)) {
    const isOptional = group.endsWith('?')
    const choices = (isOptional ? group.slice(0, -1) : group).split('|').filter(choice => choice !== ',')
    const to = makeNode()
    for (const choice of choices) lead(from, choice.split('_'), to)
    from = isOptional ? [...from, to] : [to]
  }
  for (const node of from) if (node !== root) node.kind = kind
}

/** Lays a path of words from each of the nodes to another. */
function lead(from: readonly Node[], path: readonly string[], to: Node): void {
  let nodes = from
  path.forEach((word, i) => {
    words.add(word)
    const next = i === path.length - 1 ? to : makeNode()
    for (const node of nodes) node.next.set(word, [...(node.next.get(word) ?? []), next])
    nodes = [next]
  })
}

const none: readonly Node[] = []
