import { deviceEndpoints } from '@contract/api/people/devices'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { pushStateFor, stopPush } from './push'
import { readPushedDevice, savePushedDevice } from './pushed-device'
import { startPush } from './start-push'

const { env, call, devices, messaging } = vi.hoisted(() => ({
  env: { vapidKey: 'key' as string | undefined },
  call: vi.fn(),
  devices: { removeDevice: vi.fn() },
  messaging: { canBePushedTo: vi.fn(), pushToken: vi.fn(), dropToken: vi.fn() },
}))
vi.mock('@/config/env', () => ({
  get vapidKey() {
    return env.vapidKey
  },
}))
vi.mock('../live/session-writes', () => devices)
vi.mock('../api/api-client', () => ({ call }))
vi.mock('../firebase/messaging', () => messaging)

/** The server's id of the device: the hash of its token. */
const HASH = 'a'.repeat(64)

const permit = (permission: NotificationPermission, choice = permission) =>
  vi.stubGlobal('Notification', { permission, requestPermission: async () => choice })

beforeEach(() => {
  vi.clearAllMocks()
  localStorage.clear()
  env.vapidKey = 'key'
  permit('default', 'granted')
  vi.stubGlobal('navigator', { ...navigator, serviceWorker: {} })
  messaging.canBePushedTo.mockResolvedValue(true)
  messaging.pushToken.mockResolvedValue('token')
  call.mockResolvedValue({ id: HASH })
})

describe('whether this browser can be pushed to', () => {
  it('is no without a key, and nothing is loaded to find out', async () => {
    env.vapidKey = undefined
    expect(await pushStateFor('ada')).toBe('impossible')
    expect(messaging.canBePushedTo).not.toHaveBeenCalled()
  })

  it('is what the browser says', async () => {
    messaging.canBePushedTo.mockResolvedValue(false)
    expect(await pushStateFor('ada')).toBe('impossible')
    messaging.canBePushedTo.mockResolvedValue(true)
    permit('denied')
    expect(await pushStateFor('ada')).toBe('refused')
  })

  it('is on for who switched it on here, and off for the next person', async () => {
    permit('granted')
    savePushedDevice({ uid: 'ada', hash: HASH })
    expect(await pushStateFor('ada')).toBe('on')
    expect(await pushStateFor('bola')).toBe('off')
  })
})

describe('switching on', () => {
  it('keeps the token under the id that the server gave it', async () => {
    expect(await startPush('ada')).toBe('on')
    expect(messaging.pushToken).toHaveBeenCalledWith('key')
    expect(call).toHaveBeenCalledWith(deviceEndpoints.save, { body: { token: 'token' } })
    expect(readPushedDevice()).toEqual({ uid: 'ada', hash: HASH })
  })

  it('keeps nothing where it was refused, or put off', async () => {
    permit('default', 'denied')
    expect(await startPush('ada')).toBe('refused')
    permit('default', 'default')
    expect(await startPush('ada')).toBe('off')
    expect(call).not.toHaveBeenCalled()
    expect(readPushedDevice()).toBeUndefined()
  })
})

describe('switching off', () => {
  it('forgets the device at the server, then here', async () => {
    savePushedDevice({ uid: 'ada', hash: HASH })
    expect(await stopPush()).toBe('off')
    expect(devices.removeDevice).toHaveBeenCalledWith('ada', HASH)
    expect(messaging.dropToken).toHaveBeenCalledOnce()
    expect(readPushedDevice()).toBeUndefined()
  })

  it('does nothing where it was never on', async () => {
    expect(await stopPush()).toBe('off')
    expect(devices.removeDevice).not.toHaveBeenCalled()
  })
})
