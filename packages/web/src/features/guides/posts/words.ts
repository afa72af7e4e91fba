interface Section {
  text: string;
}

/** Joins the sections to the text of the post. */
export const postText = (sections: readonly Section[]): string => sections.map(({ text }) => text).join("\n\n");

/** Counts words: character runs between spaces that contain a letter or digit. */
export const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
