/** Short enough for a task's title with the words around it (`linkedTaskTitle`). */
export const templateTitleMax = 150;
/** The form's counter shows 5,000 but does not enforce it (D55). This limit is enforced. */
export const templateContentMax = 10_000;
export const templatesMax = 500;
export const templatePageSize = 100;
