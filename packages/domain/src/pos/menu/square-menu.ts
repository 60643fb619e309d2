// The menu of a Square location: POST /v2/catalog/search, read into items, categories and lists of choices.

import type { PosAnswer, PosRequest } from '../adapter.ts'
import {
  countOf,
  idOf,
  isObject,
  type JsonObject,
  listOf,
  objectOf,
  ordinalOf,
  parseObject,
  textOf,
} from '../parsed-json.ts'
import type { ChoiceList, MenuPage, MenuPlace, PosMenuReader, RemoteCategory } from './pos-menu.ts'
import { isPresent, itemOf } from './square-item.ts'
import { minorIn, moneyAt, moneysIn } from './square-money.ts'

/** The version of the specification that the tests check, so that Square keeps its behaviour. */
const headers = { 'square-version': '2025-08-20' }

/** Square allows 1,000; with half of it an answer stays below the server's limit of bytes. */
const objectsPerPage = 500

export const squareMenu: PosMenuReader = {
  request(cursor): PosRequest {
    const body = {
      object_types: ['ITEM', 'CATEGORY', 'MODIFIER_LIST'],
      include_related_objects: true,
      limit: objectsPerPage,
      ...(cursor !== null && { cursor }),
    }
    return {
      method: 'POST',
      path: '/v2/catalog/search',
      headers,
      body: JSON.stringify(body),
    }
  },

  readPage(answer, _, place) {
    return readPage(answer, place)
  },
}

function readPage({ status, body }: PosAnswer, place: MenuPlace): MenuPage {
  if (status === 401 || status === 403) return { kind: 'fault', fault: 'unauthorized' }
  const page = status === 200 ? parseObject(body) : null
  // An empty catalog has no field `objects`.
  if (page === null || !isListOrNone(page.objects) || listOf(page.errors).length > 0)
    return { kind: 'fault', fault: 'no-menu' }
  const objects = listOf(page.objects)
  const known = [...objects, ...listOf(page.related_objects)].filter(isObject)
  const items = objects.filter(isItem)
  const { locationId } = place.target
  return {
    kind: 'page',
    part: {
      items: items.filter(({ item_data }) => isObject(item_data)).map(item => itemOf(item, place)),
      categories: known.flatMap(categoryIn),
      choiceLists: known.flatMap(object => choiceListIn(object, place)),
      unreadable:
        objects.filter(object => !isObject(object)).length +
        items.filter(({ item_data }) => !isObject(item_data)).length,
      isOtherCurrency: items.some(item =>
        moneysIn(item, locationId).some(
          ({ currency }) => textOf(currency) !== '' && currency !== place.currency,
        ),
      ),
    },
    next: idOf(page.cursor),
  }
}

const isListOrNone = (value: unknown) => value === undefined || value === null || Array.isArray(value)

function isItem(object: unknown): object is JsonObject {
  return isObject(object) && object.type === 'ITEM'
}

function categoryIn({ type, id, is_deleted, category_data }: JsonObject): RemoteCategory[] {
  const [found, data] = [idOf(id), objectOf(category_data)]
  // The categories of the kitchen's printers are not those of a menu.
  if (
    type !== 'CATEGORY' ||
    found === null ||
    is_deleted === true ||
    data.category_type === 'KITCHEN_CATEGORY'
  )
    return []
  const parent = objectOf(data.parent_category)
  return [
    { id: found, name: textOf(data.name), ordinal: ordinalOf(parent.ordinal), parentId: idOf(parent.id) },
  ]
}

/** Lists of free text, and those that customers do not see, offer no choices. */
function choiceListIn(object: JsonObject, { currency, target: { locationId } }: MenuPlace): ChoiceList[] {
  const [id, data] = [idOf(object.id), objectOf(object.modifier_list_data)]
  if (object.type !== 'MODIFIER_LIST' || id === null || object.is_deleted === true) return []
  if (data.modifier_type === 'TEXT' || data.hidden_from_customer === true) return []
  const choices = listOf(data.modifiers)
    .filter(isObject)
    .filter(modifier => modifier.is_deleted !== true && isPresent(modifier, locationId))
    .map(({ id: modifierId, modifier_data }) => ({ id: idOf(modifierId), modifier: objectOf(modifier_data) }))
    .sort((a, b) => ordinalOf(a.modifier.ordinal) - ordinalOf(b.modifier.ordinal))
    .map(({ id: modifierId, modifier }) => ({
      id: modifierId,
      name: textOf(modifier.name),
      isDefault: modifier.on_by_default === true,
      price: minorIn(currency, moneyAt(modifier, locationId)) ?? 0,
    }))
  const most = data.selection_type === 'SINGLE' ? 1 : countOf(data.max_selected_modifiers)
  return [
    {
      ...{ id, name: textOf(data.name), choices },
      bounds: { min: countOf(data.min_selected_modifiers), max: most },
    },
  ]
}
