type Name = string | false | null | undefined

/** Joins class names, skipping false and empty ones. */
export const cx = (...names: Name[]) => names.filter(Boolean).join(' ')
