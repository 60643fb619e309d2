// The page of one offer, often the first page that a visitor sees.

import type { offer as english } from '../../en/offers/page.ts'
import type { Translation } from '../../words.ts'

export const offer: Translation<typeof english> = {
  validUntil: date => `Válida até ${date}`,
  starts: date => `Começa em ${date}`,
  over: 'Esta oferta terminou.',
  paused: 'Esta oferta não está valendo no momento.',
  restStands: 'Você ainda pode ver o cardápio e abrir uma mesa aqui.',
  details: 'Bom saber',
  menu: 'Cardápio',
  soldOut: 'Esgotado',
  showMore: count => `Mostrar mais ${count}`,
  noMenu: 'O restaurante ainda não publicou o cardápio. Mesmo assim, você pode criar um grupo.',
  menuFailed: 'O cardápio não carregou.',
  start: 'Criar um grupo aqui',
  missing: {
    title: 'Não encontramos esta oferta',
    hint: 'O link pode ser antigo ou estar incompleto.',
  },
  failed: {
    title: 'Esta oferta não carregou',
    hint: 'Sua conexão pode estar fraca. Tente de novo daqui a pouco.',
  },
  loading: 'Carregando a oferta…',
}
