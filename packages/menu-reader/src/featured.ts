// Removes dishes that a delivery platform repeats under "Most popular" and also lists in their own category.

import { groupBy } from '@tablemate/domain/group-by.ts'
import { menuItemKey } from '@tablemate/domain/plain-text.ts'
import { wordsOf } from './header-words.ts'

interface ListedDish {
  readonly category: string
  readonly name: string
  readonly price: string | number
}

/** Returns the dishes without those in a featured category that appear in another category at the same price. */
export function withoutFeatured<Dish extends ListedDish>(dishes: readonly Dish[]): readonly Dish[] {
  const isFeatured = ({ category }: Dish) => featured.test(wordsOf(category))
  if (!dishes.some(isFeatured)) return dishes
  const key = ({ name, price }: Dish) => `${menuItemKey(name)}\n${price}`
  const elsewhere = groupBy(
    dishes.filter(dish => !isFeatured(dish)),
    key,
  )
  return dishes.filter(dish => !isFeatured(dish) || !elsewhere.has(key(dish)))
}

const featured =
  /^((most|our) )?(featured|popular|ordered|recommended|picked for you|best ?sellers?|top sellers?|top picks|beliebt\w*|meistbestellt\w*|empfohlen\w*|bestseller|populaires?|les plus (populaires|commandes)|favoris|populares?|mas (vendidos|populares|pedidos)|mais (vendidos|pedidos|populares)|piu (venduti|popolari|ordinati)|i piu (venduti|popolari|ordinati)|populair\w*|meest besteld|δημοφιλη|προτεινομενα)( (items?|dishes|gerichte|plats|platos|piatti|pratos|gerechten|πιατα))?$/
