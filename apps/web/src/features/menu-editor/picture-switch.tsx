// Whether diners see the pictures of the menu. Shown where the menu has any, or where they are switched off.

import { changeOwnRestaurant, type OwnRestaurant } from '@tablemate/contract/restaurants.ts'
import { useState } from 'react'
import { problemOf } from '../../lib/api/call-problem.ts'
import { sentenceFor } from '../../lib/text/problems.ts'
import { texts } from '../../lib/text/texts.ts'
import { Switch } from '../../ui/switch.tsx'
import { toast } from '../../ui/toast.ts'
import { portalCall } from '../portal/portal-call.ts'
import { refreshMenu } from '../portal/use-own-menu.ts'
import { cacheRestaurant } from '../portal/use-restaurant.ts'

const words = texts.ownMenu.showsPictures

export function PictureSwitch({ restaurant }: { readonly restaurant: OwnRestaurant }) {
  const [shown, setShown] = useState(restaurant.showsPictures)
  const change = async (showsPictures: boolean) => {
    setShown(showsPictures)
    try {
      cacheRestaurant(await portalCall(changeOwnRestaurant, { body: { showsPictures } }))
      await refreshMenu(restaurant.id)
    } catch (error) {
      setShown(!showsPictures)
      toast({ title: sentenceFor(problemOf(error), texts.ownMenu.changeFailed), tone: 'bad' })
    }
  }
  return (
    <div className="mb-4">
      <Switch {...words} checked={shown} onChange={({ target }) => void change(target.checked)} />
    </div>
  )
}
