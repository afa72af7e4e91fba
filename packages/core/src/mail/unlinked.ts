/**
 * Inserts invisible spaces that keep mail programs from turning addresses into links, so that nobody can send links
 * through our mails.
 */
export const unlinked = (text: string): string => text.replace(/[.:/](?=[\p{L}/])/gu, "$&\u200b");
