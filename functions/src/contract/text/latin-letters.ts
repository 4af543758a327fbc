// Letters of other scripts that look like Latin ones, from the confusables of Unicode's UTS #39.
const LETTERS = [
  // Cyrillic
  ['АВЕЅІЈКМНОРСТУХҮԀԚԜҺӀ', 'ABESIJKMHOPCTYXYDQWHI'],
  ['авеѕіјкмнорстухүԁԛԝһӏѵ', 'abesijkmhopctyxydqwhlv'],
  // Greek
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹͿ', 'ABEZHIKMNOPTYXCJ'],
  ['αβεηικνορτυχγϲϳ', 'abenikvoptuxycj'],
  // Armenian and Cherokee
  ['օոսյհցՕՍᎪᎫᏟᎢᏚᏢᎡᎬᎠ', 'onujhgOUAJCTSPREA'],
  // Latin letters that do not decompose
  ['ıȷɑɡøØđĐłŁɩɪᴏᴊᴀ', 'ijagoOdDlLiioja'],
] as const

const LATIN = new Map(
  LETTERS.flatMap(([from, to]) => {
    const latin = [...to]
    return [...from].map((letter, place) => [letter, latin[place] ?? letter] as const)
  }),
)

/** Replaces letters of other scripts with the Latin ones that they look like. */
export const latinLetters = (text: string): string =>
  [...text].map((letter) => LATIN.get(letter) ?? letter).join('')
