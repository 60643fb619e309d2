// The texts of the beta gate. Its problem `wrong-code` is worded with all problems (problems.ts).

import type { gate as english } from '../en/gate.ts'
import type { Translation } from '../words.ts'

export const gate: Translation<typeof english> = {
  title: 'Zugang zur Beta',
  hint: 'Wir decken noch den Tisch. Gib den Code ein, den du bekommen hast.',
  code: 'Zugangscode',
  show: 'Zugangscode anzeigen',
  hide: 'Zugangscode verbergen',
  required: 'Bitte gib deinen Zugangscode ein.',
  submit: 'Weiter',
  submitting: 'Wird geprüft …',
}
