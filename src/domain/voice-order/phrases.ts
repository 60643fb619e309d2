// The fixed phrases of ordering, by what they do in a sentence. Found word by word, all lengths, longest first.

import { askingPatterns } from './patterns-of-asking.ts'
import { joiningPatterns } from './patterns-of-joining.ts'
import { mendingPatterns } from './patterns-of-mending.ts'
import { talkPatterns } from './patterns-of-talk.ts'
import type { Token } from './tokens.ts'

/** What a phrase does. `grammar.ts` says where each may stand, `draft.ts` what it changes. */
export type PhraseKind = keyof typeof patterns

/**
 * One line is one pattern: words in order, `a|b` either, `a?` maybe, `a_b` two words. Apostrophes are dropped, as
 * tokens drop them.
 */
const patterns = { ...joiningPatterns, ...askingPatterns, ...mendingPatterns, ...talkPatterns }

interface Node {
  readonly next: Map<string, Node>
  kinds: PhraseKind[]
}

const makeNode = (): Node => ({ next: new Map(), kinds: [] })

const root = makeNode()
const words = new Set<string>()

for (const [kind, lines] of Object.entries(patterns) as [PhraseKind, string][])
  for (const line of lines.split('\n')) if (line.trim()) plant(line.trim(), kind)

/** All phrases that begin at a word, as [kind, where it ends]. A sentence's stop ends every phrase. */
export function phrasesAt(tokens: readonly Token[], at: number): [PhraseKind, number][] {
  const found: [PhraseKind, number][] = []
  let node: Node | undefined = root
  for (let end = at; end < tokens.length; end += 1) {
    const token = tokens[end] as Token
    if (end > at && token.gap === 'stop') break
    node = node.next.get(token.word)
    if (!node) break
    for (const kind of node.kinds) found.push([kind, end + 1])
  }
  return found
}

/** Whether a folded word belongs to the language of ordering rather than to a name. */
export function isCommonWord(word: string): boolean {
  return words.has(word)
}

function plant(line: string, kind: PhraseKind): void {
  let nodes: Node[] = [root]
  for (const group of line.split(/\s+/)) {
    const isOptional = group.endsWith('?')
    const choices = (isOptional ? group.slice(0, -1) : group).split('|').filter(choice => choice !== ',')
    const reached = choices.flatMap(choice => nodes.map(node => walk(node, choice.split('_'))))
    nodes = [...new Set(isOptional ? [...nodes, ...reached] : reached)]
  }
  for (const node of nodes) if (node !== root && !node.kinds.includes(kind)) node.kinds.push(kind)
}

function walk(from: Node, path: readonly string[]): Node {
  let node = from
  for (const word of path) {
    words.add(word)
    const next = node.next.get(word) ?? makeNode()
    node.next.set(word, next)
    node = next
  }
  return node
}
