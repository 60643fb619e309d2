// Offers of restaurants nearby, on the first page.

import type { offers as english } from '../../en/offers/nearby.ts'
import type { Translation } from '../../words.ts'

export const offers: Translation<typeof english> = {
  title: 'Ofertas perto de você',
  show: 'Mostrar ofertas por perto',
  showHint: 'Pergunta ao celular onde você está',
  looking: 'Buscando ofertas…',
  fallback: 'Seu celular não informou a localização, então estas são dos arredores de San Francisco.',
  none: {
    title: 'Nenhuma oferta perto de você agora',
    hint: 'Sempre aparecem novas: volte em breve.',
  },
  failed: { title: 'As ofertas não carregaram', hint: 'Tente de novo daqui a pouco.' },
  validUntil: date => `Válida até ${date}`,
  about: amount => `cerca de ${amount}`,
  metresAway: metres => `a ${metres} m`,
  kilometresAway: kilometres => `a ${kilometres} km`,
  footer: 'Patrocinado • Com base na sua localização',
  opensInNewTab: 'abre em outra aba',
  dismiss: title => `Ocultar a oferta ${title}`,
}
