import { useEffect, useState } from 'react'
import { whenIdle } from './when-idle'

/** True once the browser is idle after mount. */
export const useWhenIdle = (): boolean => {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => whenIdle(() => setIsIdle(true)), [])
  return isIdle
}
