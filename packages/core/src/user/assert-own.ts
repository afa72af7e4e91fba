import type { UserContext } from "../context.ts";
import { DomainError } from "../errors.ts";

/** Ensures that an id from the request is the caller's own. @throws `session.forbidden` for another user's id (D13) */
export function assertOwn({ user }: UserContext, userId: number): void {
  if (userId !== user.id) throw new DomainError("session.forbidden");
}
