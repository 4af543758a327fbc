import { useSyncExternalStore } from 'react'
import { readStored } from '@/lib/local-storage'
import {
  DATA_SAVER_KEY,
  subscribeToPreferences,
  useSaveData,
  writePreference,
} from '@/lib/preferences'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** The theme is also read by index.html, before the first paint. */
const THEME_KEY = 'oja_theme'

const themeNow = (): Theme => THEMES.find((theme) => theme === readStored(THEME_KEY)) ?? 'system'

const setTheme = (theme: Theme): void => {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  writePreference(THEME_KEY, theme === 'system' ? null : theme)
}

const setDataSaver = (isOn: boolean): void => writePreference(DATA_SAVER_KEY, isOn ? '1' : null)

/** The preferences stored on this device only. */
export const usePreferences = () => {
  const theme = useSyncExternalStore(subscribeToPreferences, themeNow)
  const data_saver = useSaveData()
  return { theme, data_saver, setTheme, setDataSaver }
}
