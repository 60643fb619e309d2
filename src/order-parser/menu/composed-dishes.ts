// Dishes that are put together as the diner asks, against those that come as they are and have things beside them.

import { drinks } from '../food/dish-words.ts'
import { stemSet, stemsOf } from '../words/word-forms.ts'
import type { IndexedEntry } from './name-words.ts'

/** Whether modifiers go into or onto the thing ("a burrito with rice") rather than beside it ("a curry with rice"). */
export function isComposed({ words, entry }: IndexedEntry): boolean {
  return (
    words.some(({ stem }) => composed.has(stem) || drinks.has(stem)) ||
    stemsOf(entry.category ?? '').some(stem => composed.has(stem))
  )
}

/** Whether the menu lists the thing as something to be added. */
export function isExtra({ entry }: IndexedEntry): boolean {
  return stemsOf(entry.category ?? '').some(stem => extras.has(stem))
}

/** Whether the menu lists the thing among what stands beside a dish. */
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
