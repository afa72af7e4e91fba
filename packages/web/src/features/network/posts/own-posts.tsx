import { useInfiniteQuery } from "@tanstack/react-query";
import { FileText } from "lucide-react";
import { usePages } from "../../../lib/api/use-pages.ts";
import { useUser } from "../../../lib/session/session.ts";
import { HiddenNotice, HiddenProfileNotice } from "../../../parts/moderation/hidden-notice.tsx";
import { OwnPostMenu } from "../../../parts/posts/card/own-post-menu.tsx";
import { PostCard } from "../../../parts/posts/card/post-card.tsx";
import { NewPostButton } from "../../../parts/posts/new-post-button.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { ownPostsQuery } from "../api.ts";
import { PagedList } from "../list/paged-list.tsx";
import { HiddenPosts } from "./hidden-posts.tsx";

export function OwnPosts({ onOpenRequests }: { onOpenRequests: (postId: number) => void }) {
  const { posts: texts } = useTexts("network");
  const { id, plan } = useUser();
  const pages = usePages(useInfiniteQuery(ownPostsQuery(id)));
  const hasPosts = (pages.items?.length ?? 0) > 0;
  return (
    <div className="flex flex-col gap-4">
      <HiddenProfileNotice />
      {plan !== "premium" && !pages.items && <HiddenPosts />}
      {hasPosts && (
        <div className="flex justify-end">
          <NewPostButton />
        </div>
      )}
      <PagedList
        pages={pages}
        label={texts.label}
        texts={texts}
        icon={<FileText size={20} aria-hidden />}
        action={<NewPostButton />}
        skeletonClass="h-64"
      >
        {(post) => (
          <PostCard key={post.id} post={post} menu={<OwnPostMenu post={post} />}>
            {post.hidden && <HiddenNotice notice={post.hidden} postId={post.id} />}
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t pt-4">
              <Button size="sm" onPress={() => onOpenRequests(post.id)}>
                {texts.requests}
                <Badge tone={post.requestCount > 0 ? "accent" : "neutral"}>{post.requestCount}</Badge>
                <span className="sr-only">{texts.openAbout(post.title)}</span>
              </Button>
              {post.type !== "collaboration" && (
                <p className="min-w-0 flex-1 text-pretty text-ink-muted text-xs">{texts.notShown}</p>
              )}
            </div>
          </PostCard>
        )}
      </PagedList>
    </div>
  );
}
