import { MyTemplates } from "../../../features/guides/my-templates.tsx";
import { PreparationSection } from "../../../features/preparation/preparation-section.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { buttonClass } from "../../../ui/button-style.ts";
import { usePlace } from "../place.tsx";
import { type GuideCategory, guideCategories } from "../section-address.ts";
import { SectionIcon } from "../section-icon.tsx";
import { SectionLink } from "../section-link.tsx";
import { usePostTask } from "./use-post-task.ts";

/** What a person writes of their own, above the guides that are yet to come. */
export function GuidesSection() {
  const { guideCategory } = usePlace();
  const { sections } = useTexts("dashboard");
  const texts = useTexts("preparation");
  const createPostTask = usePostTask();
  const target = guideCategory === "personal-branding" ? "dashboard" : "leads";
  return (
    <PreparationSection
      section={guideCategory}
      title={sections.templates}
      icon={<SectionIcon section="templates" size={20} />}
      tabs={
        <>
          <GuideTabs current={guideCategory} />
          {guideCategory !== "meetings" && <MyTemplates category={guideCategory} createPostTask={createPostTask} />}
        </>
      }
      action={
        <SectionLink section={target} className={buttonClass("secondary", "sm")}>
          {target === "leads" ? texts.toLeads : texts.toTasks}
        </SectionLink>
      }
    />
  );
}

function GuideTabs({ current }: { current: GuideCategory }) {
  const texts = useTexts("dashboard");
  return (
    <nav aria-label={texts.guideTabs} className="flex gap-5 overflow-x-auto border-line border-b px-0.5">
      {guideCategories.map((category) => (
        <SectionLink
          key={category}
          section="templates"
          details={{ category }}
          isCurrent={category === current}
          className="-mb-px flex min-h-9 shrink-0 items-center border-transparent border-b-2 text-ink-muted text-sm transition-colors hover:text-ink aria-[current]:border-accent aria-[current]:font-medium aria-[current]:text-ink pointer-coarse:min-h-11"
        >
          {texts.guideCategories[category]}
        </SectionLink>
      ))}
    </nav>
  );
}
