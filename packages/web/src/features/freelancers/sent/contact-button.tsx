import type { SentProjectRequest } from "@linkedpotential/contract/project-requests/schema";
import { Contact } from "lucide-react";
import { useOpenDialog } from "../../../lib/rendering/dialog-host.tsx";
import { lazyDialog, preloadOnIntent } from "../../../lib/rendering/lazy-dialog.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";

const ContactDialog = lazyDialog(
  async () => (await import("./contact-dialog.tsx")).ContactDialog,
  ({ onClose }) => onClose(),
  "problems",
);

/** Offers to send contact data to a freelancer who accepted a request of the user that came without them. */
export function ContactButton({ request }: { request: SentProjectRequest }) {
  const { contact: texts } = useTexts("freelancers");
  const openDialog = useOpenDialog();
  const { status, sender, sharesContact, recipient } = request;
  if (status !== "accepted" || !sender.isOwn || sharesContact) return null;
  return (
    <Button
      size="sm"
      icon={<Contact size={16} aria-hidden />}
      aria-label={texts.openOf(recipient.name)}
      {...preloadOnIntent(ContactDialog)}
      onPress={() => openDialog((close) => <ContactDialog request={request} onClose={close} />)}
    >
      {texts.open}
    </Button>
  );
}
