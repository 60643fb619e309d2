// Rates whether words read like a description or like a name.

/** Commas, function words and length suggest a description; capitals and brevity a name. */
export function proseOf(text: string, isItalic: boolean): number {
  const words = text.split(/\s+/).filter(word => /\p{L}/u.test(word))
  const capital = words.filter(word => /^[^\p{L}]*\p{Lu}/u.test(word)).length
  const small = text.match(smallWords)?.length ?? 0
  let prose = isItalic ? 0.3 : 0
  if (/^[^\p{L}]*\p{Ll}/u.test(text)) prose += 1
  if (/^[(]/.test(text)) prose += 0.7
  prose += Math.min(1.5, 0.6 * (text.match(/,/g)?.length ?? 0))
  prose += Math.min(1.2, 0.35 * small)
  if (text.length > 45) prose += 0.6
  if (text.length > 75) prose += 0.8
  if (/[.!]$/.test(text)) prose += 0.7
  if (isUpper(text)) prose -= 0.8
  else if (words.length > 1 && capital >= 0.7 * words.length) prose -= 0.8
  if (words.length <= 4) prose -= 0.6
  return prose
}

const smallWords =
  /\b(?:with|and|served|in|on|of|our|your|the|topped|from|choice|all|are|is|mit|und|auf|in|avec|et|de|du|des|aux?|con|y|e|en|met|van|op|met|com|sur)\b/gi

export function isUpper(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  return (
    letters.length > 1 &&
    letters.filter(letter => letter !== letter.toLowerCase()).length > 0.8 * letters.length
  )
}
