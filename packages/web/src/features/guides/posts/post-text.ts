export const postText = (sections: readonly { text: string }[]): string =>
  sections.map(({ text }) => text).join("\n\n");

/** Counts words. A run of characters without a letter or digit, such as a dash, is not a word. */
export const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
