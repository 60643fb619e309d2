// Two phones of one table that have reached different servers, of which one dies.

import { test } from 'vitest'
import { shareApp } from '../app/app.ts'
import { openBalancer, startNode, type TestNode } from '../app/nodes.ts'
import { openPhone } from '../browser/browser.ts'
import { makeGroup } from '../diners/make.ts'
import { order } from './steps.ts'

const app = shareApp()

test('when a server dies, its diners go on with another, and nobody does anything', async () => {
  const [east, west] = await Promise.all([startNode(app()), startNode(app())])
  let nodes: TestNode[] = []
  const balancer = await openBalancer(() => nodes)
  const { group, diners } = await makeGroup(app())
  const seat = async (diner: (typeof diners)[number], node: TestNode) => {
    nodes = [node]
    const phone = await openPhone(balancer, { at: { group, diner } })
    await phone.open(`/group/${group.id}`)
    await phone.page.getByText('live', { exact: true }).waitFor()
    return phone
  }
  const ann = await seat(diners[0], east)
  const ben = await seat(diners[1], west)
  nodes = [east, west]
  // What the dying server had begun.
  ann.expectTrouble(/ failed/)
  await east.kill()
  await order(ben, { name: 'Cake', price: '7' })
  await ann.page.getByText('Ben ordered 1 × Cake').first().waitFor()
  await order(ann, { name: 'Tea', price: '3' })
  await ben.page.getByText('Ann ordered 1 × Tea').first().waitFor()
})
