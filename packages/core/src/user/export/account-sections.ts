import { toLock } from "../../accounts/lock/to-lock.ts";
import { AccountMessageEntity } from "../../accounts/message/account-message.entity.ts";
import { findNote } from "../../accounts/note/account-note.entity.ts";
import { findPremiumGrant } from "../../accounts/premium/premium-grant.entity.ts";
import { AdminActionEntity } from "../../admin/record/admin-action.entity.ts";
import { CodeUseEntity } from "../../auth/codes/code-use.entity.ts";
import { CredentialEntity } from "../../auth/credential.entity.ts";
import { emailKey } from "../../auth/email/email-key.ts";
import { SessionEntity } from "../../auth/session/session.entity.ts";
import { listDeclarations } from "../../billing/declarations/list-declarations.ts";
import { listInvoices } from "../../billing/invoices/list-invoices.ts";
import { findSubscription } from "../../billing/subscription.entity.ts";
import { listBlocks } from "../../blocks/list-blocks.ts";
import { getCalendarFeed } from "../../calendar-feed/get-calendar-feed.ts";
import { readCallRequests, senderOfAccount, senderOfAddress } from "../../call-requests/sent-call-requests.ts";
import { listNotifications } from "../../notifications/list-notifications.ts";
import { readUntilOf } from "../../notifications/read-marker.entity.ts";
import { TrainingProgressEntity } from "../../trainings/training-progress.entity.ts";
import { findOwnUser } from "../find-own-user.ts";
import { toSettings } from "../settings/to-settings.ts";
import { toUser } from "../to-user.ts";
import { type Section, single, whole } from "./section.ts";

/** Maximum number of exported declarations. One call of the database reads no more than 100 items by key. */
const declarationsMax = 100;

const cursorOf = (after: number) => (after === 0 ? {} : { cursor: String(after) });

export const accountSections: readonly Section[] = [
  single("account", async (ctx) => {
    const user = await findOwnUser(ctx);
    const { bouncedEmail, mailBouncedAt, emailRevertedAt, processingVersion, processingAcceptedAt, removedFromTeam } =
      user;
    const { data: credential } = await CredentialEntity.get({ email: emailKey(user.email) }).go({ consistent: true });
    return {
      ...toUser(ctx, user, ctx.user.workspace),
      ...{ bouncedEmail, mailBouncedAt, emailRevertedAt, processingVersion, processingAcceptedAt, removedFromTeam },
      lastSignInAt: credential?.lastSignInAt,
      lock: toLock(user) ?? undefined,
    };
  }),
  single("settings", async (ctx) => toSettings(await findOwnUser(ctx))),
  single("subscription", async ({ user }) => {
    const stored = await findSubscription(user.id);
    if (!stored) return undefined;
    // Leave out fields that matter only to the payment provider and the database.
    const {
      userId: _,
      version: __,
      customerId,
      checkouts,
      checkoutId,
      subscriptionId,
      disputePayment,
      due,
      nextCheckAt,
      ending,
      ...rest
    } = stored;
    return rest;
  }),
  {
    name: "invoices",
    read: async (ctx, after) => {
      const { items, nextCursor } = await listInvoices(ctx, after === 0 ? {} : { cursor: after });
      return { items, next: nextCursor === undefined ? undefined : Number(nextCursor) };
    },
  },
  whole("declarationsAboutContracts", async ({ user }) => {
    const declarations = await listDeclarations(user.id, declarationsMax);
    return declarations.map(({ about, kind, name, email, contract, reason, endsOn, receivedAt, ...rest }) => {
      const { confirmedAt, settledAt, settledAs, settledNote } = rest;
      return {
        ...{ about, kind, name, email, contract, reason, endsOn, receivedAt },
        ...{ confirmedAt, settledAt, settledAs, settledNote },
      };
    });
  }),
  // Leave out the session ids, because they are secrets.
  whole("signedInDevices", async ({ user }) => {
    const { data } = await SessionEntity.query.ofUser({ userId: user.id }).go({ pages: "all" });
    return data.map(({ workspace, expiresAt }) => ({ workspace, signedInUntil: expiresAt }));
  }),
  single("givenPremium", async ({ user }) => {
    const grant = await findPremiumGrant(user.id);
    return grant ? { until: grant.until, givenAt: grant.givenAt } : undefined;
  }),
  // Leave out the name of the admin, who is another person.
  whole("decisionsOfAdmins", async ({ user }) => {
    const { data } = await AdminActionEntity.query.ofAccount({ accountId: user.id }).go({ pages: "all" });
    return data.map(({ at, action, note }) => ({ at, action, note }));
  }),
  // Leave out the admin who wrote it, as in the decisions.
  single("noteOfAdmins", async ({ user }) => {
    const note = await findNote(user.id);
    return note?.text ? { text: note.text, writtenAt: note.writtenAt } : undefined;
  }),
  single("messagesOfTheTeam", async ({ user }) => {
    const { data } = await AccountMessageEntity.query.ofUser({ userId: user.id }).go({ pages: "all" });
    return data.map(({ sentAt, subject, text }) => ({ sentAt, subject, text }));
  }),
  // Leave out the admin who settled a request, as in the decisions.
  whole("requestsForCalls", async (ctx) => {
    const { userId, email, emailVerified } = await findOwnUser(ctx);
    const senders = [senderOfAccount(userId), ...(emailVerified ? [senderOfAddress(email)] : [])];
    const requests = (await Promise.all(senders.map(readCallRequests))).flat();
    return requests.map(({ name, company, email: address, message, receivedAt, settledAt, note, replies }) => ({
      ...{ name, company, email: address, message, receivedAt, settledAt, note },
      replies: replies?.map(({ at, subject, text }) => ({ at, subject, text })),
    }));
  }),
  single("registrationCode", async ({ user }) => {
    const { data } = await CodeUseEntity.get({ userId: user.id }).go();
    return data ? { code: data.code, usedAt: data.usedAt } : undefined;
  }),
  single("calendarFeed", async (ctx) => {
    const { createdAt } = await getCalendarFeed(ctx);
    return createdAt === null ? undefined : { createdAt };
  }),
  single("trainingProgress", async ({ user }) => {
    const { data } = await TrainingProgressEntity.get({ userId: user.id }).go();
    if (!data) return undefined;
    const { userId: _, lessonsDone = [], ...positions } = data;
    return { lessonsDone, stoppedAtSeconds: positions };
  }),
  {
    name: "notifications",
    read: async (ctx, after) => {
      const { items, nextCursor } = await listNotifications(ctx, cursorOf(after));
      return { items, next: nextCursor === undefined ? undefined : Number(nextCursor) };
    },
  },
  single("notificationsReadUntil", async ({ user }) => {
    const instant = await readUntilOf(user.id);
    return instant === "" ? undefined : { instant };
  }),
  {
    name: "blockedPeople",
    read: async (ctx, after) => {
      const { items, nextCursor } = await listBlocks(ctx, after === 0 ? {} : { cursor: after });
      return { items, next: nextCursor === undefined ? undefined : Number(nextCursor) };
    },
  },
];
