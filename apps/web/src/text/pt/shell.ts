// Shown with every screen: the privacy notice, the offer to install the app, the menu.

import type {
  install as englishInstall,
  menu as englishMenu,
  privacy as englishPrivacy,
} from '../en/shell.ts'
import type { Translation } from '../words.ts'

export const privacy: Translation<typeof englishPrivacy> = {
  title: 'Aviso de privacidade',
  intro: 'Guardamos muito pouco, e por pouco tempo.',
  points: {
    retention: {
      title: 'Apagado após 24 horas',
      detail:
        'Todos os dados do grupo (nomes, pedidos, participantes) são apagados automaticamente após 24 horas. O que chegou ao sistema (PDV) do restaurante, à impressora ou a seus fornecedores fica guardado por eles, conforme as regras deles.',
    },
    identity: {
      title: 'Sem cadastro',
      detail:
        'Você não precisa de conta. Um cookie identifica este aparelho, para que seus pedidos continuem sendo seus. Seu nome fica neste aparelho por 30 dias.',
    },
    position: {
      title: 'Sua localização',
      detail: 'Só se você permitir: para achar sua moeda e ofertas por perto. Nenhuma posição é guardada.',
    },
    voice: {
      title: 'Sua voz',
      detail: 'Seu navegador transforma fala em texto. O fabricante dele pode processar o que você diz.',
    },
    payment: {
      title: 'Pagamentos',
      detail:
        'É só uma demonstração: não precisa de cartão, e nenhum dinheiro é movimentado. Se você escolher pagar com cartão, a Stripe recebe os dados na página dela, e nós nunca os vemos.',
    },
  },
  accept: 'Aceitar e continuar',
}

export const install: Translation<typeof englishInstall> = {
  title: 'Instalar o Tablemate',
  use: 'Abre na hora, mesmo sem sinal.',
  now: 'Instalar',
  how: 'Como?',
  back: 'Voltar',
  dismiss: 'Agora não',
  howTitle: 'Como instalar',
  notDone: 'O app não foi instalado. Veja como fazer por conta própria.',
  insecure: 'A instalação só funciona por https. Abra antes o endereço https desta página.',
  steps: {
    'ios-safari': [
      'Toque em Compartilhar, o quadrado com a seta para cima.',
      'Escolha Adicionar à Tela de Início.',
      'Toque em Adicionar.',
    ],
    'android-chrome': [
      'Abra o menu do navegador, os três pontos no alto.',
      'Escolha Instalar app ou Adicionar à tela inicial.',
      'Toque em Instalar.',
    ],
    'desktop-chrome': [
      'Clique no ícone de instalação, à direita na barra de endereço.',
      'Não há ícone? Abra o menu de três pontos, depois Transmitir, salvar e compartilhar e, por fim, Instalar.',
      'Clique em Instalar.',
    ],
    generic: [
      'Abra o menu do navegador.',
      'Escolha Instalar, Adicionar à tela inicial ou Adicionar ao Dock.',
      'Não encontrou nenhuma delas? Abra esta página no Chrome, ou no Safari em um iPhone ou iPad.',
    ],
  },
}

export const menu: Translation<typeof englishMenu> = {
  title: 'Menu',
  appearance: 'Aparência',
  themes: { system: 'Sistema', light: 'Claro', dark: 'Escuro' },
  install: 'Instalar o app',
  privacy: 'Aviso de privacidade',
}
