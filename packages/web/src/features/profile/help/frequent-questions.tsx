import { ChevronDown } from "lucide-react";
import { useTexts } from "../../../texts/texts.ts";

export function FrequentQuestions() {
  const { help } = useTexts("profile");
  return (
    <section>
      <h3 className="font-semibold text-base">{help.faq}</h3>
      <div className="mt-2 divide-y divide-line border-line border-y">
        {help.questions.map(({ question, answer }) => (
          <details key={question} className="group/question">
            <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 rounded-sm py-2.5 font-medium text-sm hover:text-accent-text [&::-webkit-details-marker]:hidden">
              <span className="min-w-0 flex-1">{question}</span>
              <ChevronDown
                size={16}
                aria-hidden
                className="shrink-0 text-ink-subtle transition-transform group-open/question:rotate-180"
              />
            </summary>
            <p className="pr-7 pb-4 text-ink-muted text-sm">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
