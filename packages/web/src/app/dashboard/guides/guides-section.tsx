import { GuidesScreen } from "../../../features/guides/guides-screen.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { SectionLink } from "../navigation/section-link.tsx";
import { guideCategories } from "../section-address.ts";
import { useSection } from "../use-section.tsx";
import { usePostTask } from "./use-post-task.ts";

export function GuidesSection() {
  const { guideCategory } = useSection();
  const createPostTask = usePostTask();
  return (
    <GuidesScreen
      category={guideCategory}
      navigation={<GuideLinks current={guideCategory} />}
      createPostTask={createPostTask}
    />
  );
}

/** Ref callback. On phones the links are wider than the screen, so the current one may be out of sight. */
function scrollToCurrent(nav: HTMLElement | null): void {
  const current = nav?.querySelector("[aria-current]");
  if (nav && current) nav.scrollLeft += current.getBoundingClientRect().left - nav.getBoundingClientRect().left - 32;
}

function GuideLinks({ current }: { current: string }) {
  const texts = useTexts("dashboard");
  return (
    <nav
      ref={scrollToCurrent}
      aria-label={texts.guideTabs}
      className="fade-edges flex gap-1.5 overflow-x-auto lg:hidden"
    >
      {guideCategories.map((category) => (
        <SectionLink
          key={category}
          section="templates"
          details={{ category }}
          isCurrent={category === current}
          className="flex min-h-8 shrink-0 items-center rounded-full px-3 text-ink-muted text-sm ring-1 ring-line ring-inset transition-colors hover:text-ink aria-[current]:bg-accent-soft aria-[current]:font-medium aria-[current]:text-accent-text aria-[current]:ring-transparent pointer-coarse:min-h-10"
        >
          {texts.guideCategories[category]}
        </SectionLink>
      ))}
    </nav>
  );
}
