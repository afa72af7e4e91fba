import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useUser } from "../../lib/session/session.ts";
import { Brand } from "../../ui/brand.tsx";
import { CrashBoundary } from "../../ui/crash-boundary.tsx";
import { Bar } from "./bar.tsx";
import { LanguageMenu } from "./language-menu.tsx";
import { OfflineBar } from "./offline-bar.tsx";
import { ProfileDialogs } from "./profile-dialogs.tsx";
import { ProfileMenu } from "./profile-menu.tsx";
import { contentId, SkipLink } from "./skip-link.tsx";

interface BarPageProps {
  texts: { area: string; home: string };
  home: string;
  bell?: ReactNode;
  children: ReactNode;
}

export function BarPage({ texts, home, bell, children }: BarPageProps) {
  const user = useUser();
  return (
    <ProfileDialogs>
      <div className="min-h-dvh bg-canvas">
        <SkipLink />
        <Bar>
          <Link to={home} aria-label={texts.home} className="flex rounded-md">
            <Brand isCompact />
          </Link>
          <span className="ml-1 rounded-md bg-sunken px-2 py-0.5 font-medium text-ink-muted text-xs @max-[14rem]:hidden">
            {texts.area}
          </span>
          <div className="flex-1" />
          <LanguageMenu />
          {bell}
          <ProfileMenu user={user} />
        </Bar>
        <main id={contentId} tabIndex={-1} className="outline-none">
          <OfflineBar />
          <div className="mx-auto max-w-6xl px-4 pt-4 pb-16 md:px-6 lg:px-8">
            <CrashBoundary place="section">{children}</CrashBoundary>
          </div>
        </main>
      </div>
    </ProfileDialogs>
  );
}
