import { expect, it } from 'vitest'
import { countedGoodsText, goodsText } from './goods-text'

const item = (title: string, ...values: string[]) => ({
  title,
  options: values.map((value) => ({ name: 'Size', value })),
})
const orderOf = (units_total: number, ...items: ReturnType<typeof item>[]) =>
  ({ items, units_total }) as Parameters<typeof countedGoodsText>[0]

it('names the first of several goods, and how many others there are', () => {
  expect(goodsText(orderOf(1, item('Gown', 'L')))).toBe('Gown (L)')
  expect(goodsText(orderOf(5, item('Gown', 'L'), item('Cap'), item('Bag')))).toBe(
    'Gown (L) and 2 more',
  )
})

it('counts the pieces of one kind before it, and of several after them', () => {
  expect(countedGoodsText(orderOf(2, item('Gown', 'L')))).toBe('2 × Gown (L)')
  expect(countedGoodsText(orderOf(5, item('Gown'), item('Cap')))).toBe('Gown and 1 more, 5 pieces')
})
