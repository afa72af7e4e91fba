import { type HidingGround, hidingGrounds } from "@linkedpotential/contract/moderation/choices";
import { statementMax } from "@linkedpotential/contract/moderation/limits";
import { useTexts } from "../../texts/texts.ts";
import { RadioGroup } from "../../ui/radio-group.tsx";
import { TextArea } from "../../ui/text-area.tsx";

interface FieldProps<Value> {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  errorMessage: string | undefined;
}

/** Legal ground of a decision to hide content. */
export function GroundField({ value, ...field }: FieldProps<HidingGround | undefined>) {
  const { reports: texts } = useTexts("admin");
  return (
    <RadioGroup
      label={texts.ground}
      isRequired
      choices={hidingGrounds.map((id) => ({ id, label: texts.grounds[id] }))}
      {...field}
      value={value ?? null}
    />
  );
}

/** Reasons of a decision, which the person concerned reads. */
export function StatementField(field: FieldProps<string>) {
  const { reports: texts } = useTexts("admin");
  return (
    <TextArea
      label={texts.statement}
      description={texts.statementHint}
      isRequired
      rows={5}
      maxLength={statementMax}
      counterMax={statementMax}
      {...field}
    />
  );
}
