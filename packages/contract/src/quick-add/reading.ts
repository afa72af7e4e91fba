import type { LeadStatus } from "../leads/statuses.ts";
import type { Person } from "./people-in.ts";
import type { Span } from "./tokens.ts";

export type PartKind = "kind" | "lead" | "name" | "company" | "status" | "date" | "value" | "tag" | "text";

/** Part of a sentence, and what it says. */
export interface Part extends Span {
  kind: PartKind;
}

/** One meaning of a sentence that somebody typed to enter something. */
export interface Reading<P extends Person = Person> {
  /** A new lead, a task, or the next step with the lead in `lead`. */
  kind: "lead" | "task" | "follow_up";
  /** Title of the task, or next step with the lead. Empty if the sentence contains no other words. */
  text: string;
  lead?: P;
  /** Name, form of address and company of a new lead. */
  name?: string;
  salutation?: "ms" | "mr";
  company?: string;
  status?: LeadStatus;
  date?: string;
  /** Value of the deal in EUR. */
  value?: number;
  tags: string[];
  /** The parts of the sentence that the reading is made of, in their order. They do not overlap. */
  parts: Part[];
  /** Words that look like a date and are none, such as `32.13.`. */
  unread: string[];
  /** Whether nothing was understood: the task has the whole sentence as its title. */
  isPlain: boolean;
}
