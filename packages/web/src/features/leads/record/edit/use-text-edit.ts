import { type Lead, type LeadChange, type LeadRow, leadChange } from "@linkedpotential/contract/leads/schema";
import { problemsOf } from "@linkedpotential/contract/problems";
import { useState, useSyncExternalStore } from "react";
import { ApiError } from "../../../../lib/api/api-error.ts";
import { byField } from "../../../../lib/form/form-resolver.ts";
import { saveProblem } from "../../../../texts/error-text.ts";
import { type FieldProblem, useFieldText } from "../../../../texts/field-texts.ts";
import { type Draft, drafts } from "./drafts.ts";
import type { TextFieldSpec } from "./text-fields.ts";
import { OvertakenError, useLeadEdit } from "./use-lead-edit.ts";

/**
 * Edits a field of a lead as text. The text is saved by `commit`. A text that is refused stays with its reason; a text
 * whose field was changed elsewhere stays until the person chooses one of the two values.
 */
export function useTextEdit(lead: Partial<Lead> & Pick<LeadRow, "id">, field: TextFieldSpec, label: string) {
  const textOfProblem = useFieldText();
  const { runAsync } = useLeadEdit();
  const [savedEdits, setSavedEdits] = useState({ leadId: lead.id, count: 0 });
  const { id } = lead;
  const { name, textOf, changeOf } = field;
  const saved = textOf(lead);
  const draft = useSyncExternalStore(drafts.listen, () => drafts.get(id, name));
  const set = (next: Draft | undefined) => drafts.set(id, name, next);

  async function send(from: Draft): Promise<void> {
    const { text, base } = from;
    const parsed = leadChange.safeParse(changeOf(text));
    if (!parsed.success) return refuse(from, byField(problemsOf(parsed.error.issues))[name]);
    set({ ...from, isSending: true, problem: undefined });
    try {
      const seen = { text: base, typed: textOf(parsed.data as Partial<Lead>), textOf };
      await runAsync({ id, change: parsed.data, before: changeOf(base), label, seen });
      const current = drafts.get(id, name);
      set(current && current.text !== text ? { ...current, base: text, isSending: false } : undefined);
      setSavedEdits(({ count }) => ({ leadId: id, count: count + 1 }));
    } catch (error) {
      const isOvertaken = error instanceof OvertakenError;
      refuse(drafts.get(id, name) ?? from, isOvertaken ? undefined : reasonOf(error, name));
    }
  }

  function refuse(current: Draft, problem: FieldProblem | undefined): void {
    set({ ...current, isSending: false, problem: problem && textOfProblem(problem) });
  }

  const isOvertaken = (one: Draft | undefined): boolean =>
    one !== undefined && !one.isSending && saved !== one.base && saved !== one.text.trim();
  // The functions read the draft from the store, because they may be called before the last change was rendered.
  return {
    text: draft?.text ?? saved,
    isEdited: draft !== undefined,
    problem: draft?.problem,
    /** Value that was saved elsewhere since the edit began. */
    theirs: isOvertaken(draft) ? saved : undefined,
    /** Counts the saved edits of the lead, so that each of them can be shown once. */
    savedCount: savedEdits.leadId === id ? savedEdits.count : 0,
    change: (text: string) => {
      const { base = saved, isSending = false } = drafts.get(id, name) ?? {};
      set({ text, base, label, isSending });
    },
    /** Saves the text. A text that was refused is sent again only with `isRetry`. */
    commit: ({ isRetry }: { isRetry: boolean }) => {
      const current = drafts.get(id, name);
      if (!current || current.isSending || isOvertaken(current) || (current.problem && !isRetry)) return;
      if (current.text.trim() === current.base) set(undefined);
      else void send(current);
    },
    revert: () => set(undefined),
    keepMine: () => {
      const current = drafts.get(id, name);
      if (current) void send({ ...current, base: saved });
    },
  };
}

/** Returns the problem of a field that keeps a change from being sent. */
export function problemIn(change: LeadChange, name: string): FieldProblem | undefined {
  const parsed = leadChange.safeParse(change);
  return parsed.success ? undefined : byField(problemsOf(parsed.error.issues))[name];
}

/** Returns why a field could not be saved: the problem that the server found in it, or the reason of the failure. */
export const reasonOf = (error: unknown, name: string): FieldProblem =>
  (error instanceof ApiError && byField(error.fields)[name]) || saveProblem(error);
