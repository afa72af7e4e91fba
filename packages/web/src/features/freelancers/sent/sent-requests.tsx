import { Inbox } from "lucide-react";
import { useState } from "react";
import { DialogHost } from "../../../lib/rendering/dialog-host.tsx";
import { useHasRoom } from "../../../lib/use-media-query.ts";
import { CardSkeleton } from "../../../parts/cards/card-skeleton.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/class-names.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { PageList } from "../../../ui/paged-list.tsx";
import { Loading } from "../../../ui/skeleton.tsx";
import { GoneRequest } from "./inbox/gone-request.tsx";
import { OpenRequest } from "./inbox/open-request.tsx";
import { useIsOpenGone } from "./inbox/use-open-missing.ts";
import { RequestReads } from "./request-reads.tsx";
import { SentList } from "./sent-list.tsx";
import { useFoundRequests } from "./use-found-requests.ts";
import { useListedRequests } from "./use-listed-requests.ts";

const listClass = "flex flex-col gap-4";
/** The rest of the screen below the tabs, so that list and conversation scroll and the field for a message stays. */
const columnHeight = "h-[max(32rem,calc(100dvh-15.5rem))]";
const columnsClass = cx("grid grid-cols-[minmax(18rem,34%)_minmax(0,1fr)]", columnHeight);
/** The button that loads older requests stands below the list. */
const rowsClass = "flex min-h-0 min-w-0 flex-col border-line has-[>[role=listbox]~div]:pb-3 lg:border-r";

interface SentRequestsProps {
  onSearch: () => void;
}

/**
 * Lists the requests that the business sent, and those of freelancers for its projects. A request opens beside the list
 * where two columns have room, or else over the whole screen.
 */
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
  const listed = useListedRequests();
  const { isPending, isIncomplete, isFetching: _, ...pages } = listed;
  const isGone = useIsOpenGone(listed);
  const found = useFoundRequests(pages.items, pages.more.hasNextPage);
  const [isReady, setReady] = useState(!isPending);
  if (!isPending && !isReady) setReady(true);
  const hasRows = pages.items.length > 0 || pages.more.hasNextPage;
  const hasColumns = useHasRoom() && hasRows;
  if (!isReady) return <RequestsSkeleton />;
  return (
    <div className={cx(hasRows && "card overflow-hidden", hasColumns && columnsClass)}>
      {isGone && !hasColumns && <GoneRequest look="line" />}
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
        className={hasRows ? rowsClass : ""}
      >
        {(requests, rows, hasMore) => <SentList requests={requests} found={found} rows={rows} hasMore={hasMore} />}
      </PageList>
      {hasRows && (
        <OpenRequest requests={pages.items} hasColumns={hasColumns} isGone={isGone} leavesOut={found.leavesOut} />
      )}
    </div>
  );
}

function RequestsSkeleton() {
  const { loading } = useTexts("freelancers").sent;
  return (
    <Loading label={loading} className={listClass}>
      <CardSkeleton className={columnHeight} />
    </Loading>
  );
}
