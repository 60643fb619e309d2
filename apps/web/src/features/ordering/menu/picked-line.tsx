// A chosen dish with its modifications and its quantity.

import * as limits from '@tablemate/domain/limits.ts'
import { nameIn } from '@tablemate/domain/menu/translations.ts'
import { isolate } from '../../../lib/text/isolate.ts'
import { language } from '../../../lib/text/locale.ts'
import { texts } from '../../../lib/text/texts.ts'
import { useGroupCurrency } from '../../currency/currency-provider.tsx'
import { Price } from '../../currency/price.tsx'
import { itemOf } from '../form/order-rows.ts'
import { QuantityStepper } from './quantity-stepper.tsx'
import { nameOf, optionsOf, type Pick, type PickState, type Picks } from './use-picks.ts'

interface Props {
  readonly pick: Pick
  readonly picks: Picks
  readonly state: PickState
}

const words = texts.menuPicker

export function PickedLine({ pick, picks, state }: Props) {
  const { at, row, quantity } = pick
  const name = isolate(nameOf(pick))
  const problem = state.problemOf(at, 'name') ?? state.problemOf(at, 'modifications')
  return (
    <div className="pt-3">
      {pick.menuItem?.optionGroups && <ChosenOptions pick={pick} picks={picks} />}
      <div className="flex items-center gap-3">
        <input
          aria-label={words.modifier({ name })}
          placeholder={words.modifierHint}
          value={row.modifications}
          onChange={event => picks.setModifier(pick, event.target.value)}
          maxLength={limits.modifications}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="done"
          disabled={state.isSending}
          className="min-h-11 w-0 flex-1 rounded-button border border-edge bg-paper px-3 text-input placeholder:text-muted focus-visible:outline-offset-0"
        />
        <QuantityStepper
          name={name}
          quantity={quantity}
          isFull={quantity >= limits.quantity}
          onStep={next => picks.setQuantity(pick, next)}
        />
      </div>
      {problem && (
        <p role="alert" className="pt-1.5 text-danger">
          {problem}
        </p>
      )}
    </div>
  )
}

/** What was chosen with the dish, or what still has to be. A tap opens the choice. */
function ChosenOptions({ pick, picks }: Omit<Props, 'state'>) {
  const { at, menuItem, row, choice } = pick
  const currency = useGroupCurrency()
  if (!menuItem) return null
  const isMissing = picks.isUnsettled(pick)
  const missing =
    choice?.kind === 'options-missing' ? isolate(nameIn(choice.group, language.code)) : isolate(nameOf(pick))
  return (
    <button
      type="button"
      onClick={() => picks.choose({ menuItem, options: row.options, at })}
      className="-mt-2 mb-1 flex min-h-11 w-full flex-wrap items-center gap-x-3 text-start"
    >
      {isMissing ? (
        <span className="wrap-anywhere font-semibold text-danger">
          {texts.options.chooseWhat({ what: missing })}
        </span>
      ) : (
        <>
          <bdi className="wrap-anywhere min-w-0">{optionsOf(pick).join(', ')}</bdi>
          <span className="font-semibold text-accent-text">{texts.options.change}</span>
          <Price amount={itemOf(row, currency).price} className="ms-auto text-muted" />
        </>
      )}
      <span className="sr-only"> {nameOf(pick)}</span>
    </button>
  )
}
