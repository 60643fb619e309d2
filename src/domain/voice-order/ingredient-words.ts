// General English words for what goes into, onto and beside dishes. Not from any menu: what any cook would know.
// They tell a wish ("lettuce tomato mayo" is three) from the name of a dish; a word that is missing still works as a guess.

import { stemSet } from './word-forms.ts'

/** Food that is wished for as a part of something else. */
export const ingredients = stemSet(`
  lettuce romaine iceberg arugula rocket spinach kale cabbage coleslaw slaw greens watercress cress salad tomato onion scallion
  shallot chive leek garlic pickle gherkin cucumber pepper capsicum jalapeno serrano habanero poblano chipotle chili pepperoncini olive
  mushroom carrot celery beet beetroot radish corn sweetcorn pea edamame bean lentil chickpea garbanzo zucchini courgette eggplant
  aubergine squash pumpkin broccoli cauliflower asparagus artichoke avocado guacamole guac potato yam sprout bamboo seaweed nori
  kimchi sauerkraut kraut ginger wasabi horseradish cilantro coriander parsley basil oregano thyme rosemary mint dill sage tarragon
  lemongrass cumin turmeric curry paprika cinnamon nutmeg clove cardamom vanilla saffron herb spice salt pepper sugar sweetener
  splenda stevia honey agave molasses syrup caramel chocolate fudge cocoa hazelnut pistachio almond cashew peanut walnut pecan
  macadamia nut sesame sunflower granola oat muesli raisin cranberry blueberry strawberry raspberry blackberry cherry banana apple
  pear peach apricot mango pineapple papaya kiwi melon watermelon grape orange lemon lime grapefruit coconut passionfruit lychee
  guava fig date plum pomegranate berry fruit cheese cheddar mozzarella provolone swiss gouda feta parmesan parm ricotta brie
  gorgonzola stilton halloumi paneer monterey jack pepperjack colby muenster havarti gruyere mascarpone cotija queso burrata pecorino
  cream creamer milk butter margarine ghee yogurt crema foam froth whip custard pudding jelly jam marmalade nutella sprinkle
  marshmallow boba tapioca pearl chicken turkey ham bacon pepperoni salami prosciutto pancetta chorizo sausage meatball beef steak
  brisket pork carnitas barbacoa carne asada pastor lamb duck veal mutton pastrami bologna capicola mortadella roast fish salmon tuna
  shrimp prawn crab lobster scallop squid calamari octopus eel cod anchovy sardine mackerel oyster clam mussel caviar roe tofu tempeh
  seitan falafel sofrita egg rice quinoa couscous bulgur noodle pasta bread bun toast crust tortilla pita naan wheat rye sourdough
  ciabatta brioche focaccia bagel multigrain crouton breadcrumb mayo mayonnaise mustard ketchup relish sauce gravy dressing vinaigrette
  ranch aioli pesto hummus tahini tzatziki salsa pico sriracha tabasco teriyaki hoisin ponzu soy tartar tartare marinara alfredo
  bechamel bbq vinegar balsamic oil broth stock ice espresso shot pump flavor flavour topping filling protein meat veggie giardiniera
  chutney raita sambal harissa chimichurri truffle caper furikake panko batter stuffing crumb drizzle dust swirl whey collagen
  matcha chai mocha cone straw fajita buffalo remoulade romesco dashi miso mirin liquor rim wedge twist rind bit flake oreo crumble shaving chunk flavoring
  verde rojo nacho topping sultana currant nduja ajvar labneh sumac zaatar dukkah bitters cola tonic soda halfandhalf picodegallo icecream`)

/** Words that lean on the noun after them. */
export const adjectives = stemSet(`
  red green yellow white black brown purple pink golden dark blonde grilled fried roasted roast baked smoked smoky sauteed sauted shredded sliced
  diced chopped crushed crumbled minced melted caramelized caramelised pickled marinated steamed poached scrambled boiled raw fresh
  dried sundried crispy crunchy creamy spicy sweet sour hot mild cold warm iced frozen toasted blackened breaded braised pulled ground
  seasoned salted unsalted whole thick thin soft hard firm real vegan vegetarian organic plain regular classic italian french american
  mexican greek spanish thai japanese korean chinese canadian english homemade house skim skimmed skinny nonfat lowfat low free fat baby
  wild aged sharp smashed mashed whipped heavy light double clotted candied glazed stuffed cooked uncooked refried sticky steamed
  stewed charred tender lean boneless sparkling sweetened unsweetened flavored diet wild truffled cured bitter semi
  natural gluten dairy keto multigrain deep stir popping grass cajun szechuan balsamic zesty tangy spiced rainbow mini jumbo fluffy
  rich garlicky buttery cheesy battered brewed steel rolled old new loaded bell spring side soft impossible beyond plantbased`)

/** Adjectives that can stand alone as a wish: how big, how hot, how done. */
export const standalone = stemSet(`
  small medium large big regular tall grande venti short mini jumbo huge single double triple quad half hot cold warm warmed iced
  frozen blended unsweet decaf caffeinated spicy mild sweet unsweetened sweetened plain toasted grilled crispy creamy rare well dry dirty neat
  straight black skinny sliced cut shaken stirred vegan vegetarian keto halal kosher raw fresh lite chilled heated baked fried
  steamed scrambled poached boiled sauteed roasted runny combo meal kids thin thick footlong personal family
  pint bottle schooner dark wet salted unsalted crunchy soft loaded whole bland sour toasty lightly uncut tenders battered breaded
  pan deep cone cup bowl wrap stuffed jar`)

/** Sizes and the like, that usually stand before the noun they belong to. */
export const sizes = stemSet(`
  small medium large big regular tall grande venti short mini jumbo huge single double triple quad iced hot cold frozen decaf skinny
  personal family footlong pint half kids`)

/** For each head, the kinds of it that are one thing together: "pinto beans", never "chicken beans". */
export const kindsOf: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    cheese: `cheddar swiss american provolone mozzarella pepperjack jack pepper monterey parmesan parm feta goat blue bleu cottage nacho
      string gouda cotija vegan colby gruyere havarti muenster ricotta brie brick queso halloumi shredded farmer gorgonzola asiago romano oaxaca`,
    sauce: `tomato hot soy fish oyster bbq barbecue teriyaki buffalo garlic chili chile pesto marinara alfredo cheese tartar tartare peanut satay curry
      mint apple cranberry caramel chocolate peppercorn pepper mushroom cream bearnaise hollandaise steak duck eel ponzu hoisin plum sriracha
      tahini yogurt tzatziki verde mole enchilada pizza bechamel wine brown sweet chipotle mustard lemon butter ranch aioli honey mango habanero
      picante taco burger special secret nacho worcester tabasco vodka meat bolognese strawberry vanilla raspberry salsa dipping yum`,
    dressing: `ranch caesar italian french balsamic vinaigrette thousand island honey mustard blue cheese lemon sesame ginger oil vinegar russian
      tahini yogurt miso house greek chipotle avocado poppy raspberry`,
    nut: 'macadamia pine mixed brazil cashew pecan candied',
    bean: 'black pinto kidney refried garbanzo red white green baked navy lima fava string runner coffee espresso adzuki vanilla',
    rice: 'white brown basmati jasmine fried sticky wild yellow spanish mexican cilantro lime pilau sushi coconut saffron egg cauliflower red',
    pepper:
      'bell green red yellow banana jalapeno chili hot sweet black white cayenne ghost serrano poblano roasted cherry lemon habanero',
    onion: 'red white green yellow spring crispy fried grilled raw pickled sweet pearl',
    cream:
      'sour whipped ice heavy double single clotted half whip coconut cashew butter vanilla sweet light oat',
    milk: `oat almond soy soya coconut whole skim skimmed rice hazelnut cashew nonfat lowfat fat percent condensed evaporated steamed chocolate
      goat macadamia pea hemp dairy butter 2% 1% strawberry malted free lactose semi`,
    foam: 'milk cheese cold sweet cream vanilla oat caramel salted',
    syrup: `maple vanilla caramel hazelnut chocolate simple agave corn golden almond peppermint lavender raspberry cinnamon coconut pumpkin
      strawberry mocha toffee rose ginger brown sugar honey gingerbread praline cherry irish`,
    mustard: 'yellow dijon honey brown english deli grain wholegrain spicy',
    mayo: 'spicy chipotle garlic vegan wasabi sriracha lime truffle chili lemon avocado',
    mayonnaise: 'spicy chipotle garlic vegan',
    bread: `herb wheat white rye sourdough garlic pita naan flat italian multigrain brown french banana corn granary whole grain oat honey herb ciabatta
      cuban soda seeded`,
    toast: 'wheat white rye sourdough brown french texas multigrain cinnamon raisin granary whole',
    bun: 'brioche sesame potato pretzel wheat burger gluten seeded lettuce hot dog whole',
    crust:
      'thin thick pan deep dish stuffed gluten free cauliflower cheese hand tossed regular garlic sourdough',
    tortilla: 'flour corn wheat whole spinach soft crispy chili',
    shell: 'hard soft taco corn',
    butter:
      'peanut almond garlic lemon cashew apple cookie herb truffle salted unsalted brown lobster honey nut plant vegan sunflower',
    oil: 'olive chili sesame truffle coconut garlic vegetable avocado canola virgin',
    seed: 'sesame chia sunflower poppy pumpkin flax hemp mustard fennel caraway pomegranate',
    salsa: 'red green verde corn tomato mild medium hot chili mango pineapple fresh fruit roja',
    jelly: 'grass lychee coffee mint grape coconut rainbow mango strawberry herbal fruit',
    bit: 'bacon toffee brownie chocolate oreo',
    flake: 'chili pepper coconut red almond bonito chocolate',
    shoot: 'bamboo pea bean',
    sprout: 'bean brussels alfalfa brussel',
    pearl: 'tapioca boba sugar crystal',
    boba: 'popping crystal brown sugar honey lychee mango strawberry',
    tomato: 'cherry plum heirloom sun dried sundried roma grape vine',
    potato: 'sweet mashed baked roast jacket new fried hash',
    egg: 'fried boiled scrambled poached soft hard quail salmon duck free range',
    sugar: 'brown white raw cane percent icing powdered vanilla coconut cinnamon half',
    ice: 'crushed cubed dry percent half shaved',
    bacon: 'turkey canadian streaky back crispy vegan smoked maple vegetarian',
    ham: 'honey parma black forest smoked serrano baked virginia york',
    chicken: 'grilled fried bbq buffalo teriyaki crispy tikka rotisserie jerk orange popcorn pulled chipotle',
    breast: 'chicken turkey duck',
    sausage: 'italian chicken turkey pork vegan veggie breakfast spicy smoked polish beef',
    beef: 'roast ground corned shredded pulled minced wagyu barbacoa',
    meat: 'crab lobster lunch deli extra white dark taco',
    fish: 'white cat sword crispy raw',
    shrimp: 'popcorn coconut tiger tempura garlic',
    noodle: 'rice egg udon soba glass ramen firm extra flat thin thick ramen',
    roast:
      'dark medium light french italian blonde house pork pot city full sunday colombian espresso breakfast',
    coconut: 'toasted',
    shot: 'espresso vanilla caramel hazelnut double single tequila rum vodka whisky ginger blonde extra flavor',
    chip: 'chocolate tortilla corn potato pita plantain banana kale white dark butterscotch',
    lettuce: 'iceberg romaine shredded baby butter cos',
    olive: 'black green kalamata',
    vinegar: 'balsamic rice malt red wine cider white sherry apple',
    vinaigrette: 'balsamic raspberry lemon champagne red wine house chipotle honey',
    glaze: 'balsamic honey teriyaki maple sugar donut',
    drizzle: 'caramel chocolate balsamic honey mocha hot',
    powder: 'chili cocoa curry garlic onion protein cinnamon chocolate cacao matcha',
    juice: 'orange lime lemon apple tomato pickle cranberry pineapple grapefruit carrot',
    slaw: 'cabbage asian apple cole spicy kale red',
    veggie: 'fajita grilled roasted mixed steamed raw seasonal',
    vegetable: 'fajita grilled roasted mixed steamed raw seasonal',
    fudge: 'hot chocolate',
    rim: 'salt sugar chili tajin salted half',
    cone: 'waffle sugar cake',
    paste: 'tomato curry chili miso anchovy red bean sesame',
    spread: 'avocado garlic cranberry chocolate olive apple',
    wing: 'chicken buffalo hot bbq boneless',
    gravy: 'onion turkey sausage brown white beef country pepper',
    broth: 'chicken beef bone miso vegetable pork light rich',
    yogurt: 'greek plain vanilla frozen mint coconut natural garlic',
    sprinkle: 'rainbow chocolate',
    whip: 'extra coconut oat vegan',
    white: 'egg',
    yolk: 'egg',
    peel: 'orange lemon',
    twist: 'lemon orange lime',
    wedge: 'lime lemon potato',
    leaf: 'bay mint basil lime shiso curry',
    spice: 'pumpkin cajun chai five pie',
    size: 'small medium large regular extra big kids family',
    flavor: 'vanilla hazelnut caramel pumpkin',
    pudding: 'egg rice bread chocolate black white',
    stock: 'chicken vegetable fish',
    cheese_sauce: 'nacho',
  }).map(([head, kinds]) => [head, stemSet(kinds)]),
)
