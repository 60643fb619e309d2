// Phrases between dishes and modifiers: and, with, no, extra, a side of, on it. The notation is explained in phrases.ts.

export const joiningPatterns = {
  and: 'and\nplus\nas_well_as\nalong_with\nand also|maybe|plus\nalso',
  next: 'and? then|also_then|next|followed_by|finally|lastly',
  or: 'or\nnor\nor? otherwise|else|failing_that',
  with: `
    with|w|having|featuring|including|containing|has|have
    that|which has|comes_with|have|had|is_with|with
    topped|served|made|filled|loaded|dressed|covered|mixed|prepared|done|cooked with
    but? with
    and with
    comes with
    with just|only
    with some|the
    but
    using|w
    by the`,
  article: 'a\nan\nanother\njust a\nlike a',
  some: 'some\neither\nthe\nany\nmy\nour\nhis\nher\nall_the\ntheir\nthis\nthose\nthese\nthat\nsome_of the|your|those',
  no: `
    no|zero|nothing
    not any|a?
    with no|zero
    no more|any
    none of? the?
    please? dont|do_not add|put|include|give|use|want|need me? any|the|a?
    i dont|do_not|didnt want|need|like|care_for any|the|a?
    hold|skip|minus|omit|avoid|exclude|less_the the|on_the|any|all_the?
    leave|keep|take|get off|out|away the|any?
    except|excluding for? the?`,
  without: 'without the|any|all_the?\nw_o\nbut_no\nfree_of\nwithout',
  extra: `
    extra|additional|double|triple|heavy
    lots|loads|tons|plenty|heaps|bunch of
    a lot|ton|bunch|whole_lot of
    some? more|extra
    with_extra
    plenty_of`,
  light: `
    light|lite|easy|little|less|lightly|reduced
    light|easy|go_easy|go_light on the?
    just? a little|bit|tad|touch|dash|hint|splash|smidge|tiny_bit|little_bit|small_amount|small_bit|drop|dab|pinch|sprinkle|sprinkling|dusting of? the?
    not_too_much|not_much|not_a_lot_of`,
  container: `
    side|order|bag|bottle|can|cup|glass|plate|bowl|slice|piece|portion|serving|basket|box|packet|pack|scoop|helping|round|mug|tub|pot of
    sides|orders|bags|bottles|cans|cups|glasses|plates|bowls|slices|pieces|portions|servings|baskets|boxes|packets|packs|scoops|helpings|lots|rounds|mugs|pints|pitchers|carafes|jugs|halves|shots|tubs|pots of
    small|large|medium|big side|order|bag|bottle|cup|glass|plate|bowl|slice|piece|portion|scoop of
    pint|pitcher|carafe|jug|half|shot|half_pint|half_a_pint|schooner|liter|litre|flight of
    side|order
    half a? pint? of?
    pint|pints
    another|extra side|order|portion|glass|bottle|bowl|cup|round of`,
  of: 'of\nof the|your|those|them|these',
  'on-it': `
    on|in|to|onto|inside|into it|that|them|those|there|this|top|the_top|top_of_it|top_of_that|the_inside|the_bottom|mine|these|the_sandwich|the_burrito|the_burger|the_pizza|the_salad|my_sandwich|my_burger|my_burrito|my_pizza|my_salad|each|the_same
    inside
    inside of it|that|them|those
    added
    for|as toppings|topping|filling|fillings|a_topping|the_topping|the_toppings|my_toppings|the_filling|my_filling|the_fillings|condiments|the_meat|the_protein|the_sauce|the_dressing|the_bread|my_meat|the_cheese
    too
    toppings|filling|fillings`,
  'on-the-side': `
    on|at|to the side
    as|for a|my|the|our|me side`,
  'to-drink': `
    to drink
    for|as my|a|the|our|me? drink|drinks|beverage`,
  both: `
    on|for|in|with both|either
    on|for|in both|all|each|every of? them|those|it|the_same|one
    both with?
    all`,
  on: 'on|in|over|into|onto\non|in|over a|an|the|some|my\nas\nas a',
  unit: 'piece|pieces|portion|portions|serving|servings|plate|plates|bowl|bowls|glasses|bottles|orders|cups|slices|scoops',
}
