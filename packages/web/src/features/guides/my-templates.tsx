import { choiceParameter, useListState } from "../../lib/use-list-state.ts";
import { TemplateEditor } from "../../parts/templates/template-editor.tsx";
import { useTexts } from "../../texts/texts.ts";
import { Tabs } from "../../ui/tabs.tsx";
import { type Journey, journeys, journeyTemplates, type PostType, postTypes } from "./named-templates.ts";

interface MyTemplatesProps {
  category: "engagement" | "personal-branding";
  createPostTask: (title: string) => void;
}

export function MyTemplates({ category, createPostTask }: MyTemplatesProps) {
  const { mine } = useTexts("guides");
  return (
    <section className="flex flex-col gap-4">
      <header>
        <h2 className="font-semibold text-base">{mine.title}</h2>
        <p className="mt-1 max-w-prose text-ink-muted text-sm">{mine.description[category]}</p>
      </header>
      {category === "engagement" ? <JourneyTemplates /> : <OwnPosts createPostTask={createPostTask} />}
    </section>
  );
}

const address = {
  journey: choiceParameter<Journey>(journeys, "hot"),
  post: choiceParameter<PostType>(postTypes, "willkommen"),
};

function JourneyTemplates() {
  const texts = useTexts("guides");
  const [{ journey }, set] = useListState(address);
  const tabs = journeys.map((id) => ({
    id,
    label: texts.journeys[id],
    content: (
      <div className="flex flex-col gap-4">
        {journeyTemplates[id].map(({ templateKey, channel }) => (
          <TemplateEditor
            key={templateKey}
            namespace={id}
            templateKey={templateKey}
            title={texts.templates[templateKey]}
            channel={channel}
          />
        ))}
      </div>
    ),
  }));
  return <Tabs label={texts.journeyTabs} tabs={tabs} value={journey} onChange={(next) => set({ journey: next })} />;
}

function OwnPosts({ createPostTask }: Pick<MyTemplatesProps, "createPostTask">) {
  const texts = useTexts("guides");
  const [{ post }, set] = useListState(address);
  const tabs = postTypes.map((id) => ({
    id,
    label: texts.postTypes[id],
    content: (
      <TemplateEditor
        key={id}
        namespace="personal-branding"
        templateKey={id}
        title={texts.ownPosts}
        channel="post"
        createTask={createPostTask}
      />
    ),
  }));
  return <Tabs label={texts.postTabs} tabs={tabs} value={post} onChange={(next) => set({ post: next })} />;
}
