import { type LeadRow, leadChange } from "@linkedpotential/contract/leads/schema";
import { problemsOf } from "@linkedpotential/contract/problems";
import { use, useSyncExternalStore } from "react";
import { byField } from "../../../../lib/form/form-resolver.ts";
import { type FieldProblem, useFieldText } from "../../../../texts/field-texts.ts";
import { useLeadEdit } from "./use-lead-edit.ts";
import { DraftsContext, reasonOf } from "./use-text-edit.ts";

/** Edits the tags of a lead. Each change is saved at once. Tags that are refused stay with the reason. */
export function useTagsEdit(lead: LeadRow, label: string) {
  const drafts = use(DraftsContext);
  const textOfProblem = useFieldText();
  const { runAsync } = useLeadEdit();
  const { id, tags: saved } = lead;
  const refused = useSyncExternalStore(drafts.listen, () => drafts.get(id, "tags"));
  const tags = refused ? tagsOf(refused.text) : saved;
  const set = (next: readonly string[], problem: FieldProblem) =>
    drafts.set(id, "tags", { text: textOf(next), base: textOf(saved), label, problem: textOfProblem(problem) });

  async function save(next: string[]): Promise<void> {
    const parsed = leadChange.safeParse({ tags: next });
    if (!parsed.success) return set(next, byField(problemsOf(parsed.error.issues)).tags ?? "");
    drafts.set(id, "tags", undefined);
    try {
      await runAsync({ id, change: { tags: next }, before: { tags: saved }, label });
      drafts.set(id, "tags", undefined);
    } catch (error) {
      set(next, reasonOf(error, "tags"));
    }
  }

  return {
    tags,
    problem: refused?.problem,
    save: (next: string[]) => void save(next),
    /** Saves the tags that were refused once more. */
    retry: () => refused && void save(tags),
    revert: () => drafts.set(id, "tags", undefined),
  };
}

// Tags contain no line breaks: the field separates them there.
const textOf = (tags: readonly string[]): string => tags.join("\n");
const tagsOf = (text: string): string[] => text.split("\n").filter((tag) => tag !== "");
