import type { SentProjectRequest } from "@linkedpotential/contract/project-requests/schema";
import { Send } from "lucide-react";
import { useOpenDialog } from "../../../lib/rendering/dialog-host.tsx";
import { preloadOnIntent } from "../../../lib/rendering/lazy-dialog.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { RequestDialog } from "../request/lazy-request-dialog.ts";
import { useSentRequests } from "./use-sent-requests.ts";

/**
 * Offers a further request to a freelancer who accepted one without sharing an address. Shows nothing while a request of
 * the user to the freelancer is open, because the freelancer has to answer that one first.
 */
export function NewRequestButton({ request }: { request: SentProjectRequest }) {
  const { sent: texts } = useTexts("freelancers");
  const openDialog = useOpenDialog();
  const { status, recipient } = request;
  const { userId: id, name, activityArea, email } = recipient;
  const hasOpen = useSentRequests().some(
    (one) => one.status === "pending" && one.sender.isOwn && one.recipient.userId === id,
  );
  if (status !== "accepted" || email !== null || hasOpen) return null;
  const person = { id, name, activityArea, requests: [request] };
  return (
    <Button
      size="sm"
      variant="quiet"
      icon={<Send size={16} aria-hidden />}
      aria-label={texts.newRequestOf(name)}
      {...preloadOnIntent(RequestDialog)}
      onPress={() => openDialog((close) => <RequestDialog person={person} onClose={close} />)}
    >
      {texts.newRequest}
    </Button>
  );
}
