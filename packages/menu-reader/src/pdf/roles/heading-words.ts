// Words that menus use in headings. They only add weight: style and position come first.

/** Whether most of a short text's words are such words. */
export function isHeadingWord(text: string): boolean {
  const words = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}]+/u)
    .filter(word => word.length > 1)
  const meant = words.filter(word => headings.has(word)).length
  return (
    words.length > 0 && words.length <= 6 && meant >= 0.5 * words.filter(word => !joining.has(word)).length
  )
}

const joining = new Set(
  'and or the our of from with und oder et ou des les la le de du en y con di e het van a à al'.split(' '),
)

const headings = new Set(
  `starters starter appetizers appetizer appetisers appetiser entrees entree mains main sides side desserts dessert sweets sweet salads salad
soups soup sandwiches sandwich burgers burger pizza pizzas pasta pastas drinks drink beverages beverage wine wines beer beers cocktails cocktail
spirits coffee tea teas breakfast brunch lunch dinner snacks snack small large plates sharing share kids children specials special seafood fish
meat poultry chicken beef lamb pork goat vegetarian vegan vegetables grill tacos burritos noodles rice curry curries sushi rolls sashimi
wraps bowls breads bread cheese oysters raw bar red white rose sparkling champagne whisky whiskey bourbon gin rum vodka tequila liqueurs aperitif
aperitifs digestif digestifs draft draught bottles bottled cans cider ciders juices juice smoothies shakes milkshakes sodas soda soft hot cold iced
extras extra addons toppings dips sauces platters platter tapas antipasti primi secondi contorni dolci bevande vini birre insalate zuppe panini
entrantes ensaladas sopas carnes pescados postres bebidas vinos cervezas arroces bocadillos raciones desayunos comidas cafes
hors oeuvres plats viandes poissons fromages boissons vins bieres salades potages menu menus carte formules glaces
vorspeisen hauptgerichte hauptspeisen nachspeisen nachtisch getranke suppen salate fleisch fisch vegetarisch beilagen weine biere kinder
voorgerechten hoofdgerechten nagerechten dranken soepen vlees vis vegetarisch bijgerechten wijnen bieren kindergerechten broodjes snacks
entradas principais sobremesas vinhos cervejas petiscos peixes acompanhamentos saladas
signature classics classic favourites favorites house family meals combos combo course courses first second third tandoori biryani dosa
thali dim sum dumplings ramen udon bento donburi tempura teppanyaki yakitori nigiri maki catering trays pan by handhelds greens pies waffles
pancakes eggs omelettes omelets benedicts pastries cakes bakery gelato ice cream non alcoholic mocktails zero proof after nightcaps port sherry`
    .split(/\s+/)
    .filter(word => word !== ''),
)
