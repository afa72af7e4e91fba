import { createContext, type ReactNode, use, useState } from "react";

/** Renders a dialog that calls `close` when it is done. */
type RenderDialog = (close: () => void) => ReactNode;

const OpenDialog = createContext<((dialog: RenderDialog) => void) | null>(null);

/**
 * Renders the dialog that a card or row below it opens with `useOpenDialog`. When the row unmounts, for example because
 * its object was deleted elsewhere, the dialog stays open with the person's input (O194).
 */
export function DialogHost({ children }: { children: ReactNode }) {
  const [dialog, setDialog] = useState<RenderDialog>();
  return (
    <OpenDialog value={(next) => setDialog(() => next)}>
      {children}
      {dialog?.(() => setDialog(undefined))}
    </OpenDialog>
  );
}

export function useOpenDialog(): (dialog: RenderDialog) => void {
  const openDialog = use(OpenDialog);
  if (!openDialog) throw new Error("useOpenDialog needs a DialogHost");
  return openDialog;
}
