/**
 * Title of the task to publish a template, by which the two are linked (D42). It is stored, so it is not translated.
 */
export const linkedTaskTitle = (title: string): string => `LinkedIn Post "${title}" veröffentlichen`;
