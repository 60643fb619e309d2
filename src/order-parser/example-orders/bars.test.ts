// Orders in bars and pubs: real sentences, and the orders that they must become.

import { describe } from 'vitest'
import { orders } from '../../../test/spoken/spoken-orders.ts'

describe('at the bar', () => {
  orders(
    {
      Cocktails:
        'Old Fashioned / Margarita / Mojito / Gin and Tonic / Espresso Martini / Negroni / Moscow Mule / Aperol Spritz',
      Wine: 'Pinot Noir / Cabernet Sauvignon / Sauvignon Blanc / Prosecco / House Red / House White',
      Beer: 'IPA / Stella Artois / Corona',
      Food: 'Olives / Loaded Fries / Cheese Board',
    },
    `
    an old fashioned neat and a mojito with extra mint → Old Fashioned (neat); Mojito (extra mint)
    margarita on the rocks no salt → Margarita (on the rocks, no salt)
    two g and ts with lime → 2 Gin and Tonic (lime)
    a bottle of prosecco and four glasses of sauv blanc → Prosecco (bottle); 4 Sauvignon Blanc (glass)
    a glass of house red → House Red (glass)
    stella and a corona with lime → Stella Artois; Corona (lime)
    dirty martini → 
    an espresso martini and another one of those → 2 Espresso Martini
    negroni negroni sorry two negronis → 2 Negroni
    frozen margarita with a sugar rim → Margarita (frozen, sugar rim)
    i'll have an i p a and she'll have an aperol → IPA; Aperol Spritz
    another round please → 
    `,
  )
})

describe('in a bar', () => {
  orders(
    {
      Cocktails:
        'Margarita / Old Fashioned / Negroni / Espresso Martini / Gin and Tonic / Moscow Mule / Mojito',
      Beer: 'Guinness / Peroni / Hazy Little Thing IPA / Heineken',
      Wine: 'Sauvignon Blanc / Pinot Noir / Cabernet Sauvignon / Prosecco / House Red / House White',
      Soft: 'Coca-Cola / Diet Coke / Ginger Ale / Sparkling Water / Still Water / Orange Juice',
      Snacks: 'Olives / Truffle Fries / Mixed Nuts',
    },
    `
    can we get three margaritas two with salt and one without → 2 Margarita (salt); Margarita (no salt)
    gin and tonic with lime and a pint of guinness → Gin and Tonic (lime); Guinness (pint)
    a g and t and an old fashioned → Gin and Tonic; Old Fashioned
    to glasses of sauvignon blanc and for heinekens → 2 Sauvignon Blanc (glass); 4 Heineken
    a mojito actually make that to → 2 Mojito
    two glasses of sauvignon blanc and a bottle of prosecco → 2 Sauvignon Blanc (glass); Prosecco (bottle)
    i'll have a negroni on the rocks → Negroni (on the rocks)
    espresso martini with oat milk no foam → Espresso Martini (oat milk, no foam)
    a pinot and some olives → Pinot Noir; Olives
    could i get a coke with no ice and a slice of lemon → Coca-Cola (no ice, lemon)
    a diet coke and a regular coke → Diet Coke; Coca-Cola (regular)
    two heinekens and two peronis → 2 Heineken; 2 Peroni
    margarita frozen with a sugar rim extra lime → Margarita (frozen, sugar rim, extra lime)
    a hazy ipa → Hazy Little Thing IPA
    a heineken oh and same again → 2 Heineken
    another one of those → 
    a mojito and another one of those → 2 Mojito
    a large glass of house red → House Red (large glass)
    can i have a sparkling water and a moscow mule easy on the ginger beer → Sparkling Water; Moscow Mule (light ginger beer)
    OJ please and a ginger ale → Orange Juice; Ginger Ale
    `,
  )
})

describe('with a wine list', () => {
  orders(
    {
      Reds: 'Pinot Noir Willamette / Malbec Mendoza / Chianti Classico / Cabernet Sauvignon Napa',
      Whites: 'Chardonnay Sonoma / Sancerre / Pinot Grigio',
      Bites: 'Cheese Board / Marcona Almonds / Bruschetta Trio',
    },
    `
    two glasses of the malbec and a cheese board → 2 Malbec Mendoza (glass); Cheese Board
    a bottle of pinot noir → Pinot Noir Willamette (bottle)
    can we try the cab and some bruschetta → Cabernet Sauvignon Napa; Bruschetta Trio
    a glass of sancerre and uh a glass of chardonnay please → Sancerre; Chardonnay Sonoma (glass)
    what do you recommend with the cheese → 
    `,
  )
})

describe('at the fish and chips pub', () => {
  orders(
    {
      Mains:
        "Fish and Chips / Bangers and Mash / Steak and Ale Pie / Cheeseburger / Chicken Burger / Ploughman's Lunch / Scampi",
      Sides: 'Chips / Mushy Peas / Onion Rings / Curry Sauce / Side Salad',
      Beer: 'Lager / Bitter / Guinness / Cider',
      'Soft drinks': 'Lemonade / Orange Juice / Ginger Beer',
    },
    `
    fish and chips twice please → 2 Fish and Chips
    i'll have the fish and chips with mushy peas → Fish and Chips; Mushy Peas
    a pint of guinness and half a cider → Guinness (pint); Cider (half)
    steak and ale pie and chips → Steak and Ale Pie; Chips
    bangers and mash no gravy → Bangers and Mash (no gravy)
    could i have a cheese burger with onion rings and a ginger beer → Cheeseburger; Onion Rings; Ginger Beer
    scampi and chips with tartare sauce and a lemonade → Scampi; Chips (tartare sauce); Lemonade
    ploughmans and a pint of bitter cheers → Ploughman's Lunch; Bitter (pint)
    two chicken burgers one with cheese and one without → Chicken Burger (cheese); Chicken Burger (no cheese)
    a cheeseburger with lettuce tomato and bacon hold the pickle and a portion of chips → Cheeseburger (lettuce, tomato, bacon, no pickle); Chips
    two pints of lager and a packet of crisps → 2 Lager (pint)
    fish and chips extra batter lots of salt and vinegar → Fish and Chips (extra batter, extra salt, vinegar)
    o j please → Orange Juice
    do you do sunday roast → 
    three ciders and another one for my brother → 4 Cider
    give us a pie and a side salad no dressing → Steak and Ale Pie; Side Salad (no dressing)
    `,
  )
})

describe('in a pub', () => {
  orders(
    {
      Mains:
        "Fish and Chips / Shepherd's Pie / Bangers and Mash / Sunday Roast / Ploughman's Lunch / Steak and Ale Pie / Scampi",
      Sides: 'Chips / Mushy Peas / Onion Rings / Gravy / Pickled Egg',
      Drinks: "London Pride / Strongbow Cider / Lemonade / Pimm's",
    },
    `
    two fish and chips please mate with mushy peas and a pint of london pride → 2 Fish and Chips; Mushy Peas; London Pride (pint)
    fish n chips with tartare sauce no lemon → Fish and Chips (tartare sauce, no lemon)
    steak and ale pie with mash instead of chips → Steak and Ale Pie (mash, no chips)
    i'll have the sunday roast with extra gravy and a yorkshire pudding → Sunday Roast (extra gravy, yorkshire pudding)
    a shepherds pie half a cider and a lemonade → Shepherd's Pie; Strongbow Cider (half); Lemonade
    bangers and mash and chips → Bangers and Mash; Chips
    a large chips with salt and vinegar → Chips (large, salt, vinegar)
    pims and a scampi → Pimm's; Scampi
    `,
  )
})
