// The ticket printers of the restaurant.

import type {
  PrinterEncoding,
  PrinterModel,
  PrinterStatus,
  printerWidths,
} from '@tablemate/domain/delivery/printer.ts'
import type { printers as english } from '../../en/portal/printers.ts'
import type { Translation } from '../../words.ts'

const models: Record<PrinterModel, string> = {
  star: 'Star CloudPRNT',
  epson: 'Epson Server Direct Print',
}

const widths: Record<(typeof printerWidths)[number], string> = {
  32: '58 mm',
  42: '80 mm, letra más grande',
  48: '80 mm',
}

const encodings: Record<PrinterEncoding, string> = {
  multilingual: 'Latino, griego y cirílico',
  shiftjis: 'Japonés',
  gb18030: 'Chino simplificado',
  big5: 'Chino tradicional',
  ksc5601: 'Coreano',
}

const statuses: Record<Exclude<PrinterStatus, 'away'>, string> = {
  never: 'Aún sin conectar',
  ready: 'Lista',
  'paper-out': 'Sin papel',
  'cover-open': 'Tapa abierta',
  error: 'Indica un error',
}

/** Where the URL is entered. */
const steps: Record<PrinterModel, readonly string[]> = {
  star: [
    'Imprime el autotest de la impresora: muestra su dirección IP. Abre esa dirección en un navegador de la misma red.',
    'En CloudPRNT, activa el servicio y pega esto como Server URL. Pon el tiempo de consulta (polling time) en 5 segundos.',
    'Guarda y reinicia la impresora.',
  ],
  epson: [
    'Imprime la hoja de estado de la impresora: muestra su dirección IP. Abre esa dirección en un navegador de la misma red.',
    'En Server Direct Print, elige Enable y pega esto como URL de Server 1. Pon el intervalo en 5 segundos. El ID y la contraseña pueden quedarse como están.',
    'Guarda y reinicia la impresora.',
  ],
}

export const printers: Translation<typeof english> = {
  title: 'Impresoras',
  hint: 'Una impresora de comandas las recoge de Tablemate a través de tu red. No necesita ordenador ni app.',
  loading: 'Cargando tus impresoras…',
  failed: 'No se han cargado tus impresoras.',
  none: 'Aún no hay impresoras.',
  add: 'Añadir impresora',
  models,
  widths,
  encodings,
  statuses,
  away: 'Sin consultas desde el',
  off: 'Desactivada',
  allStations: 'Todas las estaciones',
  removedStation: 'Una estación eliminada',
  kitchen: 'Cocina',
  test: 'Imprimir prueba',
  testOf: name => `Imprimir prueba: ${name}`,
  tested: {
    title: 'Comanda de prueba enviada',
    hint: 'Se imprime en la próxima consulta de la impresora, en unos segundos.',
  },
  edit: 'Editar',
  editOf: name => `Editar ${name}`,
  sheet: {
    new: 'Impresora nueva',
    enabled: 'Imprimir comandas',
    enabledHint: 'Desactívalo para conservar la impresora sin imprimir.',
    name: 'Nombre',
    nameHint: 'Por ejemplo, Impresora de cocina.',
    nameMissing: 'Escribe un nombre.',
    model: 'Modelo',
    stations: 'Estaciones',
    stationsHint: 'Si no eliges ninguna, imprime las comandas de todas las estaciones.',
    columns: 'Ancho del papel',
    columnsOf: (width, columns) => `${width} (${columns} caracteres por línea)`,
    encoding: 'Alfabeto',
    encodingHint: 'Un plato escrito en otro alfabeto se imprime como un aviso para mirar el tablero.',
    bell: 'Hacer sonar el timbre',
    bellHint:
      'Con cada comanda, si la impresora tiene timbre. En muchas impresoras el timbre usa la conexión del cajón, así que un cajón conectado puede abrirse.',
    save: 'Guardar impresora',
    saving: 'Guardando…',
    saved: 'Impresora guardada',
    failed: { title: 'Impresora no guardada', hint: 'Inténtalo de nuevo.' },
  },
  url: {
    title: name => `Conectar ${name}`,
    once: 'Copia esta URL ahora: solo se muestra esta vez.',
    label: 'URL para la impresora',
    steps,
    done: 'Listo',
    renew: 'URL nueva',
    renewQuestion: '¿Cambiar la URL de esta impresora?',
    renewHint: 'No imprimirá nada más hasta que introduzcas la URL nueva en la impresora.',
    renewYes: 'Cambiar URL',
    renewNo: 'Conservar URL',
    failed: { title: 'No hay URL nueva', hint: 'La URL es la misma de antes. Inténtalo de nuevo.' },
  },
  removal: {
    ask: 'Quitar',
    question: name => `¿Quitar ${name}?`,
    hint: 'Sus comandas pendientes no se imprimirán. Siguen en el tablero.',
    yes: 'Quitar impresora',
    removing: 'Quitando…',
    no: 'Conservarla',
    done: 'Se ha quitado la impresora',
    failed: { title: 'No se ha quitado la impresora', hint: 'Inténtalo de nuevo.' },
  },
  notTested: { title: 'No hay comanda de prueba', hint: 'Inténtalo de nuevo.' },
}
