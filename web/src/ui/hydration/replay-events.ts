/** The inline start script sets it on elements changed, clicked or submitted before hydration. */
const MARK = 'data-replay'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isField = (element: Element): element is Field => element.matches('input, textarea, select')

const setterOf = (field: Field, name: 'value' | 'checked') =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), name)?.set

/**
 * React tracks a field's value through its instance setter and ignores an event without a change.
 * So the default value is set through that setter and the new one through the prototype's.
 */
const replayField = (field: Field, value: string): void => {
  if (field instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(field.type)) {
    // React may have put it back by now; from the other state, the click leads to what was chosen.
    field.checked = value !== 'true'
    field.click()
    return
  }
  if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue
  setterOf(field, 'value')?.call(field, value)
  const kind = field instanceof HTMLSelectElement ? 'change' : 'input'
  field.dispatchEvent(new Event(kind, { bubbles: true }))
}

/** Replays events from before hydration: field values first, then clicks and submits. */
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
    // Lets React render the effects of this event before the next one.
    await Promise.resolve()
  }
}
