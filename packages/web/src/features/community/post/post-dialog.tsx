import { matchingEntries } from "@linkedpotential/contract/community/matching-entries";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { SearchX } from "lucide-react";
import { isRefusal } from "../../../lib/api/api-error.ts";
import { useUser } from "../../../lib/session/session.ts";
import { HiddenNotice } from "../../../parts/moderation/hidden-notice.tsx";
import { ModerationMenu } from "../../../parts/moderation/moderation-menu.tsx";
import { premiumOffer } from "../../../parts/plans/premium-offer.tsx";
import { OwnPostMenu } from "../../../parts/posts/card/own-post-menu.tsx";
import { PostAuthor } from "../../../parts/posts/card/post-author.tsx";
import { PostBadges, PostBody } from "../../../parts/posts/card/post-body.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { postQuery } from "../api.ts";
import { RequestButton } from "../request/request-button.tsx";

interface PostDialogProps {
  id: number;
  onClose: () => void;
}

/** Reads the post separately, because a link may point to a post that the loaded feed does not contain. */
export function PostDialog({ id, onClose }: PostDialogProps) {
  const texts = useTexts("community");
  const common = useTexts("common");
  const { id: userId } = useUser();
  const { data: post, error } = useQuery(freshPostQuery(id));
  const isShown = post && !isDeleted(error);
  const skeleton = (
    <Loading label={texts.loading}>
      <Skeleton className="h-64 w-full rounded-md" />
    </Loading>
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={isShown ? <span lang={post.language}>{post.title}</span> : texts.post}
      load={{
        skeleton,
        failed: texts.postFailed,
        explain: (failure) => (isDeleted(failure) ? <DeletedNotice /> : premiumOffer(failure)),
      }}
      texts={common}
      footer={isShown && post.userId !== userId && <RequestButton post={post} isMain />}
    >
      <FullPost id={id} onRemoved={onClose} />
    </Dialog>
  );
}

const freshPostQuery = (id: number) => ({ ...postQuery(id), staleTime: 0 });

const isDeleted = (error: unknown): boolean => isRefusal(error, "post.not_found");

function DeletedNotice() {
  const { gone, goneDescription } = useTexts("community");
  return <EmptyState icon={<SearchX size={20} aria-hidden />} title={gone} description={goneDescription} />;
}

interface FullPostProps {
  id: number;
  onRemoved: () => void;
}

function FullPost({ id, onRemoved }: FullPostProps) {
  const { id: userId, skills } = useUser();
  const { data: post, error } = useSuspenseQuery(freshPostQuery(id));
  if (isDeleted(error)) throw error;
  const isOwn = post.userId === userId;
  const matching = matchingEntries(post, isOwn ? [] : skills);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-start justify-between gap-3">
        <PostAuthor post={post} />
        {isOwn ? (
          <OwnPostMenu post={post} onDelete={onRemoved} />
        ) : (
          <ModerationMenu person={{ userId: post.userId, name: post.author.name }} post={post} onBlocked={onRemoved} />
        )}
      </div>
      {post.hidden && <HiddenNotice notice={post.hidden} postId={post.id} />}
      <PostBadges post={post} matching={matching} />
      <PostBody post={post} matching={matching} />
    </div>
  );
}
