import { useInfiniteQuery } from "@tanstack/react-query";
import { apiPagesQuery } from "../../lib/query-client.ts";
import { useUser } from "../../lib/session.ts";
import { CommunityProblem } from "../../parts/posts/community-problem.tsx";
import { OwnPostMenu } from "../../parts/posts/own-post-menu.tsx";
import { PostCard } from "../../parts/posts/post-card.tsx";
import { useTexts } from "../../texts/texts.ts";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";

/** The own posts. */
export function NetworkScreen() {
  const texts = useTexts("community");
  const { id: userId } = useUser();
  const own = apiPagesQuery("community/list-own", { params: { userId }, query: {} });
  const { data, error, refetch } = useInfiniteQuery(own);
  if (error && !data) return <CommunityProblem error={error} title={texts.failed} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Loading label={texts.loading}>
        <Skeleton className="h-64 w-full rounded-lg" />
      </Loading>
    );
  }
  return (
    <ul className="flex flex-col gap-4">
      {data.pages
        .flatMap(({ items }) => items)
        .map((post) => (
          <PostCard key={post.id} post={post} menu={<OwnPostMenu post={post} />} />
        ))}
    </ul>
  );
}
