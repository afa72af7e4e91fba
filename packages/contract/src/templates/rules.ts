/** The open task of this title belongs to the template (D42). It is no text of the interface: it is stored. */
export const linkedTaskTitle = (title: string): string => `LinkedIn Post "${title}" veröffentlichen`;
