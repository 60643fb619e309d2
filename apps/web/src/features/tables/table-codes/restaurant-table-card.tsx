// The printed card of a table: QR code, restaurant, table, and instructions.

import type { RestaurantTable } from '@tablemate/contract/restaurant-tables.ts'
import { tableLink } from '../../../lib/paths.ts'
import { tableText } from '../../../lib/text/table-text.ts'
import { texts } from '../../../lib/text/texts.ts'
import { QrCodeImage } from '../../../ui/qr-code-image.tsx'

interface Props {
  readonly restaurant: { readonly name: string }
  readonly restaurantTable: RestaurantTable
}

const words = texts.tableCodes.card

export function RestaurantTableCard({ restaurant, restaurantTable }: Props) {
  const name = tableText(restaurantTable.name)
  return (
    <div className="flex h-[56mm] break-inside-avoid items-center gap-[5mm] overflow-hidden rounded-card border border-line border-dashed bg-white p-[5mm] text-black">
      <QrCodeImage
        text={tableLink(restaurantTable.token)}
        label={words.qrLabel({ table: name })}
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
