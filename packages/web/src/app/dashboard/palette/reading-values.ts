import { cutCharacters } from "@linkedpotential/contract/characters";
import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import type { Reading } from "@linkedpotential/contract/quick-add/reading";
import { taskTitleMax } from "@linkedpotential/contract/tasks/limits";
import type { TaskBody } from "@linkedpotential/contract/tasks/schema";
import { newTaskDefaults } from "../../../features/tasks/form/task-defaults.ts";

const nextStepMax = 500;

/** Returns the date of the next step with a lead. A step without a date is for today. */
export const dateOfStep = ({ date, text }: Reading, today: string): string | undefined =>
  date ?? (text ? today : undefined);

export const taskOf = ({ text, date }: Reading, today: string): TaskBody => ({
  ...newTaskDefaults(today),
  title: cutCharacters(text, taskTitleMax),
  dueDate: date ?? today,
  description: "",
  status: "pending",
});

/** Returns what a reading changes in a lead with these tags. */
export function leadChangeOf(reading: Reading, tags: readonly string[], today: string) {
  const { status, value, text } = reading;
  const date = dateOfStep(reading, today);
  return {
    ...(status && { status }),
    ...(value !== undefined && { dealValue: value }),
    ...(date && { followUpDate: date, followUpCompleted: false }),
    ...(text && { nextStep: cutCharacters(text, nextStepMax) }),
    ...(reading.tags.length > 0 && { tags: [...new Set([...tags, ...reading.tags])] }),
  } satisfies Partial<LeadRow>;
}

/** Returns the values that a lead has in the fields of a change, to undo it. */
export const valuesBefore = (lead: LeadRow, change: Partial<LeadRow>): Partial<LeadRow> =>
  Object.fromEntries(Object.entries(lead).filter(([field]) => field in change));
