type Name = string | false | null | undefined

/** Joins class names, leaving out what is false or empty. */
export const cx = (...names: Name[]) => names.filter(Boolean).join(' ')
