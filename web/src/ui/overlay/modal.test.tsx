import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { Modal } from './modal'

const Page = () => {
  const [isOpen, setOpen] = useState(false)
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Approve
      </button>
      <Modal isOpen={isOpen} onClose={() => setOpen(false)} title="Release the money?">
        <button type="button" onClick={() => setOpen(false)}>
          Not yet
        </button>
        <button type="button" onClick={() => setAsking(true)}>
          Why?
        </button>
      </Modal>
      <Modal isOpen={isAsking} onClose={() => setAsking(false)} title="Because">
        It is yours then.
        <button
          type="button"
          onClick={() => {
            setAsking(false)
            setOpen(false)
          }}
        >
          I see
        </button>
      </Modal>
    </>
  )
}

const Offer = () => {
  const [isOpen, setOpen] = useState(false)
  const [stands, setStands] = useState(true)
  const decline = () => {
    setStands(false)
    setOpen(false)
  }
  return (
    <main tabIndex={-1}>
      {stands && (
        <button type="button" onClick={() => setOpen(true)}>
          Decline
        </button>
      )}
      <Modal isOpen={isOpen} onClose={() => setOpen(false)} title="Decline the offer?">
        <button type="button" onClick={decline}>
          Yes
        </button>
      </Modal>
    </main>
  )
}

const Steps = () => {
  const [step, setStep] = useState(1)
  const title = `Step ${step}`
  return step > 2 ? null : (
    <Modal key={step} isOpen onClose={() => setStep(3)} title={title}>
      <button type="button" onClick={() => setStep(step + 1)}>
        Next of {step}
      </button>
    </Modal>
  )
}

const opener = () => screen.getByText('Approve')
const dialog = (name = 'Release the money?') => screen.queryByRole('dialog', { name })
const open = async () => {
  render(<Page />)
  opener().focus()
  fireEvent.click(opener())
  await screen.findByRole('dialog', { name: 'Release the money?' })
}
/** The browser goes back: it changes the state first and then says so. */
const goBack = (state: unknown) => {
  window.history.replaceState(state, '')
  fireEvent(window, new PopStateEvent('popstate', { state }))
}

beforeEach(() => window.history.replaceState({ idx: 0 }, ''))

describe('Modal', () => {
  it('gives the focus back on Escape', async () => {
    await open()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog()).toBeNull())
    await waitFor(() => expect(opener()).toHaveFocus())
  })

  it('gives the focus back when its own button closes it', async () => {
    await open()
    await userEvent.click(screen.getByText('Not yet'))
    await waitFor(() => expect(dialog()).toBeNull())
    await waitFor(() => expect(opener()).toHaveFocus())
  })

  it('gives the focus to the content where its opener is gone with it', async () => {
    render(<Offer />)
    screen.getByText('Decline').focus()
    await userEvent.click(screen.getByText('Decline'))
    await userEvent.click(await screen.findByText('Yes'))
    await waitFor(() => expect(dialog('Decline the offer?')).toBeNull())
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  })

  it('has an entry in the history, with which Back closes it and not the page', async () => {
    await open()
    expect(window.history.state).toMatchObject({ idx: 0, modals: [expect.any(String)] })
    goBack({ idx: 0 })
    await waitFor(() => expect(dialog()).toBeNull())
  })

  it('that refuses to close has its entry again', async () => {
    render(
      <Modal isOpen onClose={() => {}} title="Sending the money">
        Wait.
      </Modal>,
    )
    await screen.findByRole('dialog', { name: 'Sending the money' })
    goBack({ idx: 0 })
    expect(dialog('Sending the money')).not.toBeNull()
    expect(window.history.state.modals).toHaveLength(1)
  })

  it('closes on Back before the one below it', async () => {
    await open()
    const below = window.history.state
    await userEvent.click(screen.getByText('Why?'))
    await screen.findByRole('dialog', { name: 'Because' })
    expect(window.history.state.modals).toHaveLength(2)
    goBack(below)
    await waitFor(() => expect(dialog('Because')).toBeNull())
    expect(dialog()).not.toBeNull()
  })

  it('that takes another’s place takes its entry over, and leaves none', async () => {
    render(<Steps />)
    await screen.findByRole('dialog', { name: 'Step 1' })
    const [first] = window.history.state.modals
    await userEvent.click(screen.getByText('Next of 1'))
    await screen.findByRole('dialog', { name: 'Step 2' })
    expect(window.history.state.modals).toEqual([expect.not.stringMatching(`^${first}$`)])
    await userEvent.click(screen.getByText('Next of 2'))
    await waitFor(() => expect(window.history.state?.modals ?? []).toEqual([]))
  })

  it('takes the entry of the one below away if both close at once', async () => {
    await open()
    await userEvent.click(screen.getByText('Why?'))
    await userEvent.click(await screen.findByText('I see'))
    await waitFor(() => expect(dialog()).toBeNull())
    await waitFor(() => expect(window.history.state?.modals ?? []).toEqual([]))
  })

  it('leaves the history as it was if the page has navigated meanwhile', async () => {
    await open()
    window.history.pushState({ idx: 1 }, '')
    const entries = window.history.length
    await userEvent.click(screen.getByText('Not yet'))
    await waitFor(() => expect(dialog()).toBeNull())
    expect([window.history.state, window.history.length]).toEqual([{ idx: 1 }, entries])
  })
})
