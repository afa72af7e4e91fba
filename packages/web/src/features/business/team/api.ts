import type { Invitation, Member } from "@linkedpotential/contract/business/company/schema";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useAction } from "../../../lib/action/use-action.ts";
import { apiPagesQuery, queryClient, revisitStaleTime as staleTime } from "../../../lib/api/query-client.ts";
import { useUser } from "../../../lib/session/session.ts";
import { companyQuery } from "../../../parts/company/api.ts";
import { errorText } from "../../../texts/error-text.ts";

const area = "business";

/** Shows what a colleague has changed, when a call was refused because of it. */
const refetchCompany = (): void => void queryClient.invalidateQueries({ queryKey: companyQuery.queryKey });

const onOpen = { staleTime, refetchOnMount: "always" as const };

/** The company's requests to freelancers, with the key of the list of requests. */
const sentQuery = { ...apiPagesQuery("project-requests/list-sent", { query: {} }), ...onOpen };

/** The company's projects, with the key of the list of projects. */
const projectsQuery = (userId: number) => ({
  ...apiPagesQuery("community/list-own", { params: { userId }, query: {} }),
  ...onOpen,
});

/** Requests to freelancers that a member takes along, and how many of them have an open offer. */
interface TakenConversations {
  count: number;
  openOffers: number;
}

/**
 * Counts the requests to freelancers that a colleague of this name sent, or the reader with an empty name. Undefined
 * while they are not loaded, and if the list has more pages.
 */
export function useTakenConversations(name: string): TakenConversations | undefined {
  const { data, hasNextPage } = useInfiniteQuery(sentQuery);
  if (!data || hasNextPage) return undefined;
  const own = data.pages
    .flatMap(({ items }) => items)
    .filter(({ sender }) => (name ? !sender.isOwn && sender.name === name : sender.isOwn));
  return {
    count: own.length,
    openOffers: own.filter(({ conversation }) => conversation?.offer?.status === "open").length,
  };
}

/**
 * Counts the projects that a colleague of this name wrote, or the reader with an empty name. Undefined while they are
 * not loaded, and if the list has more pages.
 */
export function useTakenProjects(name: string): number | undefined {
  const { data, hasNextPage } = useInfiniteQuery(projectsQuery(useUser().id));
  if (!data || hasNextPage) return undefined;
  return data.pages.flatMap(({ items }) => items).filter(({ writerName = "" }) => writerName === name).length;
}

/** Renames the company. An empty name removes the present one. */
export function useRenameCompany() {
  return useAction("business/update-company", (body: { name: string }) => ({ body }), {
    toasts: {
      area,
      done: ({ team }, _answer, { name }) =>
        name === "" ? { title: team.nameRemoved, description: team.nameRemovedHint } : team.renamed,
    },
  });
}

export function useInvite() {
  return useAction("business/invite", (body: { email: string }) => ({ body }), {
    toasts: { area, done: ({ team }, { email }) => ({ title: team.invited, description: email }) },
  });
}

/** Sends an invitation again. `saveName` is called first, because the mail names the company. */
export function useResend(saveName: () => Promise<void>) {
  return useAction(
    "business/resend-invitation",
    async ({ id }: Invitation) => {
      await saveName();
      return { params: { invitationId: id } };
    },
    {
      toasts: {
        area,
        done: ({ team }, { email }) => ({ title: team.resent, description: email }),
        failed: ({ team }, error) => ({ title: team.resendFailed, description: errorText(error) }),
      },
      onFailed: refetchCompany,
    },
  );
}

/** Withdraws an invitation. Undoing it sends a new one. */
export function useWithdraw(onWithdrawn: () => void) {
  const invite = useInvite();
  return useAction("business/withdraw-invitation", ({ id }: Invitation) => ({ params: { invitationId: id } }), {
    toasts: {
      area,
      done: ({ team }, _answer, { email }) => ({ title: team.withdrawn, description: email }),
      undo: (_answer, { email }) => invite.run({ email }),
      failed: ({ team }, error) => ({ title: team.withdrawFailed, description: errorText(error) }),
    },
    onDone: onWithdrawn,
    onFailed: refetchCompany,
  });
}

const nameOf = ({ name }: Member): string => name ?? "";

export function useRemoveMember() {
  return useAction("business/remove-member", ({ id }: Member) => ({ params: { memberId: id } }), {
    toasts: {
      area,
      done: ({ team }, _answer, member) => ({ title: team.removed, description: nameOf(member) }),
      failed: ({ team }, error) => ({ title: team.removeFailed, description: errorText(error) }),
    },
    onFailed: refetchCompany,
  });
}

export function useHandOver() {
  return useAction("business/hand-over-company", ({ id }: Member) => ({ body: { memberId: id } }), {
    toasts: {
      area,
      done: ({ team }, _answer, member) => ({ title: team.handedOver, description: nameOf(member) }),
      failed: ({ team }, error) => ({ title: team.handOverFailed, description: errorText(error) }),
    },
    onFailed: refetchCompany,
  });
}

export function useLeave() {
  return useAction("business/leave-company", () => ({}), {
    toasts: {
      area,
      done: ({ team }) => team.left,
      failed: ({ team }, error) => ({ title: team.leaveFailed, description: errorText(error) }),
    },
  });
}
