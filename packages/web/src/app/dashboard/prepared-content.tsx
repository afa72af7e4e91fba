import { isPrepared, PreparationSection } from "../../features/preparation/preparation-section.tsx";
import { useTexts } from "../../texts/texts.ts";
import { buttonClass } from "../../ui/button-style.ts";
import { usePlace } from "./place.tsx";
import { SectionIcon } from "./section-icon.tsx";
import { SectionLink } from "./section-link.tsx";

export function PreparedContent() {
  const { section } = usePlace();
  const { sections } = useTexts("dashboard");
  const texts = useTexts("preparation");
  if (!isPrepared(section, texts)) return null;
  return (
    <PreparationSection
      section={section}
      title={sections[section]}
      icon={<SectionIcon section={section} size={20} />}
      action={
        <SectionLink section="leads" className={buttonClass("secondary", "sm")}>
          {texts.toLeads}
        </SectionLink>
      }
    />
  );
}
