// Phrases that begin a request or refer back to an ordered dish. The notation is explained in phrases.ts.

export const requestPatterns = {
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
}
