import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { useState } from "react";
import { useTexts } from "../../../../texts/texts.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { TextField } from "../../../../ui/text-field.tsx";
import { tagsOf } from "../filters/filter-labels.ts";

interface DialogProps {
  leads: readonly LeadRow[];
  /** Tags to suggest. */
  suggestions: readonly string[];
  onAdd: (tag: string) => void;
  onRemove: (tag: string) => void;
  onClose: () => void;
}

const suggestionsMax = 12;
const tagMax = 40;

/** Asks for a tag to add to the selected leads, or to remove from them. */
export function TagDialog({ leads, suggestions, onAdd, onRemove, onClose }: DialogProps) {
  const { bulk } = useTexts("lead-tools");
  const [tag, setTag] = useState("");
  const [isMissing, setMissing] = useState(false);
  const finish = (change: (tag: string) => void) => () => {
    const text = tag.trim();
    if (text === "") return setMissing(true);
    onClose();
    change(text);
  };
  const shown = [...new Set([...tagsOf(leads), ...suggestions])].slice(0, suggestionsMax);
  return (
    <Dialog
      isOpen
      size="sm"
      title={bulk.tagTitle(leads.length)}
      onClose={onClose}
      onSubmit={finish(onAdd)}
      texts={useTexts("common")}
      footer={
        <>
          <Button onPress={finish(onRemove)}>{bulk.removeTag}</Button>
          <Button variant="primary" type="submit">
            {bulk.addTag}
          </Button>
        </>
      }
    >
      <TextField
        autoFocus
        label={bulk.tagName}
        description={bulk.tagHint}
        errorMessage={isMissing ? bulk.tagMissing : undefined}
        maxLength={tagMax}
        value={tag}
        onChange={(text) => {
          setTag(text);
          setMissing(false);
        }}
      />
      {shown.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {shown.map((one) => (
            <li key={one}>
              <Button size="sm" onPress={() => setTag(one)}>
                {one}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
