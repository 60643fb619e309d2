// The form for typed dishes. Loaded with the form's script on first use.

import type { orderForm as english } from '../en/order-form.ts'
import type { Translation } from '../words.ts'
import { plural } from './locale.ts'

export const orderForm: Translation<typeof english> = {
  completing: 'Complete seu pedido',
  editing: 'Editar pedido',
  item: number => `Item ${number}`,
  name: 'Nome do item',
  quantity: 'Quantidade',
  price: symbol => `Preço (${symbol})`,
  modifications: 'Mudanças',
  modificationsHint: 'Alguma mudança?',
  another: 'Adicionar outro item',
  removeItem: number => `Remover o item ${number}`,
  full: most => `Um pedido pode ter até ${most} itens. Envie este e depois comece outro.`,
  close: 'Fechar',
  cancel: 'Cancelar',
  submit: 'Adicionar pedido',
  submitting: 'Adicionando…',
  save: 'Salvar',
  saving: 'Salvando…',
  added: 'Pedido adicionado',
  leftOver: count =>
    plural(count, {
      one: 'Um item sem nome ou preço ficou de fora. Ele continua no formulário.',
      other: `${count} itens sem nome ou preço ficaram de fora. Eles continuam no formulário.`,
    }),
  nameRequired: 'O nome do item é obrigatório',
  quantityTooSmall: 'A quantidade mínima é 1',
  quantityTooLarge: most => `A quantidade máxima é ${most}`,
  pricePositive: 'O preço deve ser maior que zero',
  priceTooLarge: most => `O preço máximo é ${most}`,
  forOne: 'cada',
  total: 'Total',
  words: {
    title: 'O que foi dito',
    asDish: 'É um prato',
    asNote: 'É uma observação',
    dismiss: 'Descartar',
    note: 'Observação para a equipe',
    noteHint: 'Alergias, horário, outra coisa',
    longDish: most => `O nome de um prato pode ter no máximo ${most} caracteres.`,
    tooLong: most => `Uma observação pode ter no máximo ${most} caracteres.`,
  },
  itemsRequired: 'É preciso pelo menos um item',
}
