import type { Account } from "@linkedpotential/contract/accounts/schema";
import { dateText } from "@linkedpotential/contract/date-texts";
import type { HidingGround } from "@linkedpotential/contract/moderation/choices";
import { useAction } from "../../../lib/action/use-action.ts";
import { apiPagesQuery, apiQuery, queryClient } from "../../../lib/api/query-client.ts";
import { errorText } from "../../../texts/error-text.ts";
import { getLanguage } from "../../../texts/language.ts";

export type NamedAccount = Pick<Account, "id" | "name">;

const paramsOf = (accountId: number) => ({ accountId: String(accountId) });

export const accountQuery = (id: number) => apiQuery("accounts/get", { params: paramsOf(id) });
export const reportsQuery = (id: number) => apiQuery("accounts/list-reports", { params: paramsOf(id) });
export const eventsQuery = (id: number) => apiQuery("accounts/list-events", { params: paramsOf(id) });
export const contractQuery = (id: number) => apiQuery("accounts/get-contract", { params: paramsOf(id) });
export const actionsQuery = (id: number) => apiPagesQuery("accounts/list-actions", { params: paramsOf(id), query: {} });

const area = "admin-account";
const isForm = true;

const change = (id: number, values: Partial<Account>): void =>
  void queryClient.setQueryData<Account>(accountQuery(id).queryKey, (account) => account && { ...account, ...values });

interface NewAccountMessage {
  subject: string;
  text: string;
}

export interface LockValues {
  ground: HidingGround;
  reason: string;
}

/** Locks the account. The toast offers to lift the lock again. */
export function useLock({ id, name }: Account) {
  const unlock = useUnlock({ id, name });
  return useAction("accounts/lock", (body: LockValues) => ({ params: paramsOf(id), body }), {
    isForm,
    onDone: (lock) => change(id, { lock, sessionCount: 0 }),
    toasts: {
      area,
      done: ({ lock }) => ({ title: lock.done, description: name }),
      undo: ({ lockedAt }) => unlock.run(lockedAt),
    },
  });
}

export function useUnlock({ id, name }: NamedAccount) {
  return useAction("accounts/unlock", (lockedAt: string) => ({ params: paramsOf(id), body: { lockedAt } }), {
    onDone: () => change(id, { lock: null }),
    toasts: {
      area,
      done: ({ lock }) => ({ title: lock.unlocked, description: lock.unlockedHint(name) }),
      failed: ({ lock }, error) => ({ title: lock.unlockFailed, description: errorText(error) }),
    },
  });
}

export const useUpholdLock = ({ id }: Account, lockedAt: string) =>
  useAction("accounts/uphold-lock", (statement: string) => ({ params: paramsOf(id), body: { lockedAt, statement } }), {
    isForm,
    toasts: { area, done: ({ uphold }) => uphold.done },
  });

export const useEndSessions = ({ id }: Account) =>
  useAction("accounts/end-sessions", () => ({ params: paramsOf(id) }), {
    onDone: () => change(id, { sessionCount: 0 }),
    toasts: {
      area,
      done: ({ sessions }, { ended }) => sessions.done(ended),
      failed: ({ sessions }, error) => ({ title: sessions.failed, description: errorText(error) }),
    },
  });

export const useResendVerification = ({ id, email }: Account) =>
  useAction("accounts/resend-verification", () => ({ params: paramsOf(id) }), {
    toasts: {
      area,
      done: ({ resend }) => ({ title: resend.done, description: email }),
      failed: ({ resend }, error) => ({ title: resend.failed, description: errorText(error) }),
    },
  });

export const useSendMessage = ({ id, name }: Account) =>
  useAction("accounts/send-message", (body: NewAccountMessage) => ({ params: paramsOf(id), body }), {
    isForm,
    toasts: { area, done: ({ message }) => ({ title: message.done, description: name }) },
  });

export const useGivePremium = ({ id, name }: Account) =>
  useAction("accounts/give-premium", (until: string) => ({ params: paramsOf(id), body: { until } }), {
    isForm,
    onDone: ({ until }) => change(id, { plan: "premium", givenUntil: until }),
    toasts: {
      area,
      done: ({ premiumForm }, { until }) => ({
        title: premiumForm.done(dateText(until, getLanguage())),
        description: name,
      }),
    },
  });

export const useStartExport = ({ id }: Account) =>
  useAction("accounts/start-export", () => ({ params: paramsOf(id) }), {
    onDone: (file) => change(id, { export: file }),
    toasts: {
      area,
      done: (texts) => ({ title: texts.export.done, description: texts.export.hint }),
      failed: (texts, error) => ({ title: texts.export.failed, description: errorText(error) }),
    },
  });

export const useDeleteAccount = ({ id, name }: NamedAccount) =>
  useAction("accounts/delete", (reason: string) => ({ params: paramsOf(id), body: { reason } }), {
    isForm,
    toasts: { area, done: ({ deletion }) => ({ title: deletion.done, description: name }) },
  });
