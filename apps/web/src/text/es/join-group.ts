// Joining a group.

import type { joinGroup as english } from '../en/join-group.ts'
import type { Translation } from '../words.ts'

export const joinGroup: Translation<typeof english> = {
  back: 'Volver al inicio',
  intro: 'Escribe el código de tu mesa. Cualquiera de la mesa te lo puede leer.',
  linkedIntro: 'Solo falta tu nombre y ya puedes pedir.',
  code: 'Código del grupo',
  verify: 'Comprobar',
  verifying: 'Buscando tu mesa…',
  found: 'Tu mesa',
  name: 'Tu nombre',
  nameHint: 'Como te llaman en la mesa',
  submit: 'Unirme al grupo',
  submitting: 'Entrando…',
  codeMissing: 'Escribe un código de grupo.',
  nameMissing: 'Escribe tu nombre.',
  noSuchCode: 'Ninguna mesa tiene este código. Los códigos nunca llevan 0, 1, I, L ni O.',
  nameTaken: 'Alguien ya tiene este nombre. Prueba con una inicial: «Ana B.»',
  notFound: { title: 'Grupo no encontrado', hint: 'Revisa el código e inténtalo de nuevo.' },
  tooMany: {
    title: 'Demasiados códigos incorrectos',
    hint: 'Vienen de esta red, quizá de otra persona. Escanea el QR del teléfono de alguien de tu mesa o abre su enlace: así funciona al momento. O espera unos minutos.',
  },
  failed: {
    title: 'No puedes unirte al grupo',
    hint: 'No se ha podido entrar en el grupo. Inténtalo de nuevo.',
  },
  member: {
    title: 'Ya estás en el grupo',
    you: name => `En esta mesa eres ${name}.`,
    alsoHere: 'También en este teléfono',
    goOnAs: name => `Seguir como ${name}`,
    otherHint: name =>
      `Con otro nombre añades a otra persona en este teléfono; ${name} se queda, con todo lo que ha pedido. Si alguien no tiene teléfono, añade un acompañante en la mesa.`,
    rejoin: 'Volver al grupo',
    other: 'Entrar con otro nombre',
  },
}
