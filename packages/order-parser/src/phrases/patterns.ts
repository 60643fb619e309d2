// The fixed phrases of ordering, by their function in a sentence. One line is one pattern: words in order, `a|b` alternatives,
// `a?` optional, `a_b` two words. Apostrophes are dropped, as in tokens.

export const patterns = {
  // Between dishes and modifiers: and, with, no, extra, a side of, on it.
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
  some: 'some\nmore\nsome_more\neither\nthe\nany\nmy\nour\nhis\nher\nall_the\ntheir\nthis\nthose\nthese\nthat\nsome_of the|your|those',
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
  // What begins a request, or refers back to an ordered dish.
  request: `
    can|could|may|might|cant|would i|we|you please|just|also|maybe|then|possibly|at_least? get|have|order|grab|take|try|do|add|bring|make|put_in|please_get|start_with|see me|us|in?
    can|could|would you please|just|also? get|give|bring|make|do|fetch|send me|us
    i|we just|also|really|would_just|only|still? want|need|wanted|wants|wanna|require
    i|we just|also|really|only? want|need|wanted|would_like|like|have|wish to? get|order|have|try|grab|add|start_with
    i|we want|wanna|would_like|need|going_to|gonna to? get|order|have|try|grab|do|go_with|go_for|start_with|add
    im|were|ima|imma gonna|going_to? get|have|order|do|take|try|go_with|go_for|need
    im getting|having|ordering|after|taking|thinking|feeling|craving
    id|wed|i_would|we_would|id_also|shed|hed|theyd|he_would|she_would|they_would just|also|really|please? like|love|take|prefer|go_for|go_with to? get|order|have|try|grab|do|add|start_with?
    ill|well|i_will|we_will|shell|hell|theyll|she_will|he_will|they_will just|also|probably|please|then? have|take|get|do|try|go_with|go_for|order|grab|need|start_with|want
    i|we have|take|do|get
    he|she|they wants|want|needs|has|gets|would_like|is_having|are_having
    let me|us just|also|please? get|have|do|try|order|grab|take|add|start_with
    lemme just|also? get|have|do|try|order|grab|take|add
    lets just|also? get|have|do|try|order|grab|take|add|go_with|start_with
    give|get|bring|make|fetch|pass|gimme|hand|send me|us
    gimme
    gimmie
    order
    is_it_possible|would_it_be_possible to get|have|order
    how|what about
    add
    start|begin me? off? with
    do|try the|a|an
    for_my|as_my|for drink|beverage|drinks|side|main|dessert|starter|sides|entree|appetizer ill_have|id_like|i_want|ill_take|i_would_like|can_i_get|can_i_have
    want
    get
    please? give|bring me|us
    can_i
    could_i`,
  toppings: `
    for|as toppings|topping|the_toppings|the_topping|my_toppings|fillings|filling|the_filling|the_fillings|my_filling|the_meat|meat|my_meat|the_protein|protein|my_protein|the_sauce|sauce|the_cheese|the_bread|bread|my_bread|the_rice|the_beans|the_milk|milk|sauces|dressing|the_dressing|my_dressing|veggies|the_veggies|vegetables|condiments|the_size|size|flavor|the_flavor|my_flavor|the_crust|crust|extras id_like|i_want|ill_have|i_would_like|put|use|can_i_get|can_i_have|can_you_put|lets_do|do|ill_take|give_me|i_need|add|id_want|i_will_have|i_would_want?
    toppings|topping|fillings|filling|my_toppings|the_toppings are|is|will_be|should_be|with?
    put|load|throw|stick|place|spread|drizzle|sprinkle some|it_with|on|it_up_with|in?
    can|could|would|will you please|also|just? put|add|include|throw_in|stick|use|top_it_with|load_it_up_with some?
    i_want|id_like|i_would_like|ill_have|ill_take it|that|them|those|these|this|mine with|to_have|to_come_with|to_be|on|in|made_with?
    add
    please? add some?
    top it|them|that|with off? with?
    and i_want|id_like|i_would_like it|that|them with?
    inside|in_it|on_it|in_that|on_that|on_top i_want|id_like|put|ill_have|i_would_like|is?
    can|could|would|will they|the_chef|the_kitchen please|also|just|maybe? do|have|make|serve|put|keep|leave|bring it|that|them? with?`,
  'refer-back': `
    make|can_you_make|could_you_make|please_make|do|let_me_make|have|get|and_make it|that|them|those|these|mine|this|each|all_of_them
    make|do|get mine
    and make|do it|that|them
    with|on it|that
    thats
    its`,
  // What corrects, repeats or divides ordered dishes.
  repair: `
    no wait|sorry|actually
    oh? wait|sorry no|sorry|actually?
    actually no|wait|sorry?
    i_mean|i_meant|or_rather|i_should_say|correction|my_bad|oops|whoops|excuse_me|let_me_change_that
    no i_mean|i_meant|make_that|make_it
    sorry no|i_mean|i_meant|make_that|make_it|not?
    on_second_thought
    i_change_my_mind|i_changed_my_mind|changed_my_mind|change_that_to|change_it_to|change_that|change_it
    actually|wait|no? make it|that|those|them
    no_wait make it|that
    actually|wait|no? change it|that|those|them to?`,
  remove: `
    actually|please|wait|oh|and|also|no|so? scratch|cancel|remove|delete|forget|drop|strike|scrap|forget_about|never_mind|nevermind|take_off|lose|get_rid_of|take_away|ditch the|that|my|those|a|an|any
    actually|please|wait|oh|and|also|no|so? scratch|cancel|remove|delete|forget|drop|strike|scrap|nevermind|never_mind|forget_about|lose
    i dont want|need the|that|those|any|my anymore|any_more?`,
  undo: `
    actually|please|wait|oh? scratch|forget|cancel|undo|strike|never_mind|nevermind|delete|remove|scrap that|it|the_last_one|last_one|this
    actually|please|wait|oh? never_mind|nevermind`,
  instead: 'instead\nrather',
  'instead-of': 'instead|in_place of the|a|any|an|my?\nrather_than the?\nin_lieu_of\nnot the',
  change:
    'actually|please|can_you|could_you|can_we|can_i|could_i|id_like_to|i_want_to|and|wait? change|swap|switch|replace|substitute|sub|trade|exchange|make the|my|that|those|out_the|a|one\nsub|substitute|swap|replace|switch',
  'change-to': 'to\nfor\nwith\ninto\nto the|some\nfor the|some\nwith the|some',
  again: `
    the? same thing|order|one|again? for? me|him|her|us|my_wife|my_husband|my_friend|them?
    and|ill_have|i_will_have|id_like|ill_take|can_i_get|give_me? the same|exact_same thing|order|one|again? again|please? for? me|him|her|us|my_wife|my_husband|my_friend|my_son|my_daughter|them?
    ditto
    the? same again|here
    another|same round
    the? usual
    the? same|usual as always|usual|before|last_time|yesterday
    another one|1 of? those|them|the_same|that?
    one|1 more of? those|them|the_same|that?
    another of those|them|the_same
    another
    one|1 more`,
  one: 'one|ones',
  'of-those': 'of those|them|these|that|the_same|it\nmore of those|them|these\nmore',
  'other-one':
    'and|,? the|an|another? other|other_one|second|second_one|last|last_one|others|rest|first|first_one|third|third_one one? is|gets?\nthe? other one?\nthe_first_one|the_second_one',
  // What orders nothing: politeness, questions, endings.
  noise: `
    hi|hello|hey|right|oh|yeah|yes|yep|ok|okay|alright|so|please|thanks|thank_you|cheers|just|maybe|perhaps|basically|anyway
    thank_you very|so much
    good morning|afternoon|evening
    you_know
    thats|thatll_be|that_will_be
    lets_see
    let me see|think
    i_think|i_guess|i_suppose
    like
    if you can|could|dont_mind|would|will|have_it|have_any
    at all
    to go with it|that|them|this
    if possible|thats_ok|thats_okay|its_possible|i_can|i_may|thats_possible
    for me|him|her|them|myself|today|now|lunch|dinner|breakfast|tonight
    my|our|his|her wife|husband|son|daughter|friend|brother|sister|mom|mum|dad|kid|girlfriend|boyfriend|partner
    to start|begin with?
    for_a|for_my|for starter|starters|main|entree|appetizer|mains|appetizers|dessert|lunch|dinner|breakfast
    for here
    too|as_well|again|only|really|now|there|here|today
    menu
    size
    first
    would|will|that be great|fine|good|perfect|nice|awesome|lovely
    that would be great|fine|good|perfect|nice|awesome|lovely|all|it
    sounds good|great
    when you get a chance
    i_said|i_mean_it
    sir|madam|miss|mate|man|dude|guys|folks|love|buddy|boss`,
  // No dish, but the kitchen or the waiter should know.
  note: `
    the|my|our kids|children will|can|are_going_to share|split
    for all_of_them|the_kids|the_two_of_us
    for my|our|the|his|her husband|wife|son|daughter|friend|brother|sister|mom|mum|dad|mother|father|kid|kids|girlfriend|boyfriend|partner|buddy|boss|daughter|guest|neighbour|neighbor|colleague|baby
    to go
    im|i_am|were|we_are|shes|she_is|hes|he_is|theyre a? vegan|vegetarian|pescatarian|halal|kosher
    as_a|as_my starter|starters|main|entree|appetizer|mains|appetizers|dessert|lunch|dinner|breakfast
    theres|there_is no rush|hurry
    no rush|hurry
    take your time
    were|we_are|im|i_am in a? bit_of_a? hurry|rush
    as_soon_as_possible
    asap|quick|quickly
    when|whenever youre|you_are|it_is|its ready
    its|it_is my|his|her|our|the|my_wifes|my_husbands|my_sons|my_daughters? birthday|anniversary
    all at_once|at_the_same_time|together
    at the same time
    with|as_for the drinks first
    drinks first
    after|before the starters|starter|mains|main|soup|drinks|salad`,
  nothing: `
    nothing to drink|eat
    im|i_am not hungry|eating|drinking|thirsty|having_anything|ordering
    not for me|us
    i|we dont|do_not|wont|will_not want|need|have anything else?
    nothing|none|nope thanks|thank_you?
    not right? now|yet|just_yet
    maybe later
    im|were|i_am|we_are ok|okay|alright|all_right|full
    none for me|us
    ill pass|skip_this_one|sit_this_one_out
    nothing else|for_me|more|on_it|on_them|on_that|in_it|extra|fancy
    no|without_any|without|no_any|dont_want_any|i_dont_want_any|i_dont_want sides|side|drinks|drink|dessert|desserts|appetizer|appetizers|beverage|side_dish|side_dishes|starter|sides_or_drinks|drinks_or_sides|sides_or_drink|sides_and_no_drinks|thanks
    no drink|drinks or|and sides|side|dessert
    with? no toppings|extras|modifications|changes`,
  // Said while the diner thinks.
  pause: `
    just|hang|hold|wait|give_me|one|1 a? on|second|sec|minute|moment
    one|1|a second|sec|minute|moment
    i_need|we_need a? minute|second|moment`,
  bill: `
    the|our|my|your|separate|split bill|bills|check|checks|cheque|cheques|tab
    bill|check|cheque please|now|when
    can|could|may|should|shall i|we please|just? pay|settle_up
    im|were|i_am|we_are|id|wed|i|we? ready|like|want|wanna to? pay|settle_up
    to? pay|settle|close|split the|our|my bill|check|cheque|tab
    to pay now|please?
    what|how_much do|does i|we owe you?`,
  question: `
    what|whats|which|where|wheres|who|when|why|how is|are|do|does|did|comes|kind|kinds|sort|sorts|types|type|would|can|s|size|sizes|else|other|time|long
    how much|many|big|large|spicy|long|hot|are|is|do|does
    do|does|did you|they|it|that|the|this|these|we|your|anyone|he|she
    is|are|was|were there|that|this|it|the|those|these|they|your|you|everything|any|either|a|we
    whats|hows|wheres|whos
    can|could you tell|recommend|explain|repeat|hear|help|suggest|say|wait
    can|could|may i|we ask|see|know|think|sit
    i_have|i_had|ive a_question|got_a_question
    have you got|any
    i was wondering
    tell me
    i_wonder|im_wondering|i_was_wondering
    any recommendations|specials|idea
    i_am|im|were|we_are still|not looking|thinking|deciding|sure|ready
    im not sure
    we need|are more_time|a_minute|another_minute|ready
    i_need|we_need a? more_time
    i_like|i_love|i_hate
    she|he|they|i|we|you said|told|heard|went|saw|bought|had|ate|loved|liked|thought|was|were
    last time`,
  // Why, until a dish follows: "because it is late".
  reason: 'because|cause|since i|im|i_am|i_have|my|she|shes|he|hes|we|were|they|theyre|its|it_is|that|the',
  condition: `
    but? only if|when
    but? if|unless|provided
    but? as|so long as
    whichever|whatever
    whichevers|whatevers
    i? dont mind|care which?
    i_have? no preference
    up_to you|the_chef|the_kitchen
    your choice
    it? doesnt matter which?
    either is|one fine|good|ok|okay
    either way`,
  each: '1|one? order|portion|glass|pint? each|apiece\neach one\na piece\nper piece\n1|one? for each of? us|you?\n1|one for everyone|everybody|all_of_us',
  done: `
    that|this will|would|should be all|it|everything|enough
    thatll|thatd be all|it|everything|great|fine
    no? thats all|it|everything
    that_is all|it|everything
    and? thats all|it
    thatll_do|thatll_do_it|that_will_do|that_does_it
    i_think_thats_it
    im|i_am|were|we_are good|done|fine|all_set
    for now`,
}
