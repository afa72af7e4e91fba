import { useInfiniteQuery } from "@tanstack/react-query";
import { DialogHost } from "../../../lib/rendering/dialog-host.tsx";
import { CardSkeleton } from "../../../parts/cards/card-skeleton.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { PagedList } from "../../../ui/paged-list.tsx";
import { Loading } from "../../../ui/skeleton.tsx";
import { listClass } from "../list/network-list.tsx";
import { businessRequestsQuery } from "./api.ts";
import { BusinessRequestCard } from "./business-request-card.tsx";

/** Lists the requests that businesses sent to the user. Renders nothing when no business sent one. */
export function BusinessRequests() {
  const texts = useTexts("business-requests");
  const { data, isPending } = useInfiniteQuery(businessRequestsQuery);
  if (isPending || data?.pages.every(({ items, next }) => items.length === 0 && next === null)) return null;
  return (
    <section aria-labelledby="business-requests" className="mb-6 flex flex-col gap-4">
      <header>
        <h2 id="business-requests" className="font-semibold text-base">
          {texts.title}
        </h2>
        <p className="text-ink-muted text-sm">{texts.lead}</p>
      </header>
      <DialogHost>
        <PagedList
          query={businessRequestsQuery}
          load={{
            skeleton: (
              <Loading label={texts.loading} className={listClass}>
                <CardSkeleton className="h-44" />
              </Loading>
            ),
            failed: texts.failed,
            look: "card",
          }}
          more={{ label: texts.more, failed: texts.moreFailed }}
          empty={null}
        >
          {(requests, rows) => (
            <ul ref={rows} aria-label={texts.label} className={listClass}>
              {requests.map((request) => (
                <BusinessRequestCard key={request.id} request={request} />
              ))}
            </ul>
          )}
        </PagedList>
      </DialogHost>
    </section>
  );
}
