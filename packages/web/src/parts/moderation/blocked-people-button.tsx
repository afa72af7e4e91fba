import { useState } from "react";
import { lazyDialog } from "../../lib/rendering/lazy-dialog.tsx";
import { useTexts } from "../../texts/texts.ts";
import { Button } from "../../ui/button.tsx";

const BlockedPeopleDialog = lazyDialog(
  async () => (await import("./blocked-people-dialog.tsx")).BlockedPeopleDialog,
  ({ onClose }) => onClose(),
);

export function BlockedPeopleButton() {
  const { blocked: texts } = useTexts("moderation");
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="min-w-0 text-pretty text-ink-subtle text-xs">{texts.hint}</p>
      <Button size="sm" onPress={() => setOpen(true)}>
        {texts.open}
      </Button>
      {isOpen && <BlockedPeopleDialog onClose={() => setOpen(false)} />}
    </div>
  );
}
