import { useSuspenseQuery } from "@tanstack/react-query";
import { apiQuery, revisitStaleTime } from "../../../lib/api/query-client.ts";
import { HiddenNotice } from "../../../parts/moderation/hidden-notice.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { Card } from "../../../ui/card.tsx";
import { LoadBoundary } from "../../../ui/load-boundary.tsx";

/**
 * Lists the user's posts that moderation has hidden. Without Premium there is no list of one's own posts, but this list
 * is still shown, because everyone may read the reasons and object (Art. 20 DSA).
 */
export function HiddenPosts() {
  const { failed } = useTexts("network").hiddenPosts;
  return (
    <LoadBoundary skeleton={null} failed={failed}>
      <HiddenPostList />
    </LoadBoundary>
  );
}

function HiddenPostList() {
  const { label } = useTexts("network").hiddenPosts;
  const { data } = useSuspenseQuery({ ...apiQuery("moderation/list-hidden"), staleTime: revisitStaleTime });
  if (data.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-col gap-4">
      {data.map(({ id, title, language, notice }) => (
        <li key={id} aria-label={title}>
          <Card>
            <h3 lang={language} className="mb-4 font-semibold [overflow-wrap:anywhere]">
              {title}
            </h3>
            <HiddenNotice notice={notice} postId={id} />
          </Card>
        </li>
      ))}
    </ul>
  );
}
