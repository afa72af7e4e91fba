import { Send } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { lazyDialog } from "../../../lib/rendering/lazy-dialog.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LoadBoundary } from "../../../ui/load-boundary.tsx";
import { PageList } from "../../../ui/paged-list.tsx";
import { FeedLink } from "../list/feed-link.tsx";
import { listClass, networkLoad, useMoreTexts } from "../list/network-list.tsx";
import { SentCard } from "./sent-card.tsx";
import { type SentItem, useSentRequests } from "./use-sent-requests.ts";

const WithdrawQuestion = lazyDialog(
  async () => (await import("../../../parts/posts/withdraw-question.tsx")).WithdrawQuestion,
  ({ onClose }) => onClose(),
);

export function SentRequests() {
  const { sent: texts } = useTexts("network");
  const [withdrawing, setWithdrawing] = useState<SentItem | null>(null);
  return (
    <>
      <LoadBoundary {...networkLoad(texts)}>
        <SentList onWithdraw={setWithdrawing} />
      </LoadBoundary>
      {withdrawing && (
        <WithdrawQuestion
          request={{ requestId: withdrawing.request.id, postId: withdrawing.post.id }}
          title={withdrawing.post.title}
          onClose={() => setWithdrawing(null)}
        />
      )}
    </>
  );
}

function SentList({ onWithdraw }: { onWithdraw: (item: SentItem) => void }) {
  const { sent: texts } = useTexts("network");
  const pages = useSentRequests();
  const navigate = useNavigate();
  return (
    <PageList
      pages={pages}
      empty={
        <EmptyState
          icon={<Send size={20} aria-hidden />}
          title={texts.empty}
          description={texts.emptyDescription}
          action={<FeedLink />}
        />
      }
      more={useMoreTexts()}
    >
      {(items, rows) => (
        <ul ref={rows} aria-label={texts.label} className={listClass}>
          {items.map((item) => (
            <SentCard
              key={item.request.id}
              item={item}
              onOpen={() => navigate({ search: `section=community&post=${item.post.id}` })}
              onWithdraw={() => onWithdraw(item)}
            />
          ))}
        </ul>
      )}
    </PageList>
  );
}
