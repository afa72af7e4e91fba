import { PencilLine } from "lucide-react";
import { MenuItem } from "react-aria-components/Menu";
import { Text } from "react-aria-components/Text";
import { Badge } from "../../../ui/badge.tsx";
import { cx } from "../../../ui/class-names.ts";
import { optionClass } from "../../../ui/popover-style.ts";
import type { Entry } from "./entries/entry.ts";

export function EntryItem({ id, entry, onAction }: { id: string; entry: Entry; onAction: () => void }) {
  const { label, detail, icon: Icon } = entry;
  return (
    <MenuItem id={id} textValue={label} onAction={onAction} className={optionClass}>
      <Icon size={16} aria-hidden className="shrink-0 text-ink-subtle" />
      <Text slot="label" className="min-w-0 shrink break-words">
        {label}
      </Text>
      {detail && (
        <Text slot="description" className="min-w-0 flex-1 truncate text-ink-subtle text-xs">
          {detail}
        </Text>
      )}
    </MenuItem>
  );
}

interface ReadingItemProps {
  id: string;
  chips: readonly string[];
  note: string | undefined;
  onAction: () => void;
}

/** Shows what a sentence would save, one chip per value. */
export function ReadingItem({ id, chips, note, onAction }: ReadingItemProps) {
  const [subject, ...values] = chips;
  const name = chips.join(", ");
  return (
    // The name is given, because screen readers would read the chips as one word.
    <MenuItem
      id={id}
      textValue={name}
      aria-label={name}
      onAction={onAction}
      className={cx(optionClass, "items-start py-2")}
    >
      <PencilLine size={16} aria-hidden className="mt-1 shrink-0 text-accent-text" />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap gap-1.5">
          <Badge tone="accent" className="break-words">
            {subject}
          </Badge>
          {values.map((value) => (
            <Badge key={value} className="break-words">
              {value}
            </Badge>
          ))}
        </span>
        {note && (
          <Text slot="description" className="mt-1 block text-pretty text-ink-muted text-xs">
            {note}
          </Text>
        )}
      </span>
    </MenuItem>
  );
}
