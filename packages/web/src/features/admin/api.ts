import type { ListedUser, RegistrationCode } from "@linkedpotential/contract/admin/schema";
import { useAction } from "../../lib/action/use-action.ts";
import { apiPagesQuery, revisitStaleTime as staleTime } from "../../lib/api/query-client.ts";
import { errorText } from "../../texts/error-text.ts";

export const usersQuery = (search: string) => ({
  ...apiPagesQuery("admin/list-users", { query: search ? { search } : {} }),
  staleTime,
});
export const codesQuery = { ...apiPagesQuery("admin/list-codes", { query: {} }), staleTime };
export const actionsQuery = { ...apiPagesQuery("admin/list-actions", { query: {} }), staleTime };
export const reportsQuery = { ...apiPagesQuery("moderation/list-reports", { query: {} }), staleTime };

const area = "admin";

export function useDeleteUser() {
  return useAction("admin/delete-user", ({ id }: ListedUser) => ({ params: { accountId: id } }), {
    toasts: {
      area,
      done: ({ users }, _answer, { name }) => ({ title: users.deleted, description: users.deletedHint(name) }),
      failed: ({ users }, error) => ({ title: users.deleteFailed, description: errorText(error) }),
    },
  });
}

export function useRevokeCode() {
  return useAction("admin/revoke-code", ({ code }: RegistrationCode) => ({ params: { code } }), {
    toasts: { area, done: ({ codes }) => codes.revoked, failed: ({ codes }) => codes.revokeFailed },
  });
}
