import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { api } from '@/lib/testing/fake-api'
import { show } from '@/lib/testing/stage'
import { BankField } from './bank-field'

it('says that the list could not be loaded, and loads it again', async () => {
  api.refuses('public.banks', 'service/unavailable')
  show(<BankField />)
  const field = screen.getByLabelText('Bank')
  const again = await screen.findByRole('button', { name: 'Load the banks again' })
  expect(field).toHaveAccessibleDescription('The list of banks could not be loaded.')
  api.answers('public.banks', [{ bank_name: 'Access Bank', bank_code: '044' }])
  await userEvent.click(again)
  expect(await screen.findByRole('option', { name: 'Access Bank' })).toBeInTheDocument()
  expect(field).toHaveAccessibleDescription('')
})

it('keeps what was chosen while the list loads', async () => {
  api.answers('public.banks', [{ bank_name: 'Access Bank', bank_code: '044' }])
  show(<BankField value="044" onChange={() => undefined} />)
  expect(screen.getByLabelText('Bank')).toHaveValue('044')
  expect(await screen.findByRole('option', { name: 'Access Bank' })).toBeInTheDocument()
})
