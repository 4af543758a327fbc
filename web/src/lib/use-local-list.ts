import { useSyncExternalStore } from 'react'
import { EMPTY, type LocalList, readLocalList, subscribeToLocalLists } from './local-lists'

/** The ids in a visitor's local list, kept in sync across tabs. */
export const useLocalList = (list: LocalList): string[] =>
  useSyncExternalStore(
    subscribeToLocalLists,
    () => readLocalList(list),
    () => EMPTY,
  )

/** Whether a local list has this id. Renders again only when that changes. */
export const useIsInLocalList = (list: LocalList, id: string): boolean =>
  useSyncExternalStore(
    subscribeToLocalLists,
    () => readLocalList(list).includes(id),
    () => false,
  )
