// Point-of-sale settings, and the webhook that takes orders beside or instead of a point of sale.

import type { pos as english } from '../../en/portal/pos.ts'
import type { Translation } from '../../words.ts'

/** The results of "Test connection", by the provider's name. */
const tests: Translation<typeof english.test.results> = {
  ok: provider => `${provider} aceitou a chave e a unidade.`,
  unauthorized: provider => `${provider} recusou a chave. Digite uma nova.`,
  gone: provider => `${provider} não reconhece mais esta unidade. Corrija ou teste de novo.`,
  refused: provider => `${provider} recusou o teste.`,
  'no-answer': provider => `${provider} não respondeu. Tente de novo daqui a pouco.`,
  'not-possible': provider => `Ainda não há o que testar (${provider}): digite a chave e a unidade.`,
}

/** For a provider at which the restaurant has no key: Tablemate's own opens it. */
const testsWithoutKey: Translation<typeof english.test.keyless> = {
  ...tests,
  ok: provider => `${provider} aceitou o Tablemate e a unidade.`,
  unauthorized: provider =>
    `${provider} recusou o Tablemate. Autorize o Tablemate lá para o seu restaurante e teste de novo.`,
  'not-possible': provider => `Ainda não há o que testar (${provider}): digite a unidade.`,
}

const webhookTests: Translation<typeof english.webhook.tests> = {
  ok: 'Seu endereço aceitou o teste.',
  unauthorized: 'Seu endereço recusou o teste. Ele tem o segredo atual?',
  gone: 'Seu endereço respondeu 410 (gone), então nada mais é enviado para lá. Digite outro ou teste de novo quando ele funcionar.',
  refused: 'Seu endereço não aceitou o teste.',
  'no-answer': 'Seu endereço não respondeu. Confira e tente de novo.',
  'not-possible': 'Ainda não há endereço para testar. Digite um e salve.',
}

export const pos: Translation<typeof english> = {
  loading: 'Carregando as configurações do PDV…',
  status: {
    title: 'Situação',
    active: 'Ativo',
    inactive: 'Inativo',
    connected: provider => `Conectado: ${provider}`,
    none: 'Nenhum PDV conectado',
    key: 'Chave de API configurada',
    noKey: 'Sem chave de API',
    keyless: 'Não precisa de chave',
    nothing:
      'Os pedidos vão para o seu quadro de pedidos. Escolha um fornecedor para enviá-los também a um PDV.',
    saved: provider => `Salvo, não conectado. ${provider} ainda não aceitou nenhum teste nem pedido.`,
    savedOnly: 'Salvo, não conectado.',
    confirmed: provider => `${provider} aceitou um teste ou pedido pela última vez:`,
    unauthorized: provider => `${provider} recusou a chave. Digite uma nova.`,
    gone: provider => `${provider} não reconhece mais esta unidade. Corrija ou teste de novo.`,
    off: 'Desligado: nenhum pedido é enviado.',
  },
  test: {
    action: 'Testar conexão',
    busy: 'Testando…',
    results: tests,
    keyless: testsWithoutKey,
    status: status => `(Status ${status})`,
    saveFirst: 'Há alterações. Salve antes: o teste usa as configurações salvas.',
    failed: {
      title: 'O teste falhou',
      hint: 'O teste não chegou ao nosso servidor. Tente de novo.',
    },
  },
  form: 'Configurações',
  enabled: {
    label: 'Ativar integração com o PDV',
    hint: 'Envia cada pedido ao PDV e ao webhook. Desligue para manter as configurações sem enviar.',
  },
  provider: {
    label: 'Fornecedor do PDV',
    none: 'Escolha seu fornecedor',
    required: 'Escolha seu fornecedor.',
  },
  key: { label: 'Chave de API', hint: 'Escolha o fornecedor para ver como ele chama a chave.' },
  location: { label: 'ID da unidade', hint: 'Escolha o fornecedor para ver onde encontrar.' },
  locationMissing: what => `Preencha este campo: ${what}. Os pedidos precisam dele.`,
  encrypted: 'Guardada com criptografia.',
  keep: 'Já há uma chave guardada, com criptografia. Deixe em branco para mantê-la.',
  anothers: provider => `A chave guardada é de ${provider}. Ela será removida quando você salvar.`,
  removed: 'A chave guardada será removida quando você salvar.',
  remove: 'Remover a chave guardada',
  undoRemove: 'Manter a chave guardada',
  show: 'Mostrar o que você digitou',
  hide: 'Ocultar o que você digitou',
  webhook: {
    title: 'Webhook',
    about:
      'O Tablemate envia cada pedido, assinado, a um endereço seu ou a um middleware como Deliverect ou Otter.',
    label: 'URL do webhook',
    hint: 'Um endereço público que começa com https://',
    saved: 'Salvo, não conectado. Os pedidos serão enviados quando seu endereço aceitar um teste.',
    confirmed: 'Seu endereço aceitou um teste ou pedido pela última vez:',
    unauthorized:
      'Seu endereço recusou um pedido, então nada mais é enviado para lá. Envie um teste quando ele voltar a funcionar.',
    gone: 'Seu endereço respondeu 410 (gone), então nada mais é enviado para lá. Digite outro ou envie um teste quando ele funcionar.',
    test: 'Enviar teste',
    tests: webhookTests,
    secret: {
      title: 'Segredo',
      none: 'Ainda não há segredo, então seu endereço não consegue conferir quem envia os pedidos.',
      exists: 'Cada evento é assinado com um segredo. Para ver um, crie um segredo novo.',
      earlier: (time: string) =>
        `O segredo anterior vale até ${time}. Se você criar outro, ele deixa de valer na hora.`,
      create: 'Criar segredo',
      renew: 'Novo segredo',
      creating: 'Criando…',
      label: 'Segredo do webhook',
      once: 'Copie agora: ele só é mostrado desta vez.',
      done: 'Pronto',
      failed: { title: 'Sem segredo', hint: 'Não foi possível criar um segredo. Tente de novo.' },
    },
    developers: {
      title: 'Para desenvolvedores',
      parts: [
        'Cada pedido é uma requisição POST com JSON: número do pedido, mesa, pratos, observações e alergias, sem o nome de nenhum cliente.',
        'Ele é assinado conforme o Standard Webhooks: os cabeçalhos webhook-id, webhook-timestamp e webhook-signature.',
        'Um status de 200 a 299 aceita o pedido. Com 408, 425, 429, 500 ou mais, ou sem resposta em 15 segundos, há novas tentativas: cinco em cerca de seis minutos, com o mesmo webhook-id.',
        'Qualquer outro status recusa o pedido de vez; 401, 403 e 410 também desligam o webhook.',
      ],
      link: 'Standard Webhooks',
    },
  },
  square: {
    signature: {
      label: 'Webhook Signature Key',
      hint: 'Developer Console → seu aplicativo → Webhooks → sua assinatura de eventos.',
      show: 'Mostrar a Signature Key',
      hide: 'Ocultar a Signature Key',
      keep: 'Já há uma Signature Key guardada, com criptografia. Deixe em branco para mantê-la.',
    },
    url: 'URL de notificação',
    urlHint:
      'Para uma assinatura de eventos no Square, para que ele avise como mudam os pedidos e o cardápio. Escolha os eventos de pedidos (orders) e de catálogo (catalog).',
  },
  copy: {
    action: 'Copiar',
    of: what => `Copiar: ${what}`,
    done: 'Copiado',
    failed: 'Este navegador não copia. Selecione o texto e copie.',
  },
  cancel: 'Cancelar',
  save: 'Salvar configurações',
  saving: 'Salvando…',
  saved: {
    title: 'Configurações atualizadas',
    hint: 'As configurações da integração com o PDV foram salvas.',
  },
  failed: {
    title: 'Não foi atualizado',
    hint: 'Não foi possível atualizar as configurações do PDV. Tente de novo.',
  },
  ways: {
    title: 'Outros caminhos para os pedidos',
    board: { title: 'Quadro de pedidos', detail: 'Pedidos em qualquer tablet ou tela' },
    printers: { title: 'Impressoras', detail: 'Comandas em papel, sem computador' },
    webhook: { title: 'Webhook', detail: 'Pedidos para um middleware ou seu próprio sistema' },
    sent: { title: 'O que foi enviado', detail: 'Todos os pedidos enviados, na fila ou com falha' },
  },
  about: {
    title: provider => `Sobre ${provider}`,
    none: 'Seu PDV',
    noneHint: 'Escolha o sistema que seu restaurante usa, e o formulário pede os dados dele.',
    documentation: provider => `Documentação de ${provider}`,
    opensNewTab: 'abre em outra aba',
  },
  notYours: {
    title: 'Estas configurações não são suas',
    hint: 'Esta página é de outro restaurante. Você só pode ver as suas configurações.',
    action: 'Configurações do seu PDV',
  },
}
