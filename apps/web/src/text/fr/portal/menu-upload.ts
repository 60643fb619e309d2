// A menu uploaded as a file: chosen, read, checked, imported.

import type { FileDoubt, RowDoubt } from '@tablemate/menu-reader/menu-reading.ts'
import type { menuUpload as english } from '../../en/portal/menu-upload.ts'
import type { Translation } from '../../words.ts'
import { number, plural } from '../locale.ts'

const dishes = (count: number) =>
  plural(count, { one: `${number(count)} plat`, other: `${number(count)} plats` })
const categories = (count: number) =>
  plural(count, { one: `${number(count)} catégorie`, other: `${number(count)} catégories` })

const file: Record<FileDoubt, string> = {
  'no-header': 'Le fichier ne nomme pas ses colonnes. Vérifiez que nous les avons bien attribuées.',
  'prices-in-hundredths':
    'Les prix semblent être en centimes : nous avons lu 650 comme 6,50. Vérifiez que c’est juste.',
  'prices-perhaps-hundredths':
    'Les prix sont élevés. Nous les avons lus tels quels, mais ils sont peut-être en centimes. Vérifiez qu’ils sont justes.',
  'prices-guessed':
    'Aucune colonne ne s’appelle « Prix » : nous avons pris celle qui ressemble à des prix. Vérifiez que c’est juste.',
  'first-price-taken':
    'La plupart des plats ont plusieurs prix, et le fichier ne dit pas à quoi ils correspondent. Nous avons pris le premier. Vérifiez que c’est celui que vous facturez à table.',
  'sizes-guessed':
    'Chaque plat a plusieurs prix, et nous avons pris les mots au-dessus pour des tailles. Vérifiez que c’est juste.',
  'other-currency':
    'Les prix sont dans une autre devise que la vôtre. Nous avons gardé les chiffres tels quels.',
  'archived-left-out': 'Nous avons écarté les plats archivés dans votre caisse.',
  'extras-left-out': 'Nous avons écarté les suppléments qui ne vont qu’avec un plat.',
  'scanned-text':
    'Cette carte a été scannée et son texte lu sur une image. Vérifiez bien les noms et les prix.',
  'pages-without-text': 'Certaines pages n’ont presque pas de texte lisible. Vérifiez s’il manque des plats.',
  'pages-not-read':
    'Toutes les pages scannées n’ont pas pu être lues : elles sont trop nombreuses ou demandent trop de temps. Vérifiez quels plats manquent.',
  'letters-unknown':
    'Une partie du texte n’a pas pu être lue : sa police ne dit pas quelles lettres elle affiche. Vérifiez s’il manque des plats.',
}

const doubts: Record<RowDoubt, string> = {
  'no-name': 'pas de nom',
  'no-price': 'pas de prix',
  'price-unreadable': 'prix illisible',
  'price-too-large': 'prix trop élevé',
  'price-not-payable': 'la devise n’a pas de pièces aussi petites',
  'thousands-or-decimals': 'milliers ou centimes ?',
  'price-rounded': 'prix arrondi',
  'several-prices': 'plusieurs prix : nous avons pris le premier',
  free: 'gratuit ?',
  'no-category': 'pas de catégorie',
  'name-too-long': 'nom trop long',
  'category-too-long': 'catégorie trop longue',
  'description-cut': 'description raccourcie',
  twice: 'présent plusieurs fois',
  'price-from': 'prix le plus bas de plusieurs',
  'not-on-sale': 'masqué ou indisponible dans votre caisse',
  'perhaps-extra': 'peut-être un supplément, pas un plat',
  'price-from-heading': 'prix repris du titre au-dessus',
  'sizes-unnamed': 'plusieurs prix, aucune taille indiquée',
  'price-range': 'fourchette de prix',
  'price-in-description': 'autre prix dans la description',
  'price-unsure': 'est-ce bien son prix ?',
  'price-unusual': 'bien plus ou moins cher que le reste',
  'name-unsure': 'est-ce le nom complet ?',
  'reading-unsure': 'peut-être pas un plat',
  scanned: 'lu sur une image',
  'letters-unsure': 'lu sur une image, peu lisible',
  'row-damaged': 'ligne abîmée : nous l’avons réparée',
  'allergens-unsure': 'allergènes pas tous connus',
  'translation-cut': 'traduction raccourcie',
}

export const menuUpload: Translation<typeof english> = {
  theFile: 'le fichier',
  title: 'Importer votre carte',
  hint: 'Le PDF qui a servi à imprimer votre carte, ou une liste de votre caisse ou d’un tableur. Rien ne change avant votre vérification.',
  columns:
    'Les pages scannées d’un PDF prennent quelques secondes chacune, et nous en lisons 12 au plus. Nous ne lisons pas les photos. Dans une liste, nous cherchons Catégorie, Nom, Description, Prix et Allergènes, dans n’importe quel ordre.',
  choose: 'Choisir un fichier',
  drop: 'ou le déposer ici',
  kinds: 'CSV, JSON ou PDF, jusqu’à 10 Mo',
  cancel: 'Annuler',
  wrongType: {
    title: 'Type de fichier non valide',
    hint: 'Choisissez un fichier CSV, JSON ou PDF',
    help: 'Nous lisons les fichiers CSV, JSON et PDF, mais pas les photos. Enregistrez un tableur en CSV ou un document en PDF, puis importez-le.',
  },
  failed: { title: 'Échec de l’import', hint: 'Vérifiez le format de votre fichier et réessayez.' },
  tooLarge: 'Le fichier dépasse 10 Mo.',
  brokenAt: row => `Le problème est à la ligne ${row}.`,
  sending: name => `Envoi : ${name}`,
  reading: name => `Lecture : ${name}`,
  waitingForTurn: 'En attente de son tour…',
  readingPage: (page, pages) => `Lecture de la page ${page} sur ${pages}`,
  columnChoice: {
    title: 'Que contiennent les colonnes ?',
    hint: 'Nous n’avons pas pu distinguer les colonnes de cette liste. Indiquez ce que contient chacune. Il nous faut au moins les noms et les prix.',
    column: column => `Colonne ${number(column)}`,
    meanings: {
      name: 'Nom',
      description: 'Description',
      category: 'Catégorie',
      price: 'Prix',
      allergens: 'Allergènes',
      ignore: 'Rien d’utile',
    },
    read: 'Lire la carte',
  },
  check: {
    title: 'Vérifiez votre carte',
    summary: {
      included: (count, inCategories) => `${dishes(count)} dans ${categories(inCategories)}`,
      toLookAt: count => `${number(count)} à vérifier`,
      missing: (count, source) =>
        plural(count, {
          one: `${number(count)} n’est plus dans ${source}`,
          other: `${number(count)} ne sont plus dans ${source}`,
        }),
      unchanged: count =>
        plural(count, { one: `${number(count)} inchangé`, other: `${number(count)} inchangés` }),
      leftOut: count => plural(count, { one: `${number(count)} écarté`, other: `${number(count)} écartés` }),
    },
    languages: names => `Autres langues : ${names}`,
    doubtfulTitle: 'À vérifier',
    alike: (count, doubts) => `${dishes(count)} : ${doubts}`,
    allLookRight: count => `Tout est juste (${number(count)})`,
    looksRight: 'C’est juste',
    looksRightOf: name => `C’est juste : ${name}`,
    finished: 'OK',
    doneWith: name => `OK : ${name}`,
    settled: 'vérifié',
    twin: (name, category) =>
      `Un autre plat de la catégorie ${category} s’appelle ${name}. Renommez-en un ou écartez-le.`,
    uncategorised: count =>
      plural(count, {
        one: `Catégorie du plat (${number(count)}) qui n’en a pas`,
        other: `Catégorie des ${number(count)} plats qui n’en ont pas`,
      }),
    row: row => `Ligne ${row}`,
    page: page => `Page ${page}`,
    inSource: (source, text) => `dans ${source} : « ${text} »`,
    wrongInSource: (problem, source, text) => `${problem} Dans ${source} : « ${text} ».`,
    allergens: names => `Allergènes : ${names}`,
    noAllergens: 'Allergènes : non indiqués',
    leaveOut: 'Écarter',
    leaveOutOf: name => `Écarter ${name}`,
    putBack: 'Remettre',
    putBackOf: name => `Remettre ${name}`,
    edit: name => `Corriger ${name}`,
    correct: 'Corriger',
    unnamed: 'un plat sans nom',
    showMore: count => `Afficher ${count} de plus`,
    confirm: count => `Mettre ${dishes(count)} à la carte`,
    update: 'Mettre la carte à jour',
    saving: 'Enregistrement…',
    throwAway: {
      ask: 'Abandonner vos corrections ?',
      yes: 'Abandonner',
      no: 'Garder',
    },
    faulty: count =>
      plural(count, {
        one: `${number(count)} plat est à corriger ou à écarter.`,
        other: `${number(count)} plats sont à corriger ou à écarter.`,
      }),
    nothing: 'Tous les plats sont écartés.',
    done: count =>
      plural(count, {
        one: `${number(count)} plat est à la carte`,
        other: `${number(count)} plats sont à la carte`,
      }),
    updated: 'Votre carte est à jour',
    notSaved: 'La carte n’a pas pu être enregistrée. Rien n’a changé : veuillez réessayer.',
    kept: time => `Vos corrections de ${time} sont conservées.`,
    /** A doubt about most of the file. */
    common: {
      ask: (count, of, doubt) => `${number(count)} sur ${dishes(of)} : ${doubt}`,
      fine: 'C’est juste',
      fineOf: doubt => `C’est juste : ${doubt}`,
    },
  },
  waiting: {
    title: name => `${name} n’est pas encore sur votre carte`,
    resume: 'Continuer',
  },
  blocks: {
    rename: category => `Renommer ${category}`,
    renamed: name => `La catégorie s’appelle désormais ${name}`,
    add: category => `Ajouter un plat à ${category}`,
    select: category => `Sélectionner des plats de ${category}`,
    selectAll: category => `Tout sélectionner dans ${category}`,
    selected: count =>
      plural(count, {
        one: `${number(count)} plat sélectionné`,
        other: `${number(count)} plats sélectionnés`,
      }),
    move: 'Déplacer vers…',
    newCategory: 'Nouvelle catégorie',
    split: 'Nouvelle catégorie à partir d’ici',
    splitAt: name => `Nouvelle catégorie à partir de ${name}`,
    splitOff: name => `À partir d’ici, les plats sont désormais dans ${name}`,
  },
  unused: {
    title: (inFile, onMenu, left) =>
      `${number(inFile)} prix dans le fichier, ${number(onMenu)} sur la carte : ${plural(left, { one: 'et celui-ci ?', other: `et ces ${number(left)} ?` })}`,
    settled: 'Tous les prix du fichier sont pris en compte',
    others: count =>
      plural(count, {
        one: `${number(count)} autre texte du fichier sans prix`,
        other: `${number(count)} autres textes du fichier sans prix`,
      }),
    add: 'Ajouter comme plat',
    addOf: text => `Ajouter comme plat : ${text}`,
    dismiss: 'Pas un plat',
    dismissOf: text => `Pas un plat : ${text}`,
    added: (name, category) => `${name} : ajouté à ${category}`,
  },
  page: {
    label: (page, name) => `Page ${page} de ${name}`,
    at: (page, pages) => `Page ${page} sur ${pages}`,
    previous: 'Page précédente',
    next: 'Page suivante',
    smaller: 'Plus petit',
    larger: 'Plus grand',
    dragHint: 'Il manque quelque chose ? Tracez un cadre dessus pour en faire un plat.',
    mark: 'Marquer un plat manquant',
    marking: 'Tracez un cadre sur le plat',
    show: 'Afficher la page',
    showOf: name => `Afficher ${name} sur la page`,
    empty: 'Il n’y a pas de texte dans ce cadre. Veuillez remplir le plat.',
    failed: 'Impossible d’afficher cette page.',
  },
  sizes: {
    title: (count, prices) =>
      plural(count, {
        one: `${number(count)} plat a ${prices} prix, et le fichier ne dit pas à quoi ils correspondent. Comment s’appellent les tailles ?`,
        other: `${number(count)} plats ont chacun ${prices} prix, et le fichier ne dit pas à quoi ils correspondent. Comment s’appellent les tailles ?`,
      }),
    prices: ['Premier prix', 'Deuxième prix', 'Troisième prix', 'Quatrième prix'],
    apply: count => `Nommer les tailles de ${dishes(count)}`,
  },
  diff: {
    isNew: 'nouveau',
    was: 'avant',
    movedFrom: category => `avant dans ${category}`,
    wasCalled: name => `avant « ${name} »`,
    describedAnew: 'nouvelle description',
    otherAllergens: 'autres allergènes',
    otherTranslations: 'nouvelles traductions',
    soldOut: 'épuisé',
    availableAgain: 'de nouveau disponible',
    unchangedOf: count =>
      plural(count, { one: `${number(count)} inchangé`, other: `${number(count)} inchangés` }),
    effect: {
      isNew: count => plural(count, { one: `${number(count)} nouveau`, other: `${number(count)} nouveaux` }),
      price: count =>
        plural(count, {
          one: `${number(count)} prix modifié`,
          other: `${number(count)} prix modifiés`,
        }),
      moved: count => plural(count, { one: `${number(count)} déplacé`, other: `${number(count)} déplacés` }),
      reworded: count =>
        plural(count, { one: `${number(count)} reformulé`, other: `${number(count)} reformulés` }),
      availability: count =>
        plural(count, {
          one: `${number(count)} épuisé ou de nouveau disponible`,
          other: `${number(count)} épuisés ou de nouveau disponibles`,
        }),
      removed: count => plural(count, { one: `${number(count)} retiré`, other: `${number(count)} retirés` }),
      nothing: 'Rien ne change sur votre carte',
    },
  },
  missing: {
    title: source => `Ne sont plus dans ${source}`,
    hint: 'Ils restent à votre carte, sauf si vous les retirez.',
    takeOff: 'Retirer',
    takeOffOf: name => `Retirer ${name}`,
    takeAllOff: count => `Tout retirer (${number(count)})`,
    keepAll: 'Tout garder',
  },
  file,
  doubts,
}
