// The first page, and the page for unknown addresses.

import type { landing as english, notFound as englishNotFound } from '../en/landing.ts'
import type { Translation } from '../words.ts'

export const landing: Translation<typeof english> = {
  title: 'Comer em grupo ficou fácil',
  subtitle: 'Peçam juntos, paguem sem complicação',
  features: {
    groups: { title: 'Crie um grupo ou entre em um', detail: 'Seis caracteres, e todos estão na mesa' },
    voice: { title: 'Pedido por voz', detail: 'Fale como falaria com o garçom, em inglês' },
    organization: { title: 'Tudo organizado', detail: 'Quem pediu o quê e quanto deu' },
  },
  back: {
    title: 'Suas mesas',
    to: 'Voltar para',
    unnamed: 'sua mesa',
    byCode: code => `sua mesa, código ${code}`,
  },
  create: 'Criar um grupo',
  join: 'Entrar em um grupo',
  restaurant: 'Área do restaurante',
}

export const notFound: Translation<typeof englishNotFound> = {
  title: 'Página não encontrada',
  hint: 'Não há nada neste endereço. O link pode ser antigo ou estar incompleto.',
}
