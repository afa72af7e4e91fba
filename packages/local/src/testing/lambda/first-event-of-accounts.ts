import { randomUUID } from "node:crypto";
import { billingCalls } from "../billing.ts";
import { lockCalls } from "../locks.ts";
import type { TestStack } from "../stack.ts";
import { carried } from "./carried.ts";

/** Locks an account with a subscription, so that both the mail and the cancellation of the renewal are due. */
export async function accountLocked(stack: TestStack): Promise<object> {
  const { account, lockedAt } = await lockCalls(stack).lock(await billingCalls(stack).subscriber());
  const detail = { ...carried({ version: 1, userId: account.user.id }), lockedAt: { S: lockedAt } };
  return { id: randomUUID(), detail };
}
