import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { BrowserRouter, Route, Routes, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Link } from '@/ui/navigation/link'
import { Modal } from '@/ui/overlay/modal'
import { LeavePrompt } from './leave-prompt'
import { useNavigationBlocker } from './use-navigation-blocker'

const Form = ({ isUnsaved }: { isUnsaved: boolean }) => {
  const guard = useNavigationBlocker(isUnsaved)
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <h1>The form</h1>
      <button type="button" onClick={() => setOpen(true)}>
        More
      </button>
      <Modal isOpen={isOpen} onClose={() => setOpen(false)} title="More of it">
        It belongs to the form.
      </Modal>
      <Link to="/elsewhere?a=1">Elsewhere</Link>
      <a href="#below">Below</a>
      <button type="button" onClick={() => guard.ask(() => navigate('/elsewhere'))}>
        Back
      </button>
      <LeavePrompt guard={guard}>What you typed is lost.</LeavePrompt>
    </>
  )
}

const renderForm = (isUnsaved: boolean) => {
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/form" element={<Form isUnsaved={isUnsaved} />} />
        <Route path="*" element={<h1>Elsewhere it is</h1>} />
      </Routes>
    </BrowserRouter>,
  )
}
const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name }))
const question = () => screen.findByRole('dialog', { name: 'Leave this page?' })
const isThere = () => screen.queryByRole('heading', { name: 'Elsewhere it is' }) !== null

beforeEach(() => window.history.pushState({ idx: 4 }, '', '/form'))
afterEach(() => vi.restoreAllMocks())

describe('a page with unsaved work', () => {
  it('is not left by a link before it was asked, and stays', async () => {
    renderForm(true)
    follow('Elsewhere')
    await question()
    expect(screen.getByText('What you typed is lost.')).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(isThere()).toBe(false)
    expect(window.location.pathname).toBe('/form')
  })

  it('is left by the link once that is confirmed', async () => {
    renderForm(true)
    follow('Elsewhere')
    await question()
    fireEvent.click(screen.getByRole('button', { name: 'Leave without saving' }))
    await waitFor(() => expect(isThere()).toBe(true))
    expect(window.location.pathname + window.location.search).toBe('/elsewhere?a=1')
  })

  it('asks before its own button leaves it', async () => {
    renderForm(true)
    fireEvent.click(screen.getByRole('button', { name: 'Back' }))
    await question()
    expect(isThere()).toBe(false)
  })

  it('asks when the browser goes back, and the router does not hear of it', async () => {
    renderForm(true)
    window.history.replaceState({ idx: 3 }, '', '/earlier')
    fireEvent(window, new PopStateEvent('popstate', { state: { idx: 3 } }))
    await question()
    expect(isThere()).toBe(false)
  })

  it.each([
    ['by Back', () => window.history.back()],
    ['by itself', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ])('stays as it is when a dialog of it closes %s', async (_how, close) => {
    const go = vi.spyOn(window.history, 'go')
    renderForm(true)
    fireEvent.click(screen.getByRole('button', { name: 'More' }))
    const dialog = await screen.findByRole('dialog', { name: 'More of it' })
    await waitFor(() => expect(window.history.state.modals).toHaveLength(1))
    close()
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await waitFor(() => expect(window.history.state.modals ?? []).toEqual([]))
    expect(screen.queryByRole('dialog')).toBeNull()
    // Going no step would load the page again.
    expect(go.mock.calls.filter(([steps]) => !steps)).toEqual([])
    expect(isThere()).toBe(false)
  })

  it('asks when it is closed', () => {
    renderForm(true)
    const closing = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(closing)
    expect(closing.defaultPrevented).toBe(true)
  })

  it('does not ask about a place on the page', () => {
    renderForm(true)
    follow('Below')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('a page with nothing unsaved', () => {
  it('is left without a question, by link, back and closing', async () => {
    renderForm(false)
    const closing = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(closing)
    expect(closing.defaultPrevented).toBe(false)
    follow('Elsewhere')
    await waitFor(() => expect(isThere()).toBe(true))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('does at once what its own button asks for', async () => {
    renderForm(false)
    fireEvent.click(screen.getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(isThere()).toBe(true))
  })
})
