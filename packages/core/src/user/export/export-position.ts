import { DomainError } from "../../errors.ts";

/** How far a file is written. */
export interface ExportPosition {
  section: number;
  /** The last id of the section that was read; 0 before the first page. */
  after: number;
  hasItems: boolean;
}

export const writePosition = (userId: number, { section, after, hasItems }: ExportPosition): string =>
  [userId, section, after, Number(hasItems)].join("-");

/** @throws `request.invalid` naming `cursor` when it is not one of the owner's */
export function readPosition(userId: number, text: string): ExportPosition {
  const [, owner, section, after, hasItems] = /^(\d{1,16})-(\d{1,3})-(\d{1,16})-([01])$/.exec(text) ?? [];
  if (Number(owner) !== userId || !Number.isSafeInteger(Number(after))) {
    throw new DomainError("request.invalid", { fields: { cursor: { key: "invalid" } } });
  }
  return { section: Number(section), after: Number(after), hasItems: hasItems === "1" };
}
