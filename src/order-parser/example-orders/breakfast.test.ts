// Orders of breakfast, and in a bistro: real sentences, and the orders that they must become.

import { describe } from 'vitest'
import { orders } from '../../../test/spoken/spoken-orders.ts'

describe('at the breakfast diner', () => {
  orders(
    {
      Breakfast:
        'Pancakes / Blueberry Pancakes / French Toast / Belgian Waffle / Two Eggs Any Style / Eggs Benedict / Western Omelette / Breakfast Burrito / Oatmeal',
      Sides: 'Bacon / Sausage Links / Hash Browns / Toast / Fruit Cup',
      Drinks: 'Coffee / Decaf Coffee / Hot Tea / Orange Juice / Apple Juice / Milk / Water',
    },
    `
    short stack of pancakes with butter and maple syrup → Pancakes (short stack, butter, maple syrup)
    blueberry pancakes and a coffee with cream and two sugars → Blueberry Pancakes; Coffee (cream, two sugars)
    two eggs any style over easy with wheat toast → Two Eggs Any Style (over easy, wheat toast)
    western omelet with no peppers and a side of bacon → Western Omelette (no peppers); Bacon
    i'll do the eggs benedict and hash browns crispy → Eggs Benedict; Hash Browns (crispy)
    french toast with strawberries and whipped cream → French Toast (strawberries, whipped cream)
    can i get the breakfast burrito with sausage instead of bacon → Breakfast Burrito (sausage, no bacon)
    an o.j. a water and a coffee black → Orange Juice; Water; Coffee (black)
    oatmeal with brown sugar raisins and a little bit of milk → Oatmeal (brown sugar, raisins, light milk)
    a waffle with bacon on the side → Belgian Waffle; Bacon
    uh pancakes no actually french toast → French Toast
    coffee please and for him an apple juice → Coffee; Apple Juice
    decaf → Decaf Coffee
    i want i want pancakes i want pancakes and bacon → Pancakes; Bacon
    two orders of bacon and a fruit cup → 2 Bacon; Fruit Cup
    what comes with the omelette → 
    what kind of toast do you have okay can i get the rye toast → Toast (rye)
    western omelette egg whites only with spinach → Western Omelette (egg whites, spinach)
    eggs benedict make the eggs hard → Eggs Benedict (eggs, hard)
    `,
  )
})

describe('in a breakfast diner', () => {
  orders(
    {
      Breakfast:
        'Buttermilk Pancakes / Belgian Waffle / French Toast / Two Eggs Any Style / Western Omelette / Eggs Benedict / Steak and Eggs / Biscuits and Gravy',
      Sides: 'Bacon / Sausage Links / Hash Browns / Home Fries / Toast / Fruit Cup / Grits',
      Drinks: 'Coffee / Orange Juice / Apple Juice / Hot Tea / Milk',
    },
    `
    good morning can i get two eggs over easy with bacon and wheat toast → Two Eggs Any Style (over easy); Bacon; Toast (wheat)
    i'll have the steak and eggs medium rare scrambled with hash browns and a coffee black → Steak and Eggs (medium rare, scrambled); Hash Browns; Coffee (black)
    pancakes with blueberries and maple syrup and a side of bacon → Buttermilk Pancakes (blueberries, maple syrup); Bacon
    a western omelet no onions egg whites only and home fries → Western Omelette (no onions, egg whites); Home Fries
    eggs benedict with hollandaise on the side → Eggs Benedict (hollandaise, on the side)
    biscuits and gravy and an orange juice and a large coffee with cream and sugar → Biscuits and Gravy; Orange Juice; Coffee (large, cream, sugar)
    one french toast with powdered sugar and strawberries → French Toast (powdered sugar, strawberries)
    waffle with butter and whipped cream an order of sausage links and a milk → Belgian Waffle (butter, whipped cream); Sausage Links; Milk
    western omelette with cheddar cheese mushrooms and spinach and a sour dough toast → Western Omelette (cheddar cheese, mushrooms, spinach); Toast (sour dough)
    a short stack of pancakes → Buttermilk Pancakes (short stack)
    `,
  )
})

describe('at brunch', () => {
  orders(
    {
      Plates:
        'Avocado Toast / Shakshuka / Huevos Rancheros / Breakfast Burrito / Smoked Salmon Bagel / Granola Bowl / Buttermilk Pancakes / Breakfast Sandwich',
      Sides: 'Bacon / Sausage / Hash Browns / Fruit / Side Salad',
      Drinks: 'Drip Coffee / Latte / Mimosa / Bloody Mary / Orange Juice / Hot Tea',
    },
    `
    hi there could i please get the avocado toast with two poached eggs on top and a side of bacon extra crispy → Avocado Toast (two poached eggs); Bacon (extra crispy)
    breakfast burrito no potatoes add chorizo green sauce on the side → Breakfast Burrito (no potatoes, chorizo, green sauce, on the side)
    smoked salmon bagel toasted hold the capers extra cream cheese and a large coffee with oat milk → Smoked Salmon Bagel (toasted, no capers, extra cream cheese); Drip Coffee (large, oat milk)
    shakshuka for me and pancakes for him with strawberries and whipped cream → Shakshuka; Buttermilk Pancakes (strawberries, whipped cream)
    two mimosas and a bloody mary extra spicy with olives → 2 Mimosa; Bloody Mary (extra spicy, olives)
    breakfast sandwich with sausage egg and cheese on an english muffin → Breakfast Sandwich (sausage, egg, cheese, english muffin)
    granola bowl with almond milk instead of yogurt → Granola Bowl (almond milk, no yogurt)
    huevos rancheros with the eggs over easy and no beans → Huevos Rancheros (eggs, over easy, no beans)
    `,
  )
})

describe('in a bistro', () => {
  orders(
    {
      Starters: 'Soupe du Jour / Steak Tartare / Burrata Caprese / Charcuterie Board / Oysters',
      Mains:
        'Moules Frites / Coq au Vin / Duck Confit / Mushroom Risotto / Pan Seared Salmon / Croque Monsieur',
      Desserts: 'Crème Brûlée / Tarte Tatin / Chocolate Mousse',
      Wine: 'Côtes du Rhône / Chablis / Sancerre / Bordeaux',
      Drinks: 'Café au Lait / Perrier / Kir Royale',
    },
    `
    we'll start with a dozen oysters and a charcuterie board → 12 Oysters; Charcuterie Board
    i'd like the duck confit with the potatoes on the side and a glass of bordeaux → Duck Confit (potatoes, on the side); Bordeaux (glass)
    creme brulee and two cafe au laits → Crème Brûlée; 2 Café au Lait
    the salmon medium with no butter sauce and a bottle of chablis → Pan Seared Salmon (medium, no butter sauce); Chablis (bottle)
    mushroom risotto no parmesan because i'm vegan → Mushroom Risotto (no parmesan)
    cock o van and a glass of the sancerre → Sancerre (glass)
    steak tartar and the mool frites → Steak Tartare; Moules Frites
    for dessert i'll have the chocolate mousse and my husband will have the tarte tatin with vanilla ice cream → Chocolate Mousse; Tarte Tatin (vanilla ice cream)
    what's the soup of the day → 
    `,
  )
})
