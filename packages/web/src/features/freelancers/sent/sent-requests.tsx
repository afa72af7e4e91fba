import { Inbox } from "lucide-react";
import { DialogHost } from "../../../lib/rendering/dialog-host.tsx";
import { CardSkeleton } from "../../../parts/cards/card-skeleton.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { PagedList } from "../../../ui/paged-list.tsx";
import { Loading } from "../../../ui/skeleton.tsx";
import { sentQuery } from "../api.ts";
import { SentList } from "./sent-list.tsx";

const listClass = "flex flex-col gap-4";

export function SentRequests({ onSearch }: { onSearch: () => void }) {
  const { sent: texts } = useTexts("freelancers");
  return (
    <DialogHost>
      <PagedList
        query={sentQuery}
        load={{
          skeleton: (
            <Loading label={texts.loading} className={listClass}>
              <CardSkeleton className="h-44" />
              <CardSkeleton className="h-44" />
            </Loading>
          ),
          failed: texts.failed,
        }}
        more={{ label: texts.more, failed: texts.moreFailed }}
        empty={
          <EmptyState
            icon={<Inbox size={20} aria-hidden />}
            title={texts.empty}
            description={texts.emptyHint}
            action={<Button onPress={onSearch}>{texts.toSearch}</Button>}
          />
        }
      >
        {(requests, rows, hasMore) => <SentList requests={requests} rows={rows} hasMore={hasMore} />}
      </PagedList>
    </DialogHost>
  );
}
