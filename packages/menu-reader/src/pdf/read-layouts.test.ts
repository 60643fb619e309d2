// Tests that dishes are read in any layout: columns, tables, headings in the margin, and prices in any position.

import { column, type Printed, sheet } from '@tablemate/test/menu-files/printed-page.ts'
import {
  big,
  bold,
  doubtsOf,
  itemsOf,
  menu,
  menuItemsOf,
} from '@tablemate/test/menu-files/read-printed-page.ts'
import { describe, expect, test } from 'vitest'

describe('a page', () => {
  test('with four columns is read column by column', () => {
    const columnAt = (left: number, ...lines: Parameters<typeof column>[2]) => column(left, left + 120, lines)
    const page = sheet(
      ...columnAt(20, ['Soups', big], 'Onion\t5', 'Leek\t6', 'Pea\t6'),
      ...columnAt(160, ['Salads', big], 'Greek\t8', 'Cobb\t9', 'Beet\t8'),
      ...columnAt(300, ['Mains', big], 'Trout\t19', 'Duck\t22', 'Pie\t16'),
      ...columnAt(440, ['Sweets', big], 'Flan\t5', 'Tart\t6', 'Cake\t6'),
    )
    expect(menuItemsOf(page).map(dish => dish.split(' ')[0])).toEqual([
      ...['Soups:', 'Soups:', 'Soups:', 'Salads:', 'Salads:', 'Salads:'],
      ...['Mains:', 'Mains:', 'Mains:', 'Sweets:', 'Sweets:', 'Sweets:'],
    ])
  })

  test('may have a title above all columns; a section continues in the next column', () => {
    const page = sheet(
      [330, 30, 'The Mill', { size: 24, bold: true }],
      ...column(40, 250, [['Plates', big], 'Olives\t6.00', 'Almonds\t7.00', 'Bread\t5.00', 'Pickles\t4.00']),
      ...column(320, 540, [
        'Trout\t24.00',
        'Duck leg\t26.00',
        'Cabbage\t15.00',
        ['Sweets', big],
        'Flan\t9.00',
      ]),
    )
    expect(menuItemsOf(page)).toContain('Plates: Trout 2400')
  })

  test('may have headings in the margin, beside their first dish', () => {
    const dishes = (y: number, ...names: string[]): Printed[] =>
      names.flatMap((name, at): Printed[] => [
        [160, y + at * 16, name],
        [480, y + at * 16, '7.50'],
      ])
    const page = sheet(
      ...[60, 140, 220].map((y, at): Printed => [40, y, ['Bread', 'Soups', 'Sweets'][at] ?? '', big]),
      ...dishes(60, 'Rye toast', 'Baguette', 'Focaccia'),
      ...dishes(140, 'Leek soup', 'Pea soup', 'Goulash'),
      ...dishes(220, 'Lemon tart', 'Rice pudding', 'Trifle'),
    )
    expect(menuItemsOf(page)).toContain('Bread: Rye toast 750')
    expect(menuItemsOf(page)).toContain('Soups: Goulash 750')
    expect(menuItemsOf(page)).toContain('Sweets: Lemon tart 750')
  })

  test('may be a table in which only the last column has prices', () => {
    const row = (y: number, ...cells: string[]): Printed[] =>
      cells.map((cell, at): Printed => [[40, 170, 360, 440][at] ?? 0, y, cell, at === 0 ? bold : {}])
    const page = sheet(
      [40, 50, 'On Tap', big],
      ...row(70, 'Beer', 'Brewery', 'IBU', 'Price'),
      ...row(86, 'Foghorn', 'Harbor Works, Hazy Ale', '45', '$8.50'),
      ...row(102, 'Night Owl', 'Old Rail, Stout', '32', '$8.00'),
      ...row(118, 'Rye Smile', 'Tin Roof, Pale Ale', '38', '$7.50'),
      ...row(134, 'Patchwork', 'Wild Lot, Sour', '8', '$9.00'),
    )
    expect(menuItemsOf(page)).toEqual([
      'On Tap: Foghorn 850',
      'On Tap: Night Owl 800',
      'On Tap: Rye Smile 750',
      'On Tap: Patchwork 900',
    ])
  })
})

test('pages are read in order, without running headers and footers', () => {
  const pageOf = (...dishes: string[]) =>
    sheet([40, 30, 'Spice Route', big], [40, 820, 'Cover 2.50 a head'], ...column(40, 400, ['', ...dishes]))
  const first = sheet(
    [40, 30, 'Spice Route', big],
    [40, 820, 'Cover 2.50 a head'],
    ...column(40, 400, ['', ['Plates', big], 'Olives\t6.00', 'Bread\t5.00', 'Trout\t19.00']),
  )
  expect(menuItemsOf(first, pageOf('Duck\t22.00', 'Pie\t16.00', 'Stew\t15.00'))).toEqual([
    ...['Plates: Olives 600', 'Plates: Bread 500', 'Plates: Trout 1900'],
    ...['Plates: Duck 2200', 'Plates: Pie 1600', 'Plates: Stew 1500'],
  ])
})

test('the name of the house on each page is no heading, wherever it stands', () => {
  const pageOf = (...lines: string[]) => menu(...lines.slice(0, 2), 'Gasthof Linde', ...lines.slice(2))
  const first = menu(['Plates', big], 'Olives\t6.00', 'Bread\t5.00', 'Gasthof Linde', 'Trout\t19.00')
  const rest = [
    pageOf('Duck\t22.00', 'Pie\t16.00', 'Stew\t15.00'),
    pageOf('Hare\t24.00', 'Boar\t21.00', 'Deer\t25.00'),
  ]
  expect(itemsOf(first, ...rest).map(({ category }) => category)).toEqual(Array(9).fill('Plates'))
})

test('a line without a bullet among dishes with bullets is a heading, also between dishes without space', () => {
  const page = menu(
    ...['Waters', '- Still (50cl)\t2.00', '- Sparkling (50cl)\t2.00', '- Tonic, a bitter one\t3.00'],
    ...['Juices', '- Apple (20cl)\t3.00', '- Pear (20cl)\t3.00', '- Carrot (20cl)\t3.50'],
    ...['Of the season', '- Quince (20cl)\t4.00', '- Rhubarb (20cl)\t4.50'],
  )
  expect(itemsOf(page).map(({ category }) => category)).toEqual([
    ...['Waters', 'Waters', 'Waters', 'Juices', 'Juices', 'Juices', 'Of the season', 'Of the season'],
  ])
})

test('dishes that name a café or a pub on several pages are dishes', () => {
  const pageOf = (name: string) =>
    menu('', '', '', '', [name, big], 'Pub Burger\t14.00', 'Café au lait\t4.00', 'Trout\t19.00')
  const names = itemsOf(...['Lunch', 'Dinner', 'Late'].map(pageOf)).map(({ name }) => name)
  expect(names.filter(name => name !== 'Trout')).toHaveLength(6)
})

describe('a set menu', () => {
  const dishes = [['Mains', big], 'Trout\t$19.00', 'Duck\t$22.00', 'Hake\t$16.00'] as const
  const setMenu = (name: string, price: string) =>
    [
      [name, big],
      'Tomato soup',
      'Roast pork with dumplings',
      'Plum cake',
      `Price per person ${price}`,
    ] as const

  test('is one dish with its courses as description', () => {
    const page = menu(...dishes, ...setMenu('Menu 1', '$29.00'), ...setMenu('Menu 2', '$34.00'))
    expect(menuItemsOf(page).slice(3)).toEqual(['Menu 1: Menu 1 2900', 'Menu 2: Menu 2 3400'])
    expect(itemsOf(page)[3]?.description).toContain('Plum cake')
  })

  test('is no section with one dish', () => {
    const page = menu(
      ...dishes,
      ['Kids’ menu', big],
      ['Chicken nuggets', bold],
      'with fries and',
      'a small juice',
      '$9.00',
    )
    expect(menuItemsOf(page).at(-1)).toBe('Kids’ menu: Chicken nuggets 900')
  })

  test('stands in the section of the heading above the menus', () => {
    const page = menu(
      ...dishes,
      ['Sunday', big],
      ...setMenu('Menu 1', '$29.00'),
      ...setMenu('Menu 2', '$34.00'),
    )
    expect(menuItemsOf(page).slice(3)).toEqual(['Sunday: Menu 1 2900', 'Sunday: Menu 2 3400'])
  })
})

describe('a price', () => {
  test('may stand on its own line below, between dashes, without a currency', () => {
    const dish = (name: string, text: string, price: string) => [[name, bold] as const, text, `— ${price} —`]
    const page = menu(
      ['First', big],
      ...dish('Roasted beets', 'whipped cheese, dill', '15'),
      ...dish('Cured trout', 'cucumber, rye', '19'),
      ...dish('Corn soup', 'crab, tarragon', '16'),
    )
    expect(menuItemsOf(page)).toEqual([
      'First: Roasted beets 1500',
      'First: Cured trout 1900',
      'First: Corn soup 1600',
    ])
  })

  test('in a heading applies to all dishes below, also side by side', () => {
    const row = (y: number, ...cells: string[]): Printed[] =>
      cells.map((cell, at): Printed => [40 + at * 150, y, cell])
    const page = sheet(
      [40, 50, 'MILK TEA $5.25', big],
      ...row(70, 'Classic Black', 'Jasmine Green'),
      ...row(86, 'Brown Sugar', 'Oolong'),
      [40, 120, 'SLUSH $6.00', big],
      ...row(140, 'Strawberry', 'Watermelon'),
      ...row(156, 'Honeydew', 'Lychee'),
    )
    expect(menuItemsOf(page)).toContain('MILK TEA: Jasmine Green 525')
    expect(menuItemsOf(page)).toContain('SLUSH: Lychee 600')
    expect(doubtsOf('Oolong', page)).toContain('price-from-heading')
  })

  test('may be in one of three columns with sizes named above', () => {
    const row = (y: number, ...cells: string[]): Printed[] =>
      cells.map((cell, at): Printed => [[40, 240, 300, 360][at] ?? 0, y, cell])
    const page = sheet(
      [40, 50, 'Coffee', big],
      ...row(50, '', '8 oz', '12 oz', '16 oz').slice(1),
      ...row(70, 'Latte', '4.25', '4.75', '5.25'),
      ...row(86, 'Mocha', '4.75', '5.25', '5.75'),
      ...row(102, 'Americano', '3.00', '3.50', '4.00'),
    )
    expect(menuItemsOf(page).slice(0, 3)).toEqual([
      'Coffee: Latte (8 oz) 425',
      'Coffee: Latte (12 oz) 475',
      'Coffee: Latte (16 oz) 525',
    ])
  })

  test('that touches the next one is read as a separate price', () => {
    const page = sheet(
      [40, 60, 'Rice', big],
      [200, 60, 'Small'],
      [240, 60, 'Large'],
      ...['Pork rice', 'Prawn rice', 'House rice'].flatMap((name, at): Printed[] => [
        [40, 80 + at * 16, name],
        [205, 80 + at * 16, '6.2510.25'],
      ]),
    )
    expect(menuItemsOf(page)).toContain('Rice: Pork rice (Small) 625')
    expect(menuItemsOf(page)).toContain('Rice: House rice (Large) 1025')
  })
})

describe('prices set apart from their names', () => {
  const prices = (x: number, shift: number, ...written: string[]): Printed[] =>
    written.map((price, at) => [x, 60 + shift + at * 16, price, { size: 9 }])

  test('a little lower belong to them in order', () => {
    const names = ['Negroni', 'Bellini', 'Spritz', 'Mojito', 'Daiquiri'].map(
      (name, at): Printed => [40, 60 + at * 16, name],
    )
    const page = sheet([40, 36, 'Drinks', big], ...names, ...prices(380, 7, '9', '8', '7', '10', '11'))
    expect(menuItemsOf(page)).toEqual([
      ...['Drinks: Negroni 900', 'Drinks: Bellini 800', 'Drinks: Spritz 700'],
      ...['Drinks: Mojito 1000', 'Drinks: Daiquiri 1100'],
    ])
  })

  test('beside a description belong to the name above it', () => {
    const dish = (y: number, name: string, text: string, shift: number, price: string): Printed[] => [
      [40, y, name, bold],
      [40, y + 14, text],
      [380, y + shift, price],
    ]
    const page = sheet(
      [40, 36, 'Mains', big],
      ...dish(60, 'Cod', 'with leeks and capers', 4, '$19'),
      ...dish(104, 'Duck', 'with plums and rice', 10, '$22'),
      ...dish(148, 'Tart', 'of onions and cheese', 18, '$15'),
    )
    expect(menuItemsOf(page)).toEqual(['Mains: Cod 1900', 'Mains: Duck 2200', 'Mains: Tart 1500'])
  })
})

test('a heading that crosses two columns ends both', () => {
  const dishes = (left: number, top: number, ...lines: string[]): Printed[] =>
    column(left, left + 200, lines).map(([x, y, text]) => [x, y - 60 + top, text])
  const page = sheet(
    [200, 40, 'Small plates', big],
    ...dishes(40, 60, 'Olives\t6.00', 'Almonds\t7.00', 'Bread\t5.00'),
    ...dishes(300, 60, 'Radish\t6.00', 'Pickles\t7.00', 'Crisps\t5.00'),
    [200, 130, 'From the oven', big],
    ...dishes(40, 150, 'Trout\t16.00', 'Duck\t17.00', 'Stew\t15.00'),
    ...dishes(300, 150, 'Leeks\t16.00', 'Squash\t17.00', 'Beets\t15.00'),
  )
  expect(menuItemsOf(page)).toContain('Small plates: Crisps 500')
  expect(menuItemsOf(page)).toContain('From the oven: Trout 1600')
  expect(menuItemsOf(page)).toContain('From the oven: Beets 1500')
})

describe('a heading', () => {
  const row = (y: number, ...names: string[]): Printed[] =>
    names.flatMap((name, at): Printed[] => [
      [40 + at * 260, y, name],
      [220 + at * 260, y, '6.00'],
    ])

  test('over the left of two columns names both, down to the next heading', () => {
    const page = sheet(
      [40, 60, 'Sides', big],
      ...row(80, 'Rice', 'Fries'),
      ...row(96, 'Beans', 'Slaw'),
      ...row(112, 'Greens', 'Corn'),
      [40, 160, 'Salads', big],
      ...row(180, 'Greek').slice(0, 2),
      ...row(196, 'Cobb').slice(0, 2),
      ...row(212, 'Beet').slice(0, 2),
    )
    expect(menuItemsOf(page)).toContain('Sides: Fries 600')
    expect(menuItemsOf(page)).toContain('Sides: Corn 600')
    expect(menuItemsOf(page)).toContain('Salads: Beet 600')
  })

  test('in the middle above two columns names both', () => {
    const page = sheet(
      [230, 60, 'On draught', big],
      ...row(84, 'Pale ale', 'Stout'),
      ...row(100, 'Lager', 'Porter'),
      ...row(116, 'Wheat', 'Bitter'),
    )
    expect(menuItemsOf(page).map(dish => dish.split(':')[0])).toEqual(Array(6).fill('On draught'))
  })

  test('in pieces of several sizes is one', () => {
    const page = sheet(
      [40, 60, 'From the', { size: 14 }],
      [40, 80, 'OVEN', { size: 24 }],
      ...column(40, 400, ['', '', '', 'Trout\t16.00', 'Duck\t17.00', 'Squash\t15.00']),
    )
    expect(menuItemsOf(page)[0]).toBe('From the OVEN: Trout 1600')
  })

  test('gives its name to sections of the same name under several such headings', () => {
    const part = (y: number, name: string, leaf: string, ...dishes: string[]): Printed[] => [
      [40, y, name, { size: 24 }],
      [40, y + 34, leaf, big],
      ...dishes.flatMap((dish, at): Printed[] => [
        [40, y + 54 + at * 16, dish],
        [370, y + 54 + at * 16, '8.00'],
      ]),
    ]
    const page = sheet(
      ...part(60, 'Pancakes', 'Sweet', 'Maple', 'Berries', 'Lemon'),
      ...part(200, 'Waffles', 'Sweet', 'Cherry', 'Praline', 'Honey'),
    )
    expect(menuItemsOf(page)).toContain('Pancakes · Sweet: Lemon 800')
    expect(menuItemsOf(page)).toContain('Waffles · Sweet: Honey 800')
  })
})

describe('a table of prices', () => {
  const row = (y: number, ...cells: string[]): Printed[] =>
    cells.flatMap((cell, at): Printed[] => (cell ? [[[40, 240, 310, 380][at] ?? 0, y, cell]] : []))

  test('may have any words above its columns, and sizes as names', () => {
    const page = sheet(
      [40, 50, 'Pizzas', big],
      ...row(70, '', 'Cheese Only', '1 Topping', '2 Toppings'),
      ...row(90, 'Round', '8.00', '9.00', '10.00'),
      ...row(106, 'Square', '12.00', '13.50', '15.00'),
      ...row(122, 'Party', '20.00', '22.00', '24.00'),
    )
    expect(menuItemsOf(page).slice(-3)).toEqual([
      'Pizzas: Party (Cheese Only) 2000',
      'Pizzas: Party (1 Topping) 2200',
      'Pizzas: Party (2 Toppings) 2400',
    ])
  })

  test('may have its heads on two lines', () => {
    const page = sheet(
      [40, 50, 'Steaks', big],
      ...row(66, '', 'Without', 'With'),
      ...row(80, '', 'sides', 'sides'),
      ...row(100, 'Rump', '18.00', '21.00'),
      ...row(116, 'Ribeye', '24.00', '27.00'),
      ...row(132, 'Fillet', '30.00', '33.00'),
    )
    expect(menuItemsOf(page).slice(0, 2)).toEqual([
      'Steaks: Rump (Without sides) 1800',
      'Steaks: Rump (With sides) 2100',
    ])
  })
})

describe('headings', () => {
  test('may look almost like names if several priced names follow', () => {
    const dishes = ['Tatar\t103', 'Schnitzel\t163', 'Palatschinken\t98']
    const page = sheet(
      [40, 30, 'Gasthaus', { size: 30, bold: true }],
      ...column(40, 400, [
        ['Vorspeisen', { size: 10.5, bold: true }],
        ...dishes,
        ['Nachher', { size: 10.5, bold: true }],
        'Torte\t88',
        'Eis\t75',
      ]),
    )
    expect(menuItemsOf(page)).toEqual([
      ...['Vorspeisen: Tatar 10300', 'Vorspeisen: Schnitzel 16300', 'Vorspeisen: Palatschinken 9800'],
      ...['Nachher: Torte 8800', 'Nachher: Eis 7500'],
    ])
  })

  test('have remarks below them that are no names, where prices are below the names', () => {
    const note = { size: 8.5, italic: true }
    const page = menu(
      ...[
        ['Tapas', big] as const,
        ['Served with bread', note] as const,
        ['Olives', bold] as const,
        '4.50',
        ['Ham', bold] as const,
        '9.50',
      ],
      ...[
        ['Sweets', big] as const,
        ['Made by us', note] as const,
        ['Flan', bold] as const,
        '5.50',
        ['Tart', bold] as const,
        '6.50',
      ],
    )
    expect(menuItemsOf(page)).toEqual([
      'Tapas: Olives 450',
      'Tapas: Ham 950',
      'Sweets: Flan 550',
      'Sweets: Tart 650',
    ])
  })

  test('may stand above prices on the left of the names', () => {
    const dish = (y: number, price: string, name: string): Printed[] => [
      [36, y, price],
      [96, y, name, bold],
    ]
    const serif = { size: 13, bold: true }
    const page = sheet(
      [36, 60, 'Tapas', serif],
      ...dish(81, '8.10', 'Olives'),
      ...dish(98, '9.80', 'Ham'),
      [36, 130, 'Meat', serif],
      ...dish(151, '15.40', 'Lamb'),
      ...dish(168, '5.50', 'Ribs'),
      [36, 200, 'Sweets', serif],
      ...dish(221, '4.80', 'Flan'),
      ...dish(238, '6.60', 'Tart'),
    )
    expect(menuItemsOf(page)).toEqual([
      'Tapas: Olives 810',
      'Tapas: Ham 980',
      'Meat: Lamb 1540',
      'Meat: Ribs 550',
      'Sweets: Flan 480',
      'Sweets: Tart 660',
    ])
  })
})

test('a head of the table names the sizes, and a line may hold several dishes', () => {
  const wines = menu(
    ['Weine', big],
    'Name\tGlas Flasche',
    'Riesling 2022\t5,50 24,00',
    'Silvaner\t5,00 22,00',
  )
  expect(menuItemsOf(wines)).toEqual([
    ...['Weine: Riesling 2022 (Glas) 550', 'Weine: Riesling 2022 (Flasche) 2400'],
    ...['Weine: Silvaner (Glas) 500', 'Weine: Silvaner (Flasche) 2200'],
  ])
  const beers = menu(
    ['Birre', big],
    'Lupa 33cl 4.00€ Rana 33cl 4.50€',
    'Orso 33cl 4.60€ Volpe 66cl 5.00€',
    'Gatto 33cl 4.00€',
  )
  expect(menuItemsOf(beers)).toEqual(
    ['Lupa 33cl 400', 'Rana 33cl 450', 'Orso 33cl 460', 'Volpe 66cl 500', 'Gatto 33cl 400'].map(
      dish => `Birre: ${dish}`,
    ),
  )
})

describe('a column of sizes', () => {
  const row = (y: number, name: string, size: string, price: string): Printed[] => [
    [40, y, name],
    [330, y, size],
    [460, y, price],
  ]
  test('belongs to the dish of each row, not to the first one', () => {
    const page = sheet(
      ...row(60, 'Fernet', '0,04 l', '47,-'),
      [40, 72, 'Herbal liqueur', { italic: true }],
      ...row(88, 'Becherovka', '0,04 l', '48,-'),
      [40, 100, 'Bitter liqueur', { italic: true }],
      ...row(116, 'Kofola', '0,5 l', '45,-'),
      [40, 128, 'Lemonade', { italic: true }],
    )
    expect(menuItemsOf(page)).toEqual([
      ': Fernet (0,04 l) 4700',
      ': Becherovka (0,04 l) 4800',
      ': Kofola (0,5 l) 4500',
    ])
  })

  test.each([
    ['Malé', 'Velké'],
    ['0,3 л', '0,5 л'],
    ['Бокал', 'Бутылка'],
    ['Media', 'Entera'],
  ])('may have several in a cell, %s and %s', (small, large) => {
    const rows = ['Abc', 'Bcd', 'Cde', 'Def'].flatMap((name, at) =>
      row(60 + 16 * at, name, `${small} / ${large}`, `${at + 7},00 / ${at + 9},00`),
    )
    expect(menuItemsOf(sheet(...rows)).slice(0, 2)).toEqual([`: Abc (${small}) 700`, `: Abc (${large}) 900`])
  })
})
