// Starting a group.

import type { createGroup as english } from '../en/create-group.ts'
import type { Translation } from '../words.ts'
import { plural } from './locale.ts'

export const createGroup: Translation<typeof english> = {
  back: 'Voltar à página inicial',
  intro: 'Você recebe um código. Com ele, cada pessoa da mesa entra pelo próprio celular.',
  name: 'Seu nome',
  nameHint: 'Como as pessoas da mesa chamam você',
  restaurant: 'Nome do restaurante',
  table: 'Número da mesa',
  universal: 'Modo universal',
  universalHint: 'Para qualquer restaurante: você digita os pratos e os preços.',
  submit: 'Criar grupo',
  submitting: 'Criando…',
  nameMissing: 'Digite seu nome.',
  nameRequired: 'O nome é obrigatório',
  restaurantRequired: 'O nome do restaurante é obrigatório',
  failed: 'Não foi possível criar o grupo. Tente de novo.',
  suggestions: 'Restaurantes cadastrados',
  suggested: count =>
    plural(count, {
      one: `${count} restaurante cadastrado`,
      other: `${count} restaurantes cadastrados`,
    }),
  linked: {
    hint: 'Você vai pedir pelo cardápio do próprio restaurante.',
    undo: 'Desfazer',
    looking: 'Procurando o restaurante desta mesa…',
    missing: {
      title: 'Este restaurante não está mais aqui',
      hint: 'Digite o nome dele: ainda dá para pedir em grupo.',
    },
    failed: {
      title: 'Não foi possível encontrar o restaurante desta mesa',
      hint: 'Digite o nome dele ou abra o código de novo.',
    },
  },
  created: {
    title: 'Grupo criado',
    hint: 'Seus amigos entram com este código ou escaneando o QR code.',
    share: 'Compartilhar código',
    start: 'Começar a pedir',
  },
}
