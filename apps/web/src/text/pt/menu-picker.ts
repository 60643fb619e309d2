// Picking from the restaurant's menu.

import type { menuPicker as english } from '../en/menu-picker.ts'
import type { Translation } from '../words.ts'
import { plural } from './locale.ts'

export const menuPicker: Translation<typeof english> = {
  title: 'Cardápio',
  close: 'Fechar o cardápio',
  loading: 'Carregando o cardápio…',
  failed: {
    title: 'O cardápio não carregou',
    hint: 'O sinal pode estar fraco aqui. Você também pode digitar seu pedido.',
  },
  retry: 'Tentar de novo',
  empty: 'Este restaurante ainda não publicou o cardápio. Digite o que você quer, com o preço.',
  search: 'Buscar no cardápio',
  clear: 'Limpar a busca',
  noMatch: typed => `Nada no cardápio corresponde a “${typed}”.`,
  found: count => plural(count, { one: `${count} prato encontrado`, other: `${count} pratos encontrados` }),
  byDetails: 'Segundo os dados do restaurante. Se você tem alergia, avise a equipe.',
  contains: allergens => `Contém: ${allergens}`,
  categories: 'Categorias',
  chosen: count => `Sua escolha · ${count}`,
  chosenTitle: 'Sua escolha',
  again: 'De novo',
  atTable: 'Nesta mesa',
  add: name => `Adicionar ${name}`,
  fewer: name => `Um a menos: ${name}`,
  more: name => `Um a mais: ${name}`,
  modifier: name => `Como você quer: ${name}?`,
  modifierHint: 'Alguma mudança?',
  another: 'Mais um, com mudanças',
  soldOut: 'Esgotado',
  offMenu: 'Fora do cardápio',
  type: 'Digitar um prato que não está aqui',
  typeAll: 'Digitar o pedido',
  fromMenu: 'Escolher no cardápio',
  rest: count => `Mostrar mais ${count}`,
  nothing: 'Nada escolhido ainda',
  submit: (count, total) => `Adicionar ${count} · ${total}`,
  save: total => `Salvar · ${total}`,
}
