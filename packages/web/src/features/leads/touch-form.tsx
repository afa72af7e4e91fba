import { touchTypes } from "@linkedpotential/contract/leads/values";
import { type FormEvent, useState } from "react";
import { useTexts } from "../../texts/texts.ts";
import { Button } from "../../ui/button.tsx";
import { RadioGroup } from "../../ui/radio-group.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useLogTouch } from "./api.ts";

/** Logs a message, an answer, a call or a meeting. The note stays when it could not be saved. */
export function TouchForm({ leadId }: { leadId: number }) {
  const { timeline } = useTexts("leads");
  const [type, setType] = useState<(typeof touchTypes)[number]>("message_sent");
  const [text, setText] = useState("");
  const log = useLogTouch(leadId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (log.isPending) return;
    log.mutate({ params: { leadId }, body: { type, text } }, { onSuccess: () => setText("") });
  };
  return (
    <form aria-label={timeline.title} onSubmit={submit} className="flex flex-col gap-3 border-line border-b pb-5">
      <RadioGroup
        label={timeline.type}
        look="segments"
        choices={touchTypes.map((id) => ({ id, label: timeline.types[id] }))}
        value={type}
        onChange={setType}
      />
      <div className="flex flex-wrap items-end gap-2">
        <TextField label={timeline.note} value={text} onChange={setText} maxLength={500} className="min-w-52 flex-1" />
        <Button type="submit" isPending={log.isPending}>
          {timeline.add}
        </Button>
      </div>
    </form>
  );
}
