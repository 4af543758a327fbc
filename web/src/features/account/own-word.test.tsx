import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { api } from '@/lib/testing/fake-api'
import { OwnWord } from './own-word'

const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('is hidden until it is asked for, and hidden again', async () => {
  api.answers('users.word', { word: 'BraveMango', is_chosen: false })
  render(<OwnWord />)
  expect(screen.queryByText('BraveMango')).toBeNull()
  expect(api.calls('users.word')).toHaveLength(0)
  click('Show my word')
  expect(await screen.findByText('BraveMango')).toBeVisible()
  click('Hide it')
  expect(screen.queryByText('BraveMango')).toBeNull()
})

it('is made anew by one tap', async () => {
  api.answers('users.changeWord', { word: 'CalmRiver', is_chosen: false })
  render(<OwnWord />)
  click('Somebody saw it: make a new one')
  expect(await screen.findByText('CalmRiver')).toBeVisible()
  expect(api.calls('users.changeWord')[0]?.body).toEqual({})
})

it('says why a word is refused, and keeps it', async () => {
  api.answers('users.changeWord', (_call, refuse) => refuse('user/word-guessable'))
  render(<OwnWord />)
  click('Choose my own')
  fireEvent.change(screen.getByLabelText('Your own word'), { target: { value: 'Ada' } })
  click('Save my word')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Choose a word that nobody could guess',
  )
  expect(screen.getByLabelText('Your own word')).toHaveValue('Ada')
  expect(screen.queryByText('Ada', { selector: 'p' })).toBeNull()
})
