import type { Product } from '@contract/entities/catalog/product'
import type { Variant } from '@contract/entities/catalog/variant'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { isColour, swatchesOf } from './swatches'
import { initialChoice, stateOfValue, VariantPicker } from './variant-picker'

const id = (letter: string) => letter.repeat(20)
const variant = (letter: string, size: string, colour: string): Variant => ({
  id: id(letter),
  values: [size, colour],
  price: 500_000,
  status: 'active',
})
const product = {
  id: id('p'),
  price: 500_000,
  options: [
    { name: 'Size', values: ['M', 'L'] },
    { name: 'Colour', values: ['Indigo', 'Wine'] },
  ],
  variants: [variant('a', 'M', 'Indigo'), variant('b', 'L', 'Indigo'), variant('c', 'L', 'Wine')],
  available: { [id('a')]: 2, [id('b')]: 0, [id('c')]: 1 },
} as Partial<Product> as Product

const Url = () => <output>{useLocation().search}</output>
const onChoose = vi.fn()
const onShow = vi.fn()
const renderAt = (search = '', wanted?: readonly string[]) => {
  onChoose.mockClear()
  onShow.mockClear()
  render(
    <MemoryRouter initialEntries={[{ pathname: '/products/shirt', search, state: { wanted } }]}>
      <VariantPicker product={product} onChoose={onChoose} onShow={onShow} />
      <Url />
    </MemoryRouter>,
  )
}
const pick = (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }))

it('names a variant once a value of each option is chosen, and the URL names it', async () => {
  renderAt()
  await pick(/^L/)
  expect(onChoose).toHaveBeenLastCalledWith(undefined)
  await pick(/^Wine/)
  expect(onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ id: id('c') }))
  expect(screen.getByText(`?variant=${id('c')}`)).toBeInTheDocument()
  await pick(/^Indigo/)
  expect(screen.getByText(`?variant=${id('b')}`)).toBeInTheDocument()
})

it('begins with the variant of the URL, and with nothing for one that there is not', () => {
  renderAt(`?variant=${id('a')}`)
  expect(screen.getByRole('radio', { name: /^M/ })).toBeChecked()
  expect(onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ id: id('a') }))
  expect(initialChoice(product, id('z'))).toEqual([undefined, undefined])
})

it('shows the picture of a colour before a size is chosen', async () => {
  renderAt()
  await pick(/^Wine/)
  expect(onChoose).toHaveBeenLastCalledWith(undefined)
  expect(onShow).toHaveBeenLastCalledWith(expect.objectContaining({ id: id('c') }))
})

it('begins with the size that was filtered for, in whatever letters, and not with one it has not', () => {
  renderAt('', ['l', 'purple'])
  expect(screen.getByRole('radio', { name: /^L/ })).toBeChecked()
  expect(screen.getByRole('radio', { name: /^Indigo/ })).not.toBeChecked()
  expect(screen.getByRole('radio', { name: /^Wine/ })).not.toBeChecked()
})

it('begins with the variant of the URL rather than with what was filtered for', () => {
  renderAt(`?variant=${id('a')}`, ['l'])
  expect(screen.getByRole('radio', { name: /^M/ })).toBeChecked()
})

it('finds a variant whose values were stored with other spaces and letters', () => {
  const stored = {
    ...product,
    options: [{ name: 'Colour', values: ['Àwọ̀ ewé'.normalize('NFC'), 'Palm oil red'] }],
    variants: [
      { ...variant('a', '', ''), values: ['Àwọ̀  ewé'.normalize('NFD')] },
      { ...variant('b', '', ''), values: ['Palm\u00a0oil red'] },
    ],
  } as Product
  for (const [index, value] of stored.options?.[0]?.values.entries() ?? []) {
    expect(stateOfValue(stored, [undefined], 0, value)).not.toBe('not_made')
    expect(initialChoice(stored, id('ab'.charAt(index)))).toEqual([value])
  }
})

it('crosses out what is sold out or not made with the rest, and shows it', async () => {
  renderAt()
  await pick(/^L/)
  expect(screen.getByRole('radio', { name: /^Indigo ?, sold out/ })).toBeVisible()
  await pick(/^M/)
  expect(screen.getByRole('radio', { name: /^Wine ?, not made/ })).toBeVisible()
  await pick(/^Wine/)
  expect(screen.getByText(/This combination isn’t made/)).toBeVisible()
  expect(onChoose).toHaveBeenLastCalledWith(undefined)
})

it('knows a value by what is chosen of the others', () => {
  expect(stateOfValue(product, [undefined, undefined], 0, 'L')).toBe('available')
  expect(stateOfValue(product, [undefined, 'Indigo'], 0, 'L')).toBe('sold_out')
  expect(stateOfValue(product, ['M', undefined], 1, 'Wine')).toBe('not_made')
})

it('shows colours that have a name as swatches, and others as words', () => {
  expect(['Colour', 'color', 'Sizes'].map(isColour)).toEqual([true, true, false])
  expect(swatchesOf('Indigo and white')).toHaveLength(2)
  expect(swatchesOf('Dawn')).toEqual([])
})
