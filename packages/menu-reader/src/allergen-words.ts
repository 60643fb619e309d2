// Reads the allergens named in a cell: the 14 of EU law, by their English names and the examples in Annex II.

import { type Allergen, allergens } from '@tablemate/domain/menu/allergens.ts'
import { wordsOf } from './header-words.ts'

export interface ReadAllergens {
  /** In the order of the EU regulation. */
  readonly allergens: readonly Allergen[]
  /** The text contains something that is not clearly the name of an allergen. */
  readonly isUnsure: boolean
}

/** Reads a list of allergens only. It never guesses allergens from the name of a dish. */
export function readAllergens(text: string): ReadAllergens {
  const words = text
    .split(separators)
    .map(part => wordsOf(part).replace(beginnings, ''))
    .filter(word => word !== '' && !noneWords.has(word))
  const found = new Set(words.map(word => named.get(word)))
  return { allergens: allergens.filter(allergen => found.has(allergen)), isUnsure: found.has(undefined) }
}

/** Brackets as in "Nuts (almonds, walnuts)", words as in "Milk and eggs". */
const separators = /[,;/|+&()[\]\n\r•·]|\s(?:and|or)\s/i
const beginnings = /^(allergens?|contains?|containing)( |$)/
const noneWords = new Set(['none', 'no', 'no allergens', 'n a', 'nil'])

/** "shellfish" is missing on purpose: it may mean crustaceans or molluscs. */
const names: Record<Allergen, string> = {
  gluten:
    'gluten, cereals, cereal, cereals containing gluten, gluten containing cereals, wheat, rye, barley, oats, oat, spelt, kamut, khorasan wheat',
  crustaceans:
    'crustaceans, crustacean, crustacea, shrimps, shrimp, prawns, prawn, crabs, crab, lobsters, lobster, crayfish',
  eggs: 'eggs, egg',
  fish: 'fish, fishes',
  peanuts: 'peanuts, peanut, groundnuts, groundnut',
  soybeans: 'soybeans, soybean, soya beans, soya bean, soy beans, soy bean, soya, soy, soja',
  milk: 'milk, dairy, dairy products, lactose, cows milk, cow s milk',
  nuts:
    'nuts, nut, tree nuts, tree nut, treenuts, treenut, almonds, almond, hazelnuts, hazelnut, walnuts, walnut, cashews, cashew, cashew nuts, ' +
    'pecans, pecan, pecan nuts, brazil nuts, brazil nut, pistachios, pistachio, pistachio nuts, macadamias, macadamia, macadamia nuts, queensland nuts',
  celery: 'celery, celeriac',
  mustard: 'mustard, mustard seeds, mustard seed',
  sesame: 'sesame, sesame seeds, sesame seed',
  sulphites:
    'sulphites, sulphite, sulfites, sulfite, sulphur dioxide, sulfur dioxide, sulphur, so2, sulphur dioxide sulphites, sulfur dioxide sulfites',
  lupin: 'lupin, lupins, lupine, lupines, lupin seeds, lupin flour',
  molluscs:
    'molluscs, mollusc, mollusks, mollusk, mussels, mussel, oysters, oyster, clams, clam, scallops, scallop, squid, octopus, snails, snail',
}

const named: ReadonlyMap<string, Allergen> = new Map(
  allergens.flatMap(allergen => names[allergen].split(', ').map(name => [name, allergen] as const)),
)
