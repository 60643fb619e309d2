// Point-of-sale settings, and the webhook that takes orders beside or instead of a point of sale.

import type { TestResult } from '@tablemate/contract/pos.ts'
import type { pos as english } from '../../en/portal/pos.ts'
import type { Translation } from '../../words.ts'

type Result = TestResult['result']

/** The results of "Test connection", by the provider's name. */
const tests: Record<Result, (provider: string) => string> = {
  ok: provider => `${provider} ha aceptado la clave y el local.`,
  unauthorized: provider => `${provider} ha rechazado la clave. Introduce otra.`,
  gone: provider => `${provider} ya no conoce este local. Corrígelo o vuelve a probar.`,
  refused: provider => `${provider} ha rechazado la prueba.`,
  'no-answer': provider => `${provider} no ha respondido. Inténtalo de nuevo en un momento.`,
  'not-possible': provider => `Aún no hay nada que probar en ${provider}: introduce la clave y el local.`,
}

/** For a provider at which the restaurant has no key: Tablemate's own opens it. */
const testsWithoutKey: typeof tests = {
  ...tests,
  ok: provider => `${provider} ha aceptado a Tablemate y el local.`,
  unauthorized: provider =>
    `${provider} ha rechazado a Tablemate. Autoriza a Tablemate en ${provider} para tu restaurante y vuelve a probar.`,
  'not-possible': provider => `Aún no hay nada que probar en ${provider}: introduce el local.`,
}

const webhookTests: Record<Result, string> = {
  ok: 'Tu dirección ha aceptado la prueba.',
  unauthorized: 'Tu dirección ha rechazado la prueba. ¿Tiene el secreto actual?',
  gone: 'Tu dirección ha respondido 410 (gone), así que ya no se le envía nada más. Introduce otra o vuelve a probar cuando funcione.',
  refused: 'Tu dirección no ha aceptado la prueba.',
  'no-answer': 'Tu dirección no ha respondido. Revísala e inténtalo de nuevo.',
  'not-possible': 'Aún no hay ninguna dirección que probar. Introduce una y guarda.',
}

export const pos: Translation<typeof english> = {
  loading: 'Cargando los ajustes del punto de venta…',
  status: {
    title: 'Estado',
    active: 'Activo',
    inactive: 'Inactivo',
    connected: provider => `Conectado a ${provider}`,
    none: 'Ningún punto de venta conectado',
    key: 'Clave de API configurada',
    noKey: 'Sin clave de API',
    keyless: 'No hace falta clave',
    nothing: 'Los pedidos van a tu tablero. Elige un proveedor para enviarlos también a un punto de venta.',
    saved: provider =>
      `Guardado, sin conectar. ${provider} aún no ha aceptado ninguna prueba ni ningún pedido.`,
    savedOnly: 'Guardado, sin conectar.',
    confirmed: provider => `Última prueba o último pedido que aceptó ${provider}:`,
    unauthorized: provider => `${provider} ha rechazado la clave. Introduce otra.`,
    gone: provider => `${provider} ya no conoce este local. Corrígelo o vuelve a probar.`,
    off: 'Desactivado: no se envían pedidos.',
  },
  test: {
    action: 'Probar la conexión',
    busy: 'Probando…',
    results: tests,
    keyless: testsWithoutKey,
    status: status => `(Estado ${status})`,
    saveFirst: 'Tienes cambios. Guárdalos antes: la prueba usa los ajustes guardados.',
    failed: {
      title: 'La prueba ha fallado',
      hint: 'La prueba no ha llegado a nuestro servidor. Inténtalo de nuevo.',
    },
  },
  form: 'Ajustes',
  enabled: {
    label: 'Activar la integración',
    hint: 'Envía cada pedido al punto de venta y al webhook. Desactívala para conservar los ajustes sin enviar.',
  },
  provider: {
    label: 'Proveedor del punto de venta',
    none: 'Elige tu proveedor',
    required: 'Elige tu proveedor.',
  },
  key: { label: 'Clave de API', hint: 'Elige tu proveedor para ver cómo llama a su clave.' },
  location: { label: 'ID del local', hint: 'Elige tu proveedor para ver dónde encontrarlo.' },
  locationMissing: what => `Falta este dato: ${what}. Los pedidos lo necesitan.`,
  encrypted: 'Se guarda con cifrado.',
  keep: 'Ya hay una clave guardada y cifrada. Déjalo vacío para conservarla.',
  anothers: provider => `La clave guardada es de ${provider}. Se quita al guardar.`,
  removed: 'La clave guardada se quita al guardar.',
  remove: 'Quitar la clave guardada',
  undoRemove: 'Conservar la clave guardada',
  show: 'Mostrar lo que has escrito',
  hide: 'Ocultar lo que has escrito',
  webhook: {
    title: 'Webhook',
    about:
      'Tablemate envía cada pedido, firmado, a una dirección tuya o a un software intermedio como Deliverect u Otter.',
    label: 'URL del webhook',
    hint: 'Una dirección pública que empiece por https://',
    saved:
      'Guardado, sin conectar. Los pedidos se enviarán allí cuando tu dirección haya aceptado una prueba.',
    confirmed: 'Última prueba o último pedido que aceptó tu dirección:',
    unauthorized:
      'Tu dirección ha rechazado un pedido, así que ya no se le envía nada más. Envía una prueba cuando vuelva a funcionar.',
    gone: 'Tu dirección ha respondido 410 (gone), así que ya no se le envía nada más. Introduce otra o envía una prueba cuando funcione.',
    test: 'Enviar prueba',
    tests: webhookTests,
    secret: {
      title: 'Secreto',
      none: 'Aún no hay secreto, así que tu dirección no puede comprobar quién envía los pedidos.',
      exists: 'Cada evento se firma con un secreto. Para ver uno, crea un secreto nuevo.',
      earlier: (time: string) =>
        `El secreto anterior sigue siendo válido hasta: ${time}. Si creas otro, deja de serlo al momento.`,
      create: 'Crear secreto',
      renew: 'Secreto nuevo',
      creating: 'Creando…',
      label: 'Secreto del webhook',
      once: 'Cópialo ahora: solo se muestra esta vez.',
      done: 'Listo',
      failed: { title: 'No hay secreto', hint: 'No hemos podido crear un secreto. Inténtalo de nuevo.' },
    },
    developers: {
      title: 'Para desarrolladores',
      parts: [
        'Cada pedido es una petición POST con JSON: el número del pedido, la mesa, los platos, las notas y las alergias, y ningún nombre de cliente.',
        'Se firma como describe Standard Webhooks: las cabeceras webhook-id, webhook-timestamp y webhook-signature.',
        'Un estado de 200 a 299 lo acepta. 408, 425, 429, 500 y superiores, o ninguna respuesta en 15 segundos, se reintentan: cinco veces en unos seis minutos, con el mismo webhook-id.',
        'Cualquier otro estado lo rechaza definitivamente; 401, 403 y 410 además desactivan el webhook.',
      ],
      link: 'Standard Webhooks',
    },
  },
  square: {
    signature: {
      label: 'Clave de firma del webhook',
      hint: 'Developer Console → tu aplicación → Webhooks → tu suscripción.',
      show: 'Mostrar la clave de firma',
      hide: 'Ocultar la clave de firma',
      keep: 'Ya hay una clave de firma guardada y cifrada. Déjalo vacío para conservarla.',
    },
    url: 'URL de notificación',
    urlHint:
      'Para una suscripción en Square, de modo que Square avise de los cambios en los pedidos y en la carta. Elige sus eventos de pedidos y de catálogo.',
  },
  copy: {
    action: 'Copiar',
    of: what => `Copiar: ${what}`,
    done: 'Copiado',
    failed: 'Este navegador no puede copiar. Selecciona el texto y cópialo.',
  },
  cancel: 'Cancelar',
  save: 'Guardar ajustes',
  saving: 'Guardando…',
  saved: {
    title: 'Ajustes actualizados',
    hint: 'Se han guardado los ajustes de la integración con el punto de venta.',
  },
  failed: {
    title: 'Ajustes no actualizados',
    hint: 'No se han podido actualizar los ajustes del punto de venta. Inténtalo de nuevo.',
  },
  ways: {
    title: 'Otras vías para los pedidos',
    board: { title: 'Tablero', detail: 'Pedidos en cualquier tableta o pantalla' },
    printers: { title: 'Impresoras', detail: 'Comandas en papel, sin ordenador' },
    webhook: { title: 'Webhook', detail: 'Pedidos a un software intermedio o a tu propio sistema' },
    sent: { title: 'Pedidos enviados', detail: 'Todo lo que se ha enviado, espera o ha fallado' },
  },
  about: {
    title: provider => `Sobre ${provider}`,
    none: 'Tu punto de venta',
    noneHint: 'Elige el sistema que usa tu restaurante y el formulario te pedirá sus datos.',
    documentation: provider => `Documentación de ${provider}`,
    opensNewTab: 'se abre en una pestaña nueva',
  },
  notYours: {
    title: 'Estos no son tus ajustes',
    hint: 'Esta página es de otro restaurante. Solo puedes ver tus propios ajustes.',
    action: 'Tus ajustes del punto de venta',
  },
}
