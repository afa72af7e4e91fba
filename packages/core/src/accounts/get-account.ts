import type * as routes from "@linkedpotential/contract/accounts/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { CodeUseEntity } from "../auth/codes/code-use.entity.ts";
import { CredentialEntity } from "../auth/credential.entity.ts";
import { emailKey } from "../auth/email/email-key.ts";
import { listSessions } from "../auth/session/sessions.ts";
import { findSubscription } from "../billing/subscription.entity.ts";
import type { UserContext } from "../context.ts";
import { ReportEntity } from "../moderation/reports/report.entity.ts";
import { hasBounced } from "../user/accepts-mail.ts";
import { findExport } from "../user/export/account-export.entity.ts";
import { exportState } from "../user/export/export-state.ts";
import { homeWorkspace } from "../user/home-workspace.ts";
import { isAdmin } from "../user/is-admin.ts";
import { readAccountCompany } from "./account-company.ts";
import { findAccountEvents } from "./account-events.ts";
import { findAccount } from "./find-account.ts";
import { toLock } from "./lock/to-lock.ts";
import { findNote } from "./note/account-note.entity.ts";
import { toNote } from "./note/to-note.ts";
import { findPremiumGrant } from "./premium/premium-grant.entity.ts";

type Account = AnswerOf<typeof routes.getAccount>;

/** @throws `admin.user_not_found` */
export async function getAccount(
  ctx: UserContext,
  { accountId: userId }: InputOf<typeof routes.getAccount>,
): Promise<Account> {
  const [account, events] = await Promise.all([readAccount(ctx, userId), findAccountEvents(ctx, userId)]);
  return { ...account, eventCount: events.length };
}

async function readAccount(ctx: UserContext, userId: number): Promise<Omit<Account, "eventCount">> {
  const reads = Promise.all([
    listSessions(userId),
    findSubscription(userId),
    findPremiumGrant(userId),
    findExport(userId),
    findNote(userId),
    CodeUseEntity.get({ userId }).go(),
    ReportEntity.query.ofSubject({ userId }).go({ pages: "all", attributes: ["reportId"] }),
  ]);
  const [user, [sessions, contract, grant, file, note, codeUse, reports]] = await Promise.all([
    findAccount(userId),
    reads,
  ]);
  const [{ data: credential }, company, shownNote] = await Promise.all([
    CredentialEntity.get({ email: emailKey(user.email) }).go({ consistent: true }),
    readAccountCompany(ctx, user),
    toNote(note),
  ]);
  const now = ctx.now().toISOString();
  const runs = contract?.status === "active" || contract?.status === "past_due";
  return {
    ...{ id: userId, name: user.name, email: user.email, role: user.role, workspace: homeWorkspace(user) },
    ...{ plan: user.plan, emailVerified: user.emailVerified, joinDate: user.joinDate },
    paidUntil: (runs && contract.periodEnd) || null,
    isCancelled: runs && contract.isCancelled,
    givenUntil: grant?.until ?? null,
    mailBouncedAt: (hasBounced(user) && user.mailBouncedAt) || null,
    lastSignInAt: credential?.lastSignInAt ?? null,
    sessionCount: sessions.filter(({ expiresAt }) => expiresAt > now).length,
    isAdmin: isAdmin(ctx, user),
    isProfileHidden: user.hidden !== undefined,
    reportCount: reports.data.length,
    export: exportState(file, ctx.now()),
    lock: toLock(user),
    company,
    registrationCode: codeUse.data?.code ?? null,
    note: shownNote,
  };
}
