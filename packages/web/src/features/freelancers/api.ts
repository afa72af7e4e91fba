import type { Freelancer, FreelancerProfile } from "@linkedpotential/contract/freelancers/schema";
import type { NewProjectRequest, SentProjectRequest } from "@linkedpotential/contract/project-requests/schema";
import { useAction } from "../../lib/action/use-action.ts";
import { apiPagesQuery, apiQuery, queryClient, revisitStaleTime as staleTime } from "../../lib/api/query-client.ts";
import { type FreelancerFilter, searchedFields } from "./use-freelancer-address.ts";

export function freelancersQuery(filter: FreelancerFilter) {
  const filled = searchedFields.flatMap((field) => {
    const text = filter[field].trim();
    return text ? [[field, text] as const] : [];
  });
  return { ...apiPagesQuery("freelancers/list", { query: Object.fromEntries(filled) }), staleTime };
}

export const freelancerQuery = (userId: number) => ({
  ...apiQuery("freelancers/get", { params: { freelancerId: userId } }),
  staleTime,
});

export const sentQuery = { ...apiPagesQuery("project-requests/list-sent", { query: {} }), staleTime };

const area = "freelancers";

export function useSendRequest() {
  return useAction("project-requests/create", (body: NewProjectRequest) => ({ body }), {
    isForm: true,
    onDone: ({ id, createdAt, recipient }) => changeOpenRequest(recipient.userId, { id, createdAt }),
    toasts: {
      area,
      done: ({ toasts }, { recipient }) => ({ title: toasts.sent, description: toasts.sentHint(recipient.name) }),
      failed: () => undefined,
    },
  });
}

/** A pending request, with the id of its recipient. */
export interface OpenRequest {
  id: number;
  userId: number;
  name: string;
}

export const openRequestOf = ({ id, recipient }: SentProjectRequest): OpenRequest => ({
  ...{ id, userId: recipient.userId, name: recipient.name },
});

export const requestToWithdraw = (
  { id: userId, name }: Freelancer,
  { id }: NonNullable<FreelancerProfile["openRequest"]>,
): OpenRequest => ({ id, userId, name });

export function useWithdrawRequest() {
  return useAction("project-requests/withdraw", ({ id }: OpenRequest) => ({ params: { requestId: id } }), {
    onDone: (_, { userId }) => changeOpenRequest(userId, null),
    toasts: { area, done: ({ toasts }) => toasts.withdrawn, failed: ({ toasts }) => toasts.withdrawFailed },
  });
}

const changeOpenRequest = (userId: number, openRequest: FreelancerProfile["openRequest"]): void =>
  void queryClient.setQueryData<FreelancerProfile>(
    freelancerQuery(userId).queryKey,
    (cached) => cached && { ...cached, openRequest },
  );
