// A menu uploaded as a file: chosen, read, checked, imported.

import type { FileDoubt, RowDoubt } from '@tablemate/menu-reader/menu-reading.ts'
import type { menuUpload as english } from '../../en/portal/menu-upload.ts'
import type { Translation } from '../../words.ts'
import { number, plural } from '../locale.ts'

const dishes = (count: number) => plural(count, { one: '1 plato', other: `${number(count)} platos` })
const categories = (count: number) =>
  plural(count, { one: '1 categoría', other: `${number(count)} categorías` })

const file: Record<FileDoubt, string> = {
  'no-header': 'El archivo no da nombre a sus columnas. Comprueba que las hemos asignado bien.',
  'prices-in-hundredths':
    'Los precios parecen estar en céntimos, así que leemos 650 como 6,50. Comprueba que es correcto.',
  'prices-perhaps-hundredths':
    'Los precios son altos. Los leemos tal como están, pero puede que estén en céntimos. Comprueba que son correctos.',
  'prices-guessed':
    'Ninguna columna se llama «Precio», así que usamos la que parece tener precios. Comprueba que es correcto.',
  'first-price-taken':
    'La mayoría de los platos tienen varios precios y el archivo no dice a qué corresponde cada uno. Hemos tomado el primero. Comprueba que es el que cobras en la mesa.',
  'sizes-guessed':
    'Cada plato tiene varios precios y hemos tomado como tamaños las palabras que hay encima. Comprueba que es correcto.',
  'other-currency':
    'Los precios están en una moneda distinta de la tuya. Hemos dejado las cifras tal como están.',
  'archived-left-out': 'Hemos dejado fuera los platos archivados en tu punto de venta.',
  'extras-left-out': 'Hemos dejado fuera los extras que solo acompañan a un plato.',
  'scanned-text':
    'Esta carta se escaneó y su texto se leyó de una imagen. Revisa bien los nombres y los precios.',
  'pages-without-text': 'Algunas páginas apenas tienen texto legible. Comprueba que no faltan platos.',
  'pages-not-read':
    'No hemos podido leer todas las páginas escaneadas, porque son demasiadas o tardan demasiado. Comprueba qué platos faltan.',
  'letters-unknown':
    'No hemos podido leer parte del texto, porque su tipo de letra no indica qué letras muestra. Comprueba que no faltan platos.',
}

const doubts: Record<RowDoubt, string> = {
  'no-name': 'sin nombre',
  'no-price': 'sin precio',
  'price-unreadable': 'no podemos leer el precio',
  'price-too-large': 'el precio es demasiado alto',
  'price-not-payable': 'la divisa no tiene monedas tan pequeñas',
  'thousands-or-decimals': '¿miles o céntimos?',
  'price-rounded': 'el precio se ha redondeado',
  'several-prices': 'varios precios: hemos tomado el primero',
  free: '¿gratis?',
  'no-category': 'sin categoría',
  'name-too-long': 'el nombre es demasiado largo',
  'category-too-long': 'la categoría es demasiado larga',
  'description-cut': 'la descripción se ha acortado',
  twice: 'aparece más de una vez',
  'price-from': 'el precio es el más bajo de varios',
  'not-on-sale': 'oculto o no disponible en tu punto de venta',
  'perhaps-extra': 'puede ser un extra y no un plato',
  'price-from-heading': 'precio tomado del título de arriba',
  'sizes-unnamed': 'varios precios, sin nombre de tamaños',
  'price-range': 'un intervalo de precios',
  'price-in-description': 'otro precio en la descripción',
  'price-unsure': '¿es este su precio?',
  'price-unusual': 'cuesta mucho más o mucho menos que el resto',
  'name-unsure': '¿es este el nombre completo?',
  'reading-unsure': 'puede que no sea un plato',
  scanned: 'leído de una imagen',
  'letters-unsure': 'leído de una imagen, poco legible',
  'row-damaged': 'esta fila estaba dañada: la hemos reparado',
  'allergens-unsure': 'no conocemos todos sus alérgenos',
  'translation-cut': 'se acortó una traducción',
}

export const menuUpload: Translation<typeof english> = {
  theFile: 'el archivo',
  title: 'Sube tu carta',
  hint: 'El PDF con el que se imprimió tu carta, o una lista de tu punto de venta o de una hoja de cálculo. Nada cambia hasta que lo revises.',
  columns:
    'Las páginas escaneadas de un PDF tardan unos segundos cada una, y leemos hasta 12. No podemos leer fotos. En una lista buscamos Categoría, Nombre, Descripción, Precio y Alérgenos, en cualquier orden.',
  choose: 'Elegir un archivo',
  drop: 'o suéltalo aquí',
  kinds: 'CSV, JSON o PDF, hasta 10 MB',
  cancel: 'Cancelar',
  wrongType: {
    title: 'Tipo de archivo no válido',
    hint: 'Sube un archivo CSV, JSON o PDF',
    help: 'Podemos leer archivos CSV, JSON y PDF, pero no fotos. Guarda una hoja de cálculo como CSV, o un documento como PDF, y súbelo.',
  },
  failed: { title: 'No se ha subido', hint: 'Revisa el formato del archivo e inténtalo de nuevo.' },
  tooLarge: 'El archivo supera los 10 MB.',
  brokenAt: row => `El problema está en la fila ${row}.`,
  sending: name => `Enviando ${name}`,
  reading: name => `Leyendo ${name}`,
  waitingForTurn: 'Esperando su turno…',
  readingPage: (page, pages) => `Leyendo la página ${page} de ${pages}`,
  columnChoice: {
    title: '¿Qué contiene cada columna?',
    hint: 'No hemos podido distinguir las columnas de esta lista. Indica qué contiene cada una. Necesitamos al menos los nombres y los precios.',
    column: column => `Columna ${number(column)}`,
    meanings: {
      name: 'Nombre',
      description: 'Descripción',
      category: 'Categoría',
      price: 'Precio',
      allergens: 'Alérgenos',
      ignore: 'Nada que necesitemos',
    },
    read: 'Leer la carta',
  },
  check: {
    title: 'Revisa tu carta',
    summary: {
      included: (count, inCategories) => `${dishes(count)} en ${categories(inCategories)}`,
      toLookAt: count => `${number(count)} por revisar`,
      missing: (count, source) =>
        plural(count, {
          one: `1 ya no está en ${source}`,
          other: `${number(count)} ya no están en ${source}`,
        }),
      unchanged: count => `${number(count)} sin cambios`,
      leftOut: count => `${number(count)} fuera`,
    },
    languages: names => `También en: ${names}`,
    doubtfulTitle: 'Por revisar',
    alike: (count, doubts) => `${dishes(count)}: ${doubts}`,
    allLookRight: count => plural(count, { one: '1 está bien', other: `Los ${number(count)} están bien` }),
    looksRight: 'Está bien',
    looksRightOf: name => `Está bien: ${name}`,
    finished: 'Listo',
    doneWith: name => `Listo: ${name}`,
    settled: 'revisado',
    twin: (name, category) =>
      `En ${category} hay otro plato que se llama ${name}. Cambia un nombre o deja uno fuera.`,
    uncategorised: count =>
      plural(count, {
        one: 'Categoría para el plato que no tiene',
        other: `Categoría para los ${number(count)} platos que no tienen`,
      }),
    row: row => `Fila ${row}`,
    page: page => `Página ${page}`,
    inSource: (source, text) => `en ${source}: «${text}»`,
    wrongInSource: (problem, source, text) => `${problem} En ${source}: «${text}».`,
    allergens: names => `Alérgenos: ${names}`,
    noAllergens: 'Alérgenos: no indicados',
    leaveOut: 'Dejar fuera',
    leaveOutOf: name => `Dejar fuera ${name}`,
    putBack: 'Volver a incluir',
    putBackOf: name => `Volver a incluir ${name}`,
    edit: name => `Corregir ${name}`,
    correct: 'Corregir',
    unnamed: 'un plato sin nombre',
    showMore: count => `Ver ${count} más`,
    confirm: count => `Poner ${dishes(count)} en la carta`,
    update: 'Actualizar la carta',
    saving: 'Guardando…',
    throwAway: {
      ask: '¿Descartar lo que has corregido?',
      yes: 'Descartar',
      no: 'Conservarlo',
    },
    faulty: count =>
      plural(count, {
        one: 'Hay que corregir o dejar fuera un plato.',
        other: `Hay que corregir o dejar fuera ${number(count)} platos.`,
      }),
    nothing: 'Todos los platos se han dejado fuera.',
    done: count =>
      plural(count, {
        one: '1 plato está en la carta',
        other: `${number(count)} platos están en la carta`,
      }),
    updated: 'Tu carta está al día',
    notSaved: 'No hemos podido guardar la carta. No se ha cambiado nada: inténtalo de nuevo.',
    kept: time => `Conservamos tus correcciones de las ${time}.`,
    /** A doubt about most of the file. */
    common: {
      ask: (count, of, doubt) => `${number(count)} de ${dishes(of)}: ${doubt}`,
      fine: 'Están bien',
      fineOf: doubt => `Están bien: ${doubt}`,
    },
  },
  waiting: {
    title: name => `${name} aún no está en tu carta`,
    resume: 'Continuar',
  },
  blocks: {
    rename: category => `Cambiar el nombre de ${category}`,
    renamed: name => `La categoría ahora se llama ${name}`,
    add: category => `Añadir un plato a ${category}`,
    select: category => `Seleccionar platos de ${category}`,
    selectAll: category => `Seleccionar todo en ${category}`,
    selected: count =>
      plural(count, { one: '1 plato seleccionado', other: `${number(count)} platos seleccionados` }),
    move: 'Mover a…',
    newCategory: 'Nueva categoría',
    split: 'Nueva categoría desde aquí',
    splitAt: name => `Nueva categoría desde ${name}`,
    splitOff: name => `Los platos a partir de aquí están ahora en ${name}`,
  },
  unused: {
    title: (inFile, onMenu, left) =>
      `${plural(inFile, { one: '1 precio', other: `${number(inFile)} precios` })} en el archivo, ${number(onMenu)} en la carta: ${plural(left, { one: '¿y este?', other: `¿y estos ${number(left)}?` })}`,
    settled: 'Todos los precios del archivo están aclarados',
    others: count =>
      plural(count, {
        one: '1 texto más del archivo sin precio',
        other: `${number(count)} textos más del archivo sin precio`,
      }),
    add: 'Añadir como plato',
    addOf: text => `Añadir como plato: ${text}`,
    dismiss: 'No es un plato',
    dismissOf: text => `No es un plato: ${text}`,
    added: (name, category) => `${name}: añadido a ${category}`,
  },
  page: {
    label: (page, name) => `Página ${page} de ${name}`,
    at: (page, pages) => `Página ${page} de ${pages}`,
    previous: 'Página anterior',
    next: 'Página siguiente',
    smaller: 'Más pequeño',
    larger: 'Más grande',
    dragHint: '¿Falta algo? Dibuja un recuadro encima para convertirlo en un plato.',
    mark: 'Marcar un plato que falta',
    marking: 'Dibuja un recuadro sobre el plato',
    show: 'Mostrar la página',
    showOf: name => `Mostrar ${name} en la página`,
    empty: 'No hay texto en este recuadro. Rellena tú el plato.',
    failed: 'No se puede mostrar esta página.',
  },
  sizes: {
    title: (count, prices) =>
      plural(count, {
        one: `1 plato tiene ${prices} precios y el archivo no dice a qué corresponden. ¿Cómo se llaman los tamaños?`,
        other: `${number(count)} platos tienen ${prices} precios cada uno y el archivo no dice a qué corresponden. ¿Cómo se llaman los tamaños?`,
      }),
    prices: ['Primer precio', 'Segundo precio', 'Tercer precio', 'Cuarto precio'],
    apply: count => `Dar nombre a los tamaños de ${dishes(count)}`,
  },
  diff: {
    isNew: 'nuevo',
    was: 'antes',
    movedFrom: category => `estaba en ${category}`,
    wasCalled: name => `antes «${name}»`,
    describedAnew: 'descripción nueva',
    otherAllergens: 'otros alérgenos',
    otherTranslations: 'nuevas traducciones',
    soldOut: 'agotado',
    availableAgain: 'disponible de nuevo',
    unchangedOf: count => `${number(count)} sin cambios`,
    effect: {
      isNew: count => plural(count, { one: '1 nuevo', other: `${number(count)} nuevos` }),
      price: count =>
        plural(count, { one: '1 precio cambiado', other: `${number(count)} precios cambiados` }),
      moved: count =>
        plural(count, {
          one: '1 cambiado de categoría',
          other: `${number(count)} cambiados de categoría`,
        }),
      reworded: count => plural(count, { one: '1 con otro texto', other: `${number(count)} con otro texto` }),
      availability: count =>
        plural(count, {
          one: '1 agotado o disponible de nuevo',
          other: `${number(count)} agotados o disponibles de nuevo`,
        }),
      removed: count => plural(count, { one: '1 retirado', other: `${number(count)} retirados` }),
      nothing: 'No cambia nada en tu carta',
    },
  },
  missing: {
    title: source => `Ya no están en ${source}`,
    hint: 'Siguen en tu carta si no los retiras.',
    takeOff: 'Retirar',
    takeOffOf: name => `Retirar ${name}`,
    takeAllOff: count => plural(count, { one: 'Retirar 1', other: `Retirar los ${number(count)}` }),
    keepAll: 'Conservar todos',
  },
  file,
  doubts,
}
