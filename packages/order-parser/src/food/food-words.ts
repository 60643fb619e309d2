// Classifies single words by general English: food, ingredient, size, savoury, description.

import { stemSet } from '../words/word-forms.ts'
import { dishes, drinks } from './dish-words.ts'
import { kindsOf } from './kinds-of-food.ts'

/** Whether the word means food or a way of serving it. */
export function isFoodWord(stem: string): boolean {
  return (
    ingredients.has(stem) ||
    adjectives.has(stem) ||
    standalone.has(stem) ||
    dishes.has(stem) ||
    drinks.has(stem) ||
    kindsOf.has(stem)
  )
}

export function isIngredient(stem: string): boolean {
  return ingredients.has(stem)
}

/** Whether the word is a size: a new size modifier replaces an earlier one. */
export function isSizeWord(stem: string): boolean {
  return sizeWords.has(stem)
}

const sizeWords = new Set(
  'small medium large regular big tall grande venti short double single triple'.split(' '),
)

/** Whether the word is a measure in which drinks are sold: "a pint". */
export const isMeasure = (stem: string): boolean => measures.has(stem)

const measures = new Set('pint half glass bottle jug carafe pitcher'.split(' '))

/** Whether the word is a food that goes into no drink. */
export function isSavoury(stem: string): boolean {
  return savoury.has(stem)
}

const savoury = stemSet(
  'lettuce tomato onion mushroom ham turkey chicken beef steak pork bacon sausage pepperoni cheddar provolone mozzarella swiss mayo mustard ketchup ranch gravy fry rice bean bread bun crust tortilla guacamole salsa lettuce coleslaw pickle',
)

/** Whether the word only describes food: "chopped", "large". */
export function isDescription(stem: string): boolean {
  return (
    (adjectives.has(stem) || standalone.has(stem)) &&
    !ingredients.has(stem) &&
    !dishes.has(stem) &&
    !drinks.has(stem)
  )
}

/** Whether the word is incomplete without the later noun: "black" in "black and pinto beans". */
export function needsHead(kind: string, head: string): boolean {
  if (kindsOf.get(head)?.has(kind)) return !ingredients.has(kind) || bound.has(head)
  return adjectives.has(kind) && !ingredients.has(kind) && !standalone.has(kind)
}

// "corn and flour tortillas" share their head; "ham and swiss cheese" do not.
const bound = new Set(['bean', 'tortilla', 'pepper', 'onion', 'bread', 'milk', 'rice'])

/** Food that is ordered as a part of something else. */
export const ingredients = stemSet(`
  acai adobo agave ahi aioli ajvar alfredo almond aloe anchovy apple applesauce apricot artichoke arugula asada
  asiago asparagus aubergine avocado bacon bagel balsamic bamboo banana barbacoa barley base basil batter bbq bean
  bearnaise bechamel beef beet beetroot berry birria bit bitters blackberry blueberry boba bologna bread
  breadcrumb bresaola brie brioche brisket broccoli broth buffalo bulgur bun burrata butter butterscotch cabbage
  calamari caper capicola capsicum caramel cardamom carne carnitas carrot cashew cauliflower caviar cayenne
  celery chai chashu cheddar cheese cherry chicken chickpea chili chimichurri chipotle chive chocolate chorizo
  chunk chutney ciabatta cilantro cinnamon clam clove cocoa coconut cod cola colby coleslaw collagen cone
  coriander corn cotija courgette couscous crab cranberry cream creamer crema cress crouton crumb crumble crust
  cucumber cumin curd currant curry custard daikon dashi date dijon dill dip dressing drizzle duck dukkah dust
  edamame eel egg eggplant elderflower emmental enoki espresso fajita falafel farro fennel feta fig filling fish
  flake flatbread flavor flavoring flavour foam focaccia frosting froth fruit fudge furikake gammon garbanzo
  garlic ghee gherkin giardiniera ginger gingerbread goat gochujang gorgonzola gouda granola grape grapefruit
  gravy greens gruyere guac guacamole guava habanero halfandhalf halibut halloumi ham hamachi harissa havarti
  hazelnut herb hoisin hollandaise honey horseradish hummus ice iceberg icecream icing ikura jack jackfruit
  jalapeno jam jelly jicama jus kale ketchup kielbasa kimchi kiwi kombu kraut labneh lamb lavender leek lemon
  lemongrass lengua lentil lettuce lime link liquor liver lobster lox lychee macadamia mackerel manchego
  mandarin mango margarine marinara marmalade marshmallow masago mascarpone matcha mayo mayonnaise meat meatball
  melon milk mint mirin miso mocha molasses mole monterey mortadella mozzarella msg muenster muesli multigrain
  mushroom mussel mustard mutton naan nacho nduja noodle nopales nori nut nutella nutmeg oat octopus oil okra
  olive onion orange oregano oreo oxtail oyster pancetta paneer panko papaya paprika parm parmesan parsley
  passionfruit pasta pastor pastrami patty pea peach peanut pear pearl pecan pecorino pepita pepper pepperjack
  peppermint pepperoncini pepperoni pesto picadillo pickle pico picodegallo pineapple pistachio pita plantain
  plum poblano polenta pomegranate ponzu pork portobello potato prawn prosciutto protein provolone pudding pump
  pumpernickel pumpkin queso quinoa radicchio radish raisin raita rajas ranch raspberry relish remoulade rhubarb
  rice ricotta rim rind roast rocket roe rojo romaine roll romano romesco rosemary rye saffron sage salad salami
  salmon salsa salt sambal sardine sauce sauerkraut sausage scallion scallop schmear seafood seasoning seaweed
  seitan serrano sesame shallot shaving shiitake shot shrimp slaw snapper soda sofrita sofrito soppressata
  sourdough soy spam spice spinach splenda sprinkle sprout squash squid sriracha steak stevia stilton stock
  straw strawberry stuffing sugar sultana sumac sunflower sweetcorn sweetener swirl swiss syrup tabasco tahini
  tajin tamago tapioca taro tarragon tartar tartare tempeh teriyaki thyme tilapia tinga toast tobiko toffee tofu
  tomatillo tomato tonic topping tortilla toum trout truffle tuna turkey turmeric twist tzatziki unagi vanilla
  veal veggie venison verde vinaigrette vinegar wagyu wakame walnut wasabi watercress watermelon wedge wheat
  whey whip worcestershire yam yogurt yuzu zaatar zucchini`)

/** Words that describe the noun after them. */
export const adjectives = stemSet(`
  aged american asian assorted baby baked balsamic battered belgian bell beyond bitter black blackened blonde
  blue boiled boneless braised breaded brewed brown buttered buttery cajun canadian candied caramelised
  caramelized charred cheesy chinese chopped chunky classic clotted cold cooked creamy crispy crumbled crunchy
  crushed cured dairy dark deep diced diet double dried english fat firm flavored fluffy free french fresh fried
  frozen garlicky glazed gluten golden grass greek green grilled ground hard heavy homemade homestyle hot house
  iced impossible irish italian japanese jerk jumbo keto korean light loaded low lowfat marinated mashed melted
  mexican mild minced mini mixed multigrain natural new nonfat old organic pickled pink plain plantbased poached
  popping pulled purple rainbow raw real red refried regular rich roast roasted rolled rotisserie salted sauted
  sauteed scrambled seared seasonal seasoned semi sharp shredded skim skimmed skinny sliced smashed smoked smoky
  smooth soft sour southern spanish sparkling spiced spicy spring steamed steel stewed sticky stir stuffed
  sundried sweet sweetened szechuan tangy tempura tender thai thick thin toasted truffled uncooked unsalted
  unsweetened vegan vegetarian warm whipped white whole wild yellow zesty`)

/** Adjectives that can stand alone as a modifier: how big, how hot, how done. */
export const standalone = stemSet(`
  baked battered big black bland blended boiled bottle bowl breaded bunless burnt caffeinated chilled cold combo
  cone creamy crispy crunchy cup cut dark decaf deep deluxe dirty double dry family flat footlong fresh fried
  frozen full grande grilled halal half hawaiian heated hot huge iced individual jar jumbo keto kids kosher large
  lean lightly lite loaded lukewarm meal medium mild mini moist neat original pan personal pint plain poached
  pressed quad rare raw regular roasted runny salted salty sauteed schooner scrambled shaken short single skinny
  sliced small soft sour spicy steamed still stirred straight strong stuffed supreme sweet sweetened tall
  tenders thick thin toasted toasty triple uncut unsalted unsweet unsweetened untoasted vegan vegetarian venti
  warm warmed weak well wet whole wrap xl`)

/** Sizes and similar words, which usually precede their noun. */
export const sizes = stemSet(`
  big cold decaf double family footlong frozen grande half hot huge iced jumbo kids large medium mini personal
  pint quad regular short single skinny small tall triple venti`)
