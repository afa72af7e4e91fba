import { addDays, berlinInstant, today } from "@linkedpotential/contract/dates";
import type { RunningStack } from "../running-stack.ts";
import { demoCancellation, demoCode, demoCounts, demoReports, reportedMember } from "./administration.ts";
import { undeliverableMember } from "./community.ts";
import type { Member, Person } from "./fill-community.ts";

/**
 * Gives the admins something to see and to do: counts of the last days, two reports about the same post, a declaration
 * that waits for an answer, an address to which no mail is delivered, and a registration code with a note. Without an `admin` there is no code.
 */
export async function fillAdministration(
  stack: RunningStack,
  members: readonly Member[],
  admin: Person | undefined,
): Promise<void> {
  const now = today(new Date());
  await stack.local("daily-counts", {
    days: demoCounts(
      now,
      members.map(({ joinedOn }) => joinedOn),
    ),
  });
  await report(members);
  // The mail bounces, which marks the account and counts as not delivered today.
  await stack.call("auth/forgot-password", { body: { email: undeliverableMember } });
  await stack.local("schedules/check-contracts/run", {});
  const declared = await stack.call("billing/cancel-contract", { body: demoCancellation });
  if (declared.status !== 201) throw new Error(`billing/cancel-contract answered ${declared.status}`);
  const { maxUses, validDays, note } = demoCode;
  const expiresAt = berlinInstant(addDays(now, validDays), "00:00").toISOString();
  await admin?.call("admin/create-code", { body: { maxUses, expiresAt, note } });
}

async function report(members: readonly Member[]): Promise<void> {
  const post = members.find(({ name }) => name === reportedMember)?.post;
  if (!post) return;
  const subject = { userId: post.userId, postId: post.id };
  for (const { by, ...reported } of demoReports) {
    const reporter = members.find(({ name }) => name === by);
    await reporter?.call("moderation/report", { body: { ...subject, ...reported, isSincere: true } });
  }
}
