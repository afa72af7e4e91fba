/**
 * The shapes of the guides' texts: one file per journey and language, as areas of the catalogue. What is the same in
 * every language (order, icons, durations, colours, which template stands where) is the feature's, not the text's.
 * A text may hold placeholders of saved templates, `{{vorname}}`.
 */

/** A group of tips of a step (GUIDE-22). */
export interface TipGroup {
  title: string;
  points: readonly string[];
  /** Shown on demand: how it looks in real life (COLD-13). */
  example?: string;
}

/** A message to copy or to take over as a template of one's own. */
export interface SampleMessage {
  title: string;
  text: string;
}

/** How a message or a proposal is built, part by part, and what it looks like then. */
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

/** Beside a step; `prompt` is a text for a language model, to copy. */
export interface SideCard {
  title: string;
  text: string;
  points?: readonly string[];
  prompt?: string;
}

export interface StepTexts {
  /** In the step bar: 26 characters at most. */
  title: string;
  /** GUIDE-21. */
  content: { title: string; description: string; tips: readonly TipGroup[] };
  guide?: MessageGuide;
  checklist?: Checklist;
  sideCard?: SideCard;
  /** Above the templates of the step: what they are for, and where they prepare the next step, that (D44). */
  templateNote?: string;
}

export interface JourneyTexts<StepId extends string> {
  description: string;
  steps: Readonly<Record<StepId, StepTexts>>;
}

/** A section of a guide through a conversation (INTV-02); its duration is the feature's. */
export interface ConversationSection {
  title: string;
  points: readonly string[];
}

export interface PostTypeTexts {
  title: string;
  description: string;
  /** What to publish it with (BRAND-13). */
  medium: string;
  /** What the drawn sample picture shows, for those who do not see it. */
  picture: string;
  posts: readonly {
    id: string;
    title: string;
    description: string;
    /** Numbered as they stand; joined by an empty line they are the post. */
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
  /** The course of the conversation, in order. */
  sections: readonly ConversationSection[];
  questions: readonly TipGroup[];
  /** Before and after. */
  checklists: readonly Checklist[];
  /** The message afterwards. */
  guide: MessageGuide;
}

export type HotJourneyTexts = JourneyTexts<"find" | "apply" | "prepare" | "interview" | "strategy" | "offer"> & {
  /** The guide through the first conversation, six sections. */
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
