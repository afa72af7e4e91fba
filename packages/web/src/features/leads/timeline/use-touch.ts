import { type NewTouch, newTouch } from "@linkedpotential/contract/leads/schema";
import { useForm } from "../../../lib/form/use-form.ts";
import { useLogTouch } from "../api.ts";

const empty: NewTouch = { type: "message_sent", text: "" };

/** State kept above the tabs, so that switching tabs does not lose it. */
export function useTouch(leadId: number) {
  const log = useLogTouch(leadId);
  const form = useForm({
    schema: newTouch,
    initial: empty,
    send: async (touch) => {
      await log.runAsync(touch);
      form.set({ text: "" });
    },
  });
  return { form, hasNote: form.values.text.trim() !== "" };
}
