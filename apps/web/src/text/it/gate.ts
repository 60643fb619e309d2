// The texts of the beta gate. Its problem `wrong-code` is worded with all problems (problems.ts).

import type { gate as english } from '../en/gate.ts'
import type { Translation } from '../words.ts'

export const gate: Translation<typeof english> = {
  title: 'Accesso alla beta',
  hint: 'Stiamo ancora apparecchiando. Per entrare, inserisci il codice che hai ricevuto.',
  code: 'Codice di accesso',
  show: 'Mostra il codice di accesso',
  hide: 'Nascondi il codice di accesso',
  required: 'Inserisci il codice di accesso.',
  submit: 'Entra nella beta',
  submitting: 'Verifica…',
}
