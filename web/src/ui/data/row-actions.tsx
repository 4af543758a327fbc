import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../chunks/lazy-part'
import { loadInBackground } from '../chunks/load-chunk'
import { useWhenIdle } from '../media/use-when-idle'
import { RowActionsIcon, type RowActionsProps, rowActionsClass } from './row-actions-button'

const load = () => import('../overlay/row-menu')
const RowMenu = lazyPart(load)

/** A row's actions. The menu's code loads when the browser is idle, or on the first click. */
export const RowActions = (props: RowActionsProps) => {
  const [isAsked, setIsAsked] = useState(false)
  const isIdle = useWhenIdle()
  useEffect(() => {
    if (isIdle) loadInBackground(load).catch(console.error)
  }, [isIdle])

  const button = (
    <button
      type="button"
      aria-label={props.label}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setIsAsked(true)}
      onKeyDown={({ key }) => key === 'ArrowDown' && setIsAsked(true)}
      className={rowActionsClass}
    >
      <RowActionsIcon />
    </button>
  )
  if (!isAsked) return button
  return (
    <Suspense fallback={button}>
      <RowMenu {...props} />
    </Suspense>
  )
}
