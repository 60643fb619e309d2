// The notice of a newer version.

import type { update as english } from '../en/update.ts'
import type { Translation } from '../words.ts'

export const update: Translation<typeof english> = {
  toast: {
    title: 'Dostępna nowa wersja',
    description: 'Obecna nadal działa. Możesz odświeżyć za chwilę.',
  },
  banner: 'Dostępna nowa wersja!',
  refresh: 'Odśwież',
}
