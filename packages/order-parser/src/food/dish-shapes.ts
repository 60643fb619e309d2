// Words for the form of a dish ("sandwich", "bowl"): diners add them to a name without one and leave them out of others.

import { stemSet, stemsOf } from '../words/word-forms.ts'

/** The forms a diner may add to a name without one: those of its category, or all if the category is only "mains". */
export function shapeOf(name: ReadonlySet<string>, category: string): ReadonlySet<string> {
  if ([...name].some(stem => all.has(stem))) return none
  const stems = stemsOf(category)
  const own = families.find(family => stems.some(stem => family.has(stem)))
  if (own) return own
  if (stems.some(stem => small.has(stem) || asides.has(stem))) return small
  return stems.length === 0 || stems.some(stem => mains.has(stem)) ? all : none
}

/** Whether the word names a form: "a turkey sub". */
export function isShape(stem: string): boolean {
  return all.has(stem)
}

/** Whether a dish of this form is named by its filling: "ham and cheese sandwich". */
export function isFilledShape(stem: string): boolean {
  return filled.some(family => family.has(stem))
}

/** Whether both words name one form: "sub" and "sandwich". */
export function isSameShape(some: string, other: string): boolean {
  return families.some(family => family.has(some) && family.has(other))
}

/** Pasta and the like precede their sauce. */
export function isPasta(stem: string): boolean {
  return pastas.has(stem)
}

const pastas = stemSet(
  'spaghetti penne linguine fettuccine rigatoni tagliatelle ravioli tortellini gnocchi macaroni pasta lasagna risotto',
)

const families = [
  'sandwich sub hoagie hero grinder submarine baguette hoagy sandwhich footlong panini',
  'pizza pie',
  'burger hamburger',
  'burrito',
  'taco',
  'bowl',
  'wrap',
  'salad',
  'pasta',
  'roll',
  'curry',
  'soup',
  'ramen',
  'smoothie shake',
  'coffee',
  'tea',
  'omelette',
  'crepe',
  'waffle',
  'pancake',
].map(stemSet)
/** Menus often list sides and sweets by flavour alone: "Oatmeal Raisin", "Sea Salt". */
const small = stemSet(
  'cookie biscuit brownie muffin donut doughnut scone pastry cupcake cake bar chips crisps pretzels popcorn nuts fries',
)
const all: ReadonlySet<string> = new Set(families.slice(0, 16).flatMap(family => [...family]))
const filled = families.slice(0, 5)
const mains = stemSet(
  'main mains entree entrees food menu item lunch dinner special dish signature all plate',
)
const asides = stemSet(
  'side sides dessert desserts snack snacks sweet sweets treat treats bakery extra extras',
)
const none: ReadonlySet<string> = new Set()

/** What a name of one of these words is as well: "a coffee" may be a Cappuccino, "a beer" a Stout. */
export const familiesOf = (name: ReadonlySet<string>): string[] =>
  Object.entries(members).flatMap(([family, stems]) =>
    [...stems].some(stem => name.has(stem)) ? [family] : [],
  )

const members = {
  coke: stemSet('dietcoke cokezero'),
  coffee: stemSet('espresso cappuccino latte americano macchiato mocha cortado ristretto coldbrew flatwhite'),
  tea: stemSet('earl darjeeling assam chai matcha rooibos'),
  beer: stemSet('lager ale stout pilsner ipa porter weissbier hefeweizen guinness'),
  wine: stemSet(
    'merlot chianti riesling malbec rioja bordeaux chardonnay pinotgrigio shiraz cabernet sauvignonblanc barolo',
  ),
  cocktail: stemSet('mojito margarita martini negroni daiquiri cosmopolitan caipirinha mule spritz'),
  burger: stemSet('cheeseburger'),
  pizza: stemSet('margherita diavola hawaiian calzone marinara capricciosa'),
  pasta: stemSet(
    'spaghetti penne linguine fettuccine rigatoni tagliatelle ravioli tortellini carbonara lasagna',
  ),
  steak: stemSet('ribeye sirloin flank tbone'),
  fish: stemSet('salmon tuna cod haddock halibut trout bream bass sole mackerel'),
  soup: stemSet('minestrone gazpacho chowder bisque'),
}
