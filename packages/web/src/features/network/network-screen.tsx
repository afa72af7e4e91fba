import type { ReceivedProjectRequest } from "@linkedpotential/contract/project-requests/schema";
import { Suspense } from "react";
import { lazyDialog } from "../../lib/rendering/lazy-dialog.tsx";
import { lazyPart } from "../../lib/rendering/lazy-part.ts";
import { useUser } from "../../lib/session/session.ts";
import { useTexts } from "../../texts/texts.ts";
import { CrashBoundary } from "../../ui/crash-boundary.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { allReceivedQuery, ownPostsQuery, peopleQuery, sentQuery } from "./api.ts";
import { businessRequestsQuery } from "./businesses/api.ts";
import { Connections } from "./people/connections.tsx";
import { OwnPosts } from "./posts/own-posts.tsx";
import { ReceivedRequests } from "./received/received-requests.tsx";
import { SentRequests } from "./sent/sent-requests.tsx";
import { countText, useCount, useListCount } from "./use-list-count.ts";
import { useNetworkAddress } from "./use-network-address.ts";

const RequestsDialog = lazyDialog(
  async () => (await import("./received/requests-dialog.tsx")).RequestsDialog,
  ({ onClose }) => onClose(),
);

const BusinessRequests = lazyPart(
  async () => (await import("./businesses/business-requests.tsx")).BusinessRequests,
  "business-requests",
  "request-messages",
);

/** Tells whether a request of a business waits for an answer, or has messages that the user has not read. */
const isWaiting = ({ status, conversation }: ReceivedProjectRequest): boolean =>
  status === "pending" || (conversation?.unread ?? 0) > 0;

export function NetworkScreen() {
  const { tabs } = useTexts("network");
  const { id } = useUser();
  const { tab, requests, setTab, openRequests, closeRequests } = useNetworkAddress();
  const fromMembers = useCount(allReceivedQuery);
  const fromBusinesses = useCount(businessRequestsQuery, isWaiting);
  return (
    <>
      <Tabs
        label={tabs.label}
        value={tab}
        onChange={setTab}
        tabs={[
          {
            id: "my-posts",
            label: tabs["my-posts"],
            count: useListCount(ownPostsQuery(id)),
            content: <OwnPosts onOpenRequests={openRequests} />,
          },
          {
            id: "received",
            label: tabs.received,
            count: countText(fromMembers, fromBusinesses),
            content: (
              <>
                <CrashBoundary place="part">
                  <Suspense>
                    <BusinessRequests />
                  </Suspense>
                </CrashBoundary>
                <ReceivedRequests />
              </>
            ),
          },
          { id: "network", label: tabs.network, count: useListCount(peopleQuery), content: <Connections /> },
          {
            id: "my-requests",
            label: tabs["my-requests"],
            count: useListCount(sentQuery(id)),
            content: <SentRequests />,
          },
        ]}
      />
      {requests !== null && <RequestsDialog key={requests} postId={requests} onClose={closeRequests} />}
    </>
  );
}
