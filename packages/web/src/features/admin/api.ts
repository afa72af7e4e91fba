import type { ContractCases, WaitingDeclaration } from "@linkedpotential/contract/admin/overview-schema";
import type { RegistrationCode } from "@linkedpotential/contract/admin/schema";
import type { DeclarationDecision } from "@linkedpotential/contract/billing/contract-declarations";
import { useAction } from "../../lib/action/use-action.ts";
import {
  apiPagesQuery,
  apiQuery,
  apiSearchQuery,
  queryClient,
  revisitStaleTime as staleTime,
} from "../../lib/api/query-client.ts";
import { countQuery, listQuery, type UserView } from "./users/user-address.ts";

export const usersQuery = (view: UserView) => ({
  ...apiPagesQuery("admin/list-users", { query: listQuery(view) }),
  staleTime,
});
export const userTotalQuery = (view: UserView) => ({
  ...apiQuery("admin/count-users", { query: countQuery(view) }),
  staleTime,
});
export const codesQuery = (search: string) => ({
  ...apiSearchQuery("admin/list-codes", { query: search ? { search } : {} }),
  staleTime,
});
export const codeUsesQuery = (code: string) => ({
  ...apiPagesQuery("admin/list-code-uses", { params: { code }, query: {} }),
  staleTime,
});
export const overviewQuery = { ...apiQuery("admin/get-overview"), staleTime };
export const contractCasesQuery = { ...apiQuery("admin/list-contract-cases"), staleTime };
export const actionsQuery = { ...apiPagesQuery("admin/list-actions", { query: {} }), staleTime };
export const reportsQuery = { ...apiPagesQuery("moderation/list-reports", { query: {} }), staleTime };

const area = "admin";

export function useRevokeCode() {
  return useAction("admin/revoke-code", ({ code }: RegistrationCode) => ({ params: { code } }), {
    toasts: { area, done: ({ codes }) => codes.revoked, failed: ({ codes }) => codes.revokeFailed },
  });
}

interface CodeNote {
  code: string;
  note: string;
}

export function useChangeCode() {
  return useAction("admin/change-code", ({ code, note }: CodeNote) => ({ params: { code }, body: { note } }), {
    isForm: true,
    toasts: { area, done: ({ codes }) => codes.noteSaved },
  });
}

function setDeclarations(change: (declarations: WaitingDeclaration[]) => WaitingDeclaration[]): void {
  queryClient.setQueryData<ContractCases>(
    contractCasesQuery.queryKey,
    (cases) => cases && { ...cases, declarations: change(cases.declarations) },
  );
}

const withoutDeclaration = (removed: WaitingDeclaration) =>
  setDeclarations((declarations) => declarations.filter(({ id }) => id !== removed.id));

const withDeclaration = (added: WaitingDeclaration) =>
  setDeclarations((declarations) =>
    [...declarations.filter(({ id }) => id !== added.id), added].sort((one, other) => one.id - other.id),
  );

function removeDeclaration(declaration: WaitingDeclaration): () => void {
  void queryClient.cancelQueries({ queryKey: contractCasesQuery.queryKey });
  withoutDeclaration(declaration);
  return () => withDeclaration(declaration);
}

function restoreDeclaration(declaration: WaitingDeclaration): () => void {
  void queryClient.cancelQueries({ queryKey: contractCasesQuery.queryKey });
  withDeclaration(declaration);
  return () => withoutDeclaration(declaration);
}

interface Settling {
  declaration: WaitingDeclaration;
  outcome: DeclarationDecision;
  /** Note to the person. Empty without one. */
  note: string;
}

/**
 * Marks a declaration as dealt with. The toast offers to put it back on the list, which undoes neither the end of a
 * subscription nor a refund.
 */
export function useSettleDeclaration() {
  const reopen = useAction(
    "admin/settle-declaration",
    ({ id }: WaitingDeclaration) => ({ params: { declarationId: id }, body: { isSettled: false } }),
    {
      optimistic: restoreDeclaration,
      toasts: {
        area: "admin-work",
        done: ({ contracts }) => ({ title: contracts.reopened, description: contracts.reopenedHint }),
        failed: ({ contracts }) => contracts.reopenFailed,
      },
    },
  );
  return useAction(
    "admin/settle-declaration",
    ({ declaration, outcome, note }: Settling) => ({
      params: { declarationId: declaration.id },
      body: { isSettled: true, outcome, note },
    }),
    {
      isForm: true,
      optimistic: ({ declaration }) => removeDeclaration(declaration),
      toasts: {
        area: "admin-work",
        done: ({ contracts }, _answer, { declaration: { name }, outcome }) => ({
          title: contracts.settled,
          description: outcome === "carried_out" ? contracts.settledHint(name) : name,
        }),
        undo: (_answer, { declaration }) => reopen.run(declaration),
      },
    },
  );
}
