// Normalises words for comparison: without case and accents, in the singular, in one spelling; and by sound.

/** Lower-case, without accents, apostrophes and width, with one form of sigma: "Açaí" is "acai", "Lay's" is "lays", "σας" is "σασ". */
export function fold(text: string): string {
  if (plainAscii.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .replace(/\p{M}|['’`´]/gu, '')
    .toLowerCase()
    .replaceAll('ς', 'σ')
}

const plainAscii = /^[a-zA-Z0-9]*$/

// A word's stem never changes, and menus and diners use the same few hundred words, so the cache never expires.
const stemCache = new Map<string, string>()
const maxCached = 20_000

/** The form in which two words are compared: singular, one spelling, numbers as digits. Takes a folded word. */
export function stemOf(word: string): string {
  const cached = stemCache.get(word)
  if (cached !== undefined) return cached
  const stem = spelled(singular(spelled(word)))
  if (stemCache.size < maxCached) stemCache.set(word, stem)
  return stem
}

/** The stems of the words of a phrase. */
export function stemsOf(phrase: string): string[] {
  return fold(phrase).split(/\s+/).filter(Boolean).map(stemOf)
}

/** A word list as a set of stems. */
export function stemSet(words: string): ReadonlySet<string> {
  return new Set(stemsOf(words))
}

/** Whether the folded word is said in the plural. */
export function isPlural(word: string): boolean {
  return word.length > 3 && word.endsWith('s') && singular(word) !== word
}

/** The singular as a person writes it, for a name after a count: "2 × taco". */
export function writtenSingular(word: string): string {
  if (!isPlural(fold(word))) return word
  if (/(?:oo|mov|brown|cook|smooth|calor|p)ies$/i.test(word)) return word.slice(0, -1)
  if (/ies$/i.test(word)) return `${word.slice(0, -3)}y`
  if (/(?:oes|ches|shes|sses|xes)$/i.test(word) && !/(?:quiches|shoes|toes)$/i.test(word))
    return word.slice(0, -2)
  return word.slice(0, -1)
}

/** A rough phonetic key: drops vowels after the first letter, and merges sounds that recognisers confuse. */
export function soundOf(word: string): string {
  const sounds = word
    .replace(/^(?:kn|gn|pn)/, 'n')
    .replace(/^wr/, 'r')
    .replace(/^ps/, 's')
    .replace(/^x/, 's')
    .replace(/gh(?=[aeiou])|cch/g, 'k')
    .replace(/cc(?=[ei])|tch|ch|sh|sch|ti(?=on)|ci(?=a)/g, 'x')
    .replace(/ph|gh(?=t|$)|v/g, 'f')
    .replace(/ck|q|c(?=[^eiy]|$)|g(?=[aouw]|$|[lr])/g, 'k')
    .replace(/[cz]/g, 's')
    .replace(/d/g, 't')
    .replace(/b/g, 'p')
    .replace(/th/g, 't')
    .replace(/j/g, 'g')
    .replace(/[wh]/g, '')
  return (sounds.slice(0, 1).replace(/[aeiouy]/, 'a') + sounds.slice(1).replace(/[aeiouy]/g, '')).replace(
    /(.)\1+/g,
    '$1',
  )
}

function singular(word: string): string {
  // "martinis", "lassis"
  if (word.length > 5 && word.endsWith('is') && !/^(?:chablis|coulis|pastis)$/.test(word))
    return word.slice(0, -1)
  if (word.length < 4 || /(?:ss|us|is)$/.test(word))
    return word.endsWith('ie') ? `${word.slice(0, -2)}y` : word
  const odd = irregular.get(word)
  if (odd) return odd
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.endsWith('ie')) return `${word.slice(0, -2)}y`
  if (/(?:oes|ches|shes|sses|xes|tzes)$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}

const irregular = new Map(
  Object.entries({
    leaves: 'leaf',
    loaves: 'loaf',
    halves: 'half',
    quiches: 'quiche',
    brioches: 'brioche',
    radishes: 'radish',
  }),
)

const spelled = (word: string) => spellings.get(word) ?? word

const numbers =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'

const spellings = new Map([
  ...numbers.split(' ').map((word, i): [string, string] => [word, String(i + 1)]),
  ...`omelet=omelette yoghurt=yogurt donut=doughnut barbecue=bbq barbeque=bbq chilli=chili chile=chili grey=gray
   vegetable=veggy veggie=veggy vegetarian=veggy veg=veggy veggi=veggy guac=guacamole mayonnaise=mayo mayonaise=mayo ceasar=caesar cesar=caesar cezar=caesar
   doctor=dr saint=st expresso=espresso expressos=espresso iced=ice mash=mashed roasted=roast pitta=pita nan=naan filet=fillet
   papadum=poppadom papadom=poppadom popadom=poppadom poppadum=poppadom popadum=poppadom pappadom=poppadom papad=poppadom
   lg=large lrg=large med=medium sm=small xl=extralarge choc=chocolate parm=parmesan jalepeno=jalapeno halapeno=jalapeno
   cappucino=cappuccino capuccino=cappuccino capucino=cappuccino cappa=cappuccino mozarella=mozzarella mozz=mozzarella motzarella=mozzarella
   pepperonis=pepperoni pepporoni=pepperoni peperoni=pepperoni brocolli=broccoli zuccini=zucchini tomatoe=tomato potatoe=potato
   spagetti=spaghetti lasagne=lasagna fetuccine=fettuccine casadia=quesadilla kesadilla=quesadilla fahita=fajita burito=burrito
   gram=g milliliter=ml millilitre=ml soya=soy flavour=flavor whisky=whiskey mtn=mountain veggies=veggy crossaint=croissant croissont=croissant crossiant=croissant
   shwarma=shawarma yiro=gyro giro=gyro tzaziki=tzatziki humus=hummus houmous=hummus hummous=hummus mollusk=mollusc
   sandwhich=sandwich sammich=sandwich sammie=sandwich bananna=banana avo=avocado cuke=cucumber shrooms=mushroom pep=pepperoni
   stix=stick tartar=tartare prawn=shrimp aubergine=eggplant courgette=zucchini rocket=arugula coriander=cilantro
   mac=macaroni ketsup=ketchup catsup=ketchup sriacha=sriracha siracha=sriracha worchestershire=worcestershire fries=fry caffe=cafe
   n=and bleu=blue lite=light wholewheat=wheat wholemeal=wheat kabob=kebab massala=masala minion=mignon moca=mocha mocca=mocha lattee=latte`
    .split(/\s+/)
    .map(pair => pair.split('=') as [string, string]),
])
