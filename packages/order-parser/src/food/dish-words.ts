// General English words for dishes and drinks, and names of several words.

import { nameStems } from '../words/canonical-names.ts'
import type { Token } from '../words/tokens.ts'
import { stemSet } from '../words/word-forms.ts'

/** Dishes; usually the last word of a name. */
export const dishes = stemSet(`
  antipasto arancini bagel baguette baklava banger bao benedict bhaji bhuna bibimbap biryani biscuit bisque blt
  bolognese bowl bratwurst breadstick brownie bruschetta bulgogi burger burrito cake calzone cannoli caprese
  carbonara casserole cereal ceviche charcuterie cheeseburger cheesecake cheesesteak chili chimichanga chip chop
  chowder churro cobbler combo congee cookie cornbread corndog crepe crisp croissant croquette crostini cupcake
  curry cutlet dal danish dolma dolmades donburi doner donut dosa doughnut dumpling eclair edamame eggroll
  enchilada fajita falafel fettuccine fillet finger flan fondue frites frittata fry gelato gnocchi goulash grits
  gumbo gyoza gyro haddock hamburger hash hashbrown hoagie hotdog hummus jalfrezi jambalaya kabob karaage katsu
  kebab kofta korma laksa lasagna lasagne linguine loaf macaron maccheese madras maki marsala masala meal
  meatloaf melt mezze mochi moussaka muffin naan nachos nigiri nugget oatmeal okonomiyaki omelette paella pakora
  pancake panini parfait pasta pate pbj penne pho piccata pie pierogi pizza platter ploughmans popcorn poppadom
  porkchop porridge potsticker poutine pretzel pudding quesadilla quiche ramen ratatouille ravioli rendang
  reuben rib ribeye risotto roll roti salad samosa sampler sandwich sashimi satay scampi schnitzel scone
  shakshuka shawarma sirloin slaw slider smorgasbord soba sorbet souffle soup souvlaki spaghetti spanakopita
  special steak stew strip stroganoff stromboli strudel sub sundae sushi taco tagine takoyaki tamale tapa tart
  tbone tempura tender teppanyaki terrine tikka tiramisu toastie torta tostada tot udon vindaloo waffle wing
  wonton wrap yakisoba yakitori`)

export const drinks = stemSet(`
  7up affogato ale flatwhite americano asahi beer bellini beverage bitter bourbon brandy budweiser cabernet caipirinha
  cappuccino cava chai champagne chardonnay chianti cider cocktail coffee cognac coke cokezero cola coldbrew
  cordial corona cortado cosmo cosmopolitan daiquiri dietcoke drink drpepper espresso evian fanta float frappe
  frappuccino gatorade gin gingerale gintonic guinness hefeweizen heineken hoegaarden horchata icedtea ipa
  jarritos juice kefir kirin kombucha lager lassi latte lemonade limeade macchiato malbec malt manhattan
  margarita martini matcha merlot milkshake mimosa mocha mocktail mojito moscato mountaindew mule negroni oj
  ouzo paloma pepsi peroni perrier pilsner pimms pinotgrigio pint pop port powerade prosecco ramune redbull
  retsina riesling rioja rootbeer rose rum rumcoke sake sangria sapporo sauvignonblanc scotch seltzer shake
  shandy sherry shiraz slush slushie smoothie snapple soda soju sprite spritz squash stella stout syrah tea
  tequila vodka water whiskey whisky wine zinfandel`)

/** Names that contain "and" or would otherwise be split, for groups without a menu. */
export const setNames: readonly (readonly string[])[] = `
  fish and chips, mac and cheese, macaroni and cheese, bangers and mash, ham and cheese, steak and ale pie, steak and kidney pie,
  gin and tonic, rum and coke, vodka and tonic, biscuits and gravy, chicken and waffles, surf and turf, rice and beans,
  steak and eggs, bacon and eggs, ham and eggs, eggs benedict, spaghetti and meatballs, shrimp and grits, cookies and cream,
  salt and pepper squid, sweet and sour chicken, sweet and sour pork, peanut butter and jelly, surf n turf, bread and butter,
  hot dog, hot chocolate, ice cream, cold brew, flat white, iced tea, ice tea, green tea, root beer, ginger beer, ginger ale,
  orange juice, apple juice, garlic bread, french fries, onion rings, chicken wings, chicken nuggets, spring rolls, egg rolls,
  caesar salad, side salad, greek salad, club sandwich, grilled cheese, french toast, baked potato, mashed potatoes, hash browns,
  pad thai, fried rice, chow mein, lo mein, pork buns, tomato soup, miso soup, old fashioned, moscow mule, long island iced tea,
  red wine, white wine, sparkling water, still water, diet coke, coke zero, dr pepper, tap water, mozzarella sticks, crab cakes,
  fish fingers, chicken parmesan, chicken parm, chicken tikka masala, beef wellington, shepherds pie, cottage pie, apple pie,
  soup of the day, fish of the day, catch of the day, ham and cheese sandwich, steak and cheese sub, egg and cheese sandwich, bacon and egg roll,
  waffle fries, chips and salsa, chips and guac, chips and queso, rack of ribs, rack of lamb, tikka masala, hot pot, brownie sundae, corn on the cob,
  steak tartare, steak frites, scotch egg, rice and peas, root beer float, ice water, espresso martini, hot cocoa, chai latte, chai tea, matcha latte, iced coffee,
  vodka tonic, whiskey sour, banh mi, dim sum, nasi goreng, steak and chips,
  kids meal, happy meal, bloody mary, pina colada, irish coffee, house wine, house red, house white, aperol spritz, soda water, tonic water`
  .split(',')
  .map(nameStems)

/** Whether the words are a drink's whole name: "tap water". */
export function isSetDrink(tokens: readonly Token[], at: number, end: number): boolean {
  if (end < at + 2 || !drinks.has(tokens[end - 1]?.stem ?? '')) return false
  return setDrinks.has(
    tokens
      .slice(at, end)
      .map(({ stem }) => stem)
      .join(' '),
  )
}

const setDrinks = new Set(setNames.map(words => words.join(' ')))

/** Last words of names that stay in the plural: two orders of fries are still "fries". */
export const pluralNames = stemSet(
  'fries chips nachos wings nuggets noodles oats grits beans greens rings sticks browns crisps peas potatoes eggs olives fingers strips tenders ribs buns waffles meatballs mussels oysters',
)
