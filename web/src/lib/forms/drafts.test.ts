import { describe, expect, it } from 'vitest'
import { publishSession, type SessionUser } from '@/lib/session/session-store'
import { readTextDraft, saveTextDraft } from './drafts'

const user: SessionUser = {
  uid: 'buyer',
  name: 'Ngozi Eze',
  email: 'ngozi@oja.example',
  email_verified: true,
  photo_url: '',
  roles: ['user'],
}

describe('a draft', () => {
  it('is saved under its own name', () => {
    saveTextDraft('one', 'Good day, ')
    expect(readTextDraft('one')).toBe('Good day, ')
    expect(readTextDraft('two')).toBe('')
  })

  it('is gone once it is empty', () => {
    saveTextDraft('one', 'Good day')
    saveTextDraft('one', '  ')
    expect(localStorage.length).toBe(0)
  })

  it('is gone for the next user of this device', () => {
    publishSession({ status: 'signed_in', user })
    saveTextDraft('one', 'Good day')
    localStorage.setItem('oja_theme', 'dark')
    publishSession({ status: 'signed_out', by_choice: true })
    expect(readTextDraft('one')).toBe('')
    expect(localStorage.getItem('oja_theme')).toBe('dark')
  })
})
