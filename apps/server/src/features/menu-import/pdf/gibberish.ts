// Detects wrong letters, which a PDF yields when its fonts do not say which letters their glyphs are.

/** Whether too many words lack a vowel: in every language in Latin script nearly all longer words have one. */
export function isGibberish(text: string): boolean {
  const words =
    text
      .normalize('NFD')
      .replace(/\p{Mn}/gu, '')
      .match(/\p{Script=Latin}{4,}/gu) ?? []
  const mute = words.filter(word => !hasVowel.test(word)).length
  return words.length >= minWords && mute > maxMuteShare * words.length
}

const hasVowel = /[aeiouyæœøıə]/i
/** On menus a share of 0.01 of the words has no vowel; where glyph numbers are taken for letters, 0.3 and more. */
const maxMuteShare = 0.15
const minWords = 15
