// The restaurant's position, in its settings.

import type { place as english } from '../../en/portal/place.ts'
import type { Translation } from '../../words.ts'

export const place: Translation<typeof english> = {
  title: 'Localização',
  confirmed: 'Confirmada por você. Clientes por perto veem suas ofertas.',
  guessed:
    'Estimada a partir do seu endereço. Clientes por perto veem suas ofertas: corrija se estiver errada.',
  lookingUp: 'Procurando seu endereço…',
  unknown: 'Sua localização ainda não foi definida. Quando for, os clientes por perto vão ver suas ofertas.',
  map: 'Ver no mapa',
  confirm: 'Confirmar localização',
  here: 'Usar minha localização atual',
  locating: 'Localizando…',
  notFound: {
    title: 'Localização não encontrada',
    hint: 'Seu navegador não informou a localização. Você pode digitar as coordenadas.',
  },
  type: 'Digitar coordenadas',
  latitude: 'Latitude',
  longitude: 'Longitude',
  hint: 'Em graus; sul e oeste são negativos',
  latitudeInvalid: 'Digite graus de -90 a 90.',
  longitudeInvalid: 'Digite graus de -180 a 180.',
  save: 'Salvar localização',
  saving: 'Salvando…',
  saved: 'Localização salva',
  failed: { title: 'A localização não foi salva', hint: 'Tente de novo.' },
}
