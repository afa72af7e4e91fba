import { cursorAfter, type ProfileWord, ProfileWordEntity, startOf } from "./profile-word.entity.ts";
import { isAbbreviation } from "./related-words.ts";

/**
 * Reads the index entries of the words with a beginning, the last word and the newest account first. An abbreviation
 * finds the entries of the whole word.
 */
export async function readEntries(beginning: string, limit: number, after?: ProfileWord): Promise<ProfileWord[]> {
  const start = startOf(beginning);
  const query = isAbbreviation(beginning)
    ? ProfileWordEntity.query.ofStart({ start, word: beginning })
    : ProfileWordEntity.query.ofStart({ start }).begins({ word: beginning });
  const options = { order: "desc", limit, pages: 1 } as const;
  const { data } = await query.go(after ? { ...options, cursor: cursorAfter(after) } : options);
  return data;
}
