import { CircleAlert } from "lucide-react";
import { useState } from "react";
import { useSession } from "../../lib/session/session.ts";
import { useTexts } from "../../texts/texts.ts";
import { Button } from "../../ui/button.tsx";
import { ProfileDialogs, preloadProfileDialog } from "../bar/profile-dialogs.tsx";

export function BounceNotice() {
  const { user } = useSession();
  const { bounced } = useTexts("profile");
  const [wasOpened, setWasOpened] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    preloadProfileDialog("edit-profile");
    setWasOpened(true);
    setOpen(true);
  };
  return (
    <>
      {user?.mailBounced && (
        <div
          role="status"
          className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-warn-soft px-3.5 py-2.5 text-sm"
        >
          <CircleAlert size={16} aria-hidden className="shrink-0 text-warn-text" />
          <p className="min-w-0 flex-1 basis-60 break-words">{bounced.text(user.email)}</p>
          <Button size="sm" onPress={open}>
            {bounced.change}
          </Button>
        </div>
      )}
      {/* Mounted outside of the notice, because the dialog may still be open when the notice disappears. */}
      {wasOpened && <ProfileDialogs name="edit-profile" isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
