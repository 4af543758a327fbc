/** Set by the page's own script on what was typed in, chosen, pressed or sent too early. */
const MARK = 'data-early'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isField = (element: Element): element is Field => element.matches('input, textarea, select')

const setterOf = (field: Field, name: 'value' | 'checked') =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), name)?.set

/**
 * React asks a field what it held when React last looked, and ignores an event that says the same:
 * so the field is told the old through React, the new behind its back.
 */
const replayField = (field: Field, value: string): void => {
  if (field instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(field.type)) {
    field.checked = !field.checked
    field.click()
    return
  }
  if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue
  setterOf(field, 'value')?.call(field, value)
  const kind = field instanceof HTMLSelectElement ? 'change' : 'input'
  field.dispatchEvent(new Event(kind, { bubbles: true }))
}

/** Does again what was done before anything listened: fields first, then presses. */
export const replayEvents = async (isMeant: (element: Element) => boolean): Promise<void> => {
  const marked = [...document.querySelectorAll<HTMLElement>(`[${MARK}]`)].filter(isMeant)
  const fields = marked.filter(isField)
  const pressed = marked.filter((element) => !isField(element))
  for (const element of [...fields, ...pressed]) {
    const value = element.getAttribute(MARK)
    if (value === null) continue
    element.removeAttribute(MARK)
    if (isField(element)) replayField(element, value)
    else if (element instanceof HTMLFormElement) element.requestSubmit()
    else element.click()
    // What follows from it is drawn before the next.
    await Promise.resolve()
  }
}
