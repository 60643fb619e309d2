// Checks that a parsed order loses no word of the transcript silently.

import { isShape } from '@tablemate/order-parser/food/dish-shapes.ts'
import type { ParsedOrder, WordOutcome } from '@tablemate/order-parser/parsed-order.ts'
import { isCommonWord } from '@tablemate/order-parser/phrases/phrases.ts'
import { nameStems } from '@tablemate/order-parser/words/canonical-names.ts'
import { isMoneyWord, numberAt, numberSoundingLike } from '@tablemate/order-parser/words/numbers.ts'
import { withEnglishWords } from '@tablemate/order-parser/words/other-language.ts'
import { isFunctionWord, type Token, tokensOf } from '@tablemate/order-parser/words/tokens.ts'
import { fold, stemOf } from '@tablemate/order-parser/words/word-forms.ts'

/**
 * Returns the words that a parsed order has lost. Each word of the transcript must have exactly one outcome, and the order
 * must prove it: a dish has it in its name, is shared by it, a modification contains it, or a note or a part not understood
 * shows it. Only
 * these words need not be shown:
 * - the language of ordering: fixed phrases ("can i get", "a side of"), function words, counts and prices of a dish, and the
 *   form of a dish beside its name ("a turkey sub" with a menu that lists Turkey among its subs);
 * - references to another part of the order, in a sentence that corrects or repeats something;
 * - a word said twice in a row.
 * Hesitation ("um") and punctuation do not count as words.
 */
export function wordsLost(said: string, order: ParsedOrder): string[] {
  const words = [...said.matchAll(/\p{L}[\p{L}\p{M}]*|\d+|\p{N}/gu)]
    .map(({ 0: text, index }) => ({ text, start: index, end: index + text.length }))
    .filter(({ text }) => !hesitation.test(fold(text)))
  const covering = (word: { start: number; end: number }) =>
    order.outcomes.filter(({ start, end }) => start <= word.start && end >= word.end)
  const uncovered = words.filter(word => covering(word).length !== 1).map(({ text }) => `${text}: no outcome`)
  const unproven = order.outcomes
    .filter(outcome => !isProven(said, order, outcome))
    .map(({ start, end, outcome }) => `${said.slice(start, end)}: no ${outcome}`)
  return [...uncovered, ...unproven]
}

const hesitation = /^(?:u+[mh]+|uhm|er+m?|h*m+|ah|eh)$/i

function isProven(said: string, order: ParsedOrder, { start, end, outcome }: WordOutcome): boolean {
  const { items, notes, notUnderstood } = order
  const isWithin = (stretches: readonly { start: number; end: number }[]) =>
    stretches.some(stretch => stretch.start <= start && stretch.end >= end)
  const tokens = tokensOf(said.slice(start, end))
  const [form] = nameStems(said.slice(start, end))
  const others = tokensOf(said.slice(0, start) + said.slice(end))
  switch (outcome) {
    case 'dish':
      return items.some(
        ({ words, entry, name, modifications, ambiguity }) =>
          words.some(word => word.start <= start && word.end >= end) &&
          (entry !== null ||
            [name, ...ambiguity.map(other => other.name)].some(one =>
              tokens.every(token => isSaidIn(`${one} ${modifications.join(' ')}`, token)),
            )),
      )
    case 'modifier': {
      const modifierText = items.flatMap(({ modifications }) => modifications).join(' ')
      return (
        isWithin(items.flatMap(({ words }) => words)) &&
        tokens.every(token => isSaidIn(modifierText, token) || isSmall(token))
      )
    }
    case 'sharing':
      return isWithin(items.filter(({ sharedBy }) => sharedBy).flatMap(({ words }) => words))
    case 'note':
      return isWithin(notes)
    case 'act':
      return isWithin(order.acts)
    case 'not-understood':
      return isWithin(notUnderstood)
    case 'ordering':
      return withEnglishWords(tokens, () => false).every(isOfOrdering) || isShape(form ?? '')
    case 'reference':
      return referenceWords.test(fold(said))
    case 'repetition':
      return tokens.every(({ word }) => others.some(other => other.word.startsWith(word)))
  }
}

const isSaidIn = (text: string, { word, stem }: Token) =>
  tokensOf(text).some(
    token => [token.word, `${token.word}s`].includes(word) || [token.stem, stemOf(token.word)].includes(stem),
  )

const isSmall = (token: Token) => isFunctionWord(token) || numberSoundingLike(token.word) !== undefined

const isOfOrdering = (token: Token) =>
  isCommonWord(token.word) ||
  isMoneyWord(token) ||
  numberAt([token], 0) !== null ||
  numberSoundingLike(token.word) !== undefined ||
  countsAndPrices.test(token.word)

const countsAndPrices =
  /^(?:[\d.,]+|dozen|couple|pair|few|half|twice|times?|x|total|altogether|pounds?|hundred|thousand|pence|penny|p|kr|zł|chf|eur|won|yuan|baht|reals?|reais|pesos?)$/

const referenceWords =
  /\b(?:no|not|without|dont|wait|actually|oh|sorry|mean|meant|instead|rather|place|lieu|scratch|cancel|remove|forget|never|nevermind|drop|change|swap|switch|sub|substitute|replace|make|do|same|again|ditto|another|more|one|ones|a|other|both|each|all|everything|rest|extra|first|second|last|of|the|my|that|those)\b/
