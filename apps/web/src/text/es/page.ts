// What is outside React: in the page itself (index.html) and in the manifest of the installed app.

import type { page as english } from '../en/page.ts'
import type { Translation } from '../words.ts'

export const page: Translation<typeof english> = {
  description: 'Comer en grupo, así de fácil. Pide con tu mesa y paga sin líos.',
  needsJavaScript: 'Tablemate necesita JavaScript. Actívalo en los ajustes de tu navegador.',
  shortcuts: { create: 'Crear un grupo', join: 'Unirme a un grupo' },
}
