import { type Problem, problemsOf } from "@linkedpotential/contract/problems";
import { referencesMax } from "@linkedpotential/contract/profile/limits";
import { type Reference, reference as referenceSchema } from "@linkedpotential/contract/profile/offer";
import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import { useFocusAfterRemoval } from "../../../lib/focus/use-focus-after-change.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { GroupProblem } from "./group-problem.tsx";
import { ReferenceRow } from "./reference-row.tsx";

interface ReferenceFieldsProps {
  value: readonly Reference[];
  onChange: (references: Reference[]) => void;
  /** Problem of one of the references, or of all of them. */
  errorMessage: string | undefined;
}

const emptyReference = (): Reference => ({ customer: "", year: new Date().getFullYear(), text: "", link: "" });

export function ReferenceFields({ value, onChange, errorMessage }: ReferenceFieldsProps) {
  const { edit } = useTexts("profile");
  const group = useRef<HTMLFieldSetElement>(null);
  useFocusAfterRemoval(group, value.length);
  const [added, setAdded] = useState<number>();
  const problems = value.map((one) => (errorMessage ? problemsIn(one) : {}));
  const isShownInRow = problems.some((ofRow) => Object.keys(ofRow).length > 0);
  const add = () => {
    setAdded(value.length);
    onChange([...value, emptyReference()]);
  };
  return (
    <fieldset ref={group} tabIndex={-1} className="m-0 flex min-w-0 flex-col items-start gap-3 outline-none">
      <legend className="float-left mb-1 font-medium text-sm">{edit.references}</legend>
      <p className="text-ink-subtle text-xs">{edit.referencesHint}</p>
      {value.map((one, at) => (
        <ReferenceRow
          // biome-ignore lint/suspicious/noArrayIndexKey: references have no other identity, and the fields keep no state
          key={at}
          label={edit.reference(at + 1)}
          value={one}
          problems={problems[at] ?? {}}
          autoFocus={at === added}
          onChange={(part) => onChange(value.map((other, index) => (index === at ? { ...other, ...part } : other)))}
          onRemove={() => onChange(value.filter((_, index) => index !== at))}
        />
      ))}
      <GroupProblem text={isShownInRow ? undefined : errorMessage} />
      {value.length < referencesMax && (
        <Button size="sm" icon={<Plus size={16} aria-hidden />} onPress={add}>
          {edit.addReference}
        </Button>
      )}
    </fieldset>
  );
}

function problemsIn(value: Reference): Record<string, Problem> {
  const parsed = referenceSchema.safeParse(value);
  return parsed.success ? {} : problemsOf(parsed.error.issues);
}
