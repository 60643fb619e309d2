// Draws a bowl of food on a table, as the picture of a dish.

import sharp from 'sharp'

type Colour = readonly [red: number, green: number, blue: number]

const [width, height, bowl] = [960, 720, 300] as const
const table: Colour = [92, 66, 50]
const rim: Colour = [250, 246, 238]

/** A JPEG. The food is a mixture of both colours. */
export function drawDish(first: Colour, second: Colour): Promise<Buffer> {
  const pixels = Buffer.alloc(3 * width * height)
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [(at % width) - width / 2, Math.floor(at / width) - height / 2]
    pixels.set(colourAt(x, y, first, second), 3 * at)
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg()
    .toBuffer()
}

/** `x` and `y` from the middle. */
function colourAt(x: number, y: number, first: Colour, second: Colour): Colour {
  const distance = Math.hypot(x, y)
  const light = 1 - (x + y) / (3 * width)
  if (distance > bowl)
    return mixed(table, table, 0, light * (0.9 + 0.06 * Math.sin(y / 9 + Math.sin(x / 90))))
  if (distance > 0.86 * bowl) return mixed(rim, rim, 0, light)
  const swirl = Math.sin(x / 23 + 2 * Math.sin(y / 31)) + Math.sin(y / 19 + 2 * Math.cos(x / 37))
  return mixed(first, second, (swirl + 2) / 4, light * (1 - 0.3 * (distance / bowl) ** 4))
}

function mixed(first: Colour, second: Colour, share: number, light: number): Colour {
  const of = (part: 0 | 1 | 2) => Math.min(255, light * (first[part] * (1 - share) + second[part] * share))
  return [of(0), of(1), of(2)]
}
