import { describe, expect, it } from 'vitest'
import { requireSettings } from '../web/build/project-settings'
import { webEnv } from './settings'
import demo from './settings/demo'

describe('a build for real services', () => {
  const settings = {
    ...webEnv({ alias: 'demo', project_id: 'demo-oja', settings: demo }),
  }

  it('is made with all settings of a project', () => {
    expect(requireSettings(settings)).toBeUndefined()
  })

  it.each(Object.keys(settings))('fails without %s, or with an empty one', (name) => {
    const { [name]: _, ...others } = settings
    expect(() => requireSettings(others)).toThrow(`${name}: not set`)
    expect(() => requireSettings({ ...others, [name]: '' })).toThrow(`${name}: not set`)
  })

  it('is not what a suite makes, which has its ports', () => {
    expect(requireSettings({ VITE_PORT_OFFSET: '0' })).toBeUndefined()
  })
})
