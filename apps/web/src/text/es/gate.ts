// The texts of the beta gate. Its problem `wrong-code` is worded with all problems (problems.ts).

import type { gate as english } from '../en/gate.ts'
import type { Translation } from '../words.ts'

export const gate: Translation<typeof english> = {
  title: 'Acceso a la beta',
  hint: 'Aún estamos poniendo la mesa. Escribe el código que te dieron para entrar.',
  code: 'Código de acceso',
  show: 'Mostrar el código de acceso',
  hide: 'Ocultar el código de acceso',
  required: 'Escribe tu código de acceso.',
  submit: 'Entrar en la beta',
  submitting: 'Comprobando…',
}
