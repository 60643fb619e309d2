import { describe, expect, it } from 'vitest'
import { linesIn, type PlacedText } from './text-in-box.ts'

const at = (left: number, top: number, text: string, isRightToLeft = false): PlacedText => ({
  text,
  box: { left, top, right: left + text.length * 0.01, bottom: top + 0.02 },
  isRightToLeft,
})
const whole = { left: 0, top: 0, right: 1, bottom: 1 }

describe('the text in a box on a page', () => {
  it('is read line by line, whatever the order in the file', () => {
    const texts = [at(0.1, 0.13, 'with basil'), at(0.6, 0.101, '6.50'), at(0.1, 0.1, 'Soup')]
    expect(linesIn(texts, whole)).toEqual(['Soup 6.50', 'with basil'])
  })

  it('has no blank within a word that the file draws in pieces', () => {
    expect(linesIn([at(0.1, 0.1, 'So'), at(0.12, 0.1, 'up')], whole)).toEqual(['Soup'])
  })

  it('is no more than what the box contains', () => {
    const texts = [at(0.1, 0.1, 'Soup 6.50 Cake 4.00'), at(0.1, 0.2, 'Tea')]
    expect(linesIn(texts, { left: 0.19, top: 0.08, right: 0.5, bottom: 0.14 })).toEqual([' Cake 4.00'])
    expect(linesIn(texts, { left: 0.5, top: 0.5, right: 0.6, bottom: 0.6 })).toEqual([])
  })

  it('is read from the right where it is written so', () => {
    const texts = [at(0.1, 0.1, '12'), at(0.7, 0.1, 'شوربة', true), at(0.6, 0.1, 'عدس', true)]
    expect(linesIn(texts, whole)).toEqual(['شوربة عدس 12'])
  })
})
