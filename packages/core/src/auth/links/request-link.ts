import { setTimeout as wait } from "node:timers/promises";
import type { OutboxDetail } from "@linkedpotential/contract/outbox";
import type { Workspace } from "@linkedpotential/contract/workspaces";
import type { RequestContext } from "../../context.ts";
import { OutboxEventEntity } from "../../outbox/outbox-event.entity.ts";
import { outboxItem } from "../../outbox/put-outbox-event.ts";
import { CredentialEntity } from "../credential.entity.ts";
import { emailKey } from "../email/email-key.ts";
import { countAttempt } from "../guard/rate-limit.ts";

interface Link {
  action: "resend-verification" | "forgot-password";
  purpose: OutboxDetail<"account.link-due">["purpose"];
}

/**
 * Requests a mail with a link, which `mailLink` sends later. Neither the answer nor its duration reveals whether the
 * account exists.
 * @throws `request.rate_limited`
 */
export async function requestLink(
  ctx: RequestContext,
  input: { email: string; workspaceSlug: Workspace },
  { action, purpose }: Link,
): Promise<void> {
  await withMinimumDuration(async () => {
    const email = emailKey(input.email);
    const [{ data: credential }] = await Promise.all([
      CredentialEntity.get({ email }).go({ consistent: true }),
      countAttempt(ctx, action, email),
    ]);
    if (!credential) return;
    const detail = { userId: credential.userId, purpose, workspace: input.workspaceSlug };
    await OutboxEventEntity.put(outboxItem(ctx, "account.link-due", detail)).go();
  });
}

const leastMs = 400;

/**
 * Runs `work` and delays the answer to a minimum duration, so that its timing does not reveal whether an account exists
 * (D5).
 */
async function withMinimumDuration<T>(work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.all([work(), wait(leastMs)]);
  return result;
}
