import { touchTypes } from "@linkedpotential/contract/leads/values";
import type { FormEvent } from "react";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { TouchState } from "./use-touch.ts";

/** Logs a message, an answer, a call or a meeting. The note stays when it could not be saved. */
export function TouchForm({ touch }: { touch: TouchState }) {
  const { timeline } = useTexts("leads");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    touch.submit();
  };
  return (
    <form aria-label={timeline.title} onSubmit={submit} className="flex flex-col gap-3 border-line border-b pb-5">
      <RadioGroup
        label={timeline.type}
        look="segments"
        choices={touchTypes.map((id) => ({ id, label: timeline.types[id] }))}
        value={touch.type}
        onChange={(type) => touch.set({ type })}
      />
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          label={timeline.note}
          value={touch.text}
          onChange={(text) => touch.set({ text })}
          maxLength={500}
          isReadOnly={touch.isPending}
          className="min-w-52 flex-1"
        />
        <Button type="submit" isPending={touch.isPending}>
          {timeline.add}
        </Button>
      </div>
      {touch.problem && (
        <p role="alert" className="text-danger-text text-sm">
          {touch.problem}
        </p>
      )}
    </form>
  );
}
