// The notices that replace a table that cannot be shown.

import type { tableNotice as english } from '../en/table-notice.ts'
import type { Translation } from '../words.ts'
import { plural } from './locale.ts'

export const tableNotice: Translation<typeof english> = {
  ended:
    'Esta mesa se ha cerrado. Las mesas se cierran después de 24 horas y se borra todo lo que se escribió en ellas.',
  notHere:
    'Puede que el enlace sea antiguo o que este teléfono aún no esté en la mesa. Si tienes su código, únete ahora.',
  noLongerMember: {
    title: 'Ya no estás en esta mesa',
    hint: 'Alguien te quitó o saliste desde este teléfono. Si fue un error, pide el código actual y vuelve a entrar.',
  },
  unsent: count =>
    plural(count, {
      one: 'Un pedido de este teléfono no se ha enviado. Volverá a aparecer cuando te unas.',
      other: `${count} pedidos de este teléfono no se han enviado. Volverán a aparecer cuando te unas.`,
    }),
  enterCode: 'Escribir un código',
  failed: {
    title: 'No se ha podido cargar la mesa',
    hint: 'Puede que haya poca cobertura. Todo lo que has pedido está a salvo: inténtalo de nuevo en un momento.',
  },
}
