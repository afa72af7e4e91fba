import { DomainError } from "../errors.ts";
import type { ProfileWord } from "./profile-word.entity.ts";

/** Position in the search results. */
export interface Position {
  /** Whether the list has reached the profiles without a day rate, which a search with a maximum day rate lists last. */
  isRateless: boolean;
  /** Entry of the index after which the list continues. Undefined at the beginning. */
  after: ProfileWord | undefined;
}

const ratelessPrefix = "-";

export const cursorOf = ({ isRateless, after }: Position): string =>
  `${isRateless ? ratelessPrefix : ""}${after ? `${after.word}.${after.userId}` : ""}`;

/**
 * Returns the position of a cursor in the index entries with this beginning.
 * @throws `request.invalid` for a malformed cursor
 */
export function positionOf(cursor: string | undefined, beginning: string): Position {
  if (cursor === undefined) return { isRateless: false, after: undefined };
  const isRateless = cursor.startsWith(ratelessPrefix);
  const text = isRateless ? cursor.slice(ratelessPrefix.length) : cursor;
  if (isRateless && text === "") return { isRateless, after: undefined };
  const [, word, userId] = /^(.+)\.([1-9]\d{0,15})$/.exec(text) ?? [];
  if (!word?.startsWith(beginning) || userId === undefined) {
    throw new DomainError("request.invalid", { fields: { cursor: { key: "invalid" } } });
  }
  return { isRateless, after: { word, userId: Number(userId) } };
}
