import { type NewTouch, newTouch } from "@linkedpotential/contract/leads/schema";
import { useWatch } from "react-hook-form";
import { useForm } from "../../../lib/form/use-form.ts";
import { useLogTouch } from "../api.ts";

const empty: NewTouch = { type: "message_sent", text: "" };

/** Returns the form for a new timeline entry. Call it above the tabs, so that switching tabs keeps the input. */
export function useTouch(leadId: number) {
  const log = useLogTouch(leadId);
  const form = useForm({
    schema: newTouch,
    initial: empty,
    onSubmit: async (touch) => {
      await log.runAsync(touch);
      form.setValues({ text: "" });
    },
  });
  const hasNote = useWatch({ control: form.control, name: "text", compute: (text) => text.trim() !== "" });
  return { form, hasNote };
}
