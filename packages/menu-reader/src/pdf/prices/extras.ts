// Recognises extras: an addition to a dish for a surcharge is not a dish.

/** Whether a whole line offers an extra: "add bacon 3", "+ egg 1.50", "Extra cheese". `above` is the line before. */
export function isExtraOffer(text: string, above = ''): boolean {
  if (isListedByPlus(text, above)) return false
  return (offer.test(text.trim()) && /\p{L}{2}/u.test(text)) || /^[*(\s]*or\s/i.test(text)
}

/**
 * Whether the price after this text is a surcharge: "with fries. Add an egg for", "(", "+". The line itself begins at
 * `lineStart`; the text before that is the line above.
 */
export function isSurcharge(before: string, lineStart: number): boolean {
  if (/\+\s?[^\d\s]{0,3}\s?$/.test(before)) return true
  if (isListedByPlus(before.slice(lineStart), before.slice(0, lineStart))) return false
  const clause = before.split(clauseEnd).at(-1) ?? ''
  if (clause.length > before.length - lineStart) {
    const here = before.slice(lineStart)
    return offer.test(here) || (/^\p{Ll}/u.test(here) && isWordedOffer(clause))
  }
  return offer.test(clause.trim())
}

/** "gin + cucumber +" above "lime 12", or "+ lime 12" below it: the menu lists what is in a dish that has no price yet. */
function isListedByPlus(text: string, above: string): boolean {
  if (/\d/.test(above)) return false
  const isOpen = /\p{L}\)? ?\+\s*$/u.test(above)
  return isOpen || (/^\+ /.test(text) && /\p{L}\)? \+ \p{L}/u.test(above))
}

const clauseEnd = /[.;!?([•|·]|,\s(?=add\b)|\s(?=\+\s?add\b)/i

/** A sentence that began in the line above must contain a word like "add". */
function isWordedOffer(clause: string): boolean {
  return (
    /^[\s*+]*(?:or\s)?(?:add|adds|upgrade|sub|substitute|make it)\b/i.test(clause) &&
    !/\d/.test(clause) &&
    clause.length < 70
  )
}

const offer =
  /^[*(\s]*(?:\+(?!\d{2})|add\b|add[- ]?ons?\b|(?:each\s)?additional\b|each\s(?:extra|topping)|toppings?\s(?=.*\d)|adds?\s|extra\b(?!\s(?:virgin|dry|brut|hop|special|anejo|añejo))|sub(?:stitute)?\b(?!\w)|substitutions?\b|upgrade\b|make it\b|swap\b|upcharge\b|supplement\b|suppl\.?\b|supplément\b|surcharge\b|choice of extra|zuschlag\b|aufpreis\b|zusätzlich\b|mit extra|toeslag\b|supplemento\b|suplemento\b|aggiunt[ae]\b|añad[ea]\b|extra’s\b|ajoute[rz]\b|gluten[- ]free (?:base|bun|bread)\b|kleine portion\b|with (?:added|extra)\b)/i
