// The printed codes of a restaurant's tables.

import type { tableCodes as english } from '../../en/portal/table-codes.ts'
import type { Translation } from '../../words.ts'
import { plural } from '../locale.ts'

export const tableCodes: Translation<typeof english> = {
  title: 'Códigos das mesas',
  hint: 'Os clientes apontam a câmera para o código da mesa e pedem juntos pelo seu cardápio.',
  loading: 'Carregando suas mesas…',
  failed: 'Suas mesas não carregaram.',
  empty: 'Que mesas você tem? Cada uma ganha um código próprio, que não muda.',
  addMore: 'Adicionar mesas',
  adding: 'Novas mesas',
  add: count => plural(count, { one: `Adicionar ${count} mesa`, other: `Adicionar ${count} mesas` }),
  addNone: 'Adicionar mesas',
  cancel: 'Cancelar',
  added: count => plural(count, { one: `${count} mesa adicionada`, other: `${count} mesas adicionadas` }),
  noneAdded: 'Você já tem estas mesas',
  addFailed: 'Não foi possível adicionar as mesas. Tente de novo.',
  list: 'Mesas para imprimir',
  people: count => plural(count, { one: `${count} pessoa agora`, other: `${count} pessoas agora` }),
  edit: table => `Editar ${table}`,
  showMore: count => `Mostrar mais ${count}`,
  editing: {
    name: 'Nome ou número',
    nameMissing: 'Digite um nome ou número.',
    save: 'Salvar',
    saved: table => `Salvo: ${table}`,
    cancel: 'Cancelar',
    failed: 'Não foi possível alterar a mesa. Tente de novo.',
    renew: {
      open: 'Novo código',
      ask: table => `Um código novo para ${table}?`,
      hint: 'Os códigos impressos desta mesa deixam de funcionar. Quem está nela agora continua junto.',
      yes: 'Gerar novo código',
      no: 'Manter o código',
      done: table => `${table} tem um código novo. Imprima-o.`,
    },
    remove: {
      open: 'Remover',
      ask: table => `Remover ${table}?`,
      hint: 'Os códigos impressos dela deixam de funcionar. Quem está nela agora continua junto.',
      yes: 'Remover a mesa',
      no: 'Manter a mesa',
      done: table => `Mesa removida: ${table}`,
    },
  },
  by: { label: 'Mesas', numbers: 'Por número', names: 'Por nome' },
  from: 'Da mesa',
  to: 'Até a mesa',
  names: 'Nomes das mesas',
  namesHint: 'Separados por vírgulas: Varanda 1, Varanda 2, Bar',
  wrongNumber: 'Digite um número inteiro.',
  wrongOrder: 'Vem antes da primeira mesa.',
  tooMany: most => `No máximo ${most} mesas de uma vez.`,
  tooLong: (name, most) => `“${name}” tem mais de ${most} caracteres.`,
  missing: 'Dê nome a pelo menos uma mesa.',
  print: count => plural(count, { one: `Imprimir ${count} código`, other: `Imprimir ${count} códigos` }),
  pages: count =>
    plural(count, {
      one: `em ${count} página A4 ou Carta`,
      other: `em ${count} páginas A4 ou Carta`,
    }),
  preview: 'Pré-visualização',
  card: {
    hint: 'Escaneie, escolha e peça em grupo.',
    qrLabel: table => `QR code: ${table}`,
  },
}
