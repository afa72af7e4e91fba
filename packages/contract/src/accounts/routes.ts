import * as z from "zod/mini";
import { pageQuery } from "../admin/schema.ts";
import { administeredSupport, changedSupport } from "../business/support-schema.ts";
import { success } from "../fields.ts";
import { type Grant, session } from "../grant.ts";
import { defineRoute } from "../route.ts";
import { accountExport } from "../user/schema.ts";
import * as schema from "./schema.ts";

const params = schema.accountParams;
const locking: Grant = { table: [session, "Query", "PutItem", "UpdateItem", "DeleteItem"] };
const lockedAt = "2027-03-12T09:00:00.000Z";

export const getAccount = defineRoute("accounts/get", {
  summary: "Get one account with its state, plan, lock, company and note",
  access: "admin",
  grant: { table: [session, "BatchGetItem", "Query", "Query:gsi1"] },
  params,
  answer: schema.account,
  errors: ["admin.user_not_found"],
});

export const listAccountReports = defineRoute("accounts/list-reports", {
  summary: "List the newest reports about an account and those that it made",
  access: "admin",
  grant: { table: [session, "BatchGetItem", "Query", "Query:gsi2"] },
  params,
  answer: schema.accountReports,
  errors: ["admin.user_not_found"],
});

export const listAccountEvents = defineRoute("accounts/list-events", {
  summary: "List the live events that an account is registered or waiting for, latest first",
  access: "admin",
  grant: { table: [session, "BatchGetItem", "Query", "Query:gsi1"] },
  params,
  answer: schema.accountEvents,
  errors: ["admin.user_not_found"],
});

export const getAccountContract = defineRoute("accounts/get-contract", {
  summary: "Get the subscription, the newest invoices and declarations of an account",
  access: "admin",
  grant: { table: [session, "BatchGetItem", "Query", "Query:gsi2"] },
  params,
  answer: schema.accountContract,
  errors: ["admin.user_not_found"],
});

export const getAccountInvoice = defineRoute("accounts/get-invoice", {
  summary: "Get an invoice or credit note of an account as the PDF that its owner gets",
  access: "admin",
  grant: { table: [session] },
  params: schema.accountInvoiceParams,
  answer: z.string(),
  mediaType: "application/pdf",
  errors: ["admin.user_not_found", "billing.invoice_not_found"],
});

export const listAccountActions = defineRoute("accounts/list-actions", {
  summary: "List what admins did to an account, newest first",
  access: "admin",
  grant: { table: [session, "BatchGetItem", "Query:gsi1"] },
  params,
  query: pageQuery,
  answer: schema.accountActions,
  paged: true,
  errors: ["admin.user_not_found"],
});

export const getAccountSupport = defineRoute("accounts/get-support", {
  summary: "Get contact person, next session and documents of the support that a business gets",
  access: "admin",
  grant: { table: [session] },
  params,
  answer: administeredSupport,
  errors: ["admin.user_not_found", "account.not_business"],
});

export const saveAccountSupport = defineRoute("accounts/save-support", {
  summary: "Replace contact person, next session and documents of the support that a business gets",
  access: "admin",
  grant: { table: [session, "PutItem", "UpdateItem"] },
  params,
  body: changedSupport,
  sample: {
    revision: 0,
    contact: {
      name: "Karin Vogt",
      role: "Ihre Ansprechpartnerin",
      phone: "+49 40 123456",
      email: "vogt@example.org",
      times: "Montag bis Donnerstag, 9 bis 16 Uhr",
    },
    nextSession: { date: "2027-03-12", time: "10:00", link: "https://meet.example.org/a" },
    documents: [{ title: "Vertriebsplan", link: "https://docs.example.org/plan" }],
  },
  answer: administeredSupport,
  errors: ["admin.user_not_found", "account.not_business", "account.support_changed"],
});

export const saveAccountNote = defineRoute("accounts/save-note", {
  summary: "Replace the note about an account that only admins see",
  access: "admin",
  grant: { table: [session, "PutItem", "UpdateItem"] },
  params,
  body: schema.changedNote,
  sample: { revision: 0, text: "Bittet um Rückruf nach 16 Uhr." },
  answer: schema.accountNote,
  errors: ["admin.user_not_found", "account.note_changed"],
});

export const lockAccount = defineRoute("accounts/lock", {
  summary: "Lock an account; its sessions end and its posts are hidden",
  access: "admin",
  grant: locking,
  params,
  body: schema.newLock,
  sample: { ground: "terms", reason: "Zwanzig gleiche Beiträge in einer Stunde." },
  answer: schema.accountLock,
  errors: ["admin.user_not_found", "account.own", "account.is_admin", "account.already_locked"],
});

export const unlockAccount = defineRoute("accounts/unlock", {
  summary: "Lift the lock of an account",
  access: "admin",
  grant: { table: [session, "PutItem", "UpdateItem"] },
  params,
  body: schema.seenLock,
  sample: { lockedAt },
  answer: success,
  errors: ["admin.user_not_found", "account.not_locked", "account.lock_changed"],
});

export const upholdLock = defineRoute("accounts/uphold-lock", {
  summary: "Answer the objection to a lock that stays",
  access: "admin",
  grant: { table: [session, "PutItem", "UpdateItem"] },
  params,
  body: schema.upheldLock,
  sample: { lockedAt, statement: "Die Beiträge sind gleich, wie die Meldungen zeigen." },
  answer: success,
  errors: ["admin.user_not_found", "account.not_locked", "account.lock_changed", "account.no_objection"],
});

export const endAccountSessions = defineRoute("accounts/end-sessions", {
  summary: "Sign an account out on all its devices",
  access: "admin",
  grant: { table: [session, "Query", "PutItem", "DeleteItem"] },
  params,
  answer: schema.endedSessions,
  errors: ["admin.user_not_found"],
});

export const resendAccountVerification = defineRoute("accounts/resend-verification", {
  summary: "Mail the link again with which an account confirms its address",
  access: "admin",
  grant: { table: [session, "PutItem", "UpdateItem"] },
  params,
  answer: success,
  errors: ["admin.user_not_found", "account.already_verified"],
});

export const sendAccountMessage = defineRoute("accounts/send-message", {
  summary: "Send a message to the owner of an account by mail and notification",
  access: "admin",
  grant: { table: [session, "PutItem", "UpdateItem"] },
  params,
  body: schema.newAccountMessage,
  sample: { subject: "Ihr Profil", text: "Bitte ergänzen Sie eine Beschreibung." },
  answer: schema.sentAccountMessage,
  status: 201,
  errors: ["admin.user_not_found", "account.unreachable"],
});

export const givePremium = defineRoute("accounts/give-premium", {
  summary: "Give an account Premium until the end of a day, without payment",
  access: "admin",
  grant: { table: [session, "PutItem", "UpdateItem", "ConditionCheckItem"] },
  params,
  body: schema.givenPremium,
  sample: { until: "2100-01-01" },
  answer: schema.givenPremium,
  errors: [
    "admin.user_not_found",
    "account.not_freelancer",
    "account.has_contract",
    "account.date_past",
    "account.date_too_far",
  ],
});

export const startAccountExport = defineRoute("accounts/start-export", {
  summary: "Start the data export of an account, of which only its owner gets the file",
  access: "admin",
  grant: { table: [session, "PutItem", "UpdateItem"] },
  params,
  answer: accountExport,
  errors: ["admin.user_not_found"],
});

export const deleteAccountWithReason = defineRoute("accounts/delete", {
  summary: "Delete an account with all its data; the mail to its owner names the reason",
  access: "admin",
  grant: { table: [session, "Query", "PutItem", "DeleteItem"] },
  params,
  body: schema.newDeletion,
  sample: { reason: "Das Konto wurde nur zum Versenden von Werbung angelegt." },
  answer: success,
  errors: ["admin.user_not_found", "account.own", "account.is_admin"],
});

const sampleToken = `1.${Date.parse(lockedAt)}.${"A".repeat(43)}`;

export const readLock = defineRoute("accounts/read-lock", {
  summary: "Read why an account is locked, with the token of the mail or of the refused call",
  access: "public",
  grant: { table: ["GetItem", "UpdateItem"] },
  body: schema.lockLink,
  sample: { token: sampleToken },
  answer: schema.lockNotice,
  errors: ["account_lock.invalid", "account_lock.lifted"],
});

/** Allowed once per lock. */
export const objectToLock = defineRoute("accounts/object-to-lock", {
  summary: "Object to the lock of an account, with the same token",
  access: "public",
  grant: { table: ["GetItem", "PutItem", "UpdateItem"] },
  body: schema.lockObjection,
  sample: { token: sampleToken, text: "Die Beiträge habe nicht ich geschrieben." },
  answer: success,
  errors: ["account_lock.invalid", "account_lock.lifted", "objection.already_made"],
});
