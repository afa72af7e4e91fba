import { Inbox } from "lucide-react";
import { useTexts } from "../../../texts/texts.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { allReceivedQuery } from "../api.ts";
import { FeedLink } from "../list/feed-link.tsx";
import { NetworkList } from "../list/network-list.tsx";
import { RequestList } from "./request-list.tsx";

/** Lists the pending requests about all posts of the user. */
export function ReceivedRequests() {
  const { received: texts } = useTexts("network");
  return (
    <NetworkList
      query={allReceivedQuery}
      texts={texts}
      skeleton={{ item: "h-56" }}
      empty={
        <EmptyState
          icon={<Inbox size={20} aria-hidden />}
          title={texts.empty}
          description={texts.emptyDescription}
          action={<FeedLink />}
        />
      }
    >
      {(requests, rows) => (
        <RequestList label={texts.allLabel} requests={requests} rows={rows} titleOf={({ postTitle }) => postTitle} />
      )}
    </NetworkList>
  );
}
