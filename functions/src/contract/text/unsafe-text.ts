// Control characters except tab, line feed and carriage return: real text has none.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/

/** Why a text is taken from nobody, whatever it is for; undefined if it is fine. */
export const textProblem = (text: string): string | undefined => {
  if (CONTROLS.test(text)) return 'Control characters are not allowed.'
  return /\p{Surrogate}/u.test(text) ? 'This is not well-formed text.' : undefined
}
