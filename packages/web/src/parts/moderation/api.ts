import type { BlockedPerson } from "@linkedpotential/contract/blocks/schema";
import type { NewReport } from "@linkedpotential/contract/moderation/schema";
import { useAction } from "../../lib/action/use-action.ts";
import { apiPagesQuery, revisitStaleTime } from "../../lib/api/query-client.ts";

const area = "moderation";

export interface ModeratedPerson {
  userId: number;
  name: string;
}

export function useSendReport(isFormOpen: boolean) {
  return useAction("moderation/report", (body: NewReport) => ({ body }), {
    isForm: isFormOpen,
    toasts: { area, done: ({ toasts }) => ({ title: toasts.reported, description: toasts.reportedHint }) },
  });
}

export interface Objection {
  postId: number | null;
  text: string;
}

export function useSendObjection(isFormOpen: boolean) {
  return useAction("moderation/object", (body: Objection) => ({ body }), {
    isForm: isFormOpen,
    toasts: { area, done: ({ toasts }) => ({ title: toasts.objected, description: toasts.objectedHint }) },
  });
}

export function useBlock() {
  return useAction("blocks/create", ({ userId }: ModeratedPerson) => ({ body: { userId } }), {
    toasts: {
      area,
      done: ({ toasts }, _answer, { name }) => toasts.blocked(name),
      failed: ({ toasts }) => toasts.blockFailed,
    },
  });
}

export const blockedPeopleQuery = { ...apiPagesQuery("blocks/list", { query: {} }), staleTime: revisitStaleTime };

export function useUnblock() {
  return useAction("blocks/delete", ({ userId }: BlockedPerson) => ({ params: { otherUserId: userId } }), {
    toasts: {
      area,
      done: ({ toasts }, _answer, { name }) => toasts.unblocked(name),
      failed: ({ toasts }) => toasts.unblockFailed,
    },
  });
}
