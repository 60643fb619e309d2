// Logging in to the restaurant portal, and opening an account there.

import type { restaurantLogin as english } from '../../en/portal/login.ts'
import type { Translation } from '../../words.ts'
import { series } from '../locale.ts'

export const restaurantLogin: Translation<typeof english> = {
  back: 'Voltar à página inicial',
  logIn: {
    title: 'Entrar no portal',
    hint: 'Seu cardápio, suas ofertas, suas mesas: tudo em um só lugar.',
    submit: 'Entrar',
    toggle: 'Não tem conta? Cadastre-se',
    failed: { title: 'Não foi possível entrar', hint: 'O acesso falhou. Tente de novo.' },
  },
  signUp: {
    title: 'Criar conta do restaurante',
    hint: 'Grátis durante a fase beta. Assim que o cardápio estiver no ar, os clientes podem pedir por ele.',
    submit: 'Criar conta',
    toggle: 'Já tem conta? Entre',
    failed: {
      title: 'O cadastro falhou',
      hint: 'O cadastro falhou. Confira todos os campos e tente de novo.',
    },
  },
  submitting: 'Processando…',
  invalid: {
    title: 'Confira os dados',
    hint: fields => `Corrija os campos destacados: ${series(fields)}`,
  },
  fields: {
    email: 'E-mail',
    password: 'Senha',
    name: 'Nome do restaurante',
    phone: 'Telefone',
    address: 'Endereço',
    city: 'Cidade',
    state: 'Estado',
    zipCode: 'CEP',
    businessId: 'Identificação da empresa',
    taxPercentage: 'Alíquota do imposto',
  },
  passwordHint: 'Pelo menos 6 caracteres',
  businessIdPlaceholder: 'CNPJ ou número fiscal',
  placeHint: 'Serve para mostrar suas ofertas a clientes por perto. Você pode corrigir a localização depois.',
  interest: { question: 'Quer ajuda para começar?', link: 'Registre seu interesse' },
}
