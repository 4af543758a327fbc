/** Hides what only scripts make work, where they don't run. index.html says so while they do. */
export const needsScripts = 'scripted'

/** Hides what stands for it there. */
export const withoutScripts = 'plain'
