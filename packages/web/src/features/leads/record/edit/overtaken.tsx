import { useTexts } from "../../../../texts/texts.ts";
import { PlainButton } from "../../../../ui/plain-button.tsx";

interface OvertakenProps {
  /** Value that was saved elsewhere. */
  theirs: string;
  /** Accessible name of the two buttons' group. */
  label: string;
  onKeep: () => void;
  onTake: () => void;
}

/** Shows the value that was saved elsewhere while the field was edited, and asks which of the two is to stay. */
export function Overtaken({ theirs, label, onKeep, onTake }: OvertakenProps) {
  const { fields } = useTexts("leads");
  const { edit } = useTexts("lead-record");
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would change the layout of its content
    <div
      role="group"
      aria-label={label}
      className="mt-1 flex flex-col gap-1.5 rounded-md bg-warn-soft p-2 text-warn-text text-xs"
    >
      <p className="[overflow-wrap:anywhere]">{fields.overtaken(theirs)}</p>
      <div className="flex flex-wrap gap-2">
        <PlainButton size="sm" onClick={onKeep}>
          {edit.keepMine}
        </PlainButton>
        <PlainButton size="sm" onClick={onTake}>
          {edit.takeTheirs}
        </PlainButton>
      </div>
    </div>
  );
}
