import { describe, expect, it } from 'vitest'
import { repairQuotes } from './repair-quotes.ts'

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
})
