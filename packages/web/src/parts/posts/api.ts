import type { NewPost, Post, PostChange } from "@linkedpotential/contract/community/schema";
import { useAction } from "../../lib/action/use-action.ts";
import { isGone, isNoAnswer, isRefusal } from "../../lib/api/api-error.ts";
import { changePost, refetchPosts } from "./post-cache.ts";

const area = "posts";

const isLinkedInMissing = (error: unknown): boolean => isRefusal(error, "profile.linkedin_required");

const isShownByForm = (error: unknown): boolean => isNoAnswer(error) || isLinkedInMissing(error);

export function useCreatePost(isFormOpen: boolean) {
  return useAction("community/create", (body: NewPost) => ({ body }), {
    isForm: isFormOpen,
    toasts: {
      area,
      done: ({ toasts }) => ({ title: toasts.created, description: toasts.createdHint }),
      link: ({ toasts }, { id }) => ({ label: toasts.toPost, search: `section=community&post=${id}` }),
      failed: ({ toasts }, error) =>
        isShownByForm(error) ? undefined : { title: toasts.createFailed, description: toasts.createFailedHint },
    },
  });
}

interface Edit {
  post: Post;
  change: PostChange;
}

export function useUpdatePost(isFormOpen: boolean) {
  return useAction("community/update", ({ post, change }: Edit) => ({ params: { postId: post.id }, body: change }), {
    isForm: isFormOpen,
    onDone: (saved) => void changePost(saved.id, () => saved),
    onFailed: refetchPosts,
    toasts: {
      area,
      done: ({ toasts }) => toasts.updated,
      failed: ({ toasts }, error) => (isShownByForm(error) ? undefined : toasts.updateFailed),
    },
  });
}

export function useDeletePost() {
  return useAction("community/delete", ({ id }: Post) => ({ params: { postId: id } }), {
    optimistic: ({ id }) => changePost(id, () => null),
    toasts: {
      area,
      done: ({ toasts }, _answer, { type }) => (type === "project" ? toasts.projectDeleted : toasts.deleted),
      failed: ({ projectGone, toasts }, error, { type }) => {
        if (type !== "project") return toasts.deleteFailed;
        return isGone(error)
          ? { title: projectGone, description: toasts.projectDeleteFailed }
          : toasts.projectDeleteFailed;
      },
    },
  });
}

export interface SentRequest {
  requestId: number;
  postId: number;
}

export function useWithdrawRequest() {
  return useAction("collaboration-requests/withdraw", ({ requestId }: SentRequest) => ({ params: { requestId } }), {
    optimistic: ({ postId }) => changePost(postId, (post) => ({ ...post, ownRequest: null })),
    // Refetch, because the request may have been accepted or rejected in the meantime.
    onFailed: refetchPosts,
    toasts: { area, done: ({ toasts }) => toasts.withdrawn, failed: ({ toasts }) => toasts.withdrawFailed },
  });
}
