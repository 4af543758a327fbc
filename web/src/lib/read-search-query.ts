/**
 * Reads the query from the form's field instead of React state, because text typed before hydration
 * is only in the field.
 */
export const readSearchQuery = (form: HTMLFormElement): string => {
  const words = new FormData(form).get('q')
  return typeof words === 'string' ? words.trim() : ''
}
