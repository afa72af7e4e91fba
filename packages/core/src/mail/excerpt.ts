import { shortened } from "./subject.ts";
import { unlinked } from "./unlinked.ts";

const excerptMax = 300;

/** Returns the beginning of a message as one line, without links. */
export const excerptOf = (message: string): string =>
  unlinked(shortened(message.replace(/\s+/gu, " ").trim(), excerptMax));
