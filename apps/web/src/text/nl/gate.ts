// The texts of the beta gate. Its problem `wrong-code` is worded with all problems (problems.ts).

import type { gate as english } from '../en/gate.ts'
import type { Translation } from '../words.ts'

export const gate: Translation<typeof english> = {
  title: 'Toegang tot de bètatest',
  hint: 'We zijn de tafel nog aan het dekken. Vul de code in die je hebt gekregen.',
  code: 'Toegangscode',
  show: 'Toegangscode tonen',
  hide: 'Toegangscode verbergen',
  required: 'Vul je toegangscode in.',
  submit: 'Naar de bèta',
  submitting: 'Controleren…',
}
