// Recognises set menus: one dish of several courses under its own heading, with one price below them all.

import type { LabelledLine } from './label-lines.ts'
import type { LineFeatures } from './line-features.ts'
import { kindOf, type Role } from './role.ts'

/** Whether a line names a set menu: one dish of several courses, not a section. */
export function isSetMenu({ line }: LineFeatures): boolean {
  return setMenu.test(line.text)
}

const setMenu =
  /\b(?:set (?:menu|lunch|dinner)|prix fixe|tasting|degustation|dégustation|banquet|menu du jour|menú del día|per person|(?:two|three|four|five|[2-7])[- ]course|(?:twee|drie|vier)gangen\w*|\d-gang\w*|omakase|chef['’]s (?:menu|choice))\b/i

/**
 * The lines, with the heading of a set menu as the name of a dish and its courses as the description. Without a heading above
 * the menus, each is its own category.
 */
export function withSetMenus(lines: readonly LabelledLine[]): LabelledLine[] {
  const changed = new Map<LabelledLine, Partial<LabelledLine>>()
  let last: { readonly end: LabelledLine | undefined; readonly isOwn: boolean } | null = null
  for (const [at, heading] of lines.entries()) {
    const courses =
      heading.role === 'heading' && isNamedMenu(heading.features) ? coursesBelow(lines, at) : null
    if (!courses) continue
    const before = lines[at - 1]
    const isOwn: boolean = last !== null && last.end === before ? last.isOwn : before?.role !== 'heading'
    changed.set(heading, { role: 'namePending', setMenu: { beginsSection: isOwn } })
    for (const line of courses) changed.set(line, { role: roleInMenu(line.features) })
    last = { end: courses.at(-1), isOwn }
  }
  return lines.map(line => ({ ...line, ...changed.get(line) }))
}

function roleInMenu({ prices: { position } }: LineFeatures): Role {
  return position === 'none' ? 'textPending' : position === 'only' ? 'price' : 'pricedText'
}

/** From the line below the heading to that with the price; null if the lines are no menu. */
function coursesBelow(lines: readonly LabelledLine[], heading: number): LabelledLine[] | null {
  const end = lines.findIndex(({ role }, index) => index > heading && kindOf(role) === 'heading')
  const block = lines.slice(heading + 1, end < 0 ? undefined : end)
  const priced = block.filter(({ features }) => features.prices.position !== 'none')
  const [price] = priced
  if (!price || priced.length > 1 || !isPriceOfAll(price.features)) return null
  const courses = block.slice(0, block.indexOf(price) + 1)
  return courses.length > 2 && courses.length <= maxCourses && !beginsWithName(courses) ? courses : null
}

/** "Kids' menu" over a bold "Chicken nuggets" with a plain description: a section with one dish. */
function beginsWithName([first, ...rest]: readonly LabelledLine[]): boolean {
  return rest.every(({ features }) => features.face !== first?.features.face)
}

const maxCourses = 16

function isNamedMenu({ line }: LineFeatures): boolean {
  return setMenu.test(line.text) || namedMenu.test(line.text)
}

/** "Menu 2", "Formule midi", "Kindermenü". */
const namedMenu = /men[uü]s?(?!\p{L})|menú|f[oó]rmul[ae]|buffet|combo|arrangement|\bdeal\b/iu

/** Alone on its line, or per person. */
function isPriceOfAll({ prices, text }: LineFeatures): boolean {
  return prices.position === 'only' || perPrice.test(text)
}

const perPrice = /\b(?:pris|preis|price|prix|precio|preço|prezzo|prijs|cena|per|pro|par|por|pr)\b/i
