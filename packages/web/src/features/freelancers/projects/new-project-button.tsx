import { Plus } from "lucide-react";
import { useOpenDialog } from "../../../lib/rendering/dialog-host.tsx";
import { lazyDialog, preloadOnIntent } from "../../../lib/rendering/lazy-dialog.tsx";
import { Button } from "../../../ui/button.tsx";
import { useFreelancerAddress } from "../use-freelancer-address.ts";
import { industryOfArea } from "./industry-of-area.ts";

const NewProjectDialog = lazyDialog(
  async () => (await import("./project-form-dialog.tsx")).NewProjectDialog,
  ({ onClose }) => onClose(),
  "projects",
  "problems",
);

/** Opens the form for a new project. In the search, the form starts with the industry of the area that is searched. */
export function NewProjectButton({ label }: { label: string }) {
  const openDialog = useOpenDialog();
  const { view, filter } = useFreelancerAddress();
  const industry = view === "search" && filter.area !== "" ? industryOfArea[filter.area] : null;
  return (
    <Button
      variant="primary"
      icon={<Plus size={16} aria-hidden />}
      {...preloadOnIntent(NewProjectDialog)}
      onPress={() => openDialog((close) => <NewProjectDialog industry={industry} onClose={close} />)}
    >
      {label}
    </Button>
  );
}
