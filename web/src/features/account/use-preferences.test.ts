import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { wantsSaveData } from '@/lib/preferences'
import { usePreferences } from './use-preferences'

it('a chosen theme is on the page at once and kept; the device decides again without one', () => {
  const { result } = renderHook(() => usePreferences())
  expect(result.current.theme).toBe('system')
  act(() => result.current.setTheme('dark'))
  expect(result.current.theme).toBe('dark')
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(localStorage.getItem('oja_theme')).toBe('dark')
  act(() => result.current.setTheme('system'))
  expect(document.documentElement.dataset.theme).toBeUndefined()
  expect(localStorage.getItem('oja_theme')).toBeNull()
})

it('the data saver is off until it is switched on', () => {
  const { result } = renderHook(() => usePreferences())
  expect(wantsSaveData()).toBe(false)
  act(() => result.current.setDataSaver(true))
  expect(result.current.data_saver).toBe(true)
  expect(wantsSaveData()).toBe(true)
  act(() => result.current.setDataSaver(false))
  expect(wantsSaveData()).toBe(false)
})
