import { useState } from "react";
import { toast } from "../../../lib/toast.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormButtons } from "../../../ui/form-buttons.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { Specimen } from "./specimen.tsx";

export function OverlaySpecimens() {
  const common = useTexts("common");
  const [open, setOpen] = useState<"dialog" | "confirm" | null>(null);
  const [name, setName] = useState("");
  const close = () => setOpen(null);
  const undo = { label: "Rückgängig", onPress: () => toast({ title: "Lead wiederhergestellt", tone: "success" }) };
  return (
    <Specimen title="Dialog, ConfirmDialog, Toast">
      <Button onPress={() => setOpen("dialog")}>Dialog</Button>
      <Button onPress={() => setOpen("confirm")}>Rückfrage</Button>
      <Button onPress={() => toast({ title: "Lead gelöscht", tone: "success", action: undo })}>Toast mit Undo</Button>
      <Button
        onPress={() => toast({ title: common.errors.title, description: common.errors.unexpected, tone: "error" })}
      >
        Fehler-Toast
      </Button>
      <Dialog
        isOpen={open === "dialog"}
        onClose={close}
        isDirty={name !== ""}
        onSubmit={close}
        title="Neuer Lead"
        description="Wer könnte Ihr nächster Kunde sein?"
        texts={common}
        footer={<FormButtons cancelLabel={common.cancel} submitLabel={common.save} />}
      >
        <div className="grid gap-4 md:grid-cols-2">
          <TextField label="Name" autoFocus value={name} onChange={setName} />
          <TextField label="Unternehmen" />
          <TextField label="Position" />
          <TextField label="E-Mail" type="email" />
        </div>
      </Dialog>
      <ConfirmDialog
        isOpen={open === "confirm"}
        title="Lead löschen?"
        description="Jürgen Groß, Müßig & Söhne GmbH"
        confirmLabel={common.delete}
        cancelLabel={common.cancel}
        onConfirm={close}
        onClose={close}
      />
    </Specimen>
  );
}
