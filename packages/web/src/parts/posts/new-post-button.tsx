import { Plus } from "lucide-react";
import { useOpenDialog } from "../../lib/rendering/dialog-host.tsx";
import { lazyDialog, preloadOnIntent } from "../../lib/rendering/lazy-dialog.tsx";
import { useTexts } from "../../texts/texts.ts";
import { Button } from "../../ui/button.tsx";

const NewPostDialog = lazyDialog(
  async () => (await import("./form/post-form-dialog.tsx")).NewPostDialog,
  ({ onClose }) => onClose(),
);

export function NewPostButton() {
  const { create } = useTexts("posts");
  const openDialog = useOpenDialog();
  return (
    <Button
      variant="primary"
      icon={<Plus size={16} aria-hidden />}
      {...preloadOnIntent(NewPostDialog)}
      onPress={() => openDialog((close) => <NewPostDialog onClose={close} />)}
    >
      {create}
    </Button>
  );
}
