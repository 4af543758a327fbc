import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '@/lib/testing/stage'
import { sampleProduct } from '../testing/sample'
import { FeaturesStep } from './features-step'

const nothing = () => {}
const step = (change: Parameters<typeof sampleProduct>[0]) =>
  show(<FeaturesStep product={sampleProduct(change)} onSaved={nothing} onBack={nothing} />)

it('asks for size and colour of a product without choices', () => {
  step({})
  expect(screen.getByLabelText(/^Size/)).toBeVisible()
  expect(screen.getByLabelText(/^Colour/)).toBeVisible()
})

it('asks for nothing that buyers choose, however the vendor wrote it', () => {
  step({ options: [{ name: 'SIZE', values: ['M', 'L'] }] })
  expect(screen.queryByLabelText(/^Size/)).toBeNull()
  expect(screen.getByLabelText(/^Colour/)).toBeVisible()
})

it('shows what was stated before it became a choice, so that it can be taken away', () => {
  step({ options: [{ name: 'Size', values: ['M', 'L'] }], attributes: { size: 'M' } })
  expect(screen.getByLabelText(/^Size/)).toHaveValue('M')
})
