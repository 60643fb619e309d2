// Logging in to the restaurant portal, and opening an account there.

import type { restaurantLogin as english } from '../../en/portal/login.ts'
import type { Translation } from '../../words.ts'
import { series } from '../locale.ts'

export const restaurantLogin: Translation<typeof english> = {
  back: 'Volver al inicio',
  logIn: {
    title: 'Acceso para restaurantes',
    hint: 'Tu carta, tus ofertas y tus mesas: todo en un mismo sitio.',
    submit: 'Iniciar sesión',
    toggle: '¿No tienes cuenta? Regístrate',
    failed: {
      title: 'No se ha iniciado la sesión',
      hint: 'No se ha podido iniciar la sesión. Inténtalo de nuevo.',
    },
  },
  signUp: {
    title: 'Crear cuenta de restaurante',
    hint: 'Gratis durante la beta. En cuanto subas tu carta, los clientes pueden pedir.',
    submit: 'Crear cuenta',
    toggle: '¿Ya tienes cuenta? Inicia sesión',
    failed: {
      title: 'No se ha creado la cuenta',
      hint: 'No se ha podido crear la cuenta. Revisa todos los campos e inténtalo de nuevo.',
    },
  },
  submitting: 'Un momento…',
  invalid: {
    title: 'Hay datos que corregir',
    hint: fields => `Corrige los campos marcados: ${series(fields)}`,
  },
  fields: {
    email: 'Correo electrónico',
    password: 'Contraseña',
    name: 'Nombre del restaurante',
    phone: 'Teléfono',
    address: 'Dirección',
    city: 'Ciudad',
    state: 'Provincia o estado',
    zipCode: 'Código postal',
    businessId: 'Identificador fiscal',
    taxPercentage: 'Porcentaje de impuestos',
  },
  passwordHint: 'Al menos 6 caracteres',
  businessIdPlaceholder: 'NIF, RFC, CUIT…',
  placeHint: 'Sirve para mostrar tus ofertas a clientes cercanos. Podrás corregir la ubicación después.',
  interest: { question: '¿Quieres ayuda para empezar?', link: 'Déjanos tus datos' },
}
