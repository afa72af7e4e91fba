import { type ReactNode, useCallback, useMemo, useState } from "react";
import { lazyDialog } from "../../../lib/rendering/lazy-dialog.tsx";
import { useSession } from "../../../lib/session/session.ts";
import { isDialogOpen } from "../../../lib/shortcuts/registry.ts";
import { PaletteProvider } from "./use-palette.ts";

const close = ({ onClose }: { onClose: () => void }) => onClose();
const PaletteDialog = lazyDialog(
  async () => (await import("./palette-dialog.tsx")).PaletteDialog,
  close,
  ...(["palette", "leads", "guides"] as const),
);
const ShortcutsDialog = lazyDialog(
  async () => (await import("./shortcuts-dialog.tsx")).ShortcutsDialog,
  close,
  "palette",
);
export const { preload: preloadPalette } = PaletteDialog;

type OpenDialog = "palette" | "shortcuts" | null;

/** Renders the palette and the list of all shortcuts, which the whole dashboard can open. */
export function PaletteHost({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const [open, setOpen] = useState<OpenDialog>(null);
  const closeAny = useCallback(() => setOpen(null), []);
  const palette = useMemo(
    () => ({
      // Another dialog may hold input that an entry of the palette would navigate away from.
      togglePalette: () =>
        setOpen((current) =>
          current === null && !isDialogOpen() ? "palette" : current === "palette" ? null : current,
        ),
      openShortcuts: () => setOpen("shortcuts"),
    }),
    [],
  );
  return (
    <PaletteProvider value={palette}>
      {children}
      {user && open === "palette" && <PaletteDialog onClose={closeAny} />}
      {user && open === "shortcuts" && <ShortcutsDialog onClose={closeAny} />}
    </PaletteProvider>
  );
}
