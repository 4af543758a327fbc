import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { api } from '@/lib/testing/fake-api'
import { press, show } from '@/lib/testing/stage'
import { asked, sampleImage } from '../requests/testing/sample'
import { AgreedTerms } from './agreed-terms'

const id = 't'.repeat(20)
const deal = { kind: 'deal', id: 'd'.repeat(20), version: 3, fee_payer: 'half' } as const
const agreed = {
  ...asked().deal.terms,
  images: [sampleImage('front'), sampleImage('back')],
  fee_payer: deal.fee_payer,
}
const open = () => show(<AgreedTerms id={id} deal={deal} />)

it('shows words, pictures, price, delivery and who paid the fee of the version that was paid', async () => {
  api.answers('transactions.get', { agreed })
  open()
  const section = await screen.findByRole('region', { name: 'What was agreed' })
  expect(section).toHaveTextContent('Version 3 of the deal, as it was paid.')
  for (const text of [agreed.title, agreed.description, 'Each a half', '₦50,000']) {
    expect(section).toHaveTextContent(text)
  }
  expect(section).toHaveTextContent('Delivered for ₦2,000, within 5 working days')
  expect(screen.getAllByRole('img')).toHaveLength(2)
  expect(api.calls('transactions.get')[0]?.params).toEqual({ id })
})

it('says that it could not be read, and asks again', async () => {
  api.refuses('transactions.get', 'service/unavailable')
  open()
  await screen.findByRole('button', { name: 'Try again' })
  api.answers('transactions.get', { agreed })
  press('Try again')
  expect(await screen.findByText(agreed.title)).toBeVisible()
})
