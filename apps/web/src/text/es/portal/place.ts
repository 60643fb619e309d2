// The restaurant's position, in its settings.

import type { place as english } from '../../en/portal/place.ts'
import type { Translation } from '../../words.ts'

export const place: Translation<typeof english> = {
  title: 'Ubicación',
  confirmed: 'La has confirmado. Los comensales cercanos ven tus ofertas.',
  guessed:
    'La hemos estimado a partir de tu dirección. Los comensales cercanos ven tus ofertas: corrígela si no es correcta.',
  lookingUp: 'Buscando tu dirección…',
  unknown: 'Aún no has indicado tu ubicación. Cuando lo hagas, los comensales cercanos verán tus ofertas.',
  map: 'Ver en un mapa',
  confirm: 'Confirmar ubicación',
  here: 'Usar mi ubicación actual',
  locating: 'Buscando…',
  notFound: {
    title: 'Ubicación no encontrada',
    hint: 'Tu navegador no ha compartido tu ubicación. También puedes escribir las coordenadas.',
  },
  type: 'Escribir coordenadas',
  latitude: 'Latitud',
  longitude: 'Longitud',
  hint: 'En grados; el sur y el oeste son negativos',
  latitudeInvalid: 'Escribe grados de -90 a 90.',
  longitudeInvalid: 'Escribe grados de -180 a 180.',
  save: 'Guardar ubicación',
  saving: 'Guardando…',
  saved: 'Ubicación guardada',
  failed: { title: 'Ubicación no guardada', hint: 'Inténtalo de nuevo.' },
}
