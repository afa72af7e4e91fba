import { MessagesSquare, SearchX } from "lucide-react";
import { useRef } from "react";
import { useFocusKept } from "../../lib/focus/use-focus-kept.ts";
import { lazyDialog } from "../../lib/rendering/lazy-dialog.tsx";
import { CardSkeleton } from "../../parts/cards/card-skeleton.tsx";
import { CommunityProblem } from "../../parts/posts/community-problem.tsx";
import { isOfPremium } from "../../parts/posts/is-of-premium.ts";
import { useTexts } from "../../texts/texts.ts";
import { cx } from "../../ui/class-names.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PlainButton } from "../../ui/plain-button.tsx";
import { Loading } from "../../ui/skeleton.tsx";
import { useFeed } from "./api.ts";
import { FeedFilters } from "./feed/feed-filters.tsx";
import { FeedList } from "./feed/feed-list.tsx";
import { MorePosts } from "./feed/more-posts.tsx";
import { SkillsCard } from "./feed/skills-card.tsx";
import { useFeedAddress } from "./use-feed-address.ts";

const PostDialog = lazyDialog(
  async () => (await import("./post/post-dialog.tsx")).PostDialog,
  ({ onClose }) => onClose(),
);

export function FeedScreen() {
  const { failed: title } = useTexts("dashboard").collaborations;
  const { filter, setFilter, post, open, close } = useFeedAddress();
  const feed = useFeed(filter);
  const list = useRef<HTMLUListElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const { data, error, isPlaceholderData } = feed;
  const problem = data ? null : error;
  const failed = problem && <CommunityProblem error={problem} title={title} onRetry={() => void feed.refetch()} />;
  const posts = data?.pages.flatMap(({ items }) => items);
  useFocusKept(place, posts?.length ?? 0);
  if (isOfPremium(problem)) return failed;
  return (
    <>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <FeedFilters filter={filter} onFilter={setFilter} />
          {failed}
          {!posts && !problem && <FeedLoading />}
          {posts && (
            <div
              ref={place}
              tabIndex={-1}
              aria-busy={isPlaceholderData}
              className={cx("outline-none transition-opacity", isPlaceholderData && "opacity-60")}
            >
              {posts.length > 0 && <FeedList ref={list} posts={posts} onOpen={open} />}
              {posts.length === 0 && !feed.hasNextPage && (
                <NoPosts
                  isFiltered={filter.industry !== null || filter.search !== ""}
                  onReset={() => setFilter({ industry: null, search: "" })}
                />
              )}
              <MorePosts feed={feed} list={list} count={posts.length} />
            </div>
          )}
        </div>
        <SkillsCard />
      </div>
      {/* Mount only after the feed has answered: without Premium there is only an offer. */}
      {post !== null && !feed.isPending && <PostDialog key={post} id={post} onClose={close} />}
    </>
  );
}

function NoPosts({ isFiltered, onReset }: { isFiltered: boolean; onReset: () => void }) {
  const { empty, emptyDescription, nothing, nothingDescription, showAll } = useTexts("community");
  return (
    <div className="rounded-lg border border-line bg-surface">
      {isFiltered ? (
        <EmptyState
          icon={<SearchX size={20} aria-hidden />}
          title={nothing}
          description={nothingDescription}
          action={<PlainButton onClick={onReset}>{showAll}</PlainButton>}
        />
      ) : (
        <EmptyState icon={<MessagesSquare size={20} aria-hidden />} title={empty} description={emptyDescription} />
      )}
    </div>
  );
}

function FeedLoading() {
  const { loading } = useTexts("community");
  return (
    <Loading label={loading} className="flex flex-col gap-4">
      {[0, 1, 2].map((card) => (
        <CardSkeleton key={card} className="h-64" />
      ))}
    </Loading>
  );
}
