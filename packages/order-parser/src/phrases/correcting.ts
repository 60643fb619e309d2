// Phrases that correct, repeat or divide ordered dishes. The notation is explained in phrases.ts.

export const correctionPatterns = {
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
}
