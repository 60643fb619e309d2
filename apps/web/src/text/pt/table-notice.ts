// The notices that replace a table that cannot be shown.

import type { tableNotice as english } from '../en/table-notice.ts'
import type { Translation } from '../words.ts'
import { plural } from './locale.ts'

export const tableNotice: Translation<typeof english> = {
  ended: 'Esta mesa foi encerrada. As mesas duram 24 horas, e depois tudo o que foi digitado é apagado.',
  notHere:
    'O link pode ser antigo, ou este celular ainda não entrou na mesa. Se você tem o código dela, entre agora.',
  noLongerMember: {
    title: 'Você não está mais nesta mesa',
    hint: 'Alguém removeu você, ou você saiu por este celular. Se foi por engano, peça o código atual e entre de novo.',
  },
  unsent: count =>
    plural(count, {
      one: 'Um pedido deste celular não foi enviado. Ele volta a aparecer quando você entrar.',
      other: `${count} pedidos deste celular não foram enviados. Eles voltam a aparecer quando você entrar.`,
    }),
  enterCode: 'Digitar um código',
  failed: {
    title: 'A mesa não carregou',
    hint: 'O sinal pode estar fraco aqui. Tudo o que você pediu está salvo: tente de novo daqui a pouco.',
  },
}
