import { FileText } from "lucide-react";
import { useUser } from "../../../lib/session/session.ts";
import { HiddenNotice, HiddenProfileNotice } from "../../../parts/moderation/hidden-notice.tsx";
import { OwnPostMenu } from "../../../parts/posts/card/own-post-menu.tsx";
import { PostCard } from "../../../parts/posts/card/post-card.tsx";
import { NewPostButton } from "../../../parts/posts/new-post-button.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ownPostsQuery } from "../api.ts";
import { listClass, NetworkList } from "../list/network-list.tsx";
import { HiddenPosts } from "./hidden-posts.tsx";

export function OwnPosts({ onOpenRequests }: { onOpenRequests: (postId: number) => void }) {
  const { posts: texts } = useTexts("network");
  const { id, plan, isAdmin } = useUser();
  return (
    <div className="flex flex-col gap-4">
      <HiddenProfileNotice />
      {plan !== "premium" && !isAdmin && <HiddenPosts />}
      <NetworkList
        query={ownPostsQuery(id)}
        texts={texts}
        empty={
          <EmptyState
            icon={<FileText size={20} aria-hidden />}
            title={texts.empty}
            description={texts.emptyDescription}
            action={<NewPostButton />}
          />
        }
      >
        {(posts, rows) => (
          <>
            <div className="flex justify-end">
              <NewPostButton />
            </div>
            <ul ref={rows} aria-label={texts.label} className={listClass}>
              {posts.map((post) => (
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
              ))}
            </ul>
          </>
        )}
      </NetworkList>
    </div>
  );
}
