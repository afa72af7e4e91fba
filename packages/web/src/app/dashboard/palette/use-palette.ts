import { createContext, use } from "react";

interface Palette {
  /** Opens the palette, or closes it if it is open. */
  togglePalette: () => void;
  openShortcuts: () => void;
}

const PaletteContext = createContext<Palette | null>(null);

export const PaletteProvider = PaletteContext.Provider;

export function usePalette(): Palette {
  const palette = use(PaletteContext);
  if (!palette) throw new Error("usePalette needs PaletteHost");
  return palette;
}
