import type { Post } from "@linkedpotential/contract/community/schema";
import { useQuery } from "@tanstack/react-query";
import { SearchX } from "lucide-react";
import { isRefusal } from "../../../lib/api/api-error.ts";
import { useUser } from "../../../lib/session/session.ts";
import { HiddenNotice } from "../../../parts/moderation/hidden-notice.tsx";
import { ModerationMenu } from "../../../parts/moderation/moderation-menu.tsx";
import { OwnPostMenu } from "../../../parts/posts/card/own-post-menu.tsx";
import { PostAuthor } from "../../../parts/posts/card/post-author.tsx";
import { PostBadges, PostBody } from "../../../parts/posts/card/post-body.tsx";
import { CommunityProblem } from "../../../parts/posts/community-problem.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { postQuery } from "../api.ts";
import { fittingEntries } from "../feed/fitting.ts";
import { RequestButton } from "../request/request-button.tsx";

interface PostDialogProps {
  id: number;
  onClose: () => void;
}

/** Shows a full post. It is fetched separately, because a link may point to a post older than the feed. */
export function PostDialog({ id, onClose }: PostDialogProps) {
  const texts = useTexts("community");
  const common = useTexts("common");
  const { id: userId, skills } = useUser();
  const { data: post, error, refetch } = useQuery({ ...postQuery(id), staleTime: 0 });
  const isGone = isRefusal(error, "post.not_found");
  const isOwn = post?.userId === userId;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={post && !isGone ? <span lang={post.language}>{post.title}</span> : texts.post}
      texts={common}
      footer={post && !isOwn && !isGone && <RequestButton post={post} isMain />}
    >
      {isGone && (
        <EmptyState icon={<SearchX size={20} aria-hidden />} title={texts.gone} description={texts.goneDescription} />
      )}
      {error && !post && !isGone && (
        <CommunityProblem error={error} title={texts.postFailed} onRetry={() => void refetch()} />
      )}
      {!post && !error && (
        <Loading label={texts.loading}>
          <Skeleton className="h-64 w-full rounded-md" />
        </Loading>
      )}
      {post && !isGone && (
        <WholePost post={post} fitting={fittingEntries(post, isOwn ? [] : skills)} isOwn={isOwn} onGone={onClose} />
      )}
    </Dialog>
  );
}

interface WholePostProps {
  post: Post;
  fitting: ReadonlySet<string>;
  isOwn: boolean;
  onGone: () => void;
}

function WholePost({ post, fitting, isOwn, onGone }: WholePostProps) {
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-start justify-between gap-3">
        <PostAuthor post={post} />
        {isOwn ? (
          <OwnPostMenu post={post} onDelete={onGone} />
        ) : (
          <ModerationMenu person={{ userId: post.userId, name: post.author.name }} post={post} onBlocked={onGone} />
        )}
      </div>
      {post.hidden && <HiddenNotice notice={post.hidden} postId={post.id} />}
      <PostBadges post={post} fitting={fitting} />
      <PostBody post={post} fitting={fitting} />
    </div>
  );
}
