// The app's name, and the texts that any screen may show.

import type { app as english } from '../en/app.ts'
import type { Translation } from '../words.ts'

export const app: Translation<typeof english> = {
  name: 'Tablemate',
  version: 'beta v1.1',
  tagline: 'Comer em grupo ficou fácil',
  loading: 'Carregando…',
  tryAgain: 'Tentar de novo',
  home: 'Voltar ao início',
  error: 'Erro',
  close: 'Fechar',
  justNow: 'agora mesmo',
  notifications: hotkey => `Notificações (${hotkey})`,
  notLoaded: {
    title: 'A página não carregou',
    hint: 'O sinal pode estar fraco aqui. Nada se perdeu: tente de novo daqui a pouco.',
  },
  needsNetwork: {
    title: 'Você está sem conexão',
    hint: 'Esta página precisa de internet. Tente de novo quando a conexão voltar.',
  },
  broken: {
    title: 'Algo deu errado nesta página',
    hint: 'Seus pedidos estão salvos. Tente de novo ou recarregue a página.',
  },
}
