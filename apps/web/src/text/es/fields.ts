// The texts beneath invalid fields, by what is wrong. Separate from problems.ts, because most screens have no fields.

import type { FieldProblem } from '@tablemate/contract/problem.ts'

/** Shown beneath a field that the server refused. */
export const fieldText: Record<FieldProblem, string> = {
  required: 'Completa este campo.',
  'wrong-type': 'Este valor no es del tipo correcto.',
  'too-long': 'Es demasiado largo.',
  'too-short': 'Es demasiado corto.',
  'too-small': 'Es demasiado pequeño.',
  'too-large': 'Es demasiado grande.',
  'not-an-option': 'Elige una de las opciones.',
  'forbidden-characters': 'Contiene caracteres que no podemos guardar.',
  'not-payable': 'Esta divisa no tiene monedas tan pequeñas.',
  'sold-out': 'Está agotado.',
  'not-on-menu': 'No está en la carta.',
  taken: 'Ya hay uno con ese nombre.',
  unknown: 'No lo hemos encontrado.',
  'already-over': 'Una campaña que empezara entonces ya habría terminado.',
  'too-late': 'La fecha es demasiado lejana.',
  'not-https': 'Tiene que empezar por https://.',
  'with-credentials': 'No puede incluir un usuario ni una contraseña.',
  'not-public': 'No es una dirección pública de internet.',
  port: 'Solo se admiten los puertos 443 y 8443.',
  malformed: 'Parece que no está bien escrito.',
  contradictory: 'No concuerda con otro campo.',
}

export const unusualPrice = {
  question: '¿Es correcto este precio?',
  yes: (amount: string) => `Sí, ${amount}: muy lejos de los demás precios`,
}
