// The readers of the menus of all providers that have one.

import { cloverMenu } from './clover-menu.ts'
import type { MenuProvider, PosMenuReader } from './pos-menu.ts'
import { squareMenu } from './square-menu.ts'

export const menuReaders: Readonly<Record<MenuProvider, PosMenuReader>> = {
  square: squareMenu,
  clover: cloverMenu,
}
