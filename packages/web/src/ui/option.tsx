import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { ListBoxItem } from "react-aria-components/ListBox";
import { Text } from "react-aria-components/Text";
import { optionClass } from "./popover-style.ts";

export interface Choice<Id extends string = string> {
  id: Id;
  label: string;
  description?: string;
  icon?: ReactNode;
}

export function ChoiceItem({ choice }: { choice: Choice }) {
  return (
    <ListBoxItem id={choice.id} textValue={choice.label} className={optionClass}>
      {choice.icon}
      <span className="flex min-w-0 flex-1 flex-col">
        <Text slot="label">{choice.label}</Text>
        {choice.description && (
          <Text slot="description" className="text-ink-subtle text-xs">
            {choice.description}
          </Text>
        )}
      </span>
      <Check size={16} aria-hidden className="invisible shrink-0 text-accent-text group-data-selected/option:visible" />
    </ListBoxItem>
  );
}
