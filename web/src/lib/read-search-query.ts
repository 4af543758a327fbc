/**
 * What a search form asks for: as its field says, not as the app remembers. What was typed before a
 * drawn page lived is in the field first.
 */
export const readSearchQuery = (form: HTMLFormElement): string => {
  const words = new FormData(form).get('q')
  return typeof words === 'string' ? words.trim() : ''
}
