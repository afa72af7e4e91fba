import type * as routes from "@linkedpotential/contract/accounts/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { CredentialEntity } from "../auth/credential.entity.ts";
import { emailKey } from "../auth/email/email-key.ts";
import { listSessions } from "../auth/session/sessions.ts";
import { findSubscription } from "../billing/subscription.entity.ts";
import type { UserContext } from "../context.ts";
import { ParticipationEntity } from "../live-trainings/seats/participation.entity.ts";
import { ReportEntity } from "../moderation/reports/report.entity.ts";
import { hasBounced } from "../user/accepts-mail.ts";
import { findExport } from "../user/export/account-export.entity.ts";
import { exportState } from "../user/export/export-state.ts";
import { homeWorkspace } from "../user/home-workspace.ts";
import { isAdmin } from "../user/is-admin.ts";
import { findAccount } from "./find-account.ts";
import { toLock } from "./lock/to-lock.ts";
import { findPremiumGrant } from "./premium/premium-grant.entity.ts";

/** @throws `admin.user_not_found` */
export async function getAccount(
  ctx: UserContext,
  { accountId: userId }: InputOf<typeof routes.getAccount>,
): Promise<AnswerOf<typeof routes.getAccount>> {
  const reads = Promise.all([
    listSessions(userId),
    findSubscription(userId),
    findPremiumGrant(userId),
    findExport(userId),
    ReportEntity.query.ofSubject({ userId }).go({ pages: "all", attributes: ["reportId"] }),
    ParticipationEntity.query.ofUser({ userId }).go({ pages: "all", attributes: ["liveTrainingId"] }),
  ]);
  const [user, [sessions, contract, grant, file, reports, events]] = await Promise.all([findAccount(userId), reads]);
  const { data: credential } = await CredentialEntity.get({ email: emailKey(user.email) }).go({ consistent: true });
  const now = ctx.now().toISOString();
  const runs = contract?.status === "active" || contract?.status === "past_due";
  return {
    ...{ id: userId, name: user.name, email: user.email, role: user.role, workspace: homeWorkspace(user) },
    ...{ plan: user.plan, emailVerified: user.emailVerified, joinDate: user.joinDate },
    paidUntil: (runs && contract.periodEnd) || null,
    isCancelled: runs && contract.isCancelled,
    givenUntil: grant?.until ?? null,
    mailBounced: hasBounced(user),
    lastSignInAt: credential?.lastSignInAt ?? null,
    sessionCount: sessions.filter(({ expiresAt }) => expiresAt > now).length,
    isAdmin: isAdmin(ctx, user),
    isProfileHidden: user.hidden !== undefined,
    reportCount: reports.data.length,
    eventCount: events.data.length,
    export: exportState(file, ctx.now()),
    lock: toLock(user),
  };
}
