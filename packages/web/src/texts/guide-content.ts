/**
 * Types of the texts of the guides: one file per journey and language, as areas of the catalog. Order, icons,
 * durations, colors and the choice of templates do not depend on the language and are defined in the feature. A text
 * may contain placeholders of saved templates, such as `{{vorname}}`.
 */

/** A group of tips of a step. */
export interface TipGroup {
  title: string;
  points: readonly string[];
  /** A practical example, shown on demand. */
  example?: string;
}

/** A message to copy or to adopt as a template. */
export interface SampleMessage {
  title: string;
  /** The message with formal address, or the only version if the language or the text makes no difference. */
  text: string;
  /** The message to somebody who is addressed by first name. */
  informal?: string;
}

/**
 * The grammatical role that a placeholder's value has in every sentence: `subject` for the nominative and for words that
 * stand alone, `object` for the accusative, `clause` for a subordinate clause, `sentence` for a whole sentence with its
 * period, `line` for text on a line of its own.
 * @internal
 */
export type PlaceholderRole =
  | "name"
  | "subject"
  | "object"
  | "dative"
  | "genitive"
  | "clause"
  | "sentence"
  | "number"
  | "date"
  | "amount"
  | "line";

/** Explains a placeholder of the guides. */
interface PlaceholderTexts {
  /** Words for the field. By default, the words of the key. */
  label?: string;
  /** A value that fits into every sentence with the placeholder. */
  example: string;
  role: PlaceholderRole;
}

/** By key, such as `thema` or `first_step`. Placeholders that a lead can fill have the same keys in all languages. */
export type PlaceholdersTexts = Readonly<Record<string, PlaceholderTexts>>;

/** Explains the structure of a message or proposal part by part, with an example. */
export interface MessageGuide {
  title: string;
  description: string;
  parts: readonly { title: string; text: string }[];
  samples: readonly SampleMessage[];
}

export interface Checklist {
  title: string;
  points: readonly string[];
}

/** A card next to a step. `prompt` is a text for a language model, to copy. */
export interface SideCard {
  title: string;
  text: string;
  points?: readonly string[];
  prompt?: string;
}

export interface StepTexts {
  /** Title in the step bar, at most 26 characters. */
  title: string;
  content: { title: string; description: string; tips: readonly TipGroup[] };
  guide?: MessageGuide;
  checklist?: Checklist;
  sideCard?: SideCard;
  /** Shown above the step's templates: what they are for, and whether they prepare the next step (D44). */
  templateNote?: string;
}

export interface JourneyTexts<StepId extends string> {
  description: string;
  steps: Readonly<Record<StepId, StepTexts>>;
}

/** A section of a conversation guide. Its duration is defined in the feature. */
export interface ConversationSection {
  title: string;
  points: readonly string[];
}

interface PostSection {
  title: string;
  /** Helps authors to find their own words for the section. It is not part of the post. */
  question: string;
  text: string;
}

export interface PostTypeTexts {
  title: string;
  description: string;
  /** The recommended media of the post. */
  medium: string;
  /** Alternative text of the sample picture. */
  picture: string;
  posts: readonly {
    id: string;
    title: string;
    description: string;
    /** The parts of the post in order. The post joins their texts with empty lines. */
    sections: readonly PostSection[];
  }[];
}

export interface StrategyTexts {
  title: string;
  subtitle: string;
  description: string;
  medium: string;
  templates: readonly (SampleMessage & { id: string; timing: string })[];
}

interface MeetingGuideTexts {
  title: string;
  description: string;
  /** Sections of the conversation, in order. */
  sections: readonly ConversationSection[];
  questions: readonly TipGroup[];
  /** Checklists for the time before and after the conversation. */
  checklists: readonly Checklist[];
  /** Guide for the follow-up message. */
  guide: MessageGuide;
}

export type HotJourneyTexts = JourneyTexts<"find" | "apply" | "prepare" | "interview" | "strategy" | "offer"> & {
  /** The guide for the first conversation, in six sections. */
  interview: { title: string; description: string; sections: readonly ConversationSection[] };
};

export interface WarmJourneyTexts
  extends JourneyTexts<"find" | "decisionMakers" | "firstContact" | "dialogue" | "consultation" | "offer"> {
  keyPoints: SideCard;
}

export type ColdJourneyTexts = JourneyTexts<
  "audience" | "leads" | "connection" | "secondMessage" | "followUp" | "offer"
>;

export type ReferralJourneyTexts = JourneyTexts<
  "contacts" | "occasion" | "reconnect" | "ask" | "introduction" | "keepInTouch"
>;

export type MeetingGuidesTexts = Readonly<Record<"first" | "second", MeetingGuideTexts>>;

export type PostTypesTexts = Readonly<
  Record<"willkommen" | "trends" | "fehler" | "tools" | "cases" | "meinung" | "wissen" | "behind", PostTypeTexts>
>;

export type StrategiesTexts = Readonly<Record<"pinsel" | "traditional" | "bold", StrategyTexts>>;

/** A guide for businesses that work with freelancers. */
export interface BusinessGuideTexts {
  title: string;
  description: string;
  sections: readonly { title: string; paragraphs: readonly string[] }[];
  checklist: Checklist;
  /** A text to copy and to fill in. */
  sample: SampleMessage;
}

export interface BusinessGuidesTexts {
  page: Readonly<Record<"title" | "lead" | "back" | "done" | "reset" | "copy" | "note", string>>;
  guides: Readonly<Record<"expectations" | "briefing" | "contracts" | "status" | "success", BusinessGuideTexts>>;
}

/** A point to tick off that says in a sentence or two what it takes. */
export interface ExplainedPoint {
  title: string;
  text: string;
}

/** An answer to a client's objection, to say aloud. */
export interface Objection {
  objection: string;
  /** Usual reason for the objection. */
  behind: string;
  answer: string;
  avoid: string;
}

/** Signs of employment or self-employment in a job ad or contract, in three colors. */
export interface SignalTexts {
  title: string;
  description: string;
  levels: Readonly<Record<SignalLevel, { title: string; points: readonly ExplainedPoint[] }>>;
  /** Assessment of the ticked points. The gravest level among them decides. */
  results: Readonly<Record<SignalLevel | "none", string>>;
}

export type SignalLevel = "green" | "yellow" | "red";

/** A piece of the handbook: an article with tools. A piece has at least one tool. */
export interface HandbookPieceTexts {
  sections: readonly { title: string; paragraphs: readonly string[]; points?: readonly string[] }[];
  checklist?: { title: string; points: readonly (string | ExplainedPoint)[] };
  objections?: readonly Objection[];
  signals?: SignalTexts;
  samples?: readonly SampleMessage[];
}

interface CalculatorTexts<Field extends string> {
  title: string;
  description: string;
  /** Headings of the two groups of fields. */
  money: string;
  time: string;
  fields: Readonly<Record<Field, { label: string; hint: string }>>;
  days: string;
  problems: Readonly<Record<"amount" | "income" | "share" | "days" | "noDays" | "incomplete", string>>;
  result: string;
  billableDays: string;
  revenue: string;
  dayRate: string;
  hourlyRate: string;
  profit: (profit: string, provision: string) => string;
  discount: (amount: string, days: string) => string;
  assumptions: string;
  reset: string;
}

interface Pieces<Id extends string> {
  pieces: Readonly<Record<Id, HandbookPieceTexts>>;
}

/** Pieces on money, with the texts of the calculator of "day-rate". */
export interface HandbookMoneyTexts extends Pieces<"day-rate" | "negotiation" | "utilization" | "payment"> {
  calculator: CalculatorTexts<"income" | "costs" | "provision" | "daysOff" | "sickDays" | "otherDays">;
}

export type HandbookSalesTexts = Pieces<"objections" | "profile" | "reference">;

export type HandbookWorkTexts = Pieces<"contract" | "status" | "kickoff">;
