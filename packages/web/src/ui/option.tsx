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
  /** Text of the option in the field of a combo box, and for typing ahead. The label by default. */
  text?: string;
}

export function ChoiceItem({ choice }: { choice: Choice }) {
  return (
    <ListBoxItem id={choice.id} textValue={choice.text ?? choice.label} className={optionClass}>
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
