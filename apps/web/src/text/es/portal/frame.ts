// The frame around each screen of the restaurant portal.

import type { portal as english } from '../../en/portal/frame.ts'
import type { Translation } from '../../words.ts'

export const portal: Translation<typeof english> = {
  nav: {
    label: 'Portal para restaurantes',
    orders: 'Hoy',
    dashboard: 'Carta',
    tables: 'Mesas',
    campaigns: 'Ofertas',
    settings: 'Ajustes',
  },
  logOut: 'Cerrar sesión',
  day: 'Día',
  backTo: { dashboard: 'Volver al panel', settings: 'Volver a los ajustes' },
  signedOut: 'Sesión cerrada',
  notLoggedOut: {
    title: 'No se ha cerrado la sesión',
    hint: 'El servidor no ha respondido, así que tu sesión sigue abierta aquí. Inténtalo de nuevo.',
  },
  failed: {
    title: 'No se ha cargado la página',
    hint: 'Puede que tu conexión sea débil. No se ha perdido nada: inténtalo de nuevo en un momento.',
  },
  password: { show: 'Mostrar contraseña', hide: 'Ocultar contraseña' },
  invalid: {
    email: 'Escribe un correo electrónico válido',
    password: 'La contraseña debe tener al menos 6 caracteres',
    name: 'Falta el nombre del restaurante',
    phone: 'Escribe un número de teléfono válido',
    address: 'Falta la dirección',
  },
  tooManyTries: wait => `Demasiados intentos. Espera ${wait} e inténtalo de nuevo.`,
  offline: 'No tienes conexión. No se puede guardar nada hasta que la recuperes.',
}
