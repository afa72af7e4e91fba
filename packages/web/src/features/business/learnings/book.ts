import { type Topic, topics } from "@linkedpotential/contract/business/company/topics";
import { isCalendarDate } from "@linkedpotential/contract/dates";

export interface Learning {
  readonly id: string;
  readonly topic: Topic;
  readonly date: string;
  readonly text: string;
}

export interface LearningBook {
  readonly learnings: readonly Learning[];
  /** Text of each topic's input field. Empty when nothing was typed. */
  readonly drafts: Readonly<Record<Topic, string>>;
}

export const writeBook = (book: LearningBook): string => JSON.stringify(book);

/** Parses the stored text. Skips invalid learnings, and returns an empty book when the text is not valid JSON. */
export function readBook(text: string | null): LearningBook {
  const { learnings, drafts } = fieldsOf(parseJson(text));
  const draft = (topic: Topic) => {
    const stored = fieldsOf(drafts)[topic];
    return typeof stored === "string" ? stored : "";
  };
  return {
    learnings: Array.isArray(learnings) ? learnings.filter(isLearning) : [],
    drafts: { worked: draft("worked"), blocked: draft("blocked"), next: draft("next") },
  };
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? { ...value } : {};

function isLearning(value: unknown): value is Learning {
  const { id, topic, date, text } = fieldsOf(value);
  const hasTextFields = typeof id === "string" && typeof text === "string" && typeof date === "string";
  return hasTextFields && isCalendarDate(date) && topics.some((one) => one === topic);
}

export const withDraft = (book: LearningBook, topic: Topic, text: string): LearningBook => ({
  ...book,
  drafts: { ...book.drafts, [topic]: text },
});

/** Removes the learnings that the company has taken over, and keeps the texts being written. */
export const withoutLearnings = (book: LearningBook): LearningBook => ({ ...book, learnings: [] });
