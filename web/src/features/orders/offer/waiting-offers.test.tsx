import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { api } from '@/lib/testing/fake-api'
import { show } from '@/lib/testing/stage'
import { WaitingOffers } from './waiting-offers'

it('says that the offers could not be loaded, and asks again', async () => {
  api.refuses('offers.list', 'service/unavailable')
  show(<WaitingOffers />)
  expect(await screen.findByText(/^The offers that wait for you/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})
