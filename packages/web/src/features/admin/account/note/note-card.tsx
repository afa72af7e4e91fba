import type { Account } from "@linkedpotential/contract/accounts/schema";
import { NotebookPen } from "lucide-react";
import { useState } from "react";
import { lazyDialog, preloadOnIntent } from "../../../../lib/rendering/lazy-dialog.tsx";
import { useTexts } from "../../../../texts/texts.ts";
import { Button } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { NoteAuthor } from "./note-author.tsx";

const NoteDialog = lazyDialog(
  async () => (await import("./note-dialog.tsx")).NoteDialog,
  ({ onClose }) => onClose(),
  "problems",
);

/** Shows the internal note of the admins about an account, with who wrote it and when. */
export function NoteCard({ account }: { account: Account }) {
  const { note: texts } = useTexts("admin-account");
  const [isOpen, setOpen] = useState(false);
  const { note } = account;
  return (
    <Card
      title={texts.title}
      actions={
        <Button {...preloadOnIntent(NoteDialog)} size="sm" onPress={() => setOpen(true)}>
          <NotebookPen size={16} aria-hidden />
          {note.text ? texts.edit : texts.write}
        </Button>
      }
    >
      {note.text ? (
        <div className="flex flex-col gap-2 text-sm">
          <p className="whitespace-pre-line [overflow-wrap:anywhere]">{note.text}</p>
          <NoteAuthor note={note} />
        </div>
      ) : (
        <p className="text-ink-muted text-sm">{texts.none}</p>
      )}
      {isOpen && <NoteDialog account={account} onClose={() => setOpen(false)} />}
    </Card>
  );
}
