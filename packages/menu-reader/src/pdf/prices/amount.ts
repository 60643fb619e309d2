// Parses a printed number as money: "12", "12.5", "12,50", "1.200", "7½", "8,-", "95:-", "120/-", "85K", ".75",
// "12€50", "1 250".

import type { Minor } from '@tablemate/domain/money.ts'

/** In hundredths of the major unit; null if the text is no amount. */
export function amountOf(printed: string): Minor | null {
  const text = printed
    .replace(/[\s’']/g, '')
    .replace(/[.,:/][-–—]+$/, '')
    .replace(/[€£](?=\d)/, '.')
  const thousand = /^(\d{1,3})k$/i.exec(text)
  if (thousand) return Number(thousand[1]) * 100_000
  const half = /^(\d*)([¼½¾])$/.exec(text)
  if (half) return Number(half[1] || 0) * 100 + (quarters[half[2] ?? ''] ?? 0)
  const thousands = /^(\d{1,3})((?:[.,]\d{3})+)(?:[.,](\d{2}))?$/.exec(text)
  if (thousands)
    return Number(`${thousands[1]}${thousands[2]?.replace(/[.,]/g, '')}`) * 100 + Number(thousands[3] ?? 0)
  const plain = /^(\d{0,6})(?:[.,](\d{1,2}))?$/.exec(text)
  if (!plain || text === '') return null
  return Number(plain[1] || 0) * 100 + Number((plain[2] ?? '').padEnd(2, '0'))
}

const quarters: Record<string, Minor> = { '¼': 25, '½': 50, '¾': 75 }
