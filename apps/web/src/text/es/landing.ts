// The first page, and the page for unknown addresses.

import type { landing as english, notFound as englishNotFound } from '../en/landing.ts'
import type { Translation } from '../words.ts'

export const landing: Translation<typeof english> = {
  title: 'Comer en grupo, así de fácil',
  subtitle: 'Pide con tu mesa y paga sin líos',
  features: {
    groups: { title: 'Crea un grupo o únete', detail: 'Seis caracteres y ya está toda la mesa' },
    voice: { title: 'Pedidos por voz', detail: 'Dilo como al camarero, en inglés' },
    organization: { title: 'Todo en orden', detail: 'Quién pidió qué y cuánto es' },
  },
  back: {
    title: 'Tus mesas',
    to: 'Volver a',
    unnamed: 'tu mesa',
    byCode: code => `tu mesa, código ${code}`,
  },
  create: 'Crear un grupo',
  join: 'Unirme a un grupo',
  restaurant: 'Portal para restaurantes',
}

export const notFound: Translation<typeof englishNotFound> = {
  title: 'Página no encontrada',
  hint: 'No hay nada en esta dirección. Puede que el enlace sea antiguo o esté incompleto.',
}
