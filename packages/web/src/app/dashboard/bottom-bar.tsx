import { Ellipsis } from "lucide-react";
import { useTexts } from "../../texts/texts.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { LazyMenu } from "../../ui/lazy-menu.tsx";
import { SectionIcon } from "./section-icons.tsx";
import { SectionLink } from "./section-link.tsx";
import type { Place } from "./use-section.ts";

const entries = ["dashboard", "leads", "templates", "trainings", "trainings2"] as const;
const others = ["community", "kpis", "billing"] as const;
const shape =
  "flex min-h-14 w-full min-w-0 flex-col items-center justify-center gap-1 text-[0.6875rem] leading-none tracking-tight text-ink-muted " +
  "aria-[current]:font-medium aria-[current]:text-accent-text";

/** The navigation of phones: the five most used sections, the others behind "more". */
export function BottomBar({ place }: { place: Place }) {
  const texts = useTexts("dashboard");
  const names: Record<string, string> = { ...texts.sections, ...texts.shortSections };
  const isOther = others.some((section) => section === place.section);
  return (
    <nav
      aria-label={texts.navigation}
      className="fixed inset-x-0 bottom-0 z-30 border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="grid grid-cols-6">
        {entries.map((section) => (
          <li key={section} className="min-w-0">
            <SectionLink section={section} isCurrent={place.section === section} className={shape}>
              <SectionIcon section={section} size={20} />
              <span>{names[section]}</span>
            </SectionLink>
          </li>
        ))}
        <li className="min-w-0">
          <LazyMenu
            placement="top end"
            trigger={
              <IconButton
                label={texts.more}
                className="size-full! min-h-14 rounded-none!"
                icon={
                  <span className={`flex flex-col items-center gap-1 ${isOther ? "font-medium text-accent-text" : ""}`}>
                    <Ellipsis size={20} aria-hidden />
                    <span className="text-[0.6875rem] leading-none tracking-tight">{texts.more}</span>
                  </span>
                }
              />
            }
            actions={others.map((section) => ({
              id: section,
              label: texts.sections[section],
              icon: <SectionIcon section={section} />,
              onAction: () => place.go(section),
            }))}
          />
        </li>
      </ul>
    </nav>
  );
}
