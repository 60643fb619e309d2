// A sentence for every problem that only an owner's call can have.

import type { OwnersProblem } from '@tablemate/contract/problem.ts'

export const ownersProblems: Record<OwnersProblem, string> = {
  'too-many-menu-items': 'Esta carta está llena: admite hasta 5000 platos y 2 MB de texto.',
  'too-many-option-groups': 'Una carta admite hasta 200 grupos de opciones, y un plato hasta 20.',
  'option-group-not-found': 'Estas opciones ya no están en la carta.',
  'too-many-campaigns': 'Tienes 50 campañas sin terminar. Elimina una o espera a que termine alguna.',
  'not-signed-in': 'Tu sesión se ha cerrado. Vuelve a iniciarla.',
  'too-many-tables': 'Tienes 500 mesas. Quita antes algunas.',
  'tables-open': 'Hay mesas abiertas con precios en la divisa actual. Cámbiala cuando terminen.',
  'invalid-credentials': 'El correo electrónico o la contraseña no son correctos',
  'email-not-found': 'No hay ninguna cuenta con este correo electrónico',
  'wrong-password': 'Esa no es tu contraseña actual.',
  'menu-item-not-found': 'Este plato ya no está en la carta.',
  'category-not-found': 'Esta categoría ya no está en la carta.',
  'campaign-not-found': 'Esta campaña ya no existe.',
  'reset-link-invalid': 'Este enlace ya no funciona. Pide otro.',
  'mail-not-set-up':
    'Este servidor no puede enviar correos. Pide una contraseña nueva a quien lo administra.',
  'email-taken': 'Este correo electrónico ya está registrado',
  'menu-item-taken': 'En esta categoría ya hay un plato con ese nombre.',
  'category-taken': 'Ya hay una categoría con ese nombre.',
  'too-many-screens': 'Tienes 50 pantallas. Quita antes algunas.',
  'delivery-not-found': 'Ya no está en la lista: se ha enviado o su mesa se ha cerrado.',
  'refund-refused': 'Stripe no ha permitido devolver este dinero. Revisa el pago en Stripe.',
  'payment-not-found': 'Este pago ya se ha deshecho.',
  'undo-too-late': 'Un pago solo se puede deshacer durante diez minutos.',
  'paid-since':
    'Una de estas personas ha vuelto a pagar desde entonces, así que este pago no se puede devolver aquí. Resuélvelo con ella en caja.',
  'card-payments-open':
    'Hay un pago con tarjeta sin terminar. Inténtalo de nuevo cuando termine, en 35 minutos como máximo.',
  'address-not-set':
    'Este servidor no conoce su dirección pública, a la que vuelve la página de Stripe. Pide a quien lo administra que configure PUBLIC_URL.',
  'printer-not-found': 'Esta impresora ya no está en la lista.',
  'too-many-printers': 'Tienes 20 impresoras. Quita antes algunas.',
  'pos-not-set-up':
    'Tu punto de venta aún no está configurado aquí. Introduce su clave y su local en los ajustes del punto de venta.',
  'pos-unauthorized':
    'Tu punto de venta no acepta la clave, o la clave no permite leer la carta. Revísala en los ajustes del punto de venta.',
  'pos-not-reachable':
    'No hemos podido obtener la carta de tu punto de venta. Inténtalo de nuevo en unos minutos.',
  'no-such-step': 'Eso ya no se puede hacer con esta comanda.',
  'request-not-found': 'Ese aviso ya está atendido.',
  'screen-not-found': 'Esta pantalla ya no está en la lista.',
  'floor-only': 'Esta tableta es de la cocina. Usa una de la sala o el portal del restaurante.',
  'code-not-found': 'Ese código no es válido o han pasado sus diez minutos.',
  'ticket-moved': 'Otra persona ha cambiado esta comanda.',
  'table-occupied': 'Esa mesa está ocupada.',
  'off-menu-settled': 'Alguien ya decidió sobre este plato, o el cliente lo cambió.',
  'changed-meanwhile': 'Esto se cambió en otro lugar mientras tanto.',
  'table-taken': 'Ya tienes una mesa con ese nombre.',
  'campaign-started': 'Esta campaña ya ha empezado: su inicio y su duración no se pueden cambiar.',
  'not-a-menu-file': 'Sube un archivo CSV, JSON o PDF',
  'menu-file-is-spreadsheet':
    'Esto es una hoja de cálculo. Ábrela, elige «Guardar como» o «Descargar como» y CSV, y sube el archivo CSV.',
  'menu-file-is-document': 'Esto es un documento de texto. Guárdalo como PDF y sube el PDF.',
  'menu-file-is-picture':
    'Esto es una foto u otra imagen. Sube el PDF con el que se imprimió la carta, o una lista de tus platos en CSV o JSON.',
  'menu-file-is-archive': 'Esto es un archivo comprimido. Descomprímelo y sube la carta que contiene.',
  'menu-file-too-much':
    'Leer este archivo lleva demasiado tiempo o demasiada memoria. Sube solo la carta, guardada de nuevo como CSV o como PDF sin imágenes.',
  'menu-file-broken': 'Este archivo está dañado o no es lo que dice su nombre. Expórtalo otra vez y súbelo.',
  'menu-file-empty': 'En este archivo no hay platos.',
  'no-menu-in-file':
    'Esto parece una lista de ventas, pedidos o personas. Sube la lista de tus platos con sus precios.',
  'menu-columns-unknown':
    'No hemos podido distinguir las columnas. Ponles nombre en la primera fila: Categoría, Nombre, Descripción, Precio.',
  'menu-rows-refused': 'Algunos platos no se pueden guardar así. Corrígelos e inténtalo de nuevo.',
  'too-many-menu-rows': 'Un archivo puede tener 5000 platos como máximo. Divídelo.',
  'pdf-locked': 'Este PDF está protegido con contraseña. Guarda una copia sin ella y súbela.',
  'pdf-letters-unknown':
    'No podemos leer las letras de este PDF: al copiar su texto sale algo ilegible. Expórtalo otra vez desde el programa con el que se hizo o sube un archivo CSV.',
  'pdf-too-full': 'Este PDF tiene mucho más texto que una carta. Sube solo las páginas de la carta.',
  'pdf-too-long': 'Este PDF tiene más de 200 páginas. Sube solo las páginas de la carta.',
  'pdf-without-text':
    'No encontramos texto en este PDF, ni siquiera en sus imágenes. Sube el PDF en el que se escribió la carta, o una lista de tus platos en CSV o JSON.',
}
