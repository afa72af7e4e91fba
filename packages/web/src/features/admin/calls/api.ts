import type { StoredCallRequest } from "@linkedpotential/contract/call-requests/schema";
import { useAction } from "../../../lib/action/use-action.ts";
import { apiPagesQuery, revisitStaleTime as staleTime } from "../../../lib/api/query-client.ts";

export const callRequestsQuery = (state: StoredCallRequest["state"]) => ({
  ...apiPagesQuery("call-requests/list", { query: { state } }),
  staleTime,
});

const area = "admin-work";

export function useReopenCall() {
  return useAction(
    "call-requests/settle",
    ({ id }: StoredCallRequest) => ({ params: { requestId: id }, body: { isSettled: false } }),
    {
      toasts: {
        area,
        done: ({ calls }, _answer, { company, name }) => ({ title: calls.reopened, description: company || name }),
        failed: ({ calls }) => calls.reopenFailed,
      },
    },
  );
}

interface Reply {
  subject: string;
  text: string;
  isSettled: boolean;
}

/** Mails a reply to the person who asked for a call. */
export function useReplyToCall({ id, name, company }: StoredCallRequest) {
  return useAction("call-requests/reply", (body: Reply) => ({ params: { requestId: id }, body }), {
    isForm: true,
    toasts: { area, done: ({ calls }) => ({ title: calls.replied, description: company || name }) },
  });
}

interface Settling {
  request: StoredCallRequest;
  /** Note for the other admins. Empty without one. */
  note: string;
}

/** Marks a request for a call as dealt with. The toast offers to undo it. */
export function useSettleCall() {
  const reopen = useReopenCall();
  return useAction(
    "call-requests/settle",
    ({ request, note }: Settling) => ({ params: { requestId: request.id }, body: { isSettled: true, note } }),
    {
      isForm: true,
      toasts: {
        area,
        done: ({ calls }, _answer, { request: { company, name } }) => ({
          title: calls.settled,
          description: company || name,
        }),
        undo: (_answer, { request }) => reopen.run(request),
      },
    },
  );
}
