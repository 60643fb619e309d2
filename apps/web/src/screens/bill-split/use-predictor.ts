// Loads the rules that predict a bill when the screen is idle, or when somebody chooses: many diners choose nothing.

import { useEffect, useState } from 'react'
import { whenIdle } from '../../device/when-idle.ts'
import type { predictBill } from './predict-bill.ts'

type Predictor = typeof predictBill

/** Predicts no bill until the rules are loaded, or if they cannot be loaded. */
export function usePredictor(isNeeded: boolean): Predictor {
  const [loaded, setLoaded] = useState<{ readonly predict: Predictor }>()
  useEffect(() => {
    const load = () =>
      void import('./predict-bill.ts').then(
        ({ predictBill }) => setLoaded({ predict: predictBill }),
        () => undefined,
      )
    return isNeeded ? load() : whenIdle(load)
  }, [isNeeded])
  return loaded?.predict ?? (() => null)
}
