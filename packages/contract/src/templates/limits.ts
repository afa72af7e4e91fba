/**
 * Maximum length of a title. `linkedTaskTitle` adds words to the title, and the result must still fit into the title of
 * a task.
 */
export const templateTitleMax = 150;

/**
 * Maximum length of the content. The counter in the form shows 5,000, but this higher limit is the one that is enforced
 * (D55).
 */
export const templateContentMax = 10_000;

export const templatesMax = 500;
export const templatePageSize = 100;
