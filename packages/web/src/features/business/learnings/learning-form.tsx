import { learningMax } from "@linkedpotential/contract/business/company/limits";
import type { Topic } from "@linkedpotential/contract/business/company/topics";
import { countCharacters } from "@linkedpotential/contract/characters";
import { useRef, useState } from "react";
import { useToday } from "../../../lib/use-today.ts";
import { useFieldText } from "../../../texts/field-texts.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/form.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { withDraft } from "./book.ts";
import { type useBrowserLearnings, useSaveLearning } from "./use-learnings.ts";

const newId = () => crypto.randomUUID();

interface LearningFormProps {
  topic: Topic;
  draft: string;
  change: ReturnType<typeof useBrowserLearnings>["change"];
}

export function LearningForm({ topic, draft, change }: LearningFormProps) {
  const { learnings: texts } = useTexts("business");
  const today = useToday();
  const fieldText = useFieldText();
  const [problem, setProblem] = useState<string>();
  const formRef = useRef<HTMLFormElement>(null);
  const save = useSaveLearning();
  // The same id for each attempt, so that pressing twice, or again after a lost answer, stores one learning.
  const [id, setId] = useState(newId);
  const submit = async () => {
    const text = draft.trim();
    const tooLong = countCharacters(text) > learningMax && fieldText({ key: "tooLong", params: { max: learningMax } });
    const nextProblem = text === "" ? texts.missing : tooLong || undefined;
    setProblem(nextProblem);
    if (save.isPending) return;
    if (nextProblem) return formRef.current?.querySelector("textarea")?.focus();
    // Keep the text in the field until the server has stored it. A failure is shown as a toast.
    const isSaved = await save.runAsync({ id, topic, date: today, text }).then(
      () => true,
      () => false,
    );
    if (!isSaved) return;
    setId(newId);
    change((book) => (book.drafts[topic] === draft ? withDraft(book, topic, "") : book));
  };
  return (
    <Form form={{ submit: () => void submit(), formRef }} className="flex flex-col items-start gap-3 print:hidden">
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
      <Button type="submit" isPending={save.isPending}>
        {texts.add}
      </Button>
    </Form>
  );
}
