import { useTexts } from "../../../../texts/texts.ts";
import type { Choice } from "../../../../ui/option.tsx";
import { Select } from "../../../../ui/select.tsx";

interface ChoiceFieldProps<Id extends string> {
  label: string;
  choices: readonly Choice<Id>[];
  value: Id | null;
  onChange: (value: Id | null) => void;
  errorMessage: string | undefined;
}

export function ChoiceField<Id extends string>({ choices, value, onChange, ...props }: ChoiceFieldProps<Id>) {
  const { choose } = useTexts("leads").fields;
  const none: Choice<Id | "none"> = { id: "none", label: choose };
  return (
    <Select<Id | "none">
      {...props}
      choices={[none, ...choices]}
      value={value ?? "none"}
      onChange={(id) => onChange(id === "none" ? null : (choices.find((choice) => choice.id === id)?.id ?? null))}
    />
  );
}
