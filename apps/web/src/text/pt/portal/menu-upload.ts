// A menu uploaded as a file: chosen, read, checked, imported.

import type { menuUpload as english } from '../../en/portal/menu-upload.ts'
import type { Translation } from '../../words.ts'
import { number, plural } from '../locale.ts'

const dishes = (count: number) =>
  plural(count, { one: `${number(count)} prato`, other: `${number(count)} pratos` })
const categories = (count: number) =>
  plural(count, { one: `${number(count)} categoria`, other: `${number(count)} categorias` })

export const menuUpload: Translation<typeof english> = {
  theFile: 'seu arquivo',
  title: 'Envie seu cardápio',
  hint: 'O PDF do qual o cardápio foi impresso, ou uma lista do seu PDV ou de uma planilha. Nada muda até você conferir.',
  columns:
    'Páginas escaneadas de um PDF levam alguns segundos cada uma, e lemos até 12. Não conseguimos ler fotos. Em uma lista, procuramos Categoria, Nome, Descrição, Preço e Alergênicos, em qualquer ordem.',
  choose: 'Escolher arquivo',
  drop: 'ou solte-o aqui',
  kinds: 'CSV, JSON ou PDF, até 10 MB',
  cancel: 'Cancelar',
  wrongType: {
    title: 'Tipo de arquivo inválido',
    hint: 'Envie um arquivo CSV, JSON ou PDF',
    help: 'Lemos arquivos CSV, JSON e PDF, mas não fotos. Salve uma planilha como CSV, ou um documento como PDF, e envie esse arquivo.',
  },
  failed: { title: 'O envio falhou', hint: 'Confira o formato do arquivo e tente de novo.' },
  tooLarge: 'O arquivo tem mais de 10 MB.',
  brokenAt: row => `O problema está na linha ${row}.`,
  sending: name => `Enviando ${name}`,
  reading: name => `Lendo ${name}`,
  waitingForTurn: 'Aguardando a vez…',
  readingPage: (page, pages) => `Lendo a página ${page} de ${pages}`,
  columnChoice: {
    title: 'O que há nas colunas?',
    hint: 'Não conseguimos distinguir as colunas desta lista. Diga o que há em cada uma. Precisamos pelo menos dos nomes e dos preços.',
    column: column => `Coluna ${number(column)}`,
    meanings: {
      name: 'Nome',
      description: 'Descrição',
      category: 'Categoria',
      price: 'Preço',
      allergens: 'Alergênicos',
      ignore: 'Nada de que precisamos',
    },
    read: 'Ler o cardápio',
  },
  check: {
    title: 'Confira seu cardápio',
    summary: {
      included: (count, inCategories) => `${dishes(count)} em ${categories(inCategories)}`,
      toLookAt: count => `${number(count)} a conferir`,
      missing: (count, source) =>
        plural(count, {
          one: `${number(count)} que não está mais em ${source}`,
          other: `${number(count)} que não estão mais em ${source}`,
        }),
      unchanged: count =>
        plural(count, { one: `${number(count)} sem mudança`, other: `${number(count)} sem mudanças` }),
      leftOut: count => `${number(count)} de fora`,
    },
    languages: names => `Também em: ${names}`,
    doubtfulTitle: 'A conferir',
    alike: (count, doubts) => `${dishes(count)}: ${doubts}`,
    allLookRight: count =>
      plural(count, {
        one: `${number(count)} está certo`,
        other: `Todos os ${number(count)} estão certos`,
      }),
    looksRight: 'Está certo',
    looksRightOf: name => `Está certo: ${name}`,
    finished: 'Pronto',
    doneWith: name => `Pronto: ${name}`,
    settled: 'conferido',
    twin: (name, category) => `Outro prato em ${category} se chama ${name}. Renomeie um ou deixe-o de fora.`,
    uncategorised: count =>
      plural(count, {
        one: `Categoria para ${dishes(count)} sem categoria`,
        other: `Categoria para os ${dishes(count)} sem categoria`,
      }),
    row: row => `Linha ${row}`,
    page: page => `Página ${page}`,
    inSource: (source, text) => `em ${source}: “${text}”`,
    wrongInSource: (problem, source, text) => `${problem} Em ${source}: “${text}”.`,
    allergens: names => `Alergênicos: ${names}`,
    noAllergens: 'Alergênicos: não informados',
    leaveOut: 'Deixar de fora',
    leaveOutOf: name => `Deixar de fora: ${name}`,
    putBack: 'Incluir de novo',
    putBackOf: name => `Incluir de novo: ${name}`,
    edit: name => `Corrigir ${name}`,
    correct: 'Corrigir',
    unnamed: 'um prato sem nome',
    showMore: count => `Mostrar mais ${count}`,
    confirm: count => `Colocar ${dishes(count)} no cardápio`,
    update: 'Atualizar o cardápio',
    saving: 'Salvando…',
    throwAway: {
      ask: 'Descartar o que você corrigiu?',
      yes: 'Descartar',
      no: 'Manter',
    },
    faulty: count =>
      plural(count, {
        one: 'Um prato precisa ser corrigido ou ficar de fora.',
        other: `${number(count)} pratos precisam ser corrigidos ou ficar de fora.`,
      }),
    nothing: 'Todos os pratos ficaram de fora.',
    done: count =>
      plural(count, {
        one: `${number(count)} prato está no cardápio`,
        other: `${number(count)} pratos estão no cardápio`,
      }),
    updated: 'Seu cardápio está atualizado',
    notSaved: 'Não foi possível salvar o cardápio. Nada foi alterado: tente de novo.',
    kept: time => `Suas correções das ${time} foram guardadas.`,
    /** A doubt about most of the file. */
    common: {
      ask: (count, of, doubt) => `${number(count)} de ${dishes(of)}: ${doubt}`,
      fine: 'Estão certos',
      fineOf: doubt => `Estão certos: ${doubt}`,
    },
  },
  waiting: {
    title: name => `${name} ainda não está no seu cardápio`,
    resume: 'Continuar',
  },
  blocks: {
    rename: category => `Renomear ${category}`,
    renamed: name => `A categoria agora se chama ${name}`,
    add: category => `Adicionar um prato a ${category}`,
    select: category => `Selecionar pratos de ${category}`,
    selectAll: category => `Selecionar tudo em ${category}`,
    selected: count =>
      plural(count, {
        one: `${number(count)} prato selecionado`,
        other: `${number(count)} pratos selecionados`,
      }),
    move: 'Mover para…',
    newCategory: 'Nova categoria',
    split: 'Nova categoria a partir daqui',
    splitAt: name => `Nova categoria a partir de ${name}`,
    splitOff: name => `Os pratos a partir daqui agora estão em ${name}`,
  },
  unused: {
    title: (inFile, onMenu, left) =>
      `${plural(inFile, { one: `${number(inFile)} preço`, other: `${number(inFile)} preços` })} no arquivo, ${number(onMenu)} no cardápio: ${plural(left, { one: 'e este?', other: `e estes ${number(left)}?` })}`,
    settled: 'Todos os preços do arquivo foram considerados',
    others: count =>
      plural(count, {
        one: `Mais ${number(count)} texto do arquivo sem preço`,
        other: `Mais ${number(count)} textos do arquivo sem preço`,
      }),
    add: 'Adicionar como prato',
    addOf: text => `Adicionar como prato: ${text}`,
    dismiss: 'Não é um prato',
    dismissOf: text => `Não é um prato: ${text}`,
    added: (name, category) => `${name}: adicionado a ${category}`,
  },
  page: {
    label: (page, name) => `Página ${page} de ${name}`,
    at: (page, pages) => `Página ${page} de ${pages}`,
    previous: 'Página anterior',
    next: 'Próxima página',
    smaller: 'Menor',
    larger: 'Maior',
    dragHint: 'Falta alguma coisa? Arraste um quadro sobre ela para criar um prato.',
    mark: 'Marcar um prato que falta',
    marking: 'Arraste um quadro sobre o prato',
    show: 'Mostrar a página',
    showOf: name => `Mostrar ${name} na página`,
    empty: 'Não há texto neste quadro. Preencha o prato.',
    failed: 'Não é possível mostrar esta página.',
  },
  sizes: {
    title: (count, prices) =>
      plural(count, {
        one: `${number(count)} prato tem ${prices} preços, e o arquivo não diz a que se referem. Como se chamam os tamanhos?`,
        other: `${number(count)} pratos têm ${prices} preços cada, e o arquivo não diz a que se referem. Como se chamam os tamanhos?`,
      }),
    prices: ['Primeiro preço', 'Segundo preço', 'Terceiro preço', 'Quarto preço'],
    apply: count => `Dar nome aos tamanhos de ${dishes(count)}`,
  },
  diff: {
    isNew: 'novo',
    was: 'era',
    movedFrom: category => `veio de ${category}`,
    wasCalled: name => `era “${name}”`,
    describedAnew: 'nova descrição',
    otherAllergens: 'outros alergênicos',
    otherTranslations: 'novas traduções',
    soldOut: 'esgotado',
    availableAgain: 'disponível de novo',
    unchangedOf: count =>
      plural(count, { one: `${number(count)} sem mudança`, other: `${number(count)} sem mudanças` }),
    effect: {
      isNew: count => plural(count, { one: `${number(count)} novo`, other: `${number(count)} novos` }),
      price: count =>
        plural(count, {
          one: `${number(count)} preço alterado`,
          other: `${number(count)} preços alterados`,
        }),
      moved: count =>
        plural(count, {
          one: `${number(count)} mudou de categoria`,
          other: `${number(count)} mudaram de categoria`,
        }),
      reworded: count => `${number(count)} com texto novo`,
      availability: count =>
        plural(count, {
          one: `${number(count)} esgotado ou disponível de novo`,
          other: `${number(count)} esgotados ou disponíveis de novo`,
        }),
      removed: count =>
        plural(count, {
          one: `${number(count)} tirado do cardápio`,
          other: `${number(count)} tirados do cardápio`,
        }),
      nothing: 'Nada muda no seu cardápio',
    },
  },
  missing: {
    title: source => `Não estão mais em ${source}`,
    hint: 'Eles continuam no seu cardápio, a menos que você os tire.',
    takeOff: 'Tirar',
    takeOffOf: name => `Tirar ${name}`,
    takeAllOff: count =>
      plural(count, { one: `Tirar ${number(count)}`, other: `Tirar todos os ${number(count)}` }),
    keepAll: 'Manter todos',
  },
  file: {
    'no-header': 'O arquivo não dá nome às colunas. Confira se as identificamos corretamente.',
    'prices-in-hundredths':
      'Os preços parecem estar em centavos, então lemos 650 como 6,50. Confira se está certo.',
    'prices-perhaps-hundredths':
      'Os preços são altos. Nós os lemos como estão, mas podem estar em centavos. Confira se estão certos.',
    'prices-guessed':
      'Nenhuma coluna se chama “Preço”, então usamos a que parece conter preços. Confira se está certo.',
    'first-price-taken':
      'A maioria dos pratos tem vários preços, e o arquivo não diz a que se refere cada um. Ficamos com o primeiro. Confira se é o que você cobra na mesa.',
    'sizes-guessed':
      'Cada prato tem vários preços, e usamos as palavras acima deles como tamanhos. Confira se está certo.',
    'other-currency': 'Os preços estão em uma moeda diferente da sua. Mantivemos os números como estão.',
    'archived-left-out': 'Deixamos de fora os pratos arquivados no seu PDV.',
    'extras-left-out': 'Deixamos de fora os adicionais que só acompanham um prato.',
    'scanned-text':
      'Este cardápio foi escaneado, e o texto foi lido de uma imagem. Confira nomes e preços com atenção.',
    'pages-without-text': 'Algumas páginas quase não têm texto legível. Confira se faltam pratos.',
    'pages-not-read':
      'Não conseguimos ler todas as páginas escaneadas, porque são muitas ou demoram demais. Confira quais pratos faltam.',
    'letters-unknown':
      'Não conseguimos ler parte do texto, porque a fonte dele não diz que letras mostra. Confira se faltam pratos.',
  },
  doubts: {
    'no-name': 'sem nome',
    'no-price': 'sem preço',
    'price-unreadable': 'não conseguimos ler o preço',
    'price-too-large': 'o preço é alto demais',
    'price-not-payable': 'a moeda não tem um valor tão pequeno',
    'thousands-or-decimals': 'milhares ou centavos?',
    'price-rounded': 'o preço foi arredondado',
    'several-prices': 'vários preços: ficamos com o primeiro',
    free: 'grátis?',
    'no-category': 'sem categoria',
    'name-too-long': 'o nome é longo demais',
    'category-too-long': 'a categoria é longa demais',
    'description-cut': 'a descrição foi encurtada',
    twice: 'aparece mais de uma vez',
    'price-from': 'o preço é o menor de vários',
    'not-on-sale': 'oculto ou indisponível no seu PDV',
    'perhaps-extra': 'pode ser um adicional, não um prato',
    'price-from-heading': 'preço tirado do título acima',
    'sizes-unnamed': 'vários preços, tamanhos sem nome',
    'price-range': 'uma faixa de preço',
    'price-in-description': 'outro preço na descrição',
    'price-unsure': 'este é o preço dele?',
    'price-unusual': 'custa muito mais ou muito menos que o resto',
    'name-unsure': 'este é o nome inteiro?',
    'reading-unsure': 'pode não ser um prato',
    scanned: 'lido de uma imagem',
    'letters-unsure': 'lido de uma imagem, pouco legível',
    'row-damaged': 'esta linha estava danificada: nós a reparamos',
    'allergens-unsure': 'não conhecemos todos os alergênicos dele',
    'translation-cut': 'uma tradução foi encurtada',
  },
}
