import type { ReceivedProjectRequest } from "@linkedpotential/contract/project-requests/schema";
import type { InfiniteData } from "@tanstack/react-query";
import { useAction } from "../../../lib/action/use-action.ts";
import type { ListPage } from "../../../lib/api/list-page.ts";
import { apiPagesQuery, queryClient, revisitStaleTime as staleTime } from "../../../lib/api/query-client.ts";

export const businessRequestsQuery = { ...apiPagesQuery("project-requests/list-received", { query: {} }), staleTime };

const area = "business-requests";

export interface Answer {
  request: ReceivedProjectRequest;
  status: "accepted" | "rejected";
  reply: string;
  sharesContact: boolean;
}

export function useAnswerBusiness() {
  return useAction(
    "project-requests/answer",
    ({ request, ...body }: Answer) => ({ params: { requestId: request.id }, body }),
    {
      isForm: true,
      onDone: putRequest,
      toasts: {
        area,
        done: ({ toasts }, { sender }, { status }) => ({
          title: toasts[status],
          description: toasts.answerHint(sender.name),
        }),
        failed: () => undefined,
      },
    },
  );
}

const putRequest = (answered: ReceivedProjectRequest): void =>
  void queryClient.setQueryData<InfiniteData<ListPage<ReceivedProjectRequest>>>(
    businessRequestsQuery.queryKey,
    (cached) =>
      cached && {
        ...cached,
        pages: cached.pages.map((page) => ({
          ...page,
          items: page.items.map((request) => (request.id === answered.id ? answered : request)),
        })),
      },
  );
