import { useSyncExternalStore } from 'react'
import { EMPTY, type LocalList, readLocalList, subscribeToLocalLists } from './local-lists'

/** The ids in a visitor's local list, kept in sync across tabs. */
export const useLocalList = (list: LocalList): string[] =>
  useSyncExternalStore(
    subscribeToLocalLists,
    () => readLocalList(list),
    () => EMPTY,
  )
