// A forgotten password: requesting a link by mail, and choosing a new password with it.

import type { passwordReset as english } from '../../en/portal/password-reset.ts'
import type { Translation } from '../../words.ts'

export const passwordReset: Translation<typeof english> = {
  link: '¿Has olvidado la contraseña?',
  back: 'Volver al inicio de sesión',
  ask: {
    title: 'Contraseña olvidada',
    hint: 'Escribe el correo electrónico de tu cuenta. Te enviaremos un enlace para elegir una contraseña nueva.',
    submit: 'Enviar enlace',
    sending: 'Enviando…',
    failed: { title: 'Enlace no enviado', hint: 'Inténtalo de nuevo.' },
    noMail: {
      title: 'Este servidor no puede enviar correos',
      hint: 'Pide una contraseña nueva a quien lo administra.',
    },
  },
  sent: {
    title: 'Revisa tu correo',
    text: email =>
      `Si ${email} tiene una cuenta, hay un enlace en camino. Funciona una sola vez, durante 30 minutos.`,
    hint: '¿No ha llegado nada? Mira en la carpeta de spam o comprueba que la dirección está bien escrita.',
  },
  choose: {
    title: 'Contraseña nueva',
    hint: 'Al guardarla se inicia tu sesión aquí y se cierra en todos los demás navegadores.',
    password: 'Contraseña nueva',
    submit: 'Guardar contraseña',
    saving: 'Guardando…',
    saved: { title: 'Contraseña cambiada', hint: 'Has iniciado sesión.' },
    failed: { title: 'Contraseña no cambiada', hint: 'Inténtalo de nuevo.' },
    over: {
      title: 'Este enlace ya no funciona',
      hint: 'Ya se ha usado, se envió otro más reciente o han pasado sus 30 minutos.',
      action: 'Enviar otro enlace',
    },
  },
}
