// The names of sizes and measures in which dishes are sold, in the languages in which menus come.

import { wordsOf } from './header-words.ts'

/** Whether a heading is the name of a size: "Small", "Flasche", "0,3 l", `12"`. */
export function isSizeHeading(heading: string): boolean {
  const bare = withoutMoney(heading)
  const words = wordsOf(bare)
  if (words === '' || words.length > 30) return false
  return measure.test(bare) || words.split(' ').every(word => sizeWords.has(word) || smallMeasure.test(word))
}

const smallMeasure = /^\d{1,3}(cl|ml|dl|l|oz|g|gr|cm|in|pcs?|stk|pz)?$/

const measure =
  /^(?:\d+([.,/]\d+)?|[¼½¾]) ?(cl|ml|dl|l|lt|ltr|oz|g|gr|grs|kg|lbs?|cm|inch|in|pcs?|pieces?|stk|st|stück|stuks?|szt|pz|ea|pezzi|piezas|uds?|ks|db|мл|л|гр?|кг|шт|τεμ|γρ|λτ|people|pers\.?|"|″|”|'')\.?$/iu
const sizeWords = new Set(
  (
    's m l xs xl xxl magnum small medium med large lg sm reg regular mini big half full whole quarter glass bottle carafe pint jug pitcher ' +
    'cup bowl pot single double triple tall grande venti kids child adult personal family portion plate slice shot piece can draft tapa ' +
    'klein kleine mittel gross grosse halb halbe ganz ganze glas flasche karaffe kugel stuck petit petite moyen moyenne grand ' +
    'verre bouteille pichet demi demie entier entiere pequeno pequena mediano mediana media grande entera copa botella jarra racion ' +
    'piccolo piccola medio intera mezza calice bottiglia bicchiere porzione meia dose inteira copo taca garrafa middel groot fles ' +
    'heel halve portie mass μικρο μικρη μεσαιο μεσαια μεγαλο μεγαλη ποτηρι μπουκαλι καραφα μεριδα η or size inch cl ml ' +
    'vaso dose quarto terzo liten mellan stor stora lille mellem glas flaska flaske velky velka velke stredni maly mala male pohar uveg kicsi kis nagy kozepes mic mica mare pahar sticla malo veliko casa boca ' +
    'маленькая маленький малая малый средняя средний большая большой порция бокал бутылка стакан кружка ' +
    'maly mala male sredni srednia srednie duzy duza duze kieliszek butelka karafka kufel porcja kucuk orta buyuk bardak kadeh sise ' +
    'porsiyon صغير صغيرة وسط متوسط كبير كبيرة كأس كوب زجاجة نصف グラス ボトル デカンタ ジョッキ ハーフ レギュラー 小 中 大 小盛り 大盛り 小份 中份 大份 小杯 中杯 大杯 半份 杯 瓶'
  )
    .split(' ')
    .map(wordsOf),
)

/** The heading without a currency, as in "Glass (R$)". */
export function withoutMoney(heading: string): string {
  return heading.replace(/\(?\p{L}{0,3}\p{Sc}\)?|\((?:EUR|USD|GBP|CHF|[Kk]r|zł)\.?\)/gu, ' ').trim()
}
