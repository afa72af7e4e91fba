import { Plus } from "lucide-react";
import { useOpenDialog } from "../../../lib/rendering/dialog-host.tsx";
import { lazyDialog, preloadOnIntent } from "../../../lib/rendering/lazy-dialog.tsx";
import { Button } from "../../../ui/button.tsx";

const NewProjectDialog = lazyDialog(
  async () => (await import("./project-form-dialog.tsx")).NewProjectDialog,
  ({ onClose }) => onClose(),
  "projects",
  "problems",
);

export function NewProjectButton({ label }: { label: string }) {
  const openDialog = useOpenDialog();
  return (
    <Button
      variant="primary"
      icon={<Plus size={16} aria-hidden />}
      {...preloadOnIntent(NewProjectDialog)}
      onPress={() => openDialog((close) => <NewProjectDialog onClose={close} />)}
    >
      {label}
    </Button>
  );
}
