// The kitchen's progress with an order, and the items that it refused.

import type { kitchen as english } from '../en/kitchen.ts'
import type { Translation } from '../words.ts'

export const kitchen: Translation<typeof english> = {
  states: {
    placed: 'Enviado',
    seen: 'Visto',
    preparing: 'Em preparo',
    ready: 'Pronto',
    served: 'Servido',
    refused: 'Recusado',
  },
  waiting: 'Primeiro, o garçom vai confirmar este pedido',
  othersWaiting: 'Ainda não confirmado',
  stateIs: 'Cozinha:',
  unseen: 'A cozinha ainda não viu este pedido. Avise o garçom.',
  refusedItems: 'Recusado:',
  refusals: {
    'sold-out': 'Esgotado: escolha outra coisa.',
    'ingredient-out': 'Falta um ingrediente: escolha outra coisa.',
    'cannot-make': 'A cozinha não pode preparar assim: fale com o garçom.',
    'guest-changed-mind': 'Retirado porque você mudou de ideia.',
    'kitchen-closed': 'A cozinha fechou: pergunte ao garçom o que ainda tem.',
    'not-at-table': 'A equipe não encontrou ninguém na sua mesa: diga ao garçom onde você está.',
    'table-closed': 'A mesa foi fechada antes de isto ser servido.',
  },
  staffSays: message => `Recado da equipe: “${message}”`,
  unsent: 'Não enviado para a cozinha. Avise o garçom.',
  paused:
    'A cozinha não está aceitando pedidos agora. O que você adicionar fica guardado neste celular e é enviado quando ela voltar a aceitar.',
  closed: {
    title: 'Esta mesa está fechada',
    hint: 'Ainda é possível ver e pagar a conta. Leia o código da mesa para pedir novamente.',
    bill: 'Ver a conta',
  },
  showList: 'Mostre esta lista ao garçom',
  showListHint: 'Daqui, os pedidos não vão para o restaurante.',
  pos: 'Os pedidos vão direto para o sistema do restaurante.',
  rest: 'O resto da mesa',
}
