// A sentence for every problem of a call, except those that only owners get (portal/problems.ts).

import type { problems as english } from '../en/problems.ts'
import type { Translation } from '../words.ts'

export const problems: Translation<typeof english> = {
  invalid: 'Algo aqui não está certo. Confira e tente de novo.',
  'too-many-members': 'Esta mesa está cheia: há 50 pessoas no grupo.',
  'table-too-large': 'Esta mesa chegou ao limite. Fale com o garçom.',
  'too-many-orders': 'Esta mesa chegou a 500 pedidos. Fale com o garçom.',
  'wrong-code': 'Código de acesso incorreto. Fale com quem desenvolve o app.',
  'foreign-origin': 'Isso não é permitido a partir desta página. Abra o próprio Tablemate.',
  'not-your-member': 'Isso é de outra pessoa da mesa.',
  'rates-of-restaurant': 'Este restaurante define o próprio imposto e a taxa de serviço.',
  'not-found': 'Não encontramos isso.',
  'group-not-found': 'Grupo não encontrado ou sem acesso.',
  'member-not-found': 'Pessoa não encontrada. Entre no grupo de novo.',
  'order-not-found': 'Este pedido já foi cancelado.',
  'table-not-found': 'Este código não funciona mais. Peça o atual à equipe.',
  'restaurant-not-found': 'Não encontramos este restaurante.',
  'name-taken': 'Já há alguém com este nome no grupo. Use outro nome.',
  'sold-out': 'Está esgotado. Escolha outra coisa.',
  'price-changed': 'O preço no cardápio aumentou nesse meio-tempo. Confira o novo.',
  'menu-item-gone': 'Não está mais no cardápio.',
  'off-menu': 'Este restaurante só aceita pedidos do cardápio.',
  'already-paid': 'Já está pago e não pode mais ser alterado.',
  'seating-closed': 'Esta mesa está fechada. Leia o código da mesa para pedir novamente.',
  'ordering-paused': 'A cozinha não está aceitando pedidos agora. O seu fica guardado aqui.',
  'in-the-kitchen': 'A cozinha já começou o preparo. Fale com o garçom.',
  'has-ordered': 'Esta pessoa pediu, pagou ou divide um prato, então o nome continua na conta.',
  'below-collected': 'Já foi pago mais do que isso. Escolha um valor maior.',
  'hold-refused':
    'Neste momento, não pode voltar a reservar as partes dos outros. Pague a sua ou deixe que paguem a deles.',
  'being-paid': 'Alguém está pagando isso com cartão agora. Espere um momento.',
  'cards-not-taken': 'Não dá para usar cartão aqui. Escolha outra forma de pagar.',
  'cards-taken': 'Este restaurante recebe pagamentos de verdade. Pague com cartão ou no caixa.',
  'card-payment-failed':
    'O pagamento com cartão não deu certo. Tente de novo ou escolha outra forma de pagar.',
  'card-payment-not-found': 'Este pagamento com cartão não existe mais.',
  'due-changed': 'O valor acabou de mudar. Confira e tente de novo.',
  'still-in-flight': 'Ainda estamos processando. Espere um momento.',
  'body-too-large': 'É muita coisa de uma vez. Reduza um pouco.',
  'key-reused': 'Isso já foi enviado com outro conteúdo. Recarregue a página.',
  'too-many-requests': 'Muitas tentativas. Espere alguns minutos e tente de novo.',
  internal: 'Algo deu errado do nosso lado. Tente de novo.',
  unavailable: 'Estamos com muito movimento. Tente de novo daqui a pouco.',
  'no-answer': 'Sem resposta. Verifique sua conexão e tente de novo.',
}
