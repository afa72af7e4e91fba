/** Returns whether a list of tags contains a tag, ignoring case. */
export const hasTag = (tags: readonly string[], tag: string): boolean =>
  tags.some((one) => one.toLowerCase() === tag.toLowerCase());
