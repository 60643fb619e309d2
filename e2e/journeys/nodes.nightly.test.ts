// Two phones of one group are connected to different nodes, and one node dies.

import { shareApp } from '@tablemate/test/app/app.ts'
import { openBalancer, startNode, type TestNode } from '@tablemate/test/app/nodes.ts'
import { openPhone } from '@tablemate/test/browser/browser.ts'
import { makeGroup } from '@tablemate/test/diners/make.ts'
import { test } from 'vitest'
import { order } from './steps.ts'

const app = shareApp()

test('when a node dies, its diners continue on another node without any action', async () => {
  const [east, west] = await Promise.all([startNode(app()), startNode(app())])
  let nodes: TestNode[] = []
  const balancer = await openBalancer(() => nodes)
  const { group, diners } = await makeGroup(app())
  const openAt = async (diner: (typeof diners)[number], node: TestNode) => {
    nodes = [node]
    const phone = await openPhone(balancer, { at: { group, diner } })
    await phone.open(`/group/${group.id}`)
    await phone.page.getByText('live', { exact: true }).waitFor()
    return phone
  }
  const ann = await openAt(diners[0], east)
  const ben = await openAt(diners[1], west)
  nodes = [east, west]
  // Requests that the dying node had begun may fail.
  ann.expectTrouble(/ failed/)
  await east.kill()
  await order(ben, { name: 'Cake', price: '7' })
  await ann.page.getByText('Ben ordered 1 × Cake').first().waitFor()
  await order(ann, { name: 'Tea', price: '3' })
  await ben.page.getByText('Ann ordered 1 × Tea').first().waitFor()
})
