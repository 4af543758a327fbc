import { useContext, useSyncExternalStore } from 'react'
import { InitialDataContext } from './initial-data'
import { readStored, writeStored } from './local-storage'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** The theme is also read by index.html, before the first paint. */
const THEME_KEY = 'oja_theme'
const DATA_SAVER_KEY = 'oja_data_saver'

const listeners = new Set<() => void>()

const write = (key: string, value: string | null) => {
  writeStored(key, value)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

const themeNow = (): Theme => THEMES.find((theme) => theme === readStored(THEME_KEY)) ?? 'system'

const setTheme = (theme: Theme): void => {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  write(THEME_KEY, theme === 'system' ? null : theme)
}

const setDataSaver = (isOn: boolean): void => write(DATA_SAVER_KEY, isOn ? '1' : null)

/** Whether the setting or the browser's Save-Data asks for less data. */
export const wantsSaveData = (): boolean => {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return readStored(DATA_SAVER_KEY) === '1' || connection?.saveData === true
}

export const useSaveData = (): boolean => {
  const first = useContext(InitialDataContext)
  return useSyncExternalStore(subscribe, wantsSaveData, () => first?.save_data ?? false)
}

/** The preferences stored on this device only. */
export const usePreferences = () => {
  const theme = useSyncExternalStore(subscribe, themeNow)
  const data_saver = useSaveData()
  return { theme, data_saver, setTheme, setDataSaver }
}
