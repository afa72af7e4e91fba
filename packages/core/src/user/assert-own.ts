import type { UserContext } from "../context.ts";
import { DomainError } from "../errors.ts";

/**
 * Requires that an id from the request is the caller's own (D13).
 * @throws `session.forbidden` for another user's id
 */
export function assertOwn({ user }: UserContext, userId: number): void {
  if (userId !== user.id) throw new DomainError("session.forbidden");
}
