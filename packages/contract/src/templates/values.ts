/** A task's title has room for it, with the words around it (`linkedTaskTitle`). */
export const templateTitleMax = 150;
/** The counter runs to 5,000 and does not bind (D55); this does. */
export const templateContentMax = 10_000;
export const templatesMax = 500;
export const templatePageSize = 100;
