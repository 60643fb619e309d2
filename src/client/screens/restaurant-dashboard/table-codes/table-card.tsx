// What stands on a table: the restaurant, the table, the code, and what to do with it.

import { paths } from '../../../paths.ts'
import * as en from '../../../text/en.ts'
import { QrCodeImage } from '../../../ui/qr-code-image.tsx'

interface Props {
  readonly restaurant: { readonly id: number; readonly name: string }
  readonly table: string
}

const words = en.tableCodes.card

export function TableCard({ restaurant, table }: Props) {
  // A name is one already; a number is that of a table.
  const name = /^\d+$/.test(table) ? en.table.number(table) : table
  return (
    <div className="flex h-[56mm] break-inside-avoid items-center gap-[5mm] overflow-hidden rounded-card border border-line border-dashed bg-white p-[5mm] text-black">
      <QrCodeImage
        text={linkOf(restaurant.id, table)}
        label={words.qrLabel(name)}
        className="size-[38mm] shrink-0 rounded-button! border-0!"
      />
      <div className="wrap-anywhere min-w-0 flex-1">
        <p className="line-clamp-2 text-[3.6mm] leading-snug">{restaurant.name}</p>
        <p
          className={`line-clamp-3 py-[1.5mm] font-[560] font-serif leading-tight ${name.length > 12 ? 'text-[5mm]' : 'text-[7.5mm]'}`}
        >
          {name}
        </p>
        <p className="text-[3.2mm] leading-snug">{words.hint}</p>
      </div>
    </div>
  )
}

/** What the code leads to: a new group at this table, with the restaurant's menu. */
function linkOf(restaurantId: number, table: string): string {
  const link = new URL(paths.universalCreateGroup(), window.location.origin)
  link.searchParams.set('restaurant', String(restaurantId))
  link.searchParams.set('table', table)
  return link.href
}
