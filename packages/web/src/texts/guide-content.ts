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
  text: string;
}

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
    sections: readonly { title: string; text: string }[];
  }[];
}

export interface StrategyTexts {
  title: string;
  subtitle: string;
  description: string;
  medium: string;
  templates: readonly { id: string; title: string; timing: string; content: string }[];
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
