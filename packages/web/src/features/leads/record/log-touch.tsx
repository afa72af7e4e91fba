import { type TouchType, touchTypes } from "@linkedpotential/contract/leads/choices";
import { type KeyboardEvent, useState } from "react";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/form.tsx";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useNewTouch } from "./timeline/use-new-touch.ts";

interface LogTouchProps {
  leadId: number;
  onClose: () => void;
}

const types = touchTypes.filter((type) => type !== "note");

/** Form below the actions of a record that logs a contact. Escape closes it and keeps the text. */
export function LogTouch({ leadId, onClose }: LogTouchProps) {
  const { timeline } = useTexts("leads");
  const [type, setType] = useState<TouchType>("message_sent");
  const { text, problem, isPending, change, add } = useNewTouch(leadId, "touch", timeline.note);
  const submit = async () => {
    if (await add(type)) onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    onClose();
  };
  return (
    <Form
      form={{ submit: () => void submit() }}
      aria-label={timeline.title}
      className="mt-3 flex flex-col gap-3 rounded-md bg-sunken p-3"
      onKeyDown={onKeyDown}
    >
      <RadioGroup
        label={timeline.type}
        look="segments"
        choices={types.map((id) => ({ id, label: timeline.types[id] }))}
        value={type}
        onChange={setType}
      />
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          autoFocus
          label={timeline.note}
          maxLength={500}
          value={text}
          onChange={change}
          errorMessage={problem}
          className="min-w-[min(12rem,100%)] flex-1"
        />
        <Button type="submit" isPending={isPending}>
          {timeline.add}
        </Button>
      </div>
    </Form>
  );
}
