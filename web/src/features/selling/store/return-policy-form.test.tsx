import type { Vendor } from '@contract/entities/people/vendor'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { api } from '@/lib/testing/fake-api'
import { show } from '@/lib/testing/stage'
import { ReturnPolicyForm } from './return-policy-form'

const save = () => screen.getByRole('button', { name: 'Save returns' })
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }))

describe('what a store takes back', () => {
  it('is only faults unless it is said, and nothing to save until it is', async () => {
    show(<ReturnPolicyForm vendor={{} as Vendor} />)
    expect(screen.getByRole('radio', { name: 'No: only faults go back' })).toBeChecked()
    expect(save()).toBeDisabled()
    await choose('Within 7 days of delivery')
    expect(save()).toBeEnabled()
  })

  it('is saved', async () => {
    api.answers('vendors.updateStore', {})
    show(<ReturnPolicyForm vendor={{ return_policy: { changed_mind_days: 7 } } as Vendor} />)
    await choose('Within 3 days of delivery')
    await userEvent.click(save())
    await waitFor(() =>
      expect(api.sent('vendors.updateStore')).toEqual([
        { body: { return_policy: { changed_mind_days: 3 } } },
      ]),
    )
  })

  it('stays chosen where saving fails, which is said', async () => {
    api.refuses('vendors.updateStore', 'request/rate-limited')
    show(<ReturnPolicyForm vendor={{} as Vendor} />)
    await choose('Within 3 days of delivery')
    await userEvent.click(save())
    expect(await screen.findByText(/Too many requests/)).toBeVisible()
    expect(screen.getByRole('radio', { name: 'Within 3 days of delivery' })).toBeChecked()
  })
})
