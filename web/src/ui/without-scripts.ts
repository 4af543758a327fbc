/** Hides what only scripts make work, where they don't run. index.html says so while they do. */
export const needsScripts = '[html:not([data-scripts])_&]:hidden'

/** Hides what stands for it there. */
export const withoutScripts = 'in-data-scripts:hidden'
