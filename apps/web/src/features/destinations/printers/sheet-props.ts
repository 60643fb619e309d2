// The props of the printer's sheet.

import type { Printer } from '@tablemate/contract/printers.ts'
import type { Station } from '@tablemate/contract/stations.ts'

export interface PrinterSheetProps {
  readonly restaurantId: number
  /** null: a new one. */
  readonly printer: Printer | null
  readonly stations: readonly Pick<Station, 'id' | 'name'>[]
  readonly onClose: () => void
}
