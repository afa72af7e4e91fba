import { DomainError } from "../../errors.ts";
import type { HiddenIds } from "../visible-leads.ts";

/** As the first page saw it: later ones answer with its version and leave out what is newer, in one query each. */
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

/** @throws `request.invalid` naming `cursor` when it is not one of the owner's */
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
    // No JSON: as wrong as JSON of another shape.
  }
  return [];
}

/** A page begins one behind its cursor, and that must be a number still. */
const isBelowMax = (part: unknown): boolean =>
  Number.isSafeInteger(part) && Number(part) >= 0 && Number(part) < Number.MAX_SAFE_INTEGER;

const wrongCursor = () => new DomainError("request.invalid", { fields: { cursor: { key: "invalid" } } });
