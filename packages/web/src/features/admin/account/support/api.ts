import type { AdministeredSupport, SupportSession } from "@linkedpotential/contract/business/support-schema";
import { berlinInstant } from "@linkedpotential/contract/dates";
import { useAction } from "../../../../lib/action/use-action.ts";
import { apiQuery, queryClient } from "../../../../lib/api/query-client.ts";
import { errorText } from "../../../../texts/error-text.ts";

const paramsOf = (accountId: number) => ({ accountId: String(accountId) });

export const supportQuery = (userId: number) => apiQuery("accounts/get-support", { params: paramsOf(userId) });

type Support = Pick<AdministeredSupport, "contact" | "nextSession" | "documents">;
/** A change of the support with this revision. Undo restores the values before it. */
interface Change {
  revision: number;
  before: Support;
  after: Support;
}

const cached = (userId: number): AdministeredSupport =>
  queryClient.getQueryData<AdministeredSupport>(supportQuery(userId).queryKey) ?? {
    contact: null,
    nextSession: null,
    documents: [],
    revision: 0,
  };

/** Returns the change of some values of the support as it is shown now. */
export function changeOf(userId: number, change: (support: Support) => Partial<Support>): Change {
  const { contact, nextSession, documents, revision } = cached(userId);
  const before = { contact, nextSession, documents };
  return { revision, before, after: { ...before, ...change(before) } };
}

/** Adds the instant to date and time, which are in Berlin. */
export const toSession = (session: Omit<SupportSession, "startsAt">): SupportSession => ({
  ...session,
  startsAt: berlinInstant(session.date, session.time).toISOString(),
});

const put = (userId: number, support: Partial<AdministeredSupport>): void =>
  void queryClient.setQueryData<AdministeredSupport>(
    supportQuery(userId).queryKey,
    (shown) => shown && { ...shown, ...support },
  );

/** Saves contact person, next session and documents. The toast offers to restore what was there before. */
export function useSaveSupport(userId: number, { isForm = false } = {}) {
  const restore = useSave(userId, {});
  return useSave(userId, { isForm, undo: ({ before }) => restore.run(changeOf(userId, () => before)) });
}

function useSave(userId: number, { isForm = false, undo }: { isForm?: boolean; undo?: (change: Change) => void }) {
  return useAction(
    "accounts/save-support",
    ({ revision, after }: Change) => ({ params: paramsOf(userId), body: { revision, ...after } }),
    {
      isForm,
      ...(!isForm && {
        optimistic: ({ before, after }: Change) => {
          put(userId, after);
          return () => put(userId, before);
        },
      }),
      onDone: (saved) => put(userId, saved),
      // Another admin may have changed the support. A retry then changes what this read returns.
      onFailed: () => void queryClient.invalidateQueries(supportQuery(userId)),
      toasts: {
        area: "admin-account",
        done: ({ support }) => support.saved,
        ...(undo && { undo: (_answer, change) => undo(change) }),
        failed: ({ support }, error) =>
          isForm ? undefined : { title: support.saveFailed, description: errorText(error) },
      },
    },
  );
}
