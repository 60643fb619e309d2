// The choice of currency.

import type { currency as english } from '../en/currency.ts'
import type { Translation } from '../words.ts'

export const currency: Translation<typeof english> = {
  atTable: 'Preços desta mesa em',
  title: 'Moeda',
  change: 'Trocar',
  changeWhat: 'moeda',
  reason: {
    detecting: 'Identificando sua moeda…',
    'united-kingdom': 'Com base no seu fuso horário ou idioma britânico.',
    'time-zone': 'Com base no seu fuso horário.',
    locale: 'Com base no seu idioma.',
    position: 'Com base no lugar em que você está.',
    nothing: 'Não conseguimos identificar sua moeda, então começamos com o dólar americano.',
    chosen: 'Escolhida por você, para esta visita.',
  },
  locate: 'Usar minha localização',
  locating: 'Buscando sua localização…',
  found: (country, currency) => `Seu país: ${country}. Moeda: ${currency}.`,
  otherMoney: country => `Ainda não aceitamos a moeda deste país: ${country}. Escolha outra.`,
  unknown: 'Não encontramos sua localização. Escolha uma moeda acima.',
}
