// Orders at Thai, Chinese and Korean tables: real sentences, and the orders that they must become.

import { describe } from 'vitest'
import { orders } from '../../../test/spoken/spoken-orders.ts'

describe('at the Thai and Chinese kitchens', () => {
  orders(
    {
      Starters: 'Spring Rolls / Chicken Satay / Tom Yum Soup / Prawn Crackers / Hot and Sour Soup',
      Mains:
        'Pad Thai / Green Curry / Red Curry / Massaman Curry / Kung Pao Chicken / Sweet and Sour Pork / Beef with Broccoli / Crispy Duck',
      Rice: 'Jasmine Rice / Egg Fried Rice / Sticky Rice',
      Drinks: 'Thai Iced Tea / Jasmine Tea / Singha / Coconut Water',
    },
    `
    pad thai with chicken no peanuts and a thai ice tea → Pad Thai (chicken, no peanuts); Thai Iced Tea
    green curry with tofu medium spicy and sticky rice → Green Curry (tofu, medium spicy); Sticky Rice
    sweet and sour pork egg fried rice and two spring rolls → Sweet and Sour Pork; Egg Fried Rice; 2 Spring Rolls
    beef with broccoli no msg and a hot and sour soup → Beef with Broccoli (no msg); Hot and Sour Soup
    red curry with shrimp and extra bamboo shoots → Red Curry (shrimp, extra bamboo shoots)
    half a crispy duck and pancakes → Crispy Duck (half)
    tom yum and a chicken satay with peanut sauce → Tom Yum Soup; Chicken Satay (peanut sauce)
    a curry → 
    kung pow chicken with extra cashews → Kung Pao Chicken (extra cashews)
    massaman and jasmine rice for two → Massaman Curry; Jasmine Rice
    singha times three → 3 Singha
    we will have the pad thai and the red curry and a jasmine rice each → Pad Thai; Red Curry; Jasmine Rice
    `,
  )
})

describe('at the Thai kitchen', () => {
  orders(
    {
      Curry: 'Massaman / Panang / Green Curry / Pad See Ew / Drunken Noodles',
      Sides: 'Brown Rice / Roti / Papaya Salad',
      Drinks: 'Thai Tea / Beer / Soda Water',
    },
    `
    panang with tofu extra spicy and brown rice and a thai tea no ice → Panang (tofu, extra spicy); Brown Rice; Thai Tea (no ice)
    drunken noodles with beef and shrimp no egg medium heat → Drunken Noodles (beef, shrimp, no egg, medium heat)
    papaya salad without peanuts and a couple of beers → Papaya Salad (no peanuts); 2 Beer
    pad sea ew with chicken → Pad See Ew (chicken)
    green curry please vegetarian not spicy at all → Green Curry (vegetarian, not spicy)
    `,
  )
})

describe('in a Thai restaurant', () => {
  orders(
    {
      Mains:
        'Pad Thai / Pad See Ew / Drunken Noodles / Green Curry / Red Curry / Massaman Curry / Basil Fried Rice',
      Starters: 'Chicken Satay / Spring Rolls / Tom Yum Soup / Papaya Salad',
      Drinks: 'Thai Iced Tea / Singha / Coconut Water',
    },
    `
    pad thai with chicken medium spicy no peanuts and a thai tea → Pad Thai (chicken, medium spicy, no peanuts); Thai Iced Tea
    green curry with tofu thai hot and brown rice → Green Curry (tofu, thai hot, brown rice)
    can i get the drunken noodles with beef extra vegetables and an order of spring rolls → Drunken Noodles (beef, extra vegetables); Spring Rolls
    pad see you with shrimp → Pad See Ew (shrimp)
    tom yum and a papaya salad not spicy → Tom Yum Soup; Papaya Salad (not spicy)
    basil fried rice add a fried egg → Basil Fried Rice (fried egg)
    a red curry with chicken and a green curry with beef both mild → Red Curry (chicken, mild); Green Curry (beef, mild)
    `,
  )
})

describe('at a Chinese takeaway', () => {
  orders(
    {
      "Chef's specials":
        "General Tso's Chicken / Sesame Chicken / Kung Pao Chicken / Beef with Broccoli / Sweet and Sour Pork / Mapo Tofu",
      'Noodles and rice':
        'Chicken Lo Mein / Shrimp Fried Rice / Vegetable Fried Rice / Beef Chow Fun / Pad Thai',
      Starters: 'Egg Roll / Spring Roll / Crab Rangoon / Hot and Sour Soup / Wonton Soup / Pork Dumplings',
      Drinks: 'Jasmine Tea / Tsingtao / Thai Iced Tea',
    },
    `
    can i get general tsos chicken extra spicy with white rice and two egg rolls → General Tso's Chicken (extra spicy, white rice); 2 Egg Roll
    beef and broccoli with brown rice no msg → Beef with Broccoli (brown rice, no msg)
    one shrimp fried rice no peas and carrots and a wanton soup → Shrimp Fried Rice (no peas, no carrots); Wonton Soup
    kung pow chicken mild please and a crab rangoons → Kung Pao Chicken (mild); Crab Rangoon
    hot and sour soup for me and a pad tie with tofu → Hot and Sour Soup; Pad Thai (tofu)
    sesame chicken sauce on the side steamed rice instead of fried rice → Sesame Chicken (sauce, on the side, steamed rice, no fried rice)
    an order of pork dumplings steamed not fried and a ching tao → Pork Dumplings (steamed, not fried)
    a lo mein and six spring rolls → Chicken Lo Mein; 6 Spring Roll
    vegetable fried rice with an egg on top and a thai tea → Vegetable Fried Rice (egg); Thai Iced Tea
    two wonton soups no make that one wonton and one hot and sour → Wonton Soup; Hot and Sour Soup
    `,
  )
})

describe('in a Korean restaurant', () => {
  orders(
    {
      Mains: 'Bibimbap / Beef Bulgogi / Kimchi Fried Rice / Korean Fried Chicken / Japchae / Tofu Stew',
      Sides: 'Kimchi / Pork Dumplings / Seafood Pancake',
      Drinks: 'Soju / Hite Beer / Barley Tea / Milkis',
    },
    `
    can i get the bibimbap in a stone bowl with extra gochujang and a fried egg → Bibimbap (stone bowl, extra gochujang, fried egg)
    bulgogi with rice and lettuce wraps and two soju → Beef Bulgogi (rice, lettuce wraps); 2 Soju
    korean fried chicken half spicy half soy garlic and a hite → Korean Fried Chicken (half spicy, half soy garlic); Hite Beer
    kimchi fried rice no spam add cheese → Kimchi Fried Rice (no spam, cheese)
    one tofu stew not too spicy and a side of kimchi → Tofu Stew (not too spicy); Kimchi
    `,
  )
})
