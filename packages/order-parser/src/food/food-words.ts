// Classifies single words by general English: food, ingredient, size, savoury, description.

import { stemSet } from '../words/word-forms.ts'
import { dishes, drinks } from './dish-words.ts'
import { adjectives, ingredients, standalone } from './ingredient-words.ts'
import { kindsOf } from './kinds-of-food.ts'

/** Whether the word means food or a way of serving it. */
export function isFoodWord(stem: string): boolean {
  return (
    ingredients.has(stem) ||
    adjectives.has(stem) ||
    standalone.has(stem) ||
    dishes.has(stem) ||
    drinks.has(stem) ||
    kindsOf.has(stem)
  )
}

export function isIngredient(stem: string): boolean {
  return ingredients.has(stem)
}

/** Whether the word is a size: a new size modifier replaces an earlier one. */
export function isSizeWord(stem: string): boolean {
  return sizeWords.has(stem)
}

const sizeWords = new Set(
  'small medium large regular big tall grande venti short double single triple'.split(' '),
)

/** Whether the word is a measure in which drinks are sold: "a pint". */
export const isMeasure = (stem: string): boolean => measures.has(stem)

const measures = new Set('pint half glass bottle jug carafe pitcher'.split(' '))

/** Whether the word is a food that goes into no drink. */
export function isSavoury(stem: string): boolean {
  return savoury.has(stem)
}

const savoury = stemSet(
  'lettuce tomato onion mushroom ham turkey chicken beef steak pork bacon sausage pepperoni cheddar provolone mozzarella swiss mayo mustard ketchup ranch gravy fry rice bean bread bun crust tortilla guacamole salsa lettuce coleslaw pickle',
)

/** Whether the word only describes food: "chopped", "large". */
export function isDescription(stem: string): boolean {
  return (
    (adjectives.has(stem) || standalone.has(stem)) &&
    !ingredients.has(stem) &&
    !dishes.has(stem) &&
    !drinks.has(stem)
  )
}

/** Whether the word is incomplete without the later noun: "black" in "black and pinto beans". */
export function needsHead(kind: string, head: string): boolean {
  if (kindsOf.get(head)?.has(kind)) return !ingredients.has(kind) || bound.has(head)
  return adjectives.has(kind) && !ingredients.has(kind) && !standalone.has(kind)
}

// "corn and flour tortillas" share their head; "ham and swiss cheese" do not.
const bound = new Set(['bean', 'tortilla', 'pepper', 'onion', 'bread', 'milk', 'rice'])
