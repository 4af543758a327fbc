import { DEFAULT_MUTED } from '@contract/entities/people/notification-preferences'
import { describe, expect, it } from 'vitest'
import { isChannelEnabled, withChoice } from './muted'

const mute = (channel: 'in_app' | 'email' | 'push', kind: 'order' | 'announcement') =>
  withChoice(DEFAULT_MUTED, { kind, channel, isEnabled: false })

describe('a choice', () => {
  it('leaves one kind out of one channel and nothing else', () => {
    const muted = mute('email', 'order')
    expect(muted).toEqual({ ...DEFAULT_MUTED, email: ['order', 'announcement'] })
    expect(isChannelEnabled(muted, 'order', 'push')).toBe(true)
  })

  it('that is taken back leaves things as they were', () => {
    const back = withChoice(mute('email', 'order'), {
      kind: 'order',
      channel: 'email',
      isEnabled: true,
    })
    expect(back).toEqual(DEFAULT_MUTED)
  })

  it('leaves out of the app only what may be left out', () => {
    expect(mute('in_app', 'order').in_app).toEqual([])
    expect(mute('in_app', 'announcement').in_app).toEqual(['announcement'])
  })
})
