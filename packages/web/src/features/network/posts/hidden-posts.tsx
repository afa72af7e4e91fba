import { useQuery } from "@tanstack/react-query";
import { apiQuery } from "../../../lib/api/query-client.ts";
import { HiddenNotice } from "../../../parts/moderation/hidden-notice.tsx";
import { errorText } from "../../../texts/error-text.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Card } from "../../../ui/card.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";

/**
 * Without Premium one's own posts are not listed, but the owner of a hidden post may read why and object (Art. 20 DSA).
 */
export function HiddenPosts() {
  const { hiddenPosts: texts } = useTexts("network");
  const { retry } = useTexts("common");
  const { data, error, refetch } = useQuery({ ...apiQuery("moderation/list-hidden"), staleTime: 0 });
  if (error && !data) {
    return (
      <ErrorState
        title={texts.failed}
        description={errorText(error)}
        retryLabel={retry}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data || data.length === 0) return null;
  return (
    <ul aria-label={texts.label} className="flex flex-col gap-4">
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
