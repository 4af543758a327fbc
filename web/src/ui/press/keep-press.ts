/** What does something when it is pressed; a menu opens when the finger goes down. */
const CONTROL = 'a[href], button:not([aria-haspopup]), label, summary, input'

/** Farther than this in CSS pixels, a finger or pointer has been moved away on purpose. */
const MOVED = 10

type Press = { control: HTMLElement; x: number; y: number }

const isFar = ({ x, y }: Press, event: MouseEvent): boolean =>
  Math.hypot(event.clientX - x, event.clientY - y) > MOVED

const hasModifier = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button !== 0 || altKey || ctrlKey || metaKey || shiftKey

/**
 * A press does what was under the finger when it went down: something that arrives late and moves the
 * page before the finger is lifted neither loses the press nor gives it to what has come there.
 */
export const keepPress = (): (() => void) => {
  let press: Press | undefined
  const keep = (event: PointerEvent) => {
    const control = event.isPrimary && (event.target as Element).closest?.<HTMLElement>(CONTROL)
    press = control ? { control, x: event.clientX, y: event.clientY } : undefined
  }
  const follow = (event: MouseEvent) => {
    const pressed = press
    press = undefined
    // Without `detail` it was a key or code.
    if (!pressed || event.detail === 0) return
    const { control } = pressed
    if (control.contains(event.target as Node) || !control.isConnected) return
    if (isFar(pressed, event) || hasModifier(event)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    control.click()
  }
  document.addEventListener('pointerdown', keep, true)
  document.addEventListener('click', follow, true)
  return () => {
    document.removeEventListener('pointerdown', keep, true)
    document.removeEventListener('click', follow, true)
  }
}
