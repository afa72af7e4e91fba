import { placeOf } from "@linkedpotential/contract/notifications/place-of";
import { useSession } from "../../lib/session/session.ts";
import { useTexts } from "../../texts/texts.ts";
import { Brand } from "../../ui/brand.tsx";
import { buttonClass } from "../../ui/button-style.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Bar } from "../bar/bar.tsx";
import { LanguageMenu } from "../bar/language-menu.tsx";
import { NotificationBell } from "../bar/notification-bell.tsx";
import { ProfileMenu } from "../bar/profile-menu.tsx";
import { SectionIcon } from "./navigation/section-icon.tsx";
import { SectionLink } from "./navigation/section-link.tsx";
import { PaletteButton } from "./palette/palette-button.tsx";
import { useSection } from "./use-section.tsx";

export function TopBar() {
  const location = useSection();
  const texts = useTexts("dashboard");
  const { user } = useSession();
  return (
    <Bar>
      <SectionLink section="dashboard" label={texts.home} className="flex rounded-md">
        <Brand isCompact />
      </SectionLink>
      <div className="flex-1" />
      <SectionLink
        section="dashboard"
        isCurrent={location.section === "dashboard"}
        className={buttonClass("quiet", "md", "max-md:hidden aria-[current]:text-ink")}
      >
        <SectionIcon section="dashboard" />
        {texts.sections.dashboard}
      </SectionLink>
      <PaletteButton />
      <LanguageMenu />
      <NotificationBell
        onOpen={(notification) => {
          const { section, details } = placeOf(notification);
          location.openSection(section, details);
        }}
      />
      {user ? (
        <ProfileMenu user={user} onBilling={() => location.openSection("billing")} />
      ) : (
        <Skeleton className="mx-1 size-7 rounded-full" />
      )}
    </Bar>
  );
}
