import type { Case } from '@contract/entities/console/console'
import type { Chargeback } from '@contract/entities/orders/chargeback'
import { timestampFromMillis } from '@contract/time'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { api } from '@/lib/testing/fake-api'
import { ChargebackPanel } from './chargeback-panel'

const at = (time: string) => timestampFromMillis(Date.parse(`2026-03-${time}:00+01:00`))
const DUE = at('02T04:00')
const ANSWERS = at('02T00:00')

const ORDER = {
  transaction_id: 'k3f9qzk3f9qzk3f9qz01',
  version: 4,
  invoice_id: 'OJA-1',
  goods: 'Basket',
  store: 'Adire House',
  claimed_minor: 900_000,
  max_minor: 900_000,
}
const OTHER = {
  ...ORDER,
  transaction_id: 'm2x7qzk3f9qzk3f9qz01',
  invoice_id: 'OJA-2',
  goods: 'Pot',
  claimed_minor: 0,
  max_minor: 950_000,
}

type Answer = { action: string; operator: string; reason: string; at: typeof DUE }

const show = (
  change: Partial<Chargeback>,
  decisions: Answer[] = [],
  { mayAnswer = true, acceptable_minor = 900_000, orders = [ORDER] } = {},
) => {
  const stored = { id: '77', state: 'open', amount_minor: 900_000, due_at: DUE, ...change }
  const open = {
    id: stored.id,
    answer: 'contest',
    answers_at: ANSWERS,
    answered_at: stored.answered_at ?? null,
    acceptable_minor,
    beyond_minor: 0,
    orders,
  }
  const found = {
    transaction: {
      id: ORDER.transaction_id,
      currency: 'NGN',
      invoice_id: 'OJA-1',
      chargebacks: [stored],
    },
    chargebacks: stored.state === 'open' ? [open] : [],
    lost_chargebacks: stored.state === 'lost' && orders.length > 1 ? [{ id: '77', orders }] : [],
    decisions,
  } as unknown as Case
  render(<ChargebackPanel found={found} mayAnswer={mayAnswer} onDecided={() => {}} />)
}

/** The facts as they are read, without the labels of buttons. */
const facts = () =>
  Object.fromEntries(
    [...screen.getByRole('region', { name: 'Chargeback' }).querySelectorAll('dl > div')].map(
      (fact) => [fact.querySelector('dt')?.textContent, fact.querySelector('dd')?.textContent],
    ),
  )
const buttons = () =>
  within(screen.getByRole('region', { name: 'Chargeback' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)

const byRule = (action: string): Answer => ({
  action,
  operator: 'rule',
  reason: 'Nobody answered in time.',
  at: ANSWERS,
})

describe('a chargeback in a case', () => {
  it('says until when, and what the rule does if nobody answers', () => {
    show({})
    expect(facts()).toEqual({
      Claimed: '₦9,000',
      'Answer the bank by': '2nd Mar, 2026, 04:00',
      'Answered automatically': '2nd Mar, 2026, 00:00',
      'Then it is': 'contested with the evidence',
    })
    expect(buttons()).toEqual(['Download the evidence', 'Contest', 'Accept ₦9,000'])
  })

  it('offers no acceptance of nothing, and no answer to who may not give one', () => {
    show({}, [], { acceptable_minor: 0 })
    expect(buttons()).toEqual(['Download the evidence', 'Contest'])
  })

  it('leaves the answer to who may give it', () => {
    show({}, [], { mayAnswer: false })
    expect(buttons()).toEqual(['Download the evidence'])
  })

  it('says that the rule contested it, when and why, and asks for no second answer', () => {
    show({ answered_at: ANSWERS }, [
      { ...byRule('contest-chargeback:76'), reason: 'Of another chargeback.' },
      byRule('contest-chargeback:77'),
    ])
    expect(facts()).toMatchObject({
      Answered: '2nd Mar, 2026, 00:00',
      How: 'contested automatically',
      Reason: 'Nobody answered in time.',
    })
    expect(buttons()).toEqual(['Download the evidence'])
  })

  it('keeps how a lost one was answered, and what the bank took', () => {
    show({ state: 'lost', amount_minor: 400_000 }, [byRule('accept-chargeback:77:400000')])
    expect(screen.getByText('lost')).toBeVisible()
    expect(facts()).toEqual({
      'Taken by the bank': '₦4,000',
      Answered: '2nd Mar, 2026, 00:00',
      How: 'accepted automatically',
      Reason: 'Nobody answered in time.',
    })
    expect(screen.queryByText(/nothing else can be decided/)).toBeNull()
  })

  it('can still be given to another order after the bank has won', async () => {
    const user = userEvent.setup()
    show({ state: 'lost' }, [], { orders: [ORDER, OTHER] })
    await user.click(screen.getByRole('button', { name: 'Give to other orders' }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText(/have their money back/)).toBeVisible()
    expect(within(dialog).getByText('Together they are what the bank took.')).toBeVisible()
    const [first, second] = within(dialog).getAllByLabelText(/Adire House/)
    await user.clear(first as HTMLElement)
    await user.type(first as HTMLElement, '4000')
    await user.clear(second as HTMLElement)
    await user.type(second as HTMLElement, '5000')
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '₦5,000 less is taken of Adire House’s order.',
      '₦5,000 more is taken of Adire House’s order.',
    ])
  })

  it('leaves a lost one to who may answer', () => {
    show({ state: 'lost' }, [], { orders: [ORDER, OTHER], mayAnswer: false })
    expect(buttons()).toEqual(['Download the evidence'])
  })

  it('tells a person’s answer from the rule’s', () => {
    const answered_at = at('01T15:00')
    show({ state: 'won', answered_at }, [
      { ...byRule('contest-chargeback:77'), operator: 'ada', reason: 'It was sent.' },
    ])
    expect(facts()).toMatchObject({ How: 'contested by an operator', Reason: 'It was sent.' })
  })

  it('says when one was answered at the provider, and nothing that it doesn’t know', () => {
    show({ answered_at: at('01T15:00') })
    expect(Object.keys(facts())).toEqual(['Claimed', 'Answer the bank by', 'Answered'])
  })

  it('can be given to another order of the payment, with what is too little or too much', async () => {
    const user = userEvent.setup()
    api.answers('console.attributeChargeback', {})
    show({}, [], { orders: [ORDER, OTHER] })
    await user.click(screen.getByRole('button', { name: 'Give to other orders' }))
    const dialog = within(await screen.findByRole('dialog'))
    const [first, second] = [dialog.getByLabelText(/^Basket/), dialog.getByLabelText(/^Pot/)]
    await user.clear(first)
    expect(dialog.getByRole('status')).toHaveTextContent('₦9,000 too little.')
    await user.type(second, '9000')
    expect(dialog.getByRole('status')).toHaveTextContent('Together they are what the bank claims.')
    await user.type(dialog.getByLabelText('Reason'), 'It names the pot.')
    await user.click(dialog.getByRole('button', { name: 'Give it to these orders' }))
    await waitFor(() =>
      expect(api.sent('console.attributeChargeback')).toMatchObject([
        {
          body: {
            chargeback_id: '77',
            orders: [
              { transaction_id: ORDER.transaction_id, version: 4, amount_minor: 0 },
              { transaction_id: OTHER.transaction_id, version: 4, amount_minor: 900_000 },
            ],
          },
        },
      ]),
    )
  })

  it('is nothing to give elsewhere if the payment is for one order', () => {
    show({})
    expect(buttons()).not.toContain('Give to other orders')
  })
})
