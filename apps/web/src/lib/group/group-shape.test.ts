// Detects a change of the group's fields, after which phones must not show groups stored by an older version.

import { groupState } from '@tablemate/contract/live.ts'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { groupShape } from './group-store.ts'

interface JsonSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly items?: JsonSchema
  readonly anyOf?: readonly JsonSchema[]
}

test('groupShape is raised whenever the fields of a table change', () => {
  const schema = z.toJSONSchema(groupState, { io: 'input' }) as JsonSchema
  expect({ groupShape: groupShape, fields: fieldsOf(schema).sort() }).toMatchInlineSnapshot(`
    {
      "fields": [
        "bill.collected",
        "bill.collectedTip",
        "bill.finalTotal",
        "bill.held",
        "bill.memberCount",
        "bill.memberSplits.amount",
        "bill.memberSplits.due",
        "bill.memberSplits.held",
        "bill.memberSplits.memberId",
        "bill.memberSplits.memberName",
        "bill.memberSplits.paid",
        "bill.memberSplits.tipAmount",
        "bill.memberSplits.weight",
        "bill.rates.isTaxIncluded",
        "bill.rates.serviceFeeRate",
        "bill.rates.taxRate",
        "bill.serviceFee",
        "bill.splitMethod",
        "bill.subtotal",
        "bill.tax",
        "bill.tipAmount",
        "bill.tipChosenBy",
        "bill.tipPercentage",
        "cardPayments.amount",
        "cardPayments.id",
        "cardPayments.memberIds",
        "cardPayments.startedBy",
        "cardPayments.state",
        "cardPayments.until",
        "group.code",
        "group.createdAt",
        "group.currency",
        "group.expiresAt",
        "group.id",
        "group.isActive",
        "group.isMenuOnly",
        "group.isOrderingPaused",
        "group.isUniversalMode",
        "group.linkKey",
        "group.opening.changesAt",
        "group.opening.isOpen",
        "group.restaurantId",
        "group.restaurantName",
        "group.sendsToPos",
        "group.tableNumber",
        "group.takesCards",
        "group.takesDemo",
        "members.allergens",
        "members.allergies",
        "members.groupId",
        "members.id",
        "members.isGuest",
        "members.isHost",
        "members.name",
        "orders.createdAt",
        "orders.groupId",
        "orders.id",
        "orders.isByStaff",
        "orders.isLocked",
        "orders.isPaid",
        "orders.isSeen",
        "orders.items.adjustments.amount",
        "orders.items.adjustments.kind",
        "orders.items.adjustments.reason",
        "orders.items.candidates.modifications",
        "orders.items.candidates.name",
        "orders.items.candidates.options.groupId",
        "orders.items.candidates.options.id",
        "orders.items.candidates.options.isExtra",
        "orders.items.candidates.options.kitchenName",
        "orders.items.candidates.options.name",
        "orders.items.candidates.options.price",
        "orders.items.candidates.options.quantity",
        "orders.items.candidates.options.refused.amount",
        "orders.items.candidates.options.refused.message",
        "orders.items.candidates.options.refused.reason",
        "orders.items.candidates.price",
        "orders.items.course",
        "orders.items.doubt",
        "orders.items.guestPrice",
        "orders.items.isOffMenu",
        "orders.items.isToConfirm",
        "orders.items.isUnapproved",
        "orders.items.modifications",
        "orders.items.name",
        "orders.items.options.groupId",
        "orders.items.options.id",
        "orders.items.options.isExtra",
        "orders.items.options.kitchenName",
        "orders.items.options.name",
        "orders.items.options.price",
        "orders.items.options.quantity",
        "orders.items.options.refused.amount",
        "orders.items.options.refused.message",
        "orders.items.options.refused.reason",
        "orders.items.price",
        "orders.items.quantity",
        "orders.items.refused.message",
        "orders.items.refused.reason",
        "orders.items.sharedBy",
        "orders.kitchen",
        "orders.memberId",
        "orders.notUnderstood.end",
        "orders.notUnderstood.isSoldOut",
        "orders.notUnderstood.reason",
        "orders.notUnderstood.start",
        "orders.note",
        "orders.state",
        "orders.total",
        "orders.transcription",
        "payments.amount",
        "payments.createdAt",
        "payments.groupId",
        "payments.id",
        "payments.memberId",
        "payments.ownTip",
        "payments.paidBy",
        "payments.paymentMethod",
        "payments.refunded",
        "payments.status",
        "requests.createdAt",
        "requests.id",
        "requests.kind",
        "revision",
      ],
      "groupShape": 14,
    }
  `)
})

function fieldsOf({ properties = {}, items, anyOf = [] }: JsonSchema, path = ''): string[] {
  const inside = Object.entries(properties).flatMap(([name, field]) => {
    const own = path ? `${path}.${name}` : name
    const below = fieldsOf(field, own)
    return below.length > 0 ? below : [own]
  })
  const others = [...(items ? [items] : []), ...anyOf].flatMap(schema => fieldsOf(schema, path))
  return [...new Set([...inside, ...others])]
}
