import { type Topic, topics } from "@linkedpotential/contract/business/company/topics";
import { useState } from "react";
import { LoadingRows } from "../../../parts/cards/loading-rows.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { Card } from "../../../ui/card.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { LearningForm } from "./learning-form.tsx";
import { LearningList } from "./learning-list.tsx";
import { useBrowserLearnings, useLearnings } from "./use-learnings.ts";

export function LearningsCard() {
  const { learnings: texts } = useTexts("business");
  return (
    <Card title={texts.title} load={{ skeleton: <LoadingRows />, failed: texts.loadFailed, look: "compact" }}>
      <p className="text-ink-muted text-sm">{texts.lead}</p>
      <TopicTabs />
    </Card>
  );
}

function TopicTabs() {
  const { learnings: texts } = useTexts("business");
  const all = useLearnings();
  const { value, isStored, change } = useBrowserLearnings();
  const [topic, setTopic] = useState<Topic>("worked");
  return (
    <>
      {!isStored && (
        <p role="alert" className="mt-3 rounded-md bg-danger-soft px-3 py-2.5 text-danger-text text-sm">
          {texts.notStored}
        </p>
      )}
      <Tabs
        isDense
        className="mt-3"
        label={texts.title}
        value={topic}
        onChange={setTopic}
        tabs={topics.map((id) => {
          const learnings = all.filter((learning) => learning.topic === id);
          return {
            id,
            label:
              learnings.length > 0 ? texts.counted(texts.topics[id].title, learnings.length) : texts.topics[id].title,
            content: (
              <div className="flex flex-col gap-5">
                <LearningForm topic={id} draft={value.drafts[id]} change={change} />
                <h3 className="hidden font-medium text-sm print:block">{texts.topics[id].title}</h3>
                <LearningList learnings={learnings} />
              </div>
            ),
          };
        })}
      />
    </>
  );
}
