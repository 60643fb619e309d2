// General English words for what is ordered in its own right: dishes and drinks, and things people say as one.

import { nameStems } from './same-names.ts'
import { stemSet } from './word-forms.ts'

/** Dishes: the last word of many a name. */
export const dishes = stemSet(`
  pizza calzone stromboli burger hamburger cheeseburger sandwich sub hoagie panini wrap burrito taco quesadilla enchilada fajita tamale
  tostada nachos chimichanga torta gyro kebab kabob shawarma souvlaki moussaka soup bisque chowder stew chili ramen pho udon soba
  sushi sashimi nigiri maki tempura gyoza dumpling bao potsticker roll eggroll lasagna lasagne spaghetti ravioli gnocchi carbonara bolognese linguine
  fettuccine penne risotto paella curry korma masala vindaloo biryani tikka samosa bhaji poppadom pakora dosa naan bhuna jalfrezi madras
  omelette pancake waffle crepe oatmeal porridge cereal muffin croissant scone donut doughnut bagel danish eclair baguette loaf
  cookie biscuit brownie cake cupcake cheesecake pie tart pudding sundae gelato sorbet tiramisu parfait strudel cannoli baklava
  fry chip crisp wing nugget tender finger strip rib ribeye sirloin fillet steak porkchop meatloaf schnitzel bratwurst hotdog
  salad slaw poutine bowl platter combo meal special pretzel popcorn wonton laksa satay rendang roti edamame falafel
  kebab goulash pierogi fondue quiche souffle terrine pate bruschetta antipasto crostini arancini tapa ceviche mezze dolma
  spanakopita ploughmans scampi haddock banger casserole hash benedict toastie melt reuben blt slider corndog congee
  bibimbap bulgogi teppanyaki katsu donburi yakitori okonomiyaki takoyaki hashbrown grits pasta stroganoff tagine smorgasbord chop frites piccata marsala cutlet maccheese hotdog blt pbj tbone`)

/** Drinks. */
export const drinks = stemSet(`
  coffee latte cappuccino americano macchiato mocha espresso cortado frappe frappuccino affogato tea chai matcha lassi kombucha juice
  lemonade limeade soda pop coke cola pepsi sprite fanta drpepper gingerale beer lager ale stout ipa pilsner bitter cider guinness
  wine merlot malbec cabernet shiraz syrah riesling chardonnay prosecco champagne rioja chianti zinfandel rose moscato
  cocktail martini margarita mojito negroni daiquiri cosmopolitan spritz gin rum vodka whiskey whisky bourbon scotch tequila sake
  brandy cognac mimosa sangria shandy water milkshake shake smoothie slush slushie float malt coldbrew horchata gatorade
  snapple powerade redbull kefir cordial squash pint ouzo retsina soju mule drink beverage rootbeer icedtea oj perrier evian
  heineken corona budweiser peroni stella hoegaarden kirin asahi sapporo dietcoke cokezero drpepper mountaindew 7up gintonic rumcoke sauvignonblanc pinotgrigio`)

/** Names that hold an "and" or would be torn apart, for tables without a menu. */
export const setNames: readonly (readonly string[])[] = `
  fish and chips, mac and cheese, macaroni and cheese, bangers and mash, ham and cheese, steak and ale pie, steak and kidney pie,
  gin and tonic, rum and coke, vodka and tonic, biscuits and gravy, chicken and waffles, surf and turf, rice and beans,
  steak and eggs, bacon and eggs, ham and eggs, eggs benedict, spaghetti and meatballs, shrimp and grits, cookies and cream,
  salt and pepper squid, sweet and sour chicken, sweet and sour pork, peanut butter and jelly, surf n turf, bread and butter,
  hot dog, hot chocolate, ice cream, cold brew, flat white, iced tea, ice tea, green tea, root beer, ginger beer, ginger ale,
  orange juice, apple juice, garlic bread, french fries, onion rings, chicken wings, chicken nuggets, spring rolls, egg rolls,
  caesar salad, side salad, greek salad, club sandwich, grilled cheese, french toast, baked potato, mashed potatoes, hash browns,
  pad thai, fried rice, chow mein, lo mein, pork buns, tomato soup, miso soup, old fashioned, moscow mule, long island iced tea,
  red wine, white wine, sparkling water, still water, diet coke, coke zero, dr pepper, tap water, mozzarella sticks, crab cakes,
  fish fingers, chicken parmesan, chicken parm, chicken tikka masala, beef wellington, shepherds pie, cottage pie, apple pie,
  kids meal, happy meal, bloody mary, pina colada, irish coffee, house wine, house red, house white, aperol spritz, soda water, tonic water`
  .split(',')
  .map(nameStems)

/** Names whose last word has its plural for good: two orders of fries are still fries. */
export const pluralNames = stemSet(
  'fries chips nachos wings nuggets noodles oats grits beans greens rings sticks browns crisps peas potatoes eggs olives fingers strips tenders ribs buns waffles meatballs mussels oysters',
)
