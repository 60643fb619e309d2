// Wishes of several words that no rule of nouns would hold together. General kitchen English, written as stems.

import { nameStems } from './same-names.ts'

/** Sizes said in more than one word. */
export const sizeWishes: ReadonlySet<string> = phraseSet(
  'extra large, extra small, regular size, small size, medium size, large size, size large, size small, size medium, king size, family size, extra tall, foot long, half and half, short stack, full stack, tall stack, extra big, kids size, kid size, twelve inch, six inch, super size, medium sized, large sized, small sized, regular sized',
)

/** Things said as one though no rule of nouns makes them one. */
export const fixedWishes: ReadonlySet<string> = new Set([
  ...sizeWishes,
  ...phraseSet(`medium rare, medium well, medium well done, well done, very well done, over easy, over medium, over hard, over well, sunny side up, hard boiled, soft boiled,
    gluten free, dairy free, sugar free, fat free, nut free, lactose free, low fat, low carb, low sugar, non fat, non dairy, gluten friendly,
    on the rocks, straight up, with a twist, neat, extra dry, extra hot, extra crispy, extra spicy, extra creamy, extra cold, extra foamy, extra wet, extra thin, extra thick, extra sweet,
    peanut butter, almond butter, cream cheese, cottage cheese, whipped cream, sour cream, ice cream, hot sauce, maple syrup, pico de gallo, al pastor, carne asada,
    queso fresco, queso blanco, pork belly, pulled pork, half and half, half sweet, half caff, half caf, half decaf, sweet and sour, sweet and sour sauce, salt and pepper squid,
    egg whites, egg white, bacon bits, banana peppers, bell peppers, pepper jack, pepper jack cheese, thousand island, blue cheese, sun dried tomatoes, sun dried tomato,
    hash browns, corn on the cob, whole wheat, whole grain, whole milk, chocolate chips, chocolate chip, hot fudge, cookie dough, cookie crumbs, graham cracker, popping boba, grass jelly, red bean, red beans,
    cold foam, cheese foam, sweet cream, room for milk, room for cream, extra room, room, no foam, french roast, dark roast, light roast, medium roast, blonde roast, house blend, breakfast blend,
    thin crust, thick crust, deep dish, deep dish crust, pan crust, hand tossed, stuffed crust, cheese stuffed crust, extra cheese, light cheese, half pepperoni, half cheese, half mushroom, half sausage, half veggie,
    warmed up, heated up, cut in half, sliced in half, chopped up, toasted, lightly toasted, well toasted, not toasted, lightly grilled, to share, double toasted, open faced,
    everything, everything on it, the works, all the toppings, all toppings, all the veggies, all the vegetables, all the fixings, all of the toppings, all veggies, all vegetables, all the fillings, fully loaded, all the sauces, every topping,
    medium spicy, very spicy, mild spicy, super spicy, extra mild, thai hot, spice level, soy sauce, fish sauce, dark meat, white meat, extra meat, skin on, bone in, on the bone,
    lemon juice, lime juice, black pepper, olive oil, italian dressing, hot peppers, hot pepper, chili flakes, sesame seeds, bonito flakes, bean sprouts, bamboo shoots, soft boiled egg, fried egg, green chili, red chili, red chili salsa, green chili salsa, roasted chili corn salsa, chili corn salsa, roasted corn salsa, fresh tomato salsa,
    tofu, fajita veggies, pickled ginger, real crab, crab sticks, imitation crab, roast beef, corned beef, black forest ham, honey ham, honey mustard, oat milk, ground beef, chicken breast, turkey breast, tuna salad, egg salad, chicken salad, seafood salad,
    brown sugar, agave nectar, simple syrup, sweet n low, sweet and low, salted caramel, white chocolate, white mocha, dark chocolate, milk chocolate, pumpkin spice, toasted coconut, toasted marshmallow,
    sugar in the raw, raw sugar, iced down, blended ice, crushed ice, extra ice, salt rim, sugar rim, salted rim, lemon twist, lime wedge, splash of lime, waffle cone, sugar cone, cake cone, dairy free cheese, veggie patty, beef patty, black bean patty, veggie burger patty, beyond patty, impossible patty, beyond meat, lettuce wrap, lettuce wrapped, protein style, bun less, bunless, no bun, gluten free bun, gluten free bread, gluten free crust, cauliflower crust, feta cheese, goat cheese, barbecue sauce, bbq sauce, green peppers, green pepper, red onions, red onion, green onions, green onion, spring onion, spring onions, grilled onions, fried onions, crispy onions, caramelized onions, grilled chicken, fried chicken, crispy chicken, bbq chicken, buffalo chicken, italian sausage, canadian bacon, feta, garlic butter, alfredo sauce, white sauce, tomato sauce, pizza sauce, red sauce, marinara sauce, spicy sauce, secret sauce, special sauce, tartar sauce, tartare sauce, cocktail sauce, burger sauce, brown sauce, cheese sauce, herbs and cheese bread, herb and cheese bread, italian herbs and cheese, italian herbs and cheese bread, honey oat, honey oat bread, seaweed salad, scallion cream cheese, veggie cream cheese, strawberry cream cheese, chive cream cheese, plain cream cheese, salmon cream cheese, light cream cheese, fajita peppers, monterey jack cheese, cream cheese, double shot, triple shot, single shot, quad shot, blue cheese crumbles, bleu cheese crumbles, vanilla sweet cream cold foam, sweet cream cold foam, a la mode, upside down, thick cut, pan fried, deep fried, stir fried, full rack, half rack, mixed in, mixed together, chopped up, extra well done, butterflied, no salt rim, horseradish sauce, boiled egg, poached egg, poached eggs, scrambled eggs, fried eggs, sliced almonds, toasted almonds`),
])

function phraseSet(text: string): Set<string> {
  return new Set(
    text
      .split(/[,\n]/)
      .map(phrase => nameStems(phrase).join(' '))
      .filter(Boolean),
  )
}
