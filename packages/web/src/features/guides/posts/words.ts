interface Section {
  text: string;
}

/** Numbered as they stand, joined they are the post. */
export const postText = (sections: readonly Section[]): string => sections.map(({ text }) => text).join("\n\n");

/** As somebody counts who writes a post: signs between blanks that hold a letter or digit. */
export const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
