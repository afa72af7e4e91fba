import { DomainError } from "../../errors.ts";
import type { HiddenIds } from "../visible-leads.ts";

/**
 * State of the list when its first page was read. Later pages return the same version and skip newer leads, without
 * reading the counter again.
 */
export interface ListState {
  version: number;
  lastId: number;
  hidden: HiddenIds;
}

export interface LeadCursor extends ListState {
  after: number;
}

export function writeCursor(userId: number, { after, version, lastId, hidden }: LeadCursor): string {
  return Buffer.from(JSON.stringify([userId, after, version, lastId, hidden.from, hidden.to])).toString("base64url");
}

/**
 * Decodes a cursor.
 * @throws `request.invalid`, naming `cursor`, when the cursor is malformed or belongs to another user
 */
export function readCursor(userId: number, text: string): LeadCursor {
  const [owner, after, version, lastId, from, to] = numbersIn(text);
  if (owner !== userId || after === undefined || version === undefined || lastId === undefined) throw wrongCursor();
  if (from === undefined || to === undefined) throw wrongCursor();
  return { after, version, lastId, hidden: { from, to } };
}

function numbersIn(text: string): number[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, "base64url").toString());
    if (Array.isArray(parts) && parts.every(isBelowMax)) return parts;
  } catch {
    // Treat text that is not JSON like JSON of another shape.
  }
  return [];
}

/**
 * Tells whether a number of a cursor is in range. The next page starts at this number plus one, which must still be a
 * safe integer.
 */
const isBelowMax = (part: unknown): boolean =>
  Number.isSafeInteger(part) && Number(part) >= 0 && Number(part) < Number.MAX_SAFE_INTEGER;

const wrongCursor = () => new DomainError("request.invalid", { fields: { cursor: { key: "invalid" } } });
