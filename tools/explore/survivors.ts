/** Mutants that nothing kills, by name, and why nothing should. */
export const SURVIVORS: Readonly<Record<string, string>> = {}
