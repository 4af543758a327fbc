import { describe, expect, it } from 'vitest'
import { projectSettings } from '../web/build/project-settings-plugin'
import { webEnv } from './settings'
import demo from './settings/demo'

describe('a build for real services', () => {
  const { configResolved } = projectSettings()
  const settings = {
    ...webEnv({ alias: 'demo', project_id: 'demo-oja', settings: demo }),
  }
  const build = (env: Record<string, string>) =>
    typeof configResolved === 'function' &&
    Reflect.apply(configResolved, undefined, [{ env, logger: { error: () => {} } }])

  it('is made with all settings of a project', () => {
    expect(build(settings)).toBeUndefined()
  })

  it.each(Object.keys(settings))('fails without %s, or with an empty one', (name) => {
    const { [name]: _, ...others } = settings
    expect(() => build(others)).toThrow(`${name}: not set`)
    expect(() => build({ ...others, [name]: '' })).toThrow(`${name}: not set`)
  })

  it('is not what a suite makes, which has its ports', () => {
    expect(build({ VITE_PORT_OFFSET: '0' })).toBeUndefined()
  })
})
