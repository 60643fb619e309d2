// A sentence for every problem that only an owner's call can have.

import type { ownersProblems as english } from '../../en/portal/problems.ts'
import type { Translation } from '../../words.ts'

export const ownersProblems: Translation<typeof english> = {
  'too-many-menu-items': 'Este cardápio está cheio: cabem até 5.000 pratos e 2 MB de texto.',
  'too-many-option-groups': 'Um cardápio pode ter até 200 grupos de opções, e um prato até 20.',
  'option-group-not-found': 'Estas opções não estão mais no cardápio.',
  'too-many-campaigns':
    'Você tem 50 campanhas que ainda não terminaram. Exclua uma ou espere até que uma termine.',
  'not-signed-in': 'Sua sessão terminou. Entre de novo.',
  'too-many-tables': 'Você tem 500 mesas. Remova algumas antes.',
  'tables-open': 'Há mesas abertas com preços na moeda atual. Mude quando elas terminarem.',
  'invalid-credentials': 'E-mail ou senha incorretos',
  'email-not-found': 'Nenhuma conta com este e-mail',
  'wrong-password': 'Esta não é sua senha atual.',
  'menu-item-not-found': 'Este prato já foi tirado do cardápio.',
  'category-not-found': 'Esta categoria não está mais no cardápio.',
  'campaign-not-found': 'Esta campanha não existe mais.',
  'reset-link-invalid': 'Este link não funciona mais. Peça um novo.',
  'mail-not-set-up': 'Este servidor não envia e-mails. Peça uma nova senha a quem o administra.',
  'email-taken': 'Este e-mail já está cadastrado',
  'menu-item-taken': 'Esta categoria já tem um prato com esse nome.',
  'category-taken': 'Já existe uma categoria com esse nome.',
  'too-many-screens': 'Você tem 50 telas. Remova algumas antes.',
  'delivery-not-found': 'Este item não está mais na lista: foi enviado, ou a mesa dele foi encerrada.',
  'refund-refused': 'A Stripe recusou a devolução deste dinheiro. Veja o pagamento na Stripe.',
  'payment-not-found': 'Este pagamento já foi anulado.',
  'undo-too-late': 'Um pagamento só pode ser anulado durante dez minutos.',
  'paid-since':
    'Depois disso, uma destas pessoas pagou de novo, então este pagamento não pode ser devolvido aqui. Acerte com elas no caixa.',
  'card-payments-open':
    'Um pagamento com cartão ainda não terminou. Tente de novo quando terminar, em no máximo 35 minutos.',
  'address-not-set':
    'Este servidor não sabe qual é o próprio endereço público, para onde a página da Stripe volta. Peça a quem o administra que defina PUBLIC_URL.',
  'printer-not-found': 'Esta impressora não está mais na lista.',
  'too-many-printers': 'Você tem 20 impressoras. Remova algumas antes.',
  'pos-not-set-up':
    'Seu PDV ainda não está configurado aqui. Digite a chave e a unidade dele nas configurações do PDV.',
  'pos-unauthorized':
    'Seu PDV não aceita a chave, ou a chave não pode ler o cardápio. Confira nas configurações do PDV.',
  'pos-not-reachable': 'Não foi possível obter o cardápio do seu PDV. Tente de novo em alguns minutos.',
  'no-such-step': 'Isso já não pode ser feito com esta comanda.',
  'request-not-found': 'Este chamado já foi atendido.',
  'screen-not-found': 'Esta tela não está mais na lista.',
  'floor-only': 'Este tablet é da cozinha. Use um do salão ou o portal do restaurante.',
  'code-not-found': 'Este código não é válido, ou os dez minutos dele acabaram.',
  'ticket-moved': 'Outra pessoa já moveu esta comanda.',
  'table-occupied': 'Há alguém nessa mesa.',
  'off-menu-settled': 'Alguém já decidiu sobre este prato, ou o cliente o alterou.',
  'changed-meanwhile': 'Isto foi alterado em outro lugar nesse meio-tempo.',
  'table-taken': 'Você já tem uma mesa com esse nome.',
  'campaign-started': 'Esta campanha já começou: o início e a duração não podem mais ser alterados.',
  'not-a-menu-file': 'Envie um arquivo CSV, JSON ou PDF',
  'menu-file-is-spreadsheet':
    'Isto é uma planilha. Abra-a, escolha “Salvar como” ou “Fazer download” e CSV, e envie o arquivo CSV.',
  'menu-file-is-document': 'Isto é um documento de texto. Salve-o como PDF e envie o PDF.',
  'menu-file-is-picture':
    'Isto é uma foto ou outra imagem. Envie o PDF do qual o cardápio foi impresso, ou uma lista dos pratos em CSV ou JSON.',
  'menu-file-is-archive': 'Isto é um arquivo compactado. Descompacte-o e envie o cardápio que está nele.',
  'menu-file-too-much':
    'Este arquivo exige tempo ou memória demais para ser lido. Envie só o cardápio, salvo de novo como CSV ou como PDF sem imagens.',
  'menu-file-broken':
    'Este arquivo está danificado ou não é o que o nome diz. Exporte-o de novo e envie o novo arquivo.',
  'menu-file-empty': 'Nenhum prato foi encontrado neste arquivo.',
  'no-menu-in-file':
    'Isto parece uma lista de vendas, pedidos ou pessoas. Envie a lista dos seus pratos com os preços.',
  'menu-columns-unknown':
    'Não conseguimos distinguir as colunas. Dê nome a elas na primeira linha: Categoria, Nome, Descrição, Preço.',
  'menu-rows-refused': 'Alguns pratos não podem ser salvos como estão. Corrija-os e tente de novo.',
  'too-many-menu-rows': 'Um arquivo pode ter no máximo 5.000 pratos. Divida-o.',
  'pdf-locked': 'Este PDF está protegido por senha. Salve uma cópia sem senha e envie a cópia.',
  'pdf-letters-unknown':
    'Não conseguimos ler as letras deste PDF: o texto copiado dele sai ilegível. Exporte-o de novo do programa em que foi feito ou envie um arquivo CSV.',
  'pdf-too-full': 'Este PDF tem muito mais texto que um cardápio. Envie só as páginas do cardápio.',
  'pdf-too-long': 'Este PDF tem mais de 200 páginas. Envie só as páginas do cardápio.',
  'pdf-without-text':
    'Não encontramos texto neste PDF, nem nas imagens dele. Envie o PDF em que o cardápio foi escrito, ou uma lista dos pratos em CSV ou JSON.',
}
