import { useTexts } from "../../../texts/texts.ts";
import { guideCategories } from "../section-address.ts";
import { type Section, sectionsAt } from "../sections.ts";
import { useSection } from "../use-section.tsx";
import { SectionIcon } from "./section-icon.tsx";
import { SectionLink } from "./section-link.tsx";

const entries = sectionsAt("bar", "more");

const entryClass =
  "group flex min-h-8 items-center gap-2.5 rounded-md px-2 text-sm text-ink-muted transition-colors hover:bg-hover hover:text-ink " +
  "aria-[current]:bg-accent-soft aria-[current]:font-medium aria-[current]:text-accent-text pointer-coarse:min-h-10 " +
  "max-lg:size-10 max-lg:justify-center max-lg:px-0 forced-colors:aria-[current]:underline";

export function SideNavigation() {
  const texts = useTexts("dashboard");
  return (
    <nav
      aria-label={texts.navigation}
      className="sticky top-14 hidden h-[calc(100dvh-3.5rem)] w-14 shrink-0 overflow-y-auto border-line border-r px-2 py-4 md:block lg:w-58 lg:px-3 print:hidden"
    >
      <ul className="flex flex-col gap-0.5">
        {entries.map((section) => (
          <li key={section}>
            <Entry section={section} />
            {section === "templates" && <GuideEntries />}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Entry({ section }: { section: Section }) {
  const location = useSection();
  const { sections } = useTexts("dashboard");
  return (
    <SectionLink
      section={section}
      isCurrent={location.section === section}
      label={sections[section]}
      className={entryClass}
    >
      <SectionIcon section={section} />
      <span className="max-lg:sr-only">{sections[section]}</span>
    </SectionLink>
  );
}

function GuideEntries() {
  const location = useSection();
  const { guideCategories: names } = useTexts("dashboard");
  return (
    <ul className="my-0.5 ml-[0.9375rem] hidden flex-col gap-0.5 border-line border-l pl-2.5 lg:flex">
      {guideCategories.map((category) => {
        const isCurrent = location.section === "templates" && location.guideCategory === category;
        return (
          <li key={category}>
            <SectionLink
              section="templates"
              details={{ category }}
              isCurrent={isCurrent}
              className="flex min-h-7 items-center rounded-md px-2 text-ink-subtle text-sm transition-colors hover:bg-hover hover:text-ink aria-[current]:font-medium aria-[current]:text-accent-text pointer-coarse:min-h-10"
            >
              {names[category]}
            </SectionLink>
          </li>
        );
      })}
    </ul>
  );
}
