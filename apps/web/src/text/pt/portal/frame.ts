// The frame around each screen of the restaurant portal.

import type { portal as english } from '../../en/portal/frame.ts'
import type { Translation } from '../../words.ts'

export const portal: Translation<typeof english> = {
  nav: {
    label: 'Portal do restaurante',
    orders: 'Hoje',
    dashboard: 'Cardápio',
    tables: 'Mesas',
    campaigns: 'Ofertas',
    settings: 'Ajustes',
  },
  logOut: 'Sair',
  day: 'Dia',
  backTo: { dashboard: 'Voltar ao painel', settings: 'Voltar às configurações' },
  signedOut: 'Você saiu',
  notLoggedOut: {
    title: 'Não foi possível sair',
    hint: 'O servidor não respondeu, então sua sessão continua aberta aqui. Tente de novo.',
  },
  failed: {
    title: 'A página não carregou',
    hint: 'Sua conexão pode estar fraca. Nada se perdeu; tente de novo daqui a pouco.',
  },
  password: { show: 'Mostrar a senha', hide: 'Ocultar a senha' },
  invalid: {
    email: 'Digite um e-mail válido',
    password: 'A senha deve ter pelo menos 6 caracteres',
    name: 'O nome do restaurante é obrigatório',
    phone: 'Digite um telefone válido',
    address: 'O endereço é obrigatório',
  },
  tooManyTries: wait => `Muitas tentativas. Espere ${wait} e tente de novo.`,
  offline: 'Você está sem conexão. Nada pode ser salvo até ela voltar.',
}
