// The texts of the beta gate. Its problem `wrong-code` is worded with all problems (problems.ts).

import type { gate as english } from '../en/gate.ts'
import type { Translation } from '../words.ts'

export const gate: Translation<typeof english> = {
  title: 'Acesso à versão beta',
  hint: 'Ainda estamos pondo a mesa. Para entrar, digite o código que você recebeu.',
  code: 'Código de acesso',
  show: 'Mostrar o código de acesso',
  hide: 'Ocultar o código de acesso',
  required: 'Digite seu código de acesso.',
  submit: 'Acessar a versão beta',
  submitting: 'Verificando…',
}
