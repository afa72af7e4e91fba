import { MessagesSquare } from "lucide-react";
import { CommunityProblem } from "../../parts/posts/community-problem.tsx";
import { NewPostButton } from "../../parts/posts/new-post-button.tsx";
import { PostCard } from "../../parts/posts/post-card.tsx";
import { useTexts } from "../../texts/texts.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { useFeed } from "./api.ts";
import { OwnRequest } from "./request/own-request.tsx";

export function FeedScreen() {
  const texts = useTexts("community");
  const { data, error, refetch } = useFeed();
  if (error && !data) {
    return <CommunityProblem error={error} title={texts.failed} onRetry={() => void refetch()} />;
  }
  if (!data) return <FeedLoading />;
  const posts = data.pages.flatMap(({ items }) => items);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex justify-end">
        <NewPostButton />
      </div>
      {posts.length === 0 && (
        <EmptyState
          icon={<MessagesSquare size={20} aria-hidden />}
          title={texts.empty}
          description={texts.emptyDescription}
        />
      )}
      <ul className="flex flex-col gap-4">
        {posts.map((post) => (
          <PostCard key={post.id} post={post}>
            <div className="flex flex-wrap gap-2">
              <OwnRequest post={post} />
            </div>
          </PostCard>
        ))}
      </ul>
    </div>
  );
}

function FeedLoading() {
  const { loading } = useTexts("community");
  return (
    <Loading label={loading} className="flex flex-col gap-4">
      {[0, 1, 2].map((card) => (
        <Skeleton key={card} className="h-64 w-full rounded-lg" />
      ))}
    </Loading>
  );
}
