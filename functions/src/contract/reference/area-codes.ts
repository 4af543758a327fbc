/**
 * Former names of local government areas, by code. The constitution's First Schedule still has
 * Egbado, Shagamu and Somolu. A renamed area gets a line here, so that what names it stays valid.
 */
const RENAMED_AREAS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'Lagos/Somolu': 'Lagos/Shomolu',
    'Ogun/Egbado North': 'Ogun/Yewa North',
    'Ogun/Egbado South': 'Ogun/Yewa South',
    'Ogun/Shagamu': 'Ogun/Sagamu',
  }),
)

const SEPARATOR = '/'

/** The code of a local government area: `Lagos/Ikeja`. Area names repeat between states. */
export const areaCodeOf = (state: string, area: string): string => `${state}${SEPARATOR}${area}`

/** The current code of an area that may be given by its former one. */
export const currentAreaCode = (code: string): string => RENAMED_AREAS.get(code) ?? code

/** State names have no slash; some area names do (`Ekiti/Ido/Osi`). */
export const areaOfCode = (code: string): { state: string; city: string } => {
  const at = code.indexOf(SEPARATOR)
  return { state: code.slice(0, at), city: code.slice(at + 1) }
}
