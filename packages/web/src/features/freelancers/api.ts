import type { FreelancerProfile } from "@linkedpotential/contract/freelancers/schema";
import type { NewProjectRequest, SentProjectRequest } from "@linkedpotential/contract/project-requests/schema";
import type { InfiniteData } from "@tanstack/react-query";
import { useAction } from "../../lib/action/use-action.ts";
import type { ListPage } from "../../lib/api/list-page.ts";
import { apiPagesQuery, apiQuery, queryClient, revisitStaleTime as staleTime } from "../../lib/api/query-client.ts";
import { type FreelancerFilter, searchedFields } from "./use-freelancer-address.ts";

/** Reads the profiles that match a filter, or with `partial` those with most of its words. */
export function freelancersQuery(filter: FreelancerFilter, { partial = false } = {}) {
  const fields = filter.maxDayRate ? ([...searchedFields, "withDayRate"] as const) : searchedFields;
  const filled = fields.flatMap((field) => {
    const text = filter[field].trim();
    return text ? [[field, text] as const] : [];
  });
  const query = { ...Object.fromEntries(filled), ...(partial && { partial: "true" as const }) };
  return { ...apiPagesQuery("freelancers/list", { query }), staleTime };
}

export const freelancerQuery = (userId: number) => ({
  ...apiQuery("freelancers/get", { params: { freelancerId: userId } }),
  staleTime,
});

export const sentQuery = { ...apiPagesQuery("project-requests/list-sent", { query: {} }), staleTime };

const area = "freelancers";

/** Sends a request to a freelancer with the given name. */
export function useSendRequest(name: string) {
  return useAction("project-requests/create", (body: NewProjectRequest) => ({ body }), {
    isForm: true,
    onDone: (sent) => changeRequests(sent, (requests) => [sent, ...requests]),
    toasts: {
      area,
      done: ({ toasts }) => ({ title: toasts.sent, description: toasts.sentHint(name) }),
      failed: () => undefined,
    },
  });
}

export function useWithdrawRequest() {
  return useAction("project-requests/withdraw", ({ id }: SentProjectRequest) => ({ params: { requestId: id } }), {
    onDone: (_, withdrawn) => changeRequests(withdrawn, (all) => all.filter(({ id }) => id !== withdrawn.id)),
    toasts: { area, done: ({ toasts }) => toasts.withdrawn, failed: ({ toasts }) => toasts.withdrawFailed },
  });
}

export function useMarkAnswerRead() {
  return useAction(
    "project-requests/update-sent",
    ({ id }: SentProjectRequest) => ({ params: { requestId: id }, body: {} }),
    { onDone: putSent },
  );
}

interface NewContact {
  request: SentProjectRequest;
  company: string;
}

/** Sends contact data to a freelancer who has accepted a request that came without them. */
export function useSendContact() {
  return useAction(
    "project-requests/update-sent",
    ({ request: { id }, company }: NewContact) => ({
      params: { requestId: id },
      body: { sharesContact: true, company },
    }),
    {
      isForm: true,
      onDone: putSent,
      toasts: {
        area,
        done: ({ toasts }, _answer, { request }) => ({
          title: toasts.contactSent,
          description: toasts.contactSentHint(request.recipient.name),
        }),
        failed: () => undefined,
      },
    },
  );
}

/** Replaces a request in the cached list and in the cached profile of its recipient. */
function putSent(changed: SentProjectRequest): void {
  const put = (requests: SentProjectRequest[]) =>
    requests.map((one) =>
      one.id === changed.id ? { ...changed, conversation: one.conversation, progress: one.progress } : one,
    );
  changeRequests(changed, put);
  queryClient.setQueryData<InfiniteData<ListPage<SentProjectRequest>>>(
    sentQuery.queryKey,
    (cached) => cached && { ...cached, pages: cached.pages.map((page) => ({ ...page, items: put(page.items) })) },
  );
}

/** Changes the requests in the cached profile of a request's recipient. */
const changeRequests = (
  { recipient }: SentProjectRequest,
  change: (requests: SentProjectRequest[]) => SentProjectRequest[],
): void =>
  void queryClient.setQueryData<FreelancerProfile>(
    freelancerQuery(recipient.userId).queryKey,
    (cached) => cached && { ...cached, requests: change(cached.requests) },
  );
