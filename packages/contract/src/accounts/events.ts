import * as z from "zod/mini";
import { defineEvent, idField } from "../event.ts";

/** `lockedAt` identifies the lock, so that a subscriber skips an event about a lock that no longer holds. */
const lock = { userId: idField, lockedAt: z.string() };

export const events = {
  "account.locked": defineEvent(1, lock),
  "account.unlocked": defineEvent(1, lock),
  "account.lock-objected": defineEvent(1, lock),
  "account.lock-upheld": defineEvent(1, lock),
  "account.message-sent": defineEvent(1, { userId: idField, messageId: idField }),
  /** An admin ordered the end of the contract. `endingId` identifies the order, which the contract names. */
  "account.subscription-end-due": defineEvent(1, { userId: idField, endingId: idField }),
  "account.premium-given": defineEvent(1, { userId: idField, until: z.string() }),
};
