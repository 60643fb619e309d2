// A PDF whose fonts do not say which letters their glyphs are yields letters all the same: the wrong ones.

/** Whether nobody can have written this: in every language of Latin letters nearly every longer word has a vowel. */
export function isGibberish(text: string): boolean {
  const words =
    text
      .normalize('NFD')
      .replace(/\p{Mn}/gu, '')
      .match(/\p{Script=Latin}{4,}/gu) ?? []
  const mute = words.filter(word => !hasVowel.test(word)).length
  return words.length >= fewestWords && mute > mostMute * words.length
}

const hasVowel = /[aeiouyæœøıə]/i
/** Of the words of menus 0.01 have none; of glyph numbers that are taken for letters, 0.3 and more. */
const mostMute = 0.15
const fewestWords = 15
