// Function words: no name and no modifier consists of them.

import type { Token } from './tokens.ts'

/** Whether the word cannot be part of a modifier, or of a dish name without a menu. */
export function isFunctionWord({ word }: Token): boolean {
  return functionWords.has(word)
}

const functionWords = new Set(
  `i me my mine we us our you your he him his she her they them their it its this that these those there here who whom whose
  what which when where why how a an the and or nor but so if then than as at by for from in into of off on onto out over to up down with
  without within about around through under upon am is are was were be been being do does did done have has had having will would shall should
  can could may might must cant wont dont doesnt didnt isnt arent wasnt im id ill ive youre youd hes shes theyre theyll weve wed well lets
  thats whats get gets getting got give gimme take takes want wants wanted wanna need needs like liked love order ordering add adding put make
  makes made making let go going gonna come comes bring please thanks thank hello hi hey yes yeah yep no not nope none any some all both each
  every just only also too really very maybe actually instead rather else same another other ok okay alright sorry wait again still now today
  one_of think know see say said tell ask hold skip leave forget cancel scratch remove change swap switch use try do have gotta im hers ours yours
  check bill receipt menu menus napkin napkins waiter waitress bathroom toilet restroom wifi password
  anymore
  because while until before after during between per via much many lot lots bit more most less least few such own ditto anyway
  sure fine great good nice perfect awesome possible everyone everybody anything something nothing someone somebody x w n`
    .split(/\s+/)
    .filter(Boolean),
)
