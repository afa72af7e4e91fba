import type { Freelancer } from "@linkedpotential/contract/freelancers/schema";
import { NotebookPen } from "lucide-react";
import { useOpenDialog } from "../../../lib/rendering/dialog-host.tsx";
import { lazyDialog, preloadOnIntent } from "../../../lib/rendering/lazy-dialog.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import type { ButtonSize } from "../../../ui/button-style.ts";
import { useShortlistEntry } from "./api.ts";

const NoteDialog = lazyDialog(
  async () => (await import("./note-dialog.tsx")).NoteDialog,
  ({ onClose }) => onClose(),
  "problems",
);

interface NoteButtonProps {
  person: Freelancer;
  size?: ButtonSize;
  /** Shows only the word for a note, by default also whether the button adds or changes it. */
  isShort?: boolean;
}

/** Button that opens the note about a freelancer on the shortlist. Shows nothing for other freelancers. */
export function NoteButton({ person, size = "sm", isShort = false }: NoteButtonProps) {
  const { shortlist: texts } = useTexts("freelancers");
  const openDialog = useOpenDialog();
  const entry = useShortlistEntry(person.id);
  if (!entry) return null;
  const { note } = entry;
  const label = note ? texts.changeNote : texts.addNote;
  return (
    <Button
      size={size}
      variant="quiet"
      icon={<NotebookPen size={16} aria-hidden />}
      aria-label={texts.buttonOf(label, person.name)}
      {...preloadOnIntent(NoteDialog)}
      onPress={() => openDialog((close) => <NoteDialog person={person} note={note} onClose={close} />)}
    >
      {isShort ? texts.note : label}
    </Button>
  );
}
