import type { ListedFreelancer } from "@linkedpotential/contract/freelancers/schema";
import { Send } from "lucide-react";
import { useOpenDialog } from "../../../lib/rendering/dialog-host.tsx";
import { preloadOnIntent } from "../../../lib/rendering/lazy-dialog.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { RequestDialog } from "../request/lazy-request-dialog.ts";
import { useSentRequests } from "../sent/use-sent-requests.ts";

/** Button that opens the request to a freelancer. Shows nothing while a request of the user is open. */
export function RequestButton({ person }: { person: ListedFreelancer }) {
  const { shortlist: texts } = useTexts("freelancers");
  const openDialog = useOpenDialog();
  const requests = useSentRequests().filter(
    ({ recipient, status }) => recipient.userId === person.id && status !== "rejected",
  );
  // The freelancer has to answer an open request before the user sends another one.
  if (requests.some(({ sender, status }) => sender.isOwn && status === "pending")) return null;
  return (
    <Button
      size="sm"
      icon={<Send size={16} aria-hidden />}
      aria-label={texts.buttonOf(texts.request, person.name)}
      {...preloadOnIntent(RequestDialog)}
      onPress={() => openDialog((close) => <RequestDialog person={{ ...person, requests }} onClose={close} />)}
    >
      {texts.request}
    </Button>
  );
}
