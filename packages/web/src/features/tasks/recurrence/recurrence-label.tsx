import type { Recurrence } from "@linkedpotential/contract/tasks/recurrence-rule";
import { Repeat } from "lucide-react";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { ruleText } from "./rule-text.ts";

/** Shows the rule of a recurring task in its row. */
export function RecurrenceLabel({ rule }: { rule: Recurrence }) {
  const texts = useTexts("recurrence");
  const text = ruleText(rule, texts.rule, useLanguage());
  return (
    <span title={texts.repeats(text)} className="inline-flex items-start gap-1">
      <Repeat size={12} aria-hidden className="mt-0.5 shrink-0" />
      {text}
    </span>
  );
}
