import { createContext } from 'react'

/** Whether to save data: smallest images, no animation. */
export const SaveDataContext = createContext(false)
