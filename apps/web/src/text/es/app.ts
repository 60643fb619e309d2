// The app's name, and the texts that any screen may show.

import type { app as english } from '../en/app.ts'
import type { Translation } from '../words.ts'

export const app: Translation<typeof english> = {
  name: 'Tablemate',
  version: 'beta v1.1',
  tagline: 'Comer en grupo, así de fácil',
  loading: 'Cargando…',
  tryAgain: 'Reintentar',
  home: 'Volver al inicio',
  error: 'Error',
  close: 'Cerrar',
  justNow: 'ahora mismo',
  notifications: hotkey => `Notificaciones (${hotkey})`,
  notLoaded: {
    title: 'No se ha cargado la página',
    hint: 'Puede que haya poca cobertura. No se ha perdido nada: inténtalo de nuevo en un momento.',
  },
  needsNetwork: {
    title: 'No tienes conexión',
    hint: 'Esta página necesita conexión. Inténtalo cuando vuelva.',
  },
  broken: {
    title: 'Algo ha fallado en esta página',
    hint: 'Tus pedidos están a salvo. Inténtalo de nuevo o recarga la página.',
  },
}
