/**
 * Returns the title of the task to publish a template. The template finds its task by this title (D42), so the title is
 * stored and not translated.
 */
export const linkedTaskTitle = (title: string): string => `LinkedIn Post "${title}" veröffentlichen`;
