const HEX = 16

/** A random UUID, also where `crypto.randomUUID` is missing: before Chrome 92 and Safari 15.4. */
export const newId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(31))
  let at = 0
  return 'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'.replace(/[xy]/g, (letter) => {
    const digit = (bytes[at++] ?? 0) % HEX
    return (letter === 'x' ? digit : 8 + (digit % 4)).toString(HEX)
  })
}
