// Modifiers of several words that the rules for nouns (modifier-costs.ts) would split. General kitchen English, as stems.

import { groupBy } from '@tablemate/domain/group-by.ts'
import { nameStems } from '../words/canonical-names.ts'

/** Sizes of several words. */
export const sizeModifiers: ReadonlySet<string> = phraseSet(
  'extra large, extra small, regular size, small size, medium size, large size, size large, size small, size medium, king size, family size, extra tall, foot long, half and half, short stack, full stack, tall stack, extra big, kids size, kid size, twelve inch, six inch, super size, medium sized, large sized, small sized, regular sized',
)

/** Phrases as stems, by their first word, since most words begin no phrase. */
export type PhrasesByFirst = ReadonlyMap<string, ReadonlySet<string>>

export function byFirstWord(phrases: Iterable<string>): PhrasesByFirst {
  const groups = groupBy([...phrases], phrase => phrase.split(' ', 1)[0] ?? '')
  return new Map([...groups].map(([first, group]) => [first, new Set(group)]))
}

export const fixedModifiers: PhrasesByFirst = byFirstWord([
  ...sizeModifiers,
  ...phraseSet(`
    a la mode, agave nectar, al pastor, all of the toppings, all salad, all the fillings, all the fixings, all the salad,
    all the sauces, all the toppings, all the vegetables, all the way, all the veggies, all toppings, all vegetables, all veggies,
    aloe vera, artichoke hearts, beef patty, black bean patty, blended ice, bleu cheese crumbles, blue cheese crumbles,
    bok choy, bone in, breakfast blend, bun less, butterflied, caffeine free, carne asada, char siu, cheese curds,
    cheese stuffed crust, chicken salad, chive cream cheese, chopped up, ciabatta roll, cocktail sauce, cookie crumbs,
    cookie dough, corn on the cob, crab sticks, cream cheese, cut in half, cut in squares, dairy free, deep dish,
    deep fried, double toasted, dry rub, dulce de leche, egg salad, english muffin, every topping, everything,
    everything on it, extra cheese, extra room, extra sharp, extra well done, fajita peppers, fajita veggies, fat free,
    foie gras, full rack, fully loaded, garlic parmesan, gluten free, gluten friendly, graham cracker, half caf, half caff,
    half rack, hand tossed, hard boiled, hard roll, hash browns, heated up, herb and cheese bread, herbs and cheese bread,
    hoagie roll, honey bbq, honey garlic, honey oat, horseradish sauce, hot honey, house blend, ice cold, iced down,
    imitation crab, italian herbs and cheese, italian herbs and cheese bread, kaiser roll, lactose free, lettuce wrap,
    lettuce wrapped, light cream cheese, low carb, low fat, mango habanero, medium rare, medium spicy, medium well,
    medium well done, mild spicy, milk chocolate, mint chocolate chip, mixed in, mixed together, nashville hot, no bun,
    no foam, no salt rim, non dairy, non fat, nut free, on the bone, on the rocks, open faced, over ice, pan fried,
    plain cream cheese, plant based, pork belly, protein style, quad shot, queso blanco, queso fresco, rice paper, room,
    room for cream, room for milk, room temperature, salmon cream cheese, salsa fresca, salsa roja, salsa verde,
    salt and pepper squid, scallion cream cheese, seafood salad, seaweed salad, short rib, skin on, sliced in half,
    soft boiled, soft roll, soy garlic, soy paper, spice level, stir fried, stone bowl, straight up,
    strawberry cream cheese, sugar free, sugar in the raw, sunny side, sunny side up, sweet and low, sweet and sour,
    sweet and sour sauce, sweet cream cold foam, sweet n low, thai hot, the works, thick cut, thousand island,
    tuna salad, upside down, vanilla sweet cream cold foam, veggie burger patty, veggie cream cheese, veggie patty,
    very well done, warmed up, whole grain, with a twist`),
])

function phraseSet(text: string): Set<string> {
  return new Set(
    text
      .split(/[,\n]/)
      .map(phrase => nameStems(phrase).join(' '))
      .filter(Boolean),
  )
}
