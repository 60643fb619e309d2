import { describe, expect, it } from 'vitest'
import { isDamagedCell, repairQuotes } from './repair-quotes.ts'

describe('A quote in a text table', () => {
  it.each([
    'Name,Text,Price\nSoup,"of the ""day"", hot",5',
    'Name,Text,Price\nSoup,"first\nsecond\n",5\nPie,x,6',
    'Name,Text,Price\nPizza 12",big,9\n"12"" pie",x,5',
    'no quotes,at all,5',
  ])('stays unchanged if it is closed: %j', text => {
    expect(repairQuotes(text, ',')).toEqual({ text, lines: new Set() })
  })

  it('that is never closed affects only its own row', () => {
    const { text, lines } = repairQuotes('Name,Text,Price\nSoup,"hot,5\nPie,"warm, sweet",6\nTea,x,2', ',')
    expect(text.split('\n')).toEqual(['Name,Text,Price', 'Soup,hot,5', 'Pie,"warm, sweet",6', 'Tea,x,2'])
    expect([...lines]).toEqual([2])
  })

  it.each([
    ['an inch sign', 'Soup,"hot,5', 'Pizza 12",big,6', 'Tea,"x",2'],
    ['a text with delimiters and no quotes', 'Soup,"hot,5', 'Pie,warm, sweet, big,6', 'Tea,"x",2'],
    ['a quote that closes by luck below', 'Soup,hot,5', 'Pie,"warm,6', 'Tea,"x",2'],
  ])('ends before a row with %s', (_, ...rows) => {
    const sound = ['Cake,sweet,3', 'Rice,white,2', 'Fish,fried,9']
    const repaired = repairQuotes(['Name,Text,Price', ...sound, ...rows].join('\n'), ',')
    const open = rows.findIndex(row => row.split('"').length === 2 && /,"/.test(row))
    expect([...repaired.lines]).toEqual([5 + open])
    expect(repaired.text.split('\n')).toHaveLength(7)
  })
})

it.each([
  ['a run of delimiters', 'hot,,,', true],
  ['a whole row', 'hot,5\nPie,warm,6', true],
  ['a text of several lines', 'hot\nand sweet, with cream', false],
  ['a text', 'salt, pepper, oil', false],
])('A cell is damaged if it holds what stood in others: %s', (_, cell, isDamaged) => {
  expect(isDamagedCell(cell, ',', 3)).toBe(isDamaged)
})
