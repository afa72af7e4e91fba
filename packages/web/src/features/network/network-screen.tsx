import { lazyDialog } from "../../lib/rendering/lazy-dialog.tsx";
import { useTexts } from "../../texts/texts.ts";
import { Tabs } from "../../ui/tabs.tsx";
import { Connections } from "./people/connections.tsx";
import { OwnPosts } from "./posts/own-posts.tsx";
import { SentRequests } from "./sent/sent-requests.tsx";
import { useNetworkAddress } from "./use-network-address.ts";

const RequestsDialog = lazyDialog(
  async () => (await import("./received/requests-dialog.tsx")).RequestsDialog,
  ({ onClose }) => onClose(),
);

export function NetworkScreen() {
  const { tabs } = useTexts("network");
  const { tab, requests, setTab, openRequests, closeRequests } = useNetworkAddress();
  return (
    <>
      <Tabs
        label={tabs.label}
        value={tab}
        onChange={setTab}
        tabs={[
          { id: "my-posts", label: tabs["my-posts"], content: <OwnPosts onOpenRequests={openRequests} /> },
          { id: "network", label: tabs.network, content: <Connections /> },
          { id: "my-requests", label: tabs["my-requests"], content: <SentRequests /> },
        ]}
      />
      {requests !== null && <RequestsDialog key={requests} postId={requests} onClose={closeRequests} />}
    </>
  );
}
