import { CircleAlert } from "lucide-react";
import { useOpenProfileDialog } from "../../../lib/profile-dialog.ts";
import { useUser } from "../../../lib/session/session.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";

interface LinkedInNoticeProps {
  purpose: "toPublish" | "toAsk";
}

export function LinkedInNotice({ purpose }: LinkedInNoticeProps) {
  const { linkedInRequired: texts } = useTexts("posts");
  const { linkedinUrl } = useUser();
  const openProfileDialog = useOpenProfileDialog();
  if (linkedinUrl) return null;
  return (
    <div role="note" className="mb-5 flex items-start gap-2.5 rounded-md bg-warn-soft px-3 py-2.5 text-sm">
      <CircleAlert size={16} aria-hidden className="mt-0.5 shrink-0 text-warn-text" />
      <div className="flex min-w-0 flex-col items-start gap-2">
        <div>
          <p className="font-medium">{texts.title}</p>
          <p className="mt-0.5 text-pretty text-ink-muted">{texts[purpose]}</p>
        </div>
        <Button size="sm" onPress={() => openProfileDialog("edit-profile")}>
          {texts.edit}
        </Button>
      </div>
    </div>
  );
}
