import { ArrowLeft } from "lucide-react";
import { useEffect } from "react";
import { Link, useNavigate } from "react-router-dom";
import { AdminScreen } from "../../features/admin/admin-screen.tsx";
import { useDocumentTitle } from "../../lib/document-title.ts";
import { dashboardPath, homePath } from "../../lib/paths.ts";
import { useUser } from "../../lib/session.ts";
import { useTexts } from "../../texts/texts.ts";
import { Brand } from "../../ui/brand.tsx";
import { LanguageMenu } from "../dashboard/language-menu.tsx";
import { OfflineBar } from "../dashboard/offline-bar.tsx";
import { ProfileMenu } from "../dashboard/profile-menu.tsx";
import { contentId, SkipLink } from "../dashboard/skip-link.tsx";
import { useAccountRefresh } from "../dashboard/use-account-refresh.ts";

/** For admins; everybody else is led home (D7). */
export function AdminPage() {
  const texts = useTexts("admin");
  const user = useUser();
  const navigate = useNavigate();
  useDocumentTitle(texts.title);
  useAccountRefresh();
  const home = homePath(user);
  useEffect(() => {
    if (!user.isAdmin) navigate(home, { replace: true });
  }, [user.isAdmin, home, navigate]);
  if (!user.isAdmin) return null;
  return (
    <div className="min-h-dvh bg-canvas">
      <SkipLink />
      <header className="sticky top-0 z-20 flex h-14 items-center gap-1 border-line border-b bg-surface pr-2 pl-4 md:pr-4 lg:pl-5">
        <Link to={home} aria-label={texts.home} className="flex rounded-md">
          <Brand isCompact />
        </Link>
        <span className="ml-1 rounded-md bg-sunken px-2 py-0.5 font-medium text-ink-muted text-xs">{texts.area}</span>
        <div className="flex-1" />
        <LanguageMenu />
        <ProfileMenu user={user} />
      </header>
      <main id={contentId} tabIndex={-1} className="outline-none">
        <OfflineBar />
        <div className="mx-auto flex max-w-6xl flex-col gap-4 px-4 pt-4 pb-16 md:px-6 lg:px-8">
          <div>
            <Link to={home} className="inline-flex items-center gap-1.5 text-ink-muted text-sm hover:text-ink">
              <ArrowLeft size={16} aria-hidden />
              {texts.toDashboard}
            </Link>
            <h1 className="mt-2 font-semibold text-xl">{texts.title}</h1>
          </div>
          <AdminScreen eventsPath={`${dashboardPath(user.workspace)}?section=trainings2`} />
        </div>
      </main>
    </div>
  );
}
