import type { CollaborationRequest } from "@linkedpotential/contract/collaboration-requests/schema";
import type { NewProject, Post } from "@linkedpotential/contract/community/schema";
import { useAction } from "../../../lib/action/use-action.ts";
import { isGone, isNoAnswer } from "../../../lib/api/api-error.ts";
import { changePages, removeFromPages } from "../../../lib/api/pages-cache.ts";
import { apiPagesQuery, queryClient, revisitStaleTime as staleTime } from "../../../lib/api/query-client.ts";
import { changePost, refetchPosts } from "../../../parts/posts/post-cache.ts";
import type { Texts } from "../../../texts/areas.ts";

/** Pending and accepted requests for a project. */
export const requestsQuery = (postId: number) => ({
  ...apiPagesQuery("collaboration-requests/list-for-post", { params: { postId }, query: {} }),
  staleTime,
});

const area = "projects";

export function useCreateProject() {
  return useAction("community/create-project", (body: NewProject) => ({ body }), {
    isForm: true,
    toasts: {
      area,
      done: ({ toasts }) => ({ title: toasts.created, description: toasts.createdHint }),
      failed: ({ toasts }, error) => (isNoAnswer(error) ? undefined : toasts.createFailed),
    },
  });
}

interface Edit {
  post: Post;
  change: NewProject;
}

export function useUpdateProject() {
  return useAction(
    "community/update-project",
    ({ post, change }: Edit) => ({ params: { postId: post.id }, body: change }),
    {
      isForm: true,
      onDone: (saved) => void changePost(saved.id, () => saved),
      onFailed: refetchPosts,
      toasts: {
        area,
        done: ({ toasts }) => toasts.updated,
        failed: (texts, error) => (isNoAnswer(error) ? undefined : updateFailure(texts, error)),
      },
    },
  );
}

/** Says "project" where the general error text says "post". */
const updateFailure = ({ received, toasts }: Texts["projects"], error: unknown) =>
  isGone(error) ? { title: received.gone, description: toasts.updateFailed } : toasts.updateFailed;

/**
 * Marks a project as filled, or opens it again. Both show at once, and the toast after marking offers to undo it.
 */
export function useFillProject() {
  const call = (filled: boolean) => (project: Post) => ({ params: { postId: project.id }, body: { filled } });
  const show = (filledAt: string | undefined) => (project: Post) =>
    changePost(project.id, ({ filledAt: _, ...post }) => (filledAt ? { ...post, filledAt } : post));
  const reopen = useAction("community/fill-project", call(false), {
    optimistic: show(undefined),
    onFailed: refetchPosts,
    toasts: { area, done: ({ toasts }) => toasts.reopened, failed: ({ toasts }) => toasts.reopenFailed },
  });
  const fill = useAction("community/fill-project", call(true), {
    optimistic: (project) => show(new Date().toISOString())(project),
    onFailed: refetchPosts,
    toasts: {
      area,
      done: ({ toasts }) => ({ title: toasts.filled, description: toasts.filledHint }),
      undo: (_answer, project) => reopen.run(project),
      failed: ({ toasts }) => toasts.fillFailed,
    },
  });
  return { fill, reopen };
}

interface Acceptance {
  request: CollaborationRequest;
  reply: string;
  sharesContact: boolean;
}

/** Accepts a request. It stays in the list, because a business has no network in which to find the person. */
export function useAcceptRequest() {
  return useAction(
    "collaboration-requests/answer",
    ({ request, reply, sharesContact }: Acceptance) => ({
      params: { requestId: request.id },
      body: { status: "accepted" as const, reply, sharesContact },
    }),
    {
      isForm: true,
      onDone: (accepted) => {
        changeRequestCount(accepted.postId, -1);
        changePages<CollaborationRequest>(requestsQuery(accepted.postId).queryKey, (requests) =>
          requests.map((request) => (request.id === accepted.id ? accepted : request)),
        );
      },
      onFailed: (_error, { request }) => refetchRequests(request),
      toasts: {
        area,
        done: ({ toasts }, _answer, { request }) => ({
          title: toasts.accepted,
          description: toasts.answeredHint(request.requesterName),
        }),
        failed: () => undefined,
      },
    },
  );
}

export function useRejectRequest() {
  return useAction(
    "collaboration-requests/answer",
    ({ id }: CollaborationRequest) => ({ params: { requestId: id }, body: { status: "rejected" as const } }),
    {
      optimistic: (request) => {
        const restore = removeFromPages(requestsQuery(request.postId).queryKey, request);
        changeRequestCount(request.postId, -1);
        return () => {
          restore();
          changeRequestCount(request.postId, 1);
        };
      },
      onFailed: (_error, request) => refetchRequests(request),
      toasts: { area, done: ({ toasts }) => toasts.rejected, failed: ({ toasts }) => toasts.rejectFailed },
    },
  );
}

/** Reads the requests again after a failed answer, because a colleague may have answered. */
function refetchRequests({ postId }: CollaborationRequest): void {
  void queryClient.invalidateQueries({ queryKey: requestsQuery(postId).queryKey });
  refetchPosts();
}

const changeRequestCount = (postId: number, change: 1 | -1) =>
  void changePost(postId, (post) => ({ ...post, requestCount: Math.max(0, post.requestCount + change) }));
