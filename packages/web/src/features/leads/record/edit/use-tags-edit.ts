import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { useRef, useSyncExternalStore } from "react";
import { type FieldProblem, useFieldText } from "../../../../texts/field-texts.ts";
import { drafts } from "./drafts.ts";
import { useLeadEdit } from "./use-lead-edit.ts";
import { problemIn, reasonOf } from "./use-text-edit.ts";

/** Edits the tags of a lead. Each change is saved at once. Tags that are refused stay with the reason. */
export function useTagsEdit(lead: LeadRow, label: string) {
  const textOfProblem = useFieldText();
  const { runAsync } = useLeadEdit();
  const { id, tags: saved } = lead;
  // Each attempt contains the tags of earlier ones, so that only the result of the latest counts.
  const latest = useRef(0);
  const refused = useSyncExternalStore(drafts.listen, () => drafts.get(id, "tags"));
  const tags = refused ? tagsOf(refused.text) : saved;
  const set = (next: readonly string[], problem: FieldProblem) =>
    drafts.set(id, "tags", { text: textOf(next), base: textOf(saved), label, problem: textOfProblem(problem) });

  async function save(next: string[]): Promise<void> {
    latest.current += 1;
    const attempt = latest.current;
    const problem = problemIn({ tags: next }, "tags");
    if (problem) return set(next, problem);
    drafts.set(id, "tags", undefined);
    try {
      await runAsync({ id, change: { tags: next }, before: { tags: saved }, label });
    } catch (error) {
      if (attempt === latest.current) set(next, reasonOf(error, "tags"));
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
