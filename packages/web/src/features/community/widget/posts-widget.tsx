import { cutCharacters } from "@linkedpotential/contract/characters";
import type { Post } from "@linkedpotential/contract/community/schema";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { apiQuery } from "../../../lib/api/query-client.ts";
import { isPremiumRequired } from "../../../parts/plans/is-premium-required.ts";
import { PostAge } from "../../../parts/posts/card/post-age.tsx";
import { postsStaleTime } from "../../../parts/posts/posts-stale-time.ts";
import { useTexts } from "../../../texts/texts.ts";
import { LoadBoundary } from "../../../ui/load-boundary.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";

/** Maximum number of characters shown of a post's content. */
const contentMax = 80;

const newestPostsQuery = {
  ...apiQuery("community/list-others", { query: { limit: 2 } }),
  staleTime: postsStaleTime,
};

interface PostsWidgetProps {
  empty: ReactNode;
  upgrade: (label: string) => ReactNode;
  onOpen: (postId: number) => void;
}

export function PostsWidget({ upgrade, ...props }: PostsWidgetProps) {
  const { failed } = useTexts("dashboard").collaborations;
  return (
    <LoadBoundary
      skeleton={<PostsWidgetLoading />}
      failed={failed}
      look="compact"
      explain={(error) => isPremiumRequired(error) && <PremiumHint upgrade={upgrade} />}
    >
      <NewestPosts {...props} />
    </LoadBoundary>
  );
}

function NewestPosts({ empty, onOpen }: Omit<PostsWidgetProps, "upgrade">) {
  const texts = useTexts("dashboard").collaborations;
  const { data: posts } = useSuspenseQuery(newestPostsQuery);
  if (posts.length === 0) return empty;
  return (
    <ul aria-label={texts.list} className="-my-2 divide-y divide-line">
      {posts.map((post) => (
        <Row key={post.id} post={post} onOpen={() => onOpen(post.id)} />
      ))}
    </ul>
  );
}

function PostsWidgetLoading() {
  const { loading } = useTexts("common");
  return (
    <Loading label={loading} className="flex flex-col gap-3">
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-14 w-full" />
    </Loading>
  );
}

function Row({ post, onOpen }: { post: Post; onOpen: () => void }) {
  const { requests } = useTexts("dashboard").collaborations;
  const { author, title, content, language, requestCount, createdAt } = post;
  return (
    <li className="min-w-0 py-2.5 text-sm">
      <button
        type="button"
        lang={language}
        onClick={onOpen}
        className="min-h-6 rounded-sm text-left font-medium text-ink [overflow-wrap:anywhere] hover:text-accent-text hover:underline"
      >
        {title}
      </button>
      <p lang={language} className="mt-0.5 text-pretty text-ink-muted text-xs [overflow-wrap:anywhere]">
        {truncate(content)}
      </p>
      <p className="mt-1 text-ink-muted text-xs">
        {author.name} · <PostAge createdAt={createdAt} />
        {requestCount > 0 && ` · ${requests(requestCount)}`}
      </p>
    </li>
  );
}

function truncate(content: string): string {
  const cut = cutCharacters(content, contentMax);
  return cut === content ? content : `${cut.trimEnd()}…`;
}

function PremiumHint({ upgrade }: Pick<PostsWidgetProps, "upgrade">) {
  const { premium } = useTexts("dashboard").collaborations;
  return (
    <div className="text-sm">
      <p className="text-pretty font-medium">{premium.title}</p>
      <p className="mt-0.5 mb-2 text-pretty text-ink-muted text-xs">{premium.description}</p>
      {upgrade(premium.open)}
    </div>
  );
}
