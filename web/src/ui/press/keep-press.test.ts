import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keepPress } from './keep-press'

beforeEach(keepPress)

const pay = vi.fn()
const cancel = vi.fn()
beforeEach(() => {
  pay.mockClear()
  cancel.mockClear()
  document.body.innerHTML =
    '<main><button id="pay">Pay</button><button id="cancel">Cancel</button>' +
    '<label id="label"><input id="card" type="checkbox">Card</label>' +
    '<button id="menu" aria-haspopup="menu">More</button></main>'
  find('pay').addEventListener('click', pay)
  find('cancel').addEventListener('click', cancel)
})
const find = (id: string) => document.getElementById(id) as HTMLElement

const down = (element: Element, init: PointerEventInit = {}) =>
  element.dispatchEvent(
    new PointerEvent('pointerdown', { bubbles: true, isPrimary: true, ...init }),
  )
const up = (element: Element, init: MouseEventInit = {}) =>
  element.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, ...init }),
  )

describe('a press', () => {
  it('does what it lies on', () => {
    down(find('pay'))
    up(find('pay'))
    expect(pay).toHaveBeenCalledTimes(1)
  })

  it('does what was there when the finger went down, and not what moved below it', () => {
    down(find('pay'))
    up(find('cancel'))
    expect([pay.mock.calls.length, cancel.mock.calls.length]).toEqual([1, 0])
  })

  it('isn’t lost between two', () => {
    down(find('pay'))
    up(document.querySelector('main') as HTMLElement)
    expect(pay).toHaveBeenCalledTimes(1)
  })

  it('on a label chooses its field, once', () => {
    down(find('label'))
    up(find('cancel'))
    expect((find('card') as HTMLInputElement).checked).toBe(true)
    down(find('label'))
    up(find('label'))
    expect((find('card') as HTMLInputElement).checked).toBe(false)
  })

  it('is given up by moving away', () => {
    down(find('pay'), { clientX: 5, clientY: 5 })
    up(document.querySelector('main') as HTMLElement, { clientX: 5, clientY: 40 })
    expect(pay).not.toHaveBeenCalled()
  })

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'with %o is the browser’s own',
    (init) => {
      down(find('pay'))
      up(find('cancel'), init)
      expect(pay).not.toHaveBeenCalled()
    },
  )

  it('of a key or of code has no finger', () => {
    down(find('pay'))
    find('cancel').click()
    expect([pay.mock.calls.length, cancel.mock.calls.length]).toEqual([0, 1])
  })

  it('counts once: a second click is its own', () => {
    down(find('pay'))
    up(find('pay'))
    up(find('cancel'))
    expect(cancel).toHaveBeenCalledTimes(1)
  })

  it('leaves alone what has gone, and a menu that opened below the finger', () => {
    const button = find('pay')
    down(button)
    button.remove()
    up(find('cancel'))
    expect(pay).not.toHaveBeenCalled()
    expect(cancel).toHaveBeenCalledTimes(1)
    down(find('menu'))
    up(find('cancel'))
    expect(cancel).toHaveBeenCalledTimes(2)
  })

  it('of a second finger is none', () => {
    down(find('pay'), { isPrimary: false })
    up(find('cancel'))
    expect(cancel).toHaveBeenCalledTimes(1)
  })
})
