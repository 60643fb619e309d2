// Orders at pizzerias and a trattoria: real sentences, and the orders that they must become.

import { describe } from 'vitest'
import { orders } from '../../../test/spoken/spoken-orders.ts'

describe('at the pizzeria', () => {
  orders(
    {
      Pizzas: 'Margherita / Pepperoni / Hawaiian / Four Cheese / Veggie Supreme / BBQ Chicken / Meat Feast',
      Sides: 'Garlic Bread / Cheesy Garlic Bread / Mozzarella Sticks / Caesar Salad / Buffalo Wings / Fries',
      Drinks: 'Coca-Cola / Diet Coke / Sprite / San Pellegrino / Bottled Water / Peroni',
      Desserts: 'Tiramisu / Chocolate Brownie',
    },
    `
    can i get a large pepperoni pizza → Pepperoni (large)
    two margheritas and a coke → 2 Margherita; Coca-Cola
    hi yeah um i'd like one hawaiian and one four cheese please → Hawaiian; Four Cheese
    a veggie supreme with no mushrooms and extra olives → Veggie Supreme (no mushrooms, extra olives)
    pepperoni pizza with mushrooms and a side of garlic bread → Pepperoni (mushrooms); Garlic Bread
    let me get a medium margherita with extra cheese and basil and a bottle of water → Margherita (medium, extra cheese, basil); Bottled Water
    margarita pizza no basil → Margherita (no basil)
    four four cheese pizzas → 4 Four Cheese
    i want a meat feast thin crust and two diet cokes → Meat Feast (thin crust); 2 Diet Coke
    cheesy garlic bread → Cheesy Garlic Bread
    just a caesar with the dressing on the side → Caesar Salad (dressing, on the side)
    bbq chicken hold the onions → BBQ Chicken (no onions)
    i would like a barbecue chicken pizza with pineapple instead of onions → BBQ Chicken (pineapple, no onions)
    some mozzarella sticks some wings and a brownie → Mozzarella Sticks; Buffalo Wings; Chocolate Brownie
    a margherita and a pepperoni scratch the pepperoni → Margherita
    can we get three pepperonis no wait make that two → 2 Pepperoni
    a hawaiian without pineapple or ham → Hawaiian (no pineapple, no ham)
    a large half pepperoni pizza and fries → Pepperoni (large, half); Fries
    a calzone and a coke → Coca-Cola
    `,
  )
})

describe('at the trattoria', () => {
  orders(
    {
      Antipasti: 'Bruschetta / Caprese Salad / Calamari Fritti / Minestrone',
      Pasta: 'Spaghetti Carbonara / Penne Arrabbiata / Lasagne / Fettuccine Alfredo / Gnocchi al Pesto',
      Secondi: 'Chicken Parmigiana / Veal Saltimbocca / Sea Bass',
      Pizza: 'Margherita / Quattro Stagioni / Diavola / Prosciutto e Funghi',
      Dolci: 'Tiramisù / Panna Cotta / Affogato',
      Vino: 'Chianti / Pinot Grigio / Montepulciano',
    },
    `
    the carbonara and a glass of chianti → Spaghetti Carbonara; Chianti (glass)
    fettuccine alfredo with shrimp and broccoli → Fettuccine Alfredo (shrimp, broccoli)
    can we share a bruschetta and then two margheritas and a diavola with extra chili → Bruschetta [all]; 2 Margherita; Diavola (extra chili)
    penne arrabiata not too spicy gluten free pasta → Penne Arrabbiata (not too spicy, gluten free pasta)
    chicken parm and a side of spaghetti → Chicken Parmigiana; Spaghetti Carbonara
    tiramisu and an affogato with two spoons → Tiramisù; Affogato (two spoons)
    a bottle of pinot grigio and some water → Pinot Grigio (bottle)
    quattro stagioni without olives or artichokes → Quattro Stagioni (no olives, no artichokes)
    nyoki al pesto → Gnocchi al Pesto
    sea bass with the lemon butter sauce on the side and a minestrone to start → Sea Bass (lemon butter sauce, on the side); Minestrone
    prosciutto e funghi and calamari → Prosciutto e Funghi; Calamari Fritti
    lasagna lasagna for me and lasagna for my son → Lasagne; Lasagne
    `,
  )
})

describe('at the small pizzeria', () => {
  orders(
    {
      Pizzas: 'Margherita / Pepperoni / Hawaiian',
      Sides: 'Garlic Bread / Wings',
      Drinks: 'Coke / Water',
    },
    `
    one large margherita and one small pepperoni → Margherita (large); Pepperoni (small)
    a large pepperoni and a small hawaiian and a medium margherita with olives → Pepperoni (large); Hawaiian (small); Margherita (medium, olives)
    a pepperoni a hawaiian and wings → Pepperoni; Hawaiian; Wings
    margherita with pepperoni and a coke → Margherita (pepperoni); Coke
    i'd like a pepperoni pizza i'd like it with extra cheese and i'd also like some garlic bread → Pepperoni (extra cheese); Garlic Bread
    can i have a pizza margherita → Margherita
    `,
  )
})

describe('in a pizzeria', () => {
  orders(
    {
      Pizza:
        'Margherita / Pepperoni Pizza / Hawaiian Pizza / Four Cheese Pizza / Veggie Supreme Pizza / Build Your Own Pizza',
      Sides: 'Garlic Bread / Garlic Knots / Buffalo Wings / Caesar Salad / Mozzarella Sticks',
      Drinks: 'Coca-Cola / Sprite / Dr Pepper / San Pellegrino',
    },
    `
    can i get two large pepperoni pizzas and a margherita with extra basil → 2 Pepperoni Pizza (large); Margherita (extra basil)
    a four cheese pizza thin crust and four sprites → Four Cheese Pizza (thin crust); 4 Sprite
    i want a hawaiian with no pineapple ham mushrooms and green peppers → Hawaiian Pizza (no pineapple, ham, mushrooms, green peppers)
    build your own pizza with sausage black olives red onions and mushrooms well done → Build Your Own Pizza (sausage, black olives, red onions, mushrooms, well done)
    pizza margherita and a doctor pepper → Margherita; Dr Pepper
    large veggie supreme on gluten free crust light cheese extra sauce → Veggie Supreme Pizza (large, gluten free crust, light cheese, extra sauce)
    we'll have an order of garlic knots a dozen buffalo wings with ranch and a caesar → Garlic Knots; 12 Buffalo Wings (ranch); Caesar Salad
    a small margherita scratch that a medium margherita → Margherita (medium)
    pepperoni pizza and garlic bread actually scratch the garlic bread → Pepperoni Pizza
    two cokes no sorry three cokes → 3 Coca-Cola
    a pepperoni pizza and a coke change the coke to a sprite → Pepperoni Pizza; Sprite
    one pepperoni half mushrooms half olives → Pepperoni Pizza (half mushrooms, half olives)
    i'd like a margherita and a pepperoni both with stuffed crust → Margherita (stuffed crust); Pepperoni Pizza (stuffed crust)
    margarita pizza please → Margherita
    mozarella stix and a pelegrino → Mozzarella Sticks; San Pellegrino
    a large pepperoni pizza with mushrooms and a medium with olives → Pepperoni Pizza (large, mushrooms); Pepperoni Pizza (medium, olives)
    `,
  )
})

describe('with only one pizza on the menu', () => {
  orders(
    {
      Pizza: 'pizza',
      Drinks:
        'coke / diet coke / sprite / pepsi / dr pepper / mountain dew / water / iced tea / ginger ale / san pellegrino',
    },
    `
    i want to order two large pizzas with pepperoni sausage and mushrooms and one medium pizza with pineapple and ham → 2 pizza (large, pepperoni, sausage, mushrooms); pizza (medium, pineapple, ham)
    a small pizza with no cheese and a lot of onions and three cans of pepsi → pizza (small, no cheese, extra onions); 3 pepsi
    can i get one party size pizza with pecorino and balsamic glaze thin crust please → pizza (party size, pecorino, balsamic glaze, thin crust)
    i need a large hawaiian pizza with extra ham and a medium diet coke → pizza (large, hawaiian, extra ham); diet coke (medium)
    five small sprites and two large pizzas hold the onions → 5 sprite (small); 2 pizza (large, no onions)
    get me a pie with artichokes and peppers and hold the mozzarella → pizza (artichokes, peppers, no mozzarella)
    i would like a pizza with tomatoes olives and green peppers but no onions → pizza (tomatoes, olives, green peppers, no onions)
    i want one pizza half cheese half pepperoni → pizza (half cheese, half pepperoni)
    two pizzas one with anchovies and the other one with bacon and two waters → pizza (anchovies); pizza (bacon); 2 water
    i'll take a large gluten free pizza with spinach feta and garlic not too much cheese → pizza (large, gluten free, spinach, feta, garlic, light cheese)
    `,
  )
})

describe('where a pizza is built from toppings', () => {
  orders(
    {
      Pizza: 'Pizza / Calzone',
      Sides: 'Breadsticks / Chicken Wings / Side Salad',
      Drinks: 'Coke / Diet Coke / Sprite / Lemonade / Bottled Water',
    },
    `
    i'd like one large pizza with pepperoni mushrooms and extra cheese → Pizza (large, pepperoni, mushrooms, extra cheese)
    can i get a medium thin crust pepperoni and sausage pizza and a two liter of coke → Pizza (medium, thin crust, pepperoni, sausage); Coke (two liter)
    three pizzas one with ham and pineapple → Pizza (ham, pineapple); 2 Pizza
    i want a small pizza half pepperoni half green peppers no onions → Pizza (small, half pepperoni, half green peppers, no onions)
    give me two medium pizzas with sausage and black olives and five medium sprites → 2 Pizza (medium, sausage, black olives); 5 Sprite (medium)
    large pie with bacon banana peppers and a little bit of garlic → Pizza (large, bacon, banana peppers, light garlic)
    i need a gluten free pizza without cheese but with lots of basil → Pizza (gluten free, no cheese, extra basil)
    could i have a large pizza with everything except anchovies → Pizza (large, everything, no anchovies)
    a calzone with ricotta and spinach and an order of wings with hot sauce on the side → Calzone (ricotta, spinach); Chicken Wings (hot sauce, on the side)
    a large and a medium pizza both with mushrooms → Pizza (large, mushrooms); Pizza (medium, mushrooms)
    stuffed crust pizza with ham chicken tomatoes and bbq sauce please → Pizza (stuffed crust, ham, chicken, tomatoes, bbq sauce)
    pizza pepperoni extra large thick crust → Pizza (pepperoni, extra large, thick crust)
    `,
  )
})
