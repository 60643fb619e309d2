// The groups of options of the restaurant's menu, and their changes. Each change fetches the menu again, whose dishes show them.

import {
  getOptionGroups,
  type OwnOptionGroup,
  removeOptionGroup,
  setOptionAvailability,
} from '@tablemate/contract/option-groups.ts'
import { type Loaded, useLoaded } from '../../lib/api/loaded.ts'
import { portalCall } from '../portal/portal-call.ts'
import { portalKey } from '../portal/session.ts'
import { refreshMenu } from '../portal/use-own-menu.ts'

export function useOptionGroups(restaurantId: number): Loaded<readonly OwnOptionGroup[]> {
  return useLoaded({
    queryKey: portalKey(restaurantId, 'option-groups'),
    queryFn: () => portalCall(getOptionGroups, { params: { restaurantId } }),
    staleTime: 0,
  })
}

/** Throws `CallProblem`. */
export async function sellOutOption(
  restaurantId: number,
  optionId: number,
  isSoldOut: boolean,
): Promise<void> {
  await portalCall(setOptionAvailability, { params: { restaurantId, optionId }, body: { isSoldOut } })
  await refreshMenu(restaurantId)
}

/** Throws `CallProblem`. */
export async function deleteOptionGroup(restaurantId: number, optionGroupId: number): Promise<void> {
  await portalCall(removeOptionGroup, { params: { optionGroupId } })
  await refreshMenu(restaurantId)
}
