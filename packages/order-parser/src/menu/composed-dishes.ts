// Distinguishes composed dishes, which the diner fills or tops, from fixed dishes, which are served with sides.

import { drinks } from '../food/dish-words.ts'
import { stemSet, stemsOf } from '../words/word-forms.ts'
import type { IndexedEntry } from './name-words.ts'

/** Whether "with" puts food into or onto the dish ("a burrito with rice") or orders a side ("a curry with rice"). */
export function isComposed({ words, entry }: IndexedEntry): boolean {
  return (
    words.some(({ stem }) => composed.has(stem) || drinks.has(stem)) ||
    stemsOf(entry.category ?? '').some(stem => composed.has(stem))
  )
}

/** Whether the menu lists the entry as an extra for other dishes. */
export function isExtra({ entry }: IndexedEntry): boolean {
  return stemsOf(entry.category ?? '').some(stem => extras.has(stem))
}

/** Whether the menu lists the entry as a side dish. */
export function isSideDish({ entry }: IndexedEntry): boolean {
  return stemsOf(entry.category ?? '').some(stem => sides.has(stem))
}

const sides = stemSet('side sides accompaniment rice bread naan vegetable potato fries')
const composed = stemSet(`
  burrito taco quesadilla nacho torta tostada bowl wrap sandwich sub hoagie panini burger hamburger cheeseburger hotdog pizza calzone salad
  gyro kebab pita shawarma falafel bagel toast bun roll baguette flatbread omelette omelet crepe waffle icecream sundae gelato yogurt parfait
  ramen pho noodle soup poke acai oatmeal porridge potato coffee espresso latte cappuccino tea drink beverage smoothie shake slider
  croissant muffin biscuit melt pancake pasta spaghetti club blt footlong enchilada fajita chimichanga scone
`)
const extras = stemSet(
  'extra topping addon add-on filling supplement modifier sauce dip condiment additional option',
)
