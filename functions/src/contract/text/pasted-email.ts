/** Without what is pasted around an address: blanks, marks that nobody sees, "mailto:". */
export const pastedEmail = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/^<(.*)>$/, '$1')
