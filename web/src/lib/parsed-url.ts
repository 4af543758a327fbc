/** The URL of a text; undefined if it is none. `URL.canParse` is younger than browsers in use. */
export const parsedUrl = (text: string, base: string): URL | undefined => {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
