import { useTexts } from "../../../texts/texts.ts";
import { KeyHint } from "../../../ui/key-hint.tsx";

interface PaletteKeysProps {
  /** The reading on top: its place among all readings, and its meaning. */
  reading: { at: number; count: number; text: string } | undefined;
  /** Whether another reading than the first one is on top. Screen readers announce it then. */
  isTurned: boolean;
}

/** Names the keys of the palette, and says which reading of the sentence is on top. */
export function PaletteKeys({ reading, isTurned }: PaletteKeysProps) {
  const { keys, position, readingAt } = useTexts("palette");
  const { controlKey: control } = useTexts("common");
  const hasOthers = reading !== undefined && reading.count > 1;
  return (
    <footer className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-t px-4 py-2 text-ink-subtle text-xs pointer-coarse:hidden">
      <span className="flex items-center gap-1.5">
        <KeyHint keys="ArrowUp" control={control} />
        <KeyHint keys="ArrowDown" control={control} />
        {keys.choose}
      </span>
      <span className="flex items-center gap-1.5">
        <KeyHint keys="Enter" control={control} />
        {keys.run}
      </span>
      {hasOthers && (
        <span className="flex items-center gap-1.5">
          <KeyHint keys="Tab" control={control} />
          {keys.nextReading}
          <span className="tabular-nums">({position(reading.at, reading.count)})</span>
        </span>
      )}
      <span className="flex items-center gap-1.5">
        <KeyHint keys="Escape" control={control} />
        {keys.close}
      </span>
      <span role="status" className="sr-only">
        {isTurned && reading && readingAt(reading.at, reading.count, reading.text)}
      </span>
    </footer>
  );
}
