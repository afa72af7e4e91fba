import { Send } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { lazyDialog } from "../../../lib/rendering/lazy-dialog.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { FeedLink } from "../list/feed-link.tsx";
import { PagedList } from "../list/paged-list.tsx";
import { SentCard } from "./sent-card.tsx";
import { type SentItem, useSentRequests } from "./use-sent-requests.ts";

const WithdrawQuestion = lazyDialog(
  async () => (await import("../../../parts/posts/withdraw-question.tsx")).WithdrawQuestion,
  ({ onClose }) => onClose(),
);

export function SentRequests() {
  const { sent: texts } = useTexts("network");
  const pages = useSentRequests();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState<SentItem | null>(null);
  return (
    <>
      <PagedList
        pages={pages}
        label={texts.label}
        texts={texts}
        icon={<Send size={20} aria-hidden />}
        action={<FeedLink />}
        skeletonClass="h-64"
      >
        {(item) => (
          <SentCard
            key={item.request.id}
            item={item}
            onOpen={() => navigate({ search: `section=community&post=${item.post.id}` })}
            onWithdraw={() => setLeaving(item)}
          />
        )}
      </PagedList>
      {leaving && (
        <WithdrawQuestion
          request={{ requestId: leaving.request.id, postId: leaving.post.id }}
          title={leaving.post.title}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  );
}
