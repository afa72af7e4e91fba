/** Maximum length of a title. `linkedTaskTitle` adds words to it, and the result must fit into a task's title. */
export const templateTitleMax = 150;

/** The form's counter shows 5,000 but does not enforce it (D55). This limit is enforced. */
export const templateContentMax = 10_000;

export const templatesMax = 500;
export const templatePageSize = 100;
