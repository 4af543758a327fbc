import { act, fireEvent } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HydrationMarker } from './hydration-marker'
import { replayEvents } from './replay-events'

let root: Root | undefined
// React tells developers of the marks that the start script left.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => {
  act(() => root?.unmount())
  document.body.replaceChildren()
})

let renderAgain = () => {}
const Choices = () => {
  const [chosen, setChosen] = useState('')
  const [isSent, setSent] = useState(true)
  const [, setCount] = useState(0)
  renderAgain = () => setCount((count) => count + 1)
  return (
    <form data-chosen={chosen} data-sent={isSent}>
      {['home', 'art'].map((one) => (
        <input
          key={one}
          type="radio"
          name="category"
          value={one}
          checked={chosen === one}
          onChange={() => setChosen(one)}
        />
      ))}
      <input type="checkbox" checked={isSent} onChange={({ target }) => setSent(target.checked)} />
    </form>
  )
}

/** The rendered form, with what is pressed in it before its code is there. */
const rendered = (press: (form: HTMLFormElement) => void): HTMLFormElement => {
  const place = document.createElement('div')
  place.innerHTML = renderToString(<Choices />)
  document.body.append(place)
  const form = place.querySelector('form') as HTMLFormElement
  press(form)
  act(() => {
    root = hydrateRoot(place, <Choices />)
  })
  return form
}

const press = (field: HTMLInputElement | null) => {
  if (!field) throw new Error('no field')
  field.checked = !field.checked
  field.setAttribute('data-replay', String(field.checked))
}
const replay = () => act(() => replayEvents(() => true))

it.each([
  ['at once', () => {}],
  ['after React has rendered them again', () => act(() => renderAgain())],
])('a choice from before hydration is made %s', async (_, meanwhile) => {
  const form = rendered((before) => {
    press(before.querySelector('[value="art"]'))
    press(before.querySelector('[type="checkbox"]'))
  })
  meanwhile()
  await replay()
  expect(form.dataset).toMatchObject({ chosen: 'art', sent: 'false' })
  expect(form.querySelector<HTMLInputElement>('[value="art"]')?.checked).toBe(true)
  expect(form.querySelector<HTMLInputElement>('[type="checkbox"]')?.checked).toBe(false)
})

const Range = () => {
  const [texts, setTexts] = useState({ min: '', max: '' })
  return (
    <main>
      {(['min', 'max'] as const).map((name) => (
        <input
          key={name}
          name={name}
          value={texts[name]}
          onChange={({ target }) => setTexts({ ...texts, [name]: target.value })}
        />
      ))}
      <HydrationMarker part="page" />
    </main>
  )
}

it('what was typed before hydration is there for the first event after it', async () => {
  document.documentElement.dataset.ssr = ''
  const place = document.createElement('div')
  place.innerHTML = renderToString(<Range />)
  document.body.append(place)
  const [min, max] = place.querySelectorAll('input')
  if (!min || !max) throw new Error('no fields')
  min.value = '9000'
  min.setAttribute('data-replay', '9000')
  // Without a timer: what people do next may come before it.
  await act(async () => {
    root = hydrateRoot(place, <Range />)
  })
  fireEvent.change(max, { target: { value: '100' } })
  expect([min.value, max.value]).toEqual(['9000', '100'])
  delete document.documentElement.dataset.ssr
  delete document.documentElement.dataset.hydrated
})
