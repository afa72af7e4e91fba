import type { TouchType } from "@linkedpotential/contract/leads/choices";
import { isContact } from "@linkedpotential/contract/leads/choices";
import type { NewTouch } from "@linkedpotential/contract/leads/schema";
import { useSyncExternalStore } from "react";
import { useAction } from "../../../../lib/action/use-action.ts";
import { ApiError } from "../../../../lib/api/api-error.ts";
import { byField } from "../../../../lib/form/form-resolver.ts";
import { saveProblem } from "../../../../texts/error-text.ts";
import { type FieldProblem, useFieldText } from "../../../../texts/field-texts.ts";
import { addTimelineEntry, patchRow, removeTimelineEntry } from "../../lead-cache.ts";
import { drafts } from "../edit/drafts.ts";

/**
 * Text of a new entry of the timeline, and the function that adds it. The text stays until it is saved, also when the
 * person steps to another lead.
 *
 * @param field keeps the text apart from that of other forms
 */
export function useNewTouch(leadId: number, field: "note" | "touch", label: string) {
  const draft = useSyncExternalStore(drafts.listen, () => drafts.get(leadId, field));
  const textOfProblem = useFieldText();
  const { runAsync } = useAddTouch(leadId);
  const text = draft?.text ?? "";
  return {
    text,
    problem: draft?.problem,
    isPending: draft?.isSending ?? false,
    change: (next: string) => drafts.set(leadId, field, next === "" ? undefined : { base: "", label, text: next }),
    /** Adds the entry. Returns whether it was saved. */
    add: async (type: TouchType): Promise<boolean> => {
      const current = drafts.get(leadId, field) ?? { base: "", label, text: "" };
      const isEmptyNote = type === "note" && !current.text.trim();
      if (current.isSending || isEmptyNote) return false;
      drafts.set(leadId, field, { ...current, isSending: true, problem: undefined });
      try {
        await runAsync({ type, text: current.text });
        drafts.set(leadId, field, undefined);
        return true;
      } catch (error) {
        drafts.set(leadId, field, { ...current, problem: textOfProblem(reasonOf(error)) });
        return false;
      }
    },
  };
}

const reasonOf = (error: unknown): FieldProblem =>
  (error instanceof ApiError && byField(error.fields).text) || saveProblem(error);

/** Adds an entry to the timeline. It shows at once and is removed again on failure. */
function useAddTouch(leadId: number) {
  return useAction("leads/log-touch", (body: NewTouch) => ({ params: { leadId }, body }), {
    optimistic: ({ type, text }) => {
      // Negative, so that it differs from the ids of the server.
      const id = -Date.now();
      addTimelineEntry(leadId, { id, at: new Date().toISOString(), type, text });
      return () => removeTimelineEntry(leadId, id);
    },
    onDone: (entry, { type }) => {
      addTimelineEntry(leadId, entry);
      const touched = isContact(type) ? { lastTouchAt: entry.at, lastTouchType: type } : {};
      patchRow(leadId, { lastActivity: entry.at, ...touched });
    },
  });
}
