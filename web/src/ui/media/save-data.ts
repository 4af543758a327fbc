import { createContext } from 'react'

/** Whether to draw with less: the smallest pictures, nothing that moves. */
export const SaveDataContext = createContext(false)
