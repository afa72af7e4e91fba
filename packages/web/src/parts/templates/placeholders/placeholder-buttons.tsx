import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { knownPlaceholders, tokenOf } from "./placeholders.ts";

export function PlaceholderButtons({ onInsert }: { onInsert: (token: string) => void }) {
  const { placeholders } = useTexts("templates");
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot share a row with buttons
    <div role="group" aria-label={placeholders.insert} className="flex flex-wrap items-center gap-1.5">
      <span aria-hidden className="text-ink-muted text-xs">
        {placeholders.insert}
      </span>
      {knownPlaceholders.map((key) => (
        <Button key={key} size="sm" className="text-xs" onPress={() => onInsert(tokenOf(key))}>
          {placeholders.names[key]}
        </Button>
      ))}
    </div>
  );
}
