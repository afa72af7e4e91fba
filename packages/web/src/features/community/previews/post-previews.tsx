import type { PostPreview } from "@linkedpotential/contract/community/schema";
import { useSuspenseQuery } from "@tanstack/react-query";
import { BriefcaseBusiness } from "lucide-react";
import { useId } from "react";
import { apiQuery } from "../../../lib/api/query-client.ts";
import { CardSkeleton } from "../../../parts/cards/card-skeleton.tsx";
import { PostAge } from "../../../parts/posts/card/post-age.tsx";
import { postsStaleTime } from "../../../parts/posts/posts-stale-time.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Badge } from "../../../ui/badge.tsx";
import { LoadBoundary } from "../../../ui/load-boundary.tsx";
import { Loading } from "../../../ui/skeleton.tsx";

const previewsQuery = { ...apiQuery("community/list-previews"), staleTime: postsStaleTime };

/** Shows the newest posts in short to accounts without Premium. Shows nothing while there are no posts. */
export function PostPreviews() {
  const { failed } = useTexts("dashboard").collaborations;
  return (
    <LoadBoundary look="card" skeleton={<PreviewsLoading />} failed={failed}>
      <Previews />
    </LoadBoundary>
  );
}

const listClass = "grid gap-3 md:grid-cols-3 md:gap-4";

function Previews() {
  const { previews: texts } = useTexts("community");
  const { data: posts } = useSuspenseQuery(previewsQuery);
  const titleId = useId();
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="flex min-w-0 flex-col gap-3">
      <div>
        <h2 id={titleId} className="font-semibold text-base">
          {texts.title}
        </h2>
        <p className="mt-0.5 text-pretty text-ink-muted text-sm">{texts.description}</p>
      </div>
      <ul aria-labelledby={titleId} className={listClass}>
        {posts.map((post) => (
          <Preview key={post.id} post={post} />
        ))}
      </ul>
    </section>
  );
}

function Preview({ post: { title, language, industry, authorArea, createdAt } }: { post: PostPreview }) {
  const { area } = useTexts("community").previews;
  const { industries } = useTexts("posts");
  return (
    <li className="card flex min-w-0 flex-col items-start gap-3 p-4">
      <Badge>{industries[industry]}</Badge>
      <h3 lang={language} className="min-w-0 text-pretty font-semibold text-sm [overflow-wrap:anywhere]">
        {title}
      </h3>
      <div className="mt-auto flex min-w-0 flex-col gap-1 text-ink-muted text-xs">
        {authorArea && (
          <p className="flex items-start gap-1.5">
            <BriefcaseBusiness size={12} aria-hidden className="mt-0.5 shrink-0" />
            <span className="min-w-0 [overflow-wrap:anywhere]">{area(authorArea)}</span>
          </p>
        )}
        <PostAge createdAt={createdAt} />
      </div>
    </li>
  );
}

function PreviewsLoading() {
  const { loading } = useTexts("community");
  return (
    <Loading label={loading} className={listClass}>
      {[0, 1, 2].map((card) => (
        <CardSkeleton key={card} className="h-32" />
      ))}
    </Loading>
  );
}
