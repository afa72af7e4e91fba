import type { UserContext } from "../context.ts";
import { DomainError } from "../errors.ts";

/** @throws `session.forbidden` for another user's id (D13) */
export function assertOwn({ user }: UserContext, userId: number): void {
  if (userId !== user.id) throw new DomainError("session.forbidden");
}
