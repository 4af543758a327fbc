import { useContext, useSyncExternalStore } from 'react'
import { InitialDataContext } from './initial-data'
import { readStored, writeStored } from './local-storage'

export const DATA_SAVER_KEY = 'oja_data_saver'

const listeners = new Set<() => void>()

/** @param value null forgets it */
export const writePreference = (key: string, value: string | null) => {
  writeStored(key, value)
  for (const listener of listeners) listener()
}

export const subscribeToPreferences = (listener: () => void) => {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Whether the setting or the browser's Save-Data asks for less data. */
export const wantsSaveData = (): boolean => {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return readStored(DATA_SAVER_KEY) === '1' || connection?.saveData === true
}

export const useSaveData = (): boolean => {
  const first = useContext(InitialDataContext)
  return useSyncExternalStore(
    subscribeToPreferences,
    wantsSaveData,
    () => first?.save_data ?? false,
  )
}
