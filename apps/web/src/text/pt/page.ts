// What is outside React: in the page itself (index.html) and in the manifest of the installed app.

import type { page as english } from '../en/page.ts'
import type { Translation } from '../words.ts'

export const page: Translation<typeof english> = {
  description: 'Comer em grupo ficou fácil. Peçam juntos, paguem sem complicação.',
  needsJavaScript: 'O Tablemate precisa de JavaScript. Ative-o nas configurações do navegador.',
  shortcuts: { create: 'Criar um grupo', join: 'Entrar em um grupo' },
}
