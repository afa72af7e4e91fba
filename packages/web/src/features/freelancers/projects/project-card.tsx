import type { Post } from "@linkedpotential/contract/community/schema";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useOpenDialog } from "../../../lib/rendering/dialog-host.tsx";
import { lazyDialog } from "../../../lib/rendering/lazy-dialog.tsx";
import { HiddenNotice } from "../../../parts/moderation/hidden-notice.tsx";
import { OwnPostMenu } from "../../../parts/posts/card/own-post-menu.tsx";
import { PostAge } from "../../../parts/posts/card/post-age.tsx";
import { PostBadges, PostBody } from "../../../parts/posts/card/post-body.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { requestsQuery, useFillProject } from "./api.ts";

const EditProjectDialog = lazyDialog(
  async () => (await import("./project-form-dialog.tsx")).EditProjectDialog,
  ({ onClose }) => onClose(),
  "problems",
);

interface ProjectCardProps {
  project: Post;
  onOpenRequests: () => void;
}

/**
 * Shows a project as freelancers see it, with the numbers of its accepted and open requests and of unread messages. Every member of the company
 * can mark it as filled; only its writer can edit and delete it.
 */
export function ProjectCard({ project: post, onOpenRequests }: ProjectCardProps) {
  const texts = useTexts("projects");
  const openDialog = useOpenDialog();
  const { title, author, requestCount, unreadMessages = 0, hidden, writerName, filledAt } = post;
  const { fill, reopen } = useFillProject();
  const accepted = useAcceptedCount(post.id);
  return (
    <li aria-label={title} className="card flex min-w-0 flex-col gap-4 p-5">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0 text-sm">
          <p className="text-ink-muted [overflow-wrap:anywhere]">{author.name}</p>
          <h3 lang={post.language} className="mt-1 text-pretty font-semibold text-base [overflow-wrap:anywhere]">
            {title}
          </h3>
          <p className="text-ink-muted text-xs [overflow-wrap:anywhere]">
            {writerName && `${texts.by(writerName)} · `}
            <PostAge createdAt={post.createdAt} />
          </p>
        </div>
        {!writerName && (
          <OwnPostMenu
            post={post}
            onEdit={() => openDialog((close) => <EditProjectDialog post={post} onClose={close} />)}
          />
        )}
      </div>
      <PostBadges post={post} />
      <PostBody post={post} />
      {hidden && <HiddenNotice notice={hidden} postId={post.id} />}
      <div className="flex flex-wrap gap-2 border-line border-t pt-4">
        <Button size="sm" onPress={onOpenRequests}>
          {texts.requests}
          <Badge tone={requestCount > 0 ? "accent" : "neutral"}>
            {accepted > 0 ? texts.counted(accepted, requestCount) : texts.open(requestCount)}
          </Badge>
          {unreadMessages > 0 && <Badge tone="accent">{texts.newMessages(unreadMessages)}</Badge>}
          <span className="sr-only">{texts.received.about(title)}</span>
        </Button>
        {!hidden && (
          <Button
            size="sm"
            variant="quiet"
            isPending={fill.isPending || reopen.isPending}
            onPress={() => (filledAt ? reopen : fill).run(post)}
          >
            {filledAt ? texts.reopen : texts.fill}
            <span className="sr-only">{texts.received.about(title)}</span>
          </Button>
        )}
      </div>
    </li>
  );
}

/** Returns how many of the loaded requests for a project are accepted. 0 while they are not loaded. */
function useAcceptedCount(postId: number): number {
  const { data } = useInfiniteQuery(requestsQuery(postId));
  return (data?.pages ?? []).flatMap(({ items }) => items).filter(({ status }) => status === "accepted").length;
}
