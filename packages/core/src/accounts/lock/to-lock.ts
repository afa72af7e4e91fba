import type { AccountLock } from "@linkedpotential/contract/accounts/schema";
import type { UserItem } from "../../user/user.entity.ts";

type Locked = Pick<UserItem, "lockedAt" | "lockGround" | "lockReason" | "lockObjection" | "lockAnswer">;

export function toLock({ lockedAt, lockGround, lockReason, lockObjection, lockAnswer }: Locked): AccountLock | null {
  if (lockedAt === undefined) return null;
  return {
    lockedAt,
    ground: lockGround ?? "terms",
    reason: lockReason ?? "",
    objection: lockObjection ?? null,
    answer: lockAnswer ?? null,
  };
}
