import { MessagesSquare, SearchX } from "lucide-react";
import { useRef } from "react";
import { useFocusAfterRemoval } from "../../lib/focus/use-focus-after-change.ts";
import { lazyDialog } from "../../lib/rendering/lazy-dialog.tsx";
import { CardSkeleton } from "../../parts/cards/card-skeleton.tsx";
import { isPremiumRequired } from "../../parts/plans/is-premium-required.ts";
import { PremiumOffer } from "../../parts/plans/premium-offer.tsx";
import { useTexts } from "../../texts/texts.ts";
import { cx } from "../../ui/class-names.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { LoadBoundary } from "../../ui/load-boundary.tsx";
import { PlainButton } from "../../ui/plain-button.tsx";
import { Loading } from "../../ui/skeleton.tsx";
import { type FeedFilter, useFeed } from "./api.ts";
import { FeedFilters } from "./feed/feed-filters.tsx";
import { FeedList } from "./feed/feed-list.tsx";
import { MorePosts } from "./feed/more-posts.tsx";
import { SkillsCard } from "./feed/skills-card.tsx";
import { PostPreviews } from "./previews/post-previews.tsx";
import { useFeedAddress } from "./use-feed-address.ts";

const PostDialog = lazyDialog(
  async () => (await import("./post/post-dialog.tsx")).PostDialog,
  ({ onClose }) => onClose(),
);

export function FeedScreen() {
  const { failed } = useTexts("dashboard").collaborations;
  const { filter, setFilter, post, open, close } = useFeedAddress();
  const { data, error, isPending } = useFeed(filter);
  if (!data && isPremiumRequired(error)) return <Paywall />;
  return (
    <>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <FeedFilters filter={filter} onFilter={setFilter} />
          <LoadBoundary
            skeleton={<FeedLoading />}
            failed={failed}
            resetKeys={[filter.type, filter.industry, filter.search]}
          >
            <Posts filter={filter} onFilter={setFilter} onOpen={open} />
          </LoadBoundary>
        </div>
        <SkillsCard />
      </div>
      {/* Wait for the feed: without Premium it fails, and the offer above replaces the whole screen. */}
      {post !== null && !isPending && <PostDialog key={post} id={post} onClose={close} />}
    </>
  );
}

function Paywall() {
  return (
    <>
      <PostPreviews />
      <PremiumOffer />
    </>
  );
}

interface PostsProps {
  filter: FeedFilter;
  onFilter: (filter: Partial<FeedFilter>) => void;
  onOpen: (id: number) => void;
}

/**
 * Lists the posts. Does not suspend, so that the previous posts stay visible after a change of the filter until the new
 * ones have loaded.
 */
function Posts({ filter, onFilter, onOpen }: PostsProps) {
  const feed = useFeed(filter, { throwOnError: true });
  const { data, isPlaceholderData, hasNextPage } = feed;
  const list = useRef<HTMLUListElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const posts = data?.pages.flatMap(({ items }) => items);
  useFocusAfterRemoval(container, posts?.length ?? 0);
  if (!posts) return <FeedLoading />;
  return (
    <div
      ref={container}
      tabIndex={-1}
      aria-busy={isPlaceholderData}
      className={cx("outline-none transition-opacity", isPlaceholderData && "opacity-60")}
    >
      {posts.length > 0 && <FeedList ref={list} posts={posts} onOpen={onOpen} />}
      {posts.length === 0 && !hasNextPage && (
        <NoPosts
          type={filter.type}
          isFiltered={filter.industry !== null || filter.search !== ""}
          onReset={() => onFilter({ industry: null, search: "" })}
        />
      )}
      <MorePosts feed={feed} list={list} count={posts.length} />
    </div>
  );
}

interface NoPostsProps {
  type: FeedFilter["type"];
  isFiltered: boolean;
  onReset: () => void;
}

function NoPosts({ type, isFiltered, onReset }: NoPostsProps) {
  const { nothing, nothingDescription, showAll, ...texts } = useTexts("community");
  const [empty, emptyDescription] =
    type === "project" ? [texts.emptyProjects, texts.emptyProjectsDescription] : [texts.empty, texts.emptyDescription];
  return (
    <div className="card">
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
