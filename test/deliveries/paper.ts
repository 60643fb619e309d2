// Executes printer commands as a printer does, and returns what is on its paper.

export interface PaperRow {
  /** The bytes of the characters as Latin-1: those beyond ASCII depend on the code page. */
  readonly text: string
  readonly isInverse: boolean
  readonly isWide: boolean
}

export interface PrintedPaper {
  readonly rows: readonly PaperRow[]
  readonly cuts: number
  /** Pictures, such as QR codes. */
  readonly pictures: number
  /** Signals of the buzzer. */
  readonly bells: number
}

/** The length of the parameters by the beginning of a command; the longest beginning counts. */
type CommandTable = Readonly<Record<string, number>>

const star: CommandTable = {
  '\x1b\x1eF': 1,
  '\x1b ': 1,
  '\x1bs': 2,
  '\x1bz': 1,
  '\x12': 0,
  '\x1bl': 1,
  '\x1bQ': 1,
  '\x1b\x1da': 1,
  '\x1b\x1dA': 2,
  '\x1b\x1dR': 2,
  '\x1b\x1dS': 6,
  '\x1b\x1dt': 1,
  '\x1b\x1d\x03': 3,
  '\x1b\x1d\x19\x11': 3,
  '\x1b\x1d\x19\x12': 3,
  '\x1bd': 1,
  '\x1b-': 1,
  '\x1bE': 0,
  '\x1bF': 0,
  '\x1b4': 0,
  '\x1b5': 0,
  '\x1bi': 2,
  '\x1b$': 1,
  '\x1bR': 1,
}

const epson: CommandTable = {
  '\x1bM': 1,
  '\x1c(A': 4,
  '\x1b ': 1,
  '\x1cS': 2,
  '\x1b2': 0,
  '\x1b3': 1,
  '\x1b{': 1,
  '\x1c.': 0,
  '\x1c&': 0,
  '\x1cC': 1,
  '\x1dL': 2,
  '\x1dW': 2,
  '\x1ba': 1,
  '\x1b$': 2,
  '\x1b\\': 2,
  '\x1bt': 1,
  '\x1bR': 1,
  '\x1b-': 1,
  '\x1c-': 1,
  '\x1bE': 1,
  '\x1dB': 1,
  '\x1d!': 1,
  '\x1dV': 2,
  '\x1dr': 1,
}

/** Throws at a command that is unknown: its parameters would be taken for text. */
export function printOnPaper(bytes: Uint8Array, language: 'star' | 'epson'): PrintedPaper {
  const all = Buffer.from(bytes).toString('latin1')
  const table = language === 'star' ? star : epson
  const rows: PaperRow[] = []
  let row = { text: '', isInverse: false, isWide: false }
  let style = { isInverse: false, isWide: false }
  let cuts = 0
  let bells = 0
  let pictures = 0
  for (let at = 0; at < all.length; ) {
    const next = all[at] as string
    if (next >= ' ') {
      row = { text: row.text + next, ...style }
      at += 1
      continue
    }
    if (next === '\n') {
      rows.push(row)
      row = { text: '', ...style }
      at += 1
      continue
    }
    const name = [4, 3, 2, 1].map(length => all.slice(at, at + length)).find(start => start in table)
    if (name === undefined)
      throw new Error(`unknown command ${Buffer.from(all.slice(at, at + 4), 'latin1').toString('hex')}`)
    at += name.length
    const parameters = all.slice(at, at + (table[name] ?? 0))
    at += parameters.length
    if (name === '\x1b\x1dS') {
      const [bytesPerRow, rowsOfDots] = [1, 3].map(
        low => parameters.charCodeAt(low) + 256 * parameters.charCodeAt(low + 1),
      )
      at += (bytesPerRow ?? 0) * (rowsOfDots ?? 0)
      pictures += 1
    }
    if (name === '\x1b4' || (name === '\x1dB' && parameters === '1')) style = { ...style, isInverse: true }
    if (name === '\x1b5' || (name === '\x1dB' && parameters === '0')) style = { ...style, isInverse: false }
    if (name === '\x1bi') style = { ...style, isWide: parameters[1] !== '\0' }
    if (name === '\x1d!') style = { ...style, isWide: parameters.charCodeAt(0) >= 0x10 }
    if (name === '\x1bd' || name === '\x1dV') cuts += 1
    if (name === '\x1b\x1d\x19\x12') bells += 1
  }
  return { rows, cuts, bells, pictures }
}
