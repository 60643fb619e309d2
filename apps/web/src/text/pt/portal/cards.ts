// Card payments of diners, into the restaurant's own account at Stripe.

import type { cards as english } from '../../en/portal/cards.ts'
import type { Translation } from '../../words.ts'

const tests: Translation<typeof english.tests> = {
  ok: 'A Stripe aceitou a chave.',
  unauthorized: 'A Stripe recusou a chave. Digite outra.',
  gone: 'A Stripe recusou o teste.',
  refused: 'A Stripe recusou o teste. A chave talvez não permita tudo o que é necessário.',
  'no-answer': 'A Stripe não respondeu. Tente de novo daqui a pouco.',
  'not-possible': 'Ainda não há o que testar: digite a chave e salve.',
}

const states: Translation<typeof english.list.states> = {
  held: 'sendo pago',
  paid: 'pago',
  released: 'não pago',
  returning: 'pago tarde demais: o dinheiro está sendo devolvido',
  returned: 'pago tarde demais: o dinheiro foi devolvido',
  refunding: 'o dinheiro está sendo devolvido',
  refunded: 'devolvido',
}

export const cards: Translation<typeof english> = {
  title: 'Pagamentos com cartão',
  otherCurrency: currency => `O Stripe não aceita cartões na sua moeda (${currency}): paga-se no caixa.`,
  about:
    'Seus clientes pagam a parte deles com cartão em uma página da Stripe, e o valor vai para a sua própria conta lá. Nós nunca vemos um cartão. Conferido com os dados oficiais de teste da Stripe, ainda não com uma conta real.',
  loading: 'Carregando os pagamentos com cartão…',
  loadFailed: 'As configurações dos pagamentos com cartão não carregaram.',
  state: {
    none: 'Nenhuma conta da Stripe está cadastrada.',
    saved: 'Salvo, não conectado. A Stripe ainda não aceitou a chave.',
    connected: 'A Stripe aceitou a chave pela última vez:',
    unauthorized: 'A Stripe recusou a chave, então nenhum cartão é aceito. Digite outra.',
    test: 'Esta é uma chave de teste: nenhum dinheiro de verdade é movimentado.',
  },
  enabled: {
    label: 'Aceitar cartões',
    hint: 'Seus clientes veem “Pagar com cartão” na conta. O que já começou é concluído mesmo depois de desligar.',
  },
  demo: {
    label: 'Pagamentos de demonstração',
    hint: 'Seus clientes podem pagar com o “Cartão de demonstração”, que não cobra nada, e eles veem isso. Sua equipe continua recebendo o pagamento. Salvar uma chave da Stripe encerra a demonstração.',
  },
  key: {
    label: 'Chave restrita',
    hint: 'Stripe Dashboard → Desenvolvedores → Chaves da API → Criar chave restrita. Ela começa com rk_live_ e precisa de Checkout Sessions: gravação, Charges and Refunds: gravação, PaymentIntents: leitura. Uma chave secreta (sk_) não é aceita.',
    wrong: 'Uma chave restrita começa com rk_live_ ou rk_test_.',
    show: 'Mostrar a chave restrita',
    hide: 'Ocultar a chave restrita',
  },
  secret: {
    label: 'Segredo de assinatura',
    hint: 'A Stripe o mostra junto com o endpoint que você adicionar lá. Ele começa com whsec_.',
    wrong: 'Um segredo de assinatura começa com whsec_.',
    show: 'Mostrar o segredo de assinatura',
    hide: 'Ocultar o segredo de assinatura',
  },
  keep: 'Já há um valor guardado, com criptografia. Deixe em branco para mantê-lo.',
  remove: 'Remover chave e segredo',
  undoRemove: 'Manter chave e segredo',
  removed: 'A remoção acontece quando você salvar.',
  url: 'URL do endpoint',
  urlHint:
    'Stripe Dashboard → Desenvolvedores → Webhooks → Adicionar endpoint. Escolha estes eventos: checkout.session.completed, checkout.session.expired, checkout.session.async_payment_succeeded, checkout.session.async_payment_failed, charge.refunded.',
  test: 'Testar a chave',
  tests,
  save: 'Salvar',
  saving: 'Salvando…',
  saved: {
    title: 'Pagamentos com cartão atualizados',
    hint: 'As configurações dos pagamentos com cartão foram salvas.',
  },
  failed: { title: 'Não foi atualizado', hint: 'Nada foi salvo. Tente de novo.' },
  list: {
    title: 'Pagamentos com cartão das últimas 24 horas',
    none: 'Nenhum ainda.',
    failed: 'A lista de pagamentos com cartão não carregou.',
    table: name => `Mesa ${name}`,
    noTable: 'Sem mesa',
    states,
    refund: 'Devolver',
    cancel: 'Cancelar',
    of: (action, amount) => `${action}: ${amount}`,
    question: amount => `Devolver ${amount}? A parte fica em aberto de novo.`,
    cancelQuestion: amount => `Cancelar o pagamento de ${amount}? A parte fica em aberto de novo.`,
    keep: 'Manter',
    notRefunded: { title: 'Não foi devolvido', hint: 'O dinheiro não foi devolvido. Tente de novo.' },
  },
}
