// Reads the allergens named in a cell: the 14 of EU law, by their names in seven languages and the examples in Annex II.

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
const separators = /[,;/|+&()[\]\n\r•·]|\s(?:and|or|und|oder|et|ou|y|o|e|en|of)\s/i
const beginnings =
  /^(allergens?|contains?|containing|allergene?|enthalt|allergenes?|contient|alergenos?|contiene|contem|allergeni|bevat)( |$)/
const noneWords = new Set([
  'none',
  'no',
  'no allergens',
  'n a',
  'nil',
  'keine',
  'aucun',
  'ninguno',
  'nessuno',
  'nenhum',
  'geen',
])

/** "shellfish" is missing on purpose: it may mean crustaceans or molluscs. */
const names: Record<Allergen, string> = {
  gluten:
    'gluten, cereals, cereal, cereals containing gluten, gluten containing cereals, wheat, rye, barley, oats, oat, spelt, kamut, khorasan wheat, ' +
    'glutenhaltiges getreide, weizen, roggen, gerste, hafer, dinkel, ble, seigle, orge, avoine, cereales contenant du gluten, trigo, centeno, ' +
    'cebada, avena, cereales con gluten, cereales que contienen gluten, glutine, frumento, segale, orzo, cereali contenenti glutine, tarwe, ' +
    'glutenbevattende granen, cereais que contem gluten',
  crustaceans:
    'crustaceans, crustacean, crustacea, shrimps, shrimp, prawns, prawn, crabs, crab, lobsters, lobster, crayfish, ' +
    'krebstiere, krustentiere, garnelen, crustaces, crevettes, crustaceos, gambas, crostacei, gamberi, schaaldieren',
  eggs: 'eggs, egg, ei, eier, oeuf, oeufs, huevo, huevos, uovo, uova, ovo, ovos, eieren',
  fish: 'fish, fishes, fisch, poisson, poissons, pescado, pescados, pesce, peixe, peixes, vis',
  peanuts:
    'peanuts, peanut, groundnuts, groundnut, erdnuss, erdnusse, arachide, arachides, cacahuete, cacahuetes, arachidi, amendoim, amendoins, pinda',
  soybeans:
    'soybeans, soybean, soya beans, soya bean, soy beans, soy bean, soya, soy, soja, sojabohnen, soia',
  milk: 'milk, dairy, dairy products, lactose, cows milk, cow s milk, milch, laktose, lait, leche, lacteos, lactosa, latte, lattosio, leite, melk',
  nuts:
    'nuts, nut, tree nuts, tree nut, treenuts, treenut, almonds, almond, hazelnuts, hazelnut, walnuts, walnut, cashews, cashew, cashew nuts, ' +
    'pecans, pecan, pecan nuts, brazil nuts, brazil nut, pistachios, pistachio, pistachio nuts, macadamias, macadamia, macadamia nuts, queensland nuts, ' +
    'schalenfruchte, nusse, mandeln, haselnusse, walnusse, fruits a coque, frutos de cascara, frutos secos, frutta a guscio, frutos de casca rija, noten',
  celery: 'celery, celeriac, sellerie, celeri, apio, sedano, aipo, selderij',
  mustard: 'mustard, mustard seeds, mustard seed, senf, moutarde, mostaza, senape, mostarda, mosterd',
  sesame:
    'sesame, sesame seeds, sesame seed, sesam, sesamsamen, graines de sesame, sesamo, semi di sesamo, sesamzaad',
  sulphites:
    'sulphites, sulphite, sulfites, sulfite, sulphur dioxide, sulfur dioxide, sulphur, so2, sulphur dioxide sulphites, sulfur dioxide sulfites, ' +
    'sulfit, schwefeldioxid, anhydride sulfureux, sulfitos, dioxido de azufre, solfiti, anidride solforosa, sulfieten',
  lupin: 'lupin, lupins, lupine, lupines, lupin seeds, lupin flour, lupinen, altramuces, lupini, tremoco',
  molluscs:
    'molluscs, mollusc, mollusks, mollusk, mussels, mussel, oysters, oyster, clams, clam, scallops, scallop, squid, octopus, snails, snail, weichtiere, mollusques, moluscos, molluschi, weekdieren',
}

const named: ReadonlyMap<string, Allergen> = new Map(
  allergens.flatMap(allergen => names[allergen].split(', ').map(name => [name, allergen] as const)),
)
