// Ordering by voice, or by a typed sentence.

import type { voice as english } from '../en/voice.ts'
import type { Translation } from '../words.ts'

export const voice: Translation<typeof english> = {
  title: 'Pedir por voz',
  prompt: {
    idle: 'Toca y di tu pedido',
    starting: 'Un momento…',
    'silent-start': 'Tu micrófono no responde',
    listening: 'Grabando… Toca para parar',
    stopping: 'Un momento…',
    sending: 'Enviando…',
    ordered: 'Anotado',
    'to-check': 'Revisa tu pedido',
    changed: 'Pedido cambiado',
    cancelled: 'Pedido eliminado',
    noted: 'Apuntado',
    nothing: 'No se ha pedido nada',
    'no-dish': 'No hay ningún plato',
    waiting: 'Guardado hasta que vuelva la conexión',
    empty: 'No se ha oído nada. Inténtalo de nuevo.',
    unsupported: 'Aquí no se puede grabar la voz.',
  },
  hint: {
    idle: '«Two margheritas, one without basil, and a diet coke»',
    'silent-start': 'Dale permiso si el teléfono lo pide, o escribe abajo.',
    unsupported: 'Escríbelo como lo dirías, en inglés.',
    'no-dish': 'Lo que dijiste está guardado en tus pedidos: toca allí para completarlo.',
  },
  inEnglish: 'Pedir en inglés',
  speakNow: 'Habla ahora',
  record: 'Grabar tu pedido',
  stop: 'Parar la grabación',
  cancel: 'Cancelar',
  heard: transcript => `Se ha oído: ${transcript}`,
  typed: {
    label: 'Escribe tu pedido en inglés',
    hint: 'Two cokes, one without ice',
    send: 'Añadir este pedido',
    unsent: 'Esto aún no se ha enviado.',
    tooLong: most => `Es demasiado largo: ${most} caracteres como máximo.`,
  },
  added: dishes => `Añadido: ${dishes}`,
  changed: dishes => `Cambiado: ${dishes}`,
}
