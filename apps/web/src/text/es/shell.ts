// Shown with every screen: the privacy notice, the offer to install the app, the menu.

import type {
  install as englishInstall,
  menu as englishMenu,
  privacy as englishPrivacy,
} from '../en/shell.ts'
import type { Translation } from '../words.ts'

export const privacy: Translation<typeof englishPrivacy> = {
  title: 'Aviso de privacidad',
  intro: 'Guardamos muy poco y por poco tiempo.',
  points: {
    retention: {
      title: 'Se borra después de 24 horas',
      detail:
        'Todos los datos del grupo (nombres, pedidos, participantes) se borran automáticamente después de 24 horas. Lo que ha llegado al punto de venta del restaurante, a su impresora o a sus proveedores lo conservan ellos, según sus propias normas.',
    },
    identity: {
      title: 'Sin cuenta de usuario',
      detail:
        'No la necesitas. Una cookie identifica este dispositivo para que tus pedidos sigan siendo tuyos. Tu nombre se queda en este dispositivo 30 días.',
    },
    position: {
      title: 'Tu ubicación',
      detail:
        'Solo si lo permites: para saber tu moneda y las ofertas cercanas. No se guarda ninguna ubicación.',
    },
    voice: {
      title: 'Tu voz',
      detail: 'Tu navegador convierte la voz en texto. Su fabricante puede procesar lo que dices.',
    },
    payment: {
      title: 'Pagos',
      detail:
        'Solo una demostración: no hace falta tarjeta y no se mueve dinero. Si eliges pagar con tarjeta, Stripe la recibe en su propia página y nosotros nunca la vemos.',
    },
  },
  accept: 'Aceptar y continuar',
}

export const install: Translation<typeof englishInstall> = {
  title: 'Instalar Tablemate',
  use: 'Se abre al instante, incluso sin cobertura.',
  now: 'Instalar ahora',
  how: '¿Cómo?',
  back: 'Atrás',
  dismiss: 'Ahora no',
  howTitle: 'Cómo instalarla',
  notDone: 'No se ha instalado. Así puedes hacerlo tú.',
  insecure: 'Solo se puede instalar con https. Abre primero la dirección https de esta página.',
  steps: {
    'ios-safari': [
      'Toca Compartir, el cuadrado con la flecha hacia arriba.',
      'Elige «Añadir a pantalla de inicio».',
      'Toca Añadir.',
    ],
    'android-chrome': [
      'Abre el menú del navegador, los tres puntos de arriba.',
      'Elige «Instalar aplicación» o «Añadir a pantalla de inicio».',
      'Toca Instalar.',
    ],
    'desktop-chrome': [
      'Pulsa el icono de instalación, a la derecha de la barra de direcciones.',
      '¿No hay icono? Abre el menú de los tres puntos, luego «Enviar, guardar y compartir» y luego «Instalar».',
      'Pulsa Instalar.',
    ],
    generic: [
      'Abre el menú de tu navegador.',
      'Elige «Instalar», «Añadir a pantalla de inicio» o «Añadir al Dock».',
      '¿No encuentras nada de eso? Abre esta página en Chrome, o en Safari si tienes un iPhone o iPad.',
    ],
  },
}

export const menu: Translation<typeof englishMenu> = {
  title: 'Menú',
  appearance: 'Aspecto',
  themes: { system: 'Sistema', light: 'Claro', dark: 'Oscuro' },
  install: 'Instalar la app',
  privacy: 'Aviso de privacidad',
}
