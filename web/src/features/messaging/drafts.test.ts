import { describe, expect, it } from 'vitest'
import { publishSession, type SessionUser } from '@/lib/session/session-store'
import { readDraft, saveDraft } from './drafts'

const user: SessionUser = {
  uid: 'buyer',
  name: 'Ngozi Eze',
  email: 'ngozi@oja.example',
  email_verified: true,
  photo_url: '',
  roles: ['user'],
}

describe('a draft', () => {
  it('is kept for its own conversation', () => {
    saveDraft('one', 'Good day, ')
    expect(readDraft('one')).toBe('Good day, ')
    expect(readDraft('two')).toBe('')
  })

  it('is gone once it is empty', () => {
    saveDraft('one', 'Good day')
    saveDraft('one', '  ')
    expect(localStorage.length).toBe(0)
  })

  it('is gone for the next user of this device', () => {
    publishSession({ status: 'signed_in', user })
    saveDraft('one', 'Good day')
    localStorage.setItem('oja_theme', 'dark')
    publishSession({ status: 'signed_out', by_choice: true })
    expect(readDraft('one')).toBe('')
    expect(localStorage.getItem('oja_theme')).toBe('dark')
  })
})
