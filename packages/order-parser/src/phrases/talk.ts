// Phrases that order nothing: politeness, questions, allergies, endings. The notation is explained in phrases.ts.

export const talkPatterns = {
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
    asap
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
