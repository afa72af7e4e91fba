import type { BlockedPerson } from "@linkedpotential/contract/blocks/schema";
import type { NewReport } from "@linkedpotential/contract/moderation/schema";
import { useAction } from "../../lib/action/use-action.ts";
import { apiPagesQuery } from "../../lib/api/query-client.ts";

const area = "moderation";

export interface KnownPerson {
  userId: number;
  name: string;
}

export function useReport(isFormOpen: boolean) {
  return useAction("moderation/report", (body: NewReport) => ({ body }), {
    ofForm: isFormOpen,
    says: { area, done: ({ toasts }) => ({ title: toasts.reported, description: toasts.reportedHint }) },
  });
}

export interface Objection {
  postId: number | null;
  text: string;
}

export function useObject(isFormOpen: boolean) {
  return useAction("moderation/object", (body: Objection) => ({ body }), {
    ofForm: isFormOpen,
    says: { area, done: ({ toasts }) => ({ title: toasts.objected, description: toasts.objectedHint }) },
  });
}

export function useBlock() {
  return useAction("blocks/create", ({ userId }: KnownPerson) => ({ body: { userId } }), {
    says: {
      area,
      done: ({ toasts }, _answer, { name }) => toasts.blocked(name),
      failed: ({ toasts }) => toasts.blockFailed,
    },
  });
}

export const blockedQuery = { ...apiPagesQuery("blocks/list", { query: {} }), staleTime: 0 };

export function useUnblock() {
  return useAction("blocks/delete", ({ userId }: BlockedPerson) => ({ params: { otherUserId: userId } }), {
    says: {
      area,
      done: ({ toasts }, _answer, { name }) => toasts.unblocked(name),
      failed: ({ toasts }) => toasts.unblockFailed,
    },
  });
}
