import { useSyncExternalStore } from 'react'
import { EMPTY, type LocalList, readLocalList, subscribeToLocalLists } from './local-lists'

/** The ids of a visitor's own list, kept up to date across tabs. */
export const useLocalList = (list: LocalList): string[] =>
  useSyncExternalStore(
    subscribeToLocalLists,
    () => readLocalList(list),
    () => EMPTY,
  )
