// The texts of the beta gate. Its problem `wrong-code` is worded with all problems (problems.ts).

import type { gate as english } from '../en/gate.ts'
import type { Translation } from '../words.ts'

export const gate: Translation<typeof english> = {
  title: 'Dostęp do wersji beta',
  hint: 'Jeszcze nakrywamy do stołu. Wpisz otrzymany kod, aby wejść.',
  code: 'Kod dostępu',
  show: 'Pokaż kod dostępu',
  hide: 'Ukryj kod dostępu',
  required: 'Wpisz kod dostępu.',
  submit: 'Wejdź do wersji beta',
  submitting: 'Sprawdzanie…',
}
