import type { Account } from "@linkedpotential/contract/accounts/schema";
import { dateText } from "@linkedpotential/contract/date-texts";
import type { HidingGround } from "@linkedpotential/contract/moderation/choices";
import { useAction } from "../../../lib/action/use-action.ts";
import { apiPagesQuery, apiQuery, queryClient } from "../../../lib/api/query-client.ts";
import type { Texts } from "../../../texts/areas.ts";
import { errorText } from "../../../texts/error-text.ts";
import { getLanguage } from "../../../texts/language.ts";
import { wayOf, waysOf } from "./ways-of.ts";

export type NamedAccount = Pick<Account, "id" | "name">;

export const paramsOf = (accountId: number) => ({ accountId: String(accountId) });

export const accountQuery = (id: number) => apiQuery("accounts/get", { params: paramsOf(id) });
export const reportsQuery = (id: number) => apiQuery("accounts/list-reports", { params: paramsOf(id) });
export const eventsQuery = (id: number) => apiQuery("accounts/list-events", { params: paramsOf(id) });
export const contractQuery = (id: number) => apiQuery("accounts/get-contract", { params: paramsOf(id) });
export const actionsQuery = (id: number) => apiPagesQuery("accounts/list-actions", { params: paramsOf(id), query: {} });

const area = "admin-account";
const isForm = true;

const change = (id: number, values: Partial<Account>): void =>
  void queryClient.setQueryData<Account>(accountQuery(id).queryKey, (account) => account && { ...account, ...values });

type MailTexts = Texts["admin-account"]["mails"];

/** Names the owner of an account, and says whether a mail tells them what was done. */
export const mailText = (mails: MailTexts, account: Account, about: Exclude<keyof MailTexts, "none">): string =>
  waysOf(account).isMailed ? mails[about](account.name) : mails.none(account.name);

interface NewAccountMessage {
  subject: string;
  text: string;
}

export interface LockValues {
  ground: HidingGround;
  reason: string;
}

/** Locks the account. The toast offers to lift the lock again. */
export function useLock(account: Account) {
  const { id } = account;
  const unlock = useUnlock(account);
  return useAction("accounts/lock", (body: LockValues) => ({ params: paramsOf(id), body }), {
    isForm,
    onDone: (lock) => change(id, { lock, sessionCount: 0 }),
    toasts: {
      area,
      done: ({ lock, mails }) => ({ title: lock.done, description: mailText(mails, account, "lock") }),
      undo: ({ lockedAt }) => unlock.run(lockedAt),
    },
  });
}

export function useUnlock(account: Account) {
  const { id, name } = account;
  return useAction("accounts/unlock", (lockedAt: string) => ({ params: paramsOf(id), body: { lockedAt } }), {
    onDone: () => change(id, { lock: null }),
    toasts: {
      area,
      done: ({ lock, mails }) => ({
        title: lock.unlocked,
        description: `${lock.unlockedHint(name)} ${mailText(mails, account, "unlock")}`,
      }),
      failed: ({ lock }, error) => ({ title: lock.unlockFailed, description: errorText(error) }),
    },
  });
}

export const useUpholdLock = (account: Account, lockedAt: string) =>
  useAction(
    "accounts/uphold-lock",
    (statement: string) => ({ params: paramsOf(account.id), body: { lockedAt, statement } }),
    {
      isForm,
      toasts: {
        area,
        done: ({ uphold, mails }) => ({ title: uphold.done, description: mailText(mails, account, "uphold") }),
      },
    },
  );

export const useEndSessions = ({ id, name }: Account) =>
  useAction("accounts/end-sessions", () => ({ params: paramsOf(id) }), {
    onDone: () => change(id, { sessionCount: 0 }),
    toasts: {
      area,
      done: ({ sessions }, { ended }) => ({ title: sessions.done(ended), description: sessions.doneHint(name) }),
      failed: ({ sessions }, error) => ({ title: sessions.failed, description: errorText(error) }),
    },
  });

export const useResendVerification = ({ id, name, email }: Account) =>
  useAction("accounts/resend-verification", () => ({ params: paramsOf(id) }), {
    toasts: {
      area,
      done: ({ resend }) => ({ title: resend.done, description: resend.doneHint(name, email) }),
      failed: ({ resend }, error) => ({ title: resend.failed, description: errorText(error) }),
    },
  });

export const useSendMessage = ({ id, name }: Account) =>
  useAction("accounts/send-message", (body: NewAccountMessage) => ({ params: paramsOf(id), body }), {
    isForm,
    toasts: {
      area,
      done: ({ message }, ways) => ({ title: message.done, description: message.sent[wayOf(ways)](name) }),
    },
  });

export const useGivePremium = (account: Account) =>
  useAction("accounts/give-premium", (until: string) => ({ params: paramsOf(account.id), body: { until } }), {
    isForm,
    onDone: ({ until }) => change(account.id, { plan: "premium", givenUntil: until }),
    toasts: {
      area,
      done: ({ premiumForm, mails }, { until }) => ({
        title: premiumForm.done(dateText(until, getLanguage())),
        description: mailText(mails, account, "premium"),
      }),
    },
  });

export const useStartExport = ({ id, name }: Account) =>
  useAction("accounts/start-export", () => ({ params: paramsOf(id) }), {
    onDone: (file) => change(id, { export: file }),
    toasts: {
      area,
      done: (texts) => ({ title: texts.export.done, description: texts.export.hint(name) }),
      failed: (texts, error) => ({ title: texts.export.failed, description: errorText(error) }),
    },
  });

export const useDeleteAccount = ({ id, name, isMailed }: NamedAccount & { isMailed: boolean }) =>
  useAction("accounts/delete", (reason: string) => ({ params: paramsOf(id), body: { reason } }), {
    isForm,
    toasts: {
      area,
      done: ({ deletion, mails }) => ({
        title: deletion.done,
        description: isMailed ? mails.delete(name) : mails.none(name),
      }),
    },
  });
