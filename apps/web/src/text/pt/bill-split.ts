// Splitting the bill.

import type { billSplit as english } from '../en/bill-split.ts'
import type { Translation } from '../words.ts'
import { list, plural } from './locale.ts'

export const billSplit: Translation<typeof english> = {
  loading: 'Carregando a conta…',
  back: 'Voltar ao resumo do grupo',
  missing: 'Grupo não encontrado ou sem acesso.',
  failed: { title: 'A conta não carregou', hint: 'Verifique sua conexão e tente de novo.' },
  empty: {
    title: 'Nenhum pedido ainda',
    hint: 'Peça alguma coisa e a conta aparece aqui.',
    action: 'Começar a pedir',
  },
  bill: {
    title: 'Resumo da conta',
    total: 'Total',
    subtotal: 'Subtotal',
    tax: rate => `Imposto ${rate}`,
    serviceFee: rate => `Taxa de serviço ${rate}`,
    tip: 'Gorjeta',
    tipOf: percent => `Gorjeta ${percent}`,
    noTip: 'Sem gorjeta',
    includesTax: rate => `inclui imposto de ${rate}`,
    ratesOfTable: 'A mesa define imposto e taxa de serviço. Deixe igual à conta do restaurante.',
    feeOfRestaurant: 'A taxa de serviço é cobrada pelo restaurante.',
    about: percent => `cerca de ${percent}`,
  },
  guessed: {
    count: count =>
      plural(count, {
        one: 'Um preço desta conta é uma estimativa.',
        other: `${count} preços desta conta são estimativas.`,
      }),
    correct: own => plural(own, { one: 'Corrigir o seu', other: `Corrigir os seus ${own}` }),
    show: 'Ver quais',
  },
  tip: {
    title: 'Gorjeta',
    custom: 'Outra',
    chosenBy: name => `${name} escolheu esta gorjeta.`,
    least: amount => `Já foram pagos ${amount} de gorjeta, então ela não pode ser menor.`,
    notChanged: 'A gorjeta não mudou',
  },
  split: {
    title: 'Como dividir',
    equal: 'Por igual',
    items: 'Por item',
    shares: 'Por cotas',
    notChanged: 'A divisão não mudou',
    paidBefore: (name, amount) => `${name} já tinha pago ${amount}. O resto é dividido por igual.`,
    changedBetween:
      'Algumas partes foram pagas antes de a conta ou a divisão mudar. Elas ficam como estão, e o resto é dividido por igual.',
  },
  weights: { notChanged: 'As cotas não mudaram' },
  rates: { title: 'Imposto e taxa de serviço', notChanged: 'Imposto e taxa de serviço não mudaram' },
  notChanged: 'Nada foi alterado. Tente de novo.',
  shares: {
    title: 'Pagamentos',
    you: 'você',
    details: name => `O que entra na parte de ${name}`,
    payNow: 'Pagar',
    payNowFor: (name, amount) => `Pagar: ${amount} por ${name}`,
    payMine: amount => `Pagar minha parte · ${amount}`,
    payAllMine: amount => `Pagar minhas partes · ${amount}`,
    starting: (amount, names) => `Pagando ${amount} por ${list(names)}`,
    stop: 'Parar',
    stopFor: name => `Parar o pagamento por ${name}`,
    nothing: 'Nada a pagar',
    pending: 'em aberto',
    processing: 'processando',
    failed: 'falhou. Tente de novo.',
    changed: 'O valor mudou. Toque de novo para pagar.',
    paidSoFar: amount => `${amount} já pagos`,
    held: 'pagando com cartão',
    paidBy: names => `pago por ${list(names)}`,
    withOwnTip: amount => `inclui gorjeta extra de ${amount}`,
  },
  payment: {
    done: {
      title: 'Pagamento feito',
      hint: (amount, names) => `${amount} por ${list(names)}`,
    },
    failed: {
      title: 'O pagamento falhou',
      hint: 'Não foi possível processar o pagamento. Tente de novo.',
    },
    changed: {
      title: 'O valor mudou',
      hint: (amount, name) => `Agora são ${amount} por ${name}. Toque de novo para pagar.`,
    },
  },
  offline: {
    title: 'Você está sem conexão',
    hint: 'Nada foi pago. Pague quando a conexão voltar.',
  },
  payTogether: { several: 'Pagar por várias pessoas', own: 'Dar uma gorjeta extra' },
  payEachShare: {
    action: 'Fazer todos os pagamentos',
    stopped: { title: 'Pagamentos interrompidos', hint: 'O que já foi pago continua pago.' },
    done: { title: 'Todos os pagamentos feitos', hint: 'Todas as partes estão pagas.' },
    failed: {
      title: 'Erro nos pagamentos',
      hint: 'Alguns pagamentos falharam. Confira e tente de novo.',
    },
  },
  payments: {
    title: 'Resumo dos pagamentos',
    completed: 'Concluídos',
    countOf: (count, all) => `${count} de ${all}`,
    collected: 'Total pago',
    pending: 'Em aberto',
    held: 'Sendo pago com cartão',
    progress: 'Pago até agora',
    progressOf: (collected, total) => `${collected} de ${total}`,
    allPaid: 'Todos pagaram. Obrigado!',
    goodbye: 'Tudo certo. Boa volta para casa!',
    done: 'Concluir',
    receipt: 'Recibo',
    nothingCharged: 'Cartão de demonstração: nada foi cobrado. Pague no restaurante.',
    payStaff: 'Pague à equipe. Aqui no celular não é possível pagar.',
    youPaid: open =>
      plural(open, {
        one: 'Você já pagou. Falta uma pessoa.',
        other: `Você já pagou. Faltam ${open} pessoas.`,
      }),
    notYours: open =>
      plural(open, {
        one: 'Você não tem nada a pagar. Uma pessoa ainda não pagou.',
        other: `Você não tem nada a pagar. ${open} pessoas ainda não pagaram.`,
      }),
  },
}
