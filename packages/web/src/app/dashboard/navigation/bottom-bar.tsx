import { Ellipsis } from "lucide-react";
import { useTexts } from "../../../texts/texts.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { LazyMenu } from "../../../ui/lazy-menu.tsx";
import { sectionsAt } from "../sections.ts";
import { useSection } from "../use-section.tsx";
import { SectionIcon } from "./section-icon.tsx";
import { SectionLink } from "./section-link.tsx";

const entries = sectionsAt("bar");
const others = sectionsAt("more", "account");
const shape =
  "flex min-h-14 w-full min-w-0 flex-col items-center justify-center gap-1 text-[0.6875rem] leading-none tracking-tight whitespace-nowrap text-ink-muted max-[21rem]:text-[0.625rem] @max-[18rem]:min-h-[48px] " +
  "aria-[current]:font-medium aria-[current]:text-accent-text";
/**
 * Classes that hide the labels when large text leaves room for the icons only. The labels remain as accessible names.
 */
const labelIfItFits = "@max-[18rem]:sr-only";

export function BottomBar() {
  const location = useSection();
  const texts = useTexts("dashboard");
  const names: Record<string, string> = { ...texts.sections, ...texts.shortSections };
  const isOther = others.includes(location.section);
  return (
    <nav
      aria-label={texts.navigation}
      className="@container fixed inset-x-0 bottom-0 z-30 border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      <ul className="grid grid-cols-6">
        {entries.map((section) => (
          <li key={section} className="min-w-0">
            <SectionLink section={section} isCurrent={location.section === section} className={shape}>
              <SectionIcon section={section} size={20} />
              <span className={labelIfItFits}>{names[section]}</span>
            </SectionLink>
          </li>
        ))}
        <li className="min-w-0">
          <LazyMenu
            placement="top end"
            trigger={
              <IconButton
                label={texts.more}
                className="size-full! min-h-14 rounded-none! @max-[18rem]:min-h-[48px]"
                icon={
                  <span className={`flex flex-col items-center gap-1 ${isOther ? "font-medium text-accent-text" : ""}`}>
                    <Ellipsis size={20} aria-hidden />
                    <span className={`text-[0.6875rem] leading-none tracking-tight ${labelIfItFits}`}>
                      {texts.more}
                    </span>
                  </span>
                }
              />
            }
            actions={others.map((section) => ({
              id: section,
              label: texts.sections[section],
              icon: <SectionIcon section={section} />,
              onAction: () => location.openSection(section),
            }))}
          />
        </li>
      </ul>
    </nav>
  );
}
