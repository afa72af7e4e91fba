import { Inbox } from "lucide-react";
import { useState } from "react";
import { DialogHost } from "../../../lib/rendering/dialog-host.tsx";
import { CardSkeleton } from "../../../parts/cards/card-skeleton.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { PageList } from "../../../ui/paged-list.tsx";
import { Loading } from "../../../ui/skeleton.tsx";
import { FillOffer } from "../projects/fill-offer.tsx";
import { RequestReads } from "./request-reads.tsx";
import { SentList } from "./sent-list.tsx";
import { useListedRequests } from "./use-listed-requests.ts";

const listClass = "flex flex-col gap-4";

interface SentRequestsProps {
  onSearch: () => void;
}

/** Lists the requests that the business sent, and those of freelancers for its projects. */
export function SentRequests({ onSearch }: SentRequestsProps) {
  return (
    <DialogHost>
      <div className={listClass}>
        <RequestReads />
        <Requests onSearch={onSearch} />
      </div>
    </DialogHost>
  );
}

/** Shows the requests once both kinds have loaded or failed. A later read, such as a retry, adds to them. */
function Requests({ onSearch }: SentRequestsProps) {
  const { sent: texts } = useTexts("freelancers");
  const { isPending, isIncomplete, ...pages } = useListedRequests();
  const [isReady, setReady] = useState(!isPending);
  if (!isPending && !isReady) setReady(true);
  if (!isReady) {
    return (
      <Loading label={texts.loading} className={listClass}>
        <CardSkeleton className="h-44" />
        <CardSkeleton className="h-44" />
      </Loading>
    );
  }
  return (
    <PageList
      pages={pages}
      more={{ label: texts.more, failed: texts.moreFailed }}
      empty={
        !isIncomplete && (
          <EmptyState
            icon={<Inbox size={20} aria-hidden />}
            title={texts.empty}
            description={texts.emptyHint}
            action={<Button onPress={onSearch}>{texts.toSearch}</Button>}
          />
        )
      }
    >
      {(requests, rows, hasMore) => (
        <FillOffer>
          <SentList requests={requests} rows={rows} hasMore={hasMore} />
        </FillOffer>
      )}
    </PageList>
  );
}
