// A second set of spoken orders, on other menus, written after the parser knew the first: how it does where it never looked.

import { describe, expect, test } from 'vitest'
import { menuOf, slipOf } from './notation.ts'
import { parseOrder } from './parse-order.ts'

describe('at the sandwich counter', () => {
  const menu = menuOf({
    Sandwiches:
      'Turkey Breast Sub / Italian Sub / Meatball Sub / Tuna Sub / Veggie Sub / Roast Beef Sub / Philly Cheesesteak',
    Sides:
      "Lay's Classic / Lay's Barbecue / Doritos Nacho Cheese / Sun Chips / Apple Slices / Chocolate Chip Cookie / Oatmeal Cookie",
    Drinks: 'Coca Cola / Diet Coke / Dr Pepper / Bottled Water / Vitamin Water / Sweet Tea / Lemonade',
  })

  test.each([
    [
      'yeah can i get a turkey sub on wheat with lettuce tomato pickles and mayo',
      'Turkey Breast Sub (wheat, lettuce, tomato, pickles, mayo)',
    ],
    [
      'i want a footlong italian on white bread with provolone cheese lettuce red onions black olives oil and vinegar and a bag of doritos',
      'Italian Sub (footlong, white bread, provolone cheese, lettuce, red onions, black olives, oil, vinegar); Doritos Nacho Cheese',
    ],
    [
      'gimme a meatball sub toasted with mozzarella and a large coke',
      'Meatball Sub (toasted, mozzarella); Coca Cola (large)',
    ],
    [
      'tuna sub with american cheese toasted on italian herb bread pickles jalapenos and light mayo also a bag of sunchips and a doctor pepper',
      'Tuna Sub (american cheese, toasted, italian herb bread, pickles, jalapenos, light mayo); Sun Chips; Dr Pepper',
    ],
    [
      'i would like a veggie sub with spinach cucumbers green peppers and honey mustard hold the onions',
      'Veggie Sub (spinach, cucumbers, green peppers, honey mustard, no onions)',
    ],
    [
      'roast beef sub with pepper jack lettuce tomato easy on the mayo no onion',
      'Roast Beef Sub (pepper jack, lettuce, tomato, light mayo, no onion)',
    ],
    [
      'turkey sub with swiss and bacon and put a little bit of mustard on it and a bottle of water to drink',
      'Turkey Breast Sub (swiss, bacon, light mustard); Bottled Water',
    ],
    [
      'a philly with grilled onions and peppers and lays chips',
      "Philly Cheesesteak (grilled onions, peppers); Lay's Classic",
    ],
    [
      'one tuna sub one chocolate chip cookie and one oatmeal cookie',
      'Tuna Sub; Chocolate Chip Cookie; Oatmeal Cookie',
    ],
    [
      'italian sub everything on it and barbecue lays with a sweet tea',
      "Italian Sub (everything on it); Lay's Barbecue; Sweet Tea",
    ],
    ['backed potato', ''],
    [
      'turkey sub no cheese no veggies just mustard and two cookies chocolate chip',
      'Turkey Breast Sub (no cheese, no veggies, mustard); 2 Chocolate Chip Cookie',
    ],
    [
      'i need a roast beef sub and i want that with cheddar and horseradish sauce and for my drink a vtiamin water',
      'Roast Beef Sub (cheddar, horseradish sauce); Vitamin Water',
    ],
    ['for toppings on my tuna sub i want lettuce and tomato', 'Tuna Sub (lettuce, tomato)'],
    ['can i get lettuce and tomato on a turkey sub', 'Turkey Breast Sub (lettuce, tomato)'],
  ])('%s', (said, understood) => {
    expect(slipOf(parseOrder(said, menu))).toBe(understood)
  })
})

describe('at the burrito place', () => {
  const menu = menuOf({
    Mains: 'Burrito / Burrito Bowl / Tacos / Salad / Quesadilla',
    Sides: 'Chips / Guacamole / Queso / Tomatillo Salsa',
    Drinks: 'Sprite / Root Beer / Mexican Coca-Cola / Apple Juice / Water Cup / Mineral Water',
  })

  test.each([
    [
      "i'd like a chicken burrito with white rice black beans corn salsa and sour cream",
      'Burrito (chicken, white rice, black beans, corn salsa, sour cream)',
    ],
    [
      'steak white rice and pinto bean burrito with guacamole with a side of guacamole',
      'Burrito (steak, white rice, pinto bean, guacamole); Guacamole',
    ],
    [
      'three tacos with carnitas and some guac and a coke to drink',
      '3 Tacos (carnitas, guac); Mexican Coca-Cola',
    ],
    ['burrito chicken brown rice cheese', 'Burrito (chicken, brown rice, cheese)'],
    [
      'can i have a bowl with barbacoa brown rice no beans fajita veggies and cheese and chips and queso',
      'Burrito Bowl (barbacoa, brown rice, no beans, fajita veggies, cheese); Chips; Queso',
    ],
    [
      'a sofritas salad with roasted chili corn salsa and lettuce',
      'Salad (sofritas, roasted chili corn salsa, lettuce)',
    ],
    [
      'chicken quesadilla with fajita vegetables and sour cream on the side and a root beer',
      'Quesadilla (chicken, fajita vegetables, sour cream, on the side); Root Beer',
    ],
    [
      'burrito bowl double steak white rice black and pinto beans light sour cream extra cheese guac',
      'Burrito Bowl (extra steak, white rice, black beans, pinto beans, light sour cream, extra cheese, guac)',
    ],
    [
      'two burritos one with chicken and rice and one with steak and black beans',
      'Burrito (chicken, rice); Burrito (steak, black beans)',
    ],
    ['i just want chips and guacamole and a mineral water', 'Chips; Guacamole; Mineral Water'],
    [
      'steak tacos with hot salsa lettuce and cheese soft shell and no sides',
      'Tacos (steak, hot salsa, lettuce, cheese, soft shell)',
    ],
    [
      'barbacoa burrito with cilantro lime rice pinto beans mild salsa i also want a side of chips and an apple juice',
      'Burrito (barbacoa, cilantro lime rice, pinto beans, mild salsa); Chips; Apple Juice',
    ],
    ['chicken bowl with everything', 'Burrito Bowl (chicken, everything)'],
    ['make that a combo with chips', 'Chips'],
  ])('%s', (said, understood) => {
    expect(slipOf(parseOrder(said, menu))).toBe(understood)
  })
})

describe('at the burger joint', () => {
  const menu = menuOf({
    Burgers:
      'Hamburger / Cheeseburger / Bacon Cheeseburger / Double Cheeseburger / Veggie Burger / Spicy Chicken Sandwich / Grilled Chicken Sandwich',
    Sides: 'French Fries / Curly Fries / Onion Rings / Chicken Nuggets / Side Salad',
    Drinks: 'Coke / Diet Coke / Orange Fanta / Vanilla Shake / Chocolate Shake / Iced Tea / Coffee',
  })

  test.each([
    [
      'can i get a cheeseburger with no pickles extra ketchup and a small fries',
      'Cheeseburger (no pickles, extra ketchup); French Fries (small)',
    ],
    ['double cheeseburger plain and a chocolate shake', 'Double Cheeseburger (plain); Chocolate Shake'],
    [
      'i want two hamburgers one with everything and one with just ketchup',
      'Hamburger (everything); Hamburger (ketchup)',
    ],
    [
      'ten piece nuggets and a large orange fanta no ice',
      'Chicken Nuggets (ten piece); Orange Fanta (large, no ice)',
    ],
    [
      'hamburger with lettuce tomato onion mustard and mayo curly fries and a diet',
      'Hamburger (lettuce, tomato, onion, mustard, mayo); Curly Fries; Diet Coke',
    ],
    [
      'a veggie burger on a gluten free bun with avocado no mayo',
      'Veggie Burger (gluten free bun, avocado, no mayo)',
    ],
    [
      'bacon cheese burger with barbecue sauce and grilled onions and a vanilla milkshake',
      'Bacon Cheeseburger (barbecue sauce, grilled onions); Vanilla Shake',
    ],
    [
      'give me a spicy chicken sandwich no mayo and change the fries to onion rings',
      'Spicy Chicken Sandwich (no mayo); Onion Rings',
    ],
    [
      'a grilled chicken sandwich with swiss cheese and mushrooms on wheat bun',
      'Grilled Chicken Sandwich (swiss cheese, mushrooms, wheat bun)',
    ],
    ['two cheeseburgers two fries and two cokes', '2 Cheeseburger; 2 French Fries; 2 Coke'],
    ['cheeseburger medium well with extra extra bacon', 'Cheeseburger (medium well, extra bacon)'],
    ['umm i think ill do the uh hamburger and oh can you add cheese', 'Hamburger (cheese)'],
    ['three hamburgers no make that four and scratch the onions on all of them', '4 Hamburger (no onions)'],
    ['fries with cheese sauce and bacon bits', 'French Fries (cheese sauce, bacon bits)'],
    ['coffee two creams one sugar', 'Coffee (two creams, one sugar)'],
    ['is the veggie burger vegan or does it have egg in it', ''],
  ])('%s', (said, understood) => {
    expect(slipOf(parseOrder(said, menu))).toBe(understood)
  })
})

describe('at the coffee chain', () => {
  const menu = menuOf({
    Drinks:
      'Drip Coffee / Latte / Mocha / Caramel Macchiato / Frappe / Hot Chocolate / Iced Coffee / Chai / Espresso / Steamer',
    Food: 'Bagel / Egg Sandwich / Lemon Loaf / Cake Pop',
  })

  test.each([
    [
      'can i please get a grande mocha with whipped cream and a shot of espresso',
      'Mocha (grande, whipped cream, shot of espresso)',
    ],
    ['venti drip dark roast with room', 'Drip Coffee (venti, dark roast, room)'],
    [
      'drip coffee regular size french roast with a splash of milk',
      'Drip Coffee (regular size, french roast, light milk)',
    ],
    [
      'i want a small hot latte with skim milk and three pumps of vanilla syrup',
      'Latte (small, hot, skim milk, three pumps of vanilla syrup)',
    ],
    [
      'extra large iced coffee light ice with almond milk and two shots',
      'Iced Coffee (extra large, light ice, almond milk, two shots)',
    ],
    ['large caramel macchiato upside down', 'Caramel Macchiato (large, upside down)'],
    ['kids hot chocolate no whip and a cake pop', 'Hot Chocolate (kids, no whip); Cake Pop'],
    [
      'a medium decaf latte nonfat milk sugar free hazelnut and chocolate drizzle',
      'Latte (medium, decaf, nonfat milk, sugar free hazelnut, chocolate drizzle)',
    ],
    [
      'bagel with cream cheese toasted and an egg sandwich with turkey bacon',
      'Bagel (cream cheese, toasted); Egg Sandwich (turkey bacon)',
    ],
    [
      'one chai extra hot with cinnamon on top one frappe with caramel',
      'Chai (extra hot, cinnamon); Frappe (caramel)',
    ],
    ['two espressos doubles', '2 Espresso (doubles)'],
    ['quad espresso over ice', 'Espresso (quad, ice)'],
    ['latte with half whole milk half oat milk', 'Latte (half whole milk, half oat milk)'],
    ['tall steamer with honey and oat milk please thank you so much', 'Steamer (tall, honey, oat milk)'],
    ['just a black coffee', 'Drip Coffee (black)'],
  ])('%s', (said, understood) => {
    expect(slipOf(parseOrder(said, menu))).toBe(understood)
  })
})

describe('at the trattoria', () => {
  const menu = menuOf({
    Antipasti: 'Bruschetta / Caprese Salad / Calamari Fritti / Minestrone',
    Pasta: 'Spaghetti Carbonara / Penne Arrabbiata / Lasagne / Fettuccine Alfredo / Gnocchi al Pesto',
    Secondi: 'Chicken Parmigiana / Veal Saltimbocca / Sea Bass',
    Pizza: 'Margherita / Quattro Stagioni / Diavola / Prosciutto e Funghi',
    Dolci: 'Tiramisù / Panna Cotta / Affogato',
    Vino: 'Chianti / Pinot Grigio / Montepulciano',
  })

  test.each([
    ['the carbonara and a glass of chianti', 'Spaghetti Carbonara; Chianti (glass)'],
    ['fettuccine alfredo with shrimp and broccoli', 'Fettuccine Alfredo (shrimp, broccoli)'],
    [
      'can we share a bruschetta and then two margheritas and a diavola with extra chili',
      'Bruschetta; 2 Margherita; Diavola (extra chili)',
    ],
    [
      'penne arrabiata not too spicy gluten free pasta',
      'Penne Arrabbiata (not too spicy, gluten free pasta)',
    ],
    ['chicken parm and a side of spaghetti', 'Chicken Parmigiana; Spaghetti Carbonara'],
    ['tiramisu and an affogato with two spoons', 'Tiramisù; Affogato (two spoons)'],
    ['a bottle of pinot grigio and some water', 'Pinot Grigio (bottle)'],
    ['quattro stagioni without olives or artichokes', 'Quattro Stagioni (no olives, no artichokes)'],
    ['nyoki al pesto', 'Gnocchi al Pesto'],
    [
      'sea bass with the lemon butter sauce on the side and a minestrone to start',
      'Sea Bass (lemon butter sauce, on the side); Minestrone',
    ],
    ['prosciutto e funghi and calamari', 'Prosciutto e Funghi; Calamari Fritti'],
    ['lasagna lasagna for me and lasagna for my son', 'Lasagne; Lasagne'],
  ])('%s', (said, understood) => {
    expect(slipOf(parseOrder(said, menu))).toBe(understood)
  })
})

describe('at the Thai and Chinese kitchens', () => {
  const menu = menuOf({
    Starters: 'Spring Rolls / Chicken Satay / Tom Yum Soup / Prawn Crackers / Hot and Sour Soup',
    Mains:
      'Pad Thai / Green Curry / Red Curry / Massaman Curry / Kung Pao Chicken / Sweet and Sour Pork / Beef with Broccoli / Crispy Duck',
    Rice: 'Jasmine Rice / Egg Fried Rice / Sticky Rice',
    Drinks: 'Thai Iced Tea / Jasmine Tea / Singha / Coconut Water',
  })

  test.each([
    ['pad thai with chicken no peanuts and a thai ice tea', 'Pad Thai (chicken, no peanuts); Thai Iced Tea'],
    ['green curry with tofu medium spicy and sticky rice', 'Green Curry (tofu, medium spicy); Sticky Rice'],
    [
      'sweet and sour pork egg fried rice and two spring rolls',
      'Sweet and Sour Pork; Egg Fried Rice; 2 Spring Rolls',
    ],
    ['beef with broccoli no msg and a hot and sour soup', 'Beef with Broccoli (no msg); Hot and Sour Soup'],
    ['red curry with shrimp and extra bamboo shoots', 'Red Curry (shrimp, extra bamboo shoots)'],
    ['half a crispy duck and pancakes', 'Crispy Duck (half)'],
    ['tom yum and a chicken satay with peanut sauce', 'Tom Yum Soup; Chicken Satay (peanut sauce)'],
    ['a curry', ''],
    ['kung pow chicken with extra cashews', 'Kung Pao Chicken (extra cashews)'],
    ['massaman and jasmine rice for two', 'Massaman Curry; Jasmine Rice'],
    ['singha times three', '3 Singha'],
    [
      'we will have the pad thai and the red curry and a jasmine rice each',
      'Pad Thai; Red Curry; Jasmine Rice',
    ],
  ])('%s', (said, understood) => {
    expect(slipOf(parseOrder(said, menu))).toBe(understood)
  })
})

describe('at the juice bar and the barbecue', () => {
  const menu = menuOf({
    Smoothies: 'Berry Blast / Tropical Sunrise / Green Goddess / Peanut Butter Banana',
    'Add-ons': 'Protein Powder / Chia Seeds / Flax',
    Barbecue: 'Brisket Plate / Pulled Pork Sandwich / St. Louis Ribs / Smoked Turkey / Half Chicken',
    Sides: 'Mac & Cheese / Baked Beans / Coleslaw / Cornbread / Collard Greens / Potato Salad',
    Drinks: 'Arnold Palmer / Sweet Tea / Shiner Bock / Topo Chico',
  })

  test.each([
    ['berry blast with protein powder and chia seeds', 'Berry Blast (protein powder, chia seeds)'],
    ['large green goddess no banana add spinach', 'Green Goddess (large, no banana, spinach)'],
    ['brisket plate with mac and cheese and coleslaw', 'Brisket Plate; Mac & Cheese; Coleslaw'],
    [
      'pulled pork sandwich with pickles and onions and extra sauce and a cold slaw',
      'Pulled Pork Sandwich (pickles, onions, extra sauce); Coleslaw',
    ],
    ['saint louis ribs full rack and a corn bread', 'St. Louis Ribs (full rack); Cornbread'],
    ['half a chicken with beans and a shiner', 'Half Chicken; Baked Beans; Shiner Bock'],
    [
      'an arnold palmer half sweet and a topo chico with lime',
      'Arnold Palmer (half sweet); Topo Chico (lime)',
    ],
    ['peanut butter banana smoothie with oat milk', 'Peanut Butter Banana (oat milk)'],
    [
      'brisket lean chopped with bread and a side of collard greens',
      'Brisket Plate (lean, chopped, bread); Collard Greens',
    ],
    ["i don't want any coleslaw just the ribs", 'St. Louis Ribs'],
    ['two sweet teas unsweet', '2 Sweet Tea (unsweet)'],
    ['can i get um the the smoked turkey and uh potato salad', 'Smoked Turkey; Potato Salad'],
    [
      'a tropical sunrise and a berry blast on second thought two berry blasts',
      'Tropical Sunrise; 2 Berry Blast',
    ],
  ])('%s', (said, understood) => {
    expect(slipOf(parseOrder(said, menu))).toBe(understood)
  })
})

describe('without a menu, again', () => {
  test.each([
    [
      "i'll have the salmon with asparagus and a glass of white wine",
      'salmon (asparagus); white wine (glass)',
    ],
    [
      'two cheeseburgers no onions and a large chocolate milkshake',
      '2 cheeseburger (no onions); chocolate milkshake (large)',
    ],
    [
      'chicken caesar wrap sweet potato fries and a diet coke',
      'chicken caesar wrap; sweet potato fries; diet coke',
    ],
    ['can i get a bowl of tomato soup and a grilled cheese sandwich', 'tomato soup; grilled cheese sandwich'],
    ['eggs benedict with smoked salmon and a mimosa', 'eggs benedict (smoked salmon); mimosa'],
    [
      'i want a veggie omelette with no mushrooms and wheat toast',
      'veggie omelette (no mushrooms, wheat toast)',
    ],
    ['four fish tacos and a pitcher of margaritas', '4 fish taco; margaritas (pitcher)'],
    ['the special please', 'special'],
    ['a kids meal with apple slices and chocolate milk', 'kids meal (apple slices, chocolate milk)'],
    ['umm a latte actually make that a flat white', 'flat white'],
  ])('%s', (said, understood) => {
    expect(slipOf(parseOrder(said, null))).toBe(understood)
  })
})
