// The texts beneath invalid fields, by what is wrong.

import type { fieldText as english } from '../en/fields.ts'
import type { Translation } from '../words.ts'

export const fieldText: Translation<typeof english> = {
  required: 'Preencha este campo.',
  'wrong-type': 'Este tipo de valor não serve aqui.',
  'too-long': 'Longo demais.',
  'too-short': 'Curto demais.',
  'too-small': 'Valor baixo demais.',
  'too-large': 'Valor alto demais.',
  'not-an-option': 'Escolha uma das opções.',
  'forbidden-characters': 'Há caracteres que não podemos salvar.',
  'not-payable': 'Esta moeda não tem um valor tão pequeno.',
  'sold-out': 'Esgotado.',
  'not-on-menu': 'Não está no cardápio.',
  taken: 'Já existe um com esse nome.',
  unknown: 'Não encontramos isto.',
  'already-over': 'Com esse início, a campanha já teria terminado.',
  'too-late': 'A data está distante demais.',
  'not-https': 'Deve começar com https://.',
  'with-credentials': 'Não pode conter nome de usuário nem senha.',
  'not-public': 'Este não é um endereço público da internet.',
  port: 'Só as portas 443 e 8443 são aceitas.',
  malformed: 'O formato parece incorreto.',
  contradictory: 'Isto contradiz outro campo.',
}

export const unusualPrice = {
  question: 'Este preço está certo?',
  yes: (amount: string) => `Sim, ${amount}: muito longe dos outros preços`,
}
