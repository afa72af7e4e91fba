import { Search } from "lucide-react";
import { ariaKeys } from "../../../lib/shortcuts/keys.ts";
import { useTexts } from "../../../texts/texts.ts";
import { KeyHint } from "../../../ui/key-hint.tsx";
import { preloadPalette } from "./palette-host.tsx";
import { usePalette } from "./use-palette.ts";

export const paletteKeys = "mod+k";

/** Opens the palette. Looks like a search field on wide screens, and is an icon on narrow ones. */
export function PaletteButton() {
  const { palette } = useTexts("dashboard");
  const { controlKey } = useTexts("common");
  const { togglePalette } = usePalette();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts={ariaKeys(paletteKeys)}
      onClick={togglePalette}
      onPointerEnter={preloadPalette}
      onFocus={preloadPalette}
      className="flex min-h-9 items-center justify-center gap-2 rounded-md text-ink-muted text-sm transition-colors hover:bg-hover hover:text-ink max-md:size-9 md:w-64 md:justify-start md:border md:border-line md:bg-canvas md:px-3 pointer-coarse:min-h-11 max-md:pointer-coarse:size-11 xl:w-80"
    >
      <Search size={16} aria-hidden className="shrink-0" />
      <span className="min-w-0 flex-1 truncate text-left text-ink-subtle max-md:sr-only">{palette.open}</span>
      <KeyHint
        keys={paletteKeys}
        control={controlKey}
        className="text-ink-subtle max-md:hidden pointer-coarse:hidden"
      />
    </button>
  );
}
