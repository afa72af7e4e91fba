import { countCharacters } from "@linkedpotential/contract/characters";
import { useRef, useState } from "react";
import { useToday } from "../../../lib/use-today.ts";
import { useFieldText } from "../../../texts/field-texts.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/form.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { learningMax, type Topic, withDraft, withLearning } from "./book.ts";
import type { useLearnings } from "./use-learnings.ts";

interface LearningFormProps {
  topic: Topic;
  draft: string;
  change: ReturnType<typeof useLearnings>["change"];
}

export function LearningForm({ topic, draft, change }: LearningFormProps) {
  const { learnings: texts } = useTexts("business");
  const today = useToday();
  const fieldText = useFieldText();
  const [problem, setProblem] = useState<string>();
  const formRef = useRef<HTMLFormElement>(null);
  const submit = () => {
    const text = draft.trim();
    const tooLong = countCharacters(text) > learningMax && fieldText({ key: "tooLong", params: { max: learningMax } });
    const nextProblem = text === "" ? texts.missing : tooLong || undefined;
    setProblem(nextProblem);
    if (nextProblem) return formRef.current?.querySelector("textarea")?.focus();
    const learning = { id: crypto.randomUUID(), topic, date: today, text };
    change((book) => withDraft(withLearning(book, learning), topic, ""));
  };
  return (
    <Form form={{ submit, formRef }} className="flex flex-col items-start gap-3">
      <TextArea
        label={texts.topics[topic].question}
        placeholder={texts.topics[topic].example}
        value={draft}
        onChange={(text) => {
          setProblem(undefined);
          change((book) => withDraft(book, topic, text));
        }}
        maxLength={learningMax}
        counterMax={learningMax}
        errorMessage={problem}
        className="w-full"
      />
      <Button type="submit">{texts.add}</Button>
    </Form>
  );
}
