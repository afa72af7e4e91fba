import { CircleAlert } from "lucide-react";
import { useOpenProfileDialog } from "../../lib/profile-dialog.ts";
import { useUser } from "../../lib/session/session.ts";
import { useTexts } from "../../texts/texts.ts";
import { Button } from "../../ui/button.tsx";

export function BounceNotice() {
  const { email, mailBounced } = useUser();
  const { bounced } = useTexts("profile");
  const openProfileDialog = useOpenProfileDialog();
  if (!mailBounced) return null;
  return (
    <div
      role="status"
      className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-warn-soft px-3.5 py-2.5 text-sm"
    >
      <CircleAlert size={16} aria-hidden className="shrink-0 text-warn-text" />
      <p className="min-w-0 flex-1 basis-60 break-words">{bounced.text(email)}</p>
      <Button size="sm" onPress={() => openProfileDialog("edit-profile")}>
        {bounced.change}
      </Button>
    </div>
  );
}
